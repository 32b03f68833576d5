"""Several languages at one table: each person reads everything in their own."""

from __future__ import annotations

import asyncio
import re

import aiohttp
import pytest

from adapters.playground.platform import room_address
from adapters.text.words import languages, words_for
from tests.running_playground import Page, Running, Visitor
from tests.settling import GUARD_SECONDS


async def at_one_table(playground: Running) -> tuple[Visitor, Visitor]:
    """Ana, who reads German, opened the table; Bea reads Arabic. The match has begun."""
    ana, bea = await playground.enter("Ana"), await playground.enter("Bea")
    await ana.post(f"{ana.home}/language", {"language": "de"})
    await bea.post(f"{bea.home}/language", {"language": "ar"})
    await ana.open_table()
    await bea.join((await playground.host.table(ana.table_id)).code)
    await ana.press((await ana.look()).code("start"))
    return ana, bea


def log_of(page: Page) -> str:
    """The HTML of the log."""
    found = re.search(r'<div id="log".*?</aside>', page.text, re.DOTALL)
    assert found is not None
    return found[0]


@pytest.mark.req("PL-24")
async def test_everyone_reads_the_room_in_their_own_language(playground: Running) -> None:
    ana, bea = await at_one_table(playground)
    table = await playground.host.table(ana.table_id)
    assert await playground.store.place_language(room_address(table.id)) == "de"
    for _ in range(12):
        assert table.match is not None
        seat = table.match.asked[0]
        decision = table.match.decision(seat)
        assert decision is not None
        mover = (ana, bea)[seat]
        code = next(one.code for one in decision.actions if one.code.startswith("play "))
        await mover.press(f"a{table.id} {decision.number} {code}")
        table = await playground.host.table(table.id)
    for visitor, language, direction in ((ana, "de", "ltr"), (bea, "ar", "rtl")):
        page, words = await visitor.look(), words_for(language)
        other = words_for("ar" if language == "de" else "de")
        assert f'<html lang="{language}" dir="{direction}"' in page.text
        for key in ("button-rules", "button-leave"):
            assert words(key) in page.text
            assert other(key) not in page.text
        log = log_of(page)
        assert log.count('class="bubble log"') == 1
        assert log.count(words("log-match", number=1)) == 1
        letters = re.search("[\u0600-\u06ff]", re.sub("<[^>]*>", "", log))
        assert bool(letters) == (language == "ar")
        assert bool(re.search(r"\b(gibt|sticht|Stich|bekommt|nimmt|Partie)\b", log)) == (language == "de")


@pytest.mark.req("PL-24")
async def test_another_language_reaches_pages_that_are_open(playground: Running) -> None:
    ana, _ = await at_one_table(playground)
    await ana.look()
    async with (
        asyncio.timeout(GUARD_SECONDS),
        aiohttp.ClientSession() as session,
        session.get(f"{playground.url}{ana.room}/events") as stream,
    ):
        await stream.content.readuntil(b"event: parts")
        await ana.post(f"{ana.home}/language", {"language": "te"})
        assert (await stream.content.read()).endswith(b"event: anew\ndata: anew\n\n")
    assert '<html lang="te" dir="ltr"' in (await ana.look()).text


async def test_hints_reach_pages_that_are_open_without_loading_them_anew(playground: Running) -> None:
    asked, _ = await at_one_table(playground)
    code = (await asked.look()).code("hints on")
    async with (
        asyncio.timeout(GUARD_SECONDS),
        aiohttp.ClientSession() as session,
        session.get(f"{playground.url}{asked.room}/events") as stream,
    ):
        await stream.content.readuntil(b"event: parts")
        await asked.press(code)
        assert b"event: anew" not in await stream.content.readuntil(b"hints off")
        await asked.press((await asked.look()).code("hints off"))
        assert b"event: anew" not in await stream.content.readuntil(b"hints on")


@pytest.mark.req("PL-24")
async def test_the_menu_lists_each_language_by_its_own_name(playground: Running) -> None:
    ana = await playground.enter("Ana")
    home = await ana.get(f"{ana.home}/")
    listed = re.findall(r'name="language" value="([\w-]+)" lang="[\w-]+"[^>]*>([^<]+)<', home.text)
    assert [key for key, _ in listed] == [*languages()]
    assert dict(listed) == {
        "ar": "العربية",
        "bg": "Български",
        "de": "Deutsch",
        "en": "English",
        "pt-BR": "Português (Brasil)",
        "te": "తెలుగు",
    }
