"""Which picture stands with which screen: always one while a match is to be seen, and none if words are wanted."""

from __future__ import annotations

import pytest

from adapters.pictures.descriptions import Hand, Picture, Scoreboard, TablePicture, Winner
from adapters.pictures.spoken import alt_text
from adapters.screens import private_screen, public_screen
from adapters.screens.appearance import SETTINGS, WORDS_ONLY, Appearance, appearance_of
from adapters.screens.screen import Screen
from adapters.text.words import languages, words_for
from bots.picture_scenes import Moment, played
from engine.games import GAMES
from engine.table_view import FINISHED, PLAYING

WORDS = words_for("en")
DRAWN = Appearance()


def screens_at(moment: Moment, appearance: Appearance, draft: str = "") -> list[Screen]:
    view, names = moment
    if view.me is None:
        return [public_screen(view, names, WORDS, appearance=appearance)]
    own = private_screen(view, names, WORDS, draft, appearance)
    assert own is not None
    return [own]


@pytest.fixture(scope="module", params=GAMES)
def moments(request: pytest.FixtureRequest) -> list[Moment]:
    game: str = request.param
    return [*played(game, GAMES[game].info.seat_counts[0], 3, WORDS)]


@pytest.mark.req("PL-30")
def test_every_screen_of_a_match_has_a_picture_and_says_it_in_words(moments: list[Moment]) -> None:
    for moment in moments[:: max(1, len(moments) // 40)]:
        for draft in ("", "gone", "scores", "options"):
            for screen in screens_at(moment, DRAWN, draft):
                picture: Picture = screen.picture
                assert picture is not None and screen.alt == alt_text(picture, WORDS, moment[0].game)


@pytest.mark.req("PL-30", "PL-66")
def test_who_wants_words_only_gets_the_same_screen_without_pictures(moments: list[Moment]) -> None:
    for moment in moments[:: max(1, len(moments) // 20)]:
        for drawn, plain in zip(screens_at(moment, DRAWN), screens_at(moment, WORDS_ONLY), strict=True):
            assert plain.picture is None and plain.alt == ""
            assert drawn._replace(picture=None, alt="") == plain


@pytest.mark.req("PL-32")
def test_places_see_the_table_and_then_the_winner_and_people_their_hands_and_then_the_scores() -> None:
    moments = [*played("santase", 2, 3, WORDS)]
    for moment in moments:
        picture = screens_at(moment, DRAWN)[0].picture
        if moment.view.me is not None:
            assert isinstance(picture, Hand | TablePicture)
        elif moment.view.phase == PLAYING:
            assert isinstance(picture, TablePicture)
    last = moments[-1]
    assert last.view.phase == FINISHED
    assert isinstance(screens_at(last, DRAWN)[0].picture, Winner)
    own = private_screen(last.view._replace(me=0), last.names, WORDS, "", DRAWN)
    assert own is not None and isinstance(own.picture, Scoreboard)


@pytest.mark.req("PL-23")
def test_anyone_may_ask_how_the_match_stands() -> None:
    view, names = next(moment for moment in played("santase", 2, 3, WORDS) if moment.view.phase == PLAYING)
    asked = private_screen(view, names, WORDS, "scores", DRAWN)
    assert view.me is None and asked is not None
    assert isinstance(asked.picture, Scoreboard) and asked.controls == ()
    assert public_screen(view, names, WORDS).controls[0][1].label == WORDS("button-scores")


@pytest.mark.req("PL-31")
def test_choices_that_nobody_offers_are_as_good_as_none() -> None:
    assert (
        appearance_of({})
        == appearance_of({"deck": "fifty", "pictures": 7, "else": "x"})
        == Appearance(asks_twice=True)
    )
    chosen = appearance_of(
        {"deck": "four", "background": "light", "pictures": "off", "hints": "on", "confirm": "off"}
    )
    assert chosen == Appearance(has_pictures=False, deck="four", background="light", has_hints=True)


@pytest.mark.parametrize("language", languages())
def test_every_choice_has_words(language: str) -> None:
    words = words_for(language)
    said = [words(f"setting-{key}-{word}") for key, choices in SETTINGS.items() for word in choices]
    assert all(said) and len({*said}) == len(said)
