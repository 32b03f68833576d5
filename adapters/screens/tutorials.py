"""How each game is explained in a few pages with pictures: the module `tutorial` of each game.

A module lists its `PAGES` in the order of reading. A page is a function that sets out an example with the rules
themselves, so that what the picture shows and what the words say of it is true. The words are in the catalogues:
a title under "<game>-tutorial-<page>", its sentences under "<game>-tutorial-<page>-1" and so on, and what is said
otherwise, or only, under certain options under "<game>-tutorial-<page>-1-<variant>". A game without a module just
has its rules.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, NamedTuple, Protocol, cast

from adapters.pictures.descriptions import Picture, Theme
from adapters.screens.games import part_of
from adapters.screens.screen import Line
from adapters.text.words import Words
from engine.contract import Options

SENTENCES_MAX = 5


class Example(NamedTuple):
    """What a page shows, and the values that its sentences name."""

    picture: Picture
    values: Mapping[str, str | int] = {}


TutorialPage = Callable[[Words, Theme, Any], Example]  # of the options that it is to be true under


class Telling(NamedTuple):
    """How a tutorial speaks to a table with certain options."""

    variants: tuple[str, ...] = ()  # words under which sentences of their own stand, what goes before first
    left_out: tuple[str, ...] = ()  # pages ("bonus") and sentences ("score-2") that do not hold


EVERYONE = Telling()


class GameTutorial(Protocol):
    """What a game's module offers."""

    PAGES: Mapping[str, TutorialPage]  # by what they are called in the catalogues

    def telling(self, options: Any) -> Telling:
        """How it speaks to a table with these options; without this function to all tables alike."""


@cache
def tutorial_of(game: str) -> Mapping[str, TutorialPage]:
    """The pages that explain the game with this key; none if nobody has written them."""
    tutorial = part_of(game, "tutorial")
    return cast(GameTutorial, tutorial).PAGES if tutorial is not None else {}


def telling_of(game: str, options: Options | None) -> Telling:
    """How the tutorial of a game speaks to a table; with None to everyone, of everything."""
    tell = getattr(part_of(game, "tutorial"), "telling", None)
    return cast(Telling, tell(options)) if tell is not None and options is not None else EVERYONE


def page_lines(
    game: str, page: str, values: Mapping[str, str | int], words: Words, telling: Telling = EVERYONE
) -> list[Line]:
    """The title and the sentences of a page, those of a variant before those of the game."""
    lines = [Line(_told(game, page, {}, words, telling), "title")]
    for number in range(1, SENTENCES_MAX + 1):
        sentence = f"{page}-{number}"
        if sentence not in telling.left_out and (text := _told(game, sentence, values, words, telling)):
            lines.append(Line(text))
    return lines


def _told(game: str, what: str, values: Mapping[str, str | int], words: Words, telling: Telling) -> str:
    """A title or sentence as it is under the table's options; "" if nothing is said then."""
    for variant in telling.variants:
        if words.has(f"{game}-tutorial-{what}-{variant}"):
            return words(f"{game}-tutorial-{what}-{variant}", **values)
    return words(f"{game}-tutorial-{what}", **values) if words.has(f"{game}-tutorial-{what}") else ""
