"""Reading the journal back, and claiming tables that are due. Writing it is the back ends' hot path."""

from __future__ import annotations

from sqlalchemy import Connection, Integer, bindparam, text
from sqlalchemy import select as select_columns
from sqlmodel import Session, col, select, update

from adapters.store.models import JournalRow, TableRow
from engine.journal import Changes, Row

# Hosts ask this all the time, so the statements are built once; and as journals are long, their rows come
# straight from the connection and never become models.
_ROWS = (
    select_columns(*(getattr(JournalRow, name) for name in Row._fields))
    .where(col(JournalRow.table_id) == bindparam("table_id"))
    .order_by(col(JournalRow.seq))
)
_ROWS_AFTER = _ROWS.where(col(JournalRow.seq) > bindparam("after"))
_ROWS_TO_LOAD = _ROWS.where(
    col(JournalRow.seq)
    >= select(TableRow.base_seq).where(col(TableRow.id) == bindparam("table_id")).scalar_subquery()
)

# PostgreSQL: each row carries the number of the transaction that wrote it, and a mark is the oldest transaction
# that was still running, so that what it commits later is found. Numbers beyond the newest come from another
# server, out of a backup.
_CHANGES = text("""
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
_LATEST = text("""
    SELECT (SELECT COALESCE(MAX(change), 0) FROM tables), EXISTS (SELECT 1 FROM tables WHERE due_at <= :now)
""")
_LATER = text("SELECT id, version FROM tables WHERE change > :mark ORDER BY change")

_PRESSED = text("SELECT table_id FROM presses WHERE press_id = :press_id")
_SEED = text("SELECT seed FROM seeds WHERE table_id = :table_id AND match_number = :match_number")
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
_CLAIM = (
    update(TableRow)
    .where(col(TableRow.id).in_(select_columns(_READY.c.id)))
    .values(due_at=bindparam("until"))
    .returning(col(TableRow.id))
)


def rows(connection: Connection, table_id: str, after: int | None) -> list[Row]:
    """The rows after a seq, or with None those from the latest start row on."""
    wanted = _ROWS_TO_LOAD if after is None else _ROWS_AFTER
    found = connection.execute(wanted, {"table_id": table_id, "after": after})
    return [Row(*row) for row in found]


def pressed(connection: Connection, press_id: str) -> str | None:
    """The table at which this press has counted, if it has."""
    found: str | None = connection.execute(_PRESSED, {"press_id": press_id}).scalar()
    return found


def seed(connection: Connection, table_id: str, match_number: int) -> bytes | None:
    """The seed of a match."""
    values = {"table_id": table_id, "match_number": match_number}
    found: bytes | None = connection.execute(_SEED, values).scalar()
    return found


def claim_due(session: Session, now: float, limit: int, lease_seconds: float) -> list[str]:
    """Put off the tables that are due, which claims them; a claimer that dies leaves them due again later."""
    values = {"now": now, "count": limit, "until": now + lease_seconds}
    return list(session.connection().execute(_CLAIM, values).scalars())


def changed(session: Session, since: float) -> list[tuple[str, int]]:
    """Tables with a row written at `since` or later, with their version."""
    found = session.exec(
        select(TableRow.id, TableRow.version)
        .where(col(TableRow.touched_at) >= since)
        .order_by(col(TableRow.touched_at))
    )
    return [(table_id, version) for table_id, version in found]


def changes(connection: Connection, mark: int | None) -> Changes:
    """What anyone has written since a mark was given out; with None nothing but a first mark."""
    return due_and_changes(connection, _NEVER, mark)[1]


def due_and_changes(connection: Connection, now: float, mark: int | None) -> tuple[bool, Changes]:
    """Whether a table is due, of which mostly there is none, and what was written since a mark."""
    if connection.dialect.name == "postgresql":
        values = {"now": now, "mark": _NOTHING_YET if mark is None else mark}
        found = connection.execute(_CHANGES, values).all()
        versions = [(row.id, row.version) for row in found if row.id is not None]
        return found[0].is_any_due, Changes(found[0].mark, versions)
    latest, is_any_due = connection.execute(_LATEST, {"now": now}).one()
    if mark is None or latest <= mark:
        return bool(is_any_due), Changes(latest, [])
    later = connection.execute(_LATER, {"mark": mark})
    return bool(is_any_due), Changes(latest, [(table_id, version) for table_id, version in later])
