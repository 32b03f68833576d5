"""What a sheet will still bring if it is played for points, and how far off that may be.

The exact values of half a million sheets, worked out once by `house_making`, are close to a sum of few products:
of a number for the open upper boxes and one for the lower boxes. What the upper bonus adds is another such sum, in
which the upper points count as well. A player who goes by these sums has 254.06 points on average, of 254.14 that
the best play brings.
"""

from __future__ import annotations

from functools import cache, lru_cache
from math import fsum
from typing import NamedTuple

from engine.games.kniffeliger.facts import DICE, KniffeligerOptions
from engine.games.kniffeliger.house_numbers import fine_numbers
from engine.games.kniffeliger.house_sheets_table import TABLES
from engine.games.kniffeliger.rules import FIVE_EQUAL, UPPER, UPPER_BONUS, UPPER_ENOUGH

UPPER_SETS = range(1 << UPPER)
LOWER_SETS = range(1 << 7)
_FIVE_BELOW = 1 << FIVE_EQUAL - UPPER

Vector = tuple[float, ...]


@cache
def reached(upper_set: int) -> tuple[int, ...]:
    """The upper points, below enough, that a sheet with these open upper boxes can have."""
    sums = {0}
    for box in range(UPPER):
        if not upper_set >> box & 1:
            sums = {points + (box + 1) * count for points in sums for count in range(DICE + 1)}
    return tuple(sorted(points for points in sums if points < UPPER_ENOUGH))


@cache
def undecided(upper_set: int) -> tuple[int, ...]:
    """Those with which the upper bonus can still be won."""
    most = DICE * sum(box + 1 for box in range(UPPER) if upper_set >> box & 1)
    return tuple(points for points in reached(upper_set) if points + most >= UPPER_ENOUGH)


def upper_states() -> list[tuple[int, int]]:
    """Every set of open upper boxes with points with which the bonus is undecided."""
    return [(upper_set, points) for upper_set in UPPER_SETS for points in undecided(upper_set)]


def lower_states(with_fives: bool) -> list[tuple[int, bool]]:
    """Every set of open lower boxes; with further fives, also with the first five equal dice entered."""
    states = [(lower_set, False) for lower_set in LOWER_SETS]
    return states + [(one, True) for one in LOWER_SETS if with_fives and not one & _FIVE_BELOW]


class _Factors(NamedTuple):
    """Two lists of vectors; what belongs to a pair of them is the sum of their products."""

    upper: dict[object, Vector]
    lower: dict[object, Vector]


@cache
def _factors(name: str) -> _Factors:
    rank, most_upper, most_lower, upper, lower = TABLES[name]
    uppers: list[object] = list(upper_states() if name == "bonus" else UPPER_SETS)
    lowers: list[object] = list(lower_states(not name.startswith("plain")))
    return _Factors(
        dict(zip(uppers, _vectors(upper, most_upper, rank), strict=True)),
        dict(zip(lowers, _vectors(lower, most_lower, rank), strict=True)),
    )


def _vectors(text: str, most: float, rank: int) -> list[Vector]:
    numbers = fine_numbers(text, most)
    return [tuple(numbers[at : at + rank]) for at in range(0, len(numbers), rank)]


def _product(name: str, upper: object, lower: object) -> float:
    factors = _factors(name)
    return fsum([one * two for one, two in zip(factors.upper[upper], factors.lower[lower], strict=True)])


@lru_cache(1 << 15)
def _bonus(upper_set: int, points: int, lower: tuple[int, bool]) -> float:
    """What the upper bonus is worth to a sheet, if it can be won or is."""
    if points >= UPPER_ENOUGH:
        return float(UPPER_BONUS)
    if points not in undecided(upper_set):
        return 0.0
    return min(max(_product("bonus", (upper_set, points), lower), 0.0), float(UPPER_BONUS))


@lru_cache(1 << 15)
def _boxes(name: str, boxes: int, has_five: bool) -> float:
    return _product(name, boxes & UPPER_SETS[-1], (boxes >> UPPER, has_five))


def later(boxes: int, upper: int, has_five: bool, options: KniffeligerOptions) -> float:
    """What a sheet with these open boxes and upper points will still bring, the whole upper bonus with it."""
    if not boxes:
        return float(UPPER_BONUS) if options.upper_bonus and upper >= UPPER_ENOUGH else 0.0
    has_five = has_five and options.further_fives
    points = _boxes("fives" if options.further_fives else "plain", boxes, has_five)
    if options.upper_bonus:
        points += _bonus(boxes & UPPER_SETS[-1], upper, (boxes >> UPPER, has_five))
    return points


# Whoever plays for the upper bonus takes other risks as well: how much more varies than the bonus itself.
BONUS_RISK = 1.75


def variance(boxes: int, upper: int, has_five: bool, options: KniffeligerOptions) -> float:
    """How far off that may be: the mean square."""
    if not boxes:
        return 0.0
    has_five = has_five and options.further_fives
    squares = _boxes("fives squares" if options.further_fives else "plain squares", boxes, has_five)
    if options.upper_bonus:
        share = _bonus(boxes & UPPER_SETS[-1], upper, (boxes >> UPPER, has_five)) / UPPER_BONUS
        squares += BONUS_RISK * UPPER_BONUS**2 * share * (1.0 - share)
    return max(squares, 1.0)
