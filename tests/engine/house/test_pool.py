"""The house's worker processes: started late, replaced when they die, and gone with their parent."""

from __future__ import annotations

import asyncio
import os
import pickle
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import suppress

import pytest

from engine import house
from engine.chance import QuickChance
from engine.contract import Match, Seat, View
from engine.games import game_of
from engine.house import pool as pool_module
from engine.house.pool import HouseAbsent, Pool
from engine.house.worker import LENGTH_BYTES, NICENESS
from engine.house.worlds import Worlds

SANTASE = game_of("santase")
NICENESS_MAX = 19  # of any process
SECONDS_MAX = 600  # a guard against hanging


def view_and_seat() -> tuple[View, Seat]:
    match = SANTASE(SANTASE.info.presets["one"], 2, QuickChance(3))
    return match.view(match.asked[0]), match.asked[0]


@pytest.fixture
async def pool() -> AsyncIterator[Pool]:
    pool = Pool(2)
    yield pool
    await pool.close()
    assert pool.pids == ()


async def test_no_worker_runs_before_the_first_request(pool: Pool) -> None:
    assert pool.pids == ()
    await pool.choose("santase", *view_and_seat(), "random", 1)
    assert len(pool.pids) == 1


@pytest.mark.req("PL-26")
async def test_workers_choose_what_the_house_would_choose_here(pool: Pool) -> None:
    view, seat = view_and_seat()
    seeds = range(6)
    chosen = await asyncio.gather(*(pool.choose("santase", view, seat, "easy", seed) for seed in seeds))
    assert chosen == [house.choose(SANTASE, view, seat, "easy", QuickChance(seed)) for seed in seeds]
    assert len(pool.pids) == 2


@pytest.mark.req("PL-26")
async def test_tables_take_turns_however_many_of_their_seats_wait() -> None:
    pool = Pool(1)
    view, seat = view_and_seat()
    served: list[str] = []

    async def ask(table_id: str) -> None:
        await pool.choose("santase", view, seat, "random", 1, table_id)
        served.append(table_id)

    try:
        await asyncio.gather(*(ask(table_id) for table_id in "AAAABC"))
    finally:
        await pool.close()
    assert "".join(served) == "AABCAA"  # The first had its worker before anybody waited.


@pytest.mark.req("PL-26")
async def test_whoever_gives_up_waiting_leaves_the_worker_to_others() -> None:
    pool = Pool(1)
    view, seat = view_and_seat()
    ask = [asyncio.create_task(pool.choose("santase", view, seat, "random", 1, name)) for name in "ABC"]
    try:
        await asyncio.sleep(0)
        ask[1].cancel()
        assert await ask[0] == await ask[2]
        assert await pool.choose("santase", view, seat, "random", 1) == await ask[0]
    finally:
        await pool.close()


@pytest.mark.req("PL-26")
async def test_the_more_wait_the_shorter_they_think(monkeypatch: pytest.MonkeyPatch) -> None:
    efforts: list[float] = []

    async def note(worker: object, content: bytes) -> str:
        efforts.append(pickle.loads(content[LENGTH_BYTES:]).effort)
        return "asked"

    pool = Pool(2)
    monkeypatch.setattr(pool_module, "_ask", note)
    try:
        await asyncio.gather(*(pool.choose("santase", *view_and_seat(), "strong", 1, name) for name in "ABCDEFGH"))
    finally:
        await pool.close()
    begun, waited = efforts[:2], efforts[2:]
    assert begun == [1.0, 1.0]  # Nobody waited yet.
    assert waited[0] <= 0.5
    assert waited == sorted(waited)
    assert waited[-1] == 1.0


def test_less_effort_is_fewer_imagined_matches(monkeypatch: pytest.MonkeyPatch) -> None:
    counts = []
    for effort in (1.0, 0.25):
        imagined = 0
        next_world = Worlds.next

        def counting(self: Worlds, next_world: Callable[[Worlds], Match] = next_world) -> Match:
            nonlocal imagined
            imagined += 1
            return next_world(self)

        monkeypatch.setattr(Worlds, "next", counting)
        house.choose(SANTASE, *view_and_seat(), "normal", QuickChance(1), effort=effort)
        monkeypatch.undo()
        counts.append(imagined)
    assert counts[1] < counts[0] / 2


