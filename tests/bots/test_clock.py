"""A clock that jumps does no harm: time counts as far as it was seen passing."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sys
import time
from asyncio.subprocess import PIPE
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from adapters.delivery.leases import Lead
from adapters.delivery.said_lines import LATELY_SECONDS
from adapters.store import open_store, store
from adapters.store.fences import LeaseLost
from bots.announce import announce
from bots.clock import SEEN_SECONDS, SystemClock
from bots.service import Service, running
from bots.settings import Settings
from engine import host
from engine.commands import Act, Fill, Ready, SetTimer, Sit, Start
from engine.journal import Swept
from engine.table import IDLE_SECONDS, Table
from engine.table_view import CLOSED, LOBBY, PLAYING
from tests.databases import new_database
from tests.engine.clocks import HandClock
from tests.postgres import make_database, postgres_server, postgres_url  # noqa: F401
from tests.settling import GUARD_SECONDS

DAYS = 86_400.0


class Jumping:
    """The machine's clock, which a test sets."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._real = time.time
        self.wrong_by = 0.0
        monkeypatch.setattr(time, "time", lambda: self._real() + self.wrong_by)


class StandingStill:
    """What a machine counts by itself; it goes on where a test has had this process stand still."""

    def __init__(self) -> None:
        self.passed = 0.0

    def __call__(self) -> float:
        return time.monotonic() + self.passed


@pytest.fixture(autouse=True)
def frequent_sweeps(monkeypatch: pytest.MonkeyPatch) -> None:
    """The host looks often, so that nobody waits long for it to have looked."""
    monkeypatch.setattr(host, "SWEEP_SECONDS", 0.1)


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> Jumping:
    return Jumping(monkeypatch)


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    (tmp_path / "tablemates.db").write_bytes(new_database())
    return Settings(data=tmp_path, house_workers=1, house_seconds=0.0, operations_port=0, _env_file=None)


async def tables_of(service: Service) -> tuple[str, str]:
    """A lobby, and a match with a turn timer."""
    ana, bea = [await service.desk.arrive("chats", name, name) for name in ("Ana", "Bea")]
    lobby = await service.host.open("santase", ana.id)
    match = await service.host.open("santase", ana.id)
    for command, person in ((Sit(), bea), (SetTimer(30), ana), (Start(), ana)):
        await service.host.command(match.id, command, person.id)
    return lobby.id, match.id


async def swept(service: Service) -> None:
    """Wait until the host has looked twice at what is due."""
    looks = asyncio.Semaphore(0)
    sweep = service.store.sweep

    async def counted(now: float, limit: int, lease_seconds: float, mark: int | None) -> Swept:
        looks.release()
        return await sweep(now, limit, lease_seconds, mark)

    service.store.sweep = counted  # type: ignore[method-assign]
    for _ in range(3):
        await looks.acquire()


async def health_of(service: Service) -> Any:
    async with aiohttp.ClientSession() as session, session.get(f"{service.operations}/health") as answer:
        return await answer.json()


def seconds_in(note: str, words: str) -> float:
    """The seconds that a note names after these words: a busy machine adds some of its own."""
    found = re.search(rf"{words} ([+-]?\d+) s at ", note)
    assert found is not None, note
    return float(found[1])


@pytest.mark.req("PL-61")
@pytest.mark.parametrize("days", [8.0, -8.0])
async def test_a_clock_that_jumps_closes_no_table_and_costs_nobody_a_turn(
    settings: Settings, machine: Jumping, days: float, caplog: pytest.LogCaptureFixture
) -> None:
    async with running(settings, with_playground=False) as service:
        lobby, match = await tables_of(service)
        assert (await health_of(service))["parts"]["clock"] == "ok"
        machine.wrong_by = days * DAYS
        await swept(service)
        tables = [await service.host.table(table_id) for table_id in (lobby, match)]
        assert [(table.phase, table.version) for table in tables] == [(LOBBY, 1), (PLAYING, 4)]
        shown = await health_of(service)
        assert (shown["status"], shown["parts"]["clock"]) == ("failing", "jumped")
        assert seconds_in(shown["notes"]["clock"], "jumped by") == pytest.approx(days * DAYS, abs=GUARD_SECONDS)
        machine.wrong_by = 0.0
        await swept(service)
        assert (await service.host.table(lobby)).phase == LOBBY
    assert "the machine's clock jumped by" in caplog.text


