"""Places of a table, what they chose, and what was delivered there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import bindparam
from sqlalchemy import select as core_select
from sqlmodel import Session, col, delete, or_, select, update

from adapters.store.links import Statement, StoreLink
from adapters.store.models import BellRow, DeliveryRow, MovedHandRow, PlaceRow, PlaceSettingsRow
from adapters.store.queries.upsert import insert_into
from adapters.store.records import Delivery, MovedHand, Place, Setting, read_passing

# Couriers ask for these all the time.
_HERE = PlaceRow.__table__  # type: ignore[attr-defined]  # SQLModel gives it to every table
_CHOSEN = PlaceSettingsRow.__table__  # type: ignore[attr-defined]
_PLACES = Statement(
    core_select(
        _HERE.c.address,
        _CHOSEN.c.language,
        _CHOSEN.c.settings,
        _HERE.c.is_home,
        _HERE.c.is_hidden,
        _HERE.c.is_way_in,
    )
    .select_from(_HERE.outerjoin(_CHOSEN, _CHOSEN.c.address == _HERE.c.address))
    .where(_HERE.c.table_id == bindparam("table_id"))
    .order_by(_HERE.c.address)
)
_DELIVERIES = Statement("""
    SELECT table_id, address, slot, ref, digest, media FROM deliveries WHERE table_id = :table_id
    ORDER BY address, slot
