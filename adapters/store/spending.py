"""Writing down what processes have spent of the calls that platforms count, within one SQLite transaction.

Every press spends some, so it is written like deliveries: plain SQL, without a session of SQLAlchemy.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Sequence
from typing import NamedTuple

import msgspec

from adapters.store.records import Spent

_UPSERT = """
    INSERT INTO spent (budget, holder, stamps, latest_at) VALUES (?, ?, ?, ?)
    ON CONFLICT (budget, holder) DO UPDATE SET stamps = excluded.stamps, latest_at = excluded.latest_at
"""
_DELETE = "DELETE FROM spent WHERE latest_at < ?"
_encode = msgspec.json.Encoder().encode


class Spending(NamedTuple):
    """What a process has spent, and from when on that counts."""

    spent: Sequence[Spent]
    forget_before: float


def write_spending(connection: sqlite3.Connection, updates: Iterable[Spending]) -> None:
    """Write down what was spent last, and drop what has long ceased to count."""
    for spent, forget_before in updates:
        rows = [
            (one.budget, one.holder, _encode(one.stamps).decode(), one.stamps[-1]) for one in spent if one.stamps
        ]
        if rows:
            connection.executemany(_UPSERT, rows)
            connection.execute(_DELETE, (forget_before,))
