"""Cards as people read them: "Q♥" on the screen, "queen of hearts" for the ear."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache

from adapters.text.words import RIGHT_TO_LEFT, Words
from engine.cards import RANK, SUIT, SUIT_SIGNS, SUITS

BETWEEN = "  "  # cards in a row
CACHED_MAX = 1024  # a pack in each language, with room
LINES_CACHED = 4_096  # what happened lately is said on every page of a table, and at every press
_SIGN = re.compile(rf"(\w{{1,2}})?[{''.join(SUIT_SIGNS.values())}]")


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
    return BETWEEN.join(face(one, words) for one in some)


@lru_cache(maxsize=CACHED_MAX)
def spoken(card: int, words: Words) -> str:
    """A card as it is said: "queen of hearts"."""
    return words("card", rank=_rank(card), suit=SUITS[SUIT[card]])


@lru_cache(maxsize=LINES_CACHED)
def aloud(text: str, words: Words) -> str:
    """Text in which cards and suits are called by their names: "Ana plays queen of hearts"."""
    said = _said(words)
    named = _SIGN.sub(lambda sign: said.get(sign[0], sign[0]), text)
    return named.replace(BETWEEN, ", ")


@lru_cache(maxsize=CACHED_MAX)
def _said(words: Words) -> dict[str, str]:
    cards = {face(card, words).removeprefix(RIGHT_TO_LEFT): spoken(card, words) for card in range(len(RANK))}
    return cards | {suit_sign(suit): suit_name(suit, words) for suit in range(len(SUITS))}


def _rank(card: int) -> str | int:
    """The rank as the catalogue selects it: numbers as numbers."""
    rank = RANK[card]
    if rank == "T":
        return 10
    return int(rank) if rank.isdecimal() else rank
