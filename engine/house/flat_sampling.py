"""Search without a tree: every action is tried in the same imagined worlds, and from there all act by habit.

Where many seats hide their hands, a tree shared by all imagined hands lets others act alike whatever they hold,
and most of it is visited too seldom to mean anything. Here the worlds go where they are needed: after each
round the less promising half of the actions is dropped (sequential halving; Karnin, Koren and Somekh, 2013).
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.contract import Action, Match, Seat
from engine.house.strategy import Habit
from engine.house.worlds import Worlds


def sample(worlds: Worlds, seat: Seat, actions: Sequence[Action], playouts: int, habit: Habit) -> Action:
    """The action that promises most after about this many playouts."""
    left = list(actions)
    totals = dict.fromkeys(left, 0.0)
    rounds = max(1, (len(left) - 1).bit_length())
    for _ in range(rounds):
        for _ in range(max(1, playouts // (rounds * len(left)))):
            world = worlds.next()
            for action in left[:-1]:
                totals[action] += played_out(world.clone(), seat, action, habit, worlds)
            totals[left[-1]] += played_out(world, seat, left[-1], habit, worlds)
        left.sort(key=totals.__getitem__, reverse=True)
        del left[(len(left) + 1) // 2 :]
    return left[0]


def played_out(match: Match, seat: Seat, action: Action, habit: Habit, worlds: Worlds) -> float:
    """The standing of a seat after an action and the rest of the deal, everybody acting by habit."""
    deal, random = match.deal, worlds.random
    match.apply(seat, action)
    while (asked := match.asked) and match.deal == deal:
        actor = asked[0]
        match.apply(actor, habit(match, actor, random))
    return match.standing()[seat]
