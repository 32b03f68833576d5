"""A job is one process's at a time, and what its former holder writes too late does not count."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from adapters.store import Store, open_store
from adapters.store.fences import Fence, Lease, LeaseLost
from adapters.store.postgres import PostgresStore
from adapters.store.records import Delivery, MovedHand
from tests.postgres import WAITING

INTENT = Delivery("t", "room", "live", None, "")


async def hand_over(store: Store) -> tuple[Fence, Fence]:
    """The fences of a process that had the job, and of the one that has taken it over."""
    first = await store.take_lease("courier", "a", None, 10.0)
    second = await store.take_lease("courier", "b", await store.lease("courier"), 20.0)
    assert first is not None and second is not None
    return first, second


@pytest.mark.req("PL-51")
async def test_a_lease_is_taken_only_as_it_was_seen(store: Store) -> None:
    assert await store.lease("courier") is None
    assert await store.take_lease("courier", "a", None, 10.0) == Fence("courier", 1)
    assert await store.take_lease("courier", "b", None, 10.0) is None
    seen = await store.lease("courier")
    assert seen == Lease("a", 1, 10.0)
    assert await store.renew_lease(Fence("courier", 1), 11.0)
    assert await store.take_lease("courier", "b", seen, 12.0) is None, "its owner lives"
    assert await store.take_lease("courier", "b", await store.lease("courier"), 12.0) == Fence("courier", 2)
    assert not await store.renew_lease(Fence("courier", 1), 99.0)
    assert await store.lease("courier") == Lease("b", 2, 12.0)
    assert await store.take_lease("other", "a", None, 10.0) == Fence("other", 1)


@pytest.mark.req("PL-51")
async def test_a_lease_that_was_given_back_is_nobodys_and_keeps_its_number(store: Store) -> None:
    first, second = await hand_over(store)
    await store.give_back(first, 30.0)
    assert await store.lease("courier") == Lease("b", 2, 20.0)
    await store.give_back(second, 30.0)
    given_back = await store.lease("courier")
    assert given_back == Lease("", 2, 30.0)
    assert not await store.renew_lease(second, 31.0)
    assert await store.take_lease("courier", "a", given_back, 32.0) == Fence("courier", 3)


@pytest.mark.req("PL-51")
async def test_of_many_who_ask_at_once_one_gets_the_lease(store: Store) -> None:
    for _ in range(2):  # the first one ever, and one that was seen
        seen = await store.lease("courier")
        asked = (store.take_lease("courier", f"process {number}", seen, 10.0 + number) for number in range(20))
        assert sum(fence is not None for fence in await asyncio.gather(*asked)) == 1


@pytest.mark.req("PL-19", "PL-51")
@pytest.mark.parametrize(
    "write",
    [
        lambda store, fence: store.save_deliveries([INTENT._replace(digest="late")], fence),
        lambda store, fence: store.drop_deliveries([("t", "room", "live")], fence),
        lambda store, fence: store.hide_place("t", "room", fence),
        lambda store, fence: store.take_moved_hands("chats", fence),
    ],
)
async def test_what_a_former_holder_writes_does_not_count(
    store: Store, write: Callable[[Store, Fence], Awaitable[object]]
) -> None:
    first, second = await hand_over(store)
    await store.add_place("t", "room")
    await store.move_hand(MovedHand("chats:1", "t", "ref", "", ""), 1.0)
    await store.save_deliveries([INTENT], second)
    good, late = Delivery("t", "pm", "hand", None, ""), asyncio.gather(write(store, first), return_exceptions=True)
    await store.save_deliveries([good], second)  # Whoever shares its commit is not the worse for it.
    assert [type(refused) for refused in await late] == [LeaseLost]
    assert await store.deliveries("t") == [good, INTENT]
    assert [place.is_hidden for place in await store.places("t")] == [False]
    assert len(await store.take_moved_hands("chats", second)) == 1
    await store.give_back(second, 30.0)
    with pytest.raises(LeaseLost):
        await store.save_deliveries([INTENT], second)


@pytest.mark.postgres
@pytest.mark.req("PL-19", "PL-51")
async def test_whoever_takes_over_waits_for_what_is_being_written(make_database: Callable[[], str]) -> None:
    store = await open_store(make_database())
    assert isinstance(store, PostgresStore)
    fence = await store.take_lease("courier", "a", None, 10.0)
    seen = await store.lease("courier")
    async with store._write_engine.begin() as slow:  # It stands in for a disk that takes its time.
        await slow.execute(text("INSERT INTO deliveries VALUES ('t', 'room', 'live', NULL, '', '')"))
        saving = asyncio.create_task(store.save_deliveries([INTENT._replace(digest="new")], fence))
        await waiting(slow, 1)
        taking = asyncio.create_task(store.take_lease("courier", "b", seen, 20.0))
        await waiting(slow, 2)
        assert not taking.done(), "it was taken while something was being written under it"
    await saving
    assert await taking is not None
    assert [one.digest for one in await store.deliveries("t")] == ["new"]
    await store.close()


async def waiting(connection: AsyncConnection, count: int) -> None:
    """Wait until this many others wait for a lock."""
    while True:
        found = await connection.execute(text(WAITING))
        if found.scalar_one() >= count:
            return
        await asyncio.sleep(0.005)
