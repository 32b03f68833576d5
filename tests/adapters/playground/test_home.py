"""Coming in, coming back, and what home offers; without a script in the page."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import aiohttp
import pytest
import segno

from adapters.front import desk
from adapters.playground.forms import press_id
from adapters.playground.home import OWN_SHOWN
from engine.chance import chance_of_press
from engine.games import GAMES
from engine.table_view import LOBBY, PLAYING
from tests.running_playground import HTMX, Running, Visitor, running_playground
from tests.settling import GUARD_SECONDS


@pytest.mark.req("PL-15")
async def test_who_comes_back_is_greeted_and_finds_their_address(playground: Running) -> None:
    async with aiohttp.ClientSession(cookie_jar=aiohttp.CookieJar(unsafe=True)) as browser:

        async def ask(path: str, **fields: str) -> tuple[str, str]:
            method = "POST" if fields else "GET"
            async with browser.request(method, playground.url + path, data=fields or None) as answer:
                return answer.url.path, await answer.text()

        ana, _ = await ask("/enter", name="Ana")
        bea, _ = await ask("/enter", name="Bea")
        _, greeting = await ask("/")
        accounts = re.findall(r'name="back" value="(\w+)"', greeting)
        assert re.findall(r"Go on as (\w+)", greeting.translate({0x2068: None, 0x2069: None})) == ["Bea", "Ana"]
        assert [(await ask("/enter", back=account))[0] for account in accounts] == [bea, ana]
        assert ana.strip("/p") not in greeting
        await ask(f"{bea}forget", sure="yes")
        assert "Bea" not in (await ask("/"))[1]


async def test_what_a_browser_remembers_is_for_the_entrance_alone(playground: Running) -> None:
    async with (
        aiohttp.ClientSession() as browser,
        browser.post(f"{playground.url}/enter", data={"name": "Ana"}, allow_redirects=False) as answer,
    ):
        cookie = answer.cookies["tablemates"]
    assert (cookie["path"], cookie["samesite"], cookie["httponly"]) == ("/enter", "Lax", True)


@pytest.mark.req("PL-11")
async def test_who_is_remembered_joins_by_an_invitation(playground: Running) -> None:
    host = await playground.enter("Host")
    await host.open_table()
    (table,) = await playground.desk.listed("playground")
    async with aiohttp.ClientSession(cookie_jar=aiohttp.CookieJar(unsafe=True)) as browser:
        async with browser.post(f"{playground.url}/enter", data={"name": "Ana"}) as answer:
            home = answer.url.path
        async with browser.get(f"{playground.url}/join/{table.code}") as answer:
            account = re.findall(r'name="back" value="(\w+)"', await answer.text())[0]
        form = {"back": account, "code": table.code}
        async with browser.post(f"{playground.url}/enter", data=form) as answer:
            assert answer.url.path == f"{home}t/{table.table_id}"


@pytest.mark.req("PL-10", "PL-26")
@pytest.mark.parametrize("game", GAMES)
async def test_one_press_plays_against_the_house(playground: Running, game: str) -> None:
    ana = await playground.enter("Ana")
    page = await ana.post(f"{ana.home}/play", {"game": game, "press": "abc"})
    assert page.url.startswith(f"{ana.home}/t/")
    table = await playground.host.table(page.url.rpartition("/")[2])
    assert table.phase == PLAYING
    assert [chair.level for chair in table.chairs[1:]] == ["normal"] * (len(table.chairs) - 1)
    again = await ana.post(f"{ana.home}/play", {"game": game, "press": "abc"})
    assert again.url == page.url


@pytest.mark.req("PL-41")
async def test_where_a_script_runs_the_start_is_a_press_after_the_seal(
    playground: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What the start adds cannot be known from the press that opened the table, which was made before the seal."""
    monkeypatch.setattr(desk, "chance_of_press", chance_of_press)
    ana = await playground.enter("Ana")
    sent = {"game": "santase", "press": "abc"}
    assert (await ana.post(f"{ana.home}/play", sent, **HTMX)).status == 200
    (listed,) = await playground.desk.listed("playground")
    ana.room = f"{ana.home}/t/{listed.table_id}"
    assert (listed.phase, listed.house_seats) == (LOBBY, 1)
    table = await playground.host.table(listed.table_id)
    before = table.chairs[0].chance
    page = await ana.get(ana.room)
    pressed = re.findall(
        r'hx-trigger="load".*name="press" value="([^"]+)".*name="code" value="([^"]+)"', page.text
    )
    assert [code for _, code in pressed] == [f"l{table.id} {table.revision} start"]
    assert 'hx-trigger="load"' not in (await ana.get(ana.room)).text  # Once: who comes back later decides anew.
    ((press, code),) = pressed
    own = f"{press}42"
    await ana.press(code, own)
    table = await playground.host.table(listed.table_id)
    added = chance_of_press(press_id(ana.account, {"press": own}, code))
    assert (table.phase, table.chances[0]) == (PLAYING, f"{before} {added}")


