"""The deals of a match as its audience saw them: what was to be seen after each move, and what was told."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from typing import NamedTuple

from adapters.screens.games import screens_of
from adapters.screens.refusals import NoReplayYet
from engine.contract import Fact
from engine.refusals import UnknownChoice
from engine.table import Table
from engine.table_view import TableView


class PlayedDeal(NamedTuple):
    """A deal that is over, as the audience saw it while it was played."""

    number: int
    moments: tuple[TableView, ...]  # as it was dealt, and then after each thing that happened
    end: TableView  # once it was over; in most games the next deal has begun by then
    facts: tuple[Fact, ...]  # what was told of it
    ending: tuple[Fact, ...]  # those of them that its last move brought about
    latest: int = 0  # the number of the last deal of the match that is over


def find_deal(tables: Iterable[Table], deal: int | None) -> PlayedDeal:
    """One deal of a match, given the table after each of its rows; with None the latest that is over."""
    found: PlayedDeal | None = None
    latest = 0
    for one in played_deals(tables):
        latest = one.number
        if deal in (None, one.number):
            found = one
    if found is None and (deal is None or deal == latest + 1):
        raise NoReplayYet
    if found is None:
        raise UnknownChoice
    return found._replace(latest=latest)


def played_deals(tables: Iterable[Table]) -> Iterator[PlayedDeal]:
    """The deals of a match, each once it is over, given the table after each row.

    Whatever is taken from a table is what its audience knew at that time, so that nothing is told later that was
    hidden then; a deal that is not over is not told at all.
    """
    moments: list[TableView] = []
    begun = told = 0  # how much of the log was told before this deal, and before this row
    for table in tables:
        view = table.view(None)
        if table.match is None or view.match is None:  # The table was closed in the middle of a deal.
            return
        turned = told + _ending(view.log[told:], screens_of(view.game).PAGE_ENDS)
        if moments and view.deal != moments[-1].deal:
            yield _played(moments, view, view.log[begun:turned], view.log[told:turned])
            moments = []
        if moments:
            moments.append(view)
        elif view.deal != 0 and not _is_over(table):
            moments, begun = [view], turned
        if moments and _is_over(table):
            yield _played(moments, view, view.log[begun:], view.log[told:])
            moments = []
        told = len(view.log)


def _played(
    moments: list[TableView], end: TableView, facts: tuple[Fact, ...], ending: tuple[Fact, ...]
) -> PlayedDeal:
    return PlayedDeal(moments[0].deal, tuple(moments), end, facts, ending)


def _is_over(table: Table) -> bool:
    """Whether the deal on the table is over and no other has begun."""
    assert table.match is not None
    return table.match.between_deals or table.match.outcome() is not None


def _ending(facts: tuple[Fact, ...], ends: Collection[type[Fact]]) -> int:
    """How many facts of a move that deals anew are of the deal before: up to the last that ends a page."""
    last = [end for end, fact in enumerate(facts, 1) if type(fact) in ends]
    return last[-1] if last else 0
