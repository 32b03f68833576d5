"""Seals: what proves that nobody chose the cards, for whoever asks, and dice that people add to the next match."""

from __future__ import annotations

from adapters.delivery.history import ended_match
from adapters.front.answers import Answer
from adapters.front.table_lookup import TableLookup
from adapters.screens.buttons import Code
from adapters.screens.seal import match_seal_screen, next_seal_screen
from adapters.store import Store
from adapters.store.records import Person
from adapters.text.words import words_for
from engine.chance import commitment
from engine.commands import Shake
from engine.contract import StaleDecision
from engine.host import Host
from engine.refusals import UnknownChoice
from engine.table_view import TableView


class Seals:
    """Answers those who ask about the seal of a match."""

    def __init__(self, store: Store, host: Host, lookup: TableLookup) -> None:
        self._store = store
        self._host = host
        self._lookup = lookup

    async def add_die(self, person: Person, code: Code, die: int, press_id: str) -> Answer:
        """The seal of the next match, with a die added to its chance."""
        if code.number <= (await self._host.table(code.table_id)).match_number:
            raise StaleDecision  # Shown before a match that is over by now.
        await self._host.command(code.table_id, Shake(die), person.id, press_id)
        return await self.answer(person, code)

    async def answer(self, person: Person, code: Code) -> Answer:
        """The whole seal of a match."""
        view = (await self._host.table(code.table_id)).view(person.id)
        names, words = await self._lookup.names(view, person.language), words_for(person.language)
        if code.number == view.match_number + 1 and view.next_commitment is not None:
            return Answer(table_id=code.table_id, screen=next_seal_screen(view, names, words))
        if code.number < view.match_number:
            view = await self._earlier(view, code.number)
        if code.number != view.match_number or view.commitment is None:
            raise UnknownChoice
        return Answer(table_id=code.table_id, screen=match_seal_screen(view, names, words))

    async def _earlier(self, view: TableView, match_number: int) -> TableView:
        """What all know of an earlier match; of one that today's rules do not replay, its seal and its seed."""
        table = await ended_match(self._store, view.id, match_number)
        if table is not None:
            return table.view(None)
        seed = await self._store.seed(view.id, match_number)
        if seed is None:
            raise UnknownChoice
        return view._replace(
            match_number=match_number,
            commitment=commitment(seed),
            seed=seed.hex(),
            chances=(),
            record_digest="",
        )
