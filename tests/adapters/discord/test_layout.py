from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from adapters.discord.layout import (
    COMPONENTS_MAX,
    LABEL_LENGTH_MAX,
    OPTIONS_MAX,
    ROW_MAX,
    TEXT_LENGTH_MAX,
    Component,
    code_of,
    components,
)
from adapters.screens import (
    help_screen,
    log_pages,
    log_screen,
    private_screen,
    public_screen,
    rules_screen,
)
from adapters.screens.screen import Button, Line, Link, Menu, Screen
from adapters.text.names import table_names
from adapters.text.words import words_for
from engine.commands import Act
from engine.games import GAMES
from engine.table import Table
from engine.table_view import PLAYING
from tests.engine.games.test_every_game import SETTINGS
from tests.engine.games.test_every_screen import started
from tests.engine.games.walk import Setting

WORDS = words_for("en")
MOVES_MAX = 45
STRIDE = 3  # states between two that are looked at


def walk(shown: list[Component]) -> Iterator[Component]:
    """Every component, however nested."""
    for one in shown:
        yield one
        yield from walk(one.get("components", []))


def content(shown: list[Component]) -> str:
    """All text of a message."""
    return "\n".join(one["content"] for one in walk(shown) if "content" in one)


def choices(shown: list[Component]) -> list[str]:
    """Every code that can be pressed or chosen, in order."""
    found = []
    for one in walk(shown):
        if "options" in one:
            found += [option["value"] for option in one["options"]]
        elif "custom_id" in one:
            found.append(one["custom_id"])
    return [code_of(custom_id) for custom_id in found]


def complaints(shown: list[Component]) -> list[str]:
    """Which of Discord's limits a message breaks."""
    every = [*walk(shown)]
    custom_ids = [one["custom_id"] for one in every if "custom_id" in one]
    selects = [one for one in every if one["type"] == 3]
    labels = [one["label"] for one in every if one["type"] == 2]
    options = [[option["value"] for option in one["options"]] for one in selects]
    rules = {
        "too many": len(every) <= COMPONENTS_MAX,
        "too long": 0 < len(content(shown).encode("utf-16-le")) // 2 <= TEXT_LENGTH_MAX,
        "ids alike": len(set(custom_ids)) == len(custom_ids),
        "id too long": all(1 <= len(custom_id) <= 100 for custom_id in custom_ids),
        "rows": all(1 <= len(one["components"]) <= ROW_MAX for one in every if one["type"] == 1),
        "menu in company": all(
            len(one["components"]) == 1 for one in every if one["type"] == 1 and one["components"][0]["type"] == 3
        ),
        "labels": all(1 <= len(label) <= LABEL_LENGTH_MAX for label in labels),
        "menus": all(1 <= len(values) <= OPTIONS_MAX == 25 for values in options),
        "values alike": all(len(set(values)) == len(values) for values in options),
    }
    return [name for name, is_kept in rules.items() if not is_kept]


def codes(screen: Screen) -> list[str]:
    """The codes of a screen's buttons."""
    return [control.code for row in screen.controls for control in row if isinstance(control, Button)]


def screens_of(table: Table) -> Iterator[Screen]:
    """Everything that anyone is shown of a table."""
    people: list[Any] = [*table.people, None]
    for person in people:
        view = table.view(person)
        names = table_names(view, {one: f"P{one}" for one in table.people}, WORDS)
        shown = [private_screen(view, names, WORDS), private_screen(view, names, WORDS, "gone")]
        yield from (screen for screen in shown if screen is not None)
        if person is None:
            yield public_screen(view, names, WORDS)
            yield from (log_screen(page) for page in log_pages(view, names, WORDS)[-2:])


def test_a_screen_is_a_text_and_rows_in_a_frame() -> None:
    screen = Screen(
        (Line("Santase", "title"), Line("Your turn", "strong")),
        ((Button("Q♥", "aabcdefghijkl 3 play QH", "primary"), Button("Leave", "labc", "danger")),),
    )
    buttons = [
        {"type": 2, "style": 1, "label": "Q♥", "custom_id": "aabcdefghijkl 3 play QH"},
        {"type": 2, "style": 4, "label": "Leave", "custom_id": "labc"},
    ]
    text = {"type": 10, "content": "### Santase\n**Your turn**"}
    assert components(screen) == [{"type": 17, "components": [text, {"type": 1, "components": buttons}]}]


