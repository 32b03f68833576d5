"""What can be asked of a table: commands, in the imperative. Each is also what the journal records once it counts.

Their fields are plain values; choices are absolute ("ready: yes", never "toggle"), so that a repeat is harmless.
"""

from __future__ import annotations

from typing import Any, Final, Literal, NamedTuple

# Who gives a command: a person's id, or one of these.
Actor = int | Literal["clock", "house", "service", "moderator"]
CLOCK: Final = "clock"
HOUSE: Final = "house"
SERVICE: Final = "service"
MODERATOR: Final = "moderator"  # whoever runs the place where the table is; which of them, the table need not know


class Open(NamedTuple):
    """Set up a table; whoever opens it sits down first and is its owner."""

    game: str
    code: str
    seats: int | None = (
        None  # at first; the table grows as people sit down. None: every seat of the game, once usual
    )


class Sit(NamedTuple):
    """Take a seat, or with None the first free one; whoever is seated already changes seats."""

    seat: int | None = None


class Fill(NamedTuple):
    """Put house players into a seat, or with None into every free one."""

    level: str
    seat: int | None = None


class Clear(NamedTuple):
    """Send a house player away from a seat."""

    seat: int


class SetGame(NamedTuple):
    """Choose the game."""

    game: str


class Swap(NamedTuple):
    """Ask the person in the other of these seats to change seats, agree to that, or with False drop it."""

    seat: int
    other: int
    is_wanted: bool = True


class SetSeats(NamedTuple):
    """Choose the number of seats, or with 0 let the table grow as people sit down."""

    seats: int


class SetPreset(NamedTuple):
    """Choose a named set of options."""

    preset: str


class SetOption(NamedTuple):
    """Choose one option."""

    name: str
    value: str


class SetTimer(NamedTuple):
    """Choose the time for a turn in seconds, 0 for none."""

    seconds: int


class SetPublic(NamedTuple):
    """List the table everywhere, or only in its own places."""

    is_public: bool


class Ready(NamedTuple):
    """Agree to the seats and options as shown, or take that back."""

    is_ready: bool
    revision: int | None = None


class Shake(NamedTuple):
    """Add a die of one's own choosing to the chance of the next match."""

    die: int


class Start(NamedTuple):
    """Begin a match; in the journal with the commitment to its seed and all it starts from."""

    revision: int | None = None
    commitment: str | None = None
    table: Any = None


class Act(NamedTuple):
    """Do something in the match; the seat is the person's own unless the clock or a house player acts."""

    code: str
    number: int | None = None
    seat: int | None = None


class Shout(NamedTuple):
    """Shout something ready-made to the table, or with a sign tell it to one's partners alone; once a turn."""

    what: str


class PlayForced(NamedTuple):
    """Have one's only possible action done by itself after a short pause, or do it oneself again."""

    is_wanted: bool


class Leave(NamedTuple):
    """Go: in the lobby the seat is free again, in a match a house player holds it."""


class Return(NamedTuple):
    """Take one's seat back from the house player holding it."""


class Replace(NamedTuple):
    """Ask that a house player hold the seat of someone who is gone."""

    seat: int


class Remove(NamedTuple):
    """Take a person from the table for good; in a match a house player plays on in their seat."""

    person: int


class Remind(NamedTuple):
    """Note that a seat was told that its time is almost up, for the decision of this number."""

    seat: int
    number: int | None = None


class Extend(NamedTuple):
    """Give a seat, or with None every seat that is asked, more time; with a number, for that decision only."""

    seconds: float
    seat: int | None = None
    number: int | None = None


class End(NamedTuple):
    """Propose to end the match here, agree to that, or with False be against it."""

    is_wanted: bool


class Void(NamedTuple):
    """End the match without a result, because it cannot be replayed."""

    reason: Literal["rules-changed"]


CloseReason = Literal[
    "host",  # its owner wanted it so
    "idle",  # nobody has touched it for long
    "moderator",  # those who run the place where it was opened wanted it so
]


class Close(NamedTuple):
    """End the table."""

    reason: CloseReason = "host"


Command = (
    Open | Sit | Swap | Fill | Clear | SetGame | SetSeats | SetPreset | SetOption | SetTimer | SetPublic | Ready
    | Shake | Start | Act | Shout | PlayForced | Leave | Return | Replace | Remove | Remind | Extend | End | Void
    | Close
)  # fmt: skip

# The word of each command in the journal; never change one, journals hold them.
COMMANDS: dict[type[Any], str] = {
    Open: "open",
    Sit: "sit",
    Swap: "swap",
    Fill: "fill",
    Clear: "clear",
    SetGame: "game",
    SetSeats: "seats",
    SetPreset: "preset",
    SetOption: "option",
    SetTimer: "timer",
    SetPublic: "public",
    Ready: "ready",
    Shake: "shake",
    Start: "start",
    Act: "act",
    Shout: "shout",
    PlayForced: "forced",
    Leave: "leave",
    Return: "return",
    Replace: "replace",
    Remove: "remove",
    Remind: "remind",
    Extend: "extend",
    End: "end",
    Void: "void",
    Close: "close",
}
