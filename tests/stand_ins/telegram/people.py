"""The bot's account, and people: what they do in their apps and what they have seen there."""

from __future__ import annotations

import asyncio
import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple
from urllib.parse import parse_qs, urlsplit

from tests.stand_ins.awaiting import awaiting

from .chats import Chat, Group, PrivateChat, Topic
from .formatting import detected, plain
from .messages import Content, Message, Shown
from .wire import Wire, chat_member_updated_wire, chat_wire, message_wire, user_wire

if TYPE_CHECKING:
    from .inline import InlineAnswer, InlineResult
    from .stand_in import StandIn
    from .updates import Update

PAYLOAD = re.compile(r"[A-Za-z0-9_-]{1,64}")
PATIENCE_SECONDS = 300.0  # real ones: a guard against waiting for ever


class Answer(NamedTuple):
    """What a press brought: words over the chat, a window to close, a link that opens, or only silence."""

    text: str = ""
    is_alert: bool = False
    url: str | None = None


class Unanswered(AssertionError):  # noqa: N818 - named for what happened
    """The bot did not answer a press."""


@dataclass(eq=False)
class Query:
    """A press that waits for its answer."""

    id: str
    person: Person
    message: Message
    data: str
    time: float
    answer: asyncio.Future[Answer] = field(repr=False)


@dataclass(eq=False)
class Bot:
    """The bot's own account."""

    id: int
    username: str
    first_name: str
    language_code: str = ""
    is_bot = True


