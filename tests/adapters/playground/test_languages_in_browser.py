"""Whole matches on a phone, by keyboard alone from the entrance to the result, in Arabic, mirrored, and Telugu."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pytest

from adapters.screens.buttons import ACT, OPEN
from engine.commands import SetOption
from engine.table import Table
from engine.table_view import FINISHED, PLAYING
from tests.browser import IN_ITS_LOOP, PHONE, answered, keep, person
from tests.browser import browsed_playground as browsed_playground
from tests.running_playground import Running

if TYPE_CHECKING:
    from playwright.async_api import Browser, Page

pytestmark = IN_ITS_LOOP
TABS_MAX = 60
CHOSEN = 7  # the shortest match that the menu offers,
TARGET = 4  # and a shorter one, which takes two deals all the same


class Reader(NamedTuple):
    """Somebody's language, and which way it runs."""

    language: str
    direction: str
    forwards: str  # the arrow key that leads to the next card


READERS = (
    Reader("ar", "rtl", "ArrowLeft"),
    Reader("te", "ltr", "ArrowRight"),
)
FOCUSED = "selector => document.activeElement.matches(selector)"
PLACE = "[...document.querySelectorAll('#hand button.held')].indexOf(document.activeElement)"
UNNAMED = """() => [...document.querySelectorAll('button, a[href], input:not([type=hidden]), select, summary')]
    .filter(e => !(e.getAttribute('aria-label') || e.textContent.trim() || e.labels?.length))
    .map(e => e.outerHTML)"""
# The second click of two, at the worst moment: on whatever has come under the finger when the dice were rolled.
CLICK_ON_WHAT_COMES = """([x, y]) => document.addEventListener("htmx:sseMessage", () => {
    window.clicked = document.elementFromPoint(x, y);
    window.clicked.click();
}, { once: true })"""
DICE = """places => [...document.querySelectorAll(places)].map(e => e.getBoundingClientRect())
    .map(box => [box.x, box.y])"""
OFF_THE_PAGE = """() => [...document.querySelectorAll('.key, .line, .held, .card, img, p, h2, label')]
    .filter(e => e.checkVisibility() && !e.closest('.unseen'))
    .filter(e => { const box = e.getBoundingClientRect(); return box.left < -1 || box.right > innerWidth + 1; })
    .map(e => e.outerHTML)"""

# How high a line is, in sizes of its letters.
LINE_HEIGHTS = """places => [...document.querySelectorAll(places)].map(e => getComputedStyle(e))
    .map(style => parseFloat(style.lineHeight) / parseFloat(style.fontSize))"""


async def tab_to(page: Page, selector: str, key: str = "Tab") -> None:
    for _ in range(TABS_MAX):
        if await page.evaluate(FOCUSED, selector):
            return
        await page.keyboard.press(key)
    raise AssertionError(f"no number of tabs leads to {selector}")


async def enter_on(page: Page, selector: str) -> None:
    await page.wait_for_selector(selector)
    await tab_to(page, selector)
    async with answered(page):
        await page.keyboard.press("Enter")


async def open_table(playground: Running, page: Page, reader: Reader, name: str, game: str) -> str:
    """Enter, choose a language, open a table, all by keyboard; the table's id."""
    await page.goto(playground.url)
    await page.wait_for_selector("#name:focus")
    await page.keyboard.type(name)
    await page.keyboard.press("Enter")
    await page.wait_for_selector(".board")
    await tab_to(page, "#language")
    await page.keyboard.press("Enter")
    await tab_to(page, f'button[lang="{reader.language}"]')
    await page.keyboard.press("Enter")
    await page.wait_for_selector(f'html[lang="{reader.language}"][dir="{reader.direction}"]')
    await page.wait_for_load_state("load")
    await tab_to(page, f"#open-{game}")
    await page.keyboard.press("Enter")
    await page.wait_for_selector("#hand form")
    await page.wait_for_load_state("load")
    return page.url.rpartition("/")[2]


async def start(page: Page, table_id: str, revision: int) -> None:
    """Let a house player sit down, and start."""
    await page.wait_for_selector(".seat.p1 summary")
    await tab_to(page, ".seat.p1 summary")
    await page.keyboard.press("Enter")
    await enter_on(page, f'.seat.p1 button[value="l{table_id} {revision} fill 1 easy"]')
    await enter_on(page, f'#hand button[value="l{table_id} {revision + 1} start"]')
    await page.wait_for_selector("#table .drawn")


async def its_turn(playground: Running, page: Page, table_id: str) -> Table:
    """The table once its player is asked in the page, or the match is over."""
    while True:
        table = await playground.host.table(table_id)
        decision = table.match.decision(0) if table.phase == PLAYING and table.match is not None else None
        if table.phase != PLAYING:
            return table
        if decision is not None:
            await page.wait_for_selector(f'#hand button[value^="a{table_id} {decision.number} "]')
            return table
        await page.wait_for_selector("#turn p, #table .finale", state="attached")


