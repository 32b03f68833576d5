"""Dice as numbers, and where rolls come from."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.chance import Chance, QuickChance, ScriptedChance, SeededChance
from engine.dice import all_rolls, dice_of, faces_of, parts_of


def test_the_order_of_dice_never_matters() -> None:
    assert dice_of((6, 1, 3)) == dice_of((1, 3, 6))
    assert faces_of(dice_of((6, 1, 3, 1))) == (1, 1, 3, 6)
    assert faces_of(0) == ()


def test_putting_dice_together_is_adding() -> None:
    assert dice_of((6, 6)) + dice_of((1, 6, 2)) == dice_of((1, 2, 6, 6, 6))


def test_five_dice_lie_in_252_ways() -> None:
    assert len({dice_of(faces) for faces in all_rolls(5)}) == 252


def test_parts_of_equal_dice_are_counted_once() -> None:
    assert parts_of((6, 1, 6), 2) == [(1, 6), (6, 6)]
    assert parts_of((6, 1, 6), 0) == [()]


@pytest.mark.parametrize("dice", [0, 1, 2, 3, 4, 5, 6, 12])
def test_a_roll_has_as_many_dice_as_asked_for(dice: int) -> None:
    for chance in (SeededChance(bytes(32)), QuickChance(1), ScriptedChance()):
        rolled = chance.roll(dice)
        assert len(rolled) == dice
        assert set(rolled) <= {1, 2, 3, 4, 5, 6}


def test_a_seeded_roll_is_the_digits_of_its_hash() -> None:
    # What records of matches rely on: taking the bits apart die by die gives the same faces.
    for dice in (1, 2, 3, 4, 5):
        bits = SeededChance(bytes(32))._bits()
        expected = tuple(bits // 6**die % 6 + 1 for die in range(dice))
        assert SeededChance(bytes(32)).roll(dice) == expected


@pytest.mark.parametrize("chance", [SeededChance(bytes(32)), QuickChance(1)], ids=["seeded", "quick"])
def test_every_face_is_as_likely_for_every_die(chance: Chance) -> None:
    rolls = [chance.roll(5) for _ in range(6000)]
    for die in range(5):
        counts = Counter(rolled[die] for rolled in rolls)
        assert all(850 < counts[face] < 1150 for face in range(1, 7)), counts
