"""Where somebody asks for something, and what they may do there: a fact about a press that the platform knows."""

from __future__ import annotations

from typing import NamedTuple


class Presence(NamedTuple):
    """Somebody in a place."""

    place: str  # its address
    home: str = ""  # the address of the server or group that it belongs to, "" where it belongs to none
    parent: str = ""  # the address of the channel in which a thread hangs
    name: str = ""  # what people call the place
    moderates: bool = False  # runs the place: may do something about what others write there
    governs: bool = False  # decides for the whole server or group,
    has_others: bool = False  # which has other places, too
    opens: str = ""  # what a table can have to itself there: a "thread" or a "topic", if any

    @property
    def tail(self) -> str:
        """The end of the place's address, which buttons about it carry."""
        return self.place.partition(":")[2]


def at_home(place: str) -> Presence:
    """Somebody in a place that is theirs alone."""
    return Presence(place, moderates=True, governs=True)
