"""Wiring: the store, the host, the courier and the desk of one process, started and stopped in the right order."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import NamedTuple

from adapters.courier import Courier
from adapters.desk import Desk
from adapters.playground.platform import PlaygroundPlatform
from adapters.store import Store, open_store
from bots.settings import Settings
from engine.chairs import PLAYING
from engine.host import Host
from engine.house.pool import Pool

HEARTBEAT_SECONDS = 5.0
PRESS_MEMORY_SECONDS = 3 * 86_400.0  # no platform delivers a press again after so long


class SystemClock:
    """The machine's time."""

    def now(self) -> float:
        """Seconds since the epoch."""
        return time.time()

    async def sleep(self, seconds: float) -> None:
        """Wait."""
        await asyncio.sleep(seconds)


class Service(NamedTuple):
    """What platforms are built on."""

    store: Store
    host: Host
    courier: Courier
    desk: Desk
    playground: PlaygroundPlatform


@asynccontextmanager
async def running(settings: Settings) -> AsyncIterator[Service]:
    """Everything of one process that is not a web page or a bot; a part that fails takes the whole down."""
    clock = SystemClock()
    store = await open_store(settings.store_url())
    pool = Pool(settings.house_workers)
    playground = PlaygroundPlatform(store)
    courier = Courier(store, clock, {playground.name: playground})
    host = Host(store, pool, clock, courier.wake, house_seconds=settings.house_seconds)
    courier.attach(host)
    desk = Desk(store, host, courier, clock, operators=settings.operators)
    try:
        await _give_back_downtime(store, host, clock.now())
        async with asyncio.TaskGroup() as parts:
            tasks = [parts.create_task(part) for part in (host.run(), courier.run(), _beat(store, clock))]
            yield Service(store, host, courier, desk, playground)
            for task in tasks:
                task.cancel()
    finally:
        await pool.close()
        await store.close()


async def _give_back_downtime(store: Store, host: Host, now: float) -> None:
    """Nobody's clock ran while no process did."""
    last = await store.last_alive()
    if last is not None and now - last > 2 * HEARTBEAT_SECONDS:
        listed = await store.tables(all_places=True, limit=100_000)
        await host.give_back([table.table_id for table in listed if table.phase == PLAYING], now - last)
    await store.alive(now)


async def _beat(store: Store, clock: SystemClock) -> None:
    """Note every few seconds that the service runs, and tidy up what nobody needs any more."""
    while True:
        await store.alive(clock.now())
        await store.drop_presses(clock.now() - PRESS_MEMORY_SECONDS)
        await clock.sleep(HEARTBEAT_SECONDS)
