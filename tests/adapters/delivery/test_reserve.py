"""Some calls are kept back for what people wait for: where all else has to wait, that is told at once."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Literal

import pytest

from adapters.delivery.platform import Pace, Target, Wait
from adapters.screens import Screen
from adapters.screens.buttons import read_code
from adapters.store.records import Person
from engine.table_view import PLAYING
from tests.adapters.chats import Chats, Fault, buttons
from tests.service import Service, running

PLACE = "chats:place"
WAIT_SECONDS = 30.0
RING_SECONDS = 45.0
THINKING_SECONDS = 2.0


class Spent(Chats):
    """A platform on which, from some moment on, nothing but what is kept back is left of a chat's budget."""

    spent: str = ""  # the chat
    urgent_left = 100
    refused = 0  # calls

    async def _begin(
        self, what: Literal["post", "edit", "delete"], target: Target, screen: Screen | None
    ) -> Fault | None:
        if target.address == self.spent and what != "delete":
            self.urgent_left -= target.is_urgent
            if not target.is_urgent or self.urgent_left < 0:
                self.refused += 1
                raise Wait(WAIT_SECONDS)
        return await super()._begin(what, target, screen)


def is_result(screen: Screen) -> bool:
    codes = (read_code(button.code) for button in buttons(screen))
    return any(code is not None and code.what == "record" for code in codes)


async def seated(service: Service, people: list[Person], game: str) -> str:
    """A table of a game at which these people have begun to play."""
    opened = await service.desk.open_table(people[0], game, lambda _: PLACE, service.press_id(), seats=2)
    assert opened.table_id is not None
    code = (await service.view(people[0], opened.table_id)).code
    assert not (await service.desk.join(people[1], code, press_id=service.press_id())).is_refusal
    assert not (await service.lobby(people[0], opened.table_id, "start")).is_refusal
    await service.settle()
    return opened.table_id


async def do(service: Service, people: list[Person], table_id: str, wants: Callable[[str], bool]) -> None:
    """Have whoever is asked do the first thing of a kind."""
    (seat,) = (await service.view(None, table_id)).asked
    decision = (await service.view(people[seat], table_id)).decision
    assert decision is not None
    code = next(action.code for action in decision.actions if wants(action.code))
    pressed = read_code(f"a{table_id} {decision.number} {code}")
    assert not (await service.desk.press(people[seat], pressed, service.press_id())).is_refusal


@pytest.mark.req("PL-68", "PL-69")
async def test_the_result_uses_what_is_kept_back_while_all_else_has_to_wait(tmp_path: Path) -> None:
    chats = Spent(keeps_in_view=False, pace=Pace(live=20.0, step=2.0, log=4.0))
    async with running(tmp_path, chats) as service:
        people = [await service.arrive(name) for name in ("ana", "bo")]
        table_id = await service.set_up(people)
        await service.move(10.0)
        chance = random.Random(1)
        while (view := await service.view(None, table_id)).phase == PLAYING:
            if len(view.log) > 12:
                chats.spent = PLACE
            await service.act(people[view.asked[0]], table_id, chance)
            await service.move(0.0)
            shown = [is_result(one.screen) for one in chats.messages(PLACE, "live")]
            await service.move(THINKING_SECONDS)
        assert chats.refused, "something had to wait"
        assert shown == [True]


@pytest.mark.req("PL-68", "PL-69")
async def test_a_table_that_comes_to_a_place_where_another_has_to_wait_is_shown_at_once(tmp_path: Path) -> None:
    chats = Spent(keeps_in_view=False, pace=Pace(live=20.0, step=2.0, log=4.0))
    async with running(tmp_path, chats) as service:
        people = [await service.arrive(name) for name in ("ana", "bo")]
        table_id = await service.set_up(people)
        cyd = await service.arrive("cyd")
        lobby = await service.open(cyd, "chats:other place")
        await service.move(10.0)
        chats.spent, chance = PLACE, random.Random(1)
        while not chats.refused:
            asked = (await service.view(None, table_id)).asked[0]
            await service.act(people[asked], table_id, chance)
            await service.move(THINKING_SECONDS)
        assert not (await service.desk.watch(cyd, lobby, lambda _: PLACE)).is_refusal
        await service.move(0.0)
        assert len(chats.messages(PLACE, "live")) == 2


