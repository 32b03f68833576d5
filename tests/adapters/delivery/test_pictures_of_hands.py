"""When a hand is shown with its picture: once dealt, then in calm; and where the result stands."""

from __future__ import annotations

import random
from typing import NamedTuple

import pytest

from adapters.screens import log
from adapters.screens.buttons import read_code
from adapters.screens.screen import Button, Screen
from adapters.store.records import Person
from engine.table_view import FINISHED, PLAYING
from tests.adapters.chats import Chats
from tests.service import Service

PLACE = "chats:place"
CALM_SECONDS = 5.0
IDLE_SECONDS = 15.0  # of calm, after which those who are not asked see theirs
QUICKLY_SECONDS = 2.0


class Lent(NamedTuple):
    """The way of answering that a press on a message lends."""

    ref: str
    place: str = ""


@pytest.fixture
def platform() -> Chats:
    return Chats(keeps_in_view=False, shows_pictures=True)


@pytest.fixture
async def people(service: Service) -> list[Person]:
    return [await service.arrive(name) for name in ("ana", "bo")]


def hands(service: Service, people: list[Person]) -> list[Screen]:
    """What everybody's hand shows."""
    found = [service.chats.messages(service.chats.private_address(person), "hand") for person in people]
    assert [len(messages) for messages in found] == [1, 1]
    return [messages[0].screen for messages in found]


async def play_once(service: Service, people: list[Person], table_id: str) -> Person:
    """Have whoever is asked play a card; who that was."""
    (seat,) = (await service.view(None, table_id)).asked
    await service.act(people[seat], table_id, random.Random(1))
    return people[seat]


@pytest.mark.req("PL-30", "PL-70")
async def test_a_hand_has_its_picture_when_it_is_dealt_and_in_calm(service: Service, people: list[Person]) -> None:
    table_id = await service.set_up(people, target=11)
    await service.move(0.0)
    assert all(hand.picture is not None for hand in hands(service, people))
    for _ in range(2):  # Whoever is asked now has been shown a card of the other's.
        await play_once(service, people, table_id)
        await service.move(QUICKLY_SECONDS)
    (seat,) = (await service.view(None, table_id)).asked
    quick = hands(service, people)[seat]
    assert (quick.picture, quick.alt, quick.picture_follows) == (None, "", True)
    await service.move(CALM_SECONDS)
    calm = hands(service, people)[seat]
    assert calm.picture is not None and calm.alt
    assert (calm.lines, calm.controls, calm.picture_follows) == (quick.lines, quick.controls, False)


@pytest.mark.req("PL-70")
async def test_whoever_is_not_asked_reads_in_calm_and_sees_the_picture_later(
    service: Service, people: list[Person]
) -> None:
    table_id = await service.set_up(people, target=11)
    await service.move(0.0)
    played = await play_once(service, people, table_id)
    await service.move(CALM_SECONDS)
    shown = hands(service, people)
    idle = shown.pop(people.index(played))
    assert (await service.view(played, table_id)).decision is None
    assert (idle.picture, idle.picture_follows) == (None, True)
    assert [asked.picture is not None for asked in shown] == [True]
    await service.move(IDLE_SECONDS - CALM_SECONDS)
    assert all(hand.picture is not None for hand in hands(service, people))


@pytest.mark.req("PL-70")
async def test_a_picture_that_is_the_same_stays_though_people_play_quickly(
    service: Service, people: list[Person]
) -> None:
    table_id = await service.set_up(people, target=11)
    await service.move(0.0)
    (seat,) = (await service.view(None, table_id)).asked
    address = service.chats.private_address(people[seat])
    (hand,) = service.chats.messages(address, "hand")
    # What the press has changed is shown in its answer, and no card is another.
    await service.desk.press(people[seat], read_code(f"o{table_id} 0 hints on"), service.press_id())
    assert await service.processes[0].courier.answer(address, table_id, Lent(hand.ref))
    before, after = hand.shown
    assert after != before
    assert after.picture == before.picture is not None


@pytest.mark.req("PL-70")
async def test_a_hand_that_had_to_wait_has_its_picture_all_the_same(
    service: Service, people: list[Person]
) -> None:
    table_id = await service.set_up(people, target=11, start=False)
    await service.move(0.0)
    for person in people:
        service.chats.fail_next(service.chats.private_address(person), "wait")
    await service.lobby(people[0], table_id, "start")
    await service.move(1.0)
    assert all(hand.picture is not None for hand in hands(service, people))


@pytest.mark.req("PL-70")
async def test_a_hand_that_shows_its_picture_keeps_it_whatever_is_said(
    service: Service, people: list[Person]
) -> None:
    table_id = await service.set_up(people, target=11)
    await service.move(QUICKLY_SECONDS)
    calls = len(service.chats.calls)
    await service.desk.chat.whisper(people[0], table_id, 1, "psst")
    await service.move(0.0)
    said = [(call.what, call.kind) for call in service.chats.calls[calls:]]
    assert said == [("post", "chat")]


def is_result(screen: Screen) -> bool:
    """Whether a screen offers the record of a match that is over."""
    codes = [read_code(one.code) for row in screen.controls for one in row if isinstance(one, Button)]
    return any(code is not None and code.what == "record" for code in codes)


@pytest.mark.req("PL-68")
@pytest.mark.parametrize("length", [400, 500, 600])  # of pages, so that one of them is full at the end
async def test_the_result_stands_below_every_page_of_the_log(
    service: Service, people: list[Person], length: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(log, "PAGE_LENGTH_MAX", length)
    table_id = await service.set_up(people, target=3)
    chance = random.Random(length)
    while (await service.view(None, table_id)).phase == PLAYING:
        (seat,) = (await service.view(None, table_id)).asked
        await service.act(people[seat], table_id, chance)
        await service.move(1.0)
    assert (await service.view(None, table_id)).phase == FINISHED
    await service.settle()
    shown = service.chats.messages(PLACE)
    assert is_result(shown[-1].screen)
    assert len(service.chats.messages(PLACE, "live")) == 1
    assert await service.log(table_id) == [one.screen for one in service.chats.messages(PLACE, "log")]
    over = next(
        number for number, call in enumerate(service.chats.calls) if call.screen and is_result(call.screen)
    )
    after = [(call.what, call.kind) for call in service.chats.calls[over + 1 :] if call.address == PLACE]
    assert [what for what in after if what[0] == "post"] == []
