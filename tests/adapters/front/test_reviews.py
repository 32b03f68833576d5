"""After a match everybody may see which of their own moves cost most."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from adapters.front import reviews
from adapters.front.answers import Answer
from adapters.front.desk import Desk
from adapters.screens.buttons import OPEN, Code, read_code
from adapters.screens.screen import Button
from adapters.store.records import Person
from engine.commands import Act
from engine.host import Host
from engine.house.pool import Pool
from engine.house.review import DearMove
from engine.record import Record, parse
from engine.table import Table
from engine.table_view import FINISHED, PLAYING
from tests.service import Service
from tests.settling import GUARD_SECONDS

NO_FAULT = "None of your moves clearly cost you anything. Well played!"


@pytest_asyncio.fixture
async def reviewer() -> AsyncIterator[Pool]:
    pool = Pool(1)
    yield pool
    await pool.close()


class Played:
    """Ana and Bea at a table of Truco."""

    def __init__(self, host: Host, desk: Desk) -> None:
        self.host = host
        self.desk = desk
        self.table_id = ""

    async def begin(self) -> list[Person]:
        people = [await self.desk.arrive("chats", name.lower(), name) for name in ("Ana", "Bea", "Cyd")]
        opened = await self.desk.open_table(people[0], "truco", lambda _: "chats:place", "open")
        assert opened.table_id is not None
        self.table_id = opened.table_id
        await self.desk.join(people[1], (await self.table()).code, press_id="join")
        await self.press(people[0], f"l{self.table_id} {(await self.table()).revision} start")
        return people

    async def table(self) -> Table:
        return await self.host.table(self.table_id)

    async def press(self, person: Person, code: str) -> Answer:
        return await self.desk.press(person, read_code(code), f"{person.id} {code}", is_sure=True)

    async def play_out(self, foolish: Person) -> None:
        """Play on to the end; one of them throws deals away whenever they can."""
        while (table := await self.table()).phase == PLAYING:
            assert table.match is not None
            seat = table.match.asked[0]
            decision, someone = table.match.decision(seat), table.chairs[seat].person
            assert decision is not None and decision.default is not None and someone is not None
            code = decision.default.code
            if someone == foolish.id:
                codes = [action.code for action in decision.actions]
                code = next((one for one in codes if one in ("refuse", "truco", "accept")), codes[-1])
            await self.host.command(table.id, Act(code, decision.number), someone)

    async def review(self, person: Person, number: int = 1) -> Answer:
        """What a person is answered who asks what their moves have cost."""
        return await self.desk.press(person, Code(OPEN, self.table_id, number, "review"), "look")


@pytest_asyncio.fixture
async def played(service: Service, reviewer: Pool, monkeypatch: pytest.MonkeyPatch) -> Played:
    monkeypatch.setattr(reviews, "WAITED_SECONDS", GUARD_SECONDS)
    first = service.processes[0]
    return Played(first.host, Desk(service.store, first.host, first.courier, service.clock, reviewer=reviewer))


@pytest.mark.req("PL-26")
async def test_own_moves_are_told_by_the_names_of_their_buttons(
    played: Played, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, *_ = await played.begin()
    await played.play_out(ana)
    with monkeypatch.context() as at_once:
        at_once.setattr(reviews, "WAITED_SECONDS", 0.0)
        waiting = await played.review(ana)
    assert waiting.screen is not None and "strong house player" in waiting.screen.lines[0].text
    (((again,),),) = (waiting.screen.controls,)
    assert isinstance(again, Button) and again.code == f"o{played.table_id} 1 review"
    answer = await played.review(ana)
    assert answer.screen is not None and not answer.is_refusal, answer
    title, *moves = (line.text for line in answer.screen.lines)
    assert title == "The moves that cost you most"
    assert 1 <= len(moves) <= 3
    for move in moves:
        assert move.startswith("Deal ") and "Better: “" in move and "more of 100 such matches" in move


class Noting:
    """Somebody who finds no fault, and notes what they were asked."""

    def __init__(self) -> None:
        self.asked: list[tuple[Record, frozenset[int]]] = []

    async def review(self, record: str, numbers: frozenset[int], whose: str) -> list[DearMove]:
        self.asked.append((parse(record), numbers))
        return []


@pytest.mark.req("PL-2", "PL-41")
async def test_only_who_played_is_told_of_their_own_moves_once_it_is_over(service: Service) -> None:
    first, noting = service.processes[0], Noting()
    played = Played(first.host, Desk(service.store, first.host, first.courier, service.clock, reviewer=noting))
    ana, bea, cyd = await played.begin()
    assert (await played.review(ana)).refusal_key == "no-record-yet"
    await played.play_out(ana)
    assert (await played.table()).phase == FINISHED
    assert (await played.review(cyd)).refusal_key == "not-at-table"
    assert (await played.review(ana, number=7)).is_refusal
    assert noting.asked == []
    for person, seat in ((ana, 0), (bea, 1)):
        answers = [await played.review(person) for _ in range(2)]
        assert [one.screen.short for one in answers if one.screen is not None] == 2 * [NO_FAULT]
        record, numbers = noting.asked[-1]
        assert numbers == {number for number, (mover, _) in enumerate(record.moves, 1) if mover == seat}
    assert len(noting.asked) == 2  # each was judged once


async def test_where_nobody_can_judge_one_is_told_to_come_back(played: Played, reviewer: Pool) -> None:
    ana, *_ = await played.begin()
    await played.play_out(ana)
    await reviewer.close()
    assert [(await played.review(ana)).refusal_key for _ in range(2)] == ["busy", "busy"]
