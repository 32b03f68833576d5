"""What the hints of several games have in common."""

from __future__ import annotations

from collections.abc import Iterable

from adapters.screens.screen import Line
from adapters.text.card_faces import face, faces, suit_name, suit_sign
from adapters.text.words import Words
from engine.contract import Seat
from engine.table_view import TableView


def quiet(text: str) -> Line:
    """A hint, which must not be louder than the game."""
    return Line(text, "quiet")


def codes(view: TableView) -> list[str]:
    """What the viewer may do."""
    assert view.decision is not None
    return [action.code for action in view.decision.actions]


def suit_values(suit: int, words: Words) -> dict[str, str]:
    """A suit as sentences name it."""
    return {"sign": suit_sign(suit), "suit": suit_name(suit, words)}


def winners_hint(cards: Iterable[int], words: Words) -> Line:
    """Which cards would take what lies on the table."""
    shown = faces(cards, words)
    return quiet(words("hint-wins", cards=shown) if shown else words("hint-wins-not"))


def ahead_hint(ahead: Seat, me: Seat, card: int, points: int, name: str, words: Words) -> Line:
    """Which team is ahead on the table, by which card, and for how much; teams sit alternately."""
    side = "ours" if (ahead - me) % 2 == 0 else "theirs"
    return quiet(words("hint-ahead", side=side, name=name, card=face(card, words), points=points))
