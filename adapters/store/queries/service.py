"""What keeps several processes out of each other's way, and tells how long nobody ran."""

from __future__ import annotations

from sqlalchemy import or_
from sqlmodel import Session, col, delete, select

from adapters.store.models import LeaseRow, PressRow, ServiceRow
from adapters.store.queries.upsert import insert_into


def lease(session: Session, name: str, owner: str, seconds: float, now: float) -> bool:
    """Take the lease, or renew one's own; False while it is someone else's."""
    values = {"name": name, "owner": owner, "until": now + seconds}
    taken = insert_into(session, LeaseRow, values).on_conflict_do_update(
        index_elements=["name"],
        set_={"owner": owner, "until": now + seconds},
        where=or_(col(LeaseRow.owner) == owner, col(LeaseRow.until) <= now),
    )
    return session.exec(taken.returning(col(LeaseRow.name))).first() is not None


def lease_holder(session: Session, name: str) -> str | None:
    """Who holds a lease, or held it last."""
    return session.exec(select(LeaseRow.owner).where(col(LeaseRow.name) == name)).first()


def release(session: Session, name: str, owner: str) -> None:
    """Give the lease back, if it is one's own."""
    session.exec(delete(LeaseRow).where(col(LeaseRow.name) == name, col(LeaseRow.owner) == owner))


def alive(session: Session, now: float) -> None:
    """Note that the service runs; an older note never replaces a newer one."""
    insert = insert_into(session, ServiceRow, {"id": 1, "alive_at": now})
    session.exec(
        insert.on_conflict_do_update(
            index_elements=["id"], set_={"alive_at": now}, where=col(ServiceRow.alive_at) < now
        )
    )


def last_alive(session: Session) -> float | None:
    """When the service last ran, by any process."""
    return session.exec(select(ServiceRow.alive_at)).first()


def drop_presses(session: Session, before: float) -> int:
    """Drop the ids of presses so old that no platform delivers them again."""
    return session.exec(delete(PressRow).where(col(PressRow.at) < before)).rowcount
