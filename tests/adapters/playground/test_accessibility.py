"""Every page in English and Arabic, on a desktop and on a phone, as axe-core sees it: nobody is shut out."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import TYPE_CHECKING, Any

import pytest

from adapters.playground.felt import dock_of, drawn_table
from adapters.playground.pages import Piece, buttons_of, render
from adapters.playground.rooms import Summary
from adapters.screens import private_screen
from adapters.screens.appearance import Appearance
from adapters.screens.buttons import OPEN, SCORES, read_code
from adapters.text.words import words_for
from bots.picture_scenes import NAMES, played
from engine.games import GAMES, game_of
from tests import browser_setup
from tests.browser import DESKTOP, IN_ITS_LOOP, PHONE, answered, person
from tests.browser import browsed_playground as browsed_playground
from tests.running_playground import Running

if TYPE_CHECKING:
    from playwright.async_api import Browser, Page

pytestmark = [*IN_ITS_LOOP, pytest.mark.long]
# The sign on a card, drawn or in text, is a part of its picture: "5♦" is read as "five of diamonds".
RUN = """async (within) => (await axe.run(within ?? document, {
        resultTypes: ["violations"], rules: { "label-content-name-mismatch": { enabled: true } } })).violations
    .map(one => [one.id, one.nodes.filter(node => one.id !== "label-content-name-mismatch"
        || !/class="(held"|card )/.test(node.html))])
    .filter(([, nodes]) => nodes.length)
    .map(([id, nodes]) => [id, nodes.slice(0, 4).map(node => [node.html.slice(0, 200), node.failureSummary])])"""
NO_MENUS = (SCORES, "seal", "hints")  # They answer beside the table.
PRESSED_IF_THERE = "where => { const key = document.querySelector(where); key?.click(); return key !== null; }"
HEADINGS = "document.querySelectorAll('h1').length"


class Looker:
    """Somebody who walks through the pages and has each looked at in both sizes."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.found: dict[str, Any] = {}

    async def press(self, selector: str) -> None:
        """Press a button, wherever it is folded away, and wait for the answer."""
        async with answered(self.page):
            while not await self.page.evaluate(PRESSED_IF_THERE, selector):
                await self.page.wait_for_selector(selector, state="attached")

    async def show(self, *parts: tuple[str, object]) -> None:
        """Put parts into the page as its stream does."""
        pieces = [Piece("whole", part, (content,)) for part, content in parts]
        html = render(
            "pieces.html", await self.page.evaluate("document.documentElement.lang"), pieces=pieces, base="x"
        )
        await self.page.evaluate(
            "html => htmx.swap('[sse-swap]', html, { swapStyle: 'none', settleDelay: 0 })", html
        )

    async def look(self, state: str, within: str | None = None) -> None:
        """Have a state looked at, or only the part of the page that it has changed; what was just opened, once its
        styles are there."""
        await self.page.wait_for_load_state("load")
        for name, size in (("desktop", DESKTOP), ("phone", PHONE)):
            await self.page.set_viewport_size({"width": size["width"], "height": size["height"]})
            if not await self.page.evaluate("typeof axe === 'object'"):
                await self.page.evaluate(browser_setup.axe())
            if violations := await self.page.evaluate(RUN, within):
                self.found[f"{state}, {name}"] = violations
        if (headings := await self.page.evaluate(HEADINGS)) != 1:
            self.found[f"{state}: h1"] = headings


def menus(
    game: str, language: str, called: Sequence[str] = NAMES
) -> Iterator[tuple[str, list[tuple[str, object]]]]:
    """A question whether somebody is sure, a window, a menu and a summary, as a match of the game has them."""
    words = words_for(language)
    appearance = Appearance(asks_twice=True)
    seen: set[str] = set()
    for moment in islice(played(game, game_of(game).info.seat_counts[-1], 1, words, called), 400):
        view, names = moment
        if view.me is None or view.decision is None:
            continue
        own = private_screen(view, names, words, appearance=appearance)
        assert own is not None
        drafts = [
            code.what for button in buttons_of(own) if (code := read_code(button.code)) and code.kind == OPEN
        ]
        kinds = {draft.split()[0]: draft for draft in drafts} | ({"window": ""} if len(view.asked) > 1 else {})
        for kind, draft in kinds.items():
            if kind in seen or kind in NO_MENUS:
                continue
            seen.add(kind)
            screen = private_screen(view, names, words, draft, appearance)
            assert screen is not None
            drawn = drawn_table(view, names, words, {}, screen)
            assert drawn is not None
            dock = dock_of(screen, view, names, words, drawn)
            assert dock is not None
            yield kind, [("table", drawn), ("hand", dock), ("summary", Summary(1, (("Ana", "+3", 7, True),)))]


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
        await looker.press('#hand button[value$=" options"]')
        await page.wait_for_selector('#hand button[value$=" options preset"]')
        await looker.look(f"{game}, options", "#hand")
        await page.goto(home)
        await page.wait_for_load_state("load")
        await page.click(f"#play-{game}")
        await page.wait_for_selector("#turn p", state="attached")
        await looker.look(f"{game}, playing")
        for name, parts in menus(game, language):
            await looker.show(*parts)
            await looker.look(f"{game}, {name}", "main")
        # She is asked until it is seen: where a house partner has waited long enough for her and moves, what she
        # opened is gone.
        while not await page.evaluate(PRESSED_IF_THERE, '#hand button[value$=" end on"]'):
            await looker.press('#live-keys button[value$=" end"]')
        await page.wait_for_selector("#table .ending, #table .finale")
        await looker.look(f"{game}, the end", "main")
    await page.locator("#invite").evaluate("link => link.click()")
    await page.wait_for_selector("#answer .answer")
    await looker.look("invitation", "#answer")
    await page.goto(home)
    await looker.look("home, with tables")
    assert looker.found == {}, json.dumps(looker.found, indent=1, ensure_ascii=False)[:6000]
