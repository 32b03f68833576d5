"""Deals that are over, once more, for whoever asks: on every platform the same, and never more than was open."""

from __future__ import annotations

from adapters.delivery.history import replay_of
from adapters.front.answers import Answer
from adapters.screens.appearance import appearance_of
from adapters.screens.log import begins_anew
from adapters.screens.open_codes import ShowReplay
from adapters.screens.refusals import NoReplayYet
from adapters.screens.replay import replay_screen
from adapters.store import Store
from adapters.store.records import Person
from adapters.text.names import table_names
from adapters.text.words import words_for
from engine.table_view import PLAYING, TableView


class Replays:
    """Finds deals in the journal and shows them to a person."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def answer(self, person: Person, now: TableView, match_number: int, wanted: ShowReplay) -> Answer:
        """A deal of a match at a table that the person sees like this now.

        Where a table has chosen a log that does not stay, its deals do not come back either while the match runs.
        """
        is_running = now.phase == PLAYING and now.match_number == match_number
        if is_running and begins_anew(now):
            raise NoReplayYet
        played = await replay_of(self._store, now.id, match_number, wanted.deal)
        words = words_for(person.language)
        seated = [seat.person for seat in played.end.seats if seat.person is not None]
        people = {one.id: one.name for one in (await self._store.people(seated)).values()}
        names = table_names(played.end, people, words)
        screen = replay_screen(played, now, names, words, appearance_of(person.settings), wanted.page)
        return Answer(table_id=now.id, screen=screen, replay=f"{match_number}-{played.number}")
