"""The front desk: what people ask for, and what comes of it in every chat."""

from __future__ import annotations

import random
import re

import pytest

from adapters.front.answers import Answer
from adapters.front.chat import LINES_MAX
from adapters.front.desk import (
    GUESSES_FROM_MAX,
    GUESSES_MAX,
    PRESS_SECONDS,
    PRESSES_MAX,
    REPLAY_SECONDS,
    REPLAYS_MAX,
)
from adapters.front.table_lookup import TableHint
from adapters.screens.buttons import OPEN, RULES, Code, read_code
from adapters.store.records import Person
from engine import record
from engine.games import GAMES
from engine.refusals import CannotEnterNow, NoSuchTable
from engine.table_view import CLOSED, FINISHED, LOBBY, PLAYING
from tests.adapters.chats import all_text
from tests.sentences import sentence
from tests.service import GAME, Service

PLACE, OTHER = "chats:place", "chats:other place"


@pytest.fixture
async def ana(service: Service) -> Person:
    return await service.arrive("ana")


@pytest.fixture
async def bo(service: Service) -> Person:
    return await service.arrive("bo")


def refused(key: str, **values: str | int) -> tuple[str, bool]:
    return sentence(f"refusal-{key}", turn="", count=0, missing=0, **values), True


def said(answer: Answer) -> tuple[str, bool]:
    return answer.text, answer.is_refusal


def read(service: Service, address: str, *kinds: str) -> list[str]:
    """The lines of all messages of some kinds in a chat."""
    found = service.chats.messages(address, *kinds)  # type: ignore[arg-type]
    return [line.text for message in found for line in message.screen.lines]


async def code_of(service: Service, table_id: str) -> str:
    return (await service.view(None, table_id)).code


# --- Tables --------------------------------------------------------------------------------------------


@pytest.mark.req("PL-11", "SA-1")
async def test_opening_a_table_tells_its_code_and_shows_it_in_the_place(service: Service, ana: Person) -> None:
    answer = await service.desk.open_table(ana, GAME, lambda _: PLACE, "p")
    assert answer.table_id is not None
    code = await code_of(service, answer.table_id)
    assert said(answer) == (sentence("table-opened", code=code), False)
    assert (len(code), code.isdecimal()) == (6, True)
    await service.settle()
    assert [code in line for line in read(service, PLACE, "live")].count(True) > 0


@pytest.mark.req("PL-10")
async def test_a_table_is_opened_with_a_preset_and_with_options_that_depart_from_it(
    service: Service, ana: Person
) -> None:
    answer = await service.desk.open_table(
        ana, GAME, lambda _: PLACE, "p", preset="two", options={"target": "7", "must_head": "on"}
    )
    assert answer.table_id is not None
    view = await service.view(None, answer.table_id)
    two = GAMES[GAME].info.presets["two"].as_dict()
    assert view.options.as_dict() == two | {"target": 7, "must_head": True}
    assert view.preset is None


@pytest.mark.req("PL-7", "PL-11", "SA-1")
@pytest.mark.parametrize("written", ["{}", " {} ", "spaced"])
async def test_joining_by_code_shows_the_table_in_both_places(
    service: Service, ana: Person, bo: Person, written: str
) -> None:
    table_id = await service.open(ana)
    code = await code_of(service, table_id)
    typed = f"{code[:3]} {code[3:]}" if written == "spaced" else written.format(code)
    answer = await service.desk.join(bo, typed, lambda _: OTHER)
    assert answer == Answer(table_id=table_id)
    await service.settle()
    assert read(service, PLACE, "live") == read(service, OTHER, "live")
    assert any("Bo" in line for line in read(service, PLACE, "live"))
    assert len(service.chats.messages(service.chats.private_address(bo), "hand")) == 1


@pytest.mark.req("PL-11")
async def test_coming_back_by_the_code_changes_no_seat(service: Service, ana: Person) -> None:
    table_id = await service.open(ana)
    version = service.versions[table_id]
    answer = await service.desk.join(ana, await code_of(service, table_id), lambda _: OTHER)
    assert (answer, service.versions[table_id]) == (Answer(table_id=table_id), version)
    await service.settle()
    assert len(service.chats.messages(OTHER, "live")) == 1


