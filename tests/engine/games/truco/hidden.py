"""Truco: where its cards lie and which of them a viewer cannot see."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from engine.cards import members, set_of
from engine.contract import Seat
from engine.games.truco.facts import DealEnded
from engine.games.truco.rules import Truco
from engine.games.truco.tables import PACKS, TARGET


class HiddenTruco:
    """The other hands, cards played face down by others, and the stock; in a mão de ferro one's own hand, too."""

    def pack(self, match: Truco) -> Iterable[int]:
        """The 40 cards, or those that a table plays with."""
        return PACKS[match.options.pack, match.options.manilhas]

    def all_cards(self, match: Truco) -> Iterable[int]:
        """Hands, stock, the turned card, and what was played face up and face down."""
        played = [*match.on_table, *(one for done in match.rounds for one in done.cards)]
        if match.lying:
            lying = [[one for one in spots if one is not None] for spots in match.lying]
            assert [set_of(one) for one in lying] == match.hands
        return [
            *match.stock,
            *(one for one in (match.vira, *played) if one is not None),
            *(one for some in (*match.hands, *match.hidden) for one in members(some)),
        ]

    def unseen(self, match: Truco, viewer: Seat | None) -> Iterable[int]:
        """A team one deal short of 12 points sees all its cards while it chooses whether to play."""
        seen = [] if match.kind == "ferro" else [viewer]
        short = TARGET - match.options.first_worth
        if match.phase == "choose" and viewer in match.asked:
            seen = [seat for seat in range(match.seats) if match.score[seat % 2] == short]
        hands = [hand for seat, hand in enumerate(match.hands) if seat not in seen]
        face_down = [some for seat, some in enumerate(match.hidden) if seat != viewer]
        return [*match.stock, *(one for some in (*hands, *face_down) for one in members(some))]

    def exchange(self, match: Truco, cards: Mapping[int, int]) -> None:
        """In hands, in the spots of a mão de ferro, face down on the table, and in the stock."""
        match.hands = [set_of(cards.get(one, one) for one in members(hand)) for hand in match.hands]
        match.hidden = [set_of(cards.get(one, one) for one in members(some)) for some in match.hidden]
        match.lying = [
            tuple(None if one is None else cards.get(one, one) for one in spots) for spots in match.lying
        ]
        match.stock = [cards.get(one, one) for one in match.stock]

    def is_possible(self, match: Truco) -> bool:
        """Nobody has to follow suit, so nothing is ruled out."""
        return True

    def points(self, fact: Any, match: Truco) -> Sequence[int] | None:
        """A deal scores for every seat of the team that won it."""
        if not isinstance(fact, DealEnded):
            return None
        return [fact.worth if seat % 2 == fact.winner else 0 for seat in range(match.seats)]


HIDDEN = HiddenTruco()
