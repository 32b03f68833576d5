"""Taking, renewing and giving back leases, and looking whether one is still held."""

from __future__ import annotations

from sqlmodel import Session

from adapters.store.fences import Fence, Lease, LeaseLost
from adapters.store.links import Statement, StoreLink, link_in

# Asked for twice a second by every process.
_FOUND = Statement("SELECT owner, number, until FROM leases WHERE name = :job")
_TAKE_FIRST = Statement("""
    INSERT INTO leases (name, owner, until, number) VALUES (:job, :holder, :until, 1)
    ON CONFLICT DO NOTHING RETURNING number
""")
_TAKE = Statement("""
    UPDATE leases SET owner = :holder, until = :until, number = number + 1
    WHERE name = :job AND owner = :seen_holder AND number = :seen_number AND until = :seen_until RETURNING number
""")
# Given back, a lease has no holder and still its number.
_HELD = "leases WHERE name = :job AND number = :number AND owner <> ''"
_IS_HELD = Statement(f"SELECT 1 FROM {_HELD}")  # noqa: S608 - no word of it comes from outside
_STAYS_HELD = Statement(f"SELECT 1 FROM {_HELD} FOR SHARE")  # noqa: S608
_RENEW = Statement("UPDATE leases SET until = :until WHERE name = :job AND number = :number AND owner <> ''")
_GIVE_BACK = Statement("UPDATE leases SET owner = '', until = :at WHERE name = :job AND number = :number")


def found(link: StoreLink, job: str) -> Lease | None:
    """Whose job it is, or was last."""
    row = link.first(_FOUND, job=job)
    return None if row is None else Lease(*row)


def take(link: StoreLink, job: str, holder: str, seen: Lease | None, until: float) -> Fence | None:
    """Take a lease that is still as it was seen; None if it is not."""
    if seen is None:
        taken = link.value(_TAKE_FIRST, job=job, holder=holder, until=until)
    else:
        as_seen = {f"seen_{name}": value for name, value in seen._asdict().items()}
        taken = link.value(_TAKE, job=job, holder=holder, until=until, **as_seen)
    return None if taken is None else Fence(job, taken)


def renew(link: StoreLink, fence: Fence, until: float) -> bool:
    """Hold a lease for longer; False if it is another process's by now."""
    return link.change(_RENEW, job=fence.job, number=fence.number, until=until) == 1


def give_back(link: StoreLink, fence: Fence, at: float) -> None:
    """Let whoever comes next take a lease at once, if it is still held."""
    link.change(_GIVE_BACK, job=fence.job, number=fence.number, at=at)


def check(session: Session, fence: Fence | None) -> None:
    """Refuse to go on unless a lease is held, and stays so until the transaction ends."""
    if fence is not None:
        link = link_in(session)
        # SQLite's writers queue, and so nobody takes it meanwhile.
        look = _STAYS_HELD if link.is_postgres else _IS_HELD
        if link.first(look, job=fence.job, number=fence.number) is None:
            raise LeaseLost(fence.job)
