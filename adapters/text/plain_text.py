"""One line of plain text for any platform: short enough, and in its own direction."""

from __future__ import annotations

import re

from adapters.text.words import ISOLATE, POP

# Line ends, other controls, halves of characters; and what turns the direction of reading until it is ended.
# Our own isolation stays, and so do marks that are over at once.
_BREAKS = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]+")
_TURNS = re.compile(r"[\u202a-\u202e\u2066\u2067]")
_DROP_MARKS = str.maketrans("", "", ISOLATE + POP)


def plain(text: str, length_max: int) -> str:
    """The text as one line of at most this length; an isolation that is not closed would reach into the rest."""
    text = _TURNS.sub("", _BREAKS.sub(" ", text)).strip()
    if len(text) > length_max:
        return text.translate(_DROP_MARKS)[: length_max - 1].rstrip() + "…"
    if (ISOLATE in text or POP in text) and not _is_closed(text):
        return text.translate(_DROP_MARKS)
    return text


def _is_closed(text: str) -> bool:
    depth = 0
    for character in text:
        depth += (character == ISOLATE) - (character == POP)
        if depth < 0:
            return False
    return depth == 0
