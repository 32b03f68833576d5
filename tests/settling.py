"""What "settled" means in a test: nothing is pending anywhere, neither in our process nor on the platforms' side.

Whatever hands something on does so before it ends, so that one look at everything is enough: a press is either
queued at the platform, or with a task of ours, or at a table, or with a courier, or a request in flight.
"""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable, Iterator, Set
from contextlib import asynccontextmanager, suppress
from itertools import count
from pathlib import Path
from types import CoroutineType
from typing import Any

from adapters.delivery.courier import Courier
from adapters.delivery.couriers import Couriers
from adapters.delivery.errands import Returns
from adapters.delivery.leases import Lead
from adapters.delivery.limiter import Limiter
from adapters.playground.stream import Streams
from engine.host import Host
from engine.table_view import PLAYING
from tests.stand_ins.awaiting import awaiting, is_anything_awaited

GUARD_SECONDS = 300.0  # against hanging; how fast a machine is decides nothing
LOOK_AGAIN_SECONDS = 0.002
LOOK_AGAIN_SECONDS_MAX = 0.016  # looking costs those who work time, too
ADAPTERS = str(Path(__file__).parent.parent / "adapters")
# What runs as long as the service does, or sleeps until it is time for it.
IN_THE_BACKGROUND = frozenset(
    method.__qualname__
    for method in (
        Courier.run,
        Lead.watch,
        Returns._return,
        Couriers.run,
        Limiter.run,
        Limiter._share,
        Streams._follow,
    )
)
# How the Discord library calls what it starts for an event or a command.
OF_DISCORD = ("discord.py: on_", "CommandTree-invoker")

Pending = Callable[[], Iterable[str]]


async def settled(host: Host, couriers: Couriers, *platforms: Pending) -> None:
    """Wait until nothing is pending, and what chats show is written down."""

    def found() -> list[str]:
        return [*work_at(host), *work(), *(one for pending in platforms for one in pending())]

    loop = asyncio.get_running_loop()
    guard = loop.time() + GUARD_SECONDS
    pause = LOOK_AGAIN_SECONDS
    with awaiting(lambda: not found()):
        while True:
            await couriers.settle()
            if not found():
                return
            assert loop.time() < guard, f"never settled: {found()}"
            await asyncio.sleep(pause)
            pause = min(2 * pause, LOOK_AGAIN_SECONDS_MAX)


def begun(method: Callable[..., Coroutine[Any, Any, None]]) -> Iterator[asyncio.Task[None]]:
    """The tasks that do what this method says."""
    for task in asyncio.all_tasks():
        coroutine = task.get_coro()
        if isinstance(coroutine, CoroutineType) and coroutine.__qualname__ == method.__qualname__:
            yield task


def work(asleep: Set[asyncio.Task[Any]] = frozenset()) -> Iterator[str]:
    """The tasks that do something for somebody now, but for those that are known to sleep."""
    for task in asyncio.all_tasks() - asleep:
        coroutine = task.get_coro()
        assert isinstance(coroutine, CoroutineType)
        is_ours = coroutine.cr_code.co_filename.startswith(ADAPTERS)
        if task.get_name().startswith(OF_DISCORD) or (is_ours and coroutine.__qualname__ not in IN_THE_BACKGROUND):
            yield f"{task.get_name()} {coroutine.__qualname__}"


def work_at(host: Host) -> Iterator[str]:
    """The tables at which something is being done, or where a house player is to move and leaves it to nobody."""
    for table_id, spot in host._spots.items():
        table = spot.table
        if table is None or table.phase != PLAYING:
            continue
        thinking = [due.seat for due in table.dues(host._house_seconds) if due.what == "think"]
        is_houses_turn = any(seat is not None and not table.left_to_people_until(seat) for seat in thinking)
        if is_houses_turn or spot.is_tended or spot.lock.locked():
            yield f"table {table_id}"


class LeapingClock:
    """Time that stands still while anything is being done, and leaps to whoever wakes next while a test waits.

    So nothing that takes time takes longer on a busy machine, nobody's turn is over before they were able to act,
    and what the bot means to do in a minute is done at once. `on_leap` is told how far it went.
    """

    def __init__(self, now: float, on_leap: Callable[[float], None]) -> None:
        self._now = now
        self._on_leap = on_leap
        self._order = count()
        self._sleepers: list[tuple[float, int, asyncio.Future[None], asyncio.Task[Any] | None]] = []

    def now(self) -> float:
        """Seconds since the epoch."""
        return self._now

    async def sleep(self, seconds: float) -> None:
        """Wait until time has leapt so far."""
        if seconds <= 0:
            await asyncio.sleep(0)
            return
        waker = asyncio.get_running_loop().create_future()
        sleeper = (self._now + seconds, next(self._order), waker, asyncio.current_task())
        heapq.heappush(self._sleepers, sleeper)
        await waker

    @asynccontextmanager
    async def leaping(self, host: Host, *platforms: Pending) -> AsyncIterator[None]:
        """Let time pass during the block, whenever a test waits for something and nothing is being done."""
        task = asyncio.create_task(self._leap_for_ever(host, platforms))
        try:
            yield
        finally:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task

    async def _leap_for_ever(self, host: Host, platforms: Iterable[Pending]) -> None:
        while True:
            await asyncio.sleep(LOOK_AGAIN_SECONDS)
            asleep = {task for _, _, waker, task in self._sleepers if task is not None and not waker.done()}
            is_busy = (
                any(work(asleep)) or bool(host._tasks.keys() - asleep) or any(any(one()) for one in platforms)
            )
            if not is_busy and is_anything_awaited():
                self._leap()

    def _leap(self) -> None:
        while self._sleepers:
            at, _, waker, _ = heapq.heappop(self._sleepers)
            if not waker.done():
                self._on_leap(at - self._now)
                self._now = at
                waker.set_result(None)
                return
