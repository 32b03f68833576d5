"""What a press costs: desk, host, a durable row in SQLite, and delivery to a platform that does nothing.

Beside it, in the same run, the same rows are written by bare `sqlite3`, a commit each, as durable as ours: that is
what the disk allows. Some tables play at once, each one press after the other: first as quickly as presses are
answered, when chats skip what has passed already, then as people do, who see everything before they press again.
"""

from __future__ import annotations

import asyncio
import sqlite3
import sys
import tempfile
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

from adapters.delivery.couriers import Couriers
from adapters.delivery.place_talk import PlaceTalk
from adapters.delivery.platform import Kind, Pace, Sent, Standing, Target, Way
from adapters.front.desk import Desk
from adapters.screens.buttons import ACT, Code
from adapters.screens.lobby_codes import lobby_code
from adapters.screens.screen import Screen
from adapters.store import open_store
from adapters.store.records import Person
from bots.clock import SystemClock
from engine.commands import Sit, Start
from engine.games import GAMES
from engine.host import Host
from engine.house.pool import Pool
from engine.journal import Row

PLACE = "null:place"


class NullPlatform:
    """Takes every message and shows nothing."""

    name = "null"
    repeats_safely = True
    keeps_in_view = True
    draws_itself: frozenset[Kind] = frozenset()
    pace = Pace()
    shows_pictures = False
    keeps_pictures = False
    opens_chats = False
    numbers_hands = False

    def __init__(self) -> None:
        self.calls = 0
        self.talk = PlaceTalk()

    def private_address(self, person: Person) -> str:
        """The address of a person's private chat."""
        return f"null:{person.id}"

    async def standing(self, address: str, person: Person) -> Standing:
        """Everybody is at home."""
        return Standing(is_member=True, may_speak=True)

    def writes_freely(self, address: str) -> bool:
        """Whether the bot writes in a place whenever it likes; it does in all of them."""
        return True

    async def lend(self, address: str, loan: str) -> None:
        """Nothing is lent, and nothing has to be."""

    async def post(self, target: Target, screen: Screen, nonce: str) -> Sent:
        """Count the call."""
        self.calls += 1
        return Sent(nonce)

    async def edit(self, target: Target, sent: Sent, screen: Screen, way: Way | None = None) -> Sent:
        """Count the call."""
        self.calls += 1
        return sent

    async def delete(self, target: Target, sent: Sent) -> None:
        """Count the call."""
        self.calls += 1


def bench_press(presses: int = 2000, tables: int = 16) -> dict[str, Any]:
    """The figures of this many presses at this many tables."""
    with tempfile.TemporaryDirectory() as folder:
        figures, rows = asyncio.run(_press(Path(folder), presses, tables))
        return figures | _compared(figures, _raw_commits(Path(folder), rows))


async def _press(folder: Path, presses: int, tables: int) -> tuple[dict[str, Any], list[tuple[str, Row]]]:
    clock = SystemClock()
    store = await open_store(f"sqlite:///{folder / 'press.db'}")
    platform = NullPlatform()
    courier = Couriers(store, clock, [platform])
    host = Host(store, Pool(1), clock, courier.wake)
    courier.attach(host)
    desk = Desk(store, host, courier, clock, presses_max=sys.maxsize)
    tending = asyncio.create_task(courier.run())
    try:
        seated = [await seat_two(desk, str(number)) for number in range(tables)]
        await courier.settle()
        each = presses // tables
        platform.calls = 0
        started, started_cpu = perf_counter(), process_time()
        await asyncio.gather(*(press_defaults(desk, *table, range(each)) for table in seated))
        answered = perf_counter() - started
        await courier.settle()
        cpu, calls = process_time() - started_cpu, platform.calls
        started_cpu = process_time()
        for number in range(each, 2 * each):
            await asyncio.gather(*(press_defaults(desk, *table, range(number, number + 1)) for table in seated))
            await courier.settle()
        seen_cpu, seen_calls = process_time() - started_cpu, platform.calls - calls
        rows = [(table_id, row) for table_id, _ in seated for row in await store.rows(table_id)]
    finally:
        tending.cancel()
        await asyncio.gather(tending, return_exceptions=True)
        await host.close()
        await store.close()
    count = each * tables
    figures = {
        "presses": count,
        "tables": tables,
        "presses_per_second": round(count / answered),
        "cpu_ms_per_press": round(1000 * cpu / count, 3),
        "platform_calls_per_press": round(calls / count, 2),
        "cpu_ms_per_press_seen": round(1000 * seen_cpu / count, 3),
        "platform_calls_per_press_seen": round(seen_calls / count, 2),
    }
    return figures, rows


async def seat_two(desk: Desk, number: str) -> tuple[str, list[Person]]:
    """A table of two persons with a match begun."""
    people = [await desk.arrive("null", f"{number}-{seat}", f"Person {seat}") for seat in range(2)]
    opened = await desk.open_table(people[0], next(iter(GAMES)), lambda _: f"{PLACE}:{number}")
    table_id = opened.table_id
    assert table_id is not None
    for person, command in ((people[1], Sit()), (people[0], Start())):
        view = await desk.table_view(person, table_id)
        assert view is not None
        answer = await desk.press(person, lobby_code(table_id, view.revision, command), f"{table_id} {command}")
        assert not answer.is_refusal, answer.text
    return table_id, people


async def press_defaults(desk: Desk, table_id: str, people: list[Person], presses: range) -> None:
    """Press the default action of whoever is asked, and start again when a match is over."""
    for number in presses:
        view = await desk.table_view(None, table_id)
        assert view is not None
        if view.asked:
            person = people[view.asked[0]]
            own = await desk.table_view(person, table_id)
            assert own is not None and own.decision is not None and own.decision.default is not None
            code = Code(ACT, table_id, own.decision.number, own.decision.default.code)
        else:
            person, code = people[0], lobby_code(table_id, view.revision, Start())
        answer = await desk.press(person, code, f"{table_id} {number}")
        assert not answer.is_refusal, answer.text


def _raw_commits(folder: Path, rows: list[tuple[str, Row]]) -> tuple[float, float]:
    """Commits a second and CPU seconds a commit of the same rows through bare sqlite3."""
    connection = sqlite3.connect(folder / "raw.db", isolation_level=None)
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("CREATE TABLE tables (id TEXT PRIMARY KEY, version INTEGER)")
    connection.execute(
        "CREATE TABLE journal (table_id, seq, at, by, what, detail, digest, PRIMARY KEY (table_id, seq))"
    )
    connection.executemany("INSERT INTO tables VALUES (?, 0)", [(one,) for one in {one for one, _ in rows}])
    started, started_cpu = perf_counter(), process_time()
    for table_id, row in rows:
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("UPDATE tables SET version = ? WHERE id = ?", (row.seq, table_id))
        connection.execute("INSERT INTO journal VALUES (?, ?, ?, ?, ?, ?, ?)", (table_id, *row))
        connection.execute("COMMIT")
    wall, cpu = perf_counter() - started, process_time() - started_cpu
    connection.close()
    return len(rows) / wall, cpu / len(rows)


def _compared(figures: dict[str, Any], raw: tuple[float, float]) -> dict[str, Any]:
    rate, cpu_seconds = raw
    return {
        "raw_commits_per_second": round(rate),
        "raw_cpu_ms_per_commit": round(1000 * cpu_seconds, 3),
        "rate_ratio": round(figures["presses_per_second"] / rate, 3),
        "cpu_ratio": round(figures["cpu_ms_per_press"] / (1000 * cpu_seconds), 2),
    }
