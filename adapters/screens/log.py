"""The log of a match: pages of what happened, one per trick or round, each a function of its facts."""

from __future__ import annotations

from typing import NamedTuple

from adapters.screens.games import Names, screens_of
from adapters.screens.screen import Line, Screen
from adapters.words import Words
from engine.chairs import CLOSED, FINISHED, PLAYING, TableView
from engine.contract import Fact


class LogPage(NamedTuple):
    """What one message of the log tells."""

    id: str  # match number and place of the page in it: "2.14"
    game: str
    match_number: int
    facts: tuple[Fact, ...]
    commitment: str | None = None  # on the first page
    seed: str | None = None  # on the last page, once the match is over


def log_pages(view: TableView) -> tuple[LogPage, ...]:
    """The pages of the running match or of the one just finished; page it from the audience's view.

    Once the seats have changed after a match its log is history: no pages, and posted ones stay as they are.
    """
    was_cut_short = view.phase == CLOSED and view.outcome is not None and view.outcome.reason == "abandoned"
    if view.phase not in (PLAYING, FINISHED) and not was_cut_short:
        return ()
    game = screens_of(view.game)
    pages: list[list[Fact]] = [[]]
    for fact in view.log:
        if isinstance(fact, game.UNTOLD):
            continue
        pages[-1].append(fact)
        if isinstance(fact, game.PAGE_ENDS):
            pages.append([])
    if not pages[-1] and len(pages) > 1:
        pages.pop()
    last = len(pages) - 1
    return tuple(
        LogPage(
            id=f"{view.match_number}.{index}",
            game=view.game,
            match_number=view.match_number,
            facts=tuple(facts),
            commitment=view.commitment if index == 0 else None,
            seed=view.seed if index == last else None,
        )
        for index, facts in enumerate(pages)
    )


def log_screen(page: LogPage, names: Names, words: Words) -> Screen:
    """A page of the log in words."""
    game = screens_of(page.game)
    lines = []
    if page.commitment is not None:
        lines.append(Line(words("log-match", number=page.match_number), "title"))
        lines.append(Line(words("log-commitment", commitment=page.commitment), "quiet"))
    lines += [game.log_line(fact, names, words) for fact in page.facts]
    if page.seed is not None:
        lines.append(Line(words("log-seed", seed=page.seed), "quiet"))
    return Screen(tuple(lines), short=lines[-1].text if lines else "")
