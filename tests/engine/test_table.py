"""A match at a table: acting, leaving and coming back, the end, rematches, and who sees what."""

from __future__ import annotations

import dataclasses
from random import Random

import pytest

from engine.chance import commitment
from engine.commands import (
    HOUSE,
    MODERATOR,
    SERVICE,
    Act,
    Close,
    Command,
    Fill,
    Leave,
    Open,
    Remove,
    Replace,
    Return,
    SetOption,
    SetPublic,
    SetSeats,
    SetTimer,
    Sit,
    Start,
    Void,
)
from engine.contract import IllegalAction, NotYourDecision, Outcome, Refusal, StaleDecision
from engine.facts import Drew, HandDealt
from engine.journal import Result, Row
from engine.refusals import NoMatchRunning, NotAtTable, NotOwner, StillHere, UnknownChoice
from engine.table import Table
from engine.table_commands import GONE_SECONDS
from engine.table_view import CLOSED, FINISHED, LOBBY, PLAYING
from tests.engine.tables import ANA, BEA, CYD, DEE, STRANGER, Kept, started

pytestmark = pytest.mark.usefixtures("extra_games")


def person_asked(kept: Kept) -> tuple[int, int]:
    """Who is asked, and who is not, in a match of two."""
    seat, _ = kept.asked()
    return (ANA, BEA) if seat == 0 else (BEA, ANA)


def against_house() -> Kept:
    """A match of Ana against a house player."""
    kept = Kept()
    kept.do(Fill("easy"), ANA)
    kept.do(Start(), ANA)
    return kept


# --- Acting --------------------------------------------------------------------------------------------


@pytest.mark.req("SA-1", "PL-10")
def test_two_people_play_a_match_from_the_lobby_to_the_result() -> None:
    kept = started()
    kept.play_out(Random(1))
    view = kept.table.view(ANA)
    assert view.phase == FINISHED and view.outcome is not None and view.outcome.reason == "won"
    assert (view.decision, view.asked) == (None, ())
    (winner,) = view.outcome.winners
    assert [seat.wins for seat in view.seats] == [int(winner == 0), int(winner == 1)]
    assert kept.table.results() == tuple(
        Result(person, seat, seat == winner, view.outcome.scores[seat]) for seat, person in enumerate((ANA, BEA))
    )


def refusals_in_a_match(kept: Kept) -> list[tuple[Command, int, type[Refusal]]]:
    asked, other = person_asked(kept)
    _, decision = kept.asked()
    code = decision.actions[0].code
    return [
        (Act(code, decision.number), other, StaleDecision),
        (Act(code), other, NotYourDecision),
        (Act(code, decision.number, kept.table.seat_of(asked)), other, StaleDecision),
        (Act(code, decision.number - 1), asked, StaleDecision),
        (Act(code, decision.number + 1), asked, StaleDecision),
        (Act("play", decision.number), asked, IllegalAction),
        (Act("dance", decision.number), asked, IllegalAction),
        (Act("", decision.number), asked, IllegalAction),
        (Act("play 9♥" + "x" * 10_000, decision.number), asked, IllegalAction),
        (Act(code, decision.number), STRANGER, NotAtTable),
        (Replace(5), asked, UnknownChoice),
        (Close(), BEA, NotOwner),
    ]


@pytest.mark.req("PL-63")
def test_out_of_turn_old_unknown_or_for_someone_else_is_refused_by_name() -> None:
    kept = started()
    for _ in range(3):
        kept.act()
        for command, by, refusal in refusals_in_a_match(kept):
            assert (command, kept.refused(command, by)) == (command, refusal)


def test_after_the_end_there_is_nothing_to_act_in() -> None:
    kept = started()
    kept.act()
    seat, decision = kept.asked()
    kept.play_out()
    assert kept.refused(Act(decision.actions[0].code, decision.number), (ANA, BEA)[seat]) == NoMatchRunning


@pytest.mark.req("PL-26")
def test_a_house_player_acts_only_for_the_seat_it_holds() -> None:
    kept = against_house()
    while kept.asked()[0] != 1:
        kept.act()
    kept.act()
    assert kept.rows[-1].by == HOUSE
    while kept.asked()[0] != 0:
        kept.act()
    _, decision = kept.asked()
    assert kept.refused(Act(decision.actions[0].code, decision.number, 0), HOUSE) == NotYourDecision


