"""What time brings about at a table, as data: reminders, time-outs, house moves, the end of idle tables."""

from __future__ import annotations

import pytest

from engine.commands import (
    CLOCK,
    SERVICE,
    Act,
    Close,
    Extend,
    Fill,
    Leave,
    PlayForced,
    Ready,
    Remind,
    Return,
    SetSeats,
    SetTimer,
    Sit,
    Start,
)
from engine.contract import NotYourDecision, StaleDecision
from engine.facts import Played
from engine.games import GAMES
from engine.table import FORCED_SECONDS, IDLE_SECONDS, Due
from engine.table_facts import TimedOut
from engine.table_state import WINDOW_SECONDS
from engine.table_view import CLOSED, FINISHED, PLAYING
from tests.engine.clocks import HandClock
from tests.engine.hosts import Hosted, QuickHouse
from tests.engine.journals import ListJournal
from tests.engine.tables import ANA, BEA, CYD, DEE, HOUSE_SECONDS, Kept, started

pytestmark = pytest.mark.usefixtures("extra_games")


def timed(seconds: int, game: str = "santase") -> Kept:
    """A match of Ana against Bea with a turn timer."""
    kept = Kept(game)
    kept.do(Sit(), BEA)
    kept.do(SetTimer(seconds), ANA)
    kept.do(Start(), ANA)
    return kept


def dues(kept: Kept) -> list[tuple[str, int | None, float]]:
    """What is due, without the end of the table: what, for whom, and how far away it was at the last command."""
    return [
        (due.what, due.seat, due.at - kept.now) for due in kept.table.dues(HOUSE_SECONDS) if due.what != "expire"
    ]


# --- Turn timers ---------------------------------------------------------------------------------------


@pytest.mark.req("PL-17")
@pytest.mark.parametrize(
    ("seconds", "reminded_after"), [(30, 20), (60, 45), (120, 90), (300, 225), (86_400, 64_800)]
)
def test_a_reminder_comes_before_the_time_is_over(seconds: int, reminded_after: float) -> None:
    kept = timed(seconds)
    seat, _ = kept.asked()
    assert dues(kept) == [("remind", seat, reminded_after), ("time-out", seat, seconds)]


@pytest.mark.req("PL-17")
def test_without_a_timer_nobody_is_hurried() -> None:
    assert dues(started()) == []


@pytest.mark.req("PL-17")
def test_everybody_sees_when_the_time_of_whoever_is_asked_is_over() -> None:
    kept = timed(60)
    seat, _ = kept.asked()
    assert {kept.table.view(viewer).answer_by for viewer in (None, ANA, BEA)} == {kept.now + 60}
    kept.do(Extend(7.5, seat), SERVICE)
    assert kept.table.view(None).answer_by == kept.now + 67.5
    assert started().table.view(None).answer_by is None


@pytest.mark.req("PL-17")
def test_in_a_window_everybody_sees_their_own_time_and_others_the_first_that_is_over() -> None:
    kept = started("tiny", BEA, CYD)
    kept.do(Extend(5, 1), SERVICE)
    table = kept.table
    asked = {seat: (ANA, BEA, CYD)[seat] for seat in table.asked_at}
    assert {seat: table.view(person).answer_by for seat, person in asked.items()} == {
        seat: kept.now + WINDOW_SECONDS + (5 if seat == 1 else 0) for seat in asked
    }
    assert table.view(None).answer_by == kept.now + WINDOW_SECONDS


@pytest.mark.req("PL-17")
def test_the_reminder_comes_once_for_each_decision() -> None:
    kept = timed(60)
    seat, decision = kept.asked()
    person = (ANA, BEA)[seat]
    kept.now += 45
    kept.do(Remind(seat, decision.number), CLOCK)
    assert kept.table.view(person).reminded
    assert dues(kept) == [("time-out", seat, 15)]
    kept.act()
    assert not kept.table.view(person).reminded
    assert dues(kept)[0][0] == "remind"
    assert kept.refused(Remind(seat, decision.number), CLOCK) == StaleDecision


@pytest.mark.req("PL-17")
def test_a_time_out_plays_the_default_and_is_written_down_as_that_action() -> None:
    kept = timed(60)
    seat, decision = kept.asked()
    assert decision.default is not None
    kept.time_out()
    assert kept.rows[-1].by == CLOCK
    assert kept.rows[-1].detail == f'{{"code":"{decision.default.code}","seat":{seat}}}'


@pytest.mark.req("PL-17", "PL-61")
def test_after_two_time_outs_in_a_row_a_house_player_holds_the_seat_until_the_person_acts() -> None:
    kept = timed(60)
    seat, _ = kept.asked()
    misses = 0
    while misses < 2:
        assert not kept.table.chairs[seat].has_left
        if kept.asked()[0] == seat:
            kept.time_out()
            misses += 1
        else:
            kept.act()
    assert kept.table.chairs[seat].has_left
    while kept.asked()[0] != seat:
        kept.act()
    assert [(what, who) for what, who, _ in dues(kept)] == [("think", seat)]
    _, decision = kept.asked()
    kept.do(Act(decision.actions[0].code, decision.number), (ANA, BEA)[seat])
    assert not kept.table.chairs[seat].has_left


