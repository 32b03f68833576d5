"""Cards as people read them: "Q♥" on the screen, "queen of hearts" for the ear."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from adapters.text.words import Words
from engine.cards import RANK, SUIT, SUIT_SIGNS, SUITS

CACHED_MAX = 1024  # a pack in each language, with room


def suit_sign(suit: int) -> str:
    """The sign of a suit: "♥"."""
    return SUIT_SIGNS[SUITS[suit]]


def suit_name(suit: int, words: Words) -> str:
    """The name of a suit: "hearts"."""
    return words("suit", suit=SUITS[suit])


@lru_cache(maxsize=CACHED_MAX)
def face(card: int, words: Words) -> str:
    """A card as it is written: "Q♥", "10♠"."""
    return words("rank", rank=_rank(card)) + suit_sign(SUIT[card])


def faces(some: Iterable[int], words: Words) -> str:
    """Some cards as they are written, with room between them."""
    return "  ".join(face(one, words) for one in some)


@lru_cache(maxsize=CACHED_MAX)
def spoken(card: int, words: Words) -> str:
    """A card as it is said: "queen of hearts"."""
    return words("card", rank=_rank(card), suit=SUITS[SUIT[card]])


def _rank(card: int) -> str | int:
    """The rank as the catalogue selects it: numbers as numbers."""
    rank = RANK[card]
    if rank == "T":
        return 10
    return int(rank) if rank.isdecimal() else rank
