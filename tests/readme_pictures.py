"""Make the pictures of the README from real play: `make readme-pictures`.

Drawn ones come from matches with fixed seeds, and so are the same every time until the drawing changes. The page
is photographed in a match that two people and their house players play meanwhile, and so is never quite the same.
"""

from __future__ import annotations

import asyncio
import io
import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, NamedTuple

from PIL import Image

from adapters.pictures.descriptions import Background, Deck, Hand, Picture, Sheets, TablePicture, Winner
from adapters.pictures.studio import draw
from adapters.screens.game_pictures import theme_for
from adapters.text.words import words_for
from bots.picture_scenes import pictures_at, played
from engine.games.thurf.facts import ThurfView
from tests import browser_setup
from tests.browser import COMPLAINTS, DESKTOP, PHONE, person
from tests.running_playground import Running, running_playground

if TYPE_CHECKING:
    from playwright.async_api import Page

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "deploy" / "pictures"
BYTES_MAX = 1_200_000  # of all files together: a README is read on phones too

# No emoji among them: those look different where a font for them is installed.
PEOPLE = ("శ్రీలక్ష్మి", "سالم", "João", "Greta", "山田太郎", "Юлия", "Ravi", "Ana")


class Wanted(NamedTuple):
    """A picture to be drawn: of which match, for which reader, and what it must show."""

    game: str
    seats: int
    seed: int
    shows: Callable[[Picture], bool]
    language: str = "en"
    deck: Deck = "two"
    background: Background = "dark"


def _is_choice(one: Picture) -> bool:
    return (
        isinstance(one, Hand) and len(one.own.cards) > 4 and 1 < sum(card.is_bright for card in one.own.cards) < 5
    )


def _is_declared(one: Picture) -> bool:
    is_told = isinstance(one, TablePicture) and any(plate.is_declarer and plate.note for plate in one.plates)
    return is_told and isinstance(one, TablePicture) and len(one.trick) == 5 and one.taker is None


def _is_taken(one: Picture) -> bool:
    return (
        isinstance(one, TablePicture) and one.taker is not None and sum(score.points for score in one.scores) > 20
    )


def _is_filled(one: Picture) -> bool:
    if not isinstance(one, Sheets) or one.dice is None or not one.dice.faces:
        return False
    entries = [points for column in one.columns for points in column.entries]
    return sum(points is not None for points in entries) > 0.6 * len(entries)


DRAWN: dict[str, Wanted] = {
    "hand.png": Wanted("santase", 2, 3, _is_choice, deck="four", background="light"),
    "table.png": Wanted("thurf", 8, 1, _is_declared),
    "table-arabic.png": Wanted("sixty-one", 6, 1, _is_taken, language="ar", deck="four", background="light"),
    "sheets.png": Wanted("kniffeliger", 4, 1, _is_filled),
    "winner.gif": Wanted("truco", 4, 1, lambda one: isinstance(one, Winner)),
}
PHOTOGRAPHED = ("playground.png", "playground-phone.png")  # by the seats of their windows
HAND_MIN = 5  # cards in the hand of whoever is photographed
MOVES_MAX = 300
PALETTE_SHADES = 176


def write_drawn(folder: Path) -> None:
    """Draw what can be drawn into a folder."""
    for name, wanted in DRAWN.items():
        (folder / name).write_bytes(draw(_found(wanted)))


def _found(wanted: Wanted) -> Picture:
    """The first moment of the match that shows what is wanted."""
    words = words_for(wanted.language)
    theme = theme_for(words, wanted.deck, wanted.background)
    for moment in played(wanted.game, wanted.seats, wanted.seed, words, PEOPLE):
        for picture in pictures_at(moment, words, theme):
            if wanted.shows(picture):
                return picture
    raise LookupError(f"this match never shows it: {wanted}")


# --- The page ------------------------------------------------------------------------------------------


async def photograph(folder: Path) -> None:
    """Play until each of two people has something to choose, and keep what both windows show."""
    from playwright.async_api import async_playwright  # heavy, and of no use to the tests

    with TemporaryDirectory() as data:
        async with running_playground(Path(data)) as playground, async_playwright() as playwright:
            browser = await playwright.chromium.launch(
                executable_path=browser_setup.find(),
                args=list(browser_setup.FLAGS),
                env={**browser_setup.environment()},
            )
            try:
                ana, bea = await person(browser, DESKTOP), await person(browser, PHONE, is_dark=True)
                await _play(playground, (ana, bea), folder)
            finally:
                await browser.close()
    if COMPLAINTS:
        raise RuntimeError(f"the page complained: {COMPLAINTS}")


