"""A quiet place is shown the table and the result, and nothing else."""

from __future__ import annotations

import random

import pytest

from adapters.screens.appearance import FULL, QUIET, TELLING
from adapters.store.records import Person
from engine.table_view import FINISHED
from tests.adapters.chats import Chats, all_text
from tests.service import Service

PLACE = "chats:place"
OTHER = "chats:other place"


@pytest.fixture
def platform() -> Chats:
    return Chats(keeps_in_view=False)


@pytest.fixture
async def people(service: Service) -> list[Person]:
    return [await service.arrive("ana"), await service.arrive("bo")]


async def tell(service: Service, table_id: str, how: str) -> None:
    await service.store.set_place_setting(PLACE, TELLING, how)
    service.processes[0].courier.wake(table_id, viewers=True)
    await service.settle()


@pytest.mark.req("PL-5", "PL-71")
async def test_a_quiet_place_has_nothing_but_the_table_and_the_result(
    service: Service, people: list[Person]
) -> None:
    chance = random.Random(3)
    table_id = await service.set_up(people, start=False)
    await service.store.add_place(table_id, OTHER)
    await tell(service, table_id, QUIET)
    await service.lobby(people[0], table_id, "start")
    await service.play(people, table_id, chance, moves_max=3)
    await service.desk.chat.say(people[0], "hello", table_id)
    boss = await service.arrive("boss")
    assert not (await service.desk.chat.broadcast(boss, "down for tea", "the same press")).is_refusal
    await service.move(5.0)
    await service.settle()
    assert service.chats.messages(OTHER, "notice")
    service.chats.unreachable |= {service.chats.private_address(person) for person in people}
    await service.move(300.0)  # Whoever is to move is called elsewhere.
    assert service.chats.messages(OTHER, "turn")
    await service.play(people, table_id, chance)
    await service.settle()
    assert (await service.view(None, table_id)).phase == FINISHED
    assert {call.kind for call in service.chats.calls_to(PLACE)} <= {"live", None}
    (quiet,) = service.chats.messages(PLACE)
    (loud,) = service.chats.messages(OTHER, "live")
    assert quiet.screen == loud.screen
    assert service.chats.messages(OTHER, "log") and service.chats.messages(OTHER, "chat")


@pytest.mark.req("PL-71")
async def test_a_place_that_wants_to_be_told_again_is_told_the_rest(
    service: Service, people: list[Person]
) -> None:
    chance = random.Random(4)
    table_id = await service.set_up(people)
    await service.settle()
    (begun,) = service.chats.messages(PLACE, "log")
    await tell(service, table_id, QUIET)
    at_first = begun.screen
    await service.desk.chat.say(people[0], "unheard", table_id)
    await service.play(people, table_id, chance, moves_max=6)
    await service.settle()
    assert begun.screen == at_first
    await tell(service, table_id, FULL)
    await service.desk.chat.say(people[0], "heard", table_id)
    await service.play(people, table_id, chance)
    await service.settle()
    assert [message.screen for message in service.chats.messages(PLACE, "log")] == await service.log(table_id)
    assert begun.screen != at_first
    said = [all_text(message.screen) for message in service.chats.messages(PLACE, "chat")]
    assert len(said) == 1 and "unheard" not in said[0] and "heard" in said[0]
