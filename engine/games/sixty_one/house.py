"""What house players know of 61: points go to partners, and what can still win a trick is kept."""

from __future__ import annotations

from engine.cards import BIT, RANK, SUIT, Card
from engine.chance import Draw
from engine.contract import Action, Seat
from engine.games.sixty_one.rules import SixtyOne
from engine.games.sixty_one.tables import CARD_WORTH, COPY, RANKS, SEATS, WORTH

way = "flat"

# --- Habits --------------------------------------------------------------------------------------------

WHIM = 0.1  # how often a card is played for no reason, so that playouts do not all go one way
ENOUGH_TO_TAKE = 9  # points in a trick for which a high card or a trump is spent before everyone has played

_HEIGHT = {rank: place for place, rank in enumerate(RANKS)}
# What it costs to give a card away, by trump suit: its points, what it could still win, and much for a trump.
_COST = tuple(
    tuple(
        WORTH.get(RANK[one], 0) + _HEIGHT.get(RANK[one], 0) * 0.4 + (9 if SUIT[one] == trump else 0)
        for one in range(2 * COPY)
    )
    for trump in range(4)
)
# How gladly a card is given to partners who win the trick: its points, but not what would win a trick itself.
_GIFT = tuple(
    tuple(
        WORTH.get(RANK[one], 0) - (6 if RANK[one] == "A" else 0) - (9 if SUIT[one] == trump else 0)
        for one in range(2 * COPY)
    )
    for trump in range(4)
)


def habit(match: SixtyOne, seat: Seat, random: Draw) -> Action:
    """What a sensible player does who knows the own hand and what lies open."""
    plays = match.legal(seat)
    if len(plays) == 1:
        return plays[0]
    if random() < WHIM:
        return plays[int(random() * len(plays))]
    trump = match.trump
    trick = match.trick
    cost = _COST[trump]
    if not trick:
        return _lead(plays, trump, cost)
    beating = match._beating
    best = trick[0]
    place = 0
    for later in range(1, len(trick)):
        if beating[best] & BIT[trick[later]]:
            best = trick[later]
            place = later
    behind = SEATS - 1 - len(trick)  # who play after this seat
    stronger = beating[best]
    winning = [action for action in plays if stronger & BIT[action.what]]
    if (match.leader + place - seat) % 2 == 0:  # Our own team is ahead.
        if not behind or not _can_be_beaten(best, trump):
            return max(plays, key=lambda action: _GIFT[trump][action.what])
        return min(plays, key=lambda action: cost[action.what])
    if winning:
        if not behind:
            gained = [action for action in winning if SUIT[action.what] != trump]
            if gained:
                return max(gained, key=lambda action: CARD_WORTH[action.what])
            return min(winning, key=lambda action: cost[action.what])
        lying = 0
        for one in trick:
            lying += CARD_WORTH[one]
        if lying >= ENOUGH_TO_TAKE or behind == 1:
            return max(winning, key=lambda action: _HEIGHT[RANK[action.what]])
    return min(plays, key=lambda action: cost[action.what])


def _lead(plays: tuple[Action, ...], trump: int, cost: tuple[float, ...]) -> Action:
    for action in plays:
        if RANK[action.what] == "A" and SUIT[action.what] != trump:
            return action
    return min(plays, key=lambda action: cost[action.what])


def _can_be_beaten(best: Card, trump: int) -> bool:
    """Whether there is a better card at all."""
    return RANK[best] != "A" or SUIT[best] != trump
