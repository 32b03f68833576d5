"""The canvas on which a picture is put together: sprites at once, words all together at the end."""

from __future__ import annotations

import io
from functools import lru_cache
from typing import Literal

from PIL import Image

from adapters.pictures.colours import BY_BACKGROUND, Colour, Colours, palette
from adapters.pictures.descriptions import Background, Theme
from adapters.pictures.labels import BASELINE, HALF_CAPITAL, DrawnLabel, written
from adapters.pictures.shapes import Sketch, Sprite

PNG_LEVEL = 1  # a tenth larger than the next levels, and a quarter cheaper
PLATES_MAX = 128

Align = Literal["start", "centre", "end"]


class Canvas:
    """A picture in the making; x runs in the direction of reading: from the left or, mirrored, from the right."""

    def __init__(self, theme: Theme, ground: Image.Image, reduced_ground: Image.Image | None = None) -> None:
        """Begin with a ground; one that is known in its palette as well is not reduced to it at every picture."""
        self.theme = theme
        self.has: Colours = BY_BACKGROUND[theme.background]
        self.width = ground.width
        self.image = ground.copy()
        self._reduced_ground = reduced_ground
        self._covered: list[tuple[int, int, int, int]] = []  # where something lies on the ground
        self._words: list[tuple[DrawnLabel, float, float, Align]] = []

    def put(self, sprite: Sprite, x: float, y: float) -> None:
        """A sprite with its middle here, where the seat circle is concerned: never mirrored."""
        self._put(sprite, round(x - sprite.width / 2), round(y - sprite.height / 2))

    def _put(self, sprite: Sprite, left: int, top: int) -> None:
        sprite.put_on(self.image, left, top)
        right, bottom = min(left + sprite.width, self.image.width), min(top + sprite.height, self.image.height)
        self._covered.append((max(left, 0), max(top, 0), right, bottom))

    def put_along(self, sprite: Sprite, x: float, y: float) -> None:
        """A sprite with its middle here, in the direction of reading."""
        self.put(sprite, self.across(x), y)

    def plate(self, x: float, y: float, width: int, height: int, paint: Colour | None = None) -> None:
        """A plain plate with its middle here, in the direction of reading."""
        self.put_along(plate(width, height, paint or self.has.plate), x, y)

    def across(self, x: float) -> float:
        """Where x is, counted from the left."""
        return self.width - x if self.theme.is_mirrored else x

    def write(
        self,
        text: str,
        x: float,
        y: float,
        size: int,
        *,
        paint: Colour | None = None,
        align: Align = "start",
        widest: int = 2000,
        is_bold: bool = False,
    ) -> None:
        """Words that start, stand in the middle, or end at x, their capitals around y."""
        if text:
            label = self.label(text, size, paint=paint, widest=widest, is_bold=is_bold)
            self._words.append((label, x, y, align))

    def label(
        self, text: str, size: int, *, paint: Colour | None = None, widest: int = 2000, is_bold: bool = False
    ) -> DrawnLabel:
        """Words as they will be written, to ask how wide they are."""
        return DrawnLabel(text, size, paint or self.has.ink, widest, is_bold, self.theme.is_mirrored)

    def widths(self, wanted: list[DrawnLabel]) -> list[int]:
        """How wide labels are, where something has to make room for them."""
        return [label.width for label in written(wanted)]

    def finished(self) -> Image.Image:
        """The sheet with all its words."""
        pictures = written([label for label, *_ in self._words])
        for picture, (label, x, y, align) in zip(pictures, self._words, strict=True):
            share = {"start": 0.0, "centre": 0.5, "end": 1.0}[align]
            if self.theme.is_mirrored:
                share = 1 - share
            left = round(self.across(x) - share * picture.width)
            top = round(y - (BASELINE - HALF_CAPITAL) * label.size)
            self._put(picture, left, top)
        return self.image

    def png(self) -> bytes:
        """The finished picture, in the palette of its background."""
        stream = io.BytesIO()
        self._reduced().save(stream, "PNG", compress_level=PNG_LEVEL)
        return stream.getvalue()

    def _reduced(self) -> Image.Image:
        """The finished picture in its palette; of a ground that is known in it, only what lies on it is new."""
        whole = self.finished()
        if self._reduced_ground is None:
            return reduced(whole, self.theme.background)
        picture = self._reduced_ground.copy()
        for box in self._covered:
            picture.paste(reduced(whole.crop(box), self.theme.background), box)
        return picture


def reduced(image: Image.Image, background: Background) -> Image.Image:
    """A picture in the palette of a background; no pixel depends on those around it."""
    return image.quantize(palette=palette(background), dither=Image.Dither.NONE)


def felt(width: int, height: int, background: Background) -> Image.Image:
    """An empty sheet."""
    return Image.new("RGB", (width, height), BY_BACKGROUND[background].felt)


@lru_cache(maxsize=PLATES_MAX)
def plate(
    width: int, height: int, paint: Colour, edge: Colour | None = None, edge_width: int = 0, radius: int = 16
) -> Sprite:
    """A rectangle with round corners, perhaps framed."""
    sketch = Sketch(width, height)
    sketch.rounded((0, 0, width, height), radius, paint, edge, edge_width)
    return sketch.done()
