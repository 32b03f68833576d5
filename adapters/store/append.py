"""Writing a group of commands down within one SQLite transaction that holds the write lock from its beginning.

Because nobody else can write meanwhile, what decides is read first, each entry is judged in its turn, and then
everything is written with a few statements for the whole group. This is the hot path: its statements are plain
SQL, which costs a third of the same statements built by SQLAlchemy. Tests hold their columns to the models.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Sequence
from typing import Any

from adapters.store.queries.tables import pack_people
from adapters.store.records import FIRST_PAGE, LOG_MARK, MARK
from engine.journal import Entry, Written

# A list of any length as one parameter keeps the statement the same, and prepared.
_SELECT_TABLES = "SELECT id, version, code FROM tables WHERE id"
_SELECT_PRESSES = "SELECT press_id FROM presses WHERE press_id"
_SELECT_CODES = "SELECT code FROM tables WHERE code"
_IS_ONE, _IS_LISTED = "= ?", "IN (SELECT value FROM json_each(?))"
_INSERT_TABLE = """
    INSERT INTO tables (
        code, game, phase, people, house_seats, seats, is_public, due_at, touched_at,
        change, id, version, base_seq, opened_at
    ) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, (SELECT COALESCE(MAX(change), 0) + 1 FROM tables), ?, 1, ?, ?)
"""
_UPDATE_TABLE = """
    UPDATE tables SET
        code = ?, game = ?, phase = ?, people = ?, house_seats = ?, seats = ?, is_public = ?, due_at = ?,
        touched_at = ?, change = (SELECT COALESCE(MAX(change), 0) + 1 FROM tables),
        base_seq = CASE WHEN ? THEN version + 1 ELSE base_seq END,
        version = version + 1
    WHERE id = ? AND version = ?
"""
_INSERT_ROW = """
    INSERT INTO journal (table_id, seq, at, by, what, detail, digest) VALUES (?, ?, ?, ?, ?, ?, ?)
"""
# A process whose clock is days behind that of another one must not write what is forgotten by its age at once.
_INSERT_PRESS = """
    INSERT INTO presses (press_id, table_id, at)
    VALUES (?, ?, MAX(?, COALESCE((SELECT alive_at FROM service), 0)))
"""
# A match has one seed, and a person one result in it, whatever is written later.
_INSERT_SEED = "INSERT OR IGNORE INTO seeds (table_id, match_number, seed) VALUES (?, ?, ?)"
_INSERT_RESULT = """
    INSERT OR IGNORE INTO results (table_id, match_number, game, preset, at, person, seat, has_won, score)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
"""
# A place that is there from the beginning has every page of the log.
_INSERT_PLACE = "INSERT OR IGNORE INTO places (table_id, address) VALUES (?, ?)"
_INSERT_MARK = "INSERT OR IGNORE INTO deliveries (table_id, address, slot, ref, digest) VALUES (?, ?, ?, ?, ?)"


def append_group(connection: sqlite3.Connection, entries: Sequence[Entry]) -> list[Written]:
    """Write down the entries that may count, and say what became of each."""
    outcomes = _judge(connection, entries)
    done = [entry for entry, outcome in zip(entries, outcomes, strict=True) if outcome is Written.DONE]
    _write(connection, done)
    return outcomes


def _judge(connection: sqlite3.Connection, entries: Sequence[Entry]) -> list[Written]:
    versions: dict[str, int] = {}
    codes: dict[str, str | None] = {}
    for table_id, version, code in _select(connection, _SELECT_TABLES, {entry.table_id for entry in entries}):
        versions[table_id] = version
        codes[table_id] = code
    press_ids = {entry.press_id for entry in entries if entry.press_id is not None}
    pressed = {press_id for (press_id,) in _select(connection, _SELECT_PRESSES, press_ids)}
    new_codes = {entry.listing.code for entry in entries if codes.get(entry.table_id) != entry.listing.code}
    taken = {code for (code,) in _select(connection, _SELECT_CODES, new_codes - {None})}

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


def _write(connection: sqlite3.Connection, entries: Sequence[Entry]) -> None:
    opened, moved = [], []
    for entry in entries:
        row, is_start = entry.row, entry.row.what == "start"
        code, game, phase, people, house_seats, seats, is_public, due_at = entry.listing
        listing = (code, game, phase, pack_people(people), house_seats, seats, is_public, due_at, row.at)
        if row.seq == 1:
            opened.append((*listing, entry.table_id, int(is_start), row.at))
        else:
            moved.append((*listing, is_start, entry.table_id, row.seq - 1))
    _execute(connection, _INSERT_TABLE, opened)
    assert _execute(connection, _UPDATE_TABLE, moved) == len(moved), "what was judged under the lock holds"
    _execute(connection, _INSERT_ROW, [(entry.table_id, *entry.row) for entry in entries])
    _execute(
        connection,
        _INSERT_PRESS,
        [(entry.press_id, entry.table_id, entry.row.at) for entry in entries if entry.press_id is not None],
    )
    _execute(
        connection,
        _INSERT_SEED,
        [
            (entry.table_id, number, seed)
            for entry in entries
            for number, seed in ((entry.match_number, entry.seed), (entry.match_number + 1, entry.next_seed))
            if seed is not None
        ],
    )
    _execute(
        connection,
        _INSERT_RESULT,
        [
            (entry.table_id, entry.match_number, entry.listing.game, entry.preset, entry.row.at, *result)
            for entry in entries
            for result in entry.results
        ],
    )
    shown = [(entry.table_id, entry.place) for entry in entries if entry.place is not None]
    _execute(connection, _INSERT_PLACE, shown)
    _execute(connection, _INSERT_MARK, [(*one, LOG_MARK, MARK, FIRST_PAGE) for one in shown])


def _select(connection: sqlite3.Connection, statement: str, wanted: set[Any]) -> Iterable[Any]:
    if not wanted:
        return ()
    if len(wanted) == 1:
        return connection.execute(f"{statement} {_IS_ONE}", (*wanted,))
    return connection.execute(f"{statement} {_IS_LISTED}", (json.dumps(list(wanted)),))


def _execute(connection: sqlite3.Connection, statement: str, rows: Sequence[tuple[Any, ...]]) -> int:
    return connection.executemany(statement, rows).rowcount if rows else 0
