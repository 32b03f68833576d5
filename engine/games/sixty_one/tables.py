"""The cards of 61, what they count and beat, and the plays; made once, so that a match only looks up."""

from __future__ import annotations

from itertools import combinations

from engine.cards import NAME, RANK, SUIT, TIE_ORDER, pack, set_of
from engine.contract import Action, Seat
from engine.tricks import beating_sets

# --- The cards -----------------------------------------------------------------------------------------

SEATS = 6
HAND = 3  # cards that a seat holds while there are cards to draw
COPY = 52  # what is added to the number of a second copy

RANKS = "34567JQKA"  # weakest first
RANKS_SEVEN_HIGH = "3456JQK7A"
WORTH = {"A": 11, "7": 10, "K": 4, "J": 3, "Q": 2}

ONE_PACK = pack(RANKS)
PACKS = {1: ONE_PACK, 2: [*ONE_PACK, *(one + COPY for one in ONE_PACK)]}
DRAWS = {decks: len(cards) // SEATS - HAND for decks, cards in PACKS.items()}  # tricks after which everyone draws
CARD_WORTH = tuple(WORTH.get(rank, 0) for rank in RANK)
KIND = tuple(one % COPY for one in range(2 * COPY))  # what a card shows: both copies the same
BEATING = {False: beating_sets(RANKS), True: beating_sets(RANKS_SEVEN_HIGH)}  # by seven_high

# The punishment cards of a team in their order; the tenth rank is written T. A team is known by how many it
# has submitted; after the last, the two, everything is back, and the next card is a ten again (rule 18).
SEQUENCE = "TTTT9999" + "88882"
STEP = 4  # cards of one rank
SECOND_SEAT = (2, 3)  # by team: the two is shown behind it

# --- The actions ---------------------------------------------------------------------------------------

PLAY = {one: Action(f"play {NAME[one]}", one) for one in ONE_PACK}


def _plays(ranks: str) -> dict[int, tuple[Action, ...]]:
    """The plays for every set of up to three cards, the lowest first (rule 26)."""
    lowest_first = sorted(ONE_PACK, key=lambda one: (ranks.index(RANK[one]), TIE_ORDER[SUIT[one]]))
    chosen = (held for count in range(HAND + 1) for held in combinations(lowest_first, count))
    return {set_of(held): tuple(PLAY[one] for one in held) for held in chosen}


# Made once so that `legal` only looks up: the plays for every hand, by seven_high; who is asked, also by the
# seat after the last; the seats clockwise from each.
PLAYS = {False: _plays(RANKS), True: _plays(RANKS_SEVEN_HIGH)}
FIRST_COPIES = (1 << COPY) - 1
ASKED: tuple[tuple[Seat, ...], ...] = tuple((seat % SEATS,) for seat in range(SEATS + 1))
CLOCKWISE = tuple(tuple((first + step) % SEATS for step in range(SEATS)) for first in range(SEATS))

HANDS = {"single": 1, "best3": 3, "best5": 5}  # that a match is made of; with "till2" as many as it takes
