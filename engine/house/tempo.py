"""How long house players take, so that their time tells nothing about what they hold.

A house player begins to think when it is asked, and its answer is published after a pause that is drawn before
anything is known of the answer. Thinking may take longer than the pause on a busy machine, and whoever has one
thing to do need not think at all: such an answer takes as long as one of the latest thoughts did, drawn at random.
"""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Callable
from random import SystemRandom

THOUGHTS_KEPT = 64  # of each game and level
SPREAD = 1.0  # how far the shortest and the longest pause are apart, as a share of the usual one

_draw = SystemRandom().random

Kind = tuple[str, str]  # the game and the level


class Tempo:
    """Draws pauses, and remembers how long thoughts took."""

    def __init__(self, seconds: float, draw: Callable[[], float] = _draw) -> None:
        self.seconds = seconds  # what a house player takes on average
        self._draw = draw
        self._thoughts: dict[Kind, deque[float]] = defaultdict(lambda: deque(maxlen=THOUGHTS_KEPT))

    def pause(self) -> float:
        """How much longer, or shorter, than usual an answer waits."""
        return self.seconds * SPREAD * (self._draw() - 0.5)

    def thought(self, kind: Kind, seconds: float) -> None:
        """Note how long a house player has thought about what was not forced."""
        self._thoughts[kind].append(seconds)

    def like_a_thought(self, kind: Kind) -> float:
        """How long an answer that needs no thought takes: as long as one that did."""
        thoughts = self._thoughts[kind]
        return thoughts[int(self._draw() * len(thoughts))] if thoughts else 0.0
