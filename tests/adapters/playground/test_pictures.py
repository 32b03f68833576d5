"""The picture above a table: whose it is, what it says in words, and doing without."""

from __future__ import annotations

import re
from html import unescape

import aiohttp
import pytest

from adapters.pictures.spoken import alt_text
from adapters.pictures.studio import draw
from adapters.playground.pictures import picture_of
from adapters.screens import rules_screen
from adapters.screens.appearance import Appearance
from adapters.screens.tutorials import tutorial_of
from adapters.text.words import words_for
from engine.commands import Act, SetPreset
from engine.table_view import PLAYING
from tests.running_playground import Page, Running, Visitor

PNG, GIF = b"\x89PNG", b"GIF8"
IMAGE = re.compile(r'<img src="([^"]+)" alt="([^"]+)">')


async def playing(playground: Running) -> tuple[Visitor, Visitor]:
    """Ana and Bea at Santase, in the first deal."""
    ana, bea = await playground.enter("Ana"), await playground.enter("Bea")
    await ana.open_table()
    await bea.join((await playground.host.table(ana.table_id)).code)
    await ana.press((await ana.look()).code("start"))
    return ana, bea


def image(page: Page) -> tuple[str, str]:
    """Where the picture of a page lies, and what it says."""
    found = IMAGE.search(page.text)
    assert found is not None
    return found[1], unescape(found[2])


async def fetch(playground: Running, address: str) -> tuple[int, bytes, str]:
    async with (
        aiohttp.ClientSession() as session,
        session.get(playground.url + address, allow_redirects=False) as answer,
    ):
        return answer.status, await answer.read(), answer.headers.get("Cache-Control", "")


@pytest.mark.req("PL-30", "PL-42")
async def test_a_person_gets_the_picture_of_what_they_know(playground: Running) -> None:
    ana, bea = await playing(playground)
    table = await playground.host.table(ana.table_id)
    words = words_for("en")
    drawn = []
    for visitor in (ana, bea):
        address, said = image(await visitor.look())
        assert address.startswith(f"{visitor.room}/picture/")
        person = await playground.desk.known("playground", visitor.account)
        assert person is not None
        picture = picture_of(table.view(person.id), ("Ana", "Bea"), words, {})
        assert picture is not None
        assert said == alt_text(picture, words)
        drawn.append(draw(picture))
        assert await fetch(playground, address) == (200, drawn[-1], "no-store")
    assert drawn[0] != drawn[1]  # everyone sits at the bottom of their own
    # Whatever an address says, it leads to the picture of whoever's it is.
    theirs = image(await ana.look())[0].rpartition("/")[2]
    assert await fetch(playground, f"{bea.room}/picture/{theirs}") == (200, drawn[1], "no-store")


@pytest.mark.req("PL-42")
async def test_strangers_get_no_picture(playground: Running) -> None:
    ana, _ = await playing(playground)
    digest = image(await ana.look())[0].rpartition("/")[2]
    status, body, _ = await fetch(playground, f"/p/nobody/t/{ana.table_id}/picture/{digest}")
    assert (status, PNG in body) == (303, False)
    cy = await playground.enter("Cy")
    assert (await fetch(playground, f"{cy.home}/t/nowhere/picture/{digest}"))[0] == 404


@pytest.mark.req("PL-30", "PL-66")
async def test_who_wants_text_only_gets_the_same_page_without_pictures(playground: Running) -> None:
    ana, bea = await playing(playground)
    before = await ana.look()
    chosen = await ana.post(f"{ana.home}/settings", {"setting": "pictures", "value": "off"})
    assert "Pictures: Words only." in chosen.words
    after = await ana.look()
    assert "<img src" not in after.text.replace('<img class="face"', "")
    assert (after.words, after.codes) == (before.words, before.codes)
    assert (await fetch(playground, image(before)[0]))[0] == 404
    assert IMAGE.search((await bea.look()).text)
    await ana.post(f"{ana.home}/settings", {"setting": "pictures", "value": "on"})
    assert image(await ana.look()) == image(before)


@pytest.mark.req("PL-31")
async def test_four_colours_are_of_the_page_and_of_its_pictures(playground: Running) -> None:
    ana, _ = await playing(playground)
    two = await ana.look()
    await ana.post(f"{ana.home}/settings", {"setting": "deck", "value": "four"})
    four = await ana.look()
    assert ("four-colours" in two.text, "four-colours" in four.text) == (False, True)
    assert image(two)[0] != image(four)[0]
    assert image(two)[1] == image(four)[1]


