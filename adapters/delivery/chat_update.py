"""Bringing one chat up to date: a table's live message or a hand, the log, what was said, what is to go."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from adapters.delivery.history import ended_match
from adapters.delivery.messages import Messages, Shown, Wanted, slot_numbers
from adapters.delivery.platform import Platform
from adapters.screens import chat_screen, log_pages, log_screen, private_screen, public_screen, turn_notice
from adapters.screens.appearance import WORDS_ONLY, Appearance
from adapters.screens.log import LogPage, begins_anew
from adapters.screens.screen import Screen
from adapters.store import Store
from adapters.store.records import Person, Said
from adapters.text.names import table_names
from adapters.text.words import Words, words_for
from engine.contract import Seat
from engine.host import Clock, Host
from engine.table import Table
from engine.table_view import CLOSED, PLAYING, TableView

FRESH_SECONDS = 5.0  # how long names and places are believed without asking the store
PEOPLE_KEPT_MAX = 50_000
LATELY_SECONDS = 600.0  # what was said or broadcast within this time is told to a place that is new to a table
LOG_PAGES_KEPT = 2  # pages that may still be edited; older ones are final
LIVE_PAGES_MAX = 6  # posted after the live message before it is posted anew, further down
CALM_SECONDS = 10.0  # how old the live message in a chat may be while nobody but house players is to move
# The same where that message is still the one of the lobby, or of the last deal: as long as five house players
# need before a person is asked, so that the table is not posted only to be edited at once. Hands come before.
BEGIN_CALM_SECONDS = 6.0
HAND_CALM_SECONDS = 5.0  # how old a hand may be then, if its owner has nothing new to decide
NOTICE_SECONDS = 5.0  # whoever acts within this time need not be called
LOG_MARK = "log"  # under which is noted up to which page a chat has the log: "2.14", of match 2
READ = "read"  # noted for lines that are for others


class Viewer(NamedTuple):
    """A chat to which a table is shown: a place, or a person's private chat."""

    address: str
    person: int | None
    language: str | None
    appearance: Appearance = WORDS_ONLY

    @property
    def chat_slots(self) -> str:
        """How the slots of what was said to this viewer begin; a private chat may be a place as well."""
        return "chat:" if self.person is None else "whisper:"

    def is_told(self, line: Said) -> bool:
        """Whether a line is for this viewer and was not written there in the first place."""
        return line.to == self.person and (self.person is not None or line.heard_in != self.address)

    @property
    def notice_slots(self) -> str:
        """How the slots of turn notices begin."""
        return "call:" if self.person is None else "turn:"


