"""How long a chat may still show an older table: nobody looks at every card the moment it falls."""

from __future__ import annotations

from math import inf

from adapters.delivery.messages import Messages, OwnState, Shown
from adapters.delivery.platform import Budgeted, Platform
from adapters.delivery.rings import notice_slot
from adapters.delivery.viewers import Viewer
from adapters.screens.log import log_steps
from adapters.screens.screen import Screen
from engine.contract import Seat
from engine.host import Clock
from engine.table import Table
from engine.table_view import FINISHED, PLAYING, TableView

TABLES_KEPT_MAX = 5_000
CALM_SECONDS = 5.0  # without a change at the table: somebody is awaited, and the others look at what there is
HOUSE_CALM_SECONDS = 10.0  # how old the live message in a chat may be while nobody but house players is to move
# The same where that message is still the one of the lobby, or of the last deal: as long as five house players
# need before a person is asked, so that the table is not posted only to be edited at once. Hands come before.
BEGIN_CALM_SECONDS = 6.0
IDLE_PICTURE_SECONDS = 15.0  # of calm, after which those who are not asked see their hands drawn
HAND_PICTURES_APART_SECONDS = 45.0  # for a hand that was dealt just now; otherwise they follow in calm
TOGETHER_SECONDS = 60.0  # tables that were shown in a place within this time share what may be sent there
SLOW_STEPS = 2.0  # steps of the log that come this many times more slowly than one is joined with the next


DecisionsAsked = tuple[tuple[Seat, int], ...]  # seats, each with the number of its decision


