"""Who wants to be told of tables, and who is to be told of which."""

from __future__ import annotations

from collections.abc import Sequence

from sqlmodel import Session, col, delete, select

from adapters.store.links import Statement, StoreLink
from adapters.store.models import BellRow, NoticeRow, PersonRow
from adapters.store.queries.upsert import insert_into
from adapters.store.records import Notice

# Couriers ask for this all the time.
_ANY_NOTICE = Statement("""
    SELECT 1 FROM notices WHERE person IN (SELECT id FROM people WHERE platform = :platform) LIMIT 1
""")


def ring(session: Session, person: int, address: str, game: str) -> None:
    """Have somebody told of a game in a place."""
    insert = insert_into(session, BellRow, {"person": person, "address": address, "game": game})
    session.exec(insert.on_conflict_do_nothing())


def silence(session: Session, person: int, address: str, game: str) -> None:
    """Have them told no longer."""
    found = (col(BellRow.person) == person, col(BellRow.address) == address, col(BellRow.game) == game)
    session.exec(delete(BellRow).where(*found))


def bells_of(session: Session, person: int) -> list[tuple[str, str]]:
    """The places and games of which somebody is told."""
    found = select(BellRow).where(col(BellRow.person) == person).order_by(col(BellRow.address), col(BellRow.game))
    return [(row.address, row.game) for row in session.exec(found)]


def told_of(session: Session, addresses: Sequence[str], game: str, limit: int) -> list[int]:
    """Those who are told when a table of a game opens in one of these places."""
    found = (
        select(BellRow.person)
        .where(col(BellRow.address).in_(addresses), col(BellRow.game) == game)
        .distinct()
        .order_by(col(BellRow.person))
        .limit(limit)
    )
    return list(session.exec(found))


def add_notices(session: Session, table_id: str, people: Sequence[int], place: str) -> None:
    """Note that these people are to be told of a table."""
    for person in people:
        insert = insert_into(session, NoticeRow, {"table_id": table_id, "person": person, "place": place})
        session.exec(insert.on_conflict_do_nothing())


def has_notices(link: StoreLink, platform: str) -> bool:
    """Whether anybody on a platform is to be told of a table."""
    return link.first(_ANY_NOTICE, platform=platform) is not None


def take_notices(session: Session, platform: str) -> list[Notice]:
    """Whom to tell of what on a platform; each is taken once."""
    rows = list(session.exec(_on(platform)))
    for row in rows:
        session.delete(row)
    session.flush()
    return [Notice(row.table_id, row.person, row.place) for row in rows]


def _on(platform: str):  # type: ignore[no-untyped-def]  # the type of a select is its own affair
    people = select(PersonRow.id).where(col(PersonRow.platform) == platform)
    return select(NoticeRow).where(col(NoticeRow.person).in_(people))
