"""What processes have spent of the calls that platforms count."""

from __future__ import annotations

import json
from collections.abc import Sequence

from sqlmodel import Session, col, delete, or_, select

from adapters.store.models import SpentRow
from adapters.store.queries.upsert import insert_into
from adapters.store.records import Spent


def spent(session: Session, name: str, since: float) -> list[Spent]:
    """What was spent lately of the budgets that have this name, or begin with it."""
    ours = or_(col(SpentRow.budget) == name, col(SpentRow.budget).startswith(f"{name}:", autoescape=True))
    rows = session.exec(select(SpentRow).where(ours, col(SpentRow.latest_at) >= since))
    return [Spent(row.budget, row.holder, tuple(json.loads(row.stamps))) for row in rows]


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