async def test_a_setting_that_is_none_changes_nothing(playground: Running) -> None:
    ana = await playground.enter("Ana")
    assert (await ana.post(f"{ana.home}/settings", {"setting": "deck", "value": "fifty"})).status == 400
    person = await playground.desk.known("playground", ana.account)
    assert person is not None and person.settings == {}


@pytest.mark.req("PL-32")
async def test_the_end_is_a_moving_picture_and_a_still_one_for_who_wants_no_motion(playground: Running) -> None:
    ana, _ = await playing(playground)
    table = await playground.host.table(ana.table_id)
    while table.phase == PLAYING:
        assert table.match is not None
        seat = table.match.asked[0]
        decision, person = table.match.decision(seat), table.chairs[seat].person
        assert decision is not None and person is not None
        # Declaring 66 at the first chance, rightly or not, ends a deal soonest.
        code = next((one.code for one in decision.actions if "declare" in one.code), decision.actions[0].code)
        await playground.host.command(table.id, Act(code, decision.number), person)
        table = await playground.host.table(table.id)
    page = await ana.look()
    address, said = image(page)
    assert table.outcome is not None
    assert ("Ana", "Bea")[table.outcome.winners[0]] in said
    still = re.search(r'<source media="\(prefers-reduced-motion: reduce\)" srcset="([^"]+)">', page.text)
    assert still is not None
    for path, magic in ((address, GIF), (still[1], PNG)):
        status, body, _ = await fetch(playground, path)
        assert (status, body[:4]) == (200, magic)


EXAMPLE = re.compile(r'<img class="example" src="([^"]+)" alt="([^"]+)">')


@pytest.mark.req("PL-25", "PL-30")
async def test_the_tutorial_has_pictures_at_home_and_at_a_table(playground: Running) -> None:
    ana = await playground.enter("Ana")
    shown = [await ana.get(f"{ana.home}/rules/santase")]
    await ana.open_table()
    shown.append(await ana.press("r 1 santase"))
    for number, page in enumerate(shown):
        found = EXAMPLE.search(page.text)
        assert found is not None
        assert found[1] == f"{ana.home}/rules/santase/{number}.png"
        screen = rules_screen("santase", number, words_for("en"), Appearance())
        assert unescape(found[2]) == screen.alt
        assert await fetch(playground, found[1]) == (200, draw(screen.picture), "no-store")


@pytest.mark.req("PL-25", "TR-18")
async def test_the_pictures_of_a_tables_tutorial_are_of_its_rules(playground: Running) -> None:
    ana = await playground.enter("Ana")
    await ana.open_table(game="truco")
    person = (await playground.host.table(ana.table_id)).owner
    assert person is not None
    await playground.host.command(ana.table_id, SetPreset("mineiro"), person)
    page = await ana.press(f"r{ana.table_id} 0 truco")
    found = EXAMPLE.search(page.text)
    assert found is not None and found[1] == f"{ana.home}/rules/truco/0.png?table={ana.table_id}"
    view = (await playground.host.table(ana.table_id)).view(None)
    screen = rules_screen("truco", 0, words_for("en"), Appearance(), view)
    assert await fetch(playground, found[1]) == (200, draw(screen.picture), "no-store")
    assert screen.picture != rules_screen("truco", 0, words_for("en"), Appearance()).picture


@pytest.mark.req("PL-25")
async def test_the_full_rules_and_who_wants_words_only_have_no_picture(playground: Running) -> None:
    ana = await playground.enter("Ana")
    last = len(tutorial_of("santase"))
    for address in (f"rules/santase/{last}.png", "rules/santase/999.png", "rules/chess/0.png"):
        assert (await fetch(playground, f"{ana.home}/{address}"))[0] == 404
    assert (await fetch(playground, f"/p/{'x' * 32}/rules/santase/0.png"))[0] == 303
    await ana.post(f"{ana.home}/settings", {"setting": "pictures", "value": "off"})
    assert EXAMPLE.search((await ana.get(f"{ana.home}/rules/santase")).text) is None
    assert (await fetch(playground, f"{ana.home}/rules/santase/0.png"))[0] == 404


@pytest.mark.req("PL-25")
async def test_hints_stand_beside_the_hand_that_wants_them(playground: Running) -> None:
    ana, bea = await playing(playground)
    table = await playground.host.table(ana.table_id)
    asked = (ana, bea)[table.view(None).asked[0]]
    lamp = "💡 You lead: any card goes."
    assert lamp not in (await asked.look()).words
    await asked.press((await asked.look()).code("hints on"))
    assert lamp in (await asked.look()).words
    assert lamp not in (await (bea if asked is ana else ana).look()).words
