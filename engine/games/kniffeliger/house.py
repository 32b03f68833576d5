"""What house players know of Kniffeliger: what an open box is worth later, and so what to keep and where to enter.

A turn is played by exact expectation over all its rolls; what comes after it stands in `house_sheets`. This is how
`easy` and `normal` play; `strong` plays to win (`house_win`).
"""

from __future__ import annotations

from functools import cache
from math import exp

from engine.chance import Chance
from engine.contract import Action, Seat
from engine.dice import all_rolls, faces_of
from engine.games.kniffeliger.facts import DICE, Bonus, KniffeligerOptions, Sheet
from engine.games.kniffeliger.house_sheets import later
from engine.games.kniffeliger.house_turn import ROLL_NUMBER, best_part, of_turn, points_in
from engine.games.kniffeliger.house_win import filled, to_win, winning
from engine.games.kniffeliger.rules import (
    FIVE_EQUAL,
    FURTHER_FIVE,
    ROLLS_MAX,
    UPPER,
    Kniffeliger,
    has_kniffeliger,
    is_in_fives,
    takes_jokers,
    upper_points,
)
from engine.games.kniffeliger.tables import CROSS, ENTER, KEEP, ROLL, TAKE_BONUS, boxes_in, usual_points

# --- What is worth what later --------------------------------------------------------------------------

# Points that a bonus is worth early in a match; on the last turn it is worth nothing.
HELD: dict[Bonus, float] = {
    **{"steal": 30.0, "freeze": 2.0, "crossout": 20.0},
    **{"shift": 80.0, "exchange": 90.0, "choice": 90.0},
}
BONUS_DIE = 45.0

# How far off the estimates are, in points; it grows with the root of the boxes that are open at the table.
SPREAD_LEAST, SPREAD = 0.3, 9.0


# --- What five dice are worth --------------------------------------------------------------------------


@cache
def _bonus_dice() -> list[bool]:
    """Whether the bonus die follows, by the five dice."""
    return [is_in_fives(faces) for faces in all_rolls(DICE)]


def after_entry(sheet: Sheet, boxes: int, box: int, points: int, options: KniffeligerOptions) -> float:
    """What a sheet with these open boxes will have in the end if these points go into a box."""
    upper = upper_points(sheet.entries) + (points if box < UPPER else 0)
    has_five = has_kniffeliger(sheet) or (box == FIVE_EQUAL and points > 0)
    return filled(sheet, options) + points + later(boxes & ~(1 << box), upper, has_five, options)


def final_values(sheet: Sheet, boxes: int, free: int, options: KniffeligerOptions) -> list[float]:
    """What a sheet will have in the end, by the five dice that go into the best of its free boxes."""
    columns = []
    has_joker = takes_jokers(sheet.entries, options)
    for box in boxes_in(free):
        column = points_in(box, has_joker)
        after = {points: after_entry(sheet, boxes, box, points, options) for points in set(column)}
        columns.append([after[points] for points in column])
    values = columns[0] if len(columns) == 1 else list(map(max, *columns))
    if options.further_fives and has_kniffeliger(sheet):
        further = [FURTHER_FIVE if points else 0 for points in points_in(FIVE_EQUAL)]
        values = [value + points for value, points in zip(values, further, strict=True)]
    if options.dirty_tricks:
        bonus = BONUS_DIE * _fading(boxes.bit_count() - 1)
        values = [value + bonus * has for value, has in zip(values, _bonus_dice(), strict=True)]
    return values


# --- What a bonus is good for --------------------------------------------------------------------------


def _fading(turns: int) -> float:
    """How much of its worth a bonus keeps with n own turns to come."""
    return turns / (turns + 1)