@pytest.mark.req("PL-11")
async def test_wrong_codes_are_limited_for_each_person(service: Service, ana: Person, bo: Person) -> None:
    code = await code_of(service, await service.open(ana))
    for _ in range(GUESSES_MAX):
        assert said(await service.desk.join(bo, "000000")) == refused(NoSuchTable.key)
    assert said(await service.desk.join(bo, "000000")) == refused("too-many-guesses")
    assert said(await service.desk.join(bo, code)) == refused("too-many-guesses")
    assert not (await service.desk.join(ana, code)).is_refusal
    await service.leap(61.0)
    assert not (await service.desk.join(bo, code)).is_refusal


@pytest.mark.req("PL-63")
async def test_presses_are_limited_for_each_person_wherever_they_press(
    service: Service, ana: Person, bo: Person
) -> None:
    rules = Code(RULES, "", 0, GAME)
    for number in range(PRESSES_MAX):
        assert not (await service.desk.press(bo, rules, f"bo {number}")).is_refusal
    assert said(await service.desk.press(bo, rules, "once more")) == refused("too-fast")
    assert not (await service.desk.press(ana, rules, "ana")).is_refusal
    await service.leap(PRESS_SECONDS + 1)
    assert not (await service.desk.press(bo, rules, "later")).is_refusal


@pytest.mark.req("PL-63")
async def test_replays_are_limited_for_each_person(service: Service, ana: Person, bo: Person) -> None:
    replay = read_code(f"{OPEN}{await service.open(ana)} 1 replay 1")
    for number in range(REPLAYS_MAX):
        assert (await service.desk.press(bo, replay, f"bo {number}")).refusal_key != "too-fast"
    assert said(await service.desk.press(bo, replay, "once more")) == refused("too-fast")
    assert (await service.desk.press(ana, replay, "ana")).refusal_key != "too-fast"
    assert not (await service.desk.press(bo, Code(RULES, "", 0, GAME), "rules")).is_refusal
    await service.leap(REPLAY_SECONDS + 1)
    assert (await service.desk.press(bo, replay, "later")).refusal_key != "too-fast"


@pytest.mark.req("PL-11")
async def test_wrong_codes_are_limited_for_each_address_and_lock_nobody_else_out(
    service: Service, ana: Person, bo: Person
) -> None:
    code = await code_of(service, await service.open(ana))
    for number in range(10 * GUESSES_FROM_MAX):
        stranger = ana._replace(id=1000 + number)
        answer = await service.desk.join(stranger, "000000", origin="203.0.113.9")
    assert said(answer) == refused("too-many-guesses")
    assert said(await service.desk.join(bo, code, origin="203.0.113.9")) == refused("too-many-guesses")
    assert not (await service.desk.join(bo, code, origin="198.51.100.1")).is_refusal


@pytest.mark.req("PL-12")
async def test_a_running_match_can_be_watched_not_entered(service: Service, ana: Person, bo: Person) -> None:
    table_id = await service.set_up([ana, await service.arrive("cy")])
    version = service.versions[table_id]
    answer = await service.desk.join(bo, await code_of(service, table_id), lambda _: OTHER)
    assert (said(answer), answer.table_id) == (refused(CannotEnterNow.key), table_id)
    await service.settle()
    assert service.chats.messages(OTHER) == []
    code = f"o{table_id} 0 watch"
    assert await service.desk.press(bo, read_code(code), "p", lambda _: OTHER) == Answer(table_id=table_id)
    await service.settle()
    assert read(service, OTHER, "live") == read(service, PLACE, "live")
    assert (await service.view(bo, table_id)).me is None
    assert service.versions[table_id] == version


