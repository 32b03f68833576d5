"""The few files that pages load: our own, htmx, which building the package put beside them, and fonts.

The fonts are those that pictures are written with; a browser asks for one only where the system lacks characters.

Each is read once and addressed with a hash of its content, so that browsers may keep it for good.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import fontpkg
from aiohttp import web

STATIC = Path(__file__).parent / "static"
TYPES = {
    ".css": "text/css",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".ttf": "font/ttf",
    ".wav": "audio/wav",
}
FONTS = {"arabic.ttf": "Noto Sans Arabic", "telugu.ttf": "Noto Sans Telugu"}
FOR_GOOD = "public, max-age=31536000, immutable"


class Asset(NamedTuple):
    """A file as it is served."""

    body: bytes
    content_type: str
    version: str


@cache
def asset(name: str) -> Asset | None:
    """The file of this name, if pages may load it."""
    made = MADE.get(name)
    path = _paths().get(name)
    if made is None and (path is None or not path.is_file()):
        return None
    body = made() if made is not None else path.read_bytes() if path is not None else b""
    return Asset(body, TYPES[Path(name).suffix], hashlib.sha256(body).hexdigest()[:12])


def _sprite() -> bytes:
    from adapters.playground.sprite import sprite  # Drawing waits until somebody looks.

    return sprite()


def _look() -> bytes:
    from adapters.playground.look import stylesheet  # likewise

    return stylesheet()


# Files that are computed, from what the pictures of the chats are made of.
MADE: dict[str, Callable[[], bytes]] = {"cards.svg": _sprite, "look.css": _look}


@cache
def _paths() -> dict[str, Path]:
    """Every file that pages may load, so that no name from outside ever becomes a path."""
    return {
        **{path.name: path for path in STATIC.iterdir() if path.suffix in TYPES},
        **{name: Path(fontpkg.path(family)) for name, family in FONTS.items()},
    }


def for_pages() -> dict[str, Any]:
    """What templates need: addresses of files, and whether htmx is there; without it plain forms do."""
    return {"static": address, "has_htmx": all(asset(name) for name in ("htmx.min.js", "sse.min.js"))}


@cache
def address(name: str) -> str:
    """Where pages load a file from."""
    found = asset(name)
    assert found is not None, f"no file {name}"
    return f"/static/{name}?v={found.version}"


async def serve(request: web.Request) -> web.Response:
    """One of the files."""
    name = request.match_info["name"]
    found = asset(name) if name in {*_paths(), *MADE} else None
    if found is None:
        raise web.HTTPNotFound
    response = web.Response(
        body=found.body, content_type=found.content_type, charset="utf-8", headers={"Cache-Control": FOR_GOOD}
    )
    # Files alone: a page holds an address that is a secret, beside words that anybody may have sent.
    response.enable_compression()
    return response
