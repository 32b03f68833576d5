"""Drawn positions of Santase: Ann sits in seat 0 and leads the first deal, Bob sits in seat 1 and deals it.

`deal` sets out a whole deal through scripted chance; `ending` puts the last cards of a deal on the table.
Moves are written as they are said: "ann play QH", "bob declare".
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from engine.cards import NAME, SUITS, cards, members, set_of
from engine.chance import ScriptedChance
from engine.contract import Event
from engine.games.santase.facts import PRESETS, DealEnded, SantaseView
from engine.games.santase.rules import Santase
from engine.games.santase.tables import PACK

SEATS = {"ann": 0, "bob": 1}
NAMES = ("ann", "bob")


class Scene:
    """A match of Ann and Bob, played and asked in words."""

    def __init__(self, match: Santase) -> None:
        self.match = match
        self.events: list[Event] = []

    def play(self, *lines: str) -> Scene:
        """Carry out some moves and remember what was told."""
        for line in lines:
            name, code = line.split(" ", 1)
            self.events += self.match.act(SEATS[name], code)
        return self

    def codes(self, name: str) -> list[str]:
        """What this player may do now."""
        decision = self.match.decision(SEATS[name])
        return [] if decision is None else [action.code for action in decision.actions]

    def plays(self, name: str) -> str:
        """The cards this player may play now, in one string."""
        return " ".join(code.removeprefix("play ") for code in self.codes(name) if code.startswith("play "))

    def steps(self, name: str) -> list[str]:
        """What this player may do now besides playing a card and giving up."""
        return [code for code in self.codes(name) if not code.startswith("play ") and code != "give"]

    def default(self, name: str) -> str:
        """What the clock would play."""
        return self.match.default(SEATS[name]).code

    def hand(self, name: str) -> str:
        """The cards this player holds."""
        return " ".join(NAME[one] for one in members(self.match.hands[SEATS[name]]))

    def view(self, name: str | None) -> SantaseView:
        """What this player, or the audience, knows."""
        return self.match.view(None if name is None else SEATS[name])

    @property
    def on_turn(self) -> list[str]:
        """Whom the match waits for."""
        return [NAMES[seat] for seat in self.match.asked]

    @property
    def points(self) -> tuple[int, int]:
        """Ann's and Bob's points in this deal."""
        return self.match.points[0], self.match.points[1]

    @property
    def score(self) -> tuple[int, int]:
        """Ann's and Bob's game points."""
        return self.match.score[0], self.match.score[1]

    @property
    def ended(self) -> DealEnded:
        """How the last deal ended."""
        assert self.match.last_deal is not None, "no deal has ended yet"
        return self.match.last_deal

    @property
    def result(self) -> tuple[str, int, str]:
        """Who won the last deal, for how many game points, and why."""
        winner = self.ended.winner
        return "nobody" if winner is None else NAMES[winner], self.ended.worth, self.ended.reason


def deal(ann: str, bob: str, turned: str, talon: str = "", preset: str = "one", **options: Any) -> Scene:
    """The first deal with these hands; the talon is written in the order of drawing, as far as it matters."""
    first, second, top = cards(ann), cards(bob), cards(talon)
    order = [*first[:3], *second[:3], *cards(turned), *first[3:], *second[3:], *top]
    chance = ScriptedChance(1, order)  # Bob deals.
    return Scene(Santase(replace(PRESETS[preset], **options), 2, chance))


def ending(
    ann: str,
    bob: str,
    trump: str,
    *,
    points: tuple[int, int] = (0, 0),
    taken: tuple[int, int] = (1, 1),
    lead: str = "ann",
    closer: str | None = None,
    blank_at_close: bool = False,
    preset: str = "one",
    **options: Any,
) -> Scene:
    """The last cards of a deal, the talon empty or closed, with this many points and tricks behind."""
    scene = deal("", "", "", preset=preset, **options)
    match = scene.match
    hands = cards(ann), cards(bob)
    rest = [one for one in PACK if one not in hands[0] + hands[1]]
    match.hands = [set_of(hands[0]), set_of(hands[1])]
    match.trump = SUITS.index(trump)
    match.talon = []
    if closer is not None:
        match.closer = SEATS[closer]
        match.closed_after = 1
        match.blank_at_close = blank_at_close
        match.talon, rest = rest[2:], rest[:2]
    match.tricks = [(0, led, answer, 0) for led, answer in zip(rest[::2], rest[1::2], strict=True)]
    match.points = list(points)
    match.taken = list(taken)
    match.leader = SEATS[lead]
    match.asked = (match.leader,)
    return scene
