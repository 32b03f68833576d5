"""Chat: to everybody at a table, to one of them, and for operators to all players (PL-20, PL-21, PL-22)."""

from __future__ import annotations

from collections.abc import Collection
from contextlib import suppress

from adapters.bounded.limits import Limit
from adapters.delivery.couriers import Couriers
from adapters.front.answers import Answer, answers_refusals
from adapters.front.audiences import Audiences
from adapters.front.table_lookup import TableHint, TableLookup, TableRef
from adapters.screens import help_screen, say_screen
from adapters.screens.refusals import NothingSaid, NotOperator, TooMuchTalk, WhispersClosed
from adapters.store import Store
from adapters.store.records import Audience, Person
from adapters.text.names import clean_text
from adapters.text.words import words_for
from engine.contract import Refusal
from engine.host import Clock, Host
from engine.journal import JournalFailed
from engine.refusals import NotAtTable, TableClosed, UnknownChoice
from engine.table import Table
from engine.table_view import CLOSED

OFFERED_MAX, TABLES_LOOKED_AT = 3, 50  # tables at which something may be said with a press
LINES_MAX, LINES_SECONDS = 5, 10.0  # per person


class TableChat:
    """What people can say at tables, and who hears it."""

    def __init__(
        self,
        store: Store,
        host: Host,
        courier: Couriers,
        clock: Clock,
        lookup: TableLookup,
        operators: Collection[str],
    ) -> None:
        self._store = store
        self._host = host
        self._courier = courier
        self._clock = clock
        self._lookup = lookup
        self._audiences = Audiences(store, courier)
        self._operators = frozenset(operators)
        self._lines = Limit(LINES_MAX, LINES_SECONDS)

    @answers_refusals
    async def say(
        self,
        person: Person,
        text: str,
        at: TableRef | None = None,
        press_id: str | None = None,
        heard_in: str | None = None,
        here: str | None = None,
    ) -> Answer:
        """Say something to everybody at a table: by default the one where the person last acted.

        What all in a place have heard already is not repeated there; `here` is where the person acts, and so
        belongs.
        """
        table = await self._table_to_talk_at(person, at or TableHint())
        await self._say(table.id, person, text, press_id, here, heard_in)
        return Answer(table_id=table.id)

    async def offer(self, person: Person) -> Answer:
        """What to do with words that somebody wrote to the bot alone: nobody reads them unless they say so."""
        words = words_for(person.language)
        listed = await self._store.tables(person=person.id, limit=TABLES_LOOKED_AT)
        own = [table for table in listed if person.id in table.people][:OFFERED_MAX]
        if not own:
            return Answer(screen=help_screen(words))
        return Answer(screen=say_screen([(table.table_id, table.code) for table in own], words))

    async def overhear(self, person: Person, text: str, place: str, press_id: str) -> None:
        """Pass on what a person wrote in a place to everybody there, if they sit at a table of that place."""
        with suppress(Refusal, JournalFailed):
            table_id = await self._lookup.resolve(person, TableHint(place), elsewhere=False)
            table = await self._table_to_talk_at(person, table_id)
            await self._say(table.id, person, text, press_id, place, place)

    @answers_refusals
    async def whisper(
        self, person: Person, at: TableRef, to_seat: int, text: str, press_id: str | None = None
    ) -> Answer:
        """Say something to one other person at the table."""
        table = await self._table_to_talk_at(person, at)
        if not 0 <= to_seat < len(table.chairs):
            raise UnknownChoice
        to = table.chairs[to_seat].person
        if to is None or to == person.id:
            raise UnknownChoice
        if not table.may_whisper:
            raise WhispersClosed
        line = self._line(person, text)
        await self._tell(table.id, person, to, line, press_id)
        names = await self._lookup.names(table.view(None), person.language)
        words = words_for(person.language)
        return Answer(words("whispered", name=names[to_seat], text=line), table_id=table.id)

    async def listeners(self, person: Person, at: TableRef) -> list[tuple[int, str]]:
        """To whom a person may whisper: seats and names of the others at the table."""
        with suppress(Refusal, JournalFailed):
            table = await self._table_to_talk_at(person, at)
            view = table.view(person.id)
            names = await self._lookup.names(view, person.language)
            return [
                (seat, names[seat])
                for seat, other in enumerate(view.seats)
                if other.person is not None and seat != view.me
            ]
        return []

    def is_operator(self, person: Person) -> bool:
        """Whether this person runs the installation."""
        return f"{person.platform}:{person.account}" in self._operators

    @answers_refusals
    async def broadcast(self, person: Person, text: str, press_id: str | None = None) -> Answer:
        """Say something to all players at all tables; for operators only."""
        if not self.is_operator(person):
            raise NotOperator
        await self._store.broadcast(person.id, self._line(person, text), self._clock.now(), press_id)
        return Answer(words_for(person.language)("broadcast-sent"))

    async def _table_to_talk_at(self, person: Person, at: TableRef) -> Table:
        """The table, if the person sits there: those who are not seated cannot speak across places."""
        table = await self._host.table(await self._lookup.resolve(person, at))
        if table.seat_of(person.id) is None:
            raise NotAtTable
        if table.phase == CLOSED:
            raise TableClosed
        return table

    async def _say(
        self,
        table_id: str,
        person: Person,
        text: str,
        press_id: str | None,
        here: str | None,
        heard_in: str | None,
    ) -> None:
        """Say something in all places where the person may."""
        line = self._line(person, text)
        audience = await self._audiences.of(person, table_id, line, here, heard_in)
        await self._tell(table_id, person, None, line, press_id, heard_in, audience)

    async def _tell(
        self,
        table_id: str,
        person: Person,
        to: int | None,
        line: str,
        press_id: str | None,
        heard_in: str | None = None,
        audience: Audience | None = None,
    ) -> None:
        now = self._clock.now()
        if press_id is None:
            await self._store.say(table_id, person.id, to, line, now, heard_in, audience)
        else:
            await self._store.say_once(press_id, table_id, person.id, to, line, now, heard_in, audience)
        self._courier.wake(table_id, chat=True)

    def _line(self, person: Person, text: str) -> str:
        line = clean_text(text)
        if not line:
            raise NothingSaid
        now = self._clock.now()
        if self._lines.is_reached(person.id, now):
            raise TooMuchTalk
        self._lines.count(person.id, now)
        return line
