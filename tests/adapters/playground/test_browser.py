"""The page in a real browser: a whole match by its buttons, phone width, and a restart."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import parse_qs

import pytest

from adapters.store import open_store
from engine.commands import SetOption
from engine.table import Table
from engine.table_view import PLAYING
from tests.browser import COMPLAINTS, DESKTOP, IN_ITS_LOOP, PHONE, answered, keep, person
from tests.browser import browsed_playground as browsed_playground
from tests.killing import Playground as Program
from tests.ports import free_port
from tests.running_playground import Running

if TYPE_CHECKING:
    from playwright.async_api import Browser, Locator, Page

pytestmark = IN_ITS_LOOP
TARGET = 4  # of a match that takes no more deals than it must: shorter than people choose in the menu
# Unfold a seat, and have the table put in anew before the browser has told of it; is it still unfolded?
PUT_IN_ANEW = """() => {
    const seat = document.querySelector('.seat.p1 details'), anew = seat.cloneNode(true);
    seat.querySelector('summary').click();
    seat.replaceWith(anew);
    document.dispatchEvent(new Event('htmx:sseMessage'));
    return anew.open;
}"""
UNNAMED = """() => [...document.querySelectorAll('button, a[href], input:not([type=hidden]), select, summary')]
    .filter(e => !(e.getAttribute('aria-label') || e.textContent.trim() || e.labels?.length))
    .map(e => e.outerHTML)"""


async def enter(page: Page, address: str, name: str) -> None:
    await page.goto(address)
    await page.fill("#name", name)
    await page.keyboard.press("Enter")
    await arrived(page, ".board")


async def play_at_once(page: Page, address: str, game: str) -> None:
    """Come in and sit down against the house, until one is asked something."""
    await enter(page, address, "Ana")
    await page.click(f"#play-{game}")
    await page.wait_for_selector("#turn p", state="attached")
    await page.wait_for_load_state("load")


async def arrived(page: Page, selector: str) -> None:
    """Wait for a page and its scripts: before they are there, buttons work by loading the page anew."""
    await page.wait_for_selector(selector)
    await page.wait_for_load_state("load")


async def press(page: Page, where: str, name: str) -> None:
    """Press a button and wait until the server has answered."""
    async with answered(page):
        await page.locator(where).get_by_role("button", name=name, exact=False).first.click()


async def is_wider_than_the_window(page: Page) -> bool:
    return bool(await page.evaluate("document.documentElement.scrollWidth > innerWidth"))


def decision(page: Page, table: Table) -> Locator:
    """The buttons of the decision that the match waits for now."""
    assert table.match is not None
    decision = table.match.decision(table.match.asked[0])
    assert decision is not None
    return page.locator(f'#hand button[value^="a{table.id} {decision.number} "]')


@pytest.mark.req("PL-33", "PL-42", "PL-12", "PL-20")
async def test_two_people_play_a_whole_match_by_the_buttons(playground: Running, browser: Browser) -> None:
    ana, bea = await person(browser, DESKTOP), await person(browser, PHONE, is_dark=True)
    await ana.goto(playground.url)
    await keep(ana, "entrance")
    await enter(ana, playground.url, "Ana")
    await keep(ana, "home")
    await ana.click("#open-santase")
    await arrived(ana, "#hand form")
    table_id = ana.url.rpartition("/")[2]
    code = (await playground.host.table(table_id)).code
    await enter(bea, f"{playground.url}/join/{code}", "Bea")
    await arrived(bea, "#hand form")
    await keep(ana, "lobby")
    await keep(bea, "lobby-phone-dark")
    assert not await is_wider_than_the_window(bea)

    await press(ana, "#hand", "Options")
    await press(ana, "#hand", "Length of the match")
    await keep(ana, "options")
    await press(ana, "#hand", "to 7")
    table = await playground.host.table(table_id)
    assert table.options.as_dict()["target"] == 7
    assert table.owner is not None
    table = await playground.host.command(table_id, SetOption("target", str(TARGET)), table.owner)
    await ana.wait_for_selector(f'#hand button[value="l{table_id} {table.revision} start"]')
    await ana.fill("#text", "Good luck! 🍀")
    await ana.press("#text", "Enter")
    # What is opened is read and pressed on a phone as well: here a die for the chance of the match.
    await bea.locator("#more > summary").click()
    await press(bea, "#live", "About the seal")
    await press(bea, "#answer", "Add a 3")
    await keep(bea, "seal-phone-dark")
    await bea.locator("#answer >> text=Bea added").wait_for()
    async with ana.expect_request(lambda asked: asked.url.endswith("/press")) as started:
        await press(ana, "#hand", "Start")
    given = parse_qs((await started.value).post_data or "")["press"][0]
    assert re.fullmatch(r"[\w-]{16}-\d{3,30}", given)  # the browser's own digits follow those of the service
    await bea.wait_for_selector("#log >> text=Good luck!", state="attached")
    assert await ana.input_value("#text") == ""

    pages = (ana, bea)
    table = await playground.host.table(table_id)
    assert re.fullmatch("[0-9a-f]{8} 3", table.chances[1])
    while table.phase == PLAYING:
        assert table.match is not None
        mover = pages[table.match.asked[0]]
        answers = decision(mover, table)
        await answers.first.wait_for()
        if table.version == 12:
            await keep(ana, "playing")
            await keep(bea, "playing-phone-dark")
            assert not await is_wider_than_the_window(bea)
            assert await mover.locator("#turn").inner_text() == "It is your turn."
        # At first by the cards alone; later every deal ends soon, by declaring at once, which asks once more.
        if table.version > 12 and await mover.locator("#hand").get_by_role("button", name="Declare 66").count():
            await press(mover, "#hand", "Declare 66")
            answers = mover.locator(f'#hand button[value^="a{table_id} "][value$=" declare"]')
        async with answered(mover):
            await answers.first.click()
        table = await playground.host.table(table_id)

    assert table.outcome is not None
    assert max(table.outcome.scores) >= TARGET
    winner = ("Ana", "Bea")[table.outcome.winners[0]]
    for page in pages:
        await page.wait_for_selector(f"#log >> text={winner} wins the match", state="attached")
        await page.get_by_role("button", name="Rematch").first.wait_for()
    await keep(ana, "finished")
    await bea.click(".talk-key")
    await keep(bea, "log-phone-dark")
    assert not await is_wider_than_the_window(bea)
    record = await ana.request.get(f"{ana.url}/record")
    assert record.ok
    assert "attachment" in record.headers["content-disposition"]


@pytest.mark.req("PL-33")
async def test_landmarks_and_live_regions_are_there(playground: Running, browser: Browser) -> None:
    page = await person(browser, PHONE)
    await page.goto(playground.url)
    assert not await is_wider_than_the_window(page)
    await keep(page, "entrance-phone")
    await enter(page, playground.url, "Ana")
    assert not await is_wider_than_the_window(page)
    await keep(page, "home-phone")
    await page.click("#rules-santase")
    await page.locator("#answer img.example").evaluate("image => image.decode()")
    await page.locator("#answer button").first.scroll_into_view_if_needed()
    assert not await is_wider_than_the_window(page)
    await keep(page, "tutorial-phone")
    await page.get_by_role("link", name="Close").click()
    assert await page.evaluate("document.activeElement.id") == "rules-santase"
    await page.click("#open-santase")
    await arrived(page, "#hand form")
    found = await page.evaluate(
        """() => Object.fromEntries(['main', 'aside', 'header', '[role=log]', '[role=alert]', '[role=status]']
            .map(selector => [selector, document.querySelectorAll(selector).length]))"""
    )
    # Told politely: what was asked for, and what a deal has changed.
    assert found == {"main": 1, "aside": 1, "header": 1, "[role=log]": 2, "[role=alert]": 1, "[role=status]": 2}
    live = {name: await page.locator(name).get_attribute("aria-live") for name in ("#log", "#news")}
    assert live == {"#log": "off", "#news": "polite"}  # so that what was told before is not said again
    assert await page.evaluate(UNNAMED) == []
    await page.click("#invite")
    await page.locator("#answer .code-drawing svg").wait_for()
    assert not await is_wider_than_the_window(page)


@pytest.mark.req("PL-19", "PL-60", "PL-62")
async def test_a_page_goes_on_by_itself_after_its_program_was_killed(tmp_path: Path, browser: Browser) -> None:
    page, program, port = await person(browser), Program(tmp_path), free_port()
    await program.start(port)
    try:
        await enter(page, program.url, "Ana")
        await page.click("#open-santase")
        await arrived(page, "#hand form")
        await page.fill("#text", "half a sen")
        assert not await page.locator(".gone").is_visible()
        await program.kill()
        await page.wait_for_selector(".gone:visible")
        assert await page.evaluate(PUT_IN_ANEW)
        await page.click('.seat.p1 button[value$=" fill 1 easy"]')
        await page.wait_for_selector(".unsent:visible")
        await keep(page, "server-gone")
        await program.start(port)
        await page.wait_for_selector(".gone", state="hidden")
        # What was pressed while nobody was there has been sent.
        await page.wait_for_selector('button[value$=" clear 1"]')
        assert await page.input_value("#text") == "half a sen"
        await page.close()
    finally:
        await program.kill()
    store = await open_store(f"sqlite:///{tmp_path / 'tablemates.db'}")
    rows = await store.rows(page.url.rpartition("/")[2])
    await store.close()
    assert [row.what for row in rows].count("fill") == 1
    COMPLAINTS.clear()  # They say that the server was away, which is what happened.
