"""What moves on the page unless somebody wants calm; and what a deal has changed, which goes by itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from adapters.playground.pages import Piece, render
from adapters.playground.rooms import Summary
from tests.adapters.playground.test_accessibility import Looker
from tests.adapters.playground.test_browser import enter
from tests.adapters.playground.test_every_size import fullest
from tests.browser import IN_ITS_LOOP, person
from tests.browser import browsed_playground as browsed_playground
from tests.running_playground import Running

if TYPE_CHECKING:
    from playwright.async_api import Browser, Page

pytestmark = IN_ITS_LOOP
# Everything that is set in motion is written down, and moves.
WRITTEN_DOWN = """
    globalThis.moved = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...how) { moved.push(this.className); return animate.apply(this, how); };
"""
# In one go, as an event does it: the stream may bring another one at any time.
PUT_IN = """html => {
    tablemates.before();
    htmx.swap('[sse-swap]', html, { swapStyle: 'none', settleDelay: 0 });
    tablemates.after();
}"""


async def at_a_table(playground: Running, page: Page, game: str) -> None:
    """Sit down against the house, and wait until one is asked."""
    await page.add_init_script(WRITTEN_DOWN)
    await enter(page, playground.url, "Ana")
    await page.click(f"#play-{game}")
    await page.wait_for_selector("#turn p", state="attached")
    await page.wait_for_load_state("load")
    await playground.settle()


@pytest.mark.req("PL-33")
@pytest.mark.parametrize("is_calm", [False, True])
async def test_cards_travel_and_dice_roll_unless_one_wants_calm(
    playground: Running, browser: Browser, is_calm: bool
) -> None:
    page = await person(browser)
    await page.emulate_media(reduced_motion="reduce" if is_calm else "no-preference")
    await at_a_table(playground, page, "kniffeliger")
    await page.evaluate("document.querySelector('#hand button[value$=\" roll\"]').click()")
    await page.wait_for_selector("#hand .die-key use", state="attached")
    assert any("die-key" in one for one in await page.evaluate("moved")) is not is_calm
    # A trick comes to a table that is shown already.
    drawn, dock = next(fullest("thurf", 8, "en"))
    pieces = [Piece("whole", "table", (drawn,)), Piece("whole", "hand", (dock,))]
    await page.evaluate(PUT_IN, render("pieces.html", "en", pieces=pieces, base="x"))
    assert any("laid" in one for one in await page.evaluate("moved")) is not is_calm


@pytest.mark.req("PL-33")
async def test_what_a_deal_changed_stays_for_five_seconds_or_until_it_is_closed(
    playground: Running, browser: Browser
) -> None:
    page = await person(browser)
    await at_a_table(playground, page, "santase")
    await Looker(page).show(("summary", Summary(1, (("Ana", "+3", 7, True),))))
    summary = page.locator(".summary")
    assert "+3" in await summary.inner_text()
    seconds = "getComputedStyle(document.querySelector('.summary')).animationDuration"
    assert float((await page.evaluate(seconds)).removesuffix("s")) >= 5  # Also for who wants calm.
    await summary.locator("[data-close]").click()
    assert await summary.count() == 0
