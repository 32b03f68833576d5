"""The fields of a call that make a message show a screen."""

from __future__ import annotations

from typing import Any

from adapters.screens.buttons import HAND, LOBBY, NTH, OPEN, read_code
from adapters.screens.screen import Button, Link, Screen
from adapters.telegram.keyboard import keyboard
from adapters.telegram.links import hand_link, seat_link
from adapters.telegram.text import CAPTION_LENGTH_MAX, TEXT_LENGTH_MAX, message_text

IN_PRIVATE = "💬"  # stands before what leads into the private chat

_NO_PREVIEW = {"is_disabled": True}


def shown(screen: Screen, length_max: int = TEXT_LENGTH_MAX) -> dict[str, Any]:
    """The fields of a call that make a message show a screen."""
    return {
        "text": message_text(screen, length_max),
        "parse_mode": "HTML",
        "link_preview_options": _NO_PREVIEW,
        "reply_markup": keyboard(screen.controls),
    }


def captioned(screen: Screen) -> dict[str, Any]:
    """The fields that make a message show a screen's words under its picture."""
    return {
        "caption": message_text(screen, CAPTION_LENGTH_MAX),
        "parse_mode": "HTML",
        "reply_markup": keyboard(screen.controls),
    }


def with_links(screen: Screen, username: str) -> Screen:
    """A live table with its way into the private chat: to a seat, or to a hand that could not be delivered."""
    codes = [
        (button, read_code(button.code)) for row in screen.controls for button in row if isinstance(button, Button)
    ]
    for button, code in codes:
        if code is not None and code.kind == LOBBY and code.what.split()[0] == "sit":
            link = Link(f"{IN_PRIVATE} {button.label}", seat_link(username, code.table_id))
            return screen._replace(controls=((link,), *screen.controls))
    if any(code is not None and code.kind == NTH for _, code in codes):
        for button, code in codes:
            if code is not None and code.kind == OPEN and code.what == HAND:
                link = Link(f"{IN_PRIVATE} {button.label}", hand_link(username, code.table_id))
                return screen._replace(controls=(*screen.controls, (link,)))
    return screen