async def test_workers_give_way_to_the_event_loop(pool: Pool) -> None:
    await pool.choose("santase", *view_and_seat(), "random", 1)
    (pid,) = pool.pids
    # Where this process gives way to all others already, nothing gives way to it.
    expected = min(os.getpriority(os.PRIO_PROCESS, 0) + NICENESS, NICENESS_MAX)
    assert NICENESS > 0
    assert os.getpriority(os.PRIO_PROCESS, pid) == expected


async def test_a_worker_that_died_is_replaced_and_the_request_repeated(pool: Pool) -> None:
    view, seat = view_and_seat()
    expected = await pool.choose("santase", view, seat, "easy", 1)
    (pid,) = pool.pids
    os.kill(pid, signal.SIGKILL)
    assert await pool.choose("santase", view, seat, "easy", 1) == expected
    assert pid not in pool.pids


async def test_a_worker_killed_while_it_thinks_is_replaced(pool: Pool) -> None:
    view, seat = view_and_seat()
    await pool.choose("santase", view, seat, "random", 1)
    (pid,) = pool.pids
    asked = asyncio.create_task(pool.choose("santase", view, seat, "easy", 1))
    os.kill(pid, signal.SIGSTOP)  # It will not answer before it dies.
    await asyncio.sleep(0)
    os.kill(pid, signal.SIGKILL)
    assert await asked == house.choose(SANTASE, view, seat, "easy", QuickChance(1))


async def test_a_request_that_kills_every_worker_is_given_up(
    pool: Pool, capfd: pytest.CaptureFixture[str]
) -> None:
    view, seat = view_and_seat()
    with pytest.raises(HouseAbsent):
        await pool.choose("no such game", view, seat, "easy", 1)
    assert capfd.readouterr().err.count("engine.games.UnknownGame") == 3
    assert await pool.choose("santase", view, seat, "random", 1)


async def test_a_request_nobody_waits_for_does_not_answer_the_next(pool: Pool) -> None:
    view, seat = view_and_seat()
    pool = Pool(1)
    await pool.choose("santase", view, seat, "random", 1)
    asked = asyncio.create_task(pool.choose("santase", view, seat, "strong", 1))
    await asyncio.sleep(0)
    asked.cancel()
    with suppress(asyncio.CancelledError):
        await asked
    expected = [house.choose(SANTASE, view, seat, "random", QuickChance(seed)) for seed in range(8)]
    assert [await pool.choose("santase", view, seat, "random", seed) for seed in range(8)] == expected
    await pool.close()


async def test_a_closed_pool_answers_nobody(pool: Pool) -> None:
    await pool.choose("santase", *view_and_seat(), "random", 1)
    (pid,) = pool.pids
    thinking = asyncio.create_task(pool.choose("santase", *view_and_seat(), "strong", 1))
    os.kill(pid, signal.SIGSTOP)  # It will not answer before it is closed.
    await asyncio.sleep(0)
    await pool.close()
    with pytest.raises(HouseAbsent):
        await thinking
    with pytest.raises(HouseAbsent):
        await pool.choose("santase", *view_and_seat(), "random", 1)
    assert pool.pids == ()


PARENT = """
import asyncio, sys
from engine.chance import QuickChance
from engine.games import game_of
from engine.house.pool import Pool

async def main():
    santase = game_of("santase")
    match = santase(santase.info.presets["one"], 2, QuickChance(3))
    seat = match.asked[0]
    pool = Pool(2)
    ask = lambda level: pool.choose("santase", match.view(seat), seat, level, 1)
    await asyncio.gather(ask("easy"), ask("easy"))
    print(*pool.pids, flush=True)
    await asyncio.gather(ask("strong"), asyncio.Event().wait())

asyncio.run(main())
"""


def test_workers_end_even_when_their_parent_is_killed() -> None:
    with subprocess.Popen(
        [sys.executable, "-c", PARENT], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as parent:
        assert parent.stdout is not None
        pids = [int(pid) for pid in parent.stdout.readline().split()]
        assert len(pids) == 2
        parent.kill()
        try:
            # The workers hold the same standard error: it ends when the last of them has ended, and quietly.
            assert parent.communicate(timeout=SECONDS_MAX)[1] == ""
        except subprocess.TimeoutExpired:
            for pid in pids:
                os.kill(pid, signal.SIGKILL)
            raise