# --- Leaving and coming back ---------------------------------------------------------------------------


@pytest.mark.req("PL-16", "PL-61")
def test_a_house_player_holds_the_seat_of_who_left_until_they_act() -> None:
    kept = started()
    asked, _ = person_asked(kept)
    kept.do(Leave(), asked)
    seat, decision = kept.asked()
    assert kept.table.view(None).seats[seat].has_left
    assert kept.table.view(asked).decision == decision  # Their buttons still work.
    kept.do(Act(decision.actions[0].code, decision.number), asked)
    assert not kept.table.view(None).seats[seat].has_left


@pytest.mark.req("PL-16")
def test_coming_back_stops_a_house_player_who_is_still_thinking() -> None:
    kept = started()
    asked, _ = person_asked(kept)
    kept.do(Leave(), asked)
    seat, decision = kept.asked()
    thought_out = Act(decision.actions[0].code, decision.number, seat)
    assert kept.refused(thought_out, HOUSE) is None
    kept.do(Return(), asked)
    assert kept.refused(thought_out, HOUSE) == NotYourDecision


@pytest.mark.req("PL-16")
def test_the_house_plays_on_for_who_left_but_they_do_not_win_by_it() -> None:
    kept = started()
    kept.do(Leave(), BEA)
    kept.play_out(Random(3))
    outcome = kept.table.outcome
    assert outcome is not None
    assert kept.table.results()[1].has_won is False
    assert kept.table.results()[0].has_won == (outcome.winners == (0,))
    assert any(row.by == HOUSE for row in kept.rows)


@pytest.mark.req("PL-13", "PL-16")
def test_the_owner_who_leaves_a_match_hands_on_and_the_last_one_keeps_it() -> None:
    kept = started()
    kept.do(Leave(), ANA)
    assert kept.table.owner == BEA
    kept.do(Leave(), BEA)
    assert kept.table.owner == BEA


@pytest.mark.req("PL-16")
def test_the_owner_gives_the_seat_of_someone_who_is_gone_to_a_house_player() -> None:
    kept = started()
    while 1 not in kept.table.asked_at:
        kept.act()
    kept.now += GONE_SECONDS
    kept.do(Replace(1), ANA)
    assert [seat.has_left for seat in kept.table.view(None).seats] == [False, True]
    kept.do(Return(), BEA)
    assert [seat.has_left for seat in kept.table.view(None).seats] == [False, False]


def four_people() -> Kept:
    kept = Kept("pairs")
    for person in (BEA, CYD, DEE):
        kept.do(Sit(), person)
    kept.do(Start(), ANA)
    for chair in kept.table.chairs:
        chair.misses = 1  # Everybody has missed a turn, and may be replaced.
    return kept


def has_left(kept: Kept, seat: int) -> bool:
    return kept.table.view(None).seats[seat].has_left


@pytest.mark.req("PL-16")
def test_nobody_takes_the_seat_of_who_is_playing() -> None:
    kept = started()
    while 1 not in kept.table.asked_at:
        kept.act()
    kept.now = kept.table.asked_at[1] + GONE_SECONDS - 1
    assert kept.refused(Replace(1), ANA) == StillHere  # Ana opened the table, and would win by it.
    kept.now += 1
    kept.do(Replace(1), ANA)
    assert has_left(kept, 1)


@pytest.mark.req("PL-16", "PL-17")
def test_who_has_missed_a_turn_can_be_replaced_until_they_act() -> None:
    kept = Kept("santase")
    kept.do(Sit(), BEA)
    kept.do(SetTimer(30), ANA)
    kept.do(Start(), ANA)
    while 1 not in kept.table.asked_at:
        kept.act()
    kept.time_out()
    assert kept.refused(Replace(1), ANA) is None
    while 1 not in kept.table.asked_at:
        kept.act()
    kept.act()
    assert kept.refused(Replace(1), ANA) == StillHere


@pytest.mark.req("PL-16")
def test_who_comes_back_has_the_seat_and_the_win() -> None:
    kept = started()
    while 1 not in kept.table.asked_at:
        kept.act()
    kept.now += GONE_SECONDS
    kept.do(Replace(1), ANA)
    kept.do(Return(), BEA)
    while kept.table.outcome is None:
        kept.act()
    winners = kept.table.outcome.winners
    assert [result.has_won for result in kept.table.results()] == [seat in winners for seat in (0, 1)]


