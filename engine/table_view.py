"""What a viewer sees of a table."""

from __future__ import annotations

from typing import Any, Final, Literal, NamedTuple

from engine.commands import CloseReason
from engine.contract import Decision, Options, Outcome, Seat, View

# The phases of a table. Stores hold these words: never change one.
Phase = Literal["lobby", "playing", "finished", "closed"]
LOBBY: Final = "lobby"  # seats and options are being chosen
PLAYING: Final = "playing"  # a match is running
FINISHED: Final = "finished"  # its result is shown, and a rematch is offered
CLOSED: Final = "closed"  # nothing happens here any more


class SeatView(NamedTuple):
    """What everyone sees of a seat: a person, a house player or nobody."""

    person: int | None
    level: str | None
    is_ready: bool
    has_left: bool
    wins: int
    has_missed: bool = False  # the last turn: the clock played
    chance: str = ""  # what the person has added to the next match, or to the running one

    @property
    def is_free(self) -> bool:
        """Whether nobody sits here."""
        return self.person is None and self.level is None

    @property
    def is_present(self) -> bool:
        """Whether a person who is not gone sits here."""
        return self.person is not None and not self.has_left


class TableView(NamedTuple):
    """What a person, or with `me` None the audience, knows of a table."""

    id: str
    code: str
    game: str
    options: Options
    preset: str | None
    phase: Phase
    seats: tuple[SeatView, ...]
    owner: int | None  # whoever opened the table, or came after them
    revision: int
    turn_seconds: int
    is_public: bool
    match_number: int
    commitment: str | None
    seed: str | None  # shown once the match is over
    me: Seat | None
    match: View | None
    decision: Decision | None
    asked: tuple[Seat, ...]
    deal: int  # 0 outside a match
    reminded: bool  # my time is almost up
    log: tuple[Any, ...]  # the facts of this match that the viewer heard
    outcome: Outcome | None
    closed_because: CloseReason | None
    answer_seconds: int = 0  # how long those who are asked have, 0 for as long as they like
    answer_by: float | None = None  # when that is over: for the viewer, or for the first who is asked
    ending: tuple[bool | None, ...] = ()  # what each seat says to ending the match here; () if nobody proposed it

    more_seats: int = 0  # that there will be once one more person sits down; 0: the table does not grow
    swaps: tuple[tuple[Seat, Seat], ...] = ()  # who would like to change seats with whom
    may_shout: bool = False  # this turn
    chances: tuple[str, ...] = ()  # what each seat added to the running match, or to the last one
    record_digest: str = ""  # the SHA-256 of its record, once it is over
    next_commitment: str | None = None  # the seal of the next match, while none is played

    @property
    def is_resting(self) -> bool:
        """Whether everybody is away, so that the match waits for them."""
        return self.phase == PLAYING and not any(seat.is_present for seat in self.seats)
