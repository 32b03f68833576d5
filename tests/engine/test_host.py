"""The host: presses at the same moment, deadlines, house players, and many tables."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator

import pytest

import engine.host
import engine.table_state
from engine.commands import CLOCK, HOUSE, SERVICE, Act, Fill, Leave, Ready, Replace, Return, SetTimer, Sit, Start
from engine.contract import Refusal, StaleDecision
from engine.host import LATE_SECONDS, ORPHAN_SECONDS, QUEUE_MAX, SWEEP_SECONDS, SWEPT_AT_ONCE
from engine.journal import Row
from engine.refusals import Busy, NoSuchTable, NotSaved, StillHere
from engine.table import IDLE_SECONDS
from engine.table_commands import GONE_SECONDS
from engine.table_view import CLOSED, PLAYING
from tests.engine.clocks import HandClock, settle
from tests.engine.hosts import Hosted, QuickHouse, answer, asked
from tests.engine.journals import ListJournal
from tests.engine.tables import ANA, BEA, CYD, everything

pytestmark = pytest.mark.usefixtures("extra_games")


@pytest.fixture
async def hosted() -> AsyncIterator[Hosted]:
    hosted = Hosted(ListJournal(), HandClock(), QuickHouse())
    yield hosted
    await hosted.crash()


# --- Presses -------------------------------------------------------------------------------------------


@pytest.mark.req("PL-11", "SA-1")
async def test_a_table_has_a_hard_to_guess_id_and_a_code_of_six_digits(hosted: Hosted) -> None:
    tables = [await hosted.host.open("santase", ANA) for _ in range(50)]
    assert len({table.id for table in tables}) == len({table.code for table in tables}) == 50
    assert all(len(table.code) == 6 and table.code.isdecimal() for table in tables)
    assert hosted.changes == [table.id for table in tables]


@pytest.mark.req("PL-11")
async def test_a_code_that_an_open_table_has_is_not_given_again(
    hosted: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    numbers = iter([1, 1, 1, 2])
    monkeypatch.setattr("engine.host.secrets.randbelow", lambda _: next(numbers))
    first, second = [await hosted.host.open("santase", ANA) for _ in range(2)]
    assert (first.code, second.code) == ("100001", "100002")


@pytest.mark.req("PL-63")
async def test_of_two_presses_in_one_instant_exactly_one_counts(hosted: Hosted) -> None:
    table_id = await hosted.started()
    act, person = answer(await hosted.host.table(table_id))
    hosted.journal.gate = gate = asyncio.Event()
    presses = [
        asyncio.create_task(hosted.host.command(table_id, act, person, press_id)) for press_id in ("one", "two")
    ]
    await settle()
    gate.set()
    first, second = await asyncio.gather(*presses, return_exceptions=True)
    assert not isinstance(first, BaseException) and isinstance(second, StaleDecision)
    assert [what for what, _ in await hosted.written(table_id)].count("act") == 1


@pytest.mark.req("PL-63")
async def test_the_same_press_delivered_twice_counts_once_and_is_no_refusal(hosted: Hosted) -> None:
    table_id = await hosted.started()
    act, person = answer(await hosted.host.table(table_id))
    first = await hosted.host.command(table_id, act, person, "press")
    assert await hosted.host.command(table_id, act, person, "press") is first
    await hosted.host.command(table_id, Leave(), person, "leave")
    await hosted.host.command(table_id, Return(), person, "return")
    again = await hosted.host.command(table_id, Leave(), person, "leave")
    assert again.view(person).seats[again.seat_of(person) or 0].has_left is False
    assert [what for what, _ in await hosted.written(table_id)][-3:] == ["act", "leave", "return"]


@pytest.mark.req("PL-51", "PL-63")
async def test_a_press_that_counted_in_another_process_is_harmless(hosted: Hosted) -> None:
    table_id = await hosted.opened()
    other = hosted.another()
    await other.host.table(table_id)
    await hosted.host.command(table_id, Fill("easy"), ANA, "fill")
    await hosted.host.command(table_id, Ready(True), ANA, "ready")
    table = await other.host.command(table_id, Fill("easy", 1), ANA, "fill")
    assert (table.version, table.view(None).seats[0].is_ready) == (3, True)
    assert everything(table) == everything(await hosted.host.table(table_id))


async def test_a_refusal_changes_nothing_and_tells_nobody(hosted: Hosted) -> None:
    table_id = await hosted.started()
    before, told = everything(await hosted.host.table(table_id)), len(hosted.changes)
    for command, by in ((Sit(), CYD), (Act("dance"), ANA), (SetTimer(60), ANA)):
        with pytest.raises(Refusal):
            await hosted.host.command(table_id, command, by, "press")
    assert everything(await hosted.host.table(table_id)) == before
    assert len(hosted.changes) == told
    await hosted.host.command(table_id, Leave(), ANA, "press")  # A refused press has not counted.


@pytest.mark.req("PL-63")
async def test_more_presses_than_the_queue_holds_are_turned_away(hosted: Hosted) -> None:
    table_id = await hosted.opened()
    elsewhere = await hosted.opened()
    hosted.journal.gate = gate = asyncio.Event()
    waiting = [
        asyncio.create_task(hosted.host.command(table_id, Ready(number % 2 == 0), ANA))
        for number in range(QUEUE_MAX)
    ]
    await settle()
    with pytest.raises(Busy):
        await hosted.host.command(table_id, Ready(True), ANA)
    other = asyncio.create_task(hosted.host.command(elsewhere, Ready(True), ANA))
    gate.set()
    await asyncio.gather(other, *waiting)
    assert await hosted.version(table_id) == 1 + QUEUE_MAX
    await hosted.host.command(table_id, Ready(True), ANA)


async def test_an_unknown_table_is_named_so_and_not_kept_in_memory(hosted: Hosted) -> None:
    for guess in range(20):
        with pytest.raises(NoSuchTable):
            await hosted.host.table(f"guess{guess}")
        with pytest.raises(NoSuchTable):
            await hosted.host.command(f"guess{guess}", Sit(), ANA)
    assert hosted.host._spots == {}


# --- Deadlines -----------------------------------------------------------------------------------------


@pytest.mark.req("PL-17", "PL-61")
async def test_reminder_and_time_outs_come_in_order_as_time_passes(hosted: Hosted) -> None:
    table_id = await hosted.started(60)
    seat, decision = asked(await hosted.host.table(table_id))
    person = (ANA, BEA)[seat]
    await hosted.clock.move(44.9)
    assert not (await hosted.host.table(table_id)).view(person).reminded
    await hosted.clock.move(0.2)
    assert (await hosted.host.table(table_id)).view(person).reminded
    await hosted.clock.move(14.8)
    assert asked(await hosted.host.table(table_id)) == (seat, decision)
    await hosted.clock.move(0.2)
    assert (await hosted.written(table_id))[-2:] == [("remind", CLOCK), ("act", CLOCK)]
    rows = await hosted.journal.rows(table_id, after=0)
    assert rows[-1].at - rows[-3].at == 60


@pytest.mark.req("PL-17", "PL-61")
async def test_an_absent_table_ends_up_resting(hosted: Hosted) -> None:
    table_id = await hosted.started(30)
    await hosted.clock.move(3600)
    written = await hosted.written(table_id)
    assert [by for what, by in written if what == "act"].count(CLOCK) <= 4
    table = await hosted.host.table(table_id)
    assert all(chair.has_left for chair in table.chairs)
    version = table.version
    await hosted.clock.move(3600)
    assert await hosted.version(table_id) == version


@pytest.mark.req("PL-17")
async def test_a_press_after_the_deadline_is_answered_as_old(hosted: Hosted) -> None:
    table_id = await hosted.started(30)
    act, person = answer(await hosted.host.table(table_id))
    await hosted.clock.move(30)
    with pytest.raises(StaleDecision):
        await hosted.host.command(table_id, act, person)


@pytest.mark.req("PL-17", "PL-63")
async def test_a_press_just_before_the_deadline_wins_over_the_clock(hosted: Hosted) -> None:
    table_id = await hosted.started(30)
    act, person = answer(await hosted.host.table(table_id))
    await hosted.clock.move(29.9)
    hosted.journal.gate = gate = asyncio.Event()
    press = asyncio.create_task(hosted.host.command(table_id, act, person))
    await hosted.clock.move(0.2)
    gate.set()
    await press
    await settle()
    assert (await hosted.written(table_id))[-1] == ("act", str(person))


@pytest.mark.req("PL-61")
async def test_a_window_closes_by_itself_also_without_a_timer(hosted: Hosted) -> None:
    table_id = await hosted.started(game="tiny")
    await hosted.host.command(table_id, Act("raise"), BEA)
    await hosted.clock.move(engine.table_state.WINDOW_SECONDS)
    table = await hosted.host.table(table_id)
    assert (await hosted.written(table_id))[-1] == ("act", CLOCK)
    assert table.match is not None and not table.match.in_window


@pytest.mark.req("PL-18", "PL-60")
async def test_an_idle_table_is_closed_by_the_sweep(hosted: Hosted) -> None:
    table_id = await hosted.opened()
    hosted.run()
    await hosted.clock.move(ORPHAN_SECONDS)
    hosted.clock.jump(IDLE_SECONDS)  # A week of sweeps would only take long.
    await hosted.clock.move(2 * SWEEP_SECONDS)
    table = await hosted.host.table(table_id)
    assert (table.phase, table.closed_because) == (CLOSED, "idle")


async def test_alarms_do_not_pile_up(hosted: Hosted) -> None:
    table_id = await hosted.started(300)
    for _ in range(20):
        act, person = answer(await hosted.host.table(table_id))
        await hosted.host.command(table_id, act, person)
    await settle()
    assert (hosted.clock.sleepers, len(hosted.host._tasks)) == (1, 1)


# --- Time given back -----------------------------------------------------------------------------------


async def time_left(hosted: Hosted, table_id: str) -> float:
    table = await hosted.host.table(table_id)
    seat, _ = asked(table)
    return table.asked_at[seat] + table.turn_limit - hosted.clock.now()


@pytest.mark.req("PL-61")
async def test_a_decision_shown_late_gets_the_time_back_once(hosted: Hosted) -> None:
    table_id = await hosted.started(30)
    seat, decision = asked(await hosted.host.table(table_id))
    await hosted.clock.move(10)
    await hosted.host.shown(table_id, seat, decision.number, hosted.clock.now())
    assert await time_left(hosted, table_id) == 30
    assert (await hosted.written(table_id))[-1] == ("extend", SERVICE)
    await hosted.clock.move(10)
    await hosted.host.shown(table_id, seat, decision.number, hosted.clock.now())  # As when someone chats.
    assert await time_left(hosted, table_id) == 20


@pytest.mark.req("PL-61")
async def test_a_decision_shown_in_time_or_not_asked_any_more_changes_nothing(hosted: Hosted) -> None:
    table_id = await hosted.started(30)
    seat, decision = asked(await hosted.host.table(table_id))
    version = await hosted.version(table_id)
    await hosted.clock.move(LATE_SECONDS)
    await hosted.host.shown(table_id, seat, decision.number - 1, hosted.clock.now())
    await hosted.host.shown(table_id, seat, decision.number, hosted.clock.now())
    await hosted.clock.move(10)
    again = hosted.another()  # A decision from before the start was shown then.
    await again.host.shown(table_id, seat, decision.number, hosted.clock.now())
    assert await hosted.version(table_id) == version
    await again.crash()


@pytest.mark.req("PL-61")
async def test_the_time_of_an_outage_is_given_back_wherever_someone_was_asked(hosted: Hosted) -> None:
    timed = await hosted.started(30)
    untimed = await hosted.started()
    lobby = await hosted.opened()
    version = await hosted.version(lobby)
    again = await after_outage(hosted, 500)
    assert [await time_left(again, table_id) for table_id in (timed, untimed)] == [30, 0]
    assert [(await again.written(table_id))[-1] for table_id in (timed, untimed)] == [("extend", SERVICE)] * 2
    assert await again.version(lobby) == version
    await again.crash()


async def bea_asked(hosted: Hosted) -> str:
    """The id of a table without a timer where Bea is asked."""
    table_id = await hosted.started()
    while 1 not in (await hosted.host.table(table_id)).asked_at:
        await hosted.host.command(table_id, *answer(await hosted.host.table(table_id)))
    return table_id


async def replaced(hosted: Hosted, table_id: str) -> bool:
    """Whether Ana can have a house player in Bea's seat."""
    try:
        return (await hosted.host.command(table_id, Replace(1), ANA)).chairs[1].has_left
    except StillHere:
        return False


