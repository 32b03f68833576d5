"""Kniffeliger: a game of dice has no cards and hides nothing but the rolls to come."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.games.kniffeliger import facts
from engine.games.kniffeliger.rules import Kniffeliger
from tests.engine.games.hiding import NothingHidden


class HiddenKniffeliger(NothingHidden):
    """Everything lies open; the points of every fact are told anew from its own fields."""

    def points(self, fact: Any, match: Kniffeliger) -> Sequence[int] | None:
        """An entry gives points, a theft moves them, and moved sheets take theirs along."""
        gained = [0] * match.seats
        match fact:
            case facts.Entered(seat, _, points, _):
                gained[seat] = points
            case facts.FurtherFive(seat, points) | facts.UpperBonus(seat, points):
                gained[seat] = points
            case facts.Stole(seat, other, _, points, _):
                gained[seat], gained[other] = points, -points
            case facts.Shifted(_, _, scores):  # My sheet of before lies with the next seat.
                return [scores[seat] - scores[(seat + 1) % match.seats] for seat in range(match.seats)]
            case facts.Exchanged(seat, other, _, scores):
                gained[seat] = scores[seat] - scores[other]
                gained[other] = -gained[seat]
            case _:
                return None
        return gained


HIDDEN = HiddenKniffeliger()
