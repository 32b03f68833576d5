"""Leases and fences: which process does what one at a time may do, and writes that count only while it does.

A lease goes by numbers: each time it changes hands it has another one. Whoever writes for the job names the number
under which it began, and the store looks at it in the transaction of the write itself. So a process that was
stopped for longer than its lease cannot undo what its successor has written, however late its own writes arrive.
"""

from __future__ import annotations

from typing import NamedTuple


class Lease(NamedTuple):
    """Whose job it is; any change in it shows that the holder lives."""

    holder: str  # "" if it was given back
    number: int  # how often it has changed hands
    until: float  # by the clock of the holder


class Fence(NamedTuple):
    """Under which lease something is written."""

    job: str
    number: int


class LeaseLost(Exception):  # noqa: N818 - named for what happened
    """The job is another process's by now, or may be: nothing was written or sent."""
