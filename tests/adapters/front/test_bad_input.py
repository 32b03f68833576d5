"""What people should not send: each is answered with one clear sentence, for them alone, and changes nothing."""

from __future__ import annotations

import asyncio
import random
import re
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial
from typing import Any, NamedTuple

import pytest
import pytest_asyncio
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from adapters.front.answers import Answer
from adapters.front.presence import at_home
from adapters.screens import private_screen
from adapters.screens.buttons import ACT, LOBBY, OPEN, RULES, read_code
from adapters.screens.place_codes import Choose, CloseTable, TakeOut
from adapters.store import sqlite
from adapters.store.records import Person
from adapters.text.words import words_for
from engine.cards import NAME
from engine.commands import Fill, Open, Start
from engine.table import Table
from engine.table_view import PLAYING
from tests.adapters.chats import all_text
from tests.service import GAME, Service, running

PLACE = "chats:place"
HERE = at_home(PLACE)
SENTENCE = re.compile(r"[A-Z].*[.!]")
KEY = re.compile(r"\b[a-z]+(-[a-z]+)+\b")  # what a missing sentence would show

Asked = Callable[[], Awaitable[Answer]]


@pytest.fixture
async def people(service: Service) -> list[Person]:
    return [await service.arrive(account) for account in ("ana", "bo", "cy")]


@pytest.fixture
async def table_id(service: Service, people: list[Person]) -> str:
    """A table at which Ana and Bo play; Cy has no seat."""
    table_id = await service.set_up(people[:2], target=3)
    await service.settle()
    return table_id


class Shared(NamedTuple):
    """What tests may use together that leave it as it was, as `assert_refused` sees to."""

    service: Service
    people: list[Person]
    table_id: str  # at which Ana and Bo play; Cy has no seat
    lobby_id: str  # at which they wait; Ana is the owner


IN_ITS_LOOP = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def shared(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Shared]:
    async with running(tmp_path_factory.mktemp("shared")) as service:
        people = [await service.arrive(account) for account in ("ana", "bo", "cy")]
        table_id = await service.set_up(people[:2], target=3)
        lobby_id = await service.set_up(people[:2], place="chats:other place", start=False)
        await service.settle()
        yield Shared(service, people, table_id, lobby_id)


async def assert_refused(service: Service, table_id: str, asked: Asked) -> Answer:
    """One clear sentence; the table, every view and every chat are as before."""
    known = [None, *(await service.store.people(range(1, 4))).values()]
    views = [await service.view(person, table_id) for person in known]
    await service.settle()
    version, calls = service.versions[table_id], len(service.chats.calls)
    answer = await asked()
    assert answer.is_refusal
    assert SENTENCE.fullmatch(answer.text)
    assert not KEY.search(answer.text)
    assert (answer.screen, answer.record) == (None, "")
    await service.settle()
    assert [await service.view(person, table_id) for person in known] == views
    assert (service.versions[table_id], len(service.chats.calls)) == (version, calls)
    return answer


async def decision_code(service: Service, person: Person, table_id: str) -> str:
    decision = (await service.view(person, table_id)).decision
    assert decision is not None
    assert decision.default is not None
    return f"a{table_id} {decision.number} {decision.default.code}"


async def turn(service: Service, people: list[Person], table_id: str) -> tuple[Person, Person]:
    """Who is to act, and the other."""
    asked = (await service.view(None, table_id)).asked[0]
    return people[asked], people[1 - asked]


# --- Presses -------------------------------------------------------------------------------------------


@pytest.mark.req("PL-6", "PL-62")
async def test_out_of_turn(service: Service, people: list[Person], table_id: str) -> None:
    acting, waiting = await turn(service, people, table_id)
    code = await decision_code(service, acting, table_id)
    answer = await assert_refused(service, table_id, lambda: service.desk.press(waiting, read_code(code), "p"))
    assert acting.name in answer.text


@pytest.mark.req("PL-6", "PL-42")
async def test_a_stranger_who_presses_anothers_button(
    service: Service, people: list[Person], table_id: str
) -> None:
    acting, _ = await turn(service, people, table_id)
    code = await decision_code(service, acting, table_id)
    await assert_refused(service, table_id, lambda: service.desk.press(people[2], read_code(code), "p"))


