"""Ending a match by agreement: anybody proposes, most of the people who are here decide."""

from __future__ import annotations

import pytest

from engine.commands import Act, End, Fill, Leave, SetSeats, Sit, Start
from engine.contract import StaleDecision
from engine.refusals import NoMatchRunning, NotAtTable
from engine.table_facts import EndAnswered, EndProposed
from engine.table_view import FINISHED, PLAYING
from tests.engine.tables import ANA, BEA, CYD, DEE, STRANGER, Kept, everything, started

pytestmark = pytest.mark.usefixtures("extra_games")


def at_table(*people: int, house: int = 0) -> Kept:
    """A match at a table of people, Ana first, and house players."""
    kept = Kept("pairs")
    kept.do(SetSeats(len(people) + house), ANA)
    for person in people[1:]:
        kept.do(Sit(), person)
    if house:
        kept.do(Fill("easy"), ANA)
    kept.do(Start(), ANA)
    return kept


@pytest.mark.req("PL-27")
@pytest.mark.parametrize(
    ("people", "house", "answers", "phase"),
    [
        pytest.param((ANA,), 1, [(ANA, True)], FINISHED, id="one person decides alone"),
        pytest.param((ANA, BEA), 0, [(ANA, True)], PLAYING, id="one of two is not most"),
        pytest.param((ANA, BEA), 0, [(ANA, True), (BEA, True)], FINISHED, id="both"),
        pytest.param((ANA, BEA), 2, [(BEA, True), (ANA, True)], FINISHED, id="house players have no vote"),
        pytest.param((ANA, BEA, CYD, DEE), 0, [(ANA, True), (BEA, True)], PLAYING, id="two of four"),
        pytest.param((ANA, BEA, CYD, DEE), 0, [(ANA, True), (BEA, False), (CYD, True), (DEE, True)], FINISHED),
    ],
)
def test_most_of_the_people_end_a_match(
    people: tuple[int, ...], house: int, answers: list[tuple[int, bool]], phase: str
) -> None:
    kept = at_table(*people, house=house)
    for person, is_wanted in answers:
        kept.do(End(is_wanted), person)
    assert kept.table.phase == phase
    assert (kept.table.outcome is not None and kept.table.outcome.reason == "stopped") == (phase == FINISHED)
    assert everything(kept.load()) == everything(kept.table)


@pytest.mark.req("PL-27")
def test_a_proposal_that_cannot_win_is_dropped_and_can_be_made_anew() -> None:
    kept = at_table(ANA, BEA)
    kept.do(End(True), ANA)
    assert kept.table.view(BEA).ending == (True, None)
    kept.do(End(False), BEA)
    assert kept.table.view(BEA).ending == ()
    assert kept.refused(End(False), BEA) == StaleDecision
    kept.do(End(True), BEA)
    assert kept.table.view(ANA).ending == (None, True)
    told = [fact for fact in kept.table.view(None).log if isinstance(fact, EndProposed | EndAnswered)]
    assert told == [EndProposed(0), EndAnswered(1, False), EndProposed(1)]


@pytest.mark.req("PL-27")
def test_whoever_is_gone_does_not_count_and_answering_brings_them_back() -> None:
    kept = at_table(ANA, BEA)
    kept.do(Leave(), BEA)
    kept.do(End(True), BEA)
    assert kept.table.view(ANA).ending and not kept.table.chairs[1].has_left
    kept.do(Leave(), ANA)
    kept.do(End(True), BEA)
    assert kept.table.phase == FINISHED


@pytest.mark.req("PL-27")
def test_only_people_at_the_table_end_a_match_and_only_a_running_one() -> None:
    kept = started()
    assert kept.refused(End(True), STRANGER) == NotAtTable
    kept.play_out()
    assert kept.refused(End(True), ANA) == NoMatchRunning


@pytest.mark.req("PL-27")
def test_a_proposal_does_not_outlive_its_match() -> None:
    kept = started()
    kept.do(End(True), ANA)
    kept.play_out()
    kept.do(Start(), ANA)
    assert kept.table.view(ANA).ending == ()


@pytest.mark.req("PL-27", "PL-23")
def test_ahead_of_house_players_alone_a_stopped_match_is_no_high_score() -> None:
    kept = Kept("kniffeliger")
    kept.do(Fill("easy", 1), ANA)
    kept.do(Start(), ANA)
    kept.act()
    kept.do(End(True), ANA)
    assert kept.table.phase == FINISHED and kept.table.results() == ()
    both = started("kniffeliger", BEA)
    for person in (ANA, BEA):
        both.do(End(True), person)
    assert [result.person for result in both.table.results()] == [ANA, BEA]


@pytest.mark.req("PL-27")
def test_nothing_can_be_done_in_a_match_that_was_ended() -> None:
    kept = at_table(ANA, house=1)
    kept.do(End(True), ANA)
    assert kept.refused(Act("pass"), ANA) == NoMatchRunning
    assert kept.table.view(ANA).asked == ()
