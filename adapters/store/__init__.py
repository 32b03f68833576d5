"""The store: tables and their journals, people, places, chat, scores; on SQLite or on PostgreSQL."""

from __future__ import annotations

from adapters.store.store import Store, StoreFailed

__all__ = ["Store", "StoreFailed", "open_store"]


async def open_store(url: str) -> Store:
    """Open the database at `sqlite:///path` or `postgresql://…`, bringing its schema up to date first."""
    scheme = url.partition(":")[0]
    # Only the driver that is needed is imported.
    if scheme == "sqlite":
        from adapters.store.sqlite import SqliteStore

        return await SqliteStore.open(url)
    if scheme in ("postgres", "postgresql", "postgresql+asyncpg"):
        from adapters.store.postgres import PostgresStore

        return await PostgresStore.open(url)
    raise ValueError(f"a store's address begins with sqlite or postgresql, not with {scheme[:32]!r}")
