"""Entries to write down, as short as a test wants them."""

from __future__ import annotations

from typing import Any

from adapters.store import Store
from engine.journal import Entry, Listing, Row

LISTING = Listing(
    code=None, game="santase", phase="lobby", people=(), house_seats=0, seats=2, is_public=False, due_at=None
)


def entry(
    table_id: str,
    seq: int,
    *,
    at: float = 1000.0,
    by: str = "7",
    what: str = "act",
    detail: str = "{}",
    digest: str = "",
    listing: dict[str, Any] | None = None,
    **rest: Any,
) -> Entry:
    """An entry in which only what matters is named; `listing` holds the listing's fields that do."""
    row = Row(seq, at, by, what, detail, digest)
    return Entry(table_id, row, LISTING._replace(**(listing or {})), **rest)


async def due(store: Store, now: float, limit: int, lease_seconds: float) -> list[str]:
    """The tables that are due, claimed."""
    return (await store.sweep(now, limit, lease_seconds, None)).due
