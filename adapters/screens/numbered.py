"""The hand of somebody whose private chat is closed: a short list, and buttons 1, 2, 3 … that all share.

How many buttons there are does not depend on anybody's cards, and a button counts only as long as nothing has
happened at the table since it was shown: whoever taps twice does not play two cards.
"""

from __future__ import annotations

from collections.abc import Sequence

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
    lines = [line.text for line in screens_of(view.game).hand(view, names, words)]
    if labels:
        choices = [words("numbered-choice", number=n, label=label) for n, label in enumerate(labels, 1)]
        lines = [words("your-turn"), words.row(choices)]
    text = "\n".join(lines)
    fits = len(text.encode("utf-16-le")) // 2 <= ALERT_LENGTH_MAX and len(labels) <= NUMBERS
    return text if fits else None
