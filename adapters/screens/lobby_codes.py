"""What lobby buttons say, read into commands: "sit 1", "fill * easy", "option target 21".

Seats are counted from 0, as in the commands. Anything that is not written exactly so is no command.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from engine.commands import (
    Clear,
    Close,
    Command,
    Fill,
    Leave,
    Ready,
    Replace,
    Return,
    SetGame,
    SetOption,
    SetPreset,
    SetPublic,
    SetSeats,
    SetTimer,
    Sit,
    Start,
)

_SWITCH = {"on": True, "off": False}

# A pattern for the rest of the code after its first word, and what it means.
_READERS: dict[str, tuple[str, Callable[[re.Match[str], int], Command]]] = {
    "sit": (r"(\d{1,2})?", lambda found, _: Sit(int(found[1]) if found[1] else None)),
    "fill": (
        r"(\*|\d{1,2}) ([a-z]+)",
        lambda found, _: Fill(found[2], None if found[1] == "*" else int(found[1])),
    ),
    "clear": (r"(\d{1,2})", lambda found, _: Clear(int(found[1]))),
    "replace": (r"(\d{1,2})", lambda found, _: Replace(int(found[1]))),
    "game": (r"([a-z0-9-]+)", lambda found, _: SetGame(found[1])),
    "seats": (r"(\d{1,2})", lambda found, _: SetSeats(int(found[1]))),
    "preset": (r"([a-z0-9_-]+)", lambda found, _: SetPreset(found[1])),
    "option": (r"([a-z0-9_]+) ([A-Za-z0-9_-]+)", lambda found, _: SetOption(found[1], found[2])),
    "timer": (r"(\d{1,5})", lambda found, _: SetTimer(int(found[1]))),
    "public": (r"(on|off)", lambda found, _: SetPublic(_SWITCH[found[1]])),
    "ready": (r"(on|off)", lambda found, revision: Ready(_SWITCH[found[1]], revision)),
    "start": (r"", lambda _, revision: Start(revision)),
    "leave": (r"", lambda _, __: Leave()),
    "return": (r"", lambda _, __: Return()),
    "close": (r"", lambda _, __: Close()),
}


def read_lobby_code(what: str, revision: int) -> Command | None:
    """The command that a lobby button means, seen at that revision of the lobby; None if it is none of ours."""
    word, space, rest = what.partition(" ")
    if word not in _READERS or (space and not rest):
        return None
    pattern, command = _READERS[word]
    found = re.fullmatch(pattern, rest, re.ASCII)
    return None if found is None else command(found, revision)
