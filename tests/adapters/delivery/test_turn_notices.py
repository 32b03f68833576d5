"""Turn notices and the pace of chats: who is asked is called where it reaches them, and nobody is flooded."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from adapters.delivery import courier, leases
from adapters.delivery.platform import Pace, Sent, Target, Unreachable
from adapters.screens import Screen, private_screen, public_screen
from adapters.screens.appearance import appearance_of
from adapters.screens.buttons import read_code
from adapters.store.records import Person
from adapters.text.words import words_for
from engine import host
from engine.table_view import PLAYING
from tests.adapters.chats import Chats, Message
from tests.adapters.delivery.answering import Answering, Lent
from tests.leaping_loop import polled_seldom
from tests.service import Service, running

PLACE = "chats:place"
NAMES = ["ana", "bo"]
SIX, HOUSE_SECONDS = 6, 1.0
# How old what is shown may be while house players play, how long a table is calm before hands follow, how long
# whoever is asked is left in peace, and how long after a call.
CALM_SECONDS, BEGIN_CALM_SECONDS, HAND_CALM_SECONDS = 10.0, 6.0, 5.0
HOUR = 3600.0
RING_SECONDS, LONG_RING_SECONDS, RINGS_APART_SECONDS = 45.0, 600.0, 180.0


class Thinker:
    """A house player who never comes to an end."""

    async def choose(self, *_: object) -> str:
        await asyncio.Event().wait()
        return ""


@pytest.fixture(autouse=True)
def is_polled_seldom() -> Iterator[None]:
    with polled_seldom():
        yield


@pytest.fixture
def platform() -> Chats:
    return Chats(keeps_in_view=False)


@pytest.fixture
def chance() -> random.Random:
    return random.Random(3)


@pytest.fixture
async def people(service: Service) -> list[Person]:
    return [await service.arrive(name) for name in NAMES]


async def asked(service: Service, people: list[Person], table_id: str) -> tuple[Person, Person]:
    """Who is to act, and the other one."""
    (seat,) = (await service.view(None, table_id)).asked
    return people[seat], people[1 - seat]


async def six_players(service: Service, ana: Person, place: str = PLACE) -> str:
    """A table at which a person is about to play with five house players, who take a second for each card."""
    service.processes[0].host._house_seconds = HOUSE_SECONDS
    opened = await service.desk.open_table(ana, "sixty-one", lambda _: place, service.press_id(), seats=SIX)
    assert opened.table_id is not None
    await service.lobby(ana, opened.table_id, "fill * easy")
    await service.settle()
    return opened.table_id


async def hand_of(service: Service, person: Person, table_id: str) -> Screen | None:
    """What a person's hand should show now."""
    view = await service.view(person, table_id)
    appearance = appearance_of(person.settings)._replace(has_pictures=False)
    return private_screen(view, await service.names(view), words_for(None), appearance=appearance)


def private(service: Service, person: Person) -> str:
    return service.chats.private_address(person)


def texts(messages: list[Message]) -> list[str]:
    return [message.screen.short for message in messages]


def ever(service: Service, address: str) -> list[Screen]:
    return [one.screen for one in service.chats.posted if one.address == address and one.kind == "turn"]


@pytest.mark.req("PL-62", "PL-5")
async def test_who_does_not_act_for_some_seconds_is_called_in_private_and_only_once(
    service: Service, people: list[Person]
) -> None:
    table_id = await service.set_up(people)
    first, other = await asked(service, people, table_id)
    await service.move(RING_SECONDS - 1)
    assert service.chats.messages(private(service, first), "turn") == []
    await service.move(2)
    assert len(texts(service.chats.messages(private(service, first), "turn"))) == 1
    assert first.name in texts(service.chats.messages(private(service, first), "turn"))[0]
    await service.move(60)
    assert len(ever(service, private(service, first))) == 1
    for elsewhere in (PLACE, private(service, other)):
        assert ever(service, elsewhere) == []


@pytest.mark.req("PL-62")
async def test_the_notice_goes_when_its_question_does(
    service: Service, people: list[Person], chance: random.Random
) -> None:
    table_id = await service.set_up(people)
    first, _ = await asked(service, people, table_id)
    await service.move(RING_SECONDS + 1)
    await service.act(first, table_id, chance)
    await service.settle()
    assert service.chats.messages(private(service, first), "turn") == []
    await service.move(RING_SECONDS + 1)
    now_asked, _ = await asked(service, people, table_id)
    assert len(service.chats.messages(private(service, now_asked), "turn")) == 1


