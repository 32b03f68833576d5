"""What keeps several processes out of each other's way, and tells how long nobody ran."""

from __future__ import annotations

from sqlalchemy import func
from sqlmodel import Session, select

from adapters.store.links import Statement, StoreLink

# Asked for all the time, and by couriers with every line that is said.
_LAST_ALIVE = Statement("SELECT alive_at FROM service")
_LAST_ALIVE_LOCKED = Statement("SELECT alive_at FROM service FOR UPDATE")
_ALIVE = Statement("""
    INSERT INTO service (id, alive_at) VALUES (1, :now)
    ON CONFLICT (id) DO UPDATE SET alive_at = excluded.alive_at WHERE service.alive_at < excluded.alive_at
""")
_DROP_PRESSES = Statement("DELETE FROM presses WHERE at < :before")
# For processes that start, and with every row of a table that is loaded.
_ADD_OUTAGE = Statement("INSERT INTO outages (began_at, ended_at) VALUES (:began_at, :ended_at)")
_PUT_OFF_TABLES = Statement("UPDATE tables SET due_at = due_at + :seconds WHERE due_at IS NOT NULL")
_PUT_OFF_PRESSES = Statement("UPDATE presses SET at = at + :seconds")
_DROP_OUTAGES = Statement("DELETE FROM outages WHERE ended_at < :before")
# Rows from before an outage may be a little younger than the last sign of life, and the clocks of several machines
# differ a little: whether a row is from before or after is decided by the middle.
_DOWNTIME = Statement("""
    SELECT sum(ended_at - began_at) FROM outages WHERE ended_at > :since AND (began_at + ended_at) / 2 > :since
""")
_OUTAGE_SECONDS = Statement("""
    SELECT sum(ended_at - began_at) FROM outages WHERE ended_at > :since AND ended_at <= :until
""")


def time(session: Session) -> float:
    """What PostgreSQL's clock says."""
    return float(session.exec(select(func.extract("epoch", func.clock_timestamp()))).one())


def come_back(link: StoreLink, now: float, silent_seconds: float, kept_seconds: float) -> None:
    """Note that the service runs, and an outage if it was silent for longer than this: no process ran, or none
    reached the database.

    Of several processes that come back together the first one notes it; the others wait for its lock.
    """
    last = link.value(_LAST_ALIVE_LOCKED if link.is_postgres else _LAST_ALIVE)
    if last is not None and now - last > silent_seconds:
        link.change(_ADD_OUTAGE, began_at=last, ended_at=now)
        # What the sweep looks at moves along, so that nothing is due only because nobody was there.
        link.change(_PUT_OFF_TABLES, seconds=now - last)
        # No press was delivered meanwhile either: what is forgotten by its age would be taken for a new one.
        link.change(_PUT_OFF_PRESSES, seconds=now - last)
        link.change(_DROP_OUTAGES, before=now - kept_seconds)
    link.change(_ALIVE, now=now)  # An older note never replaces a newer one.


def downtime(link: StoreLink, since: float) -> float:
    """The length of all outages that came after this moment, which is that of a row."""
    return link.value(_DOWNTIME, since=since) or 0.0


def outage_seconds(link: StoreLink, since: float, until: float) -> float:
    """The length of all outages that ended between two moments."""
    return link.value(_OUTAGE_SECONDS, since=since, until=until) or 0.0


def is_silent(link: StoreLink, now: float, silent_seconds: float) -> bool:
    """Whether an outage has ended that nobody has noted yet."""
    last = last_alive(link)
    return last is not None and now - last > silent_seconds


def last_alive(link: StoreLink) -> float | None:
    """When the service last ran, by any process."""
    found: float | None = link.value(_LAST_ALIVE)
    return found


def drop_presses(link: StoreLink, before: float) -> int:
    """Drop the ids of presses so old that no platform delivers them again."""
    return link.change(_DROP_PRESSES, before=before)
