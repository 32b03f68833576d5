"""A finished deal once more in a real browser, by the keyboard alone; and what one's own moves have cost."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from adapters.front import reviews
from engine.table_view import FINISHED
from tests.adapters.playground.test_lobby_and_end import joined, play_on
from tests.adapters.playground.test_replay import second_deal
from tests.browser import DESKTOP, IN_ITS_LOOP, PHONE, keep, person
from tests.browser import browsed_playground as browsed_playground
from tests.running_playground import Running

if TYPE_CHECKING:
    from playwright.async_api import Browser, Route

pytestmark = IN_ITS_LOOP
IS_THERE = (
    "() => { const image = document.querySelector('.replay img'); return image && image.naturalWidth === 576; }"
)


@pytest.mark.req("PL-32", "PL-33", "PL-34")
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
async def test_a_replay_is_opened_and_left_by_the_keyboard(
    playground: Running, browser: Browser, size: dict[str, int]
) -> None:
    ana, _ = await second_deal(playground)
    page = await person(browser, size)
    await page.goto(playground.url + ana.room)
    await page.wait_for_load_state("load")
    await page.locator(".more > summary").focus()
    await page.keyboard.press("Enter")
    for name in ("Scores", "Replay"):
        await page.get_by_role("button", name=name, exact=True).focus()
        await page.keyboard.press("Enter")
        if name == "Scores":
            await page.get_by_role("button", name="Replay", exact=True).wait_for()
    await page.wait_for_function(IS_THERE)
    await page.wait_for_selector(".coming", state="detached")
    assert "Replay: Santase · Deal 1." in (await page.locator(".replay img").get_attribute("alt") or "")
    await keep(page, f"replay-{size['width']}")
    assert not await page.evaluate("document.documentElement.scrollWidth > innerWidth")
    shown = await page.locator(".replay img").get_attribute("src")
    await page.get_by_role("button", name="Once more").focus()
    await page.keyboard.press("Enter")
    await page.wait_for_function(
        "before => document.querySelector('.replay img').getAttribute('src') !== before", arg=shown
    )
    await page.locator("#answer").get_by_role("button", name="Back").focus()
    await page.keyboard.press("Enter")
    await page.wait_for_selector(".replay", state="detached")


@pytest.mark.req("PL-6", "PL-33")
async def test_what_was_opened_is_shown_though_the_pressed_form_is_gone(
    playground: Running, browser: Browser
) -> None:
    ana, _ = await second_deal(playground)
    page = await person(browser)

    async def answered_late(route: Route) -> None:
        await page.evaluate("document.querySelector('#live form').remove()")  # as the stream may at any time
        await route.continue_()

    await page.goto(playground.url + ana.room)
    await page.wait_for_load_state("load")
    await page.route("**/press", answered_late)
    await page.locator(".more > summary").click()
    await page.get_by_role("button", name="Scores", exact=True).click()
    await page.locator("#answer").get_by_role("button", name="Replay", exact=True).wait_for()


@pytest.mark.req("PL-26", "PL-33")
async def test_what_the_own_moves_cost_comes_by_itself(
    playground: Running, browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews, "WAITED_SECONDS", 0.0)
    ana = await playground.enter("Ana")
    await ana.open_table("truco")
    await joined(playground, ana, "Bea")
    await ana.press((await ana.look()).code("start"))
    await play_on(playground, ana, lambda table: table.phase == FINISHED)
    page = await person(browser, PHONE)
    await page.goto(playground.url + ana.room)
    await page.wait_for_load_state("load")
    await page.click('.finale button[value$=" review"]')
    await page.locator("#answer >> text=A strong house player is going through your moves").wait_for()
    await page.locator("#answer >> text=/The moves that cost you most|None of your moves/").wait_for()
