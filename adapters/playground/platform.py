"""The playground as a platform: chats are rows in the store, and pages that look at them are woken.

A wake-up carries nothing; whoever is woken reads the latest state, so that a slow page skips what lies between and
never the last. Messages posted by other processes are found because pages also look again by themselves.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, defaultdict
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager

from adapters.delivery.known_people import FRESH_SECONDS
from adapters.delivery.place_talk import PlaceTalk
from adapters.delivery.platform import Kind, MessageGone, Pace, Sent, Standing, Target, Way
from adapters.playground.messages import MessageOnPage, read_payload, write_payload
from adapters.screens.screen import Screen
from adapters.store import Store
from adapters.store.records import Person

NAME = "playground"
TABLES = f"{NAME}:tables"  # no chat, but where whoever looks at the list of tables is told that one has changed
MESSAGES_MAX = 200  # of a chat, the newest
CHATS_KEPT_MAX = 10_000


def room_address(table_id: str) -> str:
    """The address of the room of a table."""
    return f"{NAME}:room:{table_id}"


class Looker(asyncio.Event):
    """Set whenever one of the chats that a page looks at changes; whoever waits for it can be stirred without."""

    def __init__(self) -> None:
        super().__init__()
        self._waiting: asyncio.Future[None] | None = None

    def set(self) -> None:
        """Say that a chat has changed."""
        super().set()
        self.stir()

    def stir(self) -> None:
        """Have the page see to whatever time brings about."""
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    async def stirred(self) -> None:
        """Wait for either of these."""
        self._waiting = asyncio.get_running_loop().create_future()
        await self._waiting


class PlaygroundPlatform:
    """Posts, edits and deletes the messages of the playground's chats."""

    name = NAME
    repeats_safely = True
    keeps_in_view = True
    # Pages draw the table and the hand from what their person knows, and only look whether the messages are there.
    draws_itself: frozenset[Kind] = frozenset({"live", "hand"})
    pace = Pace()
    shows_pictures = False
    keeps_pictures = False
    opens_chats = False
    numbers_hands = False

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self.talk = PlaceTalk()
        self._store = store
        self.clock = clock  # what time it is for the service, by which pages go as well
        self._leading_term: Callable[[], int | None] = lambda: None
        self._kept: OrderedDict[str, list[MessageOnPage]] = OrderedDict()  # of chats that only this process writes
        self._reading: dict[str, object] = {}  # who reads a chat that has not changed since
        self._term: int | None = None  # of leading, in which all that is kept was read
        self._languages: dict[str, tuple[float, str | None]] = {}
        self._lookers: defaultdict[str, set[Looker]] = defaultdict(set)

    def hear_all_while(self, leading_term: Callable[[], int | None]) -> None:
        """Say when every message of every chat is written by this process, which is told of every change: it has a
        number of its own for each time in which that is so without a break, and None for the times between."""
        self._leading_term = leading_term

    @property
    def hears_all(self) -> bool:
        """Whether pages that are not woken need not look."""
        return self._leading_term() is not None

    def touched(self, table_id: str) -> None:
        """A table has changed, or a name at it."""
        self.wake(room_address(table_id))
        self.wake(TABLES)

    def private_address(self, person: Person) -> str:
        """The address of a person's private chat with the bot."""
        return f"{NAME}:person:{person.id}"

    def writes_freely(self, address: str) -> bool:
        """Whether the bot writes in a place whenever it likes; it does in all of them."""
        return True

    async def lend(self, address: str, loan: str) -> None:
        """Nothing is lent, and nothing has to be."""

    async def post(self, target: Target, screen: Screen, nonce: str) -> Sent:
        """Put a message into a chat."""
        payload, at = write_payload(target.kind, screen), self.clock()
        message = await self._store.page_post(target.address, nonce, payload, at)
        kept = self._kept.get(target.address, [])
        if any(one.id == message for one in kept):  # A nonce that came again: who knows what stands there.
            self._forget(target.address)
        else:
            self._rewrite(target.address, [*kept, MessageOnPage(message, *read_payload(payload), at)])
        self.wake(target.address)
        return Sent(str(message))

    async def edit(self, target: Target, sent: Sent, screen: Screen, way: Way | None = None) -> Sent:
        """Make a message show another screen."""
        message, payload = int(sent.ref), write_payload(target.kind, screen)
        if not await self._store.page_edit(message, payload, self.clock()):
            raise MessageGone
        kind, shown = read_payload(payload)
        kept = self._kept.get(target.address, [])
        self._rewrite(
            target.address, [one._replace(kind=kind, screen=shown) if one.id == message else one for one in kept]
        )
        if kind not in self.draws_itself:
            self.wake(target.address)
        return sent

    async def delete(self, target: Target, sent: Sent) -> None:
        """Remove a message; it is fine if it is gone already."""
        message = int(sent.ref)
        await self._store.page_delete(message)
        self._rewrite(target.address, [one for one in self._kept.get(target.address, []) if one.id != message])
        self.wake(target.address)

    async def standing(self, address: str, person: Person) -> Standing:
        """Whoever is here is at home in all of its rooms."""
        return Standing(is_member=True, may_speak=True)

    async def messages(self, address: str) -> list[MessageOnPage]:
        """The newest messages of a chat, oldest first."""
        if self._term != (term := self._leading_term()):
            self._kept.clear()
            self._reading.clear()
            self._term = term
        kept = self._kept.get(address)
        if kept is not None:
            self._kept.move_to_end(address)
            return kept
        reading = self._reading[address] = object()
        rows = await self._store.page_messages(address, limit=MESSAGES_MAX)
        messages = [MessageOnPage(row.id, *read_payload(row.payload), row.at) for row in rows]
        if self._reading.get(address) is reading:
            del self._reading[address]
            if self.hears_all and self._term == self._leading_term():
                self._kept[address] = messages
                if len(self._kept) > CHATS_KEPT_MAX:
                    self._kept.popitem(last=False)
        return messages

    async def marks(self, addresses: Iterable[str]) -> list[tuple[float, ...]]:
        """What tells whether chats have changed, much cheaper than reading them."""
        chats = [address for address in addresses if address != TABLES]
        return [await self._store.page_mark(address, MESSAGES_MAX) for address in chats]

    def _rewrite(self, address: str, messages: list[MessageOnPage]) -> None:
        """A chat has changed: what is kept of it, if anything, reads like this now; readers at work are late."""
        self._reading.pop(address, None)
        if address in self._kept:
            self._kept[address] = messages[-MESSAGES_MAX:]

    def _forget(self, address: str) -> None:
        self._reading.pop(address, None)
        self._kept.pop(address, None)

    async def slots(self, table_id: str, address: str) -> dict[int, str]:
        """Which message of a table a chat's messages are, where that is still kept."""
        shown = await self._store.deliveries(table_id)
        return {int(one.ref): one.slot for one in shown if one.address == address and one.ref}

    async def language(self, address: str) -> str | None:
        """The language of a room, believed for some seconds."""
        fresh_until, language = self._languages.get(address, (0.0, None))
        now = self.clock()
        if now >= fresh_until:
            language = await self._store.place_language(address)
            if len(self._languages) > CHATS_KEPT_MAX:
                self._languages.clear()
            self._languages[address] = now + FRESH_SECONDS, language
        return language

    @contextmanager
    def look(self, addresses: Iterable[str]) -> Iterator[Looker]:
        """An event that is set whenever one of these chats changes in this process."""
        looker = Looker()
        watched = list(addresses)
        for address in watched:
            self._lookers[address].add(looker)
        try:
            yield looker
        finally:
            for address in watched:
                self._lookers[address].discard(looker)
                if not self._lookers[address]:
                    del self._lookers[address]

    def wake(self, address: str) -> None:
        """Have the pages that show a chat look at it."""
        for looker in self._lookers.get(address, ()):
            looker.set()
