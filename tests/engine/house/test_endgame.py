"""Endgames in which nothing is hidden are worked out: nothing that could have been tried is better."""

from __future__ import annotations

from random import Random

import pytest

from engine.chance import QuickChance
from engine.contract import Match, Seat
from engine.games import game_of
from engine.house import endgame
from engine.house.endgame import Endgame, TooLong
from engine.house.strategy import strategy_of

SANTASE = game_of("santase")


def last_tricks(seed: int, preset: str) -> Match:
    """A deal played at random until few cards are left and the talon is empty."""
    random = Random(seed)
    match = SANTASE(SANTASE.info.presets[preset], 2, QuickChance(seed))
    while True:
        deal = match.deal
        while match.asked and match.deal == deal:
            view = match.view(match.asked[0])
            if not view.talon and sum(view.held) <= 7:
                return match
            plays = [action for action in match.legal(match.asked[0]) if action.code.startswith("play")]
            match.apply(match.asked[0], random.choice(plays))
        assert match.asked


def value(match: Match, seat: Seat, deal: int) -> float:
    """How the seat stands after this deal if everybody does what is best, by trying everything."""

    def reached(now: Match) -> float:
        if not now.asked or now.deal != deal:
            return now.standing()[seat]
        actor = now.asked[0]
        pick = max if actor == seat else min
        return pick(reached(after) for after in afters(now, actor))

    def afters(now: Match, actor: Seat) -> list[Match]:
        copies = []
        for action in now.legal(actor):
            after = now.clone()
            after.apply(actor, action)
            copies.append(after)
        return copies

    return reached(match)


@pytest.mark.req("PL-26")
@pytest.mark.parametrize("preset", SANTASE.info.presets)
def test_the_best_action_is_as_good_as_trying_everything(preset: str) -> None:
    habit = strategy_of("santase").habit
    for seed in range(12):
        match = last_tricks(seed, preset)
        seat = match.asked[0]
        best = Endgame(match, seat, habit, lambda: 0.999).best(match)
        after = match.clone()
        after.apply(seat, best)
        assert value(after, seat, match.deal) == value(match, seat, match.deal)


def test_what_is_too_long_is_left_to_search(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(endgame, "STEPS_MAX", 3)
    match = last_tricks(1, "one")
    with pytest.raises(TooLong):
        Endgame(match, match.asked[0], None, lambda: 0.999).best(match)
