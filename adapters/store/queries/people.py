"""People: who they are, what they chose, and how they are forgotten."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from sqlmodel import Session, col, delete, select, update

from adapters.store.models import ChatRow, PersonRow, ResultRow
from adapters.store.queries.upsert import insert_into
from adapters.store.records import Person, Setting


def by_account(session: Session, platform: str, account: str) -> Person | None:
    """The person with this account."""
    row = session.exec(
        select(PersonRow).where(col(PersonRow.platform) == platform, col(PersonRow.account) == account)
    ).first()
    return _person(row) if row else None


def arrive(session: Session, platform: str, account: str, name: str, language: str | None, at: float) -> Person:
    """Insert the person unless the account is known; when two arrivals race, one of them inserts."""
    values: dict[str, Any] = {
        "platform": platform,
        "account": account,
        "name": name,
        "language": language,
        "settings": {},
        "arrived_at": at,
    }
    session.exec(insert_into(session, PersonRow, values).on_conflict_do_nothing())
    person = by_account(session, platform, account)
    assert person is not None, "an account is there after it arrived"
    return person


def by_ids(session: Session, ids: Iterable[int]) -> dict[int, Person]:
    """The people with these ids; unknown ids are left out."""
    found = session.exec(select(PersonRow).where(col(PersonRow.id).in_(list(ids))))
    return {person.id: person for person in map(_person, found)}


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


def forget(session: Session, person: int, at: float) -> None:
    """Remove name, account, language, settings, statistics and chat; the journal keeps an anonymous number."""
    session.exec(
        update(PersonRow)
        .where(col(PersonRow.id) == person)
        .values(
            account=f"forgotten {person}",
            name="",
            language=None,
            settings={},
            private_chat=None,
            forgotten_at=at,
        )
    )
    session.exec(delete(ResultRow).where(col(ResultRow.person) == person))
    session.exec(delete(ChatRow).where(col(ChatRow.person) == person))


def _person(row: PersonRow) -> Person:
    assert row.id is not None, "a stored person has an id"
    return Person(row.id, row.platform, row.account, row.name, row.language, row.settings, row.private_chat)
