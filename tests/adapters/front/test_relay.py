"""What is written in a place reaches the other places of the table, and is not repeated where all have read it."""

from __future__ import annotations

import pytest

from adapters.store.records import Person
from tests.service import Service

PLACE, OTHER = "chats:place", "chats:other place"


@pytest.fixture
async def people(service: Service) -> list[Person]:
    return [await service.arrive("ana"), await service.arrive("bo")]


@pytest.fixture
async def table_id(service: Service, people: list[Person]) -> str:
    table_id = await service.set_up(people)
    await service.desk.watch(people[0], table_id, lambda _: OTHER)
    await service.settle()
    return table_id


def lines(service: Service, place: str) -> list[str]:
    return [line.text for message in service.chats.messages(place, "chat") for line in message.screen.lines]


@pytest.mark.req("PL-20")
async def test_a_line_is_not_repeated_where_it_was_written(
    service: Service, people: list[Person], table_id: str
) -> None:
    await service.desk.chat.say(people[0], "for all", table_id)
    await service.settle()
    await service.desk.chat.say(people[0], "read here", table_id, heard_in=PLACE)
    await service.settle()
    assert lines(service, PLACE) == ["Ana: for all"]
    assert lines(service, OTHER) == ["Ana: for all", "Ana: read here"]


@pytest.mark.req("PL-20")
async def test_what_is_overheard_is_passed_on_once(service: Service, people: list[Person], table_id: str) -> None:
    for _ in range(2):
        await service.desk.chat.overhear(people[0], "just talking", PLACE, "message 1")
    await service.settle()
    assert lines(service, PLACE) == []
    assert lines(service, OTHER) == ["Ana: just talking"]


@pytest.mark.req("PL-20", "PL-43")
async def test_nothing_is_overheard_of_others_or_elsewhere(
    service: Service, people: list[Person], table_id: str
) -> None:
    await service.desk.chat.overhear(await service.arrive("stranger"), "not at the table", PLACE, "message 1")
    await service.desk.chat.overhear(people[0], "in another place", "chats:third place", "message 2")
    await service.desk.chat.overhear(people[0], "  ", PLACE, "message 3")
    await service.settle()
    assert lines(service, PLACE) == lines(service, OTHER) == []
