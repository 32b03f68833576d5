"""The fields of a call that make a message show a screen."""

from __future__ import annotations

from typing import Any

from adapters.screens.buttons import HAND, LOBBY, NTH, OPEN, read_code
from adapters.screens.lobby_codes import read_lobby_code
from adapters.screens.screen import Button, Controls, Link, Screen
from adapters.telegram.keyboard import INLINE, keyboard
from adapters.telegram.links import hand_link
from adapters.telegram.text import CAPTION_LENGTH_MAX, TEXT_LENGTH_MAX, message_text
from engine.commands import Sit

IN_PRIVATE = "💬"  # stands before what leads into the private chat,
BY_NAME = "@"  # and before what has the bot's name typed

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


def with_links(screen: Screen, username: str, *, has_inline: bool = False) -> Screen:
    """A live table with the way into the private chat, where hands are: from the lobby, and once a hand could not
    be delivered. Whoever has no such chat plays by the numbers that all share, or by typing the bot's name."""
    codes = [
        (button, read_code(button.code)) for row in screen.controls for button in row if isinstance(button, Button)
    ]
    for _, code in codes:
        if code is not None and code.kind == LOBBY and isinstance(read_lobby_code(code), Sit):
            link = Link(f"{IN_PRIVATE} @{username}", hand_link(username, code.table_id))
            return screen._replace(controls=(*screen.controls, (link,)))
    if any(code is not None and code.kind == NTH for _, code in codes):
        for button, code in codes:
            if code is not None and code.kind == OPEN and code.what == HAND:
                link = Link(f"{IN_PRIVATE} {button.label}", hand_link(username, code.table_id))
                if not has_inline:
                    return screen._replace(controls=(*screen.controls, (link,)))
                typed = Link(f"{BY_NAME} {button.label}", INLINE)
                return screen._replace(controls=((typed,), *_without_numbers(screen.controls), (link,)))
    return screen


def _without_numbers(controls: Controls) -> Controls:
    """The controls but for the buttons 1, 2, 3 … that all share."""
    codes = [[read_code(one.code) for one in row if isinstance(one, Button)] for row in controls]
    return tuple(
        row
        for row, found in zip(controls, codes, strict=True)
        if not any(code is not None and code.kind == NTH for code in found)
    )
