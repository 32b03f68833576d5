"""What those who run a place decide for it, what they do about its tables, and that nobody else does."""

from __future__ import annotations

import asyncio

import pytest

from adapters.front.answers import Answer
from adapters.front.presence import Presence
from adapters.screens.buttons import PLACE, Code
from adapters.screens.place_codes import read_place_code
from adapters.screens.refusals import (
    GameNotHere,
    NotGovernor,
    NotModerator,
    NotTableHome,
    PlaceFull,
    TablesNotHere,
    TooManyTables,
)
from adapters.store.records import Person
from adapters.text.words import ISOLATE, POP
from engine.games import GAMES
from engine.refusals import RemovedFromTable, TableClosed, UnknownChoice
from engine.table_view import CLOSED, FINISHED, PLAYING
from tests.adapters.chats import all_text, buttons
from tests.service import GAME, Service

pytestmark = pytest.mark.req("PL-71")

HOME, HERE, THERE = "chats:server:9", "chats:1", "chats:2"
OTHER_GAME = next(game for game in GAMES if game != GAME)


@pytest.fixture
async def people(service: Service) -> list[Person]:
    return [await service.arrive("ana"), await service.arrive("bo")]


@pytest.fixture
async def mod(service: Service) -> Person:
    return await service.arrive("mod")


def plain(text: str) -> str:
    """A text without the marks that keep names in their direction."""
    return text.replace(ISOLATE, "").replace(POP, "")


def member(place: str = HERE) -> Presence:
    return Presence(place, HOME, name="#games", has_others=True)


def moderator(place: str = HERE) -> Presence:
    return member(place)._replace(moderates=True)


def governor(place: str = HERE) -> Presence:
    return moderator(place)._replace(governs=True)


async def press(service: Service, person: Person, what: str, presence: Presence) -> Answer:
    command = read_place_code(Code(PLACE, presence.tail, 0, what))
    return await service.desk.press_in_place(person, presence.tail, command, service.press_id(), presence)


async def open_table(service: Service, person: Person, presence: Presence, game: str = GAME) -> Answer:
    return await service.desk.open_table(
        person, game, lambda _: presence.place, service.press_id(), presence=presence
    )


# --- Tables --------------------------------------------------------------------------------------------


async def test_a_moderator_removes_somebody_ends_the_match_and_closes_the_table(
    service: Service, people: list[Person], mod: Person
) -> None:
    table_id = await service.set_up(people, place=HERE)
    await service.settle()
    listed = await press(service, mod, "tables", moderator())
    assert listed.screen is not None and f"table {table_id}" in all_text(listed.screen)
    shown = await press(service, mod, f"table {table_id}", moderator())
    assert shown.screen is not None
    assert [plain(button.label) for button in buttons(shown.screen)][:2] == ["Remove Ana", "Remove Bo"]
    await press(service, mod, f"remove {table_id} {people[0].id}", moderator())
    await service.settle()
    view = await service.view(people[0], table_id)
    assert (view.me, view.phase, view.owner) == (None, PLAYING, people[1].id)
    assert service.chats.messages(service.chats.private_address(people[0]), "hand") == []
    sure = await press(service, mod, f"sure end {table_id}", moderator())
    assert sure.screen is not None and (await service.view(None, table_id)).phase == PLAYING
    await press(service, mod, f"end {table_id}", moderator())
    assert (await service.view(None, table_id)).phase == FINISHED
    assert (await service.lobby(people[0], table_id, "sit 0")).refusal_key == RemovedFromTable.key
    await press(service, mod, f"close {table_id}", moderator())
    assert (await service.view(None, table_id)).phase == CLOSED
    await service.settle()
    assert "Those who run this place closed this table." in all_text(
        service.chats.messages(HERE, "live")[0].screen
    )


