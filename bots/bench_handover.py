"""How soon chats are told again after the process that writes to them was killed, and another one takes over.

Each process is a host and a courier on one PostgreSQL, under a machine's name of its own, so that nobody can look
whether the other one lives. The one that leads is killed with -9; at once something happens at a table through the
other one, and the time until that is in the chat is measured.
"""

from __future__ import annotations

import asyncio
import sys
import time
from asyncio.subprocess import PIPE, Process
from functools import cache
from time import perf_counter
from typing import Any, NamedTuple

from adapters.delivery import leases
from adapters.delivery.couriers import Couriers
from adapters.delivery.platform import Sent, Target, Way
from adapters.front.desk import Desk
from adapters.screens.screen import Screen
from adapters.store import open_store
from bots.bench_press import NullPlatform, press_defaults, seat_two
from bots.bench_processes import a_database
from bots.clock import SystemClock
from engine.host import Host
from engine.house.pool import Pool

JOB = f"courier {NullPlatform.name}"
PATIENCE_SECONDS = 60.0  # for anything that a process is asked to do


def bench_handover(database: str | None = None, times: int = 10) -> dict[str, Any]:
    """The figures of n killed processes; without a database there is one for the run."""
    with a_database(database) as url:
        handovers = asyncio.run(_measure(url, times))
    waits = sorted(one.waited for one in handovers)
    return {
        "killed": times,
        "handover_p50_s": round(waits[len(waits) // 2], 2),
        "handover_max_s": round(waits[-1], 2),
        "after_lease_min_s": round(min(one.after_lease for one in handovers), 2),
    }


class _Handover(NamedTuple):
    """How long a chat was told nothing, and how long the lease of the dead had been over by then."""

    waited: float
    after_lease: float


async def _measure(url: str, times: int) -> list[_Handover]:
    store = await open_store(url)  # The schema is made once, and not by two at a time.
    leading = await _start(url, 0)
    handovers = []
    try:
        await _hear(leading, "shown")  # It leads: nobody else is there.
        for number in range(1, times + 1):
            waiting = await _start(url, number)
            await _hear(waiting, "ready")
            leading.kill()
            killed = perf_counter()
            await leading.wait()
            held = await store.lease(JOB)
            assert held is not None
            _tell(waiting, "press")
            await _hear(waiting, "shown")
            handovers.append(_Handover(perf_counter() - killed, time.time() - held.until))
            leading = waiting
    finally:
        leading.kill()
        await leading.wait()
        await store.close()
    return handovers


async def _start(url: str, number: int) -> Process:
    command = (sys.executable, "-m", "bots.bench_handover", url, str(number))
    return await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE)


async def _hear(process: Process, word: str) -> None:
    """Wait until a process says this."""
    assert process.stdout is not None
    async with asyncio.timeout(PATIENCE_SECONDS):
        while (line := await process.stdout.readline()).strip() != word.encode():
            assert line, f"the process ended before it was {word}"


def _tell(process: Process, word: str) -> None:
    assert process.stdin is not None
    process.stdin.write(f"{word}\n".encode())


class _Loud(NullPlatform):
    """Says whenever something is shown."""

    async def post(self, target: Target, screen: Screen, nonce: str) -> Sent:
        """Say it."""
        _say("shown")
        return await super().post(target, screen, nonce)

    async def edit(self, target: Target, sent: Sent, screen: Screen, way: Way | None = None) -> Sent:
        """Say it."""
        _say("shown")
        return await super().edit(target, sent, screen, way)


async def _serve(url: str, number: str) -> None:
    """One of the processes: sets out a table, and presses there whenever it is told to."""
    leases._machine = cache(lambda: f"machine {number}")
    clock = SystemClock()
    store = await open_store(url)
    couriers = Couriers(store, clock, [_Loud()])
    host = Host(store, Pool(1), clock, couriers.wake)
    couriers.attach(host)
    desk = Desk(store, host, couriers, clock)
    serving = asyncio.gather(couriers.run(), host.run())
    try:
        table_id, people = await seat_two(desk, number)
        _say("ready")
        presses = 0
        while await asyncio.to_thread(sys.stdin.readline):
            await press_defaults(desk, table_id, people, range(presses, presses + 1))
            presses += 1
    finally:
        serving.cancel()
        await asyncio.gather(serving, return_exceptions=True)
        await host.close()
        await store.close()


def _say(word: str) -> None:
    sys.stdout.write(f"{word}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    asyncio.run(_serve(*sys.argv[1:]))
