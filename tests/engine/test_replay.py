"""A table is its journal: what is read back is what was played, and old journals under newer rules end well."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

import pytest

from engine.commands import (
    CLOCK,
    HOUSE,
    SERVICE,
    Act,
    Actor,
    Clear,
    Close,
    Command,
    Extend,
    Fill,
    Leave,
    Ready,
    Remind,
    Replace,
    Return,
    SetGame,
    SetOption,
    SetPreset,
    SetPublic,
    SetSeats,
    SetTimer,
    Sit,
    Start,
    Void,
)
from engine.contract import Outcome, Refusal, StaleDecision, digest_of
from engine.games.santase import rules as santase
from engine.games.santase.facts import SantaseOptions
from engine.games.santase.tables import CARD_WORTH
from engine.table import ReplayDiffers, Table, read_actor, read_command
from engine.table_view import CLOSED, FINISHED, LOBBY, PLAYING
from tests.engine.games.tiny import Tiny
from tests.engine.tables import ANA, BEA, CYD, DEE, PEOPLE, Kept, everything, started

pytestmark = pytest.mark.usefixtures("extra_games")


# --- Read back is as played ----------------------------------------------------------------------------


def any_lobby_command(random: Random) -> Command:
    """Something people press in a lobby, sensible or not."""
    seat = random.randrange(-1, 4)
    choices: list[Callable[[], Command]] = [
        *3 * [lambda: Sit(random.choice((None, seat)))],
        lambda: Fill(random.choice(("easy", "strong", "godlike")), random.choice((None, seat))),
        lambda: Clear(seat),
        lambda: SetGame(random.choice(("tiny", "careful", "santase", "no game"))),
        lambda: SetSeats(random.choice((2, 3, 7))),
        lambda: SetPreset(random.choice(("plain", "raising", "two", "fancy"))),
        lambda: SetOption("target", str(random.choice((1, 3, 1_000)))),
        lambda: SetTimer(random.choice((0, 30, 60, 61))),
        lambda: SetPublic(random.random() < 0.5),
        lambda: Leave(),
        lambda: Return(),
        lambda: Replace(seat),
        lambda: Ready(random.random() < 0.9),
        lambda: Ready(True, random.randrange(9)),
        *3 * [lambda: Start()],
        lambda: Start(random.randrange(9)),
    ]
    return random.choice(choices)()


def anything(table: Table, random: Random) -> tuple[Command, Actor]:
    """A command by someone: in a match mostly an answer to its decision, otherwise anything at all."""
    if len(table.people) < 2 and random.random() < 0.5:
        return random.choice((Sit(), Start())), random.choice(PEOPLE)
    person = random.choice(table.people if table.people and random.random() < 0.8 else PEOPLE)
    if table.match is None or table.phase != PLAYING or random.random() < 0.15:
        return any_lobby_command(random), person
    seat = random.choice(table.match.asked)
    decision = table.match.decision(seat)
    assert decision is not None
    number = decision.number - (random.random() < 0.1)
    code = random.choice(decision.actions).code if random.random() < 0.9 else "dance"
    odd = random.random()
    if odd < 0.03:
        return Extend(random.choice((2.5, 30.0)), random.choice((None, seat))), SERVICE
    if odd < 0.06:
        return Remind(seat, number), CLOCK
    if odd < 0.065:
        return Void("rules-changed"), SERVICE
    chair = table.chairs[seat]
    if chair.is_house:
        return Act(code, number, seat), HOUSE
    if decision.default is not None and random.random() < 0.4:
        return Act(decision.default.code, number, seat), CLOCK
    return Act(code, number), chair.person if chair.person is not None and random.random() < 0.9 else person


@pytest.mark.req("PL-19", "PL-40", "PL-60")
@pytest.mark.parametrize("seed", range(6))
def test_whatever_people_do_the_journal_folds_to_the_same_table(seed: int) -> None:
    random = Random(seed)
    kept = Kept(random.choice(("tiny", "careful", "santase")))
    refused = 0
    for _ in range(300):
        kept.now += random.choice((0.0, 0.5, 20.0, 70.0))
        command, by = anything(kept.table, random)
        try:
            kept.do(command, by)
        except Refusal:
            refused += 1
            assert kept.refused(command, by) is not None
            continue
        live = everything(kept.table)
        if random.random() < 0.5:
            assert everything(kept.load(from_start=True)) == live
        if random.random() < 0.05:
            assert everything(kept.load()) == live
    kept.do(Close("idle"), CLOCK)
    assert everything(kept.load()) == everything(kept.table)
    assert everything(kept.load(from_start=True)) == everything(kept.table)
    assert [row.seq for row in kept.rows] == list(range(1, len(kept.rows) + 1))
    assert refused and len(kept.seeds) > 1


def plain(value: Any) -> bool:
    """Whether this is made of the values that JSON has."""
    if isinstance(value, dict):
        return all(isinstance(key, str) and plain(inner) for key, inner in value.items())
    if isinstance(value, list):
        return all(map(plain, value))
    return value is None or isinstance(value, str | int | float | bool)


@pytest.mark.req("PL-19")
def test_every_row_is_readable_json_and_reads_back_as_the_command_it_was() -> None:
    kept = Kept("tiny")
    given: list[tuple[Command, Actor]] = [
        (Sit(2), BEA),
        (Fill("easy"), ANA),
        (Clear(1), ANA),
        (SetPublic(False), ANA),
        (SetTimer(60), ANA),
        (Ready(True), BEA),
        (Ready(False), BEA),
    ]
    for command, by in given:
        kept.do(command, by)
    read = [(read_command(row), read_actor(row)) for row in kept.rows[1:]]
    assert read == given
    kept.do(Start(kept.table.revision), ANA)
    kept.play_out()
    for row in kept.rows:
        fields = json.loads(row.detail)
        assert isinstance(fields, dict) and plain(fields)
    acted = [read_command(row) for row in kept.rows if row.what == "act"]
    assert all(isinstance(act, Act) and act.seat is not None and act.number is None for act in acted)


def test_rows_read_one_by_one_give_the_same_as_all_at_once() -> None:
    kept = started("tiny", BEA, CYD)
    behind = kept.load()
    kept.play_out(Random(4))
    kept.do(Start(), CYD)
    for row in kept.rows[behind.version :]:
        behind.replay(row, kept.seeds.get)
    assert everything(behind) == everything(kept.table)


def test_another_seed_or_a_missing_row_is_noticed() -> None:
    kept = started()
    kept.act()
    kept.act()
    with pytest.raises(ReplayDiffers):
        Table("abcdefghijkl").replay(kept.rows[2], {1: bytes(32)}.get)
    behind = Table.load("abcdefghijkl", kept.rows[:3], kept.seeds.get)
    with pytest.raises((ReplayDiffers, Refusal)):
        behind.replay(kept.rows[4], kept.seeds.get)


# --- Newer rules ---------------------------------------------------------------------------------------


@pytest.fixture
def halfway() -> Kept:
    """The first deal of a Santase match that counts points in the open, some tricks in, Bea gone."""
    kept = Kept()
    kept.do(Sit(), BEA)
    kept.do(SetPreset("two"), ANA)
    kept.do(Start(), ANA)
    for _ in range(8):
        kept.act()
    kept.do(Leave(), BEA)
    kept.act()
    return kept


@pytest.fixture
def newer_rules(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Called, every card counts one more from then on."""
    worth = tuple(value + 1 for value in CARD_WORTH)
    return lambda: monkeypatch.setattr(santase, "CARD_WORTH", worth)


