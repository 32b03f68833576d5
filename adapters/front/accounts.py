"""Accounts: the person behind each, called as their app calls them until they choose otherwise."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from adapters.delivery.known_people import KnownPeople
from adapters.store import Store
from adapters.store.records import Person, Setting
from adapters.text.names import clean_name
from adapters.text.words import words_for

# Settings of people who have not chosen their name, or their language, themselves.
FOLLOWS_NAME, FOLLOWS_LANGUAGE = "follows-name", "follows-language"


class Accounts:
    """Finds the person behind an account, and makes one of somebody new."""

    def __init__(self, store: Store, people: KnownPeople, wake: Callable[[Person], Awaitable[None]]) -> None:
        self._store = store
        self._people = people
        self._wake = wake  # the tables of somebody whose name has changed

    async def arrive(
        self, platform: str, account: str, name: str, language: str | None, *, follows: bool
    ) -> Person:
        """The person with this account; a new one gets the suggested name, made harmless."""
        shown = clean_name(name) or words_for(language)("someone")
        settings: dict[str, Setting] = dict.fromkeys((FOLLOWS_NAME, FOLLOWS_LANGUAGE), True) if follows else {}

        async def arrived() -> Person:
            return await self._store.arrive(platform, account, shown, language, settings)

        person = await self._people.by_account(platform, account, arrived)
        assert person is not None
        return await self._followed(person, clean_name(name), language) if follows else person

    async def _followed(self, person: Person, name: str, language: str | None) -> Person:
        """A person as their app calls them now, and speaks to them, as far as they have chosen nothing else."""
        is_renamed = bool(name) and name != person.name and FOLLOWS_NAME in person.settings
        is_spoken_to = language not in (None, person.language) and FOLLOWS_LANGUAGE in person.settings
        if not is_renamed and not is_spoken_to:
            return person
        if is_renamed:
            await self._store.rename(person.id, name)
            person = person._replace(name=name)
        if is_spoken_to:
            await self._store.set_language(person.id, language)
            person = person._replace(language=language)
        self._people.forget()
        await self._wake(person)
        return person
