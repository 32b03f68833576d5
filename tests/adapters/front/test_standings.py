"""How matches leave people: what is told of one game, and of one match, is of no other."""

from __future__ import annotations

import random

import pytest

from adapters.store.records import Person
from engine.table_view import FINISHED
from tests.service import GAME, Service


@pytest.fixture
async def people(service: Service) -> list[Person]:
    return [await service.arrive("ana"), await service.arrive("bo")]


@pytest.mark.req("PL-23")
async def test_what_somebody_did_in_one_game_is_not_told_among_the_scores_of_another(
    service: Service, people: list[Person]
) -> None:
    table_id = await service.set_up(people)
    await service.play(people, table_id, random.Random(1))
    nobody = await service.arrive("cy")
    for game, is_told in ((GAME, True), ("truco", False)):
        own, others = [await service.desk.scores(person, game) for person in (people[0], nobody)]
        assert (own.screen != others.screen) is is_told


@pytest.mark.req("PL-23")
async def test_how_a_match_left_somebody_stays_when_they_play_on(service: Service, people: list[Person]) -> None:
    table_id = await service.set_up(people)
    found = []
    for seed in (1, 2):
        await service.play(people, table_id, random.Random(seed))
        view = await service.view(people[0], table_id)
        assert view.phase == FINISHED
        found.append((view, await service.desk.standings.after(people[0], view)))
        assert not (await service.lobby(people[0], table_id, "start")).is_refusal
    (first, then), (_, later) = found
    assert then.standing is not None and later.standing is not None
    assert (then.standing.matches, later.standing.matches) == (1, 2)
    assert await service.desk.standings.after(people[0], first) == then
