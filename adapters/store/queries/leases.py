"""Taking, renewing and giving back leases, and looking whether one is still held."""

from __future__ import annotations

from sqlalchemy import Connection, text
from sqlmodel import Session, col, update

from adapters.store.fences import Fence, Lease, LeaseLost
from adapters.store.models import LeaseRow
from adapters.store.queries.upsert import insert_into

# Asked for twice a second by every process: built once, they cost a third.
_FOUND = text("SELECT owner, number, until FROM leases WHERE name = :job")
# Given back, a lease has no owner and still its number.
_HELD = "leases WHERE name = :job AND number = :number AND owner <> ''"
_IS_HELD = text(f"SELECT 1 FROM {_HELD}")  # noqa: S608 - no word of it comes from outside
_STAYS_HELD = text(f"SELECT 1 FROM {_HELD} FOR SHARE")  # noqa: S608
_RENEW = text("UPDATE leases SET until = :until WHERE name = :job AND number = :number AND owner <> ''")
_GIVE_BACK = text("UPDATE leases SET owner = '', until = :at WHERE name = :job AND number = :number")


def found(connection: Connection, job: str) -> Lease | None:
    """Whose a job is, or was last."""
    row = connection.execute(_FOUND, {"job": job}).first()
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


def renew(connection: Connection, fence: Fence, until: float) -> bool:
    """Hold a lease for longer; False if it is another process's by now."""
    return connection.execute(_RENEW, {**fence._asdict(), "until": until}).rowcount == 1


def give_back(session: Session, fence: Fence, at: float) -> None:
    """Let whoever comes next take a lease at once, if it is still held."""
    session.connection().execute(_GIVE_BACK, {**fence._asdict(), "at": at})


def check(session: Session, fence: Fence | None) -> None:
    """Refuse to go on unless a lease is held, and stays so until the transaction ends."""
    if fence is not None:
        # SQLite's writers queue, and so nobody takes it meanwhile.
        look = _STAYS_HELD if session.get_bind().dialect.name == "postgresql" else _IS_HELD
        if session.connection().execute(look, fence._asdict()).first() is None:
            raise LeaseLost(fence.job)
