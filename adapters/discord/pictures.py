"""Pictures in messages: drawn in time or left out, and uploaded only where a message does not show them yet.

A picture is a file that hangs on a message, under a name that is made up for each upload. So the name tells nobody
anything, and a message on which another process has hung another picture since is noticed: it has no such file.

Discord lists a file that a component shows nowhere but in that component, and so that is where its id is found, by
which an edit keeps the file.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

import aiohttp
import discord

from adapters.discord.calls import ONLY_COMPONENTS, DiscordMessage, Payload, Upload, UploadFailed
from adapters.discord.layout import Component, components
from adapters.pictures.descriptions import Picture, suffix_of
from adapters.pictures.studio import Studio
from adapters.screens.screen import Screen

log = logging.getLogger(__name__)

DRAW_SECONDS_MAX = 1.5  # for the courier; what takes longer follows the words
ANSWER_SECONDS_MAX = 1.0  # for an answer, which Discord awaits within three seconds
LONG_SECONDS_MAX = 20.0  # for what takes long to draw, once Discord knows that an answer follows
UPLOAD_SECONDS_MAX = 4.0  # for an upload of the courier's; for one in an answer as long as for drawing it
UPLOADS_MAX = 2  # of one picture that fail, before the words come alone
PLACES_MAX = 5_000  # where files are left out for a while
FORBIDDEN_SECONDS = 600.0  # how long it is believed that the bot may not attach files in a place
FAILED_SECONDS = 30.0  # how long nothing is uploaded to a place where it failed

MISSING_PERMISSION_CODE = 50013
INVALID_FORM_CODE = 50035
TOO_LARGE = 413


class Attached(NamedTuple):
    """What hangs on a message: a picture, known by the digest of its description, as a file; or nothing."""

    digest: str = ""
    name: str = ""
    id: str = ""


NOTHING = Attached()


class Sending(NamedTuple):
    """A screen, ready to be put into a message."""

    components: list[Component]
    files: list[Upload]  # to be uploaded
    attached: Attached  # what hangs on the message afterwards
    is_hung: bool = False  # which hangs there already
    is_whole: bool = True

    def payload(self, flags: int = 0, mention: str | None = None) -> Payload:
        """The message as Discord reads it; nobody is called but the account that may be mentioned."""
        allowed: dict[str, Any] = {"parse": []} if mention is None else {"parse": [], "users": [mention]}
        payload: Payload = {
            "components": self.components,
            "flags": ONLY_COMPONENTS | flags,
            "allowed_mentions": allowed,
        }
        if not self.is_hung:
            payload["attachments"] = [
                {"id": number, "filename": file.filename} for number, file in enumerate(self.files)
            ]
        elif self.attached.id:
            payload["attachments"] = [{"id": self.attached.id}]
        return payload


class ShowResult(NamedTuple):
    """What came of showing a screen."""

    written: DiscordMessage | None  # the message in which it stands, if Discord has said so
    attached: Attached | None  # what hangs on it now, if that is known
    is_whole: bool  # no picture was left out that could follow


SendCall = Callable[[Sending], Awaitable[DiscordMessage | None]]


class Pictures:
    """Brings screens into messages with their pictures, for one bot token."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.studio: Studio | None = None  # without one there are words alone
        self._clock = clock
        self._without_until: dict[str, float] = {}  # places where nothing is uploaded, and until when

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
        self,
        screen: Screen,
        call: SendCall,
        *,
        hung: Attached | None = NOTHING,
        place: str = "",
        seconds: float | None = None,
    ) -> ShowResult:
        """Make the call that puts a screen into a new message, or into one on which this hangs; None is something
        that nobody knows."""
        failures = 0
        sending = await self._ready(screen, hung, place, seconds)
        while True:
            for file in sending.files:
                file.times_left = UPLOADS_MAX - failures
            try:
                written = await call(sending)
                return ShowResult(written, _found(written, sending.attached), sending.is_whole)
            except discord.HTTPException as error:
                if sending.files and error.code == MISSING_PERMISSION_CODE:
                    self._leave_out(place, FORBIDDEN_SECONDS)
                    sending = _words(screen, hung)
                elif sending.is_hung and sending.attached.name and error.code == INVALID_FORM_CODE:
                    hung = None
                    sending = await self._ready(screen, hung, place, seconds)
                elif not sending.files or (error.status < 500 and error.status != TOO_LARGE):
                    raise
                else:
                    failures += 1
                log.info("a message is shown with another picture, or none: %s", error)
            except UploadFailed:
                failures = UPLOADS_MAX
                log.info("a picture was not taken")
            except (aiohttp.ClientError, OSError) as error:  # A timeout is one of these.
                if not sending.files:
                    raise
                failures += 1
                log.info("a picture could not be uploaded: %r", error)
            if failures:
                hung = None  # Perhaps it hangs there.
            if failures == UPLOADS_MAX:
                self._leave_out(place, FAILED_SECONDS)
                sending = _words(screen, hung, is_whole=False)

    async def _ready(self, screen: Screen, hung: Attached | None, place: str, seconds: float | None) -> Sending:
        if screen.picture is None:
            return _words(screen, hung)
        digest = _digest(screen.picture)
        if hung is not None and hung.digest == digest:
            return Sending(components(screen, hung.name), [], hung, is_hung=True)
        drawn = await self.drawn(screen, place=place, seconds=seconds)
        if drawn is None:
            return _words(screen, hung, is_whole=self.studio is None or not self._may_attach(place))
        name = f"tablemates-{secrets.token_hex(4)}.{suffix_of(screen.picture)}"
        file = Upload(drawn, name, UPLOAD_SECONDS_MAX if seconds is None else seconds)
        return Sending(components(screen, name), [file], Attached(digest, name))

    def _may_attach(self, place: str) -> bool:
        return self._clock() >= self._without_until.get(place, 0.0)

    def _leave_out(self, place: str, seconds: float) -> None:
        if place:
            if len(self._without_until) >= PLACES_MAX:
                self._without_until.clear()
            self._without_until[place] = self._clock() + seconds


def _words(screen: Screen, hung: Attached | None, *, is_whole: bool = True) -> Sending:
    """A screen without its picture."""
    return Sending(components(screen), [], NOTHING, is_hung=hung == NOTHING, is_whole=is_whole)


def _found(written: DiscordMessage | None, attached: Attached) -> Attached | None:
    """What hangs on a message, if that is what was meant to; a repeated post may have found something older."""
    if written is None or [file.name for file in written.files] != [attached.name] * bool(attached.name):
        return None
    return attached._replace(id=written.files[0].id) if written.files else attached


def _digest(picture: Picture) -> str:
    return hashlib.blake2b(repr(picture).encode(), digest_size=10).hexdigest()
