"""The lobby as a table with seats around it: whoever is there, and what pressing a seat offers to this person."""

from __future__ import annotations

from typing import Literal, NamedTuple

from adapters.pictures.descriptions import Background
from adapters.playground.pages import buttons_of
from adapters.screens.buttons import OPTIONS
from adapters.screens.games import Names
from adapters.screens.lobby import how_texts, lobby_button, open_button, options_line, waiting_line
from adapters.screens.options import TableSetting, settings_now
from adapters.screens.screen import Button, Control, Screen
from adapters.screens.seal import next_seal_lines
from adapters.text.words import Words
from engine.commands import Clear, Fill, Sit, Start, Swap
from engine.contract import Seat
from engine.games import game_of
from engine.table_commands import HOUSE_LEVELS
from engine.table_view import SeatView, TableView

NORMAL = "normal"  # how house players play unless they are chosen one by one


class LobbySeat(NamedTuple):
    """A seat as the lobby draws it."""

    position: int  # clockwise from the viewer, who sits at the bottom
    kind: Literal["me", "person", "house", "free"]
    name: str
    about: str  # who is the owner, ready or away; how strong the house plays
    team: int | None
    wins: int
    presses: tuple[Button, ...]  # what may be chosen here; one alone is the seat itself


class ShownSetting(NamedTuple):
    """Something that is set at this table, and the button that changes it, for whoever may."""

    setting: TableSetting
    button: Button | None


class DrawnLobby(NamedTuple):
    """A table before its match."""

    seats: tuple[LobbySeat, ...]
    settings: tuple[ShownSetting, ...]
    how: tuple[str, str]  # the game in two lines
    seal: tuple[str, ...]  # of the next match: how it begins, and who has added to it
    waiting: str
    owner_only: str  # why the settings cannot be pressed
    background: Background


def drawn_lobby(view: TableView, names: Names, words: Words, person: int, background: Background) -> DrawnLobby:
    """The lobby of a table for one person."""
    seats = [_seat(view, number, names, words) for number in range(len(view.seats))]
    if view.more_seats and not any(seat.is_free for seat in view.seats):
        seats.append(_one_more(view, words))
    is_owner = view.owner == person
    settings = tuple(
        ShownSetting(one, open_button(view, one.value, f"{OPTIONS} {one.key}") if is_owner else None)
        for one in settings_now(view, words)
    )
    owner_only = "" if is_owner else words("page-options-owner")
    how = how_texts(view, words)
    waiting = (
        waiting_line(view, names, words).text if view.me is None else ""
    )  # Players read it beside their keys.
    seal = tuple(line.text for line in next_seal_lines(view, names, words))
    return DrawnLobby(tuple(seats), settings, how, seal, waiting, owner_only, background)


def with_way_on(own: Screen, view: TableView, words: Words) -> Screen:
    """One's own buttons in a lobby: while seats are free, filling them is the way on, and starting is not yet."""
    start = lobby_button(view, "", Start()).code
    if not any(seat.is_free for seat in view.seats) or not any(start == one.code for one in buttons_of(own)):
        return own
    fill = lobby_button(view, words("button-fill-all"), Fill(NORMAL))._replace(tone="primary")
    rows = []
    for row in own.controls:
        is_here = any(isinstance(one, Button) and one.code == start for one in row)
        plain = (one._replace(tone="plain") if isinstance(one, Button) else one for one in row)
        rows.append((fill, *plain) if is_here else row)
    return own._replace(controls=tuple(rows))


def with_values(own: Screen, view: TableView, words: Words) -> Screen:
    """What can be set, with what is chosen on the buttons themselves instead of in a line above them."""
    settings = {open_button(view, "", f"{OPTIONS} {one.key}").code: one for one in settings_now(view, words)}
    if not any(button.code in settings for button in buttons_of(own)):
        return own

    def told(control: Control) -> Control:
        if not isinstance(control, Button) or control.code not in settings:
            return control
        setting = settings[control.code]
        return control._replace(label=words("menu", label=f"{setting.name}: {setting.value}"))

    chosen = options_line(view, words).text
    lines = tuple(line for line in own.lines if line.text != chosen)
    return own._replace(lines=lines, controls=tuple(tuple(map(told, row)) for row in own.controls))


def _seat(view: TableView, number: Seat, names: Names, words: Words) -> LobbySeat:
    seat, info = view.seats[number], game_of(view.game).info
    team = info.side(number) if info.teams and len(view.seats) > info.teams else None
    position = (number - (view.me or 0)) % len(view.seats)
    presses: list[Button] = []
    if seat.is_free:
        kind: Literal["me", "person", "house", "free"] = "free"
        name = words("page-seat-free")
        presses = [lobby_button(view, words("page-seat-sit"), Sit(number)), *_house(view, number, words)]
    elif seat.level is not None:
        kind, name = "house", names[number]
        presses = [lobby_button(view, words("page-seat-clear"), Clear(number))]
    else:
        kind, name = ("me" if number == view.me else "person"), names[number]
        if view.me is not None and number != view.me:
            presses = [lobby_button(view, words("page-seat-swap"), Swap(view.me, number))]
    if view.me is None and not seat.is_free:
        presses = []
    about = _about(view, seat, words, info.all_ready)
    return LobbySeat(position, kind, name, about, team, seat.wins, tuple(presses))


def _one_more(view: TableView, words: Words) -> LobbySeat:
    """The seat by which a table would grow."""
    press = lobby_button(view, words("page-seat-sit"), Sit())
    presses = (press,) if view.me is None else tuple(_house(view, len(view.seats), words))
    return LobbySeat(len(view.seats), "free", words("page-seat-more"), "", None, 0, presses)


def _house(view: TableView, number: Seat, words: Words) -> list[Button]:
    """A house player of each level for a seat; somebody who wants one must be there."""
    if view.me is None:
        return []
    return [
        lobby_button(view, words("page-seat-add", level=words("page-level", level=level)), Fill(level, number))
        for level in HOUSE_LEVELS
    ]


def _about(view: TableView, seat: SeatView, words: Words, all_ready: bool) -> str:
    if seat.level is not None:
        return words("page-level", level=seat.level)
    if seat.person is None:
        return ""
    about = [words("page-seat-owner")] if seat.person == view.owner else []
    if seat.has_left:
        about.append(words("page-seat-state", state="away"))
    elif all_ready:
        about.append(words("page-seat-state", state="ready" if seat.is_ready else "unready"))
    return words.row(about)
