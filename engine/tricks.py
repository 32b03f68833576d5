"""What trick-taking games share, as tables: which cards are of a suit, and which cards beat a card.

The tables hold sets of cards (see `engine.cards`), so a rule about tricks is one `&`.
"""

from __future__ import annotations

from engine.cards import BIT, NAME, RANK, SUIT

NO_TRUMP = 4  # where play without trumps stands in `beating_sets`

SUIT_SET: tuple[int, ...] = tuple(sum(BIT[card] for card in range(104) if SUIT[card] == suit) for suit in range(4))


def stronger_sets(ranks: str) -> tuple[int, ...]:
    """For every card the set of stronger cards of its suit; the ranks are written weakest first.

    Of equally strong cards, in games with two packs, neither is the stronger: the first played wins.
    """
    strength = {rank: height for height, rank in enumerate(ranks)}
    pack = [card for card in range(len(NAME)) if RANK[card] in strength]
    return tuple(
        sum(BIT[a] for a in pack if SUIT[a] == SUIT[b] and strength[RANK[a]] > strength.get(RANK[b], -1))
        for b in range(len(NAME))
    )


def beating_sets(ranks: str) -> tuple[tuple[int, ...], ...]:
    """By trump suit, for every card the set of cards that beat it when played after it."""
    stronger = stronger_sets(ranks)
    trumps = sum(BIT[card] for card in range(len(NAME)) if RANK[card] in ranks)
    return tuple(
        tuple(
            stronger[card] | (0 if trump in (NO_TRUMP, SUIT[card]) else SUIT_SET[trump] & trumps)
            for card in range(len(NAME))
        )
        for trump in range(NO_TRUMP + 1)
    )
