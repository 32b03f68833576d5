"""One event stream per page: whenever something changed, the parts that differ from what the page shows.

A stream reads the latest state each time it gets to write, so a slow page skips what lies between. A page that
connects again is sent everything once, unless it already shows just that.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterable

from aiohttp import web

from adapters.playground import pages
from adapters.playground.platform import PlaygroundPlatform

LOOK_SECONDS = 0.5  # how soon other processes' messages are found
HEARTBEAT_SECONDS = 15.0  # a sign of life for whatever stands between us and the page
RECONNECT_MILLISECONDS = 1000
STREAMS_MAX = 500


class Streams:
    """The open event streams."""

    def __init__(self, platform: PlaygroundPlatform) -> None:
        self._platform = platform
        self._open: set[asyncio.Task[None]] = set()

    async def close(self) -> None:
        """End all streams; pages connect again by themselves."""
        for task in list(self._open):
            task.cancel()
        await asyncio.gather(*self._open, return_exceptions=True)

    async def run(
        self,
        request: web.Request,
        addresses: Iterable[str],
        read: Callable[[], Awaitable[pages.Parts | None]],
        base: str,
        language: str | None,
    ) -> web.StreamResponse:
        """Keep a page up to date until it is closed; `read` gives all that it should show now.

        Where `read` gives None, the page was written for somebody who has changed since: it must be loaded anew.
        """
        if len(self._open) >= STREAMS_MAX:
            raise web.HTTPServiceUnavailable
        response = web.StreamResponse(headers={"Content-Type": "text/event-stream"})
        await response.prepare(request)
        follow = self._follow(request, response, addresses, read, base, language)
        task = asyncio.get_running_loop().create_task(follow)
        self._open.add(task)
        try:
            await asyncio.wait([task])
        finally:
            task.cancel()
            self._open.discard(task)
        if not task.cancelled() and (problem := task.exception()) and not isinstance(problem, ConnectionError):
            raise problem
        return response

    async def _follow(
        self,
        request: web.Request,
        response: web.StreamResponse,
        addresses: Iterable[str],
        read: Callable[[], Awaitable[pages.Parts | None]],
        base: str,
        language: str | None,
    ) -> None:
        shown: pages.Parts = {}
        seen = request.query.get("seen")
        written_at = 0.0
        await response.write(f"retry: {RECONNECT_MILLISECONDS}\n\n".encode())
        with self._platform.look(addresses) as changed:
            while request.transport is not None and not request.transport.is_closing():
                changed.clear()
                parts = await read()
                if parts is None:
                    await response.write(_event("anew", "anew"))
                    return
                pieces = pages.changes(shown, parts)
                if pieces and (shown or pages.digest_of(parts) != seen):
                    html = pages.render("pieces.html", language, pieces=pieces, base=base)
                    await response.write(_event("parts", html))
                    written_at = time.monotonic()
                elif time.monotonic() - written_at > HEARTBEAT_SECONDS:
                    await response.write(b": still here\n\n")
                    written_at = time.monotonic()
                shown = parts
                try:
                    await asyncio.wait_for(changed.wait(), LOOK_SECONDS)
                except TimeoutError:
                    continue


def _event(name: str, html: str) -> bytes:
    lines = "".join(f"data: {line}\n" for line in html.splitlines() if line.strip())
    return f"event: {name}\n{lines}\n".encode()
