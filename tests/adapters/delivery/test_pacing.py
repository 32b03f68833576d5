"""When a place is shown the table and told the log: what people wait for at once, the rest joined or in calm."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from adapters.delivery.platform import Pace
from adapters.screens import public_screen
from adapters.store.records import Person
from adapters.text.words import words_for
from tests.adapters.chats import Chats, buttons
from tests.service import Service, running

PLACE = "chats:place"
CALM_SECONDS = 5.0
CARDS = 2  # of a trick, after the first of which it is open
CHANCE = random.Random(1)


@asynccontextmanager
async def table(folder: Path, pace: Pace) -> AsyncIterator[tuple[Service, list[Person], str]]:
    """A match that has just begun, in a place that is shown it at this pace."""
    async with running(folder, Chats(keeps_in_view=False, pace=pace)) as service:
        people = [await service.arrive(name) for name in ("ana", "bo")]
        table_id = await service.set_up(people, target=11)
        await service.move(0.0)
        yield service, people, table_id


async def play(service: Service, people: list[Person], table_id: str, cards: int) -> None:
    """Have whoever is asked play a card, this many times."""
    for _ in range(cards):
        (seat,) = (await service.view(None, table_id)).asked
        await service.act(people[seat], table_id, CHANCE)
        await service.move(0.0)


async def shows_latest(service: Service, table_id: str) -> bool:
    """Whether the place shows the table as it is."""
    view = await service.view(None, table_id)
    latest = public_screen(view, await service.names(view), words_for(None))
    return [one.screen for one in service.chats.messages(PLACE, "live")] == [latest]


def log_edits(service: Service) -> int:
    """How often the log was edited."""
    return sum((call.what, call.kind) == ("edit", "log") for call in service.chats.calls_to(PLACE))


@pytest.mark.req("PL-5", "PL-68")
async def test_an_open_trick_is_shown_when_somebody_is_awaited(tmp_path: Path) -> None:
    async with table(tmp_path, Pace(live=60.0, step=2.0)) as (service, people, table_id):
        await service.move(CALM_SECONDS)
        await play(service, people, table_id, 1)
        await service.move(CALM_SECONDS - 1.0)
        assert not await shows_latest(service, table_id)
        await service.move(1.0)
        assert await shows_latest(service, table_id)


@pytest.mark.req("PL-5", "PL-68")
async def test_an_open_trick_is_shown_in_the_end_though_people_play_on(tmp_path: Path) -> None:
    pace = Pace(live=CALM_SECONDS - 1.0, step=1.0)
    async with table(tmp_path, pace) as (service, people, table_id):
        await play(service, people, table_id, 1)
        await service.move(pace.live - 1.0)
        assert not await shows_latest(service, table_id)
        await service.move(1.0)
        assert await shows_latest(service, table_id)


@pytest.mark.req("PL-5", "PL-68")
async def test_the_end_of_a_trick_is_shown_at_once_after_the_trick_was_shown_open(tmp_path: Path) -> None:
    pace = Pace(live=10.0, step=10.0)
    async with table(tmp_path, pace) as (service, people, table_id):
        await service.move(pace.step)
        await play(service, people, table_id, 1)
        assert await shows_latest(service, table_id)
        await play(service, people, table_id, CARDS - 1)
        assert await shows_latest(service, table_id)
        await play(service, people, table_id, CARDS)
        assert not await shows_latest(service, table_id)


@pytest.mark.req("PL-5", "PL-68")
async def test_tricks_that_come_quickly_are_told_in_one_edit(tmp_path: Path) -> None:
    pace = Pace(log=1.0, log_joined=20.0)
    async with table(tmp_path, pace) as (service, people, table_id):
        await service.move(pace.log)
        before = log_edits(service)
        await play(service, people, table_id, CARDS)
        await service.move(pace.log_joined / 2)
        assert log_edits(service) == before
        await play(service, people, table_id, CARDS)
        assert log_edits(service) == before + 1
        assert await service.log(table_id) == [one.screen for one in service.chats.messages(PLACE, "log")]


@pytest.mark.req("PL-5", "PL-68")
async def test_a_trick_waits_no_longer_for_the_next_than_it_may(tmp_path: Path) -> None:
    pace = Pace(log_joined=20.0)
    async with table(tmp_path, pace) as (service, people, table_id):
        before = log_edits(service)
        await play(service, people, table_id, CARDS)
        await service.move(pace.log_joined - 1.0)
        assert log_edits(service) == before
        await service.move(1.0)
        assert log_edits(service) == before + 1


@pytest.mark.req("PL-5", "PL-68")
async def test_where_tricks_come_slowly_each_is_told_at_once(tmp_path: Path) -> None:
    pace = Pace(log_joined=5.0)
    async with table(tmp_path, pace) as (service, people, table_id):
        await service.move(3 * pace.log_joined)
        before = log_edits(service)
        await play(service, people, table_id, CARDS)
        assert log_edits(service) == before + 1


@pytest.mark.req("PL-61")
async def test_a_hand_follows_in_calm_though_the_table_was_changed_by_a_clock_that_is_far_ahead(
    tmp_path: Path,
) -> None:
    async with table(tmp_path, Pace()) as (service, people, table_id):
        await service.settle()
        (seat,) = (await service.view(None, table_id)).asked
        await service.act(people[seat], table_id, CHANCE)
        hot = service.processes[0].host.hot_table(table_id)
        assert hot is not None
        hot.written_at += 8 * 86_400.0
        await service.move(2 * CALM_SECONDS + 1.0)
        (hand,) = service.chats.messages(service.chats.private_address(people[seat]), "hand")
        assert hand.screen.short != "It is your turn."


class Budgeted(Chats):
    """A platform that says how far apart edits may follow."""

    seconds_apart = 0.0

    def allowance(self, address: str) -> float:
        """How many seconds apart edits that can wait may follow."""
        return self.seconds_apart


@pytest.mark.req("PL-68", "PL-69")
@pytest.mark.parametrize("tables", [1, 2])
async def test_tables_of_one_place_divide_what_is_left_for_it(tmp_path: Path, tables: int) -> None:
    chats = Budgeted(keeps_in_view=False, pace=Pace(live=2.0, step=2.0))
    async with running(tmp_path, chats) as service:
        people = [await service.arrive(name) for name in ("ana", "bo")]
        table_id, *others = [await service.set_up(people, target=11) for _ in range(tables)]
        await service.move(5.0)
        chats.seconds_apart = 10.0
        lives = chats.messages(PLACE, "live")
        assert len(lives) == 1 + len(others)
        live = next(one for one in lives if any(table_id in button.code for button in buttons(one.screen)))
        await play(service, people, table_id, CARDS)
        at_first = len(live.shown)
        await play(service, people, table_id, CARDS)
        await service.move(10.0 * (2 * tables - 1) - 6.0)  # Those of another are two: its table and its log.
        assert len(live.shown) == at_first
        await service.move(6.0)
        assert len(live.shown) == at_first + 1
