"""A page whose server is away or silent says so within three seconds of its own clock, and loses no press."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import parse_qs

import pytest

from tests.adapters.playground.test_browser import arrived, enter
from tests.browser import COMPLAINTS, IN_ITS_LOOP, person
from tests.browser import browsed_playground as browsed_playground
from tests.ports import free_port
from tests.running_playground import Running, running_playground

if TYPE_CHECKING:
    from playwright.async_api import Browser, Route

pytestmark = IN_ITS_LOOP
NOON, AN_HOUR_LATER = datetime(2030, 1, 1, 12, tzinfo=UTC), datetime(2030, 1, 1, 13, tzinfo=UTC)
DOT = "getComputedStyle(document.querySelector('.me'), '::before').borderColor"
# As by the stream, which may put another table in its place at any time.
PRESSED_AND_REPLACED = """() => {
    const table = document.getElementById("table");
    table.querySelector('.seat.p1 button[value$=" fill 1 easy"]').click();
    table.replaceChildren(...[...table.childNodes].map(one => one.cloneNode(true)));
}"""
STREAM_IS_BACK = "() => htmx.trigger(document.body, 'htmx:sseOpen', { source: new EventTarget() })"
RED = "rgb(255, 141, 128)"


@pytest.mark.req("PL-62")
async def test_a_page_knows_at_once_that_its_server_is_gone(tmp_path: Path, browser: Browser) -> None:
    page = await person(browser)
    await page.clock.install(time=NOON)
    port = free_port()  # so that nobody else gets it while the server is away
    async with running_playground(tmp_path, port=port) as before:
        await enter(page, before.url, "Ana")
        await page.click("#open-santase")
        await arrived(page, "#hand form")
        await page.clock.pause_at(AN_HOUR_LATER)
        stopped_at = await page.evaluate("Date.now()")
        assert await page.evaluate(DOT) != RED
    await page.wait_for_selector(".gone:visible")
    assert await page.evaluate("Date.now()") == stopped_at  # No time has to pass: it is told, and does not ask.
    assert await page.evaluate(DOT) == RED
    async with running_playground(tmp_path, port=port):
        await page.wait_for_selector(".gone", state="hidden")
        assert await page.evaluate(DOT) != RED
        await page.close()
    COMPLAINTS.clear()  # They say that the server was away, which is what happened.


@pytest.mark.req("PL-19", "PL-62")
async def test_a_press_without_an_answer_is_not_lost_silently(playground: Running, browser: Browser) -> None:
    page = await person(browser)
    await page.clock.install(time=NOON)
    await enter(page, playground.url, "Ana")
    await page.click("#open-santase")
    await arrived(page, "#hand form")
    await page.clock.pause_at(AN_HOUR_LATER)
    answers = asyncio.Event()

    async def wait(route: Route) -> None:
        await answers.wait()
        await route.continue_()

    await page.route("**/press", wait)
    async with page.expect_request("**/press"):
        await page.evaluate(PRESSED_AND_REPLACED)
    await page.clock.run_for(2000)
    assert not await page.locator(".gone").is_visible()  # Many answers take a moment.
    await page.clock.run_for(1000)
    assert await page.locator(".gone").is_visible()
    await page.clock.resume()
    answers.set()
    await page.wait_for_selector(".gone", state="hidden")
    await page.wait_for_selector('button[value$=" clear 1"]', state="attached")
    (listed,) = await playground.desk.listed("playground")
    assert listed.house_seats == 1


@pytest.mark.req("PL-19", "PL-62")
async def test_a_press_that_did_not_go_out_is_sent_when_the_stream_is_back(
    playground: Running, browser: Browser
) -> None:
    page = await person(browser)
    await enter(page, playground.url, "Ana")
    await page.click("#open-santase")
    await arrived(page, "#hand form")
    sent: list[str] = []
    page.on("request", lambda asked: sent.append(asked.post_data or "") if asked.url.endswith("/press") else None)
    await page.route("**/press", lambda route: route.abort())
    await page.evaluate(PRESSED_AND_REPLACED)
    await page.wait_for_selector(".gone:visible")
    await page.unroute("**/press")
    await page.evaluate(STREAM_IS_BACK)
    await page.wait_for_selector(".gone", state="hidden")
    first, again = (parse_qs(one)["press"] for one in sent)
    assert first == again  # It may have arrived after all: with another number it would count twice.
    await page.wait_for_selector('button[value$=" clear 1"]', state="attached")
    COMPLAINTS.clear()  # They say that the press did not go out.
