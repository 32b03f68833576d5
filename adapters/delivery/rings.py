"""Rings: those who are asked and have done nothing for a while are called, once, until they act."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from adapters.delivery.activity import Activity, LastTimes
from adapters.delivery.messages import Messages, Wanted
from adapters.delivery.platform import Platform, Unreachable
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


class Rings:
    """Calls people on one platform who have done nothing lately."""

    def __init__(self, clock: Clock, platform: Platform, activity: Activity) -> None:
        self._clock = clock
        self._platform = platform
        self._activity = activity

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
                pause = await self._ring_pause(table, seat)
                if pause > 0:
                    pauses.append(pause)
                    continue
            notice = turn_notice(table.view(viewer.person), seat, names, words)
            wanted = Wanted(slot, notice._replace(mention=account), is_urgent=True)
            if slot in messages.shown.slots:
                await messages.show(wanted)
            else:
                await self._ring(messages, wanted, table.chairs[seat].person)
        soonest = min(pauses, default=None)
        messages.shown.ring_at = self._clock.now() + soonest if soonest is not None else None
        return soonest

    async def _ring(self, messages: Messages, wanted: Wanted, person: int | None) -> None:
        assert person is not None
        before = await self._activity.ring(person)
        try:
            await messages.show(wanted)
        except Unreachable:  # They are called elsewhere.
            self._activity.unring(person, before)
            raise

    async def _ring_pause(self, table: Table, seat: Seat) -> float:
        """How long whoever is asked in a seat is still left alone; other processes may know more of them."""
        person = table.chairs[seat].person
        assert person is not None
        pause = self._pause_after(self._activity.known(person), table, seat)
        return pause if pause > 0 else self._pause_after(await self._activity.read(person), table, seat)

    def _pause_after(self, last: LastTimes, table: Table, seat: Seat) -> float:
        idle_since = max(table.asked_at[seat], last.active_at)
        due_at = max(idle_since + _ring_seconds(table.turn_seconds), last.rung_at + RINGS_APART_SECONDS)
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