class Person:
    """A human account."""

    is_bot = False

    def __init__(
        self,
        world: StandIn,
        person_id: int,
        first_name: str,
        language_code: str,
        username: str,
        *,
        has_started: bool,
    ) -> None:
        self.id = person_id
        self.first_name = first_name
        self.language_code = language_code
        self.username = username
        self.has_started = has_started
        self.has_blocked = False
        self.receives_ephemeral = True  # False for somebody offline: accepted by the server, never shown
        self.shown_alone: list[Shown] = []  # alerts, toasts and ephemeral messages
        self._world = world
        self.private = PrivateChat(world, self)

    # --- What they do ---

    def say(
        self, chat: Chat, text: str, *, topic: Topic | None = None, reply_to: Message | None = None
    ) -> Message:
        """Write into a chat; in a group the bot hears of it as far as privacy mode lets it."""
        return self._send(chat, text, topic, reply_to)[0]

    async def command(
        self,
        text: str,
        chat: Chat | None = None,
        topic: Topic | None = None,
        *,
        reply_to: Message | None = None,
        is_anonymous: bool = False,
    ) -> Message:
        """Send a command (to the bot in private unless a chat is given) and wait until the bot has taken it; an
        administrator may do that anonymously, in the name of the group."""
        assert text.startswith("/"), f"{text!r} is no command"
        message, update = self._send(chat or self.private, text, topic, reply_to, is_anonymous=is_anonymous)
        assert update is not None, f"privacy mode keeps {text!r} from the bot"
        await self._world.until(lambda: update.is_taken, PATIENCE_SECONDS)
        return message

    async def start(self, payload: str = "") -> Message:
        """Press Start in the private chat, perhaps by a deep link, and wait until the bot has taken it."""
        assert not payload or PAYLOAD.fullmatch(payload), f"{payload!r} cannot be in a deep link"
        if self.has_blocked:
            self.unblock()
        self.has_started = True
        return await self.command(f"/start {payload}".rstrip())

    async def follow(self, url: str) -> None:
        """Open a link; one to the bot starts it."""
        address = urlsplit(url)
        if address.netloc in ("t.me", "telegram.me") and address.path.strip("/") == self._world.bot.username:
            await self.start("".join(parse_qs(address.query).get("start", [])))

    async def press(
        self,
        message: Message,
        button: str,
        *,
        is_stale: bool = False,
        is_inaccessible: bool = False,
        seconds: float = PATIENCE_SECONDS,
    ) -> Answer:
        """Press the button with this label or code and wait for the answer; a link is followed.

        A stale press is one of a button that the message had earlier. An inaccessible one comes without the
        message, as for very old ones. Raises Unanswered after this many real seconds.
        """
        found = message.find_button(button, is_stale=is_stale)
        if found.url is not None:
            await self.follow(found.url)
            return Answer(url=found.url)
        query = self.tap(message, button, is_stale=is_stale, is_inaccessible=is_inaccessible)
        try:
            with awaiting(query.answer.done):
                return await asyncio.wait_for(asyncio.shield(query.answer), seconds)
        except TimeoutError:
            raise Unanswered(
                f"{self} pressed {button!r} under {message!r}: no answer\n{self._world.recent()}"
            ) from None

    def tap(
        self, message: Message, button: str, *, is_stale: bool = False, is_inaccessible: bool = False
    ) -> Query:
        """Press without waiting; `query.answer` is the future of the answer."""
        found = message.find_button(button, is_stale=is_stale)
        assert found.data is not None, f"{button!r} has no code"
        assert message.chat.has(self), f"{self} is not in {message.chat}"
        assert message.receiver in (None, self), f"{self} cannot see {message!r}"
        assert is_stale or not message.is_deleted, f"{message!r} is deleted"
        return self._world.queries.ask(self, message, found.data, is_inaccessible=is_inaccessible)

    async def type_name(self, chat: Chat, words: str = "", *, seconds: float = PATIENCE_SECONDS) -> InlineAnswer:
        """Type the bot's name in a chat, and perhaps words behind it; returns what is offered."""
        assert chat.has(self), f"{self} is not in {chat}"
        query = self._world.inline_queries.ask(self, chat, words)
        with awaiting(query.answer.done):
            return await asyncio.wait_for(asyncio.shield(query.answer), seconds)

    async def pick(self, chat: Chat, result: InlineResult, topic: Topic | None = None) -> Message:
        """Send one of the offered results, and wait until the bot has taken it if it is in that chat at all."""
        message = chat.add(self, result.content, topic)
        message.is_via_bot = True
        if isinstance(chat, PrivateChat) or (isinstance(chat, Group) and chat.has_bot):
            update = self._world.updates.add("message", message_wire(message, self._world), chat.id)
            await self._world.until(lambda: update.is_taken, PATIENCE_SECONDS)
        return message

    def block(self) -> None:
        """Block the bot; it is told."""
        self._set_blocked(True)

    def unblock(self) -> None:
        """Let the bot write again; it is told."""
        self._set_blocked(False)

    # --- What they have seen ---

    @property
    def shown(self) -> list[Shown]:
        """Everything that was ever on this person's screen: every version of every message, alerts, pictures."""
        chats = [chat for chat in self._world.chats.values() if chat.ever_had(self)]
        return sorted(
            (*self.shown_alone, *(shown for chat in chats for shown in chat.shown)), key=lambda shown: shown.time
        )

    @property
    def seen(self) -> str:
        """All words of it, for searches."""
        return "\n".join(shown.words for shown in self.shown)

    @property
    def pictures(self) -> set[bytes]:
        """Every photo and animation among it."""
        return {one.file.content for one in self.shown if one.file is not None and one.file.kind != "document"}

    @property
    def ephemeral(self) -> list[Message]:
        """The ephemeral messages that this person still sees."""
        return [
            message
            for chat in self._world.chats.values()
            if isinstance(chat, Group)
            for message in chat.ephemeral.values()
            if message.receiver is self and not message.is_deleted
        ]

    # --- Inside ---

    def _send(
        self,
        chat: Chat,
        text: str,
        topic: Topic | None,
        reply_to: Message | None,
        *,
        is_anonymous: bool = False,
    ) -> tuple[Message, Update | None]:
        """Add the message to the chat and tell the bot if it may know."""
        assert chat.has(self), f"{self} is not in {chat}"
        assert not is_anonymous or (isinstance(chat, Group) and self.id in chat.administrators)
        assert topic is None or not topic.is_closed, f"{topic} is closed"
        if isinstance(chat, PrivateChat):
            self.has_started = True
        formatted = plain(text)
        content = Content(formatted.text, tuple(detected(formatted)))
        message = chat.add(self, content, topic, reply_to)
        message.is_anonymous = is_anonymous
        if not self._is_heard(message):
            return message, None
        return message, self._world.updates.add("message", message_wire(message, self._world), chat.id)

    def _is_heard(self, message: Message) -> bool:
        """Whether privacy mode lets the bot have a message."""
        chat = message.chat
        if not isinstance(chat, Group):
            return True
        if not chat.has_bot:
            return False
        if not self._world.privacy_mode or chat.bot_status == "administrator":
            return True
        if message.reply_to is not None and message.reply_to.sender.is_bot:
            return True
        name = f"@{self._world.bot.username}".lower()
        if message.text.startswith("/"):
            _, at, other = message.text.split()[0].partition("@")
            return not at or f"@{other}".lower() == name
        return name in {str(mention).lower() for mention in message.mentions}

    def _set_blocked(self, is_blocked: bool) -> None:
        assert self.has_blocked != is_blocked
        self.has_blocked = is_blocked
        old, new = ("member", "kicked") if is_blocked else ("kicked", "member")
        changed = chat_member_updated_wire(self.private, self, self._world.bot, self._world.clock.now(), old, new)
        self._world.updates.add("my_chat_member", changed, self.id)

    def __repr__(self) -> str:
        return self.first_name


def query_wire(query: Query, world: StandIn, *, is_inaccessible: bool) -> Wire:
    """A CallbackQuery; of an inaccessible message only chat and number are left."""
    message = query.message
    return {
        "id": query.id,
        "from": user_wire(query.person),
        "chat_instance": str(hash(("chat", message.chat.id)) & 0xFFFFFFFF),
        "data": query.data,
        "message": (
            {"chat": chat_wire(message.chat), "message_id": message.id, "date": 0}
            if is_inaccessible
            else message_wire(message, world)
        ),
    }
