"""Writing down what viewers were shown, for many chats at once, within one SQLite transaction.

Every press brings some of these, so they are a hot path like the journal: plain SQL, a tenth of the price of the
same statements through a session of SQLAlchemy.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Sequence, Set
from typing import NamedTuple

from adapters.store.fences import Fence
from adapters.store.records import Delivery

_UPSERT = """
    INSERT INTO deliveries (table_id, address, slot, ref, digest, media) VALUES (?, ?, ?, ?, ?, ?)
    ON CONFLICT (table_id, address, slot) DO UPDATE SET ref = excluded.ref, digest = excluded.digest,
      media = excluded.media
"""
_DELETE = "DELETE FROM deliveries WHERE table_id = ? AND address = ? AND slot = ?"
_HELD = "SELECT 1 FROM leases WHERE name = ? AND number = ? AND owner <> ''"


class Deliveries(NamedTuple):
    """What the update of one chat has to remember, or to forget by (table, address, slot)."""

    saved: Sequence[Delivery] = ()
    dropped: Sequence[tuple[str, str, str]] = ()
    fence: Fence | None = None  # of the lease under which it is written


def lost_fences(connection: sqlite3.Connection, fences: Set[Fence]) -> set[Fence]:
    """Those whose lease is another process's by now."""
    return {fence for fence in fences if connection.execute(_HELD, tuple(fence)).fetchone() is None}


def write_deliveries(connection: sqlite3.Connection, updates: Iterable[Deliveries]) -> None:
    """Remember and forget as these updates want, in their order."""
    latest: dict[tuple[str, str, str], Delivery | None] = {}
    for update in updates:
        for one in update.saved:
            latest[one.table_id, one.address, one.slot] = one
        for key in update.dropped:
            latest[key] = None
    if saved := [tuple(one) for one in latest.values() if one is not None]:
        connection.executemany(_UPSERT, saved)
    if dropped := [key for key, one in latest.items() if one is None]:
        connection.executemany(_DELETE, dropped)
