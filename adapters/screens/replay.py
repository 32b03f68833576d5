"""A deal that is over, once more: as an animation with how it ended, or as its log for those who want words."""

from __future__ import annotations

from collections.abc import Sequence

from adapters.pictures import spoken
from adapters.pictures.descriptions import Replay, Theme
from adapters.screens.appearance import Appearance
from adapters.screens.buttons import HAND
from adapters.screens.deals import PlayedDeal
from adapters.screens.frames import frames_of
from adapters.screens.game_pictures import has_pictures
from adapters.screens.games import Names, screens_of
from adapters.screens.lobby import open_button
from adapters.screens.log import begins_anew, told_lines
from adapters.screens.open_codes import ShowReplay, open_code
from adapters.screens.screen import Button, Line, Screen
from adapters.text.words import Words
from engine.table_view import PLAYING, TableView

PAGE_LENGTH_MAX = 3000  # characters of the log on one screen


def replay_button(view: TableView, label: str, deal: int | None = None, page: int = 0) -> Button:
    """A button that opens the replay of a deal of this match, or of the last one that is over."""
    return Button(label, str(open_code(view.id, view.match_number, ShowReplay(deal, page))))


def has_replay(view: TableView) -> bool:
    """Whether a deal of this match is surely over, and may be seen once more."""
    if view.phase == PLAYING:
        return view.deal > 1 and not begins_anew(view)
    return view.deal > 1 or (view.outcome is not None and view.outcome.counts)


def replay_screen(
    played: PlayedDeal, now: TableView, names: Names, words: Words, appearance: Appearance, page: int = 0
) -> Screen:
    """The replay of a deal for a viewer who sees the table like this now."""
    view = played.end
    title = replay_title(played, words)
    ends = screens_of(view.game).PAGE_ENDS
    result = told_lines(view.game, [fact for fact in played.ending if isinstance(fact, ends)], names, words)
    ways = [open_button(now, words("button-back"), HAND)] if now.me is not None and now.phase == PLAYING else []
    if appearance.has_pictures and has_pictures(view.game):
        picture = replay_picture(played, names, words, appearance.theme(words))
        rows = [_deal_buttons(played, words, is_again=True), ways]
        lines = (Line(title, "title"), *result)
        return Screen(lines, _rows(rows), title, picture, spoken.alt_text(picture, words, view.game))
    pages = _pages(told_lines(view.game, played.facts, names, words))
    page = min(page, len(pages) - 1)
    if page + 1 < len(pages):
        ways.insert(0, replay_button(view, words("button-more"), played.number, page + 1))
    rows = [_deal_buttons(played, words, is_again=page > 0), ways]
    return Screen((Line(title, "title"), *pages[page]), _rows(rows), title)


def replay_picture(played: PlayedDeal, names: Names, words: Words, theme: Theme) -> Replay:
    """The animation of a deal."""
    return Replay(theme, frames_of(played, names, words, theme), replay_title(played, words))


def replay_title(played: PlayedDeal, words: Words) -> str:
    """Which deal of which game it is."""
    game = played.end.game
    return words("replay-title", game=words(f"{game}-name"), which=deal_name(game, played.number, words))


def deal_name(game: str, deal: int, words: Words) -> str:
    """A deal by its number; where games have rounds instead, a round."""
    has_own = words.has(f"{game}-replay-deal")
    return words(f"{game}-replay-deal" if has_own else "replay-deal", deal=deal)


def _deal_buttons(played: PlayedDeal, words: Words, *, is_again: bool) -> list[Button]:
    """The deal before, this one from its beginning, and the one after it."""
    view, number = played.end, played.number
    buttons = []
    if number > 1:
        before = deal_name(view.game, number - 1, words)
        buttons.append(replay_button(view, words("replay-before", which=before), number - 1))
    if is_again:
        buttons.append(replay_button(view, words("replay-again"), number))
    if number < played.latest:
        after = deal_name(view.game, number + 1, words)
        buttons.append(replay_button(view, words("replay-after", which=after), number + 1))
    return buttons


def _rows(rows: Sequence[Sequence[Button]]) -> tuple[tuple[Button, ...], ...]:
    return tuple(tuple(row) for row in rows if row)


# --- In words ------------------------------------------------------------------------------------------


def _pages(lines: Sequence[Line]) -> list[list[Line]]:
    """The lines in pages that every platform has room for."""
    pages: list[list[Line]] = [[]]
    for line in lines:
        if sum(len(other.text) + 1 for other in pages[-1]) + len(line.text) > PAGE_LENGTH_MAX:
            pages.append([])
        pages[-1].append(line)
    return pages
