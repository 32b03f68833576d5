"""Knowledge of single games is found by the game's key, and no game needs any."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pytest

from engine import house
from engine.chance import QuickChance
from engine.contract import Action, Match, Seat
from engine.games import GAMES, game_of
from engine.house.strategy import NOTHING_KNOWN, Habit, Strategy, strategy_of
from tests.engine.games.tiny import Tiny

KNOWN = [game for game in GAMES.values() if strategy_of(game.info.key) != NOTHING_KNOWN]
WITH_HABITS = [game for game in KNOWN if strategy_of(game.info.key).habit is not None]
TABLES = [
    (game, preset, seats)
    for game in WITH_HABITS
    for preset in game.info.presets
    for seats in game.info.seat_counts
]


def never() -> float:
    """A player's luck with which nothing unusual is done."""
    return 0.999


def test_a_game_without_knowledge_is_played_by_search_alone() -> None:
    assert strategy_of(Tiny.info.key) == NOTHING_KNOWN == Strategy()


def test_knowledge_says_what_to_do_or_what_others_do() -> None:
    assert KNOWN
    for game in KNOWN:
        known = strategy_of(game.info.key)
        assert (known.judge is None) != (known.habit is None), game.info.key


def beginner_of(game: type[Match]) -> Habit:
    """How the easiest level acts."""
    known = strategy_of(game.info.key)
    habit = known.beginner or known.habit
    assert habit is not None
    return habit


@pytest.mark.req("PL-26")
@pytest.mark.parametrize(("game", "preset", "seats"), TABLES, ids=str)
def test_habits_are_legal_and_see_no_other_hand(game: type[Match], preset: str, seats: int) -> None:
    habit = strategy_of(game.info.key).habit
    assert habit is not None
    for seed in range(3):
        match = game(game.info.presets[preset], seats, QuickChance(seed))
        for number in range(60):
            if not match.asked:
                break
            seat = match.asked[number % len(match.asked)]
            imagined = [game.imagine(match.view(seat), QuickChance(twin)) for twin in range(3)]
            for way in {habit, beginner_of(game)}:
                codes = {way(one, seat, never).code for one in (match, *imagined)}
                assert len(codes) == 1
            match.act(seat, codes.pop())


@pytest.mark.parametrize("game", WITH_HABITS, ids=lambda game: game.info.key)
def test_easy_plays_as_beginners_do(game: type[Match]) -> None:
    habit = beginner_of(game)
    match = game(game.info.presets[game.info.default_preset], game.info.seat_counts[0], QuickChance(1))
    for number in range(30):
        seat = match.asked[0]
        code = house.choose(game, match.view(seat), seat, "easy", QuickChance(number))
        assert code == (match.default if match.between_deals else partial(habit, match, random=never))(seat).code
        match.act(seat, code)


@pytest.mark.req("PL-26")
@pytest.mark.parametrize(("game", "preset", "seats"), TABLES, ids=str)
def test_what_is_chosen_depends_on_the_view_alone(
    game: type[Match], preset: str, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Other hands, imagined to fit the view, change nothing: there is no other way to the hidden cards."""
    monkeypatch.setitem(house.LEVELS, "strong", 12)
    match = game(game.info.presets[preset], seats, QuickChance(5))
    for number in range(12):
        seat = match.asked[0]
        view = match.view(seat)
        twin = game.imagine(view, QuickChance(number + 100))
        assert twin.view(seat) == view
        codes = {
            house.choose(game, one.view(seat), seat, "strong", QuickChance(number)) for one in (match, twin, match)
        }
        assert len(codes) == 1
        match.act(seat, codes.pop())


@pytest.mark.req("PL-26")
@pytest.mark.parametrize("game", KNOWN, ids=lambda game: game.info.key)
def test_the_same_chance_gives_the_same_choice(game: type[Match]) -> None:
    match = game(game.info.presets[game.info.default_preset], game.info.seat_counts[0], QuickChance(1))
    for number in range(8):
        seat = match.asked[0]
        codes = {house.choose(game, match.view(seat), seat, "easy", QuickChance(number)) for _ in range(3)}
        assert len(codes) == 1
        match.act(seat, codes.pop())


def test_a_game_may_need_fewer_playouts(monkeypatch: pytest.MonkeyPatch) -> None:
    thought: list[int] = []

    def searched(
        worlds: object, seat: Seat, actions: Sequence[Action], playouts: int, *rest: object, **more: object
    ) -> Action:
        thought.append(playouts)
        return actions[0]

    monkeypatch.setattr(house, "sample", searched)
    thurf = game_of("thurf")
    match = thurf(thurf.info.presets["standard"], 4, QuickChance(1))
    seat = match.asked[0]
    for level in ("normal", "strong"):
        house.choose(thurf, match.view(seat), seat, level, QuickChance(1))
    known = strategy_of("thurf")
    assert thought == [round(house.LEVELS[level] * known.effort[level]) for level in ("normal", "strong")]
    assert thought[0] < house.LEVELS["normal"]


def test_a_level_may_act_by_habit_alone_whims_included(monkeypatch: pytest.MonkeyPatch) -> None:
    def searched(*asked: object, **more: object) -> Action:
        raise AssertionError("thought about it")

    monkeypatch.setattr(house, "sample", searched)
    truco = game_of("truco")
    known = strategy_of("truco")
    assert known.effort["normal"] == 0
    match = truco(truco.info.presets["paulista"], 2, QuickChance(1))
    seat = match.asked[0]
    assert known.habit is not None
    wanted = {known.habit(match, seat, lambda luck=luck: luck).code for luck in (0.01, 0.999)}  # type: ignore[misc]
    assert len(wanted) == 2, "now and then it is a bluff"
    chosen = {house.choose(truco, match.view(seat), seat, "normal", QuickChance(seed)) for seed in range(150)}
    assert chosen == wanted
