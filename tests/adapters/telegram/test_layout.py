"""Screens as Telegram's text and buttons: within its limits, and nothing in them works that should not."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from adapters.screens import help_screen, log_pages, log_screen, private_screen, public_screen, rules_screen
from adapters.screens.numbered import number_rows
from adapters.screens.screen import Button, Line, Link, Menu, OwnWay, Screen
from adapters.telegram.contents import with_links
from adapters.telegram.keyboard import BUTTONS_MAX, INLINE, LABEL_LENGTH_MAX, ROW_MAX, keyboard
from adapters.telegram.links import hand_link, read_seat, read_shown, show_link
from adapters.telegram.replies import ANSWER_LENGTH_MAX, answer_text
from adapters.telegram.text import TEXT_LENGTH_MAX, UNSEEN, length, message_text
from adapters.text.names import table_names
from adapters.text.words import words_for
from engine.commands import Act
from engine.games import GAMES
from engine.table import Table
from engine.table_view import PLAYING
from tests.engine.games.test_every_game import SETTINGS
from tests.engine.games.test_every_screen import started
from tests.engine.games.walk import Setting
from tests.stand_ins.telegram.formatting import detected, parse_html
from tests.stand_ins.telegram.keyboards import read_keyboard

WORDS = words_for("en")
MOVES_MAX = 45
STRIDE = 5  # states between two that are looked at
ENTITIES_MAX = 100


def codes(shown: dict[str, Any]) -> list[str]:
    return [button["callback_data"] for row in shown["inline_keyboard"] for button in row if "url" not in button]


def complaints(screen: Screen) -> list[str]:
    """Which of Telegram's limits a message breaks, by the rules of the stand-in where it has them."""
    shown = keyboard(screen.controls)
    read_keyboard(shown, is_private=False)
    text = parse_html(message_text(screen))
    rows = shown["inline_keyboard"]
    rules = {
        "too long": 0 < length(text.text) <= TEXT_LENGTH_MAX,
        "entities": len(text.entities) <= ENTITIES_MAX,
        "working": detected(text) == [],
        "too many": sum(map(len, rows)) <= BUTTONS_MAX,
        "rows": all(1 <= len(row) <= ROW_MAX for row in rows),
        "labels": all(1 <= len(button["text"]) <= LABEL_LENGTH_MAX for row in rows for button in row),
    }
    return [name for name, is_kept in rules.items() if not is_kept]


def buttons(screen: Screen) -> list[str]:
    return [control.code for row in screen.controls for control in row if isinstance(control, Button)]


# --- Text ----------------------------------------------------------------------------------------------


def test_lines_have_a_look_and_people_cannot_give_them_one() -> None:
    screen = Screen((Line("Santase", "title"), Line("<b>Ana & co"), Line("psst", "quiet")))
    assert message_text(screen) == "<b>Santase</b>\n&lt;b&gt;Ana &amp; co\n<i>psst</i>"


@pytest.mark.req("PL-17")
def test_a_clock_at_the_end_of_a_line_is_counted_down_by_telegram() -> None:
    text = parse_html(message_text(Screen((Line("2 minutes", "quiet", 1_700_000_000),))))
    assert text.text == "2 minutes · 22:13:20 UTC"
    clock = {"type": "date_time", "offset": 12, "length": 12, "unix_time": 1_700_000_000, "date_time_format": "r"}
    assert clock in text.entities


def test_clocks_count_as_part_of_a_long_text() -> None:
    screen = Screen(tuple(Line("x" * 90, until=1_700_000_000) for _ in range(60)))
    assert 3_900 < length(parse_html(message_text(screen)).text) <= TEXT_LENGTH_MAX


@pytest.mark.req("PL-43")
@pytest.mark.parametrize("text", ["@all", "hello @ana_b!", "/leave", "see #deal and $EUR", "(@x1234)"])
def test_nothing_in_a_text_works_by_itself(text: str) -> None:
    shown = parse_html(message_text(Screen((Line(text),))))
    assert detected(shown) == []
    assert shown.text.replace(UNSEEN, "") == text


@pytest.mark.req("PL-43", "PL-62")
def test_only_the_one_who_is_meant_is_mentioned() -> None:
    screen = Screen((Line("Ana, it is your turn."), Line("@bo")), mention="5000000001")
    shown = parse_html(message_text(screen))
    assert [(one["type"], one["user_id"]) for one in shown.entities] == [("text_mention", 5000000001)]
    assert detected(shown) == []


