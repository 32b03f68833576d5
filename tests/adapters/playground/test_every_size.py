"""Every game at its fullest, on screens from a phone to a large desk: all of it is there without scrolling."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import TYPE_CHECKING

import pytest

from adapters.pictures.descriptions import TablePicture
from adapters.playground.felt import Dock, Drawn, dock_of, drawn_table
from adapters.screens import private_screen
from adapters.screens.appearance import Appearance
from adapters.text.words import words_for
from bots.picture_scenes import NAMES, played
from engine.games import GAMES, game_of
from tests.adapters.playground.test_accessibility import Looker
from tests.adapters.playground.test_browser import enter
from tests.browser import IN_ITS_LOOP, person
from tests.browser import browsed_playground as browsed_playground
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
# At a seat such a name may be shortened on a phone; whoever wants it whole hears it, and reads it in the log.
ALLOWED = ("shortened",)


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
                found += [f"{game} of {seats} at {size}: {one}" for one in faults if not one.startswith(ALLOWED)]
    assert found == [], "\n".join(found)
