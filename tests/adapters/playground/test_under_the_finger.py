"""What is under the finger: no press on what has only just come there, and no sheet over the hand."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

import pytest

from tests.adapters.playground.test_browser import arrived, enter, play_at_once
from tests.browser import IN_ITS_LOOP, PHONE, answered, person
from tests.browser import browsed_playground as browsed_playground
from tests.running_playground import Running, Visitor

if TYPE_CHECKING:
    from playwright.async_api import Browser, Request

pytestmark = IN_ITS_LOOP
NOON, AN_HOUR_LATER = datetime(2030, 1, 1, 12, tzinfo=UTC), datetime(2030, 1, 1, 13, tzinfo=UTC)
ROLL = '#hand button[value$=" roll"]'
# Which cards of the hand something else lies on.
COVERED = """() => [...document.querySelectorAll('#hand .held')].filter(card => {
    const {x, y, height} = card.getBoundingClientRect();
    return !card.contains(document.elementFromPoint(x + 12, y + height / 2)); }).length"""


@pytest.mark.req("PL-33")
async def test_a_double_click_rolls_once(playground: Running, browser: Browser) -> None:
    page = await person(browser)
    await page.clock.install(time=NOON)
    await enter(page, playground.url, "Ana")
    await page.click("#play-kniffeliger")
    await arrived(page, ROLL)
    table_id = page.url.rpartition("/")[2]
    presses: list[Request] = []
    page.on("request", lambda asked: presses.append(asked) if asked.url.endswith("/press") else None)
    await playground.settle()
    await page.clock.pause_at(AN_HOUR_LATER)
    box = await page.locator(ROLL).bounding_box()
    assert box is not None
    spot = (box["x"] + 20, box["y"] + box["height"] / 2)
    await page.mouse.click(*spot)
    await page.wait_for_selector("#hand .die-key use", state="attached")
    before = (await playground.host.table(table_id)).version
    await page.mouse.click(*spot)
    assert len(presses) == 1
    assert (await playground.host.table(table_id)).version == before
    await page.clock.run_for(300)
    assert await page.locator(".fresh").count() == 0
    await page.clock.resume()
    async with answered(page):
        await page.mouse.click(*spot)
    assert len(presses) == 2


@pytest.mark.req("PL-33")
async def test_a_phone_counts_what_is_said_and_no_sheet_covers_the_hand(
    playground: Running, browser: Browser
) -> None:
    page = await person(browser, PHONE)
    await play_at_once(page, playground.url, "santase")
    for opened in ('#live-keys button[value$=" scores"]', '#live-keys button[value^="r"]'):
        await page.click(".more summary")
        await page.click(opened)
        answer = page.locator("#answer .answer")
        await answer.wait_for()
        assert not await page.locator("#live-keys").is_visible()  # Whoever presses in the menu is done with it.
        assert (await answer.inner_text()).strip()
        assert await page.evaluate(COVERED) == 0
        await page.locator("#answer [data-close]").click()
        assert await answer.count() == 0
        await page.wait_for_selector(".more summary:focus")
    await page.keyboard.press("Enter")
    assert await page.locator("#live-keys").is_visible()
    await page.keyboard.press("Escape")
    assert not await page.locator("#live-keys").is_visible()
    await page.click(".more summary")
    await page.locator("#status").click()  # anywhere else
    assert not await page.locator("#live-keys").is_visible()
    ana = Visitor(playground)
    ana.room = page.url.removeprefix(playground.url)
    await ana.post(f"{ana.room}/say", {"text": "hello", "to": "all", "press": "from another window"})
    await page.wait_for_selector('.talk-key[data-unread="1"]')
    await page.click(".talk-key")
    await page.wait_for_selector('.talk-key[data-unread=""]')
    await page.locator("#log >> text=hello").wait_for()
    assert await page.evaluate(COVERED) == 0
    await page.locator(".side-shut").click()
    await page.locator(".side").wait_for(state="hidden")
    # Who leaves is asked once more, and not by a double click.
    await page.click(".more summary")
    leave = page.locator("#live-keys .twice summary")
    await leave.dblclick()
    assert await page.locator('#live-keys button[value$=" leave"]').is_visible() is False
    await leave.click()
    async with answered(page):
        await page.click('#live-keys button[value$=" leave"]')
    await page.wait_for_selector('#hand button[value$=" return"]')
    assert not await page.locator("#live-keys").is_visible()


@pytest.mark.req("PL-13", "PL-33")
async def test_what_was_opened_stays_open_when_somebody_sits_down(playground: Running, browser: Browser) -> None:
    page = await person(browser)
    await enter(page, playground.url, "Ana")
    await page.click("#open-kniffeliger")
    await arrived(page, "#hand form")
    await page.click('#hand button[value$=" options"]')
    game = page.locator('#hand button[value$=" options game"]')
    before = await game.get_attribute("value")
    table = await playground.host.table(page.url.rpartition("/")[2])
    await (await playground.enter("Bea")).join(table.code)
    await page.locator(".seat >> text=Bea").wait_for()
    assert before != await game.get_attribute("value")  # as the table is now, so that a press counts
    await game.click()
    await page.click('#hand button[value$=" game santase"]')
    await page.wait_for_selector('#hand button[value$=" start"]')
    assert (await playground.host.table(table.id)).game == "santase"


@pytest.mark.req("PL-33")
async def test_a_wrong_code_is_said_beside_its_field(playground: Running, browser: Browser) -> None:
    page = await person(browser, PHONE)
    await enter(page, playground.url, "Ana")
    await page.wait_for_load_state("load")
    await page.locator("#code").evaluate("field => field.scrollIntoView({ block: 'center' })")
    await page.fill("#code", "000000")
    await page.keyboard.press("Enter")
    await page.wait_for_selector("#join-answer .answer")
    for shown in ("#code", "#join-answer .answer"):
        top, bottom = await page.locator(shown).evaluate(
            "one => [one.getBoundingClientRect().top, one.getBoundingClientRect().bottom - innerHeight]"
        )
        assert top >= 0 >= bottom, shown
