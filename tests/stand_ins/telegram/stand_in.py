"""The stand-in itself: Telegram's state, what the bot asked, and what a test may do with both."""

from __future__ import annotations

import asyncio
import itertools
import time
from collections import deque
from collections.abc import Callable, Iterator
from typing import Any, Literal, TypeVar

from tests.stand_ins.awaiting import awaiting

from .calls import Request
from .chats import Chat, ChatKind, Group
from .clock import Clock
from .commands import Menus
from .faults import Faults
from .files import Files
from .flood import REAL_LIMITS, Flood, FloodLimits
from .inline import InlineQueries
from .messages import Message
from .people import PATIENCE_SECONDS, Bot, Person
from .queries import PRESS_SECONDS, Queries
from .updates import Updates

T = TypeVar("T")

# How the server takes ephemeral messages: as today; as Bot API 10.2 did, by fields of their own; refusing the
# field; or, as Telegram treats any field it does not know, paying no heed to it, which shows everybody what was
# meant for one. Methods that it does not know an older server answers with 404, one that is "unaware" with 400.
Ephemeral = Literal["on", "flat", "rejected", "ignored", "unaware"]

TOKEN = "123456789:stand-in"


class StandIn:
    """A Telegram with one bot."""

    def __init__(
        self,
        *,
        limits: FloodLimits | None = REAL_LIMITS,
        pace: float = 1.0,
        ephemeral: Ephemeral = "on",
        privacy_mode: bool = True,
        inline: bool = False,
        token: str = TOKEN,
        username: str = "tablemates_bot",
        press_seconds: float = PRESS_SECONDS,
        timer: Callable[[], float] = time.monotonic,
    ) -> None:
        self.token = token
        self.ephemeral = ephemeral
        self.privacy_mode = privacy_mode
        self.inline = inline  # as BotFather's /setinline switches it on
        self.press_seconds = press_seconds  # in which a press must be answered
        self.clock = Clock(pace, timer)
        self.bot = Bot(int(token.partition(":")[0]), username, "Tablemates")
        self.people: dict[int, Person] = {}
        self.chats: dict[int, Chat] = {}
        self.log: list[Request] = []
        self.violations: list[str] = []
        self.files = Files()
        self.menus = Menus()
        self.flood = Flood(limits)
        self.faults = Faults()
        self.updates = Updates(self)
        self.queries = Queries(self)
        self.inline_queries = InlineQueries(self)
        self.requests_in_flight = 0  # but for those that fetch updates
        self.address = ""  # set when it is being served
        self._numbers = itertools.count(1)
        self._waiters: deque[asyncio.Future[None]] = deque()

    @property
    def base_url(self) -> str:
        """For the client's setting of this name."""
        return f"{self.address}/bot"

    @property
    def base_file_url(self) -> str:
        """For the client's setting of this name."""
        return f"{self.address}/file/bot"

    # --- People and places ---

    def person(self, name: str, *, language: str = "en", username: str = "", has_started: bool = False) -> Person:
        """Somebody new, who has usually not started the bot."""
        person_id = 5_000_000_000 + self.next_number()
        self.people[person_id] = Person(self, person_id, name, language, username, has_started=has_started)
        return self.people[person_id]

    def group(
        self,
        title: str,
        *members: Person,
        kind: ChatKind = "group",
        is_forum: bool = False,
        bot_is_administrator: bool = False,
    ) -> Group:
        """A group with these members and the bot; the first of them is its administrator."""
        number = 4_000_000 + self.next_number()
        chat_id = -number if kind == "group" else -1_000_000_000_000 - number
        group = Group(self, chat_id, title, kind, is_forum=is_forum)
        group.members = {person.id: person for person in members}
        group.administrators = {person.id for person in members[:1]}
        group.bot_status = "administrator" if bot_is_administrator else "member"
        return group

    def next_number(self) -> int:
        """A number that was never given before."""
        return next(self._numbers)

    # --- Waiting ---

    async def until(
        self, condition: Callable[[], T | Literal[False] | None], seconds: float = PATIENCE_SECONDS
    ) -> T:
        """Wait until something is true, looked at after every request, and return it; fails after real seconds.

        A condition that fails itself, because there is no message yet, is not true yet.
        """
        loop = asyncio.get_running_loop()
        end = loop.time() + seconds
        with awaiting(condition):
            while True:
                is_over = loop.time() >= end
                why = ""
                try:
                    if value := condition():
                        return value
                except (AssertionError, LookupError) as error:
                    why = f"{error}\n"
                if is_over:
                    raise AssertionError(f"not within {seconds} s\n{why}{self.recent()}")
                waiter = loop.create_future()
                self._waiters.append(waiter)
                await asyncio.wait([waiter], timeout=max(0.0, end - loop.time()))

    async def changed(self) -> None:
        """Wait for the next request, or for the end of one."""
        waiter = asyncio.get_running_loop().create_future()
        self._waiters.append(waiter)
        await waiter

    async def message(self, chat: Chat, words: str, seconds: float = PATIENCE_SECONDS) -> Message:
        """Wait for a message of the bot with these words in its text or labels; the newest one."""
        try:
            return (await self.until(lambda: chat.containing(words), seconds))[-1]
        except AssertionError as error:
            raise AssertionError(f"no {words!r} in {chat}: {chat.from_bot}\n{error}") from None

    def pending(self) -> Iterator[str]:
        """What is still to be done on Telegram's side: requests in flight, updates that the bot has not taken."""
        if self.requests_in_flight:
            yield f"{self.requests_in_flight} requests in flight"
        yield from (f"update {update} is not taken" for update in self.updates.pending)

    def wake(self) -> None:
        """Let everybody look who waits."""
        while self._waiters:
            waiter = self._waiters.popleft()
            if not waiter.done():
                waiter.set_result(None)

    # --- Looking back ---

    def requests(self, method: str = "", chat: Chat | None = None) -> list[Request]:
        """What the bot asked, of one method or about one chat."""
        return [
            request
            for request in self.log
            if (not method or request.method == method) and (chat is None or request.chat_id == chat.id)
        ]

    def most_in_window(self, chat: Chat | None = None, seconds: float = 60.0) -> int:
        """The most sends and edits that came for a chat, or for all, in any span of this many server seconds."""
        times = [request.time for request in self.requests(chat=chat) if request.is_write]
        most = start = 0
        for end, at in enumerate(times):
            while times[start] <= at - seconds:
                start += 1
            most = max(most, end - start + 1)
        return most

    def recent(self, count: int = 12) -> str:
        """The end of the log in words, for failures."""
        lines = [
            f"{request.method} {_short(request.parameters)} → {request.status} {request.description}"
            for request in self.log[-count:]
        ]
        return "\n".join(["last requests:", *lines, f"violations: {self.violations}"])

    def take_violations(self) -> list[str]:
        """The mistakes so far, which are thereby expected; any others fail the test at its end."""
        taken, self.violations = self.violations, []
        return taken


def _short(parameters: dict[str, Any]) -> str:
    return " ".join(f"{name}={str(value)[:40]!r}" for name, value in parameters.items())
