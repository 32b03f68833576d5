"""Rules 1 to 8 and 23: a turn, what the boxes count, the plain game, and what the clock does."""

from __future__ import annotations

import pytest

from engine.chance import QuickChance, ScriptedChance
from engine.contract import BadOption, IllegalAction
from engine.games.kniffeliger.facts import BOXES, PRESETS, Crossed, FurtherFive, UpperBonus
from engine.games.kniffeliger.rules import Kniffeliger, worth
from tests.engine.games.kniffeliger.scene import begun, position

# A turn.


@pytest.mark.req("KN-2")
def test_a_turn_begins_with_a_roll_of_all_five() -> None:
    scene = begun((6, 1, 3, 6, 2))
    assert scene.codes("ann") == ["roll"]
    assert scene.play("ann roll").view.dice == (1, 2, 3, 6, 6)


@pytest.mark.req("KN-2")
def test_what_is_kept_stays_and_the_rest_is_rolled() -> None:
    scene = begun((6, 1, 3, 6, 2), (5, 5, 6), (1, 2)).play("ann roll", "ann keep 6 6")
    assert scene.view.dice == (5, 5, 6, 6, 6)
    assert scene.play("ann keep 6 6 6").view.dice == (1, 2, 6, 6, 6)


@pytest.mark.req("KN-2")
def test_keeping_nothing_is_rolling_all_again() -> None:
    assert begun((6, 1, 3, 6, 2), (1, 1, 1, 2, 2)).play("ann roll", "ann roll").view.dice == (1, 1, 1, 2, 2)


@pytest.mark.req("KN-2")
@pytest.mark.parametrize(
    ("dice", "count"),
    [
        pytest.param((1, 2, 3, 4, 6), 31, id="five different dice: every set but all of them"),
        pytest.param((1, 1, 2, 3, 4), 23, id="a pair"),
        pytest.param((6, 6, 6, 6, 6), 5, id="five equal dice: only how many"),
    ],
)
def test_every_different_choice_of_dice_can_be_kept(dice: tuple[int, ...], count: int) -> None:
    codes = begun(dice).play("ann roll").codes("ann", "roll", "keep")
    assert len(set(codes)) == len(codes) == count


@pytest.mark.req("KN-2")
def test_dice_that_do_not_lie_there_cannot_be_kept() -> None:
    scene = begun((1, 2, 3, 4, 6)).play("ann roll")
    with pytest.raises(IllegalAction):
        scene.play("ann keep 6 6")


@pytest.mark.req("KN-2")
def test_there_are_three_rolls() -> None:
    scene = begun((1, 2, 3, 4, 6)).play("ann roll", "ann roll")
    assert scene.codes("ann", "roll", "keep")
    assert scene.play("ann roll").codes("ann", "roll", "keep") == []


@pytest.mark.req("KN-2")
@pytest.mark.parametrize("rolls", [1, 2, 3])
def test_a_player_may_stop_after_any_roll(rolls: int) -> None:
    scene = begun(*[(6, 6, 6, 6, 2)] * 3).play(*["ann roll"] * rolls, "ann enter sixes")
    assert (scene.entry("ann", "sixes"), scene.on_turn) == (24, "bob")


@pytest.mark.req("KN-2")
def test_a_box_is_entered_where_the_dice_count_or_any_open_one_crossed_out() -> None:
    scene = position((1, 1, 2, 3, 5), sheets=("chance 12, fives 20", "")).play("ann roll")
    assert scene.codes("ann", "enter") == ["enter ones", "enter twos", "enter threes"]
    assert scene.codes("ann", "cross") == [f"cross {box}" for box in BOXES if box not in ("chance", "fives")]
    assert scene.play("ann cross small").told(Crossed) == [Crossed(0, "small", (1, 1, 2, 3, 5))]
    assert scene.entry("ann", "small") == 0


@pytest.mark.req("KN-3")
def test_each_box_is_filled_once() -> None:
    scene = begun((1, 1, 2, 3, 4), (1, 2, 3, 4, 6), (1, 1, 1, 3, 5))
    scene.play("ann roll", "ann enter ones", "bob roll", "bob enter small", "ann roll")
    assert "enter ones" not in scene.codes("ann")
    assert "cross ones" not in scene.codes("ann")


