"""The lobby shows teams, asks about swaps, and offers a seat where a table can grow."""

from __future__ import annotations

import pytest

from adapters.screens import Screen, private_screen, public_screen
from adapters.screens.buttons import read_code
from adapters.screens.lobby_codes import read_lobby_code
from adapters.text.names import table_names
from adapters.text.words import Words, languages
from engine.commands import Command, Sit, Swap
from tests.adapters.screens.limits import all_buttons, assert_within_limits, text_of
from tests.engine.tables import ANA, BEA, CYD, DEE, Kept
from tests.engine.test_seats import Fresh

PEOPLE = {ANA: "Ana", BEA: "Bea", CYD: "Cyd", DEE: "Dee"}


def screens(kept: Kept, words: Words, person: int | None = None, draft: str = "") -> Screen:
    view = kept.table.view(person)
    names = table_names(view, PEOPLE, words)
    if person is None:
        return public_screen(view, names, words)
    screen = private_screen(view, names, words, draft)
    assert screen is not None
    return screen


def commands_on(screen: Screen) -> list[Command | None]:
    codes = [read_code(button.code) for button in all_buttons(screen)]
    return [read_lobby_code(code) for code in codes if code is not None and code.kind == "l"]


def four() -> Kept:
    kept = Fresh("truco", 2)
    for person in (BEA, CYD, DEE):
        kept.do(Sit(), person)
    return kept


@pytest.mark.req("PL-13", "PL-14")
@pytest.mark.parametrize("language", sorted(languages()))
def test_the_lobby_shows_the_teams(language: str) -> None:
    words = Words(language)
    text = text_of(screens(four(), words))
    for number, team in ((1, ["Ana", "Cyd"]), (2, ["Bea", "Dee"])):
        assert words("team-line", number=number, names=words.list(team)) in text
    duel = Fresh("truco", 2)
    assert words("team-line", number=1, names="Ana") not in text_of(screens(duel, words))


@pytest.mark.req("PL-13")
def test_whoever_finds_a_full_table_that_grows_may_sit_down(words: Words) -> None:
    kept = four()
    assert Sit() in commands_on(screens(kept, words))
    for person in (5, 6):
        kept.do(Sit(), person)
    assert not any(isinstance(command, Sit) for command in commands_on(screens(kept, words)))


@pytest.mark.req("PL-13")
@pytest.mark.parametrize("language", sorted(languages()))
def test_a_swap_is_asked_in_private_and_answered_wherever_it_is_seen(language: str) -> None:
    kept, words = four(), Words(language)
    assert words("button-swap") in [button.label for button in all_buttons(screens(kept, words))]
    menu = screens(kept, words, BEA, "swap")
    assert commands_on(menu) == [Swap(1, 0), Swap(1, 2), Swap(1, 3)]
    kept.do(Swap(1, 2), BEA)
    for screen in (screens(kept, words), screens(kept, words, CYD), menu):
        assert_within_limits(screen)
    for screen in (screens(kept, words), screens(kept, words, CYD)):
        assert {Swap(1, 2), Swap(1, 2, False)} <= set(commands_on(screen))
        assert words("swap-asked", name="Bea", other="Cyd") in text_of(screen)
    assert Swap(1, 2) not in commands_on(screens(kept, words, DEE))
