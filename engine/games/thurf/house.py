"""What house players know of Thurf: which hands have a game, when to raise, and how points come home.

The team that declares must keep the others below a third of the points, so a game needs the high thurfs. Calls are
decided by what they bring on average: each is tried in imagined deals that go on by these habits.
"""

from __future__ import annotations

from functools import lru_cache

from engine.cards import BIT, RANK, SUIT, Card, Suit, members
from engine.chance import Chance, Draw
from engine.contract import Action, Seat
from engine.games.thurf.card_sense import best_play
from engine.games.thurf.rules import Thurf
from engine.games.thurf.tables import (
    AATA,
    BEATING,
    CARD_POINTS,
    JACKS,
    KOTU,
    NAME_SUIT,
    NEXT,
    PASS,
    PLAY,
    RAISE,
    SECOND,
    WITHDRAW,
)

way = "flat"
effort = {"normal": 0.4, "strong": 0.75}  # Good habits need fewer playouts.
trust = 0.6

# --- How strong a hand is ------------------------------------------------------------------------------

# In about the tricks that it takes: a thurf by its rank, an ace or king beside. Among players with these habits a
# declarer with 2.0 to 2.5 of four cards wins 43 games in 100, one with 3.0 or more wins 65.
THURF_WEIGHT = {"J": 1.6, "9": 1.3, "A": 0.9, "K": 0.6, "Q": 0.5, "T": 0.6}
PLAIN_WEIGHT = {"A": 0.8, "K": 0.25}

_WEIGHT = tuple(
    tuple((THURF_WEIGHT if SUIT[one] == thurf else PLAIN_WEIGHT).get(RANK[one], 0.0) for one in range(2 * SECOND))
    for thurf in range(4)
)

HANDS_MAX = 1 << 14  # remembered: the same hands are asked several times in every imagined world

HAS_GAME = 2.0  # how strong a hand of four is when one calls aata; larger hands need more in proportion
ADDU = 2.2  # how strong a hand against the declarer's thurf is when the others double
RAISES_MORE = 1.2  # each further raise needs this much more


@lru_cache(HANDS_MAX)
def strength(hand: int, thurf: Suit) -> float:
    """How strong a hand is with this thurf."""
    weight = _WEIGHT[thurf]
    total = 0.0
    for one in members(hand):
        total += weight[one]
    return total


@lru_cache(HANDS_MAX)
def best_suit(hand: int) -> Suit:
    """The thurf that makes most of a hand."""
    return max(range(4), key=lambda suit: strength(hand, suit))


# --- Habits --------------------------------------------------------------------------------------------

ENOUGH_TO_TAKE = 8  # points in a pattu that are worth a thurf or a high card before everyone has played

# What it costs to give a card away, by thurf suit: its points, and what it could still take.
_COST = tuple(
    tuple(CARD_POINTS[thurf][one % SECOND] + (6.0 if SUIT[one] == thurf else 0.0) for one in range(2 * SECOND))
    for thurf in range(4)
)
# How gladly a card is given to a pattu that partners take: its points, but not what takes one itself.
_GIFT = tuple(
    tuple(
        CARD_POINTS[thurf][one % SECOND]
        - (8.0 if RANK[one] == "A" else 0.0)
        - (30.0 if SUIT[one] == thurf else 0.0)
        for one in range(2 * SECOND)
    )
    for thurf in range(4)
)


def habit(match: Thurf, seat: Seat, random: Draw) -> Action:
    """What a sensible player does knowing their own hand and remembering what is gone."""
    if match.phase == "play":
        plays = match.legal(seat)
        return plays[0] if len(plays) == 1 else best_play(match, seat, plays)
    return _announced(match, seat)


def beginner(match: Thurf, seat: Seat, random: Draw) -> Action:
    """What somebody does knowing their own hand and the table, having forgotten what is gone."""
    return _play(match, seat) if match.phase == "play" else _announced(match, seat)


def _announced(match: Thurf, seat: Seat) -> Action:
    """What is said before the cards are played, and between deals."""
    phase = match.phase
    hand = match.hands[seat]
    if phase == "call":
        return _call(match, seat, hand)
    if phase == "name":
        return NAME_SUIT[best_suit(hand)] if seat == match.declarer else WITHDRAW
    if phase == "pause":
        return NEXT
    assert match.thurf is not None and phase != "over" and phase != "play"
    needed = ADDU + RAISES_MORE * len(match.raised) + (hand.bit_count() - 4) * 0.4
    return RAISE[phase] if strength(hand, match.thurf) >= needed else PASS


