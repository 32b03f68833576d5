"""A clock that stands still until a test moves it."""

from __future__ import annotations

import asyncio
import heapq
from itertools import count

SETTLE_ROUNDS = 60  # more turns of the loop than anything here needs between two waits


class HandClock:
    """Time as the test tells it; who sleeps wakes up when the test has moved time that far, the earliest first."""

    def __init__(self, now: float = 1_000_000.0) -> None:
        self._now = now
        self._order = count()
        self._sleepers: list[tuple[float, int, asyncio.Future[None]]] = []

    def now(self) -> float:
        return self._now

    async def sleep(self, seconds: float) -> None:
        if seconds <= 0:
            await asyncio.sleep(0)
            return
        waker = asyncio.get_running_loop().create_future()
        heapq.heappush(self._sleepers, (self._now + seconds, next(self._order), waker))
        await waker

    async def move(self, seconds: float) -> None:
        """Let time pass, and everything happen that it brings about."""
        until = self._now + seconds
        await settle()
        while self._sleepers and self._sleepers[0][0] <= until:
            at, _, waker = heapq.heappop(self._sleepers)
            self._now = max(self._now, at)
            if not waker.done():
                waker.set_result(None)
                await settle()
        self._now = until

    def jump(self, seconds: float) -> None:
        """Let time pass unseen, as while the machine is off."""
        self._now += seconds

    @property
    def sleepers(self) -> int:
        """How many wait for the clock."""
        return sum(not waker.done() for _, _, waker in self._sleepers)


async def settle() -> None:
    """Let everything run that can run without time passing."""
    for _ in range(SETTLE_ROUNDS):
        await asyncio.sleep(0)
        if not is_anything_ready():
            return


def is_anything_ready() -> bool:
    """Whether the loop has anything to run but the one who asks, without waiting for time, files or threads."""
    return bool(vars(asyncio.get_running_loop())["_ready"])
