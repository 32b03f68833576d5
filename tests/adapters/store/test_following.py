"""A process that only looks on finds what others write, whatever the clocks say and however long commits take."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from sqlalchemy import text

from adapters.store import Store, open_store
from adapters.store.postgres import make_engine, transactional
from engine.commands import Ready
from engine.host import Host
from engine.journal import Written
from tests.adapters.store.entries import entry
from tests.bots.two_hosts import NobodyThinks
from tests.postgres import WAITING
from tests.settling import GUARD_SECONDS

HOURS = 3600.0
LOCK = 15


class SweepClock:
    """A clock that is wrong by this much; whoever sleeps wakes up at once, later by what they wanted to sleep."""

    def __init__(self, wrong_by: float = 0.0) -> None:
        self._now = 1_000_000.0 + wrong_by
        self.moved = asyncio.Event()

    def now(self) -> float:
        return self._now

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(0.005)
        self._now += seconds
        self.moved.set()


class Onlooker:
    """A process in which nobody presses anything."""

    def __init__(self, store: Store) -> None:
        self.clock = SweepClock()
        self.host = Host(store, NobodyThinks(), self.clock, lambda _: self.changed.set())
        self.changed = asyncio.Event()

    async def sees(self, table_id: str, version: int) -> None:
        """Wait until the table is shown as it is; nothing is read for it but by the host's own sweep."""
        async with asyncio.timeout(GUARD_SECONDS):
            while (table := self.host.hot_table(table_id)) is None or table.version < version:
                self.changed.clear()
                await self.changed.wait()
        assert table.version == version

    async def passes(self, seconds: float) -> None:
        """Wait until this process has swept for some time."""
        until = self.clock.now() + seconds
        while self.clock.now() < until:
            self.clock.moved.clear()
            await self.clock.moved.wait()


@asynccontextmanager
async def looking_on(store_url: str) -> AsyncIterator[Onlooker]:
    store = await open_store(store_url)
    onlooker = Onlooker(store)
    running = asyncio.create_task(onlooker.host.run())
    try:
        yield onlooker
    finally:
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
        await store.close()


@pytest.mark.req("PL-51")
@pytest.mark.parametrize("wrong_by", [-HOURS, -5.0, 5.0, HOURS])
async def test_a_move_is_followed_whatever_the_writers_clock_says(
    store: Store, store_url: str, wrong_by: float
) -> None:
    writer = Host(store, NobodyThinks(), SweepClock(wrong_by), lambda _: None)
    table = await writer.open("santase", 1)
    async with looking_on(store_url) as onlooker:
        await onlooker.host.table(table.id)
        for version in (2, 3, 4):
            await onlooker.passes(10.0)
            await writer.command(table.id, Ready(version % 2 == 0), 1)
            await onlooker.sees(table.id, version)
    await writer.close()


@pytest.mark.req("PL-51")
@pytest.mark.postgres
@pytest.mark.parametrize("store_url", ["postgres"], indirect=True)
async def test_a_commit_that_takes_long_is_followed_when_it_is_there(store: Store, store_url: str) -> None:
    engine = transactional(make_engine(store_url))
    for name in ("slow", "quick"):
        await store.append(entry(name, 1, what="open", detail='{"game":"santase","code":"123456"}'))
    async with engine.begin() as connection:
        for statement in (
            # The commit itself waits, when everything else of the transaction is done and it has its number.
            "CREATE FUNCTION stall() RETURNS trigger LANGUAGE plpgsql AS "
            f"'BEGIN PERFORM pg_advisory_xact_lock({LOCK}); RETURN NULL; END'",
            "CREATE CONSTRAINT TRIGGER stall AFTER UPDATE ON tables DEFERRABLE INITIALLY DEFERRED "
            "FOR EACH ROW WHEN (NEW.id = 'slow') EXECUTE FUNCTION stall()",
        ):
            await connection.execute(text(statement))
    other = await open_store(store_url)
    try:
        async with looking_on(store_url) as onlooker, engine.connect() as holder:
            for name in ("slow", "quick"):
                await onlooker.host.table(name)
            ready = '{"is_ready":true}'
            await holder.execute(text(f"SELECT pg_advisory_lock({LOCK})"))
            slow = asyncio.create_task(store.append(entry("slow", 2, what="ready", detail=ready)))
            while not (await holder.execute(text(WAITING))).scalar_one():
                pass
            # Later transactions are committed and seen meanwhile, again and again.
            await other.append(entry("quick", 2, what="ready", detail=ready))
            await onlooker.sees("quick", 2)
            await onlooker.passes(60.0)
            assert not slow.done()
            await holder.execute(text(f"SELECT pg_advisory_unlock({LOCK})"))
            assert await slow is Written.DONE
            await onlooker.sees("slow", 2)
    finally:
        await other.close()
        async with engine.begin() as connection:
            await connection.execute(text("DROP TRIGGER stall ON tables"))
            await connection.execute(text("DROP FUNCTION stall"))
        await engine.dispose()


@pytest.mark.req("PL-51")
async def test_marks_tell_what_was_written_after_them_and_no_more(store: Store) -> None:
    await store.append(entry("a", 1, at=50.0))
    first = await store.changes(None)
    assert first.versions == []
    assert (await store.changes(first.mark)).versions == []
    await store.append(entry("b", 1, at=10.0))
    await store.append(entry("a", 2, at=20.0))
    second = await store.changes(first.mark)
    assert second.versions == [("b", 1), ("a", 2)]
    assert (await store.changes(second.mark)).versions == []
