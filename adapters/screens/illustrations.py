"""Which picture stands with which screen of a table.

While a match runs and when it is over every screen of a table has one, whatever menu is opened: in some chats a
message that was a picture cannot become plain words again.
"""

from __future__ import annotations

from adapters.pictures import spoken
from adapters.pictures.descriptions import Picture
from adapters.screens.appearance import Appearance
from adapters.screens.game_pictures import has_pictures, pictures_of, winner_picture
from adapters.screens.games import Names
from adapters.screens.screen import Screen
from adapters.text.words import Words
from engine.table_view import FINISHED, PLAYING, TableView


def with_table(screen: Screen, view: TableView, names: Names, words: Words, appearance: Appearance) -> Screen:
    """What a place is shown: the table, and at the end who has won."""
    if not _is_drawn(view, appearance):
        return screen
    pictures, theme = pictures_of(view.game), appearance.theme(words)
    if view.phase == PLAYING:
        return _illustrated(screen, pictures.table(view, names, words, theme), words, view.game)
    winner = winner_picture(view, names, words, theme)
    return _illustrated(screen, winner or pictures.scoreboard(view, names, words, theme), words, view.game)


def with_hand(
    screen: Screen, view: TableView, names: Names, words: Words, appearance: Appearance, draft: str = ""
) -> Screen:
    """What a person is shown alone: the hand; without one the table from their seat, and at the end the scores."""
    if not _is_drawn(view, appearance):
        return screen
    if view.phase != PLAYING or view.me is None:
        return with_scores(screen, view, names, words, appearance)
    pictures, theme = pictures_of(view.game), appearance.theme(words)
    hand = pictures.hand(view, names, words, theme, draft)
    return _illustrated(screen, hand or pictures.table(view, names, words, theme), words, view.game)


def with_scores(screen: Screen, view: TableView, names: Names, words: Words, appearance: Appearance) -> Screen:
    """How the match stands, and what the last deal changed."""
    if not _is_drawn(view, appearance):
        return screen
    picture = pictures_of(view.game).scoreboard(view, names, words, appearance.theme(words))
    return _illustrated(screen, picture, words, view.game)


def _is_drawn(view: TableView, appearance: Appearance) -> bool:
    is_match = view.match is not None and view.phase in (PLAYING, FINISHED)
    return appearance.has_pictures and is_match and has_pictures(view.game)


def _illustrated(screen: Screen, picture: Picture, words: Words, game: str) -> Screen:
    return screen._replace(picture=picture, alt=spoken.alt_text(picture, words, game))
