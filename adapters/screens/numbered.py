"""The hand of somebody whose private chat is closed: a short list, and buttons 1, 2, 3 … that all share.

How many buttons there are does not depend on anybody's cards, and a button counts only as long as nothing has
happened at the table since it was shown: whoever taps twice does not play two cards.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from adapters.screens.buttons import NTH, write_code
from adapters.screens.games import Names, screens_of
from adapters.screens.screen import Button
from adapters.text.words import Words
from engine.table_view import PLAYING, TableView

NUMBERS = 12
NUMBERS_A_ROW = 6
ALERT_LENGTH_MAX = 200  # of Telegram's answer to a press


def number_rows(view: TableView) -> list[list[Button]]:
    """The shared buttons under the table; the view is the audience's."""
    moment = len(view.log)
    buttons = [Button(str(n), write_code(NTH, view.id, moment, str(n))) for n in range(1, NUMBERS + 1)]
    return [buttons[at : at + NUMBERS_A_ROW] for at in range(0, NUMBERS, NUMBERS_A_ROW)]


def numbered_hand(view: TableView, labels: Sequence[str], names: Names, words: Words) -> str | None:
    """What a person holds, with their choices by number if it is their turn; None if there is no room for it."""
    assert view.phase == PLAYING and view.me is not None
    lines = screens_of(view.game).hand(view, names, words)
    if not labels:
        return _fitting([[line.text for line in lines]])
    if len(labels) > NUMBERS:
        return None
    turn = words("your-turn")
    choices = words.row(words("numbered-choice", number=n, label=label) for n, label in enumerate(labels, 1))
    # Cards that are choices are not listed twice; those that may not be played now still matter.
    cards = [line.text for line in lines if line.style == "cards" and not _is_in(line.text, labels)]
    return _fitting([[turn, choices, *cards], [choices, *cards], [turn, choices]])


def _is_in(cards: str, labels: Sequence[str]) -> bool:
    """Whether every card of a line is named by one of the labels."""
    return all(any(card in label for label in labels) for card in cards.split())


def _fitting(texts: Iterable[Sequence[str]]) -> str | None:
    """The first of these that fits into an answer."""
    joined = map("\n".join, texts)
    return next((text for text in joined if len(text.encode("utf-16-le")) // 2 <= ALERT_LENGTH_MAX), None)
