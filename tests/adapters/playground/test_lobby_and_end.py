"""The lobby and the end as the page draws them, without a script in the page."""

from __future__ import annotations

import io
import re
from collections.abc import Callable
from urllib.parse import urljoin

import aiohttp
import pytest
from PIL import Image

from adapters.front.standings import Ended
from adapters.playground.ending import drawn_ending
from adapters.playground.pages import Piece, buttons_of, render
from adapters.playground.rooms import Rooms
from adapters.screens.buttons import OPTIONS
from adapters.screens.game_pictures import theme_for
from adapters.text.words import words_for
from bots.picture_scenes import played
from engine.commands import Act, SetSeats
from engine.games import game_of
from engine.games.kniffeliger.facts import KniffeligerView
from engine.table import Table
from engine.table_view import PLAYING
from tests.running_playground import Page, Running, Visitor

SHARED_BYTES_MAX = 300_000


def seats(page: Page) -> list[str]:
    """The kinds of the drawn seats, the reader's first."""
    return re.findall(r'class="seat p\d+ is-(\w+)', page.text)


def main_key(page: Page) -> str:
    """What the most visible button below the table does, without the table it is about."""
    (code,) = re.findall(r'value="([^"]+)" id="hand-now[^>]+class="key primary', page.text)
    kind, _, what = code.split(" ", 2)
    return f"{kind[0]} {what}"


async def joined(playground: Running, host: Visitor, name: str) -> Visitor:
    guest = await playground.enter(name)
    table = await playground.host.table(host.table_id)
    await guest.join(table.code)
    return guest


async def play_on(playground: Running, host: Visitor, is_enough: Callable[[Table], bool]) -> Table:
    """Have everybody do what the clock would do for them, until it is enough."""
    table = await playground.host.table(host.table_id)
    while not is_enough(table):
        assert table.match is not None
        seat = table.match.asked[0]
        decision, someone = table.match.decision(seat), table.chairs[seat].person
        assert decision is not None and decision.default is not None and someone is not None
        table = await playground.host.command(table.id, Act(decision.default.code, decision.number), someone)
    return table


@pytest.mark.req("PL-13")
@pytest.mark.parametrize(("game", "people"), [("truco", 2), ("truco", 4), ("thurf", 4), ("kniffeliger", 2)])
async def test_seats_follow_the_people_and_nobody_has_to_find_an_option(
    playground: Running, game: str, people: int
) -> None:
    ana = await playground.enter("Ana")
    await ana.open_table(game)
    guests = [await joined(playground, ana, f"Guest {number}") for number in range(1, people)]
    for guest in guests if game_of(game).info.all_ready else ():
        await guest.press((await guest.look()).code("ready on"))
    page = await ana.look()
    assert seats(page).count("person") == people - 1
    assert main_key(page) == "l start"
    await ana.press(page.code("start"))
    table = await playground.host.table(ana.table_id)
    assert (table.phase, len(table.chairs)) == (PLAYING, people)


@pytest.mark.req("PL-28")
async def test_leaving_and_closing_take_a_second_press_unless_one_wants_none(playground: Running) -> None:
    ana = await playground.enter("Ana")
    await ana.open_table()

    def asked(page: Page) -> list[str]:
        return re.findall(r'<details class="menu twice"[^>]*><summary class="key">([^<]+)</summary>', page.text)

    assert sorted(asked(await ana.look())) == ["Close table", "Leave"]
    await ana.post(f"{ana.home}/settings", {"setting": "confirm", "value": "off"})
    page = await ana.look()
    assert asked(page) == []
    assert page.code("leave") and page.code("close")


@pytest.mark.req("PL-13")
async def test_each_seat_offers_what_this_person_may_do_there(playground: Running) -> None:
    ana = await playground.enter("Ana")
    await ana.open_table("thurf")
    page = await ana.look()
    assert seats(page) == ["me", "free", "free", "free"]
    await ana.press(page.code("fill 2 strong"))
    bea = await joined(playground, ana, "Bea")
    page = await ana.look()
    assert sorted(seats(page)) == ["free", "house", "me", "person"]
    assert 'class="seat p0 is-me t0"' in page.text
    await ana.press(page.code("clear 2"))
    await ana.press((await ana.look()).code("swap 0 1 on"))
    await bea.press((await bea.look()).code("swap 0 1 on"))
    table = await playground.host.table(ana.table_id)
    assert table.owner is not None and table.seat_of(table.owner) == 1


@pytest.mark.req("PL-13")
async def test_the_largest_table_is_drawn_and_says_each_thing_once(playground: Running) -> None:
    ana = await playground.enter("Ana")
    await ana.open_table("thurf")
    table = await playground.host.table(ana.table_id)
    assert table.owner is not None
    await playground.host.command(table.id, SetSeats(8), table.owner)
    page = await ana.look()
    assert seats(page) == ["me", *["free"] * 7]
    assert "You are Ana, in seat 1" not in page.words


