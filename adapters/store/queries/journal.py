"""Reading the journal back, and claiming tables that are due. Writing it is the back ends' hot path."""

from __future__ import annotations

from sqlalchemy import bindparam, func, text
from sqlalchemy import select as select_columns
from sqlmodel import Session, col, select, update

from adapters.store.models import JournalRow, PressRow, SeedRow, TableRow
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
    SELECT pg_snapshot_xmin(pg_current_snapshot())::text::bigint AS mark, tables.id, tables.version
    FROM (SELECT 1) AS once LEFT JOIN tables ON tables.change >= :mark
        AND tables.change < pg_snapshot_xmax(pg_current_snapshot())::text::bigint
    ORDER BY tables.change
""")
_NOTHING_YET = 2**63 - 1


def rows(session: Session, table_id: str, after: int | None) -> list[Row]:
    """The rows after a seq, or with None those from the latest start row on."""
    wanted = _ROWS_TO_LOAD if after is None else _ROWS_AFTER
    found = session.connection().execute(wanted, {"table_id": table_id, "after": after})
    return [Row(*row) for row in found]


def pressed(session: Session, press_id: str) -> str | None:
    """The table at which this press has counted, if it has."""
    return session.exec(select(PressRow.table_id).where(col(PressRow.press_id) == press_id)).first()


def seed(session: Session, table_id: str, match_number: int) -> bytes | None:
    """The seed of a match."""
    return session.exec(
        select(SeedRow.seed).where(col(SeedRow.table_id) == table_id, col(SeedRow.match_number) == match_number)
    ).first()


def claim_due(session: Session, now: float, limit: int, lease_seconds: float) -> list[str]:
    """Put off the tables that are due, which claims them; a claimer that dies leaves them due again later."""
    # A CTE that locks is computed once; an IN (… LIMIT) may be computed again for each row on PostgreSQL.
    # SQLite ignores the locking: its writers queue anyway.
    ready = (
        select(TableRow.id)
        .where(col(TableRow.due_at) <= now)
        .order_by(col(TableRow.due_at))
        .limit(limit)
        .with_for_update(skip_locked=True)
        .cte("ready")
    )
    claim = (
        update(TableRow)
        .where(col(TableRow.id).in_(select(ready.c.id)))
        .values(due_at=now + lease_seconds)
        .returning(col(TableRow.id))
        .execution_options(synchronize_session=False)
    )
    return list(session.exec(claim).scalars())


def changed(session: Session, since: float) -> list[tuple[str, int]]:
    """Tables with a row written at `since` or later, with their version."""
    found = session.exec(
        select(TableRow.id, TableRow.version)
        .where(col(TableRow.touched_at) >= since)
        .order_by(col(TableRow.touched_at))
    )
    return [(table_id, version) for table_id, version in found]


def changes(session: Session, mark: int | None) -> Changes:
    """What anyone has written since a mark was given out; with None nothing but a first mark."""
    if session.get_bind().dialect.name == "postgresql":
        found = session.connection().execute(_CHANGES, {"mark": _NOTHING_YET if mark is None else mark}).all()
        return Changes(found[0].mark, [(row.id, row.version) for row in found if row.id is not None])
    # SQLite: writers come one after the other, and each commit has the next number.
    latest = session.exec(select(func.max(TableRow.change))).one() or 0
    if mark is None or latest <= mark:
        return Changes(latest, [])
    later = select(TableRow.id, TableRow.version).where(col(TableRow.change) > mark).order_by(col(TableRow.change))
    return Changes(latest, list(session.exec(later)))
