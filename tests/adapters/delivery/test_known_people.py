"""People are asked for once, however many chats show them, and believed for a while."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable
from pathlib import Path

import pytest

from adapters.delivery.known_people import KnownPeople
from adapters.store import Store, open_store
from adapters.store.records import Person
from bots.clock import SystemClock


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = await open_store(f"sqlite:///{tmp_path / 'people.db'}")
    yield store
    await store.close()


@pytest.fixture
async def numbers(store: Store) -> list[int]:
    return [(await store.arrive("playground", name, name, None)).id for name in ("Ana", "Bea")]


@pytest.fixture
def asked(store: Store, monkeypatch: pytest.MonkeyPatch) -> list[set[int]]:
    """For whom the store was asked, each time."""
    found: list[set[int]] = []
    people = store.people

    async def noted(ids: Iterable[int]) -> dict[int, Person]:
        found.append(set(ids))
        return await people(found[-1])

    monkeypatch.setattr(store, "people", noted)
    return found


async def test_all_who_want_to_know_at_one_time_are_told_by_one_question(
    store: Store, numbers: list[int], asked: list[set[int]]
) -> None:
    known = KnownPeople(store, SystemClock())
    answers = await asyncio.gather(*(known.by_number(numbers) for _ in range(5)))
    assert asked == [set(numbers)]
    assert all({person.name for person in people.values()} == {"Ana", "Bea"} for people in answers)
    await known.by_number(numbers[:1])
    assert len(asked) == 1


async def test_whoever_waits_asks_alone_if_the_first_gives_up(
    store: Store, numbers: list[int], asked: list[set[int]]
) -> None:
    known = KnownPeople(store, SystemClock())
    first, second = (asyncio.create_task(known.by_number(numbers)) for _ in range(2))
    await asyncio.sleep(0)
    assert len(asked) == 1, "both have begun"
    first.cancel()
    assert set(await second) == set(numbers)
    assert len(asked) == 2


async def test_what_was_read_before_somebody_changed_is_not_kept(
    store: Store, numbers: list[int], asked: list[set[int]]
) -> None:
    known = KnownPeople(store, SystemClock())
    reading = asyncio.create_task(known.by_number(numbers))
    await asyncio.sleep(0)
    assert len(asked) == 1, "it has begun"
    known.forget()
    await reading
    await known.by_number(numbers)
    assert len(asked) == 2
