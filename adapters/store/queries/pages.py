"""The messages of the playground's chats."""

from __future__ import annotations

from sqlmodel import Session

from adapters.store.links import Statement, StoreLink, link_in
from adapters.store.models import PageMessageRow
from adapters.store.queries.upsert import insert_into
from adapters.store.records import PageMessage


def post(session: Session, address: str, nonce: str, payload: str, at: float) -> int:
    """Post a message and return its id; a nonce seen before returns the message already made."""
    values = {"address": address, "nonce": nonce, "payload": payload, "at": at}
    session.exec(insert_into(session, PageMessageRow, values).on_conflict_do_nothing())
    made: int = link_in(session).value(_MADE, nonce=nonce)
    return made


def edit(link: StoreLink, message: int, payload: str, at: float) -> bool:
    """Replace what a message shows; False if it is gone."""
    return link.change(_EDIT, message=message, payload=payload, edited_at=at) == 1


def remove(link: StoreLink, message: int) -> bool:
    """Delete a message; False if it is gone. Its nonce stays known."""
    return link.change(_REMOVE, message=message) == 1


def messages(link: StoreLink, address: str, after: int, limit: int) -> list[PageMessage]:
    """The newest messages of a chat that come after an id, in the order they were posted."""
    newest = link.all(_NEWEST, address=address, after=after, count=limit)
    return [PageMessage(*row) for row in reversed(newest)]


def mark(link: StoreLink, address: str, limit: int) -> tuple[float, ...]:
    """A few numbers that change with the newest messages of a chat and with what they show."""
    return tuple(link.all(_MARK, address=address, count=limit)[0])


# Every press edits and reads some of them.
_MADE = Statement("SELECT id FROM page_messages WHERE nonce = :nonce")
_EDIT = Statement("""
    UPDATE page_messages SET payload = :payload, edited_at = :edited_at
    WHERE id = :message AND payload IS NOT NULL
""")
_REMOVE = Statement("UPDATE page_messages SET payload = NULL WHERE id = :message AND payload IS NOT NULL")
_NEWEST = Statement("""
    SELECT id, address, payload, at FROM page_messages
    WHERE address = :address AND id > :after AND payload IS NOT NULL ORDER BY id DESC LIMIT :count
""")
_MARK = Statement("""
    SELECT COUNT(*), COALESCE(SUM(id), 0), COALESCE(SUM(edited_at), 0) FROM (
        SELECT id, edited_at FROM page_messages
        WHERE address = :address AND payload IS NOT NULL ORDER BY id DESC LIMIT :count
    ) AS newest
""")
