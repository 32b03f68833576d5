"""Every game at its fullest, on screens from a phone to a large desk: all of it is there without scrolling."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, product
from typing import TYPE_CHECKING

import pytest

from adapters.pictures.descriptions import TablePicture
from adapters.playground.felt import Dock, Drawn, dock_of, drawn_table
from adapters.playground.lobby import drawn_lobby
from adapters.screens import private_screen
from adapters.screens.appearance import Appearance
from adapters.text.names import table_names
from adapters.text.words import Words, languages, words_for
from bots.picture_scenes import NAMES, played
from engine.commands import Sit
from engine.games import GAMES, game_of
from tests.adapters.playground.test_accessibility import Looker, menus
from tests.adapters.playground.test_browser import enter, play_at_once
from tests.browser import IN_ITS_LOOP, PHONE, person
from tests.browser import browsed_playground as browsed_playground
from tests.engine.tables import ANA, BEA, Kept
from tests.page_pictures import FAULTS, SIZES
from tests.running_playground import Running

if TYPE_CHECKING:
    from playwright.async_api import Browser

pytestmark = IN_ITS_LOOP
MOMENTS = 240
# Every game at every number of seats; right to left, those with the largest hands, most boxes and most to press.
TABLES = {
    "en": [(game, seats) for game in GAMES for seats in game_of(game).info.seat_counts],
    "ar": [("thurf", 6), ("kniffeliger", 3), ("santase", 2)],
}
# As long as names may be, with a space and without one.
LONG_NAMES = ("Maximiliane von Hohenste", "Bartholomäusantoniusjosé", *NAMES[2:])
SMALLEST = ("360x640", "640x360")


def fullest(game: str, seats: int, language: str) -> Iterator[tuple[Drawn, Dock]]:
    """The moments with the most on the table, to press, and in hand, as whoever is asked sees them."""
    words, appearance = words_for(language), Appearance(asks_twice=True)
    shown = []
    for view, names in islice(played(game, seats, 1, words, LONG_NAMES), MOMENTS):
        if view.me is None or view.decision is None:
            continue
        own = private_screen(view, names, words, appearance=appearance)
        assert own is not None
        drawn = drawn_table(view, names, words, {}, own)
        dock = dock_of(own, view, names, words, drawn)
        if drawn is not None and dock is not None:
            shown.append((drawn, dock))
    yield max(shown, key=lambda one: len(one[0].picture.trick) if isinstance(one[0].picture, TablePicture) else 0)
    yield max(shown, key=lambda one: len(one[1].acts) + len(one[0].cells))
    yield max(shown, key=lambda one: (len(one[1].cards), sum(card.button is not None for card in one[1].cards)))


def stealing(words: Words) -> tuple[int, Drawn, Dock]:
    """Who is asked which box of somebody else to take, and what they see."""
    for view, names in played("kniffeliger", 4, 1, words, LONG_NAMES):
        for victim in (0, 1, 2, 3) if view.me is not None and view.decision is not None else ():
            own = private_screen(view, names, words, f"steal {victim}")
            drawn = drawn_table(view, names, words, {}, own)
            if own is not None and drawn is not None and drawn.aimed:
                dock = dock_of(own, view, names, words, drawn)
                assert dock is not None
                return victim, drawn, dock
    raise AssertionError("nobody may steal")


@pytest.mark.req("PL-33")
@pytest.mark.parametrize("language", TABLES)
async def test_nothing_is_out_of_sight_covered_small_or_cut(
    playground: Running, browser: Browser, language: str
) -> None:
    page = await person(browser)
    await page.set_extra_http_headers({"Accept-Language": language})
    await enter(page, playground.url, "Ana")
    await page.click("#play-santase")
    # From now on it waits for her, and puts nothing in the place of what is shown here.
    await page.wait_for_selector("#turn p", state="attached")
    await page.wait_for_load_state("load")
    looker, found = Looker(page), []
    for game, seats in TABLES[language]:
        for drawn, dock in dict.fromkeys(fullest(game, seats, language)):
            await looker.show(("table", drawn), ("hand", dock))
            for size in SIZES:
                width, height = map(int, size.split("x"))
                await page.set_viewport_size({"width": width, "height": height})
                faults = await page.evaluate(FAULTS)
                found += [f"{game} of {seats} at {size}: {one}" for one in faults]
    for kind, parts in menus("kniffeliger", language, LONG_NAMES):
        await looker.show(*parts[:2])
        for size in SMALLEST:
            width, height = map(int, size.split("x"))
            await page.set_viewport_size({"width": width, "height": height})
            found += [f"{kind} at {size}: {one}" for one in await page.evaluate(FAULTS)]
    assert found == [], "\n".join(found)


@pytest.mark.req("PL-13", "PL-33")
async def test_a_lobby_is_whole_in_every_language(playground: Running, browser: Browser) -> None:
    page = await person(browser)
    await enter(page, playground.url, "Ana")
    await page.click("#open-santase")
    await page.click("#answer [data-close]")  # what was said of the new table, and lies above it
    await page.wait_for_load_state("load")
    looker, found = Looker(page), []
    for language, game in product(languages(), GAMES):
        words, lobby = words_for(language), Kept(game)
        await page.evaluate("language => { document.documentElement.lang = language }", language)
        for others in ((), (BEA,)):
            for other in others:
                lobby.do(Sit(), other)
            view = lobby.table.view(ANA)
            names = table_names(view, {ANA: "Ana", BEA: LONG_NAMES[0]}, words)
            await looker.show(("table", drawn_lobby(view, names, words, ANA, "dark")))
            for size in ("1280x720", "360x640"):
                width, height = map(int, size.split("x"))
                await page.set_viewport_size({"width": width, "height": height})
                seated = len(others) + 1
                faults = await page.evaluate(FAULTS)
                found += [f"{game} in {language} with {seated} at {size}: {one}" for one in faults]
    assert found == [], "\n".join(found)


@pytest.mark.req("PL-33")
async def test_on_a_phone_one_chooses_whose_sheet_lies_beside_the_own(
    playground: Running, browser: Browser
) -> None:
    page = await person(browser, PHONE)
    await play_at_once(page, playground.url, "santase")
    looker = Looker(page)

    async def columns() -> set[str]:
        shown = await page.locator(".sheets tr:first-child > td:visible").all()
        return {(await one.get_attribute("class") or "").split()[0] for one in shown}

    drawn = max((one for one, _ in fullest("kniffeliger", 4, "en")), key=lambda one: len(one.cells))
    await looker.show(("table", drawn))
    assert await columns() == {f"k{drawn.lead}", f"k{drawn.second}"}
    other = ({0, 1, 2, 3} - {drawn.lead, drawn.second}).pop()
    await page.locator(".tab").nth(other).tap()
    assert await columns() == {f"k{drawn.lead}", f"k{other}"}
    await looker.show(("table", drawn))  # as each event does
    assert await columns() == {f"k{drawn.lead}", f"k{other}"}
    victim, drawn, dock = stealing(words_for("en"))
    await looker.show(("table", drawn), ("hand", dock))
    assert await columns() == {f"k{drawn.lead}", f"k{victim}"}
    assert await page.evaluate(FAULTS) == []
