"""A process that comes back: nothing waits for every running table, and nobody has lost time."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from adapters.store import sqlite
from bots.service import Service, running
from bots.settings import Settings
from engine.commands import SERVICE, SetTimer, Sit, Start
from tests.engine.clocks import HandClock

TURN_SECONDS = 300
OUTAGE_SECONDS = 3600.0


@pytest.mark.req("PL-61")
async def test_downtime_is_given_back_where_a_table_is_loaded_and_not_before(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path, house_workers=1, _env_file=None)
    clock = HandClock()
    async with running(settings, with_playground=False, clock=clock) as service:
        tables = [await timed_table(service) for _ in range(3)]
        written = {table_id: await service.store.rows(table_id) for table_id in tables}
    clock.jump(OUTAGE_SECONDS)

    async with running(settings, with_playground=False, clock=clock) as service:
        assert [service.host.hot_table(table_id) for table_id in tables] == [None, None, None]
        table = await service.host.table(tables[1])
        assert {table_id: await service.store.rows(table_id) for table_id in (tables[0], tables[2])} == {
            table_id: written[table_id] for table_id in (tables[0], tables[2])
        }
        *before, last = await service.store.rows(tables[1])
        assert before == written[tables[1]]
        assert (last.what, last.by) == ("extend", SERVICE)
        (asked_at,) = table.asked_at.values()
        assert asked_at + table.turn_limit - clock.now() == TURN_SECONDS
        swept = await service.store.sweep(clock.now() + TURN_SECONDS / 2, 10, 1.0, None)
        assert swept.due == []  # Not even a reminder.


@pytest.mark.req("PL-61")
async def test_time_for_which_the_database_was_away_is_given_back_as_well(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "BUSY_MILLISECONDS", 10)
    settings = Settings(data=tmp_path, house_workers=1, _env_file=None)
    clock = HandClock()
    async with running(settings, with_playground=False, clock=clock) as service:
        table_id = await timed_table(service)
        written = await service.store.rows(table_id)
        with closing(sqlite3.connect(tmp_path / "tablemates.db", isolation_level=None)) as somebody_else:
            somebody_else.execute("BEGIN IMMEDIATE")
            clock.jump(OUTAGE_SECONDS)
            await service.host._tend(table_id)
            assert await service.store.rows(table_id) == written
        # The deadline is long over, and is looked at before the next heartbeat.
        await service.host._tend(table_id)
        *before, last = await service.store.rows(table_id)
        assert before == written
        assert (last.what, last.by) == ("extend", SERVICE)
        table = await service.host.table(table_id)
        (asked_at,) = table.asked_at.values()
        assert asked_at + table.turn_limit - clock.now() == TURN_SECONDS


async def timed_table(service: Service) -> str:
    """A match of two people whose turns are timed."""
    people = [await service.desk.arrive("chats", name, name) for name in ("Ana", "Bea")]
    table = await service.host.open("santase", people[0].id)
    for command, person in ((SetTimer(TURN_SECONDS), 0), (Sit(), 1), (Start(), 0)):
        await service.host.command(table.id, command, people[person].id)
    return table.id


async def test_a_restart_is_no_outage(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path, house_workers=1, _env_file=None)
    clock = HandClock()
    for _ in range(3):
        async with running(settings, with_playground=False, clock=clock) as service:
            assert await service.store.downtime(0.0, service.clock.now()) == 0
        clock.jump(10)
