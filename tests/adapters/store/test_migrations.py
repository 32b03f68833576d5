"""Migrations lead from nothing to exactly the models, on both databases, however many processes start at once."""

from __future__ import annotations

import asyncio
import stat
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import main as command_line
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect
from sqlmodel import SQLModel

from adapters.store import StoreFailed, open_store
from adapters.store.postgres import make_engine, transactional
from adapters.store.schema import HEAD, alembic_config, revision, upgrade
from adapters.store.sqlite import BEGIN, make_sqlite_engine
from engine.journal import Written
from tests.adapters.store.entries import entry

T = TypeVar("T")
ROOT = Path(__file__).parents[3]


@pytest.fixture
def empty_url(store_url: str, request: pytest.FixtureRequest) -> str:
    """The address of a database in which there is nothing yet."""
    if store_url.startswith("sqlite"):
        return store_url
    url: str = request.getfixturevalue("make_database")()
    return url


async def on(url: str, work: Callable[[Connection], T]) -> T:
    """Do something in a transaction on this database."""
    if url.startswith("sqlite"):
        engine = make_sqlite_engine(url, BEGIN)
        try:
            with engine.begin() as connection:
                return work(connection)
        finally:
            engine.dispose()
    server = make_engine(url)
    try:
        async with transactional(server).begin() as server_connection:
            return await server_connection.run_sync(work)
    finally:
        await server.dispose()


def differences(connection: Connection) -> object:
    context = MigrationContext.configure(connection, opts={"compare_type": True})
    return compare_metadata(context, SQLModel.metadata)


def table_names(connection: Connection) -> set[str]:
    return set(inspect(connection).get_table_names()) - {"alembic_version"}


def primary_keys(connection: Connection) -> dict[str, set[str]]:
    inspected = inspect(connection)
    return {name: {*inspected.get_pk_constraint(name)["constrained_columns"]} for name in table_names(connection)}


async def test_migrations_from_nothing_give_the_models(empty_url: str) -> None:
    await on(empty_url, upgrade)
    assert await on(empty_url, differences) == []
    assert await on(empty_url, table_names) == set(SQLModel.metadata.tables)
    assert await on(empty_url, revision) == HEAD
    keys = {
        name: {column.name for column in table.primary_key} for name, table in SQLModel.metadata.tables.items()
    }
    assert await on(empty_url, primary_keys) == keys, "which autogenerate does not compare"


async def test_the_partial_indexes_are_partial(empty_url: str) -> None:
    """Autogenerate does not compare their conditions, so they are read back."""
    await on(empty_url, upgrade)

    def conditions(connection: Connection) -> dict[str | None, str]:
        key = f"{connection.dialect.name}_where"
        indexes = inspect(connection).get_indexes("tables")
        return {index["name"]: str(index["dialect_options"].get(key, "")).strip("()") for index in indexes}

    assert await on(empty_url, conditions) == {
        "uq_tables_code": "code IS NOT NULL",
        "ix_tables_due_at": "due_at IS NOT NULL",
        "ix_tables_touched_at": "",
        "ix_tables_change": "",
    }


async def test_migrations_lead_back_and_forth(empty_url: str) -> None:
    await on(empty_url, upgrade)
    await on(empty_url, lambda connection: command.downgrade(alembic_config(connection), "base"))
    assert await on(empty_url, table_names) == set()
    await on(empty_url, upgrade)
    assert await on(empty_url, differences) == []


async def test_a_migration_that_fails_leaves_nothing_behind(empty_url: str) -> None:
    def upgrade_and_fail(connection: Connection) -> None:
        upgrade(connection)
        raise RuntimeError("power cut")

    with pytest.raises(RuntimeError):
        await on(empty_url, upgrade_and_fail)
    assert await on(empty_url, table_names) == set()


def test_the_newest_migration_is_the_one_the_program_expects() -> None:
    folder = ScriptDirectory(str(ROOT / "adapters/store/migrations"))
    assert folder.get_heads() == [HEAD]


async def test_those_who_open_a_new_database_together_all_succeed(empty_url: str) -> None:
    stores = await asyncio.gather(*(open_store(empty_url) for _ in range(4)))
    written = [await store.append(entry(f"t{number}", 1)) for number, store in enumerate(stores)]
    await asyncio.gather(*(store.close() for store in stores))
    assert written == [Written.DONE] * 4
    assert await on(empty_url, differences) == []


def test_the_command_line_runs_them_as_well(empty_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DATABASE_URL", empty_url)
    for words in (["upgrade", "head"], ["check"], ["downgrade", "base"], ["upgrade", "head"]):
        command_line(["-c", str(ROOT / "adapters/store/alembic.ini"), *words])
    assert asyncio.run(on(empty_url, differences)) == []


async def test_a_sqlite_file_is_its_owners_alone(tmp_path: Path) -> None:
    path = tmp_path / "new folder" / "store.db"
    store = await open_store(f"sqlite:///{path}")
    await store.append(entry("t", 1))
    modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in path.parent.iterdir()}
    await store.close()
    assert modes == {"store.db": 0o600, "store.db-wal": 0o600, "store.db-shm": 0o600}


@pytest.mark.parametrize("url", ["mysql://x", "store.db", "sqlite://", "sqlite:///:memory:"])
async def test_an_address_that_is_no_store_is_refused(url: str) -> None:
    with pytest.raises(ValueError, match=r"^a (store's address begins with|SQLite store is a file)"):
        await open_store(url)


@pytest.mark.parametrize(
    "url",
    [
        "sqlite:////dev/null/store.db",
        "postgresql://nobody@127.0.0.1:1/nothing",
        "postgres://nobody@127.0.0.1:1/nothing?sslmode=disable",
        "postgresql+asyncpg://nobody@127.0.0.1:1/nothing",
    ],
)
async def test_a_database_that_is_not_there_is_a_failed_store(url: str) -> None:
    with pytest.raises(StoreFailed):
        await open_store(url)
