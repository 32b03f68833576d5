"""Draws the end of a match: confetti around the winners, a crown that lands above them; a GIF, played once."""

from __future__ import annotations

import io
from functools import lru_cache
from math import pi, sin

from PIL import Image

from adapters.pictures.canvas import Canvas, felt, plate
from adapters.pictures.colours import GOLD, Colour, palette
from adapters.pictures.descriptions import Winner
from adapters.pictures.shapes import Sketch, Sprite, star
from adapters.pictures.sprites import MARKS_MAX, crown_mark

WIDTH, HEIGHT = 480, 290
FRAMES = 20
FRAME_MILLISECONDS = 90
PLATE_MIDDLE = 190
NAME_SIZES = (38, 30, 23, 18)  # by how many names there are
NAME_PITCH = 1.5  # from line to line, in sizes: Telugu below one line and accents above the next need it
SCRAPS = 44  # of confetti
LANDED = 11  # the frame in which the crown comes to rest
STEP = 2654435761  # spreads the scraps evenly and the same way every time


def draw_winner(winner: Winner) -> bytes:
    """The animation, as a GIF whose last frame stays."""
    card = _card(winner)
    frames = [_frame(winner, card, number) for number in range(FRAMES)]
    stream = io.BytesIO()
    frames[0].save(
        stream, "GIF", save_all=True, append_images=frames[1:], duration=FRAME_MILLISECONDS, optimize=False
    )
    return stream.getvalue()


def _card(winner: Winner) -> Canvas:
    """What all frames share: the names and the points on a plate."""
    canvas = Canvas(winner.theme, felt(WIDTH, HEIGHT, winner.theme.background))
    has = canvas.has
    canvas.put_along(plate(420, 182, has.plate, has.turn, 4), WIDTH / 2, PLATE_MIDDLE)
    canvas.write(winner.title, WIDTH / 2, PLATE_MIDDLE - 70, 20, paint=has.quiet, align="centre", widest=380)
    size = NAME_SIZES[min(len(winner.names), len(NAME_SIZES)) - 1]
    for number, name in enumerate(winner.names):
        y = PLATE_MIDDLE - 3 + (number - (len(winner.names) - 1) / 2) * NAME_PITCH * size
        canvas.write(name, WIDTH / 2, y, size, align="centre", widest=390, is_bold=True)
    points = PLATE_MIDDLE + 66
    canvas.write(winner.points, WIDTH / 2, points, 26, paint=has.turn, align="centre", widest=390, is_bold=True)
    canvas.finished()
    return canvas


def _frame(winner: Winner, card: Canvas, number: int) -> Image.Image:
    image = card.image.copy()
    has = card.has
    paints = (GOLD, has.declarer, *has.teams, has.gain)
    for scrap in range(SCRAPS):
        seed = (scrap + 1) * STEP % 2**32
        x = seed % WIDTH + 14 * sin(2 * pi * (number / 10 + scrap / 7))
        y = (seed // WIDTH) % HEIGHT + (number - FRAMES + 1) * (7 + scrap % 5) + 40
        # Confetti falls in front of the felt, behind the plate's words.
        if 0 <= y < HEIGHT and not (28 < x < WIDTH - 28 and 94 < y < 286):
            piece = scrap_of(paints[scrap % len(paints)], scrap % 3, (number + scrap) % 4)
            piece.put_on(image, round(x) - 6, round(y) - 6)
    fall = max(0, LANDED - number) / LANDED
    bounce = 9 * abs(sin((number - LANDED) * pi / 3)) if LANDED < number < LANDED + 4 else 0
    crown_mark(92, GOLD).put_on(image, WIDTH // 2 - 46, round(24 - 110 * fall * fall - bounce))
    return image.quantize(palette=palette(winner.theme.background), dither=Image.Dither.NONE)


@lru_cache(maxsize=MARKS_MAX)
def scrap_of(paint: Colour, kind: int, turn: int) -> Sprite:
    """A scrap of confetti: a strip, a disc or a star, seen from one of four sides."""
    sketch = Sketch(12, 12)
    if kind == 0:
        sketch.rounded((1, 6 - (1 + turn), 10, 2 * (1 + turn)), 1, paint)
    elif kind == 1:
        sketch.disc(6, 6, 2.5 + turn / 2, paint)
    else:
        sketch.fill(star(), (0, 0, 12, 12), paint)
    return sketch.done()
