"""Nobody reads another's hand or acts for them, whatever address they try; and no other site can."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
from urllib.parse import urljoin

import aiohttp
import pytest

from adapters.playground import assets
from adapters.playground.platform import PlaygroundPlatform, room_address
from adapters.playground.server import BODY_BYTES_MAX
from adapters.playground.sessions import account_of
from adapters.screens import Line, Screen
from engine.cards import NAME, SUIT_SIGNS
from engine.games.santase.facts import SantaseView
from tests.adapters.targets import target
from tests.running_playground import Page, Running, Visitor
from tests.settling import GUARD_SECONDS

POLICY = "default-src 'self'"


async def playing_pair(playground: Running) -> tuple[Visitor, Visitor]:
    ana, bea = await playground.enter("Ana"), await playground.enter("Bea")
    await ana.open_table()
    listed = await playground.desk.listed("playground")
    await bea.join(listed[0].code)
    await ana.press((await ana.look()).code("start"))
    await playground.settle()
    return ana, bea


async def hand_of(playground: Running, visitor: Visitor) -> set[str]:
    """The cards that a person holds, as pages write them."""
    person = await playground.store.known("playground", visitor.account)
    assert person is not None
    view = (await playground.host.table(visitor.table_id)).view(person.id)
    assert isinstance(view.match, SantaseView)
    names = [NAME[card] for card in view.match.hand]
    return {name[0].replace("T", "10") + SUIT_SIGNS[name[1]] for name in names}


def cards_in(page: Page) -> str:
    """The words of a page without gaps, and without the cards that decorate the entrance."""
    return page.words.replace("\ufe0e", "").replace(" ", "").replace("A♠K♥Q♦J♣", "")


@pytest.mark.req("PL-42")
async def test_a_page_shows_the_own_hand_and_nothing_of_the_other(playground: Running) -> None:
    ana, bea = await playing_pair(playground)
    mine, others = await hand_of(playground, ana), await hand_of(playground, bea)
    seen = cards_in(await ana.look())
    assert {card for card in mine if card not in seen} == set()
    assert {card for card in others if card in seen} == set()


@pytest.mark.req("PL-42")
async def test_no_address_gives_a_stranger_anything(playground: Running) -> None:
    ana, bea = await playing_pair(playground)
    others = await hand_of(playground, bea)
    token = ana.home.rpartition("/")[2]
    bea_person = await playground.store.known("playground", bea.account)
    assert bea_person is not None
    tries = [
        f"/p/{bea.account}/",
        f"/p/{bea.account}/t/{bea.table_id}",
        f"/p/{bea_person.id}/t/{bea.table_id}",
        f"/p/{token[:-1]}x/t/{ana.table_id}",
        f"/p/{secrets.token_urlsafe(24)}/t/{ana.table_id}",
        f"/p/{secrets.token_urlsafe(24)}/t/{ana.table_id}/events",
        f"/p/{secrets.token_urlsafe(24)}/events",
        f"/p/{token}/t/playground:person:{bea_person.id}",
        f"/p/{token}/t/{ana.table_id}?person={bea_person.id}",
        f"/p/{token}/t/{ana.table_id}/record",
        f"/p/{token}/t/../../{bea.account}/",
        "/static/..%2f..%2fserver.py",
        "/static/server.py",
        "/p/",
        f"/t/{ana.table_id}",
    ]
    for path in tries:
        page = await Visitor(playground).get(path)
        assert page.status in (200, 404), path
        assert {card for card in others if card in cards_in(page)} == set(), path


@pytest.mark.req("PL-42")
async def test_a_record_is_refused_while_the_match_runs(playground: Running) -> None:
    ana, _ = await playing_pair(playground)
    page = await ana.get(f"{ana.room}/record")
    assert "answer refusal" in page.text
    assert "seed" not in page.words.lower().replace("seal", "")


@pytest.mark.req("PL-42")
async def test_one_person_cannot_act_for_another(playground: Running) -> None:
    ana, bea = await playing_pair(playground)
    mover, other = (ana, bea) if " play " in " ".join((await ana.look()).codes) else (bea, ana)
    code = next(code for code in (await mover.look()).codes if " play " in code)
    before = (await playground.host.table(ana.table_id)).version
    stranger = await playground.enter("Cy")
    stranger.room = f"{stranger.home}/t/{ana.table_id}"
    nobody = Visitor(playground)
    nobody.room = f"/p/{secrets.token_urlsafe(24)}/t/{ana.table_id}"
    for presser in (other, stranger, nobody):
        await presser.press(code)
        await presser.post(f"{presser.room}/press", {"code": code, "account": mover.account, "seat": "0"})
    assert (await playground.host.table(ana.table_id)).version == before
    await mover.press(code)
    assert (await playground.host.table(ana.table_id)).version == before + 1


@pytest.mark.req("PL-42")
async def test_what_the_store_keeps_opens_no_address(playground: Running) -> None:
    ana = await playground.enter("Ana")
    token = ana.home.rpartition("/")[2]
    person = await playground.store.known("playground", account_of(token))
    assert person is not None
    assert person.account == hashlib.sha256(token.encode()).hexdigest()
    assert len(token) * 6 >= 128


async def test_a_stream_of_a_stranger_says_nothing(playground: Running) -> None:
    ana, _ = await playing_pair(playground)
    async with aiohttp.ClientSession() as session:
        path = f"{playground.url}/p/{secrets.token_urlsafe(24)}/t/{ana.table_id}/events"
        async with session.get(path, allow_redirects=False) as answer:
            assert (answer.status, answer.headers["Location"]) == (303, "/")


# --- Other sites ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 200),
        ({"Sec_Fetch_Site": "same-origin"}, 200),
        ({"Sec_Fetch_Site": "cross-site"}, 403),
        ({"Sec_Fetch_Site": "same-site"}, 403),
        ({"Origin": "https://evil.example"}, 403),
        ({"Origin": "null"}, 403),
        ({"Origin": "http://127.0.0.1:1"}, 403),
    ],
)
async def test_changes_come_only_from_our_own_pages(
    playground: Running, headers: dict[str, str], status: int
) -> None:
    ana = await playground.enter("Ana")
    page = await ana.post(f"{ana.home}/name", {"name": "Eve"}, **headers)
    assert page.status == status
    person = await playground.store.known("playground", ana.account)
    assert person is not None
    assert person.name == ("Eve" if status == 200 else "Ana")


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("127.0.0.1", 200),
        ("localhost:9999", 200),
        ("[::1]:80", 200),
        ("evil.example", 421),
        ("127.0.0.1.evil.example", 421),
        ("localhost@evil.example", 421),
        ("[", 421),
    ],
)
async def test_only_our_own_names_are_answered(playground: Running, host: str, status: int) -> None:
    page = await Visitor(playground).get("/", Host=host)
    assert page.status == status


@pytest.mark.parametrize("path", ["/", "/join/123456", "/nowhere", "/static/page.css", "/p/x/", "/enter"])
async def test_every_answer_carries_the_policy(playground: Running, path: str) -> None:
    page = await Visitor(playground).get(path)
    assert page.headers["Content-Security-Policy"].startswith(POLICY)
    assert "frame-ancestors 'none'" in page.headers["Content-Security-Policy"]
    assert page.headers["X-Content-Type-Options"] == "nosniff"
    assert page.headers["Referrer-Policy"] == "same-origin"
    kept = "immutable" if path.startswith("/static/") else "no-store"
    assert kept in page.headers["Cache-Control"]


async def test_reading_changes_nothing(playground: Running) -> None:
    ana, _ = await playing_pair(playground)
    before = (await playground.host.table(ana.table_id)).version
    for way in ("press", "say", "join", "open", "look", "name", "forget", "broadcast"):
        for base in (ana.home, ana.room):
            page = await ana.get(f"{base}/{way}")
            assert page.status in (404, 405), way
    assert (await playground.host.table(ana.table_id)).version == before
    assert len(await playground.desk.listed("playground")) == 1


# --- Broken requests -----------------------------------------------------------------------------------


async def test_too_large_a_request_is_answered_with_a_sentence(playground: Running) -> None:
    ana = await playground.enter("Ana")
    page = await ana.post(f"{ana.home}/name", {"name": "x" * (BODY_BYTES_MAX + 1)})
    assert page.status == 413
    assert "more than this page takes" in page.words


@pytest.mark.parametrize(
    ("body", "kind"),
    [
        (b"name=%ff%fe&code=%00", "application/x-www-form-urlencoded"),
        (b'{"name": "Eve"}', "application/json"),
        (
            b"--x\r\nContent-Disposition: form-data; name=name\r\n\r\nEve\r\n--x--",
            "multipart/form-data; boundary=x",
        ),
        (b"", "text/plain"),
    ],
)
async def test_what_is_no_form_of_ours_changes_nothing(playground: Running, body: bytes, kind: str) -> None:
    ana = await playground.enter("Ana")
    async with aiohttp.ClientSession() as session:
        url = f"{playground.url}{ana.home}/name"
        async with session.post(url, data=body, headers={"Content-Type": kind}) as answer:
            assert answer.status in (200, 400)
            assert "Traceback" not in await answer.text()
    person = await playground.store.known("playground", ana.account)
    assert person is not None
    assert "Eve" not in person.name


async def test_a_failure_of_ours_tells_nothing_about_the_program(
    playground: Running, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    ana = await playground.enter("Ana")

    async def broken(*_: object) -> None:
        raise RuntimeError("a secret of the program")

    monkeypatch.setattr(playground.desk, "listed", broken)
    page = await ana.get(f"{ana.home}/")
    assert page.status == 500
    assert "Something went wrong here" in page.words
    assert "secret" not in page.text
    assert ana.home.rpartition("/")[2] not in caplog.text


# --- Streams -------------------------------------------------------------------------------------------


async def next_event(answer: aiohttp.ClientResponse) -> str:
    """The next event of a stream, without its signs of life."""
    async with asyncio.timeout(GUARD_SECONDS):
        lines: list[str] = []
        async for raw in answer.content:
            line = raw.decode().rstrip("\n")
            if line.startswith("data:"):
                lines.append(line.removeprefix("data: "))
            elif not line and lines:
                return "\n".join(lines)
    raise AssertionError("the stream ended")


@pytest.mark.req("PL-42")
async def test_a_stream_sends_everything_once_then_only_what_changed(playground: Running) -> None:
    ana, bea = await playing_pair(playground)
    others = await hand_of(playground, bea)
    async with (
        aiohttp.ClientSession() as session,
        session.get(f"{playground.url}{ana.room}/events") as answer,
    ):
        assert answer.headers["Content-Encoding"] == "gzip"
        first = await next_event(answer)
        assert all(f'id="{part}"' in first for part in ("live", "log", "hand", "recipients"))
        await ana.post(f"{ana.room}/say", {"text": "hello there", "to": "all"})
        second = await next_event(answer)
        assert "hello there" in second
        assert 'hx-swap-oob="beforeend:#log"' in second
        assert 'id="live"' not in second
        assert 'id="hand"' not in second
        for event in (first, second):
            # They are compressed beside words that anybody may say: by its length an address could be guessed.
            assert ana.home.rpartition("/")[2] not in event
            page = Page(200, event, "", {})
            assert {card for card in others if card in cards_in(page)} == set()


async def test_a_stream_repeats_nothing_that_its_page_was_born_with(
    playground: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Where the scripts that follow a stream are not installed, pages do not name it.
    monkeypatch.setattr(assets, "for_pages", lambda: {"static": str, "has_htmx": True})
    ana, _ = await playing_pair(playground)
    page = await ana.look()
    assert page.headers["Content-Encoding"] == "deflate"
    assert ana.home.rpartition("/")[2] not in page.text  # neither is it to be guessed by the length of the page
    address = urljoin(playground.url + ana.room, page.text.split('sse-connect="')[1].split('"')[0])
    async with aiohttp.ClientSession() as session, session.get(address) as answer:
        await ana.post(f"{ana.room}/say", {"text": "hello there", "to": "all"})
        first = await next_event(answer)
    assert "hello there" in first
    assert 'id="hand"' not in first


@pytest.mark.req("PL-51")
async def test_a_stream_finds_what_another_process_posted(playground: Running) -> None:
    ana, _ = await playing_pair(playground)
    playground.platform.hear_all_while(lambda: None)  # Another one leads.
    elsewhere = PlaygroundPlatform(playground.store, time.time)
    async with (
        aiohttp.ClientSession() as session,
        session.get(f"{playground.url}{ana.room}/events") as answer,
    ):
        await next_event(answer)
        await elsewhere.post(target(room_address(ana.table_id), "log"), Screen((Line("from afar"),)), "afar")
        assert "from afar" in await next_event(answer)


async def test_a_chat_is_read_again_once_it_changes_and_whenever_leading_begins_anew(playground: Running) -> None:
    address = room_address("elsewhere")
    terms: list[int | None] = [1]
    platform, elsewhere = (
        PlaygroundPlatform(playground.store, time.time),
        PlaygroundPlatform(playground.store, time.time),
    )
    platform.hear_all_while(lambda: terms[-1])

    async def shown() -> list[str]:
        return [message.screen.lines[0].text for message in await platform.messages(address)]

    assert await shown() == []
    sent = await platform.post(target(address, "log"), Screen((Line("one"),)), "one")
    assert await shown() == ["one"]
    await platform.edit(target(address, "log"), sent, Screen((Line("uno"),)))
    assert await shown() == ["uno"]
    await elsewhere.post(target(address, "log"), Screen((Line("two"),)), "two")
    assert await shown() == ["uno"], "whoever leads believes what it wrote"
    terms.append(2)
    assert await shown() == ["uno", "two"]
    terms.append(None)
    await elsewhere.edit(target(address, "log"), sent, Screen((Line("eins"),)))
    assert await shown() == ["eins", "two"]


async def test_a_slow_page_misses_what_lies_between_and_never_the_last(playground: Running) -> None:
    ana, _ = await playing_pair(playground)
    address = playground.platform.private_address(await playground.desk.arrive("playground", ana.account, "Ana"))
    with playground.platform.look([address]) as changed:
        ref = await playground.platform.post(target(address, "notice"), Screen((Line("state 0"),)), "slow")
        for number in range(1, 40):
            await playground.platform.edit(target(address, "notice"), ref, Screen((Line(f"state {number}"),)))
        await asyncio.wait_for(changed.wait(), GUARD_SECONDS)
        changed.clear()
        messages = await playground.platform.messages(address)
        assert [line.text for line in messages[-1].screen.lines] == ["state 39"]
        assert not changed.is_set()


async def test_a_post_repeated_with_its_nonce_makes_one_message(playground: Running) -> None:
    screen = Screen((Line("once"),))
    refs = [await playground.platform.post(target("playground:room:x", "log"), screen, "same") for _ in range(2)]
    assert refs[0] == refs[1]
    assert len(await playground.platform.messages("playground:room:x")) == 1
