"""The disk is full, the file is closed, the server is gone: nothing by half, and everything again afterwards."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import AsyncIterator, Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event, text

from adapters.store import Store, StoreFailed, open_store, sqlite
from adapters.store.postgres import PostgresStore
from adapters.store.records import Spent
from adapters.store.sqlite import SqliteStore, make_sqlite_engine
from engine.journal import Written
from tests.adapters.store.entries import entry
from tests.settling import GUARD_SECONDS


@pytest.fixture
async def sqlite_store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    store = await open_store(f"sqlite:///{tmp_path}/store.db")
    assert isinstance(store, SqliteStore)
    yield store
    await store.close()


def test_what_is_outside_of_a_transaction_is_written_at_once(tmp_path: Path) -> None:
    engine = make_sqlite_engine(f"sqlite:///{tmp_path}/store.db")
    link = engine.raw_connection()
    link.cursor().execute("CREATE TABLE told (line TEXT)")
    link.cursor().execute("INSERT INTO told VALUES ('by nobody who begins for us')")
    assert isinstance(link.driver_connection, sqlite3.Connection) and not link.driver_connection.in_transaction
    link.close()
    engine.dispose()


def limit_pages(store: SqliteStore, pages: int) -> None:
    """Let the writer's next connection have this many pages, which is how SQLite meets a full disk."""

    @event.listens_for(store._write_engine, "connect")
    def _(connection: sqlite3.Connection, _record: Any) -> None:
        connection.execute(f"PRAGMA max_page_count={pages}")


@pytest.mark.req("PL-19")
async def test_a_full_disk_fails_the_whole_group_and_leaves_nothing_by_half(sqlite_store: SqliteStore) -> None:
    assert await sqlite_store.append(entry("before", 1)) is Written.DONE
    limit_pages(sqlite_store, 1)
    sqlite_store._drop_connection()
    group = [entry(f"t{number}", 1, press_id=f"p{number}", detail="x" * 9000) for number in range(20)]
    outcomes = await asyncio.gather(*map(sqlite_store.append, group), return_exceptions=True)
    assert {type(outcome) for outcome in outcomes} == {StoreFailed}
    with pytest.raises(StoreFailed, match="full"):
        await sqlite_store.page_post("room", "n", "x" * 9000, 1.0)
    assert await sqlite_store.changed(0.0) == [("before", 1)]

    limit_pages(sqlite_store, 100_000)  # someone has tidied up
    outcomes = await asyncio.gather(*map(sqlite_store.append, group), return_exceptions=True)
    assert outcomes == [Written.DONE] * 20
    assert [len(await sqlite_store.rows(one.table_id)) for one in group] == [1] * 20


@pytest.mark.req("PL-19")
async def test_a_file_closed_under_the_store_fails_one_command_and_is_opened_again(
    sqlite_store: SqliteStore,
) -> None:
    await sqlite_store.append(entry("t", 1))
    assert sqlite_store._file is not None
    # The writer is idle, so its connection may be closed from here.
    await asyncio.to_thread(close_driver, sqlite_store)
    with pytest.raises(StoreFailed):
        await sqlite_store.append(entry("t", 2))
    assert [row.seq for row in await sqlite_store.rows("t")] == [1]
    assert await sqlite_store.append(entry("t", 2)) is Written.DONE


def close_driver(store: SqliteStore) -> None:
    assert store._file is not None
    store._file.link.driver.close()


