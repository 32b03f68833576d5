"""What is settled before a match of Kniffeliger, what happens in it, and what everyone sees: plain values only."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, NamedTuple, get_args

from engine.contract import Options, Outcome, Seat, option

# --- Options -------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class KniffeligerOptions(Options):
    """The settings of a match."""

    dirty_tricks: bool = option(True)  # rules 9 to 19: the bonus die and what it brings
    bonus_odds: str = option("even", choices=("even", "catch-up"))  # rule 11
    upper_bonus: bool = option(False)  # rule 7
    further_fives: bool = option(False)  # rule 8
    joker: bool = option(False, later=True)  # rule 8


PRESETS = {
    "kniffeliger": KniffeligerOptions(),
    "kniffel": KniffeligerOptions(dirty_tricks=False, upper_bonus=True, further_fives=True),
}

# --- The sheet -----------------------------------------------------------------------------------------

DICE = 5
BOXES = (
    *("ones", "twos", "threes", "fours", "fives", "sixes"),
    *("three", "four", "house", "small", "large", "kniffeliger", "chance"),
)


def told_box(box: str, options: KniffeligerOptions) -> str:
    """A box as it is called: five equal dice are a Kniffel where there are no dirty tricks."""
    return "kniffel" if box == "kniffeliger" and not options.dirty_tricks else box


class Sheet(NamedTuple):
    """What is filled in on a sheet, box by box; None is open."""

    entries: tuple[int | None, ...] = (None,) * len(BOXES)
    further_fives: int = 0  # how often rule 8 has paid
    total: int = 0


# --- The bonuses ---------------------------------------------------------------------------------------

Bonus = Literal["steal", "freeze", "crossout", "shift", "exchange", "choice"]
BONUSES: tuple[Bonus, ...] = get_args(Bonus)  # a choice becomes any of the others when it is used
Odds = Literal["level", "behind", "leading"]  # how a seat stands when it rolls the bonus die

# --- What happens --------------------------------------------------------------------------------------

LostTurn = Literal["skipped", "frozen", "full"]


class RoundBegan(NamedTuple):
    """A new round began."""

    deal: int


class Rolled(NamedTuple):
    """A seat kept some dice and rolled the rest."""

    seat: Seat
    kept: tuple[int, ...]
    dice: tuple[int, ...]  # all five, lowest first
    left: int  # rolls


class Entered(NamedTuple):
    """A seat filled a box."""

    seat: Seat
    box: str
    points: int
    dice: tuple[int, ...]


class Crossed(NamedTuple):
    """A seat crossed out a box of its own."""

    seat: Seat
    box: str
    dice: tuple[int, ...]


class FurtherFive(NamedTuple):
    """A seat had five equal dice again."""

    seat: Seat
    points: int


class UpperBonus(NamedTuple):
    """A sheet has got enough points in ones to sixes, or has lost them to a thief."""

    seat: Seat
    points: int


class BonusWon(NamedTuple):
    """A seat rolled the bonus die."""

    seat: Seat
    bonus: Bonus


class BonusDeclined(NamedTuple):
    """A seat did not roll the bonus die."""

    seat: Seat


class Stole(NamedTuple):
    """A seat took another's entry."""

    seat: Seat
    other: Seat
    box: str
    points: int
    spent: Bonus  # the bonus: of this kind, or a choice


class Froze(NamedTuple):
    """A seat froze a box of another's next turn."""

    seat: Seat
    other: Seat
    box: str
    spent: Bonus


class CrossedOut(NamedTuple):
    """A seat closed a box of another's sheet."""

    seat: Seat
    other: Seat
    box: str
    spent: Bonus


class Shifted(NamedTuple):
    """A seat moved all sheets on by one seat."""

    seat: Seat
    spent: Bonus
    scores: tuple[int, ...]  # afterwards


class Exchanged(NamedTuple):
    """A seat exchanged its sheet with another's."""

    seat: Seat
    other: Seat
    spent: Bonus
    scores: tuple[int, ...]  # afterwards


class TurnLost(NamedTuple):
    """A seat has no turn, or no more of it."""

    seat: Seat
    reason: LostTurn


class RoundEnded(NamedTuple):
    """Every seat has had its turn."""

    deal: int
    scores: tuple[int, ...]


class MatchEnded(NamedTuple):
    """Every sheet is full."""

    winners: tuple[Seat, ...]
    scores: tuple[int, ...]


# --- The view ------------------------------------------------------------------------------------------


class KniffeligerView(NamedTuple):
    """What everyone knows: all of it lies open, and only the dice to come are unknown."""

    options: KniffeligerOptions
    seat: Seat | None
    deal: int
    first: Seat
    turn: Seat
    asked: tuple[Seat, ...]
    dice: tuple[int, ...]  # lowest first; none before the first roll
    rolls: int  # made in this turn
    is_bonus_offered: bool
    sheets: tuple[Sheet, ...]
    bonuses: tuple[tuple[Bonus, ...], ...]
    frozen: tuple[tuple[str, ...], ...]  # the boxes each seat cannot fill in its next turn, or in this one
    skips: tuple[int, ...]  # how many turns each seat will miss
    outcome: Outcome | None