@pytest.mark.req("PL-6", "PL-63")
async def test_a_button_of_an_earlier_question(service: Service, people: list[Person], table_id: str) -> None:
    acting, _ = await turn(service, people, table_id)
    code = await decision_code(service, acting, table_id)
    await service.desk.press(acting, read_code(code), "first")
    await service.play(people[:2], table_id, random.Random(1), moves_max=2)
    await service.settle()
    await assert_refused(service, table_id, lambda: service.desk.press(acting, read_code(code), "second"))


@pytest.mark.req("PL-6")
async def test_a_button_from_before_a_rematch(service: Service, people: list[Person], table_id: str) -> None:
    acting, _ = await turn(service, people, table_id)
    codes = [await decision_code(service, acting, table_id)]
    start = f"l{table_id} {(await service.view(None, table_id)).revision} start"
    await service.play(people[:2], table_id, random.Random(1))
    await service.lobby(people[0], table_id, "start")
    assert (await service.view(None, table_id)).match_number == 2
    await service.settle()
    for person in people[:2]:
        for code in [*codes, start]:
            await assert_refused(service, table_id, partial(service.desk.press, person, read_code(code), "p"))


@pytest.mark.req("PL-6")
@IN_ITS_LOOP
@pytest.mark.parametrize("code", ["play 2C", "play", "play XX", "dance", "raise 2", "marry S", "~", "declare now"])
async def test_an_action_that_is_illegal_or_unknown(shared: Shared, code: str) -> None:
    service, people, table_id, _ = shared
    acting, _ = await turn(service, people, table_id)
    decision = (await service.view(acting, table_id)).decision
    assert decision is not None
    if code not in [action.code for action in decision.actions]:
        press = f"a{table_id} {decision.number} {code}"
        await assert_refused(service, table_id, lambda: service.desk.press(acting, read_code(press), "p"))


@pytest.mark.req("PL-6", "PL-42")
async def test_a_card_of_the_other_hand(service: Service, people: list[Person], table_id: str) -> None:
    acting, waiting = await turn(service, people, table_id)
    theirs = (await service.view(waiting, table_id)).match
    mine = (await service.view(acting, table_id)).decision
    assert theirs is not None
    assert mine is not None
    for card in theirs.hand:
        press = f"a{table_id} {mine.number} play {NAME[card]}"
        answer = await service.desk.press(acting, read_code(press), "p")
        nowhere = await service.desk.press(acting, read_code(f"a{table_id} {mine.number} play 2C"), "p")
        assert answer == nowhere  # the same words as for a card that nobody has
        assert answer.is_refusal


@pytest.mark.req("PL-6")
@IN_ITS_LOOP
@pytest.mark.parametrize("kind", [ACT, LOBBY, OPEN])
async def test_a_button_of_a_table_that_is_not_there(shared: Shared, kind: str) -> None:
    service, people, table_id, _ = shared
    code = f"{kind}nosuchtable0 1 start"
    await assert_refused(service, table_id, lambda: service.desk.press(people[0], read_code(code), "p"))


@pytest.mark.req("PL-6")
@IN_ITS_LOOP
@pytest.mark.parametrize("what", ["close", "public on", "option target 7", "preset two", "timer 30", "seats 2"])
async def test_what_only_the_host_may_do(shared: Shared, what: str) -> None:
    service, people, _, lobby_id = shared
    for person in people[1:]:
        await assert_refused(service, lobby_id, partial(service.lobby, person, lobby_id, what))


@pytest.mark.req("PL-6")
@IN_ITS_LOOP
@pytest.mark.parametrize(
    "what",
    [
        *("option target 700", "option nonsense 1", "preset nonsense", "game nonsense", "timer 31", "seats 9"),
        *(
            "sit 0",
            "sit 1",
            "sit 9",
            "sit x",
            "fill 9 easy",
            "fill * genius",
            "clear 0",
            "replace 0",
            "start 1",
            "go",
        ),
    ],
)
async def test_choices_that_do_not_exist(shared: Shared, what: str) -> None:
    service, people, _, lobby_id = shared
    await assert_refused(service, lobby_id, lambda: service.lobby(people[0], lobby_id, what))


