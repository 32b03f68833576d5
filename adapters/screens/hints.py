"""Why things are as they are, for those who play a game for the first time: the module `hints` of each game.

A module has one function, `hints`. It gets the `TableView` of the person who is asked and so cannot tell what that
person does not know. A game without one just has no hints. Below them stands what a house player would think of
first.
"""

from __future__ import annotations

from functools import cache
from typing import Protocol, cast

from adapters.screens.games import Names, part_of, screens_of
from adapters.screens.screen import Line
from adapters.text.words import Words
from engine.games import game_of
from engine.house import first_thought
from engine.table_view import TableView

HINTS_MAX = 3  # of the game, and one of the house
HINT_LENGTH_MAX = 160


class GameHints(Protocol):
    """What a game's module offers as `hints`."""

    def __call__(self, view: TableView, names: Names, words: Words) -> list[Line]:
        """What the viewer should know to decide, the most needed first; the viewer has a decision."""


@cache
def hints_of(game: str) -> GameHints | None:
    """The hints of the game with this key, if it has any."""
    return cast(GameHints | None, getattr(part_of(game, "hints"), "hints", None))


def hint_lines(view: TableView, names: Names, words: Words) -> list[Line]:
    """A few short lines about the viewer's decision; none if there is nothing to decide."""
    game_hints = hints_of(view.game)
    if game_hints is None or view.decision is None:
        return []
    hints = game_hints(view, names, words)[:HINTS_MAX] + _thought(view, words)
    return [Line(words("hint-line", text=hint.text), hint.style) for hint in hints]


def _thought(view: TableView, words: Words) -> list[Line]:
    """What a house player in the viewer's seat would think of first, if there is a choice."""
    assert view.decision is not None and view.me is not None
    if len(view.decision.actions) == 1:
        return []
    code = first_thought(game_of(view.game), view.match, view.me)
    if code is None:
        return []
    label = screens_of(view.game).label(code, view, words)
    return [Line(words("hint-thought", what=label.text), "quiet")]
