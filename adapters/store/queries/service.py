"""What keeps several processes out of each other's way, and tells how long nobody ran."""

from __future__ import annotations

from sqlalchemy import Connection, func, text
from sqlmodel import Session, col, delete, select, update

from adapters.store.models import OutageRow, PressRow, ServiceRow, TableRow

# Asked for all the time, and by couriers with every line that is said: built once, they cost a third.
_LAST_ALIVE = text("SELECT alive_at FROM service")
_ALIVE = text("""
    INSERT INTO service (id, alive_at) VALUES (1, :now)
    ON CONFLICT (id) DO UPDATE SET alive_at = excluded.alive_at WHERE service.alive_at < excluded.alive_at
""")
_DROP_PRESSES = text("DELETE FROM presses WHERE at < :before")


def time(session: Session) -> float:
    """What PostgreSQL's clock says."""
    return float(session.exec(select(func.extract("epoch", func.clock_timestamp()))).one())


def alive(connection: Connection, now: float) -> None:
    """Note that the service runs; an older note never replaces a newer one."""
    connection.execute(_ALIVE, {"now": now})


def come_back(session: Session, now: float, silent_seconds: float, kept_seconds: float) -> None:
    """Note that the service runs again, and an outage if it was silent for longer than this.

    Of several processes that start together the first one notes it; the others wait for its lock.
    """
    last = session.exec(select(ServiceRow.alive_at).with_for_update()).first()
    if last is not None and now - last > silent_seconds:
        session.add(OutageRow(began_at=last, ended_at=now))
        # What the sweep looks at moves along, so that nothing is due only because nobody was there.
        session.exec(
            update(TableRow)
            .where(col(TableRow.due_at).is_not(None))
            .values(due_at=col(TableRow.due_at) + (now - last))
            .execution_options(synchronize_session=False)
        )
        # No press was delivered meanwhile either: what is forgotten by its age would be taken for a new one.
        session.exec(
            update(PressRow)
            .values(at=col(PressRow.at) + (now - last))
            .execution_options(synchronize_session=False)
        )
        session.exec(delete(OutageRow).where(col(OutageRow.ended_at) < now - kept_seconds))
        session.flush()
    alive(session.connection(), now)


def downtime(session: Session, since: float) -> float:
    """The length of all outages that came after this moment, which is that of a row."""
    # Rows from before an outage may be a little younger than the last sign of life, and the clocks of several
    # machines differ a little: whether a row is from before or after is decided by the middle.
    middle = (col(OutageRow.began_at) + col(OutageRow.ended_at)) / 2
    length = func.sum(col(OutageRow.ended_at) - col(OutageRow.began_at))
    return session.exec(select(length).where(col(OutageRow.ended_at) > since, middle > since)).one() or 0.0


def outage_seconds(session: Session, since: float, until: float) -> float:
    """The length of all outages that ended between two moments."""
    length = func.sum(col(OutageRow.ended_at) - col(OutageRow.began_at))
    ended = col(OutageRow.ended_at)
    return session.exec(select(length).where(ended > since, ended <= until)).one() or 0.0


def last_alive(connection: Connection) -> float | None:
    """When the service last ran, by any process."""
    found: float | None = connection.execute(_LAST_ALIVE).scalar()
    return found


def drop_presses(connection: Connection, before: float) -> int:
    """Drop the ids of presses so old that no platform delivers them again."""
    return connection.execute(_DROP_PRESSES, {"before": before}).rowcount
