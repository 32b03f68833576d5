"""Connections on which nothing whole arrives are closed after a while, so that nobody can hold them all.

aiohttp waits for the rest of a request as long as for the next one, and the next one may take a page some time. So
what comes in goes by a watch that tells the two apart: it runs while a request has begun and is not there.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from aiohttp import web

from adapters.playground import forms

REST_SECONDS = 1.0  # in which whoever is refused may send the rest of what they began


class PatientRunner(web.AppRunner):
    """Serves an application to those who say what they want."""

    __slots__ = ()

    @property
    def server(self) -> Any:
        """What makes the protocol of each connection."""
        return None if self._server is None else _watched(self._server)


def _watched(server: Callable[[], Any]) -> Callable[[], asyncio.Protocol]:
    return lambda: _Watched(server())


class _Watched(asyncio.Protocol):
    """Hands everything on to aiohttp's protocol of one connection."""

    def __init__(self, handler: Any) -> None:
        self._handler = handler
        self._transport: asyncio.Transport | None = None
        self._watch: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        self._handler.connection_made(transport)
        self._start()

    def data_received(self, data: bytes) -> None:
        self._handler.data_received(data)
        # Of a request whose head is there aiohttp knows; its body is awaited by whoever reads it.
        if self._handler._messages or self._handler._current_request is not None:
            self._stop()
        elif self._watch is None:
            self._start()

    def eof_received(self) -> bool | None:
        is_kept: bool | None = self._handler.eof_received()
        return is_kept

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop()
        self._handler.connection_lost(exc)

    def pause_writing(self) -> None:
        self._handler.pause_writing()

    def resume_writing(self) -> None:
        self._handler.resume_writing()

    def _start(self) -> None:
        assert self._transport is not None
        loop = asyncio.get_running_loop()
        self._watch = loop.call_later(forms.HALF_SENT_SECONDS, self._transport.abort)

    def _stop(self) -> None:
        if self._watch is not None:
            self._watch.cancel()
            self._watch = None
