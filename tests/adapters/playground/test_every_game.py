"""Every game in a real browser: a whole match of two people, one on a phone, and house players, to the result.

That nothing on the page is a secret is proved where it comes from, on the wire: see test_traffic.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING

import pytest

from adapters.playground.platform import room_address
from engine.commands import Act, Command, SetOption, SetPreset, SetSeats
from engine.contract import Decision, Seat, StaleDecision
from engine.games import GAMES
from engine.table import Table
from engine.table_view import FINISHED, PLAYING
from tests.adapters.playground.test_browser import arrived, enter, is_wider_than_the_window
from tests.browser import DESKTOP, IN_ITS_LOOP, PHONE, answered, keep, person
from tests.browser import browsed_playground as browsed_playground
from tests.running_playground import Running
from tests.settling import GUARD_SECONDS

if TYPE_CHECKING:
    from playwright.async_api import Browser, Page

pytestmark = IN_ITS_LOOP
PEOPLE = (0, 1)
BY_HAND = 15  # turns, after which every sixth is: what a long match shows after that it has shown before
PRESSED_AGAIN_SECONDS = 5.0  # after which somebody presses again who sees nothing happen
LOOKED_AT = 5  # the turn at which the page is looked at closely
# Whole matches, but with no more deals than it takes to see the end of one; in some another follows.
SHORT: dict[str, tuple[Command, ...]] = {
    "santase": (SetOption("target", "2"),),
    "truco": (SetSeats(2), SetPreset("mineiro")),  # whose hands are worth twice as much
    "sixty-one": (SetOption("target", "31"),),
    "thurf": (SetSeats(8), SetOption("games", "1")),
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
    const isSmall = height < 44 || width < 44;
    return isSmall || top < -1 || left < -1 || bottom > innerHeight + 1 || right > innerWidth + 1;
}).map(button => button.innerText)"""


async def pressed(page: Page, selector: str) -> None:
    """Press a button and wait until the server has answered."""
    async with answered(page):
        await page.locator(selector).first.click()


async def shown(page: Page, lobby: Table) -> None:
    """Wait until the page shows a lobby as it is now, so that no button is replaced while it is pressed."""
    await page.wait_for_selector(f'#hand button[value^="l{lobby.id} {lobby.revision} "]')


async def table_once(playground: Running, table_id: str, condition: Callable[[Table], bool]) -> Table:
    """The table as soon as something is so."""
    with playground.platform.look([room_address(table_id)]) as changed:
        while True:
            changed.clear()  # Before looking, so that nothing which happens meanwhile is missed.
            if condition(table := await playground.host.table(table_id)):
                return table
            await changed.wait()


def decision_of(table: Table, seat: Seat) -> Decision | None:
    """What the person in a seat is asked, and the match waits for."""
    if table.phase != PLAYING or table.match is None or seat not in table.match.asked:
        return None
    return table.match.decision(seat)


def asked_first(table: Table) -> Seat | None:
    """Which of the two people is to answer; both may be asked at once."""
    return next((seat for seat in PEOPLE if decision_of(table, seat)), None)


async def answer(page: Page, table: Table, decision: Decision) -> None:
    """Press a button of the decision: the default if it is in sight, else the first."""
    assert decision.default is not None
    code = f"a{table.id} {decision.number} "
    answers = f':is(#hand, #table) button[value^="{code}"]'
    verbs = {action.code.split()[0] for action in decision.actions}  # The hints, for instance, are no menu.
    menus = ", ".join(f'#hand button[value^="o{code[1:]}{verb}"]' for verb in sorted(verbs))
    await page.locator(f"{answers}, {menus}").first.wait_for()
    while not await page.locator(answers).count():  # Everything is behind menus: the first leads to something.
        await pressed(page, menus)
    default = f':is(#hand, #table) button[value="{code}{decision.default.code}"]'
    await page.locator(default if await page.locator(default).count() else answers).first.click()


async def answer_unless_taken(page: Page, playground: Running, table: Table, seat: Seat) -> None:
    """Have a decision taken by a press; in a window somebody else may be quicker, and take the buttons away."""
    decision = decision_of(table, seat)
    assert decision is not None

    def is_taken(now: Table) -> bool:
        return (left := decision_of(now, seat)) is None or left.number != decision.number

    taken = asyncio.create_task(table_once(playground, table.id, is_taken))
    try:
        async with asyncio.timeout(GUARD_SECONDS):
            while not taken.done():
                answering = asyncio.create_task(answer(page, table, decision))
                await asyncio.wait((taken, answering), return_when=asyncio.FIRST_COMPLETED)
                if not answering.cancel():
                    answering.result()
                # A button that was replaced between the finger's coming down and going up has not been pressed.
                await asyncio.wait((taken,), timeout=PRESSED_AGAIN_SECONDS)
    finally:
        taken.cancel()


async def answer_by_command(playground: Running, table: Table, seat: Seat) -> None:
    """Have a decision taken without the page, which shows what came of it; in a window others may be quicker."""
    decision, someone = decision_of(table, seat), table.chairs[seat].person
    assert decision is not None and decision.default is not None and someone is not None
    with suppress(StaleDecision):
        await playground.host.command(table.id, Act(decision.default.code, decision.number), someone)


@pytest.mark.req("PL-26")
@pytest.mark.parametrize("key", GAMES)
async def test_a_whole_match_of_two_people(playground: Running, browser: Browser, key: str) -> None:
    page, other = await person(browser, PHONE), await person(browser, DESKTOP)
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
    owner = table.chairs[0].person
    assert owner is not None
    for choice in SHORT.get(key, ()):
        table = await playground.host.command(table_id, choice, owner)
    await enter(other, f"{playground.url}/join/{table.code}", "Bo")
    await arrived(other, "#hand form")
    for seat in range(2, len(table.chairs) if info.teams else min(info.seat_counts)):
        await shown(page, await playground.host.table(table_id))
        await page.click(f".seat.p{seat} summary")
        await pressed(page, f'.seat.p{seat} button[value$=" fill {seat} easy"]')
    for one in (page, other) if info.all_ready else ():
        await shown(one, await playground.host.table(table_id))
        await pressed(one, '#hand button[value$=" ready on"]')
    await shown(page, await playground.host.table(table_id))
    await keep(page, f"{key}-lobby")
    assert await page.evaluate(AWKWARD) == []
    await pressed(page, '#hand button[value$=" start"]')

    turns = 0
    while True:
        table = await table_once(
            playground, table_id, lambda now: now.phase != PLAYING or asked_first(now) is not None
        )
        if (asked := asked_first(table)) is None:
            break
        turns += 1
        if turns > BY_HAND and turns % 6:
            await answer_by_command(playground, table, asked)
            continue
        await answer_unless_taken((page, other)[asked], playground, table, asked)
        if turns == LOOKED_AT:
            await keep(page, f"{key}-playing")
            assert not await is_wider_than_the_window(page)
            assert await page.evaluate(AWKWARD) == []
        assert await (page, other)[asked].evaluate(OUT_OF_SIGHT) == []

    assert table.phase == FINISHED
    assert await page.evaluate("scrollY") == 0  # All of it was played without scrolling to anything.
    for one in (page, other):
        await one.get_by_role("button", name="Rematch").first.wait_for()
    await keep(page, f"{key}-finished")
    assert await page.evaluate(AWKWARD) == []
