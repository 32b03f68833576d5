"""What house players know of single games: one module per game that has one, found by the game's key.

All of it is optional. A game without a module is played by search alone. What a module offers gets imagined
matches, in which only the view it was imagined from is true, so it cannot know what its seat does not.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import MappingProxyType
from typing import Any, Literal, NamedTuple, Protocol

from engine.chance import Chance, Draw
from engine.contract import Action, Seat

# How a seat looks for its action. "tree": one tree for everyone at the table, and where it ends all act by habit.
# "flat": each action is tried in the same imagined worlds, and from there on everybody acts by habit.
SearchWay = Literal["tree", "flat"]


class Judgement(Protocol):
    """What a module offers as `judge` if it knows better than any search."""

    def __call__(self, match: Any, seat: Seat, level: str, chance: Chance, effort: float = 1.0) -> Action:
        """What a house player of this level does for a seat that is asked, with a share of the usual effort."""


class Restraint(Protocol):
    """What a module offers as `sensible` if some actions are not worth thinking about."""

    def __call__(self, match: Any, seat: Seat, chance: Chance) -> Sequence[Action]:
        """The actions that a search for a seat that is asked should choose from."""


class Habit(Protocol):
    """What a module offers as `habit`: how the other seats are expected to act, and how playouts go on."""

    def __call__(self, match: Any, seat: Seat, random: Draw) -> Action:
        """What a sensible player does, knowing their own hand and what lies open, but no other hand."""


class Belief(Protocol):
    """What a module offers as `is_likely` if what others did tells what they hold."""

    def __call__(self, match: Any, seat: Seat, random: Draw) -> bool:
        """Whether the hands this seat imagined fit what their holders have done; if not, they are drawn again."""


class Openness(Protocol):
    """What a module offers as `is_open` if there are endgames in which nothing is hidden from a seat."""

    def __call__(self, match: Any, seat: Seat) -> bool:
        """Whether this seat can tell where every card of the deal lies, so that the rest can be worked out."""


class Estimate(Protocol):
    """What a module offers as `estimate` if it can tell more of an unfinished match than its standing."""

    def __call__(self, match: Any, seat: Seat) -> float:
        """The share of the win that a seat may expect, once its turn is over."""


class Strategy(NamedTuple):
    """All that is known of one game; None where nothing is."""

    way: SearchWay = "tree"
    # By level, the share of the usual playouts that is enough; at 0 the level acts by habit.
    effort: Mapping[str, float] = MappingProxyType({})
    trust: float = 0.0  # how many standard errors of the playouts an action must be better than the habit's
    judge: Judgement | None = None
    sensible: Restraint | None = None
    habit: Habit | None = None
    beginner: Habit | None = None  # the habit of the easiest level, if it is another one
    is_likely: Belief | None = None
    is_open: Openness | None = None
    estimate: Estimate | None = None


NOTHING_KNOWN = Strategy()


@cache
def strategy_of(game: str) -> Strategy:
    """What is known of the game with this key."""
    folder = f"engine.games.{game.replace('-', '_')}"
    if find_spec(folder) is None or find_spec(f"{folder}.house") is None:
        return NOTHING_KNOWN
    module = import_module(f"{folder}.house")
    offered = {name: getattr(module, name) for name in Strategy._fields if hasattr(module, name)}
    return Strategy(**offered)
