"""Pictures as Telegram takes them: drawn in time or not at all, uploaded once, and then known by their file ids.

Which picture a message shows is noted beside its reference, with the file's id, and so outlives a restart: as
"words", "picture" if nobody knows which, or "picture <digest> <file id>". Nothing noted: nothing is known.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Literal, NamedTuple
from weakref import WeakValueDictionary

import msgspec
from telegram import InputFile

from adapters.bounded.recent_ids import RecentIds
from adapters.pictures.descriptions import Picture, suffix_of, takes_long
from adapters.pictures.studio import Studio

log = logging.getLogger(__name__)

PATIENCE_SECONDS = 1.0  # for which words wait for their picture
LONG_SECONDS = 10.0  # the same for a picture that takes long; a press is answered within fifteen
LATE_MAX = 3  # times that a picture may be late before its words do without it for good
FILES_MAX = 20_000  # uploaded ones that are remembered
UPLOAD_SECONDS = 4.0  # for which an upload is waited for
LONG_UPLOAD_SECONDS = 20.0  # the same for a picture that takes long
BYTES_MAX = 10 * 2**20  # of a photo

MediumKind = Literal["photo", "animation"]
WORDS = "words"
PICTURE = "picture"

_encode = msgspec.json.Encoder().encode


class NotShown(Exception):  # noqa: N818 - it is no error where words are left
    """A picture is not to be had, or not taken; a late one may be there soon."""

    def __init__(self, *, is_late: bool = False) -> None:
        super().__init__(is_late)
        self.is_late = is_late


class Medium(NamedTuple):
    """A picture for a message, known by a digest of its description."""

    picture: Picture
    digest: str
    kind: MediumKind  # what Telegram calls it

    @property
    def send_method(self) -> str:
        """The method that sends a message with it."""
        return f"send{self.kind.capitalize()}"

    @property
    def upload_seconds(self) -> float:
        """How long its upload may take."""
        return LONG_UPLOAD_SECONDS if takes_long(self.picture) else UPLOAD_SECONDS


class Album:
    """The pictures of one bot."""

    def __init__(self, patience_seconds: float = PATIENCE_SECONDS) -> None:
        self.studio: Studio | None = None  # of the process, which has one; without it there are only words
        self._patience_seconds = patience_seconds
        self._files: OrderedDict[str, str] = OrderedDict()  # file ids by digests
        self._refused = RecentIds()
        self._late: Counter[str] = Counter()
        self._uploads: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def medium_of(self, picture: Picture | None) -> Medium | None:
        """The picture for a message, if there is one that can be drawn and was not refused."""
        if picture is None or self.studio is None:
            return None
        description = b" ".join((type(picture).__name__.encode(), _encode(picture)))
        digest = hashlib.blake2b(description, digest_size=16).hexdigest()
        if digest in self._refused:
            return None
        return Medium(picture, digest, "animation" if suffix_of(picture) == "gif" else "photo")

    # --- Files -----------------------------------------------------------------------------------------

    @asynccontextmanager
    async def file_of(self, medium: Medium) -> AsyncIterator[str | InputFile]:
        """The id of a file that Telegram has, or else the file; while it is uploaded, others wait for its id."""
        if (known := self._files.get(medium.digest)) is not None:
            self._files.move_to_end(medium.digest)
            yield known
            return
        file = await self._drawn(medium)
        lock = self._uploads.setdefault(medium.digest, asyncio.Lock())
        async with lock:
            yield self._files.get(medium.digest, file)

    def has_file(self, medium: Medium) -> bool:
        """Whether Telegram has the file of a picture, as far as is known."""
        return medium.digest in self._files

    def keep_file(self, medium: Medium, message: Any) -> None:
        """Remember the id that a file has got, as it stands in the message that was sent."""
        sent = message.get(medium.kind) or message.get("document")
        if isinstance(sent, list):  # A photo comes in several sizes, the largest last.
            sent = sent[-1]
        if sent:
            self._keep(medium.digest, sent["file_id"])

    def note_of(self, medium: Medium) -> str:
        """What is to be noted of a message that shows a picture."""
        file_id = self._files.get(medium.digest)
        return PICTURE if file_id is None else f"{PICTURE} {medium.digest} {file_id}"

    def learn(self, media: str) -> str:
        """The digest of the picture that is noted of a message, if any; its file need not be uploaded again."""
        _, _, known = media.partition(" ")
        digest, _, file_id = known.partition(" ")
        if file_id and digest not in self._files:
            self._keep(digest, file_id)
        return digest

    def _keep(self, digest: str, file_id: str) -> None:
        self._files[digest] = file_id
        if len(self._files) > FILES_MAX:
            self._files.popitem(last=False)

    def forget_file(self, medium: Medium) -> bool:
        """Believe no longer that Telegram has this file; whether it was believed."""
        return self._files.pop(medium.digest, None) is not None

    def refuse(self, medium: Medium) -> None:
        """Remember that a picture is not to be shown."""
        self._refused.add(medium.digest)

    async def _drawn(self, medium: Medium) -> InputFile:
        """The file; raises NotShown if it cannot be drawn, or not soon enough."""
        assert self.studio is not None
        try:
            async with asyncio.timeout(LONG_SECONDS if takes_long(medium.picture) else self._patience_seconds):
                content = await self.studio.bytes_of(medium.picture)
        except TimeoutError:
            self._note_late(medium)
            raise NotShown(is_late=True) from None
        except Exception:
            log.exception("a picture could not be drawn")
            self.refuse(medium)
            raise NotShown from None
        if len(content) > BYTES_MAX:
            log.error("a picture is too large for Telegram: %s bytes", len(content))
            self.refuse(medium)
            raise NotShown
        return InputFile(content, f"{medium.kind}.{suffix_of(medium.picture)}")

    def _note_late(self, medium: Medium) -> None:
        log.info("a picture is late")
        self._late[medium.digest] += 1
        if self._late[medium.digest] >= LATE_MAX:
            del self._late[medium.digest]
            self.refuse(medium)
        if len(self._late) > FILES_MAX:
            self._late.clear()
