"""A disk in memory that all processes of a simulation share, and the real SQLite store on it.

The statements, the transactions and the group commit are those of the store. What differs is that one thread does
everything when the simulation says so, and that the connection fails where the simulation wants it to: at any
statement, at the commit, or after a commit of which nobody hears.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from functools import cache
from random import Random
from typing import Any, Concatenate, NamedTuple, NoReturn, ParamSpec, TypeVar

from sqlalchemy import Engine, create_engine, event
from sqlalchemy.exc import DBAPIError
from sqlmodel import Session

from adapters.store.links import SqliteLink, StoreLink
from adapters.store.records import Spent
from adapters.store.schema import upgrade
from adapters.store.sqlite import SqliteStore, Write, _answer, _Job, make_sqlite_engine
from adapters.store.store import GROUP_MAX, StoreFailed, reason

P = ParamSpec("P")
T = TypeVar("T")

STATEMENTS_OF_A_COMMIT = 12  # about this many; a fault beyond the last one hits the commit
NO_FILE = "sqlite:///simulated.db"  # An engine wants an address, and is never allowed to connect to it.


class DiskFailed(sqlite3.OperationalError):
    """What SQLite says when the disk does not do what it is told."""

    def __init__(self) -> None:
        super().__init__("disk I/O error")


class Connection(sqlite3.Connection):
    """A connection that fails as it is told, and whose database outlives it."""

    statements_left: int | None = None  # until one fails
    commit_fails: bool = False
    commit_is_unheard: bool = False
    failures: int = 0

    def cursor(self, *_: Any) -> sqlite3.Cursor:  # type: ignore[override]
        """A cursor whose statements may fail."""
        return super().cursor(_Cursor)

    def execute(self, *args: Any) -> sqlite3.Cursor:
        """Do a statement, unless it fails."""
        if self.statements_left is not None:
            self.count()
        return sqlite3.Cursor(self).execute(*args)

    def executemany(self, *args: Any) -> sqlite3.Cursor:
        """Do a statement for many rows, unless it fails."""
        if self.statements_left is not None:
            self.count()
        return sqlite3.Cursor(self).executemany(*args)

    def commit(self) -> None:
        """Commit, unless it fails; it may fail when it is done."""
        if self.commit_fails:
            self.fail()
        super().commit()
        if self.commit_is_unheard:
            self.fail()

    def close(self) -> None:
        """Take back what was not committed; the disk stays."""
        self.heal()
        super().rollback()

    def heal(self) -> None:
        """Fail no more."""
        self.statements_left, self.commit_fails, self.commit_is_unheard = None, False, False

    def count(self) -> None:
        """One more statement: it may be the one that fails."""
        if self.statements_left is not None:
            self.statements_left -= 1
            if self.statements_left < 0:
                self.fail()

    def fail(self) -> NoReturn:
        """Fail once more."""
        self.failures += 1
        raise DiskFailed


class _Cursor(sqlite3.Cursor):
    connection: Connection

    def execute(self, *args: Any) -> sqlite3.Cursor:  # type: ignore[override]
        self.connection.count()
        return super().execute(*args)

    def executemany(self, *args: Any) -> sqlite3.Cursor:  # type: ignore[override]
        self.connection.count()
        return super().executemany(*args)


class Disk:
    """The database of one simulation; making its engines is dear, so that one after the other uses the same."""

    def __init__(self) -> None:
        self.connection = sqlite3.connect(
            ":memory:", isolation_level=None, factory=Connection, cached_statements=512
        )
        # There is one thread: nobody writes between two statements of a read, which need no transaction.
        self.reader = self._on_here(create_engine(NO_FILE, hide_parameters=True))
        self.writer = self._on_here(make_sqlite_engine(NO_FILE))
        with self.writer.begin() as connection:
            upgrade(connection)
        self.reading = self.reader.connect()  # The first statement asks the database more than later ones do.
        self.link = SqliteLink(self.connection)
        self._versions: dict[str, int] = {}
        self._counted_at = -1  # how many changes of the database they are as of
        found = self.connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")
        names = [name for (name,) in found if name != "alembic_version"]
        # What refers to a table was made after it. The schema stays, so that statements are prepared once for all.
        self._clearing = "".join(f"DELETE FROM {name};" for name in reversed(names))

    def clear(self) -> None:
        """Be as new. Whoever still held on to it would roll back what others write when Python tidies up."""
        assert not self.writer.pool.checkedout()  # type: ignore[attr-defined]  # as pools of files are
        self.writer.dispose()  # Whether a connection is new decides which statement fails.
        self.connection.close()
        self.connection.executescript(self._clearing)
        self._counted_at = -1
        self.connection.failures = 0

    def versions(self) -> dict[str, int]:
        """How many rows each table's journal has."""
        changes = self.connection.total_changes
        if changes != self._counted_at:  # Whoever sends or reads a message asks this.
            self._versions = dict(self.connection.execute("SELECT id, version FROM tables"))
            self._counted_at = changes
        return self._versions

    def seeds(self, table_id: str) -> dict[int, bytes]:
        """The seed of each match of a table."""
        found = self.connection.execute("SELECT match_number, seed FROM seeds WHERE table_id = ?", (table_id,))
        return dict(found)

    def _on_here(self, engine: Engine) -> Engine:
        event.listen(engine, "do_connect", lambda *_: self.connection)
        return engine


