"""Works out what the house keeps in its two tables of Kniffeliger: `make house-tables` writes them anew.

The sheets take minutes: each is played by exact expectation over all dice, from the fullest to the empty one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import fsum
from typing import NamedTuple

from engine.dice import all_rolls
from engine.games.kniffeliger import house_duel
from engine.games.kniffeliger.facts import BOXES, DICE
from engine.games.kniffeliger.house_duel import Duel
from engine.games.kniffeliger.house_numbers import fine_text, share_text
from engine.games.kniffeliger.house_sheets import UPPER_SETS, lower_states, undecided, upper_states
from engine.games.kniffeliger.house_turn import best_parts, of_keeping, of_turn
from engine.games.kniffeliger.rules import (
    FIVE_EQUAL,
    FURTHER_FIVE,
    ROLLS_MAX,
    UPPER,
    UPPER_BONUS,
    UPPER_ENOUGH,
    worth,
)
from engine.games.kniffeliger.tables import ALL_BOXES, boxes_in

_POINTS = [[worth(box, faces) for faces in all_rolls(DICE)] for box in range(len(BOXES))]
_IS_FIVE = [points > 0 for points in _POINTS[FIVE_EQUAL]]

State = tuple[int, int, bool]  # open boxes, upper points that still count, whether five equal dice are entered


class SheetValues:
    """The exact value of every sheet, with or without the upper bonus and further fives."""

    def __init__(self, *, bonus: bool, fives: bool) -> None:
        self.bonus = bonus
        self.fives = fives
        self.means: dict[State, float] = {}
        self.squares: dict[State, float] = {}  # mean squares of what a sheet brings, where the bonus is no matter

    def solve(self, within: int = ALL_BOXES) -> None:
        """Every sheet with no other open boxes than these, from the fullest on."""
        for lower, has_five in sorted(lower_states(self.fives), key=lambda state: (state[0], not state[1])):
            for upper in UPPER_SETS:
                boxes = lower << UPPER | upper
                if boxes & ~within:
                    continue
                self._solve_sheet((boxes, UPPER_ENOUGH, has_five))
                if self.bonus:
                    for points in undecided(upper):
                        self._solve_sheet((boxes, points, has_five))

    def _solve_sheet(self, state: State) -> None:
        boxes, upper, _ = state
        if not boxes:
            self.means[state] = self.squares[state] = 0.0
            return
        columns = [self._after(state, box) for box in boxes_in(boxes)]
        finals = columns[0] if len(columns) == 1 else list(map(max, *columns))
        self.means[state] = of_turn(finals, ROLLS_MAX)
        if upper == UPPER_ENOUGH:
            self.squares[state] = self._mean_square(state, finals)

    def _after(self, state: State, box: int) -> list[float]:
        """What a sheet brings if the dice go into a box, by the dice."""
        after = {points: self._gain(state, box, points) for points in set(_POINTS[box])}
        column = [gain + self.means[left] for gain, left in (after[points] for points in _POINTS[box])]
        if state[2]:
            column = [value + FURTHER_FIVE * five for value, five in zip(column, _IS_FIVE, strict=True)]
        return column

    def _gain(self, state: State, box: int, points: int) -> tuple[int, State]:
        """What is gained at once, and the sheet that is left."""
        boxes, upper, has_five = state
        left = boxes & ~(1 << box)
        gain = points
        if upper != UPPER_ENOUGH and box < UPPER:
            upper += points
            if upper >= UPPER_ENOUGH:
                upper, gain = UPPER_ENOUGH, points + UPPER_BONUS
        if upper not in undecided(left & UPPER_SETS[-1]):
            upper = UPPER_ENOUGH  # Won or lost, it does not matter any more.
        return gain, (left, upper, has_five or (self.fives and box == FIVE_EQUAL and points > 0))

    def _mean_square(self, state: State, finals: list[float]) -> float:
        """The mean square of what a sheet brings by the play that brings most."""
        squares = []
        for at, is_five in enumerate(_IS_FIVE):
            entries = [self._gain(state, box, _POINTS[box][at]) for box in boxes_in(state[0])]
            gain, left = max(entries, key=lambda entry: entry[0] + self.means[entry[1]])
            gain += FURTHER_FIVE * (state[2] and is_five)
            squares.append(self.squares[left] + 2 * gain * self.means[left] + gain * gain)
        for best in best_parts(finals, ROLLS_MAX):
            kept = of_keeping(squares)
            squares = [kept[part] for part in best]
        return of_keeping(squares)[0]


# --- Sums of few products ------------------------------------------------------------------------------

Matrix = list[list[float]]


class Product(NamedTuple):
    """Two matrices whose product is close to a third."""

    rows: Matrix
    columns: Matrix


def closest(matrix: Matrix, rank: int, rounds: int = 40) -> Product:
    """The sum of `rank` products that is closest to a matrix: the largest direction, then that of the rest."""
    rest = [row.copy() for row in matrix]
    rows: Matrix = [[] for _ in matrix]
    columns: Matrix = [[] for _ in matrix[0]]
    for _ in range(rank):
        direction = [1.0 + at % 7 for at in range(len(columns))]
        for _ in range(rounds):
            lengths = [_inner(row, direction) for row in rest]
            direction = [0.0] * len(columns)
            for row, length in zip(rest, lengths, strict=True):
                if length:
                    direction = [one + length * two for one, two in zip(direction, row, strict=True)]
            size = _inner(direction, direction) ** 0.5
            direction = [one / size for one in direction]
        for at, row in enumerate(rest):
            length = _inner(row, direction)
            rest[at] = [one - length * two for one, two in zip(row, direction, strict=True)]
            rows[at].append(length)
        for at, one in enumerate(direction):
            columns[at].append(one)
    return Product(rows, columns)


def _inner(one: Sequence[float], two: Sequence[float]) -> float:
    return fsum([a * b for a, b in zip(one, two, strict=True)])


# --- The tables ----------------------------------------------------------------------------------------

RANKS = {"plain": 4, "fives": 4, "bonus": 3, "plain squares": 2, "fives squares": 2}


def sheet_matrices(with_fives: SheetValues, plain: SheetValues) -> dict[str, Matrix]:
    """What is kept of the sheets, before it is made small; `with_fives` knows the upper bonus, too."""
    matrices: dict[str, Matrix] = {}
    for name, sheets in (("plain", plain), ("fives", with_fives)):
        states = [
            [(lower << UPPER | upper, UPPER_ENOUGH, five) for lower, five in lower_states(sheets.fives)]
            for upper in UPPER_SETS
        ]
        matrices[name] = [[sheets.means[state] for state in row] for row in states]
        matrices[f"{name} squares"] = [
            [sheets.squares[state] - sheets.means[state] ** 2 for state in row] for row in states
        ]
    means = with_fives.means
    matrices["bonus"] = [
        [
            means[lower << UPPER | upper, points, five] - means[lower << UPPER | upper, UPPER_ENOUGH, five]
            for lower, five in lower_states(True)
        ]
        for upper, points in upper_states()
    ]
    return matrices


def sheets_module(matrices: dict[str, Matrix]) -> str:
    """The text of the module with the values of sheets."""
    lines = ["TABLES: dict[str, tuple[int, float, float, str, str]] = {"]
    for name, rank in RANKS.items():
        rows, columns = ([one for row in half for one in row] for half in closest(matrices[name], rank))
        lines += [f'    "{name}": (', f"        {rank},"]
        lines += [f"        {max(map(abs, numbers))!r}," for numbers in (rows, columns)]
        for numbers in (rows, columns):
            lines += ["        (", *_quoted(fine_text(numbers), 12), "        ),"]
        lines.append("    ),")
    return _module("Values of sheets, read by `house_sheets`", [*lines, "}"])


def duel_module(solution: Callable[[Duel, float], float]) -> str:
    """The text of the module with the solution of the duel."""
    shares = [
        solution(Duel(*boxes, *house_duel.SWAPS[swaps], *house_duel.CROSSOUTS[crossouts]), lead)
        for boxes, swaps, crossouts in house_duel.cases()
        for lead in house_duel.LEADS
    ]
    return _module("How duels end, read by `house_duel`", ["SHARES = (", *_quoted(share_text(shares), 4), ")"])


def _module(what: str, lines: list[str]) -> str:
    begun = f'"""{what}; written by `make house-tables`, not by hand."""\n\nfrom __future__ import annotations\n\n'
    return begun + "\n".join(lines) + "\n"


def _quoted(text: str, indent: int) -> list[str]:
    width = 112 - indent
    return [f'{" " * indent}"{text[at : at + width]}"' for at in range(0, len(text), width)]


# --- The duel ------------------------------------------------------------------------------------------


def solved_duel() -> Callable[[Duel, float], float]:
    """Our chance to win as we begin a turn: every duel is worked out when it is first asked for."""
    rows: dict[tuple[object, ...], house_duel.ByLead] = {}

    def solution(duel: Duel, lead: float) -> float:
        boxes, their_boxes = duel.boxes, duel.their_boxes
        boxes = min(boxes, their_boxes + house_duel.APART_MAX)
        their_boxes = min(their_boxes, boxes + house_duel.APART_MAX)
        _, swaps, crossouts = house_duel.case_of(duel)
        skips = min(duel.skips, 2) if their_boxes else 0
        like = Duel(boxes, their_boxes, *house_duel.SWAPS[swaps], *house_duel.CROSSOUTS[crossouts], skips)
        if like not in rows:
            rows[like] = [house_duel.beginning(solution, like, one) for one in house_duel.LEADS]
        return house_duel.between(rows[like], lead)

    return solution


def made(told: Callable[[str], None]) -> dict[str, str]:
    """The text of each module, by its name; `told` is called as it goes on."""
    told("the duel")
    duel = duel_module(solved_duel())
    told("sheets without extras")
    plain = SheetValues(bonus=False, fives=False)
    plain.solve()
    told("sheets with the upper bonus and further fives")
    fives = SheetValues(bonus=True, fives=True)
    fives.solve()
    told("what is kept of them")
    return {
        "house_duel_table": duel,
        "house_sheets_table": sheets_module(sheet_matrices(fives, plain)),
    }
