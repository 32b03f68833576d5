"""The fields of a call that make a message show a screen."""

from __future__ import annotations

from typing import Any

from adapters.screens.screen import Link, Screen
from adapters.telegram.keyboard import INLINE, keyboard
from adapters.telegram.links import hand_link
from adapters.telegram.text import CAPTION_LENGTH_MAX, TEXT_LENGTH_MAX, message_text

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


def with_links(screen: Screen, username: str, table_id: str, *, has_inline: bool = False) -> Screen:
    """A live table with the way into the private chat, where hands are: from the lobby, and once a hand could not
    be delivered. Whoever has no such chat plays by the numbers that all share, or by typing the bot's name."""
    way = screen.own_way
    if way is None:
        return screen
    link = Link(f"{IN_PRIVATE} {way.label or f'@{username}'}", hand_link(username, table_id))
    if not has_inline or not way.shared_rows:
        return screen._replace(controls=(*screen.controls, (link,)))
    typed = Link(f"{BY_NAME} {way.label}", INLINE)
    return screen._replace(controls=((typed,), *screen.controls[way.shared_rows :], (link,)))
