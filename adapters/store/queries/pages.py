"""The messages of the playground's chats."""

from __future__ import annotations

from sqlalchemy import Connection, Integer, bindparam, null, select, update
from sqlmodel import Session

from adapters.store.models import PageMessageRow
from adapters.store.queries.upsert import insert_into
from adapters.store.records import PageMessage


def post(session: Session, address: str, nonce: str, payload: str, at: float) -> int:
    """Post a message and return its id; a nonce seen before returns the message already made."""
    values = {"address": address, "nonce": nonce, "payload": payload, "at": at}
    session.exec(insert_into(session, PageMessageRow, values).on_conflict_do_nothing())
    made: int = session.connection().execute(_MADE, {"nonce": nonce}).scalar_one()
    return made


def edit(connection: Connection, message: int, payload: str, at: float) -> bool:
    """Replace what a message shows; False if it is gone."""
    values = {"message": message, "payload": payload, "edited_at": at}
    return connection.execute(_EDIT, values).rowcount == 1


def remove(connection: Connection, message: int) -> bool:
    """Delete a message; False if it is gone. Its nonce stays known."""
    return connection.execute(_REMOVE, {"message": message}).rowcount == 1


def messages(connection: Connection, address: str, after: int, limit: int) -> list[PageMessage]:
    """The newest messages of a chat that come after an id, in the order they were posted."""
    values = {"address": address, "after": after, "count": limit}
    newest = connection.execute(_NEWEST, values).all()
    return [PageMessage(*row) for row in reversed(newest)]


# Every press edits and reads some of them: built once, and without the session's bookkeeping, they cost a third.
_ROWS = PageMessageRow.__table__  # type: ignore[attr-defined]  # SQLModel gives it to every table
_IS_THERE = _ROWS.c.payload.is_not(None)
_MADE = select(_ROWS.c.id).where(_ROWS.c.nonce == bindparam("nonce"))
_EDIT = (
    update(_ROWS)
    .where(_ROWS.c.id == bindparam("message"), _IS_THERE)
    .values(payload=bindparam("payload"), edited_at=bindparam("edited_at"))
)
_REMOVE = update(_ROWS).where(_ROWS.c.id == bindparam("message"), _IS_THERE).values(payload=null())
_NEWEST = (
    select(_ROWS.c.id, _ROWS.c.address, _ROWS.c.payload, _ROWS.c.at)
    .where(_ROWS.c.address == bindparam("address"), _ROWS.c.id > bindparam("after"), _IS_THERE)
    .order_by(_ROWS.c.id.desc())
    .limit(bindparam("count", type_=Integer))
)
