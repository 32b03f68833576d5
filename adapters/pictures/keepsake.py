"""Draws the keepsake of a match: who played, who won, by how much and when; large enough to be shown around."""

from __future__ import annotations

from math import ceil

from adapters.pictures.canvas import Canvas, felt, plate
from adapters.pictures.colours import GOLD
from adapters.pictures.descriptions import Keepsake, KeepsakeSide
from adapters.pictures.sprites import crown_mark, team_mark
from adapters.pictures.winner import scrap_of

WIDTH = 1080
MARGIN = 44
HEAD, FOOT, GAP = 150, 78, 18
LINE = 56  # of names, two beside each other
NAMES_A_LINE, SHORT_NAME = 2, 13
SCRAPS = 26
STEP = 2654435761  # spreads the scraps evenly and the same way every time


def draw_keepsake(keepsake: Keepsake) -> bytes:
    """The picture of a result."""
    heights = [_height(side) for side in keepsake.sides]
    height = HEAD + sum(heights) + GAP * len(heights) + FOOT
    canvas = Canvas(keepsake.theme, felt(WIDTH, height, keepsake.theme.background))
    has = canvas.has
    _confetti(canvas)
    canvas.put_along(crown_mark(84, GOLD), MARGIN + 42, HEAD / 2)
    canvas.write(keepsake.game, MARGIN + 108, HEAD / 2 - 2, 62, widest=560, is_bold=True)
    canvas.write(keepsake.day, WIDTH - MARGIN, HEAD / 2, 34, paint=has.quiet, align="end", widest=380)
    top = float(HEAD)
    for side, high in zip(keepsake.sides, heights, strict=True):
        _draw_side(canvas, side, top, high)
        top += high + GAP
    canvas.write(
        keepsake.brand, WIDTH / 2, height - FOOT / 2 - 4, 30, paint=has.quiet, align="centre", is_bold=True
    )
    return canvas.png()


def _height(side: KeepsakeSide) -> int:
    return 56 + LINE * ceil(len(side.names) / _columns(side))


def _columns(side: KeepsakeSide) -> int:
    """How many names stand beside each other: one, where a name is long, so that none is cut."""
    return min(NAMES_A_LINE, len(side.names)) if max(map(len, side.names)) <= SHORT_NAME else 1


def _draw_side(canvas: Canvas, side: KeepsakeSide, top: float, high: int) -> None:
    has, middle = canvas.has, top + high / 2
    edge, width = (has.turn, 6) if side.has_won else (has.line, 3)
    canvas.put_along(plate(WIDTH - 2 * MARGIN, high, has.plate, edge, width), WIDTH / 2, middle)
    at = MARGIN + 34.0
    if side.team is not None:
        canvas.put_along(team_mark(side.team, 40, canvas.theme.background), at + 20, middle)
        at += 60
    if side.has_won:
        canvas.put_along(crown_mark(60, has.turn), at + 30, middle - 2)
        at += 84
    end = WIDTH - MARGIN - 190
    columns = _columns(side)
    wide = (end - at) / columns
    first = middle - (ceil(len(side.names) / columns) - 1) * LINE / 2
    for number, name in enumerate(side.names):
        line, column = divmod(number, columns)
        canvas.write(name, at + column * wide, first + line * LINE, 38, widest=round(wide) - 16, is_bold=True)
    paint = has.turn if side.has_won else has.ink
    canvas.write(str(side.points), WIDTH - MARGIN - 36, middle, 76, paint=paint, align="end", is_bold=True)


def _confetti(canvas: Canvas) -> None:
    """Scraps on the felt above the sides, where no word is."""
    has = canvas.has
    paints = (GOLD, has.declarer, *has.teams, has.gain)
    for number in range(SCRAPS):
        seed = (number + 1) * STEP % 2**32
        x, y = seed % WIDTH, seed // WIDTH % 44
        canvas.put(scrap_of(paints[number % len(paints)], number % 3, number % 4), x, y + 6)
