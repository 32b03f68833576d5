"""How soon a process that comes back answers: from its start to the first page and the first press.

A store is filled with running tables in which everybody has a turn timer: a few are really played, an hour ago,
and copied with their messages under other names. Then the real program is started on it. That hour has to be given
back at every table, and every chat wants an edit, since the buttons of a copy name another table than those of
which the digest was noted. Beside it, in the same run, stands the same program on an empty store.
"""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any, NamedTuple

import aiohttp

from adapters.delivery.couriers import Couriers
from adapters.front.desk import Desk
from adapters.playground.entrance import ENTRANCE
from adapters.playground.platform import PlaygroundPlatform, room_address
from adapters.playground.sessions import account_of
from adapters.screens.buttons import ACT, write_code
from adapters.store import open_store
from adapters.store.records import Person
from bots.bench_program import cpu_seconds, running_program
from bots.clock import SystemClock
from engine.commands import Act, Fill, Ready, SetSeats, SetTimer, Sit, Start
from engine.games import GAMES, game_of
from engine.host import Host
from engine.house.pool import Pool
from engine.table import Table
from engine.table_view import PLAYING

OUTAGE_SECONDS = 3600.0
TURN_SECONDS = 300
MOVES = 20  # of each table that is really played
HOUSE_EVERY = 10  # one table in this many waits for a house player
LATER_PRESSES = 50
FIRST_PERSON = 900_000_000  # ids of this length stand for nothing else in what is copied
FIRST_COPIED_PERSON = 100_000_000


class _EarlierClock(SystemClock):
    """The time before the outage."""

    def now(self) -> float:
        """Seconds since the epoch, an outage ago."""
        return super().now() - OUTAGE_SECONDS


class _Sample(NamedTuple):
    """A table that was really played, and what the one who is asked would press."""

    table_id: str
    code: str
    people: tuple[int, ...]
    asked: int | None  # a person; None where a house player is to move
    number: int
    action: str


class _Ready(NamedTuple):
    """Somebody who is asked at a table: where their page is, and what they press."""

    room: str
    code: str


def bench_start(tables: int = 10_000) -> dict[str, Any]:
    """The figures of a start over this many running tables."""
    with tempfile.TemporaryDirectory() as folder:
        empty = asyncio.run(_start(Path(folder) / "empty", []))
        data = Path(folder) / "full"
        began = perf_counter()
        ready = asyncio.run(_fill(data, tables))
        filled = perf_counter() - began
        figures = asyncio.run(_start(data, ready))
    return {
        "tables": tables,
        "fill_seconds": round(filled, 1),
        **{f"empty_{name}": value for name, value in empty.items()},
        **figures,
    }


# --- Filling a store -----------------------------------------------------------------------------------


async def _fill(data: Path, tables: int) -> list[_Ready]:
    path = data / "tablemates.db"
    samples = await _play_samples(path)
    with sqlite3.connect(path) as connection:
        ready = list(_copy_all(connection, samples, tables))
    connection.close()
    return ready


async def _play_samples(path: Path) -> list[_Sample]:
    """One table of each game with people only, and one at which a house player is to move."""
    clock = _EarlierClock()
    store = await open_store(f"sqlite:///{path}")
    with sqlite3.connect(path) as connection:
        connection.execute(
            "INSERT INTO people (id, platform, account, name, settings, arrived_at)"
            " VALUES (?, 'bench', '', '', '{}', 0)",
            (FIRST_PERSON,),
        )
    connection.close()
    couriers = Couriers(store, clock, [PlaygroundPlatform(store, clock.now)])
    host = Host(store, Pool(1), clock, couriers.wake, house_seconds=OUTAGE_SECONDS)
    couriers.attach(host)
    desk = Desk(store, host, couriers, clock)
    showing = asyncio.create_task(couriers.run())
    try:
        samples = [await _sample(desk, host, game, with_house=False) for game in GAMES]
        samples.append(await _sample(desk, host, next(iter(GAMES)), with_house=True))
        await couriers.settle()
        await store.come_back(clock.now())
    finally:
        showing.cancel()
        await asyncio.gather(showing, return_exceptions=True)
        await host.close()
        await store.close()
    return samples


async def _sample(desk: Desk, host: Host, game: str, *, with_house: bool) -> _Sample:
    seats = min(game_of(game).info.seat_counts)
    people = [
        await desk.arrive("playground", f"{game} {with_house} {seat}", f"Person {seat}")
        for seat in range(1 if with_house else seats)
    ]
    opened = await desk.open_table(people[0], game, room_address)
    assert opened.table_id is not None, opened.text
    table_id = opened.table_id
    await host.command(table_id, SetSeats(seats), people[0].id)
    await host.command(table_id, SetTimer(TURN_SECONDS), people[0].id)
    for person in people[1:]:
        await host.command(table_id, Sit(), person.id)
    if with_house:
        await host.command(table_id, Fill("easy"), people[0].id)
    table = await _begin(host, table_id, people)
    for _ in range(MOVES):
        asked, number, action = _asked(table)
        if asked is None:
            break
        table = await host.command(table_id, Act(action, number), asked)
        if table.phase != PLAYING:
            table = await _begin(host, table_id, people)
    return _Sample(table_id, table.code, tuple(person.id for person in people), *_asked(table))


async def _begin(host: Host, table_id: str, people: list[Person]) -> Table:
    for person in people[1:]:
        await host.command(table_id, Ready(True), person.id)
    return await host.command(table_id, Start(), people[0].id)


