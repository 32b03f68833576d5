"""What those who run a place may do at a table: remove somebody for good, end a match, close it."""

from __future__ import annotations

import pytest

from engine.commands import MODERATOR, Act, Close, End, Fill, Remove, Return, SetSeats, Sit, Start
from engine.refusals import NoMatchRunning, NotAtTable, RemovedFromTable, UnknownChoice
from engine.table_view import CLOSED, FINISHED, LOBBY, PLAYING
from tests.engine.tables import ANA, BEA, STRANGER, Kept, everything

pytestmark = [pytest.mark.usefixtures("extra_games"), pytest.mark.req("PL-71")]


@pytest.fixture
def lobby() -> Kept:
    kept = Kept("pairs")
    kept.do(SetSeats(2), ANA)
    kept.do(Sit(), BEA)
    return kept


@pytest.fixture
def match(lobby: Kept) -> Kept:
    lobby.do(Start(), ANA)
    return lobby


def test_whoever_is_removed_from_a_lobby_does_not_sit_down_there_again(lobby: Kept) -> None:
    lobby.do(Remove(ANA), MODERATOR)
    assert (lobby.table.people, lobby.table.owner, lobby.table.phase) == ((BEA,), BEA, LOBBY)
    assert lobby.refused(Sit(), ANA) == RemovedFromTable
    assert lobby.refused(Remove(STRANGER), MODERATOR) == UnknownChoice
    lobby.do(Fill("easy"), BEA)
    lobby.do(Start(), BEA)
    assert lobby.refused(Sit(), ANA) == RemovedFromTable
    assert everything(lobby.load()) == everything(lobby.table)


def test_a_match_goes_on_without_whoever_is_removed(match: Kept) -> None:
    match.do(End(True), ANA)
    match.do(Remove(ANA), MODERATOR)
    table = match.table
    assert (table.phase, table.people, table.owner, table.ending_answers) == (PLAYING, (BEA,), BEA, ())
    assert table.chairs[0].is_house and table.view(ANA).me is None and table.view(ANA).decision is None
    assert match.refused(Return(), ANA) == match.refused(Act("anything"), ANA) == NotAtTable
    match.do(End(True), BEA)
    assert [result.person for result in table.results()] == [] and match.table.phase == FINISHED
    assert match.refused(Sit(0), ANA) == RemovedFromTable
    assert everything(match.load()) == everything(match.table)


def test_a_moderator_ends_a_match_which_then_counts_for_nobody(match: Kept) -> None:
    match.do(End(True), MODERATOR)
    assert match.table.phase == FINISHED
    assert match.table.outcome is not None and match.table.outcome.reason == "abandoned"
    assert match.table.results() == ()
    assert match.refused(End(True), MODERATOR) == NoMatchRunning
    assert everything(match.load()) == everything(match.table)


def test_a_moderator_closes_a_table(match: Kept) -> None:
    match.do(Close("moderator"), MODERATOR)
    assert (match.table.phase, match.table.closed_because) == (CLOSED, "moderator")
    assert everything(match.load()) == everything(match.table)