@pytest.mark.req("PL-16", "PL-19")
def test_a_seat_that_was_given_away_under_the_old_rule_stays_so_in_its_journal() -> None:
    kept = started()
    while 1 not in kept.table.asked_at:
        kept.act()
    kept.now += GONE_SECONDS
    kept.do(Replace(1), ANA)
    row = kept.rows[-1]
    kept.rows[-1] = row._replace(at=kept.table.asked_at.get(1, row.at) + 1)
    loaded = kept.load()
    assert loaded.chairs[1].has_left and not loaded.replay_differs


@pytest.mark.req("PL-16")
def test_a_majority_of_the_others_replaces_someone_the_owner_included() -> None:
    kept = four_people()
    kept.do(Replace(0), BEA)
    kept.do(Replace(0), BEA)
    assert not has_left(kept, 0)
    kept.do(Replace(0), CYD)
    assert has_left(kept, 0)
    assert kept.table.owner == BEA


@pytest.mark.req("PL-16")
def test_the_vote_of_who_has_left_does_not_count() -> None:
    kept = four_people()
    kept.do(Replace(3), BEA)
    kept.do(Leave(), BEA)
    kept.do(Replace(3), CYD)
    assert not has_left(kept, 3)  # One of the two others present, Ana and Cyd.
    kept.do(Return(), BEA)
    kept.do(Replace(3), CYD)
    assert has_left(kept, 3)


@pytest.mark.req("PL-16")
def test_who_comes_back_has_to_be_voted_out_anew() -> None:
    for comeback in ("return", "act"):
        kept = four_people()
        kept.do(Replace(0), BEA)
        kept.do(Return() if comeback == "return" else Act("pass"), ANA)
        kept.table.chairs[0].misses = 1
        kept.do(Replace(0), CYD)
        assert not has_left(kept, 0)


def test_votes_do_not_follow_a_seat_to_whoever_sits_there_next() -> None:
    kept = four_people()
    kept.do(Leave(), DEE)
    kept.do(Void("rules-changed"), SERVICE)
    kept.do(Replace(3), BEA)
    assert kept.table.votes == {3: {BEA}}
    kept.do(Leave(), DEE)
    kept.do(Sit(3), STRANGER)
    assert kept.table.votes == {}


@pytest.mark.req("PL-71")
def test_votes_against_whoever_is_removed_go_with_them() -> None:
    kept = four_people()
    kept.do(Replace(0), BEA)
    kept.do(Replace(1), CYD)
    kept.do(Remove(ANA), MODERATOR)
    assert kept.table.votes == {1: {CYD}}


@pytest.mark.req("PL-16")
def test_outside_a_match_the_owner_alone_frees_the_seat_of_somebody_present() -> None:
    lobby = Kept()
    lobby.do(Sit(), BEA)
    after = started()
    while 1 not in after.table.asked_at:
        after.act()
    after.now += 2 * GONE_SECONDS
    after.table.chairs[0].misses = 1  # It matters to nobody any more.
    after.do(Void("rules-changed"), SERVICE)
    for kept in (lobby, after):
        assert kept.refused(Replace(0), BEA) == NotOwner
        kept.do(Replace(1), ANA)
        assert (kept.table.seat_of(BEA), kept.table.owner) == (None, ANA)


@pytest.mark.req("PL-16")
def test_after_a_match_most_of_the_others_free_the_seat_of_who_has_left() -> None:
    kept = four_people()
    kept.do(Leave(), DEE)
    kept.do(Void("rules-changed"), SERVICE)
    kept.do(Replace(3), BEA)
    assert kept.table.seat_of(DEE) == 3
    kept.do(Replace(3), CYD)
    assert kept.table.seat_of(DEE) is None


@pytest.mark.req("PL-16", "PL-19")
def test_a_seat_that_a_guest_has_freed_under_the_old_rule_stays_free_in_its_journal() -> None:
    kept = Kept()
    kept.do(Sit(), BEA)
    kept.rows.append(Row(len(kept.rows) + 1, kept.now, str(BEA), "replace", '{"seat":0}', ""))
    loaded = kept.load()
    assert (loaded.seat_of(ANA), loaded.owner, loaded.replay_differs) == (None, BEA, False)


