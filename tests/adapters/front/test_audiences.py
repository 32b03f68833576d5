"""Who is heard where: members who may write, guests who are let in, and nobody else."""

from __future__ import annotations

import pytest

from adapters.delivery.platform import Standing
from adapters.front.chat import LINES_MAX
from adapters.screens.refusals import ChatOff, GuestLink, NoGuests, NotHeard, TooMuchTalk
from adapters.store.records import Person
from adapters.text.words import ISOLATE, POP
from tests.adapters.chats import all_text, buttons
from tests.service import Service

pytestmark = pytest.mark.req("PL-72")

HERE, THERE = "chats:1", "chats:2"
GONE, SILENCED = Standing(is_member=False), Standing(True, False, "Home")


@pytest.fixture
async def people(service: Service) -> list[Person]:
    return [await service.arrive("ana"), await service.arrive("bo")]


@pytest.fixture
async def table_id(service: Service, people: list[Person]) -> str:
    """A table of one place, which Bo has joined by its code from another: each is a guest where the other is."""
    ana, bo = people
    service.chats.standings[HERE, bo.account] = service.chats.standings[THERE, ana.account] = GONE
    table_id = await service.open(ana, HERE)
    code = (await service.view(None, table_id)).code
    assert not (await service.desk.join(bo, code, lambda _: THERE)).is_refusal
    return table_id


def lines(service: Service, place: str) -> list[str]:
    shown = [line.text for message in service.chats.messages(place, "chat") for line in message.screen.lines]
    return [text.replace(ISOLATE, "").replace(POP, "") for text in shown]


async def say(service: Service, person: Person, text: str, table_id: str) -> str:
    answer = await service.desk.chat.say(person, text, table_id)
    await service.settle()
    return answer.refusal_key


async def test_members_are_heard_by_name_and_guests_with_where_they_are_from(
    service: Service, people: list[Person], table_id: str
) -> None:
    assert await say(service, people[0], "hello", table_id) == ""
    assert await say(service, people[1], "hi", table_id) == ""
    assert lines(service, HERE) == ["Ana: hello", "Bo (Home): hi"]
    assert lines(service, THERE) == ["Ana (Home): hello", "Bo: hi"]


@pytest.mark.parametrize("standing", [GONE, SILENCED])
async def test_whoever_was_removed_or_silenced_is_heard_nowhere(
    service: Service, people: list[Person], standing: Standing
) -> None:
    table_id = await service.set_up(people, place=HERE)
    service.chats.standings[HERE, people[1].account] = standing
    assert await say(service, people[1], "let me in", table_id) == NotHeard.key
    code = (await service.view(None, table_id)).code
    private = service.chats.private_address(people[1])
    await service.desk.join(people[1], code, lambda _: private)  # Looking at it in private is no way in.
    assert await say(service, people[1], "let me in", table_id) == NotHeard.key
    assert lines(service, HERE) == []


async def test_a_guest_by_code_from_the_private_chat_is_heard(service: Service, people: list[Person]) -> None:
    ana, bo = people
    service.chats.standings[HERE, bo.account] = GONE
    table_id = await service.open(ana, HERE)
    code = (await service.view(None, table_id)).code
    await service.desk.join(bo, code, lambda _: service.chats.private_address(bo))
    assert await say(service, bo, "hi", table_id) == ""
    assert lines(service, HERE) == ["Bo (Chats): hi"]


async def test_at_a_table_of_a_private_chat_all_others_are_guests(service: Service, people: list[Person]) -> None:
    ana, bo = people
    private = service.chats.private_address(ana)
    table_id = await service.set_up(people, place=private)  # Bo came by a link, and so from no place.
    assert await say(service, bo, "hi", table_id) == ""
    assert await say(service, bo, "see www.example", table_id) == GuestLink.key
    assert lines(service, private) == ["Bo (Chats): hi"]
    # A place that joins is not opened to everybody by that: Bo has been removed there.
    service.chats.standings[HERE, bo.account] = GONE
    await service.desk.watch(ana, table_id, lambda _: HERE)
    assert await say(service, bo, "let me in", table_id) == ""
    assert (lines(service, HERE), lines(service, private)) == ([], ["Bo (Chats): hi", "Bo (Chats): let me in"])


