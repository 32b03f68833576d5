"""How many people one process serves: pages with their streams, and presses at the pace of people.

The real program runs on one core; everybody else is a client here, on the others. Everyone has a page open and
presses once in ten seconds if asked by then, and not before their own page shows what came of the last press: the
time from a press until their own page shows the hand after it is measured. Before that all pages lie open, nobody
pressing. How late this process was itself, and how long the program was kept from its core by others, is said as
well: on a busy machine the waits are not the program's.
"""

from __future__ import annotations

import asyncio
import os
import re
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

import aiohttp

from adapters.delivery.couriers import Couriers
from adapters.front.desk import Desk
from adapters.playground.platform import PlaygroundPlatform, room_address
from adapters.playground.sessions import account_of
from adapters.screens.buttons import ACT
from adapters.store import open_store
from bots.bench_program import core_wait_seconds, cpu_seconds, memory_mb, running_program
from bots.clock import SystemClock
from engine.commands import Sit, Start
from engine.games import GAMES
from engine.host import Host
from engine.house.pool import Pool

PACE_SECONDS = 10.0  # between two presses of a person
IDLE_SECONDS = 20.0
PATIENCE_SECONDS = 60.0  # after which a page that does not change is lost
SETTLING_SECONDS = 5.0
LAG_SECONDS = 0.01  # between two looks at how late this process is

_CODES = re.compile(rf'value="({ACT}[0-9A-Za-z]{{12}} \d+ [!-~ ]+?)"')
_HAND = 'id="hand"'  # in the event that shows what a press has done; the log that tells of it comes in another one
_SEEN = re.compile(r'sse-connect="[^"]*\?seen=([^"]+)"')


