"""How likely a seat wins among three or four with dirty tricks: the rest of the match, played out many times.

With more than one rival a duel says too little: whoever swaps takes the best of all sheets, the others hit each
other, too, and who has the last turn counts most. So what is left of the match is played out in a simple form: a
sheet is what it may bring, how far off that may be, and its open boxes; a turn moves hopes up or down a step and
may bring a bonus; swaps and crossouts are kept until they decide something. The same luck serves for all that is
compared.

Not everybody plays like that, and many people hardly use a bonus. Whoever fears that the best sheet is taken away
at the end gives it away before, and wins little against those who would have left it alone. So in each match that
is played out every rival may be such a one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from math import sqrt
from typing import NamedTuple

from engine.chance import QuickChance
from engine.contract import Seat
from engine.games.kniffeliger.facts import BOXES
from engine.games.kniffeliger.house_duel import CROSSED, STEAL

TURNS_PLAYED = 36_000  # in all playouts of one position together
PLAYOUTS_LEAST, PLAYOUTS_MOST = 800, 2_400
PLAYOUTS_IN_HASTE = 20  # however many others wait to think

HONEST = 50  # percent of the matches in which a rival uses no bonus

DIE, DIE_COST = 57, 3.0  # percent of the turns that are played for the bonus die and win it; the points that costs
UP_OR_DOWN = 22  # percent of the turns in which hopes move up, and as many in which they move down
SEATS_MOST, TURNS_MOST = 4, len(BOXES)
STREAMS, STREAMS_APART = 2_411, 599  # of luck, which the seats of a playout draw from at this distance

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
    steps: tuple[float, ...]  # points that hopes move up or down in a turn, where they do
    exchanges: tuple[int, ...]  # and choices
    shifts: tuple[int, ...]
    crossouts: tuple[int, ...]
    steals: tuple[int, ...]
    skips: tuple[int, ...]


# What a seat holds is one number: so many exchanges (and choices), shifts, crossouts and steals, eight bits each.
EXCHANGE, SHIFT, CROSSOUT, STOLEN = 1, 1 << 8, 1 << 16, 1 << 24
SWAPS, SHIFTS, CROSSOUTS, STEALS = 0xFFFF, 0xFF00, 0xFF0000, 0xFF000000
EXCHANGES = SWAPS - SHIFTS
WON = (STOLEN, CROSSOUT, SHIFT, EXCHANGE, EXCHANGE, 0)  # by the bonus die; a freeze brings nothing


def step_of(square: float, boxes: int) -> float:
    """The step by which hopes move, if the mean square around what a sheet may bring is this."""
    return round(sqrt(square / (2 * UP_OR_DOWN / 100 * max(boxes, 1))), 1)


class _Run:
    """A race that is played out."""

    __slots__ = ("boxes", "held", "hopes", "skips", "steps")

    def __init__(self, race: Race) -> None:
        self.hopes = [*race.hopes]
        self.boxes = [*race.boxes]
        self.steps = [*race.steps]
        self.held = [
            exchanges * EXCHANGE + shifts * SHIFT + crossouts * CROSSOUT + steals * STOLEN
            for exchanges, shifts, crossouts, steals in zip(
                race.exchanges, race.shifts, race.crossouts, race.steals, strict=True
            )
        ]
        self.skips = [*race.skips]

    def copy(self) -> _Run:
        """Another one that goes on from here."""
        copy = _Run.__new__(_Run)
        copy.hopes, copy.boxes = self.hopes[:], self.boxes[:]
        copy.held, copy.skips, copy.steps = self.held[:], self.skips[:], self.steps[:]
        return copy


Luck = tuple[tuple[int, ...], tuple[int, ...]]


@cache
def _luck(stream: int) -> Luck:
    """What the turns of a seat come to, added up: how often more up than down, and which bonuses they win."""
    chance = QuickChance(stream)
    moved, won = [0], [0]
    for _ in BOXES:
        luck = chance.below(100)
        moved.append(moved[-1] + (luck < UP_OR_DOWN) - (UP_OR_DOWN <= luck < 2 * UP_OR_DOWN))
        won.append(won[-1] + (WON[chance.below(len(WON))] if chance.below(100) < DIE else 0))
    return tuple(moved), tuple(won)


@cache
def _playout(number: int) -> tuple[tuple[bool, ...], tuple[Luck, ...]]:
    """Who uses no bonus in a playout, and the luck of each seat."""
    chance = QuickChance(-1 - number)
    honest = tuple([chance.below(100) < HONEST for _ in range(SEATS_MOST)])
    return honest, tuple([_luck((number + STREAMS_APART * seat) % STREAMS) for seat in range(SEATS_MOST)])


def _playouts(race: Race, effort: float) -> int:
    """How often a position is played out."""
    usual = min(max(TURNS_PLAYED // max(1, sum(race.boxes)), PLAYOUTS_LEAST), PLAYOUTS_MOST)
    return max(PLAYOUTS_IN_HASTE, round(usual * effort))


def share_of(race: Race, seat: Seat, effort: float = 1.0, *, is_rolling: bool = False) -> float:
    """How often a seat wins; `is_rolling` means that whoever is on turn uses no bonus before the roll."""
    playouts = _playouts(race, effort)
    return _won(race, seat, range(playouts), is_rolling) / playouts


def best_of(races: Sequence[Race], seat: Seat, effort: float = 1.0) -> tuple[int, float]:
    """Which of these a seat wins most often, and how often it does.

    The worse half is given up and the others are played out twice as often, until one is left.
    """
    playouts = _playouts(races[0], effort)
    won = [0.0 for _ in races]
    left = [*range(len(races))]
    begun = 0
    for halvings in range(max(1, (len(races) - 1).bit_length()) - 1, -1, -1):
        until = max(1, playouts >> halvings)
        for at in left:
            won[at] += _won(races[at], seat, range(begun, until))
        begun = until
        left.sort(key=won.__getitem__, reverse=True)
        del left[(len(left) + 1) // 2 :]
    return left[0], won[left[0]] / begun


def _won(race: Race, seat: Seat, numbers: range, is_rolling: bool = False) -> float:
    """How many of these playouts a seat wins."""
    start, won = _Run(race), 0.0
    for number in numbers:
        hopes = _played_out(start.copy(), race.turn, seat, number, is_rolling)
        most = max(hopes)
        if hopes[seat] == most:
            won += 1.0 / hopes.count(most)
    return won


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


def _played_out(run: _Run, turn: Seat, judged: Seat, number: int, is_rolling: bool) -> list[float]:
    """What all sheets have in the end in one match that might be; whoever is judged does use bonuses."""
    hopes, boxes, steps, held, skips = run.hopes, run.boxes, run.steps, run.held, run.skips
    honest, lucks = _playout(number)
    seats, seat, played = len(boxes), turn, [0] * len(boxes)
    # Until somebody has one box left, which others may cross out in the same round, turns are only added up.
    if (rounds := min(filter(None, boxes), default=0) - 2) > 0:
        is_rolling = False
        for each, (moved, won) in zip(range(seats), lucks, strict=False):
            if boxes[each]:
                skipped = min(skips[each], rounds)
                skips[each] -= skipped
                turns = played[each] = rounds - skipped
                hopes[each] += moved[turns] * steps[each] - turns * DIE_COST
                held[each] += won[turns]
                boxes[each] -= turns
    while any(boxes):
        if boxes[seat]:
            if skips[seat]:
                skips[seat] -= 1
            else:
                if (
                    not held[seat]
                    or is_rolling
                    or (honest[seat] and seat != judged)
                    or not (boxes[seat] == 1 or held[seat] & CROSSOUTS)
                    or _rolls(run, seat)
                ):
                    moved, won = lucks[seat]
                    at = played[seat] % TURNS_MOST
                    played[seat] += 1
                    hopes[seat] += (moved[at + 1] - moved[at]) * steps[seat] - DIE_COST
                    held[seat] += won[at + 1] - won[at]
                    boxes[seat] -= 1
                is_rolling = False
        seat += 1
        if seat == seats:
            seat = 0
    return hopes


def _rolls(run: _Run, seat: Seat) -> bool:
    """Use what decides something now; whether the seat rolls then."""
    hopes, boxes, held = run.hopes, run.boxes, run.held
    if held[seat] & CROSSOUTS:
        _cross_out(run, seat)
    if boxes[seat] == 1 and held[seat] & SWAPS:
        _swap(run, seat)
        if not boxes[seat]:
            return False
    if boxes[seat] == 1 and held[seat] & STEALS:
        held[seat] -= STOLEN
        rival = _best_but(hopes, seat)
        hopes[seat] += STEAL / 2
        hopes[rival] -= STEAL / 2
        boxes[seat] = 0
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
    hopes, boxes, held = run.hopes, run.boxes, run.held
    is_last = boxes[seat] == 1
    if not is_last and 1 not in boxes:
        return
    for other in sorted(range(len(hopes)), key=hopes.__getitem__, reverse=True):
        if other == seat or not boxes[other] or not held[seat] & CROSSOUTS:
            continue
        is_danger = hopes[other] > hopes[seat] or held[other] & SWAPS
        if is_last or (boxes[other] == 1 and is_danger):
            held[seat] -= CROSSOUT
            hopes[other] -= CROSSED[boxes[other]]
            boxes[other] -= 1
            run.skips[other] += 1


def _swap(run: _Run, seat: Seat) -> None:
    """In the last turn: the best sheet, or the neighbour's, if it is better than one's own."""
    hopes, boxes, steps, held = run.hopes, run.boxes, run.steps, run.held
    best = _best_but(hopes, seat)
    if hopes[best] <= hopes[seat]:
        return
    giver = (seat - 1) % len(hopes)
    if held[seat] & SHIFTS and (giver == best or not held[seat] & EXCHANGES):
        if hopes[giver] <= hopes[seat]:
            return
        held[seat] -= SHIFT
        hopes.insert(0, hopes.pop())
        boxes.insert(0, boxes.pop())
        steps.insert(0, steps.pop())
        return
    held[seat] -= EXCHANGE
    hopes[seat], hopes[best] = hopes[best], hopes[seat]
    boxes[seat], boxes[best] = boxes[best], boxes[seat]
    steps[seat], steps[best] = steps[best], steps[seat]
