"""A screen as Discord's components: a picture, the text, then rows of buttons and menus, within Discord's limits.

Plain dicts, as Discord reads them. What does not fit is shortened; a button is never left out.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from adapters.discord import text
from adapters.screens.screen import Button, Control, Controls, Link, Menu, Screen, Tone
from adapters.text.plain_text import plain

COMPONENTS_MAX = 40  # in one message, however nested
TEXT_LENGTH_MAX = 4000  # in all texts of a message together
ROW_MAX = 5  # buttons in a row
OPTIONS_MAX = 25  # choices in a menu
LABEL_LENGTH_MAX = 80
OPTION_LENGTH_MAX = 100
PLACEHOLDER_LENGTH_MAX = 150
ALT_LENGTH_MAX = 1024
# The frame, the text and, from time to time, a picture.
CONTROLS_MAX = COMPONENTS_MAX - 3

# Discord's numbers for kinds of components and styles of buttons.
_ROW, _BUTTON, _SELECT, _TEXT, _GALLERY, _FRAME = 1, 2, 3, 10, 12, 17
_LINK_STYLE = 5
_STYLES: dict[Tone, int] = {"plain": 2, "primary": 1, "danger": 4}

# Codes are words with one space between them, so that two spaces begin what is ours alone.
_COPY = "  "
_OMITTED = "…"

Component = dict[str, Any]


def components(screen: Screen, picture: str = "") -> list[Component]:
    """What a message that shows this screen is made of; with buttons or a picture it gets a frame."""
    shown = _text(screen)
    rows = _rows(screen.controls)
    above = [_gallery(picture, screen.alt)] if picture else []
    if not rows and not above:
        return [shown]
    return [{"type": _FRAME, "components": [*above, shown, *rows]}]


def code_of(custom_id: str) -> str:
    """The code of a pressed button."""
    return custom_id.partition(_COPY)[0]


# --- Picture -------------------------------------------------------------------------------------------


def _gallery(picture: str, alt: str) -> Component:
    item: Component = {"media": {"url": f"attachment://{picture}"}}
    described = plain(alt, ALT_LENGTH_MAX)
    if _length(described) > ALT_LENGTH_MAX:
        described = plain(described, ALT_LENGTH_MAX // 2)
    if described:
        item["description"] = described
    return {"type": _GALLERY, "items": [item]}


# --- Text ----------------------------------------------------------------------------------------------


def _text(screen: Screen) -> Component:
    lines = [shown for line in screen.lines if (shown := text.line(line))]
    if screen.mention is not None:
        lines.insert(0, text.mention(screen.mention))
    content = "\n".join(lines)
    if _length(content) > TEXT_LENGTH_MAX:
        content = "\n".join(_fitting(lines))
    return {"type": _TEXT, "content": content or _OMITTED}


def _fitting(lines: Sequence[str]) -> list[str]:
    """The first and the last lines, as many as there is room for: what is said last matters most on a table."""
    room = TEXT_LENGTH_MAX - len(_OMITTED) - 1
    first = _within(lines, room // 2)
    last = _within(reversed(lines[len(first) :]), room // 2)
    return [*first, _OMITTED, *reversed(last)]


def _within(lines: Iterable[str], room: int) -> list[str]:
    kept = []
    for line in lines:
        room -= _length(line) + 1
        if room < 0:
            break
        kept.append(line)
    return kept


def _length(content: str) -> int:
    """How long a text is at most, whichever way Discord counts characters outside the first 65,536."""
    return len(content) if content.isascii() else len(content.encode("utf-16-le")) // 2


# --- Controls ------------------------------------------------------------------------------------------


def _rows(controls: Controls) -> list[Component]:
    """The rows as they are meant, or as close together as need be, or all buttons in menus."""
    rows = [part for row in controls for part in _parts(row)]
    if _count(rows) > CONTROLS_MAX:
        rows = [*_parts([control for row in controls for control in row])]
    if _count(rows) > CONTROLS_MAX:
        rows = [*_parts(_gathered(controls))]
    assert _count(rows) <= CONTROLS_MAX, "more controls than Discord takes"
    seen: dict[str, int] = {}
    return [
        {"type": _ROW, "components": [_control(control, number, seen) for control in row]}
        for number, row in enumerate(rows)
    ]


def _parts(row: Sequence[Control]) -> Iterator[list[Control]]:
    """A row in parts that Discord takes: five buttons, or one menu of twenty-five choices."""
    if len(row) <= ROW_MAX and not any(isinstance(control, Menu) for control in row):
        if row:
            yield list(row)
        return
    buttons: list[Control] = []
    for control in row:
        if isinstance(control, Menu) or len(buttons) == ROW_MAX:
            if buttons:
                yield buttons
            buttons = []
        if isinstance(control, Menu):
            for at in range(0, len(control.choices), OPTIONS_MAX):
                yield [control._replace(choices=control.choices[at : at + OPTIONS_MAX])]
        else:
            buttons.append(control)
    if buttons:
        yield buttons


def _gathered(controls: Controls) -> list[Control]:
    """The menus and links, and everything else in one long menu."""
    together = [control for row in controls for control in row]
    buttons = tuple(control for control in together if isinstance(control, Button))
    return [Menu(_OMITTED, buttons), *(control for control in together if not isinstance(control, Button))]


def _count(rows: Sequence[Sequence[Control]]) -> int:
    return len(rows) + sum(map(len, rows))


def _control(control: Control, number: int, seen: dict[str, int]) -> Component:
    match control:
        case Button(label, code, tone):
            return {
                "type": _BUTTON,
                "style": _STYLES[tone],
                "label": plain(label, LABEL_LENGTH_MAX) or _OMITTED,
                "custom_id": _unlike(code, seen),
            }
        case Link(label, url):
            shown = plain(label, LABEL_LENGTH_MAX) or _OMITTED
            return {"type": _BUTTON, "style": _LINK_STYLE, "label": shown, "url": url}
        case Menu(label, choices):
            within: dict[str, int] = {}
            return {
                "type": _SELECT,
                "custom_id": f"menu{_COPY}{number}",
                "placeholder": plain(label, PLACEHOLDER_LENGTH_MAX),
                "options": [_option(choice, within) for choice in choices],
            }


def _option(choice: Button, seen: dict[str, int]) -> Component:
    shown = plain(choice.label, OPTION_LENGTH_MAX) or _OMITTED
    return {"label": shown, "value": _unlike(choice.code, seen)}


def _unlike(code: str, seen: dict[str, int]) -> str:
    """The code, unlike those before it: two packs hold equal cards, whose buttons mean the same."""
    seen[code] = count = seen.get(code, 0) + 1
    return code if count == 1 else f"{code}{_COPY}{count}"
