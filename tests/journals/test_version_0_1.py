"""Matches that version 0.1 wrote down must replay, go on and prove themselves today: one of each game.

The files in `version_0_1` were made by the code of commit f1c3197, from random moves at small tables. `.jsonl` is
a journal as `test_journals` describes it, with a whole match and the beginning of the next; `.txt` is the record
of the first of the two. Today's code cannot make them anew: they are never rewritten.
"""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from engine import record
from engine.commands import Start
from engine.contract import Match
from engine.journal import Row
from engine.table import Table, read_actor, read_command
from engine.table_view import PLAYING
from tests.journals.test_journals import read, summary

FOLDER = Path(__file__).parent / "version_0_1"
GAMES_THEN = ("santase", "kniffeliger", "truco", "sixty-one", "thurf")

pytestmark = [pytest.mark.req("PL-19", "PL-40"), pytest.mark.parametrize("game", GAMES_THEN)]


def text_of(game: str) -> str:
    """The record of a game."""
    return (FOLDER / f"{game}.txt").read_text("ascii")


def goes_on(table: Table, row: Row, seeds: dict[int, bytes]) -> Row:
    """What is written down today where this row was, when somebody asks for the same."""
    command, by = read_command(row), read_actor(row)
    if isinstance(command, Start):
        return table.row(table.do(Start(), by, row.at, seed=seeds[table.match_number + 1]), by, row.at)
    return table.row(table.do(command, by, row.at), by, row.at)


def test_a_journal_leads_to_the_same_table(game: str) -> None:
    table_id, seeds, leads_to, rows = read(FOLDER / f"{game}.jsonl")
    table = Table.load(table_id, rows, seeds.get)
    assert (table.game, table.phase, table.replay_differs) == (game, PLAYING, False)
    assert summary(table) == leads_to


def test_a_running_match_of_then_goes_on_to_the_same_end(game: str) -> None:
    table_id, seeds, leads_to, rows = read(FOLDER / f"{game}.jsonl")
    middle = len(rows) // 2
    table = Table.load(table_id, rows[:middle], seeds.get)
    assert (table.phase, table.match_number) == (PLAYING, 1)
    for row in rows[middle:]:
        today = goes_on(table, row, seeds)
        if row.what == "start":  # Tables know more today; what they knew then is the same.
            was, now = json.loads(row.detail), json.loads(today.detail)
            assert holds(now, was)
            today = today._replace(detail=row.detail)
        assert today == row
    assert summary(table) == leads_to


def test_a_record_is_still_true(game: str) -> None:
    text = text_of(game)
    assert record.verify(text) == record.Verdict(True)
    kept = record.parse(text)
    assert (kept.game, record.replay(kept).outcome()) == (game, kept.outcome)
    assert kept.text() == text


def test_the_record_of_a_loaded_match_is_the_one_that_was_exported_then(game: str) -> None:
    table_id, seeds, _, rows = read(FOLDER / f"{game}.jsonl")
    start, *further = [at for at, row in enumerate(rows) if row.what == "start"]
    table = Table.load(table_id, rows[: further[0]], seeds.get)
    moves = [json.loads(row.detail) for row in rows[start : further[0]] if row.what == "act"]
    assert table.match is not None
    text = record.export(table.match, seed=seeds[1], moves=[(move["seat"], move["code"]) for move in moves])
    assert text == text_of(game)


def test_a_changed_move_makes_a_journal_differ(game: str) -> None:
    table_id, seeds, _, rows = read(FOLDER / f"{game}.jsonl")
    at, other = next(
        (at, code)
        for at, row in enumerate(rows)
        if at >= len(rows) // 2 and row.what == "act"
        for code in others(Table.load(table_id, rows[:at], seeds.get).match, **json.loads(row.detail))
    )
    changed = rows[at]._replace(detail=json.dumps(json.loads(rows[at].detail) | {"code": other}))
    assert not Table.load(table_id, rows[: at + 1], seeds.get).replay_differs
    assert Table.load(table_id, [*rows[:at], changed], seeds.get).replay_differs
    ended = next(end for end in range(at, len(rows)) if not rows[end].digest) + 1
    whole = Table.load(table_id, [*rows[:at], changed, *rows[at + 1 : ended]], seeds.get)
    assert whole.outcome is not None
    assert whole.outcome.reason == "void"


def test_a_changed_move_makes_a_record_untrue(game: str) -> None:
    text = text_of(game)
    kept = record.parse(text)
    at, other = next(
        (at, code)
        for at, (match, seat, was) in enumerate(record.positions(kept))
        if at >= len(kept.moves) // 2
        for code in others(match, seat, was)
    )
    first = len(kept.header()) + 1
    lines = text.splitlines(keepends=True)
    lines[first + at - 1] = f"{kept.moves[at][0]} {other}\n"
    verdict = record.verify("".join(lines))
    assert (verdict.is_true, verdict.why) == (False, "the checksum does not fit")


def test_a_forged_move_makes_a_record_untrue(game: str) -> None:
    """Whoever writes a fitting checksum below can still not let anybody move out of turn."""
    kept = record.parse(text_of(game))
    at, seat = next(
        (at, seat)
        for at, (match, _, _) in enumerate(record.positions(kept))
        if at >= len(kept.moves) // 2
        for seat in range(kept.seats)
        if seat not in match.asked
    )
    moves = (*kept.moves[:at], (seat, kept.moves[at][1]), *kept.moves[at + 1 :])
    verdict = record.verify(replace(kept, moves=moves).text())
    assert (verdict.is_true, verdict.line) == (False, len(kept.header()) + at + 1)


def others(match: Match | None, seat: int, code: str) -> list[str]:
    """What a seat could have done instead."""
    assert match is not None
    return [action.code for action in match.legal(seat) if action.code != code]


def holds(now: Any, was: Any) -> bool:
    """Whether everything that was written down then is written down now, with the same values."""
    if isinstance(was, dict):
        return all(name in now and holds(now[name], value) for name, value in was.items())
    if isinstance(was, list):
        return len(now) == len(was) and all(map(holds, now, was))
    return bool(now == was)
