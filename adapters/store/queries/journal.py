"""Reading the journal back, and claiming tables that are due. Writing it is the back ends' hot path."""

from __future__ import annotations

from sqlalchemy import Integer, bindparam
from sqlalchemy import select as select_columns
from sqlmodel import col, update

from adapters.store.links import Statement, StoreLink
from adapters.store.models import TableRow
from engine.journal import Changes, Row

# Hosts ask this all the time.
_ROWS_AFTER = Statement("""
    SELECT seq, at, by, what, detail, digest FROM journal WHERE table_id = :table_id AND seq > :after ORDER BY seq
""")
_ROWS_TO_LOAD = Statement("""
    SELECT seq, at, by, what, detail, digest FROM journal
    WHERE table_id = :table_id AND seq >= (SELECT base_seq FROM tables WHERE id = :table_id) ORDER BY seq
""")

# PostgreSQL: each row carries the number of the transaction that wrote it, and a mark is the oldest transaction
# that was still running, so that what it commits later is found. Numbers beyond the newest come from another
# server, out of a backup.
_CHANGES = Statement("""
    SELECT
        pg_snapshot_xmin(pg_current_snapshot())::text::bigint AS mark, once.is_any_due, tables.id, tables.version
    FROM (SELECT EXISTS (SELECT FROM tables WHERE due_at <= :now) AS is_any_due) AS once
    LEFT JOIN tables ON tables.change >= :mark
        AND tables.change < pg_snapshot_xmax(pg_current_snapshot())::text::bigint
    ORDER BY tables.change
""")
_NOTHING_YET = 2**63 - 1
_NEVER = float("-inf")
# SQLite: writers come one after the other, and each commit has the next number.
_LATEST = Statement("""
    SELECT (SELECT COALESCE(MAX(change), 0) FROM tables), EXISTS (SELECT 1 FROM tables WHERE due_at <= :now)
""")
_LATER = Statement("SELECT id, version FROM tables WHERE change > :mark ORDER BY change")

_PRESSED = Statement("SELECT table_id FROM presses WHERE press_id = :press_id")
_SEED = Statement("SELECT seed FROM seeds WHERE table_id = :table_id AND match_number = :match_number")
# A CTE that locks is computed once; an IN (… LIMIT) may be computed again for each row on PostgreSQL.
# SQLite ignores the locking: its writers queue anyway.
_READY = (
    select_columns(col(TableRow.id))
    .where(col(TableRow.due_at) <= bindparam("now"))
    .order_by(col(TableRow.due_at))
    .limit(bindparam("count", type_=Integer))
    .with_for_update(skip_locked=True)
    .cte("ready")
)
_CLAIM = Statement(
    update(TableRow)
    .where(col(TableRow.id).in_(select_columns(_READY.c.id)))
    .values(due_at=bindparam("until"))
    .returning(col(TableRow.id))
)
_STAMPED = Statement("SELECT id, version FROM tables WHERE touched_at >= :since ORDER BY touched_at")


def rows(link: StoreLink, table_id: str, after: int | None) -> list[Row]:
    """The rows after a seq, or with None those from the latest start row on."""
    if after is None:
        found = link.all(_ROWS_TO_LOAD, table_id=table_id)
    else:
        found = link.all(_ROWS_AFTER, table_id=table_id, after=after)
    return [Row(*row) for row in found]


def pressed(link: StoreLink, press_id: str) -> str | None:
    """The table at which this press has counted, if it has."""
    found: str | None = link.value(_PRESSED, press_id=press_id)
    return found


def seed(link: StoreLink, table_id: str, match_number: int) -> bytes | None:
    """The seed of a match."""
    found: bytes | None = link.value(_SEED, table_id=table_id, match_number=match_number)
    return found


def claim_due(link: StoreLink, now: float, limit: int, lease_seconds: float) -> list[str]:
    """Put off the tables that are due, which claims them; a claimer that dies leaves them due again later."""
    claimed = link.all(_CLAIM, now=now, count=limit, until=now + lease_seconds)
    return [table_id for (table_id,) in claimed]


def changed(link: StoreLink, since: float) -> list[tuple[str, int]]:
    """Tables with a row written at `since` or later, with their version."""
    return [(table_id, version) for table_id, version in link.all(_STAMPED, since=since)]


def changes(link: StoreLink, mark: int | None) -> Changes:
    """What anyone has written since a mark was given out; with None nothing but a first mark."""
    return due_and_changes(link, _NEVER, mark)[1]


def due_and_changes(link: StoreLink, now: float, mark: int | None) -> tuple[bool, Changes]:
    """Whether a table is due, of which mostly there is none, and what was written since a mark."""
    if link.is_postgres:
        found = link.all(_CHANGES, now=now, mark=_NOTHING_YET if mark is None else mark)
        latest, is_any_due = found[0][:2]
        return is_any_due, Changes(latest, [(row[2], row[3]) for row in found if row[2] is not None])
    ((latest, is_any_due),) = link.all(_LATEST, now=now)
    if mark is None or latest <= mark:
        return bool(is_any_due), Changes(latest, [])
    later = link.all(_LATER, mark=mark)
    return bool(is_any_due), Changes(latest, [(table_id, version) for table_id, version in later])
