"""Writing a group of commands down within one transaction that holds the database's only write lock.

Because nobody else can write meanwhile, what decides is read first, each entry is judged in its turn, and then
everything is written with a few statements for the whole group. The statements are built once: this is the hot
path of the SQLite back end.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Table, bindparam, case, insert, select, update
from sqlmodel import SQLModel

from adapters.store.models import JournalRow, PressRow, ResultRow, SeedRow, TableRow
from adapters.store.queries.tables import pack_people
from engine.journal import Entry, Written


def _table(model: type[SQLModel]) -> Table:
    table = model.__table__  # type: ignore[attr-defined]
    assert isinstance(table, Table)
    return table


_TABLES, _JOURNAL, _PRESSES = _table(TableRow), _table(JournalRow), _table(PressRow)
_SEEDS, _RESULTS = _table(SeedRow), _table(ResultRow)

_SELECT_TABLES = select(_TABLES.c.id, _TABLES.c.version, _TABLES.c.code).where(
    _TABLES.c.id.in_(bindparam("ids", expanding=True))
)
_SELECT_PRESSES = select(_PRESSES.c.press_id).where(_PRESSES.c.press_id.in_(bindparam("ids", expanding=True)))
_SELECT_CODES = select(_TABLES.c.code).where(_TABLES.c.code.in_(bindparam("codes", expanding=True)))
_LISTING = ("code", "game", "phase", "people", "house_seats", "seats", "is_public", "due_at")
_INSERT_TABLES = insert(_TABLES)
_UPDATE_TABLES = (
    update(_TABLES)
    .where(_TABLES.c.id == bindparam("this_id"), _TABLES.c.version == bindparam("seq") - 1)
    .values(
        {name: bindparam(name) for name in (*_LISTING, "touched_at")}
        | {
            "version": bindparam("seq"),
            "base_seq": case((bindparam("is_start"), bindparam("seq")), else_=_TABLES.c.base_seq),
        }
    )
)
_INSERT_JOURNAL = insert(_JOURNAL)
_INSERT_PRESSES = insert(_PRESSES)
# A match has one seed, and a person one result in it, whatever is written later.
_INSERT_SEEDS = insert(_SEEDS).prefix_with("OR IGNORE")
_INSERT_RESULTS = insert(_RESULTS).prefix_with("OR IGNORE")


def append_group(connection: Connection, entries: Sequence[Entry]) -> list[Written]:
    """Write down the entries that may count, and say what became of each."""
    outcomes = _judge(connection, entries)
    done = [entry for entry, outcome in zip(entries, outcomes, strict=True) if outcome is Written.DONE]
    if done:
        _write(connection, done)
    return outcomes


def _judge(connection: Connection, entries: Sequence[Entry]) -> list[Written]:
    versions: dict[str, int] = {}
    codes: dict[str, str | None] = {}
    for table_id, version, code in connection.execute(
        _SELECT_TABLES, {"ids": list({entry.table_id for entry in entries})}
    ):
        versions[table_id] = version
        codes[table_id] = code
    press_ids = [entry.press_id for entry in entries if entry.press_id is not None]
    pressed: set[str | None] = set()
    if press_ids:
        pressed.update(connection.scalars(_SELECT_PRESSES, {"ids": press_ids}))
    new_codes = {
        entry.listing.code
        for entry in entries
        if entry.listing.code is not None and codes.get(entry.table_id) != entry.listing.code
    }
    taken: set[str | None] = set()
    if new_codes:
        taken.update(connection.scalars(_SELECT_CODES, {"codes": list(new_codes)}))

    outcomes = []
    for entry in entries:
        code = entry.listing.code
        # A repeated press mostly has an old seq as well, and is no conflict.
        if entry.press_id is not None and entry.press_id in pressed:
            outcome = Written.REPEATED
        elif versions.get(entry.table_id, 0) != entry.row.seq - 1:
            outcome = Written.CONFLICT
        elif code is not None and code != codes.get(entry.table_id) and code in taken:
            outcome = Written.CODE_TAKEN
        else:
            outcome = Written.DONE
            versions[entry.table_id] = entry.row.seq
            codes[entry.table_id] = code
            taken.add(code)
            pressed.add(entry.press_id)
        outcomes.append(outcome)
    return outcomes


def _write(connection: Connection, entries: Sequence[Entry]) -> None:
    opened = [_table_values(entry) for entry in entries if entry.row.seq == 1]
    if opened:
        connection.execute(_INSERT_TABLES, opened)
    moved = [_update_values(entry) for entry in entries if entry.row.seq > 1]
    if moved:
        count = connection.execute(_UPDATE_TABLES, moved).rowcount
        assert count == len(moved), "what was judged under the write lock still holds"
    connection.execute(_INSERT_JOURNAL, [{"table_id": e.table_id, **e.row._asdict()} for e in entries])
    pressed = [
        {"press_id": entry.press_id, "table_id": entry.table_id, "at": entry.row.at}
        for entry in entries
        if entry.press_id is not None
    ]
    if pressed:
        connection.execute(_INSERT_PRESSES, pressed)
    seeds = [
        {"table_id": entry.table_id, "match_number": entry.match_number, "seed": entry.seed}
        for entry in entries
        if entry.seed is not None
    ]
    if seeds:
        connection.execute(_INSERT_SEEDS, seeds)
    results = [
        {
            **result._asdict(),
            "table_id": entry.table_id,
            "match_number": entry.match_number,
            "game": entry.listing.game,
            "preset": entry.preset,
            "at": entry.row.at,
        }
        for entry in entries
        for result in entry.results
    ]
    if results:
        connection.execute(_INSERT_RESULTS, results)


def _listing_values(entry: Entry) -> dict[str, Any]:
    values = entry.listing._asdict()
    values["people"] = pack_people(entry.listing.people)
    values["touched_at"] = entry.row.at
    return values


def _table_values(entry: Entry) -> dict[str, Any]:
    base_seq = 1 if entry.row.what == "start" else 0
    key = {"id": entry.table_id, "version": 1, "base_seq": base_seq, "opened_at": entry.row.at}
    return {**_listing_values(entry), **key}


def _update_values(entry: Entry) -> dict[str, Any]:
    seq, is_start = entry.row.seq, entry.row.what == "start"
    return {**_listing_values(entry), "this_id": entry.table_id, "seq": seq, "is_start": is_start}
