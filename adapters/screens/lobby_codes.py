"""What lobby buttons say: "sit 1", "fill * easy", "option target 21": each written and read here alone.

Seats are counted from 0, as in the commands. The revision of the lobby is the number of the button's code, not a
word of it. Anything that is not written exactly so is no command.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Generic, NamedTuple, TypeVar

from adapters.screens.buttons import LOBBY, Code
from engine.commands import (
    Clear,
    Close,
    Command,
    End,
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
    Shout,
    Sit,
    Start,
    Swap,
)

C = TypeVar("C", bound=Command)

EVERY_SEAT = "*"
_SWITCH = {"on": True, "off": False}
_SWITCHED = {value: word for word, value in _SWITCH.items()}


class _Form(NamedTuple, Generic[C]):
    """How a command is written: its word, the pattern of what follows, and the way there and back."""

    command: type[C]
    word: str
    pattern: str
    write: Callable[[C], str]
    read: Callable[[re.Match[str], int], C]
    is_setting: bool = False  # after it was chosen, something else may be


def _optional(seat: int | None, nothing: str) -> str:
    return nothing if seat is None else str(seat)


_FORMS: tuple[_Form[Any], ...] = (
    _Form(
        Sit,
        "sit",
        r"(\d{1,2})?",
        lambda sit: _optional(sit.seat, ""),
        lambda found, _: Sit(int(found[1]) if found[1] else None),
    ),
    _Form(
        Swap,
        "swap",
        r"(\d{1,2}) (\d{1,2}) (on|off)",
        lambda swap: f"{swap.seat} {swap.other} {_SWITCHED[swap.is_wanted]}",
        lambda found, _: Swap(int(found[1]), int(found[2]), _SWITCH[found[3]]),
    ),
    _Form(
        Fill,
        "fill",
        r"(\*|\d{1,2}) ([a-z]+)",
        lambda fill: f"{_optional(fill.seat, EVERY_SEAT)} {fill.level}",
        lambda found, _: Fill(found[2], None if found[1] == EVERY_SEAT else int(found[1])),
    ),
    _Form(Clear, "clear", r"(\d{1,2})", lambda clear: str(clear.seat), lambda found, _: Clear(int(found[1]))),
    _Form(Replace, "replace", r"(\d{1,2})", lambda one: str(one.seat), lambda found, _: Replace(int(found[1]))),
    _Form(SetGame, "game", r"([a-z0-9-]+)", lambda to: to.game, lambda found, _: SetGame(found[1]), True),
    _Form(
        SetSeats, "seats", r"(\d{1,2})", lambda to: str(to.seats), lambda found, _: SetSeats(int(found[1])), True
    ),
    _Form(SetPreset, "preset", r"([a-z0-9_-]+)", lambda to: to.preset, lambda found, _: SetPreset(found[1]), True),
    _Form(
        SetOption,
        "option",
        r"([a-z0-9_]+) ([A-Za-z0-9_-]+)",
        lambda to: f"{to.name} {to.value}",
        lambda found, _: SetOption(found[1], found[2]),
        True,
    ),
    _Form(
        SetTimer, "timer", r"(\d{1,5})", lambda to: str(to.seconds), lambda found, _: SetTimer(int(found[1])), True
    ),
    _Form(
        SetPublic,
        "public",
        r"(on|off)",
        lambda to: _SWITCHED[to.is_public],
        lambda found, _: SetPublic(_SWITCH[found[1]]),
        True,
    ),
    _Form(
        Ready,
        "ready",
        r"(on|off)",
        lambda ready: _SWITCHED[ready.is_ready],
        lambda found, revision: Ready(_SWITCH[found[1]], revision),
    ),
    _Form(End, "end", r"(on|off)", lambda end: _SWITCHED[end.is_wanted], lambda found, _: End(_SWITCH[found[1]])),
    _Form(Shout, "shout", r"([a-z]+)", lambda shout: shout.what, lambda found, _: Shout(found[1])),
    _Form(Start, "start", r"", lambda _: "", lambda _, revision: Start(revision)),
    _Form(Leave, "leave", r"", lambda _: "", lambda _, __: Leave()),
    _Form(Return, "return", r"", lambda _: "", lambda _, __: Return()),
    _Form(Close, "close", r"", lambda _: "", lambda _, __: Close()),
)
_BY_WORD = {form.word: form for form in _FORMS}
_BY_COMMAND = {form.command: form for form in _FORMS}


def lobby_code(table_id: str, revision: int, command: Command) -> Code:
    """The code of a button that gives a command in a lobby as it is at this revision."""
    form = _BY_COMMAND[type(command)]
    return Code(LOBBY, table_id, revision, f"{form.word} {form.write(command)}".rstrip())


def read_lobby_code(code: Code) -> Command | None:
    """The command that the code of a lobby button means; None if it is none of ours."""
    assert code.kind == LOBBY
    word, space, rest = code.what.partition(" ")
    form = _BY_WORD.get(word)
    if form is None or (space and not rest):
        return None
    found = re.fullmatch(form.pattern, rest, re.ASCII)
    return None if found is None else form.read(found, code.number)


def is_setting(command: Command | None) -> bool:
    """Whether a command chooses how the table is set up, after which something else may be chosen."""
    form = _BY_COMMAND.get(type(command))
    return form is not None and form.is_setting
