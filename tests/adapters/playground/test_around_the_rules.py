"""On the page: changing seats at a full table, and ending a match by agreement."""

from __future__ import annotations

import pytest

from engine.games import GAMES
from tests.adapters.playground.test_tables import playing_pair, seated_pair
from tests.running_playground import Running


@pytest.mark.req("PL-13")
async def test_two_people_change_seats_at_a_full_table(playground: Running) -> None:
    ana, bea = await seated_pair(playground)
    await ana.press((await ana.look()).code("swap 0 1 on"))
    asked = await bea.look()
    assert "Ana would like to change seats with Bea." in asked.words
    await bea.press(asked.code("swap 0 1 on"))
    table = await playground.host.table(ana.table_id)
    people = await playground.store.people(table.people)
    assert [people[chair.person or 0].name for chair in table.chairs] == ["Bea", "Ana"]
    assert "would like to change seats" not in (await ana.look()).words


@pytest.mark.req("PL-27")
async def test_a_match_ends_when_both_want_it(playground: Running) -> None:
    ana, bea = await playing_pair(playground)
    proposal = await ana.press((await ana.look()).code("end"))
    await ana.press(proposal.code("end on"))
    asked = await bea.look()
    assert "would like to end the match here" in asked.words
    await bea.press(asked.code("end on"))
    assert "The players stopped the match" in (await ana.look()).words


@pytest.mark.req("TR-16")
async def test_a_portuguese_table_begins_with_mesa_and_plays_what_its_host_has_picked(playground: Running) -> None:
    ana, presets = await playground.enter("Ana"), GAMES["truco"].info.presets
    await ana.post(f"{ana.home}/language", {"language": "pt-BR"})
    await ana.open_table("truco")
    assert (await playground.host.table(ana.table_id)).options == presets["mesa"]
    menu = await ana.press((await ana.look()).code("options preset"))
    offered = [code.rpartition(" ")[2] for code in menu.codes if " preset " in code and code.startswith("l")]
    assert [*dict.fromkeys(offered)] == ["mesa", "paulista", "mineiro"]
    await ana.press(menu.code("preset mineiro"))
    await ana.press((await ana.look()).code("fill 1 easy"))
    await ana.press((await ana.look()).code("start"))
    match = (await playground.host.table(ana.table_id)).match
    assert match is not None and match.options == presets["mineiro"]
