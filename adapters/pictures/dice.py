"""Draws dice: kept ones are framed and locked, and little dice count the rolls that are left."""

from __future__ import annotations

from functools import lru_cache
from math import cos, radians, sin

from adapters.pictures.canvas import Canvas, felt, plate
from adapters.pictures.colours import BY_BACKGROUND, GOLD, Colour, colour, mixed
from adapters.pictures.descriptions import Background, Dice
from adapters.pictures.shapes import Sketch, Sprite, chevron, star
from adapters.pictures.sprites import MARKS_MAX, lock_mark
from adapters.pictures.vectors import Vectors

WIDTH, HEIGHT = 800, 240
STRIP = 64  # the line of words above the dice
DIE = 112
DICE_COUNT = 5
PIP = colour("16191d")
OFFERED = "offered"
BONUS_INK = (40, 26, 0)
BONUS_EDGE = mixed(GOLD, (0, 0, 0), 0.35)

# Where the pips of each face lie, in thirds of the die.
_LOW, _MID, _HIGH = 0.25, 0.5, 0.75
_DIAGONAL = ((_LOW, _LOW), (_HIGH, _HIGH))
_CORNERS = (*_DIAGONAL, (_LOW, _HIGH), (_HIGH, _LOW))
PIPS = {
    1: ((_MID, _MID),),
    2: _DIAGONAL,
    3: (*_DIAGONAL, (_MID, _MID)),
    4: _CORNERS,
    5: (*_CORNERS, (_MID, _MID)),
    6: (*_CORNERS, (_LOW, _MID), (_HIGH, _MID)),
}


def draw_dice(dice: Dice) -> bytes:
    """The picture of dice alone."""
    canvas = Canvas(dice.theme, felt(WIDTH, HEIGHT, dice.theme.background))
    put_dice(canvas, dice, 0)
    return canvas.png()


def put_dice(canvas: Canvas, dice: Dice, top: int) -> None:
    """Dice on a sheet that may hold more: a line of words and rolls left, and the dice below it."""
    canvas.write(dice.caption, 24, top + 36, 27, widest=500, is_bold=True)
    for number in range(dice.rolls_max):
        is_left = number >= dice.rolls_max - dice.rolls_left
        canvas.put_along(_roll_mark(is_left, canvas.theme.background), WIDTH - 44 - 46 * number, top + 36)
    count = DICE_COUNT + (dice.bonus is not None)
    step = min(148.0, (WIDTH - 40) / count)
    start = (WIDTH - step * (count - 1)) / 2
    y = top + STRIP + DIE / 2 + 22
    for index in range(DICE_COUNT):
        x = start + index * step
        if index >= len(dice.faces):
            canvas.put_along(die_sprite(0, DIE, canvas.theme.background), x, y)
            continue
        is_kept = index < len(dice.kept) and dice.kept[index]
        if is_kept:
            canvas.put_along(plate(DIE + 16, DIE + 16, canvas.has.turn, radius=26), x, y)
        canvas.put_along(die_sprite(dice.faces[index], DIE, canvas.theme.background), x, y)
        if is_kept:
            canvas.put_along(lock_mark(40, canvas.theme.background), x, y - DIE / 2 - 6)
    if dice.bonus is not None:
        x = start + DICE_COUNT * step
        canvas.put_along(bonus_mark(dice.bonus, DIE, canvas.theme.background, dice.bonus_face), x, y)
        canvas.write(dice.bonus_caption, x, y + DIE / 2 + 18, 20, align="centre", widest=round(step))


@lru_cache(maxsize=MARKS_MAX)
def die_sprite(face: int, size: int, background: Background) -> Sprite:
    """A die; 0 is one that has not been rolled."""
    has = BY_BACKGROUND[background]
    sketch = Sketch(size, size)
    paint = has.paper if face else mixed(has.felt, has.paper, 0.12)
    sketch.rounded((0, 0, size, size), 0.18 * size, paint, has.paper_edge, 2)
    draw_pips(sketch, face, size)
    return sketch.done()


def draw_pips(sketch: Sketch | Vectors, face: int, size: float) -> None:
    """What is on a die, with either kind of sketch."""
    for x, y in PIPS.get(face, ()):
        sketch.disc(x * size, y * size, 0.095 * size, PIP)


@lru_cache(maxsize=MARKS_MAX)
def _roll_mark(is_left: bool, background: Background) -> Sprite:
    """One roll: a die while it is left, an empty frame once it is made."""
    has = BY_BACKGROUND[background]
    if is_left:
        return die_sprite(5, 40, background)
    sketch = Sketch(40, 40)
    sketch.rounded((2, 2, 36, 36), 7, None, has.line, 3)
    return sketch.done()


