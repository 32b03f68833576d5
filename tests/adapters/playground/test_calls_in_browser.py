"""Whoever is asked reads it in the tab, and hears and feels it once a turn, if they have asked for that."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from adapters.screens.appearance import CHIME, OFF, ON
from engine.commands import Act, Ready, Sit, Start
from engine.table import Table
from tests.adapters.playground.test_browser import enter
from tests.browser import IN_ITS_LOOP, person
from tests.browser import browsed_playground as browsed_playground
from tests.running_playground import Running, Visitor

if TYPE_CHECKING:
    from playwright.async_api import Browser, Page

pytestmark = IN_ITS_LOOP
MOVES = 7
# A browser without loudspeaker and motor: what it would have played and done is written down.
WRITTEN_DOWN = """
    globalThis.sounds = []; globalThis.shakes = [];
    HTMLMediaElement.prototype.play = function () { sounds.push(this.src); return Promise.resolve(); };
    Navigator.prototype.vibrate = (time) => shakes.push(time);
"""


async def shown(page: Page, table: Table, seat: int) -> bool:
    """Wait until a page shows whether its seat is asked, and what; whether it is."""
    assert table.match is not None
    decision = table.match.decision(seat) if seat in table.match.asked else None
    if decision is None:
        await page.wait_for_selector("#turn p", state="detached")
        return False
    await page.wait_for_selector(f'#hand button[value^="a{table.id} {decision.number} "]')
    await page.wait_for_selector("#turn p", state="attached")
    return True


@pytest.mark.req("PL-33")
@pytest.mark.parametrize("choice", [ON, OFF])
async def test_a_turn_is_heard_and_felt_once_by_who_wants_it(
    playground: Running, browser: Browser, choice: str
) -> None:
    page = await person(browser)
    await page.add_init_script(WRITTEN_DOWN)
    await enter(page, playground.url, "Ana")
    ana, bo = Visitor(playground), await playground.enter("Bo")
    ana.home = page.url.rstrip("/").removeprefix(playground.url)
    await ana.post(f"{ana.home}/settings", {"setting": CHIME, "value": choice})
    await ana.open_table("santase")
    host = playground.host
    people = []
    for visitor in (ana, bo):
        known = await playground.desk.known("playground", visitor.account)
        assert known is not None
        people.append(known.id)
    await host.command(ana.table_id, Sit(), people[1])
    for one in people:
        await host.command(ana.table_id, Ready(True), one)
    table = await host.command(ana.table_id, Start(), people[0])
    await page.goto(playground.url + ana.room)
    was_asked, turns = False, 0
    for move in range(MOVES):
        is_asked = await shown(page, table, 0)
        turns += is_asked and not was_asked
        was_asked = is_asked
        assert (await page.title()).startswith("● It is your turn") is is_asked
        icon = await page.locator("link[rel=icon]").get_attribute("href")
        assert icon is not None
        assert ("icon-turn" in icon) is is_asked
        if move == MOVES - 1:  # Otherwise the next turn may be heard before we count.
            break
        assert table.match is not None
        seat = table.match.asked[0]
        decision = table.match.decision(seat)
        assert decision is not None
        assert decision.default is not None
        table = await host.command(table.id, Act(decision.default.code, decision.number), people[seat])
    assert turns > 1
    if choice == ON:  # It comes a moment after the words.
        await page.wait_for_function("turns => shakes.length >= turns", arg=turns)
    heard, felt = await page.evaluate("[sounds, shakes]")
    assert len(heard) == len(felt) == (turns if choice == ON else 0)
    assert all("chime" in source for source in heard)
