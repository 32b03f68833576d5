"""Fair shares of the page: one sentence for whoever asks too often, and nobody else is kept from anything."""

from __future__ import annotations

import asyncio
import errno
import logging
import re
import resource
from collections.abc import AsyncIterator
from pathlib import Path

import aiohttp
import pytest
from aiohttp import web
from aiohttp.test_utils import make_mocked_request

from adapters.front.desk import GUESSES_FROM_MAX, GUESSES_MAX
from adapters.playground import forms, patience, shares, stream
from adapters.playground.proxies import address_of, make_proxied, read_networks
from adapters.playground.shares import Share
from bots.doors import FILES_MAX, open_many_files
from bots.logs import say_rarely
from tests.running_playground import HTMX, Running, Visitor, running_playground
from tests.settling import GUARD_SECONDS

FAST = "That was too much at once; wait a moment and try again."
CAFE, SCHOOL = {"X-Forwarded-For": "203.0.113.5"}, {"X-Forwarded-For": "203.0.113.6"}
FEW = Share(3600.0, 3, 5)


@pytest.fixture
async def playground(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Running]:
    """A page with small shares, behind a proxy that says who asks."""
    for kind in shares.SHARES:
        monkeypatch.setitem(shares.SHARES, kind, FEW)
    monkeypatch.setattr(stream, "STREAMS_FROM_MAX", 2)
    async with running_playground(tmp_path, proxies=("127.0.0.1",)) as running:
        yield running


@pytest.mark.parametrize("what", ["press", "open", "t/none/replay/1-1/1.gif"])
async def test_a_person_has_a_share_and_nobody_elses(playground: Running, what: str) -> None:
    ana, bea = await playground.enter("Ana"), await playground.enter("Bea")
    fields = {"code": "r0 0 santase", "game": "santase"}
    for visitor in (ana, bea):
        for number in range(FEW.each + 1):
            if "replay" in what:
                page = await visitor.get(f"{visitor.home}/{what}")
            else:
                page = await visitor.post(f"{visitor.home}/{what}", fields | {"press": str(number)})
            assert (page.status == 429) == (number == FEW.each), page.words
        assert FAST in page.words


async def test_a_page_that_is_open_shows_the_sentence_in_its_place(playground: Running) -> None:
    ana = await playground.enter("Ana")
    for number in range(FEW.each + 1):
        page = await ana.post(f"{ana.home}/press", {"code": "r0 0 santase", "press": str(number)}, **HTMX)
        assert page.status == 200
        assert (FAST in page.words) == (number == FEW.each)


async def test_an_address_has_a_share_and_this_machine_none(playground: Running) -> None:
    ana = await playground.enter("Ana")

    async def enter(headers: dict[str, str]) -> list[int]:
        pages = [await ana.post("/enter", {"name": f"Guest {n}"}, **headers) for n in range(FEW.from_address + 2)]
        return [page.status for page in pages]

    assert await enter(CAFE) == [200] * FEW.from_address + [429] * 2
    assert (await enter(SCHOOL))[0] == 200
    assert await enter({}) == [200] * (FEW.from_address + 2)