@pytest.mark.req("PL-16", "PL-61")
async def test_nobody_is_gone_for_as_long_as_nothing_ran(hosted: Hosted) -> None:
    table_id = await bea_asked(hosted)
    again = await after_outage(hosted, 2 * GONE_SECONDS)
    assert not await replaced(again, table_id)
    await again.clock.move(GONE_SECONDS - 1)
    assert not await replaced(again, table_id)
    await again.clock.move(1)
    assert await replaced(again, table_id)
    await again.crash()


@pytest.mark.req("PL-16", "PL-51", "PL-61")
async def test_a_process_that_sat_an_outage_out_hears_of_it_before_anybody_is_replaced(hosted: Hosted) -> None:
    table_id = await bea_asked(hosted)
    began_at = hosted.clock.now()
    hosted.clock.jump(2 * GONE_SECONDS)
    hosted.journal.come_back(began_at, hosted.clock.now())
    assert not await replaced(hosted, table_id)
    await hosted.clock.move(GONE_SECONDS)
    assert await replaced(hosted, table_id)


@pytest.mark.req("PL-16", "PL-61")
async def test_nobody_is_gone_who_was_not_shown_their_decision_for_long(hosted: Hosted) -> None:
    table_id = await bea_asked(hosted)
    number = (await hosted.host.table(table_id)).decision_number[1]
    await hosted.clock.move(GONE_SECONDS - 1)
    await hosted.host.shown(table_id, 1, number, hosted.clock.now())
    await hosted.clock.move(GONE_SECONDS - 1)
    assert not await replaced(hosted, table_id)
    await hosted.clock.move(1)
    assert await replaced(hosted, table_id)


