"""What somebody has opened on the page stays open while they are asked the same, whatever others do meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import aiohttp
import pytest

from adapters.playground import open_menus
from adapters.playground.open_menus import OpenMenus, TablePage
from tests.adapters.playground.test_lobby_and_end import joined
from tests.engine.tables import BEA, CYD, started
from tests.running_playground import HTMX, Page, Running, Visitor
from tests.settling import GUARD_SECONDS

NUMBER = "0123456789ab"


class Events:
    """The stream of one page."""

    def __init__(self, response: aiohttp.ClientResponse) -> None:
        self._response = response

    async def until(self, *endings: str) -> Page:
        """The next event that brings a hand with buttons whose codes end so."""
        async with asyncio.timeout(GUARD_SECONDS):
            while True:
                event = ""
                while (line := (await self._response.content.readline()).decode()) != "\n":
                    assert line, "the stream has ended"
                    event += line.removeprefix("data: ")
                page = Page(200, event, "", self._response.headers)
                if 'id="hand"' in event and all(any(code.endswith(e) for code in page.codes) for e in endings):
                    return page


@asynccontextmanager
async def page_of(visitor: Visitor, playground: Running, number: str = NUMBER) -> AsyncIterator[Events]:
    async with (
        aiohttp.ClientSession() as session,
        session.get(f"{playground.url}{visitor.room}/events?page={number}") as response,
    ):
        yield Events(response)


async def press_in(visitor: Visitor, code: str, number: str = NUMBER) -> Page:
    return await visitor.post(f"{visitor.room}/press", {"code": code, "page": number}, **HTMX)


def ends(page: Page) -> set[str]:
    return {code.split(" ", 2)[2] for code in page.codes}


@pytest.mark.req("PL-13", "PL-33")
async def test_options_stay_open_while_others_sit_down_and_close_with_a_choice(playground: Running) -> None:
    ana = await playground.enter("Ana")
    await ana.open_table("kniffeliger")
    page = await ana.look()
    async with page_of(ana, playground) as events, page_of(ana, playground, "another one") as others:
        await events.until("start")
        await others.until("start")
        opened = await press_in(ana, page.code("options"))
        assert "options game" in ends(opened)
        await joined(playground, ana, "Bea")
        kept = await events.until("options game")
        assert kept.code("options game") != opened.code("options game")  # as the table is now
        plain = await others.until("start")
        assert "options game" not in ends(plain)  # what was opened in one page is not in the other
        deeper = await press_in(ana, kept.code("options preset"))
        assert not (await press_in(ana, deeper.code("preset kniffel"))).codes
        assert not {"preset kniffel", "options game"} & ends(await events.until("options preset"))


@pytest.mark.req("PL-33")
async def test_what_is_opened_is_not_sent_again_where_nothing_else_has_changed(playground: Running) -> None:
    ana = await playground.enter("Ana")
    await ana.open_table()
    page = await ana.look()
    async with page_of(ana, playground) as events:
        await events.until("start")
        await press_in(ana, page.code("options"))
        await ana.post(f"{ana.room}/say", {"text": "hello", "to": "all", "press": "one"})
        await ana.post(f"{ana.room}/say", {"text": "goodbye", "to": "all", "press": "two"})
        async with asyncio.timeout(GUARD_SECONDS):
            told = ""
            while "goodbye" not in told:
                told += (await events._response.content.readline()).decode()
        assert 'id="hand"' not in told


@pytest.mark.req("PL-33")
def test_a_menu_is_closed_by_the_next_question_and_the_oldest_for_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    kept = started("kniffeliger", BEA, CYD)
    menus, page, view = OpenMenus(), TablePage(CYD, kept.table.id, NUMBER), kept.table.view(CYD)
    menus.turn(page, "end", view, {"hand": ("opened",)})
    assert menus.draft(page._replace(person=BEA), kept.table.view(BEA)) == ""
    assert (menus.put_in(page), menus.put_in(page)) == ({"hand": ("opened",)}, {})
    acted = 0
    while (now := kept.table.view(CYD)).decision is None:
        assert menus.draft(page, now) == "end"
        kept.act()
        acted += 1
    assert acted >= 2  # Ana, and then Bea
    assert menus.draft(page, now) == ""
    assert menus.draft(page, view) == ""  # it was closed, and does not open again

    menus.turn(page, "end", view, {})
    menus.turn(page, "hand", view, {"hand": ("plain",)})
    assert menus.draft(page, view) == ""
    assert menus.put_in(page) == {"hand": ("plain",)}

    monkeypatch.setattr(open_menus, "PAGES_MAX", 2)
    for number in ("1", "2", "3", "x" * 33):
        menus.turn(page._replace(number=number), "end", view, {})
    drafts = [menus.draft(page._replace(number=number), view) for number in ("1", "2", "3", "x" * 33)]
    assert drafts == ["", "end", "end", ""]
