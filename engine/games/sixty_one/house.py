"""What house players know of 61: points go to partners, and what can still win a trick is kept."""

from __future__ import annotations

from engine.cards import BIT, RANK, SUIT, Card
from engine.chance import Chance, Draw
from engine.contract import Action, Seat
from engine.games.sixty_one.card_sense import best_play, unseen_by
from engine.games.sixty_one.rules import SixtyOne, best_in
from engine.games.sixty_one.tables import CARD_WORTH, COPY, DRAWS, RANKS, SEATS, WORTH
from engine.tricks import SUIT_SET

way = "flat"
effort = {"normal": 0.4, "strong": 0.4}  # More playouts have not shown to win more.
trust = 0.8

# --- Habits --------------------------------------------------------------------------------------------

ENOUGH_TO_TAKE = 9  # points in a trick for which a high card or a trump is spent before everyone has played

_HEIGHT = {rank: height for height, rank in enumerate(RANKS)}
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
    """What a sensible player does knowing their own hand and remembering what is gone."""
    plays = match.legal(seat)
    return plays[0] if len(plays) == 1 else best_play(match, seat, plays)


def beginner(match: SixtyOne, seat: Seat, random: Draw) -> Action:
    """What somebody does knowing their own hand and the table, having forgotten what is gone."""
    plays = match.legal(seat)
    if len(plays) == 1:
        return plays[0]
    trump = match.trump
    trick = match.trick
    cost = _COST[trump]
    if not trick:
        return _lead(plays, trump, cost)
    beating = match._beating
    ahead = best_in(trick, beating)
    best = trick[ahead]
    behind = SEATS - 1 - len(trick)  # seats that play after this one
    stronger = beating[best]
    winning = [action for action in plays if stronger & BIT[action.what]]
    if (match.leader + ahead - seat) % 2 == 0:  # Our own team is ahead.
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
    """What wins the match for certain; else, where this trick would let the others win, what surely takes it."""
    plays = match.legal(seat)
    if len(match.trick) == SEATS - 1:
        ends = [_end_of(match, seat, action) for action in plays]
        best = max(ends)
        return tuple([action for action, end in zip(plays, ends, strict=True) if end == best])
    lying = match.waiting
    for one in match.trick:
        lying += CARD_WORTH[one]
    team, target = seat % 2, match.options.target
    ours, theirs = match.score[team] + lying, match.score[1 - team] + lying
    if ours + _WORTH_MAX < target and theirs < target:
        return plays
    sure = _sure(match, seat, plays)
    winning = tuple([action for action in sure if ours + CARD_WORTH[action.what] >= target])
    return winning or (sure if theirs >= target and sure else plays)


_WORTH_MAX = max(CARD_WORTH)


def _sure(match: SixtyOne, seat: Seat, plays: tuple[Action, ...]) -> tuple[Action, ...]:
    """The plays with which our own team takes this trick, whatever the others hold."""
    beating, unseen, trick = match._beating, _held_behind(match, seat), match.trick
    best = best_in(trick, beating) if trick else None
    is_ours = best is not None and (match.leader + best - seat) % 2 == 0
    found = []
    for action in plays:
        one: Card = action.what
        is_best = best is None or beating[trick[best]] & BIT[one]
        if not is_best:
            if not is_ours:
                continue
            assert best is not None
            one = trick[best]
        if not unseen & beating[one] and not unseen & _same_as(one):
            found.append(action)
    return tuple(found)


def _held_behind(match: SixtyOne, seat: Seat) -> int:
    """The cards that those who play after this seat may hold, so far as this seat can know."""
    lacking = [0] * SEATS
    if not match.options.free_follow:
        # Whoever draws later may hold any suit again.
        for leader, cards, _ in match.tricks[DRAWS[match.options.decks] :]:
            led = SUIT[cards[0]]
            for step, one in enumerate(cards):
                if SUIT[one] != led:
                    lacking[(leader + step) % SEATS] |= SUIT_SET[led]
    unseen = unseen_by(match, seat)
    held = 0
    for step in range(1, SEATS - len(match.trick)):
        held |= unseen & ~lacking[(seat + step) % SEATS]
    return held


def _same_as(one: Card) -> int:
    """Its copies: one from the other team would tie."""
    first = one % COPY
    return BIT[first] | BIT[first + COPY]


def _end_of(match: SixtyOne, seat: Seat, action: Action) -> float:
    """Whether an action wins the match at once (1) or loses it (0); a half if it goes on."""
    after = match.clone()
    after.apply(seat, action)
    outcome = after.outcome()
    return 0.5 if outcome is None else float(seat in outcome.winners)
