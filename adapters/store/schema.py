"""Brings a database's schema up to date, inside a transaction that the caller has begun."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, inspect, text

if TYPE_CHECKING:
    from alembic.config import Config

HEAD = "0012"  # the newest migration; a test holds it to the folder

# Any number will do, as long as all processes of an installation lock the same one.
_UPGRADE_LOCK = 7_461_626_511


def upgrade(connection: Connection) -> None:
    """Run the migrations that are missing; processes that start together do it one after the other."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": _UPGRADE_LOCK})
    if revision(connection) == HEAD:
        return  # the usual start, which need not import alembic
    from alembic import command

    command.upgrade(alembic_config(connection), "head")


def revision(connection: Connection) -> str | None:
    """The migration that the database is at."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return found


def alembic_config(connection: Connection) -> Config:
    """The bundled migrations, to be run on this connection."""
    from alembic.config import Config

    config = Config(attributes={"connection": connection})
    folder = str(Path(__file__).parent / "migrations")
    config.set_main_option("script_location", folder.replace("%", "%%"))
    return config
