"""The end of a deal in which nothing is hidden, worked out to its last card.

Whoever acts does what is best for their own side; what counts is the standing where the deal has ended. Branches
that cannot change the choice are cut off (alpha-beta), which is quick where the best action is tried first.
"""

from __future__ import annotations

from engine.chance import Draw
from engine.contract import Action, Match, Seat
from engine.house.strategy import Habit

STEPS_MAX = 20_000  # Beyond this it is no endgame: search does better.


class TooLong(Exception):  # noqa: N818 - says what is the case
    """There are more ways to go on than can be worked out."""


class Endgame:
    """One deal that is worked out for one seat."""

    def __init__(self, match: Match, seat: Seat, habit: Habit | None, random: Draw) -> None:
        self._deal = match.deal
        self._seat = seat
        self._side = match.info.side(seat)
        self._habit = habit
        self._random = random
        self._steps = 0

    def best(self, match: Match) -> Action:
        """What is best for the seat, which is asked; raises TooLong."""
        best, most = None, -1.0
        for action in self._ordered(match, self._seat):
            after = match.clone()
            after.apply(self._seat, action)
            value = self._value(after, most, 2.0)
            if value > most:
                best, most = action, value
        assert best is not None
        return best

    def _value(self, match: Match, low: float, high: float) -> float:
        """The standing of the seat if all go on as is best for them, exact between the two bounds."""
        if not match.asked or match.deal != self._deal:
            return match.standing()[self._seat]
        self._steps += 1
        if self._steps > STEPS_MAX:
            raise TooLong
        actor = match.asked[0]
        is_ours = match.info.side(actor) == self._side
        value = -1.0 if is_ours else 2.0
        for action in self._ordered(match, actor):
            after = match.clone()
            after.apply(actor, action)
            reached = self._value(after, low, high)
            if is_ours:
                value = max(value, reached)
                low = max(low, reached)
            else:
                value = min(value, reached)
                high = min(high, reached)
            if low >= high:
                break
        return value

    def _ordered(self, match: Match, actor: Seat) -> list[Action]:
        """The legal actions, first the one that comes to mind."""
        actions = list(match.legal(actor))
        if self._habit is not None and len(actions) > 1:
            first = self._habit(match, actor, self._random)
            if first in actions:
                actions.remove(first)
                actions.insert(0, first)
        return actions
