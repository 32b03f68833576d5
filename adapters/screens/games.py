"""How each game shows itself: modules in adapters/games/<game>, found by the game's key.

The module `screen` is a set of functions, listed in `GameScreens`. They get the `TableView` of one viewer and so
cannot show what that viewer does not know.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import NamedTuple, Protocol, cast

from adapters.screens.screen import Button, Line, Tone
from adapters.text.words import Words
from engine.contract import Fact
from engine.table_view import TableView

Names = Sequence[str]  # what each seat is called
Layout = tuple[list[list[Button]], list[Button]]  # rows of choices, and the ways back and on


class Label(NamedTuple):
    """What a button for an action says."""

    text: str
    spoken: str = ""
    tone: Tone = "plain"


class GameScreens(Protocol):
    """What a game's module offers."""

    UNTOLD: tuple[type[Fact], ...]  # facts that the log leaves out
    PAGE_ENDS: tuple[type[Fact], ...]  # facts that end a page of the log

    def table(self, view: TableView, names: Names, words: Words) -> list[Line]:
        """What lies open on the table."""

    def scoreboard(self, view: TableView, names: Names, words: Words) -> list[Line]:
        """How the match stands."""

    def hand(self, view: TableView, names: Names, words: Words) -> list[Line]:
        """What the viewer's seat holds, and what it needs to decide; never empty while a match is played."""

    def arrange(self, codes: Sequence[str], view: TableView) -> list[list[str]]:
        """The action codes in the order of their buttons, in groups that begin on a row of their own."""

    def label(self, code: str, view: TableView, words: Words) -> Label:
        """What the button of an action says; also asked for the first words of codes that share them."""

    def log_line(self, fact: Fact, names: Names, words: Words) -> Line:
        """A fact in words."""


class OwnControls(Protocol):
    """What the module of a game offers instead of `arrange` and `label` if it lays out its buttons itself."""

    def __call__(self, view: TableView, names: Names, words: Words, draft: str) -> Layout:
        """Rows of buttons for the viewer's decision, at most four, and the buttons that lead back from menus."""


class Look(NamedTuple):
    """Something that a seat may look at besides its hand: what opens it, its button, and what there is to see."""

    draft: str
    label: str
    lines: list[Line]


class Looks(Protocol):
    """What the module of a game offers as `look` if there is more to look at than the hand should always show."""

    def __call__(self, view: TableView, names: Names, words: Words) -> Look | None:
        """What the viewer's seat may look at now, if anything."""


class MenuLines(Protocol):
    """What the module of a game offers as `menu_lines` if its menus need an explanation."""

    def __call__(self, view: TableView, names: Names, words: Words, draft: str) -> list[Line]:
        """What the menu that the draft has opened is about."""


class Results(Protocol):
    """What the module of a game offers as `result` if a match may end other than with winners or a draw."""

    def __call__(self, view: TableView, names: Names, words: Words) -> Line | None:
        """How the match ended; None if the usual words will do."""


class TrickParts(Protocol):
    """What the module of a game offers as `trick_part` if its log tells a whole trick in one line."""

    def __call__(self, fact: Fact, names: Names, words: Words) -> str | None:
        """A play, or what came of the trick, as it stands in that line; "" if the line can do without it.

        None: the fact has a line of its own.
        """


class LogBegins(Protocol):
    """What the module of a game offers as `log_begins` if its log need not stay posted as a whole."""

    def __call__(self, view: TableView) -> type[Fact] | None:
        """The fact with whose latest page the log begins; pages before it go. None: all of them stay."""


@cache
def own_controls(game: str) -> OwnControls | None:
    """The game's own layout of buttons, if it has one: its function `controls`."""
    return cast(OwnControls | None, getattr(screens_of(game), "controls", None))


@cache
def look_of(game: str) -> Looks | None:
    """What there is to look at besides the hand in this game, if anything: its function `look`."""
    return cast(Looks | None, getattr(screens_of(game), "look", None))


@cache
def final_verbs(game: str) -> tuple[str, ...]:
    """The first words of actions that cannot be taken back and are pressed by mistake: its `FINAL`."""
    return cast(tuple[str, ...], getattr(screens_of(game), "FINAL", ()))


@cache
def open_verbs(game: str) -> tuple[str, ...]:
    """The first words of actions that everybody learns of at once, just as they are: its `TOLD_AT_ONCE`."""
    return cast(tuple[str, ...], getattr(screens_of(game), "TOLD_AT_ONCE", ()))


@cache
def menu_lines_of(game: str) -> MenuLines | None:
    """What the game says of a menu that is open, if anything: its function `menu_lines`."""
    return cast(MenuLines | None, getattr(screens_of(game), "menu_lines", None))


@cache
def result_of(game: str) -> Results | None:
    """The game's own words for how a match ended, if it has any: its function `result`."""
    return cast(Results | None, getattr(screens_of(game), "result", None))


@cache
def trick_part_of(game: str) -> TrickParts | None:
    """How the game tells a whole trick in one line, if it does: its function `trick_part`."""
    return cast(TrickParts | None, getattr(screens_of(game), "trick_part", None))


@cache
def log_steps_of(game: str) -> tuple[type[Fact], ...]:
    """The facts that complete what the log tells at once: its `LOG_STEPS`, or what ends a part of a deal."""
    screens = screens_of(game)
    return cast(tuple[type[Fact], ...], getattr(screens, "LOG_STEPS", screens.PAGE_ENDS))


@cache
def log_begins_of(game: str) -> LogBegins | None:
    """How the game's log begins anew, if it ever does: its function `log_begins`."""
    return cast(LogBegins | None, getattr(screens_of(game), "log_begins", None))


@cache
def screens_of(game: str) -> GameScreens:
    """The screens of the game with this key."""
    return cast(GameScreens, part_of(game, "screen"))


@cache
def part_of(game: str, part: str) -> ModuleType | None:
    """A module in the folder of the game with this key, such as its `hints`; None if it has none."""
    folder = f"adapters.games.{game.replace('-', '_')}"
    if find_spec(folder) is None or find_spec(f"{folder}.{part}") is None:
        return None
    return import_module(f"{folder}.{part}")
