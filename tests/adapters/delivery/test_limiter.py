"""The limiter of a token: windows that hold, calls kept back, and a count that outlives processes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import pytest

from adapters.delivery.limiter import CallLimit, Limiter
from adapters.delivery.platform import Wait
from adapters.store import Store, open_store
from bots.clock import SystemClock
from tests.engine.clocks import HandClock

ROOM = {"chats": (CallLimit(5, 1.0),), "chats:room": (CallLimit(4, 60.0, kept_back=1), CallLimit(2, 10.0))}


class Time:
    """Time that a test moves."""

    def __init__(self) -> None:
        self.seconds = 1_000.0

    def now(self) -> float:
        return self.seconds

    async def sleep(self, seconds: float) -> None:
        self.seconds += seconds


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = await open_store(f"sqlite:///{tmp_path / 'limiter.db'}")
    yield store
    await store.close()


@pytest.fixture
def time() -> Time:
    return Time()


def spent_by(
    limiter: Limiter, budgets: dict[str, tuple[CallLimit, ...]] = ROOM, *, is_urgent: bool = False
) -> int:
    """Spend until the limiter says no; how often it did not."""
    for calls in range(100):
        try:
            limiter.spend(budgets, is_urgent=is_urgent)
        except Wait:
            return calls
    raise AssertionError("there is no limit")


@pytest.mark.req("PL-69")
async def test_every_window_holds_and_the_last_calls_are_for_what_cannot_wait(store: Store, time: Time) -> None:
    limiter = Limiter(store, time, "chats")
    assert spent_by(limiter) == 2
    assert limiter.pause(ROOM) == 10.0
    time.seconds += 10.0
    assert spent_by(limiter) == 1
    assert limiter.pause(ROOM) == 50.0
    assert spent_by(limiter, is_urgent=True) == 1
    time.seconds += 10.0
    assert spent_by(limiter, is_urgent=True) == 0
    time.seconds += 40.0
    assert spent_by(limiter) == 1


async def test_what_has_to_wait_in_one_budget_is_taken_from_none(store: Store, time: Time) -> None:
    limiter = Limiter(store, time, "chats")
    spent_by(limiter)
    assert spent_by(limiter, {"chats": ROOM["chats"]}) == 3


@pytest.mark.req("PL-69")
async def test_a_process_counts_what_others_and_the_last_one_have_spent(store: Store, time: Time) -> None:
    first, second = Limiter(store, time, "chats"), Limiter(store, time, "chats")
    assert spent_by(first) == 2
    await first.save()
    await second.load()
    assert spent_by(second) == 0
    time.seconds += 10.0
    assert spent_by(second) == 1
    await second.save()
    after_restart, elsewhere = Limiter(store, time, "chats"), Limiter(store, time, "other")
    for limiter in (after_restart, elsewhere):
        await limiter.load()
    assert spent_by(after_restart) == 0
    assert spent_by(elsewhere, {"other:room": ROOM["chats:room"]}) == 2


async def test_what_no_longer_counts_is_forgotten(store: Store, time: Time) -> None:
    limiter = Limiter(store, time, "chats")
    spent_by(limiter)
    await limiter.save()
    time.seconds += 4_000.0
    limiter.spend({"chats:hall": ROOM["chats:room"]})
    await limiter.save()
    assert [one.budget for one in await store.spent_by_others("chats", "me", 0.0)] == ["chats:hall"]


@pytest.mark.req("PL-69")
async def test_what_is_spent_is_soon_known_to_others_and_at_the_latest_when_a_process_ends(store: Store) -> None:
    clock = SystemClock()
    first, second = Limiter(store, clock, "chats"), Limiter(store, clock, "chats")
    running = asyncio.create_task(first.run())
    await asyncio.sleep(0)
    first.spend(ROOM)
    while not second.pause({"chats:room": (CallLimit(1, 60.0),)}):
        await second.load()
    first.spend(ROOM)
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
    await second.load()
    assert second.pause({"chats:room": (CallLimit(2, 60.0),)}) > 0


@pytest.mark.req("PL-69")
async def test_what_is_left_is_spread_over_the_time_for_which_it_has_to_last(store: Store, time: Time) -> None:
    limiter = Limiter(store, time, "chats")
    budgets = {"chats:group": (CallLimit(12, 60.0, kept_back=2),)}
    allowed = [limiter.allowance(budgets)]
    for spent in (5, 7):  # The last of them are kept back, and not there for what can wait.
        for _ in range(spent):
            limiter.spend(budgets, is_urgent=True)
        allowed.append(limiter.allowance(budgets))
    time.seconds += 61.0
    allowed.append(limiter.allowance(budgets))
    assert allowed == [6.0, 12.0, 60.0, 6.0]


# --- Several processes in the same second --------------------------------------------------------------

SECOND = CallLimit(45, 1.05, kept_back=10, left=5)


def most_in_a_second(stamps: list[float]) -> int:
    """How many calls were made in the busiest second."""
    return max(sum(begin <= stamp < begin + 1.0 for stamp in stamps) for begin in stamps)


async def test_processes_that_spend_all_they_can_never_spend_too_much_in_any_second(store: Store) -> None:
    clock = HandClock()
    leader = 0
    limiters = [Limiter(store, clock, "chats", partial(lambda one: leader == one, number)) for number in range(2)]
    running = [asyncio.create_task(limiter.run()) for limiter in limiters]
    stamps: list[list[float]] = [[], []]
    try:
        for step in range(1200):
            if step == 600:  # Another takes over, in the middle of everything.
                leader = 1
            await clock.move(0.01)
            for number, limiter in enumerate(limiters):
                spent = spent_by(limiter, {"chats": (SECOND,)}, is_urgent=True)
                stamps[number] += [clock.now()] * spent
    finally:
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
    assert most_in_a_second([*stamps[0], *stamps[1]]) <= SECOND.calls
    turned = clock.now() - 6.0
    before = [[at for at in one if at < turned] for one in stamps]
    after = [[at for at in one if at > turned] for one in stamps]
    most, few = SECOND.calls - SECOND.left, SECOND.left
    assert [*map(most_in_a_second, before)] == [most, few]
    assert [*map(most_in_a_second, after)] == [few, most]


async def test_several_that_do_not_lead_share_what_is_left_to_them(store: Store, time: Time) -> None:
    budgets: dict[str, tuple[CallLimit, ...]] = {"chats": (SECOND,)}
    limiters = [Limiter(store, time, "chats", partial(bool, is_first)) for is_first in (True, False, False)]
    for limiter in limiters:
        limiter.spend(budgets)
        await limiter.save()
    time.seconds += 2.0
    for limiter in limiters:
        await limiter.load()
    assert [spent_by(limiter, budgets, is_urgent=True) for limiter in limiters] == [40, 2, 2]


async def test_what_is_made_in_any_case_is_counted_for_others(store: Store, time: Time) -> None:
    limiter = Limiter(store, time, "chats")
    for _ in range(3):
        limiter.count(ROOM)
    assert limiter.pause(ROOM, is_urgent=True) == 10.0
    assert spent_by(limiter, {"chats": ROOM["chats"]}) == 2


async def test_whoever_starts_alone_has_everything_as_soon_as_it_leads(store: Store, time: Time) -> None:
    leading: list[bool] = []
    limiter = Limiter(store, time, "chats", lambda: bool(leading))
    await limiter.load()
    assert spent_by(limiter, {"chats": (SECOND,)}, is_urgent=True) == SECOND.left
    leading.append(True)
    assert spent_by(limiter, {"chats": (SECOND,)}, is_urgent=True) == SECOND.calls - 2 * SECOND.left
