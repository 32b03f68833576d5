"""What others write in places, as far as a platform tells: how far up it has scrolled a message of ours."""

from __future__ import annotations

from collections import OrderedDict, deque

LINES = 5  # below a message, after which people no longer see all of it
PLACES_MAX = 10_000


class PlaceTalk:
    """Remembers the numbers of the last messages that others have written in each place."""

    def __init__(self) -> None:
        self._lately: OrderedDict[str, deque[int]] = OrderedDict()

    def heard(self, address: str, message: int) -> None:
        """Somebody writes something; later messages have higher numbers, and what is heard again counts once."""
        lately = self._lately.setdefault(address, deque(maxlen=LINES))
        self._lately.move_to_end(address)
        if not lately or message > lately[-1]:
            lately.append(message)
        if len(self._lately) > PLACES_MAX:
            self._lately.popitem(last=False)

    def has_scrolled(self, address: str, ref: str) -> bool:
        """Whether so much stands below a message that it is out of sight."""
        lately = self._lately.get(address)
        return lately is not None and len(lately) == LINES and ref.isdecimal() and lately[0] > int(ref)
