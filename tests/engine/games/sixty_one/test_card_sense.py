"""The sense for cards in 61: the quick way finds what the weights say, and plays like one who counts."""

from __future__ import annotations

import pytest

from engine.chance import QuickChance
from engine.games.sixty_one.card_sense import LOOKS, SITUATIONS, best_play, gain, looks
from engine.games.sixty_one.card_weights import WEIGHTS
from engine.games.sixty_one.facts import PRESETS, SixtyOneOptions
from engine.games.sixty_one.house import beginner
from engine.games.sixty_one.rules import SixtyOne
from engine.games.sixty_one.tables import SEATS


def never() -> float:
    """A player's luck with which nothing unusual is done."""
    return 0.999


def test_every_look_has_its_weight_in_every_situation() -> None:
    assert [len(weights) for weights in WEIGHTS] == [len(LOOKS)] * SITUATIONS


@pytest.mark.parametrize(
    "options",
    [*PRESETS.values(), SixtyOneOptions(seven_high=True), SixtyOneOptions(free_follow=True)],
    ids=["classic", "double", "seven high", "free follow"],
)
def test_the_quick_way_finds_the_play_with_the_best_looks(options: SixtyOneOptions) -> None:
    situations = set()
    for seed in range(12):
        match = SixtyOne(options, SEATS, QuickChance(seed))
        deal = match.deal
        while match.asked and match.deal == deal:
            seat = match.asked[0]
            plays = match.legal(seat)
            if len(plays) > 1:
                situation, seen = looks(match, seat)
                situations.add(situation)
                assert [action for action, _ in seen] == list(plays)
                worth = {
                    action.code: sum(
                        weight * look for weight, look in zip(WEIGHTS[situation], seen_as, strict=True)
                    )
                    for action, seen_as in seen
                }
                assert worth[best_play(match, seat, plays).code] == pytest.approx(max(worth.values()))
            match.apply(seat, beginner(match, seat, never))
    assert len(situations) >= SITUATIONS - 1  # With nobody behind the leader our own team cannot be ahead of all.


def test_whoever_won_has_gained_more() -> None:
    begun = SixtyOne(PRESETS["classic"], SEATS, QuickChance(3))
    match = begun.clone()
    while match.asked and match.deal == begun.deal:
        match.apply(match.asked[0], beginner(match, match.asked[0], never))
    outcome = match.outcome()
    assert outcome is not None
    winner = outcome.winners[0]
    assert gain(match, begun, winner) > 1 > 0 > gain(match, begun, (winner + 1) % SEATS)