@pytest.mark.req("PL-12")
async def test_a_place_lists_its_own_tables_and_the_public_ones(service: Service, ana: Person, bo: Person) -> None:
    here, public, elsewhere = [await service.open(ana, place) for place in (PLACE, OTHER, "chats:third")]
    await service.lobby(ana, public, "public on")
    answer = await service.desk.tables(bo, PLACE)
    assert answer.screen is not None
    listed = all_text(answer.screen)
    assert [await code_of(service, one) in listed for one in (here, public, elsewhere)] == [True, True, False]


@pytest.mark.req("PL-16")
async def test_leaving_a_match_and_coming_back(service: Service, ana: Person, bo: Person) -> None:
    table_id = await service.set_up([ana, bo])
    await service.lobby(bo, table_id, "leave")
    await service.settle()
    assert (await service.view(None, table_id)).seats[1].has_left
    await service.lobby(bo, table_id, "return")
    assert not (await service.view(None, table_id)).seats[1].has_left


# --- People --------------------------------------------------------------------------------------------


@pytest.mark.req("PL-15")
async def test_a_new_name_is_shown_everywhere(service: Service, ana: Person, bo: Person) -> None:
    table_id = await service.set_up([ana, bo])
    await service.settle()
    assert said(await service.desk.people.rename(ana, "  Queen\u202e of Sheba ")) == (
        sentence("renamed", name="Queen of Sheba"),
        False,
    )
    await service.settle()
    for address in (PLACE, service.chats.private_address(bo)):
        shown = "\n".join(read(service, address, "live", "hand"))
        assert "Ana" not in shown
    assert any("Queen of Sheba" in line for line in read(service, PLACE, "live"))
    assert (await service.names(await service.view(None, table_id)))[0] == "Queen of Sheba"


@pytest.mark.req("PL-15")
async def test_a_taken_name_is_changed_at_the_table(service: Service, ana: Person) -> None:
    twin = await service.arrive("twin", "ANA")
    await service.set_up([ana, twin], start=False)
    await service.settle()
    await service.desk.chat.say(twin, "it is me")
    await service.settle()
    shown = "\n".join(read(service, PLACE, "live"))
    assert "Ana" in shown
    assert "ANA 2" in shown
    assert read(service, PLACE, "chat") == ["ANA 2: it is me"]


@pytest.mark.req("PL-15")
async def test_a_person_of_whose_name_nothing_can_be_shown_is_someone(service: Service) -> None:
    assert (await service.arrive("ghost", "\u200b\u2060\u202e")).name == sentence("someone")


@pytest.mark.req("PL-65")
async def test_who_is_forgotten_leaves_no_trace_and_holds_nobody_up(
    service: Service, ana: Person, bo: Person
) -> None:
    playing = await service.set_up([ana, bo])
    lobby = await service.set_up([ana, bo], place=OTHER, start=False)
    await service.desk.chat.say(bo, "remember me", playing)
    await service.settle()
    assert said(await service.desk.people.forget(bo)) == (sentence("forgotten"), False)
    await service.settle()
    assert await service.desk.known("chats", "bo") is None
    assert (await service.view(None, lobby)).seats[1].is_free
    assert (await service.view(None, playing)).seats[1].has_left
    for address in (PLACE, OTHER):
        assert [line for line in read(service, address, "live") if "Bo" in line] == []
    assert service.chats.messages(service.chats.private_address(bo), "hand") == []
    assert await service.store.said(playing) == []
    await service.play([ana], playing, random.Random(1))
    assert (await service.view(None, playing)).phase == FINISHED


