"""High scores and own records, and what keeps several processes apart."""

from __future__ import annotations

import asyncio

import pytest

from adapters.store import Store
from adapters.store.records import HighScore, MatchResult, OwnRecord
from engine.journal import Result, Written
from tests.adapters.store.entries import due, entry


@pytest.fixture
async def played(store: Store) -> Store:
    """Ann (1) and Bob (2) and Eve (3) have played: two matches at t, one with another preset at u, Truco at v."""
    for account in ("Ann", "Bob", "Eve"):
        await store.arrive("page", account, account, None)
    matches = [
        ("t", 1, "santase", "two", (Result(1, 0, True, 7), Result(2, 1, False, 5))),
        ("t", 2, "santase", "two", (Result(1, 0, False, 3), Result(2, 1, True, 9))),
        ("u", 1, "santase", "one", (Result(1, 0, True, 11), Result(3, 1, False, 2))),
        ("v", 1, "truco", "paulista", (Result(3, 0, True, 12),)),
    ]
    for table_id, number, game, preset, results in matches:
        seq = len(await store.rows(table_id, 0)) + 1
        finish = entry(table_id, seq, match_number=number, preset=preset, results=results, listing={"game": game})
        assert await store.append(finish) is Written.DONE
        await store.add_place(table_id, f"room of {table_id}")
    return store


@pytest.mark.req("PL-23")
@pytest.mark.parametrize(
    ("asked", "lines"),
    [
        ({}, [(1, "Ann", 3, 2, 11), (2, "Bob", 2, 1, 9), (3, "Eve", 1, 0, 2)]),
        ({"preset": "two"}, [(2, "Bob", 2, 1, 9), (1, "Ann", 2, 1, 7)]),
        ({"place": "room of u"}, [(1, "Ann", 1, 1, 11), (3, "Eve", 1, 0, 2)]),
        ({"preset": "two", "place": "room of u"}, []),
        ({"limit": 1}, [(1, "Ann", 3, 2, 11)]),
        ({"preset": "two", "by_points": True}, [(2, "Bob", 2, 1, 9), (1, "Ann", 2, 1, 7)]),
    ],
    ids=["over all", "a preset", "a place", "a preset never played there", "the first line", "by points"],
)
async def test_high_scores_go_by_wins_and_then_by_best_score(
    played: Store, asked: dict[str, object], lines: list[tuple[object, ...]]
) -> None:
    assert await played.high_scores("santase", **asked) == [HighScore(*line) for line in lines]  # type: ignore[arg-type]


@pytest.mark.req("PL-23")
async def test_results_come_in_the_order_of_time_a_match_at_a_time(played: Store) -> None:
    def told(results: list[MatchResult]) -> list[tuple[str, int, set[int]]]:
        matches = dict.fromkeys((one.table_id, one.match_number) for one in results)
        return [(*key, {one.person for one in results if one[:2] == key}) for key in matches]

    assert told(await played.results("santase", 10)) == [("t", 1, {1, 2}), ("t", 2, {1, 2}), ("u", 1, {1, 3})]
    assert told(await played.results("santase", 2)) == [("u", 1, {1, 3})]
    assert await played.results("truco", 10) == [MatchResult("v", 1, 3, 0, True, 12)]


@pytest.mark.req("PL-23")
async def test_an_own_record_is_per_game_and_preset(played: Store) -> None:
    assert await played.own_record(1) == [
        OwnRecord("santase", "one", 1, 1, 11),
        OwnRecord("santase", "two", 2, 1, 7),
    ]
    assert await played.own_record(99) == []


@pytest.mark.req("PL-23")
async def test_a_match_counts_once_for_a_person(played: Store) -> None:
    again = (Result(1, 0, True, 99),)
    listing = {"game": "santase"}
    assert (
        await played.append(entry("u", 2, match_number=1, preset="one", results=again, listing=listing))
        is Written.DONE
    )
    assert (await played.own_record(1))[0] == OwnRecord("santase", "one", 1, 1, 11)


# --- Being alive ---------------------------------------------------------------------------------------


@pytest.mark.req("PL-61")
async def test_the_service_knows_when_it_last_ran(store: Store) -> None:
    assert await store.last_alive() is None
    await store.come_back(100.0)
    await store.come_back(200.0)
    await store.come_back(150.0)
    assert await store.last_alive() == 200.0


@pytest.mark.req("PL-61")
async def test_a_silence_longer_than_a_restart_is_an_outage(store: Store) -> None:
    await store.come_back(100.0, 1_000)
    await store.come_back(110.0, 1_000)
    assert await store.downtime(0.0, 110.0) == 0
    await store.come_back(150.0, 1_000)
    assert await store.last_alive() == 150.0
    assert await store.downtime(0.0, 150.0) == 40
    await store.come_back(220.0, 1_000)
    assert await store.downtime(114.0, 220.0) == 110  # A row from between the last sign of life and the crash.
    assert await store.downtime(149.0, 220.0) == 70  # A row by a machine whose clock is a second behind.
    assert await store.downtime(220.0, 220.0) == 0


@pytest.mark.req("PL-61")
async def test_an_outage_is_noted_once_and_forgotten_after_a_while(store: Store) -> None:
    await store.come_back(100.0, 1_000)
    await asyncio.gather(*(store.come_back(500.0, 1_000) for _ in range(5)))
    assert await store.downtime(0.0, 500.0) == 400
    await store.come_back(1_600.0, 1_000)
    assert await store.downtime(0.0, 1_600.0) == 1_100


@pytest.mark.req("PL-61")
async def test_what_is_due_is_due_later_by_an_outage(store: Store) -> None:
    for table_id, phase in (("running", "playing"), ("set-up", "lobby")):
        listing = {"code": None, "phase": phase, "due_at": 130.0}
        assert await store.append(entry(table_id, 1, listing=listing)) is Written.DONE
    await store.come_back(100.0, 1_000)
    await store.come_back(500.0, 1_000)
    assert await due(store, 529.0, 10, 50.0) == []
    assert sorted(await due(store, 530.0, 10, 5.0)) == ["running", "set-up"]


@pytest.mark.req("PL-23", "KN-16")
async def test_where_points_count_the_best_sheet_goes_before_the_most_wins(store: Store) -> None:
    people = [await store.arrive("playground", name, name, None) for name in ("ann", "bob")]
    for number, (first, second) in enumerate(((200, 150), (180, 170), (120, 260)), 1):
        results = (Result(people[0].id, 0, first > second, first), Result(people[1].id, 1, second > first, second))
        finish = entry(
            "t", number, match_number=number, preset="kniffel", results=results, listing={"game": "kniffeliger"}
        )
        assert await store.append(finish) is Written.DONE
    by_points = await store.high_scores("kniffeliger", "kniffel", by_points=True)
    assert [line.name for line in by_points] == ["bob", "ann"]
    assert [line.name for line in await store.high_scores("kniffeliger", "kniffel")] == ["ann", "bob"]
