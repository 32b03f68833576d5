"""The cards of Thurf with their order and points, its actions, each made once, and what is looked up in play.

Everything here is about cards by name: where two packs are played with, both copies of a card are the number of
the first one, and the sets of the tables hold both copies. Rule numbers are those of the rules page.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations

from engine.cards import (
    BIT,
    NAME,
    RANK,
    SUIT,
    SUITS,
    TIE_ORDER,
    Card,
    card,
    pack,
    set_of,
)
from engine.contract import Action, Seat
from engine.games.thurf.facts import RAISES, Answer, Phase
from engine.tricks import SUIT_SET, stronger_sets

# --- The cards -----------------------------------------------------------------------------------------

THURF_STRENGTH = "TQKA9J"  # weakest first
PLAIN_STRENGTH = "9TJQKA"
THURF_POINTS = {"A": 11, "K": 3, "Q": 2, "J": 20, "T": 10, "9": 14}
PLAIN_POINTS = {"A": 11, "K": 3, "Q": 2, "J": 1, "T": 10, "9": 0}

SECOND = 52  # what is added to the number of a card's second copy
NAMES = pack(PLAIN_STRENGTH)
_TWO_PACKS = [*NAMES, *(name + SECOND for name in NAMES)]
PACK = {4: NAMES, 6: _TWO_PACKS, 8: _TWO_PACKS}  # by the number of seats
JACKS = tuple(card("J" + suit) for suit in SUITS)

FIRST_CARDS = {4: 4, 6: 6, 8: 6}  # rule 4
ENOUGH = {4: 48, 6: 95, 8: 95}  # rule 22: with this many points the team that did not declare wins

# By thurf suit: what each card counts.
CARD_POINTS = tuple(
    tuple((THURF_POINTS if SUIT[one] == thurf else PLAIN_POINTS).get(RANK[one], 0) for one in range(52))
    for thurf in range(4)
)

_THURF_STRONGER = stronger_sets(THURF_STRENGTH)
_PLAIN_STRONGER = stronger_sets(PLAIN_STRENGTH)

# By thurf suit: the cards that beat a card when they are played after it; an equal one does not.
BEATING = tuple(
    tuple(
        _THURF_STRONGER[one] if SUIT[one] == thurf else _PLAIN_STRONGER[one] | SUIT_SET[thurf] for one in range(52)
    )
    for thurf in range(4)
)
# By thurf suit: the cards that can take over from a card: those that beat it, and the other jack of thurf.
CONTENDING = tuple(
    tuple(BEATING[thurf][one] | (BIT[one] if one == JACKS[thurf] else 0) for one in range(52))
    for thurf in range(4)
)
# The thurf cards that are not lower than this one.
NOT_LOWER = tuple(_THURF_STRONGER[one] | BIT[one] | BIT[one + SECOND] for one in range(52))
# By thurf suit: the thurf cards that may be played on a card of another suit's pattu; and the cards that are none.
PERMITTED = tuple(
    tuple(NOT_LOWER[one] if SUIT[one] == thurf else SUIT_SET[thurf] for one in range(52)) for thurf in range(4)
)
PLAIN = tuple(sum(SUIT_SET) - SUIT_SET[thurf] for thurf in range(4))

# By thurf suit: the sets of equally low cards, plain ones before thurf and then by rank (rule 33). And which card
# of such a set the clock plays: ♦ ♠ ♥ ♣.
LOWEST_FIRST = tuple(
    [
        *(set_of(card(rank + suit) for suit in SUITS if suit != SUITS[thurf]) for rank in PLAIN_STRENGTH),
        *(BIT[card(rank + SUITS[thurf])] for rank in THURF_STRENGTH),
    ]
    for thurf in range(4)
)
LOWEST = {
    set_of(equal): min(equal, key=lambda one: TIE_ORDER[SUIT[one]])
    for rank in PLAIN_STRENGTH
    for count in (1, 2, 3)
    for equal in combinations([card(rank + suit) for suit in SUITS], count)
}

# --- The phases ----------------------------------------------------------------------------------------

# Whether it is a window, has standing offers, and lies between deals.
_PHASES: tuple[Phase, ...] = ("call", "name", *RAISES, "play", "pause", "over")
KINDS = {
    phase: (phase in ("call", "pause", *RAISES), phase in ("call", "name", "pause"), phase == "pause")
    for phase in _PHASES
}

# --- The actions ---------------------------------------------------------------------------------------

PENDING_MAX = 99  # that can be set by hand

AATA, KOTU, PASS = (Action(call, ("call", call)) for call in ("aata", "kotu", "pass"))
WITHDRAW = Action("withdraw", ("withdraw", None))
NAME_SUIT = tuple(Action(f"suit {SUITS[suit]}", ("suit", suit)) for suit in range(4))
RAISE = {call: Action(call, ("raise", call)) for call in RAISES}
PLAY = {name: Action(f"play {NAME[name]}", ("play", name)) for name in NAMES}
NEXT, STOP = (Action(answer, ("answer", answer)) for answer in ("next", "stop"))
SET_DEALER = tuple(Action(f"dealer {seat}", ("dealer", seat)) for seat in range(8))
SET_TEAM = tuple(Action(f"team {team}", ("team", team)) for team in (0, 1))
SET_PENDING = tuple(Action(f"pending {count}", ("pending", count)) for count in range(PENDING_MAX + 1))


def _plays(cards: list[Card]) -> dict[int, tuple[Action, ...]]:
    """The plays for every set of up to eight of these cards."""
    chosen = (held for count in range(9) for held in combinations(cards, count))
    return {set_of(held): tuple(PLAY[one] for one in held) for held in chosen}


# Made once so that `legal` only looks up: the plays for both halves of a hand, clubs with diamonds and hearts
# with spades; the answers besides the one given; who is asked; the order of play from each leader.
LOWER = BIT[26] - 1
UPPER = BIT[52] - BIT[26]
NAME_SET = set_of(NAMES)
SECOND_PACK = BIT[SECOND]
name_of = [one % SECOND for one in range(2 * SECOND)].__getitem__
LOWER_PLAYS = _plays([name for name in NAMES if BIT[name] & LOWER])
UPPER_PLAYS = _plays([name for name in NAMES if BIT[name] & UPPER])
CALLS: dict[Answer | None, tuple[Action, ...]] = {
    None: (AATA, KOTU, PASS),
    "aata": (KOTU, PASS),
    "kotu": (AATA, PASS),
    "pass": (AATA, KOTU),
}
SUITS_OR_WITHDRAW = (*NAME_SUIT, WITHDRAW)
RAISE_OR_PASS = {call: (RAISE[call], PASS) for call in RAISES}
ASKED: tuple[tuple[Seat, ...], ...] = tuple((seat,) for seat in range(8))


def order_of_play(seats: int, leader: Seat, soloist: Seat | None) -> tuple[Seat, ...]:
    """The seats that play, counter-clockwise from the leader; in kotu the soloist's team-mates sit out."""
    around = ((leader - turn) % seats for turn in range(seats))
    return tuple(seat for seat in around if soloist is None or seat == soloist or (seat - soloist) % 2)