@pytest.mark.req("PL-24", "PL-26", "PL-30", "PL-32", "PL-33")
@pytest.mark.parametrize("reader", READERS, ids=lambda reader: reader.language)
async def test_a_whole_match_by_keyboard(playground: Running, browser: Browser, reader: Reader) -> None:
    page = await person(browser, PHONE)
    table_id = await open_table(playground, page, reader, "Zoë", "santase")
    revision = (await playground.host.table(table_id)).revision
    await keep(page, f"lobby-{reader.language}")
    await enter_on(page, f'#hand button[value="o{table_id} {revision} options"]')
    await enter_on(page, f'#hand button[value="o{table_id} {revision} options target"]')
    await enter_on(page, f'#hand button[value="l{table_id} {revision} option target {CHOSEN}"]')
    table = await playground.host.table(table_id)
    assert table.options.as_dict()["target"] == CHOSEN and table.owner is not None
    table = await playground.host.command(table_id, SetOption("target", str(TARGET)), table.owner)
    await start(page, table_id, table.revision)

    table = await its_turn(playground, page, table_id)
    assert await page.evaluate(UNNAMED) == []
    loads: list[str] = []
    page.on("framenavigated", lambda frame: loads.append(frame.url))
    await tab_to(page, ".skip", "Shift+Tab")
    await page.keyboard.press("Enter")
    await page.keyboard.press("Tab")
    assert await page.evaluate(FOCUSED, "#hand button.held")
    await page.keyboard.press(reader.forwards)
    assert await page.evaluate(PLACE) == 1
    await keep(page, f"playing-{reader.language}")
    assert await page.evaluate(OFF_THE_PAGE) == []
    plays = 0
    while table.phase == PLAYING and table.match is not None and table.match.deal == 1:
        # Nothing but Enter: the card that took the place of the one played has the focus.
        await page.wait_for_selector("#hand button.held:focus-visible")
        async with answered(page):
            await page.keyboard.press("Enter")
        plays += 1
        table = await its_turn(playground, page, table_id)
    assert plays >= 5
    while table.phase == PLAYING:
        # Later deals end soon, by declaring at the first chance: a button among others, which asks once more.
        declare, surely = (f'#hand button[value^="{kind}{table_id} "][value$=" declare"]' for kind in (OPEN, ACT))
        is_quick = await page.locator(declare).count()
        await enter_on(page, declare if is_quick else "#hand button.held")
        if is_quick:
            await enter_on(page, surely)
        table = await its_turn(playground, page, table_id)
    assert table.phase == FINISHED
    assert [url for url in loads if not url.endswith("#hand")] == []  # nothing was loaded anew
    await page.wait_for_selector("#table .finale")
    assert await page.evaluate("document.activeElement.closest('#hand') !== null")
    await keep(page, f"finished-{reader.language}")
    assert await page.evaluate(OFF_THE_PAGE) == []
    await tab_to(page, "#talk", "Shift+Tab")
    await page.keyboard.press("Space")
    await page.wait_for_selector("#log article")
    await keep(page, f"log-{reader.language}")
    assert await page.evaluate(OFF_THE_PAGE) == []
    # Signs above and below one another have room; cards among them are not pulled apart by it.
    assert min(await page.evaluate(LINE_HEIGHTS, "#log p.line")) >= 1.59
    assert max(await page.evaluate(LINE_HEIGHTS, "#log .card, #log .card .pip")) < 1.31


@pytest.mark.req("PL-24", "PL-33", "PL-63", "KN-12")
@pytest.mark.parametrize("reader", READERS, ids=lambda reader: reader.language)
async def test_dice_run_as_one_reads(playground: Running, browser: Browser, reader: Reader) -> None:
    page = await person(browser, PHONE)
    table_id = await open_table(playground, page, reader, "Maximiliane von Hohenste", "kniffeliger")
    await start(page, table_id, (await playground.host.table(table_id)).revision)
    table = await its_turn(playground, page, table_id)
    box = await page.locator(f'#hand button[value^="a{table_id} "][value$=" roll"]').bounding_box()
    assert box is not None
    middle = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]
    await page.evaluate(CLICK_ON_WHAT_COMES, middle)
    await page.mouse.click(*middle)
    await page.wait_for_selector("#hand button.die-key")
    assert await page.evaluate("window.clicked !== undefined")
    await playground.settle()
    assert (await playground.host.table(table_id)).version == table.version + 1  # rolled once, and wrote no box
    await keep(page, f"dice-{reader.language}")
    dice = await page.evaluate(DICE, "#hand button.die-key")
    across = [x for x, _ in dice]
    assert len(across) == 5
    assert across == sorted(across, reverse=reader.direction == "rtl")
    assert len({y for _, y in dice}) == 1  # all five fit beside one another
    assert await page.evaluate(OFF_THE_PAGE) == []
