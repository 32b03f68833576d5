"""The time that a process goes by: set once when it starts, and from then on counted by what really passes.

Whatever happens to the machine's clock meanwhile, nobody's turn is over early, no table becomes idle and no house
player falls silent. After a restart the time goes on from the new clock, or from where the last process left off
if that is later: the time of an installation never runs backwards.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable

log = logging.getLogger(__name__)

JUMP_SECONDS = 5.0  # corrections below this are what time services do all day


class SystemClock:
    """The machine's time as it was at the start, plus what has passed since."""

    def __init__(
        self, wall: Callable[[], float] | None = None, steady: Callable[[], float] = time.monotonic
    ) -> None:
        self._wall = wall = wall or (lambda: time.time())  # Looked up each time, so that a test can make it jump.
        self._steady = steady
        self._offset = wall() - steady()
        self._wrong_by = 0.0  # the machine's clock at the last look, against ours
        self.jumped_at: float | None = None  # by our time, when the machine's clock last jumped
        self.jumped_by = 0.0

    def now(self) -> float:
        """Seconds since the epoch."""
        return self._offset + self._steady()

    async def sleep(self, seconds: float) -> None:
        """Wait."""
        await asyncio.sleep(seconds)

    def start_from(self, moment: float | None) -> None:
        """Go by another clock than the machine's: that of the database, which all processes share."""
        if moment is not None:
            self._offset = moment - self._steady()
            self._wrong_by = self._wall() - moment

    def not_before(self, moment: float | None) -> None:
        """Go on from where another process left off, or is, if our clock says that this is still to come: it was
        set back, or this machine slept while others went on."""
        if moment is not None and (ahead := moment - self.now()) > 0:
            if ahead > JUMP_SECONDS:
                log.warning("this clock is %.0f s behind what was written last: time goes on from there", ahead)
            self.start_from(moment)

    def look(self) -> bool:
        """Notice whether the machine's clock has jumped since the last look, which changes nothing here."""
        wrong_by = self._wall() - self.now()
        jumped_by, self._wrong_by = wrong_by - self._wrong_by, wrong_by
        if abs(jumped_by) <= JUMP_SECONDS:
            return False
        self.jumped_at, self.jumped_by = self.now(), jumped_by
        log.warning("the machine's clock jumped by %+.0f s; turns and tables go by what really passed", jumped_by)
        return True
