"""What a person could choose, as words to type or to pick from a list: for commands beside the buttons.

The words come from the buttons, menus included, so that both say the same; nothing here knows a game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from adapters.screens.buttons import ACT, GONE, HAND, OPTIONS, read_code
from adapters.screens.games import Names
from adapters.screens.open_codes import Draft, read_open_code
from adapters.screens.options import option_choices
from adapters.screens.private import private_screen
from adapters.screens.screen import Button, Menu, Screen
from adapters.text.words import Words
from engine.table_view import PLAYING, TableView

MENUS_MAX = 80  # opened in search of actions: more than any game has, and an end to it
NO_MENUS = (HAND, GONE, OPTIONS)  # what is opened there leads to no action
CALLED_MAX = 200  # characters of what somebody typed that are compared at all


class Choice(NamedTuple):
    """Something to choose: what a list shows, what else it may be called, and the code of its button."""

    label: str
    code: str
    calls: tuple[str, ...] = ()
    short: str = ""  # what its button says

    def is_called(self, typed: str) -> bool:
        """Whether exactly this is meant."""
        wanted = typed[:CALLED_MAX].strip().casefold()
        return wanted in (self.label.casefold(), *self.calls)

    def fits(self, typed: str) -> bool:
        """Whether this may be meant by what was typed so far."""
        wanted = typed[:CALLED_MAX].strip().casefold()
        return not wanted or any(wanted in call for call in (self.label.casefold(), *self.calls))


def legal_choices(view: TableView, names: Names, words: Words) -> list[Choice]:
    """Everything that the person whose view this is may do now in the match."""
    return _told_apart(legal_buttons(view, names, words))


def legal_buttons(view: TableView, names: Names, words: Words) -> dict[str, Button]:
    """The buttons of everything that the person may do now, by the codes of the actions, menus looked into."""
    if view.phase != PLAYING or view.decision is None:
        return {}
    wanted = {action.code for action in view.decision.actions}
    found: dict[str, Button] = {}
    drafts, seen = [""], {""}
    while drafts and wanted - found.keys() and len(seen) <= MENUS_MAX:
        screen = private_screen(view, names, words, drafts.pop(0))
        assert screen is not None, "a person with a decision has a screen"
        for button in _buttons(screen):
            code = read_code(button.code)
            if code is None:
                continue
            if code.kind == ACT:
                found.setdefault(code.what, button)
                continue
            opened = read_open_code(code)
            if isinstance(opened, Draft) and opened.text not in seen and opened.head not in NO_MENUS:
                seen.add(opened.text)
                drafts.append(opened.text)
    return found


def _buttons(screen: Screen) -> Iterator[Button]:
    for row in screen.controls:
        for control in row:
            if isinstance(control, Button):
                yield control
            elif isinstance(control, Menu):
                yield from control.choices


def _told_apart(found: dict[str, Button]) -> list[Choice]:
    """The buttons as choices; where two say the same (five dice rolled, and which?), with their codes."""
    labels = {what: _label(button) for what, button in found.items()}
    times = Counter(labels.values())
    return [
        Choice(
            labels[what] if times[labels[what]] == 1 else f"{labels[what]} ({what})",
            button.code,
            tuple(call.casefold() for call in (button.label, button.spoken, what) if call),
            button.label,
        )
        for what, button in found.items()
    ]


def _label(button: Button) -> str:
    return f"{button.label} · {button.spoken}" if button.spoken else button.label


def opening_choices(game: str, words: Words) -> list[Choice]:
    """Every option of a game with each of its values, written "name=value"."""
    return [
        Choice(label, f"{name}={value}", (f"{name}={value}".casefold(),))
        for name, value, label in option_choices(game, words)
    ]


def read_options(text: str) -> dict[str, str] | None:
    """Options written "name=value", separated by spaces or commas; None if anything else stands there."""
    options: dict[str, str] = {}
    for word in text[:CALLED_MAX].replace(",", " ").split():
        name, equals, value = word.partition("=")
        if not (name and equals and value):
            return None
        options[name] = value
    return options