def prospect(match: Kniffeliger, seat: Seat) -> float:
    """The points that a seat may hope for in the end, and what its bonuses are worth in points."""
    sheet, boxes, options = match.sheets[seat], match.open[seat], match.options
    free = boxes & ~match.frozen[seat]
    if free != boxes and free:
        points = of_turn(final_values(sheet, boxes, free, options), ROLLS_MAX)
    else:
        points = filled(sheet, options) + later(
            boxes, upper_points(sheet.entries), has_kniffeliger(sheet), options
        )
    turns = boxes.bit_count() - (match.turn == seat)
    return points + _fading(max(turns, 0)) * sum(HELD[bonus] for bonus in match.bonuses[seat])


def share(match: Kniffeliger, seat: Seat) -> float:
    """How likely a seat is to win."""
    if match.outcome() is not None:
        return match.standing()[seat]
    return _share_with(prospect(match, seat), *_rivals(match, seat, sum(map(int.bit_count, match.open))))


estimate = winning


def _rivals(match: Kniffeliger, seat: Seat, boxes: int) -> tuple[list[float], float]:
    """What the others may hope for, and how far off hopes are with n boxes open at the table."""
    spread = float(SPREAD_LEAST + SPREAD * boxes**0.5)
    return [prospect(match, other) for other in range(match.seats) if other != seat], spread


def _share_with(points: float, rivals: list[float], spread: float) -> float:
    return 1.0 / (1.0 + sum([exp(min((rival - points) / spread, 50.0)) for rival in rivals]))


def best_trick(match: Kniffeliger, seat: Seat) -> Action | None:
    """The use of a bonus that makes a win most likely, if one does so more than keeping them all."""
    best, most = None, share(match, seat)
    for action in match.legal(seat):
        if action is not ROLL:
            after = match.clone()
            after.apply(seat, action)
            value = share(after, seat)
            if value > most:
                best, most = action, value
    return best


# --- The choice ----------------------------------------------------------------------------------------

# The other levels play for points: they neither take risks when behind nor avoid them when ahead.
PLAYS_TO_WIN = "strong"

# This level looks one roll ahead and at what counts most now, like somebody who fills in their first sheets.
LOOKS_AT_NOW = "easy"


def judge(match: Kniffeliger, seat: Seat, level: str, chance: Chance, effort: float = 1.0) -> Action:
    """Use a bonus before the first roll, keep what promises most, and enter where most is left for later."""
    if match.is_bonus_offered:
        return TAKE_BONUS
    if level == PLAYS_TO_WIN:
        return to_win(match, seat, effort)
    if not match.dice:
        return (best_trick(match, seat) if match.bonuses[seat] else None) or ROLL
    sheet, boxes, options = match.sheets[seat], match.open[seat], match.options
    free = boxes & ~match.frozen[seat]
    faces = faces_of(match.dice)
    has_joker = takes_jokers(sheet.entries, options)
    if level == LOOKS_AT_NOW:
        return _at_once(faces, free, ROLLS_MAX - match.rolls, has_joker)
    values = final_values(sheet, boxes, free, options)
    kept = best_part(faces, values, ROLLS_MAX - match.rolls)
    if len(kept) < DICE:
        return KEEP[kept] if kept else ROLL
    points = {box: points_in(box, has_joker)[ROLL_NUMBER[faces]] for box in boxes_in(free)}
    box = max(points, key=lambda box: after_entry(sheet, boxes, box, points[box], options))
    return ENTER[box] if points[box] else CROSS[box]


def _at_once(faces: tuple[int, ...], free: int, rolls: int, has_joker: bool) -> Action:
    """Keep what the next roll can make most of, and enter what counts most; if nothing does, cross the least."""
    columns = [points_in(box, has_joker) for box in boxes_in(free)]
    values = [float(max(row)) for row in zip(*columns, strict=True)]
    kept = best_part(faces, values, min(rolls, 1))
    if len(kept) < DICE:
        return KEEP[kept] if kept else ROLL
    points = {box: points_in(box, has_joker)[ROLL_NUMBER[faces]] for box in boxes_in(free)}
    box = max(points, key=lambda box: (points[box], -usual_points(1 << box)))
    return ENTER[box] if points[box] else CROSS[box]
