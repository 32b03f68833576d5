"""The controls of a screen as an inline keyboard."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from adapters.screens.buttons import CODE_BYTES_MAX
from adapters.screens.screen import Button, Control, Controls, Link, Menu
from adapters.text.plain_text import plain

ROW_MAX = 8
BUTTONS_MAX = 100
ROW_LETTERS_MAX = 56  # of labels side by side, each with as much room as the longest
MENU_ROW = 2  # choices side by side
LABEL_LENGTH_MAX = 64
INLINE = "inline:"  # how the address of a link that has the bot's name typed, with these words behind it, begins
_OMITTED = "…"


def keyboard(controls: Controls) -> dict[str, Any]:
    """The keyboard as the Bot API takes it; an empty one removes what was there."""
    rows = [part for row in controls for part in _parts(row)]
    assert sum(map(len, rows)) <= BUTTONS_MAX, "more buttons than Telegram takes"
    return {"inline_keyboard": [[_button(control) for control in row] for row in rows]}


def _parts(row: tuple[Control, ...]) -> Iterator[Sequence[Button | Link]]:
    """A row in parts that Telegram takes, and that can be read on a phone; a menu lies open."""
    buttons = [control for control in row if not isinstance(control, Menu)]
    width = _width(buttons)
    yield from (buttons[at : at + width] for at in range(0, len(buttons), width))
    for menu in row:
        if isinstance(menu, Menu):
            yield from (menu.choices[at : at + MENU_ROW] for at in range(0, len(menu.choices), MENU_ROW))


def _width(buttons: Sequence[Button | Link]) -> int:
    """How many of these may stand side by side; Telegram makes them equally wide, and cuts what is too long."""
    longest = max((len(button.label) for button in buttons), default=0)
    return ROW_MAX if len(buttons) * longest <= ROW_LETTERS_MAX or len(buttons) <= MENU_ROW else MENU_ROW


def _button(control: Button | Link) -> dict[str, str]:
    label = plain(control.label, LABEL_LENGTH_MAX) or _OMITTED
    if isinstance(control, Link) and control.url.startswith(INLINE):
        return {"text": label, "switch_inline_query_current_chat": control.url.removeprefix(INLINE)}
    if isinstance(control, Link):
        return {"text": label, "url": control.url}
    assert len(control.code.encode()) <= CODE_BYTES_MAX, control.code
    return {"text": label, "callback_data": control.code}
