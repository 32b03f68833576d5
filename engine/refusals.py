"""Why a table says no. Each refusal has a key, under which every language has one clear sentence."""

from __future__ import annotations

from engine.contract import Refusal


class TableClosed(Refusal):
    """The table has been closed."""

    key = "table-closed"


class TableFull(Refusal):
    """Every seat is taken."""

    key = "table-full"


class SeatTaken(Refusal):
    """Someone sits there."""

    key = "seat-taken"


class NotYourSwap(Refusal):
    """Two others are asked about changing seats, or nobody has asked."""

    key = "not-your-swap"


class AlreadySeated(Refusal):
    """The person sits there, or at this table, already."""

    key = "already-seated"


class NotAtTable(Refusal):
    """The person has no seat at this table."""

    key = "not-at-table"


class RemovedFromTable(Refusal):
    """Whoever runs the place has taken the person from this table."""

    key = "removed-from-table"


class NotOwner(Refusal):
    """Only the owner of the table may do this."""

    key = "not-owner"


class ShoutedAlready(Refusal):
    """The person has shouted or signed since they last did something."""

    key = "shouted-already"


class StillHere(Refusal):
    """Somebody is playing: only someone who has left, missed a turn or kept the others waiting can be replaced."""

    key = "still-here"


class NotReady(Refusal):
    """Someone has not agreed yet."""

    key = "not-ready"


class NotEnoughPlayers(Refusal):
    """The number of players does not fit the game."""

    key = "not-enough-players"


class MatchRunning(Refusal):
    """This can only be changed between matches."""

    key = "match-running"


class CannotEnterNow(Refusal):
    """A running match cannot be entered, only watched."""

    key = "cannot-enter-now"


class NoMatchRunning(Refusal):
    """There is no match to act in."""

    key = "no-match-running"


class UnknownChoice(Refusal):
    """There is no such choice."""

    key = "unknown-choice"


class NoSuchTable(Refusal):
    """No table has this code or id."""

    key = "no-such-table"


class Busy(Refusal):
    """The table has more presses waiting than it can take."""

    key = "busy"


class NotSaved(Refusal):
    """The store did not take the command; nothing has changed."""

    key = "not-saved"


class MaybeSaved(NotSaved):
    """The store stopped answering while it wrote: whether the command counts is seen when it is back."""

    key = "maybe-saved"