# --- Rematch -------------------------------------------------------------------------------------------


@pytest.mark.req("PL-18")
def test_a_rematch_keeps_seats_and_options_counts_wins_and_goes_on_numbering() -> None:
    kept = Kept()
    kept.do(Sit(), BEA)
    kept.do(SetOption("target", "1"), ANA)
    numbers = []
    for match_number in (1, 2, 3):
        kept.do(Start(kept.table.revision), ANA)
        assert kept.table.match_number == match_number
        numbers.append(kept.asked()[1].number)
        kept.play_out(Random(match_number))
    view = kept.table.view(None)
    assert sum(seat.wins for seat in view.seats) == 3
    assert (view.options.as_dict()["target"], [seat.person for seat in view.seats]) == (1, [ANA, BEA])
    assert numbers == sorted(set(numbers))


@pytest.mark.req("PL-18", "PL-60")
def test_a_button_from_before_the_rematch_is_old() -> None:
    kept = started()
    old = []
    while kept.table.phase == PLAYING:
        seat, decision = kept.asked()
        old += [(seat, Act(action.code, decision.number)) for action in decision.actions]
        kept.act(Random(len(old)))
    kept.do(Start(), BEA)
    assert {kept.refused(act, (ANA, BEA)[seat]) for seat, act in old} == {StaleDecision}


@pytest.mark.req("PL-18")
def test_a_rematch_carries_on_what_the_game_carries() -> None:
    kept = started("tiny")
    kept.play_out()
    assert kept.table.match is not None
    carried = kept.table.match.carry()
    assert kept.table.carried == carried
    kept.do(Start(), ANA)
    assert kept.table.match.view(None).dealer == carried["dealer"]


@pytest.mark.req("PL-18")
def test_with_another_number_of_seats_nothing_is_carried() -> None:
    kept = started("tiny", BEA, CYD)
    kept.play_out()
    assert kept.do(Leave(), CYD).carried is not None
    assert kept.do(Start(), ANA).carried is None
    kept.play_out()
    kept.do(SetSeats(3), ANA)
    assert kept.do(Sit(), CYD).carried is not None
    assert kept.do(Start(), ANA).carried is None


def test_wins_stay_with_the_person_who_changes_seats() -> None:
    kept = Kept("tiny")
    kept.do(Sit(1), BEA)
    kept.do(Start(), ANA)
    outcome = kept.play_out().outcome
    assert outcome is not None
    winner = (ANA, BEA)[outcome.winners[0]]
    kept.do(SetSeats(3), ANA)
    kept.do(Sit(2), winner)
    assert [seat.wins for seat in kept.table.view(None).seats if seat.person == winner] == [1]


# --- Ending early --------------------------------------------------------------------------------------


def test_a_void_match_has_no_result_and_a_rematch_is_possible() -> None:
    kept = started("tiny")
    kept.act()
    kept.do(Void("rules-changed"), SERVICE)
    assert (kept.table.phase, kept.table.outcome) == (FINISHED, Outcome((), (0, 0), "void"))
    assert (kept.table.results(), kept.table.carried) == ((), None)
    assert [seat.wins for seat in kept.table.view(None).seats] == [0, 0]
    assert kept.refused(Start(), BEA) is None


def test_nobody_at_the_table_can_make_a_match_void_or_open_the_table_again() -> None:
    with pytest.raises(AssertionError):
        started().do(Void("rules-changed"), ANA)
    with pytest.raises(AssertionError):
        Kept().do(Open("santase", "654321"), ANA)


@pytest.mark.req("PL-18")
def test_the_owner_ends_the_table_also_in_a_match() -> None:
    kept = started()
    kept.do(Close(), ANA)
    view = kept.table.view(BEA)
    assert (view.phase, view.closed_because, view.outcome) == (CLOSED, "host", Outcome((), (0, 0), "abandoned"))
    assert (view.match, view.decision, kept.table.results()) == (None, None, ())
    assert kept.table.listing(1.0).code is None


# --- Who sees what -------------------------------------------------------------------------------------


