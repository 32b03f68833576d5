"""The table is the last of our messages in a place, and its result is followed by the end of the log alone."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from adapters.screens import log
from adapters.screens.buttons import read_code
from adapters.screens.screen import Screen
from adapters.store.records import Person
from engine.table_view import FINISHED, PLAYING
from tests.adapters.chats import Chats, buttons
from tests.service import Service, running

PLACE = "chats:place"
SMALL_PAGE = 400  # which a deal fills
RING_SECONDS = 45.0


@pytest.fixture
async def service(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Service]:
    monkeypatch.setattr(log, "PAGE_LENGTH_MAX", SMALL_PAGE)
    async with running(tmp_path, Chats(keeps_in_view=False)) as service:
        yield service


@pytest.fixture
async def people(service: Service) -> list[Person]:
    return [await service.arrive("ana"), await service.arrive("bo")]


def is_result(screen: Screen | None) -> bool:
    codes = [read_code(button.code) for button in buttons(screen)] if screen is not None else []
    return any(code is not None and code.what == "record" for code in codes)


@pytest.mark.req("PL-68")
async def test_the_table_stays_below_the_log_though_a_page_begins_in_mid_deal(
    service: Service, people: list[Person]
) -> None:
    table_id = await service.set_up(people, target=5)
    await service.settle()
    chance = random.Random(1)
    below, deals_of_pages = [], set()
    while (view := await service.view(None, table_id)).phase == PLAYING:
        pages = len(service.chats.messages(PLACE, "log"))
        await service.act(people[view.asked[0]], table_id, chance)
        await service.settle()
        if len(service.chats.messages(PLACE, "log")) > pages:
            deals_of_pages.add((await service.view(None, table_id)).deal - view.deal)
        below.append([message.kind for message in service.chats.messages(PLACE)][-1])
        assert len(service.chats.messages(PLACE, "live")) == 1
    assert 0 in deals_of_pages, "some page began in mid-deal"
    assert set(below) == {"live"}


@pytest.mark.req("PL-68")
@pytest.mark.parametrize("seed", range(4))
async def test_at_most_one_call_follows_the_result(service: Service, people: list[Person], seed: int) -> None:
    table_id = await service.set_up(people, target=3)
    await service.settle()
    chance = random.Random(seed)
    while (await service.view(None, table_id)).phase == PLAYING:
        await service.play(people, table_id, chance, moves_max=1)
        if len((await service.view(None, table_id)).log) % 5 == 0:
            await service.desk.chat.say(people[0], "nice", table_id)  # below which the result is posted anew
        await service.settle()
    calls = service.chats.calls_to(PLACE)
    over = next(at for at, call in enumerate(calls) if is_result(call.screen))
    assert [(call.what, call.kind) for call in calls[over + 1 :]] in ([], [("edit", "log")], [("delete", None)])
    assert [message.kind for message in service.chats.messages(PLACE, "live", "log")][-1] == "live"


@pytest.mark.req("PL-62", "PL-68")
async def test_whoever_was_called_is_not_called_any_more_below_the_result(
    service: Service, people: list[Person]
) -> None:
    table_id = await service.set_up(people, target=3, start=False)
    service.chats.unreachable |= {service.chats.private_address(person) for person in people}
    await service.lobby(people[0], table_id, "start")
    await service.move(RING_SECONDS + 1.0)
    assert service.chats.messages(PLACE, "turn")
    for person in people:
        await service.lobby(person, table_id, "end on")
    await service.settle()
    assert (await service.view(None, table_id)).phase == FINISHED
    calls = service.chats.calls_to(PLACE)
    over = next(at for at, call in enumerate(calls) if is_result(call.screen))
    assert "delete" not in [call.what for call in calls[over + 1 :]]
    assert not service.chats.messages(PLACE, "turn")