def _asked(table: Table) -> tuple[int | None, int, str]:
    """The person who is asked first, the number of the decision and its default."""
    assert table.match is not None
    seat = table.match.asked[0]
    decision = table.match.decision(seat)
    assert decision is not None and decision.default is not None
    return table.chairs[seat].person, decision.number, decision.default.code


def _copy_all(connection: sqlite3.Connection, samples: list[_Sample], tables: int) -> Iterator[_Ready]:
    """Copy the samples by turns, those with a house player seldom; yields those who can press something."""
    with_house = [sample for sample in samples if sample.asked is None]
    without = [sample for sample in samples if sample.asked is not None]
    rows = {sample.table_id: _rows_of(connection, sample) for sample in samples}
    person = FIRST_COPIED_PERSON
    message = 1_000_000
    for number in range(tables):
        kind = with_house if number % HOUSE_EVERY == HOUSE_EVERY - 1 and with_house else without
        sample = kind[number % len(kind)]
        table_id = f"copy{number:08}"
        names = {sample.table_id: table_id, f'"code":"{sample.code}"': f'"code":"copy{number}"'}
        names |= {str(old): str(person + seat) for seat, old in enumerate(sample.people)}
        for name, columns, found in rows[sample.table_id]:
            copied = []
            for row in found:
                values = dict(zip(columns, row, strict=True))
                values = {column: _renamed(value, names) for column, value in values.items()}
                if name == "tables":
                    values["code"] = f"copy{number}"
                elif name == "people":
                    values["account"] = account_of(f"copy-{values['id']}")
                elif name == "page_messages":
                    values |= {"id": values["id"] + message, "nonce": f"{number} {values['nonce']}"}
                elif name == "deliveries" and values["ref"]:
                    values["ref"] = str(int(values["ref"]) + message)
                copied.append(tuple(values.values()))
            marks = ", ".join("?" * len(columns))
            connection.executemany(f"INSERT INTO {name} ({', '.join(columns)}) VALUES ({marks})", copied)  # noqa: S608
        if sample.asked is not None:
            presser = person + sample.people.index(sample.asked)
            code = write_code(ACT, table_id, sample.number, sample.action)
            yield _Ready(f"/p/copy-{presser}/t/{table_id}", code)
        person += len(sample.people)
        message += 1_000


_Rows = list[tuple[str, list[str], list[tuple[Any, ...]]]]


def _rows_of(connection: sqlite3.Connection, sample: _Sample) -> _Rows:
    """Everything that is known of a table: the name of each relation, its columns, and its rows."""
    people = ", ".join(map(str, sample.people))
    chats = ", ".join(f"'playground:person:{person}'" for person in sample.people)
    wanted = {
        "tables": f"id = '{sample.table_id}'",
        "journal": f"table_id = '{sample.table_id}'",
        "seeds": f"table_id = '{sample.table_id}'",
        "people": f"id IN ({people})",
        "places": f"table_id = '{sample.table_id}'",
        "deliveries": f"table_id = '{sample.table_id}'",
        "page_messages": f"address IN ('{room_address(sample.table_id)}', {chats})",
    }
    rows: _Rows = []
    for name, where in wanted.items():
        found = connection.execute(f"SELECT * FROM {name} WHERE {where}")  # noqa: S608 - all of it is ours
        rows.append((name, [column[0] for column in found.description], found.fetchall()))
    return rows


def _renamed(value: Any, names: dict[str, str]) -> Any:
    if isinstance(value, str):
        for old, new in names.items():
            value = value.replace(old, new)
    elif isinstance(value, int) and str(value) in names:
        return int(names[str(value)])
    return value


# --- Starting on it ------------------------------------------------------------------------------------


async def _start(data: Path, ready: list[_Ready]) -> dict[str, Any]:
    """Seconds from the start of the program to its first answers."""
    began = perf_counter()

    def since() -> float:
        return round(perf_counter() - began, 3)

    async with running_program(data) as (url, process_id), aiohttp.ClientSession(url) as session:
        figures: dict[str, Any] = {"open_seconds": since()}
        pages = ready[len(ready) // 2 :]
        await _get(session, pages[0].room if pages else ENTRANCE)
        figures["first_page_seconds"] = since()
        if pages:
            await _press(session, pages[1], "first")
            figures["first_press_seconds"] = since()
        figures["cpu_seconds"] = cpu_seconds(process_id)
        later = []
        # Each at a table of its own, spread over all that are left.
        for number, page in enumerate(pages[2 :: max(1, len(pages) // LATER_PRESSES)]):
            pressed = perf_counter()
            await _press(session, page, f"later {number}")
            later.append(perf_counter() - pressed)
        if later:
            figures["later_press_ms_median"] = round(1000 * median(later))
            figures["later_press_ms_max"] = round(1000 * max(later))
    return figures


async def _get(session: aiohttp.ClientSession, path: str) -> None:
    async with session.get(path, allow_redirects=False) as answer:
        assert answer.status == 200, answer.status
        await answer.read()


async def _press(session: aiohttp.ClientSession, ready: _Ready, number: str) -> None:
    form = {"code": ready.code, "press": number}
    async with session.post(f"{ready.room}/press", data=form, headers={"HX-Request": "true"}) as answer:
        text = await answer.text()
        assert answer.status == 200 and "refusal" not in text, text
