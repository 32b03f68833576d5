"""A process that comes back: nothing waits for every running table, and nobody has lost time."""

from __future__ import annotations

from pathlib import Path

import pytest

from bots.service import running
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
        people = [await service.desk.arrive("chats", name, name) for name in ("Ana", "Bea")]
        tables = []
        for _ in range(3):
            table = await service.host.open("santase", people[0].id)
            for command, person in ((SetTimer(TURN_SECONDS), 0), (Sit(), 1), (Start(), 0)):
                await service.host.command(table.id, command, people[person].id)
            tables.append(table.id)
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


async def test_a_restart_is_no_outage(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path, house_workers=1, _env_file=None)
    clock = HandClock()
    for _ in range(3):
        async with running(settings, with_playground=False, clock=clock) as service:
            assert await service.store.downtime(0.0) == 0
        clock.jump(10)