@pytest.mark.req("PL-62", "PL-63")
async def test_who_plays_at_a_good_pace_is_never_called(
    service: Service, people: list[Person], chance: random.Random
) -> None:
    table_id = await service.set_up(people)
    while (await service.view(None, table_id)).phase == PLAYING:
        await service.play(people, table_id, chance, moves_max=1)
        await service.move(RING_SECONDS - 2)
    assert [one for one in service.chats.posted if one.kind == "turn"] == []


@pytest.mark.req("PL-4", "PL-62")
async def test_where_private_chats_are_closed_the_place_mentions_whom_it_waits_for(
    service: Service, people: list[Person], chance: random.Random
) -> None:
    table_id = await service.set_up(people, start=False)
    service.chats.unreachable |= {private(service, person) for person in people}
    await service.settle()
    await service.lobby(people[0], table_id, "start")
    await service.move(RING_SECONDS + 1)
    first, _ = await asked(service, people, table_id)
    (notice,) = service.chats.messages(PLACE, "turn")
    assert notice.screen.mention == first.account
    await service.act(first, table_id, chance)
    await service.move(RING_SECONDS + 1)
    (notice,) = service.chats.messages(PLACE, "turn")
    assert notice.screen.mention == (await asked(service, people, table_id))[0].account
    assert len(ever(service, PLACE)) == 2
    await service.play(people, table_id, chance)
    await service.settle()
    assert service.chats.messages(PLACE, "turn") == []


@pytest.mark.req("PL-17", "PL-62")
async def test_a_short_timer_calls_at_half_its_time_and_says_when_it_is_almost_up(
    service: Service, people: list[Person]
) -> None:
    table_id = await service.set_up(people, start=False)
    await service.lobby(people[0], table_id, "timer 60")
    await service.lobby(people[0], table_id, "start")
    first, _ = await asked(service, people, table_id)
    await service.move(29)
    assert ever(service, private(service, first)) == []
    await service.move(2)
    assert len(ever(service, private(service, first))) == 1
    await service.move(24)
    (reminder,) = texts(service.chats.messages(private(service, first), "turn"))
    assert "almost up" in reminder
    assert len(ever(service, private(service, first))) == 1
    assert ever(service, PLACE) == []  # They are reached where their hand is.


@pytest.mark.req("PL-17", "PL-62")
async def test_where_a_turn_may_take_a_day_nobody_is_called_within_ten_minutes(
    service: Service, people: list[Person]
) -> None:
    table_id = await service.set_up(people, start=False)
    await service.lobby(people[0], table_id, "timer 86400")
    await service.lobby(people[0], table_id, "start")
    first, _ = await asked(service, people, table_id)
    await service.move(LONG_RING_SECONDS - 5)
    assert ever(service, private(service, first)) == []
    await service.move(10)
    assert len(ever(service, private(service, first))) == 1


