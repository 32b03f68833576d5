"""Outlines as lists of points in a square from (0, 0) to (1, 1), and a sketch to draw them on smoothly.

Pillow draws hard edges, so a sketch is four times as large as what comes of it and is shrunk once.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import pairwise
from math import cos, pi, sin
from typing import NamedTuple

from PIL import Image, ImageDraw

from adapters.pictures.colours import Colour
from engine.cards import CLUBS, DIAMONDS, HEARTS, SPADES, Suit

SCALE = 4
CURVE_STEPS = 20

Point = tuple[float, float]
Outline = list[Point]
Box = tuple[float, float, float, float]  # left, top, width, height


class Sprite(NamedTuple):
    """A small picture to be put on others: its colours, and apart from them its shape, which is how Pillow is
    quickest with it."""

    colours: Image.Image
    shape: Image.Image

    @classmethod
    def of(cls, image: Image.Image) -> Sprite:
        """A sprite from a picture with transparency."""
        return cls(image.convert("RGB"), image.getchannel("A"))

    @property
    def width(self) -> int:
        """How wide it is."""
        return self.shape.width

    @property
    def height(self) -> int:
        """How high it is."""
        return self.shape.height

    def put_on(self, image: Image.Image, left: int, top: int) -> None:
        """Put it on a picture, its corner here."""
        image.paste(self.colours, (left, top), self.shape)


class Sketch:
    """A transparent sheet with the size of a sprite, in pixels, that is drawn on with fractions of pixels."""

    def __init__(self, width: int, height: int) -> None:
        self.size = (width, height)
        self.image = Image.new("RGBA", (width * SCALE, height * SCALE))
        self._draw = ImageDraw.Draw(self.image)

    def fill(self, outlines: Iterable[Outline], box: Box, paint: Colour) -> None:
        """Outlines of the unit square, stretched to a box and filled."""
        left, top, width, height = (part * SCALE for part in box)
        for outline in outlines:
            self._draw.polygon([(left + x * width, top + y * height) for x, y in outline], fill=paint)

    def disc(self, x: float, y: float, radius: float, paint: Colour) -> None:
        """A filled circle around a point."""
        self._draw.ellipse([part * SCALE for part in (x - radius, y - radius, x + radius, y + radius)], fill=paint)

    def ring(self, x: float, y: float, radius: float, width: float, paint: Colour) -> None:
        """A circle around a point."""
        self.arc(x, y, radius, 0, 360, width, paint)

    def arc(
        self, x: float, y: float, radius: float, start: float, end: float, width: float, paint: Colour
    ) -> None:
        """A part of a circle, in degrees clockwise from three o'clock."""
        box = [part * SCALE for part in (x - radius, y - radius, x + radius, y + radius)]
        self._draw.arc(box, start, end, fill=paint, width=round(width * SCALE))

    def rounded(
        self, box: Box, radius: float, paint: Colour | None, edge: Colour | None = None, width: float = 0
    ) -> None:
        """A rectangle with round corners, filled, framed or both."""
        left, top, wide, high = (part * SCALE for part in box)
        self._draw.rounded_rectangle(
            (left, top, left + wide - 1, top + high - 1),
            radius * SCALE,
            fill=paint,
            outline=edge,
            width=round(width * SCALE),
        )

    def line(self, points: Sequence[Point], width: float, paint: Colour) -> None:
        """A line with round ends and corners."""
        self._draw.line([(x * SCALE, y * SCALE) for x, y in points], fill=paint, width=round(width * SCALE))
        for x, y in points:
            self.disc(x, y, width / 2, paint)

    def done(self) -> Sprite:
        """What came of it, smooth and small."""
        return Sprite.of(self.image.resize(self.size, Image.Resampling.LANCZOS))


# --- Outlines ------------------------------------------------------------------------------------------


