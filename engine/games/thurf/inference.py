"""What a seat concludes from its view of Thurf, and what a card tells of the hand it came from."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from engine.cards import BIT, SUIT, Card, Suit, members, set_of
from engine.contract import Seat, Team
from engine.games.thurf.facts import ThurfView
from engine.games.thurf.tables import CARD_POINTS, NOT_LOWER, PACK, SECOND
from engine.tricks import SUIT_SET

# --- What follows from a view --------------------------------------------------------------------------


@lru_cache(maxsize=1024)
def names_of(some: int) -> tuple[Card, ...]:
    """The cards of a set by their names; of two copies the name comes twice."""
    return tuple(sorted([one % SECOND for one in members(some)]))


class Learned(NamedTuple):
    """What a seat concludes from its view, the same for every match it imagines."""

    hand: int
    unseen: tuple[Card, ...]
    others: tuple[Seat, ...]
    counts: tuple[int, ...]  # how many unseen cards each of the others holds, and the stock
    ruled_out: tuple[int, ...]  # which of them they cannot hold
    missing: tuple[int, ...]
    points: tuple[int, int]


@lru_cache(maxsize=16)
def learn(view: ThurfView) -> Learned:
    """The conclusions from a view; search asks for them again and again."""
    seat = view.seat
    assert seat is not None
    unseen = set_of(PACK[view.seats])
    hand = 0
    for name in view.hand:
        hand |= BIT[name] if not hand & BIT[name] else BIT[name + SECOND]
    unseen ^= hand
    for name in (*view.gone, *view.trick):
        unseen ^= BIT[name] if unseen & BIT[name] else BIT[name + SECOND]
    others = tuple(other for other in range(view.seats) if other != seat)
    missing = tuple(map(set_of, view.missing))
    return Learned(
        hand=hand,
        unseen=tuple(members(unseen)),
        others=others,
        counts=(*(view.held[other] for other in others), view.stock),
        ruled_out=(*(missing[other] | missing[other] << SECOND for other in others), 0),
        missing=missing,
        points=_points(view, seat % 2),
    )


def _points(view: ThurfView, team: Team) -> tuple[int, int]:
    """Both teams' points: the other team has whatever was played and is not ours."""
    mine = view.points[team]
    assert mine is not None
    if view.thurf is None:
        return 0, 0
    theirs = sum(CARD_POINTS[view.thurf][one] for one in view.gone) - mine
    return (mine, theirs) if team == 0 else (theirs, mine)


# --- What follows from a card ------------------------------------------------------------------------


def ruled_out(name: Card, led: Suit, best: Card, thurf: Suit) -> int:
    """The cards that a hand cannot hold any more after playing this one where another suit was led."""
    suit = SUIT[name]
    if led == thurf:
        return SUIT_SET[thurf]
    if suit != thurf:
        return SUIT_SET[led]
    if SUIT[best] == thurf and not NOT_LOWER[best] & BIT[name]:
        return ~SUIT_SET[thurf] | NOT_LOWER[best]  # Under-thurfing: there was nothing else to play.
    return 0
