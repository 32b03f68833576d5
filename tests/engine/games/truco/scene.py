"""Drawn positions of Truco. Counter-clockwise from seat 0 sit Ann, Dan, Cat and Bob at a table of four.

With two players Ann sits in seat 0 and Bob in seat 1; with six, Fay and Eve come after Ann. Ann, Cat and Eve are a
team. Moves are written as they are said: "ann play 7H", "bob truco".
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from engine.cards import cards, members, names
from engine.chance import ScriptedChance
from engine.contract import Event
from engine.games.truco.facts import PRESETS, DealEnded, TrucoView
from engine.games.truco.rules import Truco
from engine.games.truco.tables import RUN

NAMES = ("ann", "bob", "cat", "dan", "eve", "fay")


class Scene:
    """A match, played and asked in words."""

    def __init__(self, match: Truco) -> None:
        self.match = match
        self.events: list[Event] = []

    def play(self, *lines: str) -> Scene:
        """Carry out some moves and remember what was told."""
        for line in lines:
            name, code = line.split(" ", 1)
            self.events += self.match.act(NAMES.index(name), code)
        return self

    def round(self, played: str) -> Scene:
        """Play the cards of a round in turn, "7H -4S 3D"; a dash lays the card face down."""
        for one in played.split():
            (seat,) = self.match.asked
            code = f"hide {one[1:]}" if one.startswith("-") else f"play {one}"
            self.events += self.match.act(seat, code)
        return self

    def codes(self, name: str) -> list[str]:
        """What this player may do now, besides running."""
        decision = self.match.decision(NAMES.index(name))
        return [] if decision is None else [action.code for action in decision.actions if action is not RUN]

    def calls(self, name: str) -> list[str]:
        """What this player may say now."""
        return [code for code in self.codes(name) if " " not in code]

    def default(self, name: str) -> str:
        """What the clock would do."""
        return self.match.default(NAMES.index(name)).code

    def hand(self, name: str) -> str:
        """The cards this player holds."""
        return names(members(self.match.hands[NAMES.index(name)]))

    def view(self, name: str | None) -> TrucoView:
        """What this player, or the audience, knows."""
        return self.match.view(None if name is None else NAMES.index(name))

    @property
    def on_turn(self) -> str:
        """Whom the match waits for."""
        return " ".join(NAMES[seat] for seat in self.match.asked)

    @property
    def won(self) -> list[str]:
        """Which team won each round, by the name of its first player; "tie" for nobody."""
        return ["tie" if one.winner is None else NAMES[one.winner] for one in self.match.rounds]

    @property
    def ended(self) -> DealEnded:
        """How the last deal ended."""
        assert self.match.last_deal is not None, "no deal has ended yet"
        return self.match.last_deal

    @property
    def result(self) -> tuple[str | None, int, str]:
        """Which team won the last deal, for how much, and why."""
        winner = self.ended.winner
        return None if winner is None else NAMES[winner], self.ended.worth, self.ended.reason


def deal(
    hands: str,
    vira: str,
    *,
    score: tuple[int, int] = (0, 0),
    starter: str = "ann",
    later: tuple[Any, ...] = (),
    preset: str = "paulista",
    **options: Any,
) -> Scene:
    """A deal at this score with these hands, "4C 5C 6C | 4D 5D 6D", in the order of play from the starter.

    `later` is what chance says afterwards.
    """
    held = [cards(hand) for hand in hands.split("|")]
    order = [*(one for hand in held for one in hand), *cards(vira)]
    first = NAMES.index(starter)
    match = Truco(replace(PRESETS[preset], **options), len(held), ScriptedChance(first, order))
    if score != (0, 0):
        match.deal = 0
        match.score = score
        match.chance = ScriptedChance(order)
        match._deal(first)
    match.chance = ScriptedChance(*later)
    return Scene(match)


TWO = "4C 5C 6C | 4D 5D 6D"
FOUR = "4C 5C 6C | 4D 5D 6D | 4H 5H 6H | 4S 5S 6S"
SIX = FOUR + " | AC 2C 3C | AD 2D 3D"
