"""Hosts for tests: on a list as journal and a hand-moved clock, with a house that answers when told."""

from __future__ import annotations

import asyncio
from random import Random

from engine.chance import QuickChance
from engine.commands import Act, Command, Fill, SetTimer, Sit, Start
from engine.contract import Decision, Seat, View
from engine.games import game_of
from engine.host import Host
from engine.house.pool import HouseAbsent
from engine.house.tempo import Tempo
from engine.table import Table
from tests.engine.clocks import HandClock
from tests.engine.journals import ListJournal
from tests.engine.tables import ANA, BEA


class QuickHouse:
    """House players that take any legal action, as soon as the gate is open."""

    def __init__(self) -> None:
        self.gate = asyncio.Event()
        self.gate.set()
        self.asked = 0
        self.is_absent = False
        self.answer: str | None = None  # said whatever is asked

    async def choose(self, game: str, view: View, seat: Seat, level: str, seed: int, table_id: str = "") -> str:
        self.asked += 1
        await self.gate.wait()
        if self.is_absent:
            raise HouseAbsent
        if self.answer is not None:
            return self.answer
        match = game_of(game).imagine(view, QuickChance(seed))
        return Random(seed).choice(match.legal(seat)).code


class Hosted:
    """One process: a host and what it reported; several of them may share a journal and a clock."""

    def __init__(self, journal: ListJournal, clock: HandClock, house: QuickHouse) -> None:
        self.journal = journal
        self.clock = clock
        self.house = house
        self.changes: list[str] = []
        self.host = Host(journal, house, clock, self.changes.append, tempo=Tempo(1.0, lambda: 0.5))
        self._runs: asyncio.Task[None] | None = None

    def another(self) -> Hosted:
        """A second process on the same journal, or this one started again."""
        return Hosted(self.journal, self.clock, self.house)

    def run(self) -> None:
        """Start the sweep."""
        self._runs = asyncio.get_running_loop().create_task(self.host.run())

    @property
    def is_running(self) -> bool:
        return self._runs is not None and not self._runs.done()

    async def crash(self) -> None:
        """Stop everything at once, as far as the journal can tell."""
        if self._runs is not None:
            self._runs.cancel()
            await asyncio.gather(self._runs, return_exceptions=True)
        await self.host.close()

    async def opened(self, *commands: tuple[Command, int], game: str = "santase") -> str:
        """The id of a table that Ana opened, after these commands."""
        table = await self.host.open(game, ANA)
        for command, by in commands:
            await self.host.command(table.id, command, by)
        return table.id

    async def started(self, seconds: int = 0, game: str = "santase") -> str:
        """The id of a table where Ana has started a match against Bea."""
        return await self.opened((Sit(), BEA), (SetTimer(seconds), ANA), (Start(), ANA), game=game)

    async def against_house(self, seconds: int = 0, game: str = "santase") -> str:
        """The id of a table where Ana plays against a house player, and the house player is to move."""
        table_id = await self.opened((Fill("easy"), ANA), (SetTimer(seconds), ANA), (Start(), ANA), game=game)
        table = await self.host.table(table_id)
        if table.match is not None and 0 in table.match.asked:
            command, by = answer(table)
            await self.host.command(table_id, command, by)
        return table_id

    async def version(self, table_id: str) -> int:
        return (await self.host.table(table_id)).version

    async def written(self, table_id: str) -> list[tuple[str, str]]:
        """What the journal holds: the word of each row, and by whom."""
        return [(row.what, row.by) for row in await self.journal.rows(table_id, after=0)]


def asked(table: Table) -> tuple[Seat, Decision]:
    """The first seat that is asked, and its decision."""
    assert table.match is not None
    seat = table.match.asked[0]
    decision = table.match.decision(seat)
    assert decision is not None
    return seat, decision


def answer(table: Table) -> tuple[Act, int]:
    """The default of whoever is asked first, and that person."""
    seat, decision = asked(table)
    person = table.chairs[seat].person
    assert decision.default is not None and person is not None
    return Act(decision.default.code, decision.number), person
