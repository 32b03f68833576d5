"""Lists of tables, and finding one by its code or by who sits there."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from sqlalchemy import ColumnElement, func, or_
from sqlmodel import Session, col, select

from adapters.store.links import Statement, StoreLink
from adapters.store.models import JournalRow, PlaceRow, TableRow
from adapters.store.records import Listed, TableInPlace

if TYPE_CHECKING:
    from engine.table_view import Phase

_BY_CODE = Statement("SELECT id FROM tables WHERE code = :code")


def pack_people(people: tuple[int, ...]) -> str:
    """Ids as text between spaces, in which `_seats` finds one."""
    return f" {' '.join(map(str, people))} "


def by_code(link: StoreLink, code: str) -> str | None:
    """The open table with this join code."""
    found: str | None = link.value(_BY_CODE, code=code)
    return found


def listed(
    session: Session, place: str | None, person: int | None, platform: str | None, limit: int
) -> list[Listed]:
    """Open tables, the newest first: the public ones, those of a place, those where a person sits."""
    shown: list[ColumnElement[bool]] = [col(TableRow.is_public).is_(True)]
    if place is not None:
        here = select(PlaceRow.table_id).where(col(PlaceRow.address) == place)
        shown.append(col(TableRow.id).in_(here))
    if platform is not None:
        there = select(PlaceRow.table_id).where(col(PlaceRow.address).startswith(f"{platform}:", autoescape=True))
        shown.append(col(TableRow.id).in_(there))
    if person is not None:
        shown.append(_seats(person))
    newest = select(TableRow).where(col(TableRow.code).is_not(None), or_(*shown))
    newest = newest.order_by(col(TableRow.opened_at).desc(), col(TableRow.id)).limit(limit)
    return [_listed(row) for row in session.exec(newest)]


def in_place(session: Session, place: str) -> list[TableInPlace]:
    """The open tables of a place, the newest first, with whoever opened each."""
    wanted = (
        select(TableRow, PlaceRow.is_home, PlaceRow.is_hidden, JournalRow.by)
        .join(PlaceRow, col(PlaceRow.table_id) == col(TableRow.id))
        .join(JournalRow, (col(JournalRow.table_id) == col(TableRow.id)) & (col(JournalRow.seq) == 1))
        .where(col(TableRow.code).is_not(None), col(PlaceRow.address) == place)
        .order_by(col(TableRow.opened_at).desc(), col(TableRow.id))
    )
    return [
        TableInPlace(_listed(row), opened_by, is_home, is_hidden)
        for row, is_home, is_hidden, opened_by in session.exec(wanted)
    ]


def open_ids(session: Session, limit: int) -> list[str]:
    """The ids of all open tables, the newest first."""
    newest = col(TableRow.opened_at).desc(), col(TableRow.id)
    wanted = select(TableRow.id).where(col(TableRow.code).is_not(None)).order_by(*newest).limit(limit)
    return list(session.exec(wanted))


def phases(session: Session) -> dict[str, int]:
    """How many open tables there are in each phase."""
    counted = select(TableRow.phase, func.count()).where(col(TableRow.code).is_not(None)).group_by(TableRow.phase)
    return {phase: tables for phase, tables in session.exec(counted)}


def last_acted_at(session: Session, person: int, place: str | None, code: str | None) -> str | None:
    """The open table, of those where the person sits, at which they last acted; of a place, or of a code."""
    # Few tables match, so reading their journals costs less than an index that every command would pay for.
    wanted = (
        select(TableRow.id)
        .join(JournalRow, col(JournalRow.table_id) == col(TableRow.id))
        .where(col(TableRow.code).is_not(None), _seats(person), col(JournalRow.by) == str(person))
        .order_by(col(JournalRow.at).desc(), col(JournalRow.seq).desc())
    )
    if place is not None:
        here = select(PlaceRow.table_id).where(col(PlaceRow.address) == place)
        wanted = wanted.where(col(TableRow.id).in_(here))
    if code is not None:
        wanted = wanted.where(col(TableRow.code) == code)
    return session.exec(wanted).first()


def _seats(person: int) -> ColumnElement[bool]:
    return col(TableRow.people).like(f"% {person} %")


def _listed(row: TableRow) -> Listed:
    assert row.code is not None, "only open tables are listed"
    people = tuple(map(int, row.people.split()))
    return Listed(
        row.id,
        row.code,
        row.game,
        cast("Phase", row.phase),
        people,
        row.house_seats,
        row.seats,
        row.is_public,
        row.due_at,
    )
