"""Nothing on the wire tells anyone a card that they must not know, over a whole match of every game.

Two people with pages of their own sit among house players, and a third looks on; all that the server sends to each
of them, answers, headers and streams, is kept and searched.
"""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from random import Random

import pytest

from adapters.playground.platform import room_address
from adapters.screens.buttons import OPEN, read_code
from engine.games import GAMES
from engine.table import Table
from engine.table_view import FINISHED, PLAYING
from tests.adapters.playground.traffic import Tapped, read
from tests.engine.games.hidden import HIDDEN
from tests.hidden_cards import Searched
from tests.running_playground import Running
from tests.settling import GUARD_SECONDS

LOOK_EVERY = 12  # turns between two at which everyone loads the page anew
# Shorter than by default, where a match would be long.
CHOSEN = {
    "santase": ("option target 3",),
    "truco": ("seats 4",),
    "sixty-one": ("option target 31",),
    "thurf": ("option games 2", "seats 4"),
}


async def seated(playground: Running, key: str) -> tuple[Tapped, Tapped, Tapped]:
    """Ana and Bea beside each other at a table with house players, and Cy, who looks on."""
    ana, bea, cy = people = [Tapped(playground, name) for name in ("Ana", "Bea", "Cy")]
    for visitor in people:
        await visitor.enter(visitor.name)
    await ana.open_table(key)
    table = await playground.host.table(ana.table_id)
    await bea.join(table.code)
    info = GAMES[key].info
    fill = ("fill * easy",) if info.seat_counts[0] > len(people) - 1 or info.teams else ()
    for choice in (*CHOSEN.get(key, ()), *fill):
        revision = (await playground.host.table(ana.table_id)).revision
        await ana.press(f"l{ana.table_id} {revision} {choice}")
    await cy.post(f"{cy.home}/look", {"table": ana.table_id})
    cy.room = f"{cy.home}/t/{ana.table_id}"
    for visitor in (ana, bea):
        if info.all_ready:
            await visitor.press((await visitor.look()).code("ready on"))
    return ana, bea, cy


async def settled(playground: Running, people: tuple[Tapped, ...], turns: int) -> Table:
    """The table once everyone was shown what it is like; now and then each page is loaded anew."""
    while True:
        before = await playground.host.table(people[0].table_id)
        await playground.settle()
        table = await playground.host.table(before.id)
        if table is before:
            break
    if turns % LOOK_EVERY == 0:
        for visitor in people:
            await visitor.get(visitor.room)
            await visitor.get(f"{visitor.room}/record")
    return table


async def play(playground: Running, people: tuple[Tapped, ...], random: Random) -> Table:
    """Play at random for the people who sit at the table, until the match is over."""
    table_id = people[0].table_id
    turns = before = 0
    with playground.platform.look([room_address(table_id)]) as changed:
        while True:
            changed.clear()  # Before looking, so that nothing which happens meanwhile is missed.
            table = await settled(playground, people, turns)
            if table.phase != PLAYING:
                return table
            assert table.match is not None
            seats = [seat for seat in table.match.asked if seat < 2]
            if not seats:
                await asyncio.wait_for(changed.wait(), GUARD_SECONDS)
                continue
            visitor, decision = people[seats[0]], table.match.decision(seats[0])
            assert decision is not None
            if turns % LOOK_EVERY == 0:
                page = await visitor.get(visitor.room)
                for menu in [code for code in page.codes if _opens(code, decision.number)]:
                    await visitor.press_in_place(menu)
            giving_up = table.match.giving_up(seats[0])
            code = random.choice([action.code for action in decision.actions if action not in giving_up])
            await visitor.press_in_place(f"a{table_id} {decision.number} {code}")
            turns += 1
            for one in people:  # A stream may still carry what was made before this turn, but not before the last.
                one.settled = before
            before = table.version


def _opens(code: str, number: int) -> bool:
    read = read_code(code)
    return read is not None and (read.kind, read.number) == (OPEN, number)


@pytest.mark.req("PL-42")
@pytest.mark.parametrize("key", GAMES)
async def test_nothing_on_the_wire_tells_a_hidden_card(playground: Running, key: str) -> None:
    people = await seated(playground, key)
    ana, _, cy = people
    async with asyncio.timeout(GUARD_SECONDS), AsyncExitStack() as streams:
        for visitor in people:
            await streams.enter_async_context(visitor.streaming(visitor.room))
        await streams.enter_async_context(cy.streaming(cy.home))
        await ana.press((await ana.look()).code("start"))
        table = await play(playground, people, Random(7))
        assert table.phase == FINISHED
    numbers = {(await playground.desk.arrive("playground", one.account, one.name)).id: one for one in people}
    names = {number: one.name for number, one in numbers.items()}
    match = await Searched.replayed(playground.store, table.id, names)
    for number, one in numbers.items():
        assert [*match.leaks(read(one.sent), number)] == []
        # The search finds what it looks for: whatever one holds is a secret to the others.
        if one is not ana and [*HIDDEN[key].pack(table.match)]:
            assert [*match.leaks(read(ana.sent), number)] != []
