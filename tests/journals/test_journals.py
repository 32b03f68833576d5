"""Journals as they were once written: a change that breaks them would end every running match.

A file is a line about the table (its id, the seeds, how its last match stood), then a line per row. The files are
never rewritten: who changes rules so that one of them ends void says so in the change, raises `rules_version`, and
replaces the file. `python -m tests.journals.test_journals` records the ones that are missing.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine.commands import (
    SERVICE,
    Extend,
    Fill,
    Leave,
    Remind,
    Return,
    SetOption,
    SetPreset,
    SetTimer,
    Sit,
    Start,
)
from engine.contract import Match
from engine.games.santase.rules import Santase
from engine.journal import Row
from engine.table import Table
from engine.table_view import PLAYING
from tests.engine.tables import ANA, BEA, Kept

FOLDER = Path(__file__).parent


def summary(table: Table) -> dict[str, Any]:
    """What a journal must still lead to."""
    return {
        "version": table.version,
        "phase": table.phase,
        "people": list(table.people),
        "wins": [chair.wins for chair in table.chairs],
        "match_number": table.match_number,
        "outcome": list(map(list, table.outcome[:2])) if table.outcome is not None else None,
        "digest": table.match.digest() if table.match is not None else "",
    }


def read(path: Path) -> tuple[str, dict[int, bytes], dict[str, Any], list[Row]]:
    """A recorded journal: table id, seeds, what it leads to, rows."""
    about, *lines = (json.loads(line) for line in path.read_text("utf-8").splitlines())
    seeds = {int(number): bytes.fromhex(seed) for number, seed in about["seeds"].items()}
    return about["table_id"], seeds, about["leads_to"], [Row(*line) for line in lines]


@pytest.mark.req("PL-19", "PL-40")
@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.jsonl")), ids=lambda path: path.stem)
def test_an_old_journal_still_leads_to_the_same_table(path: Path) -> None:
    table_id, seeds, leads_to, rows = read(path)
    table = Table.load(table_id, rows, seeds.get)
    assert not table.replay_differs
    assert summary(table) == leads_to
    latest_start = max(row.seq for row in rows if row.what == "start")
    assert summary(Table.load(table_id, rows[latest_start - 1 :], seeds.get)) == leads_to


@pytest.mark.req("PL-19", "SA-15")
def test_a_running_match_goes_on_under_the_rules_it_began_with() -> None:
    """Bulgarian counts the higher total today; whoever was in the middle of a match plays for the last trick."""
    table_id, seeds, _, rows = read(FOLDER / "santase-bulgarian-house.jsonl")
    table = Table.load(table_id, rows[: len(rows) // 2], seeds.get)
    assert (table.phase, table.replay_differs) == (PLAYING, False)
    today = Kept()
    today.do(SetPreset("bulgarian"), ANA)
    today.do(Fill("easy"), ANA)
    today.do(Start(), ANA)
    assert [undeclared_ends(one.match) for one in (table, today.table)] == [{"last-trick"}, {"total"}]


def undeclared_ends(match: Match | None) -> set[str]:
    """How deals of Santase end in which nobody does anything but play cards."""
    assert isinstance(match, Santase)
    ends: set[str] = set()
    while match.outcome() is None:
        seat, before = match.asked[0], match.last_deal
        match.act(seat, match.legal(seat)[0].code)
        if match.last_deal is not None and match.last_deal is not before:
            ends.add(match.last_deal.reason)
    return ends


def test_there_is_a_recorded_journal_of_each_kind() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.jsonl")) == sorted(JOURNALS)


# --- Recording -----------------------------------------------------------------------------------------


def two_people_with_a_timer() -> Kept:
    """Two short matches and a third under way: reminders, time-outs, leaving, coming back, time given back."""
    kept = Kept()
    kept.do(Sit(), BEA)
    kept.do(SetPreset("two"), ANA)
    kept.do(SetOption("target", "2"), ANA)
    kept.do(SetTimer(60), ANA)
    random = Random(61)
    for match_number in (1, 2, 3):
        kept.do(Start(), ANA)
        while kept.table.phase == PLAYING and (match_number < 3 or len(kept.rows) % 10):
            kept.now += 5
            chance = random.random()
            if chance < 0.1:
                kept.time_out()
            elif chance < 0.2:
                kept.do(Leave(), BEA)
                kept.act(random)
                kept.do(Return(), BEA)
            elif chance < 0.3:
                seat, decision = kept.asked()
                kept.do(Extend(7.5), SERVICE)
                kept.do(Remind(seat, decision.number), "clock")
            else:
                kept.act(random)
    return kept


def a_person_against_the_house() -> Kept:
    """A short match by the Bulgarian rules against a house player."""
    kept = Kept()
    kept.do(SetPreset("bulgarian"), ANA)
    kept.do(SetOption("target", "3"), ANA)
    kept.do(Fill("easy"), ANA)
    kept.do(Start(), ANA)
    kept.play_out(Random(3))
    return kept


JOURNALS: dict[str, Callable[[], Kept]] = {
    "santase-two-people": two_people_with_a_timer,
    "santase-bulgarian-house": a_person_against_the_house,
}


def record_missing() -> None:
    """Write the journals that are not there yet."""
    for name, play in JOURNALS.items():
        path = FOLDER / f"{name}.jsonl"
        if path.exists():
            continue
        kept = play()
        seeds = {number: seed.hex() for number, seed in kept.seeds.items()}
        about = {"table_id": kept.table.id, "seeds": seeds, "leads_to": summary(kept.table)}
        lines = [json.dumps(line, ensure_ascii=False) for line in (about, *map(list, kept.rows))]
        path.write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    record_missing()
