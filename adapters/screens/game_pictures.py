"""What each game has drawn of itself: the module `picture` of each game, or the plain picture that fits them all.

Like screens, these functions get the `TableView` of one viewer, and so cannot describe what that viewer does not
know. They return descriptions; nothing is drawn here.
"""

from __future__ import annotations

from functools import cache, lru_cache
from importlib import import_module
from typing import Protocol, cast

from adapters.pictures.descriptions import (
    SEATS_DRAWN,
    Background,
    Deck,
    Dice,
    Hand,
    Keepsake,
    KeepsakeSide,
    Laid,
    Scoreboard,
    Sheets,
    TablePicture,
    Theme,
    Winner,
)
from adapters.screens.games import Names, part_of
from adapters.text.words import Words
from engine.contract import Seat
from engine.games import game_of
from engine.table_view import TableView

THEMES_CACHED = 64  # each deck and background in each language
Taken = tuple[tuple[Laid, ...], Seat | None]  # a trick, and who took it if anybody did


class GamePictures(Protocol):
    """What a game's module offers."""

    def table(self, view: TableView, names: Names, words: Words, theme: Theme) -> TablePicture | Sheets:
        """What lies open on the table; a seat sees itself at the bottom."""

    def hand(
        self, view: TableView, names: Names, words: Words, theme: Theme, draft: str = ""
    ) -> Hand | Dice | None:
        """What the viewer's seat alone holds, if anything."""

    def scoreboard(self, view: TableView, names: Names, words: Words, theme: Theme) -> Scoreboard:
        """How the match stands, and what the last deal changed."""


class LastTricks(Protocol):
    """What a game's module offers as `last_trick` if the last card of a deal already deals the next."""

    def __call__(self, view: TableView) -> Taken | None:
        """The trick with which the last deal ended, if one did."""


class WonTexts(Protocol):
    """What a game's module offers as `won_text` if its matches may end with something other than points."""

    def __call__(self, view: TableView, count: int, words: Words) -> str:
        """A number of what a match ends with, in words."""


@cache
def has_pictures(game: str) -> bool:
    """Whether the game with this key can be drawn: by itself, or as a plain table that is not too large."""
    is_plain = part_of(game, "screen") is not None and {*game_of(game).info.seat_counts} <= {*SEATS_DRAWN}
    return is_plain or part_of(game, "picture") is not None


@cache
def pictures_of(game: str) -> GamePictures:
    """The pictures of the game with this key: its own, or those of seats and scores alone."""
    return cast(GamePictures, part_of(game, "picture") or import_module("adapters.games.plain_picture"))


@cache
def last_trick_of(game: str) -> LastTricks | None:
    """How the last trick of a deal is found in this game, if its table does not show it anyway: `last_trick`."""
    return cast(LastTricks | None, getattr(pictures_of(game), "last_trick", None))


def score_text(view: TableView, count: int, words: Words) -> str:
    """What somebody has in the end: points, or whatever else the game counts: `won_text`."""
    won_text = cast(WonTexts | None, getattr(pictures_of(view.game), "won_text", None))
    return won_text(view, count, words) if won_text is not None else words("picture-points-of", points=count)


@lru_cache(maxsize=THEMES_CACHED)
def theme_for(words: Words, deck: Deck = "two", background: Background = "dark") -> Theme:
    """The theme of a reader: mirrored with the script, and with the letters that their cards bear."""
    courts = " ".join(words("rank", rank=rank) for rank in "JQKA")
    return Theme(deck, background, words.is_right_to_left, courts)


def winner_picture(view: TableView, names: Names, words: Words, theme: Theme) -> Winner | None:
    """The animation for whoever has won the match, with their points; None if nobody has."""
    outcome = view.outcome
    if outcome is None or not outcome.winners:
        return None
    points = outcome.scores[outcome.winners[0]]
    return Winner(
        theme,
        tuple(names[seat] for seat in outcome.winners),
        score_text(view, points, words),
        words("picture-winner-title", game=words(f"{view.game}-name"), count=len(outcome.winners)),
    )


def keepsake_picture(view: TableView, names: Names, words: Words, theme: Theme, day: str) -> Keepsake | None:
    """The result of the match to show around, the best side first; None while there is none."""
    outcome, info = view.outcome, game_of(view.game).info
    if outcome is None or not outcome.counts:
        return None
    sides: dict[int, list[Seat]] = {}
    for seat in range(len(view.seats)):
        sides.setdefault(info.side(seat), []).append(seat)
    shown = [
        KeepsakeSide(
            tuple(names[seat] for seat in seats),
            outcome.scores[seats[0]],
            seats[0] in outcome.winners,
            side if info.teams and len(view.seats) > info.teams else None,
            score_text(view, outcome.scores[seats[0]], words),
        )
        for side, seats in sides.items()
    ]
    shown.sort(key=lambda side: (not side.has_won, -side.points))
    return Keepsake(theme, words(f"{view.game}-name"), tuple(shown), day, words("page-brand"))
