"""House players: they get a view and their seat, imagine the rest, and never see the match itself.

They think in playouts, not seconds, so that the same chance gives the same choice on every machine.
"""

from __future__ import annotations

from engine.chance import Chance
from engine.contract import Match, Seat, View
from engine.house.strategy import belief_of, habit_of, is_known, judgement_of, restraint_of
from engine.house.tree_search import search

# Playouts per level; at 0 the player does not think at all.
LEVELS = {"random": 0, "easy": 25, "normal": 1_200, "strong": 5_000}

# How often a player of this level does the first thing that comes to mind, which is what the clock would do, in a
# game that the house knows well: people should have a chance.
HASTE_PERCENT = {"easy": 30}


def choose(game: type[Match], view: View, seat: Seat, level: str, chance: Chance) -> str:
    """The code of the action that a house player of this level chooses for a seat that is asked."""
    match = game.imagine(view, chance)
    assert seat in match.asked, "a house player answers only what it is asked"
    actions = match.legal(seat)
    if len(actions) == 1:  # A forced move needs no thought.
        return actions[0].code
    if match.between_deals:  # Whether and how to go on is for the people at the table to settle.
        return match.default(seat).code
    playouts = LEVELS[level]
    if playouts == 0:
        return actions[chance.below(len(actions))].code
    key = game.info.key
    if is_known(key) and chance.below(100) < HASTE_PERCENT.get(level, 0):
        return match.default(seat).code
    judge, sensible = judgement_of(key), restraint_of(key)
    if judge is not None:
        return judge(match, seat, level, chance).code
    considered = actions if sensible is None else sensible(match, seat, chance)
    if len(considered) == 1:
        return considered[0].code
    habit, is_likely = habit_of(key), belief_of(key)
    return search(game, view, seat, playouts, chance, considered=considered, habit=habit, is_likely=is_likely).code
