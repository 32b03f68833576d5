"""Where each game's cards lie and which of them a viewer cannot see, told by the tests and not by the game.

`imagine` is what the suite checks, so nothing here may use it. A new game adds a `Hidden` of its own to `HIDDEN`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol

from engine.cards import SUITS, card, members, set_of
from engine.contract import Seat
from engine.games.santase import rules as santase
from engine.games.santase.facts import DealEnded
from engine.games.santase.tables import PACK
from tests.engine.games import tiny
from tests.engine.games.kniffeliger.hidden import HiddenKniffeliger
from tests.engine.games.sixty_one.hidden import HiddenSixtyOne
from tests.engine.games.thurf.hidden import HiddenThurf
from tests.engine.games.truco.hidden import HiddenTruco


class Hidden(Protocol):
    """What the suite must know of a game that the contract does not tell."""

    def pack(self, match: Any) -> Iterable[int]:
        """Every card the match is played with; none in a game of dice."""

    def all_cards(self, match: Any) -> Iterable[int]:
        """Every card, wherever it lies now."""

    def unseen(self, match: Any, viewer: Seat | None) -> Iterable[int]:
        """The cards whose place the viewer does not know."""

    def exchange(self, match: Any, cards: Mapping[int, int]) -> None:
        """Put in the place of each of these unseen cards the one it maps to."""

    def is_possible(self, match: Any) -> bool:
        """Whether the cards can lie like this after what everyone has seen, say of suits not followed."""

    def points(self, fact: Any, match: Any) -> Sequence[int] | None:
        """The points this fact adds to each seat's score, or None if it is about something else."""


class HiddenTiny:
    """Tiny: the other hands, but for a face-up card that was taken, and the stock."""

    def pack(self, match: tiny.Tiny) -> Iterable[int]:
        """The 24 cards."""
        return tiny.PACK

    def all_cards(self, match: tiny.Tiny) -> Iterable[int]:
        """Hands, stock, the face-up card and what was played."""
        held = [one for hand in match.hands for one in hand]
        return [*held, *match.stock, *match.trick, *match.gone, *([] if match.up is None else [match.up])]

    def unseen(self, match: tiny.Tiny, viewer: Seat | None) -> Iterable[int]:
        """A taken face-up card stays where everyone saw it go."""
        held = [one for seat, hand in enumerate(match.hands) if seat != viewer for one in hand]
        shown = {one for some in match.shown for one in some}
        return [one for one in (*held, *match.stock) if one not in shown]

    def exchange(self, match: tiny.Tiny, cards: Mapping[int, int]) -> None:
        """In hands and stock."""
        match.hands = [[cards.get(one, one) for one in hand] for hand in match.hands]
        match.stock = [cards.get(one, one) for one in match.stock]

    def is_possible(self, match: tiny.Tiny) -> bool:
        """Nobody has to follow, so nothing is ruled out."""
        return True

    def points(self, fact: Any, match: tiny.Tiny) -> Sequence[int] | None:
        """A trick scores at once."""
        if not isinstance(fact, tiny.TookTrick):
            return None
        return [fact.points if seat == fact.seat else 0 for seat in range(match.seats)]


class HiddenSantase:
    """Santase: the other hand, but for the cards that were shown, and the talon above the turned card."""

    def pack(self, match: santase.Santase) -> Iterable[int]:
        """The 24 cards."""
        return PACK

    def all_cards(self, match: santase.Santase) -> Iterable[int]:
        """Hands, talon, the card on the table and the tricks."""
        held = [one for hand in match.hands for one in members(hand)]
        tricks = [one for _, led, answer, _ in match.tricks for one in (led, answer)]
        return [*held, *match.talon, *tricks, *([] if match.led is None else [match.led])]

    def unseen(self, match: santase.Santase, viewer: Seat | None) -> Iterable[int]:
        """Seen are the turned card and the one exchanged for it, wherever they went, and shown marriages."""
        shown = {match.turned} | ({match.exchanged[1]} if match.exchanged else set())
        shown |= {card(rank + SUITS[suit]) for _, suit in match.marriages for rank in "QK"}
        held = [one for seat, hand in enumerate(match.hands) if seat != viewer for one in members(hand)]
        return [one for one in (*held, *match.talon) if one not in shown]

    def exchange(self, match: santase.Santase, cards: Mapping[int, int]) -> None:
        """In hands and talon."""
        match.hands = [set_of(cards.get(one, one) for one in members(hand)) for hand in match.hands]
        match.talon = [cards.get(one, one) for one in match.talon]

    def is_possible(self, match: santase.Santase) -> bool:
        """Every answer since nobody draws was legal from what the seat holds and has played after it."""
        nobody_draws_after = 6 if match.closer is None else match.closed_after
        for seat, hand in enumerate(match.hands):
            for leader, led, answer, _ in reversed(match.tricks[nobody_draws_after:]):
                hand |= set_of([led if leader == seat else answer])
                legal = santase.answers(hand, led, match.trump, match.options.must_head)
                if leader != seat and not legal & set_of([answer]):
                    return False
        return True

    def points(self, fact: Any, match: santase.Santase) -> Sequence[int] | None:
        """A deal is worth one to three game points."""
        if not isinstance(fact, DealEnded):
            return None
        return [fact.worth if seat == fact.winner else 0 for seat in range(2)]


HIDDEN: dict[str, Hidden] = {
    "tiny": HiddenTiny(),
    "santase": HiddenSantase(),
    "sixty-one": HiddenSixtyOne(),
    "kniffeliger": HiddenKniffeliger(),
    "truco": HiddenTruco(),
    "thurf": HiddenThurf(),
}
