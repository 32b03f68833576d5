"""The cards of Santase, what they count and beat, and the actions; made once, so that a match only looks up."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from math import fsum

from engine.cards import BIT, NAME, RANK, SUIT, SUITS, TIE_ORDER, Card, Suit, card, members, pack, set_of
from engine.contract import Action, Seat
from engine.tricks import beating_sets, stronger_sets

# --- The cards -----------------------------------------------------------------------------------------

STRENGTH = "9JQKTA"  # weakest first
WORTH = {"9": 0, "J": 2, "Q": 3, "K": 4, "T": 10, "A": 11}
ENOUGH = 66  # points win a deal


def marriage_worth(suit: Suit, trump: Suit) -> int:
    """What the king and queen of a suit count when they are shown together (rule 10)."""
    return 40 if suit == trump else 20


PACK = pack(STRENGTH)
CARD_WORTH = tuple(WORTH.get(rank, 0) for rank in RANK)
STRONGER = stronger_sets(STRENGTH)
BEATING = beating_sets(STRENGTH)
NINES = tuple(card("9" + suit) for suit in SUITS)
QUEENS = set_of(card("Q" + suit) for suit in SUITS)
PAIRS = tuple(set_of((card("Q" + suit), card("K" + suit))) for suit in SUITS)
MARRIAGE_LEADS = {"either": PAIRS, "queen": tuple(pair & QUEENS for pair in PAIRS)}
LOWEST_FIRST = sorted(PACK, key=lambda one: (STRENGTH.index(RANK[one]), TIE_ORDER[SUIT[one]]))

# --- The actions ---------------------------------------------------------------------------------------

PLAY = {one: Action(f"play {NAME[one]}", ("play", one)) for one in PACK}
MARRY = tuple(Action(f"marry {SUITS[suit]}", ("marry", suit)) for suit in range(4))
EXCHANGE = Action("exchange", ("exchange", None))
CLOSE = Action("close", ("close", None))
DECLARE = Action("declare", ("declare", None))
GIVE = Action("give", ("give", None))


def _plays(cards: list[Card]) -> dict[int, tuple[Action, ...]]:
    """The plays for every set of up to six of these cards."""
    chosen = (held for count in range(7) for held in combinations(cards, count))
    return {set_of(held): tuple(PLAY[one] for one in held) for held in chosen}


# Made once so that `legal` and `default` only look up: the plays for both halves of a hand, clubs with diamonds
# and hearts with spades, and how low their lowest card is; the marriages for every set of queens held with their
# kings; who is asked.
LOWER = BIT[26] - 1
UPPER = BIT[52] - BIT[26]
LOWER_PLAYS = _plays([one for one in PACK if BIT[one] & LOWER])
UPPER_PLAYS = _plays([one for one in PACK if BIT[one] & UPPER])
MARRIAGES = {
    set_of(queens): tuple(MARRY[SUIT[queen]] for queen in queens)
    for count in range(5)
    for queens in combinations(members(QUEENS), count)
}
_LOWNESS = {PLAY[one]: index for index, one in enumerate(LOWEST_FIRST)}
LOWEST_PLAYS = tuple(_LOWNESS)
LOWEST = {
    held: min(map(_LOWNESS.__getitem__, plays), default=len(PACK))
    for held, plays in (LOWER_PLAYS | UPPER_PLAYS).items()
}
NINE = tuple(BIT[nine] for nine in NINES)
EXCHANGING, CLOSING, DECLARING = (EXCHANGE,), (CLOSE,), (DECLARE,)
ASKED: tuple[tuple[Seat, ...], ...] = ((0,), (1,))

# --- How likely a match is won -----------------------------------------------------------------------


@cache
def winning_share(mine: int, yours: int) -> float:
    """How often whoever still needs `mine` game points wins against `yours`, deals being even."""
    if mine <= 0:
        return 1.0
    if yours <= 0:
        return 0.0
    return fsum(
        often * (winning_share(mine - worth, yours) + winning_share(mine, yours - worth)) / 2
        for worth, often in ((1, 0.4), (2, 0.4), (3, 0.2))
    )
