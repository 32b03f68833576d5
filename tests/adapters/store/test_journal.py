"""The journal on both databases: what counts, what conflicts, what comes back."""

from __future__ import annotations

import asyncio
import random

import pytest

from adapters.store import Store, StoreFailed, open_store
from engine.journal import Entry, Journal, Result, Row, Written
from tests.adapters.store.entries import due, entry

DONE, CONFLICT, REPEATED, CODE_TAKEN = Written.DONE, Written.CONFLICT, Written.REPEATED, Written.CODE_TAKEN


async def open_table(store: Store, table_id: str, *, rows: int = 1, **listing: object) -> None:
    for seq in range(1, rows + 1):
        assert await store.append(entry(table_id, seq, listing=listing)) is DONE


def test_a_store_is_a_journal(store: Store) -> None:
    journal: Journal = store
    assert journal is store


@pytest.mark.req("PL-19")
async def test_a_row_comes_back_as_it_was_written(store: Store) -> None:
    written = entry("t", 1, at=1234.5678, by="house", what="open", detail='{"ü":"حكم"}', digest="d1g")
    assert await store.append(written) is DONE
    assert await store.rows("t") == [Row(1, 1234.5678, "house", "open", '{"ü":"حكم"}', "d1g")]


@pytest.mark.req("PL-19")
async def test_what_was_written_is_there_after_opening_again(store: Store, store_url: str) -> None:
    await open_table(store, "t", rows=3)
    again = await open_store(store_url)
    assert [row.seq for row in await again.rows("t")] == [1, 2, 3]
    await again.close()


@pytest.mark.parametrize("seq", [1, 2, 4], ids=["first again", "latest again", "one skipped"])
async def test_a_row_that_is_not_the_next_conflicts_and_changes_nothing(store: Store, seq: int) -> None:
    await open_table(store, "t", rows=2, phase="lobby")
    late = entry("t", seq, press_id="p", seed=b"s", results=(Result(7, 0, True, 1),), listing={"phase": "playing"})
    assert await store.append(late) is CONFLICT
    assert [row.seq for row in await store.rows("t", 0)] == [1, 2]
    assert await store.seed("t", 0) is None
    assert await store.own_record(7) == []
    # Its press did not count, so it may count now.
    assert await store.append(entry("t", 3, press_id="p")) is DONE


async def test_a_later_row_of_an_unknown_table_conflicts(store: Store) -> None:
    assert await store.append(entry("nowhere", 2)) is CONFLICT
    assert await store.rows("nowhere") == []


@pytest.mark.req("PL-63")
@pytest.mark.parametrize("seq", [2, 3], ids=["as it was first decided", "decided again after reading on"])
async def test_a_press_delivered_twice_counts_once(store: Store, seq: int) -> None:
    await open_table(store, "t")
    assert await store.append(entry("t", 2, press_id="p")) is DONE
    assert await store.append(entry("t", seq, press_id="p", detail='"again"')) is REPEATED
    assert [row.seq for row in await store.rows("t", 0)] == [1, 2]


async def test_a_press_id_counts_over_all_tables(store: Store) -> None:
    await open_table(store, "t")
    await open_table(store, "u")
    assert await store.append(entry("t", 2, press_id="p")) is DONE
    assert await store.append(entry("u", 2, press_id="p")) is REPEATED
    assert await store.append(entry("new", 1, press_id="p")) is REPEATED
    assert await store.rows("new") == []


@pytest.mark.req("PL-19")
async def test_a_press_that_counted_is_found_at_its_table(store: Store) -> None:
    await open_table(store, "t")
    assert await store.append(entry("t", 2, press_id="counted")) is DONE
    assert await store.append(entry("t", 2, press_id="late")) is CONFLICT
    assert [await store.pressed(press_id) for press_id in ("counted", "late", "unknown")] == ["t", None, None]


async def test_old_presses_can_be_dropped(store: Store) -> None:
    await store.append(entry("t", 1, at=10.0, press_id="old"))
    await store.append(entry("t", 2, at=20.0, press_id="young"))
    assert await store.drop_presses(before=15.0) == 1
    assert await store.append(entry("t", 3, press_id="young")) is REPEATED
    assert await store.append(entry("t", 3, press_id="old")) is DONE


@pytest.mark.req("PL-19")
async def test_a_press_grows_no_older_while_nobody_runs(store: Store) -> None:
    await store.come_back(10.0)
    await store.append(entry("t", 1, at=10.0, press_id="before"))
    await store.come_back(1000.0)
    assert await store.drop_presses(before=500.0) == 0
    assert await store.append(entry("t", 2, press_id="before")) is REPEATED


