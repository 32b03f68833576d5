"""People as the store knows them, believed for a few seconds without asking it again."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Sequence

from adapters.store import Store
from adapters.store.records import Person
from adapters.text.names import table_names
from adapters.text.words import Words
from engine.host import Clock
from engine.table import Table
from engine.table_view import TableView

# How long names and places are believed without asking the store. What changes here is known at once: this is for
# what others change. People act every few seconds; believed no longer, they would be asked for at each press.
FRESH_SECONDS = 20.0
PEOPLE_KEPT_MAX = 50_000


class KnownPeople:
    """Remembers people for a while."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._known: dict[int, tuple[float, Person]] = {}
        self._by_account: dict[tuple[str, str], int] = {}
        self._changes = 0  # what was read before the last one is not believed
        self._asking: dict[frozenset[int], asyncio.Event] = {}  # for whom the store is being asked

    def forget(self) -> None:
        """Ask the store again: somebody has another name."""
        self._clear()
        self._changes += 1

    async def names_at(self, table: Table, view: TableView, words: Words) -> tuple[str, ...]:
        """What those at a table are called."""
        people = await self.by_number(table.people)
        return table_names(view, {number: person.name for number, person in people.items()}, words)

    def at_hand(self, numbers: Sequence[int]) -> dict[int, Person]:
        """Those of these people who are known and still believed."""
        now = self._clock.now()
        known = {number: self._known[number] for number in numbers if number in self._known}
        return {number: person for number, (fresh_until, person) in known.items() if now < fresh_until}

    async def by_number(self, numbers: Sequence[int]) -> dict[int, Person]:
        """These people; anyone who is not known is left out.

        All of them are asked for as soon as one is not known, and once for all who want to know: a table is shown
        in several chats at one time, and those at it are soon asked for again.
        """
        people = self.at_hand(numbers)
        wanted = frozenset(numbers)
        if len(people) < len(wanted) and (asked := self._asking.get(wanted)) is not None:
            await asked.wait()
            people = self.at_hand(numbers)
        if len(people) < len(wanted):
            answered = self._asking[wanted] = asyncio.Event()
            changes, now = self._changes, self._clock.now()
            try:
                people = await self._store.people(wanted)
                self._keep(people.values(), changes, now)
            finally:
                if self._asking.get(wanted) is answered:
                    del self._asking[wanted]
                answered.set()
        return people

    async def by_account(
        self, platform: str, account: str, otherwise: Callable[[], Awaitable[Person | None]]
    ) -> Person | None:
        """The person with this account; anyone who is not at hand is asked for the other way."""
        number = self._by_account.get((platform, account))
        person = self.at_hand([number]).get(number) if number is not None else None
        if person is None:
            changes, now = self._changes, self._clock.now()
            person = await otherwise()
            if person is not None:
                self._keep([person], changes, now)
        return person

    def _keep(self, people: Iterable[Person], changes: int, now: float) -> None:
        """Believe what was read, unless somebody has changed since."""
        if len(self._known) > PEOPLE_KEPT_MAX:
            self._clear()
        if changes == self._changes:
            for person in people:
                self._known[person.id] = now + FRESH_SECONDS, person
                self._by_account[person.platform, person.account] = person.id

    def _clear(self) -> None:
        self._known.clear()
        self._by_account.clear()
