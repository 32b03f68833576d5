"""Deep links: addresses that open the private chat with the bot, start it, and say what for.

A link may be followed by anybody who is shown it, so it never acts: it takes a seat, or shows something.
"""

from __future__ import annotations

import re

from adapters.screens.buttons import HAND, OPEN, RULES, TABLE_ID_LENGTH, Code, read_code

_PAYLOAD = re.compile(r"[A-Za-z0-9_-]{1,64}")
_SEAT = re.compile(rf"j([0-9A-Za-z]{{{TABLE_ID_LENGTH}}})")  # as links stood under lobbies until 0.2.0
HELLO = "hello"


def start_link(username: str, payload: str = HELLO) -> str:
    """The address that starts the bot with this payload."""
    assert _PAYLOAD.fullmatch(payload), payload
    return f"https://t.me/{username}?start={payload}"


def hand_link(username: str, table_id: str) -> str:
    """The address that brings the hand into the private chat."""
    return show_link(username, Code(OPEN, table_id, 0, HAND))


def show_link(username: str, code: Code) -> str:
    """The address that shows what a button opens, in the private chat; the hand if the code is too odd for one."""
    payload = str(code).replace(" ", "_")
    if read_shown(payload) == code:
        return start_link(username, payload)
    return hand_link(username, code.table_id) if code.table_id else start_link(username)


def read_seat(payload: str) -> str | None:
    """The id of the table at which a link takes a seat."""
    found = _SEAT.fullmatch(payload)
    return found[1] if found is not None else None


def read_shown(payload: str) -> Code | None:
    """What a link shows."""
    if not _PAYLOAD.fullmatch(payload):
        return None
    code = read_code(payload.replace("_", " "))
    return code if code is not None and code.kind in (OPEN, RULES) else None