@pytest.mark.req("PL-63")
@pytest.mark.parametrize("way", ["home", "entrance"])
async def test_wrong_codes_through_a_proxy_that_nobody_named_keep_nobody_else_out(
    tmp_path: Path, way: str
) -> None:
    async with running_playground(tmp_path) as playground:
        ana, bea = await playground.enter("Ana"), await playground.enter("Bea")
        await ana.open_table()
        code = (await playground.host.table(ana.table_id)).code
        for number in range(GUESSES_FROM_MAX // GUESSES_MAX):
            stranger = await playground.enter(f"Stranger {number}")
            for guess in range(GUESSES_MAX):
                await stranger.join(f"00000{guess}")
        fields = {"code": code, "name": "Bea"}
        page = await bea.post(f"{bea.home}/join" if way == "home" else "/enter", fields)
        assert "/t/" in page.url, page.words


@pytest.mark.req("PL-63")
@pytest.mark.parametrize(
    ("peer", "forwarded", "counted"),
    [
        ("198.51.100.1", "", "198.51.100.1"),
        ("127.0.0.1", "", None),
        ("::1", "", None),
        ("::ffff:127.0.0.1", "", None),
        ("192.168.1.7", "", "192.168.1.7"),  # a guest in the same house
        ("192.168.1.7", "198.51.100.1", None),  # a proxy there that nobody has named
        ("8.8.4.4", "198.51.100.1", "8.8.4.4"),  # a stranger who says they speak for others
        ("10.1.2.3", "198.51.100.1", "198.51.100.1"),  # a proxy that is named
        ("10.1.2.3", "192.168.1.7", "192.168.1.7"),
        ("10.1.2.3", "", None),  # and does not say for whom it speaks
        ("10.1.2.3", "nonsense", None),
        ("::ffff:198.51.100.1", "", "198.51.100.1"),
        ("2001:db8:1:2::7", "", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:aaaa::9", "", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::7", "", "2001:db8:1:3::/64"),
        ("10.1.2.3", "2001:db8:1:2::7", "2001:db8:1:2::/64"),
        ("fe80::1", "", "fe80::1"),
    ],
)
async def test_an_address_counts_where_it_tells_people_apart(
    peer: str, forwarded: str, counted: str | None
) -> None:
    found: list[str | None] = []

    async def note(request: web.Request) -> web.Response:
        found.append(address_of(request))
        return web.Response()

    headers = {"X-Forwarded-For": forwarded} if forwarded else {}
    request = make_mocked_request("GET", "/", headers=headers).clone(remote=peer)
    await make_proxied(read_networks(["10.0.0.0/8"]))(request, note)
    assert found == [counted]


async def test_streams_are_shared_by_address(playground: Running) -> None:
    people = [await playground.enter(f"Guest {number}") for number in range(4)]
    async with aiohttp.ClientSession(playground.url) as session:
        streams = [
            await session.get(f"{person.home}/events", headers=headers)
            for person, headers in zip(people, (CAFE, CAFE, CAFE, SCHOOL), strict=True)
        ]
        assert [one.status for one in streams] == [200, 200, 429, 200]
        assert "Too many pages are open at once" in await streams[2].text()
        for one in streams:
            one.close()


@pytest.mark.req("PL-63")
@pytest.mark.parametrize("is_told_apart", [True, False])
async def test_who_has_most_pages_open_makes_room_when_all_streams_are_taken(
    playground: Running, monkeypatch: pytest.MonkeyPatch, is_told_apart: bool
) -> None:
    """Those who fill all streams keep nobody out: an address by its pages, a person where no address is known."""
    monkeypatch.setattr(stream, "STREAMS_MAX", 4)
    monkeypatch.setattr(stream, "STREAMS_FROM_MAX", 10)
    many, bea, cyd = [await playground.enter(name) for name in ("Ana", "Bea", "Cyd")]
    cafe, school = (CAFE, SCHOOL) if is_told_apart else ({}, {})
    async with asyncio.timeout(GUARD_SECONDS), aiohttp.ClientSession(playground.url) as session:

        async def opened(visitor: Visitor, headers: dict[str, str]) -> aiohttp.ClientResponse:
            return await session.get(f"{visitor.home}/events", headers=headers)

        first = [await opened(many, cafe) for _ in range(3)]
        other = await opened(bea, school)
        assert (await opened(many, cafe)).status == 429
        newcomer = await opened(cyd, {"X-Forwarded-For": "203.0.113.7"} if is_told_apart else {})
        assert [one.status for one in (*first, other, newcomer)] == [200] * 5
        await first[2].content.read()  # It ends; the others go on.
        assert not any(one.content.at_eof() for one in (*first[:2], other, newcomer))
        # Two, one and one: nobody has so many that another's second page would be fairer.
        assert (await opened(bea, school)).status == 429
        for one in (*first, other, newcomer):
            one.close()


async def test_a_page_that_was_closed_makes_room_for_another(
    playground: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stream, "STREAMS_MAX", 1)
    ana = await playground.enter("Ana")
    async with asyncio.timeout(GUARD_SECONDS), aiohttp.ClientSession(playground.url) as session:
        for _ in range(3):
            while (opened := await session.get(f"{ana.home}/events")).status != 200:
                assert opened.status == 429
                await asyncio.sleep(0.05)  # until the server has noticed that the page before is gone
            opened.close()


@pytest.mark.leaping
@pytest.mark.parametrize(
    ("sent", "answered"),
    [
        (b"GET /enter HTTP/1.1\r\nHost: 127.0.0.1\r\n", b""),
        (
            b"POST /enter HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/x-www-form-urlencoded\r\n"
            b"Content-Length: 100\r\n\r\nname=A",
            b"HTTP/1.1 408 ",
        ),
    ],
)
async def test_what_is_half_sent_is_dropped(playground: Running, sent: bytes, answered: bytes) -> None:
    loop = asyncio.get_running_loop()
    reader, writer = await asyncio.open_connection("127.0.0.1", int(playground.url.rpartition(":")[2]))
    writer.write(sent)
    began = loop.time()
    async with asyncio.timeout(2 * forms.HALF_SENT_SECONDS):
        first = await reader.read(1)
        answered_at = loop.time()
        assert (first + await reader.read()).startswith(answered)  # It ends, without another byte from here.
    assert answered_at - began >= forms.HALF_SENT_SECONDS
    assert loop.time() - answered_at < patience.REST_SECONDS  # Nobody waits for the rest.
    writer.close()


@pytest.mark.leaping
async def test_a_page_may_take_its_time_between_two_requests(playground: Running) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", int(playground.url.rpartition(":")[2]))
    for _ in range(2):
        writer.write(b"GET /static/none HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        head = await reader.readuntil(b"\r\n\r\n")
        (length,) = re.findall(rb"Content-Length: (\d+)", head)
        await reader.readexactly(int(length))
        await asyncio.sleep(2 * forms.HALF_SENT_SECONDS)  # much longer than a request may be under way
    assert not reader.at_eof()
    writer.close()


async def test_being_out_of_files_is_said_once(caplog: pytest.LogCaptureFixture) -> None:
    loop = asyncio.get_running_loop()
    say_rarely(loop)
    problem = OSError(errno.EMFILE, "Too many open files")
    with caplog.at_level(logging.ERROR):
        for _ in range(1000):
            loop.call_exception_handler(
                {"message": "socket.accept() out of system resource", "exception": problem}
            )
        loop.call_exception_handler({"message": "something else", "exception": ValueError("else")})
    assert [record.getMessage().partition(":")[0] for record in caplog.records] == [
        "nobody else can connect",
        "something else",
    ]


def test_the_program_opens_as_many_files_as_it_may() -> None:
    kept = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (256, kept[1]))
        open_many_files()
        allowed = FILES_MAX if kept[1] == resource.RLIM_INFINITY else min(kept[1], FILES_MAX)
        assert resource.getrlimit(resource.RLIMIT_NOFILE) == (max(256, allowed), kept[1])
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, kept)
