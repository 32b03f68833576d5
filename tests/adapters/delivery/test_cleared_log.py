"""A log that does not stay: posts of games or pattus that are over go, the seal of the match does not."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator

import pytest

from adapters.screens import log_pages, log_screen
from adapters.screens.buttons import read_code
from adapters.screens.screen import Screen
from adapters.store.records import Person
from adapters.text.words import words_for
from engine.games.thurf.facts import ThurfView
from tests.adapters.chats import Fault
from tests.service import Service

PLACE = "chats:place"
GAMES = 2
PATTUS = 6  # in a game of four seats
WAITS: list[Fault] = ["wait"] * 40


@pytest.fixture
async def people(service: Service) -> list[Person]:
    return [await service.arrive(account) for account in ("ana", "bo", "cy", "di")]


async def set_up(service: Service, people: list[Person], log: str) -> str:
    """A table of Thurf with this kind of log."""
    answer = await service.desk.open_table(people[0], "thurf", lambda _: PLACE, service.press_id())
    assert answer.table_id is not None
    for what in ("seats 4", f"option log {log}", f"option games {GAMES}"):
        assert not (await service.lobby(people[0], answer.table_id, what)).is_refusal
    code = (await service.view(people[0], answer.table_id)).code
    for person in people[1:]:
        assert not (await service.desk.join(person, code)).is_refusal
    return answer.table_id


async def start(service: Service, people: list[Person], table_id: str) -> None:
    for person in people:
        await service.lobby(person, table_id, "ready on")
    assert not (await service.lobby(people[0], table_id, "start")).is_refusal


async def play(
    service: Service, people: list[Person], table_id: str, *, games: int = GAMES
) -> AsyncIterator[ThurfView]:
    """Play by the clock's choices, which raise nothing, except that the dealer calls; yield before each press."""
    while True:
        match = (await service.view(None, table_id)).match
        assert isinstance(match, ThurfView)
        yield match
        if match.game == games:
            return
        (seat, *_) = match.asked
        decision = (await service.view(people[seat], table_id)).decision
        assert decision is not None and decision.default is not None
        code = "aata" if match.phase == "call" and seat == match.dealer else decision.default.code
        await service.desk.press(
            people[seat], read_code(f"a{table_id} {decision.number} {code}"), service.press_id()
        )


def posted(service: Service) -> list[Screen]:
    return [message.screen for message in service.chats.messages(PLACE, "log")]


def lines_with(service: Service, text: str) -> int:
    """In how many lines of the log in the place these words stand."""
    return sum(text in line.text for screen in posted(service) for line in screen.lines)


def pattus_told(service: Service) -> int:
    """How many pattus stand in the log in the place, each in its line."""
    lines = [line.text for screen in posted(service) for line in screen.lines]
    return sum(re.search(r" → \w+$", line) is not None for line in lines)


async def kept(service: Service, table_id: str) -> list[Screen]:
    """The pages of the log that should be seen now."""
    view = await service.view(None, table_id)
    names = await service.names(view)
    return [log_screen(page) for page in log_pages(view, names, words_for(None), is_followed=True)]


@pytest.mark.req("TH-42")
async def test_a_log_begins_anew_after_each_game(service: Service, people: list[Person]) -> None:
    table_id = await set_up(service, people, "clear")
    await start(service, people, table_id)
    pattus = {}
    async for match in play(service, people, table_id):
        if match.asked == () or (match.phase == "play" and not match.trick):
            await service.settle()
            pattus[match.game, sum(match.taken)] = pattus_told(service)
            assert posted(service) == await kept(service, table_id)
    played = {(game, taken): taken for game in range(GAMES) for taken in range(PATTUS)}
    assert pattus == {**played, (GAMES, PATTUS): 0}
    assert [lines_with(service, text) for text in ("Game 1:", "Game 2:", " · seal ", "The seed")] == [0, 1, 1, 1]
    assert posted(service)[0].lines[2].text.startswith("This log does not stay")


@pytest.mark.req("TH-42")
async def test_a_log_of_the_present_and_the_last_pattu(service: Service, people: list[Person]) -> None:
    table_id = await set_up(service, people, "last")
    await start(service, people, table_id)
    async for match in play(service, people, table_id):
        if match.asked == () or len(match.trick) == 1:
            await service.settle()
            assert pattus_told(service) == (match.game > 0 or sum(match.taken) > 0)
            assert posted(service) == await kept(service, table_id)
    assert [lines_with(service, text) for text in ("Game 1:", "Game 2:", " · seal ", "The seed")] == [0, 1, 1, 1]


@pytest.mark.req("TH-42")
async def test_a_log_that_is_kept_has_every_pattu(service: Service, people: list[Person]) -> None:
    table_id = await set_up(service, people, "keep")
    await start(service, people, table_id)
    async for _ in play(service, people, table_id, games=1):
        pass
    await service.settle()
    assert pattus_told(service) == PATTUS
    assert lines_with(service, "This log does not stay") == 0


@pytest.mark.req("TH-42", "PL-19")
async def test_posts_of_before_a_crash_go_as_well(service: Service, people: list[Person]) -> None:
    table_id = await set_up(service, people, "clear")
    await start(service, people, table_id)
    async for match in play(service, people, table_id):
        if sum(match.taken) == PATTUS - 1:
            break
    await service.settle()
    assert pattus_told(service) == PATTUS - 1
    await service.kill()
    await service.start()
    await service.move(10.0)  # until the lease of the dead is over
    service.chats.fail_next(PLACE, "lost", "unheard", "wait", "lost")
    async for _ in play(service, people, table_id, games=1):
        pass
    await service.settle()
    assert pattus_told(service) == 0
    assert posted(service) == await kept(service, table_id)


@pytest.mark.req("TH-42", "PL-41")
async def test_a_place_kept_waiting_for_a_match_gets_what_is_left_of_its_log(
    service: Service, people: list[Person]
) -> None:
    table_id = await set_up(service, people, "clear")
    await start(service, people, table_id)
    async for match in play(service, people, table_id):
        if match.game == 1 and sum(match.taken) == 1:
            break
    await service.settle()
    assert pattus_told(service) == 1
    service.chats.fail_next(PLACE, *WAITS)
    async for _ in play(service, people, table_id):
        pass
    left = await kept(service, table_id)
    await start(service, people, table_id)
    await service.settle()
    assert posted(service) == [*left, *await kept(service, table_id)]
    assert lines_with(service, " · seal ") == 2
    assert pattus_told(service) == 0
