"""Cards as small numbers with tables beside them: quick to play with, easy to read.

A card is 13 * suit + rank; two-pack games add 52 for the second pack. The tables cover both packs.
A set of cards, such as a hand, is one whole number with the bit of every card in it: `hand & BIT[card]`.
"""

from __future__ import annotations

from collections.abc import Iterable

# In annotations these say what a number means; playthroughs of matches are written by them.
Card = int
Suit = int

SUITS = "CDHS"  # clubs, diamonds, hearts, spades
RANKS = "23456789TJQKA"  # low to high as printed; each game has its own order of strength
SUIT_SIGNS = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}

CLUBS, DIAMONDS, HEARTS, SPADES = range(4)

SUIT: tuple[int, ...] = tuple(card // 13 % 4 for card in range(104))
RANK: tuple[str, ...] = tuple(RANKS[card % 13] for card in range(104))
NAME: tuple[str, ...] = tuple(RANK[card] + SUITS[SUIT[card]] for card in range(104))
BIT: tuple[int, ...] = tuple(1 << card for card in range(104))

# The order of suits that breaks ties between equal ranks in every default: ♦ ♠ ♥ ♣.
TIE_ORDER: tuple[int, ...] = tuple({DIAMONDS: 0, SPADES: 1, HEARTS: 2, CLUBS: 3}[suit] for suit in range(4))

_CARDS = {name: card for card, name in enumerate(NAME[:52])}


def card(name: str) -> int:
    """The card of the first pack with this name: "QH", "TS"."""
    return _CARDS[name]


def cards(names: str) -> list[int]:
    """Cards written in one string: "QH KH AS"."""
    return [_CARDS[name] for name in names.split()]


def names(some: Iterable[int]) -> str:
    """The names of some cards in one string."""
    return " ".join(NAME[one] for one in some)


def pack(ranks: str) -> list[int]:
    """One pack of these ranks in all four suits."""
    return [_CARDS[rank + suit] for suit in SUITS for rank in ranks]


def set_of(some: Iterable[int]) -> int:
    """The set of some cards, all different."""
    return sum(map(BIT.__getitem__, some))


def members(some: int) -> list[int]:
    """The cards in a set, in the order of their numbers."""
    found = []
    while some:
        lowest = some & -some
        found.append(lowest.bit_length() - 1)
        some ^= lowest
    return found
