"""One simulation: a seed sets up tables and people, does things to them, and looks at what came of it."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from random import Random
from types import SimpleNamespace
from typing import Any, NamedTuple
from unittest.mock import patch

from adapters.front import desk
from adapters.screens.buttons import read_code
from adapters.store.records import Person
from engine import host
from engine.chance import chance_of_press, new_seed
from engine.games import GAMES
from engine.table import Table
from engine.table_view import FINISHED
from tests.faults.disk import SimulatedStore, Trouble, the_disk
from tests.faults.findings import DoesNotFollow, Findings, History
from tests.faults.loop import SimulatedLoop
from tests.faults.world import CALM, FarChats, Weather, World
from tests.short_matches import short_options

NAMES = ("Ana", "Bo", "Cem", "Dora", "Eli", "Fay", "Gus", "Hal")
PEOPLE_MAX = 3  # at a table; the other seats are the house's
STALLS_SECONDS = (0.5, 3.0)  # of the disk: shorter and longer than the lease of a courier,
STOPS_SECONDS = (0.5, 3.0, 6.0)  # and of a process
DISK_GONE = Weather(Trouble(failing=1.0))
GONE_SECONDS = (3.0, 20.0, 90.0)  # of the disk: longer than a lease, than what is an outage, and than a turn
SETTLE_SECONDS = 1.0
SETTLES_MAX = 600  # a guard: a match whose turns are timed goes on for a while by itself


class Found(NamedTuple):
    """What came of a seed."""

    seed: int
    game: str
    complaints: tuple[str, ...]  # nothing, if all is well
    digest: str  # of everything that happened, in order
    pressed: int
    granted: int
    rows: int
    calls: int
    deaths: int
    failures: int  # of the disk


def simulate(seed: int, moves: int = 200) -> Found:
    """Let everything happen that a seed wants, and look at what came of it."""
    chance = Random(f"faults {seed}")
    with _chance_of(chance), _quiet_logs(), asyncio.Runner(loop_factory=SimulatedLoop) as runner:
        return runner.run(Simulation(seed, moves, chance).run())


class Simulation:
    """One run."""

    def __init__(self, seed: int, moves: int, chance: Random) -> None:
        self.seed = seed
        self.moves = moves
        self.chance = chance
        self.disk = the_disk()
        self.disk.clear()
        self.chats = FarChats(keeps_in_view=chance.random() < 0.2)
        self.world = World(chance, self.disk, [self.chats])
        self.game = chance.choice(sorted(GAMES))
        self.people: list[Person] = []
        self.table_id = ""
        self.places: list[str] = []
        self.deaths = 0
        self._lines = 0
        self._last_codes: list[str] = []
        self._history = History(self.disk)
        self._last_table = Table("")  # as it was read when no process had it

    async def run(self) -> Found:
        """Everything, from an empty database to the verdict."""
        await self.world.start_process()
        await self._set_up()
        for _ in range(self.moves):
            await self._move()
        await self._settle()
        store = SimulatedStore(self.disk, self.chance)
        findings = Findings(self.disk, self.chats, self.world.asked, self.people, self._history)
        complaints = await findings.of(store, self.table_id, self.places)
        rows = await store.rows(self.table_id, after=0)
        for process in self.world.processes:
            await process.stop()
        trace = hashlib.blake2b(digest_size=8)
        for asked in self.world.asked:
            trace.update(repr((asked.what, asked.answers)).encode())
        for call in self.chats.calls:
            trace.update(repr((call.what, call.address, call.kind, call.text, call.fault)).encode())
        trace.update(repr(rows).encode())
        return Found(
            self.seed,
            self.game,
            tuple(complaints),
            trace.hexdigest(),
            len(self.world.asked),
            sum(asked.is_granted for asked in self.world.asked),
            len(rows),
            len(self.chats.calls),
            self.deaths,
            self.disk.connection.failures,
        )

    # --- Setting up ------------------------------------------------------------------------------------

    async def _set_up(self) -> None:
        at = self.world.processes[0].desk
        info = GAMES[self.game].info
        seats = self.chance.choice(info.seat_counts)
        count = self.chance.randint(1, min(PEOPLE_MAX, seats))
        self.people = [await at.arrive("chats", name.lower(), name) for name in NAMES[:count]]
        self.places = ["chats:place", "chats:other place"][: self.chance.choice([1, 1, 2])]
        owner = self.people[0]
        options = dict(pair.split("=") for pair in short_options(self.game).split())
        opened = await at.open_table(
            owner, self.game, lambda _: self.places[0], "open", seats=seats, options=options
        )
        assert opened.table_id is not None, opened
        self.table_id = opened.table_id
        if self.chance.random() < 0.2:
            await self._lobby(owner, "timer 30")
        code = (await self._table()).code
        for person in self.people[1:]:
            await at.join(person, code, press_id=f"join {person.id}")
        for place in self.places[1:]:
            await at.watch(owner, self.table_id, partial(_there, place))
        if count < seats:
            await self._lobby(owner, "fill * easy")
        for person in self.people[1:]:
            await self._lobby(person, "ready on")
        await self._lobby(owner, "start")

    async def _lobby(self, person: Person, what: str) -> None:
        revision = (await self._table()).view(person.id).revision
        code = read_code(f"l{self.table_id} {revision} {what}")
        answer = await self.world.processes[0].desk.press(person, code, f"{what} {revision} {person.id}")
        assert not answer.is_refusal, (what, answer)

    async def _table(self) -> Table:
        """The table as the first process that has it knows it, which is what people see."""
        for process in self.world.processes:
            if (table := process.host.hot_table(self.table_id)) is not None:
                return table
        if self._last_table.version != self.disk.versions()[self.table_id]:
            rows = await SimulatedStore(self.disk, self.chance).rows(self.table_id, after=0)
            try:
                self._last_table = self._history.of(self.table_id, rows)[-1]
            except DoesNotFollow:  # People go on as well as they can, and the findings will say so.
                self._last_table = Table.load(self.table_id, rows, self.disk.seeds(self.table_id).get)
        return self._last_table

    # --- What happens ----------------------------------------------------------------------------------

    async def _move(self) -> None:
        draw = self.chance.random()
        if draw < 0.62:
            await self._press()
        elif draw < 0.66:
            self._lines += 1
            self.world.ask(self.chance.choice(self.people), self.table_id, f"line {self._lines}", is_line=True)
        elif draw < 0.70:
            self._press_again()
        elif draw < 0.87:
            await asyncio.sleep(self.chance.choice([0.01, 0.1, 0.3, 0.6]))
        elif draw < 0.88:
            if self.world.processes:
                self.world.stall_process(self.chance.choice(STOPS_SECONDS))
        elif draw < 0.92:
            self.world.set_weather(self._new_weather())
        elif draw < 0.96:
            await self._processes_come_and_go()
        elif draw < 0.97:
            machine = self.chance.choice(self.world.machines)
            machine.wrong_by += self.chance.choice([-120.0, 3600.0, 8 * 86_400.0, -8 * 86_400.0, 4.0, -4.0])
        elif draw < 0.985:
            self._doors()
        elif draw < 0.987:
            self.world.set_weather(DISK_GONE)
            await asyncio.sleep(self.chance.choice(GONE_SECONDS))
            self.world.set_weather(CALM)
        else:
            await asyncio.sleep(1.5 * self.chance.random())
        await asyncio.sleep(0.004 * self.chance.random())

    async def _press(self) -> None:
        """Have somebody do what they are asked, or begin the next match."""
        table = await self._table()
        is_over = table.phase == FINISHED
        able = [one for one in self.people if is_over or table.seat_of(one.id) in table.asked_at]
        if not able:
            await asyncio.sleep(self.chance.choice([0.02, 0.2]))
            return
        person = self.chance.choice(able)
        view = table.view(person.id)
        if is_over:
            code = f"l{self.table_id} {view.revision} start"
        else:
            assert view.decision is not None
            code = f"a{self.table_id} {view.decision.number} {self.chance.choice(view.decision.actions).code}"
        self._last_codes = [*self._last_codes[-5:], code]
        self.world.ask(person, self.table_id, code)
        if self.chance.random() < 0.7:
            await self.world.answered()

    def _press_again(self) -> None:
        """Have somebody press what was right a while ago, or for somebody else."""
        if self._last_codes:
            self.world.ask(self.chance.choice(self.people), self.table_id, self.chance.choice(self._last_codes))

    def _new_weather(self) -> Weather:
        if self.chance.random() < 0.4:
            return CALM
        share = partial(self.chance.choice, [0.0, 0.0, 0.1, 0.3])
        disk = Trouble(share(), share(), self.chance.choice(STALLS_SECONDS))
        return Weather(disk, share(), share(), share())

    async def _processes_come_and_go(self) -> None:
        draw = self.chance.random()
        if len(self.world.processes) < 2 and draw < 0.5:
            await self.world.start_process()
        elif self.world.processes and draw < 0.9:
            self.deaths += 1
            await self.world.kill_process()
        elif self.world.processes:
            await self.world.stop_process()
        if not self.world.processes and self.chance.random() < 0.8:
            await self.world.start_process()

    def _doors(self) -> None:
        """A person shuts the bot out, or lets it in again."""
        address = self.chats.private_address(self.chance.choice(self.people))
        if address in self.chats.unreachable:
            self._open(address)
        else:
            self.chats.unreachable.add(address)

    def _open(self, address: str) -> None:
        self.chats.unreachable.discard(address)
        for process in self.world.processes:
            process.couriers.reachable(address)

    async def _settle(self) -> None:
        """Let everything come to rest on a disk and platforms that work, with one process that runs."""
        self.world.set_weather(CALM)
        while len(self.world.processes) > 1:
            await self.world.stop_process()
        if not self.world.processes:
            await self.world.start_process()
        await self.world.answered()
        for address in sorted(self.chats.unreachable):
            self._open(address)
        for _ in range(SETTLES_MAX):
            await asyncio.sleep(SETTLE_SECONDS)
            if not self.world.processes[0].is_busy(self.table_id):
                return


def _there(place: str, _: str) -> str:
    return place


@contextmanager
def _chance_of(chance: Random) -> Iterator[None]:
    """Have whatever is drawn secretly follow from the seed as well."""
    own = Random(chance.random())
    drawn: dict[str, Any] = {
        "choice": own.choice,
        "randbelow": own.randrange,
        "randbits": own.getrandbits,
        "token_bytes": own.randbytes,
        "token_hex": lambda count: own.randbytes(count).hex(),
    }
    # The tests may have given the host a chance of its own already.
    with (
        patch.multiple(secrets, **drawn),
        patch.object(host, "secrets", SimpleNamespace(**drawn)),
        patch.object(host, "new_seed", new_seed),
        patch.object(desk, "chance_of_press", chance_of_press),
    ):
        yield


@contextmanager
def _quiet_logs() -> Iterator[None]:
    """Say nothing of faults that are wanted."""
    before = logging.root.manager.disable
    logging.disable(logging.WARNING)
    try:
        yield
    finally:
        logging.disable(before)