async def test_where_one_is_waited_for_comes_first(playground: Running) -> None:
    ana = await playground.enter("Ana")
    await ana.post(f"{ana.home}/play", {"game": "kniffeliger"})
    await ana.open_table("truco")
    await playground.settle()
    listed = re.findall(r"Go there: (\w+)", (await ana.get(f"{ana.home}/")).text)
    assert listed == ["Kniffeliger", "Truco"]


async def test_many_own_tables_are_folded_below_a_few_but_none_where_one_is_waited_for(
    playground: Running,
) -> None:
    ana = await playground.enter("Ana")

    async def listed() -> list[list[str]]:
        await playground.settle()
        above, below = (await ana.get(f"{ana.home}/")).text.split('class="folded"')
        return [re.findall(r"Go there: (\w+)", part) for part in (above, below)]

    for _ in range(3):
        await ana.open_table("truco")
    assert await listed() == [["Truco"] * 3, []]
    for press in ("one", "two"):
        await ana.post(f"{ana.home}/play", {"game": "kniffeliger", "press": press})
    assert await listed() == [["Kniffeliger", "Kniffeliger", "Truco"], ["Truco", "Truco"]]
    for press in ("three", "four"):
        await ana.post(f"{ana.home}/play", {"game": "kniffeliger", "press": press})
    assert await listed() == [["Kniffeliger"] * 4, ["Truco"] * 3]


async def test_an_open_home_is_told_of_tables_that_are_folded(playground: Running) -> None:
    ana = await playground.enter("Ana")
    for _ in range(OWN_SHOWN):
        await ana.open_table()
    async with (
        aiohttp.ClientSession() as session,
        session.get(f"{playground.url}{ana.home}/events") as events,
        asyncio.timeout(GUARD_SECONDS),
    ):
        await ana.open_table("truco")
        while b"Go there: Truco" not in (told := await events.content.readuntil(b"\n\n")):
            pass
    assert re.search(rb'<ul id="more"[^>]*>.*Go there: Santase', told, re.DOTALL)  # the newest are above


async def test_of_free_seats_their_number_is_told(playground: Running) -> None:
    ana = await playground.enter("Ana")
    await ana.open_table("sixty-one")
    home = (await ana.get(f"{ana.home}/")).words
    assert "5 seats free" in home
    assert "free seat" not in home


@pytest.mark.req("PL-12")
async def test_the_list_offers_a_seat_where_one_is_free(playground: Running) -> None:
    ana, cy = await playground.enter("Ana"), await playground.enter("Cy")
    await ana.open_table()
    mine = (await ana.get(f"{ana.home}/")).text
    assert mine.index("Your tables") < mine.index("Go there: Santase")
    (table,) = await playground.desk.listed("playground")
    assert f'aria-label="Sit down: Santase {table.code}"' in (await cy.get(f"{cy.home}/")).text
    await (bea := await playground.enter("Bea")).join(table.code)
    assert f'aria-label="Watch: Santase {table.code}"' in (await cy.get(f"{cy.home}/")).text
    await bea.press((await bea.look()).code("start"))
    await playground.settle()
    homes = [(await one.get(f"{one.home}/")).words for one in (ana, bea)]
    assert sum("Your turn" in home for home in homes) == 1


@pytest.mark.req("PL-11")
@pytest.mark.parametrize("digits", ["٠١٢٣٤٥٦٧٨٩", "౦౧౨౩౪౫౬౭౮౯"])
async def test_a_code_may_be_typed_in_the_digits_of_a_keyboard(playground: Running, digits: str) -> None:
    ana, bea = await playground.enter("Ana"), await playground.enter("Bea")
    await ana.open_table()
    (table,) = await playground.desk.listed("playground")
    typed = "".join(digits[int(digit)] for digit in table.code)
    assert (await bea.join(typed)).url.endswith(table.table_id)
    assert f"Join table {table.code}" in (await Visitor(playground).get(f"/join/{typed}")).words


