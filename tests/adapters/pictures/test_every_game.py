"""Every game can be drawn at every moment for everyone, says the same in words, and keeps its secrets."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from adapters.pictures.descriptions import Hand
from adapters.pictures.spoken import LENGTH_MAX, alt_text
from adapters.pictures.studio import draw
from adapters.text.words import languages, words_for
from engine.chance import QuickChance
from engine.games import GAMES
from engine.table_view import PLAYING
from tests.adapters.pictures.moments import drawable, go_on, started
from tests.engine.games.test_every_game import SETTINGS
from tests.engine.games.test_every_screen import CARD_SETTINGS
from tests.engine.games.test_every_screen import started as started_in
from tests.engine.games.walk import Setting

MOVES_MAX = 30
STRIDE = 9  # states between two that are looked at


def assert_plain(value: Any) -> None:
    if isinstance(value, tuple):
        for part in value:
            assert_plain(part)
    else:
        assert value is None or type(value) in (str, int, bool), repr(value)


@pytest.mark.req("PL-30")
@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_everything_is_described_in_plain_values_and_said_in_words(setting: Setting) -> None:
    table, random = started_in(setting, 3), Random(3)
    for count in range(MOVES_MAX):
        if table.phase != PLAYING:
            break
        words = words_for(languages()[count % len(languages())])
        for person in (None, 1, setting.seats):
            for picture in drawable(table.view(person), words):
                assert_plain(picture)
                hash(picture)
                assert 0 < len(alt_text(picture, words, table.game)) <= LENGTH_MAX
        go_on(table, random)


@pytest.mark.req("PL-42")
@pytest.mark.parametrize("setting", CARD_SETTINGS, ids=str)
def test_hidden_cards_change_nobody_elses_pictures(setting: Setting) -> None:
    """The descriptions at many moments, and at the first of them the very bytes."""
    words, random = words_for("en"), Random(5)
    table = started_in(setting, 5)
    has_changed = False
    for count in range(MOVES_MAX):
        if table.phase != PLAYING:
            break
        assert table.match is not None
        if count % STRIDE == 0:
            for viewer, person in zip(setting.viewers, [*table.people, None], strict=True):
                same, twin = table.clone(), table.clone()
                same.match = setting.exchanged(table.match, {})
                twin.match = setting.twin(table.match, viewer, QuickChance(count))
                shown = drawable(same.view(person), words)
                assert drawable(twin.view(person), words) == shown, (count, person)
                assert alt_texts(twin, person) == alt_texts(same, person)
                has_changed = has_changed or any(
                    drawable(twin.view(other), words) != drawable(same.view(other), words)
                    for other in table.people
                )
                if count == STRIDE and person in (1, None):
                    assert [*map(draw, drawable(twin.view(person), words))] == [*map(draw, shown)]
        go_on(table, random)
    assert has_changed, "the cards were never mixed"


def alt_texts(table: Any, person: int | None) -> list[str]:
    words = words_for("en")
    return [alt_text(picture, words, table.game) for picture in drawable(table.view(person), words)]


@pytest.mark.req("PL-42")
@pytest.mark.parametrize("game", GAMES)
def test_the_audience_is_shown_no_hand(game: str) -> None:
    words = words_for("en")
    table = started(game, GAMES[game].info.seat_counts[0])
    assert not any(isinstance(picture, Hand) for picture in drawable(table.view(None), words))
