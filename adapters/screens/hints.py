"""Why things are as they are, for who plays a game for the first time: one module per game, found by its key.

A module has one function, `hints`. It gets the `TableView` of the person who is asked and so cannot tell what that
person does not know. A game without one just has no hints.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Protocol, cast

from adapters.screens.games import Names
from adapters.screens.screen import Line
from adapters.words import Words
from engine.chairs import TableView

HINTS_MAX = 3
HINT_LENGTH_MAX = 160


class GameHints(Protocol):
    """What a game's module offers as `hints`."""

    def __call__(self, view: TableView, names: Names, words: Words) -> list[Line]:
        """What the viewer should know to decide, the most needed first; the viewer has a decision."""


@cache
def hints_of(game: str) -> GameHints | None:
    """The hints of the game with this key, if it has any."""
    name = f"{__name__}.{game.replace('-', '_')}"
    return cast(GameHints, import_module(name).hints) if find_spec(name) is not None else None


def hint_lines(view: TableView, names: Names, words: Words) -> list[Line]:
    """A few short lines about the viewer's decision; none if there is nothing to decide."""
    game_hints = hints_of(view.game)
    if game_hints is None or view.decision is None:
        return []
    hints = game_hints(view, names, words)[:HINTS_MAX]
    return [Line(words("hint-line", text=hint.text), hint.style) for hint in hints]
