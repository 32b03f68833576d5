"""What is settled before a match of 61, what happens in it, and what a seat gets to know: plain values only."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Literal, NamedTuple, Self

from engine.cards import Card, Suit
from engine.contract import Options, Outcome, Seat, Team, option

# --- Options -------------------------------------------------------------------------------------------

MAJORITY = {1: 61, 2: 121}  # more than half of the points in one and two packs


@dataclass(frozen=True)
class SixtyOneOptions(Options):
    """The settings of a match."""

    decks: int = option(1, choices=(1, 2))  # rule 3
    target: int = option(MAJORITY[1], choices=(31, 61, 121, 181, 241), low=1, high=500)  # rule 16
    seven_high: bool = option(False)  # rule 9
    free_follow: bool = option(False)  # rule 10
    punish_at: str = option("match", choices=("match", "round"))  # rule 19
    hands: str = option(
        "single", choices=("single", "best3", "best5", "till2"), later=True
    )  # rule 27: how long a match is

    def changed(self, name: str, text: str) -> Self:
        """One option set; a target that was the majority of the points stays so with other packs."""
        options = super().changed(name, text)
        if self.target == MAJORITY[self.decks]:
            options = replace(options, target=options.target if name == "target" else MAJORITY[options.decks])
        return options

    @classmethod
    def from_dict(cls, values: Mapping[str, Any]) -> Self:
        """The options from plain values in whatever order: the packs first, then the target they imply."""
        return super().from_dict(dict(sorted(values.items())))


PRESETS = {"classic": SixtyOneOptions(), "double": SixtyOneOptions(decks=2, target=MAJORITY[2])}

# --- What happens --------------------------------------------------------------------------------------


class Trick(NamedTuple):
    """Six cards on the table, clockwise from the leader, and who took them; None if they were tied."""

    leader: Seat
    cards: tuple[Card, ...]
    winner: Seat | None


class PointsTaken(NamedTuple):
    """A seat took the trick for its team, and with it what was waiting."""

    seat: Seat
    points: int  # of the six cards
    collected: int  # that had waited since tied tricks


class TrickTied(NamedTuple):
    """The best cards were identical and of both teams: the points wait."""

    card: Card
    points: int
    waiting: int  # in all


class PileDrawn(NamedTuple):
    """Everyone drew a card, this seat first."""

    first: Seat
    left: int


SubmitReason = Literal["tie", "match", "hand", "round"]  # two for a tie, or for losing any of these


class Submitted(NamedTuple):
    """A team submitted punishment cards; with the two, all that it had submitted came back."""

    team: Team
    ranks: str
    reason: SubmitReason


class DealEnded(NamedTuple):
    """A deal is over: all cards are played, or a team has reached the target."""

    deal: int
    points: tuple[int, int]  # in this deal
    score: tuple[int, int]
    trick: Trick  # the last one


class HandWon(NamedTuple):
    """A team has reached the target in one of several hands; the next one begins at nothing."""

    team: Team
    score: tuple[int, int]
    hands: tuple[int, int]  # won by each team


class MatchEnded(NamedTuple):
    """A team has won; of several hands the score is how many each has won."""

    team: Team
    score: tuple[int, int]


# --- The view ------------------------------------------------------------------------------------------


class SixtyOneView(NamedTuple):
    """What a seat, or the audience, knows: what lies open, what was seen, and the seat's own hand."""

    options: SixtyOneOptions
    seat: Seat | None
    deal: int
    dealer: Seat
    asked: tuple[Seat, ...]
    score: tuple[int, int]
    points: tuple[int, int]  # in this deal
    waiting: int  # points of tied tricks
    ties: int  # tied tricks whose points wait
    banks: tuple[int, int]  # how many punishment cards each team has submitted, by `tables.SEQUENCE`
    trump: Suit
    turned: Card  # the card under the pile, or the last to lie there
    turned_holder: Seat | None  # who has drawn it and not yet played it
    pile: int  # cards left, the turned one counted
    leader: Seat
    winning_team: Team | None  # of the last untied trick in this deal
    trick: tuple[Card, ...]  # on the table, clockwise from the leader
    tricks: tuple[Trick, ...]
    hand: tuple[Card, ...]  # the viewer's own
    held: tuple[int, ...]  # how many cards each seat holds
    last_deal: DealEnded | None
    outcome: Outcome | None
    hands_won: tuple[int, int] = (0, 0)  # in a match of several
    two_by: Team | None = None  # which team has submitted its two, where that ends the match


# What lies open to everyone is called the same in a match and in its views; rows are lists in a match.
OPEN = (
    *("options", "deal", "dealer", "asked", "waiting", "ties", "trump", "leader", "winning_team", "last_deal"),
    "two_by",
)
OPEN_ROWS = ("score", "points", "banks", "hands_won")
