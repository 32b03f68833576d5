"""One event stream per page: whenever something changed, the parts that differ from what the page shows.

A stream reads the latest state each time it gets to write, so a slow page skips what lies between. A page that
connects again is sent everything once, unless it already shows just that. A page at which nothing happens is not
made again: where this process writes all that pages show, it is told of whatever does; where another one does, it
looks every moment whether anything of which the page is made has changed.

Events are compressed, and so name no address: how short a text becomes, if others can add words to it, would
tell them whether it holds those words already, and an address is a key.
"""

from __future__ import annotations

import asyncio
import time
import zlib
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable, Iterator
from contextlib import contextmanager
from itertools import cycle

from aiohttp import web

from adapters.playground import pages
from adapters.playground.platform import Looker, PlaygroundPlatform
from adapters.playground.proxies import address_of
from adapters.store.records import Person

LOOK_SECONDS = 0.5  # how soon other processes' messages are found
GONE_SECONDS = 2.0  # how soon a page that was closed is noticed
ANYWAY_SECONDS = 60.0  # after which a page is made again although nothing was heard of
TURNS = 8  # in which pages look, so that presses find theirs in between
HEARTBEAT_SECONDS = 15.0  # a sign of life for whatever stands between us and the page
RECONNECT_MILLISECONDS = 1000
STREAMS_MAX = 5_000  # of a process
STREAMS_EACH_MAX = 12  # of one person
STREAMS_FROM_MAX = 1_000  # of one network address, where it tells anybody apart
GZIP = 16  # what zlib adds to the size of its window to write such a stream
WINDOW_BITS = 13  # what lies further back is sent anew: a quarter of the memory, as there may be many streams
MEMORY_LEVEL = 3  # events are small, and come out a hundredth longer than with half as much memory again


Sharer = str | int  # a network address, or a person where that tells nobody apart


class TooManyPages(web.HTTPTooManyRequests):
    """Somebody, some address or everybody together has more pages open than there are streams for."""


