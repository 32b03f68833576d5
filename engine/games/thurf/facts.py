"""What is settled before a match of Thurf, what happens in it, and what a seat gets to know: plain values only."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, NamedTuple, get_args

from engine.cards import Card, Suit
from engine.contract import Options, Outcome, Seat, Team, option

# --- Options -------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class ThurfOptions(Options):
    """The settings of a match."""

    games: int = option(6, choices=(0, 3, 6, 12, 24), low=0, high=100)  # rule 28; 0: until a majority stops
    kotu_factor: int = option(2, choices=(1, 2, 4))  # rule 26: how much more a kotu counts
    play_out: bool = option(False)  # rule 15: a kotu goes on after its first lost pattu
    scoreboard: str = option("auto", choices=("auto", "manual"))  # rule 30: who keeps it
    log: str = option("keep", choices=("keep", "clear", "last"))  # rule 32: what stays posted


PRESETS = {
    "standard": ThurfOptions(),
    "memory": ThurfOptions(log="last"),
}

Raise = Literal["addu", "shartu", "pai-shartu"]
RAISES: tuple[Raise, ...] = get_args(Raise)
Phase = Literal["call", "name", Raise, "play", "pause", "over"]
Call = Literal["aata", "kotu", "pass"]
Answer = Literal[Call, "withdrawn", "next", "stop"]  # in the window of calls, and between two games

# --- What happens --------------------------------------------------------------------------------------


class Trick(NamedTuple):
    """One pattu: who played what, in order, and who took it."""

    seats: tuple[Seat, ...]
    cards: tuple[Card, ...]
    winner: Seat


class Dealt(NamedTuple):
    """A seat dealt the first cards, counter-clockwise in this order."""

    deal: int
    game: int
    dealer: Seat
    order: tuple[Seat, ...]
    each: int


class PlayBegan(NamedTuple):
    """Declaring is over: the rest of the cards was dealt in the same order, and a seat leads."""

    dealer: Seat
    each: int  # none at a table of eight
    leader: Seat


class Called(NamedTuple):
    """A seat called aata or kotu, or passed; perhaps instead of what it called before."""

    seat: Seat
    call: Call


class Withdrew(NamedTuple):
    """A seat withdrew its call."""

    seat: Seat


class Chosen(NamedTuple):
    """A seat comes first and is to name the suit; must, if nobody else would."""

    seat: Seat
    is_kotu: bool
    must: bool


class ThrownIn(NamedTuple):
    """Nobody declared, so the same seat deals again."""

    dealer: Seat
    times: int  # in a row


class Named(NamedTuple):
    """A seat declared the thurf suit."""

    seat: Seat
    suit: Suit
    is_kotu: bool


class Raised(NamedTuple):
    """A seat raised the stake."""

    seat: Seat
    call: Raise
    stake: int


class Held(NamedTuple):
    """A seat let the stake be."""

    seat: Seat


class GameEnded(NamedTuple):
    """A game was played, and everything is counted in the open."""

    game: int
    winner: Team
    declarer: Seat
    is_kotu: bool
    thurf: Suit
    points: tuple[int, int]  # by team
    taken: tuple[int, int]  # pattus, by team
    stake: int
    worth: int  # the stake, in kotu times the factor
    dealer: Seat
    change: int | None  # of the pending games; None where players keep the board
    next_dealer: Seat
    pending: int  # of the team that deals next
    won: tuple[int, int]  # games, each by its worth
    trick: Trick  # the last one


class Answered(NamedTuple):
    """A seat wants the next game, or proposes to stop."""

    seat: Seat
    answer: Answer


class BoardSet(NamedTuple):
    """A seat set the board by hand."""

    seat: Seat
    dealer: Seat
    pending: int


class MatchEnded(NamedTuple):
    """The match is over; the team that must deal next has lost it, unless players keep the board."""

    winner: Team | None
    won: tuple[int, int]


# --- The view ------------------------------------------------------------------------------------------


class ScoreLine(NamedTuple):
    """One line of the scoreboard: how a game changed the pending games of the dealing team."""

    dealer: Seat
    change: int
    next_dealer: Seat
    pending: int


class ThurfView(NamedTuple):
    """What a seat, or the audience, knows: what lies open, what was seen, their own hand and pattus."""

    options: ThurfOptions
    seat: Seat | None
    seats: int
    deal: int
    game: int  # games played before this one
    dealer: Seat
    pending: int
    won: tuple[int, ...]
    history: tuple[ScoreLine, ...]
    phase: Phase
    asked: tuple[Seat, ...]
    answers: tuple[Answer | None, ...]
    changes: tuple[int, ...]  # how often each seat changed its answer, or the board
    thrown_in: int  # deals in a row before this one
    declarer: Seat | None  # also before the suit is named
    is_kotu: bool
    must_declare: bool
    thurf: Suit | None
    raised: tuple[Seat, ...]  # who called addu, shartu, pai-shartu
    stake: int
    hand: tuple[Card, ...]  # the viewer's own
    held: tuple[int, ...]  # how many cards each seat holds
    stock: int  # cards not yet dealt
    order: tuple[Seat, ...]  # of play in this pattu
    trick: tuple[Card, ...]
    gone: tuple[Card, ...]  # all cards of finished pattus, as good players remember
    missing: tuple[tuple[Card, ...], ...]  # what each seat cannot hold after what it played
    taken: tuple[int, ...]  # pattus, by team
    pattus: tuple[Trick, ...]  # those of the seat's own team (rule 31)
    points: tuple[int | None, int | None]  # their own team's
    last_trick: Trick | None
    last_game: GameEnded | None
    outcome: Outcome | None


# What lies open to everyone is called the same in a match and in its views; rows are lists in a match.
OPEN = (
    *("options", "seats", "deal", "game", "dealer", "pending", "phase", "asked", "thrown_in", "declarer"),
    *("is_kotu", "must_declare", "thurf", "raised", "stake", "order", "last_trick", "last_game"),
)
OPEN_ROWS = ("won", "history", "answers", "changes", "trick", "taken")
