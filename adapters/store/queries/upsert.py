"""INSERT … ON CONFLICT, which both databases speak and SQLAlchemy keeps apart by dialect."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlmodel import Session, SQLModel

if TYPE_CHECKING:
    from sqlalchemy.dialects.sqlite import Insert


def insert_into(session: Session, model: type[SQLModel], values: Any) -> Insert:
    """An INSERT of one dict or of a list of dicts, to be completed by `on_conflict_do_…`."""
    # The two Insert classes have the same methods but no common ancestor that has them.
    if session.get_bind().dialect.name == "postgresql":
        from sqlalchemy.dialects import postgresql

        return postgresql.insert(model).values(values)  # type: ignore[return-value]
    from sqlalchemy.dialects import sqlite

    return sqlite.insert(model).values(values)
