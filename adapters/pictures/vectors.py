"""A sketch that writes SVG instead of pixels, with the strokes of `shapes.Sketch`, so that both draw the same."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import cos, radians, sin

from adapters.pictures.colours import Colour
from adapters.pictures.shapes import Box, Outline, Point

DIGITS = 1  # behind the point: a tenth of a hundredth of a card is less than a pixel anywhere
Named = Sequence[tuple[list[Outline], str]]


class Vectors:
    """Strokes as SVG elements; some paints are words that the page decides, such as "currentColor".

    Shapes that have a name already are not drawn again, but used.
    """

    def __init__(self, words: Mapping[Colour, str] | None = None, named: Named = ()) -> None:
        self.elements: list[str] = []
        self._words = dict(words or {})
        self._named = named

    def fill(self, outlines: Iterable[Outline], box: Box, paint: Colour) -> None:
        """Outlines of the unit square, stretched to a box and filled."""
        left, top, width, height = box
        name = next((name for shape, name in self._named if shape is outlines), None)
        if name is not None:
            at = f'x="{_short(left)}" y="{_short(top)}" width="{_short(width)}" height="{_short(height)}"'
            self.elements.append(f'<use href="#{name}" fill="{self._paint(paint)}" {at}/>')
            return
        paths = ([(left + x * width, top + y * height) for x, y in outline] for outline in outlines)
        self.elements.append(f'<path fill="{self._paint(paint)}" d="{"".join(map(path_of, paths))}"/>')

    def disc(self, x: float, y: float, radius: float, paint: Colour) -> None:
        """A filled circle around a point."""
        self.elements.append(
            f'<circle fill="{self._paint(paint)}" cx="{_short(x)}" cy="{_short(y)}" r="{_short(radius)}"/>'
        )

    def ring(self, x: float, y: float, radius: float, width: float, paint: Colour) -> None:
        """A circle around a point; Pillow's lies inside its radius."""
        self.elements.append(
            f'<circle fill="none" stroke="{self._paint(paint)}" stroke-width="{_short(width)}" '
            f'cx="{_short(x)}" cy="{_short(y)}" r="{_short(radius - width / 2)}"/>'
        )

    def arc(
        self, x: float, y: float, radius: float, start: float, end: float, width: float, paint: Colour
    ) -> None:
        """A part of a circle, in degrees clockwise from three o'clock."""
        along = radius - width / 2
        turn = (end - start) % 360
        first, last = (
            f"{_short(x + along * cos(radians(at)))} {_short(y + along * sin(radians(at)))}"
            for at in (start, start + turn)
        )
        size = _short(along)
        self._stroke(f"M{first}A{size} {size} 0 {int(turn > 180)} 1 {last}", width, paint)

    def rounded(
        self, box: Box, radius: float, paint: Colour | None, edge: Colour | None = None, width: float = 0
    ) -> None:
        """A rectangle with round corners, filled, framed or both; the frame lies inside."""
        left, top, wide, high = box
        inset = width / 2 if edge is not None else 0
        frame = f' stroke="{self._paint(edge)}" stroke-width="{_short(width)}"' if edge is not None else ""
        filled = self._paint(paint) if paint is not None else "none"
        self.elements.append(
            f'<rect fill="{filled}"{frame} x="{_short(left + inset)}" y="{_short(top + inset)}" '
            f'width="{_short(wide - 2 * inset)}" height="{_short(high - 2 * inset)}" '
            f'rx="{_short(radius - inset)}"/>'
        )

    def line(self, points: Sequence[Point], width: float, paint: Colour) -> None:
        """A line with round ends and corners."""
        way = "M" + "L".join(f"{_short(x)} {_short(y)}" for x, y in points)
        self._stroke(way, width, paint, ' stroke-linecap="round" stroke-linejoin="round"')

    def symbol(self, name: str, width: float, height: float) -> str:
        """All of it, to be used under a name."""
        box = f"0 0 {_short(width)} {_short(height)}"
        return f'<symbol id="{name}" viewBox="{box}">{"".join(self.elements)}</symbol>'

    def _stroke(self, way: str, width: float, paint: Colour, ends: str = "") -> None:
        self.elements.append(
            f'<path fill="none" stroke="{self._paint(paint)}" stroke-width="{_short(width)}"{ends} d="{way}"/>'
        )

    def _paint(self, paint: Colour) -> str:
        return self._words.get(paint) or "#" + bytes(paint).hex()


def path_of(points: Sequence[Point]) -> str:
    """A closed path; all run the same way round, since where two that do not overlap, there would be a hole."""
    turns = zip(points, [*points[1:], points[0]], strict=True)
    area = sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in turns)
    ordered = points if area >= 0 else [*reversed(points)]
    return "M" + "L".join(f"{_short(x)} {_short(y)}" for x, y in ordered) + "Z"


def _short(number: float) -> str:
    text = f"{number:.{DIGITS}f}".rstrip("0").rstrip(".") if DIGITS else f"{number:.0f}"
    return text if text not in ("", "-0") else "0"