@pytest.mark.req("PL-17")
def test_acting_between_two_time_outs_starts_the_count_anew() -> None:
    kept = timed(60)
    seat, _ = kept.asked()
    for turn in range(6):
        while kept.asked()[0] != seat:
            kept.act()
        kept.time_out() if turn % 2 == 0 else kept.act()
    assert not kept.table.chairs[seat].has_left


@pytest.mark.req("PL-61")
def test_the_clock_acts_only_for_a_person_whose_time_is_over() -> None:
    kept = timed(60)
    seat, decision = kept.asked()
    assert decision.default is not None
    overtaken = Act(decision.default.code, decision.number, seat)
    kept.now += 59.9
    assert kept.refused(overtaken, CLOCK) == NotYourDecision
    kept.now += 0.1
    assert kept.refused(overtaken, CLOCK) is None
    kept.do(Extend(5.0), SERVICE)
    assert kept.refused(overtaken, CLOCK) == NotYourDecision
    kept.now += 5
    assert kept.refused(overtaken, CLOCK) is None
    kept.do(Leave(), (ANA, BEA)[seat])
    assert kept.refused(overtaken, CLOCK) == NotYourDecision


# --- What is forced -----------------------------------------------------------------------------------


@pytest.mark.req("PL-28")
def test_the_only_card_is_played_by_itself_for_whoever_wants_that() -> None:
    kept = started("sixty-one", *range(2, 7))
    assert kept.table.match is not None
    kept.do(PlayForced(True), ANA)
    forced = 0
    for _ in range(60):
        if kept.table.phase == FINISHED:
            break
        seat, _ = kept.asked()
        is_forced = len(kept.table.match.legal(seat)) == 1 if kept.table.match is not None else False
        expected = [("forced", 0, FORCED_SECONDS)] if seat == 0 and is_forced else []
        assert dues(kept) == expected
        forced += len(expected)
        kept.act()
    assert forced > 1
    assert kept.load().chairs[0].plays_forced


@pytest.mark.req("PL-28", "PL-42")
def test_windows_and_absent_people_are_left_alone() -> None:
    kept = started("tiny", BEA, CYD)
    for person in (ANA, BEA, CYD):
        kept.do(PlayForced(True), person)
    assert "forced" not in [what for what, _, _ in dues(kept)]
    duel = started("santase")
    seat, _ = duel.asked()
    duel.do(PlayForced(True), (ANA, BEA)[seat])
    duel.do(Leave(), (ANA, BEA)[seat])
    assert "forced" not in [what for what, _, _ in dues(duel)]


@pytest.mark.req("PL-28")
async def test_the_host_plays_what_is_forced_as_the_person() -> None:
    clock = HandClock()
    hosted = Hosted(ListJournal(), clock, QuickHouse())
    table_id = await hosted.opened((Fill("easy"), ANA), (Start(), ANA), (PlayForced(True), ANA), game="sixty-one")
    hosted.run()
    for _ in range(400):
        table = await hosted.host.table(table_id)
        if table.phase == FINISHED:
            break
        assert table.match is not None
        if 0 in table.match.asked and len(table.match.legal(0)) > 1:
            await hosted.host.command(table_id, Act(table.match.default(0).code), ANA)
        await clock.move(FORCED_SECONDS)
    assert table.phase == FINISHED
    assert (await hosted.written(table_id)).count(("act", CLOCK)) == 0
    await hosted.crash()


# --- Windows -------------------------------------------------------------------------------------------


@pytest.mark.req("PL-61")
def test_a_window_closes_by_time_even_without_a_timer() -> None:
    kept = started("tiny", BEA, CYD)
    assert dues(kept) == [
        *(("remind", seat, WINDOW_SECONDS - 30) for seat in (0, 1, 2)),
        *(("time-out", seat, WINDOW_SECONDS) for seat in (0, 1, 2)),
    ]
    kept.now += 100
    for seat in (0, 2):
        kept.do(Remind(seat, kept.table.decision_number[seat]), CLOCK)
    kept.do(Act("pass"), BEA)
    assert dues(kept) == [("time-out", seat, WINDOW_SECONDS - 100) for seat in (0, 2)]
    kept.time_out()
    kept.time_out()
    assert dues(kept) == []


def test_in_a_window_the_timer_of_the_table_goes_before() -> None:
    kept = timed(30, "tiny")
    assert dues(kept) == [("remind", 0, 20), ("remind", 1, 20), ("time-out", 0, 30), ("time-out", 1, 30)]


@pytest.mark.req("PL-17", "PL-61")
def test_whoever_says_nothing_in_windows_is_not_taken_for_absent() -> None:
    kept = Kept("thurf")
    kept.do(SetSeats(4), ANA)
    for person in (BEA, CYD, DEE):
        kept.do(Sit(), person)
    for person in (BEA, CYD, DEE):
        kept.do(Ready(True), person)
    kept.do(Start(), ANA)
    for _ in range(2):  # Twice nobody calls, and the cards are thrown in.
        for _ in range(4):
            kept.time_out()
    assert [chair.has_left for chair in kept.table.chairs] == [False] * 4


