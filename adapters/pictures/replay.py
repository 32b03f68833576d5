"""Draws a deal once more, frame by frame, with a bar that shows how far it has come; a GIF, played once.

Frames are painted at their full size and made smaller, so that they look like the pictures people know. Only what
has changed since the frame before is written into the file.
"""

from __future__ import annotations

import io
from itertools import pairwise

from PIL import Image, ImageChops

from adapters.pictures.canvas import Canvas, felt
from adapters.pictures.colours import BY_BACKGROUND, PALETTE_MAX, palette
from adapters.pictures.descriptions import Frame, Replay, Scoreboard, Sheets, TablePicture, Theme
from adapters.pictures.scoreboard import paint_scoreboard
from adapters.pictures.sheets import paint_sheets
from adapters.pictures.table import paint_table

WIDTH = 576
HEAD, BAR = 40, 4  # the height of the title above the frames, and of the bar below it
FRAME_MILLISECONDS, LAST_MILLISECONDS = 900, 5000
UNCHANGED = PALETTE_MAX  # the number after those of all shades: here the frame before shines through


def draw_replay(replay: Replay) -> bytes:
    """The animation, as a GIF whose last frame stays."""
    # All in the palette from here on: sixty frames in full colour would be a lot of memory.
    small = [_small(frame) for frame in replay.frames]
    head, bar = _head(replay, max(image.height for image in small)), _bar(replay)
    frames = []
    for number, (shown, image) in enumerate(zip(replay.frames, small, strict=True), 1):
        frame = head.copy()
        room = frame.height - HEAD - image.height
        # Sheets without dice above them stay where they were; anything else stands in the middle.
        frame.paste(image, (0, HEAD + (room if isinstance(shown, Sheets) else room // 2)))
        done = round(WIDTH * number / len(small))
        frame.paste(bar.crop((0, 0, done, BAR)), (WIDTH - done if replay.theme.is_mirrored else 0, HEAD - BAR))
        frames.append(frame)
    stream = io.BytesIO()
    frames[0].save(
        stream,
        "GIF",
        save_all=True,
        append_images=[_changed(before, after) for before, after in pairwise(frames)],
        duration=[*(FRAME_MILLISECONDS for _ in frames[1:]), LAST_MILLISECONDS],
        transparency=UNCHANGED,
        disposal=1,
        optimize=False,
    )
    return stream.getvalue()


def _small(frame: Frame) -> Image.Image:
    """A frame as wide as the animation."""
    image = _painted(frame).finished()
    size = WIDTH, round(image.height * WIDTH / image.width)
    return _reduced(image.resize(size, Image.Resampling.HAMMING), frame.theme)


def _painted(frame: Frame) -> Canvas:
    match frame:
        case TablePicture():
            return paint_table(frame)
        case Sheets():
            return paint_sheets(frame)
        case Scoreboard():
            return paint_scoreboard(frame)


def _head(replay: Replay, highest: int) -> Image.Image:
    """What all frames share: the title above them, and room for the highest."""
    canvas = Canvas(replay.theme, felt(WIDTH, HEAD + highest, replay.theme.background))
    canvas.image.paste(canvas.has.plate, (0, 0, WIDTH, HEAD))
    canvas.write(replay.title, 12, (HEAD - BAR) / 2, 19, widest=WIDTH - 24, is_bold=True)
    return _reduced(canvas.finished(), replay.theme)


def _bar(replay: Replay) -> Image.Image:
    """The bar at the end of the animation."""
    paint = BY_BACKGROUND[replay.theme.background].turn
    return _reduced(Image.new("RGB", (WIDTH, BAR), paint), replay.theme)


def _reduced(image: Image.Image, theme: Theme) -> Image.Image:
    return image.quantize(palette=palette(theme.background), dither=Image.Dither.NONE)


def _changed(before: Image.Image, after: Image.Image) -> Image.Image:
    """The later of two frames, of which only what differs from the earlier is kept."""
    kept = after.copy()
    is_same = ImageChops.subtract_modulo(before, after).point([255, *(0,) * 255], "1")
    kept.paste(UNCHANGED, mask=is_same)
    return kept