@pytest.mark.req("PL-11")
async def test_a_code_belongs_to_one_open_table(store: Store) -> None:
    await open_table(store, "t", code="4711")
    assert await store.append(entry("u", 1, press_id="p", listing={"code": "4711"})) is CODE_TAKEN
    assert await store.rows("u") == []
    assert await store.table_by_code("4711") == "t"
    assert await store.append(entry("u", 1, press_id="p", listing={"code": "4712"})) is DONE
    assert await store.table_by_code("4712") == "u"


@pytest.mark.req("PL-11")
async def test_a_code_is_free_again_when_its_table_closes(store: Store) -> None:
    await open_table(store, "t", code="4711")
    assert await store.append(entry("t", 2, what="close", listing={"code": None})) is DONE
    assert await store.table_by_code("4711") is None
    assert await store.append(entry("u", 1, listing={"code": "4711"})) is DONE


@pytest.mark.req("PL-11")
async def test_an_open_table_cannot_take_anothers_code(store: Store) -> None:
    await open_table(store, "t", code="1111")
    await open_table(store, "u", code="2222")
    assert await store.append(entry("u", 2, listing={"code": "1111"})) is CODE_TAKEN
    assert await store.append(entry("u", 2, listing={"code": "3333"})) is DONE


async def test_a_table_that_is_there_is_not_opened_again(store: Store) -> None:
    await open_table(store, "t", code="4711")
    assert await store.append(entry("t", 1, listing={"code": "4712"})) is CONFLICT
    assert await store.table_by_code("4711") == "t"


@pytest.mark.req("PL-19")
async def test_loading_begins_at_the_latest_start(store: Store) -> None:
    words = ["open", "start", "act", "start", "act", "act"]
    for seq, what in enumerate(words, 1):
        await store.append(entry("t", seq, what=what))
        base = max((n for n, word in enumerate(words[:seq], 1) if word == "start"), default=1)
        assert [row.seq for row in await store.rows("t")] == list(range(base, seq + 1))
    assert [row.what for row in await store.rows("t", 0)] == words
    assert [row.seq for row in await store.rows("t", 4)] == [5, 6]
    assert await store.rows("t", 6) == []


async def test_a_match_keeps_its_first_seed(store: Store) -> None:
    await store.append(entry("t", 1, match_number=1, seed=b"\x00\xffone"))
    await store.append(entry("t", 2, match_number=1, seed=b"other"))
    await store.append(entry("t", 3, match_number=2, seed=b"two"))
    assert [await store.seed("t", number) for number in (1, 2, 3)] == [b"\x00\xffone", b"two", None]


