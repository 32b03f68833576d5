"""Which of a person's tables is meant where they pressed none of its buttons, and what its seats are called."""

from __future__ import annotations

from typing import NamedTuple

from adapters.delivery.known_people import KnownPeople
from adapters.store import Store
from adapters.store.records import Person
from adapters.text.names import plain_digits, table_names
from adapters.text.words import words_for
from engine.refusals import NoSuchTable, NotAtTable
from engine.table_view import TableView

CODE_LENGTH_MAX = 6


class TableHint(NamedTuple):
    """What tells which table is meant: its code, else its place; of several, where the person acted last."""

    place: str | None = None
    code: str = ""


TableRef = str | TableHint  # a table by its id, or a hint


class TableLookup:
    """Finds tables for people."""

    def __init__(self, store: Store, people: KnownPeople) -> None:
        self._store = store
        self._people = people

    async def resolve(self, person: Person, at: TableRef, *, elsewhere: bool = True) -> str:
        """The id of the table that is meant; where only a hint was given, one at which the person sits."""
        if isinstance(at, str):
            return at
        if at.code:
            digits = "".join(plain_digits(at.code).split())[:CODE_LENGTH_MAX]
            found = await self._store.current_table(person.id, code=digits)
            if found is None:
                raise NoSuchTable
            return found
        found = await self._store.current_table(person.id, place=at.place) if at.place else None
        if found is None and (elsewhere or at.place is None):
            found = await self._store.current_table(person.id)
        if found is None:
            raise NotAtTable
        return found

    async def names(self, view: TableView, language: str | None) -> tuple[str, ...]:
        """What each seat is called at a table."""
        seated = [seat.person for seat in view.seats if seat.person is not None]
        people = await self._people.by_number(seated)
        return table_names(view, {one.id: one.name for one in people.values()}, words_for(language))
