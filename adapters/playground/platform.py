"""The playground as a platform: chats are rows in the store, and pages that look at them are woken.

A wake-up carries nothing; whoever is woken reads the latest state, so that a slow page skips what lies between and
never the last. Messages posted by other processes are found because pages also look again by themselves.
"""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager

from adapters.delivery.platform import MessageGone, Pace, Sent, Standing, Target, Way
from adapters.playground.messages import MessageOnPage, read_payload, write_payload
from adapters.screens.screen import Screen
from adapters.store import Store
from adapters.store.records import Person

NAME = "playground"
TABLES = f"{NAME}:tables"  # no chat, but where whoever looks at the list of tables is told that one has changed
MESSAGES_MAX = 200  # of a chat, the newest


def room_address(table_id: str) -> str:
    """The address of the room of a table."""
    return f"{NAME}:room:{table_id}"


class PlaygroundPlatform:
    """Posts, edits and deletes the messages of the playground's chats."""

    name = NAME
    repeats_safely = True
    keeps_in_view = True
    pace = Pace()
    shows_pictures = False
    keeps_pictures = False
    opens_chats = False
    numbers_hands = False

    def __init__(self, store: Store, clock: Callable[[], float] = time.time) -> None:
        self._store = store
        self._clock = clock
        self._hears_all: Callable[[], bool] = lambda: False
        self._lookers: defaultdict[str, set[asyncio.Event]] = defaultdict(set)

    def hear_all_while(self, is_leading: Callable[[], bool]) -> None:
        """Say when every message of every chat is written by this process, which is told of every change."""
        self._hears_all = is_leading

    @property
    def hears_all(self) -> bool:
        """Whether pages that are not woken need not look."""
        return self._hears_all()

    def touched(self, table_id: str) -> None:
        """A table has changed, or a name at it."""
        self.wake(room_address(table_id))
        self.wake(TABLES)

    def private_address(self, person: Person) -> str:
        """The address of a person's private chat with the bot."""
        return f"{NAME}:person:{person.id}"

    async def post(self, target: Target, screen: Screen, nonce: str) -> Sent:
        """Put a message into a chat."""
        payload = write_payload(target.kind, screen)
        message = await self._store.page_post(target.address, nonce, payload, self._clock())
        self.wake(target.address)
        return Sent(str(message))

    async def edit(self, target: Target, sent: Sent, screen: Screen, way: Way | None = None) -> Sent:
        """Make a message show another screen."""
        if not await self._store.page_edit(int(sent.ref), write_payload(target.kind, screen), self._clock()):
            raise MessageGone
        self.wake(target.address)
        return sent

    async def delete(self, target: Target, sent: Sent) -> None:
        """Remove a message; it is fine if it is gone already."""
        await self._store.page_delete(int(sent.ref))
        self.wake(target.address)

    async def standing(self, address: str, person: Person) -> Standing:
        """Whoever is here is at home in all of its rooms."""
        return Standing(is_member=True, may_speak=True)

    async def messages(self, address: str) -> list[MessageOnPage]:
        """The newest messages of a chat, oldest first."""
        rows = await self._store.page_messages(address, limit=MESSAGES_MAX)
        return [MessageOnPage(row.id, *read_payload(row.payload), row.at) for row in rows]

    async def slots(self, table_id: str, address: str) -> dict[int, str]:
        """Which message of a table a chat's messages are, where that is still kept."""
        shown = await self._store.deliveries(table_id)
        return {int(one.ref): one.slot for one in shown if one.address == address and one.ref}

    async def language(self, address: str) -> str | None:
        """The language of a room."""
        return await self._store.place_language(address)

    @contextmanager
    def look(self, addresses: Iterable[str]) -> Iterator[asyncio.Event]:
        """An event that is set whenever one of these chats changes in this process."""
        changed = asyncio.Event()
        watched = list(addresses)
        for address in watched:
            self._lookers[address].add(changed)
        try:
            yield changed
        finally:
            for address in watched:
                self._lookers[address].discard(changed)
                if not self._lookers[address]:
                    del self._lookers[address]

    def wake(self, address: str) -> None:
        """Have the pages that show a chat look at it."""
        for changed in self._lookers.get(address, ()):
            changed.set()
