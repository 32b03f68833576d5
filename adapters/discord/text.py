"""Lines as Discord shows them: whatever people wrote stays exactly what they wrote, and calls nobody.

Discord reads markdown in every text display. A backslash takes the meaning from a character and is not shown; only
the words that call everybody need more, since Discord looks for them before it looks at backslashes. Texts in
components are never previewed, so a link is words like any others.
"""

from __future__ import annotations

import re
from functools import lru_cache

from adapters.screens.screen import Line, Style
from adapters.text.plain_text import plain

LINE_LENGTH_MAX = 1000  # characters of one line; chat is shorter
LINES_CACHED = 4096  # most lines of a table stay as they are from one move to the next
UNSEEN = "\u200b"  # a space without width

_LOOKS: dict[Style, tuple[str, str]] = {
    "title": ("### ", ""),
    "plain": ("", ""),
    "strong": ("**", "**"),
    "quiet": ("-# ", ""),
    "cards": ("## ", ""),  # ranks and suits are read on a phone
}

# Characters that mean something, links, emoji names, and headings, quotations and lists, which begin a line.
_MARKUP = re.compile(r"[\\*_~`|<\[\]]|:(?=//|[\w~+-]+:)|\A[#>+-]")
_NUMBERED = re.compile(r"\A(\d+)\.")
_CALLS = re.compile(r"@(?=everyone|here)", re.IGNORECASE)


@lru_cache(maxsize=LINES_CACHED)
def line(shown: Line) -> str:
    """A line with its look; nothing to show stays nothing."""
    text = plain(shown.text, LINE_LENGTH_MAX)
    if not text:
        return ""
    text = _NUMBERED.sub(r"\1\\.", _MARKUP.sub(r"\\\g<0>", text))
    before, after = _LOOKS[shown.style]
    if shown.command:  # Ours, so that it may work.
        before += f"{shown.command} "
    return before + _CALLS.sub("@" + UNSEEN, text) + after + _clock(shown.until)


def _clock(until: int | None) -> str:
    """How long it is until then, which Discord's apps count down in their own language."""
    return "" if until is None else f" · <t:{until}:R>"


def mention(account: str) -> str:
    """Calls one account, where the message allows it to be called."""
    assert account.isdecimal(), account
    return f"<@{account}>"