class ChatUpdater:
    """Brings one table in one chat of a platform up to date."""

    def __init__(
        self, store: Store, host: Host, clock: Clock, platform: Platform, is_closed: Callable[[str], bool]
    ) -> None:
        self._store = store
        self._host = host
        self._clock = clock
        self._platform = platform
        self._is_closed = is_closed  # whether nothing reaches a private chat
        self._people_known: dict[int, tuple[float, Person]] = {}
        self._names_changes = 0  # what was read before the last one is not believed

    def forget_names(self) -> None:
        """Ask the store again: somebody has another name."""
        self._people_known.clear()
        self._names_changes += 1

    async def update(self, viewer: Viewer, table_id: str, shown: Shown, *, with_chat: bool) -> float | None:
        """Make a chat show the table as it is now, with what was said since the last update.

        Returns after how many seconds another update is due even if nothing happens until then.
        """
        table = await self._host.table(table_id)
        if not with_chat and (calm := self._calm_seconds(table, viewer, shown)) > 0:
            return calm
        words = words_for(viewer.language)
        messages = Messages(self._store, self._platform, table_id, viewer.address, shown)
        with_chat = with_chat or not messages.under(viewer.chat_slots)
        try:
            if viewer.person is None:
                pause = await self._show_place(messages, table, viewer, words)
                shown.table_at = self._clock.now()
            else:
                hand_of = _own_state(table, viewer.person)
                pause = await self._show_private(messages, table, viewer, viewer.person, words)
                shown.hand_at, shown.hand_of = self._clock.now(), hand_of
            if with_chat:
                await self._show_lines(messages, table, viewer, words)
        finally:
            await messages.save()
        return pause

    async def hand_shown_in(self, ref: str, table: Table, viewer: Viewer, shown: Shown) -> Screen | None:
        """What a message should show now if the hand of a private chat stands in it and stays there."""
        words = words_for(viewer.language)
        names = await self._table_names(table, table.view(viewer.person), words)
        view = table.view(viewer.person)
        delivery = shown.slots.get(_slot_of("hand", view))
        if delivery is None or delivery.ref != ref:
            return None
        return _hand_screen(view, names, words, viewer.appearance, shown)

    def _calm_seconds(self, table: Table, viewer: Viewer, shown: Shown) -> float:
        """How long a chat's picture of the table may still wait: nobody looks at every card of house players."""
        if self._platform.keeps_in_view or table.phase != PLAYING:
            return 0.0
        if not all(table.chairs[seat].is_house for seat in table.asked_at):
            return 0.0
        now = self._clock.now()
        if viewer.person is not None:
            is_new = shown.hand_of != _own_state(table, viewer.person)
            return 0.0 if is_new else shown.hand_at + HAND_CALM_SECONDS - now
        view = table.view(None)
        has_begun = any(slot.startswith(f"live:{view.match_number}.{view.deal}.") for slot in shown.slots)
        return shown.table_at + (CALM_SECONDS if has_begun else BEGIN_CALM_SECONDS) - now

    # --- What is shown ---------------------------------------------------------------------------------

    async def _show_place(self, messages: Messages, table: Table, viewer: Viewer, words: Words) -> float | None:
        view = table.view(None)
        names = await self._table_names(table, view, words)
        pages = log_pages(view)
        if messages.mark(LOG_MARK) is None:  # A place that joins later begins with the page of the moment.
            begin = f"{view.match_number}.{len(pages) - 1}" if pages else f"{view.match_number + 1}.0"
            messages.set_mark(LOG_MARK, begin)
        slot = self._slot("live", view, messages, len(pages) // LIVE_PAGES_MAX)
        is_numbered = await self._is_numbered(table)
        live = public_screen(view, names, words, is_numbered=is_numbered, appearance=viewer.appearance)
        await messages.show(Wanted(slot, "live", live))
        callees = await self._callees(table)
        pause = await self._call(messages, table, viewer, callees, names, words)
        for seat in callees:  # There is no other way to show them that they are asked.
            await self._host.shown(table.id, seat, table.decision_number[seat], self._clock.now())
        await self._show_past_log(messages, view, words, until=view.match_number + (not pages))
        await self._show_log(messages, pages, view, names, words)
        outdated = [old for old in messages.under("live:") if old != slot]
        await messages.remove([*outdated, *self._ended_calls(messages, table, viewer, callees)])
        return pause

    async def _show_private(
        self, messages: Messages, table: Table, viewer: Viewer, person: int, words: Words
    ) -> float | None:
        view = table.view(person)
        names = await self._table_names(table, view, words)
        screen = _hand_screen(view, names, words, viewer.appearance, messages.shown)
        slot = self._slot("hand", view, messages)
        if screen is not None:
            await messages.show(Wanted(slot, "hand", screen))
        callees: dict[Seat, str | None] = {}
        if view.me is not None and view.me in table.asked_at:
            await self._host.shown(table.id, view.me, table.decision_number[view.me], self._clock.now())
            if not view.seats[view.me].has_left:
                callees[view.me] = None
        pause = await self._call(messages, table, viewer, callees, names, words)
        outdated = [old for old in messages.under("hand:") if screen is None or old != slot]
        await messages.remove([*outdated, *self._ended_calls(messages, table, viewer, callees)])
        return pause

    def _slot(self, kind: str, view: TableView, messages: Messages, times: int = 0) -> str:
        """Which message shows the table or the hand; where messages scroll away, a new one at each deal."""
        if self._platform.keeps_in_view:
            return f"{kind}:table"
        if view.phase == CLOSED and (earlier := messages.under(f"{kind}:")):
            return earlier[-1]
        return _slot_of(kind, view, times)

    # --- Whose turn it is ------------------------------------------------------------------------------

    async def _callees(self, table: Table) -> dict[Seat, str | None]:
        """Who must be called in a place, since their private chat is closed or their time almost up."""
        asked = {seat: table.chairs[seat].person for seat in table.asked_at if not table.chairs[seat].has_left}
        people = await self._people([person for person in asked.values() if person is not None])
        callees: dict[Seat, str | None] = {}
        for seat, number in asked.items():
            person = people.get(number) if number is not None else None
            if person is None or person.platform != self._platform.name or not person.name:
                continue
            if seat in table.reminded or self._is_shut_out(person):
                callees[seat] = person.account
        return callees

    async def _is_numbered(self, table: Table) -> bool:
        """Whether the table needs buttons for hands that cannot be delivered."""
        if not self._platform.numbers_hands or table.phase != PLAYING:
            return False
        return any(map(self._is_shut_out, (await self._people(table.people)).values()))

    def _is_shut_out(self, person: Person) -> bool:
        """Whether this is somebody of our platform whose private chat is closed."""
        is_ours = person.platform == self._platform.name
        return is_ours and self._is_closed(self._platform.private_address(person))

    async def _call(
        self,
        messages: Messages,
        table: Table,
        viewer: Viewer,
        callees: Mapping[Seat, str | None],
        names: tuple[str, ...],
        words: Words,
    ) -> float | None:
        """Call those who have not acted for some seconds; `callees` says which account to mention for each."""
        if self._platform.keeps_in_view:
            return None
        pauses = []
        for seat, account in callees.items():
            slot = _notice_slot(table, viewer, seat)
            pause = table.asked_at[seat] + NOTICE_SECONDS - self._clock.now()
            if pause > 0 and slot not in messages.under(viewer.notice_slots):
                pauses.append(pause)
                continue
            notice = turn_notice(table.view(viewer.person), seat, names, words)
            await messages.show(Wanted(slot, "turn", notice._replace(mention=account)))
        return min(pauses, default=None)

    def _ended_calls(
        self, messages: Messages, table: Table, viewer: Viewer, callees: Collection[Seat]
    ) -> list[str]:
        current = {_notice_slot(table, viewer, seat) for seat in callees}
        return [slot for slot in messages.under(viewer.notice_slots) if slot not in current]

    # --- The log ---------------------------------------------------------------------------------------

    async def _show_past_log(self, messages: Messages, view: TableView, words: Words, until: int) -> None:
        """Post what is missing of matches that ended while the chat was kept waiting, before this one."""
        match_number, first = _log_mark(messages)
        for number in range(match_number, until):
            past = await ended_match(self._store, view.id, number)
            if past is not None:
                past_view = past.view(None)
                names = await self._table_names(past, past_view, words)
                await self._show_pages(messages, log_pages(past_view), first, names, words)
            first = 0
            messages.set_mark(LOG_MARK, f"{number + 1}.0")

    async def _show_log(
        self, messages: Messages, pages: Sequence[LogPage], view: TableView, names: tuple[str, ...], words: Words
    ) -> None:
        """Post the pages that the chat does not have yet, and edit the last ones where they have grown."""
        match_number, first = _log_mark(messages)
        if match_number > view.match_number:
            first = len(pages)
        await self._show_pages(messages, pages, first, names, words)
        if pages and view.phase != PLAYING:
            messages.set_mark(LOG_MARK, f"{view.match_number + 1}.0")
        elif pages:
            messages.set_mark(LOG_MARK, f"{view.match_number}.{max(first, len(pages) - 1)}")
        kept = messages.under("log:")
        if begins_anew(view):  # Whatever is posted of this match may have to go.
            await messages.forget([slot for slot in kept if slot_numbers(slot)[0] < view.match_number])
        elif len(kept) > 2 * LOG_PAGES_KEPT:
            await messages.forget(kept[:-LOG_PAGES_KEPT])

    async def _show_pages(
        self, messages: Messages, pages: Sequence[LogPage], first: int, names: tuple[str, ...], words: Words
    ) -> None:
        """Show the pages from this one on and those already posted, then remove what the log no longer holds."""
        posted = set(messages.under("log:"))
        gone = []
        for index in sorted({*range(first, len(pages)), *_indexes(posted, pages)}):
            page = pages[index]
            slot = f"log:{page.id}"
            if not page.stays:
                gone.append(slot)
                continue
            if self._waits_for_more(page) and (index > 0 or slot in posted):
                continue
            depends_on = (len(page.facts), page.is_cleared, page.seed, names, words)
            if not messages.is_finished(slot, depends_on):
                await messages.show(Wanted(slot, "log", log_screen(page, names, words)))
                if page.is_whole:
                    messages.finish(slot, depends_on)
        await messages.remove([slot for slot in gone if slot in posted])

    def _waits_for_more(self, page: LogPage) -> bool:
        """In a chat a page is posted when it is whole; only the seal of a match cannot wait."""
        return not page.is_whole and not self._platform.keeps_in_view

    # --- What was said ---------------------------------------------------------------------------------

    async def _show_lines(self, messages: Messages, table: Table, viewer: Viewer, words: Words) -> None:
        """Post what was said since the last time, joined: open lines into places, whispers to their receivers."""
        earlier = messages.under(viewer.chat_slots)
        for slot in filter(messages.is_pending, earlier):  # Begun before a crash: the same lines again.
            await self._post_lines(messages, table, viewer, words, slot)
        read_to = max((slot_numbers(slot)[1] for slot in earlier), default=0)
        since = 0.0 if earlier else self._clock.now() - LATELY_SECONDS
        while said := await self._store.said(table.id, after=read_to):
            mine = [line.id for line in said if viewer.is_told(line) and line.at >= since]
            if mine:
                await self._post_lines(messages, table, viewer, words, f"{viewer.chat_slots}{mine[0]}-{mine[-1]}")
            read_to = said[-1].id
        newest = max((slot_numbers(slot)[1] for slot in messages.under(viewer.chat_slots)), default=-1)
        if read_to > newest:  # What was not for this viewer need not be read again.
            messages.set_mark(f"{viewer.chat_slots}{read_to}-{read_to}", READ)
        await messages.forget(messages.under(viewer.chat_slots)[:-1])

    async def _post_lines(self, messages: Messages, table: Table, viewer: Viewer, words: Words, slot: str) -> None:
        first, last = slot_numbers(slot)
        said = await self._store.said(table.id, after=first - 1)
        lines = [line for line in said if line.id <= last and viewer.is_told(line)]
        if not lines:  # Whoever said this has asked to be forgotten.
            await messages.remove([slot])
            return
        people = await self._store.people({line.person for line in lines})
        seated = await self._table_names(table, table.view(None), words)
        spoken = [(_speaker(line.person, table, seated, people, words), line.text) for line in lines]
        await messages.show(Wanted(slot, "chat", chat_screen(spoken, words)))

    async def announce(self, viewer: Viewer, shown: Shown) -> None:
        """Post what the operators said lately and this chat has not been told, however many tables it shows."""
        words = words_for(viewer.language)
        messages = Messages(self._store, self._platform, viewer.address, viewer.address, shown)
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

    async def _table_names(self, table: Table, view: TableView, words: Words) -> tuple[str, ...]:
        people = await self._people(table.people)
        return table_names(view, {number: person.name for number, person in people.items()}, words)

    async def _people(self, numbers: Sequence[int]) -> dict[int, Person]:
        now = self._clock.now()
        known = {number: self._people_known[number] for number in numbers if number in self._people_known}
        people = {number: person for number, (fresh_until, person) in known.items() if now < fresh_until}
        unknown = [number for number in numbers if number not in people]
        if unknown:
            changes = self._names_changes
            found = {person.id: person for person in (await self._store.people(unknown)).values()}
            people |= found
            if len(self._people_known) > PEOPLE_KEPT_MAX:
                self._people_known.clear()
            if changes == self._names_changes:
                self._people_known |= {number: (now + FRESH_SECONDS, person) for number, person in found.items()}
        return people


def _slot_of(kind: str, view: TableView, times: int = 0) -> str:
    """Which message shows the table or the hand where messages scroll away: a new one at each deal."""
    return f"{kind}:{view.match_number}.{view.deal}.{times}"


def _hand_screen(
    view: TableView, names: tuple[str, ...], words: Words, appearance: Appearance, shown: Shown
) -> Screen | None:
    """A person's hand; it is shown more than once, and made once."""
    made_of = shown.hand_made_of
    if made_of is None or made_of[0] is not view or made_of[1:] != (names, words, appearance):
        shown.hand_made_of = view, names, words, appearance
        shown.hand = private_screen(view, names, words, appearance=appearance)
    return shown.hand


def _own_state(table: Table, person: int) -> object:
    """What a person's hand shows at once, whoever is asked: what they may do, and how they sit there."""
    view = table.view(person)
    return view.match_number, view.deal, view.me, view.seats, view.revision, view.decision


def _notice_slot(table: Table, viewer: Viewer, seat: Seat) -> str:
    return f"{viewer.notice_slots}{seat}.{table.decision_number[seat]}"


def _indexes(posted: Iterable[str], pages: Sequence[LogPage]) -> Iterator[int]:
    """Which of these pages are posted."""
    if pages:
        current = pages[-1].match_number
        for match_number, index in map(slot_numbers, posted):
            if match_number == current and index < len(pages):
                yield index


def _log_mark(messages: Messages) -> tuple[int, int]:
    """The match, and the page in it, from which on the chat lacks pages or has a growing one."""
    match_number, page = (messages.mark(LOG_MARK) or "0.0").split(".")
    return int(match_number), int(page)


def _speaker(person: int, table: Table, seated: Sequence[str], people: Mapping[int, Person], words: Words) -> str:
    seat = table.seat_of(person)
    if seat is not None:
        return seated[seat]
    return (people[person].name if person in people else "") or words("someone")
