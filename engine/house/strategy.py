"""What house players know of single games: one module per game that has one, found by the game's key.

All of it is optional. A game without a module is played by search alone. What a module offers gets imagined
matches, in which only the view it was imagined from is true, so it cannot know what its seat does not.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any, Protocol, cast

from engine.chance import Chance, Draw
from engine.contract import Action, Match, Seat


class Judgement(Protocol):
    """What a module offers as `judge` if it knows better than any search."""

    def __call__(self, match: Any, seat: Seat, level: str, chance: Chance) -> Action:
        """What a house player of this level does for a seat that is asked."""


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

    def __call__(self, match: Match, seat: Seat, random: Draw) -> bool:
        """Whether the hands this seat imagined fit what their holders have done; if not, they are drawn again."""


def is_known(game: str) -> bool:
    """Whether there is any knowledge of the game with this key."""
    return _module_of(game) is not None


def judgement_of(game: str) -> Judgement | None:
    """The judgement of the game with this key, if there is one."""
    return cast(Judgement | None, _offered(game, "judge"))


def restraint_of(game: str) -> Restraint | None:
    """What is worth thinking about in the game with this key, if that is known."""
    return cast(Restraint | None, _offered(game, "sensible"))


def habit_of(game: str) -> Habit | None:
    """How sensible players of the game with this key act, if that is known."""
    return cast(Habit | None, _offered(game, "habit"))


def belief_of(game: str) -> Belief | None:
    """Which hands are likely in the game with this key, if that is known."""
    return cast(Belief | None, _offered(game, "is_likely"))


@cache
def _module_of(game: str) -> ModuleType | None:
    folder = f"engine.games.{game.replace('-', '_')}"
    if find_spec(folder) is None or find_spec(f"{folder}.house") is None:
        return None
    return import_module(f"{folder}.house")


def _offered(game: str, name: str) -> object:
    return getattr(_module_of(game), name, None)
