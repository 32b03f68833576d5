"""When people last did something, and were last called: by whichever process, and also after a restart.

Every press is something done, so that it is written down seldom, and together with something else; it is read only
when somebody is about to be called. It stands among the calls that processes have made, which are times under a
name as well, and go after an hour.
"""

from __future__ import annotations

import asyncio
import logging
from typing import NamedTuple

from adapters.delivery.known_people import PEOPLE_KEPT_MAX
from adapters.delivery.leases import new_holder
from adapters.store import Store
from adapters.store.fences import LeaseLost
from adapters.store.records import Spent
from engine.host import Clock
from engine.journal import JournalFailed

log = logging.getLogger(__name__)

SHARE_SECONDS = 15.0  # between two times at which it is written down that somebody is there
KEPT_SECONDS = 3600.0


class LastTimes(NamedTuple):
    """When somebody last did something, and was last called."""

    active_at: float = 0.0
    rung_at: float = 0.0


NEVER = LastTimes()


class Activity:
    """Knows who has done something lately, and who was called, over all processes that share a store."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._holder = new_holder()
        self._known: dict[int, LastTimes] = {}
        self._shared_at: dict[int, float] = {}  # when it was last written down that somebody is there
        self._unshared: dict[int, float] = {}
        self._sharing: asyncio.Task[None] | None = None

    def acted(self, person: int) -> None:
        """Somebody does something, wherever."""
        now = self._clock.now()
        if len(self._known) >= PEOPLE_KEPT_MAX:
            self._known.clear()
            self._shared_at.clear()
        self._known[person] = self.known(person)._replace(active_at=now)
        if now >= self._shared_at.get(person, -SHARE_SECONDS) + SHARE_SECONDS:
            self._shared_at[person] = self._unshared[person] = now
            if self._sharing is None:
                self._sharing = asyncio.get_running_loop().create_task(self._share())
                self._sharing.add_done_callback(self._shared)

    def known(self, person: int) -> LastTimes:
        """What this process knows of somebody."""
        return self._known.get(person, NEVER)

    async def read(self, person: int) -> LastTimes:
        """What all processes know of somebody."""
        own = self.known(person)
        since = self._clock.now() - KEPT_SECONDS
        read = await self._store.spent_by_others(_name(person), self._holder, since)
        active = [one.stamps[-1] for one in read if one.budget == f"{_name(person)}:active"]
        rung = [one.stamps[-1] for one in read if one.budget == f"{_name(person)}:rung"]
        # Whoever was there when that was last written down may have been there until it would have been again.
        active_at = max([own.active_at, *(at + SHARE_SECONDS for at in active)])
        return LastTimes(active_at, max([self.known(person).rung_at, *rung]))

    async def ring(self, person: int) -> LastTimes:
        """Note that somebody is called; returns what was known before, for when that comes to nothing."""
        before, now = self.known(person), self._clock.now()
        self._known[person] = before._replace(rung_at=now)
        try:
            await self._store.save_spent(
                [Spent(f"{_name(person)}:rung", self._holder, (now,))], now - KEPT_SECONDS
            )
        except (JournalFailed, LeaseLost):
            self.unring(person, before)
            raise
        return before

    def unring(self, person: int, before: LastTimes) -> None:
        """Nobody was called after all."""
        self._known[person] = self.known(person)._replace(rung_at=before.rung_at)

    async def _share(self) -> None:
        try:
            await self._store.save_spent_soon(self._take, self._clock.now() - KEPT_SECONDS)
        except JournalFailed as failure:
            log.warning("who is there is not written down: %s", failure)

    def _shared(self, _: asyncio.Task[None]) -> None:
        self._sharing = None  # whatever became of it, also where it was cancelled before it began

    def _take(self) -> list[Spent]:
        taken, self._unshared = self._unshared, {}
        return [Spent(f"{_name(person)}:active", self._holder, (at,)) for person, at in taken.items()]

    async def settle(self) -> None:
        """Wait until what is to be written down is."""
        while self._sharing is not None:
            await asyncio.gather(self._sharing, return_exceptions=True)


def _name(person: int) -> str:
    return f"person:{person}"