async def after_outage(hosted: Hosted, seconds: float) -> Hosted:
    """The process started again after no process ran for some time."""
    await hosted.crash()
    began_at = hosted.clock.now()
    hosted.clock.jump(seconds)
    hosted.journal.come_back(began_at, hosted.clock.now())
    return hosted.another()


@pytest.mark.req("PL-61")
async def test_the_time_of_an_outage_is_given_back_when_a_table_is_loaded_and_only_once(hosted: Hosted) -> None:
    table_id = await hosted.started(30)
    version = await hosted.version(table_id)
    again = await after_outage(hosted, 500)
    again.run()
    await hosted.clock.move(5)
    assert len(await again.written(table_id)) == version  # Nobody has asked for the table, and it is not due.
    assert await time_left(again, table_id) == 25
    await again.crash()
    assert await time_left(hosted.another(), table_id) == 25  # Loaded once more, it has had its time.
    assert len(await again.written(table_id)) == version + 1


@pytest.mark.req("PL-61")
async def test_outages_of_which_a_table_saw_nothing_are_given_back_together(hosted: Hosted) -> None:
    table_id = await hosted.started(30)
    version = await hosted.version(table_id)
    again = await after_outage(hosted, 500)
    third = await after_outage(again, 70)
    assert await time_left(third, table_id) == 30
    assert await third.version(table_id) == version + 1
    fourth = await after_outage(third, 20)
    assert await time_left(fourth, table_id) == 30
    assert await third.version(table_id) == version + 1
    assert await fourth.version(table_id) == version + 2
    await fourth.crash()


