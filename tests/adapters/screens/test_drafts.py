"""However many actions there are, each can be reached with the buttons of one screen at a time."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from adapters.screens import Line, Screen, private_screen
from adapters.screens.buttons import ACT, OPEN, read_code
from adapters.screens.drafts import action_rows
from adapters.screens.games import Label
from adapters.text.names import table_names
from adapters.text.words import Words
from engine.contract import Action, Decision
from engine.games import GAMES
from tests.adapters.screens.limits import all_buttons, assert_within_limits
from tests.adapters.screens.stages import ANA, BEA, PEOPLE, moments

COLUMNS = (
    "ones",
    "twos",
    "threes",
    "fours",
    "fives",
    "sixes",
    "three",
    "four",
    "house",
    "small",
    "large",
    "chance",
)

DECISIONS = {
    "a few": ["pass", "play QH", "play KH"],
    "exactly one screen": [f"play {number}" for number in range(20)],
    "one too many": [f"play {number}" for number in range(21)],
    "six columns of twelve": [f"freeze {column} {row}" for column in range(1, 7) for row in COLUMNS],
    "columns and more": ["roll", "stop"] + [f"freeze {column} {row}" for column in range(6) for row in COLUMNS],
    "a word that is also a beginning": ["keep"] + [f"keep {number}" for number in range(40)] + ["drop"],
    "one word each": [f"word{number}" for number in range(65)],
    "deep": [f"a b c {number} {more}" for number in range(30) for more in range(25)],
}


def reached(show: Callable[[str], Screen]) -> list[str]:
    """Every action found by following OPEN buttons from the screen without a draft."""
    found: list[str] = []
    seen, waiting = {""}, [""]
    while waiting:
        screen = show(waiting.pop())
        assert_within_limits(screen)
        for button in all_buttons(screen):
            code = read_code(button.code)
            assert code is not None
            if code.kind == ACT:
                found.append(code.what)
            elif code.kind == OPEN and code.what not in seen and not code.what.startswith("hints"):
                seen.add(code.what)
                waiting.append(code.what)
    return found


@pytest.mark.req("PL-3")
@pytest.mark.parametrize("name", DECISIONS)
def test_every_action_of_a_large_decision_is_reached(name: str, words: Words) -> None:
    codes = DECISIONS[name]
    decision = Decision(tuple(map(Action, codes)), None, 7)

    def show(draft: str) -> Screen:
        rows, ways = action_rows(decision, draft, "abcdefghijkl", words, lambda some: [list(some)], Label)
        return Screen((Line("x"),), tuple(map(tuple, [*rows, *([ways] if ways else [])])), "x")

    assert set(reached(show)) == set(codes)
    for button in all_buttons(show("")):
        code = read_code(button.code)
        assert code is not None and code.number == 7


def test_a_draft_that_fits_nothing_any_more_is_none(words: Words) -> None:
    decision = Decision(tuple(map(Action, DECISIONS["columns and more"])), None, 7)

    def rows(draft: str) -> object:
        return action_rows(decision, draft, "abcdefghijkl", words, lambda some: [list(some)], Label)

    assert rows("thaw 3") == rows("hand") == rows("~0") == rows("~999") == rows("")
    assert rows("freeze 2") != rows("")


@pytest.mark.req("PL-3", "PL-6")
@pytest.mark.parametrize("preset", GAMES["santase"].info.presets)
def test_every_legal_action_of_a_match_is_on_the_private_screen(preset: str, words: Words) -> None:
    for table in moments(preset, seed=5):
        names = table_names(table.view(None), PEOPLE, words)
        for person in (ANA, BEA):
            view = table.view(person)

            def show(draft: str) -> Screen:
                screen = private_screen(view, names, words, draft)  # noqa: B023 - called before view changes
                assert screen is not None
                return screen

            legal = [action.code for action in view.decision.actions] if view.decision else []
            if table.phase == "playing":
                assert sorted(reached(show)) == sorted(legal)
