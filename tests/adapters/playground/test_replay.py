"""A finished deal once more on the page: its moving picture, its still, its words, and who gets them."""

from __future__ import annotations

import re
from html import unescape
from random import Random
from urllib.parse import urljoin

import aiohttp
import pytest

from engine.commands import Act
from engine.table import Table
from engine.table_view import PLAYING
from tests.running_playground import Page, Running, Visitor

PNG, GIF = b"\x89PNG", b"GIF8"
SHOWN = re.compile(
    r'<source media="\(prefers-reduced-motion: reduce\)" srcset="([^"]+)"><img src="([^"]+)" alt="([^"]+)">'
)


async def play_a_deal(playground: Running, table_id: str) -> Table:
    """Have the people at a table play the deal to its end, and be in the next one."""
    random, table = Random(1), await playground.host.table(table_id)
    while table.phase == PLAYING and table.match is not None and table.match.deal == 1:
        seat = table.match.asked[0]
        decision, person = table.match.decision(seat), table.chairs[seat].person
        assert decision is not None and person is not None
        code = random.choice([one.code for one in decision.actions if one.code.startswith("play ")])
        await playground.host.command(table.id, Act(code, decision.number), person)
        table = await playground.host.table(table.id)
    return table


async def second_deal(playground: Running) -> tuple[Visitor, Visitor]:
    """Ana and Bea at Santase, one deal behind them."""
    ana, bea = await playground.enter("Ana"), await playground.enter("Bea")
    await ana.open_table()
    await bea.join((await playground.host.table(ana.table_id)).code)
    await ana.press((await ana.look()).code("start"))
    await play_a_deal(playground, ana.table_id)
    return ana, bea


def shown(page: Page) -> tuple[str, str, str]:
    """Where the still and the animation of a page lie, and what is said of them."""
    found = [one for one in SHOWN.findall(page.text) if "/replay/" in one[0]]
    assert len(found) == 1, page.words
    still, moving, said = found[0]
    return urljoin(page.url, still), urljoin(page.url, moving), unescape(said)


async def fetch(playground: Running, address: str) -> tuple[int, bytes, str]:
    async with (
        aiohttp.ClientSession() as session,
        session.get(playground.url + address, allow_redirects=False) as answer,
    ):
        return answer.status, await answer.read(), answer.headers["Content-Type"]


@pytest.mark.req("PL-32", "PL-34")
async def test_the_scores_lead_to_a_moving_picture_of_the_last_deal_and_to_its_still(playground: Running) -> None:
    ana, _ = await second_deal(playground)
    scores = await ana.press((await ana.look()).code("scores"))
    page = await ana.press(scores.code("replay"))
    assert "Santase · Deal 1" in page.words
    assert "The replay is being drawn …" in page.words
    still, moving, said = shown(page)
    assert said.startswith("Replay: Santase · Deal 1. ")
    assert [
        (status, body[:4], kind)
        for status, body, kind in [await fetch(playground, one) for one in (moving, still)]
    ] == [
        (200, GIF, "image/gif"),
        (200, PNG, "image/png"),
    ]
    again = await ana.press(page.code("replay 1"))
    assert shown(again)[1] != moving  # which would stand still at its last frame
    assert (await fetch(playground, shown(again)[1]))[1] == (await fetch(playground, moving))[1]


@pytest.mark.req("PL-42")
async def test_no_address_leads_to_a_deal_that_is_being_played(playground: Running) -> None:
    ana, _ = await second_deal(playground)
    for which in ("1-2", "1-0", "1-9", "2-1", "0-1", "x-1", "1-x", "1-1%20hand"):
        status, body, _ = await fetch(playground, f"{ana.room}/replay/{which}/now.gif")
        assert (status, GIF in body) == (404, False), which
    assert (await fetch(playground, f"/p/nobody/t/{ana.table_id}/replay/1-1/now.gif"))[0] == 303
    assert (await fetch(playground, f"{ana.home}/t/abcdefghijkl/replay/1-1/now.gif"))[0] == 404
    assert (await fetch(playground, f"{ana.room}/replay/1-1/now.gif"))[0] == 200


@pytest.mark.req("PL-66")
async def test_who_wants_text_only_reads_the_deal(playground: Running) -> None:
    ana, _ = await second_deal(playground)
    await ana.post(f"{ana.home}/settings", {"setting": "pictures", "value": "off"})
    page = await ana.press(f"o{ana.table_id} 1 replay")
    assert "/replay/" not in page.text
    log = [line for line in re.findall(r'<article class="bubble answer ">(.*?)</article>', page.text, re.DOTALL)]
    assert len(log) == 1
    assert log[0].count('class="card') >= 20
    assert (await fetch(playground, f"{ana.room}/replay/1-1/now.gif"))[0] == 404
