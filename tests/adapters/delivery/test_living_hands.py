"""A hand is one living message: it stays where its owner acts, and says so where it was before."""

from __future__ import annotations

import random

import pytest

from adapters.screens import Screen, private_screen
from adapters.screens.appearance import appearance_of
from adapters.screens.buttons import NTH, read_code
from adapters.store.records import Person
from adapters.text.words import words_for
from tests.adapters.chats import buttons
from tests.adapters.delivery.answering import Answering, Lent
from tests.service import Service

PLACE = "chats:place"
RING_SECONDS = 45.0
CALM_SECONDS = 5.0
LEFT_ALONE_SECONDS = 600.0  # for which nothing is tried in a chat that is closed


@pytest.fixture
def platform() -> Answering:
    return Answering(keeps_in_view=False, numbers_hands=True)


@pytest.fixture
async def people(service: Service) -> list[Person]:
    return [await service.arrive(name) for name in ("ana", "bo")]


async def end_of_a_deal(service: Service, people: list[Person]) -> tuple[str, Person]:
    """A table where somebody has just played the last card of a deal, from a hand above something whispered."""
    chance = random.Random(3)
    table_id = await service.set_up(people, target=11)
    await service.settle()
    for seat in range(len(people)):
        await service.desk.chat.whisper(people[1 - seat], table_id, seat, "psst")
    await service.settle()
    while True:
        (seat,) = (await service.view(None, table_id)).asked
        await service.act(people[seat], table_id, chance)
        if (await service.view(None, table_id)).deal > 1:
            return table_id, people[seat]
        await service.settle()


@pytest.mark.req("PL-4", "PL-62")
async def test_who_ends_a_deal_keeps_the_hand_that_was_pressed(service: Service, people: list[Person]) -> None:
    table_id, person = await end_of_a_deal(service, people)
    address = service.chats.private_address(person)
    (hand,) = service.chats.messages(address, "hand")
    assert await service.processes[0].courier.answer(address, table_id, Lent(hand.ref, ""))
    await service.move(RING_SECONDS - 1)
    assert service.chats.messages(address, "hand") == [hand]
    assert hand.screen == await hand_of(service, person, table_id)


@pytest.mark.req("PL-4", "PL-62")
async def test_who_asks_for_a_new_hand_elsewhere_is_told_so_where_the_old_one_was(
    service: Service, people: list[Person]
) -> None:
    table_id, person = await end_of_a_deal(service, people)
    address = service.chats.private_address(person)
    (hand,) = service.chats.messages(address, "hand")
    assert await service.processes[0].courier.answer(address, table_id, Lent())
    await service.move(CALM_SECONDS)
    assert hand.screen.lines[-1].text == words_for(None)("hand-elsewhere", place="#games")
    assert hand in service.chats.messages(address)


@pytest.mark.req("PL-4", "PL-62")
async def test_a_press_that_comes_to_a_process_which_does_not_lead_is_answered_with_the_hand(
    service: Service, platform: Answering, people: list[Person]
) -> None:
    table_id, person = await end_of_a_deal(service, people)
    address = service.chats.private_address(person)
    other = await service.start()
    assert await other.courier.answer(address, table_id, Lent())
    assert platform.answered == [await hand_of(service, person, table_id)]
    page = Screen(())
    assert await other.courier.answer(address, table_id, Lent(), page)
    assert platform.answered[-1] is page
    await service.move(CALM_SECONDS)
    await service.play(people, table_id, random.Random(3), moves_max=2)
    await service.move(CALM_SECONDS)
    assert platform.answered[-1] == await hand_of(service, person, table_id), "who leads keeps it up to date"


@pytest.mark.req("PL-4", "PL-62")
@pytest.mark.parametrize("is_busy", [False, True], ids=["is deleted there", "cannot be deleted there"])
@pytest.mark.parametrize("process", [0, 1], ids=["here", "where another process leads"])
async def test_a_hand_comes_home_when_its_owner_opens_the_private_chat_for_it(
    service: Service, platform: Answering, people: list[Person], process: int, is_busy: bool
) -> None:
    platform.is_busy = is_busy
    table_id, person = await end_of_a_deal(service, people)
    address = service.chats.private_address(person)
    (before,) = service.chats.messages(address, "hand")
    assert await service.processes[0].courier.answer(address, table_id, Lent())
    await service.move(CALM_SECONDS)
    if process:
        await service.start()
    await service.processes[process].courier.bring_home(address, table_id)
    await service.move(CALM_SECONDS)
    left, hand = service.chats.messages(address, "hand")
    assert left is before and platform.deleted == ([] if is_busy else ["e1"])
    assert hand.screen == await hand_of(service, person, table_id)
    assert before.screen.lines[-1].text == words_for(None)("hand-elsewhere-unnamed")
    answered = len(platform.answered)
    await service.play(people, table_id, random.Random(3), moves_max=2)
    await service.settle()
    assert len(platform.answered) == answered


@pytest.mark.req("PL-62", "PL-68")
async def test_a_call_does_not_make_the_hand_above_it_another_message(
    service: Service, people: list[Person]
) -> None:
    chance = random.Random(3)
    table_id = await service.set_up(people, target=11)
    while (await service.view(None, table_id)).deal < 2:
        await service.settle()
        await service.play(people, table_id, chance, moves_max=1)
    (seat,) = (await service.view(None, table_id)).asked
    address = service.chats.private_address(people[seat])
    (hand,) = service.chats.messages(address, "hand")
    await service.move(2 * RING_SECONDS)
    assert [one.kind for one in service.chats.messages(address)] == ["hand", "turn"]
    await service.act(people[seat], table_id, chance)
    await service.settle()
    assert service.chats.messages(address) == [hand]


@pytest.mark.req("PL-4", "PL-5")
async def test_numbers_stay_under_the_table_as_long_as_nothing_arrives_in_private(
    service: Service, platform: Answering, people: list[Person]
) -> None:
    address = service.chats.private_address(people[0])
    platform.unreachable.add(address)
    table_id = await service.set_up(people, target=11)
    await service.settle()
    assert await service.processes[0].courier.answer(address, table_id, Lent())
    chance = random.Random(3)
    for _ in range(2):  # The hand is kept up to date in the answer, and tells nothing of the private chat.
        await service.move(LEFT_ALONE_SECONDS + 1)
        await service.play(people, table_id, chance, moves_max=2)
        await service.settle()
        live = [version for message in service.chats.messages(PLACE, "live") for version in message.shown[1:]]
        assert live and all(map(_has_numbers, live))
    assert len(platform.answered) > 2


async def hand_of(service: Service, person: Person, table_id: str) -> Screen | None:
    """What a person's hand should show now."""
    view = await service.view(person, table_id)
    appearance = appearance_of(person.settings)._replace(has_pictures=False)
    return private_screen(view, await service.names(view), words_for(None), appearance=appearance)


def _has_numbers(screen: Screen) -> bool:
    return any((code := read_code(one.code)) is not None and code.kind == NTH for one in buttons(screen))