async def test_a_long_name_is_asked_again_with_what_was_typed(playground: Running) -> None:
    page = await Visitor(playground).post("/enter", {"name": "Maximiliane von Hohenstein"})
    assert "at most 24 characters" in page.words
    assert 'value="Maximiliane von Hohenstein"' in page.text


async def test_settings_show_what_is_chosen_and_the_background_is_that_of_the_page(playground: Running) -> None:
    ana = await playground.enter("Ana")
    chosen = re.compile(r'id="choose-background-(\w+)"[^>]*aria-pressed="true"')
    page = await ana.get(f"{ana.home}/")
    assert chosen.findall(page.text) == []  # that of the device
    assert "data-background" not in page.text
    page = await ana.post(f"{ana.home}/settings", {"setting": "background", "value": "light"})
    assert chosen.findall(page.text) == ["light"]
    assert 'data-background="light"' in page.text
    assert 'data-background="light"' in (await ana.open_table()).text


async def test_a_game_says_how_many_may_play(playground: Running) -> None:
    ana = await playground.enter("Ana")
    shown = re.findall(r"(\d+(?:[–/]\d+)*) (?:players|people)", (await ana.get(f"{ana.home}/")).words)
    assert {*shown} == {"2", "2–4", "2/4/6", "4/6/8", "6"}


async def test_every_game_has_a_poster(playground: Running) -> None:
    visitor = Visitor(playground)
    for game in GAMES:
        page = await visitor.get(f"/poster/{game}.svg")
        assert page.text.startswith("<svg")
        assert len(page.text) < 12_000
    assert (await visitor.get("/poster/chess.svg")).status == 404


# --- Inviting ------------------------------------------------------------------------------------------


@pytest.mark.req("PL-11")
async def test_an_invitation_of_this_machine_says_that_only_it_can_open_the_link(playground: Running) -> None:
    ana = await playground.enter("Ana")
    await ana.open_table()
    (table,) = await playground.desk.listed("playground")
    for headers in ({}, {"HX_Request": "true"}):
        page = await ana.get(f"{ana.room}/invite", **headers)
        assert f'value="{playground.url}/join/{table.code}"' in page.text
        assert "Only this machine can open the link" in page.words
        assert page.text.count("<svg") == 2  # the cross, and the code that a phone reads
        assert "style=" not in page.text


def dark_modules(path: str, size: int) -> list[list[bool]]:
    """The modules of a code drawn by strokes: "M3 3.5h7m2 0h1" is seven dark, two light and a dark one."""
    found = [[False] * size for _ in range(size)]
    x = y = 0.0
    for how, steps in re.findall(r"([Mmh])([-\d. ]+)", path):
        by = [float(one) for one in re.findall(r"-?[\d.]+", steps)]
        if how == "h":
            for column in range(round(by[0])):
                found[int(y) - 3][round(x) - 3 + column] = True
            x += by[0]
        elif how == "M":
            x, y = by
        else:
            x, y = x + by[0], y + by[1]
    return found


@pytest.mark.req("PL-11")
async def test_a_shared_playground_invites_by_the_address_in_the_network(tmp_path: Path) -> None:
    shared = "http://192.0.2.7:8377"
    async with running_playground(tmp_path, shared=shared) as playground:
        ana = await playground.enter("Ana")
        await ana.open_table()
        page = await ana.get(f"{ana.room}/invite")
        (link,) = re.findall(rf'value="({shared}/join/\d+)"', page.text)
        # What a phone reads is this very link: row by row, the dark modules of its code.
        code = segno.make(link, error="m")
        (dark,) = re.findall(r'<path class="qrline"[^>]* d="([^"]+)"', page.text)
        assert dark_modules(dark, len(code.matrix)) == [[bool(one) for one in row] for row in code.matrix]
        assert "Only this machine" not in page.words
        elsewhere = await ana.get(f"{ana.room}/invite", Host="192.0.2.7:8377")
        assert elsewhere.status == 200
        assert (await ana.get("/", Host="192.0.2.8:8377")).status == 421