class Streams:
    """The open event streams."""

    def __init__(self, platform: PlaygroundPlatform) -> None:
        self._platform = platform
        self._open: dict[asyncio.Task[None], Sharer] = {}  # in the order in which they were opened
        self._by_person: Counter[int] = Counter()
        self._by_sharer: Counter[Sharer] = Counter()
        self._turns: list[set[Looker]] = [set() for _ in range(TURNS)]  # one looker for each page that is followed
        self._next_turn = cycle(self._turns)
        self._pulse: asyncio.TimerHandle | None = None

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
        made_of: Callable[[], Awaitable[object]],
        base: str,
        person: Person,
        *,
        put_in: Callable[[], pages.Parts] = dict,
        pause_seconds: float = 0.0,
    ) -> web.StreamResponse:
        """Keep a page up to date until it is closed; `read` gives all that it should show now, and is not asked
        more often than once in the pause, nor as long as `made_of`, which costs less, gives the same. `put_in`
        gives what answers have put into it since.

        Where `read` gives None, the page was written for somebody who has changed since: it must be loaded anew.
        """
        sharer: Sharer = address_of(request) or person.id
        if self._by_sharer[sharer] >= STREAMS_FROM_MAX or self._by_person[person.id] >= STREAMS_EACH_MAX:
            raise TooManyPages
        if len(self._open) >= STREAMS_MAX:
            self._make_room_for(sharer)
        self._by_person[person.id] += 1
        self._by_sharer[sharer] += 1
        task: asyncio.Task[None] | None = None
        try:
            wire = _Wire(request)
            response = await wire.open()
            follow = self._follow(
                request, wire, addresses, read, made_of, put_in, base, person.language, pause_seconds
            )
            task = asyncio.get_running_loop().create_task(follow)
            self._open[task] = sharer
            await asyncio.wait([task])
        finally:
            self._by_person -= Counter({person.id: 1})
            self._by_sharer -= Counter({sharer: 1})
            if task is not None:
                task.cancel()
                self._open.pop(task, None)
        if not task.cancelled() and (problem := task.exception()) and not isinstance(problem, ConnectionError):
            raise problem
        return response

    def _make_room_for(self, sharer: Sharer) -> None:
        """When all streams are taken, whoever has most of them loses the newest, if that is not who asks: no few
        addresses keep everybody else from opening a page."""
        taken = Counter(self._open.values())
        busiest, most = max(taken.items(), key=lambda one: one[1])
        if most <= taken[sharer] + 1:
            raise TooManyPages
        newest = next(task for task, whose in reversed(self._open.items()) if whose == busiest)
        del self._open[newest]
        newest.cancel()

    async def _follow(
        self,
        request: web.Request,
        wire: _Wire,
        addresses: Iterable[str],
        read: Callable[[], Awaitable[pages.Parts | None]],
        made_of: Callable[[], Awaitable[object]],
        put_in: Callable[[], pages.Parts],
        base: str,
        language: str | None,
        pause_seconds: float,
    ) -> None:
        shown: pages.Parts = {}
        seen = request.query.get("seen")
        written_at = 0.0
        await wire.write(f"retry: {RECONNECT_MILLISECONDS}\n\n".encode())
        with self._platform.look(addresses) as looker, self._stirring(looker):
            while not _is_gone(request):
                looker.clear()
                shown = shown and {**shown, **put_in()}
                before = None if self._platform.hears_all else await made_of()
                parts = await read()
                if parts is None:
                    await wire.write(_event("anew", "anew"))
                    return
                is_other = bool(shown) or pages.digest_of(parts) != seen
                if is_other and await _write_changes(wire, shown, parts, base, language):
                    written_at = time.monotonic()
                elif time.monotonic() - written_at > HEARTBEAT_SECONDS:
                    await wire.write(b": still here\n\n")
                    written_at = time.monotonic()
                shown = parts
                read_at = time.monotonic()
                if pause_seconds:
                    await asyncio.sleep(pause_seconds)
                while not looker.is_set():
                    await looker.stirred()
                    now = time.monotonic()
                    if now - read_at > ANYWAY_SECONDS or _is_gone(request):
                        break
                    if not self._platform.hears_all and await made_of() != before:
                        break
                    if now - written_at > HEARTBEAT_SECONDS and not looker.is_set():
                        await wire.write(b": still here\n\n")
                        written_at = now

    @contextmanager
    def _stirring(self, looker: Looker) -> Iterator[None]:
        """Have whoever follows a page stirred now and then, by one timer for all of them: one for each would cost
        more than all else at pages where nothing happens."""
        turn = min(self._turns, key=len)
        turn.add(looker)
        if self._pulse is None:
            self._stir()
        try:
            yield
        finally:
            turn.discard(looker)

    def _stir(self) -> None:
        """Stir those whose turn it is; not all at once, as whoever hears of nothing looks at their table then."""
        for looker in next(self._next_turn):
            looker.stir()
        seconds = GONE_SECONDS if self._platform.hears_all else LOOK_SECONDS
        loop = asyncio.get_running_loop()
        self._pulse = loop.call_later(seconds / TURNS, self._stir) if any(self._turns) else None


class _Wire:
    """The way to a page: what is written goes there at once, compressed where its browser reads that."""

    def __init__(self, request: web.Request) -> None:
        self._request = request
        self._response = web.StreamResponse(headers={"Content-Type": "text/event-stream"})
        is_read = "gzip" in request.headers.get("Accept-Encoding", "")
        self._packer = zlib.compressobj(wbits=GZIP + WINDOW_BITS, memLevel=MEMORY_LEVEL) if is_read else None

    async def open(self) -> web.StreamResponse:
        """Begin the answer."""
        if self._packer is not None:
            self._response.headers["Content-Encoding"] = "gzip"
        await self._response.prepare(self._request)
        return self._response

    async def write(self, some: bytes) -> None:
        """Send something whole."""
        if self._packer is not None:
            some = self._packer.compress(some) + self._packer.flush(zlib.Z_SYNC_FLUSH)
        await self._response.write(some)


async def _write_changes(
    wire: _Wire, shown: pages.Parts, parts: pages.Parts, base: str, language: str | None
) -> bool:
    """Send a page what differs from what it shows; False if nothing does.

    It stands here so that what was written is forgotten while the stream waits, which it does nearly all the time.
    """
    pieces = pages.changes(shown, parts)
    if pieces:
        await wire.write(_event("parts", pages.render("pieces.html", language, pieces=pieces, base=base)))
    return bool(pieces)


def _is_gone(request: web.Request) -> bool:
    return request.transport is None or request.transport.is_closing()


def _event(name: str, html: str) -> bytes:
    lines = "".join(f"data: {line}\n" for line in html.splitlines() if line.strip())
    return f"event: {name}\n{lines}\n".encode()