def test_a_screen_without_words_still_is_a_message() -> None:
    assert message_text(Screen(())) == "…"
    assert message_text(Screen((Line("\x00"), Line("\u202e")))) == "…"


def test_of_too_many_lines_the_first_and_the_last_are_shown() -> None:
    lines = [Line("Santase", "title"), *(Line(f"{n} " + "🂡" * 90) for n in range(60)), Line("Your turn", "strong")]
    screen = Screen(tuple(lines))
    assert complaints(screen) == []
    written = parse_html(message_text(screen)).text.split("\n")
    assert (written[0], written[-1], written.count("…")) == ("Santase", "Your turn", 1)
    assert len(written) > 20


@pytest.mark.req("PL-5")
def test_deals_that_are_over_are_folded_and_the_present_one_lies_open() -> None:
    deals = [Line("Deal 1", "strong"), Line("Ana <takes> it"), Line("Deal 2", "strong"), Line("Bo leads")]
    text = message_text(Screen((Line("Seal 12345678…"), *deals), folded=(1, 3)))
    parsed = parse_html(text)
    (folded,) = [one for one in parsed.entities if one["type"] == "expandable_blockquote"]
    start, end = folded["offset"], folded["offset"] + folded["length"]
    assert parsed.text[start:end] == "Deal 1\nAna <takes> it"
    assert parsed.text.split("\n")[-2:] == ["Deal 2", "Bo leads"]


@pytest.mark.parametrize("text", ["short", "x" * 500, "🂡" * 150, "first\nsecond", "a\n" * 150])
def test_an_answer_to_a_press_always_fits(text: str) -> None:
    said = answer_text(text)
    assert 0 < length(said) <= ANSWER_LENGTH_MAX
    assert said == text or (said.endswith("…") and text.startswith(said[:-1]))


# --- Buttons -------------------------------------------------------------------------------------------


def test_a_menu_lies_open_and_a_link_leads_out() -> None:
    menu = Menu("Which box?", tuple(Button(f"Box {n}", f"box {n}") for n in range(5)))
    shown = keyboard(((Button("Roll", "roll"), menu, Link("Rules", "https://x.example")),))
    labels = [[button["text"] for button in row] for row in shown["inline_keyboard"]]
    assert labels == [["Roll", "Rules"], ["Box 0", "Box 1"], ["Box 2", "Box 3"], ["Box 4"]]
    assert shown["inline_keyboard"][0][1] == {"text": "Rules", "url": "https://x.example"}


def test_labels_have_room_on_a_phone() -> None:
    def rows(*labels: str) -> list[list[str]]:
        shown = keyboard((tuple(Button(label, "a") for label in labels),))
        return [[button["text"] for button in row] for row in shown["inline_keyboard"]]

    assert rows("A♠", "10♠", "K♠", "Q♠", "J♠", "9♠") == [["A♠", "10♠", "K♠", "Q♠", "J♠", "9♠"]]
    long, short = "Tables per person ▸", "Chat ▸"
    assert rows(short, long, short, long) == [[short, long], [short, long]]
    assert rows(long, "x" * 40) == [[long, "x" * 40]], "two are cut in the middle, and can be told apart"


@pytest.mark.parametrize("count", [1, 8, 9, 40, 100])
def test_no_button_is_left_out(count: int) -> None:
    many = tuple(Button(f"Card {n}", f"play {n}") for n in range(count))
    for rows in ((many,), tuple((button,) for button in many)):
        screen = Screen((Line("x"),), rows)
        assert complaints(screen) == []
        assert codes(keyboard(rows)) == buttons(screen)


def test_long_and_empty_labels_are_shortened_and_filled() -> None:
    shown = keyboard(((Button("x" * 200, "a"), Button(" ", "b")),))
    assert [button["text"] for button in shown["inline_keyboard"][0]] == ["x" * 63 + "…", "…"]


def test_without_buttons_those_that_were_there_go() -> None:
    assert keyboard(()) == {"inline_keyboard": []}


# --- Every screen --------------------------------------------------------------------------------------


