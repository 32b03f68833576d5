"""The picture of a game that draws none of its own: whatever its view tells by the usual names."""

from __future__ import annotations

from types import ModuleType
from typing import Any, NamedTuple

import pytest

from adapters.games import plain_picture
from adapters.pictures.descriptions import Hand, Laid, Theme
from adapters.pictures.spoken import alt_text
from adapters.screens import game_pictures
from adapters.screens.game_pictures import has_pictures, pictures_of
from adapters.screens.games import part_of
from adapters.text.words import words_for
from engine.cards import cards
from engine.facts import Played
from engine.table_view import TableView
from tests.adapters.pictures.moments import NAMES, started

WORDS, THEME = words_for("en"), Theme()


class Told(NamedTuple):
    """A view that tells all there is to draw."""

    scores: tuple[int, ...] = ()
    hand: tuple[int, ...] = ()
    trick: tuple[Any, ...] = ()


class Untold(NamedTuple):
    """A view that tells nothing of it."""

    seat: int


def seen(match: Any, *, game: str = "kniffeliger", seats: int = 3, person: int | None = 1) -> TableView:
    return started(game, seats).view(person)._replace(match=match)


def test_everyone_sits_around_with_their_points_and_whoever_is_asked_is_marked() -> None:
    view = seen(Told((4, 9, 2)), person=2)._replace(asked=(2,))
    table = plain_picture.table(view, NAMES, WORDS, THEME)
    assert [(plate.name, plate.is_turn, plate.team) for plate in table.plates] == [
        ("Ana", False, None),
        ("Bea", False, None),
        ("Cy", True, None),
    ]
    assert [(score.name, score.points) for score in table.scores] == [("Ana", 4), ("Bea", 9), ("Cy", 2)]
    assert (table.bottom, table.trick) == (1, ())
    assert alt_text(table, WORDS, view.game).startswith("It is Cy’s turn.")


def test_the_scoreboard_says_whose_points_of_what_game() -> None:
    board = plain_picture.scoreboard(seen(Told((4, 9, 2))), NAMES, WORDS, THEME)
    assert [(row.name, row.points) for row in board.rows] == [("Ana", 4), ("Bea", 9), ("Cy", 2)]
    assert "Kniffeliger" in board.title and board.points_caption == WORDS("picture-points")


def test_cards_are_drawn_where_the_view_names_them() -> None:
    nine, ace = cards("9C AS")
    table = plain_picture.table(seen(Told((0, 0, 0), trick=(Played(2, ace), (1, nine)))), NAMES, WORDS, THEME)
    assert table.trick == (Laid(2, ace),)  # the other one does not say who has played it
    hand = plain_picture.hand(seen(Told(hand=(nine, ace))), NAMES, WORDS, THEME)
    assert isinstance(hand, Hand)
    assert ([one.card for one in hand.own.cards], hand.is_choice) == ([nine, ace], False)
    assert plain_picture.hand(seen(Told()), NAMES, WORDS, THEME) is None


def test_cards_that_may_be_played_are_bright() -> None:
    table = started("santase", 2)
    view = table.view(table.view(None).asked[0] + 1)
    hand = plain_picture.hand(view, NAMES, WORDS, THEME)
    assert hand is not None and hand.is_choice and all(one.is_bright for one in hand.own.cards)


def test_teams_stand_together() -> None:
    view = seen(Told((7, 3)), game="truco", seats=4)
    assert [plate.team for plate in plain_picture.table(view, NAMES, WORDS, THEME).plates] == [0, 1, 0, 1]
    board = plain_picture.scoreboard(view, NAMES[:4], WORDS, THEME)
    assert [(row.name, row.points, row.team, row.is_ahead) for row in board.rows] == [
        ("Ana and Cy", 7, 0, True),
        ("Bea and Dan", 3, 1, False),
    ]
    assert board.title == "Truco: how it stands"


def test_a_view_that_tells_nothing_still_has_seats_around_a_table() -> None:
    view = seen(Untold(0))
    assert len(plain_picture.table(view, NAMES, WORDS, THEME).plates) == 3
    assert [row.points for row in plain_picture.scoreboard(view, NAMES, WORDS, THEME).rows] == [0, 0, 0]
    assert plain_picture.hand(view, NAMES, WORDS, THEME) is None


@pytest.fixture
def undrawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """All games as if they had drawn nothing of themselves."""

    def found(game: str, part: str) -> ModuleType | None:
        return None if part == "picture" else part_of(game, part)

    monkeypatch.setattr(game_pictures, "part_of", found)
    for cached in (has_pictures, pictures_of):
        monkeypatch.setattr(game_pictures, cached.__name__, cached.__wrapped__)


@pytest.mark.usefixtures("undrawn")
def test_a_game_that_draws_nothing_of_itself_has_plain_pictures_unless_its_table_is_too_large(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert game_pictures.has_pictures("santase")
    assert game_pictures.pictures_of("santase") is plain_picture
    monkeypatch.setattr(game_pictures, "SEATS_DRAWN", range(3, 9))
    assert not game_pictures.has_pictures("santase")
