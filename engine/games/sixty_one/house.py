"""What house players know of 61: points go to partners, and what can still win a trick is kept."""

from __future__ import annotations

from engine.cards import BIT, RANK, SUIT, Card
from engine.chance import Chance, Draw
from engine.contract import Action, Seat
from engine.games.sixty_one.card_sense import best_play
from engine.games.sixty_one.rules import SixtyOne
from engine.games.sixty_one.tables import CARD_WORTH, COPY, RANKS, SEATS, WORTH

way = "flat"
effort = {"normal": 0.4, "strong": 0.4}  # More playouts have not shown to win more.
trust = 0.8

# --- Habits --------------------------------------------------------------------------------------------

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
    """What a sensible player does who knows the own hand and remembers what is gone."""
    plays = match.legal(seat)
    return plays[0] if len(plays) == 1 else best_play(match, seat, plays)


def beginner(match: SixtyOne, seat: Seat, random: Draw) -> Action:
    """What somebody does who knows the own hand and sees the table, and has forgotten what is gone."""
    plays = match.legal(seat)
    if len(plays) == 1:
        return plays[0]
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


# --- What is worth thinking about ----------------------------------------------------------------------


def sensible(match: SixtyOne, seat: Seat, chance: Chance) -> tuple[Action, ...]:
    """Whoever plays last in a trick ends the match if that wins it, and otherwise does not let it be lost."""
    plays = match.legal(seat)
    if len(match.trick) < SEATS - 1:
        return plays
    ends = [_end_of(match, seat, action) for action in plays]
    best = max(ends)
    return tuple([action for action, end in zip(plays, ends, strict=True) if end == best])


def _end_of(match: SixtyOne, seat: Seat, action: Action) -> float:
    """Whether an action wins the match at once (1) or loses it (0); a half if it goes on."""
    after = match.clone()
    after.apply(seat, action)
    outcome = after.outcome()
    return 0.5 if outcome is None else float(seat in outcome.winners)
