"""Leaving and closing take a second press, for whoever has not switched that off."""

from __future__ import annotations

import pytest

from adapters.front import second_press
from adapters.front.answers import Answer
from adapters.front.second_press import ASKED_SECONDS, TWICE_SECONDS
from adapters.screens.appearance import CONFIRM, OFF
from adapters.screens.buttons import read_code
from adapters.store.records import Person
from adapters.text.words import languages, words_for
from engine.table_view import CLOSED, LOBBY
from tests.second_press import asks
from tests.service import Service

WORDS = words_for("en")
LABELS = {"leave": "button-leave", "close": "button-close"}


@pytest.fixture
async def people(service: Service) -> list[Person]:
    return [await service.arrive(name) for name in ("ana", "bo")]


@pytest.fixture
async def table_id(service: Service, people: list[Person]) -> str:
    return await service.set_up(people, start=False)


async def pressed(service: Service, person: Person, table_id: str, what: str, press_id: str = "") -> Answer:
    view = await service.view(person, table_id)
    code = read_code(f"l{table_id} {view.revision} {what}")
    return await service.desk.press(person, code, press_id or service.press_id())


async def is_done(service: Service, person: Person, table_id: str, what: str) -> bool:
    view = await service.view(person, table_id)
    return view.me is None if what == "leave" else view.phase == CLOSED


@pytest.mark.parametrize("what", ["leave", "close"])
async def test_the_first_press_asks_and_the_second_one_does_it(
    service: Service, people: list[Person], table_id: str, what: str
) -> None:
    asked = await pressed(service, people[0], table_id, what)
    assert asked.text == WORDS("press-again", what=WORDS(LABELS[what])) and not asked.is_refusal
    service.clock.leap(TWICE_SECONDS)
    assert not await is_done(service, people[0], table_id, what)
    assert not (await pressed(service, people[0], table_id, what)).text
    assert await is_done(service, people[0], table_id, what)


async def test_a_finger_that_slips_or_a_press_that_comes_twice_or_late_or_for_another_table_is_asked(
    service: Service, people: list[Person], table_id: str
) -> None:
    ana, bo = people
    other = await service.set_up([ana], start=False)
    assert asks(await pressed(service, ana, table_id, "leave", "first"))
    service.clock.leap(TWICE_SECONDS / 2)
    assert asks(await pressed(service, ana, table_id, "leave", "slipped"))
    service.clock.leap(1.0)
    assert asks(await pressed(service, ana, table_id, "leave", "slipped"))
    assert asks(await pressed(service, ana, other, "leave"))
    assert asks(await pressed(service, ana, table_id, "close"))
    assert asks(await pressed(service, bo, table_id, "leave"))
    service.clock.leap(ASKED_SECONDS)
    assert asks(await pressed(service, ana, table_id, "leave", "late"))
    service.clock.leap(-3600.0)
    assert asks(await pressed(service, ana, table_id, "leave", "before that"))
    for person in people:
        assert not await is_done(service, person, table_id, "leave")


async def test_a_second_press_that_is_delivered_twice_counts_once_and_asks_nothing(
    service: Service, people: list[Person], table_id: str
) -> None:
    ana = people[0]
    code = read_code(f"l{table_id} {(await service.view(ana, table_id)).revision} leave")
    assert asks(await service.desk.press(ana, code, "first"))
    service.clock.leap(TWICE_SECONDS)
    answers = [await service.desk.press(ana, code, "second") for _ in range(2)]
    assert [answer.text for answer in answers] == ["", ""]


async def test_whoever_wants_no_question_gets_none(service: Service, people: list[Person], table_id: str) -> None:
    await service.desk.people.choose(people[0], CONFIRM, OFF)
    ana = await service.arrive("ana")
    assert not (await pressed(service, ana, table_id, "leave")).text
    assert await is_done(service, ana, table_id, "leave")


async def test_what_is_refused_anyway_is_refused_at_once(
    service: Service, people: list[Person], table_id: str
) -> None:
    stranger = await service.arrive("cy")
    assert (await pressed(service, stranger, table_id, "leave")).is_refusal
    assert (await pressed(service, people[1], table_id, "close")).is_refusal
    assert (await service.view(people[0], table_id)).phase == LOBBY


async def test_of_very_many_questions_the_oldest_is_asked_again(
    service: Service, people: list[Person], table_id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(second_press, "ASKED_MAX", 1)
    ana, bo = people
    assert asks(await pressed(service, ana, table_id, "leave"))
    assert asks(await pressed(service, bo, table_id, "leave"))
    service.clock.leap(TWICE_SECONDS)
    assert asks(await pressed(service, ana, table_id, "leave"))


@pytest.mark.parametrize("language", languages())
async def test_the_question_is_in_the_persons_language(
    service: Service, people: list[Person], table_id: str, language: str
) -> None:
    await service.desk.people.set_language(people[0], language)
    words = words_for(language)
    ana = await service.arrive("ana")
    asked = await pressed(service, ana, table_id, "leave")
    assert asked.text == words("press-again", what=words("button-leave"))
