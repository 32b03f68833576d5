"""Dealing anew what a seat does not see: hands for the others that fit what is known of them."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards import BIT, Card
from engine.chance import Chance


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
