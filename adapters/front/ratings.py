"""Ratings for team games: how strong people are, from the matches in which people sat on both sides (PL-23).

They follow from the results alone, so that nothing is stored which could disagree with them. A seat of a house
player counts as somebody of average strength, of whom nothing is remembered.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import groupby
from typing import TYPE_CHECKING, NamedTuple

from adapters.store.records import MatchResult
from engine.contract import GameInfo

if TYPE_CHECKING:
    from openskill.models import PlackettLuceRating

TEAMS = 2
BEGINNER = 1000  # the rating of somebody who has not played yet
STEP = 24.0  # points of a rating for one of the model's
HOUSE = 0  # no person has this id


class _Side(NamedTuple):
    """The people of a team, and whether it came in first or second."""

    people: list[int]
    rank: int


def ratings_of(results: Iterable[MatchResult], info: GameInfo) -> Mapping[int, int]:
    """The rating of everybody who has played a team game, from its results in the order of time."""
    if info.teams != TEAMS:
        return {}
    from openskill.models import PlackettLuce  # not loaded before somebody looks

    model = PlackettLuce()
    known: dict[int, PlackettLuceRating] = {}
    for _, people in groupby(results, key=lambda one: (one.table_id, one.match_number)):
        sides = _sides([*people], info)
        if sides is None:
            continue
        seats = max(len(side.people) for side in sides)
        teams = [
            [
                known.get(person) or model.rating()
                for person in (*side.people, *[HOUSE] * (seats - len(side.people)))
            ]
            for side in sides
        ]
        for side, rated in zip(sides, model.rate(teams, ranks=[side.rank for side in sides]), strict=True):
            known |= dict(zip(side.people, rated, strict=False))  # Of house players nothing is kept.
    return {person: round(rating.ordinal(3.0, STEP, BEGINNER)) for person, rating in known.items()}


def _sides(results: list[MatchResult], info: GameInfo) -> list[_Side] | None:
    """Both sides; None if one of them had nobody, or nobody can say who won."""
    sides = [[one for one in results if info.side(one.seat) == side] for side in range(TEAMS)]
    if not all(sides):
        return None
    won = [any(one.has_won for one in side) for side in sides]
    if not any(won) and sides[0][0].score != sides[1][0].score:
        return None  # Whoever won had left the table to a house player.
    return [
        _Side([one.person for one in side], 1 if has_won == max(won) else 2)
        for side, has_won in zip(sides, won, strict=True)
    ]
