"""What moves on the page unless somebody wants calm; and what a deal has changed, which goes by itself."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

import pytest

from adapters.pictures.descriptions import Direction, Laid, Plate, Score, TablePicture, Theme
from adapters.playground.felt import Drawn
from adapters.playground.pages import Piece, render
from adapters.playground.rooms import Summary
from engine.cards import cards
from tests.adapters.playground.test_accessibility import Looker
from tests.adapters.playground.test_browser import play_at_once
from tests.adapters.playground.test_every_size import fullest
from tests.browser import IN_ITS_LOOP, person
from tests.browser import browsed_playground as browsed_playground
from tests.running_playground import Running

if TYPE_CHECKING:
    from playwright.async_api import Browser, Page

pytestmark = IN_ITS_LOOP
NOON, AN_HOUR_LATER = datetime(2030, 1, 1, 12, tzinfo=UTC), datetime(2030, 1, 1, 13, tzinfo=UTC)
# Everything that is set in motion is written down, and moves: what it is, when, and where its middle comes to.
WRITTEN_DOWN = """
    globalThis.moved = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, how) {
        const by = new DOMMatrix(frames.at(-1).transform ?? ""), {x, y} = this.getBoundingClientRect();
        moved.push({ name: this.className, seat: this.dataset.seat, ...how, end: [x + by.e, y + by.f] });
        return animate.call(this, frames, how);
    };
"""
PLATE_OF = """seat => {
    const {x, y} = document.querySelector(`#at${seat} .plate`).getBoundingClientRect();
    return [x, y];
}"""
STAYS = "parseFloat(getComputedStyle(document.querySelector('.trick.taken .laid')).animationDelay) * 1000"
READ_MILLISECONDS = 2000
# In one go, as an event does it: the stream may bring another one at any time.
PUT_IN = """html => {
    tablemates.before();
    htmx.swap('[sse-swap]', html, { swapStyle: 'none', settleDelay: 0 });
    tablemates.after();
}"""


async def at_a_table(playground: Running, page: Page, game: str) -> None:
    """Sit down against the house, and wait until one is asked."""
    await page.add_init_script(WRITTEN_DOWN)
    await play_at_once(page, playground.url, game)
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
    assert any("die-key" in one["name"] for one in await page.evaluate("moved")) is not is_calm
    # A trick comes to a table that is shown already.
    drawn, dock = next(fullest("thurf", 8, "en"))
    pieces = [Piece("whole", "table", (drawn,)), Piece("whole", "hand", (dock,))]
    await page.evaluate(PUT_IN, render("pieces.html", "en", pieces=pieces, base="x"))
    assert any("laid" in one["name"] for one in await page.evaluate("moved")) is not is_calm


TABLE = TablePicture(Theme(), tuple(Plate(f"P{seat}", seat % 2, closed=5) for seat in range(4)))
LAID = tuple(Laid(seat, one) for seat, one in enumerate(cards("JS TH 9D AC")))


def drawn_as(*tables: TablePicture) -> list[str]:
    """What the stream would send for each of them."""
    return [
        render("pieces.html", "en", pieces=[Piece("whole", "table", (Drawn(one),))], base="x") for one in tables
    ]


@pytest.mark.req("PL-33", "PL-24")
async def test_a_trick_stays_and_goes_to_its_taker_scores_count_and_cards_come_round(
    playground: Running, browser: Browser
) -> None:
    page = await person(browser)
    await page.emulate_media(reduced_motion="no-preference")
    await page.clock.install(time=NOON)
    await at_a_table(playground, page, "santase")
    await page.clock.pause_at(AN_HOUR_LATER)
    before = TABLE._replace(scores=(Score("A", 0, 0), Score("B", 10, 1)))
    taken = before._replace(trick=LAID, taker=3)
    after = before._replace(scores=(Score("A", 0, 0), Score("B", 50, 1)))
    shown = drawn_as(before, taken, after)
    for html in shown[:2]:
        await page.evaluate(PUT_IN, html)
    assert await page.evaluate(STAYS) >= READ_MILLISECONDS
    await page.evaluate(PUT_IN, shown[2])
    # Somebody has led at once: the four cards are still to be read for as long as they would have been.
    gathered = [one for one in await page.evaluate("moved") if one["name"].startswith("ghost")]
    assert len(gathered) == len(LAID)
    assert all(one["duration"] >= READ_MILLISECONDS for one in gathered)
    plate = await page.evaluate(PLATE_OF, 3)
    assert all(one["end"] == pytest.approx(plate, abs=1) for one in gathered)
    points = page.locator('[data-count="2"]')
    await page.clock.run_for(300)
    assert 10 < int(await points.inner_text()) < 50
    await page.clock.run_for(400)
    assert await points.inner_text() == "50"
    # Cards are dealt in the direction of the game, from whoever sits next to the dealer.
    rounds: list[tuple[Direction, list[str]]] = [(1, ["2", "3"]), (-1, ["3", "2"])]
    for direction, order in rounds:
        dealer = TABLE._replace(direction=direction, arrows_from=1)
        empty = dealer._replace(plates=tuple(one._replace(closed=0) for one in TABLE.plates))
        for html in drawn_as(empty, dealer):
            await page.evaluate("moved.length = 0")
            await page.evaluate(PUT_IN, html)
        dealt = [one for one in await page.evaluate("moved") if one["name"] == "backs" and one["seat"] in order]
        assert [one["seat"] for one in sorted(dealt, key=lambda one: one["delay"])] == order
        assert len({one["delay"] for one in dealt}) == len(order)


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
    assert float((await page.evaluate(seconds)).removesuffix("s")) >= 5  # Also for those who want calm.
    await summary.locator("[data-close]").click()
    assert await summary.count() == 0
