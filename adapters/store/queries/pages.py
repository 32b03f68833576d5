"""The messages of the playground's chats."""

from __future__ import annotations

from sqlmodel import Session, col, select, update

from adapters.store.models import PageMessageRow
from adapters.store.queries.upsert import insert_into
from adapters.store.records import PageMessage


def post(session: Session, address: str, nonce: str, payload: str, at: float) -> int:
    """Post a message and return its id; a nonce seen before returns the message already made."""
    values = {"address": address, "nonce": nonce, "payload": payload, "at": at}
    session.exec(insert_into(session, PageMessageRow, values).on_conflict_do_nothing())
    made = session.exec(select(PageMessageRow.id).where(col(PageMessageRow.nonce) == nonce)).one()
    assert made is not None, "a stored message has an id"
    return made


def edit(session: Session, message: int, payload: str, at: float) -> bool:
    """Replace what a message shows; False if it is gone."""
    return _change(session, message, payload=payload, edited_at=at)


def remove(session: Session, message: int) -> bool:
    """Delete a message; False if it is gone. Its nonce stays known."""
    return _change(session, message, payload=None)


def messages(session: Session, address: str, after: int, limit: int) -> list[PageMessage]:
    """The newest messages of a chat that come after an id, in the order they were posted."""
    newest = session.exec(
        select(PageMessageRow)
        .where(
            col(PageMessageRow.address) == address,
            col(PageMessageRow.id) > after,
            col(PageMessageRow.payload).is_not(None),
        )
        .order_by(col(PageMessageRow.id).desc())
        .limit(limit)
    ).all()
    return [
        PageMessage(row.id, row.address, row.payload, row.at)
        for row in reversed(newest)
        if row.id is not None and row.payload is not None
    ]


def _change(session: Session, message: int, **values: str | float | None) -> bool:
    changed = session.exec(
        update(PageMessageRow)
        .where(col(PageMessageRow.id) == message, col(PageMessageRow.payload).is_not(None))
        .values(**values)
    )
    return changed.rowcount == 1
