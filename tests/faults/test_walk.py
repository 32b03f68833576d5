"""Whatever fails at whichever write of a match: what was acknowledged is there, once, and nothing by half."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import Engine, event

from adapters.store import sqlite
from engine.games import GAMES
from tests.faults.file_system import FileSystem, file_system
from tests.faults.walk import walk

STRIDE = 97  # of all faults at all writes, one in this many; `tablemates simulate-faults --writes` tries all


@pytest.fixture
def files() -> FileSystem:
    found = file_system()
    if found is None:
        pytest.skip("this Python keeps its SQLite to itself")
    return found


@pytest.mark.req("PL-19", "PL-60")
@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_lost_or_doubled_wherever_the_disk_fails(files: FileSystem, game: str) -> None:
    walked = walk(files, game, STRIDE)
    assert walked.complaints == []
    assert walked.faults > 0


def test_a_store_that_does_not_sync_is_found_out(files: FileSystem, monkeypatch: pytest.MonkeyPatch) -> None:
    made = sqlite.make_sqlite_engine

    def make_hasty(url: str, begin: str | None = None) -> Engine:
        engine = made(url, begin)

        @event.listens_for(engine, "connect")
        def _(connection: Any, _record: Any) -> None:
            connection.execute("PRAGMA synchronous=OFF")

        return engine

    monkeypatch.setattr(sqlite, "make_sqlite_engine", make_hasty)
    complaints = walk(files, "sixty-one", STRIDE // 5).complaints
    assert any("without power" in one and "lost" in one for one in complaints)
