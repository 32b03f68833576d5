"""Make the pictures of the README from real play: `make readme-pictures`.

Drawn ones come from matches with fixed seeds, and so are the same every time until the drawing changes. The page
is photographed and filmed in a match that two people and their house players play meanwhile, and so is never quite
the same.
"""

from __future__ import annotations

import asyncio
import base64
import io
import sys
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any, NamedTuple

from PIL import Image

from adapters.pictures.descriptions import Background, Deck, Hand, Picture, Sheets, TablePicture, Winner
from adapters.pictures.studio import draw
from adapters.screens.game_pictures import theme_for
from adapters.text.words import words_for
from bots.picture_scenes import pictures_at, played
from engine.commands import Fill, Ready, SetSeats, Start
from engine.games.thurf.facts import ThurfView
from tests import browser_setup
from tests.browser import COMPLAINTS, DESKTOP, PHONE, answered, person
from tests.running_playground import Running, running_playground

if TYPE_CHECKING:
    from playwright.async_api import Page

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "deploy" / "pictures"
BYTES_MAX = 2_400_000  # of all files together: a README is read on phones too

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
SEATS = 8
PHOTOGRAPHED = {1: "playground-phone.png"}  # by the seats of their windows
FILMED = "play.webp"
FILM_SIZE = (880, 550)
FILM_SECONDS = 14.0
FRAME_SECONDS = 0.1  # the shortest that a frame is shown
FILM_QUALITY = 44
HOUSE_SECONDS = 0.5  # a pace that can be followed
THINK_SECONDS = 0.9
HAND_MIN = 4  # cards in the hand of whoever is photographed
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
    """Play until somebody has something to choose, keep what the phone shows, and film the other window."""
    with TemporaryDirectory() as data:
        async with (
            running_playground(Path(data), house_seconds=HOUSE_SECONDS) as playground,
            browser_setup.running() as browser,
        ):
            ana, bea = await person(browser, DESKTOP), await person(browser, PHONE, is_dark=True)
            match = _Match(playground, (ana, bea), await _sit_down(playground, (ana, bea)))
            await match.photograph(folder)
            await match.film(folder / FILMED)
    if COMPLAINTS:
        raise RuntimeError(f"the page complained: {COMPLAINTS}")


class _Match:
    """A match that two windows play, each by the first card that may be played."""

    def __init__(self, playground: Running, pages: tuple[Page, Page], table_id: str) -> None:
        self._playground = playground
        self._pages = pages
        self._table_id = table_id

    async def photograph(self, folder: Path) -> None:
        """Keep the windows that are wanted, in the middle of a trick."""
        missing = dict(PHOTOGRAPHED)
        for _ in range(MOVES_MAX):
            seat, view = await self._asked()
            if seat in missing and len(view.trick) > 1 and view.held[seat] >= HAND_MIN:
                (folder / missing.pop(seat)).write_bytes(
                    _reduced(await self._pages[seat].screenshot(caret="initial"))
                )
                if not missing:
                    return
            await self._move(seat)
        raise LookupError("nobody had to choose in the middle of a trick")

    async def film(self, path: Path) -> None:
        """Play on at a pace that can be followed, and keep what the first window shows all the while."""
        page = self._pages[0]
        await page.emulate_media(reduced_motion="no-preference")
        frames: list[tuple[float, bytes]] = []
        session = await page.context.new_cdp_session(page)

        def keep(shown: dict[str, Any]) -> None:
            frames.append((shown["metadata"]["timestamp"], base64.b64decode(shown["data"])))
            acknowledged.append(
                asyncio.ensure_future(session.send("Page.screencastFrameAck", {"sessionId": shown["sessionId"]}))
            )

        acknowledged: list[asyncio.Future[Any]] = []
        session.on("Page.screencastFrame", keep)
        await session.send("Page.startScreencast", {"format": "jpeg", "quality": 92})
        while not frames or frames[-1][0] - frames[0][0] < FILM_SECONDS:
            seat, _ = await self._asked()
            await asyncio.sleep(THINK_SECONDS)
            await self._move(seat)
        await session.send("Page.stopScreencast")
        await asyncio.gather(*acknowledged, return_exceptions=True)
        _write_film(path, frames)

    async def _asked(self) -> tuple[int, ThurfView]:
        """A person who is to move, once their window says so, and what everyone sees."""
        while True:
            table = await self._playground.host.table(self._table_id)
            match = table.view(None).match
            assert isinstance(match, ThurfView)
            seat = next((seat for seat in match.asked if seat < len(self._pages)), None)
            decision = table.match.decision(seat) if table.match is not None and seat is not None else None
            if seat is not None and decision is not None:
                await self._pages[seat].wait_for_selector(
                    f'#hand button[value^="a{self._table_id} {decision.number} "]'
                )
                return seat, match
            await _until_someone_is_asked(self._pages)

    async def _move(self, seat: int) -> None:
        """Calls are left to what the clock would say, and cards are played from where reading begins."""
        table = await self._playground.host.table(self._table_id)
        decision = table.match.decision(seat) if table.match is not None else None
        assert decision is not None
        assert decision.default is not None
        page = self._pages[seat]
        card = page.locator("#hand button.held")
        call = f'#hand button[value="a{self._table_id} {decision.number} {decision.default.code}"]'
        async with answered(page):
            await (card if await card.count() else page.locator(call)).first.click()


