"""Private chats, groups, supergroups and their topics: who is in them, what was said, what the bot may do."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from .errors import bad_request, forbidden
from .messages import Content, How, Message, Shown
from .wire import Wire, chat_member_updated_wire, message_wire, user_wire

if TYPE_CHECKING:
    from .people import Bot, Person
    from .stand_in import StandIn

ChatKind = Literal["private", "group", "supergroup"]
BotStatus = Literal["member", "administrator", "left", "kicked"]


@dataclass(eq=False)
class Topic:
    """A topic of a forum; the General topic is no Topic but None."""

    id: int
    name: str
    is_closed: bool = False
    is_deleted: bool = False


class Chat(ABC):
    """What private chats and groups have in common."""

    kind: ChatKind
    is_forum = False

    def __init__(self, world: StandIn, chat_id: int) -> None:
        self.id = chat_id
        self.shown: list[Shown] = []
        self.pinned: list[int] = []
        self._world = world
        self._all: dict[int, Message] = {}
        # Every chat counts from elsewhere, so that a message looked for in the wrong chat is not found.
        self._next_id = 1 + 1000 * (len(world.chats) + 1)
        world.chats[chat_id] = self

    @property
    def messages(self) -> list[Message]:
        """Everything that still stands in the chat, oldest first."""
        return [message for message in self._all.values() if not message.is_deleted]

    @property
    def from_bot(self) -> list[Message]:
        """What the bot said and still stands."""
        return [message for message in self.messages if message.sender.is_bot]

    @property
    def last(self) -> Message:
        """The bot's newest message."""
        assert self.from_bot, f"the bot has said nothing in {self}"
        return self.from_bot[-1]

    def find(self, message_id: int) -> Message | None:
        """The message with this number, if it still stands."""
        message = self._all.get(message_id)
        return None if message is None or message.is_deleted else message

    def containing(self, words: str) -> list[Message]:
        """The bot's messages with these words in text or labels."""
        return [one for one in self.from_bot if words in one.text or any(words in label for label in one.labels)]

    def add(
        self, sender: Person | Bot, content: Content, topic: Topic | None = None, reply_to: Message | None = None
    ) -> Message:
        """Put a message into the chat and show it."""
        message = Message(self, self._next_id, self._world.clock.now(), sender, [content], topic, reply_to)
        self._next_id += 1
        self._all[message.id] = message
        self.show(message, "message")
        return message

    def show(self, message: Message, how: How) -> None:
        """Note what everybody in the chat sees now."""
        content = message.content
        shown = Shown(
            self._world.clock.now(),
            how,
            self,
            content.text,
            tuple(message.buttons),
            content.file,
            message,
            tuple(message.links),
        )
        (self.shown if message.receiver is None else message.receiver.shown_alone).append(shown)

    @abstractmethod
    def naming(self) -> Wire:
        """The fields that name the chat."""

    @abstractmethod
    def has(self, person: Person) -> bool:
        """Whether somebody is in the chat."""

    def ever_had(self, person: Person) -> bool:
        """Whether somebody is or was in the chat."""
        return self.has(person)

    @abstractmethod
    def check_reachable(self) -> None:
        """Fail as Telegram does where the bot cannot act."""


class PrivateChat(Chat):
    """The chat of one person with the bot."""

    kind: ChatKind = "private"

    def __init__(self, world: StandIn, person: Person) -> None:
        super().__init__(world, person.id)
        self.person = person

    def naming(self) -> Wire:
        person = self.person
        return {"first_name": person.first_name} | ({"username": person.username} if person.username else {})

    def has(self, person: Person) -> bool:
        return person is self.person

    def check_reachable(self) -> None:
        if self.person.has_blocked:
            raise forbidden("bot was blocked by the user")
        if not self.person.has_started:
            raise forbidden("bot can't initiate conversation with a user")

    def __repr__(self) -> str:
        return f"{self.person.first_name}'s private chat"