@pytest.mark.req("KN-2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_turns_go_round(players: int) -> None:
    scene = begun(*[(1, 1, 1, 1, 2)] * 5, players=players)
    order = []
    for _ in range(players + 1):
        order.append(scene.on_turn)
        scene.play(f"{scene.on_turn} roll")
        scene.play(f"{scene.on_turn} {scene.default(scene.on_turn)}")
    assert order == [*["ann", "bob", "cat", "dan"][:players], "ann"]
    assert scene.match.deal == 2


@pytest.mark.req("KN-2")
def test_who_begins_is_left_to_chance_and_a_rematch_begins_with_the_next() -> None:
    begins = {Kniffeliger(PRESETS["kniffel"], 3, QuickChance(seed)).turn for seed in range(40)}
    assert begins == {0, 1, 2}
    match = Kniffeliger(PRESETS["kniffel"], 3, ScriptedChance(2))
    again = Kniffeliger(PRESETS["kniffel"], 3, ScriptedChance(2), carried=match.carry())
    assert (match.turn, again.turn, again.carry()) == (2, 0, {"first": 1})


@pytest.mark.req("KN-2")
def test_a_rematch_of_fewer_players_begins_with_one_of_them() -> None:
    assert Kniffeliger(PRESETS["kniffel"], 2, ScriptedChance(), carried={"first": 3}).turn == 1


# What the boxes count.


@pytest.mark.req("KN-3")
@pytest.mark.parametrize(
    ("box", "dice", "points"),
    [
        ("ones", "1 1 2 3 4", 2),
        ("twos", "1 2 2 2 5", 6),
        ("threes", "1 1 2 4 5", 0),
        ("fours", "4 4 4 4 4", 20),
        ("fives", "1 2 3 4 5", 5),
        ("sixes", "1 6 6 6 6", 24),
        ("three", "2 2 2 4 5", 15),
        ("three", "2 2 4 4 5", 0),
        ("three", "6 6 6 6 1", 25),
        ("four", "3 3 3 3 6", 18),
        ("four", "3 3 3 6 6", 0),
        ("four", "5 5 5 5 5", 25),
        ("house", "2 2 3 3 3", 25),
        ("house", "2 2 3 3 4", 0),
        ("house", "3 3 3 3 4", 0),
        ("house", "4 4 4 4 4", 25),
        ("small", "1 2 3 4 4", 30),
        ("small", "2 3 4 5 5", 30),
        ("small", "1 3 4 5 6", 30),
        ("small", "1 2 3 4 5", 30),
        ("small", "1 2 3 5 6", 0),
        ("small", "6 6 6 6 6", 0),
        ("large", "1 2 3 4 5", 40),
        ("large", "2 3 4 5 6", 40),
        ("large", "1 2 3 4 6", 0),
        ("large", "6 6 6 6 6", 0),
        ("kniffeliger", "2 2 2 2 2", 50),
        ("kniffeliger", "2 2 2 2 3", 0),
        ("chance", "1 3 3 5 6", 18),
    ],
)
def test_a_box_counts(box: str, dice: str, points: int) -> None:
    faces = tuple(sorted(map(int, dice.split())))
    assert worth(BOXES.index(box), faces) == points


@pytest.mark.req("KN-3")
@pytest.mark.parametrize(("box", "points"), [("sixes", 24), ("four", 25), ("chance", 25), ("three", 25)])
def test_an_entry_puts_the_points_of_the_dice_on_the_sheet(box: str, points: int) -> None:
    scene = begun((6, 6, 1, 6, 6), dirty_tricks=False).play("ann roll", f"ann enter {box}")
    assert (scene.entry("ann", box), scene.scores) == (points, (points, 0))


# The upper bonus and further fives.


@pytest.mark.req("KN-3")
@pytest.mark.parametrize(
    ("upper_bonus", "box", "total"),
    [
        pytest.param(False, "sixes", 63, id="no bonus by default"),
        pytest.param(True, "sixes", 98, id="63 bring 35"),
        pytest.param(True, "chance", 69, id="only ones to sixes count for it"),
    ],
)
def test_the_upper_bonus(upper_bonus: bool, box: str, total: int) -> None:
    upper = "ones 3, twos 6, threes 9, fours 12, fives 15"
    dice = (6, 6, 6, 1, 5) if box == "chance" else (6, 6, 6, 1, 2)
    scene = position(dice, sheets=(upper, ""), dirty_tricks=False, upper_bonus=upper_bonus)
    assert scene.play("ann roll", f"ann enter {box}").scores[0] == total
    assert scene.told(UpperBonus) == ([UpperBonus(0, 35)] if total == 98 else [])


@pytest.mark.req("KN-14")
@pytest.mark.parametrize(
    ("preset", "filled", "move", "total"),
    [
        pytest.param("kniffel", "kniffeliger 50", "enter sixes", 180, id="100 more after a filled 50"),
        pytest.param("kniffel", "kniffeliger 50", "cross small", 150, id="also when crossing out"),
        pytest.param("kniffel", "kniffeliger 0", "enter sixes", 30, id="not after a 0"),
        pytest.param("kniffel", "ones 3", "enter sixes", 33, id="not while the box is open"),
        pytest.param("kniffel", "ones 3", "enter kniffeliger", 53, id="not for the 50 itself"),
        pytest.param("kniffeliger", "kniffeliger 50", "enter sixes", 80, id="not in kniffeliger"),
    ],
)
def test_further_five_equal_dice(preset: str, filled: str, move: str, total: int) -> None:
    scene = position((6, 6, 6, 6, 6), sheets=(filled, ""), preset=preset).play("ann roll", f"ann {move}")
    assert scene.scores[0] == total
    assert len(scene.told(FurtherFive)) == (total >= 150)


@pytest.mark.req("KN-14")
def test_further_fives_pay_every_time() -> None:
    scene = position((6,) * 5, (1, 2, 3, 4, 6), (5,) * 5, sheets=("kniffeliger 50", ""), preset="kniffel")
    scene.play("ann roll", "ann enter sixes", "bob roll", "bob enter chance", "ann roll", "ann enter house")
    assert scene.scores == (50 + 30 + 25 + 200, 16)


@pytest.mark.req("KN-3", "KN-14")
def test_the_presets() -> None:
    assert list(PRESETS) == ["kniffeliger", "kniffel"]
    assert PRESETS["kniffeliger"].as_dict() == {
        "joker": False,
        "dirty_tricks": True,
        "bonus_odds": "even",
        "upper_bonus": False,
        "further_fives": False,
    }
    assert PRESETS["kniffel"].as_dict() == {
        "joker": False,
        "dirty_tricks": False,
        "bonus_odds": "even",
        "upper_bonus": True,
        "further_fives": True,
    }
    with pytest.raises(BadOption):
        PRESETS["kniffel"].changed("bonus_odds", "unfair")


@pytest.mark.req("KN-14")
def test_without_dirty_tricks_there_is_no_bonus_die() -> None:
    scene = begun((1, 2, 3, 4, 5), dirty_tricks=False).play("ann roll", "ann enter large")
    assert scene.on_turn == "bob"


# When time runs out.


@pytest.mark.req("KN-15")
@pytest.mark.parametrize(
    ("dice", "filled", "default"),
    [
        pytest.param((1, 2, 3, 4, 5), "", "enter large", id="the most points"),
        pytest.param((2, 2, 3, 3, 3), "", "enter house", id="25 before 13"),
        pytest.param((6, 6, 6, 1, 2), "", "enter three", id="the topmost of equals: three of a kind, chance"),
        pytest.param((6, 6, 6, 1, 2), "three 0", "enter chance", id="only open boxes"),
        pytest.param((1, 1, 2, 4, 6), "only threes small", "cross threes", id="nothing counts: the topmost"),
        pytest.param((1, 1, 2, 4, 6), "only ones chance", "enter chance", id="14 before 2"),
    ],
)
def test_the_clock_fills_the_best_box(dice: tuple[int, ...], filled: str, default: str) -> None:
    scene = position(dice, sheets=(filled, ""), bonuses={"ann": "freeze steal choice"})
    assert scene.default("ann") == "roll"
    assert scene.play("ann roll").default("ann") == default


@pytest.mark.req("KN-15")
def test_the_clock_leaves_a_frozen_box_alone() -> None:
    scene = position((1, 2, 3, 4, 5), frozen={"ann": "large small chance"}).play("ann roll")
    assert scene.default("ann") == "enter fives"


@pytest.mark.req("KN-15")
def test_the_clock_takes_the_bonus_die() -> None:
    assert begun((1, 2, 3, 4, 5)).play("ann roll", "ann enter large").default("ann") == "bonus"
