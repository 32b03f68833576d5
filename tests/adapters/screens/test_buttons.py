from __future__ import annotations

import pytest

from adapters.screens.buttons import ACT, LOBBY, OPEN, RULES, Code, read_code, write_code
from adapters.screens.lobby_codes import read_lobby_code
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

TABLE = "k3f9Qz77aB12"


@pytest.mark.parametrize(
    "code",
    [
        Code(ACT, TABLE, 17, "play QH"),
        Code(LOBBY, TABLE, 0, "fill * easy"),
        Code(OPEN, TABLE, 999_999_999, "freeze 2 ~1"),
        Code(RULES, "", 3, "sixty-one"),
    ],
)
def test_codes_read_back_as_written(code: Code) -> None:
    assert read_code(str(code)) == code


@pytest.mark.req("PL-6")
@pytest.mark.parametrize(
    "text",
    [
        "",
        "a",
        "play QH",
        f"x{TABLE} 1 play QH",
        f"a{TABLE}1 1 play QH",
        f"a{TABLE[1:]} 1 play QH",
        f"a{TABLE} 1",
        f"a{TABLE} 1 ",
        f"a{TABLE} 1  play",
        f"a{TABLE} -1 play QH",
        f"a{TABLE} 1234567890 play QH",
        f"a{TABLE} ١ play QH",
        f"a{TABLE} 1 play Q♥",
        f"a{TABLE} 1 play\nQH",
        f"a{TABLE} 1 play QH\n",
        f"a{TABLE} 1 " + "x" * 60,
        "r 0",
        "r 0 Santase",
        "r 0 ../en",
        "r 1000 santase",
        f"r{TABLE} 0 santase",
    ],
)
def test_what_is_no_code_of_ours_is_not_read(text: str) -> None:
    assert read_code(text) is None


def test_a_code_that_is_too_long_is_our_mistake() -> None:
    with pytest.raises(AssertionError):
        write_code(ACT, TABLE, 1, "x" * 60)


@pytest.mark.parametrize(
    ("what", "command"),
    [
        ("sit", Sit()),
        ("sit 1", Sit(1)),
        ("fill 2 easy", Fill("easy", 2)),
        ("fill * normal", Fill("normal")),
        ("clear 2", Clear(2)),
        ("preset two", SetPreset("two")),
        ("option target 21", SetOption("target", "21")),
        ("option must_head on", SetOption("must_head", "on")),
        ("timer 86400", SetTimer(86_400)),
        ("seats 4", SetSeats(4)),
        ("game sixty-one", SetGame("sixty-one")),
        ("public on", SetPublic(True)),
        ("ready off", Ready(False, 7)),
        ("start", Start(7)),
        ("leave", Leave()),
        ("return", Return()),
        ("replace 1", Replace(1)),
        ("close", Close()),
    ],
)
def test_lobby_codes_are_read_into_commands(what: str, command: Command) -> None:
    read = read_lobby_code(what, 7)
    assert (type(read), read) == (type(command), command)


@pytest.mark.parametrize(
    "what",
    ["", "sit ", "sit x", "sit -1", "sit 1 2", "sit 1\n", "sit ١", "Sit 1", "fill easy", "fill 1", "fill ** easy",
     "start now", "leave ", "public maybe", "ready", "timer 123456", "option target", "option target 1 2",
     "act play QH", "void", "remind 1", "close host", "record"],
)  # fmt: skip
def test_anything_else_is_no_lobby_command(what: str) -> None:
    assert read_lobby_code(what, 7) is None
