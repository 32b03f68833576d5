"""What people say at tables, and operators to everybody, as messages in the chats that hear it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from adapters.delivery.known_people import KnownPeople
from adapters.delivery.leases import Lead
from adapters.delivery.messages import Messages, Shown, Wanted, slot_numbers
from adapters.delivery.platform import Platform
from adapters.delivery.viewers import Viewer
from adapters.screens import chat_screen
from adapters.store import Store
from adapters.store.records import Person, Said
from adapters.text.words import Words, words_for
from engine.host import Clock
from engine.table import Table

LATELY_SECONDS = 600.0  # what was said or broadcast within this time is told to a place that is new to a table
READ = "read"  # noted for lines that are for others
LINES_AT_ONCE = 50


class SaidLines:
    """Posts lines of chat on one platform."""

    def __init__(self, store: Store, lead: Lead, clock: Clock, platform: Platform, people: KnownPeople) -> None:
        self._store = store
        self._lead = lead
        self._clock = clock
        self._platform = platform
        self._people = people

    async def show(self, messages: Messages, table: Table, viewer: Viewer, words: Words) -> None:
        """Post what was said since the last time, joined: open lines into places, whispers to their receivers."""
        earlier = messages.under(viewer.chat_slots)
        for slot in filter(messages.is_in_doubt, earlier):  # Begun before a crash, or gone: the same lines again.
            again = await self._store.said(table.id, slot_numbers(slot)[0] - 1, LINES_AT_ONCE)
            await self._post(messages, table, viewer, words, slot, again)
        read_to = max((slot_numbers(slot)[1] for slot in earlier), default=0)
        since = 0.0 if earlier else self._clock.now() - LATELY_SECONDS
        is_all_read = False  # Whatever is said from now on wakes us again.
        while not is_all_read and (said := await self._store.said(table.id, read_to, LINES_AT_ONCE)):
            mine = [line.id for line in said if viewer.is_told(line) and line.at >= since]
            if mine:
                slot = f"{viewer.chat_slots}{mine[0]}-{mine[-1]}"
                await self._post(messages, table, viewer, words, slot, said)
            read_to = said[-1].id
            is_all_read = len(said) < LINES_AT_ONCE
        newest = max((slot_numbers(slot)[1] for slot in messages.under(viewer.chat_slots)), default=-1)
        if read_to > newest:  # What was not for this viewer need not be read again.
            messages.set_mark(f"{viewer.chat_slots}{read_to}-{read_to}", READ)
        await messages.forget(messages.under(viewer.chat_slots)[:-1])

    async def _post(
        self, messages: Messages, table: Table, viewer: Viewer, words: Words, slot: str, said: Sequence[Said]
    ) -> None:
        """Post those of these lines that belong in a message."""
        first, last = slot_numbers(slot)
        lines = [line for line in said if first <= line.id <= last and viewer.is_told(line)]
        if not lines:  # Whoever said this has asked to be forgotten.
            await messages.remove([slot])
            return
        guests = {line.person for line in lines if table.seat_of(line.person) is None}
        people = await self._store.people(guests) if guests else {}
        seated = await self._people.names_at(table, table.view(None), words)
        spoken = [
            (viewer.speaker(line, _speaker(line.person, table, seated, people, words), words), line.text)
            for line in lines
        ]
        await messages.show(Wanted(slot, chat_screen(spoken, words)))

    async def announce(self, viewer: Viewer, shown: Shown) -> None:
        """Post what the operators said lately and this chat has not been told, however many tables it shows."""
        words = words_for(viewer.language)
        messages = Messages(self._lead, self._platform, viewer.address, viewer.address, shown)
        async with messages:
            heard = max((slot_numbers(slot)[0] for slot in messages.under("notice:")), default=0)
            for slot in filter(messages.is_in_doubt, messages.under("notice:")):
                heard = min(heard, slot_numbers(slot)[0] - 1)
            for broadcast in await self._store.broadcasts(after=heard):
                if broadcast.at > self._clock.now() - LATELY_SECONDS:
                    screen = chat_screen([(words("broadcast-name"), broadcast.text)], words)
                    await messages.show(Wanted(f"notice:{broadcast.id}", screen))
            await messages.forget(messages.under("notice:")[:-1])


def _speaker(person: int, table: Table, seated: Sequence[str], people: Mapping[int, Person], words: Words) -> str:
    seat = table.seat_of(person)
    if seat is not None:
        return seated[seat]
    return (people[person].name if person in people else "") or words("someone")
