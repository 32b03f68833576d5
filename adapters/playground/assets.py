"""The few files that pages load: our own, htmx, which building the package put beside them, and fonts.

The fonts are those that pictures are written with; a browser asks for one only where the system lacks characters.

Each is read once and addressed with a hash of its content, so that browsers may keep it for good.
"""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import fontpkg
from aiohttp import web

STATIC = Path(__file__).parent / "static"
TYPES = {".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml", ".ttf": "font/ttf"}
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
    path = _paths().get(name)
    if path is None or not path.is_file():
        return None
    body = path.read_bytes()
    return Asset(body, TYPES[path.suffix], hashlib.sha256(body).hexdigest()[:12])


@cache
def _paths() -> dict[str, Path]:
    """Every file that pages may load, so that no name from outside ever becomes a path."""
    return {
        **{path.name: path for path in STATIC.iterdir() if path.suffix in TYPES},
        **{name: Path(fontpkg.path(family)) for name, family in FONTS.items()},
    }


def for_pages() -> dict[str, Any]:
    """What templates need: addresses of files, and whether htmx is there; without it plain forms do."""
    return {"static": _address, "has_htmx": all(asset(name) for name in ("htmx.min.js", "sse.min.js"))}


def _address(name: str) -> str:
    found = asset(name)
    assert found is not None, f"no file {name}"
    return f"/static/{name}?v={found.version}"


async def serve(request: web.Request) -> web.Response:
    """One of the files."""
    name = request.match_info["name"]
    found = asset(name) if name in _paths() else None
    if found is None:
        raise web.HTTPNotFound
    return web.Response(
        body=found.body, content_type=found.content_type, charset="utf-8", headers={"Cache-Control": FOR_GOOD}
    )
