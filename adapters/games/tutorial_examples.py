"""Example matches as somebody at the table would see them."""

from __future__ import annotations

from typing import Any

from adapters.games.picture_parts import cards_to_play
from adapters.text.card_faces import faces
from adapters.text.words import Words
from engine.contract import Match, Seat
from engine.table_view import PLAYING, SeatView, TableView

EXAMPLE_TABLE = "example"
EXAMPLE_CODE = "0"


def played(match: Match, *moves: str) -> list[Any]:
    """Carry out some moves, written "0 play QH"; returns what everybody heard of them."""
    told = list(match.opening)
    for move in moves:
        seat, _, code = move.partition(" ")
        told += match.act(int(seat), code)
    return [event.fact for event in told if event.audience is None]


def example_view(match: Match, seat: Seat | None = None, log: tuple[Any, ...] = ()) -> TableView:
    """What a seat, or the audience, would know of a table at which this match is played."""
    return TableView(
        id=EXAMPLE_TABLE,
        code=EXAMPLE_CODE,
        game=match.info.key,
        options=match.options,
        preset=match.info.preset_of(match.options),
        phase=PLAYING,
        seats=tuple(SeatView(number + 1, None, True, False, 0) for number in range(match.seats)),
        owner=1,
        revision=0,
        turn_seconds=0,
        is_public=False,
        match_number=1,
        commitment=None,
        seed=None,
        me=seat,
        match=match.view(seat),
        decision=None if seat is None else match.decision(seat),
        asked=match.asked,
        deal=match.deal,
        reminded=False,
        log=log,
        outcome=match.outcome(),
        closed_because=None,
    )


def playable(view: TableView, words: Words) -> str:
    """The cards that the viewer may play, as they are written."""
    return faces(sorted(cards_to_play(view), reverse=True), words)


def example_names(seats: int, words: Words) -> tuple[str, ...]:
    """What the people in examples are called."""
    return tuple(words("tutorial-name", seat=seat) for seat in range(seats))
