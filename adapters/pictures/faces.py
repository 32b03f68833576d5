"""What stands on a card, drawn once for all: with Pillow's sketch for pictures, with the vector sketch for pages.

The paper of a card is not drawn here: pictures lay it below, pages give it a border.
"""

from __future__ import annotations

from typing import Protocol

from adapters.pictures.colours import GOLD, Colour
from adapters.pictures.shapes import Box, Outline, cap, closed_crown, coronet, suit_outline
from engine.cards import Suit

COURTS = {"J": cap(), "Q": coronet(), "K": closed_crown()}
BACK_SUIT = 1


class Pen(Protocol):
    """What cards and marks are drawn with."""

    def fill(self, outlines: list[Outline], box: Box, paint: Colour) -> None:
        """Outlines of the unit square, stretched to a box and filled."""

    def rounded(
        self, box: Box, radius: float, paint: Colour | None, edge: Colour | None = None, width: float = 0
    ) -> None:
        """A rectangle with round corners."""


def draw_face(pen: Pen, kind: str, suit: Suit, paint: Colour, tint: Colour, unit: float = 1) -> None:
    """All of a face but its rank: the suit in the corner, which shows in any fan, and once more in the field."""

    def box(left: float, top: float, wide: float, high: float) -> Box:
        return left * unit, top * unit, wide * unit, high * unit

    shape = suit_outline(suit)
    if kind in COURTS:
        pen.rounded(box(38, 44, 54, 88), 8 * unit, tint)
        pen.fill(COURTS[kind], box(47, 51, 36, 27), GOLD)
        pen.fill(shape, box(45, 83, 40, 42), paint)
    elif kind == "A":
        pen.fill(shape, box(32, 57, 62, 70), paint)
    else:
        pen.fill(shape, box(42, 76, 48, 52), paint)
    pen.fill(shape, box(9, 50, 25, 27), paint)


def draw_back(pen: Pen, paint: Colour, line: Colour, unit: float = 1) -> None:
    """The pattern on the back that all cards share."""
    pen.rounded((7 * unit, 7 * unit, 86 * unit, 126 * unit), 6 * unit, paint)
    for row in range(7):
        for column in range(5 - row % 2):
            x, y = 18 + 16 * column + 8 * (row % 2), 19 + 17 * row
            pen.fill(suit_outline(BACK_SUIT), ((x - 6) * unit, (y - 7) * unit, 12 * unit, 14 * unit), line)
