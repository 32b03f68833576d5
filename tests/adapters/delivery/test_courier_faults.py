"""The courier while everything goes wrong: random faults of the platform, processes killed at any moment."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from pathlib import Path

import pytest

from adapters.delivery.messages import _BRIEFLY
from adapters.screens import private_screen, public_screen
from adapters.screens.screen import Screen
from adapters.store import StoreFailed
from adapters.store.fences import Fence
from adapters.store.records import Delivery, Person
from adapters.text.card_faces import face
from adapters.text.words import words_for
from engine.games.santase.rules import Santase
from engine.games.santase.tables import PACK
from engine.table import Table
from engine.table_view import FINISHED, PLAYING
from tests.adapters.chats import Chats, Fault, all_text
from tests.service import Service, running

PLACES = ("chats:place", "chats:other place")
WORDS = words_for(None)
FACES = [face(card, WORDS) for card in PACK]
FAULTS: list[Fault] = ["wait", "lost", "unheard", "unheard", "gone"]


class Trouble:
    """Faults in a share of the calls, and a kill every now and then."""

    def __init__(self, seed: int, share: float) -> None:
        self.chance = random.Random(seed)
        self.share = share

    def fault(self) -> Fault | None:
        return self.chance.choice(FAULTS) if self.chance.random() < self.share else None


async def live_a_while(service: Service, trouble: Trouble, people: list[Person], table_id: str) -> list[str]:
    """Two matches with talk, while the service is killed and started again; returns what was said."""
    chance = trouble.chance
    said: list[str] = []
    for turn in range(120):
        view = await service.view(None, table_id)
        if view.phase == FINISHED:
            if view.match_number == 2:
                break
            await service.lobby(chance.choice(people), table_id, "start")
        for person in people:
            await service.act(person, table_id, chance)
        if chance.random() < 0.15:
            answer = await service.desk.chat.say(chance.choice(people), f"line {turn}", table_id)
            assert answer.refusal_key in ("", "too-much-talk"), answer
            said += [] if answer.is_refusal else [f"line {turn}"]
        if chance.random() < 0.4:
            await service.move(chance.choice([0.0, 0.3, 1.1]))
        if chance.random() < 0.08:
            await service.kill()
            await service.start()
    return said


def assert_never_backwards(history: list[Screen], shown: list[Screen]) -> None:
    """What a message showed, one after the other, is a selection of the table's states in their order."""
    at = 0
    for screen in shown:
        later = [index for index in range(at, len(history)) if history[index] == screen]
        assert later, f"shows what is past: {screen.short}"
        at = later[0]


@pytest.mark.req("PL-5", "PL-19", "PL-20", "PL-62", "PL-63")
@pytest.mark.parametrize("keeps_in_view", [True, False])
@pytest.mark.parametrize("seed", range(3))
async def test_every_chat_ends_up_right(tmp_path: Path, seed: int, keeps_in_view: bool) -> None:
    trouble = Trouble(seed, 0.1 + 0.04 * seed)
    async with running(tmp_path, Chats(keeps_in_view=keeps_in_view)) as service:
        chats = service.chats
        people = [await service.arrive("ana"), await service.arrive("bo")]
        table_id = await service.set_up(people, start=False)
        await service.desk.watch(people[0], table_id, lambda _: PLACES[1])
        await service.settle()
        chats.fault = trouble.fault
        service.cards_share = 0.97
        await service.lobby(people[0], table_id, "start")
        said = await live_a_while(service, trouble, people, table_id)
        await service.move(8.0)
        await service.settle()

        history = await service.history(table_id)
        views = [table.view(None) for table in history]
        names = await service.names(views[-1])
        is_chat = not keeps_in_view
        lives = [
            public_screen(view, await service.names(view), WORDS, has_languages=is_chat, has_bell=is_chat)
            for view in views
        ]
        pages = await service.log(table_id)
        for place in PLACES:
            assert [one.screen for one in chats.messages(place, "live")] == [lives[-1]]
            assert sorted(one.screen for one in chats.messages(place, "log")) == sorted(pages)
            lines = [line.text for one in chats.messages(place, "chat") for line in one.screen.lines]
            assert [line.partition(": ")[2] for line in lines] == said
            for message in chats.posted:
                was_in_doubt = message.is_gone and not message.screen.short  # found out by its nonce, and deleted
                if message.address == place and message.kind == "live" and not was_in_doubt:
                    assert_never_backwards(lives, message.shown)
            reposts = sum(one.is_gone for one in chats.posted if one.address == place and one.kind == "log")
            posted = [one for one in chats.posted if one.address == place and one.kind == "log"]
            assert len(posted) == len(pages) + reposts  # nothing doubled
            if not reposts:
                assert [one.screen for one in posted] == pages  # in order
        for person in people:
            hand = private_screen(history[-1].view(person.id), names, WORDS)
            address = chats.private_address(person)
            assert [one.screen for one in chats.messages(address)] == [hand]


