"""One visit of the courier to a chat: a table's live message or a hand, the log, what was said, what is to go."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from adapters.history import ended_match
from adapters.messages import Messages, Shown, Wanted, slot_numbers
from adapters.names import table_names
from adapters.platform import Platform
from adapters.screens import chat_screen, log_pages, log_screen, private_screen, public_screen
from adapters.screens.log import LogPage
from adapters.store import Store
from adapters.store.records import Person
from adapters.words import Words, words_for
from engine.chairs import CLOSED, PLAYING, TableView
from engine.host import Clock, Host
from engine.table import Table

FRESH_SECONDS = 5.0  # how long names and places are believed without asking the store
NAMES_KEPT_MAX = 50_000
LATELY_SECONDS = 600.0  # a place new to a table is told what was said there, or broadcast, so lately
LOG_PAGES_KEPT = 2  # pages that may still be edited; older ones are final
LOG_MARK = "log"  # under which is noted up to which page a chat has the log: "2.14", of match 2
READ = "read"  # noted for lines that are for others


class Viewer(NamedTuple):
    """A chat to which a table is shown: a place, or a person's private chat."""

    address: str
    person: int | None
    language: str | None

    @property
    def lines(self) -> str:
        """The slots of what was said to this viewer; a private chat may be a place as well."""
        return "chat:" if self.person is None else "whisper:"


