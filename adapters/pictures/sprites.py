"""Cards and marks of our own drawing, each drawn once per size and theme and then remembered, within bounds."""

from __future__ import annotations

from functools import lru_cache
from math import cos, radians, sin

from PIL import Image, ImageChops

from adapters.pictures import faces
from adapters.pictures.card_layout import HEIGHT, INDEX, WIDTH, kind_of, sign_of
from adapters.pictures.colours import BY_BACKGROUND, Colour, Colours, mixed, suit_colour
from adapters.pictures.descriptions import Background, Deck, Direction, Theme
from adapters.pictures.labels import DrawnLabel, written
from adapters.pictures.shapes import SCALE, Sketch, Sprite, chevron, crown, star, suit_outline
from adapters.pictures.vectors import Vectors
from engine.cards import RANK, SUIT, Card, Suit

CARDS_MAX = 800  # a pack in two sizes, bright and dim, for both decks and both backgrounds, and then some
MARKS_MAX = 256

CARD_RATIO = HEIGHT / WIDTH
TAKEN_RATIO = 1.15
TINT = 0.12  # of the suit in the field of a court card


def card_height(width: int) -> int:
    """How high a card of this width is."""
    return round(width * CARD_RATIO)


def card_sprite(card: Card | None, width: int, theme: Theme, is_dim: bool = False) -> Sprite:
    """A card face up, or with None face down."""
    if card is None:
        return _back(width, theme.background, is_dim)
    rank, suit = RANK[card], SUIT[card]
    return _face(sign_of(rank, theme), rank, suit, width, theme.deck, theme.background, is_dim)


@lru_cache(maxsize=CARDS_MAX)
def _face(
    sign: str, rank: str, suit: Suit, width: int, deck: Deck, background: Background, is_dim: bool
) -> Sprite:
    """A face: rank and suit large in the corner, which shows in any fan, and the suit once more in the field."""
    has = BY_BACKGROUND[background]
    paint = suit_colour(suit, deck)
    unit = width / WIDTH
    sketch = Sketch(width, card_height(width))
    sketch.rounded((0, 0, 100 * unit, 140 * unit), 10 * unit, has.paper, has.paper_edge, 1.6 * unit)
    faces.draw_face(sketch, kind_of(rank), suit, paint, mixed(has.paper, paint, TINT), unit)
    _index(sketch, sign, paint, unit)
    sprite = sketch.done()
    return _dimmed(sprite, background) if is_dim else sprite


def _index(sketch: Sketch, sign: str, paint: Colour, unit: float) -> None:
    """The rank, as large as its corner allows; letters that hang below the line are no larger than the others."""
    (glyph,) = written([DrawnLabel(sign, round(50 * unit * SCALE), paint, is_bold=True)])
    inked = glyph.shape.getbbox()
    assert inked is not None, f"nothing to see of {sign!r}"
    shape = glyph.shape.crop(inked)
    at, scale = INDEX, unit * SCALE
    high = min(shape.height, round(at.high * scale))
    wide = min(round(shape.width * high / shape.height), round(at.wide * scale))
    shape = shape.resize((wide, high), Image.Resampling.LANCZOS)
    left = max(round(at.middle * scale - wide / 2), round(at.left * scale))
    sketch.image.paste(paint, (left, round(at.top * scale)), shape)


@lru_cache(maxsize=MARKS_MAX)
def _back(width: int, background: Background, is_dim: bool = False) -> Sprite:
    """The back that all cards share."""
    has = BY_BACKGROUND[background]
    unit = width / 100
    sketch = Sketch(width, card_height(width))
    sketch.rounded((0, 0, width, card_height(width)), 10 * unit, has.paper, has.paper_edge, 1.6 * unit)
    faces.draw_back(sketch, has.back, has.back_line, unit)
    sprite = sketch.done()
    return _dimmed(sprite, background) if is_dim else sprite


def _dimmed(sprite: Sprite, background: Background) -> Sprite:
    """The sprite under dim glass, its shape kept: paper no longer white, what is on it still legible."""
    glass = Image.new("RGB", sprite.shape.size, BY_BACKGROUND[background].dim)
    return sprite._replace(colours=ImageChops.multiply(sprite.colours, glass))


@lru_cache(maxsize=MARKS_MAX)
def lying_card(card: Card, width: int, theme: Theme) -> Sprite:
    """A card turned on its side, as it lies under a pile."""
    upright = card_sprite(card, width, theme)
    return Sprite(*(part.transpose(Image.Transpose.ROTATE_270) for part in upright))


@lru_cache(maxsize=MARKS_MAX)
def glow(width: int, paint: Colour) -> Sprite:
    """The frame around a card that stands out."""
    sketch = Sketch(width + 12, card_height(width) + 12)
    sketch.rounded((0, 0, width + 12, card_height(width) + 12), width / 10 + 6, paint)
    return sketch.done()


# --- Marks ---------------------------------------------------------------------------------------------


@lru_cache(maxsize=MARKS_MAX)
def suit_mark(suit: Suit, size: int, deck: Deck, background: Background) -> Sprite:
    """A suit on a little piece of paper, so that its colour is the same on every background."""
    has = BY_BACKGROUND[background]
    sketch = Sketch(size, size)
    sketch.rounded((0, 0, size, size), size / 5, has.paper, has.paper_edge, 1.5)
    sketch.fill(suit_outline(suit), (0.16 * size, 0.15 * size, 0.68 * size, 0.70 * size), suit_colour(suit, deck))
    return sketch.done()