@pytest.mark.req("PL-17", "PL-62")
async def test_where_a_turn_may_take_a_day_there_is_a_second_call_when_a_quarter_is_left(
    service: Service, people: list[Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leases, "RENEW_SECONDS", HOUR)  # There is one process, and a lease for it.
    monkeypatch.setattr(leases, "LEASE_SECONDS", 2 * HOUR)
    monkeypatch.setattr(courier, "POLL_SECONDS", HOUR)
    monkeypatch.setattr(host, "SWEEP_SECONDS", HOUR / 60)
    table_id = await service.set_up(people, start=False)
    await service.lobby(people[0], table_id, "timer 86400")
    await service.lobby(people[0], table_id, "start")
    first, _ = await asked(service, people, table_id)
    await service.move(17 * HOUR)
    (called,) = service.chats.messages(private(service, first), "turn")
    await service.move(2 * HOUR)
    (again,) = service.chats.messages(private(service, first), "turn")
    assert again is not called and "almost up" in again.screen.short
    await service.move(4 * HOUR)
    assert len(ever(service, private(service, first))) == 2


@pytest.mark.req("PL-62")
async def test_nobody_is_called_twice_within_three_minutes(
    service: Service, people: list[Person], chance: random.Random
) -> None:
    table_id = await service.set_up(people, target=21)
    minutes = 0.0
    while minutes * 60 < 2 * RINGS_APART_SECONDS:
        first, _ = await asked(service, people, table_id)
        await service.move(RING_SECONDS + 5)
        await service.act(first, table_id, chance)
        minutes += (RING_SECONDS + 5) / 60
    for person in people:
        assert 1 <= len(ever(service, private(service, person))) <= 3


@pytest.mark.req("PL-62")
async def test_who_looks_at_their_hand_is_left_alone(service: Service, people: list[Person]) -> None:
    table_id = await service.set_up(people)
    first, _ = await asked(service, people, table_id)
    for _ in range(4):
        await service.move(RING_SECONDS - 5)
        await service.desk.press(first, read_code(f"o{table_id} 0 hand"), "")
    assert ever(service, private(service, first)) == []
    await service.move(RING_SECONDS + 1)
    assert len(ever(service, private(service, first))) == 1


@pytest.mark.req("PL-62")
async def test_who_types_a_command_is_left_alone(service: Service, people: list[Person]) -> None:
    table_id = await service.set_up(people)
    first, _ = await asked(service, people, table_id)
    for _ in range(2):
        await service.move(RING_SECONDS - 5)
        await service.desk.rules(await service.arrive(first.account), "santase")
    assert ever(service, private(service, first)) == []
    await service.move(RING_SECONDS + 1)
    assert len(ever(service, private(service, first))) == 1


@pytest.mark.req("PL-19", "PL-62")
async def test_a_restart_calls_nobody_twice(service: Service, people: list[Person], chance: random.Random) -> None:
    table_id = await service.set_up(people, target=11)
    first, other = await asked(service, people, table_id)
    await service.move(RING_SECONDS + 1)
    await service.kill()
    await service.start()
    await service.move(60)
    assert len(ever(service, private(service, first))) == 1
    for person in (first, other):  # They are asked anew, and have been called not long ago.
        await service.act(person, table_id, chance)
    while (await asked(service, people, table_id))[0] != first:
        await service.act(other, table_id, chance)
    await service.move(RINGS_APART_SECONDS - RING_SECONDS - 70)
    assert len(ever(service, private(service, first))) == 1
    await service.move(RINGS_APART_SECONDS)
    assert len(ever(service, private(service, first))) == 2


@pytest.mark.req("PL-62")
async def test_who_does_something_in_another_process_is_left_alone(service: Service, people: list[Person]) -> None:
    table_id = await service.set_up(people)
    first, _ = await asked(service, people, table_id)
    other = await service.start()
    for _ in range(4):
        await service.move(RING_SECONDS - 5)
        await other.desk.press(first, read_code(f"o{table_id} 0 hand"), "")
    assert ever(service, private(service, first)) == []
    await service.move(2 * RING_SECONDS)
    assert len(ever(service, private(service, first))) == 1


@pytest.mark.req("PL-62")
async def test_who_is_asked_at_many_tables_is_called_once(service: Service, people: list[Person]) -> None:
    tables = [await service.set_up(people, target=11, place=f"{PLACE}{number}") for number in range(4)]
    seats = [(await asked(service, people, table_id))[0].name for table_id in tables]
    assert max(seats.count(person.name) for person in people) > 1
    await service.move(RINGS_APART_SECONDS - 1)
    assert all(len(ever(service, private(service, person))) <= 1 for person in people)
    assert any(ever(service, private(service, person)) for person in people)


@pytest.mark.req("PL-62", "PL-63")
async def test_that_somebody_is_there_is_written_down_seldom(service: Service, people: list[Person]) -> None:
    written: list[str] = []

    def fails(name: str) -> bool:
        written.append(name)
        return False

    service.processes[0].line.fails = fails
    for _ in range(60):
        await service.arrive(people[0].account)
        await service.move(1.0)
    assert 2 <= written.count("save_spent_soon") <= 5


@pytest.mark.req("PL-62")
async def test_a_call_in_a_place_goes_as_soon_as_whoever_was_called_acts(
    tmp_path: Path, chance: random.Random
) -> None:
    pace = Pace(live=600.0, step=600.0, window=600.0, log=600.0)
    async with running(tmp_path, Chats(keeps_in_view=False, pace=pace)) as service:
        people = [await service.arrive(name) for name in NAMES]
        table_id = await service.set_up(people, start=False)
        service.chats.unreachable |= {private(service, person) for person in people}
        await service.settle()
        await service.lobby(people[0], table_id, "start")
        await service.move(RING_SECONDS + 1)
        assert service.chats.messages(PLACE, "turn")
        await service.act((await asked(service, people, table_id))[0], table_id, chance)
        await service.move(0.0)
        assert service.chats.messages(PLACE, "turn") == []


@pytest.mark.req("PL-5", "PL-63")
async def test_the_cards_of_house_players_cost_no_edit_each(tmp_path: Path, chance: random.Random) -> None:
    """One person and a house player: per trick one edit of the log and one of the table."""
    async with running(tmp_path, Chats(keeps_in_view=False)) as service:
        people = [await service.arrive("ana")]
        table_id = await service.set_up(people, target=1)
        await service.settle()
        before = len(service.chats.calls_to(PLACE))
        while (await service.view(None, table_id)).phase == PLAYING:
            await service.act(people[0], table_id, chance)
            await service.move(1.0)
        await service.settle()
        calls = [call for call in service.chats.calls_to(PLACE)[before:] if call.what != "delete"]
        (log,) = service.chats.messages(PLACE, "log")
        tricks = sum(" → " in line.text for line in log.screen.lines)
        assert len(calls) <= 2 * tricks + 2


@pytest.mark.req("PL-5")
async def test_a_house_player_who_thinks_long_does_not_keep_the_last_card_from_the_place(
    service: Service, chance: random.Random
) -> None:
    people = [await service.arrive("ana")]
    table_id = await service.set_up(people, target=1)
    while not (await service.view(people[0], table_id)).decision:
        await service.move(1.0)
    service.processes[0].host._house = Thinker()
    await service.settle()
    while await service.act(people[0], table_id, chance):  # Whoever leads is followed by the house player.
        pass
    latest = public_screen(view := await service.view(None, table_id), await service.names(view), words_for(None))
    await service.move(1.0)
    assert [one.screen for one in service.chats.messages(PLACE, "live")] != [latest]
    await service.move(CALM_SECONDS)
    assert [one.screen for one in service.chats.messages(PLACE, "live")] == [latest]


@pytest.mark.req("PL-5", "PL-63")
async def test_a_hand_shows_at_once_what_its_owner_is_asked_and_later_the_rest(
    service: Service, chance: random.Random
) -> None:
    ana = await service.arrive("ana")
    table_id = await six_players(service, ana)
    await service.lobby(ana, table_id, "start")
    own_moves = 4
    for moves in range(own_moves + 1):
        await service.move(0.0)
        for _ in range(2 * SIX):
            if (view := await service.view(ana, table_id)).me not in view.asked:
                await service.move(HOUSE_SECONDS)
        (hand,) = service.chats.messages(private(service, ana), "hand")
        assert hand.screen == await hand_of(service, ana, table_id)
        if moves == 0:
            edits, began = len(hand.shown), service.clock.now()
        if moves < own_moves:
            await service.act(ana, table_id, chance)
    assert len(hand.shown) - edits <= own_moves + (service.clock.now() - began) / HAND_CALM_SECONDS


@pytest.mark.req("PL-5")
async def test_a_hand_follows_when_the_table_has_been_calm_for_five_seconds(
    service: Service, chance: random.Random
) -> None:
    ana = await service.arrive("ana")
    table_id = await six_players(service, ana)
    await service.lobby(ana, table_id, "start")
    while (view := await service.view(ana, table_id)).me not in view.asked:
        await service.move(HOUSE_SECONDS)
    host = service.processes[0].host
    quick = host._house
    # Whoever plays last to a trick may lead the next, and forced cards need no thought.
    while view.me in view.asked:
        host._house = quick
        await service.act(ana, table_id, chance)
        acted = len((await service.view(None, table_id)).log)
        while len((await service.view(None, table_id)).log) == acted:
            await service.move(0.5)
        host._house = Thinker()
        still = None
        while still != (still := len((await service.view(None, table_id)).log)):  # until one who thinks is asked
            await service.move(2 * HOUSE_SECONDS)
        view = await service.view(ana, table_id)
    (hand,), latest = service.chats.messages(private(service, ana), "hand"), await hand_of(service, ana, table_id)
    assert hand.screen != latest  # House players have played cards since.
    await service.move(HAND_CALM_SECONDS)
    assert hand.screen == latest


@pytest.mark.req("PL-4", "PL-5")
async def test_a_match_that_house_players_begin_is_soon_in_the_place(service: Service) -> None:
    ana = await service.arrive("ana")
    service.processes[0].host._house = Thinker()
    for number in range(20):
        place = f"{PLACE}:{number}"
        table_id = await six_players(service, ana, place)
        await service.lobby(ana, table_id, "start")
        view = await service.view(ana, table_id)
        if view.me not in view.asked:
            break
    assert view.me not in view.asked
    await service.move(BEGIN_CALM_SECONDS)
    (live,) = service.chats.messages(place, "live")
    audience = await service.view(None, table_id)
    assert live.screen == public_screen(audience, await service.names(audience), words_for(None))


@pytest.mark.req("PL-5")
async def test_a_place_is_edited_at_its_pace_and_told_the_result_at_once(
    tmp_path: Path, chance: random.Random
) -> None:
    pace = Pace(live=8.0, step=3.0, log=6.0)
    async with running(tmp_path, Chats(keeps_in_view=False, pace=pace)) as service:
        people = [await service.arrive(name) for name in NAMES]
        table_id = await service.set_up(people, target=5)
        await service.move(10.0)
        edits: dict[str, list[float]] = {"live": [], "log": []}
        now = 0.0
        while (await service.view(None, table_id)).phase == PLAYING:
            before = len(service.chats.calls_to(PLACE))
            first, _ = await asked(service, people, table_id)
            await service.act(first, table_id, chance)
            await service.move(1.0)
            now += 1.0
            for call in service.chats.calls_to(PLACE)[before:]:
                if call.what == "edit" and call.kind is not None:
                    edits[call.kind].append(now)
        await service.move(0.0)
        latest = public_screen(
            view := await service.view(None, table_id), await service.names(view), words_for(None)
        )
        assert [one.screen for one in service.chats.messages(PLACE, "live")] == [latest]
        last_deal = {kind: times[:-1] for kind, times in edits.items()}  # The result waits for nothing.
        # The end of a trick does not wait because the trick was shown before; the next one does.
        for kind, seconds, apart in (("live", pace.step, 2), ("log", pace.log, 1)):
            times = sorted(set(last_deal[kind]))  # A page that is full is folded when the next one begins.
            assert len(times) > 10
            assert min(after - one for one, after in zip(times, times[apart:], strict=False)) >= seconds - 1.0
        assert await service.log(table_id) == [one.screen for one in service.chats.messages(PLACE, "log")]
        *told, last = [call.is_urgent for call in service.chats.calls_to(PLACE) if call.kind == "log"]
        assert last and not any(told[:-1]), "the end may use calls that are kept back, and so may a page it fills"


@pytest.mark.req("PL-5")
async def test_hands_of_those_who_are_not_asked_follow_when_the_table_is_calm(
    service: Service, people: list[Person], chance: random.Random
) -> None:
    table_id = await service.set_up(people)
    await service.move(10.0)
    first, other = await asked(service, people, table_id)
    before = len(service.chats.calls_to(private(service, first)))
    await service.act(first, table_id, chance)
    await service.move(0.0)
    assert [one.screen for one in service.chats.messages(private(service, other), "hand")] == [
        await hand_of(service, other, table_id)
    ]
    assert len(service.chats.calls_to(private(service, first))) <= before + 1  # their own card, gone from the hand


class Shut(Answering):
    """A platform whose people take nothing in private, but have answers to their presses rewritten."""

    async def post(self, target: Target, screen: Screen, nonce: str) -> Sent:
        """Send a message, in private nothing."""
        if ":person:" in target.address:
            raise Unreachable
        return await super().post(target, screen, nonce)


@pytest.mark.req("PL-5", "PL-62")
async def test_a_hand_in_an_answer_is_kept_up_to_date_though_its_owner_cannot_be_called(
    tmp_path: Path, chance: random.Random
) -> None:
    async with running(tmp_path, platform := Shut(keeps_in_view=False)) as service:
        people = [await service.arrive(name) for name in NAMES]
        table_id = await service.set_up(people, target=5)
        await service.move(0.0)
        idle, other = await asked(service, people, table_id)
        address = private(service, idle)
        assert await service.processes[0].courier.answer(address, table_id, Lent())
        service.processes[0].courier.reachable(address)
        await service.move(RING_SECONDS)  # They are called, in private in vain and so in the place,
        assert service.chats.messages(PLACE, "turn")
        await service.act(idle, table_id, chance)
        await service.act(other, table_id, chance)
        await service.move(HAND_CALM_SECONDS)  # and what comes then is shown in the answer.
        assert platform.answered[-1] == await hand_of(service, idle, table_id)
