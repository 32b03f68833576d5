"""Statements that are asked for all the time, without the price of their way to the database.

On SQLite most of them cost more on their way through SQLAlchemy than in the database. So there SQLAlchemy writes
each of them down once, and from then on the driver is handed the text. PostgreSQL is reached through SQLAlchemy,
where the network costs more than anything else.
"""

from __future__ import annotations

import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar, NamedTuple

from sqlalchemy import Connection, Select, TextClause, UpdateBase, text
from sqlalchemy.dialects import sqlite
from sqlmodel import Session

SqlRow = Sequence[Any]
Convert = Callable[[Any], Any]

_DIALECT = sqlite.dialect(paramstyle="named")


class _OnSqlite(NamedTuple):
    """A statement as SQLite is told it."""

    text: str
    own_values: Mapping[str, Any]  # that stand in the statement itself
    writes: tuple[tuple[str, Convert], ...]  # values that are written in another form than Python's,
    reads: tuple[tuple[int, Convert], ...]  # and columns that are read so


class Statement:
    """A statement with named parameters, built once: plain SQL that both databases understand, or made of models
    where its columns are more than numbers and text."""

    def __init__(self, built: str | TextClause | Select[Any] | UpdateBase) -> None:
        self.built = text(built) if isinstance(built, str) else built

    @cached_property
    def on_sqlite(self) -> _OnSqlite:
        """The statement as SQLite is told it."""
        if isinstance(self.built, TextClause):
            return _OnSqlite(self.built.text, {}, (), ())
        compiled = self.built.compile(dialect=_DIALECT)
        writes = ((name, bound.type.dialect_impl(_DIALECT)) for name, bound in compiled.binds.items())
        read = (column.type.dialect_impl(_DIALECT) for column in self.built.exported_columns)
        reads = (kind.result_processor(_DIALECT, None) for kind in read)
        return _OnSqlite(
            str(compiled),
            {name: value for name, value in compiled.params.items() if value is not None},
            tuple((name, convert) for name, kind in writes if (convert := kind.bind_processor(_DIALECT))),
            tuple((at, convert) for at, convert in enumerate(reads) if convert is not None),
        )


class StoreLink(ABC):
    """A connection to a database for such statements."""

    is_postgres: ClassVar[bool]

    @abstractmethod
    def all(self, statement: Statement, **values: Any) -> Sequence[SqlRow]:
        """Everything that a statement finds."""

    @abstractmethod
    def change(self, statement: Statement, **values: Any) -> int:
        """How many rows a statement has changed."""

    def first(self, statement: Statement, **values: Any) -> SqlRow | None:
        """The first row that a statement finds, if it finds any."""
        found = self.all(statement, **values)
        return found[0] if found else None

    def value(self, statement: Statement, **values: Any) -> Any:
        """The first value of that row; None if there is none."""
        found = self.all(statement, **values)
        return found[0][0] if found else None


class SqliteLink(StoreLink):
    """SQLite's own driver."""

    is_postgres = False

    def __init__(self, driver: sqlite3.Connection) -> None:
        self.driver = driver

    def all(self, statement: Statement, **values: Any) -> Sequence[SqlRow]:
        """Everything that a statement finds."""
        told = statement.on_sqlite
        found = self._tell(told, values).fetchall()
        if not told.reads:
            return found
        rows = [list(row) for row in found]
        for row in rows:
            for at, convert in told.reads:
                row[at] = convert(row[at])
        return rows

    def change(self, statement: Statement, **values: Any) -> int:
        """How many rows a statement has changed."""
        return self._tell(statement.on_sqlite, values).rowcount

    def _tell(self, told: _OnSqlite, values: dict[str, Any]) -> sqlite3.Cursor:
        for name, convert in told.writes:
            values[name] = convert(values[name])
        return self.driver.execute(told.text, {**told.own_values, **values} if told.own_values else values)


class PostgresLink(StoreLink):
    """PostgreSQL by way of SQLAlchemy."""

    is_postgres = True

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def all(self, statement: Statement, **values: Any) -> Sequence[SqlRow]:
        """Everything that a statement finds."""
        return self._connection.execute(statement.built, values).all()

    def change(self, statement: Statement, **values: Any) -> int:
        """How many rows a statement has changed."""
        return self._connection.execute(statement.built, values).rowcount


def link_in(session: Session) -> StoreLink:
    """For such statements among those of a session."""
    connection = session.connection()
    if connection.dialect.name == "postgresql":
        return PostgresLink(connection)
    driver = connection.connection.driver_connection
    assert isinstance(driver, sqlite3.Connection)
    return SqliteLink(driver)
