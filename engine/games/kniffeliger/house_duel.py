"""The end of a match between two, as a game of its own: who holds which tricks, who is ahead, who comes last.

Points decide little here. Swaps (an exchange, a shift, a choice) bring whoever keeps one for the end the better of
both sheets, unless the other answers with another; and a seat whose last open box is crossed out has no further
turn in which to answer. So the duel counts boxes, swaps and crossouts of both, and by how many points one may hope
to be ahead. A turn in it moves the hopes up or down a little and may bring a bonus. It is solved backwards once,
by `house_making`; here is what such a duel is, and how its solution is read.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from typing import NamedTuple

from engine.games.kniffeliger.facts import BOXES
from engine.games.kniffeliger.house_duel_table import SHARES
from engine.games.kniffeliger.house_numbers import share_numbers


class Duel(NamedTuple):
    """Where two stand when one of them, "we", begins a turn."""

    boxes: int  # that are open on our sheet
    their_boxes: int
    swaps: int = 0  # that we hold
    their_swaps: int = 0
    crossouts: int = 0
    their_crossouts: int = 0
    skips: int = 0  # turns that they will miss

    @property
    def seen_by_them(self) -> Duel:
        """The same as they see it when it is their turn."""
        boxes, their_boxes, swaps, their_swaps, crossouts, their_crossouts, _ = self
        return Duel(their_boxes, boxes, their_swaps, swaps, their_crossouts, crossouts)


# --- What is told apart --------------------------------------------------------------------------------

APART_MAX = 2  # boxes that one may have more than the other
STAGES = (1, 2, 3, 4, 5, 6, 8, 10, len(BOXES))  # open boxes of whoever has more; between them the nearest serves
LEADS = (-110.0, -55.0, -27.0, -10.0, 0.0, 10.0, 27.0, 55.0, 110.0)  # points we hope to be ahead
SWAPS = ((0, 0), (1, 0), (2, 0), (0, 1), (0, 2), (1, 1), (2, 1), (3, 1), (1, 2), (1, 3))
CROSSOUTS = ((0, 0), (1, 0), (2, 0), (0, 1), (0, 2), (1, 1), (2, 1), (1, 2))


def boxes_apart(stage: int) -> list[tuple[int, int]]:
    """The open boxes of both where whoever has more has this many; there is a turn, so ours are not full."""
    fewer = range(max(0, stage - APART_MAX), stage)
    return [(stage, less) for less in fewer] + [(stage, stage)] + [(less, stage) for less in fewer if less]


@cache
def _kept_swaps(ours: int, theirs: int) -> int:
    return SWAPS.index(_kept(ours, theirs, 2))


@cache
def _kept_crossouts(ours: int, theirs: int) -> int:
    return CROSSOUTS.index(_kept(ours, theirs, 2 if 0 in (ours, theirs) else 1))


def _kept(ours: int, theirs: int, more_max: int) -> tuple[int, int]:
    """How many of a kind count: what both have beyond one cancels out, and more than a few more do not help."""
    both = min(ours, theirs, 1)
    more = max(-more_max, min(more_max, ours - theirs))
    return both + max(more, 0), both + max(-more, 0)


@cache
def nearest_boxes(ours: int, theirs: int) -> tuple[int, int]:
    """The boxes of a duel that is solved and most like one with these."""
    most = max(ours, theirs)
    stage = min(STAGES, key=lambda stage: (abs(stage - most), -stage))
    if ours >= theirs:
        return stage, 0 if not theirs and stage <= APART_MAX else stage - min(APART_MAX, ours - theirs)
    return max(1, stage - min(APART_MAX, theirs - ours)), stage


# --- How a duel goes on --------------------------------------------------------------------------------

Solution = Callable[[Duel, float], float]  # our chance to win, beginning a turn n points ahead

STEAL = 40.0  # points that it moves
CROSSED = (0, 16, 20, 23, 25, 26, 27) + (28,) * (len(BOXES) - 6)  # points, by the boxes that are open

# A turn for points or one for the bonus die: the points it costs, and how often the die is won.
WAYS = ((0.0, 0.24), (3.0, 0.57))
# What a turn does to hopes, and how often.
TURNS = ((-13.6, 0.22), (0.0, 0.56), (13.6, 0.22))


def after_turn(solution: Solution, duel: Duel, lead: float) -> float:
    """Our chance to win once our turn is over, with one box fewer open."""
    if not duel.boxes and not duel.their_boxes:
        return 0.5 + 0.5 * ((lead > 0.01) - (lead < -0.01))
    if duel.boxes and (duel.skips or not duel.their_boxes):
        return solution(duel._replace(skips=max(0, duel.skips - 1)), lead)
    return 1.0 - solution(duel.seen_by_them, -lead)


def after_bonus(solution: Solution, duel: Duel, lead: float, steal: float = STEAL) -> float:
    """The same if the bonus die was won in that turn: every bonus is as likely, a freeze brings nothing."""
    swap = after_turn(solution, duel._replace(swaps=duel.swaps + 1), lead)
    crossout = after_turn(solution, duel._replace(crossouts=duel.crossouts + 1), lead)
    stolen = after_turn(solution, duel, lead + steal)
    return (2 * swap + crossout + max(swap, crossout) + stolen + after_turn(solution, duel, lead)) / 6


def rolling(solution: Solution, duel: Duel, lead: float) -> float:
    """How likely we win if we roll now."""
    after = duel._replace(boxes=duel.boxes - 1)
    is_last = not after.boxes and not after.their_boxes
    swapping = 0.0
    if duel.swaps and not duel.their_boxes:  # It can wait until the dice have been seen.
        swapping = swapped(solution, duel, lead)
    best = 0.0
    for cost, often in WAYS:
        value = 0.0
        for luck, share in TURNS:
            ahead = lead - cost + luck
            here = after_turn(solution, after, ahead)
            if not is_last:
                here += often * (after_bonus(solution, after, ahead) - here)
            value += share * max(here, swapping)
        best = max(best, value)
    return best


def swapped(solution: Solution, duel: Duel, lead: float) -> float:
    """How likely we win if we swap the sheets now."""
    after = duel._replace(boxes=duel.their_boxes, their_boxes=duel.boxes, swaps=duel.swaps - 1)
    if after.boxes:
        return solution(after, -lead)
    return 1.0 - solution(after.seen_by_them, lead)  # A full sheet came: the turn is lost.


def crossing(solution: Solution, duel: Duel, lead: float) -> float:
    """How likely we win if we cross out one of their boxes now, which also costs them a turn."""
    left = duel.their_boxes - 1
    after = duel._replace(their_boxes=left, crossouts=duel.crossouts - 1, skips=duel.skips + 1 if left else 0)
    return solution(after, lead + CROSSED[duel.their_boxes])


def beginning(solution: Solution, duel: Duel, lead: float) -> float:
    """Our chance to win as we begin a turn, by whatever is best."""
    value = rolling(solution, duel, lead)
    if duel.swaps:
        value = max(value, swapped(solution, duel, lead))
    if duel.crossouts and duel.their_boxes:
        value = max(value, crossing(solution, duel, lead))
    return value


# --- The solution --------------------------------------------------------------------------------------

ByLead = list[float]

_KEPT = [(swaps, crossouts) for swaps in range(len(SWAPS)) for crossouts in range(len(CROSSOUTS))]


def cases() -> list[tuple[tuple[int, int], int, int]]:
    """What is told apart, in the order in which the solution lists it."""
    pairs = [pair for stage in STAGES for pair in boxes_apart(stage)]
    return [(pair, swaps, crossouts) for pair in pairs for swaps, crossouts in _KEPT]


@cache
def _solved() -> dict[tuple[tuple[int, int], int, int], ByLead]:
    numbers = share_numbers(SHARES)
    width = len(LEADS)
    return {case: numbers[width * at : width * (at + 1)] for at, case in enumerate(cases())}


def case_of(duel: Duel) -> tuple[tuple[int, int], int, int]:
    """Where the solution lists a duel, skips aside."""
    return (
        nearest_boxes(duel.boxes, duel.their_boxes),
        _kept_swaps(duel.swaps, duel.their_swaps),
        _kept_crossouts(duel.crossouts, duel.their_crossouts),
    )


def between(row: ByLead, lead: float) -> float:
    """What a row says of a lead between two that it lists."""
    if lead <= LEADS[0]:
        return row[0]
    if lead >= LEADS[-1]:
        return row[-1]
    at = 1
    while lead >= LEADS[at]:
        at += 1
    less = LEADS[at - 1]
    return row[at - 1] + (lead - less) / (LEADS[at] - less) * (row[at] - row[at - 1])


def known(duel: Duel, lead: float) -> float:
    """Our chance to win as we begin a turn, from the solution; what they miss is played out."""
    if duel.skips and duel.their_boxes:
        return rolling(known, duel._replace(skips=min(duel.skips, 2)), lead)
    return between(_row(duel), lead)


@lru_cache(1 << 14)
def _row(duel: Duel) -> ByLead:
    return _solved()[case_of(duel)]
