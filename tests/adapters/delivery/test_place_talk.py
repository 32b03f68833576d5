"""Where people talk, a table scrolls away: at the next deal it is shown again below, and until then left alone."""

from __future__ import annotations

import random

import pytest

from adapters.delivery.place_talk import LINES, PLACES_MAX, PlaceTalk
from adapters.store.records import Person
from tests.adapters.chats import Chats
from tests.service import Service

PLACE = "chats:place"


@pytest.fixture
def platform() -> Chats:
    return Chats(keeps_in_view=False)


@pytest.fixture
async def people(service: Service) -> list[Person]:
    return [await service.arrive(name) for name in ("ana", "bo")]


async def played_until_deal(service: Service, people: list[Person], table_id: str, deal: int) -> None:
    while (await service.view(None, table_id)).deal < deal:
        await service.play(people, table_id, random.Random(3), moves_max=1)
        await service.settle()


@pytest.mark.req("PL-5")
@pytest.mark.parametrize("lines", [LINES - 1, LINES])
async def test_a_table_that_has_scrolled_away_is_shown_below_at_the_next_deal(
    service: Service, people: list[Person], lines: int
) -> None:
    table_id = await service.set_up(people, target=11)
    await service.settle()
    (before,) = service.chats.messages(PLACE, "live")
    for message in range(lines):
        service.chats.talk.heard(PLACE, 1000 + message)
    service.processes[0].courier.wake(table_id)
    await service.settle()
    assert service.chats.messages(PLACE, "live") == [before]  # In the middle of a deal it stays where it is.
    await played_until_deal(service, people, table_id, 2)
    (after,) = service.chats.messages(PLACE, "live")
    assert (after is before) == (lines < LINES)


def test_what_is_heard_again_or_stands_above_does_not_count() -> None:
    talk = PlaceTalk()
    for message in (1, 2, 3, 4, 11, 11, 11):
        talk.heard(PLACE, message)
    assert talk.has_scrolled(PLACE, "0")
    assert not talk.has_scrolled(PLACE, "1")
    assert not talk.has_scrolled("chats:elsewhere", "0")


def test_places_are_forgotten_in_the_end() -> None:
    talk = PlaceTalk()
    for place in range(PLACES_MAX + 1):
        for message in range(1, LINES + 1):
            talk.heard(f"chats:{place}", message)
    assert [talk.has_scrolled(f"chats:{place}", "0") for place in (0, 1)] == [False, True]