@pytest.mark.req("PL-41")
def test_the_seed_is_committed_to_first_and_shown_when_the_match_is_over() -> None:
    kept = Kept()
    kept.do(Sit(), BEA)
    assert (kept.table.view(ANA).commitment, kept.table.view(ANA).seed) == (None, None)
    for number in (1, 2):
        kept.do(Start(), ANA)
        promised = kept.table.view(None).commitment
        assert promised == commitment(kept.seeds[number])
        assert {kept.table.view(viewer).seed for viewer in (ANA, BEA, None)} == {None}
        assert kept.seeds[number].hex() not in "".join(row.detail for row in kept.rows)
        kept.play_out(Random(number))
        shown = kept.table.view(STRANGER).seed
        assert shown is not None
        assert (commitment(bytes.fromhex(shown)), kept.table.view(None).commitment) == (promised, promised)


def is_private_to(fact: object, seat: int | None) -> bool:
    return isinstance(fact, HandDealt | Drew) and fact.seat != seat


@pytest.mark.req("PL-41")
def test_each_viewer_sees_the_match_from_their_own_seat_and_hears_their_own_log() -> None:
    kept = started()
    while kept.table.phase == PLAYING:
        for person, seat in ((ANA, 0), (BEA, 1), (STRANGER, None), (None, None)):
            view = kept.table.view(person)
            assert view.match is not None
            assert (view.me, view.match.seat) == (seat, seat)
            assert not any(is_private_to(fact, seat) for fact in view.log)
        assert any(isinstance(fact, HandDealt) for fact in kept.table.view(BEA).log)
        assert kept.table.view(STRANGER) == kept.table.view(None)
        kept.act(Random(5))


@pytest.mark.req("PL-41")
def test_after_seats_change_nothing_private_of_the_last_match_is_left() -> None:
    changes: list[tuple[Command, int]] = [(Leave(), BEA), (Replace(1), ANA), (SetOption("target", "7"), ANA)]
    for change, by in changes:
        kept = started()
        kept.play_out(Random(2))
        assert any(isinstance(fact, HandDealt) for fact in kept.table.view(ANA).log)
        kept.do(change, by)
        if kept.table.seat_of(BEA) is None:
            kept.do(Sit(1), STRANGER)
        assert kept.table.phase == LOBBY
        for viewer in (ANA, BEA, STRANGER, None):
            view = kept.table.view(viewer)
            assert view.match is None and not any(isinstance(fact, HandDealt | Drew) for fact in view.log)


def test_a_finished_match_stays_in_view_while_the_seats_do() -> None:
    kept = started()
    kept.play_out()
    kept.do(SetPublic(True), ANA)
    view = kept.table.view(ANA)
    assert view.phase == FINISHED and view.match is not None and view.match.seat == 0


# --- Whispers ------------------------------------------------------------------------------------------


@pytest.mark.req("PL-21")
def test_partners_cannot_whisper_while_they_hold_cards() -> None:
    kept = Kept("pairs")
    for person in (BEA, CYD):
        kept.do(Sit(), person)
    assert kept.do(Sit(), DEE).may_whisper
    table = kept.do(Start(), ANA)
    assert not table.may_whisper
    assert kept.play_out().may_whisper
    assert table.match is not None
    table.match.between_deals = True
    assert (table.phase, table.may_whisper) == (PLAYING, True)


@pytest.mark.req("PL-21")
def test_where_everyone_plays_alone_whispers_stay_open() -> None:
    assert started().table.may_whisper


# --- Lists ---------------------------------------------------------------------------------------------


@pytest.mark.req("PL-12")
def test_the_listing_says_who_sits_where_and_what_goes_on() -> None:
    kept = Kept("tiny")
    kept.do(Fill("easy", 2), ANA)
    kept.do(SetPublic(True), ANA)
    listing = kept.table.listing(1.0)
    assert (listing.code, listing.game, listing.phase) == ("123456", "tiny", LOBBY)
    assert (listing.people, listing.house_seats, listing.seats, listing.is_public) == ((ANA,), 1, 3, True)


def test_a_clone_shares_nothing_that_can_change() -> None:
    table = started("tiny", BEA, CYD).table
    copy = table.clone()
    shared = [
        name
        for name, value in vars(table).items()
        if value is vars(copy)[name] and not isinstance(value, int | float | str | bytes | tuple | None)
        and not dataclasses.is_dataclass(value)
    ]  # fmt: skip
    assert shared == []
    assert all(mine is not twin for mine, twin in zip(table.chairs, copy.chairs, strict=True))
    assert isinstance(copy, Table)
