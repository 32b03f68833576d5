"""Bringing one chat up to date: a table's live message or a hand, the log, what was said, what is to go."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from math import inf

from adapters.delivery.history import ended_match
from adapters.delivery.known_people import PEOPLE_KEPT_MAX, KnownPeople
from adapters.delivery.messages import (
    AWAY,
    AWAY_IN_MARK,
    OUT_MARK,
    Messages,
    OwnState,
    Shown,
    Wanted,
    slot_numbers,
)
from adapters.delivery.platform import Platform, Sent, Way
from adapters.delivery.viewers import Viewer
from adapters.screens import (
    chat_screen,
    hand_elsewhere,
    hidden_notice,
    log_pages,
    log_screen,
    private_screen,
    public_screen,
    turn_notice,
)
from adapters.screens.appearance import Appearance
from adapters.screens.log import LogPage, has_log, log_steps
from adapters.screens.screen import Screen
from adapters.store import Store
from adapters.store.records import LOG_MARK, Person
from adapters.text.words import Words, words_for
from engine.contract import Seat
from engine.host import Clock, Host
from engine.table import Table
from engine.table_view import CLOSED, FINISHED, LOBBY, PLAYING, TableView

TABLES_KEPT_MAX = 5_000
LATELY_SECONDS = 600.0  # what was said or broadcast within this time is told to a place that is new to a table
LOG_PAGES_KEPT = 2  # pages that may still be edited; older ones are final
CALM_SECONDS = 10.0  # how old the live message in a chat may be while nobody but house players is to move
# The same where that message is still the one of the lobby, or of the last deal: as long as five house players
# need before a person is asked, so that the table is not posted only to be edited at once. Hands come before.
BEGIN_CALM_SECONDS = 6.0
PICTURE_SECONDS = 2.0  # after which a picture that was late follows
HAND_PICTURES_APART_SECONDS = 45.0  # for a hand that was dealt just now; otherwise they follow in calm
HAND_CALM_SECONDS = 5.0  # without a change at the table; then hands follow whose owners have nothing to decide
RING_SECONDS = 45.0  # whoever has done anything within this time is not called; at most half the turn timer
LONG_RING_SECONDS = 600.0  # the same where a turn may take a day
LONG_TURN_SECONDS = 86_400
RINGS_APART_SECONDS = 180.0  # nobody is called twice within this time
RUNG_MARK = "rung:"  # under which is noted when a seat was last called
RESULT = 1  # ends the slot of a table that was shown anew for its result
HIDDEN_SLOT = "notice:0"
READ = "read"  # noted for lines that are for others


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
        self._people = KnownPeople(store, clock)
        self._active_at: dict[int, float] = {}  # when people last did something, anywhere
        self._steps_known: dict[str, tuple[TableView, tuple[int, int]]] = {}  # by table, as it was last seen

    def acted(self, person: int) -> None:
        """Somebody does something, wherever: there is no need to call them for a while."""
        if len(self._active_at) >= PEOPLE_KEPT_MAX:
            self._active_at.clear()
        self._active_at[person] = self._clock.now()

    def forget_names(self) -> None:
        """Ask the store again: somebody has another name."""
        self._people.forget()

    async def update(self, viewer: Viewer, table_id: str, shown: Shown, *, with_chat: bool) -> float | None:
        """Make a chat show the table as it is now, with what was said since the last update.

        Returns after how many seconds another update is due even if nothing happens until then.
        """
        table = await self._host.table(table_id)
        if not with_chat:
            calm = self._calm_seconds(table, viewer, shown, is_numbered=await self._is_numbered(table))
            if calm > 0:
                return calm
        words = words_for(viewer.language)
        messages = Messages(self._store, self._platform, table_id, viewer.address, shown)
        shown.lacks_picture = False
        with_chat = with_chat or not messages.under(viewer.chat_slots)
        try:
            if viewer.person is None and viewer.is_hidden:
                await self._take_out(messages)
                return None
            if viewer.person is None:
                pause = await self._show_place(messages, table, viewer, words)
            else:
                hand_of = _own_state(table, viewer.person)
                pause = await self._show_private(messages, table, viewer, viewer.person, words)
                shown.hand_at, shown.hand_of = self._clock.now(), hand_of
            if with_chat:
                await self._show_lines(messages, table, viewer, words)
        finally:
            await messages.save()
        return min(PICTURE_SECONDS, pause or PICTURE_SECONDS) if shown.lacks_picture else pause

    async def answer(
        self, viewer: Viewer, table: Table, shown: Shown, way: Way, page: Screen | None = None
    ) -> bool:
        """Show a hand, or the page of it that was opened, in the message that a press lends its way to; False if
        there is no hand."""
        hand = await self.hand(viewer, table, shown)
        if hand is None:
            return False
        assert viewer.person is not None
        hand_of = _own_state(table, viewer.person)
        messages = Messages(self._store, self._platform, table.id, viewer.address, shown)
        slot = self._slot("hand", table.view(viewer.person), messages)
        if page is None and messages.stands_in(slot, way.ref):  # Whoever asks for the hand is shown all of it.
            hand, _ = self._in_haste(hand, table, messages, slot)
        try:
            await messages.answer(slot, hand, way, page)
            shown.hand_of = hand_of
        finally:
            await messages.save()
        return True

    async def hand(self, viewer: Viewer, table: Table, shown: Shown) -> Screen | None:
        """A person's hand as it is now; None if there is nothing of theirs at the table."""
        words, view = words_for(viewer.language), table.view(viewer.person)
        return _hand_screen(view, await self._people.names_at(table, view, words), words, viewer.appearance, shown)

    async def moved(self, viewer: Viewer, table: Table, shown: Shown, sent: Sent, place: str) -> None:
        """A hand was shown elsewhere by a process that does not lead: it lives there from now on."""
        messages = Messages(self._store, self._platform, table.id, viewer.address, shown)
        await messages.move(self._slot("hand", table.view(viewer.person), messages), sent, place)
        await messages.save()

    def known_pause(self, viewer: Viewer, table: Table, shown: Shown) -> float:
        """How long an update may surely wait, by what is known without asking the store; 0 if that is not known,
        or it is due."""
        is_numbered = False
        if self._may_be_numbered(table):
            people = self._people.at_hand(table.people)
            if len(people) < len(table.people):
                return 0.0
            is_numbered = any(map(self._is_shut_out, people.values()))
        return self._calm_seconds(table, viewer, shown, is_numbered=is_numbered)

    def _calm_seconds(self, table: Table, viewer: Viewer, shown: Shown, *, is_numbered: bool) -> float:
        """How long a chat may still show an older table: nobody looks at every card the moment it falls."""
        if self._platform.keeps_in_view or table.phase != PLAYING:
            return 0.0
        now = self._clock.now()
        if viewer.person is not None:
            seat = table.seat_of(viewer.person)
            asked = _notice_slot(table, viewer, seat) if seat in table.asked_at and seat is not None else ""
            is_rung = any(slot.startswith(viewer.notice_slots) and slot != asked for slot in shown.slots)
            is_news = is_rung or _own_state(table, viewer.person).is_news_after(shown.hand_of)
            return 0.0 if is_news else table.written_at + HAND_CALM_SECONDS - now
        pause = self._live_pause(table, shown, is_numbered=is_numbered)
        if _has_begun(table, shown) and not _is_left_to_house(table):
            pause = min(pause, self._log_pause(table, viewer, shown))
        return pause

    def _live_pause(self, table: Table, shown: Shown, *, is_numbered: bool) -> float:
        """How long the live message may still show an older table."""
        if self._platform.keeps_in_view or table.phase != PLAYING:
            return 0.0
        now = self._clock.now()
        if _is_left_to_house(table):
            calm = CALM_SECONDS if _has_begun(table, shown) else BEGIN_CALM_SECONDS
            return shown.table_at + calm - now
        if not _has_begun(table, shown) or is_numbered:
            return 0.0
        if _is_window(table) and not shown.table_in_window:
            return 0.0
        if shown.table_in_window:  # What people answer, and what comes of it, is soon read by all who wait for it.
            return shown.table_at + self._platform.pace.window - now
        pace = self._platform.pace
        is_step = self._steps_of(table.view(None)) != shown.table_steps
        return shown.table_at + (pace.step if is_step else pace.live) - now

    def _log_pause(self, table: Table, viewer: Viewer, shown: Shown) -> float:
        """How long the log may still wait for more to tell."""
        if viewer.is_quiet:
            return inf
        if self._platform.keeps_in_view or table.phase != PLAYING:
            return 0.0
        if self._steps_of(table.view(None)) == shown.log_steps:
            return inf
        now, pace = self._clock.now(), self._platform.pace
        if shown.log_behind_since is None:
            shown.log_behind_since = now
        return max(shown.log_at + pace.log, shown.log_behind_since + pace.log_joined) - now

    def _steps_of(self, view: TableView) -> tuple[int, int]:
        """How far a match has come: its deal, and how many steps of it the log tells. It is asked for often, and a
        log may be long."""
        known = self._steps_known.get(view.id)
        if known is None or known[0] is not view:
            if len(self._steps_known) >= TABLES_KEPT_MAX:
                self._steps_known.clear()
            known = self._steps_known[view.id] = view, (view.deal, log_steps(view).whole_count)
        return known[1]

    # --- What is shown ---------------------------------------------------------------------------------

    async def _show_place(self, messages: Messages, table: Table, viewer: Viewer, words: Words) -> float | None:
        view = table.view(None)
        names = await self._people.names_at(table, view, words)
        if viewer.is_quiet:
            if messages.mark(LOG_MARK) is not None:  # What is told from now on is not made up for later.
                await messages.forget([LOG_MARK])
        else:
            await self._show_log_above(messages, view, names, words)
        outdated: list[str] = []
        live_pause = self._live_pause(table, messages.shown, is_numbered=await self._is_numbered(table))
        if live_pause <= 0:
            outdated = await self._show_live(messages, table, viewer, names, words)
        callees = await self._callees(table)
        rung = {} if viewer.is_quiet else callees
        ring_pause = await self._call(messages, table, viewer, rung, names, words)
        for seat in callees:  # There is no other way to show them that they are asked.
            await self._host.shown(table.id, seat, table.decision_number[seat], self._clock.now())
        log_pause = self._log_pause(table, viewer, messages.shown)
        if log_pause <= 0:
            await self._show_log(messages, view, names, words)
        await messages.remove([*outdated, *self._ended_calls(messages, table, viewer, rung)])
        pauses = (live_pause, log_pause, inf if ring_pause is None else ring_pause)
        return min((pause for pause in pauses if 0 < pause < inf), default=None)

    async def _take_out(self, messages: Messages) -> None:
        """Show nothing of a table in a place any more; what was told of it stays."""
        live = messages.under("live:")
        ref = messages.shown.slots[live[-1]].ref if live else None
        await messages.remove([*live, *messages.under("call:")])
        await messages.forget([slot for slot in messages.shown.slots if slot != OUT_MARK])
        if ref is not None:  # Shown again, it is another message, also to a platform that remembers this one.
            messages.set_mark(OUT_MARK, ref)

    async def _show_live(
        self, messages: Messages, table: Table, viewer: Viewer, names: tuple[str, ...], words: Words
    ) -> list[str]:
        """Show the table; returns the messages whose place it has taken."""
        view = table.view(None)
        slot = self._slot("live", view, messages)
        is_numbered = await self._is_numbered(table)
        live = public_screen(view, names, words, is_numbered=is_numbered, appearance=viewer.appearance)
        await messages.show(Wanted(slot, live, is_urgent=_is_awaited(table), stays_deleted=True))
        messages.shown.table_at, messages.shown.table_steps = self._clock.now(), self._steps_of(view)
        messages.shown.table_in_window = _is_window(table)
        return [old for old in messages.under("live:") if old != slot]

    async def _show_private(
        self, messages: Messages, table: Table, viewer: Viewer, person: int, words: Words
    ) -> float | None:
        view = table.view(person)
        names = await self._people.names_at(table, view, words)
        screen = _hand_screen(view, names, words, viewer.appearance, messages.shown)
        slot = self._slot("hand", view, messages)
        picture_pause = inf
        # Nobody's private chat is opened for a lobby, which stands in the place.
        is_for_later = self._platform.opens_chats and view.phase == LOBBY and not messages.under("hand:")
        if screen is not None and not is_for_later:
            hand, picture_pause = self._in_haste(screen, table, messages, slot)
            await messages.show(Wanted(slot, hand))
        callees: dict[Seat, str | None] = {}
        if view.me is not None and view.me in table.asked_at:
            await self._host.shown(table.id, view.me, table.decision_number[view.me], self._clock.now())
            if not view.seats[view.me].has_left:
                callees[view.me] = None
        ring_pause = await self._call(messages, table, viewer, callees, names, words)
        await self._say_hidden(messages, view, words, is_said=viewer.is_hidden and view.owner == person)
        for left in messages.under(AWAY):
            place = messages.mark(AWAY_IN_MARK) or ""
            await messages.show(Wanted(left, hand_elsewhere(view, place, words)))
        outdated = [old for old in messages.under("hand:") if screen is None or old != slot]
        await messages.remove([*outdated, *self._ended_calls(messages, table, viewer, callees)])
        pause = min(picture_pause, inf if ring_pause is None else ring_pause)
        return None if pause == inf else pause

    async def _say_hidden(self, messages: Messages, view: TableView, words: Words, *, is_said: bool) -> None:
        """Tell the owner of a table that it was taken out of a place, and how it comes back."""
        if is_said and view.phase != CLOSED:
            await messages.show(Wanted(HIDDEN_SLOT, hidden_notice(view, words)))
        else:
            await messages.remove(messages.under(HIDDEN_SLOT))

    def _in_haste(self, hand: Screen, table: Table, messages: Messages, slot: str) -> tuple[Screen, float]:
        """A hand as it is shown now, and after how many seconds its picture follows: while people play quickly,
        words and buttons are all that anybody has time for, and another picture at every card is a heavy load."""
        if hand.picture is None or messages.shows(slot, hand):
            return hand, inf
        in_words = hand._replace(picture=None, alt="")
        if table.phase != PLAYING:  # The place has a picture of the result.
            return hand if self._platform.keeps_pictures else in_words, inf
        shown, now, deal = messages.shown, self._clock.now(), (table.match_number, table.view(None).deal)
        is_dealt, shown.hand_deal = shown.hand_deal != deal, deal
        pause = table.written_at + HAND_CALM_SECONDS - now
        if pause > 0 and not (is_dealt and now >= shown.pictured_at + HAND_PICTURES_APART_SECONDS):
            return in_words._replace(picture_follows=True), pause
        shown.pictured_at = now
        return hand, inf

    def _slot(self, kind: str, view: TableView, messages: Messages) -> str:
        """Which message shows the table or the hand: one for each match, and a new one at a deal or for the result
        if something else has come to stand below it."""
        if self._platform.keeps_in_view:
            return f"{kind}:table"
        earlier = messages.under(f"{kind}:")
        if not earlier:
            return _slot_of(kind, view)
        if messages.is_answer(earlier[-1]):
            return earlier[-1]  # It has no place among the messages of the chat.
        match_number, deal = slot_numbers(earlier[-1])[:2]
        if kind == "live" and view.phase == FINISHED and len(slot_numbers(earlier[-1])) == 2:
            return f"{earlier[-1]}.{RESULT}" if messages.is_above(earlier[-1]) else earlier[-1]
        if view.phase != PLAYING or (match_number, deal) == (view.match_number, view.deal):
            return earlier[-1]
        if match_number == view.match_number and not messages.is_above(earlier[-1]):
            return earlier[-1]
        return _slot_of(kind, view)

    # --- Whose turn it is ------------------------------------------------------------------------------

    async def _callees(self, table: Table) -> dict[Seat, str | None]:
        """Who must be called in a place, since nothing reaches them in private."""
        asked = {seat: table.chairs[seat].person for seat in table.asked_at if not table.chairs[seat].has_left}
        people = await self._people.by_number([person for person in asked.values() if person is not None])
        callees: dict[Seat, str | None] = {}
        for seat, number in asked.items():
            person = people.get(number) if number is not None else None
            if person is None or person.platform != self._platform.name or not person.name:
                continue
            if self._is_shut_out(person):
                callees[seat] = person.account
        return callees

    async def _is_numbered(self, table: Table) -> bool:
        """Whether the table needs buttons for hands that cannot be delivered."""
        if not self._may_be_numbered(table):
            return False
        return any(map(self._is_shut_out, (await self._people.by_number(table.people)).values()))

    def _may_be_numbered(self, table: Table) -> bool:
        return self._platform.numbers_hands and table.phase == PLAYING

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
        """Call those who have done nothing for a while; `callees` says which account to mention for each."""
        if self._platform.keeps_in_view:
            return None
        pauses = []
        for seat, account in callees.items():
            slot = _notice_slot(table, viewer, seat)
            if slot not in messages.under(viewer.notice_slots):
                pause = self._ring_pause(messages, table, seat)
                if pause > 0:
                    pauses.append(pause)
                    continue
                messages.set_mark(f"{RUNG_MARK}{seat}", str(int(self._clock.now())))
            notice = turn_notice(table.view(viewer.person), seat, names, words)
            await messages.show(Wanted(slot, notice._replace(mention=account)))
        return min(pauses, default=None)

    def _ring_pause(self, messages: Messages, table: Table, seat: Seat) -> float:
        """How long the person in a seat that is asked is still left alone."""
        person = table.chairs[seat].person
        idle_since = max(table.asked_at[seat], self._active_at.get(person, 0.0) if person is not None else 0.0)
        rung_at = float(messages.mark(f"{RUNG_MARK}{seat}") or 0)
        due_at = max(idle_since + _ring_seconds(table.turn_seconds), rung_at + RINGS_APART_SECONDS)
        return due_at - self._clock.now()

    def _ended_calls(
        self, messages: Messages, table: Table, viewer: Viewer, callees: Collection[Seat]
    ) -> list[str]:
        current = {_notice_slot(table, viewer, seat) for seat in callees}
        return [slot for slot in messages.under(viewer.notice_slots) if slot not in current]

    # --- The log ---------------------------------------------------------------------------------------

    async def _show_log_above(
        self, messages: Messages, view: TableView, names: tuple[str, ...], words: Words
    ) -> None:
        """Post what belongs above the table: the rest of earlier matches, and the page that begins."""
        if messages.mark(LOG_MARK) is None:  # A place that joins later begins with the page of the moment.
            pages = self._log_pages(view, names, words)
            begin = f"{view.match_number}.{len(pages) - 1}" if pages else f"{view.match_number + 1}.0"
            messages.set_mark(LOG_MARK, begin)
        await self._show_past_log(messages, view, words, until=view.match_number + (not has_log(view)))
        if self._has_new_page(messages, view, names, words):
            await self._show_log(messages, view, names, words)

    async def _show_past_log(self, messages: Messages, view: TableView, words: Words, until: int) -> None:
        """Post what is missing of matches that ended while the chat was kept waiting, before this one."""
        match_number, first = _log_mark(messages)
        for number in range(match_number, until):
            past = await ended_match(self._store, view.id, number)
            if past is not None:
                past_view = past.view(None)
                names = await self._people.names_at(past, past_view, words)
                await self._show_pages(messages, number, self._log_pages(past_view, names, words), first)
            first = 0
            messages.set_mark(LOG_MARK, f"{number + 1}.0")

    async def _show_log(self, messages: Messages, view: TableView, names: tuple[str, ...], words: Words) -> None:
        """Post the pages that the chat does not have yet, and edit the last one where it has grown."""
        match_number, first = _log_mark(messages)
        told = log_steps(view)
        moves = len(view.log) if self._platform.keeps_in_view else 0
        depends_on = (
            view.match_number,
            told.whole_count,
            told.first_kept,
            moves,
            view.seed,
            view.phase,
            names,
            words,
        )
        if match_number > view.match_number or messages.is_finished(LOG_MARK, depends_on):
            return
        pages = self._log_pages(view, names, words)
        is_over = view.phase != PLAYING
        await self._show_pages(messages, view.match_number, pages, first, is_urgent=is_over)
        if pages:
            begin = f"{view.match_number + 1}.0" if is_over else f"{view.match_number}.{len(pages) - 1}"
            messages.set_mark(LOG_MARK, begin)
        kept = messages.under("log:")
        if len(kept) > 2 * LOG_PAGES_KEPT:
            await messages.forget(kept[:-LOG_PAGES_KEPT])
        messages.finish(LOG_MARK, depends_on)
        messages.shown.log_at, messages.shown.log_steps = self._clock.now(), self._steps_of(view)
        messages.shown.log_behind_since = None

    async def _show_pages(
        self,
        messages: Messages,
        match_number: int,
        pages: Sequence[LogPage],
        first: int,
        *,
        is_urgent: bool = False,
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
        posted = [slot_numbers(slot) for slot in messages.under(f"log:{view.match_number}.")]
        if view.phase == PLAYING or self._platform.keeps_in_view:
            return view.phase == PLAYING and not posted
        if view.phase != FINISHED or _log_mark(messages)[0] > view.match_number:
            return False
        pages = self._log_pages(view, names, words)
        return bool(pages) and (not posted or posted[-1][1] < len(pages) - 1)

    def _log_pages(self, view: TableView, names: tuple[str, ...], words: Words) -> list[LogPage]:
        """The log as this platform tells it: where it stays in view, move by move."""
        return log_pages(view, names, words, is_followed=self._platform.keeps_in_view)

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
        seated = await self._people.names_at(table, table.view(None), words)
        spoken = [
            (viewer.speaker(line, _speaker(line.person, table, seated, people, words), words), line.text)
            for line in lines
        ]
        await messages.show(Wanted(slot, chat_screen(spoken, words)))

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
                    await messages.show(Wanted(f"notice:{broadcast.id}", screen))
            await messages.forget(messages.under("notice:")[:-1])
        finally:
            await messages.save()


def _slot_of(kind: str, view: TableView) -> str:
    """A message for the table or the hand from this deal on."""
    return f"{kind}:{view.match_number}.{view.deal}"


def _hand_screen(
    view: TableView, names: tuple[str, ...], words: Words, appearance: Appearance, shown: Shown
) -> Screen | None:
    """A person's hand; it is shown more than once, and made once."""
    made_of = shown.hand_made_of
    if made_of is None or made_of[0] is not view or made_of[1:] != (names, words, appearance):
        shown.hand_made_of = view, names, words, appearance
        shown.hand = private_screen(view, names, words, appearance=appearance)
    return shown.hand


def _own_state(table: Table, person: int) -> OwnState:
    """How a person sits at a table now, and what they are asked."""
    view = table.view(person)
    return OwnState((view.match_number, view.deal, view.me, view.seats, view.revision), view.decision)


def _ring_seconds(turn_seconds: int) -> float:
    """How long somebody may do nothing before being called."""
    if turn_seconds >= LONG_TURN_SECONDS:
        return LONG_RING_SECONDS
    return min(RING_SECONDS, turn_seconds / 2) if turn_seconds else RING_SECONDS


def _is_awaited(table: Table) -> bool:
    """Whether people wait for what a place is shown: a window, the result, or what comes of a lobby."""
    return table.phase != PLAYING or (table.match is not None and table.match.in_window)


def _notice_slot(table: Table, viewer: Viewer, seat: Seat) -> str:
    return f"{viewer.notice_slots}{seat}.{table.decision_number[seat]}"


def _is_window(table: Table) -> bool:
    """Whether several seats are asked at once."""
    return table.match is not None and table.match.in_window


def _has_begun(table: Table, shown: Shown) -> bool:
    """Whether a place shows the running match already."""
    return any(slot.startswith(f"live:{table.match_number}.") for slot in shown.slots)


def _is_left_to_house(table: Table) -> bool:
    """Whether nobody but house players is asked."""
    return all(table.chairs[seat].is_house for seat in table.asked_at)


def _log_mark(messages: Messages) -> tuple[int, int]:
    """The match, and the page in it, from which on the chat lacks pages or has a growing one."""
    match_number, page = (messages.mark(LOG_MARK) or "0.0").split(".")
    return int(match_number), int(page)


def _speaker(person: int, table: Table, seated: Sequence[str], people: Mapping[int, Person], words: Words) -> str:
    seat = table.seat_of(person)
    if seat is not None:
        return seated[seat]
    return (people[person].name if person in people else "") or words("someone")
