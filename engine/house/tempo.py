"""How long house players take, so that their time tells nothing about what they hold.

A house player begins to think when it is asked, and its answer is published after a pause that is drawn before
anything is known of the answer. The shortest pause lies above the longest of the latest thoughts, so that it
does not matter how long this one takes; and one that takes longer all the same, as where many wait to think, is
published so late that its delay tells nothing. A seat with one legal action waits for its turn to think like any
other.
"""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Callable
from math import ceil
from random import SystemRandom

THOUGHTS_KEPT = 64  # of each game and level

# As shares of what a house player usually takes.
SHORTEST = 0.75  # which of a second is more than the longest thoughts take on a machine that is not busy
SPREAD = 0.5  # how far the shortest and the longest pause are apart
STEP = 0.25  # by which pauses become longer where thoughts do: few steps, of which each tells little
SHORTEST_MAX = 2.0  # beyond that whoever waits to think is late, whatever they have to think about
MARGIN = 1.25  # by which the shortest pause is longer than the longest thought

_draw = SystemRandom().random

Thinker = tuple[str, str]  # a house player, by the game and its level


class Tempo:
    """Draws pauses, and remembers how long thoughts took."""

    def __init__(self, seconds: float, draw: Callable[[], float] = _draw) -> None:
        self.seconds = seconds  # what a house player usually takes
        self._draw = draw
        self._thoughts: dict[Thinker, deque[float]] = defaultdict(lambda: deque(maxlen=THOUGHTS_KEPT))

    def pause(self, thinker: Thinker) -> float:
        """How much longer, or shorter, than usual an answer waits."""
        if not self.seconds:
            return 0.0
        steps = ceil(MARGIN * max(self._thoughts[thinker], default=0.0) / (STEP * self.seconds))
        shortest = min(max(SHORTEST, STEP * steps), SHORTEST_MAX)
        return self.seconds * (shortest + SPREAD * self._draw() - 1.0)

    def thought(self, thinker: Thinker, seconds: float) -> None:
        """Note how long a house player waited for its turn and thought."""
        self._thoughts[thinker].append(seconds)

    def published_at(self, planned_at: float, now: float) -> float:
        """When an answer that is known now is published: as planned, or where that is over, whole pauses later."""
        if now <= planned_at or not self.seconds:
            return max(planned_at, now)
        return planned_at + self.seconds * ceil((now - planned_at) / self.seconds)