async def _play(playground: Running, pages: tuple[Page, Page], folder: Path) -> None:
    """A match by the first card that may be played; each window is kept once, in the middle of a trick."""
    table_id = await _sit_down(playground, pages)
    missing = dict(enumerate(PHOTOGRAPHED))
    for _ in range(MOVES_MAX):
        table = await playground.host.table(table_id)
        match = table.view(None).match
        assert table.match is not None
        assert isinstance(match, ThurfView)
        seat = next((seat for seat in match.asked if seat < len(pages)), None)
        if seat is None:
            await _until_someone_is_asked(pages)
            continue
        page, decision = pages[seat], table.match.decision(seat)
        assert decision is not None
        asked = f"a{table_id} {decision.number}"
        await page.wait_for_selector(f'#hand button[value^="{asked} "]')
        if seat in missing and len(match.trick) > 1 and match.held[seat] >= HAND_MIN:
            (folder / missing.pop(seat)).write_bytes(_reduced(await page.screenshot(caret="initial")))
            if not missing:
                return
        # Calls are left to what the clock would say, and cards are played from where reading begins.
        assert decision.default is not None
        card = page.locator("#hand button.held")
        chosen = (
            card if await card.count() else page.locator(f'#hand button[value="{asked} {decision.default.code}"]')
        )
        async with page.expect_response(lambda answer: answer.url.endswith("/press")):
            await chosen.first.click()
    raise LookupError("nobody had to choose in the middle of a trick")


async def _sit_down(playground: Running, pages: tuple[Page, Page]) -> str:
    """Two people and a house player in every other seat; the table's id."""
    ana, bea = pages
    await _enter(ana, playground.url, "Ana")
    await ana.click("#open-thurf")
    await ana.wait_for_selector("#hand form")
    await ana.wait_for_load_state("load")
    table_id = ana.url.rpartition("/")[2]
    await _enter(bea, f"{playground.url}/join/{(await playground.host.table(table_id)).code}", "Bea")
    await bea.wait_for_selector("#hand form")
    await bea.wait_for_load_state("load")
    for page, wish in ((ana, "fill * normal"), (bea, "ready on"), (ana, "ready on"), (ana, "start")):
        revision = (await playground.host.table(table_id)).revision
        async with page.expect_response(lambda answer: answer.url.endswith("/press")):
            await page.click(f'button[value="l{table_id} {revision} {wish}"]')
    for page, line in ((bea, "Good luck!"), (ana, "Same to you.")):
        await page.evaluate("line => { document.getElementById('text').value = line; }", line)
        async with page.expect_response(lambda answer: answer.url.endswith("/say")):
            await page.evaluate("document.querySelector('form.say').requestSubmit()")
    return table_id


async def _enter(page: Page, address: str, name: str) -> None:
    await page.goto(address)
    await page.fill("#name", name)
    await page.keyboard.press("Enter")
    await page.wait_for_selector(".board")
    await page.wait_for_load_state("load")


async def _until_someone_is_asked(pages: tuple[Page, Page]) -> None:
    waiting = [asyncio.ensure_future(page.wait_for_selector("#hand button.held")) for page in pages]
    await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
    for one in waiting:
        one.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)


def _reduced(screenshot: bytes) -> bytes:
    """The same picture in a palette, a third as large.

    Most of its colours are those that much is painted with, for smooth shades; the rest are those that are unlike
    all others, or small marks would lose theirs.
    """
    image = Image.open(io.BytesIO(screenshot)).convert("RGB")
    much = image.quantize(PALETTE_SHADES, Image.Quantize.MEDIANCUT).getpalette() or []
    apart = image.quantize(256 - PALETTE_SHADES, Image.Quantize.MAXCOVERAGE).getpalette() or []
    palette = Image.new("P", (1, 1))
    palette.putpalette(much[: 3 * PALETTE_SHADES] + apart[: 3 * (256 - PALETTE_SHADES)])
    stream = io.BytesIO()
    image.quantize(palette=palette, dither=Image.Dither.NONE).save(stream, "PNG", optimize=True)
    return stream.getvalue()


def main() -> int:
    """Write all pictures, and say how large they are."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    write_drawn(FOLDER)
    asyncio.run(photograph(FOLDER))
    sizes = {name: (FOLDER / name).stat().st_size for name in (*DRAWN, *PHOTOGRAPHED)}
    for name, size in sizes.items():
        print(f"{FOLDER.relative_to(ROOT) / name}: {size / 1000:.0f} kB")
    return int(sum(sizes.values()) > BYTES_MAX)


if __name__ == "__main__":
    sys.exit(main())
