"""What whoever takes over must still show, and must not tell again."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator, Sequence

import pytest

from adapters.store import StoreFailed
from adapters.store.fences import Fence
from adapters.store.records import Delivery
from tests.adapters.chats import Fault
from tests.adapters.delivery.test_courier import PLACE, assert_shown
from tests.service import Service


@pytest.fixture
def chance() -> random.Random:
    return random.Random(3)


@pytest.mark.req("PL-19", "PL-61")
@pytest.mark.parametrize("jumps", [1, 2])
async def test_a_clock_that_jumped_hides_nothing_from_who_takes_over(
    service: Service, chance: random.Random, jumps: int
) -> None:
    people = [await service.arrive("ana"), await service.arrive("bo")]
    table_id = await service.set_up(people)
    await service.settle()
    await service.store.come_back(service.clock.now())
    await service.play(people, table_id, chance, moves_max=1)
    await service.kill()  # before anybody is shown what happened
    for _ in range(jumps):
        service.clock.leap(8 * 86_400.0)
        await service.store.come_back(service.clock.now())
    found = await service.store.lease("courier chats")
    assert await service.store.take_lease("courier chats", "dead by now", found, service.clock.now())
    service.clock.leap(10.0)
    await service.start()
    await service.move(3.0)
    await service.settle()
    await assert_shown(service, table_id, people)


@pytest.mark.req("PL-19")
async def test_who_takes_over_at_once_does_not_begin_with_an_older_table(
    service: Service, chance: random.Random
) -> None:
    people = [await service.arrive("ana"), await service.arrive("bo")]
    table_id = await service.set_up(people, target=11)
    await service.start()
    await service.settle()
    await service.move(0.3)  # It has just looked at what others do.
    second = service.processes[1]
    await second.host.table(table_id)  # It is in memory there,
    await service.play(people, table_id, chance, moves_max=4)  # and goes on elsewhere.
    await service.quiet()
    first = service.processes.pop(0)
    await first.stop()
    while not second.courier.by_platform()["chats"].is_leading:
        assert service.clock.ring(service.clock.now() + 1.0)
        await service.quiet()
    await service.quiet()
    assert (await second.host.table(table_id)).version == service.versions[table_id]
    await service.settle()
    await assert_shown(service, table_id, people)


@pytest.mark.req("PL-19")
async def test_who_stops_lets_calls_arrive_before_another_leads(service: Service, chance: random.Random) -> None:
    people = [await service.arrive("ana"), await service.arrive("bo")]
    table_id = await service.set_up(people)
    await service.settle()
    on_its_way = asyncio.Event()

    async def pause(_: str) -> None:
        await on_its_way.wait()

    service.chats.pause = pause
    await service.play(people, table_id, chance, moves_max=1)
    await service.quiet()
    first = service.processes.pop()
    stopping = asyncio.create_task(first.stop())
    await service.start()
    second = service.processes[0].courier.by_platform()["chats"]
    await service.move(1.0)
    assert not second.is_leading and not stopping.done()
    on_its_way.set()
    await stopping
    await service.move(1.0)
    await service.settle()
    await assert_shown(service, table_id, people)


@pytest.mark.req("PL-19", "PL-20")
async def test_a_line_that_is_gone_while_the_store_fails_is_told_again(service: Service) -> None:
    people = [await service.arrive("ana"), await service.arrive("bo")]
    table_id = await service.set_up(people)
    await service.settle()
    line = service.processes[0].line
    faults: Iterator[Fault | None] = iter(
        ["unheard", None, "gone"]
    )  # It arrives, and is deleted before that is known.
    service.chats.fault = lambda: next(faults, None)
    await service.desk.chat.say(people[0], "first", table_id)

    def note(name: str) -> bool:
        failed.append(name)
        return True

    def fails(name: str) -> bool:  # when it is to be posted anew
        return name == "save_deliveries" and service.chats.calls[-1].fault == "gone" and note(name)

    failed: list[str] = []
    line.fails = fails
    while not failed:
        assert service.clock.ring(service.clock.now() + 5.0)
        await service.quiet()
    line.fails = lambda _: False
    await service.settle()
    assert [one.screen.short for one in service.chats.messages(PLACE, "chat")] == ["Ana: first"]


@pytest.mark.req("PL-19", "PL-20")
async def test_a_line_that_may_have_been_intended_is_told_once(service: Service) -> None:
    people = [await service.arrive("ana"), await service.arrive("bo")]
    table_id = await service.set_up(people)
    await service.settle()
    store, line = service.store, service.processes[0].line
    save = store.save_deliveries

    async def save_unheard(shown: Sequence[Delivery], fence: Fence | None = None) -> None:
        await save(shown, fence)
        if any(one.slot.startswith("chat:") for one in shown):
            line.fails = lambda name: name == "save_deliveries"  # for as long as nothing more is said
            raise StoreFailed("disk I/O error", may_have_happened=True)

    store.save_deliveries = save_unheard  # type: ignore[method-assign]
    await service.desk.chat.say(people[0], "first", table_id)
    await service.quiet()
    store.save_deliveries, line.fails = save, lambda _: False  # type: ignore[method-assign]
    await service.desk.chat.say(people[1], "second", table_id)
    await service.settle()
    await service.kill()
    await service.start()
    await service.move(8.0)  # until the lease of the dead is over
    await service.settle()
    told = [line.text for one in service.chats.messages(PLACE, "chat") for line in one.screen.lines]
    assert [text.partition(": ")[2] for text in told] == ["first", "second"]
