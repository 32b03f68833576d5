"""On the page: changing seats at a full table, and ending a match by agreement."""

from __future__ import annotations

import pytest

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
    names = [person.name for _, person in sorted((await playground.store.people(table.people)).items())]
    assert sorted(names) == ["Ana", "Bea"]
    assert "You are Ana, in seat 2." in (await ana.look()).words
    assert "You are Bea, in seat 1." in (await bea.look()).words


@pytest.mark.req("PL-27")
async def test_a_match_ends_when_both_want_it(playground: Running) -> None:
    ana, bea = await playing_pair(playground)
    proposal = await ana.press((await ana.look()).code("end"))
    await ana.press(proposal.code("end on"))
    asked = await bea.look()
    assert "would like to end the match here" in asked.words
    await bea.press(asked.code("end on"))
    assert "The players stopped the match" in (await ana.look()).words
