"""What Telegram tells the bot, as far as the bot listens; everything else in an update is passed over."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from adapters.delivery.platform import Sent
from adapters.telegram.album import PICTURE, WORDS
from adapters.telegram.chats import Chat, ephemeral_ref


class User(msgspec.Struct):
    """An account."""

    id: int
    is_bot: bool
    first_name: str = ""
    last_name: str = ""
    username: str = ""
    language_code: str | None = None

    @property
    def name(self) -> str:
        """What the account calls itself."""
        return f"{self.first_name} {self.last_name}".strip() or self.username


class Room(msgspec.Struct):
    """A private chat, group or supergroup."""

    id: int
    type: str
    title: str = ""

    @property
    def is_private(self) -> bool:
        """Whether this is one person's chat with the bot."""
        return self.type == "private"


class Entity(msgspec.Struct):
    """A part of a text that means something to Telegram; counted in UTF-16 units."""

    type: str
    offset: int
    length: int
    url: str = ""  # of words that are a link


class KeyboardButton(msgspec.Struct):
    """A button under a message."""

    text: str = ""
    callback_data: str = ""


class Keyboard(msgspec.Struct):
    """The buttons under a message."""

    inline_keyboard: list[list[KeyboardButton]] = []


class File(msgspec.Struct):
    """A picture in a message, of which only that it is there matters."""

    file_id: str = ""


class Message(msgspec.Struct):
    """Something written in a chat, by a person or by the bot, or something that happened to the chat."""

    message_id: int
    chat: Room
    date: int = 0
    sender: User | None = msgspec.field(name="from", default=None)
    sender_chat: Room | None = None  # in whose name it was written, if not in the sender's own
    via_bot: User | None = None  # that offered it where somebody typed the bot's name
    forward_origin: dict[str, Any] | None = None
    text: str = ""
    entities: list[Entity] = []
    reply_to_message: Message | None = None
    message_thread_id: int | None = None
    is_topic_message: bool = False
    reply_markup: Keyboard | None = None
    photo: list[File] = []
    animation: File | None = None
    ephemeral_message_id: int | None = None
    migrate_to_chat_id: int | None = None
    migrate_from_chat_id: int | None = None

    @property
    def place(self) -> Chat:
        """Where it stands; outside of forums a thread is only a chain of replies."""
        return Chat(self.chat.id, self.message_thread_id if self.is_topic_message else None)

    @property
    def is_anonymous(self) -> bool:
        """Whether an administrator wrote it in the name of the group, so that nobody knows which of them."""
        return self.sender_chat is not None and self.sender_chat.id == self.chat.id

    @property
    def sent(self) -> Sent:
        """The message as the platform finds it again, if it is one of the bot's."""
        if self.ephemeral_message_id is not None:
            return Sent(ephemeral_ref(self.chat.id, self.ephemeral_message_id), WORDS)
        has_picture = self.photo or self.animation is not None
        return Sent(str(self.message_id), PICTURE if has_picture else WORDS if self.is_accessible else "")

    @property
    def is_own(self) -> bool:
        """Whether one person alone sees it."""
        return self.chat.is_private or self.ephemeral_message_id is not None

    def label_of(self, code: str) -> str:
        """What stands on the button that has a code."""
        rows = self.reply_markup.inline_keyboard if self.reply_markup is not None else []
        return next((button.text for row in rows for button in row if button.callback_data == code), "")

    @property
    def is_accessible(self) -> bool:
        """Whether Telegram still tells what it shows; of very old ones only chat and number are left."""
        return self.date != 0 or self.ephemeral_message_id is not None


class Query(msgspec.Struct):
    """A press."""

    id: str
    sender: User = msgspec.field(name="from")
    data: str = ""
    message: Message | None = None


class InlineQuery(msgspec.Struct):
    """Somebody types the bot's name, in whatever chat: Telegram does not tell which."""

    id: str
    sender: User = msgspec.field(name="from")
    query: str = ""


class Member(msgspec.Struct):
    """What somebody is in a chat."""

    status: str


class MemberChange(msgspec.Struct):
    """The bot was let in, thrown out, blocked or unblocked."""

    chat: Room
    sender: User = msgspec.field(name="from")
    old_chat_member: Member
    new_chat_member: Member

    @property
    def is_new(self) -> bool:
        """Whether the bot was not there before."""
        return self.old_chat_member.status in ("left", "kicked")

    @property
    def is_in(self) -> bool:
        """Whether the bot can be heard there from now on."""
        return self.new_chat_member.status not in ("left", "kicked")


class Update(msgspec.Struct):
    """One thing that happened."""

    update_id: int
    message: Message | None = None
    callback_query: Query | None = None
    inline_query: InlineQuery | None = None
    my_chat_member: MemberChange | None = None

    @property
    def lane(self) -> int:
        """Within which chat order matters."""
        if self.callback_query is not None:
            pressed = self.callback_query.message
            return pressed.chat.id if pressed is not None else self.callback_query.sender.id
        if self.inline_query is not None:
            return self.inline_query.sender.id
        if self.message is not None:
            return self.message.chat.id
        return self.my_chat_member.chat.id if self.my_chat_member is not None else 0


_decode = msgspec.json.Decoder(Update).decode


Take = Callable[[Update], Awaitable[None]]  # deals with an update


def read_update(given: bytes | Any) -> Update:
    """An update from the bytes of a webhook's body or the values of a poll; ValidationError if it is none."""
    return _decode(given) if isinstance(given, bytes) else msgspec.convert(given, Update)