@pytest.mark.req("PL-61")
async def test_the_clock_plays_for_someone_only_when_the_time_of_an_outage_is_over_as_well(hosted: Hosted) -> None:
    table_id = await hosted.started(30)
    await hosted.clock.move(10)
    again = await after_outage(hosted, 500)
    again.run()
    await hosted.clock.move(10)
    assert ("act", CLOCK) not in await again.written(table_id)
    await hosted.clock.move(15)
    assert (await again.written(table_id))[-1] == ("act", CLOCK)
    await again.crash()


@pytest.mark.req("PL-51", "PL-61")
async def test_two_processes_that_load_a_table_at_once_give_its_time_back_once(hosted: Hosted) -> None:
    table_id = await hosted.started(30)
    version = await hosted.version(table_id)
    one = await after_outage(hosted, 500)
    two = one.another()
    hosted.journal.rounds = lambda: 3  # Both know what to give back before either has written it down.
    await asyncio.gather(one.host.table(table_id), two.host.table(table_id))
    assert await time_left(one, table_id) == await time_left(two, table_id) == 30
    assert len(await one.written(table_id)) == version + 1
    assert two.changes == [table_id]  # It has read what the other one wrote.
    await one.crash()
    await two.crash()


@pytest.mark.req("PL-51", "PL-61")
async def test_a_process_that_sat_an_outage_out_hears_of_it_before_the_clock_plays(hosted: Hosted) -> None:
    """As when the database was away, and another process was started when it came back."""
    table_id = await hosted.started(30)
    await settle()
    began_at = hosted.clock.now()
    hosted.clock.jump(500)
    hosted.journal.come_back(began_at, hosted.clock.now())
    await hosted.clock.move(1)  # The alarm of this process has rung.
    assert await time_left(hosted, table_id) == 29
    assert (await hosted.written(table_id))[-1] == ("extend", SERVICE)


