"""Coming back: what a courier looks at after a start, and for what it opens no chat."""

from __future__ import annotations

from pathlib import Path

import pytest

from adapters.delivery import courier
from adapters.store.records import Person
from engine.commands import SetPublic
from tests.adapters.chats import Chats
from tests.service import Service, running


@pytest.fixture
async def people(service: Service) -> list[Person]:
    return [await service.arrive("ana"), await service.arrive("bo")]


@pytest.mark.req("PL-69")
async def test_a_start_looks_at_what_changed_since_somebody_led_and_at_nothing_else(
    service: Service, people: list[Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(courier, "UNSHOWN_SECONDS", 10.0)
    left, changed = [await service.set_up(people) for _ in range(2)]
    await service.settle()
    await service.move(20.0)
    await service.settle()
    await service.processes.pop().stop()
    await service.start()
    await service.processes[0].host.command(changed, SetPublic(True), people[0].id)
    await service.processes.pop().stop()
    # What an older version of ours wrote is another table to nobody until somebody looks at it.
    for table_id in (left, changed):
        shown = await service.store.deliveries(table_id)
        await service.store.save_deliveries([one._replace(digest="older") for one in shown if one.ref])
    before = len(service.chats.calls)
    await service.start()
    await service.settle()
    calls = service.chats.calls[before:]
    assert calls and not [call for call in calls if left in call.text]
    await service.processes[0].host.command(left, SetPublic(True), people[0].id)
    await service.settle()
    assert [call for call in service.chats.calls[before:] if left in call.text]


@pytest.mark.req("PL-69")
async def test_nobodys_private_chat_is_opened_for_a_lobby(tmp_path: Path) -> None:
    async with running(tmp_path, Chats(opens_chats=True)) as service:
        people = [await service.arrive("ana"), await service.arrive("bo")]
        addresses = [service.chats.private_address(person) for person in people]
        table_id = await service.set_up(people, start=False)
        await service.settle()
        assert [service.chats.messages(address) for address in addresses] == [[], []]
        await service.lobby(people[0], table_id, "start")
        await service.settle()
        assert [len(service.chats.messages(address, "hand")) for address in addresses] == [1, 1]
