"""Public and private screens of real tables, from the lobby to the end."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from adapters.screens import Screen, private_screen, public_screen, turn_notice
from adapters.screens.buttons import ACT, LOBBY, OPEN, read_code
from adapters.screens.lobby_codes import read_lobby_code
from adapters.text.names import table_names
from adapters.text.words import Words
from engine.commands import Fill, Leave, Return, Sit
from engine.contract import Refusal
from engine.table import Table
from engine.table_commands import GONE_SECONDS
from tests.adapters.screens.limits import all_buttons, assert_within_limits, text_of
from tests.adapters.screens.stages import ANA, BEA, PEOPLE, STRANGER, done, finished, opened, stages, started

STAGES = stages()

HOSTILE = [
    "@everyone",
    "**bold** __x__ `code` ||spoiler||",
    "<script>alert(1)</script>",
    "[free](https://example.org)",
    "\u202eevil\u2066\u2067",
    "Ana\nBea is to play",
    "N" * 10_000,
    "🦊🐻🦁",
    "ليلى",
    "👨‍👩‍👧‍👦" * 30,
    "{ $name }",
    "\u200b",
]


def screens(table: Table, words: Words, people: dict[int, str] = PEOPLE) -> Iterator[Screen]:
    """All that anyone is shown of a table."""
    names = table_names(table.view(None), people, words)
    yield public_screen(table.view(None), names, words)
    for person in (ANA, BEA, STRANGER):
        view = table.view(person)
        for draft in ("", "hand", "options", "options preset", "options timer", "gone", "play", "nonsense", "~9"):
            screen = private_screen(view, names, words, draft)
            if screen is not None:
                yield screen


def public(table: Table, words: Words) -> Screen:
    return public_screen(table.view(None), table_names(table.view(None), PEOPLE, words), words)


def private(table: Table, person: int, words: Words, draft: str = "") -> Screen | None:
    return private_screen(table.view(person), table_names(table.view(None), PEOPLE, words), words, draft)


def labels(screen: Screen | None) -> list[str]:
    assert screen is not None
    return [button.label for button in all_buttons(screen)]


# --- Every stage ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("stage", STAGES)
def test_screens_keep_to_every_limit(stage: str, words: Words) -> None:
    for screen in screens(STAGES[stage], words):
        assert_within_limits(screen)


@pytest.mark.parametrize("stage", STAGES)
def test_screens_are_functions_of_what_is_seen(stage: str, words: Words) -> None:
    fresh = Words("en")
    assert list(screens(STAGES[stage], words)) == list(screens(STAGES[stage].clone(), fresh))


@pytest.mark.req("PL-43")
@pytest.mark.parametrize("name", HOSTILE, ids=range(len(HOSTILE)))
def test_hostile_names_break_no_screen(name: str, words: Words) -> None:
    for table in STAGES.values():
        before = list(screens(table, words))
        after = list(screens(table, words, {ANA: name, BEA: name}))
        for screen, same in zip(after, before, strict=True):
            assert_within_limits(screen)
            assert screen.controls == same.controls
            assert [line.style for line in screen.lines] == [line.style for line in same.lines]


@pytest.mark.req("PL-3")
@pytest.mark.parametrize("stage", STAGES)
def test_every_lobby_button_is_a_command_that_someone_can_give(stage: str, words: Words) -> None:
    table = STAGES[stage]
    for screen in screens(table, words):
        for button in all_buttons(screen):
            code = read_code(button.code)
            assert code is not None
            if code.kind == LOBBY:
                command = read_lobby_code(code)
                assert command is not None, button.code
                assert code.what == "start" or any(_succeeds(table, command, who) for who in (ANA, BEA, STRANGER))


def _succeeds(table: Table, command: object, person: int) -> bool:
    try:
        late = max(table.asked_at.values(), default=0.0) + GONE_SECONDS  # Those who are asked may be replaced.
        table.clone().do(command, person, late, seed=bytes(32))  # type: ignore[arg-type]
    except Refusal:
        return False
    return True


@pytest.mark.req("PL-6")
def test_everybody_gets_the_same_public_buttons(words: Words) -> None:
    for table in STAGES.values():
        names = table_names(table.view(None), PEOPLE, words)
        controls = public_screen(table.view(None), names, words).controls
        codes = [read_code(button.code) for button in all_buttons(public_screen(table.view(None), names, words))]
        assert ACT not in [code.kind for code in codes if code]
        assert controls == public_screen(table.view(ANA), names, words).controls


# --- The lobby -----------------------------------------------------------------------------------------


@pytest.mark.req("PL-67", "PL-13")
def test_the_lobby_says_how_to_play_who_is_there_and_what_is_missing(words: Words) -> None:
    screen = public(opened(), words)
    assert [line.text for line in screen.lines][:5] == [
        "Santase · table 1234",
        words("santase-how-1"),
        words("santase-how-2"),
        "1. Ana ★ host",
        "2. free",
    ]
    options = "to 11 game points · need not beat the led card · marriages from the first lead"
    assert f"Rule set One · {options} · no turn timer" in text_of(screen)
    assert screen.lines[-1].text == "One more player is needed: sit down or add a house player."
    assert labels(screen) == [
        "Sit at 2", "🤖 Easy", "🤖 Normal", "🤖 Strong", "Start", "Options", "Rules", "Leave", "Close table",
    ]  # fmt: skip


def test_a_full_lobby_can_start(words: Words) -> None:
    screen = public(done(opened(), (Sit(), BEA)), words)
    assert screen.lines[-1].text == "Everyone is here: press Start."
    assert labels(screen) == ["Start", "Options", "Rules", "Leave", "Close table", "Change seats"]


def test_a_house_player_is_named_with_its_level_and_can_be_sent_away(words: Words) -> None:
    screen = public(done(opened(), (Fill("strong"), ANA)), words)
    line = next(line.text for line in screen.lines if line.text.startswith("2."))
    assert line.startswith("2. 🤖 ") and line.endswith(", strong house player")
    assert labels(screen)[0] == "Clear seat 2"


def test_options_are_chosen_in_a_private_menu(words: Words) -> None:
    table = opened()
    menu = private(table, ANA, words, "options")
    opened_menus = [read_code(button.code) for button in all_buttons(menu)] if menu else []
    assert [code.what for code in opened_menus if code] == [
        "options preset", "options target", "options must_head", "options marriage_after_trick", "options timer",
        "options game", "options public", "hand",
    ]  # fmt: skip
    assert labels(private(table, ANA, words, "options target")) == [
        "to 7 game points", "to 10 game points", "✓ to 11 game points", "to 21 game points", "◂ Back",
    ]  # fmt: skip
    assert private(table, STRANGER, words) is None
    assert private(table, STRANGER, words, "options") is not None
    assert "options" not in str(private(started(), ANA, words, "options"))


def test_an_empty_table_can_only_be_sat_at(words: Words) -> None:
    assert labels(public(STAGES["lobby, nobody left"], words)) == ["Sit at 1", "Sit at 2", "Rules"]


# --- Playing -------------------------------------------------------------------------------------------


@pytest.mark.req("PL-6")
def test_the_decision_is_buttons_only_for_who_is_asked(words: Words) -> None:
    table = started()
    asked, other = (ANA, BEA) if table.view(ANA).decision else (BEA, ANA)
    decision = table.view(asked).decision
    assert decision is not None
    acts = [
        code for button in all_buttons(_shown(private(table, asked, words))) if (code := read_code(button.code))
    ]
    assert sorted(code.what for code in acts if code.kind == ACT) == sorted(a.code for a in decision.actions)
    assert {code.number for code in acts if code.kind == ACT} == {decision.number}
    waiting = _shown(private(table, other, words))
    assert labels(waiting) == ["💡 Hints on", "Rules"]
    assert waiting.lines[-1].text == f"It is {PEOPLE[asked]}’s turn."


def _shown(screen: Screen | None) -> Screen:
    assert screen is not None
    return screen


@pytest.mark.req("PL-16")
def test_who_is_away_can_take_the_seat_back(words: Words) -> None:
    table = done(started(), (Leave(), ANA))
    assert "Take your seat back" in labels(private(table, ANA, words))
    assert "A house player is holding the seat of Ana." in text_of(public(table, words))
    done(table, (Return(), ANA))
    assert "Take your seat back" not in labels(private(table, ANA, words))


@pytest.mark.req("PL-16")
def test_someone_who_is_gone_can_be_replaced(words: Words) -> None:
    table = started()
    assert "Someone gone?" in labels(public(table, words))
    (seat,) = table.view(None).asked
    asked, other = (ANA, BEA) if seat == 0 else (BEA, ANA)
    screen = private(table, other, words, "gone")
    assert labels(screen) == [f"House player in seat {seat + 1}", "◂ Back"]
    assert f"{seat + 1}. {PEOPLE[asked]}" in text_of(screen)
    assert labels(private(table, asked, words, "gone")) == ["◂ Back"]  # Nobody waits for the other.


@pytest.mark.req("PL-17")
def test_a_reminder_stands_on_the_hand_and_in_the_notice(words: Words) -> None:
    table = STAGES["playing, time almost up"]
    seat = table.view(None).asked[0]
    person = (ANA, BEA)[seat]
    assert "Your time is almost up." in text_of(private(table, person, words))
    assert "Your time is almost up." not in text_of(private(table, 3 - person, words))
    names = table_names(table.view(None), PEOPLE, words)
    assert turn_notice(table.view(person), seat, names, words).short.endswith(
        "your time is almost up (Santase, table 1234)."
    )


def test_the_turn_notice_calls_who_is_asked(words: Words) -> None:
    table = started()
    names = table_names(table.view(None), PEOPLE, words)
    (seat,) = table.view(None).asked
    asked = (ANA, BEA)[seat]
    for person in (None, asked):
        notice = turn_notice(table.view(person), seat, names, words)
        assert notice.short == f"{PEOPLE[asked]}, it is your turn (Santase, table 1234)."
        assert_within_limits(notice)


# --- The end -------------------------------------------------------------------------------------------


@pytest.mark.req("PL-18", "PL-41")
def test_a_finished_match_shows_winner_score_tally_and_proof(words: Words) -> None:
    table = finished()
    view = table.view(None)
    assert view.outcome is not None and view.seed is not None and view.commitment is not None
    winner = ("Ana", "Bea")[view.outcome.winners[0]]
    text = text_of(public(table, words))
    assert f"{winner} wins the match!" in text
    assert f"Ana {view.outcome.scores[0]} · Bea {view.outcome.scores[1]}" in text
    assert f"Matches won: Ana {int(winner == 'Ana')} · Bea {int(winner == 'Bea')}" in text
    assert view.seed in text and view.commitment in text
    assert labels(public(table, words)) == [
        "Rematch", "Change options", "🏆 High scores",
        "Replay", "My costliest moves", "Save record",
        "Rules", "Leave", "Close table",
    ]  # fmt: skip
    assert labels(private(table, ANA, words)) == ["Rematch", "Change options", "Leave"]


def test_the_seed_is_nowhere_before_the_match_is_over(words: Words) -> None:
    table = started(seed=0xABCDEF)
    assert table.seed is not None
    assert all(table.seed.hex() not in str(screen) for screen in screens(table, words))


@pytest.mark.parametrize(
    ("stage", "text"),
    [
        ("finished, void", "could not go on"),
        ("closed by the owner", "The host closed this table."),
        ("closed in a match", "The host closed this table."),
        ("closed after a week", "Nobody touched this table for a week"),
    ],
)
def test_an_end_says_why(stage: str, text: str, words: Words) -> None:
    assert text in text_of(public(STAGES[stage], words))


def test_opening_never_acts(words: Words) -> None:
    kinds = set()
    for table in STAGES.values():
        for screen in screens(table, words):
            for button in all_buttons(screen):
                code = read_code(button.code)
                assert code is not None
                kinds.add(code.kind)
                if code.kind == OPEN:
                    assert read_lobby_code(code._replace(kind=LOBBY)) is None
    assert kinds == {ACT, LOBBY, OPEN, "r"}
