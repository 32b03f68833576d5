"""House players never decide for people: they wait for those of their team, and have no vote on stopping."""

from __future__ import annotations

import pytest

from engine.commands import (
    CLOCK,
    HOUSE,
    Act,
    Command,
    Fill,
    Leave,
    Ready,
    Return,
    SetOption,
    SetPreset,
    SetSeats,
    Sit,
    Start,
)
from engine.contract import Decision, NotYourDecision
from engine.table_state import WINDOW_SECONDS
from engine.table_view import FINISHED, PLAYING
from tests.engine.clocks import HandClock
from tests.engine.hosts import Hosted, QuickHouse
from tests.engine.journals import ListJournal
from tests.engine.tables import ANA, BEA, CYD, HOUSE_SECONDS, Kept

TEAM = 0  # Ana, and a house player or somebody else in seat 2


def sitting(game: str, *settings: Command, people: dict[int, int] | None = None, seats: int = 4) -> Kept:
    """A match at a table where house players sit wherever nobody else does; Ana is in seat 0."""
    kept = Kept(game)
    kept.do(SetSeats(seats), ANA)
    for command in settings:
        kept.do(command, ANA)
    for seat, person in (people or {}).items():
        kept.do(Sit(seat), person)
    if any(chair.is_free for chair in kept.table.chairs):
        kept.do(Fill("easy"), ANA)
    for person in (people or {}).values():
        kept.do(Ready(True), person)
    kept.do(Start(), ANA)
    return kept


def due_for(kept: Kept, seat: int) -> list[tuple[str, float]]:
    """What is due for a seat, and in how many seconds after it was asked."""
    asked_at = kept.table.asked_at[seat]
    return [(due.what, due.at - asked_at) for due in kept.table.dues(HOUSE_SECONDS) if due.seat == seat]


def offers(decision: Decision, code: str) -> bool:
    """Whether something may be done now."""
    return any(action.code == code for action in decision.actions)


def act(kept: Kept, seat: int, code: str) -> None:
    """Let whoever moves for a seat do something."""
    chair = kept.table.chairs[seat]
    kept.do(Act(code, seat=seat), HOUSE if chair.is_house or chair.person is None else chair.person)


def called(**sitting_where: int) -> Kept:
    """A match of Truco with answers from the team, in which a rival of Ana has just called truco."""
    people = {int(seat.removeprefix("seat")): person for seat, person in sitting_where.items()}
    kept = sitting("truco", SetPreset("mesa"), people=people)
    while True:
        seat, decision = kept.asked()
        if seat % 2 != TEAM:
            act(kept, seat, "truco")
            return kept
        assert decision.default is not None
        act(kept, seat, decision.default.code)


def onze() -> Kept:
    """A match of Truco, in which the team of Ana is to choose whether it plays a mão de onze."""
    kept = sitting("truco")
    match = kept.table.match
    assert match is not None
    while not (match.in_window and TEAM in [seat % 2 for seat in match.asked]):
        seat, decision = kept.asked()
        wins = seat % 2 == TEAM and offers(decision, "truco")
        # The rivals of Ana refuse, so that her team gets to 11 point by point.
        act(kept, seat, "truco" if wins else "refuse" if offers(decision, "refuse") else decision.actions[0].code)
        match = kept.table.match
        assert match is not None and kept.table.phase == PLAYING
    return kept


def raises() -> Kept:
    """A match of Thurf, in which a rival of Ana has named the suit, and her team may call addu."""
    kept = sitting("thurf")
    for seat in range(4):
        act(kept, seat, "aata" if seat == 1 else "pass")
    act(kept, 1, "suit S")
    return kept


@pytest.mark.req("PL-26", "TR-11", "TR-12", "TH-16")
@pytest.mark.parametrize("window", [called, onze, raises])
def test_a_house_partner_waits_until_the_time_of_its_people_is_up_and_then_answers(window: object) -> None:
    assert callable(window)
    kept = window()
    assert due_for(kept, 0) == [("remind", WINDOW_SECONDS - 30)], "the house partner answers before the clock"
    assert due_for(kept, 2) == [("think", WINDOW_SECONDS)]
    decision = kept.table.match.decision(2)
    answer = Act(decision.actions[0].code, decision.number, 2)
    kept.now = kept.table.asked_at[2] + WINDOW_SECONDS - 1
    assert kept.refused(answer, HOUSE) == NotYourDecision
    kept.now += 1
    assert kept.refused(answer, HOUSE) is None


