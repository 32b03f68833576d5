"""The server's time, which a test may run faster or move by hand."""

from __future__ import annotations

import time
from collections.abc import Callable


class Clock:
    """Seconds since 1970: `pace` server seconds pass in one of the `timer`; with pace 0 time moves by `advance`
    alone."""

    def __init__(self, pace: float = 1.0, timer: Callable[[], float] = time.monotonic) -> None:
        self.pace = pace
        self._timer = timer
        self._start = time.time()
        self._began = timer()
        self._advanced = 0.0

    def now(self) -> float:
        """The time on the server."""
        return self._start + (self._timer() - self._began) * self.pace + self._advanced

    def advance(self, seconds: float) -> None:
        """Let time jump."""
        self._advanced += seconds

    def real(self, seconds: float) -> float:
        """How long this many server seconds really take; where time stands still, as if it did not."""
        return seconds / self.pace if self.pace else seconds
