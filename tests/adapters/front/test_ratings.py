"""Ratings of team games: who wins rises, partners together, and house players are nobody."""

from __future__ import annotations

import pytest

from adapters.front.ratings import BEGINNER, ratings_of
from adapters.screens import scores_screen
from adapters.store.records import HighScore, MatchResult
from adapters.text.words import languages, words_for
from engine.games import game_of
from tests.adapters.screens.limits import assert_within_limits

TEAMS = game_of("truco").info
ALONE = game_of("kniffeliger").info

Line = tuple[int, int, bool, int]  # person, seat, has won, score


def match(number: int, *lines: Line) -> list[MatchResult]:
    return [MatchResult("t", number, *line) for line in lines]


FOUR = match(1, (1, 0, True, 12), (2, 1, False, 7), (3, 2, True, 12), (4, 3, False, 7))


@pytest.mark.req("PL-23")
def test_the_winning_team_rises_together_and_the_other_falls() -> None:
    ratings = ratings_of(FOUR, TEAMS)
    assert ratings[1] == ratings[3] > BEGINNER > ratings[2] == ratings[4]


@pytest.mark.req("PL-23")
def test_beating_strong_people_counts_more_than_beating_weak_ones() -> None:
    again = [one._replace(match_number=2) for one in FOUR]
    strong_lose = match(3, (5, 0, True, 12), (1, 1, False, 3))
    weak_lose = match(3, (5, 0, True, 12), (2, 1, False, 3))
    assert ratings_of(FOUR + again + strong_lose, TEAMS)[5] > ratings_of(FOUR + again + weak_lose, TEAMS)[5]


@pytest.mark.req("PL-23")
def test_a_house_partner_is_somebody_of_average_strength_of_whom_nothing_is_kept() -> None:
    ratings = ratings_of(match(1, (1, 0, True, 12), (2, 1, False, 7), (4, 3, False, 7)), TEAMS)
    assert {*ratings} == {1, 2, 4} and ratings[1] > BEGINNER


@pytest.mark.parametrize(
    "unrated",
    [
        match(1, (1, 0, True, 12), (3, 2, True, 12)),  # only house players on the other side
        match(1, (1, 0, False, 12), (2, 1, False, 7)),  # the winner had left
    ],
)
def test_matches_that_say_nothing_about_people_rate_nobody(unrated: list[MatchResult]) -> None:
    assert ratings_of(unrated, TEAMS) == {}


def test_a_draw_brings_nobody_ahead() -> None:
    ratings = ratings_of(match(1, (1, 0, False, 9), (2, 1, False, 9)), TEAMS)
    assert ratings[1] == ratings[2]


def test_games_where_everyone_is_alone_have_scores_instead() -> None:
    assert ratings_of(FOUR, ALONE) == {}


@pytest.mark.req("PL-23")
@pytest.mark.parametrize("language", languages())
def test_the_list_says_ratings_and_the_readers_own(language: str) -> None:
    words = words_for(language)
    scores = [HighScore(1, "Ana", 5, 4, 12), HighScore(2, "Bea", 1, 0, 3)]
    screen = scores_screen("truco", None, scores, words, (), {1: 1234, 7: 987}, 7)
    assert_within_limits(screen)
    said = [line.text for line in screen.lines]
    assert "1234" in said[1].replace(",", "").replace(".", "").replace("\u00a0", "") or "١٢٣٤" in said[1]
    assert "rating" not in said[2] and len(said) == 4