@pytest.mark.req("PL-40")
async def test_no_seed_is_shown_when_writing_it_fails(
    store: Store, capsys: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("DEBUG")
    bad = entry("t", 1, match_number=1, seed=b"secret seed", detail="\ud800")  # no database takes half a character
    with pytest.raises(Exception) as raised:  # noqa: PT011
        await store.append(bad)
    shown = f"{raised.value!r} {raised.value} {raised.value.__cause__!r} {bad!r} {caplog.text}"
    assert "secret seed" not in shown + "".join(capsys.readouterr())


# --- Due and changed -----------------------------------------------------------------------------------


@pytest.mark.req("PL-17", "PL-51")
async def test_due_tables_are_claimed_once_the_most_overdue_first(store: Store) -> None:
    for table_id, due_at in {"late": 10.0, "later": 20.0, "now": 30.0, "not yet": 30.5, "never": None}.items():
        await open_table(store, table_id, due_at=due_at)
    assert set(await due(store, now=30.0, limit=2, lease_seconds=60)) == {"late", "later"}
    assert await due(store, now=30.0, limit=2, lease_seconds=60) == ["now"]
    assert await due(store, now=30.0, limit=2, lease_seconds=60) == []


@pytest.mark.req("PL-19")
async def test_a_claim_that_came_to_nothing_is_due_again(store: Store) -> None:
    await open_table(store, "t", due_at=10.0)
    assert await due(store, now=10.0, limit=5, lease_seconds=60) == ["t"]
    assert await due(store, now=69.9, limit=5, lease_seconds=60) == []
    assert await due(store, now=70.0, limit=5, lease_seconds=60) == ["t"]


async def test_the_next_row_says_when_a_claimed_table_is_due(store: Store) -> None:
    await open_table(store, "t", due_at=10.0)
    await due(store, now=10.0, limit=5, lease_seconds=60)
    await store.append(entry("t", 2, listing={"due_at": 12.0}))
    assert await due(store, now=12.0, limit=5, lease_seconds=60) == ["t"]
    await store.append(entry("t", 3, listing={"due_at": None}))
    assert await due(store, now=1e9, limit=5, lease_seconds=60) == []


@pytest.mark.req("PL-51")
async def test_many_who_sweep_at_once_share_the_tables(store: Store) -> None:
    names = {f"t{number}" for number in range(60)}
    for name in names:
        await open_table(store, name, due_at=1.0)
    claims = await asyncio.gather(*(due(store, now=5.0, limit=7, lease_seconds=60) for _ in range(12)))
    rest = await due(store, now=5.0, limit=100, lease_seconds=60)
    claimed = [name for claim in [*claims, rest] for name in claim]
    assert max(map(len, claims)) <= 7
    assert (len(claimed), set(claimed)) == (60, names)


@pytest.mark.req("PL-51")
async def test_changed_tables_are_those_written_to_since(store: Store) -> None:
    await store.append(entry("old", 1, at=10.0))
    await store.append(entry("edge", 1, at=20.0))
    await store.append(entry("new", 1, at=10.0))
    await store.append(entry("new", 2, at=30.0))
    assert await store.changed(since=20.0) == [("edge", 1), ("new", 2)]


# --- Many at once --------------------------------------------------------------------------------------


async def test_one_conflict_in_a_group_leaves_the_others_alone(store: Store) -> None:
    for name in "abcde":
        await open_table(store, name, code=name)
    group = [
        entry("a", 2, press_id="pa"),
        entry("b", 3),
        entry("c", 2, press_id="pa"),
        entry("d", 2),
        entry("d", 2),
        entry("f", 1, listing={"code": "e"}),
        entry("g", 1, listing={"code": "new"}),
        entry("h", 1, listing={"code": "new"}),
        entry("e", 2, listing={"code": "e"}),
        entry("e", 3, listing={"code": "e"}),
    ]
    written = await asyncio.gather(*map(store.append, group))
    assert written == [DONE, CONFLICT, REPEATED, DONE, CONFLICT, CODE_TAKEN, DONE, CODE_TAKEN, DONE, DONE]
    assert [len(await store.rows(name, 0)) for name in "abcdefgh"] == [2, 1, 1, 2, 3, 0, 1, 0]


async def test_an_entry_that_cannot_be_written_fails_alone(store: Store) -> None:
    bad = entry("bad", 1, detail="\ud800")
    group = [entry("a", 1), bad, entry("b", 1)]
    first, failure, last = await asyncio.gather(*map(store.append, group), return_exceptions=True)
    assert (first, last) == (DONE, DONE)
    assert isinstance(failure, Exception)
    assert not isinstance(failure, StoreFailed)
    assert [len(await store.rows(name)) for name in ("a", "bad", "b")] == [1, 0, 1]


@pytest.mark.req("PL-19", "PL-51")
async def test_a_thousand_racing_commands_leave_no_gap_and_no_double(store: Store) -> None:
    tables = [f"t{number}" for number in range(50)]
    for name in tables:
        await open_table(store, name)
    chance = random.Random(5)
    conflicts = 0
    hands = asyncio.Semaphore(100)  # two at a table on average: enough to collide all the time

    async def command(number: int) -> None:
        """Append to a random table like a host: on a conflict read on and decide again."""
        nonlocal conflicts
        async with hands:
            table_id = chance.choice(tables)
            while True:
                seq = (await store.rows(table_id, 0))[-1].seq + 1
                wanted = entry(table_id, seq, detail=str(number), press_id=f"press {number}")
                written = await store.append(wanted)
                if written is not CONFLICT:
                    assert written is DONE
                    return
                conflicts += 1

    await asyncio.gather(*map(command, range(1000)))
    journals = [await store.rows(name, 0) for name in tables]
    versions = dict(await store.changed(0.0))
    for name, rows in zip(tables, journals, strict=True):
        assert [row.seq for row in rows] == list(range(1, versions[name] + 1))
    commands = [int(row.detail) for rows in journals for row in rows[1:]]
    assert sorted(commands) == list(range(1000))
    assert conflicts > 0


async def test_a_closed_store_says_so(store: Store) -> None:
    await store.close()
    with pytest.raises(StoreFailed):
        await store.append(entry("t", 1))
    with pytest.raises(StoreFailed):
        await store.rows("t")


async def test_what_waits_is_written_before_the_store_closes(store: Store, store_url: str) -> None:
    waiting = [asyncio.ensure_future(store.append(entry(f"t{number}", 1))) for number in range(300)]
    await asyncio.sleep(0)
    await store.close()
    assert await asyncio.gather(*waiting) == [DONE] * 300
    again = await open_store(store_url)
    assert len(await again.changed(0.0)) == 300
    await again.close()


def test_an_entry_keeps_its_seed_to_itself() -> None:
    shown = repr(Entry("t", Row(1, 0.0, "7", "start", "{}", ""), entry("t", 1).listing, seed=b"secret seed"))
    assert "secret" not in shown
    assert "table_id='t'" in shown
