"""Which card to play in 61, by a sense for cards: weights of what is known of a card, learned from many deals.

In each situation (leading or following, before and behind whom) a card counts by its rank and points, by what
lies in the trick, and by what nobody else can hold any more. The weights say how much more often than the other
cards of the same hand such a card won, all going on as beginners do; `bots/learn_habits.py` finds them. `looks` is
what a card looks like, `best_play` is the quick way to the card with the best looks.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum

from engine.cards import BIT, RANK, SUIT, Card, Suit
from engine.contract import Action, Seat
from engine.games.sixty_one.card_weights import WEIGHTS
from engine.games.sixty_one.rules import SixtyOne, best_in
from engine.games.sixty_one.tables import CARD_WORTH, ONE_PACK, RANKS, RANKS_SEVEN_HIGH, SEATS
from engine.tricks import SUIT_SET

# What a card looks like, in the order of its weights. All that can be said of the card alone comes first.
LOOKS = (
    *("points", "height", "is trump", "height as trump", "is plain ace", "is seven"),
    *("takes", "points if it takes", "is trump that takes"),
    *("others of its suit", "points lying if it takes", "points lying if a trump takes", "takes for sure"),
    *("points given to a sure best", "is highest left", "makes void with trumps"),
)
_OF_THE_CARD = 9  # looks that need no more than the card, and whether it takes the trick
# Leading with and without a pile; following, the others ahead and then our own team.
SITUATIONS = 2 + 2 * (SEATS - 1)
_TENTH = 0.1  # points are counted in tens


def situation_of(match: SixtyOne, seat: Seat, best: int) -> int:
    """In which situation a seat plays; `best` is the best card of the trick, counted from the leader's."""
    played = len(match.trick)
    if not played:
        return 0 if match.pile else 1
    is_ours = (match.leader + best - seat) % 2 == 0
    return 2 + (SEATS - 1 if is_ours else 0) + SEATS - 1 - played


def looks(match: SixtyOne, seat: Seat) -> tuple[int, list[tuple[Action, list[float]]]]:
    """The situation of a seat whose turn it is, and what each of its plays looks like."""
    trick, trump, beats = match.trick, match.trump, match._beating
    hand, unseen = match.hands[seat], unseen_by(match, seat)
    best = best_in(trick, beats) if trick else 0
    lying = _TENTH * sum(CARD_WORTH[one] for one in trick)
    beating = beats[trick[best]] if trick else -1
    is_sure = bool(trick) and not unseen & beating
    seen = []
    for action in match.legal(seat):
        one: Card = action.what
        takes, is_trump = bool(beating & BIT[one]), SUIT[one] == trump
        higher = unseen & beats[one]
        others = (hand & SUIT_SET[SUIT[one]]).bit_count() - 1
        seen.append(
            (
                action,
                [
                    *_of_the_card(one, trump, match.options.seven_high, takes),
                    float(others),
                    lying * takes,
                    lying * (takes and is_trump),
                    float(takes and not higher),
                    _TENTH * CARD_WORTH[one] * (is_sure and not takes),
                    float(not higher & SUIT_SET[SUIT[one]]),
                    float(not is_trump and not others and bool(hand & SUIT_SET[trump])),
                ],
            )
        )
    return situation_of(match, seat, best), seen


def unseen_by(match: SixtyOne, seat: Seat) -> int:
    """The cards that are neither played nor in this hand: what the others hold with the pile is no secret."""
    unseen = 0
    for hand in match.hands:
        unseen |= hand
    for one in match.pile:
        unseen |= BIT[one]
    return unseen ^ match.hands[seat]


def _of_the_card(one: Card, trump: Suit, seven_high: bool, takes: bool) -> list[float]:
    is_trump = SUIT[one] == trump
    points = _TENTH * CARD_WORTH[one]
    height = (RANKS_SEVEN_HIGH if seven_high else RANKS).index(RANK[one]) / 8
    return [
        points,
        height,
        float(is_trump),
        height * is_trump,
        float(RANK[one] == "A" and not is_trump),
        float(RANK[one] == "7"),
        float(takes),
        points * takes,
        float(takes and is_trump),
    ]


# --- For learning --------------------------------------------------------------------------------------

_BY_POINTS = 0.004  # of a win, for each point of difference: nearly won is better than far from it


def is_playing(match: SixtyOne) -> bool:
    """Whether the match waits for a card: as long as it runs."""
    return bool(match.asked)


def gain(match: SixtyOne, begun: SixtyOne, seat: Seat) -> float:
    """How well a deal went for a seat: won or lost, and by how much."""
    ended = match.last_deal
    assert ended is not None and ended is not begun.last_deal, "the deal is over"
    team = seat % 2
    outcome = match.outcome()
    won = 0.5 if outcome is None else float(seat in outcome.winners)
    return won + _BY_POINTS * (ended.points[team] - ended.points[1 - team])


# --- The quick way -------------------------------------------------------------------------------------


def _weighed(weights: Sequence[float], trump: Suit, seven_high: bool, takes: bool) -> dict[Card, float]:
    """What every card counts by itself in a situation."""
    return {
        one: fsum(
            weight * look
            for weight, look in zip(weights, _of_the_card(one, trump, seven_high, takes), strict=False)
        )
        for one in ONE_PACK
    }


_ALONE = {
    seven_high: tuple(
        tuple(tuple(_weighed(weights, trump, seven_high, takes) for takes in (False, True)) for trump in range(4))
        for weights in WEIGHTS
    )
    for seven_high in (False, True)
}
_FURTHER = tuple(tuple(weights[_OF_THE_CARD:]) for weights in WEIGHTS)


def best_play(match: SixtyOne, seat: Seat, plays: Sequence[Action]) -> Action:
    """The play with the best looks: the weights of all looks of a card, added up."""
    trump, trick, beats = match.trump, match.trick, match._beating
    hands = match.hands
    hand = hands[seat]
    unseen = 0
    for other in hands:
        unseen |= other
    for one in match.pile:
        unseen |= BIT[one]
    unseen ^= hand
    best = lying = 0
    beating = -1
    if trick:
        for later, one in enumerate(trick):
            lying += CARD_WORTH[one]
            if beats[trick[best]] & BIT[one]:
                best = later
        beating = beats[trick[best]]
    situation = situation_of(match, seat, best)
    by_others, on_lying, on_trump, sure, gift, highest, void = _FURTHER[situation]
    if not trick or unseen & beating:
        gift = 0.0
    if not hand & SUIT_SET[trump]:
        void = 0.0
    low, high = _ALONE[match.options.seven_high][situation][trump]
    on_lying *= _TENTH * lying
    on_trump *= _TENTH * lying
    most = -1e9
    picked = plays[0]
    for action in plays:
        one = action.what
        suit = SUIT[one]
        same = SUIT_SET[suit]
        higher = unseen & beats[one]
        others = (hand & same).bit_count() - 1
        if beating & BIT[one]:
            worth = high[one] + on_lying
            if suit == trump:
                worth += on_trump
            if not higher:
                worth += sure
        else:
            worth = low[one] + gift * _TENTH * CARD_WORTH[one]
        if others:
            worth += by_others * others
        elif suit != trump:
            worth += void
        if not higher & same:
            worth += highest
        if worth > most:
            most = worth
            picked = action
    return picked
