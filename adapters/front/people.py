"""What people decide about themselves: their name, their language, how things are shown, and to be forgotten."""

from __future__ import annotations

from contextlib import suppress

from adapters.delivery.couriers import Couriers
from adapters.delivery.known_people import KnownPeople
from adapters.front.accounts import FOLLOWS_LANGUAGE, FOLLOWS_NAME
from adapters.front.answers import Answer, answers_refusals
from adapters.front.places import TABLES_MAX
from adapters.screens.appearance import FORCED, ON, is_choice
from adapters.screens.refusals import BadName, UnknownLanguage
from adapters.store import Store
from adapters.store.records import Person
from adapters.text.names import clean_name
from adapters.text.words import languages, words_for
from engine.commands import SERVICE, Close, Leave, PlayForced
from engine.host import Clock, Host
from engine.refusals import NotAtTable, TableClosed, UnknownChoice


class People:
    """Keeps what people have decided, and has their tables shown accordingly."""

    def __init__(self, store: Store, host: Host, courier: Couriers, people: KnownPeople, clock: Clock) -> None:
        self._store = store
        self._host = host
        self._courier = courier
        self._people = people
        self._clock = clock

    @answers_refusals
    async def rename(self, person: Person, name: str) -> Answer:
        """Choose the name that tables show."""
        cleaned = clean_name(name)
        if not cleaned:
            raise BadName
        await self._store.rename(person.id, cleaned)
        await self._store.set_setting(person.id, FOLLOWS_NAME, None)
        self._people.forget()
        await self.wake_tables_of(person)
        return Answer(words_for(person.language)("renamed", name=cleaned))

    @answers_refusals
    async def set_language(self, person: Person, language: str) -> Answer:
        """Choose the language of everything this person is shown."""
        if language not in languages():
            raise UnknownLanguage
        await self._store.set_language(person.id, language)
        await self._store.set_setting(person.id, FOLLOWS_LANGUAGE, None)
        self._people.forget()
        await self.wake_tables_of(person)
        return Answer(words_for(language)("language-set"))

    @answers_refusals
    async def choose(self, person: Person, setting: str, word: str) -> Answer:
        """Choose how things are shown to this person: with pictures or not, in which colours, with hints."""
        if not is_choice(setting, word):
            raise UnknownChoice
        await self._store.set_setting(person.id, setting, word)
        self._people.forget()
        if setting == FORCED:
            for table_id in await self._tables_of(person):
                with suppress(NotAtTable, TableClosed):
                    await self._host.command(table_id, PlayForced(word == ON), person.id)
        await self.wake_tables_of(person)
        words = words_for(person.language)
        shown = words(f"setting-{setting}-{word}")
        return Answer(words("setting-kept", setting=words(f"setting-{setting}"), to=shown))

    async def set_account(self, person: Person, account: str) -> None:
        """Have the person come by another account of the same platform from now on."""
        await self._store.set_account(person.id, account)
        self._people.forget()

    @answers_refusals
    async def forget(self, person: Person) -> Answer:
        """Remove the person's name, settings, statistics and chat, after leaving every table: lobbies get the seat
        back, in a match a house player holds it. Tables that were theirs alone, in their own chat, are closed."""
        for table_id in await self._tables_of(person):
            with suppress(NotAtTable, TableClosed):
                await self._host.command(table_id, Leave(), person.id)
        address = self._courier.private_address(person)
        for one in await self._store.tables_in(address) if address is not None else ():
            if set(one.table.people) <= {person.id}:
                with suppress(TableClosed):
                    await self._host.command(one.table.table_id, Close(), SERVICE)
        await self._store.forget(person.id, self._clock.now(), address)
        if address is not None:
            for table_id in await self._store.drop_places([address]):
                self._courier.wake(table_id, viewers=True)
        self._people.forget()
        await self.wake_tables_of(person)
        return Answer(words_for(person.language)("forgotten"))

    async def _tables_of(self, person: Person) -> list[str]:
        listed = await self._store.tables(person=person.id, limit=TABLES_MAX)
        return [table.table_id for table in listed if person.id in table.people]

    async def wake_tables_of(self, person: Person) -> None:
        """Have the tables of somebody whose name or way of seeing has changed shown accordingly."""
        for table_id in await self._tables_of(person):
            self._courier.wake(table_id, viewers=True)
