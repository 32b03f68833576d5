"""What the page takes in a real browser: from a press until your own hand changes, and what goes over the wire.

One person plays each game at its largest table; whoever else sits there moves between the presses, so that nothing
else happens during one. A press begins when the browser hears of it, and ends with the frame that shows another
hand. Motion is on, as for most people; the next press waits until nothing moves.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable, Iterator
from pathlib import Path
from random import Random
from statistics import quantiles
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

import aiohttp

from adapters.playground.assets import STATIC
from adapters.screens.buttons import ACT, write_code
from engine.commands import Act, Ready, SetSeats, Sit, Start
from engine.contract import Seat
from engine.games import GAMES, game_of
from engine.table import Table
from engine.table_view import PLAYING

if TYPE_CHECKING:
    from playwright.async_api import Browser, Page

    from tests.running_playground import Running

PRESSES = 100
BYTES_OF_A_KB = 1000
OWN_SCRIPTS = ("page.js", "table.js")
SEED = 4
FIRST_EVENTS = 2  # how to come back, and all that there is: a page is born with the second
EVENT_MOVES = 30  # of your own seat, with those of all others between them
OWN = 0  # the seat of whoever is measured
# Notes at each press how long it is until a frame shows another hand.
WATCH = """() => document.addEventListener("click", ({ target, timeStamp }) => {
    if (!target.closest("button[name=code]")) return;
    window.took = new Promise((resolve) => {
        const observer = new MutationObserver(() => {
            observer.disconnect();
            requestAnimationFrame(() => resolve(performance.now() - timeStamp));
        });
        observer.observe(document.getElementById("hand"), { childList: true, subtree: true });
    });
}, true)"""
OFFERED = """(codes) => [...document.querySelectorAll(":is(#hand, #table) button[name=code]")]
    .filter((button) => button.checkVisibility() && codes.includes(button.value)).map((button) => button.value)"""

# The cards are drawn from a file that is asked for only now.
PAINTED = (
    "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 0))))"
)

# No card or die moves any more, and nothing has only just come under the finger; a trick that lies there may go.
IS_CALM = """() => !document.querySelector(".fresh") && document.getAnimations().every((one) =>
    one.playState !== "running" || one instanceof CSSAnimation || one instanceof CSSTransition)"""


def bench_page(games: Iterable[str] = tuple(GAMES), presses: int = PRESSES) -> Iterator[dict[str, Any]]:
    """The figures of each game, as soon as it has been played."""
    for game in games:
        yield asyncio.run(_in_a_new_browser(game, presses))


async def _in_a_new_browser(game: str, presses: int) -> dict[str, Any]:
    from tests import browser_setup  # The tests have a browser.

    async with browser_setup.running() as browser:
        return await measured(browser, game, presses)


async def measured(browser: Browser, game: str, presses: int) -> dict[str, Any]:
    """The figures of a game in this browser."""
    from tests.running_playground import running_playground

    with TemporaryDirectory() as folder:
        async with running_playground(Path(folder)) as playground:
            page = await browser.new_page()
            table_id = await _sit_down(playground, page, game)
            times = [taken async for taken in _presses(playground, page, table_id, presses)]
            address = page.url
            await page.close()  # It would draw every move of those that are counted now.
            first = await _first_view(browser, address)
            events = await _events(playground, address, table_id)
    percentiles = quantiles(times, n=20)
    return {
        "game": game,
        "seats": max(game_of(game).info.seat_counts),
        "presses": len(times),
        "press_p50_ms": round(percentiles[9]),
        "press_p95_ms": round(percentiles[18]),
        "first_kb": round(first / BYTES_OF_A_KB, 1),
        "event_kb": round(max(events) / BYTES_OF_A_KB, 1),
        "script_lines": sum(len((STATIC / name).read_text("utf-8").splitlines()) for name in OWN_SCRIPTS),
    }


async def _sit_down(playground: Running, page: Page, game: str) -> str:
    """The id of a table with every seat taken and a match begun, which the page shows."""
    await page.goto(playground.url)
    await page.fill("#name", "Ana")
    await page.keyboard.press("Enter")
    await page.wait_for_selector(".board")
    await page.wait_for_load_state("load")
    await page.click(f"#open-{game}")
    await page.wait_for_selector("#hand form")
    await page.wait_for_load_state("load")
    table_id = page.url.rpartition("/")[2]
    owner = (await playground.host.table(table_id)).owner
    assert owner is not None
    seats = max(game_of(game).info.seat_counts)
    await playground.host.command(table_id, SetSeats(seats), owner)
    for number in range(1, seats):
        guest = await playground.desk.arrive("bench", str(number), f"Guest {number}")
        await playground.host.command(table_id, Sit(), guest.id)
    await _start(playground, table_id)
    await page.evaluate(WATCH)
    return table_id


async def _start(playground: Running, table_id: str) -> None:
    table = await playground.host.table(table_id)
    assert table.owner is not None
    if game_of(table.game).info.all_ready:
        for person in table.people:
            table = await playground.host.command(table_id, Ready(True, table.revision), person)
    await playground.host.command(table_id, Start(table.revision), table.owner or 0)


async def _presses(playground: Running, page: Page, table_id: str, count: int) -> AsyncIterator[float]:
    """Press what may be done until there are as many presses; the milliseconds of each."""
    chance = Random(SEED)  # noqa: S311 - for choosing among buttons
    while count:
        table = await _asked(playground, table_id, chance)
        await playground.settle()
        assert table.match is not None
        decision = table.match.decision(OWN)
        assert decision is not None
        codes = [write_code(ACT, table_id, decision.number, action.code) for action in table.match.legal(OWN)]
        await page.wait_for_selector(f':is(#hand, #table) button[value*="{table_id} {decision.number} "]')
        offered: list[str] = await page.evaluate(OFFERED, codes)
        if not offered:  # What there is to do asks once more, and so is no single press.
            await _move(playground, table, OWN, chance)
            continue
        await page.wait_for_function(IS_CALM)
        box = await page.locator(f'button[value="{chance.choice(offered)}"]').first.bounding_box()
        assert box is not None
        await page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        await page.mouse.down()
        await page.mouse.up()
        yield await page.evaluate("window.took")
        count -= 1


async def _asked(playground: Running, table_id: str, chance: Random) -> Table:
    """The table once it waits for whoever is measured: all others move at random until then."""
    while True:
        table = await playground.host.table(table_id)
        if table.phase != PLAYING or table.match is None:
            await _start(playground, table_id)
        elif OWN in table.match.asked:
            return table
        else:
            await _move(playground, table, table.match.asked[0], chance)


async def _move(playground: Running, table: Table, seat: Seat, chance: Random) -> None:
    """Let a seat do anything that it may."""
    assert table.match is not None
    decision, person = table.match.decision(seat), table.chairs[seat].person
    assert decision is not None and person is not None
    action = chance.choice(table.match.legal(seat))
    await playground.host.command(table.id, Act(action.code, decision.number), person)


async def _events(playground: Running, url: str, table_id: str) -> list[int]:
    """The bytes of each event of a page's stream on the wire, over some moves; a browser does not tell."""
    sizes: list[int] = []
    chance = Random(SEED)  # noqa: S311 - as above
    async with (
        aiohttp.ClientSession(auto_decompress=False, timeout=aiohttp.ClientTimeout(total=None)) as session,
        session.get(f"{url}/events", headers={"Accept-Encoding": "gzip"}) as stream,
    ):
        reading = asyncio.create_task(_count_events(stream, sizes))
        for _ in range(EVENT_MOVES):
            await _move(playground, await _asked(playground, table_id, chance), OWN, chance)
            await playground.settle()
        reading.cancel()
    return sizes[FIRST_EVENTS:]


async def _count_events(stream: aiohttp.ClientResponse, sizes: list[int]) -> None:
    size = 0
    async for some, is_whole in stream.content.iter_chunks():
        size += len(some)
        if is_whole:
            sizes.append(size)
            size = 0


async def _first_view(browser: Browser, url: str) -> float:
    """The bytes that come over the wire until a table is there, for somebody who has seen nothing yet."""
    sizes: list[float] = []
    context = await browser.new_context()
    page = await context.new_page()
    session = await context.new_cdp_session(page)
    session.on("Network.loadingFinished", lambda loaded: sizes.append(loaded["encodedDataLength"]))
    await session.send("Network.enable")
    await page.goto(url)
    await page.wait_for_selector("#table .drawn")
    await page.evaluate(PAINTED)
    await context.close()
    return sum(sizes)
