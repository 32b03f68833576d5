"""What somebody has won is called what it is: points, games or hands, in pictures and in their words."""

from __future__ import annotations

import pytest

from adapters.pictures.spoken import alt_text
from adapters.screens.game_pictures import keepsake_picture, theme_for, winner_picture
from adapters.text.words import languages, words_for
from engine.commands import Fill, Ready, SetOption, Start
from engine.contract import Outcome
from engine.table_view import TableView
from tests.engine.tables import ANA, Kept

NAMES = ("Ana", "Bea", "Cy", "Dan", "Eve", "Finn", "Gus", "Hal")


def ended(game: str, **options: str) -> TableView:
    """A match that the first seat and its partners have won with 2."""
    kept = Kept(game)
    for name, value in options.items():
        kept.do(SetOption(name, value), ANA)
    kept.do(Fill("easy"), ANA)
    kept.do(Ready(True), ANA)
    kept.do(Start(), ANA)
    view = kept.table.view(ANA)
    seats = range(len(view.seats))
    outcome = Outcome(tuple(seats)[::2], tuple(2 - seat % 2 for seat in seats), "won")
    return view._replace(outcome=outcome)


@pytest.mark.req("PL-32")
@pytest.mark.parametrize(
    ("game", "options", "said"),
    [
        ("santase", {}, "2 points"),
        ("truco", {}, "2 points"),
        ("truco", {"best_of": "3"}, "2 games"),
        ("sixty-one", {}, "2 points"),
        ("sixty-one", {"hands": "best3"}, "2 hands"),
        ("thurf", {}, "2 games"),
    ],
)
def test_what_is_won_is_called_what_it_is(game: str, options: dict[str, str], said: str) -> None:
    words, view = words_for("en"), ended(game, **options)
    names = NAMES[: len(view.seats)]
    winner = winner_picture(view, names, words, theme_for(words))
    assert winner is not None and winner.points == said
    keepsake = keepsake_picture(view, names, words, theme_for(words), "today")
    assert keepsake is not None and f": {said}." in alt_text(keepsake, words, game)


@pytest.mark.req("PL-24")
@pytest.mark.parametrize("language", sorted(languages()))
def test_in_every_language(language: str) -> None:
    words = words_for(language)
    for game, options in (("thurf", {}), ("truco", {"best_of": "3"}), ("sixty-one", {"hands": "best3"})):
        view = ended(game, **options)
        winner = winner_picture(view, NAMES[: len(view.seats)], words, theme_for(words))
        assert winner is not None and winner.points != words("picture-points-of", points=2)
