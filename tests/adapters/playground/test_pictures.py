"""The table as the page draws it: of what its viewer knows, in words as well, and doing without."""

from __future__ import annotations

import re
from html import unescape
from urllib.parse import urljoin

import aiohttp
import pytest

from adapters.pictures.studio import draw
from adapters.screens import rules_screen
from adapters.screens.appearance import Appearance
from adapters.screens.tutorials import tutorial_of
from adapters.text.card_faces import face
from adapters.text.words import words_for
from engine.commands import Act, SetPreset
from engine.games.kniffeliger.facts import KniffeligerView
from engine.games.santase.facts import SantaseView
from engine.table_view import PLAYING
from tests.running_playground import Page, Running, Visitor

PNG = b"\x89PNG"
FACE = re.compile(r'<svg class="face s(\d)"[^>]*><use href="[^"]*#f\d([AJQK]?)"/><text[^>]*>([^<]+)</text>')


async def playing(playground: Running) -> tuple[Visitor, Visitor]:
    """Ana and Bea at Santase, in the first deal."""
    ana, bea = await playground.enter("Ana"), await playground.enter("Bea")
    await ana.open_table()
    await bea.join((await playground.host.table(ana.table_id)).code)
    await ana.press((await ana.look()).code("start"))
    return ana, bea


def drawn_faces(html: str) -> set[str]:
    """The cards that a piece of a page draws, as people write them."""
    return {sign + "♣♦♥♠"[int(suit)] for suit, _, sign in FACE.findall(html)}


def part(page: Page, name: str) -> str:
    """One part of a page."""
    return page.text.split(f'id="{name}"')[1].split("</main>")[0].split('id="hand"')[0]


async def fetch(playground: Running, address: str) -> tuple[int, bytes, str]:
    async with (
        aiohttp.ClientSession() as session,
        session.get(playground.url + address, allow_redirects=False) as answer,
    ):
        return answer.status, await answer.read(), answer.headers.get("Cache-Control", "")


@pytest.mark.req("PL-30", "PL-42")
async def test_a_table_is_drawn_from_what_its_viewer_knows(playground: Running) -> None:
    ana, bea = await playing(playground)
    table = await playground.host.table(ana.table_id)
    for visitor, other in ((ana, "Bea"), (bea, "Ana")):
        page = await visitor.look()
        person = await playground.desk.known("playground", visitor.account)
        assert person is not None
        match = table.view(person.id).match
        assert isinstance(match, SantaseView) and match.turned is not None
        assert drawn_faces(part(page, "hand")) == {face(card, words_for("en")) for card in match.hand}
        assert drawn_faces(part(page, "table")) == {face(match.turned, words_for("en"))}
        across = page.text.split('class="seat p1')[1].split('class="seat')[0]
        assert other in across  # everyone sits at the bottom of their own
        assert across.split('class="backs"')[1].split("</span>")[0].count("<i>") == 6
        assert "<img" not in part(page, "table") + part(page, "hand")


@pytest.mark.req("PL-12", "KN-12")
async def test_who_looks_on_sees_the_dice(playground: Running) -> None:
    ana, bea = await playground.enter("Ana"), await playground.enter("Bea")
    ana.room = (await ana.post(f"{ana.home}/play", {"game": "kniffeliger"})).url
    bea.room = ana.room.replace(ana.home, bea.home)
    await ana.press((await ana.look()).code("roll"))
    match = (await playground.host.table(ana.table_id)).match
    seen = match.view(None) if match is not None else None
    assert isinstance(seen, KniffeligerView)
    rolled = [str(one) for one in seen.dice]
    assert re.findall(r'class="die-key idle">.*?#d([1-6])"', (await bea.look()).text) == rolled


@pytest.mark.req("PL-30", "PL-66")
async def test_who_wants_words_only_reads_what_the_drawing_says(playground: Running) -> None:
    ana, bea = await playing(playground)
    before = await ana.look()
    chosen = await ana.post(f"{ana.home}/settings", {"setting": "pictures", "value": "off"})
    assert "Pictures: Words only." in chosen.words
    after = await ana.look()
    assert drawn_faces(after.text) == set()
    assert 'class="drawn' not in after.text
    assert sorted(after.codes) == sorted(before.codes)
    assert 'class="drawn' in (await bea.look()).text
    # Whoever sees the drawing has the same words, for the ear.
    for line in re.findall(r'<p class="line[^>]*>(.*?)</p>', part(after, "live")):
        assert line in before.text


@pytest.mark.req("PL-31")
async def test_four_colours_are_of_the_page_and_of_its_pictures(playground: Running) -> None:
    ana, _ = await playing(playground)
    two = await ana.look()
    await ana.post(f"{ana.home}/settings", {"setting": "deck", "value": "four"})
    four = await ana.look()
    assert ("four-colours" in two.text, "four-colours" in four.text) == (False, True)
    assert ("deck-four" in two.text, "deck-four" in four.text) == (False, True)
    assert drawn_faces(two.text) == drawn_faces(four.text)


async def test_a_setting_that_is_none_changes_nothing(playground: Running) -> None:
    ana = await playground.enter("Ana")
    assert (await ana.post(f"{ana.home}/settings", {"setting": "deck", "value": "fifty"})).status == 400
    person = await playground.desk.known("playground", ana.account)
    assert person is not None and person.settings == {}


@pytest.mark.req("PL-32")
async def test_the_end_draws_who_has_won(playground: Running) -> None:
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
    assert table.outcome is not None
    won = page.text.split('class="drawn finale')[1].split('<li class="won">')[1].split("</li>")[0]
    assert ("Ana", "Bea")[table.outcome.winners[0]] in won


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
        assert urljoin(page.url, found[1]) == f"{ana.home}/rules/santase/{number}.png"
        screen = rules_screen("santase", number, words_for("en"), Appearance())
        assert unescape(found[2]) == screen.alt
        assert await fetch(playground, urljoin(page.url, found[1])) == (200, draw(screen.picture), "no-store")


@pytest.mark.req("PL-25", "TR-18")
async def test_the_pictures_of_a_tables_tutorial_are_of_its_rules(playground: Running) -> None:
    ana = await playground.enter("Ana")
    await ana.open_table(game="truco")
    person = (await playground.host.table(ana.table_id)).owner
    assert person is not None
    await playground.host.command(ana.table_id, SetPreset("mineiro"), person)
    page = await ana.press(f"r{ana.table_id} 0 truco")
    found = EXAMPLE.search(page.text)
    assert found is not None
    assert urljoin(page.url, found[1]) == f"{ana.home}/rules/truco/0.png?table={ana.table_id}"
    view = (await playground.host.table(ana.table_id)).view(None)
    screen = rules_screen("truco", 0, words_for("en"), Appearance(), view)
    assert await fetch(playground, urljoin(page.url, found[1])) == (200, draw(screen.picture), "no-store")
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
