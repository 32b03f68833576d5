"""People, tables and places as both databases remember them."""

from __future__ import annotations

import asyncio

import pytest

from adapters.store import Store
from adapters.store.queries import places as place_queries
from adapters.store.records import Audience, Listed, Person, Place
from engine.journal import Result
from tests.adapters.store.entries import entry


@pytest.mark.req("PL-15")
async def test_someone_new_is_stored_and_then_stays_as_they_are(store: Store) -> None:
    ann = await store.arrive("discord", "17", "Ann", "de")
    assert ann == Person(ann.id, "discord", "17", "Ann", "de", {})
    await store.rename(ann.id, "Anna")
    assert await store.arrive("discord", "17", "Ann again", "en") == ann._replace(name="Anna")
    assert (await store.arrive("telegram", "17", "Ann", None)).id != ann.id


async def test_someone_who_arrives_many_times_at_once_is_one_person(store: Store) -> None:
    arrivals = (store.arrive("page", "x", f"name {number}", None) for number in range(40))
    assert len({person.id for person in await asyncio.gather(*arrivals)}) == 1


async def test_people_are_found_by_id(store: Store) -> None:
    ann = await store.arrive("page", "a", "Ann", None)
    bob = await store.arrive("page", "b", "Bob", None)
    assert await store.person(bob.id) == bob
    assert await store.person(999) is None
    assert await store.people([bob.id, 999, ann.id]) == {ann.id: ann, bob.id: bob}
    assert await store.people([]) == {}


@pytest.mark.req("PL-24")
async def test_language_and_settings_change_one_at_a_time(store: Store) -> None:
    ann = await store.arrive("page", "a", "Ann", "en")
    await store.set_language(ann.id, "te")
    await store.set_setting(ann.id, "colours", "two")
    await store.set_setting(ann.id, "pictures", False)
    await store.set_setting(ann.id, "colours", "four")
    assert await store.person(ann.id) == ann._replace(
        language="te", settings={"colours": "four", "pictures": False}
    )
    await store.set_setting(ann.id, "pictures", None)
    await store.set_language(ann.id, None)
    assert await store.person(ann.id) == ann._replace(language=None, settings={"colours": "four"})
    await store.set_setting(999, "colours", "four")
    assert await store.person(999) is None


@pytest.mark.req("PL-43")
async def test_a_private_chat_is_remembered_until_the_person_is_forgotten(store: Store) -> None:
    ann = await store.arrive("discord", "17", "Ann", "en")
    await store.set_private_chat("discord", "17", "4711")
    await store.set_private_chat("discord", "18", "4712")
    assert await store.person(ann.id) == ann._replace(private_chat="4711")
    await store.forget(ann.id, 0.0)
    forgotten = await store.person(ann.id)
    assert forgotten is not None and forgotten.private_chat is None


@pytest.mark.req("PL-65")
async def test_what_others_said_names_the_chat_of_whoever_was_forgotten_no_longer(store: Store) -> None:
    ann = await store.arrive("telegram", "17", "Ann", "en")
    bob = await store.arrive("telegram", "18", "Bob", "en")
    await store.set_private_chat("telegram", "17", "telegram:17")
    await store.append(entry("t", 1, by=str(ann.id)))
    for place in ("telegram:17", "telegram:-5"):
        await store.add_place("t", place)
    await store.say(
        "t", bob.id, None, "hello", 1.0, audience=Audience({"telegram:17": False, "telegram:-5": True})
    )
    await store.say("t", bob.id, ann.id, "psst", 2.0)
    await store.forget(ann.id, 3.0, "telegram:17")
    await store.erase_left_behind(4.0)
    heard = [(line.text, line.audience) for line in await store.said("t")]
    assert heard == [("hello", Audience({"telegram:-5": True})), ("psst", None)]


async def test_settings_changed_at_once_are_all_kept(store: Store) -> None:
    ann = await store.arrive("page", "a", "Ann", "en")
    await asyncio.gather(*(store.set_setting(ann.id, f"key {number}", number) for number in range(10)))
    changed = await store.person(ann.id)
    assert changed is not None
    assert changed.settings == {f"key {number}": number for number in range(10)}


