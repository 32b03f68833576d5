"""Choosing the options of a table: a list of what can be set, and for each the choices. Opened for one person."""

from __future__ import annotations

from dataclasses import Field
from typing import Any, NamedTuple

from adapters.screens.buttons import HAND, OPTIONS
from adapters.screens.drafts import SLOTS_MAX, Page, open_page, rows_of, way_buttons
from adapters.screens.lobby import (
    lobby_button,
    open_button,
    option_text,
    options_line,
    preset_text,
    timer_text,
    title,
)
from adapters.screens.screen import Button, Line, Screen
from adapters.text.words import Words
from engine.commands import Command, SetGame, SetOption, SetPreset, SetPublic, SetSeats, SetTimer
from engine.games import GAMES, game_of
from engine.table_commands import TURN_SECONDS
from engine.table_view import TableView


def options_screen(view: TableView, words: Words, draft: str = OPTIONS) -> Screen:
    """What can be set at this table, or the choices for the one thing that the draft has opened."""
    opened = draft.split()[1] if " " in draft else ""
    choices = _choices(view, words)
    if opened not in choices:
        return _list_screen(view, words, list(choices))
    buttons = choices[opened]
    page = _page(draft, opened, len(buttons))
    shown = [buttons[int(entry.code.split()[2])] for entry in page.shown]
    ways = way_buttons(page, view.id, view.revision, words)
    lines = [title(view, words), Line(_setting_name(view, opened, words), "strong"), *_about(view, opened, words)]
    rows = [*rows_of([shown]), ways]
    return Screen(tuple(lines), tuple(map(tuple, rows)), lines[1].text)


class TableSetting(NamedTuple):
    """Something that can be set at a table: its key in menus, its name and what is chosen now."""

    key: str
    name: str
    value: str


def settings_now(view: TableView, words: Words) -> list[TableSetting]:
    """Everything that can be set at this table, as it is."""
    values = {"preset": preset_text(view, words), "timer": timer_text(view.game, view.turn_seconds, words)}
    values |= {
        name: option_text(view.game, name, getattr(view.options, name), words)
        for name, field in view.options.fields().items()
        if field.metadata["shown"]
    }
    if len(game_of(view.game).info.seat_counts) > 1:
        values["seats"] = words("seats-open") if view.more_seats else words("seats", count=len(view.seats))
    values["public"] = words("public-on") if view.is_public else words("public-off")
    return [TableSetting(key, _setting_name(view, key, words), value) for key, value in values.items()]


def _list_screen(view: TableView, words: Words, settings: list[str]) -> Screen:
    buttons = [
        open_button(view, words("menu", label=_setting_name(view, setting, words)), f"{OPTIONS} {setting}")
        for setting in settings
    ]
    back = open_button(view, words("button-back"), HAND)
    lines = (title(view, words), options_line(view, words), Line(words("options-owner"), "quiet"))
    return Screen(lines, tuple(map(tuple, [*rows_of([buttons[:SLOTS_MAX]]), [back]])), words("button-options"))


def _page(draft: str, opened: str, count: int) -> Page:
    """The page of choices by their numbers, with the menu's words in front, so that a draft finds them."""
    return open_page([f"{OPTIONS} {opened} {number}" for number in range(count)], draft)


def _setting_name(view: TableView, setting: str, words: Words) -> str:
    if setting in view.options.fields():
        return words(f"{view.game}-option-{setting}-name")
    return words(f"setting-{setting}")


def _about(view: TableView, setting: str, words: Words) -> list[Line]:
    """What each rule set is, in one line each."""
    if setting != "preset":
        return []
    return [
        Line(
            words(
                "preset-about",
                preset=words(f"{view.game}-preset-{name}"),
                about=words(f"{view.game}-preset-{name}-about"),
            )
        )
        for name in game_of(view.game).info.presets_in(words.language)
    ]


def option_choices(game: str, words: Words) -> list[tuple[str, str, str]]:
    """Every shown option of a game with each of its values, and that in words; for typed commands."""
    return [
        (name, _text(value), option_text(game, name, value, words))
        for name, field in game_of(game).info.options.fields().items()
        if field.metadata["shown"]
        for value in _values(field)
    ]


def _choices(view: TableView, words: Words) -> dict[str, list[Button]]:
    """For everything that can be set here, a button for each choice; the present one is marked."""
    info = game_of(view.game).info

    def button(command: Command, label: str, is_now: bool) -> Button:
        return lobby_button(view, words("choice-now", label=label) if is_now else label, command)

    settings: dict[str, list[tuple[Command, str, bool]]] = {
        "preset": [
            (SetPreset(name), words(f"{view.game}-preset-{name}"), name == view.preset)
            for name in info.presets_in(words.language)
        ]
    }
    for name, field in view.options.fields().items():
        if field.metadata["shown"]:
            now = getattr(view.options, name)
            settings[name] = [
                (SetOption(name, _text(value)), option_text(view.game, name, value, words), value == now)
                for value in _values(field)
            ]
    settings["timer"] = [
        (SetTimer(seconds), words("timer", seconds=seconds), seconds == view.turn_seconds)
        for seconds in TURN_SECONDS
    ]
    if len(info.seat_counts) > 1:
        settings["seats"] = [
            (SetSeats(0), words("seats-open"), bool(view.more_seats)),
            *(
                (SetSeats(count), words("seats", count=count), not view.more_seats and count == len(view.seats))
                for count in info.seat_counts
            ),
        ]
    settings["game"] = [(SetGame(key), words(f"{key}-name"), key == view.game) for key in GAMES]
    settings["public"] = [
        (SetPublic(True), words("public-on"), view.is_public),
        (SetPublic(False), words("public-off"), not view.is_public),
    ]
    return {setting: [button(*choice) for choice in choices] for setting, choices in settings.items()}


def _values(field: Field[Any]) -> list[Any]:
    """The values that an option offers as buttons."""
    if isinstance(field.default, bool):
        return [True, False]
    return list(field.metadata["choices"] or range(field.metadata["low"], field.metadata["high"] + 1))


def _text(value: object) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)
