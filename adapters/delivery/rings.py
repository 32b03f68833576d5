"""Rings: those who are asked and have done nothing for a while are called, once, until they act."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from adapters.delivery.known_people import PEOPLE_KEPT_MAX
from adapters.delivery.messages import Messages, Wanted
from adapters.delivery.platform import Platform
from adapters.delivery.viewers import Viewer
from adapters.screens import turn_notice
from adapters.text.words import Words
from engine.contract import Seat
from engine.host import Clock
from engine.table import Table

RING_SECONDS = 45.0  # whoever has done anything within this time is not called; at most half the turn timer
LONG_RING_SECONDS = 600.0  # the same where a turn may take a day
LONG_TURN_SECONDS = 86_400
RINGS_APART_SECONDS = 180.0  # nobody is called twice within this time
RUNG_MARK = "rung:"  # under which is noted when a seat was last called


class Rings:
    """Knows who has done something lately on one platform, and calls the others."""

    def __init__(self, clock: Clock, platform: Platform) -> None:
        self._clock = clock
        self._platform = platform
        self._active_at: dict[int, float] = {}  # when people last did something, anywhere

    def acted(self, person: int) -> None:
        """Somebody does something, wherever: there is no need to call them for a while."""
        if len(self._active_at) >= PEOPLE_KEPT_MAX:
            self._active_at.clear()
        self._active_at[person] = self._clock.now()

    async def call(
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
            slot = notice_slot(table, viewer, seat)
            if slot not in messages.under(viewer.notice_slots):
                pause = self._ring_pause(messages, table, seat)
                if pause > 0:
                    pauses.append(pause)
                    continue
                messages.set_mark(f"{RUNG_MARK}{seat}", str(int(self._clock.now())))
            notice = turn_notice(table.view(viewer.person), seat, names, words)
            await messages.show(Wanted(slot, notice._replace(mention=account), is_urgent=True))
        messages.shown.ring_pause = min(pauses, default=None)
        return messages.shown.ring_pause

    def _ring_pause(self, messages: Messages, table: Table, seat: Seat) -> float:
        """How long the person in a seat that is asked is still left alone."""
        person = table.chairs[seat].person
        idle_since = max(table.asked_at[seat], self._active_at.get(person, 0.0) if person is not None else 0.0)
        rung_at = float(messages.mark(f"{RUNG_MARK}{seat}") or 0)
        due_at = max(idle_since + _ring_seconds(table.turn_seconds), rung_at + RINGS_APART_SECONDS)
        return due_at - self._clock.now()

    def ended(self, messages: Messages, table: Table, viewer: Viewer, callees: Collection[Seat]) -> list[str]:
        """The notices of those who are not asked any more."""
        current = {notice_slot(table, viewer, seat) for seat in callees}
        return [slot for slot in messages.under(viewer.notice_slots) if slot not in current]


def _ring_seconds(turn_seconds: int) -> float:
    """How long somebody may do nothing before being called."""
    if turn_seconds >= LONG_TURN_SECONDS:
        return LONG_RING_SECONDS
    return min(RING_SECONDS, turn_seconds / 2) if turn_seconds else RING_SECONDS


def notice_slot(table: Table, viewer: Viewer, seat: Seat) -> str:
    """Which message calls a seat to its decision; where a turn may take a day another calls before it is over."""
    is_second = table.turn_seconds >= LONG_TURN_SECONDS and seat in table.reminded
    return f"{viewer.notice_slots}{seat}.{table.decision_number[seat]}{'.2' if is_second else ''}"
