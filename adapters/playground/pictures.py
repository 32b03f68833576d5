"""The picture above a table's words: which one a person is shown, how the page refers to it, and its bytes.

An address under a person's own only says that the picture of a table is wanted, and a digest makes the browser ask
again. What is drawn is made of what that person knows when they ask: no address leads to anybody else's picture.
"""

from __future__ import annotations

import asyncio
import hashlib
import io
from collections.abc import Mapping
from typing import NamedTuple

from adapters.pictures.descriptions import Laid, Picture, Sheets, TablePicture, suffix_of
from adapters.pictures.spoken import alt_text
from adapters.pictures.studio import Studio
from adapters.screens.appearance import appearance_of
from adapters.screens.game_pictures import has_pictures, pictures_of, winner_picture
from adapters.screens.games import Names
from adapters.store.records import Setting
from adapters.text.words import Words
from engine.table_view import FINISHED, PLAYING, TableView

TYPES = {"png": "image/png", "gif": "image/gif"}


class ShownPicture(NamedTuple):
    """A picture as a page refers to it."""

    digest: str  # of what it shows
    suffix: str
    alt: str

    @property
    def moves(self) -> bool:
        """Whether there is a still one for those who want no motion."""
        return self.suffix == "gif"


class Motion(NamedTuple):
    """Cards that travel above the picture of a table, between spots that are counted clockwise from the bottom."""

    seats: int
    start: int | None  # from whom; None is the middle of the table
    ends: tuple[int, ...]  # to whom, one after the other
    trick: tuple[Laid, ...]  # what travels, if it is open: another trick is another motion


def picture_of(view: TableView, names: Names, words: Words, settings: Mapping[str, Setting]) -> Picture | None:
    """What a person is shown of a table beside its words: the table, and at the end who has won."""
    appearance = appearance_of(settings)
    is_match = view.match is not None and view.phase in (PLAYING, FINISHED)
    if not appearance.has_pictures or not is_match or not has_pictures(view.game):
        return None
    theme = appearance.theme(words)
    if view.phase == PLAYING:
        table = pictures_of(view.game).table(view, names, words, theme)
        # Score sheets are a table of the page itself, which is read and enlarged better than any picture of one.
        return table.dice if isinstance(table, Sheets) else table
    winner = winner_picture(view, names, words, theme)
    return winner or pictures_of(view.game).scoreboard(view, names, words, theme)


def shown_picture(picture: Picture, words: Words) -> ShownPicture:
    """How a page refers to a picture, with what it says."""
    digest = hashlib.sha256(repr(picture).encode()).hexdigest()[:16]
    return ShownPicture(digest, suffix_of(picture), alt_text(picture, words))


def motion_of(picture: Picture | None) -> Motion | None:
    """How cards travel: from the dealer round the table, and a trick to whoever took it (PL-32)."""
    if not isinstance(picture, TablePicture):
        return None
    seats = len(picture.plates)
    if picture.taker is not None:
        return Motion(seats, None, ((picture.taker - picture.bottom) % seats,), picture.trick)
    if picture.arrows_from is None or not picture.direction:
        return None
    start = (picture.arrows_from - picture.bottom) % seats
    ends = tuple((start + picture.direction * step) % seats for step in range(1, seats + 1))
    return Motion(seats, start, ends, ())


async def file_of(studio: Studio, picture: Picture, suffix: str) -> bytes | None:
    """The bytes of a picture; of a moving one also its last moment, as a still. None if there is no such file."""
    if suffix not in (suffix_of(picture), "png"):
        return None
    drawn = await studio.bytes_of(picture)
    if suffix != suffix_of(picture):
        return await asyncio.to_thread(_last_frame, drawn)
    return drawn


def _last_frame(animation: bytes) -> bytes:
    from PIL import Image  # loaded when something is drawn, not at the start

    still = io.BytesIO()
    with Image.open(io.BytesIO(animation)) as frames:
        frames.seek(getattr(frames, "n_frames", 1) - 1)
        frames.convert("RGB").save(still, "PNG", optimize=True)
    return still.getvalue()