@pytest.mark.req("PL-65")
async def test_forgetting_leaves_an_anonymous_number(store: Store) -> None:
    ann = await store.arrive("page", "a", "Ann", "en")
    bob = await store.arrive("page", "b", "Bob", "en")
    await store.set_setting(ann.id, "colours", "four")
    both = (Result(ann.id, 0, True, 7), Result(bob.id, 1, False, 3))
    await store.append(entry("t", 1, by=str(ann.id), match_number=1, results=both))
    journal = await store.rows("t")
    await store.say("t", ann.id, None, "by Ann", 1.0)
    await store.say("t", bob.id, None, "by Bob", 2.0)

    await store.forget(ann.id, 0.0)

    assert await store.person(ann.id) == Person(ann.id, "page", f"forgotten {ann.id}", "", None, {})
    assert await store.own_record(ann.id) == []
    assert [line.person for line in await store.high_scores("santase")] == [bob.id]
    assert [line.text for line in await store.said("t")] == ["by Bob"]
    assert await store.rows("t") == journal
    assert (await store.arrive("page", "a", "Ann", None)).id not in (ann.id, bob.id)


@pytest.mark.req("PL-65")
async def test_a_match_that_ends_after_its_player_was_forgotten_lists_nobody(store: Store) -> None:
    ann = await store.arrive("page", "a", "Ann", "en")
    await store.forget(ann.id, 0.0)
    await store.append(entry("t", 1, match_number=1, results=(Result(ann.id, 0, True, 7),)))
    assert await store.high_scores("santase") == []


# --- Lists of tables -----------------------------------------------------------------------------------


@pytest.fixture
async def evening(store: Store) -> Store:
    """Five tables: here, elsewhere, public elsewhere, elsewhere with person 7, and a closed one."""
    tables: dict[str, dict[str, object]] = {
        "here": {"code": "1"},
        "elsewhere": {"code": "2", "people": (77, 71)},
        "public": {"code": "3", "is_public": True},
        "mine": {"code": "4", "people": (1, 7)},
        "closed": {"code": None, "is_public": True, "people": (7,)},
    }
    for number, (name, listing) in enumerate(tables.items()):
        await store.append(entry(name, 1, at=float(number), listing=listing))
        await store.add_place(name, "room" if name in ("here", "closed") else "other room")
    return store


@pytest.mark.req("PL-12")
@pytest.mark.parametrize(
    ("asked", "shown"),
    [
        ({}, ["public"]),
        ({"place": "room"}, ["public", "here"]),
        ({"person": 7}, ["mine", "public"]),
        ({"place": "room", "person": 7}, ["mine", "public", "here"]),
        ({"place": "room", "person": 7, "limit": 2}, ["mine", "public"]),
    ],
    ids=["nowhere", "a place", "a person", "a person in a place", "the newest two"],
)
async def test_a_list_shows_what_may_be_seen_from_there(
    evening: Store, asked: dict[str, object], shown: list[str]
) -> None:
    assert [table.table_id for table in await evening.tables(**asked)] == shown  # type: ignore[arg-type]


async def test_all_open_tables_are_known_the_newest_first(evening: Store) -> None:
    assert await evening.open_tables(9) == ["mine", "public", "elsewhere", "here"]
    assert await evening.open_tables(2) == ["mine", "public"]


async def test_open_tables_are_counted_by_phase(store: Store) -> None:
    for number, phase in enumerate(("lobby", "playing", "playing")):
        await store.append(entry(f"t{number}", 1, listing={"code": f"12345{number}", "phase": phase}))
    await store.append(entry("t", 1, listing={"code": None, "phase": "closed"}))
    assert await store.phases() == {"lobby": 1, "playing": 2}


async def test_a_listed_table_says_what_it_is(store: Store) -> None:
    what = {
        "code": "1234",
        "game": "truco",
        "phase": "playing",
        "people": (3, 12),
        "house_seats": 2,
        "seats": 4,
        "is_public": True,
        "due_at": 5.5,
    }
    await store.append(entry("t", 1, listing=what))
    assert await store.tables() == [Listed(table_id="t", **what)]  # type: ignore[arg-type]