def _curve(a: Point, b: Point, c: Point, d: Point) -> Outline:
    """A cubic curve from a to d, drawn towards b and c."""
    points = []
    for step in range(CURVE_STEPS + 1):
        t = step / CURVE_STEPS
        weights = ((1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t**2, t**3)
        x, y = (sum(w * p[axis] for w, p in zip(weights, (a, b, c, d), strict=True)) for axis in (0, 1))
        points.append((x, y))
    return points


def _mirrored(half: Outline) -> Outline:
    """A left half and its mirror image."""
    return half + [(1 - x, y) for x, y in reversed(half)]


def _circle(x: float, y: float, radius: float) -> Outline:
    turns = (2 * pi * step / 48 for step in range(48))
    return [(x + radius * cos(turn), y + radius * sin(turn)) for turn in turns]


def _heart() -> list[Outline]:
    half = _curve((0.5, 0.99), (0.44, 0.82), (0.02, 0.62), (0.02, 0.30))
    half += _curve((0.02, 0.30), (0.02, 0.12), (0.14, 0.03), (0.26, 0.03))
    half += _curve((0.26, 0.03), (0.38, 0.03), (0.46, 0.11), (0.5, 0.23))
    return [_mirrored(half)]


def _stem(top: float) -> Outline:
    return _mirrored(_curve((0.5, top), (0.49, 0.80), (0.42, 0.93), (0.29, 0.99)))


def _spade() -> list[Outline]:
    leaf = [(x, 0.86 * (1 - y)) for x, y in _heart()[0]]
    return [leaf, _stem(0.5)]


def _club() -> list[Outline]:
    leaves = [_circle(0.5, 0.235, 0.225), _circle(0.235, 0.60, 0.225), _circle(0.765, 0.60, 0.225)]
    return [*leaves, [(0.42, 0.40), (0.58, 0.40), (0.62, 0.62), (0.5, 0.72), (0.38, 0.62)], _stem(0.45)]


def _diamond() -> list[Outline]:
    half = _curve((0.5, 0.0), (0.40, 0.18), (0.26, 0.36), (0.10, 0.5))
    half += _curve((0.10, 0.5), (0.26, 0.64), (0.40, 0.82), (0.5, 1.0))
    return [_mirrored(half)]


@cache
def suit_outline(suit: Suit) -> list[Outline]:
    """The shape of a suit."""
    return {CLUBS: _club, DIAMONDS: _diamond, HEARTS: _heart, SPADES: _spade}[suit]()


@cache
def star() -> list[Outline]:
    """A star with five points."""
    turns = [pi * (step / 5 - 0.5) for step in range(10)]
    radii = (0.5, 0.21)
    return [[(0.5 + radii[n % 2] * cos(turn), 0.53 + radii[n % 2] * sin(turn)) for n, turn in enumerate(turns)]]


@cache
def crown(points: int) -> list[Outline]:
    """A crown with this number of points, each with a pearl."""
    tips = [0.09 + 0.82 * n / (points - 1) for n in range(points)]
    teeth: Outline = [(0.10, 1.0), (tips[0], 0.22)]
    for tip, following in pairwise(tips):
        teeth += [((tip + following) / 2, 0.62), (following, 0.22)]
    return [[*teeth, (0.90, 1.0)], *(_circle(tip, 0.14, 0.085) for tip in tips)]


@cache
def cap() -> list[Outline]:
    """A cap with a feather: what a jack wears."""
    brim = [(0.0, 0.82), (1.0, 0.82), (0.94, 1.0), (0.06, 1.0)]
    top = [(0.12, 0.80), *_curve((0.12, 0.80), (0.14, 0.30), (0.72, 0.24), (0.86, 0.80))]
    feather = _curve((0.62, 0.46), (0.66, 0.10), (0.86, 0.0), (1.06, 0.0))
    feather += _curve((1.06, 0.0), (1.02, 0.24), (0.92, 0.44), (0.72, 0.56))
    return [brim, top, feather]


@cache
def coronet() -> list[Outline]:
    """A narrow open band with three tall spikes, the middle one highest: what a queen wears."""
    band = [(0.12, 0.84), (0.88, 0.84), (0.84, 1.0), (0.16, 1.0)]
    spikes = [
        [(foot - 0.075, 0.80), (tip_x, tip_y), (foot + 0.075, 0.80)]
        for foot, tip_x, tip_y in ((0.26, 0.10, 0.36), (0.5, 0.5, 0.20), (0.74, 0.90, 0.36))
    ]
    pearls = [_circle(0.10, 0.27, 0.085), _circle(0.5, 0.10, 0.10), _circle(0.90, 0.27, 0.085)]
    return [band, *spikes, *pearls]


@cache
def closed_crown() -> list[Outline]:
    """A broad band under two full arches, with a cross on top: what a king wears."""
    band = [(0.0, 0.80), (1.0, 0.80), (1.0, 1.0), (0.0, 1.0)]
    half = [(0.04, 0.76), *_curve((0.04, 0.76), (-0.12, 0.36), (0.34, 0.22), (0.5, 0.44)), (0.5, 0.76)]
    cross = [(0.45, 0.0), (0.55, 0.0), (0.55, 0.10), (0.66, 0.10), (0.66, 0.20), (0.55, 0.20), (0.55, 0.40)]
    return [band, half, [(1 - x, y) for x, y in half], [*cross, *((1 - x, y) for x, y in reversed(cross))]]


@cache
def chevron() -> list[Outline]:
    """An arrow head that points to the right."""
    return [[(0.10, 0.0), (0.46, 0.0), (0.95, 0.5), (0.46, 1.0), (0.10, 1.0), (0.56, 0.5)]]
