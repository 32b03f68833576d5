"""INSERT … ON CONFLICT, which both databases speak and SQLAlchemy keeps apart by dialect."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlmodel import Session, SQLModel

if TYPE_CHECKING:
    from sqlalchemy.dialects.sqlite import Insert


def insert_into(session: Session, model: type[SQLModel], values: Any = None) -> Insert:
    """An INSERT of one dict or of a list of dicts, to be completed by `on_conflict_do_…`.

    Without values they come with the execution: such a statement is compiled once and used forever.
    """
    # The two Insert classes have the same methods but no common ancestor that has them.
    if session.get_bind().dialect.name == "postgresql":
        from sqlalchemy.dialects import postgresql

        insert: Any = postgresql.insert(model)
    else:
        from sqlalchemy.dialects import sqlite

        insert = sqlite.insert(model)
    made: Insert = insert if values is None else insert.values(values)
    return made
