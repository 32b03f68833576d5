"""Flat sampling: the best of what is tried is done, and a habit is given up only for what is clearly better."""

from __future__ import annotations

import pytest

from engine.cards import NAME, SUITS, card
from engine.chance import Draw, QuickChance
from engine.contract import Action, Match, Seat
from engine.house.flat_sampling import sample
from engine.house.worlds import Worlds
from tests.engine.games.tiny import Tiny, TinyOptions


def as_the_clock(match: Match, seat: Seat, random: Draw) -> Action:
    """A habit of sorts."""
    return match.default(seat)


@pytest.mark.parametrize(("trust", "is_kept"), [(0.0, False), (1.0, False), (100.0, True)])
def test_a_habit_is_kept_until_something_is_clearly_better(trust: float, is_kept: bool) -> None:
    # The other has all points but one: any card that can be beaten may lose at once, the ace of trumps cannot.
    match = Tiny(TinyOptions(target=3, raising=False), 2, QuickChance(0))
    (seat,) = match.asked
    match.scores[1 - seat] = 2
    ace, own = card(f"A{SUITS[match.trump]}"), match.hands[seat]
    held = next(pile for pile in (*match.hands, match.stock) if ace in pile)
    held[held.index(ace)], own[0] = own[0], ace
    actions = match.legal(seat)
    first = next(action for action in actions if action.code != f"play {NAME[ace]}")
    worlds = Worlds(Tiny, match.view(seat), seat, QuickChance(1))
    chosen = sample(worlds, seat, actions, 400, as_the_clock, first=first, trust=trust)
    assert chosen.code == (first.code if is_kept else f"play {NAME[ace]}")
