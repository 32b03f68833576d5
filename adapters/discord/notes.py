"""What is noted about a message, beside its reference, for whichever process writes it next.

What hangs on it, so that a picture is uploaded once; and the token of the last press on it, by which it is
rewritten without being counted, and without which an answer that one person sees cannot be rewritten at all.
"""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from adapters.discord.calls import ORIGINAL
from adapters.discord.pictures import Attached

TOKEN_SECONDS = 14 * 60.0  # Discord gives fifteen minutes, counted from the press


class Note(NamedTuple):
    """What is known of a message."""

    attached: Attached | None = None  # None: anything may hang there
    token: str = ""
    until: float = 0.0  # when the token is valid no more
    name: str = ORIGINAL  # of the message, for the token

    def write(self) -> str:
        """The note as the store keeps it."""
        return _encode(self).decode()


_encode = msgspec.json.Encoder().encode
_decoder = msgspec.json.Decoder(Note)


def read_note(media: str) -> Note:
    """What was noted; nothing if that cannot be read."""
    try:
        return _decoder.decode(media) if media else Note()
    except msgspec.MsgspecError:
        return Note()