@pytest.mark.req("PL-20")
async def test_the_current_table_is_where_the_person_last_acted(store: Store) -> None:
    for name, code in (("t", "1"), ("u", "2"), ("v", "3")):
        await store.append(entry(name, 1, at=1.0, by="7", listing={"code": code, "people": (7, 8)}))
    assert await store.current_table(99) is None
    await store.append(entry("t", 2, at=2.0, by="7", listing={"code": "1", "people": (7, 8)}))
    await store.append(entry("u", 2, at=3.0, by="8", listing={"code": "2", "people": (7, 8)}))
    assert (await store.current_table(7), await store.current_table(8)) == ("t", "u")
    await store.append(entry("t", 3, at=4.0, by="7", what="leave", listing={"code": "1", "people": (8,)}))
    await store.append(entry("u", 3, at=5.0, by="7", what="close", listing={"code": None, "people": (7, 8)}))
    assert await store.current_table(7) == "v"


# --- Places --------------------------------------------------------------------------------------------


async def test_a_table_has_places_each_with_its_language(store: Store) -> None:
    for address in ("discord:1", "page:2", "discord:1"):
        await store.add_place("t", address)
    await store.add_place("u", "page:3")
    await store.set_place_language("page:2", "pt-BR")
    assert await store.places("t") == [Place("discord:1", None, {}), Place("page:2", "pt-BR", {})]
    await store.remove_place("t", "discord:1")
    assert await store.places("t") == [Place("page:2", "pt-BR", {})]


async def test_a_place_changes_its_language(store: Store) -> None:
    assert await store.place_language("page:2") is None
    await store.set_place_language("page:2", "de")
    await store.set_place_language("page:2", "bg")
    assert await store.place_language("page:2") == "bg"
    await store.set_place_language("page:2", None)
    assert await store.place_language("page:2") is None


async def test_a_place_chooses_beside_its_language(store: Store) -> None:
    await store.add_place("t", "page:2")
    assert await store.place_settings("page:2") == {}
    await store.set_place_setting("page:2", "deck", "four")
    await store.set_place_setting("page:2", "pictures", "off")
    await store.set_place_language("page:2", "de")
    assert await store.places("t") == [Place("page:2", "de", {"deck": "four", "pictures": "off"})]
    await store.set_place_setting("page:2", "deck", None)
    assert await store.place_settings("page:2") == {"pictures": "off"}
    assert await store.place_language("page:2") == "de"


@pytest.mark.req("PL-65", "PL-74")
async def test_bells_move_and_go_with_their_place_and_are_forgotten_with_their_person(store: Store) -> None:
    ann = await store.arrive("telegram", "1", "Ann", None)
    bob = await store.arrive("discord", "2", "Bob", None)
    for person, place in ((ann, "old"), (bob, "old"), (bob, "other"), (bob, "old")):
        await store.ring(person.id, place, "santase")
    assert await store.told_of(["old", "other"], "santase", 9) == [ann.id, bob.id]
    assert await store.told_of(["old"], "truco", 9) == []
    await store.move_address("old", "new")
    assert await store.bells_of(bob.id) == [("new", "santase"), ("other", "santase")]
    await store.add_notices("t" * 12, [ann.id, bob.id], "Friends")
    assert [one.person for one in await store.take_notices("discord")] == [bob.id]
    assert await store.take_notices("discord") == []
    await store.drop_places(["other"])
    await store.silence(bob.id, "new", "santase")
    assert await store.bells_of(bob.id) == []
    await store.forget(ann.id, 0.0)
    assert await store.bells_of(ann.id) == [] and await store.take_notices("telegram") == []


@pytest.mark.req("PL-65")
async def test_more_places_than_one_statement_takes_go_together_and_no_others(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(place_queries, "ADDRESSES_MAX", 2)
    ann = await store.arrive("discord", "1", "Ann", None)
    places = [f"discord:{number}" for number in range(6)]
    for number, place in enumerate(places):
        await store.add_place(f"table-{number}", place)
        await store.ring(ann.id, place, "santase")
    assert await store.drop_places(places[:5]) == [f"table-{number}" for number in range(5)]
    assert [len(await store.places(f"table-{number}")) for number in range(6)] == [0, 0, 0, 0, 0, 1]
    assert await store.bells_of(ann.id) == [(places[5], "santase")]
