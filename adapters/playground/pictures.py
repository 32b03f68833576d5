"""The bytes of what the page does not draw itself: examples of the tutorial, and replays, which move."""

from __future__ import annotations

import asyncio
import io

from adapters.pictures.descriptions import Picture, suffix_of
from adapters.pictures.studio import Studio

TYPES = {"png": "image/png", "gif": "image/gif"}


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
