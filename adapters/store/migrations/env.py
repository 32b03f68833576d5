"""Runs migrations on the connection handed in by `schema.upgrade`, or from the command line on DATABASE_URL."""

from __future__ import annotations

import asyncio
import os

from alembic import context
from sqlalchemy import Connection
from sqlmodel import SQLModel

import adapters.store.models  # noqa: F401  (fills SQLModel.metadata)


def migrate(connection: Connection) -> None:
    context.configure(
        connection=connection,
        target_metadata=SQLModel.metadata,
        render_as_batch=True,  # SQLite changes a table by copying it
        transactional_ddl=True,  # true of both databases, given how our engines begin
    )
    with context.begin_transaction():
        context.run_migrations()


async def migrate_postgres(url: str) -> None:
    from adapters.store.postgres import make_engine, transactional

    engine = make_engine(url)
    async with transactional(engine).begin() as connection:
        await connection.run_sync(migrate)
    await engine.dispose()


def migrate_sqlite(url: str) -> None:
    from adapters.store.sqlite import BEGIN, make_sqlite_engine

    engine = make_sqlite_engine(url, BEGIN)
    with engine.begin() as connection:
        migrate(connection)
    engine.dispose()


given = context.config.attributes.get("connection")
if given is not None:
    migrate(given)
elif os.environ["DATABASE_URL"].startswith("sqlite"):
    migrate_sqlite(os.environ["DATABASE_URL"])
else:
    asyncio.run(migrate_postgres(os.environ["DATABASE_URL"]))