async def _sit_down(playground: Running, pages: tuple[Page, Page]) -> str:
    """Two people and a house player in every other seat; the table's id."""
    ana, bea = pages
    await _enter(ana, playground.url, "Ana")
    await ana.click("#open-thurf")
    await ana.wait_for_selector("#hand form")
    await ana.wait_for_load_state("load")
    table_id, host = ana.url.rpartition("/")[2], playground.host
    await _enter(bea, f"{playground.url}/join/{(await host.table(table_id)).code}", "Bea")
    await bea.wait_for_selector("#hand form")
    await bea.wait_for_load_state("load")
    first, second = (chair.person for chair in (await host.table(table_id)).view(None).seats[:2])
    assert first is not None and second is not None
    for who, command in (
        *((first, one) for one in (SetSeats(SEATS), Fill("normal"))),
        *((one, Ready(True)) for one in (first, second)),
        (first, Start()),
    ):
        await host.command(table_id, command, who)
    for page, line in ((bea, "Good luck!"), (ana, "Same to you.")):
        await page.evaluate("line => { document.getElementById('text').value = line; }", line)
        async with answered(page, "/say"):
            await page.evaluate("document.querySelector('form.say').requestSubmit()")
    return table_id


async def _enter(page: Page, address: str, name: str) -> None:
    await page.goto(address)
    await page.fill("#name", name)
    await page.keyboard.press("Enter")
    await page.wait_for_selector(".board")
    await page.wait_for_load_state("load")


async def _until_someone_is_asked(pages: tuple[Page, Page]) -> None:
    waiting = [asyncio.ensure_future(page.wait_for_selector("#turn p", state="attached")) for page in pages]
    await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
    for one in waiting:
        one.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)


def _write_film(path: Path, frames: list[tuple[float, bytes]]) -> None:
    """Frames as an animation, each shown as long as it was seen; of those that came too fast the last."""
    kept = [frames[0]]
    for at, frame in frames[1:]:
        if at - frames[0][0] > FILM_SECONDS:  # A slow machine films on until somebody is asked.
            break
        if at - kept[-1][0] < FRAME_SECONDS:
            kept[-1] = (kept[-1][0], frame)
        else:
            kept.append((at, frame))
    pictures = [
        Image.open(io.BytesIO(frame)).convert("RGB").resize(FILM_SIZE, Image.Resampling.LANCZOS)
        for _, frame in kept
    ]
    times = [round(1000 * (later - at)) for (at, _), (later, _) in pairwise(kept)]
    pictures[0].save(
        path,
        "WEBP",
        save_all=True,
        append_images=pictures[1:],
        duration=[*times, 2000],
        loop=0,
        quality=FILM_QUALITY,
        method=4,
    )


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
    sizes = {name: (FOLDER / name).stat().st_size for name in (*DRAWN, *PHOTOGRAPHED.values(), FILMED)}
    for name, size in sizes.items():
        print(f"{FOLDER.relative_to(ROOT) / name}: {size / 1000:.0f} kB")
    return int(sum(sizes.values()) > BYTES_MAX)


if __name__ == "__main__":
    sys.exit(main())