@pytest.mark.req("PL-65")
async def test_the_address_of_whoever_was_forgotten_goes_with_all_that_was_shown_there(
    service: Service, ana: Person, bo: Person
) -> None:
    own = service.chats.private_address(bo)
    alone = await service.set_up([bo], place=own)
    together = await service.set_up([ana, bo])
    assert not (await service.desk.watch(bo, together, lambda _: own)).is_refusal
    await service.store.set_place_language(own, "de")
    await service.settle()
    asked_at = service.clock.now()
    assert not (await service.desk.people.forget(bo)).is_refusal
    await service.settle()
    assert (await service.view(None, alone)).phase == CLOSED
    await service.store.erase_left_behind(asked_at)
    assert [one for one in await service.store.deliveries(alone) if one.address == own] != []  # not too soon
    await service.store.erase_left_behind(service.clock.now() + 1.0)
    await service.play([ana], together, random.Random(1))
    await service.settle()
    for table_id in (alone, together):
        assert [one for one in await service.store.deliveries(table_id) if one.address == own] == []
        assert [one for one in await service.store.places(table_id) if one.address == own] == []
    assert await service.store.place_language(own) is None
    forgotten = await service.store.person(bo.id)
    assert forgotten is not None
    assert forgotten.private_chat is None
    assert (await service.view(None, together)).phase == FINISHED


async def test_an_unspoken_language_is_english(service: Service, ana: Person) -> None:
    assert said(await service.desk.people.set_language(ana, "tlh"))[1]
    assert not (await service.desk.people.set_language(ana, "en")).is_refusal
    klingon = await service.desk.arrive("chats", "worf", "Worf", "tlh")
    assert said(await service.desk.join(klingon, "1")) == refused(NoSuchTable.key)


# --- After a match -------------------------------------------------------------------------------------


@pytest.mark.req("PL-23")
async def test_scores_and_the_own_record_after_a_match(service: Service, ana: Person, bo: Person) -> None:
    assert await service.desk.own_record(ana) == []
    table_id = await service.set_up([ana, bo])
    await service.play([ana, bo], table_id, random.Random(1))
    outcome = (await service.view(None, table_id)).outcome
    assert outcome is not None
    for seat, person in enumerate((ana, bo)):
        (own,) = await service.desk.own_record(person)
        assert (own.game, own.matches, own.wins, own.best) == (
            GAME,
            1,
            int(seat in outcome.winners),
            outcome.scores[seat],
        )
    for place, is_listed in ((None, True), (PLACE, True), (OTHER, False)):
        answer = await service.desk.scores(ana, GAME, place=place)
        assert answer.screen is not None
        assert ("Ana" in all_text(answer.screen)) is is_listed
    assert said(await service.desk.scores(ana, GAME, preset="nonsense")) == refused("unknown-choice")
    assert said(await service.desk.scores(ana, "nonsense")) == refused("unknown-game")


@pytest.mark.req("PL-40", "PL-41", "PL-42")
async def test_a_record_is_refused_while_the_match_runs_and_true_afterwards(
    service: Service, ana: Person, bo: Person
) -> None:
    table_id = await service.set_up([ana, bo], start=False)
    button = f"o{table_id} 0 record"
    assert said(await service.desk.press(ana, read_code(button), "r0")) == refused("no-record-yet")
    commitments = []
    for match in (1, 2):
        await service.lobby(ana, table_id, "start")
        commitments.append((await service.view(None, table_id)).commitment)
        running_answer = await service.desk.press(ana, read_code(button), "r1")
        assert (running_answer.is_refusal, running_answer.record) == (True, "")
        await service.play([ana, bo], table_id, random.Random(match))
        answer = await service.desk.press(bo, read_code(button), "r2")
        assert record.verify(answer.record).is_true
        assert f"commitment {commitments[-1]}\n" in answer.record
    assert re.search(r'^played \d{4}-\d\d-\d\d\nname 0 "Ana"\nname 1 "Bo"\n\Z', answer.record, re.MULTILINE)
    await service.lobby(ana, table_id, "option target 2")  # The lobby is open again, the record still there.
    assert (await service.desk.press(bo, read_code(button), "r3")).record == answer.record


@pytest.mark.req("PL-65")
async def test_whoever_was_forgotten_is_not_named_in_records(service: Service, ana: Person, bo: Person) -> None:
    table_id = await service.set_up([ana, bo])
    await service.play([ana, bo], table_id, random.Random(1))
    await service.desk.people.forget(bo)
    answer = await service.desk.press(ana, read_code(f"o{table_id} 0 record"), "r")
    assert record.verify(answer.record).is_true
    assert [name for _, name in record.parse(answer.record).names] == ["Ana"]


