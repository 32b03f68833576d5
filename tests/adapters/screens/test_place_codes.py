"""What the buttons of a place say: written and read in one place, whichever screen offers them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from adapters.screens.bells import ZONE, ZONE_MAX, ZONE_MIN, Rung, bells_screen
from adapters.screens.buttons import PLACE, Code, read_code
from adapters.screens.notices import greeting_screen, play_screen
from adapters.screens.place_codes import (
    AskToClose,
    AskToEnd,
    BeQuiet,
    Choose,
    ChooseGame,
    ChooseGameApart,
    CloseTable,
    EndMatch,
    LiveIn,
    PlaceCommand,
    PlayApart,
    PlayHere,
    RemovePerson,
    Ring,
    ShowPlace,
    ShowSetting,
    ShowTable,
    ShowTables,
    Silence,
    SpeakIn,
    TakeOut,
    place_code,
    read_place_code,
)
from adapters.screens.place_settings import (
    CHOICES,
    GAME,
    LANGUAGE,
    PlaceSeen,
    game_setting,
    place_screen,
    place_setting_screen,
    place_sure_screen,
    place_table_screen,
    place_tables_screen,
)
from adapters.screens.screen import Screen
from adapters.store.records import Listed
from adapters.text.names import table_names
from adapters.text.words import words_for
from engine.games import GAMES
from tests.adapters.screens.limits import all_buttons
from tests.adapters.screens.stages import PEOPLE, started

WORDS = words_for("en")
TABLE = "k3f9Qz77aB12"
TAILS = ("42", "-1001234567890123:123456", "dm:7", "lent:12")

PLACE_CODES: list[tuple[str, PlaceCommand]] = [
    ("play", ChooseGame()),
    ("play thread", ChooseGameApart()),
    ("play sixty-one", PlayHere("sixty-one")),
    ("play sixty-one thread", PlayApart("sixty-one")),
    ("language pt-BR", SpeakIn("pt-BR")),
    ("bell on truco", Ring("truco")),
    ("bell off sixty-one", Silence("sixty-one")),
    ("bell quiet-hours off", BeQuiet("off")),
    ("bell quiet-hours 22-8", BeQuiet("22-8")),
    ("bell zone -690", LiveIn(-690)),
    ("bell zone 0", LiveIn(0)),
    ("show", ShowPlace()),
    ("show per-person", ShowSetting("per-person")),
    ("set chat off", Choose("chat", "off")),
    ("set game-sixty-one on", Choose("game-sixty-one", "on")),
    ("set language pt-BR", Choose("language", "pt-BR")),
    ("set per-place 20", Choose("per-place", "20")),
    ("tables", ShowTables()),
    (f"table {TABLE}", ShowTable(TABLE)),
    (f"sure end {TABLE}", AskToEnd(TABLE)),
    (f"sure close {TABLE}", AskToClose(TABLE)),
    (f"end {TABLE}", EndMatch(TABLE)),
    (f"close {TABLE}", CloseTable(TABLE)),
    (f"remove {TABLE} 17", RemovePerson(TABLE, 17)),
    (f"out {TABLE}", TakeOut(TABLE)),
]


@pytest.mark.parametrize(("what", "command"), PLACE_CODES)
def test_a_code_of_a_place_reads_back_as_what_was_written(what: str, command: PlaceCommand) -> None:
    code = place_code("42", command)
    assert str(code) == f"p42 {what}"
    read = read_place_code(code)
    assert (type(read), read) == (type(command), command)


def test_everything_that_can_be_said_about_a_place_is_written_and_read() -> None:
    assert {type(command) for _, command in PLACE_CODES} == {*get_args(PlaceCommand)}


def screens_of_places(tail: str) -> Iterator[Screen]:
    """Every screen that has buttons of a place, with whatever it can offer."""
    table = started()
    view = table.view(None)
    names = table_names(view, PEOPLE, WORDS)
    listed = Listed(table.id, table.code, table.game, view.phase, tuple(PEOPLE), 0, 2, False, None)
    for word in ("on", "off"):
        settings = {game_setting(game): word for game in GAMES}
        seen = PlaceSeen(tail, "#cards", None, settings, True, True, True)
        yield place_screen(seen, WORDS)
        for setting in (LANGUAGE, GAME, *CHOICES):
            yield place_setting_screen(seen, setting, WORDS)
    yield place_tables_screen(seen, [listed], WORDS)
    for is_home in (True, False):
        yield place_table_screen(seen, view, names, WORDS, is_home=is_home)
    for ending in (CloseTable(table.id), EndMatch(table.id)):
        yield place_sure_screen(seen, view, ending, WORDS)
    elsewhere = [Rung("7", game, "Friends") for game in GAMES]
    for zone in (ZONE_MIN, 0, ZONE_MAX):
        for told in ((), tuple(GAMES)):
            yield bells_screen(tail, "Friends", told, elsewhere, {ZONE: str(zone)}, 0.0, WORDS, is_offered=True)
    yield greeting_screen(tail, WORDS)
    for is_apart in (True, False):
        yield play_screen(tail, tuple(GAMES), WORDS, opens="thread", is_apart=is_apart)


@pytest.mark.parametrize("tail", TAILS)
def test_every_button_that_a_screen_offers_about_a_place_is_read_as_it_is_written(tail: str) -> None:
    offered = set()
    for screen in screens_of_places(tail):
        for button in all_buttons(screen):
            code = read_code(button.code)
            assert code is not None and code.kind == PLACE, button
            command = read_place_code(code)
            assert command is not None, button
            assert str(place_code(code.table_id, command)) == button.code
            offered.add(type(command))
    assert offered == {*get_args(PlaceCommand)}


@pytest.mark.req("PL-6")
@pytest.mark.parametrize(
    "what",
    ["", " ", "dance", "Play", "play ", "play  truco", "play Truco", "play truco thread thread", "play truco\n",
     "play ../en", "language", "language de-", "language de fr", "bell", "bell on", "bell ring truco",
     "bell quiet-hours", "bell quiet-hours 1-2-3", "bell quiet-hours 22–8", "bell zone", "bell zone east",
     "bell zone --60", "bell zone 12345", "bell zone ١", "bell zone 1e3", "bell zone 1_0", "show ", "show a b",
     "set", "set chat", "set chat off on", "set {chat} off", "tables 1", "table", "table k3f", f"table {TABLE}1",
     f"table {TABLE} 1", f"sure {TABLE}", f"sure remove {TABLE}", f"sure sure close {TABLE}", f"close {TABLE} ",
     f"remove {TABLE}", f"remove {TABLE} x", f"remove {TABLE} -1", f"remove {TABLE} ١",
     f"remove {TABLE} {9**30}", "remove 17", f"out {TABLE[:-1]}é"],
)  # fmt: skip
def test_anything_else_says_nothing_about_a_place(what: str) -> None:
    assert read_place_code(Code(PLACE, "42", 0, what)) is None


PARTS = st.sampled_from([*(part for what, _ in PLACE_CODES for part in what.split()), "x", "{game}", "", "٣", "-"])


@given(st.one_of(st.text(max_size=60), st.lists(PARTS, max_size=5).map(" ".join)))
def test_whatever_is_pressed_is_nothing_or_what_a_button_of_ours_would_say(what: str) -> None:
    read = read_place_code(Code(PLACE, "42", 0, what))
    if read is not None:
        written = place_code("42", read)
        assert read_place_code(written) == read
        assert written.what == what or isinstance(read, LiveIn | RemovePerson)  # numbers with zeros before them