@pytest.mark.req("PL-19", "PL-60")
def test_a_match_that_newer_rules_play_otherwise_ends_void_and_a_rematch_is_possible(
    halfway: Kept, newer_rules: Callable[[], None]
) -> None:
    buttons = range(1, halfway.asked()[1].number + 1)
    newer_rules()
    table = halfway.load(from_start=True)
    assert (table.replay_differs, table.phase, table.version) == (True, PLAYING, len(halfway.rows))
    halfway.table = table
    halfway.do(Void("rules-changed"), SERVICE)
    assert halfway.table.outcome == Outcome((), (0, 0), "void")
    voided = everything(halfway.table)
    assert everything(halfway.load()) == voided
    assert everything(halfway.load(from_start=True)) == voided
    halfway.do(Start(), ANA)
    code = halfway.asked()[1].actions[0].code
    for person in (ANA, BEA):
        assert {halfway.refused(Act(code, number), person) for number in buttons} == {StaleDecision}
    halfway.play_out()
    assert everything(halfway.load()) == everything(halfway.table)


def test_while_it_differs_a_table_only_ends_the_match(halfway: Kept, newer_rules: Callable[[], None]) -> None:
    live = halfway.table
    newer_rules()
    table = halfway.load()
    with pytest.raises(AssertionError):
        table.clone().do(Sit(), CYD, halfway.now)
    halfway.table = live
    halfway.do(Return(), BEA)  # By a process that still runs the older rules.
    with pytest.raises(ReplayDiffers):
        table.replay(halfway.rows[-1], halfway.seeds.get)
    assert halfway.load().version == len(halfway.rows)