""")
# As a literal it is the condition of the index, by which these few are found.
_PASSING = Statement("SELECT table_id, address, slot, media FROM deliveries WHERE media LIKE '~%'")
_LANGUAGE = Statement("SELECT language FROM place_settings WHERE address = :address")

ADDRESSES_MAX = 500  # in one statement; databases limit the parameters


def add_place(session: Session, table_id: str, address: str, is_home: bool, is_way_in: bool) -> None:
    """Show the table at this place, too; again, if it was taken out of it."""
    values = {"table_id": table_id, "address": address, "is_home": is_home, "is_hidden": False}
    values["is_way_in"] = is_way_in
    changed = {"is_hidden": False, **({"is_way_in": True} if is_way_in else {})}
    insert = insert_into(session, PlaceRow, values)
    session.exec(insert.on_conflict_do_update(index_elements=["table_id", "address"], set_=changed))


def hide(session: Session, table_id: str, address: str) -> None:
    """Take the table out of a place until somebody asks for it there."""
    here = (col(PlaceRow.table_id) == table_id, col(PlaceRow.address) == address)
    session.exec(update(PlaceRow).where(*here).values(is_hidden=True))


def remove_place(session: Session, table_id: str, address: str) -> None:
    """Show the table there no longer."""
    session.exec(delete(PlaceRow).where(col(PlaceRow.table_id) == table_id, col(PlaceRow.address) == address))


def drop_places(session: Session, addresses: Sequence[str]) -> list[str]:
    """Show nothing at these places any longer; returns the tables that were shown there."""
    dropped: set[str] = set()
    for at in range(0, len(addresses), ADDRESSES_MAX):
        here = col(PlaceRow.address).in_(addresses[at : at + ADDRESSES_MAX])
        dropped.update(session.exec(select(PlaceRow.table_id).where(here)))
        session.exec(delete(PlaceRow).where(here))
        session.exec(delete(BellRow).where(col(BellRow.address).in_(addresses[at : at + ADDRESSES_MAX])))
    return sorted(dropped)


def places(link: StoreLink, table_id: str) -> list[Place]:
    """The places of a table with what they chose, in the order of their addresses."""
    return [
        Place(address, language, dict(settings or {}), *rest)
        for address, language, settings, *rest in link.all(_PLACES, table_id=table_id)
    ]


def place_language(link: StoreLink, address: str) -> str | None:
    """The language a place has chosen."""
    language: str | None = link.value(_LANGUAGE, address=address)
    return language


def set_place_language(session: Session, address: str, language: str | None) -> None:
    """Choose the language of a place."""
    values: dict[str, Any] = {"address": address, "language": language, "settings": {}}
    session.exec(
        insert_into(session, PlaceSettingsRow, values).on_conflict_do_update(
            index_elements=["address"], set_={"language": language}
        )
    )


def place_settings(session: Session, address: str) -> dict[str, Setting]:
    """What else a place has chosen."""
    row = session.get(PlaceSettingsRow, address)
    return dict(row.settings) if row is not None else {}


def set_place_setting(session: Session, address: str, key: str, value: Setting | None) -> None:
    """Set one setting of a place, or with None drop it, leaving the others as they are."""
    values: dict[str, Any] = {"address": address, "language": None, "settings": {}}
    session.exec(insert_into(session, PlaceSettingsRow, values).on_conflict_do_nothing())
    row = session.exec(
        select(PlaceSettingsRow).where(col(PlaceSettingsRow.address) == address).with_for_update()
    ).one()
    kept = {name: word for name, word in row.settings.items() if name != key}
    row.settings = kept if value is None else {**kept, key: value}
    session.flush()


def move_address(session: Session, old: str, new: str) -> list[str]:
    """Show at the new address what was shown at the old one; what the new address already has stays.

    Messages do not move with their chat, so what was delivered is forgotten. Returns the tables that moved.
    """
    moved = list(session.exec(select(PlaceRow.table_id).where(col(PlaceRow.address) == old)))
    for model in (PlaceRow, PlaceSettingsRow, BellRow):
        kept = session.exec(select(model).where(col(model.address) == old)).all()
        if kept:
            values = [{**row.model_dump(), "address": new} for row in kept]
            session.exec(insert_into(session, model, values).on_conflict_do_nothing())
            session.exec(delete(model).where(col(model.address) == old))
    session.exec(delete(DeliveryRow).where(col(DeliveryRow.address) == old))
    return sorted(moved)


def addresses_under(session: Session, address: str) -> list[str]:
    """This address and the ones within it, such as the topics of a forum, as far as tables are shown there."""
    here = or_(col(PlaceRow.address) == address, col(PlaceRow.address).startswith(f"{address}:", autoescape=True))
    return sorted(set(session.exec(select(PlaceRow.address).where(here))))


def deliveries(link: StoreLink, table_id: str) -> list[Delivery]:
    """What every viewer of a table was last shown."""
    return [Delivery(*row) for row in link.all(_DELIVERIES, table_id=table_id)]


def passing(link: StoreLink) -> list[tuple[str, str, str, str]]:
    """The (table, address, slot) of notes of which a part is kept for a while, with the note."""
    return [(table_id, address, slot, media) for table_id, address, slot, media in link.all(_PASSING)]


def forget_passing(session: Session, noted: Sequence[tuple[str, str, str, str]]) -> None:
    """Keep of these notes what stays, where nobody has written another one since."""
    for table_id, address, slot, media in noted:
        session.exec(
            update(DeliveryRow)
            .where(
                col(DeliveryRow.table_id) == table_id,
                col(DeliveryRow.address) == address,
                col(DeliveryRow.slot) == slot,
                col(DeliveryRow.media) == media,
            )
            .values(media=read_passing(media)[1])
        )


def move_hand(session: Session, moved: MovedHand, at: float) -> None:
    """Tell the process that leads where a hand is shown now."""
    insert = insert_into(session, MovedHandRow, {**moved._asdict(), "at": at})
    session.exec(
        insert.on_conflict_do_update(
            index_elements=["address", "table_id"],
            set_={name: insert.excluded[name] for name in ("ref", "media", "place", "at")},
        )
    )


def take_moved_hands(session: Session, platform: str) -> list[MovedHand]:
    """The hands that were moved on a platform, each told once."""
    here = col(MovedHandRow.address).startswith(f"{platform}:", autoescape=True)
    rows = list(session.exec(select(MovedHandRow).where(here).with_for_update()))
    moved = [MovedHand(row.address, row.table_id, row.ref, row.media, row.place) for row in rows]
    for row in rows:
        session.delete(row)
    return moved