@cache
def without(asked: tuple[Seat, ...], seat: Seat) -> tuple[Seat, ...]:
    """The others who are asked."""
    return tuple(other for other in asked if other != seat)


TEAM = {(seats, team): tuple(range(team, seats, 2)) for seats in (4, 6, 8) for team in (0, 1)}
EVERYBODY = {seats: tuple(range(seats)) for seats in (4, 6, 8)}
ORDER = {
    (seats, soloist): tuple(order_of_play(seats, leader, soloist) for leader in range(seats))
    for seats in (4, 6, 8)
    for soloist in (None, *range(seats))
}

# What belongs to one deal. As slots, since Python is quick only with up to thirty attributes of the other kind.
OF_A_DEAL = (
    *("stock", "hands", "answers", "changes", "declarer", "is_kotu", "must_declare", "thurf", "raised", "stake"),
    *("order", "trick", "best", "ahead", "gone", "missing", "taken", "points", "tricks", "last_trick"),
)

# --- An estimate ---------------------------------------------------------------------------------------

_AHEAD_MAX = 12  # games: what lies further ahead hardly changes an estimate


def losing_share(seats: int, pending: int, games_left: int) -> float:
    """How often the dealing team must deal when the match ends, games being even and seldom raised."""
    return _losing_share(seats, min(pending, 4 * seats), min(games_left, _AHEAD_MAX))


@cache
def _losing_share(seats: int, pending: int, games_left: int) -> float:
    if not games_left:
        return 1.0
    share = 0.0
    for often, change in ((0.15, -seats), (0.35, 2 - seats), (0.35, seats - 1), (0.15, seats - 3)):
        if pending + change > 0:
            share += often * losing_share(seats, pending + change, games_left - 1)
        else:
            share += often * (1.0 - losing_share(seats, seats, games_left - 1))
    return share