class Visitor:
    """Brings one table in one chat up to date."""

    def __init__(self, store: Store, host: Host, clock: Clock) -> None:
        self._store = store
        self._host = host
        self._clock = clock
        self._names_known: dict[int, tuple[float, str]] = {}
        self._names_changes = 0  # what was read before the last one is not believed

    def forget_names(self) -> None:
        """Ask the store again: somebody has another name."""
        self._names_known.clear()
        self._names_changes += 1

    async def visit(
        self, platform: Platform, viewer: Viewer, table_id: str, shown: Shown, *, with_chat: bool
    ) -> None:
        """Make a chat show the table as it is now, with what was said since the last visit."""
        table = await self._host.table(table_id)
        words = words_for(viewer.language)
        messages = Messages(self._store, platform, table_id, viewer.address, shown)
        with_chat = with_chat or not messages.under(viewer.lines)
        try:
            if viewer.person is None:
                await self._show_place(messages, platform, table, words)
            else:
                await self._show_private(messages, platform, table, viewer.person, words)
            if with_chat:
                await self._show_lines(messages, table, viewer, words)
        finally:
            await messages.save()

    # --- What is shown ---------------------------------------------------------------------------------

    async def _show_place(self, messages: Messages, platform: Platform, table: Table, words: Words) -> None:
        view = table.view(None)
        names = table_names(view, await self._names(table.people), words)
        pages = log_pages(view)
        if messages.mark(LOG_MARK) is None:  # A place that joins later begins with the page of the moment.
            begin = f"{view.match_number}.{len(pages) - 1}" if pages else f"{view.match_number + 1}.0"
            messages.set_mark(LOG_MARK, begin)
        slot = _slot("live", view, platform, messages)
        await messages.show(Wanted(slot, "live", public_screen(view, names, words)))
        await self._show_past_log(messages, view, words)
        await self._show_log(messages, pages, view, names, words)
        await messages.remove([old for old in messages.under("live:") if old != slot])

    async def _show_private(
        self, messages: Messages, platform: Platform, table: Table, person: int, words: Words
    ) -> None:
        view = table.view(person)
        screen = private_screen(view, table_names(view, await self._names(table.people), words), words)
        slot = _slot("hand", view, platform, messages)
        if screen is not None:
            await messages.show(Wanted(slot, "hand", screen))
        if view.me is not None and view.me in view.asked and view.decision is not None:
            await self._host.shown(table.id, view.me, view.decision.number, self._clock.now())
        await messages.remove([old for old in messages.under("hand:") if screen is None or old != slot])

    async def _show_past_log(self, messages: Messages, view: TableView, words: Words) -> None:
        """Post what is missing of matches that ended while the chat was kept waiting."""
        match_number, first = _log_mark(messages)
        until = view.match_number if log_pages(view) else view.match_number + 1
        for number in range(match_number, until):
            past = await ended_match(self._store, view.id, number)
            if past is not None:
                past_view = past.view(None)
                names = table_names(past_view, await self._names(past.people), words)
                for page in log_pages(past_view)[first:]:
                    await messages.show(Wanted(f"log:{page.id}", "log", log_screen(page, names, words)))
            first = 0
            messages.set_mark(LOG_MARK, f"{number + 1}.0")

    async def _show_log(
        self, messages: Messages, pages: Sequence[LogPage], view: TableView, names: tuple[str, ...], words: Words
    ) -> None:
        """Post the pages that the chat does not have yet, and edit the last ones where they have grown."""
        match_number, first = _log_mark(messages)
        if match_number > view.match_number:
            first = len(pages)
        posted = set(messages.under("log:"))
        for index, page in enumerate(pages):
            slot = f"log:{page.id}"
            if index >= first or slot in posted:
                await messages.show(Wanted(slot, "log", log_screen(page, names, words)))
        if pages and view.phase != PLAYING:
            messages.set_mark(LOG_MARK, f"{view.match_number + 1}.0")
        elif pages:
            messages.set_mark(LOG_MARK, f"{view.match_number}.{max(first, len(pages) - 1)}")
        kept = messages.under("log:")
        if len(kept) > 2 * LOG_PAGES_KEPT:
            await messages.forget(kept[:-LOG_PAGES_KEPT])

    # --- What was said ---------------------------------------------------------------------------------

    async def _show_lines(self, messages: Messages, table: Table, viewer: Viewer, words: Words) -> None:
        """Post what was said since the last time, joined: open lines into places, whispers to their receivers."""
        earlier = messages.under(viewer.lines)
        for slot in filter(messages.is_pending, earlier):  # Begun before a crash: the same lines again.
            await self._post_lines(messages, table, viewer, words, slot)
        read_to = max((slot_numbers(slot)[1] for slot in earlier), default=0)
        since = 0.0 if earlier else self._clock.now() - LATELY_SECONDS
        while said := await self._store.said(table.id, after=read_to):
            mine = [line.id for line in said if line.to == viewer.person and line.at >= since]
            if mine:
                await self._post_lines(messages, table, viewer, words, f"{viewer.lines}{mine[0]}-{mine[-1]}")
            read_to = said[-1].id
        newest = max((slot_numbers(slot)[1] for slot in messages.under(viewer.lines)), default=-1)
        if read_to > newest:  # What was not for this viewer need not be read again.
            messages.set_mark(f"{viewer.lines}{read_to}-{read_to}", READ)
        await messages.forget(messages.under(viewer.lines)[:-1])

    async def _post_lines(self, messages: Messages, table: Table, viewer: Viewer, words: Words, slot: str) -> None:
        first, last = slot_numbers(slot)
        said = await self._store.said(table.id, after=first - 1)
        lines = [line for line in said if line.id <= last and line.to == viewer.person]
        if not lines:  # Who said this has asked to be forgotten.
            await messages.remove([slot])
            return
        people = await self._store.people({line.person for line in lines})
        seated = table_names(table.view(None), await self._names(table.people), words)
        spoken = [(_speaker(line.person, table, seated, people, words), line.text) for line in lines]
        await messages.show(Wanted(slot, "chat", chat_screen(spoken, words)))

    async def announce(self, platform: Platform, viewer: Viewer, shown: Shown) -> None:
        """Post what the operators said lately and this chat has not been told, however many tables it shows."""
        words = words_for(viewer.language)
        messages = Messages(self._store, platform, viewer.address, viewer.address, shown)
        try:
            heard = max((slot_numbers(slot)[0] for slot in messages.under("notice:")), default=0)
            for slot in filter(messages.is_pending, messages.under("notice:")):
                heard = min(heard, slot_numbers(slot)[0] - 1)
            for broadcast in await self._store.broadcasts(after=heard):
                if broadcast.at > self._clock.now() - LATELY_SECONDS:
                    screen = chat_screen([(words("broadcast-name"), broadcast.text)], words)
                    await messages.show(Wanted(f"notice:{broadcast.id}", "notice", screen))
            await messages.forget(messages.under("notice:")[:-1])
        finally:
            await messages.save()

    # --- Names -----------------------------------------------------------------------------------------

    async def _names(self, people: Sequence[int]) -> dict[int, str]:
        now = self._clock.now()
        known = {person: self._names_known[person] for person in people if person in self._names_known}
        names = {person: name for person, (fresh_until, name) in known.items() if now < fresh_until}
        unknown = [person for person in people if person not in names]
        if unknown:
            changes = self._names_changes
            found = {person.id: person.name for person in (await self._store.people(unknown)).values()}
            names |= found
            if len(self._names_known) > NAMES_KEPT_MAX:
                self._names_known.clear()
            if changes == self._names_changes:
                self._names_known |= {person: (now + FRESH_SECONDS, name) for person, name in found.items()}
        return names


def _log_mark(messages: Messages) -> tuple[int, int]:
    """The match, and the page in it, from which on the chat lacks pages or has a growing one."""
    match_number, page = (messages.mark(LOG_MARK) or "0.0").split(".")
    return int(match_number), int(page)


def _slot(kind: str, view: TableView, platform: Platform, messages: Messages) -> str:
    """Which message shows the table or the hand; where messages scroll away, a new one at each deal."""
    if platform.keeps_in_view:
        return f"{kind}:table"
    if view.phase == CLOSED and (earlier := messages.under(f"{kind}:")):
        return earlier[-1]
    return f"{kind}:{view.match_number}.{view.deal}"


def _speaker(person: int, table: Table, seated: Sequence[str], people: Mapping[int, Person], words: Words) -> str:
    seat = table.seat_of(person)
    if seat is not None:
        return seated[seat]
    return (people[person].name if person in people else "") or words("someone")