def test_without_buttons_there_is_no_frame() -> None:
    assert components(Screen((Line("Ana: hello"),))) == [{"type": 10, "content": "Ana: hello"}]
    assert components(Screen(())) == [{"type": 10, "content": "…"}]


@pytest.mark.req("PL-30")
def test_a_picture_stands_first_and_is_described() -> None:
    screen = Screen((Line("Your turn"),), alt="Five dice: 1, 1, 2, 3, and 6.")
    item = {"media": {"url": "attachment://x.png"}, "description": screen.alt}
    text = {"type": 10, "content": "Your turn"}
    assert components(screen, "x.png") == [{"type": 17, "components": [{"type": 12, "items": [item]}, text]}]
    assert components(screen) == [text]
    assert components(screen._replace(alt=""), "x.png")[0]["components"][0]["items"] == [{"media": item["media"]}]


@pytest.mark.parametrize("sign", ["x", "🂡"], ids=["letters", "signs that count twice"])
def test_a_description_is_as_long_as_discord_takes(sign: str) -> None:
    (gallery, *_) = components(Screen((Line("x"),), alt=sign * 3000), "x.png")[0]["components"]
    assert 500 < len(gallery["items"][0]["description"].encode("utf-16-le")) // 2 <= 1024


def test_equal_cards_have_buttons_of_their_own_that_mean_the_same() -> None:
    card = Button("Q♥", "aabcdefghijkl 3 play QH")
    shown = components(Screen((Line("x"),), ((card, card, card),)))
    assert complaints(shown) == []
    assert choices(shown) == [card.code] * 3


def test_a_menu_is_a_select_in_a_row_of_its_own() -> None:
    menu = Menu("Which box?", tuple(Button(f"Box {n}", f"aabcdefghijkl 3 box {n}") for n in range(30)))
    shown = components(Screen((Line("x"),), ((Button("Roll", "roll"), menu, Link("Rules", "https://x.example")),)))
    assert complaints(shown) == []
    assert choices(shown) == ["roll", *(code for button in menu.choices for code in [button.code])]
    rows = [one["components"] for one in walk(shown) if one["type"] == 1]
    assert [len(row) for row in rows] == [1, 1, 1, 1]
    assert rows[-1] == [{"type": 2, "style": 5, "label": "Rules", "url": "https://x.example"}]


@pytest.mark.parametrize("count", [1, 5, 6, 25, 30, 31, 60, 200])
def test_no_button_is_left_out(count: int) -> None:
    buttons = tuple(Button(f"Card {n}", f"aabcdefghijkl 3 play {n}") for n in range(count))
    for rows in ((buttons,), tuple((button,) for button in buttons), (buttons[:3], (), buttons[3:])):
        shown = components(Screen((Line("x"),), rows), "x.png")
        assert complaints(shown) == []
        assert choices(shown) == [button.code for button in buttons]


def test_long_and_empty_labels_are_shortened_and_filled() -> None:
    shown = components(Screen((Line("x"),), ((Button("x" * 200, "a"), Button(" ", "b")),)))
    assert [one["label"] for one in walk(shown) if "label" in one] == ["x" * 79 + "…", "…"]


def test_of_too_many_lines_the_first_and_the_last_are_shown() -> None:
    lines = [Line("Santase", "title"), *(Line(f"{n} " + "🂡" * 90) for n in range(60)), Line("Your turn", "strong")]
    shown = components(Screen(tuple(lines)))
    assert complaints(shown) == []
    written = content(shown).split("\n")
    assert (written[0], written[-1]) == ("### Santase", "**Your turn**")
    assert written.count("…") == 1
    assert len(written) == 1 + 10 + 1 + 10 + 1


@pytest.mark.req("PL-6")
@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_every_screen_of_every_game_fits_as_it_is(setting: Setting) -> None:
    random = Random(5)
    table = started(setting, 5)
    for count in range(MOVES_MAX):
        for screen in screens_of(table) if count % STRIDE == 0 else ():
            shown = components(screen, "x.png")
            assert complaints(shown) == []
            assert choices(shown) == codes(screen)
            assert content(shown).count("\n") == len(screen.lines) - 1
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
        assert complaints(components(screen)) == []
        assert choices(components(screen)) == codes(screen)
        assert "…" not in content(components(screen)).split("\n")