async def test_a_table_of_a_group_is_no_way_to_those_who_look_at_it_in_private(
    service: Service, people: list[Person]
) -> None:
    ana, bo = people
    table_id = await service.set_up(people, place=HERE)
    await service.desk.watch(ana, table_id, lambda _: service.chats.private_address(ana))
    service.chats.standings[HERE, bo.account] = GONE
    assert await say(service, bo, "let me in", table_id) == NotHeard.key


async def test_whoever_opened_a_table_in_private_is_a_guest_where_it_is_joined(
    service: Service, people: list[Person]
) -> None:
    ana, bo = people
    table_id = await service.open(ana, service.chats.private_address(ana))
    service.chats.standings[HERE, ana.account] = GONE
    code = (await service.view(None, table_id)).code
    await service.desk.join(bo, code, lambda _: HERE)
    assert await say(service, ana, "hello", table_id) == ""
    assert lines(service, HERE) == ["Ana (Chats): hello"]


@pytest.mark.parametrize(("setting", "word"), [("chat", "members"), ("guests", "off")])
async def test_those_who_run_a_place_keep_guests_from_speaking(
    service: Service, people: list[Person], table_id: str, setting: str, word: str
) -> None:
    await service.store.set_place_setting(HERE, setting, word)
    assert await say(service, people[1], "hi", table_id) == ""
    assert await say(service, people[0], "hello", table_id) == ""
    assert lines(service, HERE) == ["Ana: hello"]


async def test_where_chat_is_off_nothing_is_shown(service: Service, people: list[Person], table_id: str) -> None:
    await service.store.set_place_setting(HERE, "chat", "off")
    assert await say(service, people[0], "hello", table_id) == ""
    assert (lines(service, HERE), lines(service, THERE)) == ([], ["Ana (Home): hello"])
    await service.store.set_place_setting(THERE, "chat", "off")
    assert await say(service, people[0], "hello", table_id) == ChatOff.key


@pytest.mark.parametrize("text", ["see https://example.com", "www.example", "t.me/x", "come to EXAMPLE.ORG now"])
async def test_guests_send_no_links(service: Service, people: list[Person], table_id: str, text: str) -> None:
    assert await say(service, people[1], text, table_id) == GuestLink.key
    assert lines(service, HERE) == lines(service, THERE) == []
    assert await say(service, people[1], "no. really, 3.5 points", table_id) == ""


async def test_members_send_links(service: Service, people: list[Person]) -> None:
    table_id = await service.set_up(people, place=HERE)
    assert await say(service, people[0], "https://example.com", table_id) == ""


async def test_a_place_may_want_no_guests_at_its_tables(service: Service, people: list[Person]) -> None:
    ana, bo = people
    table_id = await service.open(ana, HERE)
    await service.store.set_place_setting(HERE, "guests", "off")
    service.chats.standings[HERE, bo.account] = GONE
    code = (await service.view(None, table_id)).code
    assert (await service.desk.join(bo, code, lambda _: THERE)).refusal_key == NoGuests.key
    assert (await service.lobby(bo, table_id, "sit 1")).refusal_key == NoGuests.key
    del service.chats.standings[HERE, bo.account]
    assert not (await service.desk.join(bo, code, lambda _: THERE)).is_refusal


async def test_five_lines_in_ten_seconds_are_enough(service: Service, people: list[Person], table_id: str) -> None:
    assert LINES_MAX == 5
    said = [await service.desk.chat.say(people[0], f"line {number}", table_id) for number in range(6)]
    assert [answer.refusal_key for answer in said] == [""] * 5 + [TooMuchTalk.key]
    await service.move(10.0)
    assert not (await service.desk.chat.say(people[0], "again", table_id)).is_refusal


async def test_what_is_written_to_the_bot_alone_is_offered(service: Service, people: list[Person]) -> None:
    first = (await service.desk.chat.offer(people[0])).screen
    assert first is not None and "Open a table" in all_text(first)
    table_id = await service.set_up(people, place=HERE)
    offer = (await service.desk.chat.offer(people[0])).screen
    assert offer is not None and [button.code for button in buttons(offer)] == [f"o{table_id} 0 say"]