@pytest.mark.parametrize(
    "what", ["tables", "table {}", "remove {} 1", "end {}", "close {}", "out {}", "sure end {}"]
)
async def test_nobody_else_has_power_over_a_table(
    service: Service, people: list[Person], mod: Person, what: str
) -> None:
    table_id = await service.set_up(people, place=HERE)
    said = what.format(table_id)
    assert (await press(service, people[0], said, member())).refusal_key == NotModerator.key
    elsewhere = await press(service, mod, said, moderator(THERE))
    assert what == "tables" or elsewhere.refusal_key == TableClosed.key or what == "out {}"
    code = Code(PLACE, member().tail, 0, said)
    command = read_place_code(code)
    for presence in (None, moderator(THERE)):
        answer = await service.desk.press_in_place(mod, code.table_id, command, service.press_id(), presence)
        assert answer.refusal_key == NotModerator.key
    assert (await service.desk.press(mod, code, service.press_id())).refusal_key == NotModerator.key
    view = await service.view(people[0], table_id)
    assert (view.phase, view.me) == (PLAYING, 0)
    assert [place.is_hidden for place in await service.store.places(table_id)] == [False]


async def test_where_a_table_was_not_opened_it_can_only_be_taken_out(
    service: Service, people: list[Person], mod: Person
) -> None:
    table_id = await service.set_up(people, place=HERE)
    await service.desk.watch(people[1], table_id, lambda _: THERE)
    await service.settle()
    for what in (f"close {table_id}", f"end {table_id}", f"remove {table_id} {people[0].id}"):
        assert (await press(service, mod, what, moderator(THERE))).refusal_key == NotTableHome.key
    shown = await press(service, mod, f"table {table_id}", moderator(THERE))
    assert shown.screen is not None and [b.label for b in buttons(shown.screen)] == [
        "Take it out of here",
        "◂ Back",
    ]
    await press(service, mod, f"out {table_id}", moderator(THERE))
    await service.settle()
    assert not service.chats.messages(THERE, "live") and service.chats.messages(HERE, "live")
    told = service.chats.messages(service.chats.private_address(people[0]), "notice")
    assert len(told) == 1 and "taken out of a place" in all_text(told[0].screen)
    await service.desk.watch(people[1], table_id, lambda _: THERE)
    await service.settle()
    assert service.chats.messages(THERE, "live")
    assert not service.chats.messages(service.chats.private_address(people[0]), "notice")


# --- Settings ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("what", "shown"),
    [
        ("set language de", "Language: Deutsch."),
        ("set pictures off", "Pictures: Words only."),
        ("set telling quiet", "Telling: Quiet: table and result only."),
        ("set chat off", "Chat of tables: Off."),
        ("set guests off", "Guests from elsewhere: Not let in."),
        ("set here off", "Tables here: Not allowed."),
        ("set per-person 1", "Tables per person: 1."),
        ("set per-place 0", "Tables at a time: no limit."),
    ],
)
async def test_everything_is_decided_by_a_button_that_shows_the_value(
    service: Service, people: list[Person], mod: Person, what: str, shown: str
) -> None:
    setting = what.split()[1]
    page = await press(service, mod, f"show {setting}", moderator())
    assert page.screen is not None
    assert Code(PLACE, "1", 0, what) in [
        Code(PLACE, "1", 0, b.code.split(" ", 1)[1]) for b in buttons(page.screen)
    ]
    assert (await press(service, people[0], what, member())).refusal_key == NotModerator.key
    assert (await press(service, people[0], f"show {setting}", member())).refusal_key == NotModerator.key
    done = await press(service, mod, what, moderator())
    assert done.screen is not None and shown in plain(all_text(done.screen))
    for_all = await press(service, people[0], "show", member())
    assert for_all.screen is not None and not for_all.screen.controls and shown in plain(all_text(for_all.screen))


async def test_numbers_stand_in_their_order_and_no_limit_comes_last(service: Service, mod: Person) -> None:
    for setting, numbers in (("per-person", "1 2 3 5 0"), ("per-place", "1 3 5 10 20 0")):
        page = await press(service, mod, f"show {setting}", moderator())
        assert page.screen is not None
        codes = [button.code.split() for button in buttons(page.screen)]
        assert [code[-1] for code in codes if code[-2] == setting] == numbers.split()


@pytest.mark.parametrize(
    "what",
    ["set chat loud", "set nothing on", "show nothing", "dance", "remove x y", "bell zone east", "bell zone 9999",
     "bell on chess", "bell quiet-hours 1-2", f"play {GAME} thread"],
)  # fmt: skip
async def test_what_makes_no_sense_changes_nothing(service: Service, mod: Person, what: str) -> None:
    assert (await press(service, mod, what, governor())).refusal_key == UnknownChoice.key
    assert await service.store.place_settings(HERE) == {}