@lru_cache(maxsize=MARKS_MAX)
def bonus_mark(sign: str, size: int, background: Background, face: int = 0) -> Sprite:
    """The bonus die with the sign of a bonus and the face that brought it; a question until it is rolled."""
    sketch = Sketch(size, size)
    draw_bonus(sketch, sign, size)
    if face:
        side = 0.40 * size
        left = top = size - side - 0.04 * size
        sketch.rounded(
            (left, top, side, side), 0.08 * size, BY_BACKGROUND[background].paper, BONUS_EDGE, size / 40
        )
        for x, y in PIPS[face]:
            sketch.disc(left + x * side, top + y * side, 0.1 * side, BONUS_INK)
    return sketch.done()


def draw_bonus(sketch: Sketch | Vectors, sign: str, size: float) -> None:
    """The bonus die, with either kind of sketch."""
    sketch.rounded((0, 0, size, size), 0.2 * size, GOLD, BONUS_EDGE, max(1.5, size / 40))
    SIGNS.get(sign, _question)(sketch, size, BONUS_INK)


def _question(sketch: Sketch | Vectors, size: float, ink: Colour) -> None:
    """A question mark: the die is still to be rolled."""
    sketch.arc(0.5 * size, 0.38 * size, 0.19 * size, 170, 80, 0.1 * size, ink)
    sketch.line([(0.5 * size, 0.54 * size), (0.5 * size, 0.64 * size)], 0.1 * size, ink)
    sketch.disc(0.5 * size, 0.80 * size, 0.065 * size, ink)


def _bag(sketch: Sketch | Vectors, size: float, ink: Colour) -> None:
    """A bag."""
    sketch.disc(0.5 * size, 0.62 * size, 0.27 * size, ink)
    sketch.fill([[(0.34, 0.18), (0.66, 0.18), (0.58, 0.42), (0.42, 0.42)]], (0, 0, size, size), ink)
    sketch.line([(0.36 * size, 0.37 * size), (0.64 * size, 0.37 * size)], 0.05 * size, GOLD)


def snowflake(sketch: Sketch | Vectors, size: float, ink: Colour) -> None:
    """A snowflake."""
    middle = size / 2
    for turn in range(0, 360, 60):
        x, y = cos(radians(turn)), sin(radians(turn))
        sketch.line([(middle, middle), (middle + 0.36 * size * x, middle + 0.36 * size * y)], 0.07 * size, ink)
        for side in (-50, 50):
            bx, by = cos(radians(turn + side)), sin(radians(turn + side))
            knee = (middle + 0.20 * size * x, middle + 0.20 * size * y)
            sketch.line([knee, (knee[0] + 0.14 * size * bx, knee[1] + 0.14 * size * by)], 0.055 * size, ink)


def cross(sketch: Sketch | Vectors, size: float, ink: Colour) -> None:
    """Two strokes across."""
    for y in (0.27, 0.73):
        sketch.line([(0.27 * size, y * size), (0.73 * size, (1 - y) * size)], 0.12 * size, ink)


def _onward(sketch: Sketch | Vectors, size: float, ink: Colour) -> None:
    """Three arrow heads in a row."""
    for left in (0.10, 0.36, 0.62):
        sketch.fill(chevron(), (left * size, 0.3 * size, 0.30 * size, 0.4 * size), ink)


def _there_and_back(sketch: Sketch | Vectors, size: float, ink: Colour) -> None:
    """Two arrows, one against the other."""
    there = [(0.16, 0.32), (0.60, 0.32), (0.60, 0.18), (0.86, 0.38), (0.60, 0.58), (0.60, 0.44), (0.16, 0.44)]
    back = [(1 - x, 1 - y) for x, y in there]
    high = [(x, y - 0.06) for x, y in there]
    sketch.fill([high, [(x, y + 0.06) for x, y in back]], (0, 0, size, size), ink)


def _star(sketch: Sketch | Vectors, size: float, ink: Colour) -> None:
    """A star."""
    sketch.fill(star(), (0.14 * size, 0.12 * size, 0.72 * size, 0.72 * size), ink)


# What can stand on a bonus die, by what it looks like; what it means is said by the game that puts it there.
SIGNS = {
    "bag": _bag,
    "snowflake": snowflake,
    "cross": cross,
    "onward": _onward,
    "there-and-back": _there_and_back,
    "star": _star,
}