@lru_cache(maxsize=MARKS_MAX)
def team_mark(team: int, size: int, background: Background) -> Sprite:
    """The mark of a team: round for the first, square for the second, and each in its colour."""
    has = BY_BACKGROUND[background]
    sketch = Sketch(size, size)
    if team == 0:
        sketch.disc(size / 2, size / 2, size / 2, has.teams[0])
    else:
        sketch.rounded((0.04 * size, 0.04 * size, 0.92 * size, 0.92 * size), 0.16 * size, has.teams[1])
    return sketch.done()


@lru_cache(maxsize=MARKS_MAX)
def dealer_mark(direction: Direction, size: int, background: Background) -> Sprite:
    """Two cards in an arrow that runs in the direction of dealing."""
    sketch = Sketch(size, size)
    draw_dealer(sketch, direction, size, BY_BACKGROUND[background])
    return sketch.done()


def draw_dealer(sketch: Sketch | Vectors, direction: Direction, size: float, has: Colours) -> None:
    """The mark of the dealer, with either kind of sketch."""
    middle, radius = size / 2, 0.36 * size
    sketch.disc(middle, middle, middle, has.ink)
    sketch.disc(middle, middle, 0.46 * size, has.plate)
    for shift in (-0.05, 0.04):
        box = ((0.40 + shift) * size, (0.36 + shift / 2) * size, 0.21 * size, 0.28 * size)
        sketch.rounded(box, 0.03 * size, has.ink, has.plate, 0.024 * size)
    if direction:
        start, end = (-60, 210) if direction == 1 else (-30, 240)
        sketch.arc(middle, middle, radius + 0.035 * size, start, end, 0.07 * size, has.ink)
        _head(sketch, middle, radius, end if direction == 1 else start, direction, 0.15 * size, has.ink)


def _head(
    sketch: Sketch | Vectors, middle: float, radius: float, turn: float, way: int, size: float, paint: Colour
) -> None:
    """The head of an arrow that runs along a circle and ends at this turn, in degrees."""
    angle = radians(turn)
    x, y = middle + radius * cos(angle), middle + radius * sin(angle)
    ahead = (-sin(angle) * way * size, cos(angle) * way * size)
    aside = (cos(angle) * size, sin(angle) * size)
    tip = (x + 1.1 * ahead[0], y + 1.1 * ahead[1])
    outline = [tip, (x + aside[0], y + aside[1]), (x - aside[0], y - aside[1])]
    sketch.fill([outline], (0, 0, 1, 1), paint)


@lru_cache(maxsize=MARKS_MAX)
def star_mark(size: int, background: Background) -> Sprite:
    """The mark of the declarer."""
    sketch = Sketch(size, size)
    draw_star(sketch, size, BY_BACKGROUND[background])
    return sketch.done()


def draw_star(sketch: Sketch | Vectors, size: float, has: Colours) -> None:
    """The mark of the declarer, with either kind of sketch."""
    sketch.disc(size / 2, size / 2, size / 2, has.declarer)
    sketch.fill(star(), (0.14 * size, 0.11 * size, 0.72 * size, 0.72 * size), has.plate)


@lru_cache(maxsize=MARKS_MAX)
def crown_mark(width: int, paint: Colour) -> Sprite:
    """A crown: who is ahead, or has won."""
    sketch = Sketch(width, round(0.75 * width))
    sketch.fill(crown(5), (0.02 * width, 0.02 * width, 0.96 * width, 0.70 * width), paint)
    return sketch.done()


@lru_cache(maxsize=MARKS_MAX)
def closed_mark(height: int, background: Background) -> Sprite:
    """A small back: cards in a hand."""
    return _back(round(height / CARD_RATIO), background)


@lru_cache(maxsize=MARKS_MAX)
def taken_mark(height: int, background: Background) -> Sprite:
    """A small heap of faces lying crosswise: captured tricks."""
    sketch = Sketch(round(TAKEN_RATIO * height), height)
    draw_taken(sketch, height, BY_BACKGROUND[background])
    return sketch.done()


def draw_taken(sketch: Sketch | Vectors, height: float, has: Colours) -> None:
    """Captured tricks, with either kind of sketch."""
    width = TAKEN_RATIO * height
    for box in ((0.02, 0.02, 0.58, 0.80), (0.40, 0.18, 0.58, 0.80)):
        left, top, wide, high = box[0] * width, box[1] * height, box[2] * width, box[3] * height
        sketch.rounded((left, top, wide, high), 0.1 * height, has.paper, has.quiet, 0.07 * height)


@lru_cache(maxsize=MARKS_MAX)
def lock_mark(size: int, background: Background) -> Sprite:
    """A padlock: nobody draws from the pile any more."""
    sketch = Sketch(size, size)
    draw_lock(sketch, size, BY_BACKGROUND[background])
    return sketch.done()


def draw_lock(sketch: Sketch | Vectors, size: float, has: Colours) -> None:
    """A padlock, with either kind of sketch."""
    sketch.disc(size / 2, size / 2, size / 2, has.turn)
    sketch.arc(size / 2, 0.42 * size, 0.17 * size, 180, 360, 0.07 * size, has.plate)
    sketch.rounded((0.28 * size, 0.42 * size, 0.44 * size, 0.33 * size), 0.05 * size, has.plate)


@lru_cache(maxsize=MARKS_MAX)
def turned_chevron(degrees: int, size: int, paint: Colour) -> Sprite:
    """An arrow head that points this way, in degrees clockwise from the right."""
    sketch = Sketch(size, size)
    inner = 0.7 * size
    sketch.fill(chevron(), ((size - inner) / 2, (size - inner) / 2, inner, inner), paint)
    sketch.image = sketch.image.rotate(-degrees, Image.Resampling.BICUBIC)
    return sketch.done()
