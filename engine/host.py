"""The host runs tables: one queue each, deadlines, and the journal before anything counts.

A command is clone, do, write down, swap. A refusal, a bug or a failed write leaves the table as it was. Any number
of hosts may share one journal: the loser of a race reads the new rows and decides again.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Mapping, Sequence
from typing import Any, Protocol

from engine.chairs import HELD_SEAT_LEVEL
from engine.chance import new_seed
from engine.commands import (
    CLOCK,
    HOUSE,
    SERVICE,
    Act,
    Actor,
    Close,
    Command,
    End,
    Extend,
    Open,
    Remind,
    Replace,
    Start,
    Void,
)
from engine.contract import Decision, Refusal, Seat, View
from engine.games import game_of
from engine.house.pool import HouseAbsent
from engine.house.tempo import Tempo
from engine.journal import Entry, Journal, JournalFailed, Row, Written
from engine.refusals import Busy, MaybeSaved, NoSuchTable, NotSaved
from engine.table import Due, ReplayDiffers, Table, match_begun_by
from engine.table_view import FINISHED, LOBBY, PLAYING

log = logging.getLogger(__name__)

QUEUE_MAX = 64  # presses that may wait for one table
ATTEMPTS_MAX = 50  # races lost before we give up; each means that someone else got through
HOT_TABLES_MAX = 2_000  # tables kept in memory
SWEEP_SECONDS = 1.0
SWEEP_LIMIT = 100
SWEPT_AT_ONCE = 8  # of them; presses find their turn among these, however much is due when a process comes back
LEASE_SECONDS = 20.0  # how long a due table stays with the process that took it
ORPHAN_SECONDS = 2.0  # a table overdue by this much has nobody tending it
TABLE_ID_LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789"
TABLE_ID_LENGTH = 12
CODE_DIGITS = 6
LATE_SECONDS = 2.0  # a decision shown later than this gets the time back


class Clock(Protocol):
    """Tells the time, and waits."""

    def now(self) -> float:
        """Seconds since the epoch."""

    async def sleep(self, seconds: float) -> None:
        """Wait."""


class House(Protocol):
    """Where house players think."""

    async def choose(self, game: str, view: View, seat: Seat, level: str, seed: int, table_id: str = "") -> str:
        """The code of the action that a house player of this level chooses."""


class _Spot:
    """A table in memory, its queue and its alarm."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.waiting = 0
        self.table: Table | None = None
        self.doubted: Table | None = None  # as it was before a row that may have been written unheard
        self.alarm: asyncio.Task[None] | None = None  # sleeping until something is due
        self.alarm_at = 0.0
        self.is_tended = False
        self.thinking: set[int] = set()  # the numbers of the decisions that house players think about
        self.shown: dict[Seat, int] = {}  # the number of the last decision that each seat was shown

    def drop_alarm(self) -> None:
        """Stop waiting for what is due."""
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None


