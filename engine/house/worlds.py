"""Imagined worlds for thinking: matches in which the view is true, and hands that fit what their holders did."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from engine.chance import Chance, Draw, QuickChance
from engine.contract import Match, Seat, View
from engine.house.strategy import Belief

# How often hands that do not fit what their holders have done are imagined again.
IMAGINED_ANEW_MAX = 8


class ThinkingChance(QuickChance):
    """The chance inside imagined matches: all copies share it, and what comes after the deal is not shuffled.

    Thought ends with the deal, so the cards of the next one are dealt as they lie, which costs nothing.
    """

    def shuffled(self, cards: Iterable[int]) -> list[int]:
        """The cards as they are."""
        return list(cards)

    def dealt(self, cards: Iterable[int], count: int) -> list[int]:
        """The cards as they are."""
        return list(cards)

    def clone(self) -> ThinkingChance:
        """Itself."""
        return self


class Worlds:
    """A stream of imagined matches for one seat, all from one seed."""

    def __init__(
        self, game: type[Match], view: View, seat: Seat, chance: Chance, is_likely: Belief | None = None
    ) -> None:
        self.game = game
        self.view = view
        self.seat = seat
        self.is_likely = is_likely
        self.random: Draw = Random(chance.below(1 << 48)).random  # noqa: S311 - nobody's cards come from here
        self._quick = QuickChance(chance.below(1 << 48))
        self._inside = ThinkingChance(chance.below(1 << 48))

    def next(self) -> Match:
        """The next world."""
        game, view, quick = self.game, self.view, self._quick
        match = game.imagine(view, quick)
        if self.is_likely is not None:
            for _ in range(IMAGINED_ANEW_MAX):
                if self.is_likely(match, self.seat, self.random):
                    break
                match = game.imagine(view, quick)
        match.chance = self._inside
        return match
