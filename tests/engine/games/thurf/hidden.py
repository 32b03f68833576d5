"""Where the cards of Thurf lie, and which of them a viewer cannot see."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from engine.cards import RANK, SUIT, members, set_of
from engine.contract import Seat
from engine.games.thurf.facts import GameEnded
from engine.games.thurf.rules import Thurf
from engine.games.thurf.tables import NAMES

_THURF_RANKS = "TQKA9J"  # weakest first


class HiddenThurf:
    """Thurf: the other hands and the cards not yet dealt; what was played is known by name."""

    def pack(self, match: Thurf) -> Iterable[int]:
        """24 cards, twice for six and eight players; both copies have the same name."""
        return NAMES * (1 if match.seats == 4 else 2)

    def all_cards(self, match: Thurf) -> Iterable[int]:
        """Hands, stock, the pattu on the table and those taken, by name."""
        held = [one % 52 for hand in match.hands for one in members(hand)]
        return [*held, *(one % 52 for one in match.stock), *match.trick, *match.gone]

    def unseen(self, match: Thurf, viewer: Seat | None) -> Iterable[int]:
        """Nothing is shown before it is played."""
        held = [one for seat, hand in enumerate(match.hands) if seat != viewer for one in members(hand)]
        return [*held, *match.stock]

    def exchange(self, match: Thurf, cards: Mapping[int, int]) -> None:
        """In hands and stock."""
        match.hands = [set_of(cards.get(one, one) for one in members(hand)) for hand in match.hands]
        match.stock = [cards.get(one, one) for one in match.stock]

    def is_possible(self, match: Thurf) -> bool:
        """Every card was legal from what the seat held then: what it holds now and has played since."""
        if match.thurf is None:
            return True
        tricks = [(order, cards) for order, cards, _ in match.tricks]
        if match.trick:
            tricks.append((match.order, tuple(match.trick)))
        hands = [[one % 52 for one in members(hand)] for hand in match.hands]
        for order, cards in reversed(tricks):
            for index in range(len(cards) - 1, -1, -1):
                hand = hands[order[index]]
                hand.append(cards[index])
                if index and not _may_follow(cards[index], hand, cards[:index], match.thurf):
                    return False
        return True

    def points(self, fact: Any, match: Thurf) -> Sequence[int] | None:
        """A game counts by its stake for every seat of the team."""
        if not isinstance(fact, GameEnded):
            return None
        return [fact.worth if seat % 2 == fact.winner else 0 for seat in range(match.seats)]


def _may_follow(card: int, hand: list[int], before: Sequence[int], trump: int) -> bool:
    """The rules of following, written down a second time and as slowly as they are read."""
    led = SUIT[before[0]]
    has_led = any(SUIT[one] == led for one in hand)
    if led == trump:
        return SUIT[card] == trump or not has_led
    ranks = [_THURF_RANKS.index(RANK[one]) for one in before if SUIT[one] == trump]

    def is_too_low(one: int) -> bool:
        return SUIT[one] == trump and bool(ranks) and _THURF_RANKS.index(RANK[one]) < max(ranks)

    if SUIT[card] == led:
        return True
    if is_too_low(card):
        return all(is_too_low(one) for one in hand)
    return SUIT[card] == trump or not has_led


HIDDEN = HiddenThurf()
