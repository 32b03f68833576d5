"""The log of a match: one text that grows by a line a trick, in as few messages as the platforms have room for.

A step is what is told at once: a trick, a round, a turn. Pages are a function of the facts, the names and the
language: whoever shows them edits the last one as it grows.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from adapters.screens.games import Names, log_begins_of, log_steps_of, screens_of, trick_part_of
from adapters.screens.screen import Button, Line, Screen
from adapters.screens.seal import added_chance_lines, match_line, seal_button
from adapters.text.words import Words
from engine.contract import Fact
from engine.table_facts import TABLE_FACTS, EndAnswered, EndProposed, Shouted, Signed, TimedOut
from engine.table_view import CLOSED, FINISHED, PLAYING, TableView

PAGE_LENGTH_MAX = 3_400  # within the 4,000 of a message, with room for what a platform escapes
STEPS_CACHED = 4_096
LOGS_KEPT = 512  # those that began last are known step by step
LANGUAGES_KEPT = 6  # and in words, for each of them

LogStep = tuple[Fact, ...]


class LogPage(NamedTuple):
    """What one message of the log tells."""

    id: str  # match number and index of the page in it: "2.0"
    lines: tuple[Line, ...]
    folded: tuple[int, int] = (0, 0)  # the lines of deals that are over
    seal: Button | None = None  # on the first page: the whole seal, and what it is for


class LogSteps(NamedTuple):
    """What there is to tell of a match: its steps, of which the last may still be under way."""

    steps: tuple[LogStep, ...]
    is_last_whole: bool
    first_kept: int  # steps before it are not told any more

    @property
    def whole_count(self) -> int:
        """How many steps are whole."""
        return len(self.steps) - (not self.is_last_whole)

    @property
    def told_count(self) -> int:
        """How many facts they tell: what ends at once what it begins is told with the step before it."""
        return sum(map(len, self.steps[: self.whole_count]))


def log_steps(view: TableView) -> LogSteps:
    """The steps of the running match or of the one just finished, from the audience's view.

    Once the seats have changed after a match its log is history: no steps, and what is posted stays as it is.
    """
    if not has_log(view):
        return LogSteps((), True, 0)
    split = _SPLIT.get(view.id)
    if split is None or not split.is_begun_of(view):
        split = _SPLIT[view.id] = _Split(view)
        if len(_SPLIT) > LOGS_KEPT:
            del _SPLIT[next(iter(_SPLIT))]
    steps = split.grown_to(view)
    return LogSteps(steps, view.phase != PLAYING or split.is_last_whole, _first_kept(steps, view))


class _Split:
    """The log of a match in steps, which grows as the match does: long ones are asked for at every press."""

    def __init__(self, view: TableView) -> None:
        game = screens_of(view.game)
        self._game = view.game
        self._match = view.game, view.match_number, view.me, _begins_with(view)
        self._untold, self._ends = frozenset(game.UNTOLD), frozenset(log_steps_of(view.game))
        self._joining = self._ends - {_begins_with(view)}  # the deal that a trick has ended is told with it
        self._seen: tuple[Fact, ...] = ()
        self._whole: list[LogStep] = []
        self._last: list[Fact] = []
        self._lines: dict[tuple[tuple[str, ...], Words], list[tuple[LogStep, tuple[Line, ...]]]] = {}

    def is_begun_of(self, view: TableView) -> bool:
        """Whether this is the beginning of what a view tells."""
        is_same_match = self._match == (view.game, view.match_number, view.me, _begins_with(view))
        return is_same_match and view.log[: len(self._seen)] == self._seen

    @property
    def is_last_whole(self) -> bool:
        """Whether no step is under way."""
        return not self._last

    def grown_to(self, view: TableView) -> tuple[LogStep, ...]:
        """The steps of a log that begins with this one, the last as far as it has come."""
        for fact in view.log[len(self._seen) :]:
            kind = type(fact)
            if kind in self._untold:
                continue
            if kind in self._joining and not self._last and self._whole:
                self._whole[-1] = (*self._whole[-1], fact)
                continue
            self._last.append(fact)
            if kind in self._ends:
                self._whole.append(tuple(self._last))
                self._last = []
        self._seen = view.log
        return (*self._whole, tuple(self._last)) if self._last else tuple(self._whole)

    def lines(self, steps: Sequence[LogStep], names: tuple[str, ...], words: Words) -> list[tuple[Line, ...]]:
        """Whole steps in words, of which all but the newest are known."""
        known = self._lines.setdefault((names, words), [])
        if len(self._lines) > LANGUAGES_KEPT:
            self._lines = {(names, words): known}
        for number, step in enumerate(steps):
            if number >= len(known) or known[number][0] is not step:
                known[number:] = [(step, _step_lines(self._game, step, names, words, is_whole=True))]
        return [lines for _, lines in known[: len(steps)]]


_SPLIT: dict[str, _Split] = {}


def has_log(view: TableView) -> bool:
    """Whether there is a match of which the log tells."""
    was_cut_short = view.phase == CLOSED and view.outcome is not None and view.outcome.reason == "abandoned"
    return view.phase in (PLAYING, FINISHED) or was_cut_short


def log_pages(view: TableView, names: Names, words: Words, *, is_followed: bool = False) -> list[LogPage]:
    """The log in pages; with `is_followed` the step under way is told as well, move by move."""
    if not has_log(view):
        return []
    told = log_steps(view)
    named = tuple(names)
    lines: list[Line] = []
    deal_begins: list[int] = []  # where what was told of each deal begins
    in_words = _SPLIT[view.id].lines(told.steps[: told.whole_count], named, words)
    if is_followed:
        under_way = told.steps[told.whole_count :]
        in_words += [_step_lines(view.game, step, named, words, is_whole=False) for step in under_way]
    for step, some in zip(told.steps[told.first_kept :], in_words[told.first_kept :], strict=False):
        if type(step[0]) is type(view.log[0]):
            deal_begins.append(len(lines))
        lines += some
    if view.seed is not None:
        lines.append(Line(words("log-seed", seed=view.seed), "quiet"))
    if view.record_digest:
        lines.append(Line(words("log-record", digest=view.record_digest), "quiet"))
    return _paged(view, _head(view, told, named, words), lines, deal_begins[-1] if deal_begins else 0, words)


def _head(view: TableView, told: LogSteps, names: Names, words: Words) -> list[Line]:
    head = [match_line(view, words), *added_chance_lines(view, names, words)]
    if told.first_kept:
        head.append(Line(words("log-cleared"), "quiet"))
    return head


def _paged(view: TableView, head: list[Line], lines: list[Line], current: int, words: Words) -> list[LogPage]:
    """Lines in pages, each as full as it may be; full pages may be folded, on the last the deals that are over."""
    pages: list[list[Line]] = [list(head)]
    over = 0  # how many lines of the last page are of deals that are over
    length = sum(len(line.text) + 1 for line in head)
    for index, line in enumerate(lines):
        length += len(line.text) + 1
        if length > PAGE_LENGTH_MAX:
            pages.append([])
            over = 0
            length = len(line.text) + 1
        pages[-1].append(line)
        over += index < current
    seal = seal_button(view, view.match_number, words)
    return [
        LogPage(
            f"{view.match_number}.{number}",
            tuple(page),
            (start, end) if start < end else (0, 0),
            seal if number == 0 and view.commitment is not None else None,
        )
        for number, page in enumerate(pages)
        for start in [len(head) if number == 0 else 0]
        for end in [len(page) if number < len(pages) - 1 else start + over]
    ]


@lru_cache(maxsize=STEPS_CACHED)
def _step_lines(
    game: str, step: LogStep, names: tuple[str, ...], words: Words, *, is_whole: bool
) -> tuple[Line, ...]:
    """What is told of one step: the plays of a trick in a line with its result, all else in lines of its own."""
    trick_part = trick_part_of(game)
    if not is_whole or trick_part is None:
        return tuple(told_lines(game, step, names, words))
    ends = frozenset(log_steps_of(game))
    lines: list[Line] = []
    plays: list[str] = []
    is_by_clock = False
    for fact in step:
        if isinstance(fact, TimedOut):
            is_by_clock = True
            continue
        part = trick_part(fact, names, words) if not isinstance(fact, TABLE_FACTS) else None
        if part is None or type(fact) in ends:
            played = words.row(play for play in plays if play)
            if part is not None:
                lines.append(Line(words("log-trick", plays=played, result=part) if played else part))
            else:  # Something else happened in between, and is told in its place.
                lines += [Line(played)] if played else []
                lines += told_lines(game, (TimedOut(0), fact) if is_by_clock else (fact,), names, words)
            plays = []
        else:
            plays.append(words("log-by-clock", line=part) if is_by_clock and part else part)
        is_by_clock = False
    return (*lines, *([Line(words.row(plays))] if any(plays) else []))


def told_lines(game: str, facts: Iterable[Fact], names: Names, words: Words) -> list[Line]:
    """Facts in words, one line each; what the clock did says so."""
    screens = screens_of(game)
    lines: list[Line] = []
    is_by_clock = False
    for fact in facts:
        if isinstance(fact, TimedOut):
            is_by_clock = True
        elif isinstance(fact, TABLE_FACTS):
            lines.append(table_line(game, fact, names, words))
        elif not isinstance(fact, screens.UNTOLD):
            line = screens.log_line(fact, names, words)
            lines.append(line._replace(text=words("log-by-clock", line=line.text)) if is_by_clock else line)
            is_by_clock = False
    return lines


def told_lately(view: TableView, names: Names, words: Words, count: int) -> Iterator[tuple[int, Line]]:
    """The latest facts of a match in words, with the index of each among all of them."""
    log = view.log if has_log(view) else ()
    for index in range(max(0, len(log) - count), len(log)):
        first = index - 1 if index and isinstance(log[index - 1], TimedOut) else index
        yield from ((index, line) for line in told_lines(view.game, log[first : index + 1], names, words))


def table_line(game: str, fact: Fact, names: Names, words: Words) -> Line:
    """What happened at the table, not in the game, in words."""
    if isinstance(fact, EndProposed):
        return Line(words("log-end-proposed", name=names[fact.seat]))
    if isinstance(fact, Shouted):
        return Line(words("log-shout", name=names[fact.seat], text=words(f"{game}-shout", what=fact.what)))
    if isinstance(fact, Signed):
        return Line(words("log-sign", name=names[fact.seat], text=words(f"{game}-sign", what=fact.what)))
    assert isinstance(fact, EndAnswered)
    return Line(words("log-end-agreed" if fact.is_wanted else "log-end-against", name=names[fact.seat]))


def begins_anew(view: TableView) -> bool:
    """Whether parts of this log go while the match is played."""
    return _begins_with(view) is not None


def _begins_with(view: TableView) -> type[Fact] | None:
    log_begins = log_begins_of(view.game)
    return log_begins(view) if log_begins is not None else None


def _first_kept(steps: Sequence[Sequence[Fact]], view: TableView) -> int:
    """The step with which the log begins now."""
    beginning = _begins_with(view)
    if beginning is None:
        return 0
    ends = (index for index, facts in enumerate(steps) if any(isinstance(fact, beginning) for fact in facts))
    return max(ends, default=0)


def log_screen(page: LogPage) -> Screen:
    """A page of the log as a message."""
    controls = ((page.seal,),) if page.seal is not None else ()
    return Screen(page.lines, controls, page.lines[-1].text if page.lines else "", folded=page.folded)
