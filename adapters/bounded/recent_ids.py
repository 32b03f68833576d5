"""The ids of what was delivered lately, so that a second delivery of it does nothing."""

from __future__ import annotations

from collections import OrderedDict

IDS_MAX = 5_000


class RecentIds:
    """The latest ids, up to a limit."""

    def __init__(self, most: int = IDS_MAX) -> None:
        self._most = most
        self._ids: OrderedDict[object, None] = OrderedDict()

    def __contains__(self, delivered: object) -> bool:
        return delivered in self._ids

    def add(self, delivered: object) -> None:
        """Remember this; the oldest is forgotten for it."""
        self._ids[delivered] = None
        if len(self._ids) > self._most:
            self._ids.popitem(last=False)
