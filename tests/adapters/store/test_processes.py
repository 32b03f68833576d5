"""Several processes on one database, and a process that is killed at any moment."""

from __future__ import annotations

import json
import random
import sqlite3
import subprocess
import sys
from collections import Counter
from contextlib import closing
from pathlib import Path

import pytest

from adapters.store import open_store
from tests.adapters.store.two_processes import TABLES

pytestmark = pytest.mark.long
ROOT = Path(__file__).parents[3]
COMMANDS = 2_000  # the host does more in tests/bots/test_two_processes.py
SHARED = 500  # delivered to both processes, as a platform does that got no answer in time
KILLS = 4
SECONDS_MAX = 600  # a guard against hanging


def start(*words: str, stdin: int | None = None) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "tests.adapters.store.two_processes", *words]
    return subprocess.Popen(command, cwd=ROOT, stdin=stdin, stdout=subprocess.PIPE, text=True)


def begin(processes: list[subprocess.Popen[str]]) -> None:
    """Let all of them begin when the last one is ready."""
    for process in processes:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
    for process in processes:
        assert process.stdin is not None
        process.stdin.write("begin\n")
        process.stdin.flush()


def finish(process: subprocess.Popen[str]) -> str:
    """What the process said, after it ended well; it does not outlive a test that fails."""
    try:
        said, _ = process.communicate(timeout=SECONDS_MAX)
    finally:
        process.kill()
        process.wait()
    assert process.returncode == 0
    return said


@pytest.mark.req("PL-19", "PL-51")
async def test_two_processes_on_the_same_tables_lose_and_double_nothing(store_url: str) -> None:
    commands = COMMANDS if store_url.startswith("postgres") else COMMANDS // 2
    half = commands // 2
    processes = [
        start("command", store_url, "0", str(half + SHARED // 2), "1", stdin=subprocess.PIPE),
        start("command", store_url, str(half - SHARED // 2), str(commands), "2", stdin=subprocess.PIPE),
    ]
    begin(processes)
    outcomes = [Counter(json.loads(said)) for said in map(finish, processes)]

    store = await open_store(store_url)
    journals = {table_id: await store.rows(table_id, 0) for table_id in TABLES}
    versions = dict(await store.changed(0.0))
    await store.close()
    for table_id, rows in journals.items():
        assert [row.seq for row in rows] == list(range(1, versions[table_id] + 1))
    counted = [int(row.detail) for rows in journals.values() for row in rows[1:]]
    assert sorted(counted) == list(range(commands))
    # Both took part, got in each other's way, and saw the presses that the other had.
    assert min(outcome["DONE"] for outcome in outcomes) > 0
    assert sum(outcome["CONFLICT"] for outcome in outcomes) > 0
    assert sum(outcome["REPEATED"] for outcome in outcomes) >= SHARED


@pytest.mark.req("PL-19")
async def test_what_was_acknowledged_survives_kill_9(tmp_path: Path) -> None:
    path = tmp_path / "store.db"
    chance = random.Random(9)
    acknowledged: dict[tuple[str, int], str] = {}
    for _ in range(KILLS):
        process = start("append", f"sqlite:///{path}")
        assert process.stdout is not None
        for _ in range(chance.randrange(1, 1500)):
            note(acknowledged, process.stdout.readline())
        process.kill()
        for line in process.communicate()[0].splitlines(keepends=True):
            if line.endswith("\n"):  # the last one may be cut short
                note(acknowledged, line)

        store = await open_store(f"sqlite:///{path}")
        journals = {table_id: await store.rows(table_id, 0) for table_id in TABLES}
        versions = dict(await store.changed(0.0))
        seeds = [await store.seed(table_id, versions[table_id]) for table_id in TABLES if versions[table_id] > 1]
        await store.close()
        for table_id, rows in journals.items():
            assert [row.seq for row in rows] == list(range(1, versions[table_id] + 1))
        stored = {(table_id, row.seq): row.detail for table_id, rows in journals.items() for row in rows}
        assert {key: stored.get(key) for key in acknowledged} == acknowledged
        assert set(seeds) == {b"s"}
    with closing(sqlite3.connect(path)) as file:
        assert file.execute("PRAGMA integrity_check").fetchall() == [("ok",)]


def note(acknowledged: dict[tuple[str, int], str], line: str) -> None:
    table_id, seq, detail = line.rstrip("\n").split(",")
    acknowledged[table_id, int(seq)] = detail