async def test_other_channels_are_decided_about_by_who_runs_the_server(
    service: Service, people: list[Person], mod: Person
) -> None:
    assert (await press(service, mod, "set elsewhere off", moderator())).refusal_key == NotGovernor.key
    await press(service, mod, "set here on", governor())
    await press(service, mod, "set elsewhere off", governor())
    assert not (await open_table(service, people[0], member(HERE))).is_refusal
    assert (await open_table(service, people[0], member(THERE))).refusal_key == TablesNotHere.key
    thread = Presence("chats:3", HOME, parent=HERE)
    assert not (await open_table(service, people[1], thread)).is_refusal


async def test_games_that_are_not_played_here_are_named(
    service: Service, people: list[Person], mod: Person
) -> None:
    await press(service, mod, f"set game-{OTHER_GAME} off", moderator())
    refused = await open_table(service, people[0], member(), OTHER_GAME)
    assert refused.refusal_key == GameNotHere.key
    assert "Santase" in refused.text
    opened = await open_table(service, people[0], member())
    assert opened.table_id is not None
    changed = await service.lobby(people[0], opened.table_id, f"game {OTHER_GAME}")
    assert changed.refusal_key == GameNotHere.key


# --- Limits --------------------------------------------------------------------------------------------


async def test_twenty_tables_at_once_are_two(service: Service, people: list[Person]) -> None:
    answers = await asyncio.gather(*(open_table(service, people[0], member()) for _ in range(20)))
    opened = [answer for answer in answers if not answer.is_refusal]
    assert len(opened) == 2
    assert {answer.refusal_key for answer in answers if answer.is_refusal} == {TooManyTables.key}
    codes = [(await service.view(None, answer.table_id or "")).code for answer in opened]
    assert all(code in answers[-1].text for code in codes)
    assert not (await open_table(service, people[0], member(THERE))).is_refusal
    assert not (await open_table(service, people[1], member())).is_refusal


async def test_a_table_that_was_left_or_played_makes_room(service: Service, people: list[Person]) -> None:
    first = (await open_table(service, people[0], member())).table_id
    second = (await open_table(service, people[0], member())).table_id
    assert first is not None and second is not None
    assert (await open_table(service, people[0], member())).is_refusal
    await service.desk.leave(people[0], first)
    assert not (await open_table(service, people[0], member())).is_refusal
    assert (await service.view(None, first)).phase == CLOSED
    await service.lobby(people[0], second, "fill * easy")
    await service.lobby(people[0], second, "start")
    assert (await open_table(service, people[0], member())).is_refusal
    await service.lobby(people[0], second, "end on")
    assert (await service.view(None, second)).phase == FINISHED
    assert not (await open_table(service, people[0], member())).is_refusal


async def test_a_place_of_ones_own_is_for_whoever_has_not_too_many_tables_anywhere(
    service: Service, people: list[Person]
) -> None:
    person = people[0]

    async def may_open() -> bool:
        return not (await service.desk.opening.check(person, GAME, member())).is_refusal

    tables = [(await open_table(service, person, member(place))).table_id for place in (HERE, THERE)]
    assert not await may_open()
    assert tables[0] is not None and tables[1] is not None
    await service.lobby(person, tables[0], "fill * easy")
    await service.lobby(person, tables[0], "start")
    assert not await may_open()
    await service.lobby(person, tables[0], "end on")
    assert await may_open()  # What is over does not count, though they still sit there,
    await service.desk.leave(person, tables[1])
    assert len([await open_table(service, people[1], member(place)) for place in (HERE, THERE)]) == 2
    assert await may_open()  # nor does what others play.


async def test_a_place_has_as_many_tables_as_it_allows(
    service: Service, people: list[Person], mod: Person
) -> None:
    await press(service, mod, "set per-place 1", moderator())
    assert not (await open_table(service, people[0], member())).is_refusal
    assert (await open_table(service, people[1], member())).refusal_key == PlaceFull.key
