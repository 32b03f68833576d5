"""Dice as one number with tables beside it: digit by digit, in base eight, how many dice show each face.

So the order of dice never matters, putting dice together is `+`, and a number is a key for any table.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations, combinations_with_replacement

FACES = range(1, 7)
UNIT: tuple[int, ...] = (0, *(8**digit for digit in range(6)))  # one die, by its face


@cache
def dice_of(faces: tuple[int, ...]) -> int:
    """The dice that show these faces."""
    return sum(map(UNIT.__getitem__, faces))


@cache
def faces_of(dice: int) -> tuple[int, ...]:
    """What the dice show, lowest first."""
    return tuple(face for digit, face in enumerate(FACES) for _ in range(dice >> 3 * digit & 7))


def all_rolls(count: int) -> list[tuple[int, ...]]:
    """Every way in which `count` dice can lie, order aside, lowest first."""
    return list(combinations_with_replacement(FACES, count))


def parts_of(faces: tuple[int, ...], count: int) -> list[tuple[int, ...]]:
    """Every different choice of `count` of these dice."""
    return sorted(set(combinations(sorted(faces), count)))
