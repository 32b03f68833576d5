"""Chat at tables, private lines included, and the operators' broadcasts."""

from __future__ import annotations

from sqlalchemy import Connection, Integer, bindparam, text
from sqlalchemy import select as core_select
from sqlmodel import Session, col, select

from adapters.store.models import BroadcastRow, ChatRow, PressRow, TableRow
from adapters.store.queries.service import last_alive
from adapters.store.queries.upsert import insert_into
from adapters.store.records import Audience, Broadcast, Latest, Said

# Couriers ask for these all the time: built once, and without the session's bookkeeping, they cost a third.
_LINES = ChatRow.__table__  # type: ignore[attr-defined]  # SQLModel gives it to every table
_SAID = (
    core_select(
        *(_LINES.c[name] for name in ("id", "table_id", "person", "to", "text", "at", "heard_in")),
        _LINES.c.heard_by,
        _LINES.c.origin,
    )
    .where(_LINES.c.table_id == bindparam("table_id"), _LINES.c.id > bindparam("after"))
    .order_by(_LINES.c.id)
    .limit(bindparam("count", type_=Integer))
)
_TALKED = core_select(_LINES.c.id, _LINES.c.table_id).where(_LINES.c.id > bindparam("after")).order_by(_LINES.c.id)
_LATEST = text("""
    SELECT EXISTS (SELECT 1 FROM moved_hands WHERE substr(address, 1, length(:start)) = :start),
        (SELECT COALESCE(MAX(id), 0) FROM broadcasts), (SELECT COALESCE(MAX(id), 0) FROM chat)
""")
_LAST_LINE = text("SELECT COALESCE(MAX(id), 0) FROM chat")
_BROADCASTS = text("SELECT id, person, text, at FROM broadcasts WHERE id > :after ORDER BY id")


def say(
    session: Session,
    table_id: str,
    person: int,
    to: int | None,
    text: str,
    at: float,
    heard_in: str | None = None,
    audience: Audience | None = None,
) -> Said:
    """Write down what a person says at a table."""
    # Lines of a table become visible in the order of their ids, or a reader that goes on from the last id it
    # saw would miss one: PostgreSQL hands ids out before the commit, so speakers queue for their table.
    session.exec(select(TableRow.id).where(col(TableRow.id) == table_id).with_for_update(key_share=True)).all()
    row = ChatRow(table_id=table_id, person=person, to=to, text=text, at=at, heard_in=heard_in)
    if audience is not None:
        row.heard_by, row.origin = audience.places, audience.origin
    session.add(row)
    session.flush()
    return _said(row)


def say_once(
    session: Session,
    press_id: str,
    table_id: str,
    person: int,
    to: int | None,
    text: str,
    at: float,
    heard_in: str | None = None,
    audience: Audience | None = None,
) -> None:
    """Write down what a person says at a table, unless this was delivered before."""
    # As for any press: one whose clock is days behind is not forgotten by its age at once.
    press = {"press_id": press_id, "table_id": table_id, "at": max(at, last_alive(session.connection()) or 0.0)}
    if session.exec(insert_into(session, PressRow, press).on_conflict_do_nothing()).rowcount:
        say(session, table_id, person, to, text, at, heard_in, audience)


def said(connection: Connection, table_id: str, after: int, limit: int) -> list[Said]:
    """The lines of a table after an id, the oldest first."""
    values = {"table_id": table_id, "after": after, "count": limit}
    found = connection.execute(_SAID, values)
    return [Said(*row[:7], _audience(row.heard_by, row.origin)) for row in found]


def latest(connection: Connection, platform: str, after_line: int) -> Latest:
    """Whether hands were moved on a platform, the last broadcast, and where something was said after a line."""
    has_moved_hands, broadcast, line = connection.execute(_LATEST, {"start": f"{platform}:"}).one()
    lines = connection.execute(_TALKED, {"after": after_line}) if line > after_line else ()
    return Latest(bool(has_moved_hands), broadcast, [(line, table_id) for line, table_id in lines])


def last_line(connection: Connection) -> int:
    """The id of the last line of chat, 0 if nobody has said anything yet."""
    last: int = connection.execute(_LAST_LINE).scalar_one()
    return last


def broadcast(session: Session, person: int, text: str, at: float, press_id: str | None) -> None:
    """Write down what an operator says to everybody, unless this was delivered before."""
    values = {"person": person, "text": text, "at": at, "press_id": press_id}
    session.exec(insert_into(session, BroadcastRow, values).on_conflict_do_nothing())


def broadcasts(connection: Connection, after: int) -> list[Broadcast]:
    """The broadcasts after an id, the oldest first."""
    return [Broadcast(*row) for row in connection.execute(_BROADCASTS, {"after": after})]


def _said(row: ChatRow) -> Said:
    assert row.id is not None, "a stored line has an id"
    audience = _audience(row.heard_by, row.origin)
    return Said(row.id, row.table_id, row.person, row.to, row.text, row.at, row.heard_in, audience)


def _audience(heard_by: dict[str, bool] | None, origin: str) -> Audience | None:
    return Audience(heard_by, origin) if heard_by is not None else None
