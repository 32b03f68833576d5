"""Hints: there for whoever is asked and wants them, short, in every language, made of their own view alone."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from adapters.screens import private_screen, public_screen
from adapters.screens.appearance import WORDS_ONLY
from adapters.screens.buttons import OPEN, read_code
from adapters.screens.games import screens_of
from adapters.screens.hints import HINT_LENGTH_MAX, HINTS_MAX, hint_lines, hints_of
from adapters.screens.screen import Screen
from adapters.text.names import table_names
from adapters.text.words import Words, languages, words_for
from engine.chance import QuickChance
from engine.commands import Act
from engine.games import COMPLETE, GAMES
from engine.house import first_thought
from engine.house.strategy import strategy_of
from engine.table import Table
from engine.table_view import PLAYING, TableView
from tests.adapters.screens.limits import all_buttons, assert_within_limits
from tests.adapters.screens.stages import ANA, PEOPLE, opened
from tests.engine.games.test_every_game import SETTINGS
from tests.engine.games.test_every_screen import CARD_SETTINGS, started
from tests.engine.games.walk import Setting

WITH_HINTS = WORDS_ONLY._replace(has_hints=True)
ENGLISH = words_for("en")
LONG_NAMES = {number: f"Maximiliane von Hohenstein {number}"[:32] for number in range(1, 9)}
MOVES_MAX = 60
STRIDE = 3  # states between two that are looked at


def has_hints(game: str) -> bool:
    """Whether there must be hints for this game, or are without need."""
    return game in COMPLETE or hints_of(game) is not None


def has_thoughts(game: str) -> bool:
    """Whether below the hints there must stand what a house player would do, or does without need."""
    return game in COMPLETE or (has_hints(game) and strategy_of(game).habit is not None)


HINTED = [setting for setting in SETTINGS if has_hints(setting.game.info.key)]
ADVISED = [setting for setting in CARD_SETTINGS if has_thoughts(setting.game.info.key)]


def states(setting: Setting, seed: int) -> Iterator[Table]:
    """Some states of a match played at random, as long as it runs."""
    random, table = Random(seed), started(setting, seed)
    for count in range(MOVES_MAX):
        if table.phase != PLAYING:
            return
        if count % STRIDE == 0:
            yield table
        assert table.match is not None
        seat = random.choice(table.match.asked)
        decision = table.match.decision(seat)
        assert decision is not None
        table.do(Act(random.choice(decision.actions).code, decision.number), seat + 1, 0.0)


def names_of(view: TableView, words: Words) -> tuple[str, ...]:
    return table_names(view, LONG_NAMES, words)


def shown(view: TableView, words: Words = ENGLISH, *, is_hinted: bool = True) -> Screen:
    appearance = WITH_HINTS if is_hinted else WORDS_ONLY
    screen = private_screen(view, names_of(view, words), words, "", appearance)
    assert screen is not None
    return screen


def offered(screen: Screen) -> list[str]:
    """What the buttons for hints would do."""
    codes = [read_code(button.code) for button in all_buttons(screen)]
    return [
        code.what for code in codes if code is not None and code.kind == OPEN and code.what.startswith("hints")
    ]


@pytest.mark.req("PL-25")
@pytest.mark.parametrize("setting", HINTED, ids=str)
def test_who_is_asked_is_hinted_in_every_language_and_nobody_who_does_not_want_it(setting: Setting) -> None:
    looked_at = 0
    for table in states(setting, 4):
        asked = table.view(None).asked[0]
        view = table.view(asked + 1)
        for language in languages():
            words = words_for(language)
            hints = hint_lines(view, names_of(view, words), words)
            assert 0 < len(hints) <= HINTS_MAX + 1
            assert [hint.text for hint in hints if len(hint.text) > HINT_LENGTH_MAX] == []
            with_hints, without = shown(view, words), shown(view, words, is_hinted=False)
            assert [line for line in with_hints.lines if line not in hints] == list(without.lines)
            assert {*hints} <= {*with_hints.lines}
            assert_within_limits(with_hints)
        looked_at += 1
        for seat in {*range(setting.seats)} - {*table.view(None).asked}:
            other = table.view(seat + 1)
            if other.decision is None:
                assert hint_lines(other, names_of(other, ENGLISH), ENGLISH) == []
    assert looked_at > 5


@pytest.mark.req("PL-25")
@pytest.mark.parametrize("setting", ADVISED, ids=str)
def test_the_last_hint_is_what_a_house_player_would_do(setting: Setting) -> None:
    advised = 0
    for table in states(setting, 5):
        seat = table.view(None).asked[0]
        view = table.view(seat + 1)
        assert view.decision is not None
        hints = hint_lines(view, names_of(view, ENGLISH), ENGLISH)
        said = [hint.text for hint in hints if ENGLISH("hint-thought", what="").strip() in hint.text]
        legal = [action.code for action in view.decision.actions]
        code = first_thought(setting.game, view.match, seat)
        assert code in legal
        if len(legal) > 1:
            label = screens_of(view.game).label(code, view, ENGLISH).text
            assert said == [hints[-1].text] == [ENGLISH("hint-line", text=ENGLISH("hint-thought", what=label))]
            advised += 1
        else:
            assert said == []
    assert advised > 2


@pytest.mark.req("PL-25", "PL-42")
@pytest.mark.parametrize("setting", CARD_SETTINGS, ids=str)
def test_hidden_cards_change_no_hint(setting: Setting) -> None:
    for count, table in enumerate(states(setting, 6)):
        assert table.match is not None
        seat = table.match.asked[0]
        same, twin = table.clone(), table.clone()
        same.match = setting.exchanged(table.match, {})
        twin.match = setting.twin(table.match, seat, QuickChance(count))
        assert shown(twin.view(seat + 1)) == shown(same.view(seat + 1))


# --- The button ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("setting", HINTED, ids=str)
def test_hints_are_offered_in_the_first_deal_and_can_always_be_turned_off(setting: Setting) -> None:
    for table in states(setting, 3):
        view = table.view(table.view(None).asked[0] + 1)
        is_first = view.deal == 1
        assert offered(shown(view, is_hinted=False)) == (["hints on"] if is_first else [])
        assert offered(shown(view)) == ["hints off"]


@pytest.mark.req("PL-67")
@pytest.mark.parametrize("game", GAMES)
def test_the_lobby_offers_hints_to_each_alone_and_the_rules_to_all(game: str) -> None:
    view = opened(game).view(ANA)
    for appearance, what in ((WORDS_ONLY, "hints on"), (WITH_HINTS, "hints off")):
        screen = private_screen(view, table_names(view, PEOPLE, ENGLISH), ENGLISH, "", appearance)
        assert screen is not None
        assert_within_limits(screen)
        assert offered(screen) == ([what] if has_hints(game) else [])
    names = table_names(view, PEOPLE, ENGLISH)
    public = public_screen(view, names, ENGLISH)
    assert f"r{view.id} 0 {game}" in [button.code for button in all_buttons(public)]