GARBAGE = st.one_of(
    st.text(max_size=80),
    st.builds(
        "{}{} {} {}".format,
        st.sampled_from([ACT, LOBBY, "x"]),
        st.sampled_from(["TABLE", "nosuchtable0", ""]),
        st.sampled_from(["0", "1", "999999999", "-1", "1e3", "٣"]),
        st.text(alphabet=st.characters(max_codepoint=127), max_size=20),
    ),
)


@pytest.mark.req("PL-6", "PL-43")
@given(garbage=st.lists(GARBAGE, min_size=40, max_size=40))
@settings(max_examples=2, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
def test_garbage_for_a_button(tmp_path_factory: pytest.TempPathFactory, garbage: list[str]) -> None:
    async def press_all() -> None:
        async with running(tmp_path_factory.mktemp("garbage")) as service:
            people = [await service.arrive(account) for account in ("ana", "bo", "cy")]
            table_id = await service.set_up(people[:2])
            await service.settle()

            async def press_each() -> Answer:
                for number, text in enumerate(garbage):
                    for person in (people[0], people[2]):
                        code = text.replace("TABLE", table_id)
                        answer = await service.desk.press(person, read_code(code), f"{person.id} {number}")
                        assert (answer.is_refusal, bool(SENTENCE.fullmatch(answer.text))) == (True, True)
                return answer

            await assert_refused(service, table_id, press_each)

    asyncio.run(press_all())


@given(draft=st.text(alphabet=st.characters(min_codepoint=33, max_codepoint=126), min_size=1, max_size=40))
@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
@pytest.mark.req("PL-6")
def test_a_draft_that_means_nothing_is_a_screen_all_the_same(draft: str) -> None:
    table = Table("abcdefghijkl")
    table.do(Open(GAME, "123456"), 1, 1.0)
    table.do(Fill("easy"), 1, 1.0)
    for opened in (draft, f"options {draft}", f"play {draft}", f"{draft} ~{len(draft)}"):
        assert private_screen(table.view(1), ("Ana", "Robin"), words_for(None), opened) is not None
    table.do(Start(), 1, 1.0, seed=bytes(32))
    for opened in (draft, f"options {draft}", f"play {draft}", f"{draft} ~{len(draft)}"):
        assert private_screen(table.view(1), ("Ana", "Robin"), words_for(None), opened) is not None


# --- Codes and seats -----------------------------------------------------------------------------------


@pytest.mark.req("PL-11")
@IN_ITS_LOOP
@pytest.mark.parametrize("code", ["", "0", "999999999", "12345a", "１２３４５６", "-12345", "'; --", "9" * 10_000])
async def test_a_wrong_code(shared: Shared, code: str) -> None:
    service, people, table_id, _ = shared
    join = service.desk.join
    await assert_refused(service, table_id, lambda: join(people[2], code, lambda _: "chats:other place"))


@pytest.mark.req("PL-11")
async def test_a_full_table(service: Service, people: list[Person]) -> None:
    table_id = await service.set_up(people[:2], start=False)
    await service.settle()
    code = (await service.view(None, table_id)).code
    join = service.desk.join
    await assert_refused(service, table_id, lambda: join(people[2], code, lambda _: "chats:other place"))


@pytest.mark.req("PL-11")
async def test_a_game_that_is_not_played_here(service: Service, people: list[Person], table_id: str) -> None:
    for game in ("", "chess", "../../etc", "santase\n", "x" * 10_000):
        asked = partial(service.desk.open_table, people[2], game, lambda _: PLACE, "p")
        await assert_refused(service, table_id, asked)


# --- Names ---------------------------------------------------------------------------------------------


@pytest.mark.req("PL-15", "PL-43")
@IN_ITS_LOOP
@pytest.mark.parametrize("name", ["", "   ", "\u200b\u200d\ufeff", "\u202e\u2066\u2069", "\n\t", "\u3164\u2800"])
async def test_a_name_of_which_nothing_is_seen(shared: Shared, name: str) -> None:
    service, people, table_id, _ = shared
    await assert_refused(service, table_id, lambda: service.desk.people.rename(people[0], name))


@pytest.mark.req("PL-15", "PL-43")
@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("x" * 10_000, "x" * 24),
        ("Z\u0335\u0336\u0337\u0338\u0339" * 2000, None),
        ("<b>Ana</b> & *co*", "<b>Ana</b> & *co*"),
        ("@everyone", "@everyone"),
        ("<@123456> [x](http://y)", "<@123456> [x](http://y)"[:24]),
        ("\u202eanA\u202c", "anA"),
        ("a\u2066b\u2069\nc", "ab c"),
        ("🃏🎲", "🃏🎲"),
        ("👨‍👩‍👧‍👦" * 40, None),
    ],
    ids=["10 kB", "towers of accents", "markup", "mention", "link", "bidi", "isolates", "emoji", "many emoji"],
)
async def test_a_name_is_data(
    service: Service, people: list[Person], table_id: str, name: str, shown: str | None
) -> None:
    answer = await service.desk.people.rename(people[0], name)
    assert not answer.is_refusal
    stored = await service.store.person(people[0].id)
    assert stored is not None
    assert shown is None or stored.name == shown
    assert 0 < len(stored.name) <= 60
    await service.settle()
    text = "\n".join(all_text(message.screen) for message in service.chats.messages(PLACE, "live"))
    assert not re.search("[\u202a-\u202e\u2066\u2067]", text)
    lines = service.chats.messages(PLACE, "live")[0].screen.lines
    assert all("\n" not in line.text for line in lines)
    # Nothing of it became anything but text: the buttons are those of any table.
    assert all(control.code.startswith((ACT, LOBBY, OPEN, RULES)) for row in _rows(service) for control in row)


