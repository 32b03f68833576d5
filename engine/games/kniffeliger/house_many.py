"""How likely a seat wins among three or four with dirty tricks: the rest of the match, played out many times.

With more than one rival a duel says too little: whoever swaps takes the best of all sheets, the others hit each
other, too, and who has the last turn counts most. So what is left of the match is played out in a simple form: a
sheet is what it may bring and its open boxes, a turn moves hopes up or down a little and may bring a bonus, and
swaps and crossouts are kept until they decide something. The same luck serves for all that is compared.

Not everybody plays like that, and many people hardly use a bonus. Whoever fears that the best sheet is taken away
at the end gives it away before, and wins little against those who would have left it alone. So in each match that
is played out every rival may be such a one.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from engine.chance import Chance, QuickChance
from engine.contract import Seat
from engine.games.kniffeliger.house_duel import CROSSED, STEAL

TURNS_PLAYED = 6_000  # in all playouts of one position together
PLAYOUTS_LEAST, PLAYOUTS_MOST = 120, 400
PLAYOUTS_IN_HASTE = 20  # however many others wait to think

HONEST = 50  # percent of the matches in which a rival uses no bonus

DIE, DIE_COST = 57, 3.0  # percent of the turns that are played for the bonus die and win it; the points that costs
LUCK, UP_OR_DOWN = 13.6, 22  # points that hopes move in a turn, and in how many percent of them up, or down
STEALS_FROM = 1  # open boxes from which a steal waits no longer
KINDS = 6  # of bonuses

POINT = 0.004  # how much more likely a point makes a win with many open boxes at the table
LATE = 10  # open boxes from which that is worked out, for sheets with these leads
LEADS = (-60.0, -30.0, -10.0, 0.0, 10.0, 30.0, 60.0)
POINT_LEAST = 0.0005  # and this beside it: so few playouts often see no difference, where there is one

Curve = Callable[[float], float]  # how often a seat wins, by what its sheet may bring


class Race(NamedTuple):
    """Where all stand: sheets by what they may bring and their open boxes, seats by what they hold."""

    turn: Seat  # whose turn begins
    hopes: tuple[float, ...]
    boxes: tuple[int, ...]
    exchanges: tuple[int, ...]  # and choices
    shifts: tuple[int, ...]
    crossouts: tuple[int, ...]
    steals: tuple[int, ...]
    skips: tuple[int, ...]


class _Run:
    """A race that is played out."""

    def __init__(self, race: Race, honest: frozenset[Seat]) -> None:
        self.hopes = list(race.hopes)
        self.boxes = list(race.boxes)
        self.exchanges = list(race.exchanges)
        self.shifts = list(race.shifts)
        self.crossouts = list(race.crossouts)
        self.steals = list(race.steals)
        self.skips = list(race.skips)
        self.honest = honest  # those who use no bonus


def share_of(race: Race, seat: Seat, effort: float = 1.0, *, is_rolling: bool = False) -> float:
    """How often a seat wins; `is_rolling` means that whoever is on turn uses no bonus before the roll."""
    usual = min(max(TURNS_PLAYED // max(1, sum(race.boxes)), PLAYOUTS_LEAST), PLAYOUTS_MOST)
    playouts = max(PLAYOUTS_IN_HASTE, round(usual * effort))
    rivals = [other for other in range(len(race.boxes)) if other != seat]
    won = 0.0
    for number in range(playouts):
        chance = QuickChance(number)
        honest = frozenset(rival for rival in rivals if chance.below(100) < HONEST)
        run = _Run(race, honest)
        _play_out(run, race.turn, chance, is_rolling)
        most = max(run.hopes)
        if run.hopes[seat] == most:
            won += 1.0 / run.hopes.count(most)
    return won / playouts


@lru_cache(maxsize=64)
def curve_of(race: Race, seat: Seat, effort: float = 1.0) -> Curve:
    """How often a seat wins, by what its sheet may bring."""
    hope = race.hopes[seat]
    if sum(race.boxes) > LATE:
        usual = share_of(race, seat, effort)
        return lambda points: usual + POINT * (points - hope)
    shares = []
    for lead in LEADS:
        hopes = (*race.hopes[:seat], hope + lead, *race.hopes[seat + 1 :])
        shares.append(share_of(race._replace(hopes=hopes), seat, effort))
    return lambda points: _between(shares, points - hope) + POINT_LEAST * (points - hope)


def _between(shares: list[float], wanted: float) -> float:
    """What is to be said of a lead between two of those that are worked out; beyond them it goes on a little."""
    at = 1
    while at < len(LEADS) - 1 and wanted > LEADS[at]:
        at += 1
    part = (wanted - LEADS[at - 1]) / (LEADS[at] - LEADS[at - 1])
    return shares[at - 1] + min(max(part, -0.5), 1.5) * (shares[at] - shares[at - 1])


def _play_out(run: _Run, seat: Seat, chance: Chance, is_rolling: bool) -> None:
    """One match that might be, to its end."""
    below, seats = chance.below, len(run.hopes)
    hopes, boxes, skips = run.hopes, run.boxes, run.skips
    while any(boxes):
        if boxes[seat]:
            if skips[seat]:
                skips[seat] -= 1
            elif is_rolling or seat in run.honest or _tricked(run, seat):
                luck = below(100)
                if luck < 2 * UP_OR_DOWN:
                    hopes[seat] += LUCK if luck < UP_OR_DOWN else -LUCK
                hopes[seat] -= DIE_COST
                boxes[seat] -= 1
                if below(100) < DIE:
                    _win_bonus(run, seat, below(KINDS))
                is_rolling = False
        seat = (seat + 1) % seats


def _win_bonus(run: _Run, seat: Seat, bonus: int) -> None:
    """One of six; a freeze brings nothing, and a choice is taken for an exchange."""
    if bonus == 0:
        run.steals[seat] += 1
    elif bonus == 1:
        run.crossouts[seat] += 1
    elif bonus == 2:
        run.shifts[seat] += 1
    elif bonus < 5:
        run.exchanges[seat] += 1


def _tricked(run: _Run, seat: Seat) -> bool:
    """Use what decides something now; whether the seat rolls then."""
    hopes, boxes = run.hopes, run.boxes
    if run.crossouts[seat]:
        _cross_out(run, seat)
    if boxes[seat] == 1 and (run.exchanges[seat] or run.shifts[seat]):
        _swap(run, seat)
        if not boxes[seat]:
            return False
    if run.steals[seat] and boxes[seat] <= STEALS_FROM:
        run.steals[seat] -= 1
        rival = _best_but(hopes, seat)
        hopes[seat] += STEAL / 2
        hopes[rival] -= STEAL / 2
        boxes[seat] -= 1
        return False
    return True


def _best_but(hopes: list[float], seat: Seat) -> Seat:
    best = -1
    for other, hope in enumerate(hopes):
        if other != seat and (best < 0 or hope > hopes[best]):
            best = other
    return best


def _cross_out(run: _Run, seat: Seat) -> None:
    """Close the last box of whoever is ahead or could swap; in one's own last turn, a box of the best."""
    hopes, boxes = run.hopes, run.boxes
    for other in sorted(range(len(hopes)), key=hopes.__getitem__, reverse=True):
        if other == seat or not boxes[other] or not run.crossouts[seat]:
            continue
        is_danger = hopes[other] > hopes[seat] or run.exchanges[other] or run.shifts[other]
        if boxes[seat] == 1 or (boxes[other] == 1 and is_danger):
            run.crossouts[seat] -= 1
            hopes[other] -= CROSSED[boxes[other]]
            boxes[other] -= 1
            run.skips[other] += 1


def _swap(run: _Run, seat: Seat) -> None:
    """In the last turn: the best sheet, or the neighbour's, if it is better than one's own."""
    hopes, boxes = run.hopes, run.boxes
    best = _best_but(hopes, seat)
    if hopes[best] <= hopes[seat]:
        return
    giver = (seat - 1) % len(hopes)
    if run.shifts[seat] and (giver == best or not run.exchanges[seat]):
        if hopes[giver] <= hopes[seat]:
            return
        run.shifts[seat] -= 1
        hopes.insert(0, hopes.pop())
        boxes.insert(0, boxes.pop())
        return
    run.exchanges[seat] -= 1
    hopes[seat], hopes[best] = hopes[best], hopes[seat]
    boxes[seat], boxes[best] = boxes[best], boxes[seat]
