"""What is settled before a match of Truco, what happens in it, and what a seat gets to know: plain values only."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, NamedTuple

from engine.cards import Card
from engine.contract import Options, Outcome, Seat, Team, option

Kind = Literal["plain", "onze", "ferro"]  # of a deal
Phase = Literal["choose", "play", "answer"]
CallWord = Literal["truco", "seis", "nove", "doze"]
DealReason = Literal["rounds", "refused", "onze-refused", "tied", "ran"]

# --- Options -------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class TrucoOptions(Options):
    """The settings of a match."""

    raise_rights: str = option("once", choices=("once", "alternate"))  # rule 15: who may call on their turn
    answer_by: str = option("next", choices=("next", "team"))  # rule 16: who answers a call
    manilhas: str = option("vira", choices=("vira", "fixed"), shown=False, later=True)  # rules 4 and 25
    first_worth: int = option(1, choices=(1, 2), shown=False, later=True)  # rules 11 and 25: of a deal, uncalled
    pack: str = option("full", choices=("full", "clean"), later=True)  # rule 26: clean is without 4 5 6 7
    best_of: int = option(1, choices=(1, 3), later=True)  # rule 27: games that a match is made of
    signs: bool = option(False, later=True)  # rule 29: partners may make signs


PRESETS = {
    "paulista": TrucoOptions(),
    "mesa": TrucoOptions(raise_rights="alternate", answer_by="team"),
    "mineiro": TrucoOptions(raise_rights="alternate", answer_by="team", manilhas="fixed", first_worth=2),
}

# Rule 29: what is shouted to the table, and the signs to a partner: zap, copeta, espadilha, pica-fumo, nothing.
SHOUTS = ("ladrao", "marreco", "pato", "desce", "chora")
SIGNS = ("wink", "eyebrows", "cheek", "tongue", "closed")

# --- What happens --------------------------------------------------------------------------------------


class Round(NamedTuple):
    """One card from each seat and what came of it."""

    leader: Seat
    cards: tuple[Card | None, ...]  # counter-clockwise from the leader; None lies face down
    winner: Team | None  # None: tied


class Dealt(NamedTuple):
    """A new deal began; the rank after the turned card, the vira, is the manilha, unless they are fixed."""

    deal: int
    kind: Kind
    starter: Seat
    vira: Card | None
    manilha: str  # the rank; "" where they are fixed
    worth: int


class PlayedManilha(NamedTuple):
    """A seat played one of the four highest cards."""

    seat: Seat
    card: Card


class OnzeAnswered(NamedTuple):
    """A seat of the team with 11 points chose for it whether to play this deal."""

    seat: Seat
    has_accepted: bool


class Called(NamedTuple):
    """A seat asked for the next step."""

    seat: Seat
    call: CallWord
    worth: int  # what the deal is worth if it is accepted


class Answered(NamedTuple):
    """A seat accepted or refused a call."""

    seat: Seat
    has_accepted: bool
    worth: int  # what the deal is worth now


class RoundEnded(NamedTuple):
    """Every seat has played a card."""

    number: int
    winner: Team | None  # None: tied
    leader: Seat  # of the next round, if there is one


class DealEnded(NamedTuple):
    """A deal was won, or nobody won it."""

    deal: int
    winner: Team | None
    worth: int
    reason: DealReason
    score: tuple[int, int]
    rounds: tuple[Round, ...]


class GameWon(NamedTuple):
    """A team has reached the target in one of several games; the next one begins at nothing."""

    winner: Team
    score: tuple[int, int]
    games: tuple[int, int]


class MatchEnded(NamedTuple):
    """A team has won; None if the last deal allowed ended level. The score of a match of several is in games."""

    winner: Team | None
    score: tuple[int, int]


# --- The view ------------------------------------------------------------------------------------------


class TrucoView(NamedTuple):
    """What a seat, or the audience, knows: what lies open, what was called, and the cards this seat may see."""

    options: TrucoOptions
    seat: Seat | None
    deal: int
    kind: Kind
    score: tuple[int, int]
    phase: Phase
    asked: tuple[Seat, ...]
    starter: Seat
    vira: Card | None  # None where manilhas are fixed
    manilha: str  # the rank; "" where they are fixed
    worth: int
    barred: tuple[Team, ...]  # may not call on their turn
    caller: Seat | None  # whose call is open
    calls: tuple[tuple[Seat, str], ...]  # who called, accepted or refused what, in this deal
    rounds: tuple[Round, ...]
    leader: Seat
    on_table: tuple[Card | None, ...]  # of the round being played
    shown: tuple[tuple[Card, ...], ...]  # by seat, the cards in hand that this viewer sees
    held: tuple[int, ...]  # how many cards each seat holds
    spots: tuple[tuple[int, ...], ...]  # mão de ferro: from 1 to 3, where each seat's cards still lie
    hidden: tuple[Card, ...]  # what the viewer played face down
    last_deal: DealEnded | None
    outcome: Outcome | None
    games: tuple[int, int] = (0, 0)  # won, in a match of several


# What lies open to everyone is called the same in a match and in its views.
OPEN = (
    *("options", "deal", "kind", "score", "phase", "asked", "starter", "vira", "worth", "barred"),
    *("caller", "calls", "rounds", "leader", "on_table", "last_deal", "games"),
)
