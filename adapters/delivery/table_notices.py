"""Telling people in private that a table has opened, while there is still a seat for them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from adapters.delivery.known_people import KnownPeople
from adapters.delivery.leases import Lead
from adapters.delivery.messages import Messages, Shown, Wanted
from adapters.delivery.platform import Platform, Unknown, Unreachable, Wait
from adapters.delivery.shown_tables import ShownTables
from adapters.screens.bells import opened_notice
from adapters.store import Store
from adapters.store.records import Notice
from adapters.text.words import words_for
from engine.host import Clock, Host
from engine.refusals import NoSuchTable
from engine.table_view import LOBBY, TableView

log = logging.getLogger(__name__)

NOTICE_SECONDS = 5.0  # a table that is closed again at once was a mistake
ATTEMPTS_MAX = 5
STANDS_SECONDS = 0.5  # between two looks whether a table stands in its place, before anybody is led there
STANDS_LOOKS_MAX = 120
SLOT = "notice:1"


class TableNotices:
    """Tells people of tables, on one platform."""

    def __init__(
        self,
        store: Store,
        lead: Lead,
        host: Host,
        clock: Clock,
        platform: Platform,
        is_closed: Callable[[str], bool],
        lock_of: Callable[[str], asyncio.Lock],
    ) -> None:
        self._store = store
        self._lead = lead
        self._host = host
        self._clock = clock
        self._platform = platform
        self._is_closed = is_closed
        self._lock_of = lock_of  # whatever is written to a chat is written by one at a time
        self._people = KnownPeople(store, clock)

    async def tell(self, notice: Notice, shown: ShownTables) -> None:
        """Tell somebody, unless there is nothing to tell any more or nothing reaches them."""
        await self._clock.sleep(NOTICE_SECONDS)
        for _ in range(ATTEMPTS_MAX):
            try:
                if await self._stands(notice.table_id, shown):
                    await self._show(notice, shown)
                return
            except (NoSuchTable, Unreachable):
                return
            except Wait as wait:
                await self._clock.sleep(wait.seconds)
            except Unknown as failure:
                log.info("nobody was told of a table yet: %r", failure)
                await self._clock.sleep(NOTICE_SECONDS)

    async def _stands(self, table_id: str, shown: ShownTables) -> bool:
        """Wait until a place shows the table; False if none does, as where a moderator took it out at once."""
        for _ in range(STANDS_LOOKS_MAX):
            slots = (chat.slots.values() for chat in (await shown.of(table_id)).values())
            if any(one.slot.startswith("live:") and one.ref is not None for chat in slots for one in chat):
                return True
            await self._clock.sleep(STANDS_SECONDS)
        return False

    async def _show(self, notice: Notice, shown: ShownTables) -> None:
        table = await self._host.table(notice.table_id)
        person = await self._store.person(notice.person)
        view = table.view(None)
        if person is None or not person.name or not _has_room(view) or person.id in table.people:
            return
        address = self._platform.private_address(person)
        if self._is_closed(address):
            return
        words = words_for(person.language)
        names = await self._people.names_at(table, view, words)
        owner = next((name for seat, name in zip(view.seats, names, strict=True) if seat.person == view.owner), "")
        screen = opened_notice(view, owner or words("someone"), notice.place, words)
        async with self._lock_of(address):
            chat = (await shown.of(table.id)).setdefault(address, Shown())
            messages = Messages(self._lead, self._platform, table.id, address, chat)
            try:
                async with messages:
                    await messages.show(Wanted(SLOT, screen))
            finally:
                shown.note(chat)


def _has_room(view: TableView) -> bool:
    return view.phase == LOBBY and (view.more_seats > 0 or any(seat.is_free for seat in view.seats))
