"""How each game is explained in a few pages with pictures: one module per game, found by the game's key.

A module lists its `PAGES` in the order of reading. A page is a function that sets out an example with the rules
themselves, so that what the picture shows and what the words say of it is true. The words are in the catalogues:
a title under "<game>-tutorial-<page>", its sentences under "<game>-tutorial-<page>-1" and so on. A game without a
module just has its rules.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import NamedTuple, Protocol, cast

from adapters.pictures.descriptions import Picture, Theme
from adapters.screens.screen import Line
from adapters.words import Words

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
    name = f"{__name__}.{game.replace('-', '_')}"
    return cast(GameTutorial, import_module(name)).PAGES if find_spec(name) is not None else {}


def page_lines(game: str, page: str, values: Mapping[str, str | int], words: Words) -> list[Line]:
    """The title and the sentences of a page."""
    lines = [Line(words(f"{game}-tutorial-{page}"), "title")]
    for number in range(1, SENTENCES_MAX + 1):
        if words.has(f"{game}-tutorial-{page}-{number}"):
            lines.append(Line(words(f"{game}-tutorial-{page}-{number}", **values)))
    return lines
