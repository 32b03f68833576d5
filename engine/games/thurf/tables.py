"""The rules of Thurf that people argue about, as tables and plain functions: cards, pattus, pending games.

Everything here is about cards by name: where two packs are played with, both copies of a card are the number of
the first one, and the sets of the tables hold both copies. Rule numbers are those of the rules page.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations

from engine.cards import (
    BIT,
    CLUBS,
    DIAMONDS,
    HEARTS,
    RANK,
    SPADES,
    SUIT,
    SUITS,
    TIE_ORDER,
    Card,
    Suit,
    card,
    pack,
    set_of,
)
from engine.contract import Seat
from engine.tricks import SUIT_SET, stronger_sets

# --- The cards -----------------------------------------------------------------------------------------

THURF_STRENGTH = "TQKA9J"  # weakest first
PLAIN_STRENGTH = "9TJQKA"
THURF_POINTS = {"A": 11, "K": 3, "Q": 2, "J": 20, "T": 10, "9": 14}
PLAIN_POINTS = {"A": 11, "K": 3, "Q": 2, "J": 1, "T": 10, "9": 0}

SECOND = 52  # what the second copy of a card has more than the first
NAMES = pack(PLAIN_STRENGTH)
_TWO_PACKS = [*NAMES, *(name + SECOND for name in NAMES)]
PACK = {4: NAMES, 6: _TWO_PACKS, 8: _TWO_PACKS}  # by the number of seats
JACKS = tuple(card("J" + suit) for suit in SUITS)

FIRST_CARDS = {4: 4, 6: 6, 8: 6}  # rule 4
ENOUGH = {4: 48, 6: 95, 8: 95}  # rule 22: with so many points the team that did not declare wins

# By thurf suit: what each card counts.
CARD_POINTS = tuple(
    tuple((THURF_POINTS if SUIT[one] == thurf else PLAIN_POINTS).get(RANK[one], 0) for one in range(52))
    for thurf in range(4)
)

_THURF_STRONGER = stronger_sets(THURF_STRENGTH)
_PLAIN_STRONGER = stronger_sets(PLAIN_STRENGTH)

# By thurf suit: the cards that beat a card when they are played after it; an equal one does not.
BEATING = tuple(
    tuple(
        _THURF_STRONGER[one] if SUIT[one] == thurf else _PLAIN_STRONGER[one] | SUIT_SET[thurf] for one in range(52)
    )
    for thurf in range(4)
)
# The thurf cards that are not lower than this one.
NOT_LOWER = tuple(_THURF_STRONGER[one] | BIT[one] | BIT[one + SECOND] for one in range(52))
# By thurf suit: the thurf cards that may be played on a card of another suit's pattu; and the cards that are none.
PERMITTED = tuple(
    tuple(NOT_LOWER[one] if SUIT[one] == thurf else SUIT_SET[thurf] for one in range(52)) for thurf in range(4)
)
PLAIN = tuple(sum(SUIT_SET) - SUIT_SET[thurf] for thurf in range(4))

# By thurf suit: the sets of equally low cards, plain ones before thurf and then by rank (rule 33). And which card
# of such a set the clock plays: ♦ ♠ ♥ ♣.
LOWEST_FIRST = tuple(
    [
        *(set_of(card(rank + suit) for suit in SUITS if suit != SUITS[thurf]) for rank in PLAIN_STRENGTH),
        *(BIT[card(rank + SUITS[thurf])] for rank in THURF_STRENGTH),
    ]
    for thurf in range(4)
)
LOWEST = {
    set_of(equal): min(equal, key=lambda one: TIE_ORDER[SUIT[one]])
    for rank in PLAIN_STRENGTH
    for count in (1, 2, 3)
    for equal in combinations([card(rank + suit) for suit in SUITS], count)
}
_SUITS_OF_THE_CLOCK = (SPADES, HEARTS, DIAMONDS, CLUBS)
_ONE_CARD = 1000  # more than all points of a suit

# --- Pattus --------------------------------------------------------------------------------------------


def legal_cards(hand: int, led: Suit, best: Card, thurf: Suit) -> int:
    """The cards of a hand that may follow; `best` is the card that would take the pattu now (rules 16 to 18)."""
    same_suit = hand & SUIT_SET[led]
    if led == thurf:
        return same_suit or hand
    permitted = hand & PERMITTED[thurf][best]
    if same_suit:
        return same_suit | permitted
    return hand & PLAIN[thurf] | permitted or hand


def takes_over(name: Card, seat: Seat, best: Card, ahead: Seat, led: Suit, thurf: Suit, declarer: Seat) -> bool:
    """Whether a seat's card would take the pattu from the best card so far, and from whoever is ahead with it.

    An equal card does not, but for rule 20: the second jack of thurf in a thurf pattu, if the declarer was dealt
    none. With both jacks on the table everyone sees whose they were: no other card need be known.
    """
    if name != best:
        return bool(BEATING[thurf][best] & BIT[name])
    return name == JACKS[thurf] and led == thurf and declarer not in (seat, ahead)


def ahead_in(order: Sequence[Seat], trick: Sequence[Card], thurf: Suit, declarer: Seat) -> tuple[Card, Seat]:
    """The card that would take the pattu now, and whose it is."""
    best, ahead = trick[0], order[0]
    led = SUIT[best]
    for seat, name in zip(order[1:], trick[1:], strict=False):
        if takes_over(name, seat, best, ahead, led, thurf, declarer):
            best, ahead = name, seat
    return best, ahead


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


# --- Declaring -----------------------------------------------------------------------------------------


def first_caller(answers: Sequence[str | None], dealer: Seat) -> Seat | None:
    """Who may declare: any kotu before any aata, then clockwise from the dealer (rules 8 and 9)."""
    around = [*answers[dealer:], *answers[:dealer]]
    for call in ("kotu", "aata"):
        if call in around:
            return (dealer + around.index(call)) % len(around)
    return None


def fullest_suit(hand: Sequence[Card]) -> Suit:
    """The suit of most cards, then of most points as thurf, then ♠ ♥ ♦ ♣; the clock names it."""
    fullness = [0] * 4
    for one in hand:
        fullness[SUIT[one]] += _ONE_CARD + THURF_POINTS[RANK[one]]
    return max(_SUITS_OF_THE_CLOCK, key=fullness.__getitem__)


# --- Pending games -------------------------------------------------------------------------------------


def pending_change(seats: int, dealer: Seat, declarer: Seat, dealers_won: bool) -> int:
    """What a game at single stake adds to the pending games of the dealing team (rules 24 and 25)."""
    if dealers_won:
        return -seats if declarer == dealer else 2 - seats
    is_own = declarer % 2 == dealer % 2
    is_adjacent = (declarer - dealer) % seats in (1, seats - 1)
    return seats - 1 if is_own or is_adjacent else seats - 3


_AHEAD_MAX = 12  # games: what lies further ahead hardly changes an estimate


def losing_share(seats: int, pending: int, games_left: int) -> float:
    """How often the dealing team must deal when the match ends, games being even and seldom raised."""
    return _losing_share(seats, min(pending, 4 * seats), min(games_left, _AHEAD_MAX))


@cache
def _losing_share(seats: int, pending: int, games_left: int) -> float:
    if not games_left:
        return 1.0
    share = 0.0
    for often, change in ((0.15, -seats), (0.35, 2 - seats), (0.35, seats - 1), (0.15, seats - 3)):
        if pending + change > 0:
            share += often * losing_share(seats, pending + change, games_left - 1)
        else:
            share += often * (1.0 - losing_share(seats, seats, games_left - 1))
    return share
