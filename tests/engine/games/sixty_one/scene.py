"""Drawn positions of 61: players P1 to P6 sit in seats 0 to 5; P1, P3 and P5 are team A, the others team B.

Unless a scene says otherwise P6 has dealt, so P1 leads, and spades are trumps. A second copy of a card is written
with a stroke ("AH'"); players never see the stroke. Cards that a scene does not name come from the rest.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.cards import BIT, SUIT, SUITS, card, names
from engine.chance import ScriptedChance
from engine.contract import Event
from engine.games.sixty_one.facts import SixtyOneOptions, SixtyOneView, Submitted
from engine.games.sixty_one.rules import SixtyOne
from engine.games.sixty_one.tables import COPY, PACKS

SIX = ["P1", "P2", "P3", "P4", "P5", "P6"]


def number(name: str) -> int:
    """The number of a card, with a stroke that of its second copy."""
    return card(name.rstrip("'")) + (COPY if name.endswith("'") else 0)


def numbers(text: str) -> list[int]:
    """The numbers of some cards."""
    return [number(name) for name in text.split()]


class Scene:
    """A match of the six, played and asked in words."""

    def __init__(self, match: SixtyOne) -> None:
        self.match = match
        self.events: list[Event] = list(match.opening)

    def play(self, *lines: str) -> Scene:
        """Carry out some moves: "P1 QH"."""
        for line in lines:
            player, name = line.split()
            self.events += self.match.act(SIX.index(player), f"play {name}")
        return self

    def trick(self, *tricks: str) -> Scene:
        """Play whole tricks, written clockwise from the leader."""
        for cards in tricks:
            assert not self.match.trick, "the trick before is not over"
            first = SIX.index(self.leader)
            self.play(*(f"{SIX[(first + step) % 6]} {name}" for step, name in enumerate(cards.split())))
        return self

    def by_default(self, moves: int = 1) -> Scene:
        """Let the clock play."""
        for _ in range(moves):
            seat = self.match.asked[0]
            self.events += self.match.act(seat, self.match.default(seat).code)
        return self

    def give(self, player: str, old: str, new: str) -> Scene:
        """Put one card in the place of another in a hand, from outside of the pack if need be."""
        self.match.hands[SIX.index(player)] ^= BIT[number(old)] | BIT[number(new)]
        self.match._decisions = None
        return self

    def may(self, player: str) -> str:
        """The cards this player may play now."""
        decision = self.match.decision(SIX.index(player))
        return " ".join(action.code.split()[1] for action in decision.actions) if decision else ""

    def hand(self, player: str) -> str:
        """The cards this player holds."""
        return names(self.view(player).hand)

    def view(self, player: str | None) -> SixtyOneView:
        """What this player, or the audience, knows."""
        return self.match.view(None if player is None else SIX.index(player))

    @property
    def leader(self) -> str:
        """Who leads this trick."""
        return SIX[self.match.leader]

    @property
    def score(self) -> tuple[int, int]:
        """The points of teams A and B."""
        return self.match.score[0], self.match.score[1]

    @property
    def winners(self) -> list[str | None]:
        """Who took the tricks of this deal."""
        return [None if winner is None else SIX[winner] for _, _, winner in self.match.tricks]

    @property
    def submitted(self) -> list[tuple[str, str, str]]:
        """The punishment cards that were submitted in this scene, by which team and why."""
        facts = [event.fact for event in self.events if isinstance(event.fact, Submitted)]
        return [("AB"[fact.team], fact.ranks, fact.reason) for fact in facts]


def deal(
    hands: Sequence[str],
    *,
    turned: str = "3S",
    pile: str = "",
    without: str = "",
    dealer: str = "P6",
    carried: Any = None,
    **options: Any,
) -> Scene:
    """A deal with these cards in the hands of P1 to P6 and on top of the pile.

    What is missing in a hand is filled up from the end of the pack, without cards of these suits.
    """
    chosen = SixtyOneOptions(**options)
    named = [*numbers(turned), *numbers(pile), *(one for held in hands for one in numbers(held))]
    spare = [one for one in PACKS[chosen.decks] if one not in named and SUITS[SUIT[one]] not in without]
    full = []
    for held in hands:
        cards = numbers(held)
        full.append(cards + [spare.pop() for _ in range(3 - len(cards))])
    first = SIX.index(dealer) + 1 if carried is None else carried["dealer"] + 1
    order = [one for step in range(6) for one in full[(first + step) % 6]]
    order += [*numbers(turned), *numbers(pile)]
    script: list[Any] = [order] if carried is not None else [SIX.index(dealer), order]
    return Scene(SixtyOne(chosen, 6, ScriptedChance(*script), carried=carried))
