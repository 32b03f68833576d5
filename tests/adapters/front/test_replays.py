"""Replays at the front desk: by buttons, of this match and of earlier ones, refused in one sentence."""

from __future__ import annotations

import random

import pytest

from adapters.front.answers import Answer
from adapters.front.replays import Replays
from adapters.pictures.descriptions import Replay
from adapters.screens.buttons import read_code
from adapters.screens.open_codes import ShowReplay
from adapters.screens.refusals import NoReplayYet
from adapters.screens.replay import has_replay
from adapters.screens.screen import Button, Screen
from adapters.store.records import Person
from engine.refusals import UnknownChoice
from engine.table_view import FINISHED, PLAYING
from tests.adapters.pictures.moments import go_on, started
from tests.service import Service

PLACE = "chats:place"
NOT_YET = "This deal is still being played; its replay is there as soon as it is over."


@pytest.fixture
async def people(service: Service) -> list[Person]:
    return [await service.arrive("ana"), await service.arrive("bo")]


def codes(screen: Screen | None) -> list[str]:
    assert screen is not None
    return [control.code for row in screen.controls for control in row if isinstance(control, Button)]


async def play_deals(service: Service, people: list[Person], table_id: str, deals: int) -> None:
    chance = random.Random(3)
    while (view := await service.view(None, table_id)).phase == PLAYING and view.deal <= deals:
        for person in people:
            await service.act(person, table_id, chance)


async def press(service: Service, person: Person, code: str) -> Answer:
    return await service.desk.press(person, read_code(code), service.press_id())


def title(answer: Answer) -> str:
    assert answer.screen is not None, answer.text
    return answer.screen.lines[0].text


@pytest.mark.req("PL-40", "PL-42")
async def test_a_finished_deal_of_a_running_match_is_shown_and_the_running_one_is_refused(
    service: Service, people: list[Person]
) -> None:
    table_id = await service.set_up(people, target=11)
    refused = await press(service, people[0], f"o{table_id} 1 replay")
    assert (refused.is_refusal, refused.text) == (True, NOT_YET)
    await play_deals(service, people, table_id, 2)
    for which, deal in (("replay", 2), ("replay 2", 2), ("replay 1", 1)):
        answer = await press(service, people[0], f"o{table_id} 1 {which}")
        assert (title(answer), answer.replay, answer.is_refusal) == (f"Santase · Deal {deal}", f"1-{deal}", False)
        assert answer.screen is not None
        assert isinstance(answer.screen.picture, Replay)
    refused = await press(service, people[0], f"o{table_id} 1 replay 3")
    assert (refused.is_refusal, refused.text, refused.screen) == (True, NOT_YET, None)
    for which in ("replay 9", "replay 1 2 3", "replay x", "replay 1 99999", "replay -1"):
        assert (await press(service, people[0], f"o{table_id} 1 {which}")).refusal_key == "unknown-choice"
    assert (await press(service, people[0], f"o{table_id} 2 replay 1")).refusal_key == "unknown-choice"


async def test_the_scores_lead_to_it_once_a_deal_is_over_and_it_leads_back_to_the_hand(
    service: Service, people: list[Person]
) -> None:
    table_id = await service.set_up(people, target=11)
    scores, replay = f"o{table_id} 1 scores", f"o{table_id} 1 replay"
    assert replay not in codes((await press(service, people[0], scores)).screen)
    await play_deals(service, people, table_id, 1)
    stranger = await service.arrive("cy")
    for person in (*people, stranger):
        assert replay in codes((await press(service, person, scores)).screen)
        shown = codes((await press(service, person, replay)).screen)
        assert any(code.endswith(" hand") for code in shown) is (person is not stranger)


async def test_who_wants_words_gets_the_log_of_the_deal(service: Service, people: list[Person]) -> None:
    table_id = await service.set_up(people, target=11)
    await play_deals(service, people, table_id, 1)
    await service.desk.people.choose(people[0], "pictures", "off")
    worded = await service.desk.arrive("chats", "ana", "Ana")
    first = (await press(service, worded, f"o{table_id} 1 replay")).screen
    drawn = (await press(service, people[1], f"o{table_id} 1 replay")).screen
    assert first is not None and drawn is not None
    assert (first.picture, drawn.picture is None) == (None, False)
    assert len(first.lines) > 20 > len(drawn.lines)
    assert first.lines[-1] == drawn.lines[-1]  # how it ended


@pytest.mark.req("PL-18", "PL-40")
async def test_a_button_of_an_earlier_match_shows_the_deal_of_that_match(
    service: Service, people: list[Person]
) -> None:
    table_id = await service.set_up(people)
    replays = []
    for match in (1, 2):
        if match == 2:
            await service.lobby(people[0], table_id, "start")
        await service.play(people, table_id, random.Random(match))
        view = await service.view(None, table_id)
        assert (view.phase, view.match_number) == (FINISHED, match)
        await service.settle()
        (live,) = service.chats.messages(PLACE, "live")
        assert f"o{table_id} {match} replay" in codes(live.screen)
        replays.append(await press(service, people[0], f"o{table_id} {match} replay"))
    assert replays[0] != replays[1]
    assert await press(service, people[0], f"o{table_id} 1 replay") == replays[0]
    await service.lobby(people[0], table_id, "option target 2")  # The lobby is open again, the replay still there.
    assert await press(service, people[0], f"o{table_id} 2 replay") == replays[1]


async def test_a_match_that_was_never_played_has_none(service: Service, people: list[Person]) -> None:
    table_id = await service.set_up(people, start=False)
    assert (await press(service, people[0], f"o{table_id} 1 replay")).refusal_key == "unknown-choice"
    assert (await press(service, people[0], "oabcdefghijkl 1 replay")).refusal_key == "no-such-table"


async def test_a_deal_in_the_middle_of_which_the_table_was_closed_is_not_told(
    service: Service, people: list[Person]
) -> None:
    table_id = await service.set_up(people, target=11)
    await play_deals(service, people, table_id, 1)
    await service.lobby(people[0], table_id, "close")
    assert title(await press(service, people[0], f"o{table_id} 1 replay")) == "Santase · Deal 1"
    assert (await press(service, people[0], f"o{table_id} 1 replay 2")).text == NOT_YET


@pytest.mark.req("TH-42")
@pytest.mark.parametrize(("log", "is_refused"), [("keep", False), ("clear", True), ("last", True)])
async def test_where_the_log_does_not_stay_deals_do_not_come_back_either(
    service: Service, people: list[Person], log: str, is_refused: bool
) -> None:
    table = started("thurf", 4, log=log)
    chance = random.Random(1)
    while table.view(None).deal < 2:
        go_on(table, chance)
    view = table.view(1)
    assert has_replay(view) is not is_refused
    # This table has no journal here, which is noticed only where a replay may be looked for.
    with pytest.raises(NoReplayYet if is_refused else UnknownChoice):
        await Replays(service.store).answer(people[0], view, 1, ShowReplay())
