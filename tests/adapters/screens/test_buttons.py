from __future__ import annotations

from pathlib import Path
from typing import get_args

import pytest

from adapters.screens.buttons import ACT, LOBBY, NTH, OPEN, PLACE, RULES, Code, read_code, write_code
from adapters.screens.lobby_codes import is_setting, lobby_code, read_lobby_code
from adapters.screens.open_codes import (
    AddDie,
    ChooseLanguage,
    Draft,
    JoinTold,
    OpenCommand,
    ReviewMoves,
    RingAgain,
    RingNoMore,
    SaveRecord,
    SayThere,
    ShowHighScores,
    ShowReplay,
    ShowSeal,
    SpeakWithMe,
    TurnHints,
    Watch,
    open_code,
    read_open_code,
)
from adapters.screens.place_codes import PlaceCommand, place_code, read_place_code
from engine.commands import (
    Act,
    Clear,
    Close,
    Command,
    End,
    Extend,
    Fill,
    Leave,
    Open,
    PlayForced,
    Ready,
    Remind,
    Remove,
    Replace,
    Return,
    SetGame,
    SetOption,
    SetPreset,
    SetPublic,
    SetSeats,
    SetTimer,
    Shake,
    Shout,
    Sit,
    Start,
    Swap,
    Void,
)

# Of every kind that buttons in chats hold, as screens wrote them before the writer and the reader were one.
RECORDED = Path(__file__).with_name("recorded_codes.txt").read_text("ascii").splitlines()
WITHOUT_BUTTON = {Open, Act, Remind, Extend, Void, PlayForced, Remove, Shake}  # no lobby button gives these

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
        f"r{TABLE[1:]} 0 santase",
    ],
)
def test_what_is_no_code_of_ours_is_not_read(text: str) -> None:
    assert read_code(text) is None


def test_a_code_that_is_too_long_is_our_mistake() -> None:
    with pytest.raises(AssertionError):
        write_code(ACT, TABLE, 1, "x" * 60)


LOBBY_CODES: list[tuple[str, Command]] = [
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
    ("end on", End(True)),
    ("shout pato", Shout("pato")),
    ("swap 0 2 on", Swap(0, 2)),
    ("swap 3 1 off", Swap(3, 1, False)),
    ("close", Close()),
]


@pytest.mark.parametrize(("what", "command"), LOBBY_CODES)
def test_a_lobby_code_reads_back_as_the_command_that_was_written(what: str, command: Command) -> None:
    code = lobby_code(TABLE, 7, command)
    assert str(code) == f"l{TABLE} 7 {what}"
    read = read_lobby_code(code)
    assert (type(read), read) == (type(command), command)


def test_every_command_of_the_lobby_is_written_and_read() -> None:
    assert {type(command) for _, command in LOBBY_CODES} == {*get_args(Command)} - WITHOUT_BUTTON


OPEN_CODES: list[tuple[str, OpenCommand]] = [
    ("watch", Watch()),
    ("record", SaveRecord()),
    ("best", ShowHighScores()),
    ("review", ReviewMoves()),
    ("replay", ShowReplay()),
    ("replay 3", ShowReplay(3)),
    ("replay 3 1", ShowReplay(3, 1)),
    ("seal", ShowSeal()),
    ("seal 6", AddDie(6)),
    ("bell", RingAgain()),
    ("bell off", RingNoMore()),
    ("join", JoinTold()),
    ("say", SayThere()),
    ("hints on", TurnHints("on")),
    ("language", ChooseLanguage()),
    ("language pt-BR", SpeakWithMe("pt-BR")),
]


@pytest.mark.parametrize(("what", "command"), OPEN_CODES)
def test_what_is_asked_for_beside_a_match_reads_back_as_it_was_written(what: str, command: OpenCommand) -> None:
    code = open_code(TABLE, 7, command)
    assert str(code) == f"o{TABLE} 7 {what}"
    read = read_open_code(code)
    assert (type(read), read) == (type(command), command)


def test_everything_that_can_be_asked_for_is_written_and_read() -> None:
    assert {type(command) for _, command in OPEN_CODES} == {*get_args(OpenCommand)}


@pytest.mark.parametrize(
    "what",
    ["watch me", "seal x", "seal 12", "replay x", "replay 3 1 1", "replay -1", "bell on", "hints", "hints maybe",
     "language 1", "join 2", "say hello", "record all"],
)  # fmt: skip
def test_anything_else_that_begins_so_is_none_of_ours(what: str) -> None:
    assert read_open_code(Code(OPEN, TABLE, 7, what)) is None


@pytest.mark.parametrize(
    ("what", "head"), [("hand", "hand"), ("options target", "options"), ("freeze 2 ~1", "freeze"), ("~0", "~0")]
)
def test_all_the_rest_is_a_draft(what: str, head: str) -> None:
    draft = read_open_code(Code(OPEN, TABLE, 7, what))
    assert isinstance(draft, Draft)
    assert (draft.text, draft.head) == (what, head)


def test_only_buttons_that_open_something_are_read_so() -> None:
    assert read_open_code(Code(ACT, TABLE, 7, "watch")) is None
    assert read_open_code(None) is None


@pytest.mark.parametrize("text", RECORDED)
def test_an_old_button_means_what_it_meant(text: str) -> None:
    code = read_code(text)
    assert code is not None
    assert str(code) == text
    if code.kind == LOBBY:
        command = read_lobby_code(code)
        assert command is not None
        assert str(lobby_code(code.table_id, code.number, command)) == text
    if code.kind == OPEN:
        asked = read_open_code(code)
        assert asked is not None
        if not isinstance(asked, Draft):
            assert str(open_code(code.table_id, code.number, asked)) == text
    if code.kind == PLACE:
        decided = read_place_code(code)
        assert decided is not None
        assert str(place_code(code.table_id, decided)) == text


def test_the_recorded_buttons_are_of_every_kind() -> None:
    read = [code for code in map(read_code, RECORDED) if code is not None]
    assert {code.kind for code in read} == {ACT, LOBBY, OPEN, NTH, RULES, PLACE}
    assert {type(read_place_code(code)) for code in read if code.kind == PLACE} == {*get_args(PlaceCommand)}
    assert {type(read_lobby_code(code)) for code in read if code.kind == LOBBY} == {
        type(command) for _, command in LOBBY_CODES
    }
    assert {type(read_open_code(code)) for code in read if code.kind == OPEN} == {*get_args(OpenCommand), Draft}


def test_settings_are_what_is_chosen_one_after_the_other() -> None:
    settings = {type(command) for _, command in LOBBY_CODES if is_setting(command)}
    assert settings == {SetGame, SetOption, SetPreset, SetPublic, SetSeats, SetTimer}
    assert not is_setting(None) and not is_setting(Remove(1))


@pytest.mark.parametrize(
    "what",
    ["", "sit ", "sit x", "sit -1", "sit 1 2", "sit 1\n", "sit ١", "Sit 1", "fill easy", "fill 1", "fill ** easy",
     "start now", "leave ", "public maybe", "ready", "timer 123456", "option target", "option target 1 2",
     "act play QH", "void", "remind 1", "close host", "record"],
)  # fmt: skip
def test_anything_else_is_no_lobby_command(what: str) -> None:
    assert read_lobby_code(Code(LOBBY, TABLE, 7, what)) is None