class CountingJournal(ListJournal):
    """A journal that counts the tables which are being read at once."""

    def __init__(self) -> None:
        super().__init__()
        self.reading = self.reading_max = 0

    async def rows(self, table_id: str, after: int | None = None) -> list[Row]:
        self.reading += 1
        self.reading_max = max(self.reading_max, self.reading)
        await asyncio.sleep(0)
        self.reading -= 1
        return await super().rows(table_id, after)


async def test_whatever_is_due_when_a_process_comes_back_a_few_tables_are_loaded_at_once() -> None:
    journal = CountingJournal()
    hosted = Hosted(journal, HandClock(), QuickHouse())
    tables = [await hosted.against_house(30) for _ in range(3 * SWEPT_AT_ONCE)]
    again = await after_outage(hosted, 500)
    again.run()
    await hosted.clock.move(5)
    assert journal.reading_max == SWEPT_AT_ONCE
    assert [(await again.written(table_id))[-1] for table_id in tables] == [("act", HOUSE)] * len(tables)
    await again.crash()


@pytest.mark.req("PL-61")
async def test_time_that_cannot_be_given_back_now_is_given_back_later(hosted: Hosted) -> None:
    table_id = await hosted.started(30)
    again = await after_outage(hosted, 500)
    again.journal.is_failing = True
    with pytest.raises(NotSaved):
        await again.host.table(table_id)
    again.journal.is_failing = False
    assert await time_left(again, table_id) == 30
    await again.crash()


# --- House players -------------------------------------------------------------------------------------


@pytest.mark.req("PL-26")
async def test_house_players_answer_after_a_second_until_a_person_is_asked(hosted: Hosted) -> None:
    table_id = await hosted.against_house()
    version = await hosted.version(table_id)
    await hosted.clock.move(0.9)
    assert await hosted.version(table_id) == version
    await hosted.clock.move(0.2)
    assert (await hosted.written(table_id))[-1] == ("act", HOUSE)
    await hosted.clock.move(60)
    table = await hosted.host.table(table_id)
    assert table.match is not None and table.match.asked == (0,)


@pytest.mark.req("PL-26")
async def test_a_whole_match_against_the_house(hosted: Hosted) -> None:
    table_id = await hosted.against_house()
    while (table := await hosted.host.table(table_id)).phase == PLAYING:
        if table.match is not None and 0 in table.match.asked:
            await hosted.host.command(table_id, *answer(table))
        await hosted.clock.move(1)
    (ended,) = [entry for entry in hosted.journal.entries if entry.results]
    assert [result.person for result in ended.results] == [ANA]
    assert (ended.preset, ended.match_number) == ("one", 1)


@pytest.mark.req("PL-26")
async def test_a_slow_house_player_holds_up_neither_its_own_table_nor_others(hosted: Hosted) -> None:
    table_id = await hosted.opened((Sit(), BEA), (Fill("easy"), ANA), (Start(), ANA), game="tiny")
    hosted.house.gate.clear()
    await hosted.clock.move(1)
    assert hosted.house.asked == 1
    await hosted.host.command(table_id, Act("pass"), ANA)
    elsewhere = await hosted.started()
    await hosted.host.command(elsewhere, *answer(await hosted.host.table(elsewhere)))
    await hosted.clock.move(engine.table_state.WINDOW_SECONDS)
    assert (await hosted.written(table_id))[-3:] == [
        ("act", str(ANA)),
        ("remind", CLOCK),
        ("act", CLOCK),
    ]  # Bea's time is over.
    assert hosted.house.asked == 1
    hosted.house.gate.set()
    await settle()
    assert (await hosted.written(table_id))[-1] == ("act", HOUSE)


