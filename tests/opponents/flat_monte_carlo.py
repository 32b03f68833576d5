"""Flat Monte Carlo: imagine worlds, try every action in each with uniform playouts, and take the best mean."""

from __future__ import annotations

from random import Random

from engine.chance import Chance, QuickChance
from engine.contract import Match, Seat, View


class FlatMonteCarlo:
    """A player who imagines this many worlds for a decision and knows nothing of the game but its rules."""

    def __init__(self, worlds: int) -> None:
        self.worlds = worlds

    def __call__(self, game: type[Match], view: View, seat: Seat, chance: Chance) -> str:
        """The code of the action with the best mean."""
        quick = QuickChance(chance.below(1 << 48))
        random = Random(chance.below(1 << 48)).random
        actions = game.imagine(view, quick).legal(seat)
        if len(actions) == 1:
            return actions[0].code
        totals = [0.0] * len(actions)
        for _ in range(self.worlds):
            world = game.imagine(view, quick)
            for index, action in enumerate(actions):
                match = world.clone()
                match.apply(seat, action)
                while (asked := match.asked) and match.deal == world.deal:
                    legal = match.legal(asked[0])
                    match.apply(asked[0], legal[int(random() * len(legal))])
                totals[index] += match.standing()[seat]
        return actions[totals.index(max(totals))].code