class Pacing:
    """Says when the chats of one platform are due to be brought up to date."""

    def __init__(self, clock: Clock, platform: Platform) -> None:
        self._clock = clock
        self._platform = platform
        self._budget = platform if isinstance(platform, Budgeted) else None
        self._seen_at: dict[str, tuple[int, float]] = {}  # by table: since when a version is known from the future
        self._live_at: dict[str, dict[str, float]] = {}  # by place: when each table was shown there
        self._steps_known: dict[str, tuple[TableView, tuple[int, int]]] = {}  # by table, as it was last seen

    def chat(self, table: Table, viewer: Viewer, shown: Shown, asked_here: DecisionsAsked) -> float:
        """How long a chat may still show an older table: nobody looks at every card the moment it falls."""
        if self._platform.keeps_in_view or table.phase != PLAYING:
            return 0.0
        now = self._clock.now()
        if viewer.person is not None:
            seat = table.seat_of(viewer.person)
            asked = notice_slot(table, viewer, seat) if seat in table.asked_at and seat is not None else ""
            is_rung = any(slot.startswith(viewer.notice_slots) and slot != asked for slot in shown.slots)
            is_news = is_rung or own_state(table, viewer.person).is_news_after(shown.hand_of)
            return 0.0 if is_news else self._written_at(table) + CALM_SECONDS - now
        called = [slot for slot in shown.slots if slot.startswith(viewer.notice_slots)]
        if called and not {notice_slot(table, viewer, seat) for seat in table.asked_at}.issuperset(called):
            return 0.0  # Whoever was called has acted.
        pause = self.live(table, viewer.address, shown, asked_here)
        if shown.ring_at is not None:  # A call waits for no edit.
            pause = min(pause, shown.ring_at - now)
        if _has_begun(table, shown) and not _is_left_to_house(table):
            pause = min(pause, self.log(table, viewer, shown))
        return pause

    def live(self, table: Table, address: str, shown: Shown, asked_here: DecisionsAsked) -> float:
        """How long the live message may still show an older table; some are asked there and nowhere else."""
        if self._platform.keeps_in_view or table.phase != PLAYING:
            return 0.0
        now = self._clock.now()
        if _is_left_to_house(table):
            calm = HOUSE_CALM_SECONDS if _has_begun(table, shown) else BEGIN_CALM_SECONDS
            return shown.table_at + calm - now
        if not _has_begun(table, shown) or (asked_here and asked_here != shown.table_asked):
            return 0.0
        if is_window(table) and not shown.table_in_window:
            return 0.0
        if shown.table_in_window:  # What people answer, and what comes of it, is soon read by all who wait for it.
            return shown.table_at + self._platform.pace.window - now
        pace = self._platform.pace
        if self.steps(table.view(None)) != shown.table_steps:  # No edit in between holds up the end of a trick.
            since, due_at = shown.step_at, shown.step_at + pace.step
        else:  # In mid-trick it is looked at while somebody is awaited, and old before it is while they play.
            calm_at = max(self._written_at(table) + CALM_SECONDS, shown.table_at + pace.step)
            since, due_at = shown.table_at, min(shown.table_at + pace.live, calm_at)
        return (due_at if due_at > now else max(due_at, since + self._apart(address))) - now

    def _apart(self, address: str) -> float:
        """How many seconds apart a table is edited so that what is left for its place lasts, for every table that
        is shown there."""
        if self._budget is None:
            return 0.0
        since = self._clock.now() - TOGETHER_SECONDS
        tables = sum(at > since for at in self._live_at.get(address, {}).values())
        shares = 2 * max(tables, 1) - 1  # Every other table is edited as well, and its log, which comes first.
        return self._budget.allowance(address) * shares

    def _written_at(self, table: Table) -> float:
        """When a table was changed last; if whoever has changed it has a clock ahead of ours, when we saw that."""
        now = self._clock.now()
        if table.written_at <= now:
            return table.written_at
        version, seen_at = self._seen_at.get(table.id, (0, now))
        if version != table.version:
            if len(self._seen_at) >= TABLES_KEPT_MAX:
                self._seen_at.clear()
            self._seen_at[table.id] = table.version, now
            return now
        return seen_at

    def note_live(self, table: Table, address: str, shown: Shown) -> None:
        """The table is shown in a place as it is now."""
        if len(self._live_at) >= TABLES_KEPT_MAX:
            self._live_at.clear()
        since = self._clock.now() - TOGETHER_SECONDS
        others = {one: at for one, at in self._live_at.get(address, {}).items() if at > since}
        self._live_at[address] = others | {table.id: self._clock.now()}
        now, steps = self._clock.now(), self.steps(table.view(None))
        if steps != shown.table_steps:
            shown.step_at, shown.table_steps = now, steps
        shown.table_at, shown.table_in_window = now, is_window(table)

    def log(self, table: Table, viewer: Viewer, shown: Shown) -> float:
        """How long the log may still wait for more to tell: for the next step, if steps come quickly."""
        if viewer.is_quiet:
            return inf
        if self._platform.keeps_in_view or table.phase != PLAYING:
            return 0.0
        steps = self.steps(table.view(None))
        if steps == shown.log_steps:
            return inf
        now, pace = self._clock.now(), self._platform.pace
        if shown.log_behind is None:
            is_slow = now - shown.log_at > SLOW_STEPS * pace.log_joined
            shown.log_behind = steps, now if is_slow else now + pace.log_joined
        first, joined_at = shown.log_behind
        return max(shown.log_at + pace.log, joined_at if steps == first else now) - now

    def steps(self, view: TableView) -> tuple[int, int]:
        """How far a match has come: its deal, and how much of it the log tells by whole steps. It is asked for
        often, and a log may be long."""
        known = self._steps_known.get(view.id)
        if known is None or known[0] is not view:
            if len(self._steps_known) >= TABLES_KEPT_MAX:
                self._steps_known.clear()
            known = self._steps_known[view.id] = view, (view.deal, log_steps(view).told_count)
        return known[1]

    def in_haste(self, hand: Screen, table: Table, viewer: Viewer, messages: Messages, slot: str) -> Screen:
        """A hand as it is shown now: while people play quickly, words and buttons are all that anybody has time
        for, and another picture at every card is a heavy load. One that hangs there already costs nothing."""
        shown = messages.shown
        if hand.picture is None or hand.picture == shown.hand_picture or messages.shows(slot, hand):
            return hand
        in_words = hand._replace(picture=None, alt="")
        if table.phase != PLAYING:  # The place has a picture of the result.
            return hand if self._platform.keeps_pictures else in_words
        is_dealt = shown.hand_deal != _deal_of(table)
        is_soon = self._clock.now() < shown.pictured_at + HAND_PICTURES_APART_SECONDS
        if self._picture_pause(table, viewer) > 0 and (is_soon or not is_dealt):
            return in_words._replace(picture_follows=True)
        return hand

    def picture_follows(self, hand: Screen, table: Table, viewer: Viewer) -> float:
        """After how many seconds a hand that was shown in words is due with its picture."""
        return self._picture_pause(table, viewer) if hand.picture_follows else inf

    def _picture_pause(self, table: Table, viewer: Viewer) -> float:
        """How long a hand may still do without a new picture: whoever is asked looks at it to decide; the others
        have read in words what there is, and wait for their turn."""
        is_asked = viewer.person is not None and table.seat_of(viewer.person) in table.asked_at
        calm = CALM_SECONDS if is_asked else IDLE_PICTURE_SECONDS
        return self._written_at(table) + calm - self._clock.now()

    def is_hand_awaited(self, table: Table, person: int, shown: Shown) -> bool:
        """Whether a hand is waited for: by whoever is asked, at a new deal, and at the result."""
        is_asked = table.seat_of(person) in table.asked_at
        return is_asked or table.phase == FINISHED or shown.hand_deal != _deal_of(table)

    def note_hand(self, hand: Screen, table: Table, shown: Shown) -> None:
        """A hand is shown like this now."""
        shown.hand_deal, shown.hand_picture = _deal_of(table), hand.picture
        if hand.picture is not None:
            shown.pictured_at = self._clock.now()


def _deal_of(table: Table) -> tuple[int, int]:
    return table.match_number, table.view(None).deal


def own_state(table: Table, person: int) -> OwnState:
    """How a person sits at a table now, and what they are asked."""
    view = table.view(person)
    return OwnState((view.match_number, view.deal, view.me, view.seats, view.revision), view.decision)


def is_window(table: Table) -> bool:
    """Whether somebody has called or asked something, and all wait for the answer."""
    return table.match is not None and table.match.awaits_answer


def _has_begun(table: Table, shown: Shown) -> bool:
    """Whether a place shows the running match already."""
    return any(slot.startswith(f"live:{table.match_number}.") for slot in shown.slots)


def _is_left_to_house(table: Table) -> bool:
    """Whether nobody but house players is asked."""
    return all(table.chairs[seat].is_house for seat in table.asked_at)
