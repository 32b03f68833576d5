"""What a place was shown in an evening, every post and edit in order, as a text that a person can proofread.

It begins with the lobby as it was when the match began: how many edits people see while others sit down together
is left to chance. A post is written out in full; of an edit there are the lines that went (-) and came (+).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from difflib import ndiff
from math import floor

from tests.evenings.found import Chat, Version

ROUNDING_SECONDS = 0.01  # by which a pause of this many whole seconds may seem shorter
_JOIN_CODE = re.compile(r"\b[1-9]\d{5}\b")  # another one at every table


def transcript(place: Chat) -> str:
    """The whole of it, by the time since the match began."""
    return "\n".join(_told(place)) + "\n"


def _told(place: Chat) -> Iterator[str]:
    numbers: dict[int, int] = {}
    before: dict[int, list[str]] = {}
    lobby = place.versions[0].message
    first = next(at for at, version in enumerate(place.versions) if version.message != lobby)
    began = place.versions[first].at
    for version in (place.versions[first - 1]._replace(at=began), *place.versions[first:]):
        number = numbers.setdefault(version.message, len(numbers) + 1)
        lines = _lines(version)
        seconds = floor(version.at - began + ROUNDING_SECONDS)
        what = f"{'posted' if version.is_new else 'edited'}{', with a ring' if version.rings else ''}"
        yield f"[{seconds // 60}:{seconds % 60:02}] message {number} {what}"
        old = before.get(version.message)
        if old is None:
            yield from (f"    {line}" for line in lines)
        else:
            yield from (f"  {line}" for line in ndiff(old, lines) if line[0] in "+-")
        yield ""
        before[version.message] = lines
    staying = ", ".join(str(number) for message, number in numbers.items() if message in place.remaining)
    yield f"What stays: {staying}."


def _lines(version: Version) -> list[str]:
    text = _JOIN_CODE.sub("000000", version.text)
    return [*text.split("\n"), *([" ".join(f"[{label}]" for label in version.labels)] if version.labels else [])]
