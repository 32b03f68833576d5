"""Seats of a lobby: tables that grow with their people, and swaps by asking."""

from __future__ import annotations

import pytest

from engine.commands import Clear, Fill, Leave, Open, Ready, SetGame, SetSeats, Sit, Start, Swap
from engine.refusals import MatchRunning, NotYourSwap, TableFull, UnknownChoice
from engine.table import Table
from tests.engine.clocks import HandClock
from tests.engine.hosts import Hosted, QuickHouse
from tests.engine.journals import ListJournal
from tests.engine.tables import ANA, BEA, CYD, DEE, STRANGER, Kept, everything

GUESTS = (BEA, CYD, DEE, 5, 6, 7, 8, 9)


class Fresh(Kept):
    """A table as it is opened now: with the smallest number of seats."""

    def __init__(self, game: str, seats: int) -> None:
        self.seats = seats
        super().__init__(game)

    def do(self, command: object, by: int | str, chance: str = "") -> Table:
        if isinstance(command, Open):
            command = command._replace(seats=self.seats)
        return super().do(command, by, chance)  # type: ignore[arg-type]


def seats(kept: Kept) -> int:
    return len(kept.table.chairs)


@pytest.mark.req("PL-13", "PL-14")
@pytest.mark.parametrize(
    ("game", "smallest", "after_each"),
    [
        ("thurf", 4, [4, 4, 4, 6, 6, 8, 8]),
        ("truco", 2, [2, 4, 4, 6, 6]),
        ("kniffeliger", 2, [2, 3, 4]),
        ("santase", 2, [2]),
        ("sixty-one", 6, [6, 6, 6, 6, 6]),
    ],
)
async def test_a_fresh_table_is_small_and_grows_as_people_sit_down(
    game: str, smallest: int, after_each: list[int]
) -> None:
    hosted = Hosted(ListJournal(), HandClock(), QuickHouse())
    table = await hosted.host.open(game, ANA)
    assert len(table.chairs) == smallest
    grown = []
    for person in GUESTS[: len(after_each)]:
        grown.append(len((await hosted.host.command(table.id, Sit(), person)).chairs))
    assert grown == after_each
    with pytest.raises(TableFull):
        await hosted.host.command(table.id, Sit(), STRANGER)
    again = hosted.another()
    assert everything(await again.host.table(table.id)) == everything(await hosted.host.table(table.id))


@pytest.mark.req("PL-13")
def test_the_owner_fixes_a_number_and_lets_it_grow_again() -> None:
    kept = Fresh("truco", 2)
    kept.do(SetSeats(2), ANA)
    kept.do(Sit(), BEA)
    assert kept.refused(Sit(), CYD) == TableFull
    kept.do(SetSeats(6), ANA)
    assert (seats(kept), kept.table.more_seats) == (6, 0)
    kept.do(SetSeats(0), ANA)
    assert (seats(kept), kept.table.more_seats) == (2, 4)
    assert kept.refused(SetSeats(3), ANA) == UnknownChoice


@pytest.mark.req("PL-13")
def test_seats_that_nobody_needs_any_more_go_again_but_nobody_is_moved() -> None:
    kept = Fresh("truco", 2)
    for person in (BEA, CYD):
        kept.do(Sit(), person)
    assert seats(kept) == 4
    kept.do(Leave(), BEA)
    assert seats(kept) == 4, "Cyd sits in the third"
    kept.do(Leave(), CYD)
    assert seats(kept) == 2
    for person in (BEA, CYD):
        kept.do(Sit(), person)
    kept.do(Fill("easy", 3), ANA)
    kept.do(Leave(), CYD)
    assert seats(kept) == 4
    kept.do(Clear(3), ANA)
    assert seats(kept) == 2


