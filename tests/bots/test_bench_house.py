"""`tablemates bench house`: mirrored deals, honest intervals, and a line for every pairing."""

from __future__ import annotations

import json

import pytest
from typer.testing import CliRunner

from bots.bench_house import Pairing, Thinking, line_of, mirrored_share, sides_of
from bots.cli import app
from engine import house
from engine.chance import QuickChance
from engine.games import COMPLETE, game_of
from tests.opponents.ladder import TABLES, ladder, player
from tests.opponents.rules_of_thumb import RULES

FIELDS = [
    *("game", "seats", "preset", "level", "opponent"),
    *("share", "low", "high", "deals", "cpu_ms_per_decision", "cpu_ms_worst"),
]


def test_equal_players_share_mirrored_deals_equally() -> None:
    pairing = Pairing("santase", 2, "one", "rule of thumb", "rule of thumb")
    thinking = Thinking()
    shares = {
        mirrored_share(pairing, player("rule of thumb"), player("rule of thumb"), one, thinking)
        for one in range(4)
    }
    assert shares == {0.5}
    assert thinking.decisions and thinking.deals


def test_a_better_player_gets_more() -> None:
    pairing = Pairing("sixty-one", 6, "classic", "rule of thumb", "random")
    shares = [
        mirrored_share(pairing, player("rule of thumb"), player("random"), one, Thinking()) for one in range(40)
    ]
    assert sum(shares) / len(shares) > 0.55


def test_a_side_is_a_team_or_one_seat() -> None:
    assert list(sides_of(game_of("thurf"), 4)) == [{0, 2}, {1, 3}]
    assert list(sides_of(game_of("kniffeliger"), 3)) == [{0}, {1}, {2}]


def test_the_interval_is_that_of_the_mean_over_mirrored_sets() -> None:
    line = line_of(Pairing("a", 2, "b", "c", "d"), [0.5, 1.0, 0.5, 1.0], Thinking(2.0, 4, 0.9, 7))
    # The standard deviation of these four is 0.289, that of their mean half of it.
    assert (line["share"], line["low"], line["high"]) == (0.75, 0.467, 1.0)
    assert (line["deals"], line["cpu_ms_per_decision"], line["cpu_ms_worst"]) == (7, 500.0, 900.0)


def test_every_complete_game_stands_on_the_ladder_with_all_levels() -> None:
    assert {game for game, *_ in TABLES} == set(RULES) >= set(COMPLETE)
    assert {(pairing.game, pairing.level) for pairing in ladder()} == {
        (game, level) for game in RULES for level in ("easy", "normal", "strong")
    }


@pytest.mark.parametrize("game", RULES)
@pytest.mark.parametrize("name", ["rule of thumb", "flat Monte Carlo 2"])
def test_opponents_play_whole_deals_by_the_rules_from_their_view_alone(game: str, name: str) -> None:
    kind = game_of(game)
    choose = player(name)
    for preset in kind.info.presets:
        match = kind(kind.info.presets[preset], kind.info.seat_counts[-1], QuickChance(3))
        for number in range(80):
            if not match.asked:
                break
            seat = match.asked[0]
            twin = kind.imagine(match.view(seat), QuickChance(number))
            codes = {choose(kind, one.view(seat), seat, QuickChance(number)) for one in (match, twin)}
            assert len(codes) == 1
            match.act(seat, codes.pop())


def test_the_command_prints_one_object_per_pairing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(house.LEVELS, "normal", 2)
    monkeypatch.setitem(house.LEVELS, "strong", 2)
    monkeypatch.setattr("tests.opponents.ladder.TABLES", (("sixty-one", 6, "classic", 1),))
    answer = CliRunner().invoke(app, ["bench", "house", "--json", "--game", "sixty-one", "--minutes", "0"])
    lines = [json.loads(line) for line in answer.output.splitlines()]
    assert [list(line) for line in lines] == [FIELDS] * 7
    assert [(line["level"], line["opponent"]) for line in lines[:3]] == [
        ("strong", "normal"),
        ("strong", "rule of thumb"),
        ("strong", "flat Monte Carlo 1"),
    ]
    assert all(0 <= line["low"] <= line["share"] <= line["high"] <= 1 for line in lines)
