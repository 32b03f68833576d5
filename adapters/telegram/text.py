"""Screens as Telegram's HTML: whatever people wrote stays exactly what they wrote, and calls nobody.

Telegram looks for @names, /commands and the like in every text and makes them work; a space without width after
the character takes that away. Only the one account that a screen is to call gets a mention.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from functools import lru_cache
from html import escape

from adapters.screens.screen import Line, Screen, Style
from adapters.text.plain_text import plain

TEXT_LENGTH_MAX = 4096  # UTF-16 units, tags not counted
CAPTION_LENGTH_MAX = 1024  # the same, of the words under a picture
EPHEMERAL_LENGTH_MAX = 1024  # the same, of a message that one person sees alone, since it is to be edited
LINE_LENGTH_MAX = 1000
LINES_CACHED = 4096  # most lines of a table stay as they are from one move to the next
UNSEEN = "\u200b"  # a space without width

_LOOKS: dict[Style, str] = {"title": "b", "plain": "", "strong": "b", "quiet": "i", "cards": "b"}
_WORKING = re.compile(r"(?<!\w)([@/#$])(?=\w)")
_SEPARATOR = " · "
_NOTHING = Line("…")


def message_text(screen: Screen, length_max: int = TEXT_LENGTH_MAX) -> str:
    """All lines of a screen, the first and the last of too many: what is said last matters most on a table."""
    lines = _lines(screen)
    if _length(lines) > length_max:
        lines = _fitting(lines, length_max)
    shown = [_line(line) for line in lines]
    start, end = screen.folded
    if start < end <= len(shown) and len(lines) == len(screen.lines):
        folded = "\n".join(shown[start:end])
        shown[start:end] = [f"<blockquote expandable>{folded}</blockquote>"]
    if screen.mention is not None:
        assert screen.mention.isdecimal(), screen.mention
        shown[0] = f'<a href="tg://user?id={screen.mention}">{shown[0]}</a>'
    return "\n".join(shown)


def fits(screen: Screen, length_max: int) -> bool:
    """Whether all lines of a screen have room in a message."""
    return _length(_lines(screen)) <= length_max


@lru_cache(maxsize=LINES_CACHED)
def harmless(text: str) -> str:
    """A text in which nothing works by itself."""
    return _WORKING.sub(r"\1" + UNSEEN, plain(text, LINE_LENGTH_MAX))


def length(text: str) -> int:
    """How long Telegram takes a text to be."""
    return len(text) if text.isascii() else len(text.encode("utf-16-le")) // 2


def _lines(screen: Screen) -> list[Line]:
    return [line._replace(text=text) for line in screen.lines if (text := harmless(line.text))] or [_NOTHING]


def _length(lines: Iterable[Line]) -> int:
    return sum(_line_length(line) for line in lines)


def _line_length(line: Line) -> int:
    """How long a line is with its clock and its end."""
    return (
        length(line.text)
        + length(line.command)
        + 2
        + (0 if line.until is None else len(_SEPARATOR + _moment(line.until)))
    )


@lru_cache(maxsize=LINES_CACHED)
def _line(line: Line) -> str:
    tag, text = _LOOKS[line.style], escape(line.text, quote=False)
    if line.command:  # Ours, so that it may work.
        text = f"{escape(line.command, quote=False)} {text}"
    return (f"<{tag}>{text}</{tag}>" if tag else text) + _clock(line.until)


def _clock(until: int | None) -> str:
    """How long it is until then, counted down by Telegram's apps; older ones show the moment itself."""
    return "" if until is None else f'{_SEPARATOR}<tg-time unix="{until}" format="r">{_moment(until)}</tg-time>'


def _moment(until: int) -> str:
    return f"{datetime.fromtimestamp(until, UTC):%H:%M:%S} UTC"


def _fitting(lines: Sequence[Line], length_max: int) -> list[Line]:
    room = length_max // 2 - 2
    first = _within(lines, room) or [_cut(lines[0], room)]
    last = _within(reversed(lines[len(first) :]), room) or [_cut(line, room) for line in lines[len(first) :][-1:]]
    return [*first, _NOTHING, *reversed(last)]


def _within(lines: Iterable[Line], room: int) -> list[Line]:
    kept = []
    for line in lines:
        room -= _line_length(line)
        if room < 0:
            break
        kept.append(line)
    return kept


def _cut(line: Line, room: int) -> Line:
    """The beginning of a line that alone is longer than there is room for."""
    text = plain(line.text, room - 1)
    if length(text) >= room:  # Many of its characters count twice.
        text = plain(line.text, room // 2 - 1)
    return Line(text, line.style)
