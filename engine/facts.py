"""What happens in more than one card game: the facts that several games tell in the same fields.

What happens in one game only, or with other fields, stands with that game.
"""

from __future__ import annotations

from typing import NamedTuple

from engine.cards import Card
from engine.contract import Seat


class Dealt(NamedTuple):
    """A new deal began; the turned card names the trumps."""

    deal: int
    dealer: Seat
    turned: Card


class HandDealt(NamedTuple):
    """A seat got these cards."""

    seat: Seat
    cards: tuple[Card, ...]


class Played(NamedTuple):
    """A seat played a card; None lies face down."""

    seat: Seat
    card: Card | None


class TrickTaken(NamedTuple):
    """A seat took the trick: these cards, in the order in which they were played."""

    seat: Seat
    cards: tuple[Card, ...]


class GaveUp(NamedTuple):
    """A seat gave up the deal."""

    seat: Seat


class Drew(NamedTuple):
    """A seat drew this card."""

    seat: Seat
    card: Card