@pytest.mark.req("PL-13", "PL-26")
def test_house_players_who_are_asked_in_find_room_too() -> None:
    kept = Fresh("kniffeliger", 2)
    for count in (2, 3, 4):
        kept.do(Fill("easy", count - 1), ANA)
        assert seats(kept) == count
    assert kept.refused(Fill("easy"), ANA) == TableFull
    assert kept.refused(Fill("easy", 4), ANA) == UnknownChoice


@pytest.mark.req("PL-13")
def test_another_game_gets_as_many_seats_as_its_people_need() -> None:
    kept = Fresh("kniffeliger", 2)
    for person in (BEA, CYD):
        kept.do(Sit(), person)
    for game, count in (("thurf", 4), ("truco", 4), ("kniffeliger", 3), ("sixty-one", 6)):
        kept.do(SetGame(game), ANA)
        assert (game, seats(kept)) == (game, count)


@pytest.mark.req("PL-13", "PL-19")
def test_a_table_opened_before_tables_grew_keeps_all_its_seats() -> None:
    kept = Kept("thurf")
    kept.do(Sit(7), BEA)
    assert (seats(kept), kept.table.more_seats) == (8, 0)
    assert everything(kept.load()) == everything(kept.table)
    kept.do(Leave(), BEA)
    assert seats(kept) == 8


@pytest.mark.req("PL-13", "PL-18")
def test_a_table_goes_on_growing_after_a_match() -> None:
    kept = Fresh("kniffeliger", 2)
    kept.do(Sit(), BEA)
    kept.do(Start(), ANA)
    kept.play_out()
    loaded = kept.load(from_start=True)
    loaded.do(Sit(), CYD, kept.now)
    assert len(loaded.chairs) == 3


# --- Swaps ---------------------------------------------------------------------------------------------


def full() -> Kept:
    """A table of four people, all of them ready."""
    kept = Fresh("thurf", 4)
    for person in (BEA, CYD, DEE):
        kept.do(Sit(), person)
    for person in (ANA, BEA, CYD, DEE):
        kept.do(Ready(True), person)
    return kept


@pytest.mark.req("PL-13")
def test_at_a_full_table_two_swap_once_both_want_to() -> None:
    kept = full()
    kept.do(Swap(1, 2), BEA)
    assert kept.table.people == (ANA, BEA, CYD, DEE)
    assert kept.table.view(None).swaps == ((1, 2),)
    assert all(chair.is_ready for chair in kept.table.chairs), "asking changes nothing yet"
    kept.do(Swap(1, 2), CYD)
    assert kept.table.people == (ANA, CYD, BEA, DEE)
    assert kept.table.view(None).swaps == ()
    assert not any(chair.is_ready for chair in kept.table.chairs)
    assert everything(kept.load()) == everything(kept.table)


@pytest.mark.req("PL-13")
def test_a_swap_can_be_turned_down_or_taken_back() -> None:
    kept = full()
    for refuser in (BEA, CYD):
        kept.do(Swap(1, 2), BEA)
        kept.do(Swap(1, 2, False), refuser)
        assert kept.table.view(None).swaps == ()
        assert kept.refused(Swap(1, 2, False), refuser) == NotYourSwap
    kept.do(Swap(1, 2), CYD)
    assert kept.table.people == (ANA, BEA, CYD, DEE), "what was turned down is asked anew"


@pytest.mark.req("PL-13", "PL-6")
def test_nobody_else_agrees_to_a_swap() -> None:
    kept = full()
    kept.do(Swap(1, 2), BEA)
    for person in (ANA, DEE, STRANGER):
        assert kept.refused(Swap(1, 2), person) == NotYourSwap
    assert kept.refused(Swap(1, 9), BEA) == UnknownChoice
    kept.do(Leave(), CYD)
    assert kept.table.view(None).swaps == ()
    assert kept.refused(Swap(1, 2), BEA) == NotYourSwap


@pytest.mark.req("PL-13")
def test_seats_are_not_swapped_in_a_match() -> None:
    kept = full()
    kept.do(Start(), ANA)
    assert kept.refused(Swap(1, 2), BEA) == MatchRunning
