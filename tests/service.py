"""The whole service in one test: a real store, hosts, couriers and desks in processes that can be killed, house
players that answer at once, and a clock that moves when nothing else does."""

from __future__ import annotations

import asyncio
import heapq
import random
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any, cast

from adapters.delivery.couriers import Couriers
from adapters.front.answers import Answer
from adapters.front.desk import Desk
from adapters.screens import log_pages, log_screen
from adapters.screens.buttons import read_code
from adapters.screens.log import LogPage, has_log
from adapters.screens.screen import Screen
from adapters.store import Store, StoreFailed, open_store
from adapters.store.records import Person
from adapters.text.names import table_names
from adapters.text.words import words_for
from engine import house
from engine.chance import QuickChance
from engine.contract import Seat, View
from engine.games import game_of
from engine.host import Host
from engine.journal import Entry, Written
from engine.table import Table
from engine.table_view import PLAYING, TableView
from tests.adapters.chats import Chats
from tests.databases import new_database
from tests.engine.clocks import is_anything_ready

GAME = "santase"
QUIET_ROUNDS = 40  # more turns of the loop than anything needs between two waits
SETTLE_SECONDS = 3600.0


class Clock:
    """Time that passes only when everything waits for it."""

    def __init__(self) -> None:
        self._now = 1_000_000.0
        self._order = count()
        self._sleepers: list[tuple[float, int, asyncio.Future[None]]] = []

    def now(self) -> float:
        """What time it is."""
        return self._now

    async def sleep(self, seconds: float) -> None:
        """Wait."""
        waker = asyncio.get_running_loop().create_future()
        heapq.heappush(self._sleepers, (self._now + max(seconds, 0.0), next(self._order), waker))
        await waker

    def leap(self, seconds: float) -> None:
        """Be later, without anyone having been woken."""
        self._now += seconds

    def ring(self, until: float) -> bool:
        """Wake the one who wakes next, if that is by then; otherwise it is then."""
        while self._sleepers and self._sleepers[0][0] <= until:
            at, _, waker = heapq.heappop(self._sleepers)
            self._now = max(self._now, at)
            if not waker.done():
                waker.set_result(None)
                return True
        self._now = max(self._now, until)
        return False


class House:
    """House players who answer at once, at random."""

    async def choose(self, game: str, view: View, seat: Seat, level: str, seed: int, table_id: str = "") -> str:
        """The code of an action."""
        return house.choose(game_of(game), view, seat, "random", QuickChance(seed))


class Line:
    """A process's line to the store; it can be cut with the process, or made to fail."""

    def __init__(self, store: Store, versions: dict[str, int], landed: asyncio.Event) -> None:
        self._store = store
        self._versions = versions
        self._landed = landed
        self.is_cut = False
        self.in_flight = 0
        self.fails: Callable[[str], bool] = lambda _: False
        self.held: dict[str, asyncio.Event] = {}  # answers that are on their way until the event

    def __getattr__(self, name: str) -> Callable[..., Awaitable[Any]]:
        method = getattr(self._store, name)

        async def call(*args: Any, **kwargs: Any) -> Any:
            self._check()
            if self.fails(name):
                raise StoreFailed("disk I/O error")
            self.in_flight += 1
            try:
                found = await method(*args, **kwargs)
            finally:
                self.in_flight -= 1
                self._landed.set()
            if name == "append" and found is Written.DONE:
                entry: Entry = args[0]
                self._versions[entry.table_id] = entry.row.seq
            if name in self.held:
                await self.held[name].wait()
            self._check()
            return found

        return call

    def _check(self) -> None:
        if self.is_cut:
            raise asyncio.CancelledError  # The dead do nothing more.


