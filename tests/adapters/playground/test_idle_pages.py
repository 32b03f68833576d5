"""A page at which nothing happens costs next to nothing, and shows at once what does happen."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from adapters.playground import home, stream
from adapters.playground.home import Home
from adapters.playground.rooms import Rooms
from tests.adapters.playground.test_tables import playing_pair, plays
from tests.running_playground import Running, running_playground
from tests.settling import GUARD_SECONDS


async def next_line(events: aiohttp.ClientResponse, beginning: bytes) -> None:
    """Read on until a line begins like this."""
    async with asyncio.timeout(GUARD_SECONDS):
        while not (line := await events.content.readline()).startswith(beginning):
            assert line, "the stream has ended"


@pytest.mark.req("PL-52")
async def test_an_idle_page_is_not_made_again_and_a_move_is_shown_at_once(
    playground: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, seconds in (("GONE_SECONDS", 0.02), ("LOOK_SECONDS", 0.02), ("HEARTBEAT_SECONDS", 0.02)):
        monkeypatch.setattr(stream, name, seconds, raising=False)
    made = 0
    parts = Rooms.parts

    async def counted(self: Rooms, *asked: Any) -> Any:
        nonlocal made
        made += 1
        return await parts(self, *asked)

    first, second = await playing_pair(playground)
    await playground.settle()
    monkeypatch.setattr(Rooms, "parts", counted)
    async with (
        aiohttp.ClientSession() as session,
        session.get(f"{playground.url}{second.room}/events") as events,
    ):
        await next_line(events, b"event: parts")
        before = made
        for _ in range(10):
            await next_line(events, b": still here")
        assert made == before
        (code, *_) = plays(await first.look())
        await first.press(code)
        await next_line(events, b"event: parts")


@pytest.mark.req("PL-65")
async def test_a_page_that_is_open_when_its_person_is_forgotten_hears_of_it_at_once(
    playground: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stream, "ANYWAY_SECONDS", 10 * GUARD_SECONDS)
    ana = await playground.enter("Ana")
    async with aiohttp.ClientSession() as session, session.get(f"{playground.url}{ana.home}/events") as events:
        await next_line(events, b"event: parts")
        await ana.post(f"{ana.home}/forget", {"sure": "yes"})
        await next_line(events, b"event: anew")


async def next_text(events: aiohttp.ClientResponse, text: str) -> None:
    """Read on until something is said."""
    async with asyncio.timeout(GUARD_SECONDS):
        while text.encode() not in (line := await events.content.readline()):
            assert line, "the stream has ended"


@pytest.mark.req("PL-52")
async def test_where_another_process_writes_an_idle_page_is_not_made_again_either(
    playground: Running, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It looks whether table, last line or person changed, and shows what another process has written."""
    for name, seconds in (("GONE_SECONDS", 0.02), ("LOOK_SECONDS", 0.02), ("HEARTBEAT_SECONDS", 0.02)):
        monkeypatch.setattr(stream, name, seconds)
    first, second = await playing_pair(playground)
    await playground.settle()
    async with running_playground(tmp_path) as other, aiohttp.ClientSession(other.url) as session:
        assert not other.platform.hears_all
        made: Counter[str] = Counter()
        room_parts, home_parts = Rooms.parts, Home._home_parts

        async def counted_room(self: Rooms, *asked: Any) -> Any:
            made["room"] += 1
            return await room_parts(self, *asked)

        async def counted_home(self: Home, *asked: Any) -> Any:
            made["home"] += 1
            return await home_parts(self, *asked)

        monkeypatch.setattr(Rooms, "parts", counted_room)
        monkeypatch.setattr(Home, "_home_parts", counted_home)
        monkeypatch.setattr(home, "LIST_SECONDS", 0.02)
        async with session.get(f"{second.room}/events") as room, session.get(f"{second.home}/events") as own:
            for events in (room, own):
                await next_line(events, b"event: parts")
                for _ in range(3):
                    await next_line(events, b": still here")
            before = made.copy()
            for events in (room, own):
                for _ in range(10):
                    await next_line(events, b": still here")
            assert made == before
            # None of these is told to this process, but that the table changed.
            await first.post(f"{first.room}/say", {"text": "good luck", "to": "all"})
            await next_text(room, "good luck")
            (code, *_) = plays(await first.look())
            await first.press(code)
            await next_line(room, b"event: parts")
            await first.post(f"{first.home}/open", {"game": "truco"})
            await next_text(own, "Truco")
            await second.post(f"{second.home}/language", {"language": "de"})
            await next_line(own, b"event: anew")


async def test_a_page_that_is_read_again_is_made_anew_only_if_something_differs(playground: Running) -> None:
    first, _ = await playing_pair(playground)
    await playground.settle()
    person = await playground.desk.arrive("playground", first.account, "")
    rooms = Rooms(playground.desk, playground.platform)

    async def hand(draft: str = "") -> object:
        parts = await rooms.parts(person, first.table_id, draft)
        assert parts is not None
        return parts["hand"]

    shown = await hand()
    assert await hand() is shown
    assert await hand("scores") is not shown  # what is opened belongs to it
    shown = await hand()
    (code, *_) = plays(await first.look())
    await first.press(code)
    assert await hand() is not shown


@pytest.mark.req("PL-63")
async def test_streams_are_limited_for_each_person_and_nobody_else(
    playground: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stream, "STREAMS_EACH_MAX", 2, raising=False)
    ana, bea = await playground.enter("Ana"), await playground.enter("Bea")
    async with aiohttp.ClientSession() as session:
        opened = [await session.get(f"{playground.url}{ana.home}/events") for _ in range(2)]
        async with session.get(f"{playground.url}{ana.home}/events") as third:
            assert third.status == 429
        async with session.get(f"{playground.url}{bea.home}/events") as other:
            assert other.status == 200
        for one in opened:
            assert one.status == 200
            one.close()
