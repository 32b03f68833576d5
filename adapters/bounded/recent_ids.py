"""What was delivered lately, so that a second delivery of it does nothing."""

from __future__ import annotations

from collections import OrderedDict

SEEN_MAX = 5_000


class Seen:
    """The latest things that were taken, up to a limit."""

    def __init__(self, most: int = SEEN_MAX) -> None:
        self._most = most
        self._seen: OrderedDict[object, None] = OrderedDict()

    def __contains__(self, delivered: object) -> bool:
        return delivered in self._seen

    def add(self, delivered: object) -> None:
        """Remember this; the oldest is forgotten for it."""
        self._seen[delivered] = None
        if len(self._seen) > self._most:
            self._seen.popitem(last=False)
