"""What stands in a button: which table, which decision, and what is meant. At most 64 bytes.

    a<table> <number> play QH     an action in the match, for decision <number>
    l<table> <revision> sit 2     something in the lobby, seen at that revision
    o<table> <number> freeze 2    opens a menu or a page of one: a draft, never journalled
    o<table> <number> replay 3    asks for something beside the match
    n<table> <moment> 3           the third of what the presser may do, if nothing has happened since that moment
    r <page> santase              opens a page of the rules of a game, at a table or not
    p<place> set chat off         decides something for a place, which is found by the end of its address

The table is found by its random id, which nobody can guess, never by its join code. The button says what, the
pressing account says who.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

CODE_BYTES_MAX = 64  # Telegram's callback_data is the tightest of the platforms' limits
CODES_CACHED = 4_096  # whoever makes a screen, changes it and shows it looks at its buttons again and again

ACT, LOBBY, OPEN, NTH, RULES, PLACE = "a", "l", "o", "n", "r", "p"
TABLE_ID_LENGTH = 12

# What can be opened besides menus of actions, and is a draft as they are; all else that OPEN buttons say stands in
# `open_codes`.
HAND, OPTIONS, GONE, SCORES = "hand", "options", "gone", "scores"
END = "end"  # how a match is ended by agreement
SWAP = "swap"  # with whom to change seats
SURE = "sure"  # asks once more: "sure close"
SHOUT = "shout"  # what can be shouted, and signed

_CODE = re.compile(
    rf"(?P<kind>[{ACT}{LOBBY}{OPEN}{NTH}])(?P<table>[0-9A-Za-z]{{{TABLE_ID_LENGTH}}})"
    r" (?P<number>\d{1,9}) (?P<what>[!-~]+( [!-~]+)*)"
    rf"|{RULES}(?P<rules_table>[0-9A-Za-z]{{{TABLE_ID_LENGTH}}})?"
    r" (?P<page>\d{1,3}) (?P<game>[a-z0-9]+(-[a-z0-9]+)*)"
    rf"|{PLACE}(?P<place>((dm|lent):)?-?\d{{1,20}}(:\d{{1,12}})?) (?P<said>[!-~]+( [!-~]+)*)"
)


class Code(NamedTuple):
    """A button's code, taken apart; for rules the number is the page, and what is the game.

    Rules are those of a table, or with an empty id those of the game, or of a rule set, for everyone. For a
    place the end of its address stands for the table.
    """

    kind: str
    table_id: str
    number: int
    what: str

    def __str__(self) -> str:
        return write_code(*self)


def write_code(kind: str, table_id: str, number: int, what: str) -> str:
    """The code of a button."""
    code = f"{kind}{table_id} {what}" if kind == PLACE else f"{kind}{table_id} {number} {what}"
    assert len(code.encode()) <= CODE_BYTES_MAX, code
    return code


def read_code(text: str) -> Code | None:
    """A code taken apart, or None if it is none of ours."""
    return _read(text) if len(text) <= CODE_BYTES_MAX and text.isascii() else None


@lru_cache(maxsize=CODES_CACHED)
def _read(text: str) -> Code | None:
    found = _CODE.fullmatch(text)
    if found is None:
        return None
    if found["game"]:
        return Code(RULES, found["rules_table"] or "", int(found["page"]), found["game"])
    if found["place"]:
        return Code(PLACE, found["place"], 0, found["said"])
    return Code(found["kind"], found["table"], int(found["number"]), found["what"])
