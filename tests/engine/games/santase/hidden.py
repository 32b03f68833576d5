"""Santase: where its cards lie, and which of them a viewer cannot see."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from engine.cards import SUITS, card, members, set_of
from engine.contract import Seat
from engine.games.santase import rules as santase
from engine.games.santase.facts import DealEnded
from engine.games.santase.tables import PACK


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


HIDDEN = HiddenSantase()
