"""Wiring: the store, the host, the courier and the desk of one process, started and stopped in the right order."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import NamedTuple

from adapters.delivery.couriers import Couriers
from adapters.delivery.platform import Platform
from adapters.front.desk import Desk
from adapters.pictures.studio import Studio
from adapters.playground.platform import PlaygroundPlatform
from adapters.store import Store, StoreFailed, open_store
from bots.clock import SystemClock
from bots.counting import Counting, NotCounting
from bots.health import Health
from bots.operations import new_metrics, serving
from bots.settings import CannotStart, Settings
from engine.host import Clock, Host
from engine.house.pool import Pool
from engine.journal import JournalFailed

log = logging.getLogger(__name__)

HEARTBEAT_SECONDS = 5.0
TIDY_SECONDS = 60.0  # between two times that what nobody needs any more is removed
LEFT_BEHIND_SECONDS = 120.0  # after which nothing is on its way any more to the chat of somebody who was forgotten
PRESS_MEMORY_SECONDS = 3 * 86_400.0  # no platform delivers a press again after this time


class Service(NamedTuple):
    """What platforms are built on."""

    store: Store
    host: Host
    couriers: Couriers
    desk: Desk
    playground: PlaygroundPlatform
    studio: Studio  # draws for all platforms of the process
    health: Health
    clock: Clock
    operations: str | None  # the operator's address, if there is one


@asynccontextmanager
async def running(
    settings: Settings, *others: Platform, with_playground: bool = True, clock: Clock | None = None
) -> AsyncIterator[Service]:
    """Everything of one process that is not a web page or a bot; a part that fails takes the whole down.

    Tables are shown on the other platforms as well, and in the playground unless somebody else serves it.
    """
    metrics = new_metrics(settings)
    counting = NotCounting() if metrics is None else Counting(metrics)
    try:
        store = await open_store(settings.store_url())
    except StoreFailed as failure:
        raise CannotStart(f"The database cannot be reached: {failure}.") from None
    clock = clock or await _clock_of(store)
    pool = Pool(settings.house_workers)
    reviewers = Pool(1)  # A review takes seconds, for which no house player should wait.
    playground = PlaygroundPlatform(store, clock.now)
    platforms: list[Platform] = [*([playground] if with_playground else []), *others]
    couriers = Couriers(store, clock, map(counting.platform, platforms))
    host = Host(
        counting.journal(store), counting.house(pool), clock, couriers.wake, house_seconds=settings.house_seconds
    )
    couriers.attach(host)
    couriers.tell(playground.touched)
    if (own := couriers.by_platform().get(playground.name)) is not None:
        playground.hear_all_while(lambda: own.leading_term)
    desk = counting.desk(Desk(store, host, couriers, clock, operators=settings.operators, reviewer=reviewers))
    studio = Studio()
    health = Health(store, clock if isinstance(clock, SystemClock) else None)
    try:
        async with serving(settings, metrics, health, store, couriers) as address:
            # Nobody's clock ran while no process did; the host gives the time back wherever it loads a table.
            await store.come_back(clock.now())
            async with asyncio.TaskGroup() as parts:
                health.tasks["host"] = parts.create_task(host.run())
                health.tasks["couriers"] = parts.create_task(couriers.run())
                tasks = [*health.tasks.values(), parts.create_task(_beat(store, clock, health))]
                if any(platform.shows_pictures for platform in platforms):
                    tasks.append(parts.create_task(_warm_up(studio)))
                yield Service(store, host, couriers, desk, playground, studio, health, clock, address)
                for task in tasks:
                    task.cancel()
    finally:
        await asyncio.to_thread(studio.close)
        await reviewers.close()
        await pool.close()
        await store.close()


async def _clock_of(store: Store) -> SystemClock:
    """The time that all processes on this database go by, and that never runs backwards."""
    clock = SystemClock()
    try:
        clock.start_from(await store.time())
        clock.not_before(await store.last_alive())
    except StoreFailed as failure:
        await store.close()
        raise CannotStart(f"The database cannot be reached: {failure}.") from None
    return clock


async def _warm_up(studio: Studio) -> None:
    """Draw something nobody sees, so that the first picture is not late; words go out without it as well."""
    try:
        await studio.warm_up()
    except Exception:
        log.exception("no picture can be drawn")


async def _beat(store: Store, clock: Clock, health: Health) -> None:
    """Note every few seconds that the service runs, and now and then tidy up what nobody needs any more."""
    tidy_at = clock.now()
    while True:
        try:
            await store.come_back(clock.now())
            if (now := clock.now()) >= tidy_at:
                await store.drop_presses(now - PRESS_MEMORY_SECONDS)
                await store.forget_passing(now)
                await store.erase_left_behind(now - LEFT_BEHIND_SECONDS)
                tidy_at = now + TIDY_SECONDS
            if isinstance(clock, SystemClock):
                clock.not_before(await store.last_alive())
            health.beat()
        except JournalFailed as failure:  # The next beat tries again; presses are refused meanwhile.
            log.warning("the store does not write: %s", failure)
        await clock.sleep(HEARTBEAT_SECONDS)
