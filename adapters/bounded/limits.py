"""How often somebody may do something: a sliding count per key, kept in memory and bounded."""

from __future__ import annotations

from collections import OrderedDict, deque

KEYS_MAX = 10_000


class Limit:
    """At most `times` within `seconds` for each key."""

    def __init__(self, times: int, seconds: float) -> None:
        self._times = times
        self._seconds = seconds
        self._marks: OrderedDict[object, deque[float]] = OrderedDict()

    def is_reached(self, key: object, now: float) -> bool:
        """Whether this key has used up its times for now."""
        marks = self._marks.get(key)
        if marks is None:
            return False
        while marks and marks[0] <= now - self._seconds:
            marks.popleft()
        return len(marks) >= self._times

    def count(self, key: object, now: float) -> None:
        """Note one more."""
        marks = self._marks.pop(key, None) or deque(maxlen=self._times)
        marks.append(now)
        self._marks[key] = marks
        if len(self._marks) > KEYS_MAX:
            self._marks.popitem(last=False)
