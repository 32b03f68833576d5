"""People: who they are, what they chose, and how they are forgotten."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any

from sqlalchemy import bindparam, text
from sqlalchemy import select as core_select
from sqlmodel import Session, col, delete, select, update

from adapters.store.links import Statement, StoreLink, link_in
from adapters.store.models import (
    BellRow,
    ChatRow,
    DeliveryRow,
    MovedHandRow,
    NoticeRow,
    PageMessageRow,
    PersonRow,
    PlaceRow,
    PlaceSettingsRow,
    ResultRow,
)
from adapters.store.queries.upsert import insert_into
from adapters.store.records import Person, Setting


def by_account(link: StoreLink, platform: str, account: str) -> Person | None:
    """The person with this account."""
    row = link.first(_BY_ACCOUNT, platform=platform, account=account)
    return Person(*row) if row else None


def arrive(
    session: Session,
    platform: str,
    account: str,
    name: str,
    language: str | None,
    settings: Mapping[str, Setting],
    at: float,
) -> Person:
    """Insert the person unless the account is known; when two arrivals race, one of them inserts."""
    values: dict[str, Any] = {
        "platform": platform,
        "account": account,
        "name": name,
        "language": language,
        "settings": dict(settings),
        "arrived_at": at,
    }
    session.exec(insert_into(session, PersonRow, values).on_conflict_do_nothing())
    person = by_account(link_in(session), platform, account)
    assert person is not None, "an account is there after it arrived"
    return person


def by_ids(link: StoreLink, ids: Iterable[int]) -> dict[int, Person]:
    """The people with these ids; unknown ids are left out."""
    if link.is_postgres:
        found = link.all(_BY_IDS, ids=list(ids))
    else:  # A list of any length as one parameter keeps the statement the same.
        found = link.all(_BY_LISTED_IDS, ids=json.dumps(list(ids)))
    return {row[0]: Person(*row) for row in found}


def rename(session: Session, person: int, name: str) -> None:
    """Give the person another name."""
    session.exec(update(PersonRow).where(col(PersonRow.id) == person).values(name=name))


def set_language(session: Session, person: int, language: str | None) -> None:
    """Set the person's own language; None follows the platform again."""
    session.exec(update(PersonRow).where(col(PersonRow.id) == person).values(language=language))


def set_account(session: Session, person: int, account: str) -> None:
    """Have the person come by another account."""
    session.exec(update(PersonRow).where(col(PersonRow.id) == person).values(account=account))


def set_private_chat(session: Session, platform: str, account: str, chat: str) -> None:
    """Remember which chat is the private one of an account, if somebody has arrived by it."""
    found = (col(PersonRow.platform) == platform, col(PersonRow.account) == account)
    session.exec(update(PersonRow).where(*found).values(private_chat=chat))


def set_setting(session: Session, person: int, key: str, value: Setting | None) -> None:
    """Set one setting, or with None drop it, leaving the others as they are."""
    row = session.exec(select(PersonRow).where(col(PersonRow.id) == person).with_for_update()).first()
    if row is None:
        return
    settings = {name: kept for name, kept in row.settings.items() if name != key}
    if value is not None:
        settings[key] = value
    row.settings = settings
    session.flush()


def forget(session: Session, person: int, at: float, address: str | None) -> None:
    """Remove name, account, language, settings, statistics and chat; the journal keeps an anonymous number.

    What is to be deleted in their private chat must be found there once more, so its address goes a little later.
    """
    session.exec(
        update(PersonRow)
        .where(col(PersonRow.id) == person)
        .values(
            account=f"forgotten {person}",
            name="",
            language=None,
            settings={},
            private_chat=address,
            forgotten_at=at,
        )
    )
    session.exec(delete(ResultRow).where(col(ResultRow.person) == person))
    session.exec(delete(ChatRow).where(col(ChatRow.person) == person))
    session.exec(delete(BellRow).where(col(BellRow.person) == person))
    session.exec(delete(NoticeRow).where(col(NoticeRow.person) == person))


def left_behind(link: StoreLink, before: float) -> list[tuple[int, str]]:
    """Those who were forgotten before a moment, with the address of the private chat that they left behind."""
    return [(person, address) for person, address in link.all(_LEFT_BEHIND, before=before) if address]


def erase(session: Session, people: Iterable[tuple[int, str]]) -> None:
    """Remove whatever names these private chats, and last the address itself."""
    for person, address in people:
        _stop_hearing(session, address)
        for model in (DeliveryRow, MovedHandRow, PlaceRow, PlaceSettingsRow, PageMessageRow):
            session.exec(delete(model).where(col(model.address) == address))
        session.exec(update(PersonRow).where(col(PersonRow.id) == person).values(private_chat=None))


def _stop_hearing(session: Session, address: str) -> None:
    """Take a chat out of those that heard what others said at the tables shown there."""
    shown_there = select(PlaceRow.table_id).where(col(PlaceRow.address) == address)
    lines = select(ChatRow).where(col(ChatRow.table_id).in_(shown_there), col(ChatRow.heard_by).is_not(None))
    for line in session.exec(lines):
        line.heard_by = {place: is_guest for place, is_guest in (line.heard_by or {}).items() if place != address}
    session.flush()


# Names are asked for all the time.
_ROWS = PersonRow.__table__  # type: ignore[attr-defined]  # SQLModel gives it to every table
_PEOPLE = core_select(*(_ROWS.c[name] for name in Person._fields))
_BY_IDS = Statement(_PEOPLE.where(_ROWS.c.id.in_(bindparam("ids", expanding=True))))
_BY_LISTED_IDS = Statement(_PEOPLE.where(_ROWS.c.id.in_(text("SELECT value FROM json_each(:ids)"))))
_BY_ACCOUNT = Statement(
    _PEOPLE.where(_ROWS.c.platform == bindparam("platform"), _ROWS.c.account == bindparam("account"))
)
_LEFT_BEHIND = Statement(
    "SELECT id, private_chat FROM people WHERE forgotten_at < :before AND private_chat IS NOT NULL"
)
