"""Rules 20 to 22: full sheets, the end of the match, and what everyone knows."""

from __future__ import annotations

import pytest

from engine.chance import QuickChance
from engine.contract import MatchOver, Outcome
from engine.games.kniffeliger.facts import PRESETS, MatchEnded, TurnLost
from engine.games.kniffeliger.rules import Kniffeliger
from tests.engine.games.kniffeliger.scene import begun, position


@pytest.mark.req("KN-10")
def test_a_player_with_a_full_sheet_has_no_turn() -> None:
    scene = position((1, 2, 3, 4, 6), sheets=("", "full", "")).play("ann roll", "ann enter chance")
    assert (scene.on_turn, scene.told(TurnLost)) == ("cat", [])


@pytest.mark.req("KN-7", "KN-10")
def test_a_turn_that_a_full_sheet_loses_uses_up_a_skip_and_freezes() -> None:
    scene = position((1, 2, 3, 4, 6), sheets=("", "full", ""), skips={"bob": 2}, frozen={"bob": "ones"})
    scene.play("ann roll", "ann enter chance")
    assert (scene.on_turn, scene.view.skips, scene.view.frozen) == ("cat", (0, 1, 0), ((), (), ()))


@pytest.mark.req("KN-10")
def test_the_match_ends_when_every_sheet_is_full() -> None:
    scene = position((1, 1, 2, 3, 4), (1, 2, 3, 4, 6), sheets=("only ones", "only chance"))
    scene.play("ann roll", "ann enter ones")
    assert (scene.on_turn, scene.match.outcome()) == ("bob", None)
    scene.play("bob roll", "bob enter chance")
    assert scene.match.outcome() == Outcome((1,), (2, 16), "won")
    assert scene.told(MatchEnded) == [MatchEnded((1,), (2, 16))]
    with pytest.raises(MatchOver):
        scene.play("ann roll")


@pytest.mark.req("KN-10")
def test_ties_share_the_win() -> None:
    scene = position((1, 2, 3, 4, 6), sheets=("only chance", "full", "full"))
    scene.match.sheets[2] = scene.match.sheets[2]._replace(total=16)
    scene.play("ann roll", "ann enter chance")
    assert scene.match.outcome() == Outcome((0, 2), (16, 0, 16), "won")
    assert scene.match.standing() == (0.5, 0.0, 0.5)


@pytest.mark.req("KN-7", "KN-10")
def test_a_player_alone_with_an_open_sheet_misses_turns_and_goes_on() -> None:
    scene = position((1, 2, 3, 4, 6), (1, 1, 1, 2, 3), sheets=("only chance", "only ones"), skips={"bob": 3})
    scene.play("ann roll", "ann enter chance")
    assert (scene.on_turn, scene.view.skips, len(scene.told(TurnLost))) == ("bob", (0, 0), 3)
    assert scene.play("bob roll", "bob enter ones").scores == (16, 3)


@pytest.mark.parametrize(
    ("sheets", "winners"),
    [(("ones 3", "twos 2"), (0,)), (("ones 3", "threes 3"), ()), (("ones 3", "threes 3", "ones 1"), (0, 1))],
)
def test_who_is_ahead_wins_when_the_players_stop(sheets: tuple[str, ...], winners: tuple[int, ...]) -> None:
    scene = position(sheets=sheets)
    scores = scene.scores
    scene.match.stop()
    assert scene.match.outcome() == Outcome(winners, scores, "stopped")


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        pytest.param({"sheets": ("ones 3", "")}, {"sheets": ("ones 1", "")}, id="more points"),
        pytest.param({"sheets": ("ones 0", "")}, {"sheets": ("large 0", "")}, id="the good boxes still open"),
        pytest.param({"bonuses": {"ann": "steal"}}, {}, id="a bonus in hand"),
    ],
)
def test_the_estimate_knows_what_is_good(better: dict[str, object], worse: dict[str, object]) -> None:
    assert position(**better).match.standing()[0] > position(**worse).match.standing()[0]  # type: ignore[arg-type]


def test_an_imagined_match_has_other_dice_to_come() -> None:
    view = begun((1, 2, 3, 4, 6)).play("ann roll").match.view(0)
    rolled = set()
    for seed in range(20):
        match = Kniffeliger.imagine(view, QuickChance(seed))
        match.apply(0, match.legal(0)[0])
        rolled.add(match.view(0).dice)
    assert len(rolled) > 10


@pytest.mark.req("KN-1")
def test_two_to_four_play() -> None:
    assert Kniffeliger.info.seat_counts == (2, 3, 4)
    assert Kniffeliger.info.presets is PRESETS
    assert Kniffeliger.info.teams == 0
