"""What is noted about a message, beside its reference, for whichever process writes it next.

What hangs on it, so that a picture is uploaded once; and the token of the last press on it, by which it is
rewritten without being counted, and without which an answer that one person sees cannot be rewritten at all. The
token is valid for a while, and the store forgets it then.
"""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from adapters.discord.calls import ORIGINAL
from adapters.discord.pictures import Attached
from adapters.store.records import passing_note, read_passing

TOKEN_SECONDS = 14 * 60.0  # Discord gives fifteen minutes, counted from the press


class Note(NamedTuple):
    """What is known of a message."""

    attached: Attached | None = None  # None: anything may hang there
    token: str = ""
    until: float = 0.0  # when the token is valid no more
    name: str = ORIGINAL  # of the message, for the token

    def write(self) -> str:
        """The note as the store keeps it: what is to be forgotten with the moment, then what stays."""
        staying = _encode(Note(self.attached)).decode()
        return passing_note(self.until, _encode(self).decode(), staying) if self.token else staying


_encode = msgspec.json.Encoder().encode
_decoder = msgspec.json.Decoder(Note)


def read_note(media: str) -> Note:
    """What was noted; nothing if that cannot be read."""
    passing, staying = read_passing(media)
    noted = passing or staying
    try:
        return _decoder.decode(noted) if noted else Note()
    except msgspec.MsgspecError:
        return Note()
