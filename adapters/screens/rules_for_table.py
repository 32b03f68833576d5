"""The rules as a table has them: what does not hold under its options is left out of the text.

Rules pages mark such parts with comments, which no reader of the Markdown sees:

    <!--if dirty_tricks-->        only with this option; also "!joker", "target=61", "hands=best3|best5"
    <!--if page-->                only where the rules are read as a whole, away from any table
    <!--if table !joker-->        only at a table, and without this option
    <!--end-->
    <!--presets one two-->        the next table has a column for each of these rule sets: one of them stays
    | <!--chosen--> target | …    a row about an option that the table may have set differently from its rule set
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from engine.contract import GameInfo, Options

PAGE, TABLE = "page", "table"  # conditions that hold away from tables, and at any of them

# A mark with a line to itself takes the line with it.
_MARK = re.compile(r"(?:(?<=\n)|\A)<!--(?:if ([^>]+)|end)-->\n|<!--(?:if ([^>]+)|end)-->")
_PRESETS = re.compile(r"<!--presets (?P<names>[a-z0-9 -]+)-->\n+(?P<table>(?:\|[^\n]*\n)+)")
_CHOSEN = re.compile(r"<!--chosen-->\s*")
_COMMENT = re.compile(r"<!--.*?-->\s*")
_GAP = re.compile(r"(?<=\S) {2,}")


def for_table(text: str, info: GameInfo, options: Options | None) -> str:
    """The text with what holds under these options, with None all of it; without marks."""
    kept = _fitting(text, options)
    if options is not None:
        kept = _PRESETS.sub(lambda found: _own_column(found, info, options), kept)
    return _GAP.sub(" ", _COMMENT.sub("", kept))


def _fitting(text: str, options: Options | None) -> str:
    """The parts of a text whose conditions hold; parts may stand within parts."""
    pieces: list[str] = []
    holding = [True]
    at = 0
    for mark in _MARK.finditer(text):
        if holding[-1]:
            pieces.append(text[at : mark.start()])
        condition = mark[1] or mark[2]
        if condition:
            holding.append(holding[-1] and _holds(condition.split(), options))
        else:
            holding.pop()
            assert holding, "more parts end than begin"
        at = mark.end()
    assert len(holding) == 1, "a part does not end"
    return "".join(pieces) + text[at:]


def _holds(asked: Sequence[str], options: Options | None) -> bool:
    """Whether all that a condition asks for is so; the rules as a whole hold everything but what is for tables."""
    if options is None:
        return TABLE not in asked
    return all(one == TABLE or _is_so(one, options) for one in asked)


def _is_so(asked: str, options: Options) -> bool:
    if asked == PAGE:
        return False
    name, equals, values = asked.removeprefix("!").partition("=")
    value = getattr(options, name)
    holds = str(value) in values.split("|") if equals else bool(value)
    return holds != asked.startswith("!")


def _own_column(found: re.Match[str], info: GameInfo, options: Options) -> str:
    """A table of rule sets with the column of the one that the options come from."""
    preset = nearest_preset(info, options)
    column = found["names"].split().index(preset) + 2  # after the edge and the name of the row
    rows = []
    for row in found["table"].splitlines():
        cells = row.split("|")
        if not _CHOSEN.search(row) or options == info.presets[preset]:
            rows.append("|".join([*cells[:2], cells[column], ""]))
    return "\n".join(rows) + "\n"


def nearest_preset(info: GameInfo, options: Options) -> str:
    """The rule set that the options come from: what nobody is offered to change is as it has it."""
    fields = info.options.fields()
    hidden = [name for name, field in fields.items() if not field.metadata["shown"]]

    def likeness(preset: str) -> tuple[int, int]:
        alike = {name for name in fields if getattr(info.presets[preset], name) == getattr(options, name)}
        return len(alike & set(hidden)), len(alike)

    return max(info.presets, key=likeness)
