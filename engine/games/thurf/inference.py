"""What a seat concludes from its view of Thurf, and hands for the others that fit it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from engine.cards import BIT, SUIT, Card, Suit, members, set_of
from engine.chance import Chance
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


# --- Hands that fit ------------------------------------------------------------------------------------


def shared_out(
    hidden: list[Card], counts: Sequence[int], missing: Sequence[int], chance: Chance
) -> list[list[Card]]:
    """Hidden cards for several holders, each with n cards and with cards it cannot hold.

    The cards come shuffled. Dealing them out as shuffled usually fits. Otherwise the cards that the fewest
    holders can have are placed first, and a full holder passes one on. Some fit always exists: the real hands
    are one.
    """
    dealt = []
    start = 0
    for count in counts:
        dealt.append(hidden[start : start + count])
        start += count
    if not any(out and any(out & BIT[one] for one in some) for out, some in zip(missing, dealt, strict=True)):
        return dealt
    may_hold = {one: [who for who, out in enumerate(missing) if not out & BIT[one]] for one in hidden}
    held: list[list[Card]] = [[] for _ in counts]
    room = list(counts)
    for one in sorted(hidden, key=lambda one: len(may_hold[one])):
        free = sum(room[who] for who in may_hold[one])
        if not free:
            _make_room(one, held, room, may_hold)
            continue
        pick = chance.below(free)
        for who in may_hold[one]:
            pick -= room[who]
            if pick < 0:
                held[who].append(one)
                room[who] -= 1
                break
    return held


def _make_room(one: Card, held: list[list[Card]], room: list[int], may_hold: dict[Card, list[int]]) -> None:
    """Give a card to a holder who is full: cards move on from holder to holder until one has room."""
    moved: dict[int, tuple[int, Card] | None] = dict.fromkeys(may_hold[one])
    reached = list(may_hold[one])
    for giver in reached:
        for other in held[giver]:
            for taker in may_hold[other]:
                if taker in moved:
                    continue
                moved[taker] = (giver, other)
                reached.append(taker)
                if room[taker]:
                    room[taker] -= 1
                    while (move := moved[taker]) is not None:
                        held[move[0]].remove(move[1])
                        held[taker].append(move[1])
                        taker = move[0]
                    held[taker].append(one)
                    return
    raise AssertionError("these cards cannot lie anywhere")