@pytest.mark.req("PL-42")
async def test_an_abandoned_match_has_no_record(service: Service, ana: Person) -> None:
    table_id = await service.set_up([ana])
    await service.lobby(ana, table_id, "close")
    assert said(await service.desk.press(ana, read_code(f"o{table_id} 0 record"), "r")) == refused("no-record-yet")


# --- Presses -------------------------------------------------------------------------------------------


@pytest.mark.req("PL-6", "PL-63")
async def test_a_press_delivered_twice_counts_once(service: Service, ana: Person, bo: Person) -> None:
    table_id = await service.set_up([ana, bo])
    view = await service.view(ana, table_id)
    person = (ana, bo)[view.asked[0]]
    decision = (await service.view(person, table_id)).decision
    assert decision is not None
    assert decision.default is not None
    code = f"a{table_id} {decision.number} {decision.default.code}"
    assert await service.desk.press(person, read_code(code), "once") == Answer(table_id=table_id)
    version = service.versions[table_id]
    assert await service.desk.press(person, read_code(code), "once") == Answer(table_id=table_id)
    await service.kill()
    await service.start()
    await service.desk.press(person, read_code(code), "once")
    assert service.versions[table_id] == version


@pytest.mark.req("PL-6")
async def test_open_buttons_show_something_to_the_presser_alone(service: Service, ana: Person, bo: Person) -> None:
    table_id = await service.set_up([ana], start=False)
    await service.settle()
    version, calls = service.versions[table_id], len(service.chats.calls)
    for person in (ana, bo):
        options = await service.desk.press(person, read_code(f"o{table_id} 1 options"), "p")
        assert options.screen is not None
        assert options.screen.short == sentence("button-options")
    await service.settle()
    assert (service.versions[table_id], len(service.chats.calls)) == (version, calls)
    await service.lobby(ana, table_id, "start")
    mine, theirs = [await service.desk.press(one, read_code(f"o{table_id} 1 hand"), "p") for one in (ana, bo)]
    assert mine.screen is not None
    assert theirs.screen is not None
    assert [line.style for line in mine.screen.lines].count("cards") == 1
    assert [line.style for line in theirs.screen.lines].count("cards") == 0


async def test_rules_by_button_and_by_name(service: Service, ana: Person) -> None:
    first = await service.desk.rules(ana, GAME)
    assert first.screen is not None
    assert await service.desk.press(ana, read_code(f"r 0 {GAME}"), "p") == first
    assert (await service.desk.press(ana, read_code(f"r 1 {GAME}"), "p")).screen not in (None, first.screen)
    assert not (await service.desk.press(ana, read_code(f"r 999 {GAME}"), "p")).is_refusal
    assert said(await service.desk.press(ana, read_code("r 0 nonsense"), "p")) == refused("unknown-game")
    assert (await service.desk.help(ana)).screen is not None
    assert (GAME, sentence(f"{GAME}-name")) in service.desk.games()


# --- Chat ----------------------------------------------------------------------------------------------


@pytest.mark.req("PL-7", "PL-20")
async def test_what_is_said_reaches_every_place_with_the_name(service: Service, ana: Person, bo: Person) -> None:
    table_id = await service.set_up([ana, bo])
    await service.desk.watch(bo, table_id, lambda _: OTHER)
    await service.settle()
    service.chats.fail_next(PLACE, "wait")
    for person, text in ((ana, "hello"), (bo, "@everyone <b>hi</b>"), (ana, "go")):
        assert await service.desk.chat.say(person, text) == Answer(table_id=table_id)
        await service.quiet()
    await service.settle()
    lines = ["Ana: hello", "Bo: @everyone <b>hi</b>", "Ana: go"]
    assert read(service, PLACE, "chat") == read(service, OTHER, "chat") == lines
    assert len(service.chats.messages(PLACE, "chat")) == 2  # what came while the first had to wait is joined
    assert read(service, service.chats.private_address(ana), "chat") == []


