"""Draws a scoreboard: one line for each team or player, what the last deal changed, and who is ahead."""

from __future__ import annotations

from adapters.pictures.canvas import Canvas, felt, plate
from adapters.pictures.colours import Colour
from adapters.pictures.descriptions import Scoreboard, ScoreRow, signed
from adapters.pictures.sprites import crown_mark, team_mark

WIDTH = 800
MARGIN = 20
TITLE, CAPTION, ROW = 64, 40, 92
POINTS, CHANGE = WIDTH - 44, WIDTH - 170  # where these columns end


def draw_scoreboard(board: Scoreboard) -> bytes:
    """The picture of a scoreboard."""
    return paint_scoreboard(board).png()


def paint_scoreboard(board: Scoreboard) -> Canvas:
    """The picture of a scoreboard, its words still to be written."""
    head = TITLE + (CAPTION if board.points_caption or board.change_caption else 0)
    height = MARGIN + head + ROW * len(board.rows) + CAPTION * len(board.captions) + MARGIN
    canvas = Canvas(board.theme, felt(WIDTH, height, board.theme.background))
    has = canvas.has
    canvas.write(board.title, MARGIN + 4, MARGIN + TITLE / 2 - 8, 36, widest=WIDTH - 2 * MARGIN, is_bold=True)
    for caption, x, widest in ((board.points_caption, POINTS, 112), (board.change_caption, CHANGE, 240)):
        canvas.write(caption, x, MARGIN + TITLE + 14, 22, paint=has.quiet, align="end", widest=widest)
    top = MARGIN + head
    for number, row in enumerate(board.rows):
        _draw_row(canvas, row, top + ROW * number)
    top += ROW * len(board.rows)
    for number, caption in enumerate(board.captions):
        y = top + CAPTION * (number + 0.6)
        canvas.write(caption, MARGIN + 4, y, 24, paint=has.quiet, widest=WIDTH - 2 * MARGIN - 8)
    return canvas


def _draw_row(canvas: Canvas, row: ScoreRow, top: float) -> None:
    has, middle = canvas.has, top + ROW / 2 - 4
    edge, width = (has.turn, 4) if row.is_ahead else (has.line, 2)
    canvas.put_along(plate(WIDTH - 2 * MARGIN, ROW - 10, has.plate, edge, width), WIDTH / 2, middle)
    at = MARGIN + 22.0
    if row.team is not None:
        canvas.put_along(team_mark(row.team, 28, canvas.theme.background), at + 14, middle)
        at += 42
    if row.is_ahead:
        canvas.put_along(crown_mark(40, has.turn), at + 20, middle - 2)
        at += 54
    room = round(CHANGE - 90 - at)
    canvas.write(row.name, at, middle - (20 if row.note else 0), 29, widest=room, is_bold=True)
    canvas.write(row.note, at, middle + 20, 20, paint=has.quiet, widest=room)
    canvas.write(str(row.points), POINTS, middle, 40, align="end", is_bold=True)
    if row.change is not None:
        canvas.write(
            signed(row.change), CHANGE, middle, 32, align="end", paint=_paint(canvas, row.change), is_bold=True
        )


def _paint(canvas: Canvas, change: int) -> Colour:
    return canvas.has.gain if change > 0 else canvas.has.loss if change < 0 else canvas.has.quiet
