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
    VARIANTS: Mapping[str, str]  # by preset, if there is any: under which word its own sentences stand
    LEFT_OUT: Mapping[
        str, tuple[str, ...]
    ]  # by that word: pages ("bonus") and sentences ("score-2") that do not hold


@cache
def tutorial_of(game: str) -> Mapping[str, Page]:
    """The pages that explain the game with this key; none if nobody has written them."""
    tutorial = part_of(game, "tutorial")
    return cast(GameTutorial, tutorial).PAGES if tutorial is not None else {}


def variant_of(game: str, preset: str | None) -> str:
    """The word under which a preset has sentences of its own; "" if it is explained as the game is."""
    variants: Mapping[str, str] = getattr(part_of(game, "tutorial"), "VARIANTS", {})
    return variants.get(preset or "", "")


def left_out(game: str, variant: str) -> tuple[str, ...]:
    """The pages and sentences that do not hold for a variant."""
    all_left_out: Mapping[str, tuple[str, ...]] = getattr(part_of(game, "tutorial"), "LEFT_OUT", {})
    return all_left_out.get(variant, ())


def page_lines(
    game: str, page: str, values: Mapping[str, str | int], words: Words, variant: str = ""
) -> list[Line]:
    """The title and the sentences of a page, those of a variant before those of the game."""
    lines = [Line(words(f"{game}-tutorial-{page}"), "title")]
    for number in range(1, SENTENCES_MAX + 1):
        if f"{page}-{number}" in left_out(game, variant):
            continue
        if variant and words.has(f"{game}-tutorial-{page}-{number}-{variant}"):
            lines.append(Line(words(f"{game}-tutorial-{page}-{number}-{variant}", **values)))
        elif words.has(f"{game}-tutorial-{page}-{number}"):
            lines.append(Line(words(f"{game}-tutorial-{page}-{number}", **values)))
    return lines
