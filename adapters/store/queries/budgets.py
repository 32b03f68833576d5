"""What processes have spent of the calls that platforms count."""

from __future__ import annotations

import json
from collections.abc import Sequence

from sqlmodel import Session, col, delete

from adapters.store.links import Statement, StoreLink
from adapters.store.models import SpentRow
from adapters.store.queries.upsert import insert_into
from adapters.store.records import Spent

# Every limiter asks each second, and mostly nobody else has spent anything.
_BY_OTHERS = Statement("""
    SELECT budget, holder, stamps FROM spent WHERE latest_at >= :since AND holder <> :holder
        AND (budget = :name OR substr(budget, 1, length(:start)) = :start)
""")


def spent_by_others(link: StoreLink, name: str, holder: str, since: float) -> list[Spent]:
    """What all but one have spent lately of the budgets that have this name, or begin with it."""
    rows = link.all(_BY_OTHERS, name=name, start=f"{name}:", holder=holder, since=since)
    return [Spent(budget, other, tuple(json.loads(stamps))) for budget, other, stamps in rows]


def save_spent(session: Session, spent: Sequence[Spent], forget_before: float) -> None:
    """Write down what a process has spent, and drop what has long ceased to count."""
    latest = {(one.budget, one.holder): one for one in spent if one.stamps}
    rows = [
        {"budget": one.budget, "holder": one.holder, "stamps": json.dumps(one.stamps), "latest_at": one.stamps[-1]}
        for _, one in sorted(latest.items())
    ]
    if rows:
        insert = insert_into(session, SpentRow)
        upsert = insert.on_conflict_do_update(
            index_elements=["budget", "holder"],
            set_={"stamps": insert.excluded.stamps, "latest_at": insert.excluded.latest_at},
        )
        session.connection().execute(upsert, rows)
        session.exec(delete(SpentRow).where(col(SpentRow.latest_at) < forget_before))
