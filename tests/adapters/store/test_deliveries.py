"""What was shown where, the chat that goes with it, and the playground's own messages."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest
from sqlalchemy import text
from sqlmodel.ext.asyncio.session import AsyncSession

from adapters.discord.notes import Note, read_note
from adapters.discord.pictures import Attached
from adapters.store import Store, open_store
from adapters.store.links import PostgresLink
from adapters.store.postgres import PostgresStore
from adapters.store.queries import chat
from adapters.store.records import Broadcast, Delivery, MovedHand, PageMessage, Place
from tests.adapters.store.entries import entry
from tests.postgres import WAITING


@pytest.mark.req("PL-19")
async def test_the_latest_delivery_of_a_slot_is_remembered(store: Store) -> None:
    intended = Delivery("t", "room", "live", None, "d1")
    log = Delivery("t", "room", "log 1", "m2", "d2")
    await store.save_deliveries([log, intended, Delivery("u", "room", "live", "m9", "d9")])
    assert await store.deliveries("t") == [intended, log]
    shown = intended._replace(ref="m1", digest="d3")
    await store.save_deliveries([intended, shown])
    assert await store.deliveries("t") == [shown, log]
    await store.save_deliveries([])


async def test_dropped_deliveries_are_forgotten_and_no_others(store: Store) -> None:
    kept = Delivery("t", "room", "live", "m1", "d")
    await store.save_deliveries(
        [kept, Delivery("t", "room", "log", "m2", "d"), Delivery("t", "pm", "live", "m3", "d")]
    )
    await store.drop_deliveries([("t", "room", "log"), ("t", "pm", "live"), ("u", "room", "live")])
    await store.drop_deliveries([])
    assert await store.deliveries("t") == [kept]


async def test_a_place_that_moves_takes_everything_but_its_messages_with_it(store: Store) -> None:
    await store.add_place("t", "old")
    await store.add_place("u", "old")
    await store.add_place("u", "new")
    await store.set_place_language("old", "ar")
    await store.save_deliveries(
        [Delivery("t", "old", "live", "m1", "d"), Delivery("t", "else", "live", "m2", "d")]
    )
    assert await store.move_address("old", "new") == ["t", "u"]
    assert await store.places("t") == await store.places("u") == [Place("new", "ar", {})]
    assert [(one.address, one.ref) for one in await store.deliveries("t")] == [("else", "m2")]
    assert await store.place_language("old") is None
    assert await store.move_address("nowhere", "new") == []
    assert await store.places("t") == [Place("new", "ar", {})]


async def test_places_are_found_under_the_address_of_their_chat(store: Store) -> None:
    for address in ("telegram:-10", "telegram:-10:5", "telegram:-10:7", "telegram:-100", "telegram:-1"):
        await store.add_place("t", address)
    await store.add_place("u", "telegram:-10:5")
    assert await store.addresses_under("telegram:-10") == ["telegram:-10", "telegram:-10:5", "telegram:-10:7"]
    assert await store.addresses_under("telegram:-10:5") == ["telegram:-10:5"]
    assert await store.addresses_under("discord:-10") == []


async def test_what_is_delivered_twice_is_said_once(store: Store) -> None:
    await store.append(entry("t", 1))
    for press_id in ("telegram -10 5", "telegram -10 6", "telegram -10 5"):
        await store.say_once(press_id, "t", 7, None, f"line {press_id[-1]}", 1.5)
    assert [line.text for line in await store.said("t")] == ["line 5", "line 6"]


# --- Chat ----------------------------------------------------------------------------------------------


@pytest.mark.req("PL-20", "PL-21")
async def test_lines_come_back_in_order_after_the_last_one_seen(store: Store) -> None:
    await store.append(entry("t", 1))
    await store.append(entry("u", 1))
    first = await store.say("t", 7, None, "hello", 1.5)
    await store.say("u", 7, None, "elsewhere", 2.0)
    whisper = await store.say("t", 8, 7, "psst ♥", 3.0)
    assert (first.table_id, first.person, first.to, first.text, first.at) == ("t", 7, None, "hello", 1.5)
    assert whisper.to == 7
    assert await store.said("t") == [first, whisper]
    assert await store.said("t", after=first.id) == [whisper]
    assert await store.said("t", limit=1) == [first]


@pytest.mark.req("PL-20")
async def test_a_reader_who_goes_on_from_the_last_line_misses_none(store: Store) -> None:
    await store.append(entry("t", 1))
    seen: list[str] = []
    last = 0
    speaking = asyncio.gather(*(store.say("t", 7, None, str(number), 0.0) for number in range(60)))
    while not speaking.done() or await store.said("t", after=last):
        for line in await store.said("t", after=last, limit=7):
            seen.append(line.text)
            last = line.id
    assert sorted(map(int, seen)) == list(range(60))


@pytest.mark.postgres
@pytest.mark.req("PL-20")
async def test_lines_of_a_table_become_visible_in_their_order(make_database: Callable[[], str]) -> None:
    store = await open_store(make_database())
    assert isinstance(store, PostgresStore)
    await store.append(entry("t", 1))
    async with AsyncSession(store._write_engine) as session, session.begin():
        connection = await session.connection()
        first = await connection.run_sync(
            lambda sync: chat.say(PostgresLink(sync), "t", 7, None, "slow to commit", 1.0)
        )
        speaking = asyncio.ensure_future(store.say("t", 8, None, "quick", 2.0))
        while not speaking.done() and not await session.scalar(text(WAITING)):
            pass
        assert await store.said("t") == [], "the later line waits for the earlier one"
    second = await speaking
    assert await store.said("t") == [first, second]
    await store.close()


@pytest.mark.req("PL-65")
async def test_the_part_of_a_note_that_passes_is_forgotten_at_its_moment(store: Store) -> None:
    attached = Attached("picture", "7")
    note = Note(attached, "a token", 1000.0, "original")
    assert read_note(note.write()) == note
    assert read_note(Note(attached).write()) == Note(attached)
    assert read_note('[null,"",0.0,"@original"]') == Note()  # as it was written before
    await store.save_deliveries([Delivery("t", "discord:1", "live", "9", "digest", note.write())])
    await store.forget_passing(999.0)
    assert [one.media for one in await store.deliveries("t")] == [note.write()]
    await store.forget_passing(1000.0)
    (kept,) = await store.deliveries("t")
    assert kept == Delivery("t", "discord:1", "live", "9", "digest", Note(attached).write())
    assert "a token" not in kept.media


@pytest.mark.req("PL-22")
async def test_broadcasts_are_read_on_from_the_last_one(store: Store) -> None:
    await store.broadcast(1, "maintenance at eight", 10.0)
    await store.broadcast(1, "done", 20.0)
    first, second = await store.broadcasts()
    assert (first, second.text) == (Broadcast(first.id, 1, "maintenance at eight", 10.0), "done")
    assert await store.broadcasts(after=first.id) == [second]


@pytest.mark.req("PL-22")
async def test_a_broadcast_delivered_twice_is_said_once(store: Store) -> None:
    for at in (10.0, 20.0):
        await store.broadcast(1, "maintenance at eight", at, "press")
    await store.broadcast(1, "maintenance at eight", 30.0)
    assert [said.at for said in await store.broadcasts()] == [10.0, 30.0]


# --- The playground's messages -------------------------------------------------------------------------


async def test_a_message_posted_twice_with_one_nonce_is_one_message(store: Store) -> None:
    ids = await asyncio.gather(*(store.page_post("room", "n", f"text {number}", 1.0) for number in range(10)))
    assert len(set(ids)) == 1
    assert len(await store.page_messages("room")) == 1
    assert await store.page_post("room", "another", "text", 1.0) != ids[0]


async def test_messages_are_edited_and_deleted(store: Store) -> None:
    one = await store.page_post("room", "n1", '{"text":"one"}', 1.0)
    two = await store.page_post("room", "n2", '{"text":"two"}', 2.0)
    assert await store.page_edit(one, '{"text":"ONE"}', 3.0) is True
    assert await store.page_messages("room") == [
        PageMessage(one, "room", '{"text":"ONE"}', 1.0),
        PageMessage(two, "room", '{"text":"two"}', 2.0),
    ]
    assert await store.page_delete(one) is True
    assert [message.id for message in await store.page_messages("room")] == [two]
    assert await store.page_delete(one) is False
    assert await store.page_edit(one, "back", 4.0) is False
    assert await store.page_post("room", "n1", "again", 5.0) == one, "a nonce outlives its message"
    assert [message.id for message in await store.page_messages("room")] == [two]


async def test_a_chat_has_another_mark_whenever_it_changed(store: Store) -> None:
    marks = [await store.page_mark("room")]

    async def changed() -> None:
        marks.append(await store.page_mark("room"))
        assert await store.page_mark("room") == marks[-1]

    one = await store.page_post("room", "n1", "one", 1.0)
    await changed()
    two = await store.page_post("room", "n2", "two", 2.0)
    await changed()
    await store.page_edit(one, "ONE", 3.0)
    await changed()
    await store.page_edit(one, "One", 4.0)
    await changed()
    await store.page_delete(two)
    await changed()
    assert len(set(marks)) == len(marks)
    await store.page_post("private", "n3", "three", 5.0)
    assert await store.page_mark("room") == marks[-1]


async def test_a_page_shows_the_newest_messages_of_its_own_chat(store: Store) -> None:
    ids = [await store.page_post("room", f"n{number}", str(number), 1.0) for number in range(6)]
    await store.page_post("private", "other", "hand", 1.0)
    assert [message.id for message in await store.page_messages("room", limit=3)] == ids[3:]
    assert [message.id for message in await store.page_messages("room", after=ids[4])] == ids[5:]


@pytest.mark.req("PL-4")
async def test_a_hand_that_was_moved_is_told_of_once(store: Store) -> None:
    moved = MovedHand("discord:1", "t", "e1", "", "#games")
    await store.move_hand(moved._replace(ref="e0"), 1.0)
    await store.move_hand(moved, 2.0)
    await store.move_hand(moved._replace(address="telegram:1"), 2.0)
    assert await store.take_moved_hands("discord") == [moved]
    assert await store.take_moved_hands("discord") == []
    assert len(await store.take_moved_hands("telegram")) == 1
