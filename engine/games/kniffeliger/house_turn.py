"""One turn with five dice, played by expectation: exact for whatever the final dice are worth.

Values are lists by *part*: every way that none to five dice can lie, order aside, the smaller parts first. From
the worth of five dice follows the worth of keeping a part and rolling the rest, die by die; from that the worth
of the best part of what lies on the table; and so on back to the first roll.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import NamedTuple

from engine.dice import FACES, all_rolls
from engine.games.kniffeliger.facts import DICE
from engine.games.kniffeliger.rules import joker_worth, worth

ROLL_NUMBER = {faces: number for number, faces in enumerate(all_rolls(DICE))}  # where five dice stand in lists


class _Tables(NamedTuple):
    """The parts and how they lie to each other, as positions in such lists."""

    parts: list[tuple[int, ...]]
    positions: dict[tuple[int, ...], int]
    with_one_more: list[tuple[int, ...]]  # by each face; only for parts of less than five dice
    with_one_less: list[tuple[int, ...]]
    inside: dict[tuple[int, ...], list[int]]  # for five dice, every part of them, the whole first


@cache
def _tables() -> _Tables:
    parts = [part for count in range(DICE + 1) for part in all_rolls(count)]
    at = {part: position for position, part in enumerate(parts)}
    return _Tables(
        parts,
        at,
        [tuple(at[tuple(sorted((*part, face)))] for face in FACES) for part in parts if len(part) < DICE],
        [tuple({at[less] for less in combinations(part, len(part) - 1)} if part else ()) for part in parts],
        {
            dice: sorted({at[part] for count in range(DICE + 1) for part in combinations(dice, count)})[::-1]
            for dice in all_rolls(DICE)
        },
    )


@cache
def points_in(box: int, has_joker: bool = False) -> list[int]:
    """The points in a box by the five dice; five equal ones may be a joker."""
    return [
        joker_worth(box, worth(box, faces)) if has_joker and len(set(faces)) == 1 else worth(box, faces)
        for faces in all_rolls(DICE)
    ]


def of_keeping(finals: list[float]) -> list[float]:
    """What each part is worth if the rest is rolled once more, from what each five dice are worth then."""
    more = _tables().with_one_more
    values = [0.0] * len(more) + finals
    for at in range(len(more) - 1, -1, -1):
        a, b, c, d, e, f = more[at]
        values[at] = (values[a] + values[b] + values[c] + values[d] + values[e] + values[f]) / 6
    return values


def of_having(kept: list[float]) -> list[float]:
    """What each five dice are worth with one roll more, from what each part is worth if it is kept."""
    tables = _tables()
    best = kept.copy()
    for position, fewer in enumerate(tables.with_one_less):
        value = best[position]
        for less in fewer:
            if best[less] > value:
                value = best[less]
        best[position] = value
    return best[len(tables.with_one_more) :]


def of_turn(finals: list[float], rolls: int) -> float:
    """What a turn with n rolls to come is worth, nothing being rolled yet."""
    for _ in range(rolls - 1):
        finals = of_having(of_keeping(finals))
    return of_keeping(finals)[0]


def best_part(dice: tuple[int, ...], finals: list[float], rolls: int) -> tuple[int, ...]:
    """What to keep of five dice, lowest first, with n rolls to come; all of them means to stop."""
    if not rolls:
        return dice
    for _ in range(rolls - 1):
        finals = of_having(of_keeping(finals))
    kept = of_keeping(finals)
    tables = _tables()
    return tables.parts[max(tables.inside[dice], key=kept.__getitem__)]


def best_parts(finals: list[float], rolls: int) -> list[list[int]]:
    """Which part to keep of each five dice, as a position in such lists: for one roll to come, then for two."""
    tables = _tables()
    chosen = []
    for _ in range(rolls - 1):
        kept = of_keeping(finals)
        chosen.append([max(inside, key=kept.__getitem__) for inside in tables.inside.values()])
        finals = [kept[part] for part in chosen[-1]]
    return chosen
