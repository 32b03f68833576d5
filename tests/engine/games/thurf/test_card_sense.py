"""The sense for cards in Thurf: the quick way finds what the weights say, and plays like one who counts."""

from __future__ import annotations

import pytest

from engine.chance import QuickChance
from engine.games.thurf.card_sense import BY_SEATS, LOOKS, SITUATIONS, best_play, gain, looks
from engine.games.thurf.facts import ThurfOptions
from engine.games.thurf.house import beginner, habit
from engine.games.thurf.rules import Thurf
from tests.engine.games.thurf.scene import position


def never() -> float:
    """A player's luck with which nothing unusual is done."""
    return 0.999


def test_every_look_has_its_weight_in_every_situation() -> None:
    assert sorted(BY_SEATS) == list(Thurf.info.seat_counts)
    for learned in BY_SEATS.values():
        assert [len(weights) for weights in learned] == [len(LOOKS)] * SITUATIONS


@pytest.mark.parametrize("seats", [4, 6, 8])
def test_the_quick_way_finds_the_play_with_the_best_looks(seats: int) -> None:
    situations = set()
    for seed in range(12):
        match = Thurf(ThurfOptions(games=1), seats, QuickChance(seed))
        while match.asked:
            seat = match.asked[0]
            plays = match.legal(seat)
            if match.phase == "play" and len(plays) > 1:
                situation, seen = looks(match, seat)
                situations.add(situation)
                assert [action for action, _ in seen] == list(plays)
                worth = {
                    action.code: sum(
                        weight * look for weight, look in zip(BY_SEATS[seats][situation], seen_as, strict=True)
                    )
                    for action, seen_as in seen
                }
                best = best_play(match, seat, plays)
                assert worth[best.code] == pytest.approx(max(worth.values()))
            match.apply(seat, beginner(match, seat, never))
    assert len(situations) >= 12


@pytest.mark.req("PL-26")
def test_whoever_remembers_leads_what_nobody_can_beat_any_more() -> None:
    # All hearts above the king are gone, and all thurfs: the king takes the queen and the jack.
    scene = position({"ann": "KH 9C", "bob": "QH TC", "cat": "QD TD", "dan": "JH JC"}, "S")
    assert habit(scene.match, 0, never).code == "play KH"
    assert beginner(scene.match, 0, never).code == "play 9C"


def test_a_deal_that_is_won_by_more_was_better_for_whoever_won_it() -> None:
    begun = Thurf(ThurfOptions(), 4, QuickChance(3))
    match = begun.clone()
    while match.deal == begun.deal:
        match.apply(match.asked[0], beginner(match, match.asked[0], never))
    assert match.last_game is not None
    winner, loser = match.last_game.winner, 1 - match.last_game.winner
    assert gain(match, begun, winner) > gain(match, begun, loser)
    assert gain(match, match, winner) == 0.0
