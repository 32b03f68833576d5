"""Matches that are played with their journal written, as the host writes it, so that they can be read back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from adapters.delivery.history import replayed
from adapters.screens.deals import PlayedDeal, find_deal, played_deals
from engine.commands import Act, Actor, Command, Open, Ready, SetPreset, SetSeats, Sit, Start
from engine.contract import Action, Seat
from engine.journal import Row
from engine.table import Table
from engine.table_view import PLAYING

NAMES = ("Ana", "Bea", "Cy", "Dan", "Eva", "Flo", "Gus", "Hal")
Choose = Callable[[Sequence[Action], Random], Action]


def any_card(actions: Sequence[Action], random: Random) -> Action:
    """Some card where one can be played, which makes deals long; else whatever may be done."""
    cards = [action for action in actions if action.code.startswith("play ")]
    return random.choice(cards or list(actions))


def anything(actions: Sequence[Action], random: Random) -> Action:
    """Whatever may be done."""
    return random.choice(list(actions))


class Recorded:
    """A table with people in every seat, and its journal; person 1 sits in seat 0."""

    def __init__(self, game: str, seats: int, seed: int = 1, preset: str | None = None) -> None:
        self.table = Table("abcdefghijkl")
        self.rows: list[Row] = []
        self.moves: list[tuple[Seat, str]] = []
        self.seed = seed.to_bytes(32, "big")
        self.do(Open(game, "123456"), 1)
        self.do(SetSeats(seats), 1)
        if preset is not None:
            self.do(SetPreset(preset), 1)
        for person in range(2, seats + 1):
            self.do(Sit(), person)
        for person in range(1, seats + 1):
            self.do(Ready(True), person)
        self.do(Start(), 1, seed=self.seed)

    def do(self, command: Command, by: Actor, seed: bytes | None = None) -> None:
        """Carry out a command and write it down."""
        fact = self.table.do(command, by, 0.0, seed=seed)
        self.rows.append(self.table.row(fact, by, 0.0))

    def act(self, seat: Seat, code: str) -> None:
        """What a seat does."""
        self.do(Act(code), seat + 1)
        self.moves.append((seat, code))

    def play(self, random: Random, choose: Choose = any_card, *, deals: int = 1, moves_max: int = 2000) -> None:
        """Play until this many deals are over, or the match is."""
        match = self.table.match
        assert match is not None
        for _ in range(moves_max):
            if self.table.phase != PLAYING or match.deal > deals:
                return
            seat = random.choice(match.asked)
            decision = match.decision(seat)
            assert decision is not None
            self.act(seat, choose(decision.actions, random).code)

    def deals(self) -> list[PlayedDeal]:
        """All deals that are over, read back from the journal."""
        return [*played_deals(replayed(self.table.id, 1, self.rows, self.seed))]

    def deal(self, number: int | None) -> PlayedDeal:
        """One of them."""
        return find_deal(replayed(self.table.id, 1, self.rows, self.seed), number)
