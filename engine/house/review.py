"""After a match: the moves that cost most, judged by a strong player who knows only what each seat knew then.

A move is compared with what the strong player would have done, in the same imagined worlds, and counts as dear
only if the difference is larger than chance explains. What it cost is a share of the win: 0.1 is one win in ten.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator, Sequence
from math import fsum, sqrt
from typing import NamedTuple

from engine.chance import Draw, QuickChance
from engine.contract import Action, Match, Seat, View
from engine.games import game_of
from engine.house import choose
from engine.house.flat_sampling import played_out
from engine.house.strategy import Strategy, strategy_of
from engine.house.worlds import Worlds
from engine.record import Record, Registry, positions

GLANCED_AT = 24  # worlds in which every action of a decision is tried, to see which decisions deserve a look
LOOKED_AT = 12  # decisions that get one
WORLDS = 300  # in which the move and the better one are compared
CERTAIN = 2.0  # standard errors by which the better one must be better
MOVES = 3  # that are marked


class DearMove(NamedTuple):
    """A move that cost its seat something, and what a strong player would have done instead."""

    number: int  # of the move, from 1
    seat: Seat
    code: str
    better: str
    cost: float  # share of the win


class _Choice(NamedTuple):
    """A move that could have been another."""

    number: int
    seat: Seat
    view: View
    action: Action
    actions: tuple[Action, ...]


def review(
    record: Record,
    registry: Registry = game_of,
    advance: Callable[[], None] = lambda: None,
    numbers: Container[int] | None = None,
) -> list[DearMove]:
    """The moves of a match that cost most, the dearest first; refuses a record that cannot be played again.

    `advance` is called `steps_of` times on the way. Of the moves only those with these numbers are judged, or all.
    """
    game = registry(record.game)
    known = strategy_of(record.game)
    suspected = []
    for number, (match, seat, code) in enumerate(positions(record, registry), 1):
        choice = _choice(match, seat, code, number) if numbers is None or number in numbers else None
        if choice is not None and (suspicion := _suspicion(game, choice, known)) > 0:
            suspected.append((suspicion, number, choice))
        advance()
    suspected.sort(reverse=True)
    dear = []
    for _, _, choice in suspected[:LOOKED_AT]:
        if (move := _judged(game, choice, known)) is not None:
            dear.append(move)
        advance()
    return sorted(dear, key=lambda move: (-move.cost, move.number))[:MOVES]


def steps_of(record: Record) -> int:
    """How long a review takes at most, in steps of about the same size."""
    return len(record.moves) + LOOKED_AT


def _choice(match: Match, seat: Seat, code: str, number: int) -> _Choice | None:
    """What was chosen by a move, and from what; None if there was nothing to choose."""
    # What nobody asked for is an offer, and how to go on after a deal is no matter of skill.
    if seat not in match.asked or match.between_deals:
        return None
    actions = tuple(match.legal(seat))
    action = next((one for one in actions if one.code == code), None)
    if action is None or len(actions) == 1:  # What is not legal is refused when it is played.
        return None
    return _Choice(number, seat, match.view(seat), action, actions)


def _suspicion(game: type[Match], choice: _Choice, known: Strategy) -> float:
    """What seems to be lost, at a glance."""
    # A judgement is quickly asked; where there is none, every action is tried.
    actions = choice.actions if known.judge is None else _both(game, choice)
    means = [fsum(values) for values in zip(*_tried(game, choice, actions, GLANCED_AT, known), strict=True)]
    return (max(means) - means[actions.index(choice.action)]) / GLANCED_AT if len(actions) > 1 else 0.0


def _judged(game: type[Match], choice: _Choice, known: Strategy) -> DearMove | None:
    """The move with what it cost, or None if a strong player would make it or the difference is within chance."""
    actions = _both(game, choice)
    if len(actions) == 1:
        return None
    lost = [there - here for here, there in _tried(game, choice, actions, WORLDS, known)]
    mean = fsum(lost) / len(lost)
    error = sqrt(fsum((one - mean) ** 2 for one in lost)) / len(lost)
    if mean <= CERTAIN * error:
        return None
    return DearMove(choice.number, choice.seat, choice.action.code, actions[1].code, mean)


def _both(game: type[Match], choice: _Choice) -> tuple[Action, ...]:
    """What was done and what a strong player would do, if that is another thing."""
    code = choose(game, choice.view, choice.seat, "strong", QuickChance(choice.number))
    return (choice.action, *(one for one in choice.actions if one.code == code != choice.action.code))


def _tried(
    game: type[Match], choice: _Choice, actions: Sequence[Action], count: int, known: Strategy
) -> Iterator[list[float]]:
    """In each of many worlds, what comes of each of these actions."""
    worlds = Worlds(game, choice.view, choice.seat, QuickChance(choice.number), known.is_likely)
    if len(actions) == 1:
        return
    for _ in range(count):
        world = worlds.next()
        yield [_worth(world.clone(), choice.seat, action, worlds, known) for action in actions]


def _worth(match: Match, seat: Seat, action: Action, worlds: Worlds, known: Strategy) -> float:
    """The share of the win that a seat may expect after an action."""
    if known.judge is None or known.estimate is None:
        return played_out(match, seat, action, known.habit or _as_the_clock, worlds)
    chance = QuickChance(int(worlds.random() * (1 << 48)))
    match.apply(seat, action)
    while seat in match.asked:
        match.apply(seat, known.judge(match, seat, "normal", chance))
    return known.estimate(match, seat)


def _as_the_clock(match: Match, seat: Seat, random: Draw) -> Action:
    """How others act where no habit is known."""
    return match.default(seat)
