"""The actions of Kniffeliger, each made once, and what is looked up in play rather than worked out.

A set of boxes is a number with the bit of every box in it, and dice are one number, too (see `engine.dice`).
Tables that depend on what a box counts are filled by the rules, which say so.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from engine.contract import Action, Seat
from engine.dice import all_rolls, dice_of, parts_of
from engine.games.kniffeliger.facts import BOXES, DICE

ALL_BOXES = (1 << len(BOXES)) - 1

# --- The actions ---------------------------------------------------------------------------------------

_SEATS = range(4)

ROLL = Action("roll", ("roll", 0, DICE))
KEEP = {
    kept: Action(f"keep {' '.join(map(str, kept))}", ("roll", dice_of(kept), DICE - count))
    for count in range(1, DICE)
    for kept in all_rolls(count)
}
ENTER = tuple(Action(f"enter {name}", ("enter", box, None)) for box, name in enumerate(BOXES))
CROSS = tuple(Action(f"cross {name}", ("cross", box, None)) for box, name in enumerate(BOXES))
TAKE_BONUS = Action("bonus", ("bonus", None, None))
DECLINE_BONUS = Action("decline", ("decline", None, None))
AGAINST = {
    verb: tuple(
        tuple(Action(f"{verb} {seat} {name}", (verb, seat, box)) for box, name in enumerate(BOXES))
        for seat in _SEATS
    )
    for verb in ("steal", "freeze", "crossout")
}
SHIFT_SHEETS = Action("shift", ("shift", None, None))
EXCHANGE_WITH = tuple(Action(f"exchange {seat}", ("exchange", seat, None)) for seat in _SEATS)

# --- By boxes ------------------------------------------------------------------------------------------


@cache
def boxes_in(boxes: int) -> tuple[int, ...]:
    """The boxes of a set, topmost first."""
    return tuple(box for box in range(len(BOXES)) if boxes >> box & 1)


@cache
def names_in(boxes: int) -> tuple[str, ...]:
    """The names of the boxes in a set, topmost first."""
    return tuple(BOXES[box] for box in boxes_in(boxes))


@cache
def against(verb: str, seat: Seat, boxes: int) -> tuple[Action, ...]:
    """What a bonus of this kind may do to these boxes of a seat."""
    return tuple(AGAINST[verb][seat][box] for box in boxes_in(boxes))


def _by_boxes(actions: tuple[Action, ...]) -> list[tuple[Action, ...]]:
    """For every set of boxes the actions for them, the topmost first."""
    listed: list[tuple[Action, ...]] = [()]
    for boxes in range(1, ALL_BOXES + 1):
        topmost = boxes & -boxes
        listed.append((actions[topmost.bit_length() - 1], *listed[boxes ^ topmost]))
    return listed


ENTERS = _by_boxes(ENTER)
CROSSES = _by_boxes(CROSS)

# --- By five dice --------------------------------------------------------------------------------------

FACES = {dice_of(faces): faces for faces in all_rolls(DICE)}
KEEPS = {
    dice: (ROLL, *(KEEP[kept] for count in range(1, DICE) for kept in parts_of(faces, count)))
    for dice, faces in FACES.items()
}

Row = tuple[int, ...]  # the points in every box


def rows_by_dice(worth: Callable[[int, tuple[int, ...]], int]) -> dict[int, Row]:
    """What the dice count in every box."""
    return {dice: tuple(worth(box, faces) for box in range(len(BOXES))) for dice, faces in FACES.items()}


def scoring_by_dice(rows: dict[int, Row]) -> dict[int, int]:
    """The set of boxes in which the dice count anything."""
    return {dice: sum(1 << box for box, points in enumerate(row) if points) for dice, row in rows.items()}


def best_by_dice(rows: dict[int, Row]) -> dict[int, tuple[tuple[int, Action], ...]]:
    """What the clock does with the dice in each box, as a set of one: most points first, the topmost of equals."""
    return {
        dice: tuple(
            (1 << box, ENTER[box] if row[box] else CROSS[box])
            for box in sorted(range(len(BOXES)), key=lambda box, row=row: (-row[box], box))  # type: ignore[misc]
        )
        for dice, row in rows.items()
    }


# --- The rest ------------------------------------------------------------------------------------------

ROLL_ONLY: tuple[Action, ...] = (ROLL,)
BONUS_OR_NOT = (TAKE_BONUS, DECLINE_BONUS)
ASKED: tuple[tuple[Seat, ...], ...] = tuple((seat,) for seat in _SEATS)

# For the estimate of who will win: what a box usually brings, rounded from what careful players reach.
_USUAL_POINTS = (2, 5, 8, 12, 15, 19, 21, 13, 22, 29, 32, 16, 22)
USUAL_BONUS = 8  # points that a bonus in hand is worth
STEEPNESS = 5.0  # how much more likely the win is with one spread more
SPREAD = tuple(6.0 + 5.0 * count**0.5 for count in range(4 * len(BOXES) + 1))  # by the boxes open at the table


@cache
def usual_points(boxes: int) -> int:
    """What some open boxes usually bring."""
    return sum(_USUAL_POINTS[box] for box in boxes_in(boxes))
