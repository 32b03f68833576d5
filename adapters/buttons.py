"""What stands in a button: which table, which question, and what is meant. At most 64 bytes.

    a<table> <number> play QH     an action in the match, answering question <number>
    l<table> <revision> sit 2     something in the lobby, seen at that revision
    o<table> <number> freeze 2    opens a menu or a page of one: a draft, never journalled

The table is found by its random id, which nobody can guess, never by its join code. The button says what, the
pressing account says who.
"""

from __future__ import annotations

from typing import NamedTuple

from adapters.screens.screen import CODE_BYTES_MAX

ACT, LOBBY, OPEN = "a", "l", "o"
TABLE_ID_LENGTH = 12


class Code(NamedTuple):
    """A button's code, taken apart."""

    kind: str
    table_id: str
    number: int
    what: str

    def __str__(self) -> str:
        return write_code(*self)


def write_code(kind: str, table_id: str, number: int, what: str) -> str:
    """The code of a button."""
    code = f"{kind}{table_id} {number} {what}"
    assert len(code.encode()) <= CODE_BYTES_MAX, code
    return code


def read_code(text: str) -> Code | None:
    """A code taken apart, or None if it is none of ours."""
    if len(text) > CODE_BYTES_MAX or not text.isascii():
        return None
    head, _, rest = text.partition(" ")
    number, _, what = rest.partition(" ")
    kind, table_id = head[:1], head[1:]
    if kind not in (ACT, LOBBY, OPEN) or len(table_id) != TABLE_ID_LENGTH or not table_id.isalnum():
        return None
    if not number.isdecimal() or len(number) > 9:
        return None
    return Code(kind, table_id, int(number), what)
