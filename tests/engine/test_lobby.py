"""The lobby of a table: seats, house players, options, ready marks, the owner, and starting."""

from __future__ import annotations

import pytest

from engine.commands import (
    SERVICE,
    Act,
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
from engine.contract import BadOption, Refusal, StaleDecision
from engine.games import UnknownGame
from engine.refusals import (
    AlreadySeated,
    CannotEnterNow,
    MatchRunning,
    NoMatchRunning,
    NotAtTable,
    NotEnoughPlayers,
    NotOwner,
    NotReady,
    SeatTaken,
    TableClosed,
    TableFull,
    UnknownChoice,
)
from engine.table_view import FINISHED, LOBBY, PLAYING
from tests.engine.tables import ANA, BEA, CYD, DEE, STRANGER, Kept, started

pytestmark = pytest.mark.usefixtures("extra_games")


def persons(kept: Kept) -> list[int | None]:
    return [seat.person for seat in kept.table.view(None).seats]


def levels(kept: Kept) -> list[str | None]:
    return [seat.level for seat in kept.table.view(None).seats]


def marks(kept: Kept) -> list[bool]:
    return [seat.is_ready for seat in kept.table.view(None).seats]


# --- Seats ---------------------------------------------------------------------------------------------


@pytest.mark.req("PL-10", "SA-1")
def test_who_opens_a_table_sits_first_and_is_its_owner() -> None:
    view = Kept("tiny").table.view(ANA)
    assert (view.phase, view.me, view.owner, view.code, view.preset) == (LOBBY, 0, ANA, "123456", "raising")
    assert [seat.person for seat in view.seats] == [ANA, None, None]


@pytest.mark.req("PL-13")
def test_a_table_that_nobody_opened_belongs_to_whoever_sits_down_first() -> None:
    kept = Kept("tiny", by=SERVICE)
    kept.do(Sit(1), BEA)
    kept.do(Sit(), ANA)
    assert (kept.table.owner, persons(kept)) == (BEA, [ANA, BEA, None])


@pytest.mark.req("PL-10", "PL-13")
def test_people_take_the_first_free_seat_or_one_they_choose() -> None:
    kept = Kept("tiny")
    kept.do(Sit(2), BEA)
    kept.do(Sit(), CYD)
    assert persons(kept) == [ANA, CYD, BEA]


@pytest.mark.req("PL-13")
def test_changing_seats_clears_every_ready_mark() -> None:
    kept = Kept("tiny")
    kept.do(Sit(), BEA)
    kept.do(Ready(True), ANA)
    kept.do(Ready(True), BEA)
    assert marks(kept) == [True, True, False]
    kept.do(Sit(2), BEA)
    assert (persons(kept), marks(kept)) == ([ANA, None, BEA], [False, False, False])


@pytest.mark.req("PL-13")
def test_a_person_changes_seats_with_a_house_player() -> None:
    kept = Kept("tiny")
    kept.do(Fill("easy", 2), ANA)
    kept.do(Sit(2), ANA)
    assert (persons(kept), levels(kept)) == ([None, None, ANA], ["easy", None, None])


def test_a_newcomer_may_take_the_seat_of_a_house_player() -> None:
    kept = Kept()
    kept.do(Fill("easy"), ANA)
    kept.do(Sit(1), BEA)
    assert (persons(kept), levels(kept)) == ([ANA, BEA], [None, None])


# --- House players -------------------------------------------------------------------------------------


@pytest.mark.req("PL-26")
def test_house_players_fill_one_seat_or_all_free_ones_and_go_again() -> None:
    kept = Kept("tiny")
    kept.do(Fill("strong", 2), ANA)
    assert levels(kept) == [None, None, "strong"]
    kept.do(Fill("easy"), ANA)
    assert levels(kept) == [None, "easy", "strong"]
    kept.do(Fill("normal", 1), ANA)
    assert levels(kept) == [None, "normal", "strong"]
    kept.do(Clear(2), ANA)
    assert levels(kept) == [None, "normal", None]


# --- Choices -------------------------------------------------------------------------------------------


@pytest.mark.req("PL-10", "PL-17")
def test_the_owner_chooses_game_seats_options_timer_and_listing() -> None:
    kept = Kept()
    kept.do(SetGame("tiny"), ANA)
    kept.do(SetSeats(2), ANA)
    kept.do(SetPreset("plain"), ANA)
    assert (kept.table.preset, kept.table.options.as_dict()) == ("plain", {"target": 5, "raising": False})
    kept.do(SetOption("target", "7"), ANA)
    kept.do(SetTimer(30), ANA)
    kept.do(SetPublic(True), ANA)
    view = kept.table.view(None)
    assert (view.game, len(view.seats), view.preset) == ("tiny", 2, None)
    assert (view.options.as_dict(), view.turn_seconds, view.is_public) == (
        {"target": 7, "raising": False},
        30,
        True,
    )


@pytest.mark.parametrize(
    "command",
    [SetPreset("plain"), SetOption("target", "7"), SetTimer(30), SetSeats(2), SetGame("tiny"), SetGame("santase")],
)
def test_every_choice_clears_the_ready_marks_and_makes_a_start_button_old(command: Command) -> None:
    kept = Kept("tiny")
    kept.do(Sit(), BEA)
    kept.do(Ready(True), BEA)
    shown = kept.table.revision
    kept.do(command, ANA)
    assert True not in marks(kept)
    assert kept.refused(Start(shown), ANA) == StaleDecision
    assert kept.refused(Ready(True, shown), BEA) == StaleDecision


def test_a_table_that_is_shown_to_others_is_a_newer_one() -> None:
    kept = Kept("tiny")
    shown = kept.table.revision
    kept.do(SetPublic(True), ANA)
    assert kept.table.revision > shown


@pytest.mark.req("PL-10")
def test_with_fewer_seats_nobody_is_sent_away() -> None:
    kept = Kept("tiny")
    kept.do(Sit(2), BEA)
    kept.do(Fill("easy"), ANA)
    kept.do(SetSeats(2), ANA)
    assert (persons(kept), levels(kept)) == ([ANA, BEA], [None, None])
    kept.do(SetSeats(3), ANA)
    kept.do(Sit(), CYD)
    assert kept.refused(SetSeats(2), ANA) == TableFull
    assert kept.refused(SetGame("santase"), ANA) == TableFull


# --- Refusals ------------------------------------------------------------------------------------------

LOBBY_REFUSALS: list[tuple[Command, int, type[Refusal]]] = [
    (Sit(), ANA, AlreadySeated),
    (Sit(0), ANA, AlreadySeated),
    (Sit(1), ANA, SeatTaken),
    (Sit(0), STRANGER, SeatTaken),
    (Sit(-1), STRANGER, UnknownChoice),
    (Sit(3), STRANGER, UnknownChoice),
    (Fill("easy"), STRANGER, NotAtTable),
    (Fill("godlike"), ANA, UnknownChoice),
    (Fill("easy", 1), ANA, SeatTaken),
    (Fill("easy", 3), ANA, UnknownChoice),
    (Clear(2), STRANGER, NotAtTable),
    (Clear(1), ANA, UnknownChoice),
    (Clear(3), ANA, UnknownChoice),
    (Clear(-1), ANA, UnknownChoice),
    (SetGame("tiny"), BEA, NotOwner),
    (SetGame("no game"), ANA, UnknownGame),
    (SetSeats(2), BEA, NotOwner),
    (SetSeats(4), ANA, UnknownChoice),
    (SetPreset("plain"), BEA, NotOwner),
    (SetPreset("fancy"), ANA, UnknownChoice),
    (SetOption("target", "7"), BEA, NotOwner),
    (SetOption("target", "41"), ANA, BadOption),
    (SetOption("colour", "red"), ANA, BadOption),
    (SetTimer(30), BEA, NotOwner),
    (SetTimer(31), ANA, UnknownChoice),
    (SetPublic(True), BEA, NotOwner),
    (Ready(True), STRANGER, NotAtTable),
    (Ready(True, 0), BEA, StaleDecision),
    (Start(), STRANGER, NotAtTable),
    (Start(0), ANA, StaleDecision),
    (Act("pass"), ANA, NoMatchRunning),
    (Leave(), STRANGER, NotAtTable),
    (Return(), STRANGER, NotAtTable),
    (Replace(1), STRANGER, NotAtTable),
    (Replace(0), BEA, NotOwner),
    (Replace(0), ANA, UnknownChoice),
    (Replace(2), ANA, UnknownChoice),
    (Replace(9), ANA, UnknownChoice),
    (Close(), BEA, NotOwner),
]


@pytest.mark.req("PL-10", "PL-13")
@pytest.mark.parametrize(("command", "by", "refusal"), LOBBY_REFUSALS)
def test_the_lobby_refuses_by_name_and_nothing_changes(command: Command, by: int, refusal: type[Refusal]) -> None:
    kept = Kept("tiny")
    kept.do(Sit(), BEA)
    assert kept.refused(command, by) == refusal


@pytest.mark.req("PL-13")
@pytest.mark.parametrize(("name", "value"), [("target", "41"), ("target", "many"), ("target", "")])
def test_what_cannot_be_set_is_named_with_the_value(name: str, value: str) -> None:
    kept = Kept("tiny")
    with pytest.raises(BadOption) as refused:
        kept.do(SetOption(name, value), ANA)
    assert refused.value.details == {"option": name, "value": value}


@pytest.mark.parametrize("command", [Sit(), Fill("easy")])
def test_a_full_table_says_so(command: Command) -> None:
    kept = Kept()
    kept.do(Sit(), BEA)
    assert kept.refused(command, STRANGER if command == Sit() else ANA) == TableFull


@pytest.mark.req("PL-12")
@pytest.mark.parametrize(
    ("command", "by", "refusal"),
    [
        (Sit(), STRANGER, CannotEnterNow),
        (Fill("easy"), ANA, MatchRunning),
        (Clear(1), ANA, MatchRunning),
        (SetGame("tiny"), ANA, MatchRunning),
        (SetSeats(2), ANA, MatchRunning),
        (SetPreset("two"), ANA, MatchRunning),
        (SetOption("target", "7"), ANA, MatchRunning),
        (SetTimer(30), ANA, MatchRunning),
        (Ready(True), ANA, MatchRunning),
        (Start(), ANA, MatchRunning),
    ],
)
def test_during_a_match_nobody_enters_and_nothing_is_chosen(
    command: Command, by: int, refusal: type[Refusal]
) -> None:
    assert started().refused(command, by) == refusal


# --- The owner -----------------------------------------------------------------------------------------


@pytest.mark.req("PL-13", "PL-16")
def test_leaving_the_lobby_frees_the_seat_and_the_longest_seated_person_becomes_owner() -> None:
    kept = Kept("tiny")
    kept.do(Sit(2), BEA)
    kept.do(Sit(1), CYD)
    kept.do(Leave(), ANA)
    assert (persons(kept), kept.table.owner) == ([None, CYD, BEA], BEA)
    kept.do(Sit(0), BEA)  # Changing seats is not sitting down anew.
    kept.do(Sit(), DEE)
    kept.do(Leave(), CYD)
    kept.do(Leave(), BEA)
    assert kept.table.owner == DEE
    table = kept.do(Leave(), DEE)
    assert (table.owner, table.people) == (None, ())
    assert kept.do(Sit(), CYD).owner == CYD


@pytest.mark.req("PL-13")
def test_a_table_whose_people_have_all_left_the_match_still_gets_an_owner() -> None:
    kept = started("tiny", BEA, CYD)
    for person in (BEA, ANA):
        kept.do(Leave(), person)
    assert kept.table.owner == CYD
    kept.play_out()
    kept.do(Leave(), CYD)
    assert kept.table.owner == ANA
    kept.do(Return(), ANA)
    assert kept.refused(SetTimer(30), ANA) is None


# --- Starting ------------------------------------------------------------------------------------------


@pytest.mark.req("PL-13", "PL-14")
def test_one_press_on_start_is_enough_once_the_number_fits() -> None:
    kept = Kept("tiny")
    with pytest.raises(NotEnoughPlayers) as refusal:
        kept.do(Start(), ANA)
    assert refusal.value.details == {"players": 1, "missing": 1}
    assert kept.refused(Start(), ANA) == NotEnoughPlayers
    kept.do(Sit(2), BEA)
    kept.do(Start(kept.table.revision), BEA)
    assert (kept.table.phase, persons(kept)) == (PLAYING, [ANA, BEA])


@pytest.mark.req("PL-14")
def test_teams_need_every_seat() -> None:
    kept = Kept("pairs")
    kept.do(Sit(), BEA)
    with pytest.raises(NotEnoughPlayers) as refusal:
        kept.do(Start(), ANA)
    assert refusal.value.details == {"players": 2, "missing": 2}
    kept.do(SetSeats(2), ANA)
    kept.do(Start(), ANA)
    assert kept.table.phase == PLAYING


@pytest.mark.req("PL-13")
def test_where_all_must_be_ready_one_press_is_not_enough() -> None:
    kept = Kept("careful")
    kept.do(Sit(), BEA)
    kept.do(Fill("easy"), ANA)
    assert kept.refused(Start(), ANA) == NotReady
    kept.do(Ready(True, kept.table.revision), BEA)
    kept.do(Ready(False), BEA)
    assert kept.refused(Start(), ANA) == NotReady
    kept.do(Ready(True), BEA)
    kept.do(Start(), ANA)
    assert kept.table.phase == PLAYING


@pytest.mark.req("PL-13", "PL-61")
def test_who_left_the_match_does_not_block_the_rematch() -> None:
    kept = Kept("careful")
    kept.do(Sit(), BEA)
    kept.do(Ready(True), BEA)
    kept.do(Start(), ANA)
    kept.do(Leave(), BEA)
    kept.play_out()
    assert kept.table.phase == FINISHED
    kept.do(Start(), ANA)
    assert (kept.table.phase, kept.table.view(None).seats[1].has_left) == (PLAYING, True)


def test_a_closed_table_refuses_everything() -> None:
    kept = Kept()
    kept.do(Close(), ANA)
    for command in (Sit(), Start(), Leave(), Close(), Act("close"), SetTimer(30)):
        assert kept.refused(command, ANA) == TableClosed
