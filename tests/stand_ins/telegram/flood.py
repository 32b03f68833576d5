"""The flood limits, which count sends and edits."""

from __future__ import annotations

import math
from collections import defaultdict, deque
from dataclasses import dataclass

from .errors import too_many_requests


@dataclass(frozen=True)
class FloodLimits:
    """How much may be sent and edited: n in a group each minute, to a person a minute and a second, over all
    a second."""

    group_per_minute: int = 20
    private_per_minute: int = 20
    private_per_second: float = 1.0
    private_burst: int = 3
    overall_per_second: int = 30


REAL_LIMITS = FloodLimits()


class Flood:
    """Counts what goes out; without limits it only lets everything pass."""

    def __init__(self, limits: FloodLimits | None) -> None:
        self.limits = limits
        self._chats: dict[int, deque[float]] = defaultdict(deque)
        self._private_full: dict[int, float] = {}  # when a person's bucket is full again
        self._overall: deque[float] = deque()

    def admit(self, chat_id: int, now: float) -> None:
        """Let one send or edit pass, or fail with 429; what fails does not count."""
        limits = self.limits
        if limits is None:
            return
        waits = [_wait(self._overall, limits.overall_per_second, 1.0, now)]
        per_minute = limits.group_per_minute if chat_id < 0 else limits.private_per_minute
        waits.append(_wait(self._chats[chat_id], per_minute, 60.0, now))
        if chat_id > 0:
            full = max(now, self._private_full.get(chat_id, now))
            waits.append(full + (1 - limits.private_burst) / limits.private_per_second - now)
        if max(waits) > 0:
            raise too_many_requests(max(1, math.ceil(max(waits))))
        self._overall.append(now)
        self._chats[chat_id].append(now)
        if chat_id > 0:
            self._private_full[chat_id] = full + 1 / limits.private_per_second


def _wait(times: deque[float], count: int, seconds: float, now: float) -> float:
    """How long until one more fits into the window."""
    while times and times[0] <= now - seconds:
        times.popleft()
    return times[0] + seconds - now if len(times) >= count else 0.0
