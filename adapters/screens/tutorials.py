"""How each game is explained in a few pages with pictures: the module `tutorial` of each game.

A module lists its `PAGES` in the order of reading. A page is a function that sets out an example with the rules
themselves, so that what the picture shows and what the words say of it is true. The words are in the catalogues:
a title under "<game>-tutorial-<page>", its sentences under "<game>-tutorial-<page>-1" and so on. A game without a
module just has its rules.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import NamedTuple, Protocol, cast

from adapters.pictures.descriptions import Picture, Theme
from adapters.screens.games import part_of
from adapters.screens.screen import Line
from adapters.text.words import Words

SENTENCES_MAX = 5


class Example(NamedTuple):
    """What a page shows, and the values that its sentences name."""

    picture: Picture
    values: Mapping[str, str | int] = {}


Page = Callable[[Words, Theme], Example]


class GameTutorial(Protocol):
    """What a game's module offers."""

    PAGES: Mapping[str, Page]  # by what they are called in the catalogues


@cache
def tutorial_of(game: str) -> Mapping[str, Page]:
    """The pages that explain the game with this key; none if nobody has written them."""
    tutorial = part_of(game, "tutorial")
    return cast(GameTutorial, tutorial).PAGES if tutorial is not None else {}


def page_lines(game: str, page: str, values: Mapping[str, str | int], words: Words) -> list[Line]:
    """The title and the sentences of a page."""
    lines = [Line(words(f"{game}-tutorial-{page}"), "title")]
    for number in range(1, SENTENCES_MAX + 1):
        if words.has(f"{game}-tutorial-{page}-{number}"):
            lines.append(Line(words(f"{game}-tutorial-{page}-{number}", **values)))
    return lines
