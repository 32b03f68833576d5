"""Doors at which more people knock than the program has files for."""

from __future__ import annotations

import asyncio
import resource
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from bots.doors import FILES_KEPT, open_door
from bots.logs import say_rarely

LOOKS_AGAIN_SECONDS = 1.0  # asyncio, after it has found no room
WELCOME = b"come in"

pytestmark = [pytest.mark.leaping, pytest.mark.req("PL-63")]


@pytest.fixture
def no_room(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """All files are kept for the program itself; once that is undone, those who wait are let in."""
    monkeypatch.setattr(resource, "getrlimit", lambda _: (FILES_KEPT, FILES_KEPT))
    return monkeypatch


@asynccontextmanager
async def somebody_waits() -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.Server]]:
    """At a door that is full, as far as asyncio knows."""
    loop = asyncio.get_running_loop()
    say_rarely(loop)
    handle, is_full = loop.get_exception_handler(), asyncio.Event()
    assert handle is not None

    def noticed(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        is_full.set()
        handle(loop, context)

    def welcome(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(WELCOME)
        writer.close()

    loop.set_exception_handler(noticed)
    door = open_door("127.0.0.1", 0, "The test")
    async with await asyncio.start_server(welcome, sock=door) as server:
        reader, writer = await asyncio.open_connection(*door.getsockname())
        await is_full.wait()
        yield reader, server
        writer.close()


async def test_whoever_waits_is_let_in_once_there_is_room(
    no_room: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with somebody_waits() as (reader, _):
        no_room.undo()
        assert await reader.read() == WELCOME
    assert [record.getMessage().partition(":")[0] for record in caplog.records] == ["nobody else can connect"]


@pytest.mark.usefixtures("no_room")
async def test_a_door_that_is_closed_while_somebody_waits_complains_of_nothing(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async with somebody_waits() as (_, server):
        server.close()
        await asyncio.sleep(2 * LOOKS_AGAIN_SECONDS)
    assert [record.getMessage().partition(":")[0] for record in caplog.records] == ["nobody else can connect"]