@pytest.mark.req("PL-18", "PL-61")
async def test_a_process_that_stood_still_closes_no_table_and_costs_nobody_a_turn(
    settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    steady = StandingStill()
    clock = SystemClock(lambda: time.time() + steady.passed, steady)
    async with running(settings, with_playground=False, clock=clock) as service:
        lobby, match = await tables_of(service)
        steady.passed = 8 * DAYS
        await swept(service)
        tables = [await service.host.table(table_id) for table_id in (lobby, match)]
        assert [(table.phase, table.version) for table in tables] == [(LOBBY, 1), (PLAYING, 4)]
        shown = await health_of(service)
        assert (shown["status"], shown["parts"]["clock"]) == ("failing", "jumped")
        told = seconds_in(shown["notes"]["clock"], "stood still for")
        assert told == pytest.approx(8 * DAYS, abs=GUARD_SECONDS)
    assert [record.message.partition(" for ")[0] for record in caplog.records] == ["this process stood still"]


@pytest.mark.req("PL-61")
def test_of_a_stall_no_more_counts_than_a_busy_machine_may_take() -> None:
    steady = HandClock()
    clock = SystemClock(steady=steady.now)
    began = clock.now()
    for seconds in (1.0, SEEN_SECONDS - 1.0, 3600.0):
        steady.jump(seconds)
        clock.now()
    assert clock.now() - began == pytest.approx(2 * SEEN_SECONDS)
    clock.not_before(began + 3600.0)  # Others went on meanwhile.
    assert clock.now() - began == pytest.approx(3600.0)


@pytest.mark.req("PL-51")
async def test_who_stood_still_no_longer_leads(settings: Settings) -> None:
    steady = HandClock()
    store = await open_store(settings.store_url())
    lead = Lead(store, SystemClock(steady=steady.now), "chats")
    assert await lead.hold()
    lead.check()
    steady.jump(3600.0)
    with pytest.raises(LeaseLost):
        lead.check()
    await store.close()


# It is read often, and says each time what it says, and how long the machine has run.
READING = """
import time
from bots.clock import SystemClock
clock = SystemClock(seen_seconds=0.5)
while True:
    print(time.monotonic(), clock.now(), flush=True)
    time.sleep(0.01)
"""


@pytest.mark.req("PL-61")
async def test_the_time_for_which_a_process_was_stopped_does_not_count() -> None:
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", READING, stdout=PIPE, stderr=PIPE)
    assert process.stdout is not None and process.stderr is not None

    async def reading() -> tuple[float, float]:
        assert process.stdout is not None
        passed, said = map(float, (await process.stdout.readline()).split())
        return passed, said

    try:
        async with asyncio.timeout(GUARD_SECONDS):
            before = await reading()
            os.kill(process.pid, signal.SIGSTOP)
            await asyncio.sleep(1.5)  # Nothing else makes real time pass.
            os.kill(process.pid, signal.SIGCONT)
            while (after := await reading())[0] - before[0] < 1.4:
                before = after
            assert after[1] - before[1] < 0.6
            assert b"stood still for" in await process.stderr.readline()
    finally:
        process.kill()
        await process.wait()


@pytest.mark.req("PL-26")
async def test_house_players_go_on_when_the_clock_is_set_back(settings: Settings, machine: Jumping) -> None:
    settings = settings.model_copy(update={"house_seconds": 0.2})
    async with running(settings, with_playground=False) as service:
        ana = await service.desk.arrive("chats", "Ana", "Ana")
        table = await service.host.open("santase", ana.id)
        for command in (Fill("easy"), Start()):
            table = await service.host.command(table.id, command, ana.id)
        for _ in range(4):
            machine.wrong_by -= 120.0  # While a house player is asked, at least every other time.
            table = await my_turn(service, table.id)
            assert table.match is not None
            decision = table.match.decision(0)
            assert decision is not None and decision.default is not None
            await service.host.command(table.id, Act(decision.default.code, decision.number), ana.id)


async def my_turn(service: Service, table_id: str) -> Table:
    """The table as soon as its first seat is asked."""
    async with asyncio.timeout(GUARD_SECONDS):
        while (table := await service.host.table(table_id)).match is None or 0 not in table.match.asked:
            await service.store.last_alive()
    return table


@pytest.mark.req("PL-18", "PL-61")
async def test_tables_are_still_there_after_eight_days_for_which_nothing_ran(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = HandClock()
    async with running(settings, with_playground=False, clock=clock) as service:
        lobby, match = await tables_of(service)
    for _ in range(2):
        clock.jump(8 * DAYS)
        async with running(settings, with_playground=False, clock=clock) as service:
            for table_id in (lobby, match):  # As the sweep does, if another process had found it due.
                await service.host._tend(table_id)
            assert (await service.store.sweep(clock.now() + 10.0, 10, 1.0, None)).due == []
            assert (await service.host.table(lobby)).phase == LOBBY
            assert (await service.host.table(match)).phase == PLAYING
    # A week in which somebody could have come does count.
    async with running(settings, with_playground=False, clock=clock) as service:
        clock.jump(IDLE_SECONDS)
        monkeypatch.setattr(store, "SILENT_SECONDS", IDLE_SECONDS)  # There is no heartbeat when a clock jumps.
        await service.host._tend(lobby)
        assert (await service.host.table(lobby)).phase == CLOSED


@pytest.mark.parametrize("days", [1.0, -1.0])
async def test_what_operators_say_is_said_now_whatever_the_machine_s_clock_says(
    settings: Settings, machine: Jumping, days: float
) -> None:
    async with running(settings, with_playground=False) as service:
        await service.store.come_back(service.clock.now())
        machine.wrong_by = days * DAYS
        assert await asyncio.to_thread(announce, "down for tea", settings.data)
        (said,) = await service.store.broadcasts()
        assert said.at > service.clock.now() - LATELY_SECONDS


@pytest.mark.req("PL-26", "PL-61")
async def test_after_a_restart_with_the_clock_set_back_time_goes_on(settings: Settings, machine: Jumping) -> None:
    async with running(settings, with_playground=False) as service:
        ana = await service.desk.arrive("chats", "Ana", "Ana")
        table = await service.host.open("santase", ana.id)
        last = service.clock.now()
        await service.store.come_back(last)
    machine.wrong_by = -3 * DAYS
    async with running(settings, with_playground=False) as service:
        assert last <= service.clock.now() < last + GUARD_SECONDS
        assert await service.store.downtime(0.0, service.clock.now()) == 0.0
        written = (await service.host.command(table.id, Ready(True), ana.id)).written_at
        assert written >= last
        assert (await health_of(service))["parts"]["clock"] == "ok"  # It has not jumped since the start.


@pytest.mark.req("PL-51")
@pytest.mark.postgres
async def test_processes_on_one_server_go_by_its_clock(
    postgres_url: str,  # noqa: F811
    machine: Jumping,
    tmp_path: Path,
) -> None:
    settings = Settings(data=tmp_path, database_url=postgres_url, house_workers=1, _env_file=None)
    times = []
    for machine.wrong_by in (0.0, -5.0, 5.0, DAYS):
        async with running(settings, with_playground=False) as service:
            times.append(service.clock.now())
    store = await open_store(postgres_url)
    last = await store.time()
    await store.close()
    assert last is not None
    assert times == sorted(times)
    assert last - times[0] < GUARD_SECONDS
