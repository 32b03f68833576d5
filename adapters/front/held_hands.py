"""What a person holds at all of their tables, for those who ask without saying at which."""

from __future__ import annotations

from typing import NamedTuple

from adapters.front.choices import Choice, legal_choices
from adapters.front.table_lookup import TableLookup
from adapters.screens.buttons import read_code
from adapters.screens.games import Names, open_verbs, screens_of
from adapters.screens.public import turn_line
from adapters.store import Store
from adapters.store.records import Person
from adapters.text.words import Words, words_for
from engine.host import Host
from engine.refusals import NoSuchTable
from engine.table_view import PLAYING, TableView

TABLES_MAX = 10  # of one person, the rest can be named by their codes


class HeldHand(NamedTuple):
    """A hand, and what its owner may do with it."""

    table_id: str
    code: str
    title: str  # the game and the code
    cards: str
    turn: str  # whose turn it is, which everybody knows
    choices: tuple[Choice, ...]
    opened: frozenset[str]  # the codes of those choices that everybody learns of, just as they are


class HeldHands:
    """Finds hands for people."""

    def __init__(self, store: Store, host: Host, lookup: TableLookup) -> None:
        self._store = store
        self._host = host
        self._lookup = lookup

    async def of(self, person: Person) -> list[HeldHand]:
        """A person's hands in matches that run, first those with which there is something to do."""
        listed = await self._store.tables(person=person.id, limit=TABLES_MAX)
        tables = [one.table_id for one in listed if person.id in one.people]
        found = [hand for table_id in tables if (hand := await self.at(person, table_id)) is not None]
        return sorted(found, key=lambda hand: not hand.choices)

    async def at(self, person: Person, table_id: str) -> HeldHand | None:
        """A person's hand at a table; None if they do not play there."""
        try:
            view = (await self._host.table(table_id)).view(person.id)
        except NoSuchTable:
            return None
        names = await self._lookup.names(view, person.language)
        return held_hand(view, names, words_for(person.language))


def held_hand(view: TableView, names: Names, words: Words) -> HeldHand | None:
    """The hand of whoever sees this; None if they do not play."""
    if view.phase != PLAYING or view.me is None:
        return None
    lines = screens_of(view.game).hand(view, names, words)
    held = [line.text for line in lines if line.style == "cards"] or [line.text for line in lines]
    choices = tuple(legal_choices(view, names, words))
    return HeldHand(
        view.id,
        view.code,
        words("table-title", game=words(f"{view.game}-name"), code=view.code),
        " ".join(held),
        turn_line(view, names, words).text,
        choices,
        frozenset(choice.code for choice in choices if _is_open(choice, view)),
    )


def _is_open(choice: Choice, view: TableView) -> bool:
    code = read_code(choice.code)
    return code is not None and code.what.split()[0] in open_verbs(view.game)
