"""Uploaded files: kept whole, measured, and found again by their ids."""

from __future__ import annotations

import struct
from dataclasses import dataclass, field
from typing import Any, Literal

from .errors import bad_request, mistake

FileKind = Literal["photo", "animation", "document"]

PHOTO_BYTES_MAX = 10 * 1024 * 1024
FILE_BYTES_MAX = 50 * 1024 * 1024
PHOTO_SIDES_MAX = 10_000


@dataclass(frozen=True)
class Upload:
    """A file part of a request."""

    name: str
    content: bytes
    content_type: str


@dataclass(frozen=True)
class StoredFile:
    """A file on the server."""

    id: str
    kind: FileKind
    name: str
    content: bytes = field(repr=False)
    content_type: str
    width: int = 0
    height: int = 0

    @property
    def path(self) -> str:
        """Where it is downloaded."""
        return f"{self.kind}s/{self.id}_{self.name}"

    def wire(self) -> dict[str, Any]:
        """The file as Telegram describes it."""
        described: dict[str, Any] = {
            "file_id": self.id,
            "file_unique_id": f"unique{self.id}",
            "file_size": len(self.content),
        }
        if self.kind != "document":
            described |= {"width": self.width, "height": self.height}
        if self.kind != "photo":
            described |= {"file_name": self.name, "mime_type": self.content_type}
        if self.kind == "animation":
            described["duration"] = 1
        return described


class Files:
    """All files of the server."""

    def __init__(self) -> None:
        self._by_id: dict[str, StoredFile] = {}
        self._by_path: dict[str, StoredFile] = {}
        self._forgotten: set[str] = set()

    def keep(self, kind: FileKind, upload: Upload) -> StoredFile:
        """Store an upload, or refuse what Telegram cannot use."""
        if not upload.content:
            raise mistake("file must be non-empty")
        width, height = picture_size(upload.content)
        if len(upload.content) > (PHOTO_BYTES_MAX if kind == "photo" else FILE_BYTES_MAX):
            raise mistake("file is too big" if kind != "photo" else "PHOTO_SAVE_FILE_INVALID")
        if kind == "photo":
            if not width or not height:
                raise mistake("IMAGE_PROCESS_FAILED")
            if width + height > PHOTO_SIDES_MAX or max(width, height) > 20 * min(width, height):
                raise mistake("PHOTO_INVALID_DIMENSIONS")
        number = len(self._by_id) + 1
        stored = StoredFile(
            f"file{number}", kind, upload.name, upload.content, upload.content_type, width or 1, height or 1
        )
        self._by_id[stored.id] = self._by_path[stored.path] = stored
        return stored

    def find(self, file_id: str, kind: FileKind | None = None) -> StoredFile:
        """The file with this id, which must be of the kind that is wanted."""
        stored = self._by_id.get(file_id)
        if stored is None or file_id in self._forgotten:
            raise bad_request("wrong file identifier/HTTP URL specified")
        if kind is not None and stored.kind != kind:
            raise mistake(f"can't use file of type {stored.kind.title()} as {kind.title()}")
        return stored

    def forget(self) -> None:
        """Let no id be good any more, as happens to old ones; what messages show stays."""
        self._forgotten |= self._by_id.keys()

    def at(self, path: str) -> StoredFile | None:
        """The file that is downloaded from here."""
        return self._by_path.get(path)


def picture_size(content: bytes) -> tuple[int, int]:
    """Width and height of a PNG, GIF, JPEG or WebP; (0, 0) for anything else."""
    if content[:8] == b"\x89PNG\r\n\x1a\n" and len(content) > 24:
        width, height = struct.unpack(">II", content[16:24])
        return width, height
    if content[:6] in (b"GIF87a", b"GIF89a"):
        width, height = struct.unpack("<HH", content[6:10])
        return width, height
    if content[:4] == b"RIFF" and content[8:12] == b"WEBP":
        return _webp_size(content)
    if content[:2] == b"\xff\xd8":
        return _jpeg_size(content)
    return 0, 0


def _webp_size(content: bytes) -> tuple[int, int]:
    match content[12:16]:
        case b"VP8X":
            return 1 + int.from_bytes(content[24:27], "little"), 1 + int.from_bytes(content[27:30], "little")
        case b"VP8L":
            bits = int.from_bytes(content[21:25], "little")
            return 1 + (bits & 0x3FFF), 1 + (bits >> 14 & 0x3FFF)
        case _:
            width, height = struct.unpack("<HH", content[26:30])
            return width & 0x3FFF, height & 0x3FFF


def _jpeg_size(content: bytes) -> tuple[int, int]:
    at = 2
    while at + 9 < len(content):
        marker, size = content[at + 1], int.from_bytes(content[at + 2 : at + 4], "big")
        # The frame headers C0–CF hold the size, but for three tables that share the range.
        if 0xC0 <= marker <= 0xCF and marker not in (0xC4, 0xC8, 0xCC):
            height, width = struct.unpack(">HH", content[at + 5 : at + 9])
            return width, height
        at += 2 + size
    return 0, 0
