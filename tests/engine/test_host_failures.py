"""The host when things go wrong: a failing journal, crashes, other processes, newer rules."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from random import Random

import pytest

from engine.commands import SERVICE, Act, Command, Leave, Ready, Return, Sit, Start
from engine.contract import Outcome, Refusal, StaleDecision
from engine.games.santase import rules as santase
from engine.games.santase.tables import CARD_WORTH
from engine.host import SWEEP_SECONDS
from engine.journal import JournalFailed
from engine.refusals import NotSaved, SeatTaken
from engine.table import Table
from engine.table_view import FINISHED, PLAYING
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


# --- A journal that fails --------------------------------------------------------------------------------


@pytest.mark.req("PL-19")
async def test_what_could_not_be_written_has_not_happened(hosted: Hosted) -> None:
    table_id = await hosted.started()
    before = everything(await hosted.host.table(table_id))
    act, person = answer(await hosted.host.table(table_id))
    hosted.journal.is_failing = True
    for _ in range(3):
        with pytest.raises(NotSaved):
            await hosted.host.command(table_id, act, person, "press")
    assert everything(await hosted.host.table(table_id)) == before
    hosted.journal.is_failing = False
    table = await hosted.host.command(table_id, act, person, "press")
    assert table.version == before["version"] + 1


@pytest.mark.req("PL-19", "PL-63")
async def test_what_was_written_although_nobody_learned_of_it_counts_once(hosted: Hosted) -> None:
    table_id = await hosted.started()
    act, person = answer(await hosted.host.table(table_id))
    hosted.journal.is_failing_late = True
    with pytest.raises(NotSaved):
        await hosted.host.command(table_id, act, person, "press")
    hosted.journal.is_failing_late = False
    await hosted.host.command(table_id, act, person, "press")  # The table has moved on, by this very press.
    with pytest.raises(StaleDecision):
        await hosted.host.command(table_id, act, person, "another press")
    assert [what for what, _ in await hosted.written(table_id)].count("act") == 1
    assert await hosted.version(table_id) == len(await hosted.written(table_id))


@pytest.mark.req("PL-19")
async def test_what_was_written_although_nobody_learned_of_it_is_shown_once_it_is_read(hosted: Hosted) -> None:
    table_id = await hosted.started()
    act, person = answer(await hosted.host.table(table_id))
    hosted.journal.is_failing_late = True
    with pytest.raises(NotSaved):
        await hosted.host.command(table_id, act, person, "press")
    hosted.journal.is_failing_late = False
    hosted.changes.clear()
    await hosted.host.table(table_id)  # as whoever looks at it does
    assert hosted.changes == [table_id]


@pytest.mark.req("PL-19")
@pytest.mark.parametrize("is_written", [False, True])
async def test_after_a_write_that_failed_a_table_is_read_on_and_is_the_same_as_read_anew(
    hosted: Hosted, is_written: bool
) -> None:
    table_id = await hosted.started()
    table = await hosted.host.table(table_id)
    act, person = answer(table)
    hosted.journal.is_failing, hosted.journal.is_failing_late = not is_written, is_written
    with pytest.raises(NotSaved):
        await hosted.host.command(table_id, act, person, "press")
    hosted.journal.is_failing = hosted.journal.is_failing_late = False
    hosted.journal.read_after.clear()
    found = await hosted.host.table(table_id)
    assert (hosted.journal.read_after, found.version) == ([table.version], table.version + is_written)
    other = Hosted(hosted.journal, hosted.clock, QuickHouse())
    assert everything(found) == everything(await other.host.table(table_id))
    await other.crash()


@pytest.mark.req("PL-19", "PL-63")
async def test_a_repeat_that_the_table_would_allow_again_is_recognised(hosted: Hosted) -> None:
    table_id = await hosted.opened()
    hosted.journal.is_failing_late = True
    with pytest.raises(NotSaved):
        await hosted.host.command(table_id, Ready(True), ANA, "press")
    hosted.journal.is_failing_late = False
    table = await hosted.host.command(table_id, Ready(True), ANA, "press")
    assert (table.version, await hosted.written(table_id)) == (2, [("open", str(ANA)), ("ready", str(ANA))])


@pytest.mark.req("PL-19")
async def test_a_start_that_was_not_saved_shows_no_seed_and_leaves_the_seal_as_it_was(hosted: Hosted) -> None:
    table_id = await hosted.opened((Sit(), BEA))
    sealed = (await hosted.host.table(table_id)).view(ANA).next_commitment
    hosted.journal.is_failing = True
    with pytest.raises(NotSaved):
        await hosted.host.command(table_id, Start(), ANA)
    hosted.journal.is_failing = False
    table = await hosted.host.table(table_id)
    view = table.view(ANA)
    assert sealed is not None
    assert (table.seed, view.commitment, view.seed, view.next_commitment) == (None, None, None, sealed)


async def test_an_opening_that_was_not_saved_leaves_no_table(hosted: Hosted) -> None:
    hosted.journal.is_failing = True
    with pytest.raises(NotSaved):
        await hosted.host.open("santase", ANA, "press")
    hosted.journal.is_failing = False
    opened = await hosted.host.open("santase", ANA, "press")
    again = await hosted.host.open("santase", ANA, "press")
    assert (again.id, list(hosted.journal.listings)) == (opened.id, [opened.id])


@pytest.mark.req("PL-19", "PL-60")
async def test_the_host_outlives_a_journal_that_is_away_for_a_while(
    hosted: Hosted, caplog: pytest.LogCaptureFixture
) -> None:
    hosted.run()
    table_id = await hosted.started(30)
    other = hosted.another()
    await other.host.command(table_id, Leave(), ANA)
    hosted.journal.is_failing = hosted.journal.is_unreadable = True
    with caplog.at_level(logging.CRITICAL):
        await hosted.clock.move(100)
    with pytest.raises(NotSaved):
        await other.another().host.table(table_id)
    hosted.journal.is_failing = hosted.journal.is_unreadable = False
    assert hosted.is_running
    await hosted.host.command(table_id, Return(), ANA)
    await hosted.host.command(table_id, Leave(), BEA)
    await hosted.clock.move(100)
    assert len(await hosted.written(table_id)) > 7
    await other.crash()


async def test_a_journal_that_is_away_is_asked_once_in_a_while(
    hosted: Hosted, caplog: pytest.LogCaptureFixture
) -> None:
    await hosted.started(30)
    hosted.journal.is_failing = hosted.journal.is_unreadable = True
    await hosted.clock.move(31)
    await settle()
    tried = caplog.text.count("not tended")
    for _ in range(10):  # The turn is over and stays so, and no time passes.
        await settle()
    assert caplog.text.count("not tended") == tried
    await hosted.clock.move(SWEEP_SECONDS)
    assert caplog.text.count("not tended") == tried + 1


# --- Crashes -------------------------------------------------------------------------------------------


@pytest.mark.req("PL-19")
async def test_a_crash_between_writing_and_swapping_loses_and_doubles_nothing(hosted: Hosted) -> None:
    table_id = await hosted.started()
    act, person = answer(await hosted.host.table(table_id))
    hosted.journal.is_failing_late = True  # The process dies before it learns that the row is written.
    with pytest.raises(NotSaved):
        await hosted.host.command(table_id, act, person, "press")
    hosted.journal.is_failing_late = False
    await hosted.crash()
    again = hosted.another()
    table = await again.host.table(table_id)
    assert table.version == len(await hosted.written(table_id))
    await again.host.command(table_id, act, person, "press")
    await again.host.command(table_id, *answer(table))
    assert [what for what, _ in await hosted.written(table_id)].count("act") == 2
    await again.crash()


@pytest.mark.req("PL-19")
async def test_a_press_cancelled_while_it_is_written_leaves_a_table_that_goes_on(hosted: Hosted) -> None:
    hosted.run()
    table_id = await hosted.started()
    act, person = answer(await hosted.host.table(table_id))
    hosted.journal.gate = asyncio.Event()
    press = asyncio.create_task(hosted.host.command(table_id, act, person))
    await settle()
    press.cancel()
    await asyncio.gather(press, return_exceptions=True)
    hosted.journal.gate = None
    await hosted.host.command(table_id, act, person)
    assert [what for what, _ in await hosted.written(table_id)].count("act") == 1


@pytest.mark.req("PL-19", "PL-40")
@pytest.mark.parametrize("seed", range(3))
async def test_a_restart_after_any_row_carries_on_with_the_same_table(hosted: Hosted, seed: int) -> None:
    random = Random(seed)
    process = hosted
    table_id = await hosted.against_house(30, game="tiny")
    for _ in range(40):
        table = await process.host.table(table_id)
        if table.phase == PLAYING and table.match is not None and 0 in table.match.asked:
            decision = table.match.decision(0)
            assert decision is not None
            code = random.choice(decision.actions).code
            await process.host.command(table_id, Act(code, decision.number), ANA)
        elif table.phase == FINISHED:
            await process.host.command(table_id, Start(), ANA)
        await hosted.clock.move(random.choice((0.0, 1.0, 5.0)))
        before = everything(await process.host.table(table_id))
        await process.crash()
        process = process.another()
        process.run()
        assert everything(await process.host.table(table_id)) == before
    await process.crash()


# --- Several processes -----------------------------------------------------------------------------------


@pytest.mark.req("PL-51")
async def test_the_loser_of_a_race_reads_on_and_decides_again(hosted: Hosted) -> None:
    table_id = await hosted.opened()
    other = hosted.another()
    await other.host.table(table_id)
    await hosted.host.command(table_id, Sit(), BEA)
    with pytest.raises(SeatTaken):  # By now, which this process had not seen.
        await other.host.command(table_id, Sit(1), CYD)
    await other.host.command(table_id, Ready(True), BEA)
    table = await hosted.host.command(table_id, Ready(True), ANA)
    assert table.version == 4
    assert [seat.is_ready for seat in table.view(None).seats] == [True, True]


@pytest.mark.req("PL-51")
async def test_a_process_finds_what_another_did_and_says_so(hosted: Hosted) -> None:
    hosted.run()
    await settle()
    table_id = await hosted.started()
    other = hosted.another()
    await other.host.command(table_id, *answer(await other.host.table(table_id)))
    elsewhere = await other.opened()
    hosted.changes.clear()
    await hosted.clock.move(2 * SWEEP_SECONDS)
    assert {table_id, elsewhere} <= set(hosted.changes)
    assert everything(await hosted.host.table(table_id)) == everything(await other.host.table(table_id))


@pytest.mark.req("PL-19", "PL-51")
async def test_what_another_process_did_is_found_though_it_could_not_be_read_at_first(
    hosted: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    hosted.run()
    await settle()
    table_id = await hosted.started()
    other = hosted.another()
    await other.host.command(table_id, *answer(await other.host.table(table_id)))

    async def unreadable(*_: object, **__: object) -> None:
        raise JournalFailed("away")

    with monkeypatch.context() as patch:
        patch.setattr(hosted.journal, "rows", unreadable)
        await hosted.clock.move(2 * SWEEP_SECONDS)
    await hosted.clock.move(2 * SWEEP_SECONDS)
    known, newest = hosted.host.hot_table(table_id), await other.host.table(table_id)
    assert known is not None
    assert known.version == newest.version


@pytest.mark.req("PL-51", "PL-63")
@pytest.mark.parametrize("seed", range(4))
async def test_two_processes_at_random_lose_and_double_nothing(hosted: Hosted, seed: int) -> None:
    random = Random(seed)
    hosted.journal.rounds = lambda: random.randrange(4)
    other = hosted.another()
    processes = (hosted, other)
    ids = [await random.choice(processes).started(30, game) for game in ("tiny", "santase")]
    for process in processes:
        process.run()
    counted: list[str] = []

    async def press(process: Hosted, table_id: str, press_id: str) -> None:
        table = await process.host.table(table_id)
        command: Command
        command, by = random.choice((Leave(), Return(), Ready(True))), random.choice((ANA, BEA))
        if random.random() < 0.9:
            command, by = answer(table) if table.phase == PLAYING else (Start(), by)
        try:
            await process.host.command(table_id, command, by, press_id)
        except Refusal:
            return
        counted.append(press_id)

    for step in range(60):
        presses = [press(random.choice(processes), random.choice(ids), f"{step}-{one}") for one in range(6)]
        await asyncio.gather(*presses)
        await hosted.clock.move(random.choice((0.0, 0.3, 1.0)))
    hosted.journal.rounds = lambda: 0
    await hosted.clock.move(2 * SWEEP_SECONDS)
    written = [entry.press_id for entry in hosted.journal.entries if entry.press_id is not None]
    assert sorted(written) == sorted(counted)
    assert len(counted) > 50
    for table_id in ids:
        rows = await hosted.journal.rows(table_id, after=0)
        assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
        seeds = {number: await hosted.journal.seed(table_id, number) for number in range(1, 20)}
        read = everything(Table.load(table_id, rows, seeds.get))
        assert everything(await hosted.host.table(table_id)) == read
        assert everything(await other.host.table(table_id)) == read
    await other.crash()


# --- Newer rules ---------------------------------------------------------------------------------------


async def some_tricks(hosted: Hosted, table_id: str) -> None:
    for _ in range(6):
        await hosted.host.command(table_id, *answer(await hosted.host.table(table_id)))


@pytest.mark.req("PL-19", "PL-60")
async def test_a_match_that_newer_rules_play_otherwise_is_ended_void_with_the_reason(
    hosted: Hosted, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table_id = await hosted.started()
    await some_tricks(hosted, table_id)
    await hosted.crash()
    monkeypatch.setattr(santase, "CARD_WORTH", tuple(worth + 1 for worth in CARD_WORTH))
    again = hosted.another()
    with caplog.at_level(logging.CRITICAL):
        table = await again.host.table(table_id)
    assert (table.phase, table.outcome) == (FINISHED, Outcome((), (0, 0), "void"))
    row = (await hosted.journal.rows(table_id))[-1]
    assert (row.what, row.by, row.detail) == ("void", SERVICE, '{"reason":"rules-changed"}')
    assert again.changes == [table_id]
    later = hosted.another()
    assert everything(await later.host.table(table_id)) == everything(table)
    table = await later.host.command(table_id, Start(), BEA)
    assert (table.phase, table.match_number) == (PLAYING, 2)
    await again.crash()
    await later.crash()


@pytest.mark.req("PL-51")
async def test_a_process_with_older_rules_still_running_does_no_harm(
    hosted: Hosted, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.CRITICAL)
    table_id = await hosted.started()
    newer = hosted.another()
    await some_tricks(hosted, table_id)
    await newer.host.table(table_id)
    await some_tricks(hosted, table_id)
    monkeypatch.setattr(santase, "CARD_WORTH", tuple(worth + 1 for worth in CARD_WORTH))
    with pytest.raises(Refusal):  # Reading on, the newer process notices, and the match is over.
        await newer.host.command(table_id, Act("dance"), ANA)
    assert (await hosted.written(table_id))[-1] == ("void", SERVICE)
    with pytest.raises(Refusal):
        await hosted.host.command(table_id, *answer(await hosted.host.table(table_id)))
    assert everything(await hosted.host.table(table_id))["phase"] == FINISHED
    seat, _ = asked(await newer.host.command(table_id, Start(), ANA))
    assert seat in (0, 1)
    await newer.crash()
