"""What the tests must be told of a game that hides something, and what holds for all that hide nothing."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol

from engine.contract import Seat


class Hidden(Protocol):
    """What the suite must know of a game that the contract does not tell."""

    def pack(self, match: Any) -> Iterable[int]:
        """Every card the match is played with; none in a game of dice."""

    def all_cards(self, match: Any) -> Iterable[int]:
        """Every card, wherever it lies now."""

    def unseen(self, match: Any, viewer: Seat | None) -> Iterable[int]:
        """The cards of which the viewer does not know where they lie."""

    def exchange(self, match: Any, cards: Mapping[int, int]) -> None:
        """Put, for each of these unseen cards, the one it maps to where it lies."""

    def is_possible(self, match: Any) -> bool:
        """Whether the cards can lie like this after what everyone has seen, say of suits not followed."""

    def points(self, fact: Any, match: Any) -> Sequence[int] | None:
        """The points this fact adds to each seat's score, or None if it is about something else."""


class NothingHidden:
    """A game without cards in which everything lies open; a fact with a seat and points gives that seat points."""

    def pack(self, match: Any) -> Iterable[int]:
        """No cards."""
        return ()

    def all_cards(self, match: Any) -> Iterable[int]:
        """No cards."""
        return ()

    def unseen(self, match: Any, viewer: Seat | None) -> Iterable[int]:
        """No cards."""
        return ()

    def exchange(self, match: Any, cards: Mapping[int, int]) -> None:
        """Nothing to exchange."""

    def is_possible(self, match: Any) -> bool:
        """Nothing is ruled out."""
        return True

    def points(self, fact: Any, match: Any) -> Sequence[int] | None:
        """As the fact says."""
        if not {"seat", "points"} <= {*fact._fields}:
            return None
        return [fact.points if seat == fact.seat else 0 for seat in range(match.seats)]