@pytest.mark.req("PL-16", "PL-26")
async def test_who_comes_back_while_the_house_player_thinks_decides(hosted: Hosted) -> None:
    table_id = await hosted.started()
    seat, decision = asked(await hosted.host.table(table_id))
    person = (ANA, BEA)[seat]
    hosted.house.gate.clear()
    await hosted.host.command(table_id, Leave(), person)
    await hosted.clock.move(2)
    await hosted.host.command(table_id, Return(), person)
    hosted.house.gate.set()
    await hosted.clock.move(10)
    assert asked(await hosted.host.table(table_id)) == (seat, decision)


@pytest.mark.req("PL-26")
@pytest.mark.parametrize("trouble", ["absent", "nonsense"])
async def test_a_house_player_who_cannot_choose_plays_the_default(
    hosted: Hosted, trouble: str, caplog: pytest.LogCaptureFixture
) -> None:
    hosted.house.is_absent = trouble == "absent"
    hosted.house.answer = "dance"
    table_id = await hosted.against_house()
    _, decision = asked(await hosted.host.table(table_id))
    assert len(decision.actions) > 1 and decision.default is not None
    with caplog.at_level(logging.WARNING):
        await hosted.clock.move(1)
    rows = await hosted.journal.rows(table_id, after=0)
    acts = [row for row in rows if row.by == HOUSE]
    assert f'"{decision.default.code}"' in acts[0].detail
    assert "house player" in caplog.text


@pytest.mark.req("PL-19", "PL-26")
async def test_a_restart_in_the_middle_of_thinking_is_picked_up(hosted: Hosted) -> None:
    table_id = await hosted.against_house()
    hosted.house.gate.clear()
    await hosted.clock.move(1)
    assert hosted.house.asked == 1
    await hosted.crash()
    hosted.house.gate.set()
    again = hosted.another()
    again.run()
    await hosted.clock.move(ORPHAN_SECONDS + SWEEP_SECONDS)
    assert hosted.house.asked >= 2
    assert ("act", HOUSE) in await hosted.written(table_id)
    await again.crash()


# --- Many tables ---------------------------------------------------------------------------------------


@pytest.mark.req("PL-19", "PL-60")
async def test_cold_tables_leave_the_memory_and_come_back_as_they_were(
    hosted: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine.host, "HOT_TABLES_MAX", 3)
    ids = [await hosted.started(60) for _ in range(8)]
    assert len(hosted.host._spots) == 3
    for table_id in ids:
        act, person = answer(await hosted.host.table(table_id))
        table = await hosted.host.command(table_id, act, person)
        assert (await hosted.written(table_id))[-1] == ("act", str(person))
        assert table.version == 5
    assert list(hosted.host._spots) == ids[-3:]
    await settle()
    assert hosted.clock.sleepers == 3


@pytest.mark.req("PL-17", "PL-60")
async def test_the_sweep_finds_what_is_due_at_cold_tables(hosted: Hosted, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine.host, "HOT_TABLES_MAX", 2)
    hosted.run()
    ids = [await hosted.started(30) for _ in range(6)]
    await hosted.clock.move(30 + ORPHAN_SECONDS + SWEEP_SECONDS)
    for table_id in ids:
        assert ("act", CLOCK) in await hosted.written(table_id)


async def test_a_table_in_use_is_not_forgotten(hosted: Hosted, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine.host, "HOT_TABLES_MAX", 1)
    table_id = await hosted.opened()
    hosted.journal.gate = gate = asyncio.Event()
    press = asyncio.create_task(hosted.host.command(table_id, Ready(True), ANA))
    await settle()
    with pytest.raises(NoSuchTable):
        await hosted.host.table("guess")
    assert table_id in hosted.host._spots
    gate.set()
    assert (await press).version == 2
