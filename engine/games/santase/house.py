"""What house players know of Santase: how sensible people play, what is not worth a thought, and what leads tell.

While the talon lasts, sensible people lead low, keep their pairs and trumps, and take tens and aces; afterwards
they lead high. Once the talon is empty everyone knows both hands, and the rest is worked out.
"""

from __future__ import annotations

from engine.cards import BIT, RANK, SUIT, Card, Suit
from engine.chance import Chance, Draw
from engine.contract import Action, Seat
from engine.games.santase.rules import Santase, has_drawing_ended
from engine.games.santase.tables import (
    BEATING,
    CARD_WORTH,
    DECLARE,
    ENOUGH,
    EXCHANGE,
    MARRY,
    PAIRS,
    PLAY,
    QUEENS,
)

way = "flat"

# --- Habits --------------------------------------------------------------------------------------------

WHIM = 0.15  # how often a card is played for no reason, so that playouts do not all go one way

# Cards by what they cost to throw away: low ones first, trumps last. By trump suit, then by card.
_COST = tuple(
    tuple(CARD_WORTH[one] + (12 if SUIT[one] == trump else 0) for one in range(52)) for trump in range(4)
)
_TENS_AND_ACES = sum(BIT[one] for one in PLAY if RANK[one] in "TA")


def habit(match: Santase, seat: Seat, random: Draw) -> Action:
    """What a sensible player does knowing their own hand and what lies open."""
    actions = match.legal(seat)
    if len(actions) == 1:
        return actions[0]
    led = match.led
    if led is None:
        step = _step(match, seat, actions)
        if step is not None:
            return step
        if match.phase == "marriage":
            return actions[0]  # The queen counts less.
    plays = [action for action in actions if action.what[0] == "play"]
    if random() < WHIM:
        return plays[int(random() * len(plays))]
    cards = [action.what[1] for action in plays]
    is_drawing = not has_drawing_ended(match.talon, match.closer)
    if led is None:
        return PLAY[_lead(match.hands[seat], cards, match.trump, is_drawing)]
    return PLAY[_answer(match.hands[seat], cards, led, match.trump, is_drawing)]


def _step(match: Santase, seat: Seat, actions: tuple[Action, ...]) -> Action | None:
    """What is announced before a lead: 66 with 66 points, marriages as they come, the nine for a better trump."""
    if match.points[seat] >= ENOUGH and actions[-1] is DECLARE:
        return DECLARE
    if actions[-1].what[0] == "play":
        return None
    if EXCHANGE in actions:
        return EXCHANGE
    pairs = match.hands[seat] & match.hands[seat] >> 1 & QUEENS
    if pairs:
        trump = MARRY[match.trump]
        if trump in actions:
            return trump
        return next((action for action in actions if action.what[0] == "marry"), None)
    return None


def _lead(hand: int, cards: list[Card], trump: Suit, is_drawing: bool) -> Card:
    """While drawing a low plain card that breaks no pair; afterwards the highest, trumps first."""
    cost = _COST[trump]
    if is_drawing:
        pairs = _pairs(hand)
        return min(cards, key=lambda one: cost[one] + (8 if BIT[one] & pairs else 0))
    return max(cards, key=cost.__getitem__)


def _answer(hand: int, cards: list[Card], led: Card, trump: Suit, is_drawing: bool) -> Card:
    """Take with the suit led, tens and aces with a trump; else throw what costs least."""
    cost = _COST[trump]
    beating = [one for one in cards if BEATING[trump][led] & BIT[one]]
    if beating:
        plain = [one for one in beating if SUIT[one] == SUIT[led]]
        if plain:
            # A ten comes home best in a trick like this; an ace takes most, and a king or queen may be a pair.
            pick = min if SUIT[led] == trump else max
            return pick(plain, key=CARD_WORTH.__getitem__)
        if not is_drawing or CARD_WORTH[led] >= 10:
            return min(beating, key=CARD_WORTH.__getitem__)
    pairs = _pairs(hand) if is_drawing else 0
    return min(cards, key=lambda one: cost[one] + (8 if BIT[one] & pairs else 0))


def _pairs(hand: int) -> int:
    """The kings and queens of a hand that make marriages."""
    queens = hand & hand >> 1 & QUEENS
    return queens | queens << 1


# --- What is worth thinking about ----------------------------------------------------------------------


def sensible(match: Santase, seat: Seat, chance: Chance) -> tuple[Action, ...]:
    """Declare with 66 and never without; exchange at once; all else is thought about."""
    actions = match.legal(seat)
    if match.led is None and DECLARE in actions:
        if match.points[seat] >= ENOUGH:
            return (DECLARE,)
        actions = tuple([action for action in actions if action is not DECLARE])
    return (EXCHANGE,) if EXCHANGE in actions and match.led is None else actions


def is_open(match: Santase, seat: Seat) -> bool:
    """With an empty talon both hands are known."""
    return not match.talon


# --- What leads and answers tell -----------------------------------------------------------------------

DOUBTED = 0.1  # how often somebody is believed to have missed what they could do
DRAWN_SINCE = 0.3  # how often what they could not have had then has come since


def is_likely(match: Santase, seat: Seat, random: Draw) -> bool:
    """Whether the other would have led and answered like this with the hand imagined for them."""
    other, trump = 1 - seat, match.trump
    hand = match.hands[other]
    if has_drawing_ended(match.talon, match.closer):
        return True
    if match.led is not None and match.leader == other:
        # They hold now what they held when they led.
        held = hand | BIT[match.led]
        if _would_have_announced(match, held, other) and random() > DOUBTED:
            return False
    if match.tricks:
        leader, led, _, winner = match.tricks[-1]
        if leader == other:
            if _would_have_announced(match, hand | BIT[led], other) and random() > DRAWN_SINCE:
                return False
        elif winner == seat and CARD_WORTH[led] >= 10 and hand & BEATING[trump][led] and random() > DRAWN_SINCE:
            return False
    return True


def _would_have_announced(match: Santase, held: int, other: Seat) -> bool:
    """Whether a hand with which somebody led quietly holds a marriage or the nine to exchange."""
    options = match.options
    if options.plain_first_trick and len(match.tricks) <= 1:
        return False
    if match.may_exchange(other, held):
        return True
    if options.marriage_after_trick and len(match.tricks) <= 1:
        return False
    married = sum(PAIRS[suit] for shower, suit in match.marriages if shower == other)
    return bool(_pairs(held) & ~married)