@pytest.mark.req("PL-42", "PL-62")
@pytest.mark.parametrize("seed", range(2))
async def test_no_chat_is_ever_told_a_card_it_may_not_know(tmp_path: Path, seed: int) -> None:
    trouble = Trouble(seed, 0.15)
    async with running(tmp_path) as service:
        chats = service.chats
        people = [await service.arrive("ana"), await service.arrive("bo")]
        table_id = await service.set_up(people, start=False)
        chats.fault = trouble.fault
        await service.lobby(people[0], table_id, "start")
        # A match of one deal: the cards of an earlier one would be named again, as history.
        while (await service.view(None, table_id)).phase == PLAYING:
            for person in people:
                await service.act(person, table_id, trouble.chance)
                await service.move(0.5)
            if trouble.chance.random() < 0.1:
                await service.kill()
                await service.start()
        await service.settle()

        public: set[str] = set()
        hidden: list[list[set[str]]] = []  # by version and seat: what only that seat may be told
        for table in await service.history(table_id):
            view = table.view(None)
            live = all_text(public_screen(view, await service.names(view), WORDS))
            public |= {card for card in FACES if card in live}
            hidden.append([_hand(table, seat) - public for seat in (0, 1)])
        looked_at = 0
        for call in chats.calls:
            secrets = hidden[call.stamp[table_id] - 1]
            for seat, person in enumerate(people):
                if call.address != chats.private_address(person):
                    looked_at += len(secrets[seat])
                    assert [card for card in secrets[seat] if card in call.text] == []
        assert looked_at > 100
        cards_shown = {call.address for call in chats.calls if _has_cards(call.screen)}
        assert cards_shown == {chats.private_address(person) for person in people}


def _hand(table: Table, seat: int) -> set[str]:
    """What a seat holds and nobody has seen go into its hand."""
    if table.phase != PLAYING:
        return set()
    assert isinstance(table.match, Santase)
    view = table.match.view(seat)
    return {face(card, WORDS) for card in set(view.hand) - set(view.known[seat])}


def _has_cards(screen: Screen | None) -> bool:
    return screen is not None and any(line.style == "cards" for line in screen.lines)


@pytest.mark.req("PL-60")
async def test_a_process_ends_though_the_store_fails_while_a_chat_is_written_to(tmp_path: Path) -> None:
    async with running(tmp_path) as service:
        person = await service.arrive("ana")
        table_id = await service.set_up([person])
        await service.desk.chat.say(person, "one", table_id)
        await service.settle()
        line = service.processes[0].line
        slow = line.held["drop_deliveries"] = asyncio.Event()  # the last thing that is done about a line,
        await service.desk.chat.say(person, "two", table_id)
        await service.quiet()
        line.fails = lambda name: name == "save_deliveries"  # but for writing down what it has become
        ending = asyncio.create_task(service.processes[0].stop())
        await service.quiet()
        has_ended = ending.done()
        line.fails = lambda _: False
        slow.set()
        await service.move(60.0)
        assert has_ended, "whoever brings a chat up to date hears that it is to end"


@pytest.mark.req("PL-19", "PL-62")
async def test_a_match_whose_first_page_was_only_meant_to_be_posted_gets_it(tmp_path: Path) -> None:
    async with running(tmp_path, Chats(keeps_in_view=False)) as service:
        people = [await service.arrive(name) for name in ("ana", "bo")]
        table_id = await service.set_up(people)
        await service.settle()
        place, go_on = "chats:place", asyncio.Event()

        async def wait(address: str) -> None:
            if address == place:
                await go_on.wait()

        service.chats.pause = wait  # The place is written to until the next match has begun, and hears of no step.
        await service.play(people, table_id, random.Random(1))
        await service.lobby(people[0], table_id, "start")
        line, meant = service.processes[0].line, 0

        async def save_unheard(shown: Sequence[Delivery], fence: Fence | None = None) -> None:
            nonlocal meant
            await service.store.save_deliveries(shown, fence)
            if not meant and any(one.slot == "log:2.0" for one in shown):
                meant += 1
                raise StoreFailed("disk I/O error", may_have_happened=True)

        line.save_deliveries = save_unheard  # type: ignore[attr-defined]
        go_on.set()
        await service.settle()
        assert meant
        logs = [message.screen.lines[0].text for message in service.chats.messages(place, "log")]
        assert [log.partition(" · ")[0] for log in logs] == ["Match 1", "Match 2"]


@pytest.mark.req("PL-5", "PL-62")
async def test_a_hand_in_doubt_behind_a_closed_door_goes_when_the_door_opens(tmp_path: Path) -> None:
    async with running(tmp_path, Chats(keeps_in_view=False)) as service:
        people = [await service.arrive(name) for name in ("ana", "bo")]
        table_id = await service.set_up(people, start=False)
        await service.settle()
        chats, address = service.chats, service.chats.private_address(people[0])
        chats.fail_next(address, "unheard")
        await service.lobby(people[0], table_id, "start")
        await service.play(people, table_id, random.Random(1))
        await service.lobby(people[0], table_id, "start")

        async def shut(called: str) -> None:
            is_asked_for = chats.calls[-1].screen == _BRIEFLY  # the doubtful one, just as the courier looks for it
            if called == address and is_asked_for:
                chats.unreachable.add(address)

        chats.pause = shut
        await service.settle()
        assert address in chats.unreachable
        chats.pause = None
        chats.unreachable.clear()
        service.processes[0].courier.reachable(address)
        await service.settle()
        assert len(chats.messages(address, "hand")) == 1
