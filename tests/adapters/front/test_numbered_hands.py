"""Whoever has no private chat plays with numbered buttons, shared by all: each means the presser's own hand."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from adapters.screens.buttons import NTH, read_code
from adapters.screens.numbered import ALERT_LENGTH_MAX, NUMBERS
from adapters.store.records import Person
from adapters.text.card_faces import face
from adapters.text.words import words_for
from engine.games import GAMES
from engine.games.truco.facts import TrucoView
from engine.table_view import PLAYING
from tests.adapters.chats import Chats, buttons
from tests.service import Service, running

PLACE = "chats:place"


@pytest.fixture
async def service(tmp_path: Path) -> AsyncIterator[Service]:
    async with running(tmp_path, Chats(keeps_in_view=False, numbers_hands=True)) as service:
        yield service


@pytest.fixture
async def people(service: Service) -> list[Person]:
    return [await service.arrive("ana"), await service.arrive("bo")]


async def playing(service: Service, people: list[Person]) -> str:
    """A match with Ana's private chat closed."""
    table_id = await service.set_up(people, start=False)
    service.chats.unreachable.add(service.chats.private_address(people[0]))
    await service.settle()
    await service.lobby(people[0], table_id, "start")
    await service.settle()
    return table_id


def numbers(service: Service) -> list[str]:
    """The codes of the numbered buttons under the table."""
    (live,) = service.chats.messages(PLACE, "live")
    codes = [button.code for button in buttons(live.screen)]
    return [code for code in codes if (read := read_code(code)) is not None and read.kind == NTH]


@pytest.mark.req("PL-4")
async def test_the_numbers_stand_there_only_while_somebody_needs_them(
    service: Service, people: list[Person]
) -> None:
    table_id = await playing(service, people)
    assert len(numbers(service)) == NUMBERS
    address = service.chats.private_address(people[0])
    service.chats.unreachable.clear()
    service.processes[0].courier.reachable(address)
    await service.settle()
    service.processes[0].courier.wake(table_id)
    await service.settle()
    assert numbers(service) == []


@pytest.mark.req("PL-4")
async def test_who_shuts_us_out_on_their_turn_gets_numbers_at_once(service: Service, people: list[Person]) -> None:
    table_id = await service.set_up(people)
    await service.settle()
    assert numbers(service) == []
    (seat,) = (await service.view(None, table_id)).asked
    address = service.chats.private_address(people[seat])
    calls = len(service.chats.messages(address, "hand"))
    service.processes[0].courier.unreachable(address)
    await service.settle()
    assert len(numbers(service)) == NUMBERS
    service.processes[0].courier.reachable(address)
    service.processes[0].courier.wake(table_id)
    await service.settle()
    assert (numbers(service), len(service.chats.messages(address, "hand"))) == ([], calls)


@pytest.mark.req("PL-4", "PL-6")
async def test_a_whole_match_by_numbers(service: Service, people: list[Person]) -> None:
    table_id = await playing(service, people)
    chance = random.Random(5)
    while (view := await service.view(None, table_id)).phase == PLAYING:
        (seat,) = view.asked
        person = people[seat]
        listed = await service.desk.numbered_hand(person, table_id)
        assert listed is not None
        assert len(listed.encode("utf-16-le")) <= 2 * ALERT_LENGTH_MAX
        own = await service.view(person, table_id)
        assert own.decision is not None
        count = len(own.decision.actions)
        assert f"{count}: " in listed
        code = numbers(service)[chance.randrange(count)]
        assert not (await service.desk.press(person, read_code(code), service.press_id())).is_refusal
        assert (await service.view(None, table_id)).log != view.log
        await service.settle()


@pytest.mark.req("PL-4", "PL-6", "PL-63")
async def test_a_second_tap_on_the_same_number_plays_nothing(service: Service, people: list[Person]) -> None:
    table_id = await playing(service, people)
    (seat,) = (await service.view(None, table_id)).asked
    code = numbers(service)[0]
    assert not (await service.desk.press(people[seat], read_code(code), service.press_id())).is_refusal
    after = await service.view(None, table_id)
    for person in people:
        answer = await service.desk.press(person, read_code(code), service.press_id())
        assert answer.is_refusal
        assert answer.text
    assert await service.view(None, table_id) == after


@pytest.mark.req("PL-6")
async def test_numbers_are_for_those_at_the_table_on_their_turn(service: Service, people: list[Person]) -> None:
    table_id = await playing(service, people)
    (seat,) = (await service.view(None, table_id)).asked
    before = await service.view(None, table_id)
    codes = numbers(service)
    for person, code in (
        (await service.arrive("stranger"), codes[0]),
        (people[1 - seat], codes[0]),
        (people[seat], codes[-1]),  # more than there are cards
        (people[seat], codes[0].rsplit(" ", 1)[0] + " 0"),
        (people[seat], codes[0].rsplit(" ", 1)[0] + " x"),
    ):
        answer = await service.desk.press(person, read_code(code), service.press_id())
        assert answer.is_refusal
    assert await service.view(None, table_id) == before


@pytest.mark.req("PL-4")
@pytest.mark.parametrize("game", GAMES)
async def test_a_hand_in_few_words_for_every_game(service: Service, people: list[Person], game: str) -> None:
    """Either the choices fit into Telegram's answer, or the answer says so by being none.

    It is asked off turn as well: of the two people at least one is.
    """
    ana, bo = people
    answer = await service.desk.open_table(ana, game, lambda _: PLACE, service.press_id())
    assert answer.table_id is not None
    await service.desk.join(bo, (await service.view(None, answer.table_id)).code)
    await service.lobby(ana, answer.table_id, "fill * easy")
    for person in people:
        await service.lobby(person, answer.table_id, "ready on")
    await service.lobby(ana, answer.table_id, "start")
    assert (await service.view(ana, answer.table_id)).phase == PLAYING
    for person in people:
        listed = await service.desk.numbered_hand(person, answer.table_id)
        assert listed != "", "`hand` in the game's screen.py shows nothing: one line at least, off turn as well"
        assert listed is None or len(listed.encode("utf-16-le")) <= 2 * ALERT_LENGTH_MAX
    assert await service.desk.numbered_hand(await service.arrive("stranger"), answer.table_id) is None


@pytest.mark.req("PL-4")
async def test_whoever_has_something_to_answer_is_told_their_cards_as_well(
    service: Service, people: list[Person]
) -> None:
    answer = await service.desk.open_table(people[0], "truco", lambda _: PLACE, service.press_id())
    table_id = answer.table_id
    assert table_id is not None
    await service.lobby(people[0], table_id, "seats 2")
    await service.desk.join(people[1], (await service.view(None, table_id)).code)
    assert not (await service.lobby(people[0], table_id, "start")).is_refusal
    (seat,) = (await service.view(None, table_id)).asked
    asked = await service.view(people[seat], table_id)
    assert asked.decision is not None
    call = f"a{table_id} {asked.decision.number} truco"
    assert not (await service.desk.press(people[seat], read_code(call), service.press_id())).is_refusal
    own = await service.view(people[1 - seat], table_id)
    listed = await service.desk.numbered_hand(people[1 - seat], table_id)
    assert isinstance(own.match, TrucoView) and own.me is not None and listed is not None
    cards = own.match.shown[own.me]
    assert [face(card, words_for(None)) in listed for card in cards] == [True, True, True]
    assert listed.splitlines()[1].startswith("1: ")
