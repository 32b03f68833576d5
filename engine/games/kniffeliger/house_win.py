"""How likely a seat of Kniffeliger is to win, and so how `strong` plays: for the win, not for points.

Without dirty tricks what the sheets will bring is taken for normally distributed. With them a match of two is a
duel (`house_duel`), and one of more a race (`house_many`).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from math import erf, fsum, sqrt
from typing import NamedTuple

from engine.contract import Action, Seat
from engine.dice import all_rolls, faces_of
from engine.games.kniffeliger.facts import DICE, Bonus, KniffeligerOptions, Sheet
from engine.games.kniffeliger.house_duel import (
    LEADS,
    STEAL,
    Duel,
    Solution,
    after_bonus,
    after_turn,
    between,
    known,
    rolling,
)
from engine.games.kniffeliger.house_many import Race, best_of, curve_of, share_of, step_of
from engine.games.kniffeliger.house_sheets import later, variance
from engine.games.kniffeliger.house_turn import ROLL_NUMBER, best_part, of_having, of_keeping, of_turn, points_in
from engine.games.kniffeliger.rules import (
    FIVE_EQUAL,
    FURTHER_FIVE,
    ROLLS_MAX,
    UPPER,
    Kniffeliger,
    has_kniffeliger,
    is_in_fives,
    takes_jokers,
    upper_bonus,
    upper_points,
)
from engine.games.kniffeliger.tables import CROSS, ENTER, KEEP, ROLL, boxes_in

ROLLS = all_rolls(DICE)
IN_FIVES = [is_in_fives(faces) for faces in ROLLS]

# Points, not counted by the duel, that a bonus will bring while there are boxes to use it on.
HELD: dict[Bonus, float] = {"steal": STEAL, "freeze": 4.0}
CHOICES_MAX = 2  # that are told apart
TOO_SMALL = 1e-3  # A trick must promise this much more than keeping it: the duel is not the whole match.


class Hope(NamedTuple):
    """What a sheet may bring in the end: the mean, and the mean square around it."""

    points: float
    square: float


def hope_of(match: Kniffeliger, seat: Seat) -> Hope:
    """What the sheet of a seat may bring, if it is not on turn."""
    sheet, boxes, options = match.sheets[seat], match.open[seat], match.options
    state = boxes, upper_points(sheet.entries), has_kniffeliger(sheet), options
    free = boxes & ~match.frozen[seat]
    if free != boxes and free:
        columns = _by_box(match, seat, lambda hope, _: hope.points)
        values = [max(column) for column in zip(*columns.values(), strict=True)]
        return Hope(of_turn(values, ROLLS_MAX), variance(*state))
    return Hope(filled(sheet, options) + later(*state), variance(*state))


def filled(sheet: Sheet, options: KniffeligerOptions) -> int:
    """The points of a sheet, the upper bonus aside: `later` counts that one as long as it can be lost."""
    return sheet.total - upper_bonus(sheet.entries, options)


def after_entry(match: Kniffeliger, seat: Seat, box: int, points: int, is_five: bool) -> Hope:
    """What a sheet may bring if these points go into a box."""
    sheet, options = match.sheets[seat], match.options
    has_five = has_kniffeliger(sheet)
    further = FURTHER_FIVE * (options.further_fives and has_five and is_five)
    boxes = match.open[seat] & ~(1 << box)
    upper = upper_points(sheet.entries) + (points if box < UPPER else 0)
    state = boxes, upper, has_five or (box == FIVE_EQUAL and points > 0), options
    return Hope(filled(sheet, options) + points + further + later(*state), variance(*state))


Worth = Callable[[Hope, bool], float]  # of a sheet after a turn, and of a bonus die with it


def _by_box(match: Kniffeliger, seat: Seat, value: Worth) -> dict[int, list[float]]:
    """For every box that can be filled, what each five dice are worth in it."""
    has_die = match.options.dirty_tricks
    has_joker = takes_jokers(match.sheets[seat].entries, match.options)
    columns = {}
    for box in boxes_in(match.open[seat] & ~match.frozen[seat]):
        kinds, kind_of = _kinds(box, has_die, has_joker)
        values = [
            value(after_entry(match, seat, box, points, is_five), in_fives) for points, is_five, in_fives in kinds
        ]
        columns[box] = [values[kind] for kind in kind_of]
    return columns


@cache
def _kinds(box: int, has_die: bool, has_joker: bool) -> tuple[list[tuple[int, bool, bool]], list[int]]:
    """What five dice can be in a box: points, five equal, with a bonus die; and for each five dice which of it."""
    dice = [
        (points, five > 0, in_fives and has_die)
        for points, five, in_fives in zip(points_in(box, has_joker), points_in(FIVE_EQUAL), IN_FIVES, strict=True)
    ]
    kinds = sorted(set(dice))
    return kinds, [kinds.index(one) for one in dice]


# --- A duel with another -------------------------------------------------------------------------------


class _Rival(NamedTuple):
    """Another seat as it stands while we have our turn."""

    hope: Hope  # with what its bonuses will bring
    duel: Duel  # choices aside
    choices: int  # that we hold
    their_choices: int


def _rivals(match: Kniffeliger, seat: Seat) -> list[_Rival]:
    return [_rival(match, seat, other) for other in range(match.seats) if other != seat]


def _rival(match: Kniffeliger, seat: Seat, other: Seat) -> _Rival:
    held, theirs = match.bonuses[seat], match.bonuses[other]
    hope, boxes = hope_of(match, other), match.open[other]
    is_frozen = bool(boxes) and not boxes & ~match.frozen[other]
    duel = Duel(
        *(match.open[seat].bit_count(), boxes.bit_count()),
        *(held.count("exchange") + held.count("shift"), theirs.count("exchange") + theirs.count("shift")),
        *(held.count("crossout"), theirs.count("crossout")),
        match.skips[other] + is_frozen if boxes else 0,
    )
    points = hope.points + _held(theirs, duel.their_boxes)
    return _Rival(
        Hope(points, hope.square),
        duel,
        min(held.count("choice"), CHOICES_MAX),
        min(theirs.count("choice"), CHOICES_MAX),
    )


def _held(bonuses: tuple[Bonus, ...], turns: int) -> float:
    return _fading(turns) * fsum([HELD.get(bonus, 0.0) for bonus in bonuses])


def _fading(turns: int) -> float:
    """How much of its worth a bonus keeps with n own turns to come."""
    return turns / (turns + 1)


def _chosen(rival: _Rival, duel: Duel, value: Callable[[Duel], float]) -> float:
    """What a duel is worth if everyone takes each of their choices for whatever is best for them."""
    most = 0.0
    for ours in range(rival.choices + 1):
        least = 1.0
        for theirs in range(rival.their_choices + 1):
            least = min(
                least,
                value(
                    duel._replace(
                        swaps=duel.swaps + rival.choices - ours,
                        their_swaps=duel.their_swaps + rival.their_choices - theirs,
                        crossouts=duel.crossouts + ours,
                        their_crossouts=duel.their_crossouts + theirs,
                    )
                ),
            )
        most = max(most, least)
    return most


# --- How likely a seat wins ----------------------------------------------------------------------------


def _after(match: Kniffeliger, seat: Seat, effort: float = 1.0) -> Worth:
    """What a sheet is worth when the turn of a seat is over, as the share of the win."""
    if not match.options.dirty_tricks:
        rivals = _rivals(match, seat)
        return lambda hope, _: _by_points(hope, rivals)
    if match.seats > 2:
        return _after_in_race(match, seat, effort)
    (rival,) = _rivals(match, seat)
    turns = match.open[seat].bit_count() - 1
    ahead = _held(match.bonuses[seat], turns) - rival.hope.points
    without, with_die = _curves(rival, rival.duel._replace(boxes=turns), STEAL * _fading(turns))
    # Of equals the one with more points.
    return lambda hope, has_die: (with_die if has_die else without)(hope.points + ahead) + hope.points * 1e-6


DuelCurve = Callable[[float], float]  # how likely a duel is won, by the points we hope to be ahead


def _curves(rival: _Rival, duel: Duel, steal: float) -> tuple[DuelCurve, DuelCurve]:
    """How a duel goes on when our turn is over, without and with the bonus die."""
    if not duel.boxes and not duel.their_boxes:  # There is no bonus die, and no more doubt.
        return _decided, _decided
    without = [_chosen(rival, duel, partial(_ended, after_turn, lead)) for lead in LEADS]
    with_die = [_chosen(rival, duel, partial(_ended, partial(after_bonus, steal=steal), lead)) for lead in LEADS]
    return partial(between, without), partial(between, with_die)


def _decided(lead: float) -> float:
    return after_turn(known, Duel(0, 0), lead)


def _ended(turn: Callable[[Solution, Duel, float], float], lead: float, duel: Duel) -> float:
    return turn(known, duel, lead)


def _by_points(hope: Hope, rivals: list[_Rival]) -> float:
    """How likely a sheet has more points in the end than each of the others."""
    share = 1.0
    for rival in rivals:
        lead, square = hope.points - rival.hope.points, hope.square + rival.hope.square
        if square:
            share *= 0.5 + 0.5 * erf(lead / sqrt(2.0 * square))
        else:
            share *= 0.5 + 0.5 * ((lead > 0) - (lead < 0))
    return share + hope.points * 1e-6


def winning(match: Kniffeliger, seat: Seat, effort: float = 1.0) -> float:
    """How likely a seat wins, whoever is on turn."""
    if match.outcome() is not None:
        return match.standing()[seat]
    if match.turn == seat and match.dice and not match.is_bonus_offered:
        values = _values(match, seat, effort)
        for _ in range(ROLLS_MAX - match.rolls):
            values = of_having(of_keeping(values))
        return values[ROLL_NUMBER[faces_of(match.dice)]]
    if not match.options.dirty_tricks:
        return _by_points(hope_of(match, seat), _rivals(match, seat))
    return _duel(match, seat, known) if match.seats == 2 else share_of(race_of(match), seat, effort)


def _duel(match: Kniffeliger, seat: Seat, mine: Solution) -> float:
    """How likely a seat beats its only rival between two turns; `mine` tells a duel that it begins itself."""
    ours = hope_of(match, seat).points + _held(match.bonuses[seat], match.open[seat].bit_count())
    (rival,) = _rivals(match, seat)
    turn = _begun(mine) if match.turn == seat and rival.duel.boxes else after_turn
    return _chosen(rival, rival.duel, partial(_ended, turn, ours - rival.hope.points))


def _begun(mine: Solution) -> Callable[[Solution, Duel, float], float]:
    return lambda _, duel, lead: mine(duel, lead)


def _values(match: Kniffeliger, seat: Seat, effort: float) -> list[float]:
    """How likely a seat wins, by the five dice that it enters."""
    columns = _by_box(match, seat, _after(match, seat, effort)).values()
    return [max(values) for values in zip(*columns, strict=True)]


# --- The choice ----------------------------------------------------------------------------------------


def to_win(match: Kniffeliger, seat: Seat, effort: float = 1.0) -> Action:
    """What makes a win most likely; where playouts tell, a share of the usual effort means fewer of them."""
    if not match.dice:
        if not match.bonuses[seat]:
            return ROLL
        if match.seats > 2:
            least = share_of(race_of(match), seat, effort, is_rolling=True)
            return _best_in_race(match, seat, least, effort) or ROLL
        return _best_trick(match, seat, _duel(match, seat, _rolled)) or ROLL
    columns = _by_box(match, seat, _after(match, seat, effort))
    faces = faces_of(match.dice)
    at = ROLL_NUMBER[faces]
    values = [max(row) for row in zip(*columns.values(), strict=True)]
    kept = best_part(faces, values, ROLLS_MAX - match.rolls)
    if len(kept) < DICE:
        return KEEP[kept] if kept else ROLL
    if match.bonuses[seat] and (match.seats == 2 or match.open[seat].bit_count() == 1):
        best = _best_trick if match.seats == 2 else partial(_best_in_race, effort=effort)
        if (trick := best(match, seat, values[at])) is not None:
            return trick
    box = max(columns, key=lambda box: columns[box][at])
    has_joker = takes_jokers(match.sheets[seat].entries, match.options)
    return ENTER[box] if points_in(box, has_joker)[at] else CROSS[box]


def _rolled(duel: Duel, lead: float) -> float:
    return rolling(known, duel, lead)


_TRICKS = frozenset({"steal", "freeze", "crossout", "shift", "exchange"})


def _best_trick(match: Kniffeliger, seat: Seat, least: float) -> Action | None:
    """The use of a bonus that makes a win most likely, if it does so more than this."""
    best, most = None, least + TOO_SMALL
    for action in match.legal(seat):
        if action.what[0] in _TRICKS:
            after = match.clone()
            after.apply(seat, action)
            value = winning(after, seat)
            if value > most:
                best, most = action, value
    return best


# --- Among three or four -------------------------------------------------------------------------------

TOO_SMALL_IN_RACE = 0.03  # The playouts are few.
ROUGHLY = 1 / 8  # of the playouts tell which of several bonuses is best
DIE_IN_RACE = 45.0  # points that the bonus die is worth with many turns to come


def race_of(match: Kniffeliger) -> Race:
    """Where all stand, in the simple form in which the rest is played out."""
    bonuses = match.bonuses
    hopes = [hope_of(match, seat) for seat in range(match.seats)]
    boxes = tuple([boxes.bit_count() for boxes in match.open])
    return Race(
        match.turn,
        tuple([round(hope.points, 3) for hope in hopes]),
        boxes,
        tuple([step_of(hope.square, count) for hope, count in zip(hopes, boxes, strict=True)]),
        tuple([held.count("exchange") + held.count("choice") for held in bonuses]),
        tuple([held.count("shift") for held in bonuses]),
        tuple([held.count("crossout") for held in bonuses]),
        tuple([held.count("steal") for held in bonuses]),
        tuple(match.skips),
    )


def _after_in_race(match: Kniffeliger, seat: Seat, effort: float) -> Worth:
    """What a sheet is worth when the turn of a seat is over."""
    race = race_of(match)
    boxes = (*race.boxes[:seat], race.boxes[seat] - 1, *race.boxes[seat + 1 :])
    if not any(boxes):
        best = max(hope for other, hope in enumerate(race.hopes) if other != seat)
        return lambda hope, _: 0.5 + 0.5 * ((hope.points > best) - (hope.points < best)) + hope.points * 1e-6
    curve = curve_of(race._replace(turn=(seat + 1) % match.seats, boxes=boxes), seat, effort)
    die = DIE_IN_RACE * _fading(boxes[seat])
    return lambda hope, has_die: curve(hope.points + die * has_die)


def _best_in_race(match: Kniffeliger, seat: Seat, least: float, effort: float) -> Action | None:
    """The same with two or more rivals."""
    likely: dict[tuple[str, Seat | None], tuple[float, Action, Kniffeliger]] = {}
    for action in match.legal(seat):
        verb, other, _ = action.what
        if verb in _TRICKS:
            after = match.clone()
            after.apply(seat, action)
            gained = 0.0
            if verb not in ("shift", "exchange"):  # Of all boxes of a rival, the one that hurts most.
                gained = hope_of(after, seat).points - hope_of(after, other).points
            if (verb, other) not in likely or gained > likely[verb, other][0]:
                likely[verb, other] = gained, action, after
    if not likely:
        return None
    actions = [action for _, action, _ in likely.values()]
    matches = [after for _, _, after in likely.values()]
    if match.dice or any(after.outcome() is not None for after in matches):
        # What follows dice that lie there is played out for several leads: roughly for each, well for the best.
        shares = [winning(after, seat, effort * ROUGHLY) for after in matches]
        at = max(range(len(shares)), key=shares.__getitem__)
        most = winning(matches[at], seat, effort)
    else:
        at, most = best_of([race_of(after) for after in matches], seat, effort)
    return actions[at] if most > least + TOO_SMALL_IN_RACE else None