def _rows(service: Service) -> list[list[Any]]:
    return [list(row) for row in service.chats.messages(PLACE, "live")[0].screen.controls]


# --- The disk ------------------------------------------------------------------------------------------


@pytest.mark.req("PL-6", "PL-19")
async def test_a_disk_that_fails_in_the_middle_of_a_move(
    service: Service, people: list[Person], table_id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    acting, _ = await turn(service, people, table_id)
    code = await decision_code(service, acting, table_id)
    disk = service.store

    def fail(*_: object) -> None:
        raise sqlite3.OperationalError("disk I/O error")

    with monkeypatch.context() as patch:
        patch.setattr(sqlite, "append_group", fail)
        answers = [await service.desk.press(acting, read_code(code), "the press") for _ in range(3)]
    assert {answer.is_refusal for answer in answers} == {True}
    assert "could not be saved" in answers[0].text
    version = service.versions[table_id]
    assert [row.seq for row in await disk.rows(table_id, after=version)] == []
    assert await service.desk.press(acting, read_code(code), "the press") == Answer(table_id=table_id)
    assert service.versions[table_id] == version + 1
    await service.settle()
    assert (await service.view(None, table_id)).phase == PLAYING


@pytest.mark.req("PL-6", "PL-19")
async def test_whatever_is_asked_of_a_failing_store_is_answered(
    service: Service, people: list[Person], table_id: str
) -> None:
    desk, ana = service.desk, people[0]
    code = await decision_code(service, (await turn(service, people, table_id))[0], table_id)
    service.processes[0].line.fails = lambda _: True
    answers = [
        await desk.press(ana, read_code(code), "p"),
        await desk.press(ana, read_code(f"l{table_id} 1 leave"), "p", is_sure=True),
        await desk.open_table(ana, GAME, lambda _: PLACE, "p"),
        await desk.join(ana, "123456"),
        await desk.chat.say(ana, "hello", table_id),
        await desk.people.rename(ana, "Anna"),
        await desk.people.forget(ana),
        await desk.scores(ana, GAME),
        await desk.tables(ana, PLACE),
    ]
    service.processes[0].line.fails = lambda _: False
    assert {answer.is_refusal for answer in answers} == {True}
    assert [bool(SENTENCE.fullmatch(answer.text)) for answer in answers] == [True] * len(answers)


@pytest.mark.req("PL-6", "PL-19")
async def test_nobody_is_told_that_nothing_has_changed_once_it_has(service: Service, people: list[Person]) -> None:
    table_id = await service.set_up(people[:1], start=False)
    line, revision = service.processes[0].line, (await service.view(people[0], table_id)).revision
    calls: list[str] = []

    def fails(name: str) -> bool:
        calls.append(name)
        return "append" in calls[:-1]

    line.fails = fails  # as soon as the first command is written
    started = await service.desk.press(people[0], read_code(f"l{table_id} {revision} start"), "start")
    line.fails = lambda _: False
    assert (started.refusal_key, (await service.view(None, table_id)).phase) == ("maybe-saved", PLAYING)
    again = await service.desk.press(people[0], read_code(f"l{table_id} {revision} start"), "start")
    assert again == Answer(table_id=table_id, command=Start(revision))
    calls.clear()
    line.fails = fails
    opened = await service.desk.open_table(people[0], GAME, lambda _: PLACE, "open")
    line.fails = lambda _: False
    assert opened.refusal_key == "maybe-saved"


@pytest.mark.req("PL-6", "PL-19")
async def test_what_may_have_been_written_is_not_called_unwritten(
    service: Service, people: list[Person], table_id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    acting, _ = await turn(service, people, table_id)
    code = await decision_code(service, acting, table_id)
    line = service.processes[0].line

    def fail_when_done(_: object) -> None:
        line.fails = lambda _: True  # From the commit on nothing answers.
        raise OSError("Input/output error")

    with monkeypatch.context() as patch:
        patch.setattr(sqlite._OpenFile, "commit", fail_when_done)
        answer = await service.desk.press(acting, read_code(code), "the press")
    line.fails = lambda _: False
    assert answer.refusal_key == "maybe-saved"


@pytest.mark.req("PL-6", "PL-19", "PL-50")
@pytest.mark.parametrize(
    ("written", "ask"),
    [
        ("set_setting", lambda desk, person, _: desk.people.choose(person, "forced", "off")),
        ("append", lambda desk, person, _: desk.people.forget(person)),
        ("forget", lambda desk, person, _: desk.people.forget(person)),
        ("rename", lambda desk, person, _: desk.people.rename(person, "Anna")),
        (
            "append",
            lambda desk, person, table_id: desk._moderation.press(person, CloseTable(table_id), HERE, "close"),
        ),
        (
            "hide_place",
            lambda desk, person, table_id: desk._moderation.press(person, TakeOut(table_id), HERE, "out"),
        ),
        (
            "set_place_setting",
            lambda desk, person, _: desk._moderation.press(person, Choose("pictures", "off"), HERE, "set"),
        ),
    ],
)
async def test_a_part_that_counts_is_not_called_unwritten(
    service: Service, people: list[Person], table_id: str, written: str, ask: Callable[..., Awaitable[Answer]]
) -> None:
    line = service.processes[0].line
    calls: list[str] = []

    def fails(name: str) -> bool:
        calls.append(name)
        return written in calls[:-1]

    line.fails = fails  # as soon as a part of it is written
    answer = await ask(service.desk, people[0], table_id)
    line.fails = lambda _: False
    assert written in calls
    assert answer.refusal_key == "maybe-saved"


@pytest.mark.req("PL-6", "PL-19")
async def test_a_press_of_which_the_second_command_is_not_written_may_count(
    service: Service, people: list[Person]
) -> None:
    await service.desk.people.choose(people[0], "forced", "on")
    table_id = await service.set_up(people[:1], start=False)
    line, revision = service.processes[0].line, (await service.view(people[0], table_id)).revision
    appends: list[str] = []

    def fails(name: str) -> bool:
        appends.extend([name] if name == "append" else [])
        return name == "append" and len(appends) > 1

    line.fails = fails
    started = await service.desk.press(people[0], read_code(f"l{table_id} {revision} start"), "start")
    line.fails = lambda _: False
    assert started.refusal_key == "maybe-saved"
