"""What is settled before a match of Santase, what happens in it, and what a seat knows: plain values only."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal, NamedTuple

from engine.cards import Card, Suit
from engine.contract import Options, Outcome, Seat, option

# --- Options -------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class SantaseOptions(Options):
    """The settings of a match; those not shown are what the rule sets disagree about."""

    target: int = option(11, choices=(7, 10, 11, 21), low=1, high=99)  # rule 23: game points that win the match
    must_head: bool = option(False)  # rule 9: whoever follows suit must beat the card led if possible
    declaring: bool = option(True, shown=False)  # rules 15 and 16: 66 must be declared, not just reached
    blank_by: str = option("tricks", choices=("tricks", "points"), shown=False)  # rule 20: lost without these: 3
    half: int = option(33, choices=(33, 31), low=0, high=66, shown=False)  # rule 20: lost with fewer points: 2
    exchange_talon: int = option(3, low=1, high=12, shown=False)  # rule 11: fewest cards, with the turned one
    exchange_following: bool = option(False, shown=False)  # rule 11: the nine may be exchanged by either seat
    close_talon: int = option(4, low=1, high=12, shown=False)  # rule 12: fewest cards, with the turned one
    failed_close: str = option("counted", choices=("counted", "two", "three"), shown=False)  # rule 22
    marriage_lead: str = option("either", choices=("either", "queen"), shown=False)  # rule 10
    plain_first_trick: bool = option(False, shown=False)  # no marriage, exchange or closing in it
    last_trick_points: int = option(0, low=0, high=10, shown=False)  # rule 19: unless the talon was closed
    marriage_after_trick: bool = option(False, later=True)  # rule 10: only once a trick was won
    undeclared: str = option("trick", choices=("trick", "total"), shown=False, later=True)  # rule 19: who has won


_REACHING = SantaseOptions(
    declaring=False, blank_by="points", half=31, exchange_talon=1, marriage_lead="queen", failed_close="three"
)
PRESETS = {
    "one": SantaseOptions(),
    "two": replace(_REACHING, target=10, exchange_following=True, close_talon=1, failed_close="two"),
    "three": _REACHING,
    "bulgarian": SantaseOptions(
        must_head=True,
        failed_close="three",
        plain_first_trick=True,
        last_trick_points=10,
        marriage_after_trick=True,
        undeclared="total",
    ),
}

# --- What happens --------------------------------------------------------------------------------------


class Trick(NamedTuple):
    """Two cards on the table and who took them."""

    leader: Seat
    led: Card
    answer: Card
    winner: Seat


class TalonDrawn(NamedTuple):
    """Both seats drew a card, the winner of the trick first."""

    first: Seat
    left: int


class Married(NamedTuple):
    """A seat showed king and queen of a suit."""

    seat: Seat
    suit: Suit
    points: int


class Exchanged(NamedTuple):
    """A seat laid down the nine of trumps and took the turned card."""

    seat: Seat
    nine: Card
    taken: Card


class Closed(NamedTuple):
    """A seat closed the talon."""

    seat: Seat


class Declared(NamedTuple):
    """A seat declared 66."""

    seat: Seat


# How a deal was won: "counted" after the last trick of a closed deal, "total" and "level" after that of another.
DealReason = Literal["declared", "misdeclared", "reached", "last-trick", "counted", "total", "level", "given"]


class DealEnded(NamedTuple):
    """A deal was won, or nobody won it, and everything is counted in the open."""

    deal: int
    winner: Seat | None
    worth: int  # game points
    reason: DealReason
    points: tuple[int, int]
    taken: tuple[int, int]  # tricks
    closer: Seat | None
    score: tuple[int, int]
    trick: Trick | None  # the last one


class MatchEnded(NamedTuple):
    """A seat has reached the target; None if the last deal allowed ended level."""

    winner: Seat | None
    score: tuple[int, int]


# --- The view ------------------------------------------------------------------------------------------


class SantaseView(NamedTuple):
    """What a seat, or the audience, knows: what lies open, what was seen, and the seat's own hand."""

    options: SantaseOptions
    seat: Seat | None
    deal: int
    dealer: Seat
    score: tuple[int, int]
    asked: tuple[Seat, ...]
    hand: tuple[Card, ...]  # the viewer's own
    held: tuple[int, int]  # how many cards each seat holds
    known: tuple[tuple[Card, ...], tuple[Card, ...]]  # cards everyone has seen go into each hand
    turned: Card  # the card under the talon, or the last to lie there
    trump: Suit
    talon: int  # cards left, the turned one counted
    leader: Seat
    led: Card | None  # the card on the table
    married: Suit | None  # the suit of the marriage shown on this lead
    marriages: tuple[tuple[Seat, Suit], ...]
    exchanged: tuple[Seat, Card] | None  # who took the turned card, and which
    closer: Seat | None
    closed_after: int  # tricks, when the talon was closed
    blank_at_close: bool  # the closer's opponent had nothing yet
    tricks: tuple[Trick, ...]
    taken: tuple[int, int]  # tricks
    points: tuple[int | None, int | None]  # None where players keep count themselves
    last_deal: DealEnded | None
    outcome: Outcome | None


# What lies open to everyone is called the same in a match and in its views; rows are lists in a match.
OPEN = (
    *("options", "deal", "dealer", "asked", "turned", "trump", "leader", "led", "married", "exchanged"),
    *("closer", "closed_after", "blank_at_close", "last_deal"),
)
OPEN_ROWS = ("score", "marriages", "taken")