@pytest.mark.req("PL-13")
async def test_only_the_host_can_open_what_is_set(playground: Running) -> None:
    ana = await playground.enter("Ana")
    await ana.open_table("truco")
    bea = await joined(playground, ana, "Bea")
    own, other = await ana.look(), await bea.look()
    assert "Rule set" in own.words and "Rule set" in other.words
    assert [code for code in own.codes if " options preset" in code] != []
    assert [code for code in other.codes if " options" in code] == []
    assert "Only the host changes these." in other.words
    assert "Only the host" not in own.words


@pytest.mark.req("PL-13")
async def test_what_can_be_set_says_what_is_chosen(playground: Running) -> None:
    ana = await playground.enter("Ana")
    await ana.open_table("truco")
    rooms = Rooms(playground.desk, playground.platform)
    person = await playground.desk.known("playground", ana.account)
    assert person is not None
    parts = await rooms.parts(person, ana.table_id, OPTIONS)
    assert parts is not None
    (opened,) = parts["hand"]
    labels = [button.label for button in buttons_of(opened.screen)]
    assert "Rule set: Paulista ▸" in labels and "Number of seats: as many as come ▸" in labels
    assert not any("Paulista" in line.text for line in opened.screen.lines)


@pytest.mark.req("PL-13")
async def test_free_seats_are_filled_in_one_press_and_starting_comes_after_it(playground: Running) -> None:
    ana = await playground.enter("Ana")
    await ana.open_table("sixty-one")
    page = await ana.look()
    assert main_key(page) == "l fill * normal"
    await ana.press(page.code("fill * normal"))
    page = await ana.look()
    assert sorted(seats(page)) == [*["house"] * 5, "me"]
    assert main_key(page) == "l start"


async def test_whoever_looks_on_may_sit_down_and_nothing_else(playground: Running) -> None:
    ana, cy = await playground.enter("Ana"), await playground.enter("Cy")
    await ana.open_table("thurf")
    cy.room = (await cy.post(f"{cy.home}/look", {"table": ana.table_id})).url
    offered = {code.split(" ", 2)[2] for code in (await cy.look()).codes if code.startswith("l")}
    assert {"sit 1", "sit 2", "sit 3"} <= offered
    assert not any(code.startswith(("fill 1", "clear", "swap")) for code in offered)


async def play_out(playground: Running, visitor: Visitor) -> None:
    """Play whatever comes first until the match is over."""
    while (await playground.host.table(visitor.table_id)).phase == PLAYING:
        codes = [code for code in (await visitor.look()).codes if code.startswith("a")]
        if codes:
            await visitor.press(codes[0])


@pytest.mark.req("PL-30", "PL-23")
async def test_the_end_says_what_changed_and_can_be_shown_around(playground: Running) -> None:
    ana = await playground.enter("Ana")
    ana.room = (await ana.post(f"{ana.home}/play", {"game": "sixty-one"})).url
    await play_out(playground, ana)
    page = await ana.look()
    assert re.search(r"You have won [01] of 1 matches of 61\.", page.words)
    assert "Your rating" not in page.words  # Nobody sat on the other side.
    assert page.text.index('<details class="proof">') < page.text.index("Seal")
    (address,) = set(re.findall(r'href="([^"]+/keepsake-1\.png)"', page.text))
    whole = urljoin(playground.url + ana.room, address)
    async with aiohttp.ClientSession() as client, client.get(whole) as answer:
        drawn = await answer.read()
    with Image.open(io.BytesIO(drawn)) as picture:
        assert picture.width >= 960
    assert len(drawn) < SHARED_BYTES_MAX
    assert (await ana.get(address.replace("-1.png", "-2.png"))).status == 404


def test_the_end_of_a_game_of_sheets_shows_them_as_they_were_filled() -> None:
    words = words_for("en")
    *_, (view, names) = played("kniffeliger", 2, 1, words)
    ending = drawn_ending(view, names, words, theme_for(words), Ended(0.0, None))
    assert ending is not None and ending.sheets is not None
    html = render("pieces.html", "en", pieces=[Piece("whole", "table", (ending,))], base="x")
    cells = re.findall(r"<td[^>]*>([^<]*)</td>", html)
    assert isinstance(view.match, KniffeligerView)
    for sheet in view.match.sheets:
        assert {str(points) for points in sheet.entries if points} <= set(cells)
    assert (
        "<button"
        not in html[html.index('class="final-sheets"') : html.index("</details>", html.index("final-sheets"))]
    )


@pytest.mark.req("PL-33")
@pytest.mark.parametrize(("game", "is_told"), [("truco", True), ("kniffeliger", False)])
async def test_what_a_deal_has_changed_is_told_unless_it_stands_on_a_sheet(
    playground: Running, game: str, is_told: bool
) -> None:
    ana = await playground.enter("Ana")
    await ana.open_table(game)
    await joined(playground, ana, "Bea")
    await ana.press((await ana.look()).code("start"))
    table = await play_on(playground, ana, lambda table: table.view(None).deal == 2)
    person = await playground.desk.arrive("playground", ana.account, "Ana")
    await playground.settle()
    parts = await Rooms(playground.desk, playground.platform).parts(person, table.id)
    assert parts is not None
    assert bool(parts["summary"]) == is_told
