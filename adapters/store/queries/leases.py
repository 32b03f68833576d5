"""Taking, renewing and giving back leases, and looking whether one is still held."""

from __future__ import annotations

from sqlmodel import Session, col, select, update

from adapters.store.fences import Fence, Lease, LeaseLost
from adapters.store.models import LeaseRow
from adapters.store.queries.upsert import insert_into


def found(session: Session, job: str) -> Lease | None:
    """Whose a job is, or was last."""
    row = session.exec(
        select(LeaseRow.owner, LeaseRow.number, LeaseRow.until).where(col(LeaseRow.name) == job)
    ).first()
    return None if row is None else Lease(*row)


def take(session: Session, job: str, owner: str, seen: Lease | None, until: float) -> Fence | None:
    """Take a lease that is still as it was seen; None if it is not."""
    if seen is None:
        insert = insert_into(session, LeaseRow, {"name": job, "owner": owner, "until": until, "number": 1})
        taken = session.exec(insert.on_conflict_do_nothing().returning(col(LeaseRow.number))).first()
    else:
        as_seen = (
            col(LeaseRow.name) == job,
            col(LeaseRow.owner) == seen.owner,
            col(LeaseRow.number) == seen.number,
            col(LeaseRow.until) == seen.until,
        )
        mine = {"owner": owner, "until": until, "number": seen.number + 1}
        taken = session.exec(update(LeaseRow).where(*as_seen).values(mine).returning(col(LeaseRow.number))).first()
    return None if taken is None else Fence(job, taken[0])


def renew(session: Session, fence: Fence, until: float) -> bool:
    """Hold a lease for longer; False if it is another process's by now."""
    return session.exec(update(LeaseRow).where(*_is_held(fence)).values(until=until)).rowcount == 1


def give_back(session: Session, fence: Fence, at: float) -> None:
    """Let whoever comes next take a lease at once, if it is still held."""
    session.exec(update(LeaseRow).where(*_is_held(fence)).values(owner="", until=at))


def check(session: Session, fence: Fence | None) -> None:
    """Refuse to go on unless a lease is held, and stays so until the transaction ends."""
    if fence is not None:
        held = select(LeaseRow.number).where(*_is_held(fence)).with_for_update(read=True)
        if session.exec(held).first() is None:
            raise LeaseLost(fence.job)


def _is_held(fence: Fence):  # type: ignore[no-untyped-def]  # what conditions are made of is SQLAlchemy's affair
    # Given back, it has no owner and still its number.
    return col(LeaseRow.name) == fence.job, col(LeaseRow.number) == fence.number, col(LeaseRow.owner) != ""
