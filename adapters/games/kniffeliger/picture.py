"""Kniffeliger drawn: the dice with what is kept, the bonus die, and all sheets side by side (KN-12)."""

from __future__ import annotations

from adapters.games.kniffeliger.screen import bonuses_text, face_text, held_now
from adapters.games.picture_parts import score_rows
from adapters.pictures.descriptions import Dice, Scoreboard, SheetColumn, Sheets, Theme
from adapters.screens.games import Names
from adapters.text.words import Words
from engine.games.kniffeliger.facts import (
    BONUSES,
    BOXES,
    DICE,
    Bonus,
    BonusWon,
    KniffeligerView,
    Rolled,
    RoundEnded,
    told_box,
)
from engine.games.kniffeliger.rules import ROLLS_MAX, UPPER, UPPER_ENOUGH, leaders, upper_points, worth_on
from engine.table_view import TableView

ENTER = "enter"  # the first word of filling a box
SIGNS: dict[Bonus, str] = {  # what each bonus looks like
    "steal": "bag",
    "freeze": "snowflake",
    "crossout": "cross",
    "shift": "onward",
    "exchange": "there-and-back",
    "choice": "star",  # whichever one likes
}


def table(view: TableView, names: Names, words: Words, theme: Theme) -> Sheets:
    """All sheets, and above them the dice while somebody plays."""
    match = _match(view)
    columns = tuple(_column(match, seat, names, words) for seat in range(len(match.sheets)))
    return Sheets(
        theme,
        tuple(words("kniffeliger-box", box=told_box(box, match.options)) for box in BOXES),
        UPPER,
        columns,
        words("kniffeliger-picture-total"),
        words("kniffeliger-picture-extra") if any(column.extra for column in columns) else "",
        words("kniffeliger-picture-bonuses"),
        _dice(view, names, words, theme, ()) if match.outcome is None else None,
        words("kniffeliger-picture-upper") if match.options.upper_bonus else "",
        view.me,
        _worth(view),
        BOXES,
        ENTER,
    )


def _worth(view: TableView) -> tuple[int | None, ...]:
    """What the dice count in each box that the viewer may fill with them now."""
    match = _match(view)
    codes = {action.code for action in view.decision.actions} if view.decision is not None else set()
    entries = match.sheets[match.turn].entries
    return tuple(
        worth_on(box, match.dice, entries, match.options) if f"{ENTER} {name}" in codes else None
        for box, name in enumerate(BOXES)
    )


def hand(view: TableView, names: Names, words: Words, theme: Theme, draft: str = "") -> Dice | None:
    """The dice of the seat on turn; those that the draft keeps are marked."""
    match = _match(view)
    if view.me not in match.asked or not match.dice:
        return None
    kept = held_now(view, draft)
    return _dice(view, names, words, theme, tuple(position in kept for position in range(1, DICE + 1)))


def scoreboard(view: TableView, names: Names, words: Words, theme: Theme) -> Scoreboard:
    """The points of all sheets, and what changed since the last round ended."""
    totals = [sheet.total for sheet in _match(view).sheets]
    ended = next((fact for fact in reversed(view.log) if isinstance(fact, RoundEnded)), None)
    return Scoreboard(
        theme,
        words("picture-scoreboard", game=words("kniffeliger-name")),
        score_rows(names, totals, None if ended is None else ended.scores, are_teams=False),
        (words("kniffeliger-round", deal=_match(view).deal),),
        words("picture-points"),
        words("kniffeliger-picture-round-change") if ended is not None else "",
    )


def _match(view: TableView) -> KniffeligerView:
    assert isinstance(view.match, KniffeligerView)
    return view.match


def _dice(view: TableView, names: Names, words: Words, theme: Theme, kept: tuple[bool, ...]) -> Dice:
    match = _match(view)
    sign, caption, face = None, "", 0
    if match.is_bonus_offered:
        sign, caption = "offered", words("kniffeliger-picture-bonus-die")
    elif (won := _won_now(view)) is not None:
        sign, caption, face = SIGNS[won], face_text(won, words), BONUSES.index(won) + 1
    left = ROLLS_MAX - match.rolls
    return Dice(
        theme,
        match.dice,
        kept,
        left,
        ROLLS_MAX,
        sign,
        words("kniffeliger-picture-rolls", name=names[match.turn], left=left),
        caption,
        face,
    )


def _won_now(view: TableView) -> Bonus | None:
    """What the bonus die has brought, until somebody rolls again."""
    news = next((fact for fact in reversed(view.log) if isinstance(fact, (BonusWon, Rolled))), None)
    return news.bonus if isinstance(news, BonusWon) else None


def _column(match: KniffeligerView, seat: int, names: Names, words: Words) -> SheetColumn:
    sheet = match.sheets[seat]
    return SheetColumn(
        names[seat],
        sheet.entries,
        sheet.total,
        sheet.total - sum(filter(None, sheet.entries)),
        tuple(box in match.frozen[seat] for box in BOXES),
        tuple(SIGNS[bonus] for bonus in match.bonuses[seat]),
        match.skips[seat],
        is_turn=match.outcome is None and seat == match.turn,
        is_ahead=leaders([one.total for one in match.sheets]) == (seat,),
        upper=f"{upper_points(sheet.entries)}/{UPPER_ENOUGH}" if match.options.upper_bonus else "",
        bonus_names=bonuses_text(match.bonuses[seat], words),
    )
