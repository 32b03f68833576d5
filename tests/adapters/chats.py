"""A chat platform in memory that behaves like a real one: it remembers nonces, fails in all the usual ways, and
keeps a list of every call, so that tests can count, look for leaks, and see what a reader would see."""

from __future__ import annotations

import asyncio
from collections import defaultdict, deque
from collections.abc import Callable, Iterator
from typing import Any, Literal, NamedTuple

from adapters.delivery.place_talk import PlaceTalk
from adapters.delivery.platform import (
    Kind,
    MessageGone,
    Pace,
    Platform,
    Sent,
    Standing,
    Target,
    Unknown,
    Unreachable,
    Wait,
    Way,
)
from adapters.screens.screen import Button, Screen
from adapters.store.records import Person

# What can go wrong with a call; "lost" and "unheard" are one error to the caller: before, or after it took effect.
Fault = Literal["wait", "lost", "unheard", "gone", "unreachable"]
WAIT_SECONDS = 0.7
NO_PACE = Pace()


class Message:
    """A message in a chat, with everything it has ever shown."""

    def __init__(self, ref: str, address: str, kind: Kind, screen: Screen, stamp: Any = None) -> None:
        self.ref = ref
        self.address = address
        self.kind = kind
        self.shown = [screen]
        self.stamps = [stamp]  # what time it was when it came to show each of them
        self.is_gone = False

    @property
    def screen(self) -> Screen:
        """What it shows now."""
        return self.shown[-1]


class Call(NamedTuple):
    """One call to the platform, with what time it was."""

    what: Literal["post", "edit", "delete"]
    address: str
    kind: Kind | None
    screen: Screen | None
    stamp: Any
    fault: Fault | None
    is_urgent: bool = False

    @property
    def text(self) -> str:
        """Everything that can be read in it, the codes of buttons included."""
        return "" if self.screen is None else all_text(self.screen)


class Chats:
    """The chats of one platform."""

    def __init__(
        self,
        name: str = "chats",
        *,
        repeats_safely: bool = True,
        keeps_in_view: bool = True,
        pace: Pace = NO_PACE,
        shows_pictures: bool = False,
        opens_chats: bool = False,
        numbers_hands: bool = False,
    ) -> None:
        self.name = name
        self.repeats_safely = repeats_safely
        self.keeps_in_view = keeps_in_view
        self.draws_itself: frozenset[Kind] = frozenset()
        self.pace = pace
        self.shows_pictures = shows_pictures
        self.keeps_pictures = False
        self.opens_chats = opens_chats
        self.numbers_hands = numbers_hands
        self.talk = PlaceTalk()
        self.calls: list[Call] = []
        self.posted: list[Message] = []
        self.unreachable: set[str] = set()
        self.standings: dict[tuple[str, str], Standing] = {}  # by address and account; all others are members
        self.stamp: Callable[[], Any] = lambda: None
        self.pause: Callable[[str], Any] | None = None  # what a call to an address waits for
        self.fault: Callable[[], Fault | None] = lambda: None
        self._next_faults: defaultdict[str, deque[Fault]] = defaultdict(deque)
        self._nonces: dict[str, Message] = {}

    # --- The port --------------------------------------------------------------------------------------

    def private_address(self, person: Person) -> str:
        """The address of a person's private chat."""
        return f"{self.name}:person:{person.account}"

    async def standing(self, address: str, person: Person) -> Standing:
        """What somebody is in a place; private chats are their owner's."""
        if ":person:" in address:
            is_own = address == self.private_address(person)
            return Standing(is_own, is_own, is_private=True)
        return self.standings.get((address, person.account), Standing(True, True, "Home"))

    def writes_freely(self, address: str) -> bool:
        """Whether the bot writes in a place whenever it likes; it does in all of them."""
        return True

    async def lend(self, address: str, loan: str) -> None:
        """Nothing is lent, and nothing has to be."""

    async def post(self, target: Target, screen: Screen, nonce: str) -> Sent:
        """Send a message; with a nonce seen before nothing is sent, and the message of then is named."""
        address, kind = target.address, target.kind
        fault = await self._begin("post", target, screen)
        message = self._nonces.get(nonce) if self.repeats_safely else None
        if message is None:
            message = Message(str(len(self.posted) + 1), address, kind, screen, self.stamp())
            self.posted.append(message)
            self._nonces[nonce] = message
        await self._end(fault)
        return Sent(message.ref)

    async def edit(self, target: Target, sent: Sent, screen: Screen, way: Way | None = None) -> Sent:
        """Make a message show another screen."""
        fault = await self._begin("edit", target, screen)
        message = self._find(target.address, sent.ref)
        if fault == "gone":
            message.is_gone = True
        if message.is_gone:
            raise MessageGone
        message.shown.append(screen)
        message.stamps.append(self.stamp())
        await self._end(fault)
        return sent

    async def delete(self, target: Target, sent: Sent) -> None:
        """Remove a message; gone already is fine."""
        fault = await self._begin("delete", target, None)
        self._find(target.address, sent.ref).is_gone = True
        await self._end(fault)

    # --- For tests -------------------------------------------------------------------------------------

    def fail_next(self, address: str, *faults: Fault) -> None:
        """Have the next calls to a chat go wrong."""
        self._next_faults[address].extend(faults)

    def messages(self, address: str, *kinds: Kind) -> list[Message]:
        """What a reader of the chat sees, the oldest first."""
        return [
            message
            for message in self.posted
            if message.address == address and not message.is_gone and (not kinds or message.kind in kinds)
        ]

    def calls_to(self, address: str) -> list[Call]:
        """Every call that was made to a chat."""
        return [call for call in self.calls if call.address == address]

    def addresses(self) -> set[str]:
        """Every chat that was ever called."""
        return {call.address for call in self.calls}

    # --- Going wrong -----------------------------------------------------------------------------------

    async def _begin(
        self, what: Literal["post", "edit", "delete"], target: Target, screen: Screen | None
    ) -> Fault | None:
        address = target.address
        kind = None if what == "delete" else target.kind
        queued = self._next_faults[address]
        fault = queued.popleft() if queued else self.fault()
        self.calls.append(Call(what, address, kind, screen, self.stamp(), fault, target.is_urgent))
        if self.pause is not None:
            await self.pause(address)
        await asyncio.sleep(0)
        if address in self.unreachable or fault == "unreachable":
            raise Unreachable
        if fault == "wait":
            raise Wait(WAIT_SECONDS)
        if fault == "lost":
            raise Unknown("no answer")
        return fault

    async def _end(self, fault: Fault | None) -> None:
        await asyncio.sleep(0)
        if fault == "unheard":
            raise Unknown("no answer")

    def _find(self, address: str, ref: str) -> Message:
        message = self.posted[int(ref) - 1]
        assert message.address == address, "a message is found in its own chat only"
        return message


_: type[Platform] = Chats


def all_text(screen: Screen) -> str:
    """Everything that can be read in a screen."""
    return "\n".join(_texts(screen))


def _texts(screen: Screen) -> Iterator[str]:
    for line in screen.lines:
        yield line.text
    yield screen.short
    yield screen.alt
    for button in buttons(screen):
        yield from (button.label, button.code, button.spoken)


def buttons(screen: Screen) -> list[Button]:
    """The buttons of a screen."""
    return [control for row in screen.controls for control in row if isinstance(control, Button)]
