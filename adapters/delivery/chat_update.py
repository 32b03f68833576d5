"""Bringing one chat up to date: a table's live message or a hand, the log, what was said, what is to go."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from math import inf

from adapters.delivery.activity import Activity
from adapters.delivery.known_people import KnownPeople
from adapters.delivery.leases import Lead
from adapters.delivery.match_log import MatchLog
from adapters.delivery.messages import (
    AWAY,
    AWAY_IN_MARK,
    OUT_MARK,
    Messages,
    Shown,
    Wanted,
    slot_numbers,
)
from adapters.delivery.pacing import DecisionsAsked, Pacing, is_window, own_state
from adapters.delivery.platform import Platform, Sent, Unknown, Wait, Way
from adapters.delivery.rings import Rings
from adapters.delivery.said_lines import SaidLines
from adapters.delivery.viewers import Viewer
from adapters.screens import (
    hand_elsewhere,
    hidden_notice,
    private_screen,
    public_screen,
)
from adapters.screens.appearance import Appearance
from adapters.screens.screen import Screen
from adapters.store import Store
from adapters.store.records import LOG_MARK, Person
from adapters.text.words import Words, words_for
from engine.contract import Seat
from engine.host import Clock, Host
from engine.table import Table
from engine.table_view import CLOSED, FINISHED, LOBBY, PLAYING, TableView

PICTURE_SECONDS = 2.0  # after which a picture that was late follows
RESULT = 1  # ends the slot of a table that was shown anew for its result; higher numbers, in mid-deal
HIDDEN_SLOT = "notice:0"


class ChatUpdater:
    """Brings one table in one chat of a platform up to date."""

    def __init__(
        self,
        store: Store,
        lead: Lead,
        host: Host,
        clock: Clock,
        platform: Platform,
        is_closed: Callable[[str], bool],
        activity: Activity,
    ) -> None:
        self._lead = lead
        self._host = host
        self._clock = clock
        self._platform = platform
        self._is_closed = is_closed  # whether nothing reaches a private chat
        self._people = KnownPeople(store, clock)
        self._pacing = Pacing(clock, platform)
        self._rings = Rings(clock, platform, activity)
        self._log = MatchLog(store, clock, platform, self._people, self._pacing)
        self._lines = SaidLines(store, lead, clock, platform, self._people)

    def forget_names(self) -> None:
        """Ask the store again: somebody has another name."""
        self._people.forget()

    async def update(self, viewer: Viewer, table_id: str, shown: Shown, *, with_chat: bool) -> float | None:
        """Make a chat show the table as it is now, with what was said since the last update.

        Returns after how many seconds another update is due even if nothing happens until then.
        """
        table = await self._host.table(table_id)
        if not with_chat:
            calm = self._pacing.chat(table, viewer, shown, await self._asked_here(table))
            if calm > 0:
                return calm
        words = words_for(viewer.language)
        messages = Messages(self._lead, self._platform, table_id, viewer.address, shown)
        shown.lacks_picture = shown.has_arrived = False
        with_chat = with_chat or not messages.under(viewer.chat_slots)
        async with messages:
            if viewer.person is None and viewer.is_hidden:
                await self._take_out(messages)
                return None
            if viewer.person is None:
                pause = await self._show_place(messages, table, viewer, words)
            else:
                hand_of = own_state(table, viewer.person)
                pause = await self._show_private(messages, table, viewer, viewer.person, words)
                shown.hand_of = hand_of
            if with_chat:
                await self._lines.show(messages, table, viewer, words)
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
        hand_of = own_state(table, viewer.person)
        messages = Messages(self._lead, self._platform, table.id, viewer.address, shown)
        slot = self._slot("hand", table.view(viewer.person), messages)
        if page is None and messages.stands_in(slot, way.ref):  # Whoever asks for the hand is shown all of it.
            hand = self._pacing.in_haste(hand, table, viewer, messages, slot)
        async with messages:
            await messages.answer(slot, hand, way, page)
            self._pacing.note_hand(page or hand, table, shown)
            shown.hand_of = hand_of
        return True

    async def hand(self, viewer: Viewer, table: Table, shown: Shown) -> Screen | None:
        """A person's hand as it is now; None if there is nothing of theirs at the table."""
        words, view = words_for(viewer.language), table.view(viewer.person)
        return _hand_screen(view, await self._people.names_at(table, view, words), words, viewer.appearance, shown)

    async def moved(self, viewer: Viewer, table: Table, shown: Shown, sent: Sent, place: str) -> None:
        """A hand was shown elsewhere by a process that does not lead: it lives there from now on."""
        messages = Messages(self._lead, self._platform, table.id, viewer.address, shown)
        await messages.move(self._slot("hand", table.view(viewer.person), messages), sent, place)
        await messages.save()

    async def leave_answer(self, table: Table, viewer: Viewer, shown: Shown) -> None:
        """Take a hand out of the answer to a press: the next update shows it anew, below the messages that say
        where it is."""
        messages = Messages(self._lead, self._platform, table.id, viewer.address, shown)
        for slot in messages.under("hand:"):
            if messages.is_answer(slot):
                shown.hand_of = None
                await messages.leave(slot)
        if messages.under(AWAY):
            messages.set_mark(AWAY_IN_MARK, "")
        await messages.save()

    def known_pause(self, viewer: Viewer, table: Table, shown: Shown) -> float:
        """How long an update may surely wait, by what is known without asking the store; 0 if that is not known,
        or it is due."""
        people: dict[int, Person] = {}
        if self._may_be_numbered(table):
            people = self._people.at_hand(table.people)
            if len(people) < len(table.people):
                return 0.0
        return self._pacing.chat(table, viewer, shown, self._asked_of(table, people))

    def is_urgent(self, viewer: Viewer, table: Table, shown: Shown) -> bool:
        """Whether people wait for what a chat is to be shown, by what is known without asking the store."""
        if table.phase != PLAYING:
            return True
        if viewer.person is None:
            asked = [person for seat in table.asked_at if (person := table.chairs[seat].person) is not None]
            people = self._people.at_hand(asked)
            return _is_awaited(table) or any(map(self._is_shut_out, people.values()))
        is_asked = table.seat_of(viewer.person) in table.asked_at
        return is_asked or own_state(table, viewer.person).is_news_after(shown.hand_of)

    # --- What is shown ---------------------------------------------------------------------------------

    async def _show_place(self, messages: Messages, table: Table, viewer: Viewer, words: Words) -> float | None:
        view = table.view(None)
        names = await self._people.names_at(table, view, words)
        if viewer.is_quiet and messages.mark(LOG_MARK) is not None:  # What is told now is not made up for later.
            await messages.forget([LOG_MARK])
        callees = await self._callees(table)
        rung = {} if viewer.is_quiet else callees
        ring_pause = await self._rings.call(messages, table, viewer, rung, names, words)
        asked_here = await self._asked_here(table)
        is_awaited = _is_awaited(table) or bool(asked_here)
        if not viewer.is_quiet:
            await self._log.show_above(messages, view, names, words, is_urgent=is_awaited)
        if table.phase == FINISHED:
            await self._clear_for_result(messages, table, viewer, names, words)
        outdated: list[str] = []
        live_pause = self._pacing.live(table, viewer.address, messages.shown, asked_here)
        if live_pause <= 0:
            outdated = await self._show_live(messages, table, viewer, names, words, is_urgent=is_awaited)
            messages.shown.table_asked = asked_here
        for seat in callees:  # There is no other way to show them that they are asked.
            await self._host.shown(table.id, seat, table.decision_number[seat], self._clock.now())
        log_pause = self._pacing.log(table, viewer, messages.shown)
        if log_pause <= 0:
            await self._log.show(messages, view, names, words)
            if self._is_below_log(messages, table):  # The table is the last of our messages, also in mid-deal.
                outdated = await self._show_live(messages, table, viewer, names, words, is_urgent=is_awaited)
        await messages.remove([*outdated, *self._rings.ended(messages, table, viewer, rung)])
        pauses = (live_pause, log_pause, inf if ring_pause is None else ring_pause)
        return min((pause for pause in pauses if 0 < pause < inf), default=None)

    async def _clear_for_result(
        self, messages: Messages, table: Table, viewer: Viewer, names: tuple[str, ...], words: Words
    ) -> None:
        """Do before the result what would follow it, so that at most one call does: the end of the log, or the
        removal of the table where that is posted anew."""
        view = table.view(None)
        with suppress(Wait, Unknown):  # The result waits for none of it.
            await messages.remove(self._rings.ended(messages, table, viewer, ()), is_urgent=True)
            is_new = self._slot("live", view, messages) not in messages.shown.slots
            if is_new and not viewer.is_quiet:
                await self._log.show(messages, view, names, words, is_urgent=False)

    def _is_below_log(self, messages: Messages, table: Table) -> bool:
        """Whether a page of the log stands below the table."""
        live, pages = messages.under("live:"), messages.under(f"log:{table.match_number}.")
        is_chat = not self._platform.keeps_in_view
        return is_chat and bool(live and pages) and messages.is_below(live[-1], pages[-1])

    async def _take_out(self, messages: Messages) -> None:
        """Show nothing of a table in a place any more; what was told of it stays."""
        live = messages.under("live:")
        ref = messages.shown.slots[live[-1]].ref if live else None
        await messages.remove([*live, *messages.under("call:")])
        await messages.forget([slot for slot in messages.shown.slots if slot != OUT_MARK])
        if ref is not None:  # Shown again, it is another message, also to a platform that remembers this one.
            messages.set_mark(OUT_MARK, ref)

    async def _show_live(
        self,
        messages: Messages,
        table: Table,
        viewer: Viewer,
        names: tuple[str, ...],
        words: Words,
        *,
        is_urgent: bool,
    ) -> list[str]:
        """Show the table; returns the messages that it has replaced."""
        view = table.view(None)
        slot = self._slot("live", view, messages)
        if messages.is_drawn(slot):
            return [old for old in messages.under("live:") if old != slot]
        is_numbered = await self._is_numbered(table)
        is_chat = not self._platform.keeps_in_view  # A page offers all of this everywhere.
        live = public_screen(
            view,
            names,
            words,
            is_numbered=is_numbered,
            has_languages=is_chat,
            has_bell=is_chat and self._platform.writes_freely(viewer.address),
            appearance=viewer.appearance,
        )
        if await messages.show(Wanted(slot, live, is_urgent=is_urgent, stays_deleted=True)):
            self._pacing.note_live(table, viewer.address, messages.shown)
        return [old for old in messages.under("live:") if old != slot]

    async def _show_private(
        self, messages: Messages, table: Table, viewer: Viewer, person: int, words: Words
    ) -> float | None:
        view = table.view(person)
        names = await self._people.names_at(table, view, words)
        slot = self._slot("hand", view, messages)
        is_drawn = view.me is not None and messages.is_drawn(slot)
        screen = None if is_drawn else _hand_screen(view, names, words, viewer.appearance, messages.shown)
        picture_pause = inf
        # Nobody's private chat is opened for a lobby, which stands in the place.
        is_for_later = self._platform.opens_chats and view.phase == LOBBY and not messages.under("hand:")
        if screen is not None and not is_for_later:
            hand = self._pacing.in_haste(screen, table, viewer, messages, slot)
            is_urgent = self._pacing.is_hand_awaited(table, person, messages.shown)
            await messages.show(Wanted(slot, hand, is_urgent=is_urgent))
            self._pacing.note_hand(hand, table, messages.shown)
            picture_pause = self._pacing.picture_follows(hand, table, viewer)
        callees: dict[Seat, str | None] = {}
        if view.me is not None and view.me in table.asked_at:
            await self._host.shown(table.id, view.me, table.decision_number[view.me], self._clock.now())
            is_reached = messages.shown.has_arrived or not self._is_closed(viewer.address)
            if is_reached and not view.seats[view.me].has_left:
                callees[view.me] = None
        ring_pause = await self._rings.call(messages, table, viewer, callees, names, words)
        await self._say_hidden(messages, view, words, is_said=viewer.is_hidden and view.owner == person)
        for left in messages.under(AWAY):
            place = messages.mark(AWAY_IN_MARK) or ""
            await messages.say_where(left, hand_elsewhere(view, place, words))
        outdated = [old for old in messages.under("hand:") if (screen is None and not is_drawn) or old != slot]
        await messages.remove([*outdated, *self._rings.ended(messages, table, viewer, callees)])
        pause = min(picture_pause, inf if ring_pause is None else ring_pause)
        return None if pause == inf else pause

    async def _say_hidden(self, messages: Messages, view: TableView, words: Words, *, is_said: bool) -> None:
        """Tell the owner of a table that it was taken out of a place, and how it comes back."""
        if is_said and view.phase != CLOSED:
            await messages.show(Wanted(HIDDEN_SLOT, hidden_notice(view, words)))
        else:
            await messages.remove(messages.under(HIDDEN_SLOT))

    def _slot(self, kind: str, view: TableView, messages: Messages) -> str:
        """Which message shows the table or the hand: one for each match, and a new one at a deal or for the result
        if something else has come to stand below it."""
        if self._platform.keeps_in_view:
            return f"{kind}:table"
        earlier = messages.under(f"{kind}:")
        if not earlier:
            return _slot_of(kind, view)
        latest = earlier[-1]
        if messages.is_answer(latest):
            return latest  # It does not stand among the messages of the chat.
        match_number, deal, *again = slot_numbers(latest)
        if kind == "live" and view.phase == FINISHED and again[-1:] != [RESULT]:
            return f"{latest}.{RESULT}" if self._is_far_up(messages, latest) else latest
        if kind == "live" and view.phase == PLAYING and match_number == view.match_number:
            pages = messages.under(f"log:{match_number}.")
            if pages and messages.is_below(latest, pages[-1]):
                return f"{kind}:{match_number}.{deal}.{(again or [RESULT])[0] + 1}"
        if view.phase != PLAYING or (match_number, deal) == (view.match_number, view.deal):
            return latest
        if match_number == view.match_number and not self._is_far_up(messages, latest):
            return latest
        return _slot_of(kind, view)

    def _is_far_up(self, messages: Messages, slot: str) -> bool:
        """Whether something else of ours, or much of what others wrote, stands below a message."""
        ref = messages.shown.slots[slot].ref
        return messages.is_above(slot) or (
            ref is not None and self._platform.talk.has_scrolled(messages.address, ref)
        )

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

    async def _asked_here(self, table: Table) -> DecisionsAsked:
        """What those are asked who play by the buttons under the table, since no hand of theirs is delivered."""
        if not self._may_be_numbered(table):
            return ()
        return self._asked_of(table, await self._people.by_number(table.people))

    def _asked_of(self, table: Table, people: Mapping[int, Person]) -> DecisionsAsked:
        seated = [(seat, people.get(table.chairs[seat].person or 0)) for seat in table.asked_at]
        return tuple(
            (seat, table.decision_number[seat])
            for seat, person in seated
            if person is not None and self._is_shut_out(person)
        )

    def _may_be_numbered(self, table: Table) -> bool:
        return self._platform.numbers_hands and table.phase == PLAYING

    def _is_shut_out(self, person: Person) -> bool:
        """Whether this is somebody of our platform whose private chat is closed."""
        is_ours = person.platform == self._platform.name
        return is_ours and self._is_closed(self._platform.private_address(person))

    async def announce(self, viewer: Viewer, shown: Shown) -> None:
        """Post what the operators said lately and this chat has not been told, however many tables it shows."""
        await self._lines.announce(viewer, shown)


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


def _is_awaited(table: Table) -> bool:
    """Whether people wait for what a place is shown: a call, a window, the result, or what comes of a lobby."""
    return table.phase != PLAYING or is_window(table)
