"""Hints for Kniffeliger: where the dice count most, when the bonus die beckons, and what tricks do."""

from __future__ import annotations

from collections.abc import Iterator

from adapters.games.hint_parts import codes, quiet
from adapters.screens.games import Names
from adapters.screens.screen import Line
from adapters.text.words import Words
from engine.games.kniffeliger.facts import BONUSES, BOXES, KniffeligerView, told_box
from engine.games.kniffeliger.rules import ROLLS_MAX, is_in_fives, worth_on
from engine.table_view import TableView

BOXES_NAMED_MAX = 3


def hints(view: TableView, names: Names, words: Words) -> list[Line]:
    """What the dice would bring, and what else may be done with this turn."""
    match = view.match
    assert isinstance(match, KniffeligerView)
    if match.is_bonus_offered:
        return [quiet(words("kniffeliger-hint-die"))]
    offered = codes(view)
    if not match.dice:
        return [quiet(words("kniffeliger-hint-roll")), *_tricks(offered, words)]
    return [*_boxes(match, offered, words), *_bonus(match, words), *_tricks(offered, words)]


def _boxes(match: KniffeligerView, offered: list[str], words: Words) -> Iterator[Line]:
    """The boxes in which the dice count most; without one, that only crossing out or rolling is left."""
    open_for = [code.split()[1] for code in offered if code.startswith("enter ")]
    entries_now = match.sheets[match.turn].entries
    points = {box: worth_on(BOXES.index(box), match.dice, entries_now, match.options) for box in open_for}
    best = sorted(open_for, key=lambda box: -points[box])[:BOXES_NAMED_MAX]
    if best:
        entries = (
            words(
                "kniffeliger-enter",
                box=words("kniffeliger-box", box=told_box(box, match.options)),
                points=points[box],
            )
            for box in best
        )
        yield quiet(words("kniffeliger-hint-best", boxes=words.row(entries)))
    else:
        yield quiet(words("kniffeliger-hint-none" if match.rolls < ROLLS_MAX else "kniffeliger-hint-cross"))


def _bonus(match: KniffeligerView, words: Words) -> Iterator[Line]:
    """That these dice bring the bonus die, which the last entry of all does not."""
    left = sum(points is None for sheet in match.sheets for points in sheet.entries)
    if match.options.dirty_tricks and is_in_fives(match.dice) and left > 1:
        yield quiet(words("kniffeliger-hint-fives", sum=sum(match.dice)))


def _tricks(offered: list[str], words: Words) -> Iterator[Line]:
    """What the bonuses in hand would do."""
    for bonus in BONUSES:
        if any(code.split()[0] == bonus for code in offered):
            yield quiet(words("kniffeliger-hint-trick", bonus=bonus))
