"""The studio: descriptions in, bytes out, drawn in a thread of its own and remembered within bounds.

One thread is enough, since a picture takes some milliseconds. Whoever asks for one that is already being drawn
waits for that one.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from adapters.pictures.descriptions import CardRow, Hand, HeldCard, Picture, Plate, TablePicture, Theme

REMEMBERED_BYTES_MAX = 32 * 2**20  # some eight hundred tables

# Named tuples of different kinds can be equal, so the kind is part of the key.
_Key = tuple[type[Any], Picture]


def draw(picture: Picture) -> bytes:
    """The bytes of a picture: the same for the same description, always."""
    from adapters.pictures.brushes import BRUSHES  # Drawing loads Pillow and typst, which no start waits for.

    return BRUSHES[type(picture)](picture)


class Studio:
    """Draws pictures off the event loop and remembers the latest of them."""

    def __init__(self, remembered_bytes_max: int = REMEMBERED_BYTES_MAX) -> None:
        self._bytes_max = remembered_bytes_max
        self._bytes = 0
        self._remembered: OrderedDict[_Key, bytes] = OrderedDict()
        self._drawing: dict[_Key, asyncio.Future[bytes]] = {}
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="studio")

    async def bytes_of(self, picture: Picture) -> bytes:
        """The picture as a file: PNG, or GIF if it moves."""
        key = type(picture), picture
        known = self._remembered.get(key)
        if known is not None:
            self._remembered.move_to_end(key)
            return known
        drawing = self._drawing.get(key)
        if drawing is None:
            drawing = asyncio.get_running_loop().run_in_executor(self._thread, draw, picture)
            drawing.add_done_callback(lambda done: self._drawn(key, done))
            self._drawing[key] = drawing
        # Whoever stops waiting does not take the picture away from the others.
        return await asyncio.shield(drawing)

    async def warm_up(self, themes: tuple[Theme, ...] = (Theme(),)) -> None:
        """Load the fonts and draw every card once, so that the first table need not wait for them."""
        loop = asyncio.get_running_loop()
        for theme in themes:
            hand = Hand(theme, CardRow(tuple(HeldCard(card) for card in range(52))))
            table = TablePicture(theme, tuple(Plate(str(seat), seat % 2, closed=0) for seat in range(4)))
            for picture in (hand, table):
                await loop.run_in_executor(self._thread, draw, picture)

    def close(self) -> None:
        """Let the thread end; what it is drawing is finished first."""
        self._thread.shutdown(wait=True, cancel_futures=True)

    def _drawn(self, key: _Key, drawing: asyncio.Future[bytes]) -> None:
        """Remember what was drawn, and forget what has not been asked for the longest."""
        del self._drawing[key]
        if drawing.cancelled() or drawing.exception() is not None:
            return
        self._remembered[key] = drawing.result()
        self._bytes += len(drawing.result())
        while self._bytes > self._bytes_max and len(self._remembered) > 1:
            _, forgotten = self._remembered.popitem(last=False)
            self._bytes -= len(forgotten)
