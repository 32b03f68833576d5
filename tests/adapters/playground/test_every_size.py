"""Every game at its fullest, on screens from a phone to a large desk: all of it is there without scrolling."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import TYPE_CHECKING

import pytest

from adapters.pictures.descriptions import TablePicture
from adapters.playground.felt import Dock, Drawn, dock_of, drawn_table
from adapters.screens import private_screen
from adapters.text.words import words_for
from bots.picture_scenes import played
from engine.games import GAMES, game_of
from tests.adapters.playground.test_accessibility import Looker
from tests.adapters.playground.test_browser import arrived, enter
from tests.browser import IN_ITS_LOOP, person
from tests.browser import browsed_playground as browsed_playground
from tests.page_pictures import FAULTS, SIZES
from tests.running_playground import Running

if TYPE_CHECKING:
    from playwright.async_api import Browser

pytestmark = IN_ITS_LOOP
MOMENTS = 240
# A name of 24 letters may be shortened on a phone; whoever wants it whole hears it, and reads it in the log.
ALLOWED = ("shortened",)


def fullest(game: str, language: str) -> Iterator[tuple[Drawn, Dock]]:
    """The moments with the most cards on the table and the most to press, as whoever is asked sees them."""
    words = words_for(language)
    shown = []
    for view, names in islice(played(game, game_of(game).info.seat_counts[-1], 1, words), MOMENTS):
        own = private_screen(view, names, words) if view.me is not None and view.decision is not None else None
        drawn = drawn_table(view, names, words, {}, own)
        dock = dock_of(own, view, names, words, drawn) if own is not None else None
        if drawn is not None and dock is not None:
            shown.append((drawn, dock))
    yield max(shown, key=lambda one: len(one[0].picture.trick) if isinstance(one[0].picture, TablePicture) else 0)
    yield max(shown, key=lambda one: len(one[1].acts) + len(one[0].cells))


@pytest.mark.req("PL-33")
async def test_nothing_is_out_of_sight_covered_or_cut(playground: Running, browser: Browser) -> None:
    page = await person(browser)
    await enter(page, playground.url, "Ana")
    await page.click("#play-santase")
    await arrived(page, "#hand .dock")
    looker, found = Looker(page), []
    for game in GAMES:
        for drawn, dock in fullest(game, "en"):
            await looker.show(("table", drawn), ("hand", dock))
            for size in SIZES:
                width, height = map(int, size.split("x"))
                await page.set_viewport_size({"width": width, "height": height})
                faults = await page.evaluate(FAULTS)
                found += [f"{game} at {size}: {one}" for one in faults if not one.startswith(ALLOWED)]
    assert found == [], "\n".join(found)
