"""Every game in a real browser: a whole match with house players, from the lobby to the result.

Whenever it is the person's turn, all that the page holds of the table and of the hand, in elements and attributes,
is searched for cards whose place the person cannot know.
"""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from typing import TYPE_CHECKING

import pytest

from engine.cards import NAME, SUIT_SIGNS
from engine.chairs import FINISHED, PLAYING
from engine.games import GAMES
from engine.table import Table
from tests.adapters.playground.test_browser import arrived, enter, is_wider_than_the_window
from tests.browser import DESKTOP, keep, person
from tests.games.hidden import HIDDEN
from tests.running_playground import Running

if TYPE_CHECKING:
    from playwright.async_api import Browser, Page

pytestmark = pytest.mark.browser
TURNS_MAX = 400
FACE = re.compile(r"(10|[2-9JQKA])([♠♥♦♣])")
CODE = re.compile(r"\b([2-9TJQKA])([CDHS])\b")
PARTS = "['live', 'hand', 'turn'].map(id => document.getElementById(id)?.outerHTML ?? '').join()"


def face(card: int) -> str:
    return NAME[card][0].replace("T", "10") + SUIT_SIGNS[NAME[card][1]]


def hidden_faces(table: Table, seat: int) -> set[str]:
    """The cards of which the person can place no copy."""
    hidden = HIDDEN[table.game]
    unseen = Counter(hidden.unseen(table.match, seat))
    seen = Counter(hidden.all_cards(table.match)) - unseen
    return {face(card) for card in unseen} - {face(card) for card in seen}


async def faces_on(page: Page) -> set[str]:
    """Every card that the page tells of: drawn, spoken of, or in the code of a button."""
    markup = await page.evaluate(PARTS)
    text = re.sub(r"<[^>]*>|\s|\ufe0e", "", markup)
    codes = " ".join(re.findall(r'="([^"]*)"', markup))
    drawn = {rank + sign for rank, sign in FACE.findall(text)}
    return drawn | {rank.replace("T", "10") + SUIT_SIGNS[suit] for rank, suit in CODE.findall(codes)}


async def asked(playground: Running, table_id: str) -> Table:
    """The table once it waits for the person in the first seat, or is finished."""
    while True:
        table = await playground.host.table(table_id)
        if table.phase != PLAYING or (table.match is not None and 0 in table.match.asked):
            return table
        await asyncio.sleep(0.01)


@pytest.mark.req("PL-26", "PL-42")
@pytest.mark.parametrize("key", GAMES)
async def test_a_whole_match_with_house_players(playground: Running, browser: Browser, key: str) -> None:
    page = await person(browser, DESKTOP)
    await enter(page, playground.url, "Ana")
    await page.click(f"#open-{key}")
    await arrived(page, "#hand form")
    table_id = page.url.rpartition("/")[2]
    table = await playground.host.table(table_id)
    for seat in range(1, len(table.chairs)):
        await page.locator(f'#live button[value$=" fill {seat} easy"]').click()
    await page.wait_for_selector("#live >> text=press Start")
    await keep(page, f"{key}-lobby")
    revision = (await playground.host.table(table_id)).revision
    await page.locator(f'#live button[value="l{table_id} {revision} start"]').click()
    await page.wait_for_selector("#log article")

    turns = 0
    while (table := await asked(playground, table_id)).phase == PLAYING:
        assert table.match is not None
        decision = table.match.decision(0)
        assert decision is not None and decision.default is not None
        code = f"a{table_id} {decision.number} "
        await page.locator(f'#hand button[value*="{table_id} {decision.number} "]').first.wait_for()
        assert await faces_on(page) & hidden_faces(table, 0) == set()
        if turns == 5:
            await keep(page, f"{key}-playing")
            assert not await is_wider_than_the_window(page)
        button = page.locator(f'#hand button[value="{code}{decision.default.code}"]')
        if await button.count() == 0:  # It is behind a menu: any action that is on top will do.
            button = page.locator(f'#hand button[value^="{code}"]').first
        async with page.expect_response(lambda answer: answer.url.endswith("/press")):
            await button.click()
        turns += 1
        assert turns <= TURNS_MAX

    assert table.phase == FINISHED
    await page.get_by_role("button", name="Rematch").first.wait_for()
    await keep(page, f"{key}-finished")
