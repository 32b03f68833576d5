"""The store on SQLite: one writer thread with group commit, a few reader threads.

All writes that wait when the writer comes round share one transaction, so the price of a durable commit
(`synchronous=FULL`) is paid once for all of them. A caller is answered after that commit.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread, get_ident
from typing import Any, Concatenate, NamedTuple, ParamSpec, Self, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import DBAPIError
from sqlmodel import Session

from adapters.store.append import append_group
from adapters.store.deliveries import Deliveries, lost_fences, write_deliveries
from adapters.store.fences import Fence, LeaseLost
from adapters.store.links import SqliteLink, StoreLink
from adapters.store.records import Delivery, Spent
from adapters.store.schema import upgrade
from adapters.store.spending import Spending, write_spending
from adapters.store.store import GROUP_MAX, SOON_SECONDS, Store, StoreFailed, has_failed, reason
from adapters.store.writes import note_write
from engine.journal import Entry, Written

P = ParamSpec("P")
T = TypeVar("T")

READERS = 2
BEGIN = "BEGIN IMMEDIATE"  # holds the write lock from the beginning
BUSY_MILLISECONDS = 10_000  # how long to wait for another process that writes


class _Put(NamedTuple):
    """A query that needs no session."""

    query: Callable[[StoreLink], Any]


_PLAIN = (Entry, Deliveries, Spending, _Put)  # what is written without a session
Write = Entry | Deliveries | Spending | _Put | Callable[[Session], Any]


class _Job(NamedTuple):
    """A write that waits for the next commit: an entry of a journal, what was shown or spent, or a query."""

    answer: asyncio.Future[Any]
    wanted: Write


class _Rider(NamedTuple):
    """A write that waits for another one to share its commit, and says only then what it is."""

    answer: asyncio.Future[Any]
    wanted: Callable[[], Write]


class SqliteStore(Store):
    """The store on a SQLite file."""

    def __init__(self, url: str) -> None:
        """Start the threads; `open` calls this once the schema is up to date."""
        self._loop = asyncio.get_running_loop()
        self._read_engine = make_sqlite_engine(url, "BEGIN")
        self._look_engine = make_sqlite_engine(url)
        self._looking: dict[int, _OpenFile] = {}  # each reader thread's own
        self._write_engine = make_sqlite_engine(url)
        self._file: _OpenFile | None = None  # the writer thread's own
        self._jobs: SimpleQueue[list[_Job] | None] = SimpleQueue()
        self._riders: list[_Rider] = []
        self._is_committing = False  # the writer thread's own: whether all that is left is the commit
        self._is_closed = False
        self._readers = ThreadPoolExecutor(READERS, "store-reader")
        self._writer = Thread(target=self._write_groups, name="store-writer", daemon=True)
        self._writer.start()

    @classmethod
    async def open(cls, url: str) -> SqliteStore:
        """Open the file, made if it is missing, with its schema up to date."""
        try:
            await asyncio.to_thread(_prepare, url)
        except Exception as error:
            if has_failed(error):
                raise StoreFailed(reason(error)) from error
            raise
        return cls(url)

    async def append(self, entry: Entry) -> Written:
        """Write the row if its seq is the next one; when this returns DONE it is durable."""
        written: Written = await self._enqueue(entry)
        if written is Written.DONE:
            note_write()
        return written

    async def save_deliveries(self, shown: Sequence[Delivery], fence: Fence | None = None) -> None:
        """Remember what viewers are shown now."""
        await self._enqueue(Deliveries(saved=shown, fence=fence))

    async def drop_deliveries(self, keys: Sequence[tuple[str, str, str]], fence: Fence | None = None) -> None:
        """Forget what was shown in these (table, address, slot)."""
        await self._enqueue(Deliveries(dropped=keys, fence=fence))

    async def save_spent(self, spent: Sequence[Spent], forget_before: float) -> None:
        """Write down what a process has spent, and drop what has long ceased to count."""
        await self._enqueue(Spending(spent, forget_before))

    async def save_spent_soon(self, spent: Callable[[], Sequence[Spent]], forget_before: float) -> None:
        """Do the same with the next commit, which comes soon anyway, for all that was spent until then."""
        if self._is_closed:
            raise StoreFailed("the store is closed")
        rider = _Rider(self._loop.create_future(), lambda: Spending(spent(), forget_before))
        self._riders.append(rider)
        alone = self._loop.call_later(SOON_SECONDS, lambda: self._hand_over(self._riding()))
        try:
            await rider.answer
        finally:
            alone.cancel()

    async def close(self) -> None:
        """Commit what waits, end the threads and close the file."""
        if not self._is_closed:
            self._is_closed = True
            self._hand_over(self._riding())
            self._jobs.put(None)
            await asyncio.to_thread(self._writer.join)
            await asyncio.to_thread(self._readers.shutdown)
            for file in self._looking.values():
                file.connection.close()
            for engine in (self._read_engine, self._look_engine, self._write_engine):
                engine.dispose()

    async def _read(self, query: Callable[Concatenate[Session, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        if self._is_closed:
            raise StoreFailed("the store is closed")
        return await self._loop.run_in_executor(
            self._readers, self._run_read, lambda session: query(session, *args, **kwargs)
        )

    async def _look(self, query: Callable[Concatenate[StoreLink, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        if self._is_closed:
            raise StoreFailed("the store is closed")
        return await self._loop.run_in_executor(
            self._readers, self._run_look, lambda link: query(link, *args, **kwargs)
        )

    async def _write(self, query: Callable[Concatenate[Session, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        outcome: T = await self._enqueue(lambda session: query(session, *args, **kwargs))
        note_write()
        return outcome

    async def _put(self, query: Callable[Concatenate[StoreLink, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        outcome: T = await self._enqueue(_Put(lambda link: query(link, *args, **kwargs)))
        note_write()
        return outcome

    async def _enqueue(self, wanted: Write) -> Any:
        if self._is_closed:
            raise StoreFailed("the store is closed")
        answer = self._loop.create_future()
        self._hand_over([_Job(answer, wanted), *self._riding()])
        return await answer

    def _hand_over(self, jobs: list[_Job]) -> None:
        """Have something written with the next commit."""
        self._jobs.put(jobs)

    def _riding(self) -> list[_Job]:
        """Everything that waits for another write; what nobody wants any more is left out."""
        riders, self._riders = self._riders, []
        return [_Job(answer, wanted()) for answer, wanted in riders if not answer.done()]

    # --- In the reader threads -------------------------------------------------------------------------

    def _run_read(self, query: Callable[[Session], T]) -> T:
        try:
            with Session(self._read_engine) as session:
                return query(session)
        except Exception as error:
            if not failed(error):
                raise
            # A connection that failed once is not trusted again.
            self._read_engine.dispose()
            raise StoreFailed(reason(error)) from error

    def _run_look(self, query: Callable[[StoreLink], T]) -> T:
        thread = get_ident()
        try:
            file = self._looking.get(thread)
            if file is None:
                file = self._looking[thread] = _OpenFile.to(self._look_engine)
            return query(file.link)
        except Exception as error:
            if (file := self._looking.pop(thread, None)) is not None:
                file.drop()
            if not failed(error):
                raise
            raise StoreFailed(reason(error)) from error

    # --- In the writer thread --------------------------------------------------------------------------

    def _write_groups(self) -> None:
        is_open = True
        while is_open:
            group: list[_Job] = []
            jobs = self._jobs.get()
            while jobs is not None:
                group += jobs
                if len(group) >= GROUP_MAX:
                    break
                try:
                    jobs = self._jobs.get_nowait()
                except Empty:
                    break
            is_open = jobs is not None
            outcomes = self._commit(group)
            with suppress(RuntimeError):  # the loop is gone, and with it everyone who waited
                self._loop.call_soon_threadsafe(_answer, group, outcomes)
        self._drop_connection()

    def _commit(self, group: Sequence[_Job]) -> list[Any]:
        """Write a group in one transaction; the outcome of a job may be an exception to raise."""
        try:
            return self._transact(group)
        except Exception as error:
            self._drop_connection()
            if failed(error):
                unknown = self._is_committing
                return [StoreFailed(reason(error), may_have_happened=unknown) for _ in group]
            # One job is wrong in itself. Alone, it fails alone.
            if len(group) == 1:
                return [error]
            return [self._commit([job])[0] for job in group]

    def _transact(self, group: Sequence[_Job]) -> list[Any]:
        self._is_committing = False
        if self._file is None:
            self._file = _OpenFile.to(self._write_engine)
        file = self._file
        wanted = [job.wanted for job in group]
        queries = {i: one for i, one in enumerate(wanted) if not isinstance(one, _PLAIN)}
        if not queries:
            file.link.driver.execute(BEGIN)
            outcomes = _write_plainly(file.link, wanted)
            self._is_committing = True
            file.commit()
            return outcomes
        # For SQLAlchemy a transaction begins without a word, and no session within it ends it.
        with file.connection.begin():
            file.link.driver.execute(BEGIN)
            outcomes = _write_plainly(file.link, wanted)
            for i, query in queries.items():
                with Session(file.connection) as session:
                    outcomes[i] = query(session)
                    session.flush()  # The transaction is ours, and so no commit of the session's writes it.
            self._is_committing = True
        return outcomes

    def _drop_connection(self) -> None:
        file, self._file = self._file, None
        if file is not None:
            file.drop()


class _OpenFile(NamedTuple):
    """A connection to the file, for sessions and without SQLAlchemy."""

    connection: Connection
    link: SqliteLink

    @classmethod
    def to(cls, engine: Engine) -> Self:
        """A new connection."""
        connection = engine.connect()
        driver = connection.connection.driver_connection
        assert isinstance(driver, sqlite3.Connection)
        return cls(connection, SqliteLink(driver))

    def commit(self) -> None:
        """Have what was written stay."""
        self.link.driver.commit()

    def drop(self) -> None:
        """Let go of a connection that failed once, which is not trusted again."""
        # Closing one whose file has failed may fail as well, and changes nothing.
        with suppress(DBAPIError, sqlite3.Error):
            self.connection.invalidate()
        with suppress(DBAPIError, sqlite3.Error):
            self.connection.close()


def _write_plainly(link: SqliteLink, group: Sequence[Write]) -> list[Any]:
    """Write whatever of a group needs no session, which is nearly all there is; what became of each, where it is
    one of these."""
    outcomes: list[Any] = [None] * len(group)
    driver = link.driver
    if entries := {i: wanted for i, wanted in enumerate(group) if isinstance(wanted, Entry)}:
        written = append_group(driver, list(entries.values()))
        for i, outcome in zip(entries, written, strict=True):
            outcomes[i] = outcome
    if updates := {i: wanted for i, wanted in enumerate(group) if isinstance(wanted, Deliveries)}:
        lost = lost_fences(driver, {update.fence for update in updates.values() if update.fence is not None})
        write_deliveries(driver, [one for one in updates.values() if one.fence not in lost])
        for i, update in updates.items():
            if update.fence is not None and update.fence in lost:
                outcomes[i] = LeaseLost(update.fence.job)
    write_spending(driver, [wanted for wanted in group if isinstance(wanted, Spending)])
    for i, wanted in enumerate(group):
        if isinstance(wanted, _Put):
            outcomes[i] = wanted.query(link)
    return outcomes


def make_sqlite_engine(url: str, begin: str | None = None) -> Engine:
    """An engine whose transactions begin with this statement; with None they begin when somebody says so."""
    # With isolation_level None the driver leaves transactions alone, and ours begin as we say.
    engine = create_engine(url, hide_parameters=True, connect_args={"isolation_level": None})

    @event.listens_for(engine, "connect")
    def _(connection: Any, _record: Any) -> None:
        for pragma in (
            f"busy_timeout={BUSY_MILLISECONDS}",
            "journal_mode=WAL",
            "synchronous=FULL",
            "foreign_keys=ON",
        ):
            connection.execute(f"PRAGMA {pragma}")

    if begin is not None:

        @event.listens_for(engine, "begin")
        def _(connection: Connection) -> None:
            connection.exec_driver_sql(begin)

    return engine


def _prepare(url: str) -> None:
    path = Path(make_url(url).database or "")
    if path.name in ("", ":memory:"):
        raise ValueError("a SQLite store is a file: sqlite:///path/to/file.db")
    path.parent.mkdir(parents=True, exist_ok=True)
    # Seeds are in the file, so it is nobody else's to read; SQLite gives its side files the same mode.
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    engine = make_sqlite_engine(url, BEGIN)
    try:
        with engine.begin() as connection:
            upgrade(connection)
    finally:
        engine.dispose()


def failed(error: Exception) -> bool:
    """Whether the database failed, rather than what it was asked; asked without SQLAlchemy, it says so itself."""
    if isinstance(error, sqlite3.Error):
        return not isinstance(error, sqlite3.IntegrityError | sqlite3.DataError)
    return has_failed(error)


def _answer(group: Sequence[_Job], outcomes: Sequence[Any]) -> None:
    for job, outcome in zip(group, outcomes, strict=True):
        if job.answer.done():
            continue  # whoever waited has given up; the write stands
        if isinstance(outcome, Exception):
            job.answer.set_exception(outcome)
        else:
            job.answer.set_result(outcome)