def test_a_match_that_had_ended_before_the_rules_changed_needs_no_new_row(
    halfway: Kept, newer_rules: Callable[[], None]
) -> None:
    halfway.play_out()
    halfway.do(SetTimer(60), ANA)
    halfway.do(Leave(), BEA)
    halfway.do(Sit(), CYD)
    version = halfway.table.version
    touched_at = halfway.table.touched_at
    newer_rules()
    table = halfway.load()
    assert (table.replay_differs, table.phase, table.version) == (False, LOBBY, version)
    assert (table.people, table.turn_seconds, table.touched_at) == ((ANA, CYD), 60, touched_at)
    assert (table.outcome, everything(halfway.load(from_start=True))) == (
        Outcome((), (0, 0), "void"),
        everything(table),
    )


def test_a_table_that_was_closed_in_a_match_stays_closed(halfway: Kept, newer_rules: Callable[[], None]) -> None:
    halfway.do(Close(), ANA)
    newer_rules()
    table = halfway.load()
    assert (table.replay_differs, table.phase, table.closed_because) == (False, CLOSED, "host")
    assert table.version == len(halfway.rows)


def test_an_older_match_that_differs_does_not_touch_the_one_after_it(
    halfway: Kept, monkeypatch: pytest.MonkeyPatch
) -> None:
    halfway.play_out()
    halfway.do(Start(), ANA)
    halfway.act()
    rows = [
        row._replace(digest="0" * 16) if row.seq == 5 else row for row in halfway.rows
    ]  # As if another rule had applied in the first match.
    table = Table.load(halfway.table.id, rows, halfway.seeds.get)
    assert everything(table) == everything(halfway.table)


def test_choices_that_there_are_no_longer_are_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = Kept("tiny")
    kept.do(SetPreset("plain"), ANA)
    kept.do(Sit(), BEA)
    monkeypatch.delitem(Tiny.info.presets, "plain")
    table = kept.load()
    assert (table.version, table.preset, table.people) == (3, "raising", (ANA, BEA))


def test_a_match_with_options_that_there_are_no_longer_ends_void(
    halfway: Kept, monkeypatch: pytest.MonkeyPatch
) -> None:
    field = SantaseOptions.fields()["blank_by"]
    monkeypatch.setattr(field, "metadata", {**field.metadata, "choices": ("tricks",)})
    halfway.table = halfway.load()
    assert halfway.table.replay_differs
    halfway.do(Void("rules-changed"), SERVICE)
    assert (halfway.table.phase, halfway.table.preset) == (FINISHED, "one")
    assert everything(halfway.load()) == everything(halfway.table)


def test_slow_play_under_newer_rules_does_not_look_untouched(
    halfway: Kept, newer_rules: Callable[[], None]
) -> None:
    halfway.now += 86_400
    halfway.do(Return(), BEA)
    halfway.now += 10
    halfway.do(Extend(1.0), SERVICE)
    newer_rules()
    assert halfway.load().touched_at == halfway.now - 10
    assert DEE not in halfway.load().people


class _Once(NamedTuple):
    """A view as it was."""

    score: tuple[int, int]


class _Later(NamedTuple):
    """The same with what came to it later."""

    score: tuple[int, int]
    games: tuple[int, int] = (0, 0)
    note: str = ""


@pytest.mark.req("PL-19")
def test_what_came_to_a_view_later_does_not_change_the_digests_of_old_journals() -> None:
    assert digest_of([_Later((3, 4))]) == digest_of([_Once((3, 4))])
    assert digest_of([_Later((3, 4), (1, 0))]) != digest_of([_Once((3, 4))])
    assert digest_of([_Later((3, 4), note="x")]) != digest_of([_Later((3, 4))])
