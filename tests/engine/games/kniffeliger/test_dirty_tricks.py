"""Rules 9 to 19: the bonus die, and stealing, freezing, crossing out, shifting and exchanging."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.chance import QuickChance
from engine.contract import IllegalAction, NotYourDecision
from engine.games.kniffeliger.facts import (
    BONUSES,
    Bonus,
    BonusDeclined,
    BonusWon,
    Exchanged,
    Shifted,
    Stole,
    TurnLost,
    UpperBonus,
)
from engine.games.kniffeliger.rules import ODDS, odds_for
from tests.engine.games.kniffeliger.scene import begun, position

STEAL, FREEZE, CROSSOUT, SHIFT, EXCHANGE, CHOICE = range(0, 12, 2)  # the numbers that give each with even odds

# The bonus die.


@pytest.mark.req("KN-4")
@pytest.mark.parametrize(
    ("dice", "move", "is_offered"),
    [
        pytest.param((1, 2, 3, 4, 5), "enter chance", True, id="15"),
        pytest.param((1, 1, 1, 1, 1), "enter ones", True, id="5"),
        pytest.param((6, 6, 6, 6, 6), "enter sixes", True, id="30"),
        pytest.param((1, 2, 3, 4, 5), "cross sixes", True, id="also after crossing out"),
        pytest.param((1, 2, 3, 4, 6), "enter chance", False, id="16"),
        pytest.param((6, 6, 6, 1, 2), "enter sixes", False, id="21, though the entry is 18"),
        pytest.param((5, 5, 1, 1, 2), "enter fives", False, id="14, though the entry is 10"),
    ],
)
def test_the_bonus_die_is_for_five_dice_in_fives(dice: tuple[int, ...], move: str, is_offered: bool) -> None:
    scene = begun(dice).play("ann roll", f"ann {move}")
    assert scene.codes("ann") == (["bonus", "decline"] if is_offered else [])
    assert scene.on_turn == ("ann" if is_offered else "bob")


@pytest.mark.req("KN-4")
def test_only_the_last_dice_of_a_turn_count() -> None:
    scene = begun((1, 2, 3, 4, 5), (6,)).play("ann roll", "ann keep 1 2 3 4", "ann enter chance")
    assert scene.on_turn == "bob"


@pytest.mark.req("KN-4")
@pytest.mark.parametrize(("number", "bonus"), [(number, BONUSES[number // 2]) for number in range(12)])
def test_the_bonus_die_brings(number: int, bonus: Bonus) -> None:
    scene = begun((1, 2, 3, 4, 5), number).play("ann roll", "ann enter large", "ann bonus")
    assert scene.told(BonusWon) == [BonusWon(0, bonus)]
    assert (scene.view.bonuses, scene.on_turn) == (((bonus,), ()), "bob")


@pytest.mark.req("KN-4")
def test_the_bonus_die_may_be_declined() -> None:
    scene = begun((1, 2, 3, 4, 5)).play("ann roll", "ann enter large", "ann decline")
    assert scene.told(BonusDeclined) == [BonusDeclined(0)]
    assert (scene.view.bonuses, scene.on_turn) == (((), ()), "bob")


@pytest.mark.req("KN-4")
def test_bonuses_are_collected_and_everyone_sees_them() -> None:
    scene = position((1, 2, 3, 4, 5), FREEZE, bonuses={"ann": "freeze shift"})
    scene.play("ann roll", "ann enter large", "ann bonus")
    assert [scene.match.view(viewer).bonuses[0] for viewer in (0, 1, None)] == [("freeze", "shift", "freeze")] * 3


@pytest.mark.req("KN-4")
def test_a_bonus_can_be_used_from_the_next_turn_on() -> None:
    scene = begun((1, 2, 3, 4, 5), SHIFT, (1, 2, 3, 4, 6)).play("ann roll", "ann enter large", "ann bonus")
    with pytest.raises(NotYourDecision):
        scene.play("ann shift")
    assert "shift" in scene.play("bob roll", "bob enter small").codes("ann")


@pytest.mark.req("KN-4")
@pytest.mark.parametrize(
    ("bonus", "after_rolls"),
    [
        ("steal", [0]),
        ("freeze", [0, 1, 2, 3]),
        ("crossout", [0, 1, 2, 3]),
        ("shift", [0, 1, 2, 3]),
        ("exchange", [0, 1, 2, 3]),
    ],
)
def test_when_a_bonus_can_be_used(bonus: str, after_rolls: list[int]) -> None:
    for held in (bonus, "choice"):
        scene = position(sheets=("", "chance 20"), bonuses={"ann": held})
        found = []
        for rolls in range(4):
            if scene.codes("ann", bonus):
                found.append(rolls)
            if rolls < 3:
                scene.play("ann roll")
        assert found == after_rolls


@pytest.mark.req("KN-4")
def test_a_choice_becomes_what_it_is_used_for() -> None:
    scene = position(bonuses={"ann": "choice"})
    assert {code.split()[0] for code in scene.codes("ann")} == {"roll", "freeze", "crossout", "shift", "exchange"}
    scene.play("ann freeze 1 ones")
    assert (scene.view.bonuses[0], scene.view.frozen[1], scene.codes("ann")) == ((), ("ones",), ["roll"])


@pytest.mark.req("KN-4")
def test_a_choice_is_spared_while_there_is_a_bonus_of_the_kind() -> None:
    scene = position(bonuses={"ann": "choice freeze"}).play("ann freeze 1 ones")
    assert scene.view.bonuses[0] == ("choice",)


@pytest.mark.req("KN-4")
def test_any_number_of_bonuses_can_be_used_in_a_turn() -> None:
    scene = position((1, 2, 3, 4, 6), bonuses={"ann": "freeze freeze crossout shift"})
    scene.play("ann freeze 1 ones", "ann roll", "ann freeze 1 twos", "ann crossout 1 sixes", "ann shift")
    assert (scene.view.bonuses[0], scene.view.frozen[1], scene.view.skips) == ((), ("ones", "twos"), (0, 1))


@pytest.mark.req("KN-4")
def test_unused_bonuses_lapse_with_the_last_entry_which_has_no_bonus_die() -> None:
    scene = position((1, 2, 3, 4, 5), sheets=("only chance", "full"), bonuses={"ann": "shift", "bob": "steal"})
    scene.play("ann roll", "ann enter chance")
    assert (scene.on_turn, scene.scores) == ("", (15, 0))


# The odds.


@pytest.mark.req("KN-11")
@pytest.mark.parametrize(
    ("scores", "odds"),
    [
        ((10, 20), ["behind", "leading"]),
        ((20, 20), ["level", "level"]),
        ((20, 20, 10), ["level", "level", "behind"]),
        ((5, 30, 30, 31), ["behind", "behind", "behind", "leading"]),
    ],
)
def test_how_a_player_stands(scores: tuple[int, ...], odds: list[str]) -> None:
    assert [odds_for(scores, seat) for seat in range(len(scores))] == odds


@pytest.mark.req("KN-11")
def test_the_odds_are_those_of_the_rules_page() -> None:
    assert ODDS == {
        "level": (2, 2, 2, 2, 2, 2),
        "behind": (3, 1, 1, 1, 3, 3),
        "leading": (1, 3, 2, 3, 1, 2),
    }


@pytest.mark.req("KN-11")
@pytest.mark.parametrize(
    ("odds", "bob", "expected"),
    [
        pytest.param("even", "chance 30", (2, 2, 2, 2, 2, 2), id="even odds"),
        pytest.param("catch-up", "chance 30", (3, 1, 1, 1, 3, 3), id="behind after the entry"),
        pytest.param("catch-up", "chance 10", (1, 3, 2, 3, 1, 2), id="leading after the entry"),
        pytest.param("catch-up", "chance 15", (2, 2, 2, 2, 2, 2), id="level after the entry"),
    ],
)
def test_what_the_bonus_die_brings_by_how_a_player_stands(odds: str, bob: str, expected: tuple[int, ...]) -> None:
    found: Counter[str] = Counter()
    for number in range(12):
        scene = position((1, 2, 3, 4, 5), number, sheets=("", bob), bonus_odds=odds)
        found[scene.play("ann roll", "ann enter chance", "ann bonus").view.bonuses[0][0]] += 1
    assert tuple(found[bonus] for bonus in BONUSES) == expected


@pytest.mark.req("KN-4")
def test_every_bonus_really_comes() -> None:
    scene = begun((1, 2, 3, 4, 5)).play("ann roll", "ann enter chance")
    found = set()
    for seed in range(100):
        match = scene.match.clone()
        match.chance = QuickChance(seed)
        match.act(0, "bonus")
        found |= {*match.bonuses[0]}
    assert found == {*BONUSES}


# Steal.


@pytest.mark.req("KN-5")
def test_a_stolen_entry_moves_over_and_is_the_turn() -> None:
    scene = position(sheets=("ones 3", "chance 25, ones 2"), bonuses={"ann": "steal"})
    scene.play("ann steal 1 chance")
    assert (scene.entry("ann", "chance"), scene.entry("bob", "chance")) == (25, 0)
    assert (scene.scores, scene.on_turn) == ((28, 2), "bob")
    assert scene.told(Stole) == [Stole(0, 1, "chance", 25, "steal")]


@pytest.mark.req("KN-5")
def test_the_box_stolen_from_stays_filled() -> None:
    scene = position((1, 1, 1, 1, 2), sheets=("", "chance 25"), bonuses={"ann": "steal"})
    assert "cross chance" not in scene.play("ann steal 1 chance", "bob roll").codes("bob")


@pytest.mark.req("KN-5")
def test_what_can_be_stolen() -> None:
    scene = position(
        sheets=("twos 4", "ones 3, twos 6, threes 0, sixes 18", "full", "fives 10, sixes 12"),
        bonuses={"ann": "steal"},
        frozen={"ann": "sixes"},
    )
    # Not the twos, which Ann has, nor a 0, nor into the frozen sixes.
    assert scene.codes("ann", "steal") == ["steal 1 ones", "steal 3 fives"]


@pytest.mark.req("KN-5")
def test_there_is_no_bonus_die_after_a_theft() -> None:
    scene = position(sheets=("", "chance 25"), bonuses={"ann": "steal"}).play("ann steal 1 chance")
    assert scene.on_turn == "bob"


@pytest.mark.req("KN-5", "KN-10")
def test_a_theft_can_end_the_match() -> None:
    full = ", ".join(f"{box} 0" for box in ("ones", "twos", "threes", "fours", "fives", "sixes", "three", "four"))
    full += ", house 25, small 0, large 0, kniffeliger 0, chance 0"
    scene = position(sheets=("only house", full), bonuses={"ann": "steal"}).play("ann steal 1 house")
    assert (scene.on_turn, scene.scores) == ("", (25, 0))


@pytest.mark.req("KN-3", "KN-5")
def test_the_upper_bonus_goes_with_the_points_it_needs() -> None:
    upper = "ones 3, twos 6, threes 9, fours 12, fives 15"
    scene = position(sheets=(upper, upper + ", sixes 18"), bonuses={"ann": "steal"}, upper_bonus=True)
    assert scene.scores == (45, 98)
    assert scene.play("ann steal 1 sixes").scores == (98, 45)
    assert scene.told(UpperBonus) == [UpperBonus(1, -35), UpperBonus(0, 35)]


# Freeze.


@pytest.mark.req("KN-6")
def test_a_frozen_box_can_neither_be_filled_nor_crossed_out_nor_stolen_into() -> None:
    scene = position(
        (1, 2, 3, 4, 6), (1, 2, 3, 4, 6), sheets=("small 30", ""), bonuses={"ann": "freeze", "bob": "steal"}
    )
    scene.play("ann freeze 1 small", "ann roll", "ann enter chance")
    assert scene.codes("bob", "steal") == ["steal 0 chance"]
    scene.play("bob roll")
    assert not {"enter small", "cross small"} & {*scene.codes("bob")}


@pytest.mark.req("KN-6")
def test_a_freeze_is_for_the_next_turn_only() -> None:
    scene = position(*[(1, 2, 3, 4, 6)] * 4, bonuses={"ann": "freeze"})
    scene.play("ann freeze 1 small", "ann roll", "ann enter chance", "bob roll", "bob enter chance")
    scene.play("ann roll", "ann enter small", "bob roll")
    assert "enter small" in scene.codes("bob")


@pytest.mark.req("KN-6")
def test_what_can_be_frozen() -> None:
    scene = position(sheets=("", "only ones twos", "full"), bonuses={"ann": "freeze"}, frozen={"bob": "twos"})
    assert scene.codes("ann", "freeze") == ["freeze 1 ones"]


@pytest.mark.req("KN-6")
def test_who_has_only_frozen_boxes_loses_the_turn() -> None:
    scene = position((1, 2, 3, 4, 6), sheets=("", "only chance", ""), bonuses={"ann": "freeze"})
    scene.play("ann freeze 1 chance", "ann roll", "ann enter small")
    assert (scene.on_turn, scene.told(TurnLost)) == ("cat", [TurnLost(1, "frozen")])
    assert scene.view.frozen == ((), (), ())


@pytest.mark.req("KN-6")
@pytest.mark.parametrize(("bonus", "move"), [("shift", "ann shift"), ("exchange", "ann exchange 2")])
@pytest.mark.parametrize("rolls", [0, 2])
def test_a_sheet_with_only_frozen_boxes_ends_the_turn_in_the_middle(bonus: str, move: str, rolls: int) -> None:
    scene = position(
        *[(1, 2, 3, 4, 5)] * 2,
        sheets=("", "", "only chance"),
        bonuses={"ann": bonus},
        frozen={"ann": "chance"},
    )
    scene.play(*["ann roll"] * rolls, move)
    assert (scene.on_turn, scene.told(TurnLost)) == ("bob", [TurnLost(0, "frozen")])
    assert scene.view.frozen == ((), (), ())  # The turn it was for is over.


# Cross out.


@pytest.mark.req("KN-7")
def test_a_crossed_out_box_is_closed_and_a_turn_is_missed() -> None:
    scene = position(*[(1, 2, 3, 4, 6)] * 3, sheets=("", "", ""), bonuses={"ann": "crossout"})
    scene.play("ann crossout 1 large", "ann roll", "ann enter small")
    assert (scene.entry("bob", "large"), scene.on_turn) == (0, "cat")
    assert scene.told(TurnLost) == [TurnLost(1, "skipped")]
    scene.play("cat roll", "cat enter small", "ann roll", "ann enter chance")
    assert (scene.on_turn, scene.view.skips) == ("bob", (0, 0, 0))


@pytest.mark.req("KN-7")
def test_what_can_be_crossed_out() -> None:
    scene = position(sheets=("", "only ones twos", "full"), bonuses={"ann": "crossout"}, frozen={"bob": "twos"})
    assert scene.codes("ann", "crossout") == ["crossout 1 ones", "crossout 1 twos"]


@pytest.mark.req("KN-7")
def test_skips_add_up_one_per_turn() -> None:
    scene = position(*[(1, 2, 3, 4, 6)] * 4, bonuses={"ann": "crossout crossout"})
    scene.play("ann crossout 1 large", "ann crossout 1 house", "ann roll", "ann enter small")
    assert (scene.on_turn, scene.view.skips, scene.match.deal) == ("ann", (0, 1), 2)
    scene.play("ann roll", "ann enter chance")
    assert (scene.on_turn, scene.view.skips, scene.match.deal) == ("ann", (0, 0), 3)
    assert scene.play("ann roll", "ann enter ones").on_turn == "bob"


@pytest.mark.req("KN-7")
def test_a_skipped_turn_uses_up_freezes() -> None:
    scene = position(*[(1, 2, 3, 4, 6)] * 3, bonuses={"ann": "crossout freeze"})
    scene.play("ann crossout 1 large", "ann freeze 1 small", "ann roll", "ann enter small")
    assert (scene.on_turn, scene.view.frozen) == ("ann", ((), ()))
    scene.play("ann roll", "ann enter chance", "bob roll")
    assert "enter small" in scene.codes("bob")


# Shift and exchange.


@pytest.mark.req("KN-8")
def test_all_sheets_move_on_in_the_direction_of_play() -> None:
    scene = position(sheets=("ones 1", "ones 2", "ones 3", "ones 4"), bonuses={"ann": "shift"}).play("ann shift")
    assert scene.scores == (4, 1, 2, 3)
    assert scene.told(Shifted) == [Shifted(0, "shift", (4, 1, 2, 3))]
    assert scene.on_turn == "ann"


@pytest.mark.req("KN-9")
def test_two_sheets_are_exchanged() -> None:
    scene = position(sheets=("ones 1", "ones 2", "ones 3"), bonuses={"ann": "exchange"})
    assert scene.codes("ann", "exchange") == ["exchange 1", "exchange 2"]
    assert scene.play("ann exchange 2").scores == (3, 2, 1)
    assert scene.told(Exchanged) == [Exchanged(0, 2, "exchange", (3, 2, 1))]


@pytest.mark.req("KN-8", "KN-10")
def test_the_dice_stay_and_are_entered_on_the_new_sheet() -> None:
    scene = position((1, 2, 3, 4, 6), sheets=("", "small 30"), bonuses={"ann": "shift"}).play(
        "ann roll", "ann shift"
    )
    assert scene.view.dice == (1, 2, 3, 4, 6)
    assert "enter small" not in scene.codes("ann")
    assert scene.play("ann enter chance").scores == (46, 0)


@pytest.mark.req("KN-10")
@pytest.mark.parametrize("move", ["shift", "exchange 1"])
def test_freezes_skips_and_bonuses_stay_with_the_player(move: str) -> None:
    scene = position(
        bonuses={"ann": f"{move.split()[0]} steal", "bob": "freeze"}, frozen={"bob": "ones"}, skips={"bob": 1}
    )
    view = scene.play(f"ann {move}").view
    assert (view.frozen, view.skips, view.bonuses) == (((), ("ones",)), (0, 1), (("steal",), ("freeze",)))


@pytest.mark.req("KN-10")
@pytest.mark.parametrize("move", ["shift", "exchange 2"])
def test_who_is_left_with_a_full_sheet_ends_the_turn(move: str) -> None:
    scene = position((1, 2, 3, 4, 5), sheets=("", "", "full"), bonuses={"ann": move.split()[0]})
    scene.play("ann roll", f"ann {move}")
    assert (scene.on_turn, scene.told(TurnLost)) == ("bob", [TurnLost(0, "full")])


@pytest.mark.req("KN-10")
def test_who_receives_an_open_sheet_plays_again() -> None:
    scene = position(
        (1, 2, 3, 4, 6), (1, 2, 3, 4, 6), sheets=("full", "", "only ones twos"), bonuses={"cat": "exchange"}
    )
    scene.match._end_turn()  # Ann's sheet is full: it is Bob's turn.
    scene.play("bob roll", "bob enter small", "cat exchange 0")
    assert scene.on_turn == "ann"
    assert scene.play("ann roll").codes("ann", "enter") == ["enter ones", "enter twos"]


# The table of who may do what when.


@pytest.mark.req("KN-4")
def test_nobody_else_may_do_anything() -> None:
    scene = position((1, 2, 3, 4, 5), bonuses={"ann": "choice", "bob": "choice"})
    for move in ("roll", "enter chance"):
        assert scene.codes("bob") == []
        scene.play(f"ann {move}")
    assert (scene.codes("ann"), scene.codes("bob")) == (["bonus", "decline"], [])


@pytest.mark.req("KN-4")
@pytest.mark.parametrize(
    "code", ["freeze 0 ones", "crossout 0 ones", "exchange 0", "freeze 2 ones", "steal 1 ones"]
)
def test_tricks_are_for_other_players_at_the_table(code: str) -> None:
    with pytest.raises(IllegalAction):
        position(bonuses={"ann": "choice"}).play(f"ann {code}")
