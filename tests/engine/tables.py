"""A table as its host keeps it, without a host: clone, do, write down, swap; and everything one can see of it."""

from __future__ import annotations

import dataclasses
from random import Random
from typing import Any, ClassVar

from engine.commands import CLOCK, HOUSE, Act, Actor, Command, Open, Sit, Start
from engine.contract import Decision, GameInfo, Refusal
from engine.journal import Row
from engine.table import Table
from engine.table_view import PLAYING
from tests.engine.games.tiny import Tiny

ANA, BEA, CYD, DEE, STRANGER = 1, 2, 3, 4, 99
PEOPLE = (ANA, BEA, CYD, DEE, STRANGER)
HOUSE_SECONDS = 1.0


class Careful(Tiny):
    """Tiny, but every seated person must be ready."""

    info: ClassVar[GameInfo] = dataclasses.replace(Tiny.info, key="careful", all_ready=True)


class Pairs(Tiny):
    """Tiny for two teams; between the deals nobody may peek, so whispers stay closed in a match."""

    info: ClassVar[GameInfo] = dataclasses.replace(Tiny.info, key="pairs", seat_counts=(2, 4), teams=2)


EXTRA_GAMES = {game.info.key: game for game in (Tiny, Careful, Pairs)}


class Kept:
    """A table with its journal and a time that tests move."""

    def __init__(self, game: str = "santase", by: Actor = ANA) -> None:
        self.table = Table("abcdefghijkl")
        self.rows: list[Row] = []
        self.seeds: dict[int, bytes] = {}
        self.now = 1_000_000.0
        self.do(Open(game, "123456"), by)

    def do(self, command: Command, by: Actor, chance: str = "") -> Table:
        """Carry out a command and write it down."""
        trial = self.table.clone()
        number = len(self.seeds) + 1
        seed = number.to_bytes(32, "big") if isinstance(command, Start) else None
        fact = trial.do(command, by, self.now, seed=seed, chance=chance)
        if seed is not None:
            self.seeds[number] = seed
        self.rows.append(trial.row(fact, by, self.now))
        self.table = trial
        return trial

    def refused(self, command: Command, by: Actor) -> type[Refusal] | None:
        """How a command is refused, having changed nothing; None if it is not."""
        before = everything(self.table)
        trial = self.table.clone()
        seed = bytes(32) if isinstance(command, Start) else None
        try:
            trial.do(command, by, self.now, seed=seed)
        except Refusal as refusal:
            assert everything(self.table) == before
            if seed is None:
                assert everything(trial) == before
            return type(refusal)
        return None

    def asked(self) -> tuple[int, Decision]:
        """The first seat that is asked, and its decision."""
        assert self.table.match is not None
        seat = self.table.match.asked[0]
        decision = self.table.match.decision(seat)
        assert decision is not None
        return seat, decision

    def act(self, random: Random | None = None) -> Table:
        """Let whoever is asked first take the default, or any action."""
        seat, decision = self.asked()
        assert decision.default is not None
        action = random.choice(decision.actions) if random is not None else decision.default
        chair = self.table.chairs[seat]
        by: Actor = HOUSE if chair.is_house or chair.person is None else chair.person
        return self.do(Act(action.code, decision.number, seat), by)

    def time_out(self) -> Table:
        """Let the time of whoever is asked first run out."""
        seat, decision = self.asked()
        assert decision.default is not None
        self.now = self.table.asked_at[seat] + self.table.turn_limit
        return self.do(Act(decision.default.code, decision.number, seat), CLOCK)

    def play_out(self, random: Random | None = None) -> Table:
        """Play to the end of the match."""
        while self.table.phase == PLAYING:
            self.act(random)
        return self.table

    def load(self, *, from_start: bool = False) -> Table:
        """The table read back, from all rows or from the latest start row."""
        rows = self.rows
        if from_start:
            rows = rows[max((row.seq - 1 for row in rows if row.what == "start"), default=0) :]
        return Table.load(self.table.id, rows, self.seeds.get)


def started(game: str = "santase", *others: int) -> Kept:
    """A match of Ana against others, by default Bea."""
    kept = Kept(game)
    for person in others or (BEA,):
        kept.do(Sit(), person)
    kept.do(Start(), ANA)
    return kept


def everything(table: Table) -> dict[str, Any]:
    """All of a table that could differ, as values that compare."""
    made = ("match", "chairs", "_views", "_match_views", "_seats", "_dues", "_preset")
    seen = {name: value for name, value in vars(table).items() if name not in made}
    views = {person: table.view(person) for person in (*PEOPLE, None)}
    anew = table.clone()
    anew._preset = None, None
    assert views == {person: anew.view(person) for person in views}, "a view that was kept is as good as a new one"
    assert table.dues(HOUSE_SECONDS) == anew.dues(HOUSE_SECONDS)
    return seen | {
        "chairs": [chair.as_dict() for chair in table.chairs],
        "views": views,
        "dues": table.dues(HOUSE_SECONDS),
        "listing": table.listing(HOUSE_SECONDS),
        "results": table.results(),
        "next decision": table.match.next_number() if table.match is not None else None,
        "match": table.match.digest() if table.match is not None else None,
    }
