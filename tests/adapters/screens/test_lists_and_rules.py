"""Lists of tables and scores, chat, help and the pages of the rules."""

from __future__ import annotations

import re

import pytest

from adapters.screens import Screen, chat_screen, help_screen, rules_screen, scores_screen, tables_screen
from adapters.screens.appearance import Appearance
from adapters.screens.buttons import LOBBY, OPEN, RULES, Code, read_code
from adapters.screens.lobby_codes import read_lobby_code
from adapters.screens.notices import HELPFUL
from adapters.screens.rules import rules_files, rules_pages
from adapters.screens.tutorials import tutorial_of
from adapters.store.records import HighScore, Listed
from adapters.text.words import Words
from engine.commands import Sit
from engine.games import COMPLETE, GAMES
from engine.table_view import Phase
from tests.adapters.screens.limits import all_buttons, assert_within_limits, text_of


def listed(code: str = "1234", phase: Phase = "lobby", people: tuple[int, ...] = (1,), house: int = 0) -> Listed:
    return Listed(f"table{code:0>7}", code, "santase", phase, people, house, 2, True, None)


def codes(screen: Screen) -> list[tuple[str, str]]:
    found = [read_code(button.code) for button in all_buttons(screen)]
    return [(code.kind, code.what) for code in found if code]


@pytest.mark.req("PL-12")
def test_tables_are_listed_with_their_players(words: Words) -> None:
    tables = [
        listed(),
        listed("5678", "playing", (1, 2)),
        listed("9999", people=(2,), house=1),
        listed("77", people=()),
    ]
    screen = tables_screen(tables, {1: "Ana", 2: "Bea\u202e"}, words)
    assert_within_limits(screen)
    assert [line.text for line in screen.lines] == [
        "Open tables",
        "1234 · Santase · Ana · 1 free seat",
        "5678 · Santase · Ana and Bea · playing",
        "9999 · Santase · Bea · full",
        "77 · Santase · nobody yet · 2 free seats",
    ]
    assert codes(screen) == [(LOBBY, "sit"), (OPEN, "watch"), (OPEN, "watch"), (LOBBY, "sit")]
    assert read_lobby_code(Code(LOBBY, "abcdefghijkl", 0, "sit")) == Sit()


def test_a_long_list_of_tables_says_that_there_are_more(words: Words) -> None:
    screen = tables_screen([listed(str(1000 + number)) for number in range(33)], {}, words)
    assert_within_limits(screen)
    assert screen.lines[-1].text == "and 13 more"


def test_no_tables_is_an_invitation(words: Words) -> None:
    assert tables_screen([], {}, words).short == "No table is open. Start one!"


def test_scores_are_listed_in_order(words: Words) -> None:
    scores = [HighScore(1, "Ana", 5, 4, 11), HighScore(2, "", 5, 1, 9)]
    screen = scores_screen("santase", "two", scores, words)
    assert_within_limits(screen)
    assert [line.text for line in screen.lines] == [
        "High scores: Santase, Rule set Two",
        "1. Ana: won 4 of 5, best score 11",
        "2. someone: won 1 of 5, best score 9",
    ]
    assert text_of(scores_screen("santase", None, [], words)) == (
        "High scores: Santase\nNobody has finished a match yet."
    )


@pytest.mark.req("PL-43")
def test_chat_is_shown_as_data(words: Words) -> None:
    screen = chat_screen([("Ana", "hi\nBea: I give up \u202e"), ("Bea", "@everyone")], words)
    assert_within_limits(screen)
    assert text_of(screen) == "Ana: hi Bea: I give up\nBea: @everyone"


def test_too_much_chat_keeps_the_last_lines_and_says_so(words: Words) -> None:
    screen = chat_screen([("Ana", f"{number} " + "x" * 480) for number in range(20)], words)
    assert_within_limits(screen)
    assert screen.lines[-1].text.startswith("Ana: 19 ")
    assert screen.lines[0].text == f"… and {20 - (len(screen.lines) - 1)} lines before"


@pytest.mark.req("PL-67")
def test_help_is_three_lines_and_the_rules_of_every_game(words: Words) -> None:
    screen = help_screen(words)
    assert_within_limits(screen)
    assert len(screen.lines) == 3 + len(HELPFUL)
    assert codes(screen) == [(RULES, key) for key in GAMES]


# --- Rules ---------------------------------------------------------------------------------------------


@pytest.mark.req("PL-25")
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_are_pages_that_fit(game: str, words: Words) -> None:
    first, count = len(tutorial_of(game)), len(rules_pages(game, "en"))
    assert count > (1 if game in COMPLETE else 0)
    for page in range(first, first + count):
        screen = rules_screen(game, page, words, Appearance())
        assert screen.picture is None
        assert_within_limits(screen)
        assert len(text_of(screen).encode("utf-16-le")) // 2 <= 1024
        pages = [code.number for button in all_buttons(screen) if (code := read_code(button.code))]
        assert pages == [other for other in (page - 1, page + 1) if 0 <= other < first + count]
        assert not set(text_of(screen)) & set("*`|#")


@pytest.mark.parametrize("game", GAMES)
def test_no_word_of_the_rules_is_lost(game: str, words: Words) -> None:
    source = rules_files(game)["en"].read_text(encoding="utf-8")
    shown = " ".join(line.text for page in rules_pages(game, "en") for line in page)
    source = re.sub(r"<!--if table.*?<!--end-->|<!--.*?-->", " ", source, flags=re.DOTALL)
    for mark in "*`|#":
        source = source.replace(mark, " ")
    missing = {word for word in source.split() if word.strip("-–:") and word.strip("_") not in shown}
    assert missing == set()


def test_a_page_beyond_the_last_is_the_last(words: Words) -> None:
    last = len(tutorial_of("santase")) + len(rules_pages("santase", "en")) - 1
    assert rules_screen("santase", 99, words) == rules_screen("santase", last, words)


def test_tables_in_the_rules_are_read_row_by_row(words: Words) -> None:
    shown = [line.text for page in rules_pages("santase", "en") for line in page]
    assert "• target – One: 11 · Two: 10 · Three: 11 · Bulgarian: 11" in shown
