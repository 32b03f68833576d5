"""The time that a process goes by: set once when it starts, and from then on counted by what really passes.

Whatever happens to the machine's clock meanwhile, nobody's turn is over early, no table becomes idle and no house
player falls silent. Nor does it count when the process stands still, because it was stopped or its machine was
saved: nobody could press then. After a restart the time goes on from the new clock, or from where the last process
left off if that is later: the time of an installation never runs backwards.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable

log = logging.getLogger(__name__)

JUMP_SECONDS = 5.0  # corrections below this are what time services do all day
# What counts at most between two readings. The host reads every second and the heartbeat every five, so that only
# a process which stood still comes to more; and whoever held a lease before must find that it is over.
SEEN_SECONDS = 10.0


class SystemClock:
    """The machine's time as it was at the start, plus what was seen passing since."""

    def __init__(
        self,
        wall: Callable[[], float] | None = None,
        steady: Callable[[], float] = time.monotonic,
        *,
        seen_seconds: float = SEEN_SECONDS,
    ) -> None:
        self._wall = wall = wall or (lambda: time.time())  # Looked up each time, so that a test can make it jump.
        self._steady = steady
        self._seen_seconds = seen_seconds
        self._read_at = steady()  # when this clock was last read
        self._offset = wall() - self._read_at
        self._wrong_by = 0.0  # the machine's clock at the last look, against ours
        self.jumped_at: float | None = None  # by our time, when the machine's clock last jumped, or we stood still
        self.jump = ""  # what happened then

    def now(self) -> float:
        """Seconds since the epoch."""
        steady = self._steady()
        unseen, self._read_at = steady - self._read_at - self._seen_seconds, steady
        if unseen > 0:
            self._offset -= unseen
            self._wrong_by += unseen  # The machine's clock went on, which is no jump of its own.
            self._note(f"this process stood still for {unseen + self._seen_seconds:.0f} s")
        return self._offset + steady

    async def sleep(self, seconds: float) -> None:
        """Wait."""
        await asyncio.sleep(seconds)

    def start_from(self, moment: float | None) -> None:
        """Go by another clock than the machine's: that of the database, which all processes share."""
        if moment is not None:
            self._read_at = self._steady()
            self._offset = moment - self._read_at
            self._wrong_by = self._wall() - moment

    def not_before(self, moment: float | None) -> None:
        """Go on from where another process left off, or is, if our clock says that this is still to come: it was
        set back, or we stood still while others went on."""
        if moment is not None and (ahead := moment - self.now()) > 0:
            if ahead > JUMP_SECONDS:
                log.warning("this clock is %.0f s behind what was written last: time goes on from there", ahead)
            self.start_from(moment)

    def look(self) -> bool:
        """Notice whether the machine's clock has jumped since the last look, which changes nothing here."""
        now = self.now()
        wrong_by = self._wall() - now
        jumped_by, self._wrong_by = wrong_by - self._wrong_by, wrong_by
        if abs(jumped_by) <= JUMP_SECONDS:
            return False
        self._note(f"the machine's clock jumped by {jumped_by:+.0f} s")
        return True

    def _note(self, jump: str) -> None:
        self.jumped_at, self.jump = self._offset + self._read_at, jump
        log.warning("%s; turns and tables go by what was seen passing", jump)
