"""What trick-taking games share: which card takes the trick, and which cards follow suit."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards import SUIT


def winning_place(trick: Sequence[int], trump: int | None, strength: Sequence[int]) -> int:
    """The place in the trick of the card that takes it: the highest trump, else the highest of the led suit.

    Of equally strong cards the first played wins.
    """
    best = 0
    for place in range(1, len(trick)):
        if beats(trick[place], trick[best], trump, strength):
            best = place
    return best


def beats(card: int, best: int, trump: int | None, strength: Sequence[int]) -> bool:
    """Whether a card played later beats the best so far."""
    if SUIT[card] == SUIT[best]:
        return strength[card] > strength[best]
    return SUIT[card] == trump


def of_suit(hand: Sequence[int], suit: int) -> list[int]:
    """The cards of one suit in a hand."""
    return [card for card in hand if SUIT[card] == suit]