class Host:
    """All tables of one process."""

    def __init__(
        self,
        journal: Journal,
        house: House,
        clock: Clock,
        on_change: Callable[[str], None],
        *,
        house_seconds: float = 1.0,
        tempo: Tempo | None = None,
    ) -> None:
        self._journal = journal
        self._house = house
        self._clock = clock
        self._on_change = on_change
        self._house_seconds = house_seconds
        self._tempo = tempo or Tempo(house_seconds)
        self._spots: OrderedDict[str, _Spot] = OrderedDict()  # the most recently used last
        self._mark: int | None = None  # of the last look at what was written
        self._behind: dict[str, None] = {}  # tables that are known to be newer, and could not be read
        self._tasks: dict[asyncio.Task[None], None] = {}  # in the order in which they began
        self._sweeping = asyncio.Semaphore(SWEPT_AT_ONCE)

    # --- What the adapters call ------------------------------------------------------------------------

    async def open(
        self, game: str, by: Actor, press_id: str | None = None, place: Callable[[str], str] | None = None
    ) -> Table:
        """Set up a table with a fresh id and join code, shown in a place, which may depend on the id."""
        for _ in range(ATTEMPTS_MAX):
            table = Table("".join(secrets.choice(TABLE_ID_LETTERS) for _ in range(TABLE_ID_LENGTH)))
            code = str(secrets.randbelow(9 * 10 ** (CODE_DIGITS - 1)) + 10 ** (CODE_DIGITS - 1))
            now = self._clock.now()
            recorded = table.do(Open(game, code, min(game_of(game).info.seat_counts)), by, now)
            entry = self._entry(table, recorded, by, now, press_id)
            written = await self._append(entry._replace(place=place(table.id) if place is not None else None))
            if written is Written.DONE:
                spot = self._spot(table.id)
                spot.table = table
                self._swapped(spot, table)
                return table
            if written is Written.REPEATED and press_id is not None:
                opened = await self._pressed(press_id)
                assert opened is not None, "a repeated press has counted"
                return await self.table(opened)
        raise NotSaved

    async def command(
        self, table_id: str, command: Command, by: Actor, press_id: str | None = None, *, chance: str = ""
    ) -> Table:
        """Have a table carry out a command. When this returns, the command is in the journal, together with what
        the press adds to the chance of the next match."""
        spot = self._spot(table_id)
        if spot.waiting >= QUEUE_MAX:
            raise Busy
        spot.waiting += 1
        try:
            async with spot.lock:
                return await self._carry_out(spot, table_id, command, by, press_id, chance)
        finally:
            spot.waiting -= 1

    async def table(self, table_id: str) -> Table:
        """The table as this process knows it; treat it as read-only."""
        spot = self._spot(table_id)
        if spot.table is None:
            async with spot.lock:
                await self._ensure_loaded(spot, table_id)
        assert spot.table is not None
        return spot.table

    def hot_table(self, table_id: str) -> Table | None:
        """The table if it is in memory; treat it as read-only."""
        spot = self._spots.get(table_id)
        return spot.table if spot is not None else None

    async def shown(self, table_id: str, seat: Seat, number: int, at: float) -> None:
        """Note that a seat's decision was shown; if that was late, the time is given back."""
        table = await self.table(table_id)
        spot = self._spot(table_id)
        # Only the first showing counts: whoever has a screen brought again does not get more time.
        if table.decision_number.get(seat) != number or spot.shown.get(seat) == number:
            return
        spot.shown[seat] = number
        late = at - table.asked_at[seat]
        if late > LATE_SECONDS:  # Also without a timer: whoever is that slow can be replaced.
            await self._try(table_id, Extend(late, seat, number), SERVICE)

    async def run(self) -> None:
        """Tend to what is due and to what other processes did, until cancelled."""
        try:
            while True:
                with contextlib.suppress(JournalFailed):  # The next sweep tries again.
                    await self._sweep()
                await self._clock.sleep(SWEEP_SECONDS)
        finally:
            await self.close()

    async def _sweep(self) -> None:
        """Look once at what is due, and at what was written since the last look."""
        now = self._clock.now()
        due, changes = await self._journal.sweep(now - ORPHAN_SECONDS, SWEEP_LIMIT, LEASE_SECONDS, self._mark)
        for table_id in due:
            self._start_task(self._tend_in_turn(table_id))
        if self._mark is None:
            # What was read before the first mark may have been overtaken since.
            for spot in self._spots.values():
                if spot.table is not None:
                    self._start_task(self._catch_up(spot, spot.table.version + 1))
        for table_id, version in changes.versions:
            self._follow(table_id, version)
        self._mark = changes.mark
        behind, self._behind = self._behind, {}
        for table_id in behind:
            if (late := self._spots.get(table_id)) is not None and late.table is not None:
                self._start_task(self._catch_up(late, late.table.version + 1))

    async def catch_up(self) -> None:
        """Bring every table in memory up to date with the journal: a process that takes over showing tables must
        not start from an older state."""
        try:
            versions = dict((await self._journal.changes(self._mark)).versions)
        except JournalFailed as failure:
            raise NotSaved from failure
        for table_id, spot in list(self._spots.items()):
            async with spot.lock:
                table = spot.table  # Before the first look nothing is known of what was overtaken.
                is_unknown = self._mark is None or table_id in self._behind
                if table is not None and (is_unknown or table.version < versions.get(table_id, 0)):
                    await self._read_on(spot, table)

    async def close(self) -> None:
        """Stop tending; everything that counts is in the journal."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # --- Clone, do, write down, swap -------------------------------------------------------------------

    async def _carry_out(
        self, spot: _Spot, table_id: str, command: Command, by: Actor, press_id: str | None, chance: str = ""
    ) -> Table:
        table = await self._ensure_loaded(spot, table_id)
        if isinstance(command, Replace):  # Nobody was gone for as long as nobody could answer.
            table = await self._give_back(spot, table)
        for _ in range(ATTEMPTS_MAX):
            trial = table.clone()
            now = self._clock.now()
            seed = (trial.next_seed or new_seed()) if isinstance(command, Start) else None
            try:
                recorded = trial.do(command, by, now, seed=seed, chance=chance)
            except Refusal:
                # Another process may have moved on: refuse only what the latest table refuses.
                if (newer := await self._read_on(spot, table)) is table:
                    if press_id is not None and await self._pressed(press_id) == table_id:
                        return table  # Delivered again: it counted the first time.
                    raise
                table = newer
                continue
            written = await self._append(self._entry(trial, recorded, by, now, press_id), spot)
            if written is Written.DONE:
                self._swapped(spot, trial)
                return trial
            table = await self._read_on(spot, table)
            if written is Written.REPEATED:
                return table
        raise Busy

    def _entry(self, table: Table, recorded: Command, by: Actor, at: float, press_id: str | None) -> Entry:
        has_ended = isinstance(recorded, Act | End) and table.phase != PLAYING
        # While nobody plays, the next match is sealed, so that whatever people add to it comes later.
        is_sealing = table.phase in (LOBBY, FINISHED) and table.next_seed is None
        if is_sealing:
            table.next_seed = new_seed()
        return Entry(
            table_id=table.id,
            row=table.row(recorded, by, at),
            listing=table.listing(self._house_seconds),
            press_id=press_id,
            match_number=table.match_number,
            seed=table.seed if isinstance(recorded, Start) else None,
            next_seed=table.next_seed if is_sealing else None,
            preset=table.preset or "",
            results=table.results() if has_ended else (),
        )

    async def _append(self, entry: Entry, spot: _Spot | None = None) -> Written:
        try:
            return await self._journal.append(entry)
        except JournalFailed as failure:
            log.warning("table %s: not saved: %s", entry.table_id, failure)
            if spot is not None:
                spot.table, spot.doubted = None, spot.table  # The journal may hold more: read on next time.
            raise (MaybeSaved if failure.may_have_happened else NotSaved) from failure

    async def _pressed(self, press_id: str) -> str | None:
        try:
            return await self._journal.pressed(press_id)
        except JournalFailed as failure:
            raise NotSaved from failure

    def _swapped(self, spot: _Spot, table: Table) -> None:
        spot.table = table
        self._set_alarm(spot, table)
        self._on_change(table.id)

    # --- Loading ---------------------------------------------------------------------------------------

    def _spot(self, table_id: str) -> _Spot:
        spot = self._spots.get(table_id)
        if spot is not None:
            self._spots.move_to_end(table_id)
            return spot
        self._spots[table_id] = spot = _Spot()
        if len(self._spots) > HOT_TABLES_MAX:
            self._forget_coldest(spot)
        return spot

    def _forget_coldest(self, newest: _Spot) -> None:
        for table_id, spot in self._spots.items():
            if spot is not newest and not (spot.waiting or spot.lock.locked() or spot.is_tended or spot.thinking):
                spot.drop_alarm()  # The sweep finds it when it is due.
                del self._spots[table_id]
                return

    async def _ensure_loaded(self, spot: _Spot, table_id: str) -> Table:
        if spot.table is not None:
            return spot.table
        doubted = spot.doubted
        try:
            table = await self._read(table_id, doubted)
        except JournalFailed as failure:
            raise NotSaved from failure
        if table is None:
            self._spots.pop(table_id, None)
            raise NoSuchTable
        spot.table, spot.doubted = table, None
        spot.shown = table.decision_number.copy()  # Asked before we came: downtime is given back on its own.
        if table.replay_differs:
            log.error("table %s: the match does not replay under these rules and ends void", table_id)
            return await self._carry_out(spot, table_id, Void("rules-changed"), SERVICE, None)
        self._set_alarm(spot, table)
        if doubted is not None:  # Nobody was told of what may have been written.
            self._on_change(table_id)
        return await self._give_back(spot, table)

    async def _read(self, table_id: str, known: Table | None) -> Table | None:
        """The table as the journal has it, read on from what is known of it; None if there is none."""
        if known is not None:
            rows = await self._journal.rows(table_id, after=known.version)
            seeds = await self._seeds(table_id, rows, known.match_number)
            with contextlib.suppress(ReplayDiffers, Refusal):  # Loading from the start row deals with this.
                return _replayed(known, rows, seeds) if rows else known
        rows = await self._journal.rows(table_id)
        seeds = await self._seeds(table_id, rows)
        return Table.load(table_id, rows, seeds.get) if rows else None

    async def _give_back(self, spot: _Spot, table: Table) -> Table:
        """The table once everyone who is asked has back the time for which no process ran.

        Outages before the last row were given back by a row of their own, so this happens once, whichever process
        comes first.
        """
        for _ in range(ATTEMPTS_MAX):
            seconds = await self._downtime(table)
            if not seconds:
                return table
            trial = table.clone()
            now = self._clock.now()
            recorded = trial.do(Extend(seconds), SERVICE, now)
            if await self._append(self._entry(trial, recorded, SERVICE, now, None), spot) is Written.DONE:
                self._swapped(spot, trial)
                return trial
            table = await self._read_on(spot, table)
        raise Busy

    async def _downtime(self, table: Table) -> float:
        """How much time this table has to be given back."""
        if table.phase != PLAYING:
            return 0.0
        return await self._outages_since(table.written_at)

    async def _outages_since(self, moment: float) -> float:
        try:
            return await self._journal.downtime(moment, self._clock.now())
        except JournalFailed as failure:
            raise NotSaved from failure

    async def _read_on(self, spot: _Spot, table: Table) -> Table:
        """The table with what others have written since; the same object if nothing was."""
        try:
            rows = await self._journal.rows(table.id, after=table.version)
            seeds = await self._seeds(table.id, rows, table.match_number)
        except JournalFailed as failure:
            raise NotSaved from failure
        if not rows:
            return table
        try:
            newer = _replayed(table, rows, seeds)
        except (ReplayDiffers, Refusal):  # Loading from the start row deals with this.
            spot.table = None
            return await self._ensure_loaded(spot, table.id)
        self._swapped(spot, newer)
        return newer

    async def _seeds(self, table_id: str, rows: Sequence[Row], latest: int = 0) -> dict[int, bytes]:
        """The seeds of the matches that these rows begin, and where they end without one, that of the next."""
        seeds = {}
        for row in rows:
            if (number := match_begun_by(row)) is not None:
                latest = number
                seed = await self._journal.seed(table_id, number)
                assert seed is not None, "a started match has a seed"
                seeds[number] = seed
        if rows and not rows[-1].digest:
            sealed = await self._journal.seed(table_id, latest + 1)
            if sealed is not None:  # Tables that were opened before there were seals have none yet.
                seeds[latest + 1] = sealed
        return seeds

    def _follow(self, table_id: str, version: int) -> None:
        """Catch up with another process on a table that is in memory here, and tell whoever shows it."""
        spot = self._spots.get(table_id)
        if spot is None or spot.table is None:
            self._on_change(table_id)
        elif spot.table.version < version:
            self._start_task(self._catch_up(spot, version))

    async def _catch_up(self, spot: _Spot, version: int) -> None:
        async with spot.lock:
            if spot.table is not None and spot.table.version < version:
                table_id = spot.table.id
                try:
                    await self._read_on(spot, spot.table)
                except NotSaved:  # The next sweep tries again, though it may find nothing newer than this.
                    self._behind[table_id] = None

    # --- Time ------------------------------------------------------------------------------------------

    def _start_task(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks[task] = None
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.pop(task, None)
        if not task.cancelled() and (bug := task.exception()) is not None:
            log.error("work at a table stopped", exc_info=bug)  # The sweep comes back to that table.

    def _set_alarm(self, spot: _Spot, table: Table, pause_seconds: float = 0.0) -> None:
        """Wake up for what is due next; an alarm that rings earlier is left alone, and sets the next one."""
        due = self._next_due(spot, table)
        if due is None or due.what == "expire":  # The sweep sees to what is a week away.
            spot.drop_alarm()
            return
        now = self._clock.now()
        at = max(due.at, now + pause_seconds)
        if spot.alarm is None or at < spot.alarm_at:
            spot.drop_alarm()
            spot.alarm = self._start_task(self._ring(spot, table.id, max(0.0, at - now)))
            spot.alarm_at = at

    async def _ring(self, spot: _Spot, table_id: str, seconds: float) -> None:
        await self._clock.sleep(seconds)
        spot.alarm = None  # From here on it cannot be dropped.
        await self._tend(table_id)

    def _next_due(self, spot: _Spot, table: Table) -> Due | None:
        """The earliest thing due that nobody is seeing to already; thinking begins as soon as one is asked."""
        dues = [
            due._replace(at=due.at - self._pace(table, due)) if due.what == "think" else due
            for due in table.dues(self._house_seconds)
            if due.what != "think" or due.seat is None or table.decision_number[due.seat] not in spot.thinking
        ]
        return min(dues, key=lambda due: due.at, default=None)

    def _pace(self, table: Table, due: Due) -> float:
        assert due.seat is not None
        return table.pace(due.seat, self._house_seconds)

    async def _tend_in_turn(self, table_id: str) -> None:
        async with self._sweeping:
            await self._tend(table_id)

    async def _tend(self, table_id: str) -> None:
        """Do what time brings about at a table, one thing after the other until nothing is due."""
        spot = self._spot(table_id)
        if spot.is_tended:
            return
        spot.is_tended = True
        pause_seconds = 0.0
        try:
            while True:
                table = await self.table(table_id)
                due = self._next_due(spot, table)
                if due is None or due.at > self._clock.now():
                    break
                if due.what == "think":
                    self._start_thinking(spot, table, due)
                elif not await self._bring_about(table, due) or spot.table is table:
                    pause_seconds = SWEEP_SECONDS  # Nothing came of it: do not try again at once.
                    break
        except (NotSaved, NoSuchTable) as failure:
            log.warning("table %s: not tended: %r", table_id, failure)
            pause_seconds = SWEEP_SECONDS  # What is due stays so, and would be tried again at once.
        finally:
            spot.is_tended = False
        if spot.table is not None:
            self._set_alarm(spot, spot.table, pause_seconds)

    async def _bring_about(self, table: Table, due: Due) -> bool:
        if due.what == "expire":
            # A table is idle only while somebody could have come.
            if self._clock.now() < due.at + await self._outages_since(table.written_at):
                return False
            return await self._try(table.id, Close("idle"), CLOCK)
        # Another process may have come back from an outage that this one slept or waited through.
        spot = self._spot(table.id)
        async with spot.lock:
            if await self._give_back(spot, await self._ensure_loaded(spot, table.id)) is not table:
                return True
        seat, decision = _decision_due(table, due)
        if due.what == "remind":
            return await self._try(table.id, Remind(seat, decision.number), CLOCK)
        if due.what == "forced":
            person = table.chairs[seat].person
            assert person is not None, "house players have no wishes"
            return await self._try(table.id, Act(decision.actions[0].code, decision.number), person)
        return await self._try(table.id, Act(_default(decision), decision.number, seat), CLOCK)

    def _start_thinking(self, spot: _Spot, table: Table, due: Due) -> None:
        """Let a house player think on its own: neither presses nor other deadlines wait for it."""
        seat, decision = _decision_due(table, due)
        spot.thinking.add(decision.number)
        pause = self._tempo.pause((table.game, _level(table, seat)))  # drawn before the answer is known
        answer_at = max(due.at + self._pace(table, due) + pause, table.left_to_people_until(seat))
        self._start_task(self._think(spot, table, seat, decision, answer_at))

    async def _think(self, spot: _Spot, table: Table, seat: Seat, decision: Decision, answer_at: float) -> None:
        pause_seconds = 0.0
        try:
            code = await self._choice(table, seat, decision)
            now = self._clock.now()
            await self._clock.sleep(self._tempo.published_at(answer_at, now) - now)
            if spot.table is not None and not spot.table.present:
                return  # Everybody has gone meanwhile: the table rests until somebody is back.
            if not await self._try(table.id, Act(code, decision.number, seat), HOUSE) or spot.table is table:
                pause_seconds = SWEEP_SECONDS
        finally:
            spot.thinking.discard(decision.number)
        if spot.table is not None:
            self._set_alarm(spot, spot.table, pause_seconds)

    async def _choice(self, table: Table, seat: Seat, decision: Decision) -> str:
        """What a house player chooses; where it cannot, the default. A seat with one legal action is asked as
        well, so that it waits for its turn to think like any other."""
        assert table.match is not None
        legal = table.match.legal(seat)  # without giving up, which is for people
        level = _level(table, seat)
        if table.match.is_poll and len(legal) > 1:
            wanted = table.match.people_want(table.present)
            return wanted.code if wanted is not None else _default(decision)
        view = table.match.view(seat)
        began_at = self._clock.now()
        try:
            code = await self._house.choose(table.game, view, seat, level, secrets.randbits(63), table.id)
            self._tempo.thought((table.game, level), self._clock.now() - began_at)
        except HouseAbsent as failure:
            log.warning("table %s: a house player could not think: %r", table.id, failure)
            return _default(decision)
        if all(action.code != code for action in legal):
            # Saying what it chose would tell its hand.
            log.error("table %s: a house player chose what is not legal", table.id)
            return _default(decision)
        return code

    async def _try(self, table_id: str, command: Command, by: Actor) -> bool:
        """A command nobody waits for: being overtaken by a person is fine."""
        try:
            await self.command(table_id, command, by)
        except (NotSaved, Busy):
            return False
        except Refusal:
            return True
        return True


def _replayed(table: Table, rows: Sequence[Row], seeds: Mapping[int, bytes]) -> Table:
    """The table after these rows; raises if a row goes another way than it was written."""
    newer = table.clone()
    for row in rows:
        newer.replay(row, seeds.get)
    newer.take_next_seed(seeds.get)
    return newer


def _decision_due(table: Table, due: Due) -> tuple[Seat, Decision]:
    """Whose decision something is due for, and which."""
    assert due.seat is not None and table.match is not None
    decision = table.match.decision(due.seat)
    assert decision is not None
    return due.seat, decision


def _level(table: Table, seat: Seat) -> str:
    return table.chairs[seat].level or HELD_SEAT_LEVEL


def _default(decision: Decision) -> str:
    assert decision.default is not None, "whoever is asked has a default"
    return decision.default.code