def _call(match: Thurf, seat: Seat, hand: int) -> Action:
    """Aata with a strong hand, if nobody of our own team has said so."""
    needed = HAS_GAME + (hand.bit_count() - 4) * 0.5
    wants = strength(hand, best_suit(hand)) >= needed
    answer = match.answers[seat]
    if answer is not None:  # Asked again: the answer given stands, and something must be said.
        return match.legal(seat)[-1]
    return AATA if wants else PASS


def _play(match: Thurf, seat: Seat) -> Action:
    plays = match.legal(seat)
    if len(plays) == 1:
        return plays[0]
    thurf = match.thurf
    assert thurf is not None
    cards = [action.what[1] for action in plays]
    trick = match.trick
    if not trick:
        return PLAY[_lead(cards, thurf, match.declarer is not None and (match.declarer - seat) % 2 == 0)]
    best = match.best
    cost = _COST[thurf]
    is_last = len(trick) == len(match.order) - 1
    if (match.ahead - seat) % 2 == 0:
        if is_last or best == JACKS[thurf] or (RANK[best] == "A" and SUIT[best] != thurf):
            return PLAY[max(cards, key=_GIFT[thurf].__getitem__)]
        return PLAY[min(cards, key=cost.__getitem__)]
    beating = BEATING[thurf][best]
    winning = [one for one in cards if beating & BIT[one]]
    if winning:
        plain = [one for one in winning if SUIT[one] != thurf]
        if plain and is_last:
            return PLAY[max(plain, key=CARD_POINTS[thurf].__getitem__)]
        points = CARD_POINTS[thurf]
        lying = 0
        for one in trick:
            lying += points[one]
        aces = [one for one in plain if RANK[one] == "A"]
        if aces:
            return PLAY[aces[0]]
        if lying >= ENOUGH_TO_TAKE or (is_last and lying):
            return PLAY[min(winning, key=points.__getitem__)]
    return PLAY[min(cards, key=cost.__getitem__)]


def _lead(cards: list[Card], thurf: Suit, is_declaring: bool) -> Card:
    """The jack of thurf draws the others' thurfs for the team that declared; then aces; else the least."""
    if is_declaring and JACKS[thurf] in cards:
        return JACKS[thurf]
    for one in cards:
        if RANK[one] == "A" and SUIT[one] != thurf:
            return one
    return min(cards, key=_COST[thurf].__getitem__)


# --- What is worth thinking about ----------------------------------------------------------------------

ALONE = 3.6  # with less of a hand nobody thinks of playing alone


def sensible(match: Thurf, seat: Seat, chance: Chance) -> tuple[Action, ...]:
    """No kotu without the cards for it; all else is thought about."""
    actions = match.legal(seat)
    hand = match.hands[seat]
    if match.phase == "call" and strength(hand, best_suit(hand)) < ALONE:
        return tuple([action for action in actions if action is not KOTU])
    return actions


# --- What calls tell -----------------------------------------------------------------------------------

ABOUT = 0.5  # how far off the strength may be at which somebody calls
DOUBTED = 0.2  # how often somebody is believed to have called with less, or passed with more


def is_likely(match: Thurf, seat: Seat, random: Draw) -> bool:
    """Whether everybody holds what they called with, and not what they would not have passed with.

    Only until the first pattu is over: afterwards too little is left of the hands that were called on.
    """
    if match.taken[0] or match.taken[1]:
        return True
    thurf = match.thurf
    for other, answer in enumerate(match.answers):
        if other == seat or answer is None:
            continue
        hand = match.hands[other]
        if other in match.order:
            turn = match.order.index(other)
            if turn < len(match.trick):
                hand |= BIT[match.trick[turn]]
        more = (hand.bit_count() - 4) * 0.5
        if answer == "pass":
            if strength(hand, best_suit(hand)) > HAS_GAME + ABOUT + more and random() > DOUBTED:
                return False
        elif answer in ("aata", "kotu"):
            suit = thurf if thurf is not None and other == match.declarer else best_suit(hand)
            if strength(hand, suit) < HAS_GAME - ABOUT + more and random() > DOUBTED:
                return False
    return True
