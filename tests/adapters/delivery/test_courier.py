"""The courier: every chat ends up at the latest screens, with as few calls as that takes."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from adapters.delivery.courier import POLL_SECONDS
from adapters.delivery.known_people import FRESH_SECONDS
from adapters.screens import log, private_screen, public_screen
from adapters.screens.appearance import appearance_of
from adapters.screens.screen import Screen
from adapters.store.records import Person
from adapters.text.words import words_for
from engine.commands import SetPublic
from engine.table_view import FINISHED, PLAYING
from tests.adapters.chats import Chats, Fault, Message
from tests.service import Service, running

PLACE = "chats:place"
OTHER = "chats:other place"
GONE: list[list[Fault]] = [["gone"], ["unheard", "gone"], ["gone", "unheard", "lost", "wait"]]
WAITS: list[Fault] = ["wait"] * 60


@pytest.fixture
async def people(service: Service) -> list[Person]:
    return [await service.arrive("ana"), await service.arrive("bo")]


@pytest.fixture
def chance() -> random.Random:
    return random.Random(3)


async def live(service: Service, table_id: str) -> Screen:
    view = await service.view(None, table_id)
    return public_screen(view, await service.names(view), words_for(None))


async def hand(service: Service, person: Person, table_id: str) -> Screen | None:
    view = await service.view(person, table_id)
    appearance = appearance_of(person.settings)._replace(has_pictures=False)
    return private_screen(view, await service.names(view), words_for(None), appearance=appearance)


def screens(messages: list[Message]) -> list[Screen]:
    return [message.screen for message in messages]


async def assert_shown(service: Service, table_id: str, people: list[Person], *places: str) -> None:
    """Every place shows this table once, every person has their hand once, and the log is whole."""
    for place in places or (PLACE,):
        assert screens(service.chats.messages(place, "live")) == [await live(service, table_id)]
        assert screens(service.chats.messages(place, "log")) == await service.log(table_id)
        assert service.chats.messages(place, "hand") == []
    for person in people:
        address = service.chats.private_address(person)
        assert screens(service.chats.messages(address, "hand")) == [await hand(service, person, table_id)]
        assert service.chats.messages(address, "live", "log") == []


@pytest.mark.req("PL-5", "PL-62", "SA-1")
async def test_a_match_is_one_live_message_a_log_and_a_hand_for_each(
    service: Service, people: list[Person], chance: random.Random
) -> None:
    table_id = await service.set_up(people)
    await service.settle()
    await assert_shown(service, table_id, people)
    await service.play(people, table_id, chance)
    assert (await service.view(None, table_id)).phase == FINISHED
    await service.settle()
    await assert_shown(service, table_id, people)


@pytest.mark.req("PL-5", "PL-63")
async def test_nothing_changed_is_no_call(service: Service, people: list[Person], chance: random.Random) -> None:
    table_id = await service.set_up(people)
    await service.play(people, table_id, chance, moves_max=4)
    await service.settle()
    calls = len(service.chats.calls)
    for _ in range(5):
        service.processes[0].courier.wake(table_id, chat=True, viewers=True)
    await service.settle()
    await service.leap(100.0)
    await service.settle()
    assert len(service.chats.calls) == calls


@pytest.mark.req("PL-19")
async def test_a_restart_in_good_order_makes_no_call(
    service: Service, people: list[Person], chance: random.Random
) -> None:
    table_id = await service.set_up(people)
    await service.play(people, table_id, chance, moves_max=7)
    await service.desk.chat.say(people[0], "hello", table_id)
    await service.settle()
    calls = len(service.chats.calls)
    await service.processes.pop().stop()
    await service.start()
    await service.settle()
    assert len(service.chats.calls) == calls


@pytest.mark.req("PL-5", "PL-63")
async def test_a_slow_chat_skips_what_lies_between(
    service: Service, people: list[Person], chance: random.Random
) -> None:
    table_id = await service.set_up(people)
    await service.settle()

    async def pause(address: str) -> None:
        await service.clock.sleep(0.7)

    before = len(service.chats.calls)
    service.chats.pause = pause
    moves = await service.play(people, table_id, chance)
    edits = [call for call in service.chats.calls[before:] if call.what == "edit"]
    assert moves > 15
    assert len(edits) <= 4
    await service.settle()
    await assert_shown(service, table_id, people)


@pytest.mark.req("PL-5")
async def test_at_most_three_calls_a_play(service: Service, people: list[Person], chance: random.Random) -> None:
    table_id = await service.set_up(people, target=1)
    await service.settle()
    before, moves = len(service.chats.calls), 0
    while (await service.view(None, table_id)).phase == PLAYING:
        moves += await service.play(people, table_id, chance, moves_max=1)
        await service.quiet()
    # Both hands and the table change with every card, and every second card ends a page.
    assert len(service.chats.calls) - before <= 4.6 * moves
    in_place = [call for call in service.chats.calls[before:] if call.address == PLACE]
    assert len(in_place) <= 3 * moves


@pytest.mark.req("PL-63")
async def test_one_chat_that_must_wait_delays_no_other(
    service: Service, people: list[Person], chance: random.Random
) -> None:
    table_id = await service.set_up(people)
    await service.settle()
    service.chats.fail_next(PLACE, "wait", "wait", "wait")
    before = service.clock.now()
    await service.play(people, table_id, chance, moves_max=1)
    await service.quiet()
    assert service.clock.now() == before
    for person in people:
        shown = service.chats.messages(service.chats.private_address(person), "hand")
        assert screens(shown) == [await hand(service, person, table_id)]
    assert screens(service.chats.messages(PLACE, "live")) != [await live(service, table_id)]
    await service.settle()
    await assert_shown(service, table_id, people)


@pytest.mark.req("PL-19")
@pytest.mark.parametrize("faults", GONE, ids="-".join)
async def test_a_message_that_is_gone_is_posted_once_more(
    service: Service, people: list[Person], chance: random.Random, faults: list[Fault]
) -> None:
    table_id = await service.set_up(people)
    await service.settle()
    service.chats.fail_next(PLACE, *faults)
    await service.play(people, table_id, chance, moves_max=1)
    await service.settle()
    await service.play(people, table_id, chance, moves_max=1)
    await service.settle()
    ever = [message for message in service.chats.posted if message.address == PLACE and message.kind == "live"]
    assert len(ever) == 2
    await assert_shown(service, table_id, people)


@pytest.mark.req("PL-19")
async def test_a_message_posted_before_a_crash_and_deleted_since_is_posted_again(service: Service) -> None:
    ana = await service.arrive("ana")
    service.chats.fail_next(PLACE, "unheard", "wait", "gone")
    table_id = await service.set_up([ana], start=False)
    await service.settle()
    assert screens(service.chats.messages(PLACE, "live")) == [await live(service, table_id)]


@pytest.mark.req("PL-19", "PL-62")
async def test_a_closed_chat_holds_up_nobody_and_is_tried_again_when_its_person_is_back(
    service: Service, people: list[Person], chance: random.Random
) -> None:
    address = service.chats.private_address(people[1])
    service.chats.unreachable.add(address)
    table_id = await service.set_up(people)
    await service.play(people, table_id, chance)
    await service.settle()
    assert (await service.view(None, table_id)).phase == FINISHED
    assert len(service.chats.calls_to(address)) == 1
    await assert_shown(service, table_id, people[:1])
    service.chats.unreachable.clear()
    service.processes[0].courier.reachable(address)
    await service.settle()
    await assert_shown(service, table_id, people)


@pytest.mark.req("PL-62")
async def test_whoever_comes_while_their_chat_is_found_closed_is_shown_their_hand(
    service: Service, people: list[Person]
) -> None:
    address = service.chats.private_address(people[1])

    async def come_back(called: str) -> None:
        if called == address:
            service.processes[0].courier.reachable(address)

    service.chats.fail_next(address, "unreachable")
    service.chats.pause = come_back
    table_id = await service.set_up(people)
    await service.settle()
    await assert_shown(service, table_id, people)


async def test_a_closed_chat_is_tried_again_after_a_while(
    service: Service, people: list[Person], chance: random.Random
) -> None:
    address = service.chats.private_address(people[1])
    service.chats.unreachable.add(address)
    table_id = await service.set_up(people)
    await service.settle()
    service.chats.unreachable.clear()
    await service.leap(700.0)
    await service.play(people, table_id, chance, moves_max=1)
    await service.settle()
    await assert_shown(service, table_id, people)


@pytest.mark.req("PL-7")
async def test_a_place_that_joins_later_gets_the_table_and_the_page_of_the_moment(
    service: Service, chance: random.Random, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(log, "PAGE_LENGTH_MAX", 600)  # A match need not be long to have two of them.
    people = [await service.arrive("ana"), await service.arrive("bo")]
    cy = await service.arrive("cy")
    table_id = await service.set_up(people, target=4)
    while len(await service.log(table_id)) < 2:
        await service.play(people, table_id, chance, moves_max=20)
    await service.settle()
    pages = len(await service.log(table_id))
    await service.desk.watch(cy, table_id, lambda _: OTHER)
    await service.settle()
    assert screens(service.chats.messages(OTHER, "live")) == [await live(service, table_id)]
    assert screens(service.chats.messages(OTHER, "log")) == (await service.log(table_id))[pages - 1 :]
    await service.play(people, table_id, chance)
    await service.settle()
    assert screens(service.chats.messages(OTHER, "log")) == (await service.log(table_id))[pages - 1 :]
    await assert_shown(service, table_id, people)


@pytest.mark.req("PL-41")
async def test_a_place_kept_waiting_gets_every_page_of_the_matches_it_missed(
    service: Service, people: list[Person], chance: random.Random
) -> None:
    table_id = await service.set_up(people, start=False)
    await service.settle()
    service.chats.fail_next(PLACE, *WAITS)
    for _ in range(2):
        await service.lobby(people[0], table_id, "start")
        await service.play(people, table_id, chance)
    await service.lobby(people[0], table_id, "public on")
    await service.settle()
    assert len(service.chats.calls_to(PLACE)) > 60
    await assert_shown(service, table_id, people)
    told = [line.text for page in await service.log(table_id) for line in page.lines]
    seals = [text for text in told if " · seal " in text or text.startswith("The seal is open")]
    assert len(seals) == 4  # set and opened, twice


@pytest.mark.req("PL-5")
async def test_places_and_names_are_asked_of_the_store_once_in_a_while(
    service: Service, people: list[Person], chance: random.Random
) -> None:
    table_id = await service.set_up(people)
    await service.settle()
    asked: list[str] = []

    def noted(name: str) -> bool:
        asked.append(name)
        return False

    service.processes[0].line.fails = noted
    for seconds, times in ((1.0, 0), (FRESH_SECONDS, 1), (5.0, 0)):
        await service.move(seconds)
        asked.clear()
        for _ in range(3):
            await service.act(people[0], table_id, chance) or await service.act(people[1], table_id, chance)
            await service.quiet()
        assert (asked.count("places"), asked.count("append")) == (times, 3)
        assert ("people" in asked) == bool(times)


@pytest.mark.req("PL-7")
async def test_a_place_that_another_process_added_is_shown_the_table_within_half_a_minute(
    service: Service, people: list[Person]
) -> None:
    table_id = await service.set_up(people)
    await service.settle()
    elsewhere = await service.start()
    cy = await elsewhere.desk.arrive("chats", "cy", "Cy")
    await elsewhere.desk.watch(cy, table_id, lambda _: OTHER)
    await service.move(2.0)
    assert service.chats.messages(OTHER) == []
    await service.move(29.0)
    assert screens(service.chats.messages(OTHER, "live")) == [await live(service, table_id)]


@pytest.mark.req("PL-7")
async def test_a_place_added_while_the_places_are_being_read_is_shown_the_table(
    service: Service, people: list[Person]
) -> None:
    """Reading them began before and ends after, as on a slow disk."""
    table_id = await service.set_up(people, start=False)
    await service.settle()
    line, courier = service.processes[0].line, service.processes[0].courier
    slow = line.held["places"] = asyncio.Event()
    courier.wake(table_id, viewers=True)
    await service.quiet()
    await service.store.add_place(table_id, OTHER)
    del line.held["places"]
    courier.wake(table_id, viewers=True)
    await service.quiet()
    slow.set()
    await service.quiet()
    await service.processes[0].host.command(table_id, SetPublic(True), people[0].id)
    await service.settle()
    assert screens(service.chats.messages(OTHER, "live")) == [await live(service, table_id)]


async def test_two_tables_in_one_place(service: Service, chance: random.Random) -> None:
    ana, bo = [await service.arrive("ana"), await service.arrive("bo")]
    first = await service.set_up([ana])
    second = await service.set_up([bo])
    await service.play([ana], first, chance, moves_max=3)
    await service.play([bo], second, chance, moves_max=3)
    await service.settle()
    shown = screens(service.chats.messages(PLACE, "live"))
    assert shown == [await live(service, first), await live(service, second)]
    pages = [*await service.log(first), *await service.log(second)]
    assert sorted(screens(service.chats.messages(PLACE, "log"))) == sorted(pages)


@pytest.mark.req("PL-5")
async def test_a_rematch_goes_on_in_the_same_messages(
    service: Service, people: list[Person], chance: random.Random
) -> None:
    table_id = await service.set_up(people)
    for _ in range(3):
        await service.play(people, table_id, chance)
        await service.settle()
        await assert_shown(service, table_id, people)
        await service.lobby(people[1], table_id, "start")
    await service.settle()
    await assert_shown(service, table_id, people)


@pytest.mark.req("PL-16")
async def test_who_leaves_the_lobby_has_no_hand_left(service: Service, people: list[Person]) -> None:
    table_id = await service.set_up(people, start=False)
    await service.settle()
    await service.lobby(people[1], table_id, "leave")
    await service.settle()
    assert service.chats.messages(service.chats.private_address(people[1])) == []
    await assert_shown(service, table_id, people[:1])


@pytest.mark.req("PL-19")
async def test_a_table_closed_just_before_a_crash_gets_its_last_screen(
    service: Service, people: list[Person], chance: random.Random
) -> None:
    table_id = await service.set_up(people)
    await service.play(people, table_id, chance, moves_max=3)
    await service.settle()
    service.chats.fail_next(PLACE, "lost")
    await service.lobby(people[0], table_id, "close")
    await service.kill()
    await service.start()
    await service.move(10.0)
    await service.settle()
    await assert_shown(service, table_id, people)
    assert "closed" in service.chats.messages(PLACE, "live")[0].screen.short


@pytest.mark.req("PL-19")
async def test_one_courier_leads_and_another_takes_over(service: Service, chance: random.Random) -> None:
    people = [await service.arrive("ana"), await service.arrive("bo")]
    await service.start()
    table_id = await service.set_up(people)
    await service.settle()
    await assert_shown(service, table_id, people)
    await service.kill()
    await service.play(people, table_id, chance, moves_max=2)
    calls = len(service.chats.calls)
    await service.move(1.4)
    assert len(service.chats.calls) == calls  # the lease of the dead still holds
    await service.move(1.5)
    await assert_shown(service, table_id, people)


@pytest.mark.req("PL-19")
async def test_a_courier_whose_lease_went_to_another_touches_no_chat(
    service: Service, people: list[Person], chance: random.Random
) -> None:
    table_id = await service.set_up(people)
    await service.settle()
    stalled = service.processes[0]
    stalled.line.fails = lambda name: name == "renew_lease"
    await service.start()
    await service.move(10.0)
    calls = len(service.chats.calls)
    await service.play(people, table_id, chance, moves_max=1)
    await service.quiet()
    assert len(service.chats.calls) == calls
    stalled.line.fails = lambda _: False  # Now it hears that another leads, and gives up.
    await service.settle()
    await assert_shown(service, table_id, people)


@pytest.mark.req("PL-7", "PL-19")
async def test_what_one_process_does_another_shows(
    service: Service, people: list[Person], chance: random.Random
) -> None:
    await service.start()
    service.processes.reverse()  # People talk to the one that does not lead.
    table_id = await service.set_up(people)
    await service.settle()
    await service.play(people, table_id, chance)
    await service.desk.chat.say(people[0], "well played", table_id)
    await service.settle()
    await assert_shown(service, table_id, people)
    assert ["well played" in m.screen.short for m in service.chats.messages(PLACE, "chat")] == [True]


@pytest.mark.req("PL-19")
async def test_a_store_that_fails_for_a_while_costs_no_screen(
    service: Service, people: list[Person], chance: random.Random
) -> None:
    table_id = await service.set_up(people)
    await service.settle()
    line = service.processes[0].line
    line.fails = lambda name: name in ("deliveries", "places", "people", "save_deliveries", "broadcasts", "said")
    await service.desk.watch(people[0], table_id)
    for person in people:
        await service.act(person, table_id, chance)
    await service.move(4.0)
    line.fails = lambda _: False
    await service.settle()
    await assert_shown(service, table_id, people)


async def shown_by(service: Service, table_id: str, kind: str) -> list[tuple[str | None, str]]:
    """Where the store has messages of this kind, and digests of what they show."""
    shown = await service.store.deliveries(table_id)
    return [(one.ref, one.digest) for one in shown if one.slot.startswith(f"{kind}:")]


@pytest.mark.req("PL-19")
async def test_what_messages_show_is_written_down_at_the_next_poll(
    service: Service, people: list[Person], chance: random.Random
) -> None:
    table_id = await service.set_up(people, target=11)
    await service.settle()
    before = await shown_by(service, table_id, "hand")
    for person in people:
        await service.act(person, table_id, chance)
    await service.quiet()
    await assert_shown(service, table_id, people)
    assert await shown_by(service, table_id, "hand") == before
    await service.move(POLL_SECONDS)
    after = await shown_by(service, table_id, "hand")
    assert [ref for ref, _ in after] == [ref for ref, _ in before]
    assert all(new != old for (_, new), (_, old) in zip(after, before, strict=True))


@pytest.mark.req("PL-19")
async def test_after_a_crash_the_last_edits_are_made_again_and_nothing_is_posted_twice(
    service: Service, people: list[Person], chance: random.Random
) -> None:
    table_id = await service.set_up(people, target=11)
    await service.settle()
    await service.play(people, table_id, chance, moves_max=6)
    await service.quiet()
    posts = len(service.chats.posted)
    pages = await shown_by(service, table_id, "log")
    assert (len(pages), None in [ref for ref, _ in pages]) == (1, False)  # Posts are not left to a poll.
    await service.kill()
    await service.start()
    await service.settle()
    assert len(service.chats.posted) == posts
    await assert_shown(service, table_id, people)


@pytest.mark.req("PL-5")
async def test_the_table_stays_below_everything_else_of_ours_in_one_message(
    tmp_path: Path, chance: random.Random
) -> None:
    async with running(tmp_path, Chats(keeps_in_view=False)) as service:
        people = [await service.arrive("ana"), await service.arrive("bo")]
        table_id = await service.set_up(people, target=4, start=False)
        await service.settle()
        await service.lobby(people[0], table_id, "start")
        while (await service.view(None, table_id)).phase == PLAYING:
            await service.play(people, table_id, chance, moves_max=1)
            await service.settle()
            assert screens(service.chats.messages(PLACE, "live")) == [await live(service, table_id)]
            assert [one.kind for one in service.chats.messages(PLACE, "live", "log")] == ["log", "live"]
        assert (await service.view(None, table_id)).deal > 1
        await assert_shown(service, table_id, people)
        ever = [one.kind for one in service.chats.posted if one.address == PLACE]
        assert ever == ["live", "log", "live"]  # the lobby, and the match
        await service.lobby(people[0], table_id, "start")
        await service.desk.chat.say(people[0], "hello", table_id)
        await service.settle()
        deal = (await service.view(None, table_id)).deal
        while (await service.view(None, table_id)).deal == deal:
            await service.play(people, table_id, chance, moves_max=1)
        await service.settle()  # Something stands below the table when a deal begins: it comes down again.
        kinds = [one.kind for one in service.chats.messages(PLACE, "live", "log", "chat")]
        assert kinds == ["log", "log", "chat", "live"]
        await service.lobby(people[0], table_id, "close")
        await service.settle()
        await assert_shown(service, table_id, people)


@pytest.mark.req("PL-5")
async def test_a_fresh_message_whose_post_is_in_doubt_leaves_no_double(
    tmp_path: Path, chance: random.Random
) -> None:
    async with running(tmp_path, Chats(keeps_in_view=False)) as service:
        people = [await service.arrive("ana"), await service.arrive("bo")]
        table_id = await service.set_up(people, target=4, start=False)  # two deals at least
        await service.settle()
        await service.lobby(people[0], table_id, "start")
        service.chats.fail_next(PLACE, "unheard", *WAITS[:20])
        await service.quiet()
        await service.play(people, table_id, chance)  # The next deals begin before the first is settled.
        assert (await service.view(None, table_id)).deal > 1
        await service.settle()
        await assert_shown(service, table_id, people)


@pytest.mark.req("PL-7", "PL-19")
async def test_a_screen_that_changed_and_changed_back_is_the_one_shown(
    service: Service, people: list[Person]
) -> None:
    table_id = await service.set_up(people)
    await service.settle()
    service.chats.fail_next(PLACE, "unheard")
    await service.lobby(people[1], table_id, "leave")
    await service.quiet()
    await service.lobby(people[1], table_id, "return")
    await service.settle()
    assert screens(service.chats.messages(PLACE, "live")) == [await live(service, table_id)]


async def test_a_private_chat_can_be_a_place_as_well(service: Service) -> None:
    ana, bo = await service.arrive("ana"), await service.arrive("bo")
    address = service.chats.private_address(ana)
    table_id = await service.set_up([ana, bo], place=address)
    await service.desk.chat.whisper(bo, table_id, 0, "psst")
    await service.desk.chat.say(bo, "hello", table_id)
    await service.settle()
    await service.desk.chat.whisper(bo, table_id, 0, "psst again")
    await service.settle()
    assert screens(service.chats.messages(address, "live")) == [await live(service, table_id)]
    assert screens(service.chats.messages(address, "hand")) == [await hand(service, ana, table_id)]
    said = [line.text for message in service.chats.messages(address, "chat") for line in message.screen.lines]
    guest = words_for("en")("guest-name", name="Bo", place="Chats")  # in what is Ana's alone; a whisper is for her
    assert sorted(said) == sorted([f"{guest}: hello", "Bo: psst", "Bo: psst again"])
