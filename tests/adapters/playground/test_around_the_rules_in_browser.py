"""In a real browser: people change seats, answer for a house partner, end a match, and stop one that has no end.

All of it is one visit of two people, so that it needs one browser and one playground.
"""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING

import pytest

from engine.commands import SetOption, SetPreset, SetSeats
from engine.table import Table
from engine.table_view import FINISHED, PLAYING
from tests.adapters.playground.test_browser import arrived, enter
from tests.adapters.playground.test_every_game import (
    answer_by_command,
    decision_of,
    pressed,
    shown,
    table_once,
)
from tests.around_the_rules import ANSWERS
from tests.browser import DESKTOP, IN_ITS_LOOP, PHONE, keep, person
from tests.browser import browsed_playground as browsed_playground
from tests.running_playground import Running
from tests.settling import GUARD_SECONDS

if TYPE_CHECKING:
    from playwright.async_api import Browser, Page

pytestmark = IN_ITS_LOOP
OWN = 0  # the seat of whoever opens a table


async def open_table(page: Page, game: str) -> str:
    await page.click(f"#open-{game}")
    await arrived(page, "#hand form")
    return page.url.rpartition("/")[2]


async def choose(playground: Running, table_id: str, *commands: SetPreset | SetSeats | SetOption) -> None:
    """What a host sets before a match."""
    owner = (await playground.host.table(table_id)).owner
    assert owner is not None
    for command in commands:
        await playground.host.command(table_id, command, owner)


async def fill(playground: Running, page: Page, table_id: str, *seats: int) -> None:
    """House players in seats, for whoever sits in the first one."""
    for seat in seats:
        await shown(page, await playground.host.table(table_id))
        await page.click(f".seat.p{seat} summary")
        await pressed(page, f'.seat.p{seat} button[value$=" fill {seat} easy"]')


async def start(playground: Running, page: Page, table_id: str) -> None:
    revision = (await playground.host.table(table_id)).revision
    await pressed(page, f'#hand button[value="l{table_id} {revision} start"]')


@pytest.mark.req("PL-13", "PL-26", "PL-27", "TR-11", "TH-36")
async def test_people_decide_on_the_page(playground: Running, browser: Browser) -> None:
    ana, bea = await person(browser, DESKTOP), await person(browser, PHONE)
    await enter(ana, playground.url, "Ana")
    table_id = await open_table(ana, "truco")
    await choose(playground, table_id, SetPreset("mesa"), SetSeats(4))
    code = (await playground.host.table(table_id)).code
    await enter(bea, f"{playground.url}/join/{code}", "Bea")
    await arrived(bea, "#hand form")
    await fill(playground, ana, table_id, 2, 3)
    await change_seats(playground, ana, bea, table_id)
    await answer_for_the_partner(playground, ana, bea, table_id)
    await end_by_agreement(playground, ana, bea, table_id)
    await stop_between_games(playground, ana)


async def change_seats(playground: Running, ana: Page, bea: Page, table_id: str) -> None:
    """At a full table one asks, and the other agrees."""
    await shown(ana, await playground.host.table(table_id))
    await pressed(ana, '.seat.is-person button[value$=" swap 0 1 on"]')
    agree = '#hand button[value$=" swap 0 1 on"]'
    await bea.wait_for_selector(agree)
    await keep(bea, "swap-asked")
    await pressed(bea, agree)
    await ana.wait_for_selector(
        ".seat.p3.is-person >> text=Bea"
    )  # Everybody sits at the bottom of their own page.
    await bea.wait_for_selector(".seat.p1.is-person >> text=Ana")


async def answer_for_the_partner(playground: Running, ana: Page, bea: Page, table_id: str) -> None:
    """Bea calls; Ana's house partner could answer, and leaves it to her."""
    await start(playground, ana, table_id)
    pages = {0: bea, 1: ana}
    async with asyncio.timeout(GUARD_SECONDS):
        while (seat := await people_asked(playground, table_id)) != 0:
            await press_default(playground, pages[seat], table_id, seat)
        await pressed(bea, f'#hand button[value^="a{table_id} "][value$=" truco"]')
        accept = f'#hand button[value^="a{table_id} "][value$=" accept"]'
        await ana.wait_for_selector(accept)
        await playground.settle()  # The house player has had all the time it takes when it answers.
        table = await playground.host.table(table_id)
        assert table.match is not None and set(table.match.asked) == {1, 3}
        await keep(ana, "call-to-answer")
        await pressed(ana, accept)
    rows = await playground.store.rows(table_id)
    acts = [json.loads(row.detail) for row in rows if row.what == "act"]
    assert [act["seat"] for act in acts if act["code"] in ANSWERS] == [1]


async def people_asked(playground: Running, table_id: str) -> int:
    """The seat of the person that a match waits for, once the house players have played."""
    await playground.settle()
    table = await playground.host.table(table_id)
    assert table.match is not None
    return next(seat for seat in table.match.asked if seat in (0, 1))


async def press_default(playground: Running, page: Page, table_id: str, seat: int) -> None:
    match = (await playground.host.table(table_id)).match
    decision = match.decision(seat) if match is not None else None
    assert decision is not None and decision.default is not None
    await pressed(page, f'#hand button[value="a{table_id} {decision.number} {decision.default.code}"]')


async def end_by_agreement(playground: Running, ana: Page, bea: Page, table_id: str) -> None:
    """One proposes, the other agrees, and the match is over with the result that was named before."""
    await ana.click("details.more summary")
    await pressed(ana, 'details.more button[value$=" end"]')
    await ana.wait_for_selector(
        "text=The team that is ahead then wins; level is a draw. This hand does not count."
    )
    await keep(ana, "end-proposed")
    await pressed(ana, '#hand button[value$=" end on"]')
    await pressed(bea, '#hand button[value$=" end on"]')
    for page in (ana, bea):
        await page.wait_for_selector("text=The players stopped the match")
    assert (await playground.host.table(table_id)).phase == FINISHED


async def stop_between_games(playground: Running, ana: Page) -> None:
    """Alone among house players somebody stops a match that would go on for ever."""
    await ana.click("a.brand")
    await arrived(ana, ".board")
    table_id = await open_table(ana, "thurf")
    await choose(playground, table_id, SetOption("games", "0"))
    await fill(playground, ana, table_id, 1, 2, 3)
    await pressed(ana, '#hand button[value$=" ready on"]')
    await start(playground, ana, table_id)
    while True:
        table = await table_once(playground, table_id, waits_or_is_over)
        if (decision := decision_of(table, OWN)) is None:
            break
        if any(action.code == "stop" for action in decision.actions):
            await keep(ana, "go-on-or-stop")
            await pressed(ana, f'#hand button[value="a{table_id} {decision.number} stop"]')
            table = await table_once(playground, table_id, is_over)
            break
        await answer_by_command(playground, table, OWN)  # How a card is played there is seen elsewhere.
    assert (table.phase, table.outcome and table.outcome.reason) == (FINISHED, "won")
    await ana.get_by_role("button", name="Rematch").first.wait_for()


def is_over(table: Table) -> bool:
    return table.phase != PLAYING


def waits_or_is_over(table: Table) -> bool:
    """Whether the person in the first seat is to do something, or nobody is any more."""
    return is_over(table) or decision_of(table, OWN) is not None
