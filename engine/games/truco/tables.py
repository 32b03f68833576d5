"""The cards of Truco in their order, its actions, each made once, and what is looked up in play."""

from __future__ import annotations

from functools import cache
from typing import get_args

from engine.cards import NAME, RANK, SUIT, TIE_ORDER, Card, members, pack, set_of
from engine.contract import Action, Seat
from engine.games.truco.facts import CallWord

# --- The cards -----------------------------------------------------------------------------------------

ORDER = "4567QJKA23"  # weakest first; suits are equal
PACK = pack(ORDER)
HAND_CARDS = 3

# The rank after the turned card's; after the three comes the four again.
MANILHA = dict(zip(ORDER, ORDER[1:] + ORDER[:1], strict=True))


def _strengths(manilha: str) -> dict[Card | None, int]:
    """How strong each card is with these manilhas: they beat everything, ♦ < ♠ < ♥ < ♣."""
    strengths: dict[Card | None, int] = {None: -1}  # face down
    for one in PACK:
        is_manilha = RANK[one] == manilha
        strengths[one] = len(ORDER) + TIE_ORDER[SUIT[one]] if is_manilha else ORDER.index(RANK[one])
    return strengths


STRENGTH = {manilha: _strengths(manilha) for manilha in ORDER}
STRENGTH_BY_VIRA = {vira: STRENGTH[MANILHA[RANK[vira]]] for vira in PACK}
MANILHAS = {  # low to high
    manilha: tuple(sorted([one for one in PACK if RANK[one] == manilha], key=STRENGTH[manilha].__getitem__))
    for manilha in ORDER
}
COMMON = {manilha: set_of(one for one in PACK if RANK[one] != manilha) for manilha in ORDER}
LOWEST_FIRST = sorted(PACK, key=lambda one: (ORDER.index(RANK[one]), TIE_ORDER[SUIT[one]]))

# --- Points --------------------------------------------------------------------------------------------

NEXT_STEP = {1: 3, 3: 6, 6: 9, 9: 12}  # what a deal is worth, and what the next call makes of it
CALL_WORDS: tuple[CallWord, ...] = get_args(CallWord)
WORTH_OF_CALL = dict(zip(CALL_WORDS, NEXT_STEP.values(), strict=True))

# --- The actions ---------------------------------------------------------------------------------------

PLAY = {one: Action(f"play {NAME[one]}", ("play", one)) for one in PACK}
HIDE = {one: Action(f"hide {NAME[one]}", ("hide", one)) for one in PACK}
SPOTS = range(1, HAND_CARDS + 1)  # where the cards of a mão de ferro lie
TURN_UP = {spot: Action(f"place {spot}", ("turn up", spot)) for spot in SPOTS}
CALL = {worth: Action(word, ("call", word)) for worth, word in zip(NEXT_STEP, CALL_WORDS, strict=True)}
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