def screens_of(table: Table) -> Iterator[Screen]:
    """Everything that anyone is shown of a table."""
    people: list[Any] = [*table.people, None]
    for person in people:
        view = table.view(person)
        names = table_names(view, {one: f"P{one}" for one in table.people}, WORDS)
        shown = [private_screen(view, names, WORDS), private_screen(view, names, WORDS, "gone")]
        yield from (screen for screen in shown if screen is not None)
        if person is None:
            yield with_links(public_screen(view, names, WORDS, is_numbered=True), "tablemates_bot", view.id)
            yield from (log_screen(page) for page in log_pages(view, names, WORDS)[-2:])


@pytest.mark.req("PL-6")
@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_every_screen_of_every_game_fits_as_it_is(setting: Setting) -> None:
    random = Random(5)
    table = started(setting, 5)
    for count in range(MOVES_MAX):
        for screen in screens_of(table) if count % STRIDE == 0 else ():
            assert complaints(screen) == []
            assert codes(keyboard(screen.controls)) == buttons(screen)
            assert message_text(screen).count("\n") == len(screen.lines) - 1
        if table.phase != PLAYING:
            break
        assert table.match is not None
        seat = random.choice(table.match.asked)
        decision = table.match.decision(seat)
        assert decision is not None
        table.do(Act(random.choice(decision.actions).code, decision.number), seat + 1, 0.0)


def test_screens_beside_the_table_fit_as_they_are() -> None:
    shown = [help_screen(WORDS)]
    for game in GAMES:
        shown += [rules_screen(game, page, WORDS) for page in range(20)]
    for screen in shown:
        assert complaints(screen) == []
        assert "…" not in message_text(screen).split("\n")


# --- Links ---------------------------------------------------------------------------------------------

TABLE = "abcdef012345"


@pytest.mark.req("PL-4", "PL-11")
def test_a_lobby_and_a_numbered_table_lead_to_the_hand() -> None:
    sit, hand = Button("Sit at 2", f"l{TABLE} 4 sit 1"), Button("My hand", f"o{TABLE} 4 hand")
    lobby = with_links(Screen((Line("x"),), ((sit,),), own_way=OwnWay()), "our_bot", TABLE)
    to_hand = f"https://t.me/our_bot?start=o{TABLE}_0_hand"
    assert lobby.controls == ((sit,), (Link("💬 @our_bot", to_hand),))
    plain = Screen((Line("x"),), ((hand,),))
    assert with_links(plain, "our_bot", TABLE) == plain
    numbers = (Button("1", f"n{TABLE} 9 1"),)
    numbered = Screen((Line("x"),), (numbers, (hand,)), own_way=OwnWay("My hand", 1))
    assert with_links(numbered, "our_bot", TABLE).controls == (numbers, (hand,), (Link("💬 My hand", to_hand),))
    typed = with_links(numbered, "our_bot", TABLE, has_inline=True).controls
    assert typed == ((Link("@ My hand", INLINE),), (hand,), (Link("💬 My hand", to_hand),))
    assert keyboard(typed)["inline_keyboard"][0] == [{"text": "@ My hand", "switch_inline_query_current_chat": ""}]


@pytest.mark.req("PL-11")
def test_links_are_read_as_they_were_written() -> None:
    assert read_seat(f"j{TABLE}") == TABLE
    payload = hand_link("b", TABLE).partition("=")[2]
    code = read_shown(payload)
    assert code is not None and (code.table_id, code.what) == (TABLE, "hand")
    assert show_link("b", code).endswith(payload)


@pytest.mark.parametrize(
    "payload", ["", "hello", f"a{TABLE}_1_play_QH", f"l{TABLE}_1_leave", "r_0_x y", "j12", "ä"]
)
def test_a_link_never_acts(payload: str) -> None:
    assert (read_seat(payload), read_shown(payload)) == (None, None)


def test_a_code_that_no_link_can_hold_leads_to_the_hand() -> None:
    code = read_shown(f"o{TABLE}_3_options")
    assert code is not None
    odd = code._replace(what="options preset_a ~2")
    assert show_link("b", odd) == hand_link("b", TABLE)


def test_numbered_buttons_fit() -> None:
    table = started(SETTINGS[0], 1)
    assert complaints(Screen((Line("x"),), tuple(map(tuple, number_rows(table.view(None)))))) == []