class Process:
    """One process of the service."""

    def __init__(self, service: Service) -> None:
        self.line = Line(service.store, service.versions, service.landed)
        store = cast("Store", self.line)
        self.courier = Couriers(store, service.clock, service.platforms)
        self.host = Host(store, House(), service.clock, self.courier.wake, house_seconds=0.0)
        self.courier.attach(self.host)
        self.desk = Desk(store, self.host, self.courier, service.clock, operators=["chats:boss"])
        self.tasks = [asyncio.create_task(self.host.run()), asyncio.create_task(self.courier.run())]

    async def stop(self) -> None:
        """End in good order."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def kill(self) -> None:
        """End in the middle of whatever it is doing."""
        self.line.is_cut = True
        await self.stop()


class Service:
    """A store, some platforms, and the processes that serve them; the first is the one people talk to."""

    def __init__(self, store: Store, platforms: list[Chats]) -> None:
        self.store = store
        self.platforms = platforms
        self.clock = Clock()
        self.versions: dict[str, int] = {}
        self.landed = asyncio.Event()  # set whenever the store has answered
        self.processes: list[Process] = []
        self.cards_share = 1.0  # of what people do at random; most else ends a deal at once
        self._presses = count(1)
        for chats in platforms:
            chats.stamp = lambda: dict(self.versions)

    @property
    def desk(self) -> Desk:
        """The front desk of the first process."""
        return self.processes[0].desk

    @property
    def chats(self) -> Chats:
        """The first platform."""
        return self.platforms[0]

    async def start(self) -> Process:
        """Start one more process."""
        process = Process(self)
        self.processes.append(process)
        await self.quiet()
        return process

    async def kill(self, process: Process | None = None) -> None:
        """Kill a process; what it had handed to the disk arrives there, the rest is gone."""
        killed = process or self.processes[0]
        self.processes.remove(killed)
        await killed.kill()
        await self.store.drop_presses(0.0)  # Writes are done in turn, so all of its are done when this is.

    # --- Time ------------------------------------------------------------------------------------------

    async def quiet(self) -> None:
        """Let everything run that can run without time passing."""
        rounds = 0
        while rounds < QUIET_ROUNDS:
            if self._is_store_asked():
                self.landed.clear()
                await self.landed.wait()
                rounds = 0
            await asyncio.sleep(0)
            rounds += 1
            if not is_anything_ready() and not self._is_store_asked():
                return

    def _is_store_asked(self) -> bool:
        return any(process.line.in_flight for process in self.processes)

    async def move(self, seconds: float) -> None:
        """Let time pass, and everything happen that it brings about."""
        until = self.clock.now() + seconds
        await self.quiet()
        while self.clock.ring(until):
            await self.quiet()

    async def leap(self, seconds: float) -> None:
        """Let a long time pass at once, as for a machine that slept."""
        self.clock.leap(seconds)
        await self.move(0.0)

    async def settle(self) -> None:
        """Let time pass until every chat shows what it should, or must wait until somebody comes back."""
        await self.move(2.5 if len(self.processes) > 1 else 0.0)  # Processes hear of each other by polling.
        settled = asyncio.gather(*(process.courier.settle() for process in self.processes))
        until = self.clock.now() + SETTLE_SECONDS
        while not settled.done():
            assert self.clock.ring(until), "the couriers never come to rest"
            await self.quiet()

    # --- People ----------------------------------------------------------------------------------------

    async def arrive(self, account: str, name: str | None = None, platform: str = "chats") -> Person:
        """A person of this account."""
        return await self.desk.arrive(platform, account, name or account.capitalize())

    async def open(self, person: Person, place: str = "chats:place") -> str:
        """A new table in a place."""
        answer = await self.desk.open_table(person, GAME, lambda _: place, self.press_id())
        assert answer.table_id is not None, answer
        return answer.table_id

    async def lobby(self, person: Person, table_id: str, what: str) -> Answer:
        """Press a lobby button as it is shown now, and mean it."""
        code = read_code(f"l{table_id} {(await self.view(person, table_id)).revision} {what}")
        return await self.desk.press(person, code, self.press_id(), is_sure=True)

    async def set_up(
        self, people: list[Person], *, target: int = 1, place: str = "chats:place", start: bool = True
    ) -> str:
        """A table at which these people sit, and house players where seats are free."""
        table_id = await self.open(people[0], place)
        code = (await self.view(people[0], table_id)).code
        for person in people[1:]:
            assert not (await self.desk.join(person, code, press_id=self.press_id())).is_refusal
        for what in [f"option target {target}", *(["fill * easy"] if len(people) == 1 else [])]:
            assert not (await self.lobby(people[0], table_id, what)).is_refusal
        if start:
            assert not (await self.lobby(people[0], table_id, "start")).is_refusal
        return table_id

    async def act(self, person: Person, table_id: str, chance: random.Random) -> bool:
        """Have a person do something legal, if they are asked."""
        view = await self.view(person, table_id)
        if view.decision is None or view.me not in view.asked:
            return False
        codes = [action.code for action in view.decision.actions]
        if chance.random() < self.cards_share:
            codes = [code for code in codes if code.startswith("play ")]
        code = chance.choice(codes)
        await self.desk.press(person, read_code(f"a{table_id} {view.decision.number} {code}"), self.press_id())
        return True

    async def play(self, people: list[Person], table_id: str, chance: random.Random, moves_max: int = 1000) -> int:
        """Have people play at random until the match is over; returns how often they acted."""
        moves = 0
        while moves < moves_max and (await self.view(None, table_id)).phase == PLAYING:
            acted = [await self.act(person, table_id, chance) for person in people]
            moves += sum(acted)
            if not any(acted):
                await self.move(0.0)
        return moves

    async def view(self, person: Person | None, table_id: str) -> TableView:
        """What a person knows of a table."""
        view = await self.desk.table_view(person, table_id)
        assert view is not None
        return view

    def press_id(self) -> str:
        """An id that no press had before."""
        return f"press {next(self._presses)}"

    # --- What should be seen ---------------------------------------------------------------------------

    async def history(self, table_id: str) -> list[Table]:
        """The table after each row of its journal."""
        rows = await self.store.rows(table_id, after=0)
        seeds = {number: await self.store.seed(table_id, number) for number in range(1, len(rows))}
        tables: list[Table] = []
        for row in rows:
            table = tables[-1].clone() if tables else Table(table_id)
            table.replay(row, seeds.get)
            table.take_next_seed(seeds.get)
            tables.append(table)
        return tables

    async def names(self, view: TableView) -> tuple[str, ...]:
        """What each seat is called."""
        seated = frozenset(seat.person for seat in view.seats if seat.person is not None)
        people = await self.store.people(seated)
        return table_names(view, {one.id: one.name for one in people.values()}, words_for(None))

    async def log(self, table_id: str) -> list[Screen]:
        """Every page of the log, over all matches."""
        latest: dict[str, LogPage] = {}
        for table in with_logs(await self.history(table_id)):
            view = table.view(None)
            names, follows = await self.names(view), self.chats.keeps_in_view
            latest |= {page.id: page for page in log_pages(view, names, words_for(None), is_followed=follows)}
        return [log_screen(page) for page in latest.values()]


def with_logs(history: Iterable[Table]) -> list[Table]:
    """Each match of a table as it was last: pages of the log only grow, so that they need to be made once."""
    latest: dict[int, Table] = {}
    for table in reversed(list(history)):
        if table.match_number not in latest and has_log(table.view(None)):
            latest[table.match_number] = table
    return list(reversed(latest.values()))


@asynccontextmanager
async def running(folder: Path, *platforms: Chats, start: bool = True) -> AsyncIterator[Service]:
    """A service with one process, on a new store in this folder."""
    path = folder / "service.db"
    path.write_bytes(new_database())
    store = await open_store(f"sqlite:///{path}")
    service = Service(store, list(platforms) or [Chats()])
    try:
        if start:
            await service.start()
        yield service
    finally:
        for process in list(service.processes):
            await process.stop()
        await store.close()
