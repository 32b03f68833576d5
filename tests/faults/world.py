"""The world of a simulation: processes on one disk, machines with clocks of their own, chats, and people."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from random import Random
from typing import Any, NamedTuple, TypeVar

from adapters.delivery.couriers import Couriers
from adapters.delivery.platform import Sent, Target, Way
from adapters.front.answers import Answer
from adapters.front.desk import Desk
from adapters.screens.buttons import read_code
from adapters.screens.screen import Screen
from adapters.store.records import Person
from bots.clock import SystemClock
from bots.health import Health
from bots.service import _beat
from engine.host import Host
from engine.house.tempo import Tempo
from engine.journal import JournalFailed
from tests.adapters.chats import Chats, Fault
from tests.faults.disk import Disk, SimulatedStore, Trouble
from tests.faults.loop import SimulatedLoop, context_of
from tests.service import House

T = TypeVar("T")

EPOCH = 1_700_000_000.0
HOUSE_SECONDS = 0.3
RINGS_SECONDS = 12.0  # what a courier plans for later than this is to call somebody who does not come
DELIVERIES_MAX = 4  # of one press, before its sender gives up
NETWORK_SECONDS = 0.2  # for which a call may be on its way
ANSWER_SECONDS = 2.0  # until it is answered
FAULTS: list[Fault] = ["wait", "lost", "unheard", "unheard", "gone"]
MAYBE = "maybe-saved"


class Weather(NamedTuple):
    """How bad things are for a while."""

    disk: Trouble = Trouble()
    platform: float = 0.0  # of the calls to a platform fail
    slow: float = 0.0  # of them take a while to arrive, and are answered some seconds later
    deliveries: float = 0.0  # of the presses come twice, or their answer is lost


CALM = Weather()


class Machine:
    """A machine, whose clock may be wrong."""

    def __init__(self) -> None:
        self.wrong_by = 0.0

    def wall(self) -> float:
        """What its clock says."""
        return EPOCH + asyncio.get_running_loop().time() + self.wrong_by


class Process:
    """One process of the service, as `bots.service` wires it, on the simulated disk."""

    def __init__(self, world: World, machine: Machine) -> None:
        self.machine = machine
        self.store = SimulatedStore(world.disk, world.chance)
        self.clock = SystemClock(machine.wall, asyncio.get_running_loop().time)
        self.couriers = Couriers(self.store, self.clock, world.platforms)
        self.host = Host(
            self.store,
            House(),
            self.clock,
            self.couriers.wake,
            house_seconds=HOUSE_SECONDS,
            tempo=Tempo(HOUSE_SECONDS, world.chance.random),
        )
        self.couriers.attach(self.host)
        self.desk = Desk(self.store, self.host, self.couriers, self.clock)
        self.context = context_of(self)
        self.presses: dict[asyncio.Task[Answer], None] = {}
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> bool:
        """Begin to serve; False where the disk lets nobody start."""
        try:
            self.clock.not_before(await self.store.last_alive())
            await self.store.come_back(self.clock.now())
        except JournalFailed:
            await self.store.close()
            return False
        beat = _beat(self.store, self.clock, Health(self.store, self.clock))
        parts = (self.host.run(), self.couriers.run(), beat)
        self._tasks = [asyncio.create_task(part, context=self.context.copy()) for part in parts]
        return True

    async def stop(self) -> None:
        """End in good order, once the presses that have come in are answered."""
        while self.presses:
            await asyncio.gather(*self.presses, return_exceptions=True)
        await self._end()
        await self.store.close()

    async def kill(self, *, with_last_words: bool) -> None:
        """End in the middle of whatever it is doing."""
        self.store.die(with_last_words=with_last_words)
        for press in list(self.presses):
            press.cancel()
        await self._end()

    def is_busy(self, table_id: str) -> bool:
        """Whether chats are still to be told something of a table, or somebody is to act there by themselves."""
        courier = self.couriers.by_platform()["chats"]
        now = self.clock.now()
        is_showing = courier.chats_waiting > 0 or bool(courier._tasks) or bool(courier._shown._unsaved)
        returns = [at for at, _ in courier._returns._planned.values() if at < now + RINGS_SECONDS]
        table = self.host.hot_table(table_id)
        if table is None or not courier.is_leading:
            return True
        is_to_act = any(due.what in ("think", "forced") for due in table.dues(HOUSE_SECONDS))
        return is_showing or bool(returns) or is_to_act

    async def _end(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, *self.presses, return_exceptions=True)
        await self.host.close()


class Asked(NamedTuple):
    """Something that a person asked for, with what became of it."""

    press_id: str
    person: Person
    table_id: str
    what: str  # the code of a button, or a line of chat
    is_line: bool
    answers: list[str]  # "" for yes, or why not, one for each delivery; "?" where none came

    @property
    def is_granted(self) -> bool:
        """Whether the person was told that it is done."""
        return "" in self.answers

    @property
    def is_surely_refused(self) -> bool:
        """Whether the person was told every time that nothing has changed."""
        return all(answer not in ("", "?", MAYBE) for answer in self.answers)


class FarChats(Chats):
    """Chats at the other end of a network: what was sent arrives there, whatever has become of its sender."""

    linger: Callable[[], Awaitable[None]]  # what an answer waits for on its way back

    async def post(self, target: Target, screen: Screen, nonce: str) -> Sent:
        """Send a message."""
        return await self._send(super().post(target, screen, nonce))

    async def edit(self, target: Target, sent: Sent, screen: Screen, way: Way | None = None) -> Sent:
        """Make a message show another screen."""
        return await self._send(super().edit(target, sent, screen, way))

    async def delete(self, target: Target, sent: Sent) -> None:
        """Remove a message."""
        await self._send(super().delete(target, sent))

    async def _send(self, call: Coroutine[Any, Any, T]) -> T:
        there = asyncio.create_task(call, context=context_of(None))
        there.add_done_callback(_hear)
        try:
            return await asyncio.shield(there)
        finally:
            await self.linger()


def _hear(task: asyncio.Task[Any]) -> None:
    """Take note of what became of a call; whoever has made it may be there no more."""
    if not task.cancelled():
        task.exception()


class World:
    """Everything that a seed decides about."""

    def __init__(self, chance: Random, disk: Disk, platforms: list[FarChats]) -> None:
        self.chance = chance
        self.disk = disk
        self.platforms = platforms
        self.machines = [Machine(), Machine()]
        self.processes: list[Process] = []
        self.asked: list[Asked] = []
        self.weather = CALM
        self._under_way: dict[asyncio.Task[None], None] = {}
        for chats in platforms:
            chats.stamp = disk.versions
            chats.fault = self._platform_fault
            chats.pause = self._pause
            chats.linger = self._linger

    # --- What goes wrong -------------------------------------------------------------------------------

    def set_weather(self, weather: Weather) -> None:
        """Have things go so from now on."""
        self.weather = weather
        for process in self.processes:
            process.store.trouble = weather.disk

    def _platform_fault(self) -> Fault | None:
        is_fault = self.weather.platform and self.chance.random() < self.weather.platform
        return self.chance.choice(FAULTS) if is_fault else None

    async def _pause(self, _: str) -> None:
        if self.weather.slow and self.chance.random() < self.weather.slow:
            await asyncio.sleep(NETWORK_SECONDS * self.chance.random())

    async def _linger(self) -> None:
        if self.weather.slow and self.chance.random() < self.weather.slow:
            await asyncio.sleep(ANSWER_SECONDS * self.chance.random())

    async def start_process(self) -> None:
        """Start a process on one of the machines."""
        process = Process(self, self.chance.choice(self.machines))
        process.store.trouble = self.weather.disk
        if await process.start():
            self.processes.append(process)

    async def kill_process(self) -> None:
        """Kill a process, in the middle of its commit or before it."""
        process = self.processes.pop(self.chance.randrange(len(self.processes)))
        await process.kill(with_last_words=self.chance.random() < 0.5)

    def stall_process(self, seconds: float) -> None:
        """Have a process do nothing for a while, and then go on as if nothing had been."""
        loop = asyncio.get_running_loop()
        assert isinstance(loop, SimulatedLoop)
        loop.stop_process(self.chance.choice(self.processes), seconds)

    async def stop_process(self) -> None:
        """Have a process end in good order."""
        await self.processes.pop(self.chance.randrange(len(self.processes))).stop()

    # --- What people do --------------------------------------------------------------------------------

    def ask(self, person: Person, table_id: str, what: str, *, is_line: bool = False) -> Asked:
        """Have somebody press a button, or say something; it is under way when this returns."""
        asked = Asked(f"press {len(self.asked)}", person, table_id, what, is_line, [])
        self.asked.append(asked)
        task = asyncio.create_task(self._deliver(asked))
        self._under_way[task] = None
        task.add_done_callback(lambda done: self._under_way.pop(done, None))
        return asked

    async def answered(self) -> None:
        """Wait until nothing is under way."""
        while self._under_way:
            await asyncio.gather(*self._under_way)

    async def _deliver(self, asked: Asked) -> None:
        """Bring a press to some process, as platforms do: once more where no answer came, and at times anyway."""
        for _ in range(DELIVERIES_MAX):
            if not self.processes:
                await asyncio.sleep(0.5)
                continue
            process = self.chance.choice(self.processes)
            task = asyncio.create_task(self._hand_in(process, asked), context=process.context.copy())
            process.presses[task] = None
            await asyncio.wait([task])
            process.presses.pop(task, None)
            is_lost = self.chance.random() < self.weather.deliveries
            if task.cancelled():
                asked.answers.append("?")
            else:
                answer = task.result()
                asked.answers.append(answer.refusal_key if answer.is_refusal else "")
                if not is_lost and asked.answers[-1] not in ("not-saved", MAYBE, "busy"):
                    return
            await asyncio.sleep(0.05 * self.chance.random())

    async def _hand_in(self, process: Process, asked: Asked) -> Answer:
        if asked.is_line:
            return await process.desk.chat.say(asked.person, asked.what, asked.table_id, asked.press_id)
        return await process.desk.press(asked.person, read_code(asked.what), asked.press_id, is_sure=True)
