"""Pictures in messages: drawn in time or left out, and uploaded only where a message does not show them yet.

A picture is a file that hangs on a message, under a name that is made up for each upload. So the name tells nobody
anything, and a message on which another process has hung another picture since is noticed: it has no such file.

Discord lists a file that a component shows nowhere but in that component, and so that is where its id is found, by
which an edit keeps the file.
"""

from __future__ import annotations

import asyncio
import hashlib
import io
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, NamedTuple

import discord

from adapters.discord.layout import Prepared, view_of
from adapters.pictures.descriptions import Picture, suffix_of
from adapters.pictures.studio import Studio
from adapters.screens.screen import Screen

log = logging.getLogger(__name__)

DRAW_SECONDS_MAX = 5.0  # for the courier, which can wait; words cannot wait for ever
ANSWER_SECONDS_MAX = 1.0  # for an answer, which Discord awaits within three seconds
LONG_SECONDS_MAX = 20.0  # for what takes long to draw, once Discord knows that an answer follows
MESSAGES_MAX = 50_000  # whose pictures are remembered
PLACES_MAX = 5_000  # where the bot may not attach files
FORBIDDEN_SECONDS = 600.0  # how long that is believed

MISSING_PERMISSION_CODE = 50013
INVALID_FORM_CODE = 50035


class Attached(NamedTuple):
    """What hangs on a message: a picture, known by the digest of its description, as a file; or nothing."""

    digest: str = ""
    name: str = ""
    id: str = ""


NOTHING = Attached()


class KeptFile(NamedTuple):
    """A file that hangs on a message and stays there, as discord.py writes attachments."""

    id: str
    name: str

    def to_dict(self) -> dict[str, str]:
        """What Discord is told of it."""
        return {"id": self.id, "filename": self.name}


class Sending(NamedTuple):
    """A screen, ready to be put into a message."""

    view: Prepared
    files: list[discord.File]  # to be uploaded
    attached: Attached  # what hangs on the message afterwards
    is_hung: bool = False  # which hangs there already
    is_whole: bool = True

    @property
    def attachments(self) -> Sequence[Any]:
        """What takes the place of the files of a message, for discord.py's edits."""
        if not self.is_hung:
            return self.files
        untouched: Sequence[Any] = discord.utils.MISSING
        return [KeptFile(self.attached.id, self.attached.name)] if self.attached.id else untouched


class ShowResult(NamedTuple):
    """What came of showing a screen."""

    message: discord.Message | None  # in which it stands, if Discord has said so
    is_whole: bool  # no picture was left out


Call = Callable[[Sending], Awaitable[discord.Message | None]]


class Pictures:
    """Brings screens into messages with their pictures, for one bot token."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.studio: Studio | None = None  # without one there are words alone
        self._clock = clock
        self._attached: dict[str, Attached] = {}  # what hangs on messages, as far as it is known
        self._forbidden_until: dict[str, float] = {}  # places where the bot may not attach files

    async def drawn(self, screen: Screen, *, place: str = "", seconds: float | None = None) -> bytes | None:
        """The picture of a screen; one that is not drawn in time, or may not be shown in the place, keeps no words
        away."""
        seconds = DRAW_SECONDS_MAX if seconds is None else seconds
        if screen.picture is None or self.studio is None or not self._may_attach(place):
            return None
        try:
            async with asyncio.timeout(seconds):
                return await self.studio.bytes_of(screen.picture)
        except TimeoutError:
            log.warning("a picture was not drawn within %s s and is left out", seconds)
        except Exception:
            log.exception("a picture could not be drawn and is left out")
        return None

    async def show(
        self, screen: Screen, drawn: bytes | None, call: Call, *, ref: str = "", place: str = ""
    ) -> ShowResult:
        """Make the call that puts a screen, with what was drawn for it, into a new message or the one with this
        reference."""
        sending = self._ready(screen, drawn, ref)
        try:
            message = await call(sending)
        except discord.HTTPException as error:
            if sending.files and error.code == MISSING_PERMISSION_CODE:
                self._note_forbidden(place)
                drawn = None
            elif sending.is_hung and sending.attached.name and error.code == INVALID_FORM_CODE:
                drawn = await self.drawn(screen, place=place)
            else:
                raise
            log.info("a message is shown with another picture, or none: %s", error)
            sending = self._ready(screen, drawn, ref)
            message = await call(sending)
        if message is not None:
            self._note(message, sending.attached)
        return ShowResult(message, sending.is_whole)

    def _ready(self, screen: Screen, drawn: bytes | None, ref: str) -> Sending:
        attached = self._attached.pop(ref, None)  # Until something has come of the call, nothing is known.
        alone = Sending(view_of(screen), [], NOTHING, is_hung=attached == NOTHING)
        if screen.picture is None:
            return alone
        digest = _digest(screen.picture)
        if attached is not None and attached.digest == digest:
            return Sending(view_of(screen, attached.name), [], attached, is_hung=True)
        if drawn is None:
            return alone._replace(is_whole=False)
        name = f"tablemates-{secrets.token_hex(4)}.{suffix_of(screen.picture)}"
        return Sending(view_of(screen, name), [discord.File(io.BytesIO(drawn), name)], Attached(digest, name))

    def _note(self, message: discord.Message, attached: Attached) -> None:
        """Remember what hangs on a message; a repeated post may have found one with something older."""
        found = _files_shown_by(message.components)
        if [name for name, _ in found] == ([attached.name] if attached.name else []):
            if len(self._attached) >= MESSAGES_MAX:
                del self._attached[next(iter(self._attached))]
            self._attached[str(message.id)] = attached._replace(id=found[0][1] if found else "")

    def _may_attach(self, place: str) -> bool:
        return self._clock() >= self._forbidden_until.get(place, 0.0)

    def _note_forbidden(self, place: str) -> None:
        if place:
            if len(self._forbidden_until) >= PLACES_MAX:
                self._forbidden_until.clear()
            self._forbidden_until[place] = self._clock() + FORBIDDEN_SECONDS


def _files_shown_by(components: Sequence[Any]) -> list[tuple[str, str]]:
    """The files that a message shows, with their ids; they end the address: …/<id>/<name>?…"""
    found = []
    for component in components:
        for item in getattr(component, "items", ()):
            *_, file_id, name = item.media.url.partition("?")[0].rsplit("/", 2)
            found.append((name, file_id))
        found += _files_shown_by(getattr(component, "children", ()))
    return found


def _digest(picture: Picture) -> str:
    return hashlib.blake2b(repr(picture).encode(), digest_size=10).hexdigest()
