"""Search over imagined matches: information-set Monte Carlo tree search with a single observer.

Every playout imagines a match in which the view is true, walks down one tree shared by all of them, adds a node,
and plays on loosely to the end of the deal. A node stands for what was done since the view, not for where the
cards are; because an action may be legal in one imagined match and not in the next, each counts how often it was
*available*, and that count takes the place of the parent's visits (Cowling, Powley and Whitehouse, 2012).

One tree for all imagined hands means that others act alike whatever they hold. Where holding much or little is the
point, and where many seats hide their hands, `flat_sampling` does better.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt

from engine.chance import Draw
from engine.contract import Action, Match, Seat
from engine.house.strategy import Habit
from engine.house.worlds import Worlds

# How much an uncertain action is tried before a good one, in parts of the range of values seen so far.
# Where playouts go by habit they mean more, and a good action shows sooner.
CURIOSITY = 0.7
CURIOSITY_BY_HABIT = 0.25

# How often a playout without habits lets the clock's default stand for a player. With all moves at random, every
# other deal is thrown away by a rash announcement; with defaults alone, nobody ever tries anything.
DEFAULTS = 0.8


class _Node:
    """What is known about having taken one action: for whom it was good, and how often it was tried."""

    __slots__ = ("available", "children", "total", "visits")

    def __init__(self) -> None:
        self.children: dict[Action, _Node] = {}
        self.visits = 0
        self.available = 1
        self.total = 0.0  # the standing, summed, of the seat that took the action


def search(
    worlds: Worlds,
    seat: Seat,
    playouts: int,
    *,
    considered: Sequence[Action] = (),
    habit: Habit | None = None,
) -> Action:
    """The action tried most often in this many playouts; with `considered`, one of those."""
    root = _Node()
    lowest, highest = 1.0, 0.0
    least = CURIOSITY if habit is None else CURIOSITY_BY_HABIT
    for _ in range(playouts):
        match = worlds.next()
        # Near the start of a long match a deal moves the standing little: curiosity is measured against that.
        curiosity = least * (highest - lowest) if highest > lowest else least
        path = _descend(match, root, seat, worlds.random, curiosity, habit, considered)
        standing = match.standing()
        for actor, node in path:
            value = standing[actor]
            node.visits += 1
            node.total += value
            if value < lowest:
                lowest = value
            if value > highest:
                highest = value
    return max(root.children, key=lambda action: root.children[action].visits)


def _descend(
    match: Match,
    node: _Node,
    observer: Seat,
    random: Draw,
    curiosity: float,
    habit: Habit | None,
    considered: Sequence[Action],
) -> list[tuple[Seat, _Node]]:
    """Play one imagined deal to its end: by the tree as far as it reaches and one step on, then by habit."""
    deal = match.deal
    path: list[tuple[Seat, _Node]] = []
    visits = 1
    while visits and (asked := match.asked) and match.deal == deal:
        # In a window the observer answers first: nothing it does may depend on an answer it cannot know.
        actor = observer if observer in asked else asked[0]
        actions = considered if considered and not path else match.legal(actor)
        action, node = _pick(node.children, actions, random, curiosity)
        match.apply(actor, action)
        path.append((actor, node))
        visits = node.visits
    while (asked := match.asked) and match.deal == deal:
        actor = asked[0]
        if habit is not None:
            match.apply(actor, habit(match, actor, random))
        elif random() < DEFAULTS:
            match.apply(actor, match.default(actor))
        else:
            actions = match.legal(actor)
            match.apply(actor, actions[int(random() * len(actions))])
    return path


def _pick(
    children: dict[Action, _Node], actions: Sequence[Action], random: Draw, curiosity: float
) -> tuple[Action, _Node]:
    """An action not yet tried if there is one, else the most promising of those legal here."""
    untried = [action for action in actions if action not in children]
    if untried:
        action = untried[int(random() * len(untried))]
        children[action] = node = _Node()
        for other in actions:
            if other is not action and other in children:
                children[other].available += 1
        return action, node
    best = -1.0
    for action in actions:
        child = children[action]
        child.available += 1
        visits = child.visits
        worth = child.total / visits + curiosity * sqrt(log(child.available) / visits)
        if worth > best:
            best, picked, node = worth, action, child
    return picked, node