class Group(Chat):
    """A group or supergroup, perhaps a forum."""

    def __init__(
        self, world: StandIn, chat_id: int, title: str, kind: ChatKind, *, is_forum: bool = False
    ) -> None:
        super().__init__(world, chat_id)
        self.title = title
        self.kind = kind
        self.is_forum = is_forum
        self.members: dict[int, Person] = {}
        self.administrators: set[int] = set()
        self.muted: set[int] = set()
        self.bot_status: BotStatus = "member"
        self.bot_may_write = True
        self.bot_may_send_pictures = True
        self.bot_may_manage_topics = True  # as an administrator
        self.hides_members = False  # from everybody but administrators
        self.is_general_closed = False
        self.topics: dict[int, Topic] = {}
        self.migrated_to: Group | None = None
        self.ephemeral: dict[int, Message] = {}
        self._gone: set[int] = set()

    @property
    def has_bot(self) -> bool:
        """Whether the bot is in the group."""
        return self.bot_status in ("member", "administrator")

    @property
    def bot_manages_topics(self) -> bool:
        """Whether the bot is an administrator with that right."""
        return self.bot_status == "administrator" and self.bot_may_manage_topics

    def naming(self) -> Wire:
        return {"title": self.title}

    def has(self, person: Person) -> bool:
        return person.id in self.members

    def ever_had(self, person: Person) -> bool:
        return self.has(person) or person.id in self._gone

    def check_reachable(self) -> None:
        if self.migrated_to is not None:
            raise bad_request(
                "group chat was upgraded to a supergroup chat", migrate_to_chat_id=self.migrated_to.id
            )
        if self.bot_status == "kicked":
            raise forbidden(f"bot was kicked from the {self.kind} chat")
        if self.bot_status == "left":
            raise forbidden(f"bot is not a member of the {self.kind} chat")

    def check_writable(self, thread_id: int | None) -> Topic | None:
        """The topic to write into, None for General; fails where the bot may not write."""
        if not self.bot_may_write and self.bot_status != "administrator":
            raise bad_request("not enough rights to send text messages to the chat")
        topic = None if thread_id is None else self.topics.get(thread_id)
        if thread_id is not None and (topic is None or topic.is_deleted):
            raise bad_request("message thread not found")
        is_closed = topic.is_closed if topic is not None else self.is_general_closed
        if is_closed and not self.bot_manages_topics:
            raise bad_request("TOPIC_CLOSED")
        return topic

    def check_takes(self, kind: str) -> None:
        """Fail where the bot may write but not send a file of this kind."""
        if kind != "document" and not self.bot_may_send_pictures and self.bot_status != "administrator":
            raise bad_request(f"not enough rights to send {kind}s to the chat")

    # --- What people do to the group ---

    def topic(self, name: str) -> Topic:
        """Open a topic; the group becomes a forum."""
        assert self.kind == "supergroup", "only a supergroup has topics"
        self.is_forum = True
        topic = Topic(self._next_id, name)
        self._next_id += 1
        self.topics[topic.id] = topic
        return topic

    def join(self, *people: Person) -> None:
        """Let people come in; the bot is told."""
        for person in people:
            self.members[person.id] = person
            self._serve(person, {"new_chat_members": [user_wire(person)]})

    def leave(self, person: Person) -> None:
        """Let somebody go; the bot is told."""
        self.members.pop(person.id)
        self._gone.add(person.id)
        self._serve(person, {"left_chat_member": user_wire(person)})

    def promote_bot(self) -> None:
        """Make the bot administrator."""
        self._set_bot_status("administrator")

    def demote_bot(self) -> None:
        """Make the bot an ordinary member."""
        self._set_bot_status("member")

    def kick_bot(self) -> None:
        """Throw the bot out."""
        self._set_bot_status("kicked")

    def add_bot(self) -> None:
        """Take the bot in (again)."""
        self._set_bot_status("member")

    def leave_bot(self) -> None:
        """Note that the bot went by itself."""
        self._set_bot_status("left")

    def delete(self, message: Message) -> None:
        """Let an administrator remove a message; bots are not told."""
        message.is_deleted = True

    def migrate(self) -> Group:
        """Turn a group into a supergroup with another id; its messages cannot be reached any more."""
        assert self.kind == "group" and self.migrated_to is None, "only a group migrates, and once"
        heir = self._world.group(self.title, *self.members.values(), kind="supergroup")
        heir.administrators, heir.bot_status = set(self.administrators), self.bot_status
        by = self._somebody()
        self._serve(by, {"migrate_to_chat_id": heir.id})
        self.migrated_to = heir
        heir._serve(by, {"migrate_from_chat_id": self.id})
        return heir

    def _serve(self, by: Person, service: Wire) -> None:
        """Post a service message, which a bot in the group always gets."""
        message = self.add(by, Content(service=service))
        if self.has_bot:
            self._world.updates.add("message", message_wire(message, self._world), self.id)

    def _set_bot_status(self, new: BotStatus) -> None:
        old, self.bot_status = self.bot_status, new
        changed = chat_member_updated_wire(
            self, self._somebody(), self._world.bot, self._world.clock.now(), old, new
        )
        self._world.updates.add("my_chat_member", changed, self.id)

    def _somebody(self) -> Person:
        assert self.members, "a group has members"
        return next(iter(self.members.values()))

    def __repr__(self) -> str:
        return f"{self.kind} {self.title}"


def reachable(world: StandIn, chat_id: int | str) -> Chat:
    """The chat with this id, in which the bot can act."""
    chat = world.chats.get(chat_id) if isinstance(chat_id, int) else None
    if chat is None:
        raise bad_request("chat not found")
    chat.check_reachable()
    return chat


def writable(world: StandIn, chat_id: int | str, thread_id: int | None) -> tuple[Chat, Topic | None]:
    """The chat and topic to send something to."""
    chat = reachable(world, chat_id)
    if isinstance(chat, Group):
        return chat, chat.check_writable(thread_id)
    if thread_id is not None:
        raise bad_request("message thread not found")
    return chat, None


def found(chat: Chat, message_id: int, failure: str) -> Message:
    """A message of the chat, or the failure that says there is none."""
    message = chat.find(message_id)
    if message is None:
        raise bad_request(failure)
    return message
