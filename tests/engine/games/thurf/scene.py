"""Drawn positions of Thurf. Clockwise from seat 0 sit Ann, Bob, Cat, Dan, Eve, Fay, Gus and Hal; Ann deals.

So at a table of four Dan sits on Ann's right and leads, then come Cat, Bob and Ann; Ann and Cat are a team.
Moves are written as they are said: "ann aata", "dan play JS".
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.cards import SUITS, cards, names, set_of
from engine.chance import ScriptedChance
from engine.contract import Event
from engine.facts import TrickTaken
from engine.games.thurf.facts import GameEnded, ThurfOptions, ThurfView
from engine.games.thurf.inference import names_of
from engine.games.thurf.rules import Thurf
from engine.games.thurf.tables import FIRST_CARDS, PACK, SECOND, order_of_play

NAMES = ("ann", "bob", "cat", "dan", "eve", "fay", "gus", "hal")


class Scene:
    """A match, played and asked in words."""

    def __init__(self, match: Thurf) -> None:
        self.match = match
        self.events: list[Event] = list(match.opening)

    def play(self, *lines: str) -> Scene:
        """Carry out some moves and remember what was told."""
        for line in lines:
            name, code = line.split(" ", 1)
            self.events += self.match.act(NAMES.index(name), code)
        return self

    def all(self, code: str) -> Scene:
        """Everyone who is asked answers the same."""
        for seat in self.match.asked:
            self.events += self.match.act(seat, code)
        return self

    def pattu(self, played: str) -> Scene:
        """Play these cards in turn."""
        for name in played.split():
            (seat,) = self.match.asked
            self.events += self.match.act(seat, f"play {name}")
        return self

    def calls(self, **answers: str) -> Scene:
        """These players call something, all others pass."""
        for name, call in answers.items():
            self.play(f"{name} {call}")
        return self.all("pass")

    def codes(self, name: str) -> list[str]:
        """What this player may do now."""
        decision = self.match.decision(NAMES.index(name))
        return [] if decision is None else [action.code for action in decision.actions]

    def plays(self, name: str) -> str:
        """The cards this player may play now, in one string."""
        return " ".join(code.removeprefix("play ") for code in self.codes(name) if code.startswith("play "))

    def default(self, name: str) -> str:
        """What the clock would do."""
        return self.match.default(NAMES.index(name)).code

    def hand(self, name: str) -> str:
        """The cards this player holds."""
        return names(names_of(self.match.hands[NAMES.index(name)]))

    def view(self, name: str | None) -> ThurfView:
        """What this player, or the audience, knows."""
        return self.match.view(None if name is None else NAMES.index(name))

    def heard(self, kind: type[Any]) -> list[Any]:
        """The facts of a kind that were told, to whomever."""
        return [event.fact for event in self.events if isinstance(event.fact, kind)]

    @property
    def on_turn(self) -> list[str]:
        """Whom the match waits for."""
        return [NAMES[seat] for seat in self.match.asked]

    @property
    def winner(self) -> str:
        """Who took the last pattu."""
        return NAMES[self.heard(TrickTaken)[-1].seat]

    @property
    def ended(self) -> GameEnded:
        """How the last game ended."""
        assert self.match.last_game is not None, "no game has ended yet"
        return self.match.last_game


def copies(text: str) -> list[int]:
    """Cards written in one string; a card that comes twice is of both packs."""
    found: list[int] = []
    for one in cards(text):
        found.append(one if one not in found else one + SECOND)
    return found


def _given(hands: Mapping[str, str]) -> dict[str, list[int]]:
    """The cards of each hand, no card twice."""
    every = copies(" ".join(hands.values()))
    return {name: [every.pop(0) for _ in text.split()] for name, text in hands.items()}


def deal(hands: Mapping[str, str] | None = None, seats: int = 4, dealer: str = "ann", **options: Any) -> Scene:
    """A match whose first deal gives these hands, filled up from the rest of the pack."""
    given = _given(hands or {})
    rest = [one for one in PACK[seats] if all(one not in own for own in given.values())]
    size = len(PACK[seats]) // seats
    full = []
    for name in NAMES[:seats]:
        own = given.get(name, [])
        full.append(own + [rest.pop() for _ in range(size - len(own))])
    around = order_of_play(seats, (NAMES.index(dealer) - 1) % seats, None)
    first = FIRST_CARDS[seats]
    order = [one for seat in around for one in full[seat][:first]]
    order += [one for seat in around for one in full[seat][first:]]
    chance = ScriptedChance(NAMES.index(dealer), order)
    return Scene(Thurf(ThurfOptions(**options), seats, chance))


def position(
    hands: Mapping[str, str],
    thurf: str = "S",
    *,
    seats: int = 4,
    dealer: str = "ann",
    declarer: str = "ann",
    lead: str = "",
    kotu: bool = False,
    stake: int = 1,
    points: tuple[int, int] = (0, 0),
    taken: tuple[int, int] = (0, 0),
    pending: int | None = None,
    **options: Any,
) -> Scene:
    """The middle of a game: these are the hands, the first of them leads, and this many points are taken."""
    scene = deal(seats=seats, dealer=dealer, **options)
    match = scene.match
    match.stock = []
    match.hands = [0] * seats
    for name, own in _given(hands).items():
        match.hands[NAMES.index(name)] = set_of(own)
    match.thurf = SUITS.index(thurf)
    match.declarer = NAMES.index(declarer)
    match.is_kotu = kotu
    match.stake = stake
    match.points, match.taken = list(points), list(taken)
    if pending is not None:
        match.pending = pending
    leader = NAMES.index(lead or next(iter(hands)))
    match.order = order_of_play(seats, leader, match.declarer if kotu else None)
    match._enter("play", (match.order[0],))
    match._decisions = None
    return scene


def naming(hand: str, seats: int = 4) -> Scene:
    """Ann is to name the suit with this hand."""
    scene = deal(seats=seats)
    scene.match.hands[0] = set_of(copies(hand))
    scene.match.answers = ["pass"] * seats
    scene.match.answers[0] = "aata"
    scene.match.declarer = 0
    scene.match._enter("name", (0,))
    scene.match._decisions = None
    return scene
