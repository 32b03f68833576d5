"""The log of a match: pages of what happened, one per trick or round, each a function of its facts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, overload

from adapters.screens.games import Names, log_begins_of, screens_of
from adapters.screens.screen import Line, Screen
from adapters.text.words import Words
from engine.contract import Fact
from engine.table_view import CLOSED, FINISHED, PLAYING, TableView


class LogPage(NamedTuple):
    """What one message of the log tells."""

    id: str  # match number and index of the page in it: "2.14"
    game: str
    match_number: int
    facts: tuple[Fact, ...]
    commitment: str | None = None  # on the first page
    seed: str | None = None  # on the last page, once the match is over
    is_whole: bool = True  # nothing more will come onto it
    is_cleared: bool = False  # the log has begun anew since: only a seal stays

    @property
    def stays(self) -> bool:
        """Whether there is anything in it to be posted; if not, the post goes."""
        return not self.is_cleared or self.commitment is not None


class LogPages(Sequence[LogPage]):
    """The pages of a log, each made when somebody looks at it: at most presses only the last ones matter."""

    def __init__(self, view: TableView, pages: Sequence[Sequence[Fact]], first: int, is_last_whole: bool) -> None:
        self._view = view
        self._pages = pages
        self._first = first  # those before it are cleared
        self._is_last_whole = is_last_whole
        self._made: dict[int, LogPage] = {}

    def __len__(self) -> int:
        return len(self._pages)

    @overload
    def __getitem__(self, index: int) -> LogPage: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[LogPage, ...]: ...

    def __getitem__(self, index: int | slice) -> LogPage | tuple[LogPage, ...]:
        if isinstance(index, slice):
            return tuple(map(self._page, range(*index.indices(len(self._pages)))))
        return self._page(range(len(self._pages))[index])

    def _page(self, index: int) -> LogPage:
        if index in self._made:
            return self._made[index]
        view, last = self._view, len(self._pages) - 1
        self._made[index] = page = LogPage(
            id=f"{view.match_number}.{index}",
            game=view.game,
            match_number=view.match_number,
            facts=tuple(self._pages[index]) if index >= self._first else (),
            commitment=view.commitment if index == 0 else None,
            seed=view.seed if index == last else None,
            is_whole=index < last or self._is_last_whole,
            is_cleared=index < self._first,
        )
        return page


def log_pages(view: TableView) -> LogPages:
    """The pages of the running match or of the one just finished; page it from the audience's view.

    Once the seats have changed after a match its log is history: no pages, and posted ones stay as they are.
    """
    was_cut_short = view.phase == CLOSED and view.outcome is not None and view.outcome.reason == "abandoned"
    if view.phase not in (PLAYING, FINISHED) and not was_cut_short:
        return LogPages(view, (), 0, is_last_whole=True)
    game = screens_of(view.game)
    untold, ends = frozenset(game.UNTOLD), frozenset(game.PAGE_ENDS)
    joining = ends - {_begins_with(view)}  # the deal that a trick has ended stands beneath it, on the same page
    pages: list[list[Fact]] = [[]]
    for fact in view.log:
        kind = type(fact)
        if kind in untold:
            continue
        if kind in joining and not pages[-1] and len(pages) > 1:
            pages[-2].append(fact)
            continue
        pages[-1].append(fact)
        if kind in ends:
            pages.append([])
    is_last_whole = view.phase != PLAYING
    if not pages[-1] and len(pages) > 1:
        pages.pop()
        is_last_whole = True
    return LogPages(view, pages, _first_kept(pages, view), is_last_whole)


def begins_anew(view: TableView) -> bool:
    """Whether pages of this log go while the match is played."""
    return _begins_with(view) is not None


def _begins_with(view: TableView) -> type[Fact] | None:
    log_begins = log_begins_of(view.game)
    return log_begins(view) if log_begins is not None else None


def _first_kept(pages: Sequence[Sequence[Fact]], view: TableView) -> int:
    """The page with which the log begins now."""
    beginning = _begins_with(view)
    if beginning is None:
        return 0
    ends = (index for index, facts in enumerate(pages) if any(isinstance(fact, beginning) for fact in facts))
    return max(ends, default=0)


def log_screen(page: LogPage, names: Names, words: Words) -> Screen:
    """A page of the log in words."""
    game = screens_of(page.game)
    lines = []
    if page.commitment is not None:
        lines.append(Line(words("log-match", number=page.match_number), "title"))
        lines.append(Line(words("log-commitment", commitment=page.commitment), "quiet"))
    if page.is_cleared:
        lines.append(Line(words("log-cleared"), "quiet"))
    lines += [game.log_line(fact, names, words) for fact in page.facts]
    if page.seed is not None:
        lines.append(Line(words("log-seed", seed=page.seed), "quiet"))
    return Screen(tuple(lines), short=lines[-1].text if lines else "")
