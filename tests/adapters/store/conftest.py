"""The store under test, once on each database."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlmodel import SQLModel

from adapters.store import Store, open_store
from adapters.store.postgres import make_engine
from tests.databases import new_database
from tests.postgres import make_database, postgres_server, postgres_url  # noqa: F401

BACK_ENDS = ["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)]


@pytest.fixture(params=BACK_ENDS)
def store_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database for one test: a file that is not there yet, or the module's on the server."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/store.db"
    url: str = request.getfixturevalue("postgres_url")
    return url


@pytest.fixture
async def store(store_url: str) -> AsyncIterator[Store]:
    """An empty store."""
    _make(store_url)
    store = await open_store(store_url)
    yield store
    await store.close()
    if not store_url.startswith("sqlite"):
        await _empty(store_url)


def _make(url: str) -> None:
    """Put a new file where there is none; the server's databases are migrated once for each module."""
    if url.startswith("sqlite"):
        Path(url.removeprefix("sqlite:///")).write_bytes(new_database())


async def _empty(url: str) -> None:
    engine = make_engine(url)
    async with engine.begin() as connection:
        names = ", ".join(table.name for table in SQLModel.metadata.sorted_tables)
        await connection.execute(text(f"TRUNCATE {names} RESTART IDENTITY"))
    await engine.dispose()
