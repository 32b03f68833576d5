"""Search without a tree: every action is tried in the same imagined worlds, and from there all act by habit.

Where many seats hide their hands, a tree shared by all imagined hands lets others act alike whatever they hold,
and most of it is visited too seldom to mean anything. Here the worlds go where they are needed: after each
round the less promising half of the actions is dropped (sequential halving; Karnin, Koren and Somekh, 2013).

A good habit has the benefit of the doubt: what comes to mind first is given up only for an action that did better
by more than the luck of so few worlds explains. Without that, few playouts play worse than the habit alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

from engine.contract import Action, Match, Seat
from engine.house.strategy import Habit
from engine.house.worlds import Worlds


def sample(
    worlds: Worlds,
    seat: Seat,
    actions: Sequence[Action],
    playouts: int,
    habit: Habit,
    *,
    first: Action | None = None,
    trust: float = 0.0,
) -> Action:
    """The action that promises most after about this many playouts.

    `first` comes to mind first, and is trusted by this many standard errors of what the playouts say.
    """
    left = list(actions)
    totals = dict.fromkeys(left, 0.0)
    count = tried = 0
    total = squares = 0.0
    rounds = max(1, (len(left) - 1).bit_length())
    for _ in range(rounds):
        for _ in range(max(1, playouts // (rounds * len(left)))):
            world = worlds.next()
            for action in left:
                match = world if action is left[-1] else world.clone()
                value = played_out(match, seat, action, habit, worlds)
                totals[action] += value
                total += value
                squares += value * value
            count += len(left)
            tried += 1
        spread = sqrt(max(0.0, squares / count - (total / count) ** 2))
        favour = {first: trust * spread * sqrt(tried)}
        left.sort(key=lambda action: totals[action] + favour.get(action, 0.0), reverse=True)
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
