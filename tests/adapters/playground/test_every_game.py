"""Every game in a real browser, on a phone: a whole match with house players, from the lobby to the result.

That nothing on the page is a secret is proved where it comes from, on the wire: see test_traffic.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

import pytest
from playwright.async_api import TimeoutError as PlaywrightTimeout

from adapters.playground.platform import room_address
from engine.commands import Command, SetOption, SetSeats
from engine.games import GAMES
from engine.table import Table
from engine.table_view import FINISHED, PLAYING
from tests.adapters.playground.test_browser import arrived, enter, is_wider_than_the_window
from tests.browser import IN_ITS_LOOP, PHONE, keep, person
from tests.browser import WAIT_MILLISECONDS as LOADED_MILLISECONDS
from tests.browser import browsed_playground as browsed_playground
from tests.running_playground import Running
from tests.settling import GUARD_SECONDS

if TYPE_CHECKING:
    from playwright.async_api import Browser, Page

pytestmark = IN_ITS_LOOP
ANSWER_MILLISECONDS = 2_000  # for a decision that may have been taken meanwhile
LOOKED_AT = 5  # the turn at which the page is looked at closely
# Whole matches, but with no more deals than it takes to see one follow another.
SHORT: dict[str, Command] = {
    "santase": SetOption("target", "2"),
    "truco": SetSeats(2),
    "sixty-one": SetOption("target", "31"),
    "thurf": SetOption("games", "2"),
}
# What is not in sight as the page stands, without scrolling: the table, what lies on it, and all that can be done.
OUT_OF_SIGHT = """() => [...document.querySelectorAll('#hand button, #table button, .plate, .laid, .told, .badge')]
    .filter(one => one.checkVisibility())
    .filter(one => { const {top, bottom, left, right} = one.getBoundingClientRect();
        return top < -1 || left < -1 || bottom > innerHeight + 1 || right > innerWidth + 1; })
    .map(one => `${one.className} ${one.innerText}`)"""
# Buttons that a thumb would miss, and those that no scrolling brings into sight.
AWKWARD = """() => [...document.querySelectorAll(':is(#hand, #live) button')].filter(button => {
    if (!button.checkVisibility() || button.closest('details:not([open])')) return false;
    button.scrollIntoView({block: 'nearest'});
    const {top, bottom, left, right, height, width} = button.getBoundingClientRect();
    const isSmall = height < 40 || width < 40;
    return isSmall || top < -1 || left < -1 || bottom > innerHeight + 1 || right > innerWidth + 1;
}).map(button => button.innerText)"""


async def pressed(page: Page, selector: str, wait_milliseconds: float = LOADED_MILLISECONDS) -> None:
    """Press a button and wait until the server has answered."""
    async with page.expect_response(lambda answer: answer.url.endswith("/press"), timeout=wait_milliseconds):
        await page.locator(selector).first.click(timeout=wait_milliseconds)


async def asked(playground: Running, table_id: str) -> Table:
    """The table once it waits for the person in the first seat, or is finished."""
    with playground.platform.look([room_address(table_id)]) as changed:
        while True:
            changed.clear()  # Before looking, so that nothing which happens meanwhile is missed.
            table = await playground.host.table(table_id)
            if table.phase != PLAYING or (table.match is not None and 0 in table.match.asked):
                return table
            await changed.wait()


async def answer(page: Page, table: Table) -> None:
    """Press a button of the decision: the default if it is in sight, else the first."""
    assert table.match is not None
    decision = table.match.decision(0)
    assert decision is not None and decision.default is not None
    code = f"a{table.id} {decision.number} "
    answers = f':is(#hand, #table) button[value^="{code}"]'
    menus = f'#hand button[value^="o{code[1:]}"]'
    await page.locator(f"{answers}, {menus}").first.wait_for(timeout=ANSWER_MILLISECONDS)
    while not await page.locator(answers).count():  # Everything is behind menus: the first leads to something.
        await pressed(page, menus, ANSWER_MILLISECONDS)
    default = f':is(#hand, #table) button[value="{code}{decision.default.code}"]'
    await pressed(page, default if await page.locator(default).count() else answers, ANSWER_MILLISECONDS)


@pytest.mark.req("PL-26")
@pytest.mark.parametrize("key", GAMES)
async def test_a_whole_match_with_house_players(playground: Running, browser: Browser, key: str) -> None:
    page = await person(browser, PHONE)
    await enter(page, playground.url, "Ana")
    await page.click(f"#open-{key}")
    await arrived(page, "#hand form")
    table_id = page.url.rpartition("/")[2]
    await pressed(page, '#hand button[value$=" options"]')
    await page.wait_for_selector('#hand button[value$=" options preset"]')
    assert await page.evaluate(AWKWARD) == []
    await pressed(page, '#hand button[value$=" hand"]')
    await page.wait_for_selector('#hand button[value$=" start"]')
    info = GAMES[key].info
    table = await playground.host.table(table_id)
    if key in SHORT:
        owner = table.chairs[0].person
        assert owner is not None
        table = await playground.host.command(table_id, SHORT[key], owner)
    for seat in range(1, len(table.chairs) if info.teams else min(info.seat_counts)):
        await page.click(f".seat.p{seat} summary")
        await pressed(page, f'.seat.p{seat} button[value$=" fill {seat} easy"]')
    if info.all_ready:
        await pressed(page, '#hand button[value$=" ready on"]')
    revision = (await playground.host.table(table_id)).revision
    start = f'#hand button[value="l{table_id} {revision} start"]'
    await page.wait_for_selector(start)
    await keep(page, f"{key}-lobby")
    assert await page.evaluate(AWKWARD) == []
    await pressed(page, start)

    turns = 0
    async with asyncio.timeout(GUARD_SECONDS):
        while (table := await asked(playground, table_id)).phase == PLAYING:
            # In a window somebody else may be quicker: then the decision is another one, and we look again.
            with suppress(PlaywrightTimeout):
                await answer(page, table)
                turns += 1
            if turns == LOOKED_AT:
                await keep(page, f"{key}-playing")
                assert not await is_wider_than_the_window(page)
                assert await page.evaluate(AWKWARD) == []
            assert await page.evaluate(OUT_OF_SIGHT) == []

    assert table.phase == FINISHED
    await page.get_by_role("button", name="Rematch").first.wait_for()
    await keep(page, f"{key}-finished")
    assert await page.evaluate(AWKWARD) == []