@pytest.mark.req("PL-17")
def test_the_log_tells_what_the_clock_did() -> None:
    kept = timed(60)
    seat, _ = kept.asked()
    before = len(kept.table.view(None).log)
    kept.time_out()
    told = kept.table.view(None).log[before:]
    assert told[0] == TimedOut(seat)
    assert [type(fact) for fact in told[1:]] == [Played]
    before = len(kept.table.view(None).log)
    kept.act()
    assert not any(isinstance(fact, TimedOut) for fact in kept.table.view(None).log[before:])


# --- House players and absent people ---------------------------------------------------------------------


@pytest.mark.req("PL-26")
def test_a_house_player_thinks_after_a_fixed_delay() -> None:
    kept = Kept("tiny")
    kept.do(Fill("easy", 1), ANA)
    kept.do(Start(), ANA)
    assert ("think", 1, HOUSE_SECONDS) in dues(kept)


@pytest.mark.req("PL-16", "PL-61")
def test_with_everyone_gone_the_table_rests_and_goes_on_when_someone_is_back() -> None:
    kept = timed(60)
    for person in (ANA, BEA):
        kept.do(Leave(), person)
    assert [due.what for due in kept.table.dues(HOUSE_SECONDS)] == ["expire"]
    kept.do(Return(), BEA)
    assert [what for what, _, _ in dues(kept)] != []


# --- Time given back -----------------------------------------------------------------------------------


@pytest.mark.req("PL-61")
def test_time_is_given_back_to_everyone_or_to_one_seat() -> None:
    kept = started("tiny", BEA, CYD)
    kept.do(Extend(40.0), SERVICE)
    kept.do(Extend(5.0, 1, kept.table.decision_number[1]), SERVICE)
    assert [due for due in dues(kept) if due[0] == "time-out"] == [
        ("time-out", 0, 160),
        ("time-out", 2, 160),
        ("time-out", 1, 165),
    ]


@pytest.mark.req("PL-61")
def test_time_for_one_decision_is_not_given_to_the_next() -> None:
    kept = timed(60)
    seat, decision = kept.asked()
    kept.act()
    while kept.asked()[0] != seat:
        kept.act()
    assert kept.refused(Extend(30.0, seat, decision.number), SERVICE) == StaleDecision


# --- Idle tables ---------------------------------------------------------------------------------------


@pytest.mark.req("PL-18", "PL-60")
@pytest.mark.parametrize("stage", ["lobby", "playing", "finished"])
def test_a_table_untouched_for_seven_days_closes_itself_and_says_so(stage: str) -> None:
    kept = Kept() if stage == "lobby" else started()
    if stage == "finished":
        assert kept.play_out().phase == FINISHED
    assert kept.table.dues(HOUSE_SECONDS) == [Due(kept.now + IDLE_SECONDS, "expire", None)]
    kept.now += IDLE_SECONDS
    kept.do(Close("idle"), CLOCK)
    view = kept.table.view(ANA)
    assert (view.phase, view.closed_because) == (CLOSED, "idle")
    assert (kept.table.dues(HOUSE_SECONDS), kept.table.listing(HOUSE_SECONDS).due_at) == ([], None)


@pytest.mark.req("PL-18")
def test_what_the_clock_and_the_service_do_is_no_touch() -> None:
    kept = timed(60)
    touched_at = kept.table.touched_at
    kept.time_out()
    kept.do(Extend(10.0, kept.asked()[0]), SERVICE)
    assert kept.table.touched_at == touched_at
    kept.do(Extend(10.0), SERVICE)  # For ten seconds nobody could have come.
    assert kept.table.touched_at == touched_at + 10.0
    kept.act()
    assert kept.table.touched_at == kept.now


@pytest.mark.req("PL-26", "PL-32")
@pytest.mark.parametrize("game", [key for key, kind in GAMES.items() if kind.info.ends_trick])
def test_a_house_player_waits_only_where_a_trick_was_completed_and_nobody_has_gone_on(game: str) -> None:
    kept = Kept(game)
    kept.do(Fill("easy"), ANA)
    if GAMES[game].info.all_ready:
        kept.do(Ready(True), ANA)
    kept.do(Start(), ANA)
    waits = set()
    for _ in range(200):
        if kept.table.phase != PLAYING:
            break
        facts = len(kept.table.view(None).log)
        kept.now += 1
        kept.act()
        is_shown = any(isinstance(fact, GAMES[game].info.ends_trick) for fact in kept.table.view(None).log[facts:])
        for what, seat, seconds in dues(kept):
            if what != "think" or seat is None or kept.table.left_to_people_until(seat):
                continue
            if kept.table.asked_at[seat] == kept.now:
                waits.add((is_shown, seconds))
    assert waits == {(True, 2.5), (False, HOUSE_SECONDS)}
