"""Draws all score sheets side by side: boxes down, players across, and the dice above."""

from __future__ import annotations

from functools import lru_cache

from adapters.pictures.canvas import Canvas, felt, plate
from adapters.pictures.colours import BY_BACKGROUND, mixed
from adapters.pictures.descriptions import Background, SheetColumn, Sheets
from adapters.pictures.dice import HEIGHT as DICE_HEIGHT
from adapters.pictures.dice import WIDTH, bonus_mark, cross, put_dice, snowflake
from adapters.pictures.shapes import Sketch, Sprite
from adapters.pictures.sprites import MARKS_MAX, crown_mark, turned_chevron

MARGIN = 16
NAMES = 196  # the width of the column with the boxes' names
HEAD, ROW, GAP = 66, 42, 10


def draw_sheets(sheets: Sheets) -> bytes:
    """The picture of all sheets."""
    return paint_sheets(sheets).png()


def paint_sheets(sheets: Sheets) -> Canvas:
    """The picture of all sheets, its words still to be written."""
    top = DICE_HEIGHT if sheets.dice is not None else MARGIN
    has_bonuses = any(column.bonuses or column.skips for column in sheets.columns)
    rows = len(sheets.boxes) + 1 + bool(sheets.upper_caption) + bool(sheets.extra_caption) + has_bonuses
    height = top + HEAD + ROW * rows + 2 * GAP + MARGIN
    canvas = Canvas(sheets.theme, felt(WIDTH, height, sheets.theme.background))
    if sheets.dice is not None:
        put_dice(canvas, sheets.dice, 0)
    _draw_rows(canvas, sheets, top)
    room = (WIDTH - 2 * MARGIN - NAMES) / len(sheets.columns)
    for number, column in enumerate(sheets.columns):
        _draw_column(canvas, sheets, column, MARGIN + NAMES + room * (number + 0.5), round(room), top)
    return canvas


def _tops(sheets: Sheets, top: int) -> list[float]:
    """The middles of all rows: the boxes with a gap after the upper ones, their sum, extra points, the total,
    bonuses."""
    found = []
    y = top + HEAD + ROW / 2
    count = len(sheets.boxes)
    left_out = {count: not sheets.upper_caption, count + 1: not sheets.extra_caption}
    for box in range(count + 4):
        if box in (sheets.upper, count):
            y += GAP
        found.append(y)
        y += 0 if left_out.get(box) else ROW
    return found


def _draw_rows(canvas: Canvas, sheets: Sheets, top: int) -> None:
    """The stripes and the names of the boxes."""
    has, tops = canvas.has, _tops(sheets, top)
    stripe = mixed(has.felt, has.plate, 0.55)
    for box, name in enumerate(sheets.boxes):
        top = round(tops[box] - ROW / 2) + 2
        canvas.image.paste(stripe, (MARGIN, top, WIDTH - MARGIN, top + ROW - 4))
        canvas.write(name, MARGIN + 12, tops[box], 23, widest=NAMES - 16)
    count = len(sheets.boxes)
    for row, caption in ((count, sheets.upper_caption), (count + 1, sheets.extra_caption)):
        if caption:
            canvas.write(caption, MARGIN + 12, tops[row], 23, paint=has.quiet, widest=NAMES - 16)
    total = plate(WIDTH - 2 * MARGIN, ROW - 2, has.plate, has.line, 2, 8)
    canvas.put_along(total, WIDTH / 2, tops[count + 2])
    canvas.write(sheets.total_caption, MARGIN + 12, tops[count + 2], 25, widest=NAMES - 16, is_bold=True)
    if any(column.bonuses or column.skips for column in sheets.columns):
        canvas.write(sheets.bonus_caption, MARGIN + 12, tops[count + 3], 23, paint=has.quiet, widest=NAMES - 16)


def _draw_column(canvas: Canvas, sheets: Sheets, column: SheetColumn, x: float, room: int, top: int) -> None:
    has, tops, count = canvas.has, _tops(sheets, top), len(sheets.boxes)
    background = canvas.theme.background
    edge, width = (has.turn, 5) if column.is_turn else (has.line, 2)
    canvas.put_along(plate(room - 8, HEAD - 16, has.plate, edge, width, 12), x, top + HEAD / 2 - 4)
    if column.is_ahead:
        # On the upper edge, so that it takes no room from the name.
        canvas.put_along(crown_mark(32, has.turn), x, top + 2)
    canvas.write(column.name, x, top + HEAD / 2 - 3, 22, align="centre", widest=room - 22, is_bold=True)
    if column.is_turn:
        canvas.put_along(turned_chevron(90, 30, has.turn), x, top + HEAD - 4)
    for box, points in enumerate(column.entries):
        if points:
            canvas.write(str(points), x, tops[box], 26, align="centre", is_bold=True)
        elif points == 0:
            canvas.put_along(_cell_mark("crossed", background), x, tops[box])
        elif box < len(column.frozen) and column.frozen[box]:
            canvas.put_along(_cell_mark("frozen", background), x, tops[box])
    if column.upper:
        canvas.write(column.upper, x, tops[count], 24, align="centre")
    if column.extra:
        canvas.write(str(column.extra), x, tops[count + 1], 24, align="centre")
    canvas.write(str(column.total), x, tops[count + 2], 28, align="centre", is_bold=True)
    _draw_bonuses(canvas, column, x, tops[count + 3], room)


def _draw_bonuses(canvas: Canvas, column: SheetColumn, x: float, y: float, room: int) -> None:
    """The bonuses that a player has collected, and a ring for each turn that will be missed."""
    marks = [bonus_mark(bonus, 32, canvas.theme.background) for bonus in column.bonuses]
    marks += [_cell_mark("missed", canvas.theme.background)] * column.skips
    step = min(36.0, (room - 40) / max(1, len(marks) - 1))
    for number, mark in enumerate(marks):
        canvas.put_along(mark, x + (number - (len(marks) - 1) / 2) * step, y)


@lru_cache(maxsize=MARKS_MAX)
def _cell_mark(kind: str, background: Background) -> Sprite:
    """What stands in a box instead of points: crossed out or frozen; or a turn that will be missed."""
    has = BY_BACKGROUND[background]
    sketch = Sketch(32, 32)
    if kind == "crossed":
        cross(sketch, 32, has.quiet)
    elif kind == "frozen":
        snowflake(sketch, 32, has.frost)
    else:
        sketch.ring(16, 16, 14, 3, has.loss)
        sketch.line([(7, 25), (25, 7)], 3, has.loss)
    return sketch.done()
