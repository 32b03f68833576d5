"""The store on PostgreSQL, which any number of processes share.

Commands that wait when the last commit returns go out together in one statement, which is its own transaction:
one round trip writes them all down and says which of them counted.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Hashable, Sequence
from typing import Any, Concatenate, NamedTuple, ParamSpec, TypeVar, cast

import asyncpg
from sqlalchemy import URL, TextClause, make_url, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.orm import Session as PlainSession
from sqlmodel import Session
from sqlmodel.ext.asyncio.session import AsyncSession

from adapters.store.fences import Fence, LeaseLost
from adapters.store.links import PostgresLink, StoreLink
from adapters.store.queries import service
from adapters.store.queries.tables import pack_people
from adapters.store.records import FIRST_PAGE, LOG_MARK, MARK, Delivery
from adapters.store.schema import upgrade
from adapters.store.store import GROUP_MAX, Store, StoreFailed, has_failed, reason
from adapters.store.writes import note_write
from engine.journal import Entry, Written

P = ParamSpec("P")
T = TypeVar("T")

COMMAND_SECONDS = 15  # a query that takes longer has failed
CONNECTIONS = 10  # one of them for appends
TRIES = 4  # of a write that lost a race inside the database
_UNIQUE_VIOLATION = "23505"
_WRONG_VALUES = ("22", "23")  # classes of states: a value that no column takes, a broken constraint
_GONE = ("08", "57")  # classes of states: the connection, or the server, went away
_LOST_RACE = ("40001", "40P01")  # serialization failure, deadlock

# Entries of one group differ in table, press id and new code. Rows are locked in the order of their ids, so two
# processes with the same tables in their groups wait for each other in turn and not in a circle. Where the row
# changed while we waited, PostgreSQL looks at `version` again.
_APPEND = text("""
WITH entry AS MATERIALIZED (
    SELECT * FROM unnest(
        CAST(:table_id AS text[]), CAST(:seq AS integer[]), CAST(:at AS float8[]), CAST(:by AS text[]),
        CAST(:what AS text[]), CAST(:detail AS text[]), CAST(:digest AS text[]), CAST(:code AS text[]),
        CAST(:game AS text[]), CAST(:phase AS text[]), CAST(:people AS text[]),
        CAST(:house_seats AS integer[]), CAST(:seats AS integer[]), CAST(:is_public AS boolean[]),
        CAST(:due_at AS float8[]), CAST(:press_id AS text[]), CAST(:match_number AS integer[]),
        CAST(:seed AS bytea[]), CAST(:next_seed AS bytea[]), CAST(:preset AS text[]), CAST(:place AS text[])
    ) AS entry (
        table_id, seq, at, by, what, detail, digest, code, game, phase, people,
        house_seats, seats, is_public, due_at, press_id, match_number, seed, next_seed, preset, place
    )
), fresh AS MATERIALIZED (
    SELECT * FROM entry
    WHERE press_id IS NULL OR NOT EXISTS (SELECT FROM presses WHERE presses.press_id = entry.press_id)
), locked AS MATERIALIZED (
    SELECT tables.id FROM tables JOIN fresh ON fresh.table_id = tables.id
    WHERE fresh.seq > 1 ORDER BY tables.id FOR NO KEY UPDATE OF tables
), moved AS (
    UPDATE tables SET
        version = fresh.seq, code = fresh.code, game = fresh.game, phase = fresh.phase, people = fresh.people,
        house_seats = fresh.house_seats, seats = fresh.seats, is_public = fresh.is_public,
        due_at = fresh.due_at, touched_at = fresh.at, change = pg_current_xact_id()::text::bigint,
        base_seq = CASE WHEN fresh.what = 'start' THEN fresh.seq ELSE tables.base_seq END
    FROM fresh JOIN locked ON locked.id = fresh.table_id
    WHERE tables.id = fresh.table_id AND tables.version = fresh.seq - 1
    RETURNING tables.id
), opened AS (
    INSERT INTO tables (
        id, version, code, game, phase, people, house_seats, seats, is_public, due_at,
        base_seq, opened_at, touched_at, change
    )
    SELECT table_id, 1, code, game, phase, people, house_seats, seats, is_public, due_at,
        CASE WHEN what = 'start' THEN 1 ELSE 0 END, at, at,
        pg_current_xact_id()::text::bigint
    FROM fresh WHERE seq = 1 ORDER BY table_id
    ON CONFLICT DO NOTHING RETURNING id
), done AS MATERIALIZED (
    SELECT fresh.* FROM fresh JOIN (SELECT id FROM moved UNION ALL SELECT id FROM opened) AS written
    ON written.id = fresh.table_id
), told AS (
    INSERT INTO journal (table_id, seq, at, by, what, detail, digest)
    SELECT table_id, seq, at, by, what, detail, digest FROM done
), pressed AS (
    INSERT INTO presses (press_id, table_id, at)
    SELECT press_id, table_id, at FROM done WHERE press_id IS NOT NULL ORDER BY press_id
), seeded AS (
    INSERT INTO seeds (table_id, match_number, seed)
    SELECT table_id, match_number, seed FROM done WHERE seed IS NOT NULL
    UNION ALL SELECT table_id, match_number + 1, next_seed FROM done WHERE next_seed IS NOT NULL
    ON CONFLICT DO NOTHING
), placed AS (
    INSERT INTO places (table_id, address) SELECT table_id, place FROM done WHERE place IS NOT NULL
    ON CONFLICT DO NOTHING
), marked AS (
    INSERT INTO deliveries (table_id, address, slot, ref, digest)
    SELECT table_id, place, :log_mark, :mark, :first_page FROM done WHERE place IS NOT NULL
    ON CONFLICT DO NOTHING
), scored AS (
    INSERT INTO results (table_id, match_number, person, seat, has_won, score, game, preset, at)
    SELECT done.table_id, done.match_number, result.person, result.seat, result.has_won, result.score,
        done.game, done.preset, done.at
    FROM done JOIN unnest(
        CAST(:result_table_id AS text[]), CAST(:person AS integer[]), CAST(:seat AS integer[]),
        CAST(:has_won AS boolean[]), CAST(:score AS integer[])
    ) AS result (table_id, person, seat, has_won, score) ON result.table_id = done.table_id
    ON CONFLICT DO NOTHING
)
SELECT table_id FROM done
""").bindparams(log_mark=LOG_MARK, mark=MARK, first_page=FIRST_PAGE)
# The lease is locked until the statement is committed: whoever takes it over waits for what is being written.
_HELD = """
WITH held AS MATERIALIZED (
    SELECT FROM leases WHERE name = CAST(:job AS text) AND number = CAST(:number AS integer) AND owner <> ''
    FOR SHARE
), noted AS MATERIALIZED (
    SELECT * FROM unnest(
        CAST(:table_id AS text[]), CAST(:address AS text[]), CAST(:slot AS text[]), CAST(:ref AS text[]),
        CAST(:digest AS text[]), CAST(:media AS text[])
    ) AS noted (table_id, address, slot, ref, digest, media)
    WHERE CAST(:job AS text) IS NULL OR EXISTS (SELECT FROM held)
)"""
# Rows in one order everywhere, so that two processes cannot wait for each other's.
_SAVE = text(f"""{_HELD}, saved AS (
    INSERT INTO deliveries (table_id, address, slot, ref, digest, media)
    SELECT * FROM noted ORDER BY table_id, address, slot
    ON CONFLICT (table_id, address, slot) DO UPDATE SET
        ref = excluded.ref, digest = excluded.digest, media = excluded.media
)
SELECT count(*) FROM noted
""")  # noqa: S608 - no word of it comes from outside
_DROP = text(f"""{_HELD}, dropped AS (
    DELETE FROM deliveries USING noted
    WHERE (deliveries.table_id, deliveries.address, deliveries.slot) = (noted.table_id, noted.address, noted.slot)
)
SELECT count(*) FROM noted
""")  # noqa: S608 - no word of it comes from outside
_PRESSED = text("SELECT press_id FROM presses WHERE press_id = ANY(CAST(:press_ids AS text[]))")
_EXISTING = text("SELECT id FROM tables WHERE id = ANY(CAST(:ids AS text[]))")


class _Job(NamedTuple):
    """An entry that waits for the next commit."""

    answer: asyncio.Future[Written]
    entry: Entry


class PostgresStore(Store):
    """The store on a PostgreSQL database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._write_engine = transactional(engine)
        self._connection: AsyncConnection | None = None  # only appends use it, one group after the other
        self._waiting: deque[_Job] = deque()
        self._appender: asyncio.Task[None] | None = None
        self._is_closed = False

    @classmethod
    async def open(cls, url: str) -> PostgresStore:
        """Connect, and bring the schema up to date."""
        engine = make_engine(url)
        try:
            async with transactional(engine).begin() as connection:
                await connection.run_sync(upgrade)
        except Exception as error:
            await engine.dispose()
            if _has_failed(error):
                raise StoreFailed(reason(error)) from error
            raise
        return cls(engine)

    async def append(self, entry: Entry) -> Written:
        """Write the row if its seq is the next one; when this returns DONE it is durable."""
        self._check_open()
        answer: asyncio.Future[Written] = asyncio.get_running_loop().create_future()
        self._waiting.append(_Job(answer, entry))
        if self._appender is None or self._appender.done():
            self._appender = asyncio.create_task(self._append_groups())
        written = await answer
        if written is Written.DONE:
            note_write()
        return written

    async def save_deliveries(self, shown: Sequence[Delivery], fence: Fence | None = None) -> None:
        """Remember what viewers are shown now; of two for the same slot the later one counts."""
        latest = {(one.table_id, one.address, one.slot): one for one in shown}
        await self._note(_SAVE, list(latest.values()), fence)

    async def drop_deliveries(self, keys: Sequence[tuple[str, str, str]], fence: Fence | None = None) -> None:
        """Forget what was shown in these (table, address, slot)."""
        await self._note(_DROP, [Delivery(*key, None, "") for key in set(keys)], fence)

    async def close(self) -> None:
        """Commit what waits and disconnect."""
        self._is_closed = True
        if self._appender is not None:
            await self._appender
        await self._drop_connection()
        await self._engine.dispose()

    async def time(self) -> float | None:
        """What the server's clock says, by which all processes agree."""
        return await self._read(service.time)

    async def _read(self, query: Callable[Concatenate[Session, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        self._check_open()
        try:
            async with AsyncSession(self._engine) as session:
                return await session.run_sync(_plain(query), *args, **kwargs)
        except Exception as error:
            if _has_failed(error):
                raise StoreFailed(reason(error)) from error
            raise

    async def _look(self, query: Callable[Concatenate[StoreLink, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        self._check_open()
        try:
            async with self._engine.connect() as connection:
                return await connection.run_sync(lambda sync: query(PostgresLink(sync), *args, **kwargs))
        except Exception as error:
            if _has_failed(error):
                raise StoreFailed(reason(error)) from error
            raise

    async def _write(self, query: Callable[Concatenate[Session, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        self._check_open()
        for tries_left in reversed(range(TRIES)):
            is_committing = False
            try:
                async with AsyncSession(self._write_engine) as session, session.begin():
                    found = await session.run_sync(_plain(query), *args, **kwargs)
                    is_committing = True
                note_write()
                return found
            except Exception as error:
                if _sqlstate(error) in _LOST_RACE and tries_left:
                    continue
                if _has_failed(error):
                    unknown = is_committing and _is_unheard(error)
                    raise StoreFailed(reason(error), may_have_happened=unknown) from error
                raise
        raise AssertionError("the last try returns or raises")

    async def _put(self, query: Callable[Concatenate[StoreLink, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        return await self._write(lambda session: query(PostgresLink(session.connection()), *args, **kwargs))

    async def _note(self, statement: TextClause, noted: Sequence[Delivery], fence: Fence | None) -> None:
        """Write down, or forget, what viewers are shown, in one statement that is its own transaction."""
        self._check_open()
        if not noted:
            return
        columns = {name: [getattr(one, name) for one in noted] for name in Delivery._fields}
        job, number = fence or (None, None)
        for tries_left in reversed(range(TRIES)):
            is_connected = False
            try:
                async with self._engine.connect() as connection:
                    is_connected = True
                    found = await connection.execute(statement, {**columns, "job": job, "number": number})
                    if found.scalar_one() == 0:
                        raise LeaseLost(job)
                    return
            except Exception as error:
                if _sqlstate(error) in _LOST_RACE and tries_left:
                    continue
                if _has_failed(error):
                    unknown = is_connected and _is_unheard(error)
                    raise StoreFailed(reason(error), may_have_happened=unknown) from error
                raise

    # --- Appending in groups ---------------------------------------------------------------------------

    async def _append_groups(self) -> None:
        while self._waiting:
            group = self._take_group()
            outcomes = await self._commit([job.entry for job in group])
            for job, outcome in zip(group, outcomes, strict=True):
                if job.answer.done():
                    continue  # whoever waited has given up; the write stands
                if isinstance(outcome, Written):
                    job.answer.set_result(outcome)
                else:
                    job.answer.set_exception(outcome)

    def _take_group(self) -> list[_Job]:
        """The next jobs in which no table, press id or new code occurs twice; the others wait in their order."""
        group: list[_Job] = []
        later: list[_Job] = []
        seen: set[Hashable] = set()
        while self._waiting and len(group) < GROUP_MAX:
            job = self._waiting.popleft()
            keys: set[Hashable] = {("table", job.entry.table_id)}
            if job.entry.press_id is not None:
                keys.add(("press", job.entry.press_id))
            if job.entry.row.seq == 1 and job.entry.listing.code is not None:
                keys.add(("code", job.entry.listing.code))
            (group if seen.isdisjoint(keys) else later).append(job)
            seen |= keys
        self._waiting.extendleft(reversed(later))
        return group

    async def _commit(self, entries: Sequence[Entry]) -> list[Written | Exception]:
        """Write a group; a try that loses a race inside the database is repeated, and then sees who won."""
        for tries_left in reversed(range(TRIES)):
            try:
                return list(await self._transact(entries))
            except Exception as error:
                lost_race = _sqlstate(error) in (_UNIQUE_VIOLATION, *_LOST_RACE)
                if lost_race and tries_left:
                    continue
                was_connected = self._connection is not None
                if not lost_race:
                    await self._drop_connection()
                if _has_failed(error) and not lost_race:
                    # The statement is its own commit. The server's own word that it failed can be believed.
                    unknown = was_connected and _is_unheard(error)
                    return [StoreFailed(reason(error), may_have_happened=unknown) for _ in entries]
                # One entry is wrong in itself. Alone, it fails alone.
                if len(entries) > 1:
                    return [(await self._commit([entry]))[0] for entry in entries]
                if "uq_tables_code" in reason(error):
                    return [Written.CODE_TAKEN]  # a table that is already there asked for another's code
                return [error]
        raise AssertionError("the last try returns")

    async def _transact(self, entries: Sequence[Entry]) -> list[Written]:
        if self._connection is None:
            self._connection = await self._engine.connect()
        connection = self._connection
        done = set((await connection.execute(_APPEND, _parameters(entries))).scalars())
        failed = [entry for entry in entries if entry.table_id not in done]
        if not failed:
            return [Written.DONE] * len(entries)
        press_ids = [entry.press_id for entry in failed if entry.press_id is not None]
        pressed = set((await connection.execute(_PRESSED, {"press_ids": press_ids})).scalars())
        ids = [entry.table_id for entry in failed if entry.row.seq == 1]
        existing = set((await connection.execute(_EXISTING, {"ids": ids})).scalars())

        def outcome(entry: Entry) -> Written:
            if entry.table_id in done:
                return Written.DONE
            if entry.press_id is not None and entry.press_id in pressed:
                return Written.REPEATED
            if entry.row.seq == 1 and entry.table_id not in existing:
                return Written.CODE_TAKEN
            return Written.CONFLICT

        return [outcome(entry) for entry in entries]

    async def _drop_connection(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            await connection.invalidate()
            await connection.close()

    def _check_open(self) -> None:
        if self._is_closed:
            raise StoreFailed("the store is closed")


def make_engine(url: str) -> AsyncEngine:
    """An engine on asyncpg, from any of the usual spellings of a PostgreSQL address."""
    return create_async_engine(
        _asyncpg_url(url),
        hide_parameters=True,
        pool_size=CONNECTIONS,
        max_overflow=0,  # waiting for a connection is cheaper than making one and throwing it away
        pool_timeout=COMMAND_SECONDS,
        pool_pre_ping=True,  # a server that was restarted costs nobody a failed query
        # A read, like an append, is one statement: by being its own transaction it saves two round trips, and the
        # ping before it two more.
        isolation_level="AUTOCOMMIT",
        connect_args={"timeout": COMMAND_SECONDS, "command_timeout": COMMAND_SECONDS},
    )


def transactional(engine: AsyncEngine) -> AsyncEngine:
    """The same connections for what takes several statements that count together."""
    return engine.execution_options(isolation_level="READ COMMITTED")


def _asyncpg_url(url: str) -> URL:
    parsed = make_url(url).set(drivername="postgresql+asyncpg")
    if "sslmode" in parsed.query:  # libpq's name for what asyncpg calls ssl
        mode = str(parsed.query["sslmode"])
        parsed = parsed.difference_update_query(["sslmode"]).update_query_dict({"ssl": mode})
    return parsed


def _plain(query: Callable[Concatenate[Session, P], T]) -> Callable[Concatenate[PlainSession, P], T]:
    """The query as `run_sync` is typed: it names SQLAlchemy's session where it hands over SQLModel's."""
    return cast("Callable[Concatenate[PlainSession, P], T]", query)


def _parameters(entries: Sequence[Entry]) -> dict[str, list[Any]]:
    """The fields of all entries as columns."""
    listings = [entry.listing for entry in entries]
    rows = [entry.row for entry in entries]
    results = [(entry.table_id, result) for entry in entries for result in entry.results]
    return {
        "table_id": [entry.table_id for entry in entries],
        **{name: [getattr(row, name) for row in rows] for name in rows[0]._fields},
        **{name: [getattr(listing, name) for listing in listings] for name in listings[0]._fields},
        "people": [pack_people(listing.people) for listing in listings],
        "press_id": [entry.press_id for entry in entries],
        "match_number": [entry.match_number for entry in entries],
        "seed": [entry.seed for entry in entries],
        "next_seed": [entry.next_seed for entry in entries],
        "preset": [entry.preset for entry in entries],
        "place": [entry.place for entry in entries],
        "result_table_id": [table_id for table_id, _ in results],
        "person": [result.person for _, result in results],
        "seat": [result.seat for _, result in results],
        "has_won": [result.has_won for _, result in results],
        "score": [result.score for _, result in results],
    }


def _sqlstate(error: Exception) -> str | None:
    state: str | None = getattr(error.orig if isinstance(error, DBAPIError) else error, "sqlstate", None)
    return state


def _is_unheard(error: Exception) -> bool:
    """Whether the server has not said itself that a statement failed, so that it may have been committed."""
    return (_sqlstate(error) or _GONE[0])[:2] in _GONE


def _has_failed(error: Exception) -> bool:
    # What asyncpg says of values it cannot send comes as a failure of the connection, which it is not.
    if isinstance(error, DBAPIError) and isinstance(error.orig and error.orig.__cause__, ValueError):
        return False
    # While it connects, asyncpg's own errors come through unwrapped.
    is_known = has_failed(error) or isinstance(error, PoolTimeout | asyncpg.PostgresError)
    return is_known and (_sqlstate(error) or "")[:2] not in _WRONG_VALUES