@pytest.mark.req("PL-19")
async def test_a_file_that_someone_else_holds_locked_fails_after_a_while(
    sqlite_store: SqliteStore, tmp_path: Path
) -> None:
    await sqlite_store.append(entry("t", 1))
    await asyncio.to_thread(set_patience, sqlite_store, 50)
    other = sqlite3.connect(tmp_path / "store.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(StoreFailed, match="locked"):
        await sqlite_store.append(entry("t", 2))
    assert [row.seq for row in await sqlite_store.rows("t")] == [1], "readers do not wait for writers"
    other.execute("ROLLBACK")
    other.close()
    assert await sqlite_store.append(entry("t", 2)) is Written.DONE


def set_patience(store: SqliteStore, milliseconds: int) -> None:
    assert store._file is not None
    store._file.link.driver.execute(f"PRAGMA busy_timeout={milliseconds}")


@pytest.mark.req("PL-19")
async def test_a_broken_file_is_a_failed_store_for_readers_and_writers(tmp_path: Path) -> None:
    store = await open_store(f"sqlite:///{tmp_path}/store.db")
    await store.append(entry("t", 1))
    await store.close()
    sound = (tmp_path / "store.db").read_bytes()
    (tmp_path / "store.db").write_bytes(b"not a database at all" * 1000)
    with pytest.raises(StoreFailed):
        await open_store(f"sqlite:///{tmp_path}/store.db")
    (tmp_path / "store.db").write_bytes(sound)
    store = await open_store(f"sqlite:///{tmp_path}/store.db")
    assert len(await store.rows("t")) == 1
    await store.close()


@pytest.mark.req("PL-19")
async def test_a_write_that_is_given_up_still_stands(sqlite_store: SqliteStore) -> None:
    waiting = asyncio.ensure_future(sqlite_store.append(entry("t", 1)))
    await asyncio.sleep(0)
    waiting.cancel()
    assert await sqlite_store.append(entry("t", 2)) is Written.DONE


@pytest.mark.postgres
@pytest.mark.req("PL-19", "PL-51")
async def test_a_server_that_drops_its_connections_is_found_again(make_database: Callable[[], str]) -> None:
    url = make_database()
    store = await open_store(url)
    other = await open_store(url)
    await store.append(entry("t", 1))
    await drop_connections(other)
    with pytest.raises(StoreFailed):
        await store.append(entry("t", 2))
    assert await store.append(entry("t", 2)) is Written.DONE
    assert [row.seq for row in await store.rows("t")] == [1, 2]
    await store.close()
    await other.close()


async def drop_connections(store: Store) -> None:
    assert isinstance(store, PostgresStore)
    async with store._engine.connect() as connection:
        await connection.execute(
            text(
                "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity"
                " WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
        )


@pytest.mark.req("PL-19")
async def test_whatever_comes_while_one_commit_runs_shares_the_next(
    sqlite_store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    groups: list[int] = []
    is_begun, may_go_on = threading.Event(), threading.Event()
    commit = sqlite_store._commit

    def slowly(group: Sequence[Any]) -> list[Any]:
        groups.append(len(group))
        is_begun.set()
        may_go_on.wait()
        return commit(group)

    monkeypatch.setattr(sqlite_store, "_commit", slowly)
    first = asyncio.create_task(sqlite_store.append(entry("first", 1)))
    await asyncio.to_thread(is_begun.wait)
    others = [asyncio.create_task(sqlite_store.append(entry(f"t{number}", 1))) for number in range(300)]
    await asyncio.sleep(0)  # All of them are on their way.
    may_go_on.set()
    await asyncio.gather(first, *others)
    assert groups == [1, 256, 44]


async def test_what_may_wait_shares_the_commit_of_what_does_not(
    sqlite_store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "SOON_SECONDS", GUARD_SECONDS)
    groups: list[int] = []
    commit = sqlite_store._commit

    def counted(group: Sequence[Any]) -> list[Any]:
        groups.append(len(group))
        return commit(group)

    monkeypatch.setattr(sqlite_store, "_commit", counted)
    stamps = [1.0]
    waiting = asyncio.create_task(
        sqlite_store.save_spent_soon(lambda: [Spent("discord", "me", tuple(stamps))], 0.0)
    )
    await asyncio.sleep(0)
    stamps.append(2.0)
    await asyncio.gather(sqlite_store.append(entry("t", 1)), waiting)
    assert groups == [2]
    assert await sqlite_store.spent_by_others("discord", "you", 0.0) == [Spent("discord", "me", (1.0, 2.0))]
