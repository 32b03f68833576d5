"""Chat at tables, private lines included, and the operators' broadcasts."""

from __future__ import annotations

from typing import Any

from sqlalchemy import JSON, Integer, bindparam, insert
from sqlalchemy import select as core_select
from sqlmodel import Session

from adapters.store.links import Statement, StoreLink
from adapters.store.models import BroadcastRow, ChatRow
from adapters.store.queries.service import last_alive
from adapters.store.queries.upsert import insert_into
from adapters.store.records import Audience, Broadcast, Latest, Said

# Couriers ask for these all the time.
_LINES = ChatRow.__table__  # type: ignore[attr-defined]  # SQLModel gives it to every table
_LINE = ("id", "table_id", "person", "to", "text", "at", "heard_in")
_SAID = Statement(
    core_select(
        *(_LINES.c[name] for name in _LINE),
        _LINES.c.heard_by,
        _LINES.c.origin,
    )
    .where(_LINES.c.table_id == bindparam("table_id"), _LINES.c.id > bindparam("after"))
    .order_by(_LINES.c.id)
    .limit(bindparam("count", type_=Integer))
)
_TALKED = Statement("SELECT id, table_id FROM chat WHERE id > :after ORDER BY id")
_LATEST = Statement("""
    SELECT EXISTS (SELECT 1 FROM moved_hands WHERE substr(address, 1, length(:start)) = :start),
        (SELECT COALESCE(MAX(id), 0) FROM broadcasts), (SELECT COALESCE(MAX(id), 0) FROM chat)
""")
_LAST_LINE = Statement("SELECT COALESCE(MAX(id), 0) FROM chat")
_BROADCASTS = Statement("SELECT id, person, text, at FROM broadcasts WHERE id > :after ORDER BY id")

# Lines of a table become visible in the order of their ids, or a reader that goes on from the last id it saw would
# miss one: PostgreSQL hands ids out before the commit, so speakers queue for their table. SQLite's queue anyway.
_QUEUE = Statement("SELECT id FROM tables WHERE id = :table_id FOR NO KEY UPDATE")
_SAY = Statement(
    insert(_LINES)
    .values(
        {
            name: bindparam(name, type_=JSON(none_as_null=True) if name == "heard_by" else None)
            for name in (*_LINE[1:], "heard_by", "origin")
        }
    )
    .returning(_LINES.c.id)
)
# As for any press: one whose clock is days behind is not forgotten by its age at once.
_PRESS = Statement("""
    INSERT INTO presses (press_id, table_id, at) VALUES (:press_id, :table_id, :at) ON CONFLICT DO NOTHING
""")


def say(
    link: StoreLink,
    table_id: str,
    person: int,
    to: int | None,
    text: str,
    at: float,
    heard_in: str | None = None,
    audience: Audience | None = None,
) -> Said:
    """Write down what a person says at a table."""
    if link.is_postgres:
        link.all(_QUEUE, table_id=table_id)
    line: dict[str, Any] = {"person": person, "to": to, "text": text, "at": at, "heard_in": heard_in}
    heard_by, origin = (None, "") if audience is None else (audience.places, audience.origin)
    number: int = link.value(_SAY, table_id=table_id, **line, heard_by=heard_by, origin=origin)
    return Said(number, table_id, **line, audience=_audience(heard_by, origin))


def say_once(
    link: StoreLink,
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
    counts_at = max(at, last_alive(link) or 0.0)
    if link.change(_PRESS, press_id=press_id, table_id=table_id, at=counts_at):
        say(link, table_id, person, to, text, at, heard_in, audience)


def said(link: StoreLink, table_id: str, after: int, limit: int) -> list[Said]:
    """The lines of a table after an id, the oldest first."""
    found = link.all(_SAID, table_id=table_id, after=after, count=limit)
    return [Said._make((*line, _audience(heard_by, origin))) for *line, heard_by, origin in found]


def latest(link: StoreLink, platform: str, after_line: int) -> Latest:
    """Whether hands were moved on a platform, the last broadcast, and where something was said after a line."""
    ((has_moved_hands, broadcast, line),) = link.all(_LATEST, start=f"{platform}:")
    lines = link.all(_TALKED, after=after_line) if line > after_line else ()
    return Latest(bool(has_moved_hands), broadcast, [(line, table_id) for line, table_id in lines])


def last_line(link: StoreLink) -> int:
    """The id of the last line of chat, 0 if nobody has said anything yet."""
    last: int = link.value(_LAST_LINE)
    return last


def broadcast(session: Session, person: int, text: str, at: float, press_id: str | None) -> None:
    """Write down what an operator says to everybody, unless this was delivered before."""
    values = {"person": person, "text": text, "at": at, "press_id": press_id}
    session.exec(insert_into(session, BroadcastRow, values).on_conflict_do_nothing())


def broadcasts(link: StoreLink, after: int) -> list[Broadcast]:
    """The broadcasts after an id, the oldest first."""
    return [Broadcast(*row) for row in link.all(_BROADCASTS, after=after)]


def _audience(heard_by: dict[str, bool] | None, origin: str) -> Audience | None:
    return Audience(heard_by, origin) if heard_by is not None else None
