"""After a match: which of somebody's own moves cost most, and what a strong house player would have done."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from adapters.screens.open_codes import ReviewMoves, open_code
from adapters.screens.replay import deal_name
from adapters.screens.screen import Button, Line, Screen
from adapters.text.words import Words
from engine.table_view import FINISHED, TableView


class ReviewedMove(NamedTuple):
    """A move that cost something, and the better one, by the names of their buttons."""

    deal: int
    done: str
    better: str
    cost: float  # share of the win


def review_button(view: TableView, label: str) -> Button:
    """A button that has one's own moves of this match judged."""
    return Button(label, str(open_code(view.id, view.match_number, ReviewMoves())))


def has_review(view: TableView) -> bool:
    """Whether a match is over whose moves can be judged."""
    return view.phase == FINISHED and view.outcome is not None and view.outcome.counts


def review_screen(game: str, moves: Sequence[ReviewedMove], words: Words) -> Screen:
    """The moves that cost most, the dearest first."""
    if not moves:
        none = Line(words("review-none"))
        return Screen((none,), short=none.text)
    title = words("review-title")
    lines = (
        Line(
            words(
                "review-move",
                which=deal_name(game, move.deal, words),
                done=move.done,
                better=move.better,
                wins=max(1, round(100 * move.cost)),
            )
        )
        for move in moves
    )
    return Screen((Line(title, "title"), *lines), short=title)


def waiting_screen(again: Button, words: Words) -> Screen:
    """That the moves are being judged, and how to see what comes of it."""
    waiting = Line(words("review-waiting"))
    return Screen((waiting,), ((again,),), waiting.text)
