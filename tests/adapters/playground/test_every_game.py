"""Every game in a real browser: a whole match with house players, from the lobby to the result.

Whenever it is the person's turn, all that the page holds of the table and of the hand, in elements and attributes,
is searched for cards whose place the person cannot know. A screen may speak of such a card (the last trick of the
deal before, the order of manilhas): what screens may say is proved beside them, and the page must not add to it.
"""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from contextlib import suppress
from typing import TYPE_CHECKING

import pytest
from playwright.async_api import TimeoutError as PlaywrightTimeout

from adapters.screens import private_screen, public_screen
from adapters.words import words_for
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
SECONDS_MAX = 120
WAIT_MILLISECONDS = 2_000
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


async def spoken_of(playground: Running, table: Table) -> set[str]:
    """The cards of which the person's own screen and the table's speak now."""
    words, mine, all_see = words_for("en"), table.view(table.chairs[0].person), table.view(None)
    names = await playground.desk.names(all_see, "en")
    screens = (private_screen(mine, names, words), public_screen(all_see, names, words))
    text = "".join(line.text for screen in screens if screen is not None for line in screen.lines)
    return {rank + sign for rank, sign in FACE.findall(re.sub(r"\s", "", text))}


async def asked(playground: Running, table_id: str) -> Table:
    """The table once it waits for the person in the first seat, or is finished."""
    while True:
        table = await playground.host.table(table_id)
        if table.phase != PLAYING or (table.match is not None and 0 in table.match.asked):
            return table
        await asyncio.sleep(0.01)


async def answer(playground: Running, page: Page, table: Table, spoke: set[str]) -> set[str]:
    """Press a button that answers the question, once the page has been searched; the cards now spoken of."""
    assert table.match is not None
    decision = table.match.decision(0)
    assert decision is not None and decision.default is not None
    code = f"a{table.id} {decision.number} "
    answers = page.locator(f':is(#hand, #answer) button[value^="{code}"]')
    menus = page.locator(f'#hand button[value^="o{code[1:]}"]')
    await answers.or_(menus).first.wait_for(timeout=WAIT_MILLISECONDS)
    speaks = await spoken_of(playground, table)
    # The table may be shown a moment later than the hand, so it may still speak as it did.
    assert await faces_on(page) & hidden_faces(table, 0) - speaks - spoke == set()
    if await answers.count() == 0:  # Everything is behind a menu.
        await menus.first.click(timeout=WAIT_MILLISECONDS)
        await answers.first.wait_for(timeout=WAIT_MILLISECONDS)
    button = page.locator(f':is(#hand, #answer) button[value="{code}{decision.default.code}"]')
    if await button.count() == 0:
        button = answers
    async with page.expect_response(lambda answer: answer.url.endswith("/press"), timeout=WAIT_MILLISECONDS):
        await button.first.click(timeout=WAIT_MILLISECONDS)
    return speaks


@pytest.mark.req("PL-26", "PL-42")
@pytest.mark.parametrize("key", GAMES)
async def test_a_whole_match_with_house_players(playground: Running, browser: Browser, key: str) -> None:
    page = await person(browser, DESKTOP)
    await enter(page, playground.url, "Ana")
    await page.click(f"#open-{key}")
    await arrived(page, "#hand form")
    table_id = page.url.rpartition("/")[2]
    table = await playground.host.table(table_id)
    info = GAMES[key].info
    players = len(table.chairs) if info.teams else min(info.seat_counts)
    for seat in range(1, players):
        async with page.expect_response(lambda answer: answer.url.endswith("/press")):
            await page.locator(f'#live button[value$=" fill {seat} easy"]').click()
    revision = (await playground.host.table(table_id)).revision
    start = page.locator(f'#live button[value="l{table_id} {revision} start"]')
    await start.wait_for()
    await keep(page, f"{key}-lobby")
    await start.click()
    await page.wait_for_selector("#log article")

    turns = 0
    spoke: set[str] = set()
    async with asyncio.timeout(SECONDS_MAX):
        while (table := await asked(playground, table_id)).phase == PLAYING:
            # In a window somebody else may be quicker: then the question is another one, and we look again.
            with suppress(PlaywrightTimeout):
                spoke = await answer(playground, page, table, spoke)
                turns += 1
            if turns == 5:
                await keep(page, f"{key}-playing")
                assert not await is_wider_than_the_window(page)

    assert table.phase == FINISHED
    await page.get_by_role("button", name="Rematch").first.wait_for()
    await keep(page, f"{key}-finished")
