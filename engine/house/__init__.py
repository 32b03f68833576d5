"""House players: they get a view and their seat, imagine the rest, and never see the match itself.

They think in playouts, not seconds, so that the same chance gives the same choice on every machine.
"""

from __future__ import annotations

from contextlib import suppress
from functools import lru_cache, partial

from engine.chance import Chance, QuickChance
from engine.contract import Match, Seat, View
from engine.house.endgame import Endgame, TooLong
from engine.house.flat_sampling import sample
from engine.house.strategy import strategy_of
from engine.house.tree_search import search
from engine.house.worlds import Worlds

# Playouts per level; at 0 the player does not think at all.
LEVELS = {"random": 0, "easy": 25, "normal": 150, "strong": 1_600}

PLAYOUTS_LEAST = 20  # however many others wait

# What is said to be a house player's first thought: what this level finds in so few playouts that nobody waits.
AT_A_GLANCE, GLANCE = "normal", 30

# This level plays by habit where the game has one: like somebody who plays sensibly, but remembers no card that is
# gone and looks no further than their own hand and what lies on the table.
BY_HABIT = "easy"


def choose(game: type[Match], view: View, seat: Seat, level: str, chance: Chance, *, effort: float = 1.0) -> str:
    """The code of the action that a house player of this level chooses for a seat that is asked.

    Where many others wait to think, there is time for a share of the usual effort only.
    """
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
    known = strategy_of(game.info.key)
    if known.judge is not None:
        return known.judge(match, seat, level, chance, effort).code
    if level == BY_HABIT and (habit := known.beginner or known.habit) is not None:
        return habit(match, seat, _without_whims).code
    usual = known.effort.get(level, 1.0)
    if usual == 0 and known.habit is not None:
        return known.habit(match, seat, partial(_luck, chance)).code
    considered = actions if known.sensible is None else known.sensible(match, seat, chance)
    if len(considered) == 1:
        return considered[0].code
    playouts = max(min(playouts, PLAYOUTS_LEAST), round(playouts * effort * usual))
    worlds = Worlds(game, view, seat, chance, known.is_likely)
    if known.is_open is not None and known.is_open(match, seat):
        with suppress(TooLong):
            return Endgame(match, seat, known.habit, worlds.random).best(worlds.next()).code
    if known.way == "flat":
        assert known.habit is not None, "others must act somehow"
        first = known.habit(match, seat, _without_whims) if known.trust else None
        return sample(worlds, seat, considered, playouts, known.habit, first=first, trust=known.trust).code
    return search(worlds, seat, playouts, considered=considered, habit=known.habit).code


@lru_cache(maxsize=256)  # Whoever is advised looks at the same position several times.
def first_thought(game: type[Match], view: View, seat: Seat) -> str | None:
    """The code of what a house player for a seat that is asked thinks of at a glance, always the same.

    None in a game without habits: there it takes more than a glance.
    """
    known = strategy_of(game.info.key)
    if known.habit is None:
        return None
    usual = LEVELS[AT_A_GLANCE] * known.effort.get(AT_A_GLANCE, 1.0)
    if not usual:
        return known.habit(game.imagine(view, QuickChance(0)), seat, _without_whims).code
    return choose(game, view, seat, AT_A_GLANCE, QuickChance(0), effort=GLANCE / usual)


def _without_whims() -> float:
    """The luck of somebody who does nothing unusual."""
    return 0.999


def _luck(chance: Chance) -> float:
    """A number from 0 to 1, for what is done now and then only."""
    return chance.below(1 << 32) / (1 << 32)
