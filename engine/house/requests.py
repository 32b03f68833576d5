"""What workers of the house are asked; not in the worker, whose classes differ where it is the program."""

from __future__ import annotations

from typing import NamedTuple

from engine.contract import Seat, View


class Request(NamedTuple):
    """All that a house player gets to know."""

    game: str
    view: View
    seat: Seat
    level: str
    seed: int | str | bytes
    effort: float = 1.0  # the share of the usual thinking for which there is time


class ReviewRequest(NamedTuple):
    """A match that is over, and which of its moves are to be judged, by their numbers."""

    record: str
    numbers: frozenset[int]