@pytest.mark.req("PL-20")
async def test_who_sits_nowhere_here_is_shown_what_they_could_join_if_there_is_anything(
    service: Service, ana: Person, bo: Person
) -> None:
    nothing = await service.desk.hand(bo, TableHint(PLACE, ""))
    assert (nothing.text, nothing.screen) == (sentence("not-seated-here"), None)
    table_id = await service.open(ana, PLACE)
    answer = await service.desk.hand(bo, TableHint(PLACE, ""))
    assert answer.text == sentence("not-seated-here") and answer.screen is not None
    assert await code_of(service, table_id) in all_text(answer.screen)


async def test_whoever_is_called_otherwise_is_so_at_all_of_their_tables(
    service: Service, ana: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = [(await service.processes[0].host.open(GAME, ana.id)).id for _ in range(51)]
    woken: list[str] = []
    monkeypatch.setattr(service.desk.people._courier, "wake", lambda table_id, **_: woken.append(table_id))
    await service.desk.people.rename(ana, "Anna")
    assert sorted(woken) == sorted(tables)


async def test_who_is_not_seated_cannot_speak(service: Service, ana: Person, bo: Person) -> None:
    table_id = await service.set_up([ana])
    assert said(await service.desk.chat.say(bo, "psst", table_id)) == refused("not-at-table")
    assert said(await service.desk.chat.say(bo, "psst")) == refused("not-at-table")
    assert said(await service.desk.chat.whisper(bo, table_id, 0, "psst")) == refused("not-at-table")
    assert said(await service.desk.chat.say(ana, " \u200b ", table_id)) == refused("nothing-said")
    await service.lobby(ana, table_id, "close")
    assert said(await service.desk.chat.say(ana, "anyone?", table_id)) == refused("table-closed")
    assert await service.store.said(table_id) == []


@pytest.mark.req("PL-20", "PL-63")
async def test_too_much_talk_is_stopped(service: Service, ana: Person, bo: Person) -> None:
    table_id = await service.set_up([ana, bo])
    answers = [await service.desk.chat.say(ana, str(number), table_id) for number in range(LINES_MAX + 2)]
    assert [answer.is_refusal for answer in answers] == [False] * LINES_MAX + [True] * 2
    assert not (await service.desk.chat.say(bo, "quiet please", table_id)).is_refusal
    await service.leap(11.0)
    assert not (await service.desk.chat.say(ana, "sorry", table_id)).is_refusal


@pytest.mark.req("PL-21")
async def test_a_whisper_reaches_its_receiver_alone(service: Service, ana: Person, bo: Person) -> None:
    table_id = await service.set_up([ana, bo])
    answer = await service.desk.chat.whisper(ana, table_id, 1, "the secret")
    assert said(answer) == (sentence("whispered", name="Bo", text="the secret"), False)
    await service.settle()
    assert read(service, service.chats.private_address(bo), "chat") == ["Ana: the secret"]
    told = {call.address for call in service.chats.calls if "the secret" in call.text}
    assert told == {service.chats.private_address(bo)}
    assert said(await service.desk.chat.whisper(ana, table_id, 0, "me")) == refused("unknown-choice")
    assert said(await service.desk.chat.whisper(ana, table_id, 7, "who")) == refused("unknown-choice")


@pytest.mark.req("PL-20", "PL-21")
async def test_many_whispers_hide_no_open_line(service: Service, ana: Person, bo: Person) -> None:
    table_id = await service.set_up([ana, bo])
    await service.settle()
    for number in range(120):
        await service.store.say(table_id, ana.id, bo.id, f"whisper {number}", service.clock.now())
    await service.desk.chat.say(ana, "aloud", table_id)
    await service.settle()
    assert read(service, PLACE, "chat") == ["Ana: aloud"]
    whispers = read(service, service.chats.private_address(bo), "chat")
    assert whispers == [f"Ana: whisper {number}" for number in range(120)]


@pytest.mark.req("PL-20")
async def test_a_place_that_joins_later_hears_what_is_said_from_then_on(
    service: Service, ana: Person, bo: Person
) -> None:
    table_id = await service.set_up([ana, bo])
    await service.desk.chat.say(ana, "long ago", table_id)
    await service.settle()
    await service.leap(700.0)
    await service.desk.chat.say(ana, "lately", table_id)
    await service.desk.watch(bo, table_id, lambda _: OTHER)
    await service.settle()
    await service.desk.chat.say(ana, "now", table_id)
    await service.settle()
    assert read(service, OTHER, "chat") == ["Ana: now"]
    assert read(service, PLACE, "chat") == ["Ana: long ago", "Ana: lately", "Ana: now"]


@pytest.mark.req("PL-19", "PL-20")
@pytest.mark.parametrize("fault", ["lost", "unheard"])
async def test_a_crash_loses_and_doubles_no_line(service: Service, ana: Person, bo: Person, fault: str) -> None:
    table_id = await service.set_up([ana, bo])
    await service.settle()
    service.chats.fail_next(PLACE, fault)  # type: ignore[arg-type]
    await service.desk.chat.say(ana, "one", table_id)
    await service.quiet()
    await service.desk.chat.say(ana, "two", table_id)
    await service.kill()
    await service.start()
    await service.move(8.0)
    await service.settle()
    assert read(service, PLACE, "chat") == ["Ana: one", "Ana: two"]


@pytest.mark.req("PL-22")
async def test_a_broadcast_reaches_every_place_once(service: Service, ana: Person, bo: Person) -> None:
    boss = await service.arrive("boss")
    assert said(await service.desk.chat.broadcast(ana, "free cake")) == refused("not-operator")
    await service.set_up([ana])
    await service.set_up([bo])  # a second table in the same place
    await service.set_up([ana, bo], place=OTHER, start=False)
    closed = await service.set_up([boss], place="chats:third")
    await service.settle()
    await service.lobby(boss, closed, "close")
    service.chats.fail_next(PLACE, "unheard")
    for _ in range(2):  # delivered twice
        assert not (await service.desk.chat.broadcast(boss, "down for tea", "the same press")).is_refusal
    await service.move(2.0)
    await service.settle()
    await service.kill()
    await service.start()
    await service.move(8.0)
    await service.settle()
    line = f"{sentence('broadcast-name')}: down for tea"
    assert read(service, PLACE, "notice") == read(service, OTHER, "notice") == [line]
    calls = [call.what for call in service.chats.calls_to(PLACE) if call.kind == "notice"]
    assert calls == ["post", "post", "edit"]  # again because it was in doubt, not because there are two tables


async def test_phases_are_reached_by_buttons_alone(service: Service, ana: Person) -> None:
    """A person with nothing but the buttons shown gets from an open table to a closed one."""
    table_id = await service.open(ana)
    phases = [LOBBY]
    for wanted in ("fill 1 easy", "option target 1", "start"):
        assert not (await service.lobby(ana, table_id, wanted)).is_refusal
    phases.append((await service.view(None, table_id)).phase)
    await service.play([ana], table_id, random.Random(2))
    phases.append((await service.view(None, table_id)).phase)
    await service.lobby(ana, table_id, "close")
    phases.append((await service.view(None, table_id)).phase)
    assert phases == [LOBBY, PLAYING, FINISHED, CLOSED]


@pytest.mark.req("PL-23", "KN-13")
async def test_the_high_scores_of_its_rule_set_are_a_press_away_at_every_table(service: Service) -> None:
    ana = await service.arrive("ana")
    opened = await service.desk.open_table(
        ana, "kniffeliger", lambda _: "playground:room:a", service.press_id(), preset="kniffel"
    )
    assert opened.table_id is not None
    answer = await service.desk.press(ana, Code(OPEN, opened.table_id, 0, "best"), service.press_id())
    assert answer.screen is not None and "Kniffel" in answer.screen.lines[0].text