def bench_load(people: int = 600, seconds: float = 60.0) -> dict[str, Any]:
    """The figures of this many people at tables of two, playing for this long."""
    with tempfile.TemporaryDirectory() as folder:
        rooms = asyncio.run(_set_out(Path(folder) / "tablemates.db", people // 2))
        with _core_for_the_program() as core:
            return asyncio.run(_measure(Path(folder), core, rooms, seconds))


async def _set_out(path: Path, tables: int) -> list[str]:
    """Tables of two people with a match begun; the address of each person's page."""
    clock = SystemClock()
    store = await open_store(f"sqlite:///{path}")
    couriers = Couriers(store, clock, [PlaygroundPlatform(store, clock.now)])
    host = Host(store, Pool(1), clock, couriers.wake)
    couriers.attach(host)
    desk = Desk(store, host, couriers, clock)
    rooms = []
    try:
        for number in range(tables):
            keys = [f"load-{number}-{seat}" for seat in range(2)]
            pair = [await desk.arrive("playground", account_of(key), f"Person {key}") for key in keys]
            opened = await desk.open_table(pair[0], next(iter(GAMES)), room_address)
            assert opened.table_id is not None, opened.text
            await host.command(opened.table_id, Sit(), pair[1].id)
            await host.command(opened.table_id, Start(), pair[0].id)
            rooms += [f"/p/{key}/t/{opened.table_id}" for key in keys]
    finally:
        await host.close()
        await store.close()
    return rooms


async def _measure(data: Path, core: int | None, rooms: list[str], seconds: float) -> dict[str, Any]:
    async with running_program(data, core) as (url, process_id):
        connector = aiohttp.TCPConnector(limit=0)
        patience = aiohttp.ClientTimeout(total=None, sock_read=PATIENCE_SECONDS)
        async with aiohttp.ClientSession(url, connector=connector, timeout=patience) as session:
            pages = [_Page(session, room) for room in rooms]
            for page in pages:  # One after the other, as people come.
                await page.open()
            await asyncio.sleep(SETTLING_SECONDS)
            before = cpu_seconds(process_id)
            await asyncio.sleep(IDLE_SECONDS)
            idle = cpu_seconds(process_id) - before
            began, before = perf_counter(), cpu_seconds(process_id)
            waited_before = core_wait_seconds(process_id)
            lags: list[float] = []
            watch = asyncio.create_task(_note_lags(lags))
            chance = Random(len(rooms))  # noqa: S311 - nobody's cards come from here
            until = began + seconds
            await asyncio.gather(*(page.play(began + chance.random() * PACE_SECONDS, until) for page in pages))
            took, cpu = perf_counter() - began, cpu_seconds(process_id) - before
            waited = core_wait_seconds(process_id) - waited_before
            watch.cancel()
            waits = sorted(wait for page in pages for wait in page.waits)
            figures = {
                "people": len(pages),
                "presses": len(waits),
                "presses_per_second": round(len(waits) / took, 1),
                "press_p50_ms": round(1000 * _quantile(waits, 0.5), 1),
                "press_p99_ms": round(1000 * _quantile(waits, 0.99), 1),
                "bench_lag_p99_ms": round(1000 * _quantile(sorted(lags), 0.99), 1),
                "kept_from_core_share": round(waited / took, 3),
                "cpu_share": round(cpu / took, 3),
                "cpu_ms_per_press": round(1000 * cpu / max(1, len(waits)), 2),
                "rss_mb": memory_mb(process_id),
                "idle_ms_per_page_second": round(1000 * idle / len(pages) / IDLE_SECONDS, 3),
                "refused": sum(page.refused for page in pages),
            }
            for page in pages:
                page.close()
    return figures


@contextmanager
def _core_for_the_program() -> Iterator[int | None]:
    """Leave one core to the program, and say which; None where there is only one, or no way to choose."""
    cores = os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else set()
    if len(cores) < 2:
        yield None
        return
    core = min(cores)
    os.sched_setaffinity(0, cores - {core})
    try:
        yield core
    finally:
        os.sched_setaffinity(0, cores)


async def _note_lags(lags: list[float]) -> None:
    """Note again and again how much later than asked for this process comes to its turn."""
    while True:
        before = perf_counter()
        await asyncio.sleep(LAG_SECONDS)
        lags.append(perf_counter() - before - LAG_SECONDS)


def _quantile(ordered: list[float], share: float) -> float:
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("nan")


class _Page:
    """One person's open page: what its stream has brought, and how long presses took to be seen on it."""

    def __init__(self, session: aiohttp.ClientSession, room: str) -> None:
        self._session = session
        self._room = room
        self._codes: list[str] = []
        self._changed = asyncio.Event()
        self._stream: asyncio.Task[None] | None = None
        self.waits: list[float] = []
        self.refused = 0

    async def open(self) -> None:
        """Load the page and follow its stream."""
        async with self._session.get(self._room) as answer:
            html = await answer.text()
            assert answer.status == 200, answer.status
        found = _SEEN.search(html)
        assert found is not None, "the page has no stream"
        self._codes = _CODES.findall(html)
        self._stream = asyncio.create_task(self._follow(found[1]))

    def close(self) -> None:
        """Leave."""
        if self._stream is not None:
            self._stream.cancel()

    async def _follow(self, seen: str) -> None:
        async with self._session.get(f"{self._room}/events", params={"seen": seen}) as answer:
            assert answer.status == 200, answer.status
            event: list[str] = []
            async for line in answer.content:
                if line.strip():
                    event.append(line.decode())
                    continue
                if event and event[0].startswith("event: parts"):
                    text = "".join(event)
                    if codes := _CODES.findall(text):
                        self._codes = codes
                    if _HAND in text:
                        self._changed.set()
                event = []

    async def play(self, first: float, until: float) -> None:
        """Press whenever asked, but not more often than once in the pace."""
        due = first
        while due < until:
            await asyncio.sleep(max(0.0, due - perf_counter()))
            while not self._codes:
                if perf_counter() > until:
                    return
                self._changed.clear()
                try:
                    await asyncio.wait_for(self._changed.wait(), 1.0)
                except TimeoutError:
                    continue
            pressed = perf_counter()
            if pressed > until:
                return
            code = next((code for code in self._codes if " play " in code), self._codes[0])
            self._codes = []
            self._changed.clear()
            form = {"code": code, "press": f"{pressed}"}
            async with self._session.post(
                f"{self._room}/press", data=form, headers={"HX-Request": "true"}
            ) as answer:
                text = await answer.text()
                assert answer.status == 200, answer.status
            if "refusal" in text:
                self.refused += 1
            else:
                await asyncio.wait_for(self._changed.wait(), PATIENCE_SECONDS)
                self.waits.append(perf_counter() - pressed)
            due = pressed + PACE_SECONDS
