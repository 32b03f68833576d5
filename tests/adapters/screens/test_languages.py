"""Every language says everything: each screen of each game fits and is whole, and the rules are the same rules."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from adapters.screens import log_pages, log_screen, private_screen, public_screen, rules_screen
from adapters.screens.buttons import OPTIONS
from adapters.screens.options import options_screen
from adapters.screens.rules import rules_files, rules_pages
from adapters.screens.screen import Screen
from adapters.screens.tutorials import tutorial_of
from adapters.text.names import table_names
from adapters.text.words import FALLBACK, Words, languages, words_for
from engine.commands import Act, Open
from engine.games import COMPLETE, GAMES
from engine.table import Table
from engine.table_view import PLAYING
from tests.adapters.screens.limits import assert_within_limits
from tests.engine.games.test_every_game import SETTINGS
from tests.engine.games.test_every_screen import started
from tests.engine.games.walk import Setting

PEOPLE = ["Ana", "బాలు", "يوسف", "Добромира", "Jürgen-Maximilian", "李雷", "Zé", "Oğuz"]  # as people are called
STRIDE = 9  # states between two that are looked at
MOVES_MAX = 400
FULLEST = [
    max((one for one in SETTINGS if one.game is game), key=lambda one: one.seats) for game in GAMES.values()
]

TRANSLATED = [
    (language, game)
    for language in languages()
    for game in GAMES
    if language != FALLBACK and (game in COMPLETE or language in rules_files(game))
]


def screens(table: Table, words: Words) -> list[Screen]:
    """What the first two people and the audience are shown."""
    view = table.view(None)
    names = table_names(view, dict(enumerate(PEOPLE, 1)), words)
    own = [private_screen(table.view(person), names, words) for person in (1, 2)]
    log = [log_screen(page) for page in log_pages(view, names, words)[-2:]]
    return [public_screen(view, names, words), *log, *(screen for screen in own if screen is not None)]


@pytest.mark.req("PL-24")
@pytest.mark.parametrize("setting", FULLEST, ids=str)
def test_every_screen_of_a_match_in_every_language(setting: Setting) -> None:
    random, table = Random(2), started(setting, 2)
    for count in range(MOVES_MAX):
        if count % STRIDE == 0 or table.phase != PLAYING:
            for language in languages():
                for screen in screens(table, words_for(language)):
                    assert_within_limits(screen)
        if table.phase != PLAYING:
            return
        assert table.match is not None
        seat = random.choice(table.match.asked)
        decision = table.match.decision(seat)
        assert decision is not None
        action = random.choice(decision.actions) if count < MOVES_MAX // 2 else decision.default
        assert action is not None
        table.do(Act(action.code, decision.number), seat + 1, 0.0)


@pytest.mark.req("PL-24")
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", languages())
def test_the_lobby_and_its_options_in_every_language(language: str, game: str) -> None:
    table = Table("abcdefghijkl")
    table.do(Open(game, "123456"), 1, 0.0)
    words = words_for(language)
    for screen in screens(table, words):
        assert_within_limits(screen)
    view = table.view(1)
    first = options_screen(view, words)
    drafts = [button.code.split(" ", 2)[2] for row in first.controls for button in row]  # type: ignore[union-attr]
    for draft in drafts:
        assert_within_limits(options_screen(view, words, draft) if draft.startswith(OPTIONS) else first)


@pytest.mark.req("PL-24", "PL-25")
@pytest.mark.parametrize(("language", "game"), TRANSLATED)
def test_the_rules_are_the_same_rules(language: str, game: str) -> None:
    english, translated = (page_shape(rules_files(game)[one]) for one in (FALLBACK, language))
    assert translated == english
    for page in range(len(tutorial_of(game)) + len(rules_pages(game, language))):
        assert_within_limits(rules_screen(game, page, words_for(language)))


def page_shape(path: Path) -> list[str]:
    """The headings, numbered rules and rows of tables of a page, without their words."""
    found = re.findall(r"^(#+|\d+\.|\|)(?= )", path.read_text("utf-8"), re.MULTILINE)
    assert found
    return found


@pytest.mark.req("PL-24")
def test_a_row_of_names_runs_from_right_to_left_in_arabic() -> None:
    """What stands in isolation has no direction of its own: the row needs a sign that has one."""
    row = words_for("ar").row(["Ana 3", "Bea 2"])
    assert row.startswith("\u200f")
    assert not words_for("en").row(["Ana 3", "Bea 2"]).startswith("\u200f")
