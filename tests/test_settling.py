"""Time in tests: it passes for those who wait, and over nobody's head."""

from __future__ import annotations

import asyncio

from engine.host import Host
from tests.engine.clocks import HandClock
from tests.engine.hosts import QuickHouse
from tests.engine.journals import ListJournal
from tests.settling import LOOK_AGAIN_SECONDS, LeapingClock
from tests.stand_ins.awaiting import awaiting

LOOKS = 20


async def test_time_leaps_only_while_a_test_waits() -> None:
    leaps: list[float] = []
    clock = LeapingClock(1000.0, leaps.append)
    host = Host(ListJournal(), QuickHouse(), HandClock(), lambda table_id: None)
    async with clock.leaping(host):
        sleeper = asyncio.create_task(clock.sleep(45))
        for _ in range(LOOKS):  # A person thinks, or the machine is busy.
            await asyncio.sleep(LOOK_AGAIN_SECONDS)
        with awaiting(lambda: True):
            await asyncio.sleep(LOOKS * LOOK_AGAIN_SECONDS)
        assert (clock.now(), leaps) == (1000.0, [])
        with awaiting(sleeper.done):
            await sleeper
    assert (clock.now(), leaps) == (1045.0, [45.0])
