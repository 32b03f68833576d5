"""The log of a match in a place: one message that grows, and another page where the platform has no room left."""

from __future__ import annotations

from collections.abc import Sequence

from adapters.delivery.history import ended_match
from adapters.delivery.known_people import KnownPeople
from adapters.delivery.messages import Messages, Wanted, slot_numbers
from adapters.delivery.pacing import Pacing
from adapters.delivery.platform import Platform
from adapters.screens import log_pages, log_screen
from adapters.screens.log import LogPage, has_log, log_steps
from adapters.store import Store
from adapters.store.records import LOG_MARK
from adapters.text.words import Words
from engine.host import Clock
from engine.table import Table
from engine.table_view import FINISHED, PLAYING, TableView

ENDED_KEPT = 16  # matches
LOG_PAGES_KEPT = 2  # pages that may still be edited; older ones are final


class MatchLog:
    """Tells matches in the places of one platform."""

    def __init__(
        self, store: Store, clock: Clock, platform: Platform, people: KnownPeople, pacing: Pacing
    ) -> None:
        self._store = store
        self._clock = clock
        self._platform = platform
        self._people = people
        self._pacing = pacing
        self._ended: dict[tuple[str, int], Table] = {}  # the matches that were told last: each place asks for them

    async def show_above(
        self, messages: Messages, view: TableView, names: tuple[str, ...], words: Words, *, is_urgent: bool
    ) -> None:
        """Post what belongs above the table: the rest of earlier matches, and the page that begins."""
        if messages.mark(LOG_MARK) is None:  # A place that joins later begins with the page of the moment.
            pages = self._pages(view, names, words)
            begin = f"{view.match_number}.{len(pages) - 1}" if pages else f"{view.match_number + 1}.0"
            messages.set_mark(LOG_MARK, begin)
        until = view.match_number + (not has_log(view))
        await self._show_past(messages, view, words, until, is_urgent=is_urgent)
        if self._has_new_page(messages, view, names, words):
            await self.show(messages, view, names, words, is_urgent=is_urgent or view.phase != PLAYING)

    async def _show_past(
        self, messages: Messages, view: TableView, words: Words, until: int, *, is_urgent: bool
    ) -> None:
        """Post what is missing of matches that ended while the chat was kept waiting, before this one."""
        match_number, first = _log_mark(messages)
        for number in range(match_number, until):
            past = await self._ended_match(view.id, number)
            if past is not None:
                past_view = past.view(None)
                names = await self._people.names_at(past, past_view, words)
                pages = self._pages(past_view, names, words)
                await self._show_pages(messages, number, pages, first, is_urgent=is_urgent)
            first = 0
            messages.set_mark(LOG_MARK, f"{number + 1}.0")

    async def _ended_match(self, table_id: str, number: int) -> Table | None:
        """A match that is over, which never changes; read once for all places of a table."""
        if (known := self._ended.get((table_id, number))) is not None:
            return known
        past = await ended_match(self._store, table_id, number)
        if past is not None:
            self._ended[table_id, number] = past
            if len(self._ended) > ENDED_KEPT:
                del self._ended[next(iter(self._ended))]
        return past

    async def show(
        self,
        messages: Messages,
        view: TableView,
        names: tuple[str, ...],
        words: Words,
        *,
        is_urgent: bool | None = None,
    ) -> None:
        """Post the pages that the chat does not have yet, and edit the last one where it has grown."""
        match_number, first = _log_mark(messages)
        told = log_steps(view)
        moves = len(view.log) if self._platform.keeps_in_view else 0
        depends_on = (
            view.match_number,
            told.told_count,
            told.first_kept,
            moves,
            view.seed,
            view.phase,
            names,
            words,
        )
        if match_number > view.match_number or messages.is_finished(LOG_MARK, depends_on):
            return
        pages = self._pages(view, names, words)
        is_over = view.phase != PLAYING
        await self._show_pages(
            messages, view.match_number, pages, first, is_urgent=is_over if is_urgent is None else is_urgent
        )
        if pages:
            begin = f"{view.match_number + 1}.0" if is_over else f"{view.match_number}.{len(pages) - 1}"
            messages.set_mark(LOG_MARK, begin)
        kept = messages.under("log:")
        if len(kept) > 2 * LOG_PAGES_KEPT:
            await messages.forget(kept[:-LOG_PAGES_KEPT])
        messages.finish(LOG_MARK, depends_on)
        messages.shown.log_at, messages.shown.log_steps = self._clock.now(), self._pacing.steps(view)
        messages.shown.log_behind = None

    async def _show_pages(
        self,
        messages: Messages,
        match_number: int,
        pages: Sequence[LogPage],
        first: int,
        *,
        is_urgent: bool,
    ) -> None:
        """Show the pages from this one on and those already posted, then remove what the log no longer holds."""
        posted = [slot for slot in messages.under("log:") if slot_numbers(slot)[0] == match_number]
        numbers = {slot_numbers(slot)[1] for slot in posted}
        for number in sorted({*range(first, len(pages)), *(n for n in numbers if n < len(pages))}):
            await messages.show(Wanted(f"log:{pages[number].id}", log_screen(pages[number]), is_urgent=is_urgent))
        await messages.remove([slot for slot in posted if slot_numbers(slot)[1] >= len(pages)])

    def _has_new_page(self, messages: Messages, view: TableView, names: tuple[str, ...], words: Words) -> bool:
        """Whether a page of the log is to be posted that should stand above the table: the first, or what is left
        to tell when the match is over."""
        pages_there = filter(messages.is_there, messages.under(f"log:{view.match_number}."))
        posted = [slot_numbers(slot) for slot in pages_there]
        if view.phase == PLAYING or self._platform.keeps_in_view:
            return view.phase == PLAYING and not posted
        if view.phase != FINISHED or _log_mark(messages)[0] > view.match_number:
            return False
        pages = self._pages(view, names, words)
        return bool(pages) and (not posted or posted[-1][1] < len(pages) - 1)

    def _pages(self, view: TableView, names: tuple[str, ...], words: Words) -> list[LogPage]:
        """The log as this platform tells it: where it stays in view, move by move."""
        return log_pages(view, names, words, is_followed=self._platform.keeps_in_view)


def _log_mark(messages: Messages) -> tuple[int, int]:
    """The match, and the page in it, from which on the chat lacks pages or has a growing one."""
    match_number, page = (messages.mark(LOG_MARK) or "0.0").split(".")
    return int(match_number), int(page)
