"""What those who run a place are shown of its tables, and what their buttons do."""

from __future__ import annotations

import pytest

from adapters.screens.buttons import read_code
from adapters.screens.place_codes import CloseTable, EndMatch
from adapters.screens.place_settings import (
    PlaceSeen,
    place_sure_screen,
    place_table_screen,
)
from adapters.screens.screen import Screen
from adapters.text.names import table_names
from adapters.text.words import words_for
from engine.table import Table
from tests.adapters.screens.limits import all_buttons
from tests.adapters.screens.stages import ANA, BEA, PEOPLE, opened, started

WORDS = words_for("en")
SEEN = PlaceSeen("42", "#cards", None, {}, may_change=True, may_change_elsewhere=False, has_elsewhere=False)


def pressed(screen: Screen) -> list[tuple[str, str]]:
    """What the buttons of a screen are called, and what they do."""
    codes = [(button.label, read_code(button.code)) for button in all_buttons(screen)]
    return [(label, code.what) for label, code in codes if code is not None]


def screen_of(table: Table, *, is_home: bool = True) -> Screen:
    view = table.view(None)
    return place_table_screen(SEEN, view, table_names(view, PEOPLE, WORDS), WORDS, is_home=is_home)


def test_a_table_at_home_can_be_cleared_ended_and_closed() -> None:
    playing = started()
    assert [what for _, what in pressed(screen_of(playing))] == [
        f"remove {playing.id} {ANA}",
        f"remove {playing.id} {BEA}",
        f"sure end {playing.id}",
        f"sure close {playing.id}",
        f"out {playing.id}",
        "tables",
    ]
    lobby = opened()
    whats = [what for _, what in pressed(screen_of(lobby))]
    assert f"sure end {lobby.id}" not in whats and f"sure close {lobby.id}" in whats


def test_a_table_that_is_a_guest_can_only_be_sent_away() -> None:
    table = started()
    assert [what for _, what in pressed(screen_of(table, is_home=False))] == [f"out {table.id}", "tables"]


def test_a_table_is_called_by_its_title_where_there_is_room_for_one_line() -> None:
    for screen in (screen_of(started()), screen_of(started(), is_home=False)):
        assert screen.short == screen.lines[0].text
        assert screen.lines[0].style == "title"


@pytest.mark.parametrize(("ending", "what", "label"), [(CloseTable, "close", "Close"), (EndMatch, "end", "End")])
def test_what_ends_something_is_asked_once_more(
    ending: type[CloseTable | EndMatch], what: str, label: str
) -> None:
    table = started()
    screen = place_sure_screen(SEEN, table.view(None), ending(table.id), WORDS)
    (yes, does), (_, leads_back) = pressed(screen)
    assert yes.startswith(label)
    assert (does, leads_back) == (f"{what} {table.id}", f"table {table.id}")
    assert screen.short == screen.lines[1].text and yes in screen.short
