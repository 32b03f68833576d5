"""Which card to play in Thurf, by a sense for cards: weights of what is known of a card, learned from many deals.

In each situation (leading or following, before whom, and for which team) a card counts by its rank and points,
by what lies in the pattu, and by what nobody else can hold any more. The weights say how much more often than the
other cards of the same hand such a card won the deal, all going on as beginners do; `bots/learn_habits.py` finds
them. `looks` is what a card looks like, `best_play` is the quick way to the card with the best looks.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum

from engine.cards import BIT, RANK, SUIT, Card, Suit
from engine.contract import Action, Seat
from engine.games.thurf.card_weights import WEIGHTS
from engine.games.thurf.card_weights_two_packs import WEIGHTS as WEIGHTS_OF_TWO_PACKS
from engine.games.thurf.rules import Thurf
from engine.games.thurf.tables import BEATING, CARD_POINTS, NAMES, PLAIN_STRENGTH, SECOND, THURF_STRENGTH
from engine.tricks import SUIT_SET

# What a card looks like, in the order of its weights. All that can be said of the card alone comes first.
LOOKS = (
    *("points", "height", "is thurf", "height as thurf", "is plain ace", "is ten"),
    *("takes", "points if it takes", "is thurf that takes"),
    *("others of its suit", "points lying if it takes", "points lying if a thurf takes", "takes for sure"),
    *(
        "points given to a sure best",
        "is highest left",
        "is highest thurf left",
        "is highest plain, by thurfs out",
    ),
    *("makes void with thurfs", "is thurf, by thurfs out", "is thurf, by own thurfs"),
)
BY_SEATS = {4: WEIGHTS, 6: WEIGHTS_OF_TWO_PACKS, 8: WEIGHTS_OF_TWO_PACKS}
_OF_THE_CARD = 9  # looks that need no more than the card, and whether it takes the pattu
SITUATIONS = 14  # seven for the team that did not declare, then seven for the other
_TENTH = 0.1  # points are counted in tens
_FEW = 2  # seats behind one; more are counted as this many


def situation_of(match: Thurf, seat: Seat) -> int:
    """In which situation a seat plays: leading, or following with n seats behind it, its team ahead or not."""
    situation = 7 if (match.declarer - seat) % 2 == 0 else 0  # type: ignore[operator]  # somebody has declared
    played = len(match.trick)
    if not played:
        return situation
    behind = min(_FEW, len(match.order) - 1 - played)
    return situation + 1 + behind + (3 if (match.ahead - seat) % 2 == 0 else 0)


def looks(match: Thurf, seat: Seat) -> tuple[int, list[tuple[Action, list[float]]]]:
    """The situation of a seat whose turn it is, and what each of its plays looks like."""
    thurf = match.thurf
    assert thurf is not None
    hand, unseen = match.hands[seat], unseen_by(match, seat)
    lying = _TENTH * sum(CARD_POINTS[thurf][one] for one in match.trick)
    beating = BEATING[thurf][match.best] if match.trick else -1
    is_sure = bool(match.trick) and not unseen & beating
    out, own = _share_out(match, unseen, thurf), (hand & SUIT_SET[thurf]).bit_count() / 4
    seen = []
    for action in match.legal(seat):
        one: Card = action.what[1]
        takes, is_thurf = bool(beating & BIT[one]), SUIT[one] == thurf
        higher = unseen & BEATING[thurf][one]
        is_highest = not (higher & SUIT_SET[SUIT[one]])
        others = (hand & SUIT_SET[SUIT[one]]).bit_count() - 1
        points = _TENTH * CARD_POINTS[thurf][one]
        seen.append(
            (
                action,
                [
                    *_of_the_card(one, thurf, takes),
                    float(others),
                    lying * takes,
                    lying * (takes and is_thurf),
                    float(takes and not higher),
                    points * (is_sure and not takes),
                    float(is_highest),
                    float(is_highest and is_thurf),
                    out * (is_highest and not is_thurf),
                    float(not is_thurf and not others and own > 0),
                    out * is_thurf,
                    own * is_thurf,
                ],
            )
        )
    return situation_of(match, seat), seen


def unseen_by(match: Thurf, seat: Seat) -> int:
    """The cards that are neither played nor in this hand: what the others hold together is no secret."""
    unseen = 0
    for hand in match.hands:
        unseen |= hand
    return unseen ^ match.hands[seat]


def _share_out(match: Thurf, unseen: int, thurf: Suit) -> float:
    """Which share of all thurfs the others hold."""
    return (unseen & SUIT_SET[thurf]).bit_count() / (6 if match.seats == 4 else 12)


def _of_the_card(one: Card, thurf: Suit, takes: bool) -> list[float]:
    is_thurf = SUIT[one] == thurf
    points = _TENTH * CARD_POINTS[thurf][one]
    height = (THURF_STRENGTH if is_thurf else PLAIN_STRENGTH).index(RANK[one]) / 5
    return [
        points,
        height,
        float(is_thurf),
        height * is_thurf,
        float(RANK[one] == "A" and not is_thurf),
        float(RANK[one] == "T"),
        float(takes),
        points * takes,
        float(takes and is_thurf),
    ]


# --- For learning ---------------------------------------------------------------------------------------

_BY_POINTS = (
    0.005  # of a deal, for each point of difference: a deal that is nearly won is better than one far from it
)


def is_playing(match: Thurf) -> bool:
    """Whether the match waits for a card."""
    return match.phase == "play"


def gain(match: Thurf, begun: Thurf, seat: Seat) -> float:
    """How well a deal went for a seat: won or lost, and by how much."""
    ended = match.last_game
    if ended is None or ended is begun.last_game:
        return 0.0  # thrown in
    team = seat % 2
    points = 0 if ended.is_kotu else ended.points[team] - ended.points[1 - team]
    return (ended.winner == team) + _BY_POINTS * points


# --- The quick way -------------------------------------------------------------------------------------


def _weighed(weights: Sequence[float], thurf: Suit, takes: bool) -> tuple[float, ...]:
    """What every card counts by itself in a situation."""
    return tuple(
        fsum(weight * look for weight, look in zip(weights, _of_the_card(one, thurf, takes), strict=False))
        if one in _NAMES
        else 0.0
        for one in range(SECOND)
    )


_NAMES = frozenset(NAMES)
_ALONE = {
    seats: tuple(
        tuple(tuple(_weighed(weights, thurf, takes) for takes in (False, True)) for thurf in range(4))
        for weights in learned
    )
    for seats, learned in BY_SEATS.items()
}
_FURTHER = {
    seats: tuple(tuple(weights[_OF_THE_CARD:]) for weights in learned) for seats, learned in BY_SEATS.items()
}


def best_play(match: Thurf, seat: Seat, plays: Sequence[Action]) -> Action:
    """The play with the best looks: the weights of all looks of a card, added up."""
    thurf = match.thurf
    assert thurf is not None
    hands = match.hands
    hand = hands[seat]
    unseen = 0
    for other in hands:
        unseen |= other
    unseen ^= hand
    situation = situation_of(match, seat)
    beats, points, thurfs = BEATING[thurf], CARD_POINTS[thurf], SUIT_SET[thurf]
    trick = match.trick
    lying = 0
    beating = -1
    if trick:
        for one in trick:
            lying += points[one]
        beating = beats[match.best]
    others, on_lying, on_thurf, sure, gift, highest, high_thurf, high_plain, void, by_out, by_own = _FURTHER[
        match.seats
    ][situation]
    if not trick or unseen & beating:
        gift = 0.0
    alone = _ALONE[match.seats][situation][thurf]
    out = (unseen & thurfs).bit_count() / (6 if match.seats == 4 else 12)
    own = (hand & thurfs).bit_count()
    any_thurf = by_out * out + by_own * own / 4
    on_lying *= _TENTH * lying
    on_thurf *= _TENTH * lying
    high_plain *= out
    most = -1e9
    best = plays[0]
    for action in plays:
        one = action.what[1]
        suit = SUIT[one]
        same = SUIT_SET[suit]
        higher = unseen & beats[one]
        more = (hand & same).bit_count() - 1
        if beating & BIT[one]:
            worth = alone[1][one] + on_lying
            if suit == thurf:
                worth += on_thurf
            if not higher:
                worth += sure
        else:
            worth = alone[0][one] + gift * _TENTH * points[one]
        worth += others * more
        if suit == thurf:
            worth += any_thurf
            if not higher:
                worth += highest + high_thurf
        else:
            if not higher & same:
                worth += highest + high_plain
            if not more and own:
                worth += void
        if worth > most:
            most = worth
            best = action
    return best
