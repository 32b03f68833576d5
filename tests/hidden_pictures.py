"""The search of every picture that people were sent at a table, whatever platform sent it.

After the match the journal is replayed, and every picture that any viewer could be shown at any moment is drawn
again. What somebody was sent must be one of their own or of everybody's, to the byte.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator

from adapters.pictures.descriptions import Picture
from adapters.pictures.studio import draw
from adapters.screens import private_screen, public_screen
from adapters.screens.appearance import Appearance
from adapters.store import Store
from adapters.text.names import table_names
from adapters.text.words import Words
from engine.table import Table
from tests.hidden_cards import WORDS

EVERYBODY = 0  # no person has this number
SEEN_ALONE = ("", "scores")  # what somebody may have opened


class DrawnMatch:
    """All pictures of a match that is over, by their bytes, with whose they are."""

    def __init__(self, tables: Iterable[Table], people: dict[int, str], words: Words = WORDS) -> None:
        described: dict[tuple[type[Picture], Picture], set[int]] = defaultdict(set)
        for table in tables:
            for viewer, picture in _pictures(table, people, words):
                described[type(picture), picture].add(viewer)
        self._viewers: dict[bytes, set[int]] = defaultdict(set)
        for (_, picture), viewers in described.items():
            self._viewers[draw(picture)] |= viewers

    @classmethod
    async def replayed(cls, store: Store, table_id: str, people: dict[int, str]) -> DrawnMatch:
        """The match as the journal tells it; people by their numbers."""
        seed = await store.seed(table_id, 1)
        table = Table(table_id)
        tables = []
        for row in await store.rows(table_id):
            table.replay(row, lambda _: seed)
            tables.append(table.clone())
        return cls(tables, people)

    def leaks(self, sent: Iterable[bytes], person: int) -> list[str]:
        """The pictures that were sent to this person and are neither theirs nor everybody's, in words."""
        return [
            f"a picture of {sorted(self._viewers.get(content, ())) or 'nothing in this match'}"
            for content in sent
            if not self._viewers.get(content, set()) & {person, EVERYBODY}
        ]

    def own(self, sent: Iterable[bytes], person: int) -> int:
        """How many of these are this person's alone."""
        return sum(self._viewers.get(content) == {person} for content in sent)


def _pictures(table: Table, people: dict[int, str], words: Words) -> Iterator[tuple[int, Picture]]:
    """Whatever anybody can be shown of a table now."""
    names, appearance = table_names(table.view(None), people, words), Appearance()
    screens = [(EVERYBODY, public_screen(table.view(None), names, words, appearance=appearance))]
    for person in people:
        for draft in SEEN_ALONE:
            own = private_screen(table.view(person), names, words, draft, appearance)
            if own is not None:
                screens.append((person, own))
    for viewer, screen in screens:
        if screen.picture is not None:
            yield viewer, screen.picture
