"""What is open in each page of a table, which stays open while its person is asked the same.

What a menu shows comes with the answer to the press that opened it. A page's stream learns of it here, and so
brings the menu as it is now, and not the hand, when somebody else has changed the table meanwhile.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import NamedTuple

from adapters.playground import pages
from adapters.screens.buttons import HAND
from engine.table_view import TableView

PAGES_MAX = 2_000
NUMBER_LENGTH_MAX = 32  # of a page; a longer one is none of ours


class TablePage(NamedTuple):
    """A page of somebody at a table: the same table may be open in several."""

    person: int
    table_id: str
    number: str  # "" where there are no scripts, and so no stream


class _Open(NamedTuple):
    draft: str  # "" where nothing is open any more
    asked: tuple[object, ...]
    put_in: pages.Parts  # of the page by answers, of which its stream does not know yet


class OpenMenus:
    """The menus of those pages in which one was opened last."""

    def __init__(self) -> None:
        self._open: OrderedDict[TablePage, _Open] = OrderedDict()

    def turn(self, page: TablePage, draft: str, view: TableView, put_in: pages.Parts) -> None:
        """A page shows something else where the hand was, or the hand again."""
        if not 0 < len(page.number) <= NUMBER_LENGTH_MAX:
            return
        self._open[page] = _Open("" if draft == HAND else draft, _asked_of(view), put_in)
        self._open.move_to_end(page)
        if len(self._open) > PAGES_MAX:
            self._open.popitem(last=False)

    def close(self, page: TablePage) -> None:
        """Somebody has done something, and is done with what they had opened for it."""
        if page in self._open:
            self._open[page] = self._open[page]._replace(draft="")

    def draft(self, page: TablePage, view: TableView | None) -> str:
        """What is open in a page, unless its person is asked something else by now."""
        opened = self._open.get(page)
        if opened is None or view is None:
            return ""
        if opened.asked != _asked_of(view):
            self.close(page)
            return ""
        return opened.draft

    def put_in(self, page: TablePage) -> pages.Parts:
        """What answers have put into a page since this was asked last."""
        opened = self._open.get(page)
        if opened is None:
            return {}
        if opened.draft:
            self._open[page] = opened._replace(put_in={})
        else:
            del self._open[page]
        return opened.put_in


def _asked_of(view: TableView) -> tuple[object, ...]:
    """What somebody is asked at a table, or may choose there: others' moves leave it as it is."""
    number = view.decision.number if view.decision is not None else None
    return view.phase, view.match_number, number, view.game, view.me, view.owner
