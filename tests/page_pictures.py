"""Photograph the page at real tables, every game at its fullest, to be looked at: `make page-pictures`.

One service and one browser for all. What cannot be seen well by looking is measured: what lies outside of the
window, what is covered, and which targets are too small for a finger.

    python -m tests.page_pictures [--only thurf,home] [--sizes 1280x720] [--languages en] [--looks dark] [--talk]
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Callable, Iterable
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any, NamedTuple

from adapters.pictures.descriptions import Sheets, TablePicture
from adapters.screens.game_pictures import pictures_of, theme_for
from adapters.text.words import words_for
from engine.chance import QuickChance
from engine.commands import Act, Fill, Ready, SetOption, SetSeats, Sit, Start
from engine.table_view import PLAYING
from tests import browser_setup
from tests.browser import WAIT_MILLISECONDS
from tests.running_playground import Running, Visitor, running_playground
from tests.same_chance import same_chance

if TYPE_CHECKING:
    from playwright.async_api import Browser, Page

FOLDER = Path(__file__).parent.parent / "page-output"
# The last is 1280×720 at a zoom of 200 %.
SIZES = ("1280x720", "1366x768", "1920x1080", "390x844", "360x640", "844x390", "640x360")
LANGUAGES, LOOKS = ("en", "ar", "te"), ("dark", "light")
NAMES = ("Ana", "Maximiliane von Hohenste", "శ్రీలక్ష్మి", "سالم الشحي", "João", "Юлия Иванова", "山田太郎", "Ravi")
MOVES_MAX = 3_000
SHOWN_MILLISECONDS = 600  # for what was pressed to be there
LIKELY = ("close", "roll")  # what chance would not bring soon

# What a person must see and reach without scrolling, and what is wrong with it.
FAULTS = (Path(__file__).parent / "page_faults.js").read_text(encoding="utf-8")


class Scene(NamedTuple):
    """A page to look at: whose it is, where, and what was pressed there."""

    name: str
    visitor: Visitor
    path: str
    presses: tuple[str, ...] = ()


class Player(NamedTuple):
    """Somebody at the playground, and who that is at a table."""

    visitor: Visitor
    id: int


Want = Callable[[Any], bool]  # what the one who is asked sees drawn


def _trick(count: int) -> Want:
    return lambda one: isinstance(one, TablePicture) and len(one.trick) >= count and one.taker is None


def _in_thurf(one: Any) -> bool:
    return _trick(5)(one) and any(plate.is_declarer for plate in one.plates) and one.scores[0].taken is not None


def _with_bonuses(one: Any) -> bool:
    if not isinstance(one, Sheets) or one.dice is None or not one.dice.faces:
        return False
    filled = sum(points is not None for column in one.columns for points in column.entries)
    return filled > 20 and any(column.bonuses for column in one.columns) and any(one.worth)


def _with_a_call(one: Any) -> bool:
    if not isinstance(one, TablePicture):
        return False
    return any(plate.calls for plate in one.plates) and len(one.trick) > 1


def _with_full_hands(one: Any) -> bool:
    return _trick(2)(one) and max(plate.closed for plate in one.plates) >= 8


def _closed(one: Any) -> bool:
    return isinstance(one, TablePicture) and one.is_pile_closed and len(one.trick) == 1


TABLES: dict[str, tuple[str, int, Want]] = {
    "thurf": ("thurf", 8, _in_thurf),
    "thurf-call": ("thurf", 8, lambda one: isinstance(one, TablePicture) and one.arrows_from is not None),
    "thurf-six": ("thurf", 6, _with_full_hands),
    "sixty-one": ("sixty-one", 6, _trick(5)),
    "truco": ("truco", 6, _with_a_call),
    "truco-two": ("truco", 2, _trick(1)),
    "kniffeliger": ("kniffeliger", 4, _with_bonuses),
    "santase": ("santase", 2, _closed),
    "santase-open": ("santase", 2, _trick(1)),
    "end-thurf": ("thurf", 8, lambda one: False),
    "end-santase": ("santase", 2, lambda one: False),
    "end-kniffeliger": ("kniffeliger", 4, lambda one: False),
}


# What is opened at a page, by the name of its scene.
OPENED: dict[str, tuple[str, str]] = {
    "lobby-options": ("lobby", '#hand button[value$=" options"]'),
    "lobby-seat": ("lobby", ".is-free summary"),
    "invitation": ("lobby", "#invite"),
    "menu": ("thurf", ".more summary"),
    "scores": ("thurf", '#live-keys button[value$=" scores"]'),
    "rules": ("thurf", '#live-keys button[value^="r"]'),
    "end-early": ("truco", '#live-keys button[value$=" end"]'),
    "sure": ("thurf-call", '#hand button[value*="kotu"]'),
    "shout": ("truco", '#hand button[value*="shout"]'),
    "home-rules": ("home", "#rules-santase"),
}


async def people(playground: Running) -> list[Player]:
    """Everyone who will be photographed."""
    found = []
    for name in NAMES:
        visitor = await playground.enter(name)
        person = await playground.desk.known("playground", visitor.account)
        assert person is not None
        found.append(Player(visitor, person.id))
    return found


async def sat_down(playground: Running, everyone: list[Player], game: str, seats: int) -> str:
    """A table of people; its id."""
    owner = everyone[0]
    await owner.visitor.open_table(game)
    table_id, host = owner.visitor.table_id, playground.host
    await host.command(table_id, SetSeats(seats), owner.id)
    for one in everyone[1:seats]:
        await host.command(table_id, Sit(), one.id)
    if game == "kniffeliger":
        await host.command(table_id, SetOption("upper_bonus", "yes"), owner.id)
    for one in everyone[:seats]:
        await host.command(table_id, Ready(True), one.id)
    await host.command(table_id, Start(), owner.id)
    return table_id


async def played_to(playground: Running, everyone: list[Player], table_id: str, want: Want) -> Player:
    """Play half by chance until somebody who is asked sees what is wanted, or the match is over; who that is."""
    chance = QuickChance(5)
    by_id = {one.id: one for one in everyone}
    words = words_for("en")
    for _ in range(MOVES_MAX):
        table = await playground.host.table(table_id)
        view = table.view(None)
        if view.phase != PLAYING:
            break
        seat = view.asked[chance.below(len(view.asked))]
        player = by_id[view.seats[seat].person or 0]
        own = table.view(player.id)
        names = [str(one.person) for one in own.seats]
        if want(pictures_of(own.game).table(own, names, words, theme_for(words))):
            return player
        decision = own.decision
        assert decision is not None
        is_wild = decision.default is None or chance.below(2)
        likely = [action for action in decision.actions if action.code in LIKELY]
        action = (
            likely[0]
            if likely
            else decision.actions[chance.below(len(decision.actions))]
            if is_wild
            else decision.default
        )
        assert action is not None
        await playground.host.command(table_id, Act(action.code, decision.number), player.id)
    return everyone[0]


async def lobbies(playground: Running, everyone: list[Player]) -> list[Scene]:
    """A fresh table as its host sees it, and one half full as a guest does."""
    host, (ana, bea, *_) = playground.host, everyone
    await ana.visitor.open_table("santase")
    fresh = Scene("lobby-fresh", ana.visitor, ana.visitor.room)
    await ana.visitor.open_table("thurf")
    table_id = ana.visitor.table_id
    await host.command(table_id, SetSeats(8), ana.id)
    await host.command(table_id, Sit(3), bea.id)
    await host.command(table_id, Fill("strong", 1), ana.id)
    await host.command(table_id, Fill("easy", 6), ana.id)
    return [
        fresh,
        Scene("lobby", ana.visitor, ana.visitor.room),
        Scene("lobby-guest", bea.visitor, f"{bea.visitor.home}/t/{table_id}"),
    ]


async def scenes(playground: Running, only: Iterable[str]) -> list[Scene]:
    """Everything that there is to look at."""
    everyone = await people(playground)
    found = []
    for name, (game, seats, want) in TABLES.items():
        if only and not {name, *(one for one, (at, _) in OPENED.items() if at == name)} & set(only):
            continue
        table_id = await sat_down(playground, everyone, game, seats)
        player = await played_to(playground, everyone, table_id, want)
        found.append(Scene(name, player.visitor, f"{player.visitor.home}/t/{table_id}"))
    found += await lobbies(playground, everyone)
    found.append(Scene("home", everyone[0].visitor, f"{everyone[0].visitor.home}/"))
    found.append(Scene("entrance", everyone[0].visitor, "/"))
    by_name = {one.name: one for one in found}
    for name, (at, press) in OPENED.items():
        if at in by_name:
            found.append(by_name[at]._replace(name=name, presses=(press,)))
    await playground.settle()
    return [one for one in found if not only or one.name in only]


async def photograph(
    browser: Browser, playground: Running, shown: list[Scene], chosen: argparse.Namespace
) -> None:
    """Keep every scene in every language, look and size."""
    for language, look in product(chosen.languages, chosen.looks):
        for scene in shown:
            await scene.visitor.post(f"{scene.visitor.home}/language", {"language": language})
            await scene.visitor.post(f"{scene.visitor.home}/settings", {"setting": "background", "value": look})
            context = await browser.new_context(
                color_scheme=look, reduced_motion="reduce", locale=language, device_scale_factor=1
            )
            context.set_default_timeout(WAIT_MILLISECONDS)
            page = await context.new_page()
            await page.goto(playground.url + scene.path)
            await page.wait_for_load_state("load")
            for press in scene.presses:
                await page.locator(press).first.evaluate("one => one.click()")
                await page.wait_for_timeout(SHOWN_MILLISECONDS)
            for size in chosen.sizes:
                await _keep(page, size, f"{scene.name}-{language}-{look}", chosen.talk)
            await context.close()


async def _keep(page: Page, size: str, name: str, opens: bool) -> None:
    width, height = map(int, size.split("x"))
    await page.set_viewport_size({"width": width, "height": height})
    await page.evaluate("document.fonts.ready.then(() => 1)")
    if opens and await page.locator(".talk-key").is_visible():
        await page.click(".talk-key")
        name += "-talk"
    is_table = await page.evaluate("document.body.matches('.at-table')")
    await page.screenshot(path=FOLDER / f"{name}-{size}.png", caret="initial", full_page=not is_table)
    for fault in await page.evaluate(FAULTS):
        print(f"{name}-{size}: {fault}")


async def main() -> int:
    """Make what was asked for."""
    parser = argparse.ArgumentParser()
    for name, choices in (("only", ()), ("sizes", SIZES), ("languages", LANGUAGES), ("looks", LOOKS)):
        parser.add_argument(f"--{name}", type=lambda said: tuple(said.split(",")), default=choices)
    parser.add_argument("--talk", action="store_true", help="open the sheet with log and chat")
    chosen = parser.parse_args()
    FOLDER.mkdir(exist_ok=True)
    with TemporaryDirectory() as data, same_chance("pages"):
        async with running_playground(Path(data)) as playground, browser_setup.running() as browser:
            await photograph(browser, playground, await scenes(playground, chosen.only), chosen)
    return 0


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
