"""Every page in English and Arabic, on a desktop and on a phone, as axe-core sees it: nobody is shut out."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from engine.games import GAMES
from tests import browser_setup
from tests.browser import DESKTOP, IN_ITS_LOOP, PHONE, person
from tests.browser import browsed_playground as browsed_playground
from tests.running_playground import Running

if TYPE_CHECKING:
    from playwright.async_api import Browser, Page

pytestmark = [*IN_ITS_LOOP, pytest.mark.long]
# The sign in the corner of a drawn card is a part of its picture: "5" is read as "five of diamonds".
RUN = """async () => (await axe.run(document, { resultTypes: ["violations"] })).violations
    .map(one => [one.id, one.nodes.filter(node => one.id !== "label-content-name-mismatch"
        || !node.html.includes('class="held"'))])
    .filter(([, nodes]) => nodes.length)
    .map(([id, nodes]) => [id, nodes.slice(0, 4).map(node => [node.html.slice(0, 200), node.failureSummary])])"""
HEADINGS = "document.querySelectorAll('h1').length"


class Looker:
    """Somebody who walks through the pages and has each looked at in both sizes."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.found: dict[str, Any] = {}

    async def look(self, state: str) -> None:
        for name, size in (("desktop", DESKTOP), ("phone", PHONE)):
            await self.page.set_viewport_size({"width": size["width"], "height": size["height"]})
            if not await self.page.evaluate("typeof axe === 'object'"):
                await self.page.evaluate(browser_setup.axe())
            if violations := await self.page.evaluate(RUN):
                self.found[f"{state}, {name}"] = violations
        if (headings := await self.page.evaluate(HEADINGS)) != 1:
            self.found[f"{state}: h1"] = headings


@pytest.mark.req("PL-33")
@pytest.mark.parametrize("language", ["en", "ar"])
async def test_axe_finds_nothing(playground: Running, browser: Browser, language: str) -> None:
    page = await person(browser)
    await page.set_extra_http_headers({"Accept-Language": language})
    looker = Looker(page)
    await page.goto(playground.url)
    await looker.look("entrance")
    await page.fill("#name", "x" * 30)
    await page.keyboard.press("Enter")
    await page.wait_for_selector("#problem")
    await looker.look("entrance, refused")
    await page.fill("#name", "Ana")
    await page.keyboard.press("Enter")
    await page.wait_for_selector(".games")
    home = page.url
    await page.goto(playground.url)
    await looker.look("welcome back")
    await page.goto(home)
    await looker.look("home")
    await page.click("#rules-santase")
    await page.wait_for_selector("#answer .screen")
    await looker.look("rules")
    for game in GAMES:
        await page.goto(home)
        await page.wait_for_load_state("load")
        await page.click(f"#open-{game}")
        await page.wait_for_selector("#hand form")
        await looker.look(f"{game}, lobby")
        await page.goto(home)
        await page.wait_for_load_state("load")
        await page.click(f"#play-{game}")
        await page.wait_for_selector("#turn p", state="attached")
        await looker.look(f"{game}, playing")
    await page.goto(home)
    await looker.look("home, with tables")
    assert looker.found == {}, json.dumps(looker.found, indent=1, ensure_ascii=False)[:6000]
