"""What happens at a table, whatever the game; these facts stand in the log among those of the match."""

from __future__ import annotations

from typing import NamedTuple

from engine.contract import Seat


class TimedOut(NamedTuple):
    """The time of a seat was up: what comes next is what the clock did for it."""

    seat: Seat


class EndProposed(NamedTuple):
    """A person proposed to end the match here."""

    seat: Seat


class EndAnswered(NamedTuple):
    """A person agreed to end the match here, or did not."""

    seat: Seat
    is_wanted: bool


class Shouted(NamedTuple):
    """A person shouted something to the table."""

    seat: Seat
    what: str


class Signed(NamedTuple):
    """A person made a sign to their partners, who alone hear of it."""

    seat: Seat
    what: str


TABLE_FACTS = (TimedOut, EndProposed, EndAnswered, Shouted, Signed)