@pytest.mark.req("PL-68", "PL-69")
async def test_where_nothing_is_left_even_for_the_result_nobody_insists(tmp_path: Path) -> None:
    chats = Spent(keeps_in_view=False)
    async with running(tmp_path, chats) as service:
        people = [await service.arrive(name) for name in ("ana", "bo")]
        table_id = await service.set_up(people)
        await service.move(10.0)
        chats.spent, chats.urgent_left = PLACE, 0
        await service.play(people, table_id, random.Random(1))
        await service.move(WAIT_SECONDS - 1.0)
        assert 1 <= chats.refused <= 2  # for what could wait, and for what could not
        chats.spent = ""
        await service.settle()
        assert [is_result(one.screen) for one in chats.messages(PLACE, "live")] == [True]


@pytest.mark.req("PL-62", "PL-69")
async def test_whoever_is_away_is_called_in_the_place_though_the_table_has_to_wait(tmp_path: Path) -> None:
    async with running(tmp_path, chats := Spent(keeps_in_view=False)) as service:
        people = [await service.arrive(name) for name in ("ana", "bo")]
        table_id = await service.set_up(people, start=False)
        chats.unreachable |= {chats.private_address(person) for person in people}
        await service.lobby(people[0], table_id, "start")
        await service.move(10.0)
        chats.spent = PLACE
        await service.play(people, table_id, random.Random(1), moves_max=1)
        for _ in range(int(RING_SECONDS / 5.0)):  # Others may have something done meanwhile.
            await service.move(5.0)
        assert chats.refused, "the table had to wait"
        assert len(chats.messages(PLACE, "turn")) == 1


@pytest.mark.req("PL-68")
async def test_a_raise_is_shown_at_once_where_one_alone_answers_it(tmp_path: Path) -> None:
    chats = Spent(keeps_in_view=False, pace=Pace(live=60.0, step=60.0, window=60.0, log=60.0))
    async with running(tmp_path, chats) as service:
        people = [await service.arrive(name) for name in ("ana", "bo")]
        table_id = await seated(service, people, "truco")
        await service.move(1.0)
        chats.spent = PLACE
        (live,) = chats.messages(PLACE, "live")
        versions = len(live.shown)
        await do(service, people, table_id, lambda code: code.startswith("play "))
        await service.move(1.0)
        assert len(live.shown) == versions  # Nobody waits for a card in the middle of a round.
        await do(service, people, table_id, lambda code: code == "truco")
        await service.move(0.0)
        assert len(live.shown) == versions + 1


@pytest.mark.req("PL-68", "PL-69")
async def test_hands_use_what_is_kept_back_for_those_who_are_asked_and_at_a_deal_and_the_result(
    tmp_path: Path,
) -> None:
    async with running(tmp_path, chats := Chats(keeps_in_view=False)) as service:
        people = [await service.arrive(name) for name in ("ana", "bo")]
        table_id = await service.set_up(people)
        await service.move(10.0)
        (seat,) = (await service.view(None, table_id)).asked
        first, other = (chats.private_address(people[one]) for one in (seat, 1 - seat))
        for address in (first, other):
            assert next(call for call in chats.calls_to(address) if call.kind == "hand").is_urgent
        await service.act(people[seat], table_id, random.Random(1))
        await service.move(0.0)
        assert chats.calls_to(other)[-1].is_urgent  # They are asked now.
        before = len(chats.calls_to(first))
        await service.move(10.0)
        assert [call.is_urgent for call in chats.calls_to(first)[before:]] == [False]  # In calm it follows.
        await service.play(people, table_id, random.Random(1))
        await service.move(0.0)
        assert chats.calls_to(first)[-1].is_urgent and chats.calls_to(other)[-1].is_urgent