@cache
def the_disk() -> Disk:
    """The disk of this process."""
    return Disk()


class Trouble(NamedTuple):
    """How often the disk does not do as it is told, and how long it takes."""

    failing: float = 0.0  # of all reads and commits
    stalling: float = 0.0  # of all commits, for up to this many seconds:
    stall_seconds: float = 0.0


class SimulatedStore(SqliteStore):
    """The store of one process on the simulated disk."""

    def __init__(self, disk: Disk, chance: Random) -> None:
        """Use the engines of the disk, and start no thread."""
        self._loop = asyncio.get_running_loop()
        self._disk = disk
        self._chance = chance
        self._read_engine, self._write_engine = disk.reader, disk.writer
        self._file = None
        self._is_committing = False
        self._is_closed = False
        self._waiting: list[_Job] = []
        self._riders = []
        self._is_turn_planned = False
        self.trouble = Trouble()
        self.is_dead = False

    async def save_spent_soon(self, spent: Callable[[], Sequence[Spent]], forget_before: float) -> None:
        """Do it with the next commit, unless the process dies before."""
        self._check()
        await super().save_spent_soon(spent, forget_before)
        self._check()

    async def close(self) -> None:
        """Write what waits, as the thread would, and let go of the disk."""
        self._is_closed = True
        self._waiting += self._riding()
        self._write_waiting()
        self._drop_connection()

    def die(self, *, with_last_words: bool) -> None:
        """Do nothing any more; what was handed to the disk may still arrive there, though nobody hears of it."""
        if with_last_words:
            self._write_waiting()
        self.is_dead = True
        self._drop_connection()
        waiting = [job.answer for job in self._waiting] + [rider.answer for rider in self._riders]
        for answer in waiting:  # Nobody will ever give one.
            answer.cancel()

    # --- Reading ---------------------------------------------------------------------------------------

    async def _read(self, query: Callable[Concatenate[Session, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        def read(_: StoreLink) -> T:
            with Session(self._disk.reading) as session:
                return query(session, *args, **kwargs)

        return await self._look(read)

    async def _look(self, query: Callable[Concatenate[StoreLink, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        self._check()
        await asyncio.sleep(0)
        self._check()
        if not self.trouble.failing:
            return query(self._disk.link, *args, **kwargs)
        connection = self._disk.connection
        if self._happens(self.trouble.failing):
            connection.statements_left = 0
        try:
            return query(self._disk.link, *args, **kwargs)
        except (DBAPIError, sqlite3.Error) as error:
            raise StoreFailed(reason(error)) from error
        finally:
            connection.heal()

    # --- Writing ---------------------------------------------------------------------------------------

    async def _enqueue(self, wanted: Write) -> Any:
        self._check()
        outcome = await super()._enqueue(wanted)
        self._check()
        return outcome

    def _hand_over(self, jobs: list[_Job]) -> None:
        self._waiting += jobs
        if not self._is_turn_planned:
            self._is_turn_planned = True
            seconds = 0.001 * self._chance.random()
            if self._happens(self.trouble.stalling):
                seconds = self.trouble.stall_seconds * self._chance.random()
            self._loop.call_later(seconds, self._write_waiting)

    def _write_waiting(self) -> None:
        self._is_turn_planned = False
        if self.is_dead:
            return
        group, self._waiting = self._waiting[:GROUP_MAX], self._waiting[GROUP_MAX:]
        if not group:
            return
        if self._happens(self.trouble.failing):
            self._plan_fault()
        try:
            outcomes = self._commit(group)
        finally:
            self._disk.connection.heal()
        # A process may die, or the answer be slow, after the commit.
        if self._chance.random() < 0.2:
            self._loop.call_later(0.01 * self._chance.random(), _answer, group, outcomes)
        else:
            _answer(group, outcomes)

    def _plan_fault(self) -> None:
        connection = self._disk.connection
        is_gone = self.trouble.failing >= 1.0
        statement = 0 if is_gone else self._chance.randrange(STATEMENTS_OF_A_COMMIT)
        if statement < STATEMENTS_OF_A_COMMIT // 2:
            connection.statements_left = statement
        elif statement % 2:
            connection.commit_fails = True
        else:
            connection.commit_is_unheard = True

    def _happens(self, share: float) -> bool:
        return share > 0.0 and self._chance.random() < share

    def _check(self) -> None:
        if self.is_dead:
            raise asyncio.CancelledError  # The dead do nothing more.
        if self._is_closed:
            raise StoreFailed("the store is closed")