@pytest.mark.req("PL-26")
def test_house_players_among_themselves_answer_after_the_usual_pause() -> None:
    kept = called(seat1=BEA)  # Bea is a rival: the other team is Ana with a house player
    kept.do(Leave(), ANA)
    assert [due_for(kept, seat) for seat in (0, 2)] == [[("think", HOUSE_SECONDS)]] * 2
    kept.do(Return(), ANA)
    assert due_for(kept, 2) == [("think", WINDOW_SECONDS)]


@pytest.mark.req("PL-26")
def test_people_of_one_team_are_timed_as_ever() -> None:
    kept = called(seat2=CYD)
    assert [due_for(kept, seat)[-1] for seat in (0, 2)] == [("time-out", WINDOW_SECONDS)] * 2


@pytest.mark.req("PL-26", "TH-16")
def test_after_the_people_have_passed_the_house_partner_answers_at_once() -> None:
    kept = raises()
    act(kept, 0, "pass")
    assert due_for(kept, 2) == [("think", HOUSE_SECONDS)]


@pytest.mark.req("PL-26", "TH-16")
def test_the_clock_passes_for_people_only_once_their_house_partner_has() -> None:
    kept = raises()
    kept.now = kept.table.asked_at[2] + WINDOW_SECONDS
    act(kept, 2, "pass")
    assert due_for(kept, 0)[-1] == ("time-out", WINDOW_SECONDS)
    decision = kept.table.match.decision(0)  # type: ignore[union-attr]
    assert decision is not None
    kept.do(Act("pass", decision.number, 0), CLOCK)
    assert kept.table.match is not None and not kept.table.match.in_window


# --- Stopping ------------------------------------------------------------------------------------------


def paused(people: dict[int, int]) -> Kept:
    """An open-ended match of Thurf between two games."""
    kept = sitting("thurf", SetOption("games", "0"), people=people)
    match = kept.table.match
    while match is not None and not match.is_poll:
        kept.act()
        match = kept.table.match
    return kept


def house_answers(kept: Kept) -> list[str]:
    """What house players answer now, by seats; those who still wait are left out."""
    match = kept.table.match
    assert match is not None
    thinking = [due.seat for due in kept.table.dues(HOUSE_SECONDS) if due.what == "think"]
    wanted = match.people_want(kept.table.present)
    return [wanted.code for _ in thinking if wanted is not None]


@pytest.mark.req("PL-26", "TH-36")
def test_one_person_among_house_players_stops_an_open_ended_match() -> None:
    kept = paused({})
    assert house_answers(kept) == []
    kept.do(Act("stop"), ANA)
    assert house_answers(kept) == ["stop"] * 3
    for seat in (1, 2):
        act(kept, seat, "stop")
    assert kept.table.phase == FINISHED


@pytest.mark.req("PL-26", "TH-36")
@pytest.mark.parametrize(
    ("answers", "house"),
    [
        pytest.param(["stop"], [], id="one of three is not enough to know"),
        pytest.param(["stop", "stop"], ["stop"], id="most of the people want to stop"),
        pytest.param(["stop", "next", "next"], ["next"], id="most of the people go on"),
    ],
)
def test_house_players_answer_as_most_people_do(answers: list[str], house: list[str]) -> None:
    kept = paused({1: BEA, 2: CYD})
    for person, answer in zip((ANA, BEA, CYD), answers, strict=False):
        kept.do(Act(answer), person)
    assert house_answers(kept) == house


@pytest.mark.req("PL-26", "TH-36")
async def test_a_running_host_lets_one_person_stop() -> None:
    clock = HandClock()
    hosted = Hosted(ListJournal(), clock, QuickHouse())
    table_id = await hosted.opened(
        (SetSeats(4), ANA), (SetOption("games", "0"), ANA), (Fill("easy"), ANA), (Start(), ANA), game="thurf"
    )
    hosted.run()
    table = await hosted.host.table(table_id)
    has_stopped = False
    while table.phase == PLAYING:
        assert table.match is not None
        decision = table.match.decision(0) if 0 in table.match.asked else None
        if decision is not None:
            has_stopped = has_stopped or offers(decision, "stop")
            code = "stop" if offers(decision, "stop") else decision.default.code  # type: ignore[union-attr]
            await hosted.host.command(table_id, Act(code, decision.number), ANA)
        await clock.move(HOUSE_SECONDS)
        table = await hosted.host.table(table_id)
    assert has_stopped and table.outcome is not None and table.match is not None
    assert table.match.view(None).game == 1
    await hosted.crash()
