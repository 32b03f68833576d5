"""The cards of Truco in their order, its actions, each made once, and what is looked up in play."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from math import fsum
from typing import get_args

from engine.cards import NAME, RANK, SUIT, TIE_ORDER, Card, card, members, pack, set_of
from engine.contract import Action, Seat
from engine.games.truco.facts import CallWord

# --- The cards -----------------------------------------------------------------------------------------

ORDER = "4567QJKA23"  # weakest first; suits are equal
PACK = pack(ORDER)
HAND_CARDS = 3

# By their rank the manilhas, low to high: ♦ < ♠ < ♥ < ♣. Those that are fixed have no rank in common.
FIXED = ""
MANILHAS: dict[str, tuple[Card, ...]] = {
    rank: tuple(sorted([one for one in PACK if RANK[one] == rank], key=lambda one: TIE_ORDER[SUIT[one]]))
    for rank in ORDER
}
MANILHAS[FIXED] = tuple(map(card, ("7D", "AS", "7H", "4C")))

# The packs that may be chosen, by that and by where the manilhas come from; and the rank after the turned card's:
# after the three comes the lowest again.
CLEAN = "QJKA23"
PACKS: dict[tuple[str, str], list[Card]] = {
    ("full", "vira"): PACK,
    ("full", "fixed"): PACK,
    ("clean", "vira"): pack(CLEAN),
    ("clean", "fixed"): [one for one in PACK if RANK[one] in CLEAN or one in MANILHAS[FIXED]],
}
MANILHA = {
    name: dict(zip(order, order[1:] + order[:1], strict=True))
    for name, order in (("full", ORDER), ("clean", CLEAN))
}


def _strengths(manilhas: tuple[Card, ...]) -> dict[Card | None, int]:
    """How strong each card is with these manilhas: they beat everything."""
    strengths: dict[Card | None, int] = {None: -1}  # face down
    for one in PACK:
        strengths[one] = len(ORDER) + manilhas.index(one) if one in manilhas else ORDER.index(RANK[one])
    return strengths


STRENGTH = {rank: _strengths(manilhas) for rank, manilhas in MANILHAS.items()}
COMMON = {rank: set_of(one for one in PACK if one not in manilhas) for rank, manilhas in MANILHAS.items()}
LOWEST_FIRST = sorted(PACK, key=lambda one: (ORDER.index(RANK[one]), TIE_ORDER[SUIT[one]]))

# --- Points --------------------------------------------------------------------------------------------

TARGET = 12  # rule 3
STEPS = {
    1: (1, 3, 6, 9, TARGET),
    2: (2, 4, 8, 10, TARGET),
}  # what a deal may be worth, by what it is worth uncalled
ONE_SHORT = {first: TARGET - first for first in STEPS}  # by the same: the points of a team one deal short of 12
NEXT_STEP = {
    now: then for steps in STEPS.values() for now, then in pairwise(steps)
}  # no two share a step below 12
CALL_WORDS: tuple[CallWord, ...] = get_args(CallWord)
# What a deal is worth once a call is accepted, by what it is worth uncalled.
CALL_WORTH: dict[int, dict[str, int]] = {
    first: dict(zip(CALL_WORDS, steps[1:], strict=True)) for first, steps in STEPS.items()
}

# --- The actions ---------------------------------------------------------------------------------------

PLAY = {one: Action(f"play {NAME[one]}", ("play", one)) for one in PACK}
HIDE = {one: Action(f"hide {NAME[one]}", ("hide", one)) for one in PACK}
SPOTS = range(1, HAND_CARDS + 1)  # where the cards of a mão de ferro lie
TURN_UP = {spot: Action(f"place {spot}", ("turn up", spot)) for spot in SPOTS}
_CALL = {word: Action(word, ("call", word)) for word in CALL_WORDS}
CALL = {now: _CALL[word] for steps in STEPS.values() for now, word in zip(steps, CALL_WORDS, strict=False)}
RUN = Action("run", ("run", None))
ACCEPT = Action("accept", ("accept", None))
REFUSE = Action("refuse", ("refuse", None))


_LOWNESS = {one: lowness for lowness, one in enumerate(LOWEST_FIRST)}


@cache
def plays(hand: int) -> tuple[Action, ...]:
    """The cards of a hand to play, the lowest first."""
    return tuple(PLAY[one] for one in sorted(members(hand), key=_LOWNESS.__getitem__))


@cache
def plays_and_hides(hand: int) -> tuple[Action, ...]:
    """The cards of a hand to play, and to hide, the lowest first."""
    face_up = plays(hand)
    return face_up + tuple(HIDE[play.what[1]] for play in face_up)


CALLS = {worth: (call,) for worth, call in CALL.items()}
CHOICES = (ACCEPT, REFUSE)
ANSWERS = {worth: CHOICES + CALLS.get(step, ()) for worth, step in NEXT_STEP.items()}

# By the number of seats, counter-clockwise: for every leader the order of play; for every seat who comes next; and
# for every team its seats.
AROUND: dict[int, tuple[tuple[Seat, ...], ...]] = {
    seats: tuple(tuple((leader - turn) % seats for turn in range(seats)) for leader in range(seats))
    for seats in (2, 4, 6)
}
NEXT: dict[int, tuple[tuple[Seat, ...], ...]] = {
    seats: tuple(((seat - 1) % seats,) for seat in range(seats)) for seats in (2, 4, 6)
}
TEAM: dict[int, tuple[tuple[Seat, ...], ...]] = {
    seats: tuple(tuple(range(team, seats, 2)) for team in (0, 1)) for seats in (2, 4, 6)
}
ASKED: tuple[tuple[Seat, ...], ...] = tuple((seat,) for seat in range(6))

# By the number of seats and the starter: for every seat where its cards begin among those dealt.
FIRST_CARDS: dict[int, tuple[tuple[int, ...], ...]] = {
    seats: tuple(
        tuple(HAND_CARDS * ((starter - seat) % seats) for seat in range(seats)) for starter in range(seats)
    )
    for seats in (2, 4, 6)
}

# --- How often a match is won --------------------------------------------------------------------------


@cache
def winning_share(ours: int, theirs: int, first_worth: int = 1) -> float:
    """How often a team with `ours` points wins against one with `theirs`, deals being even."""
    if ours >= TARGET or theirs >= TARGET:
        return float(ours > theirs)
    if ours == theirs:
        return 0.5
    one, three, six = STEPS[first_worth][:3]
    # One deal short of 12 a team plays for the match, the others for a truco or, if it refuses, for a deal.
    is_onze = ONE_SHORT[first_worth] in (ours, theirs)
    worths = ((one, 0.4), (three, 0.6)) if is_onze else ((one, 0.5), (three, 0.4), (six, 0.1))
    return fsum(
        often
        * (winning_share(ours + worth, theirs, first_worth) + winning_share(ours, theirs + worth, first_worth))
        / 2
        for worth, often in worths
    )


def match_share(share: float, games: tuple[int, int], best_of: int) -> float:
    """Chance that the first team wins the match, given its chance in this game; further games are even."""
    wanted = best_of // 2 + 1

    def wins(ours: int, theirs: int) -> float:
        if wanted in (ours, theirs):
            return float(ours == wanted)
        return (wins(ours + 1, theirs) + wins(ours, theirs + 1)) / 2

    ours, theirs = games
    return share * wins(ours + 1, theirs) + (1.0 - share) * wins(ours, theirs + 1)
