"""Who is shown a table: places and the private chats of its people, each as they want it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from adapters.delivery.known_people import FRESH_SECONDS
from adapters.delivery.platform import Platform
from adapters.screens.appearance import QUIET, TELLING, WORDS_ONLY, Appearance, appearance_of
from adapters.store import Store
from adapters.store.records import Place, Said, Setting
from adapters.text.words import Words
from engine.host import Clock
from engine.table import Table

TABLES_REMEMBERED_MAX = 5_000


class Viewer(NamedTuple):
    """A chat to which a table is shown: a place, or a person's private chat."""

    address: str
    person: int | None
    language: str | None
    appearance: Appearance = WORDS_ONLY
    is_quiet: bool = False  # a place that is shown nothing but the table and the result
    is_hidden: bool = False  # a place that the table was taken out of; a person, somewhere

    @property
    def chat_slots(self) -> str:
        """How the slots of what was said to this viewer begin; a private chat may be a place as well."""
        return "chat:" if self.person is None else "whisper:"

    def is_hand_at(self, address: str) -> bool:
        """Whether this is a person to whom their hand is shown at an address."""
        return self.person is not None and self.address == address

    def is_told(self, line: Said) -> bool:
        """Whether a line is for this viewer and was not written there in the first place."""
        if self.person is None and (self.is_quiet or line.heard_in == self.address):
            return False
        if self.person is None and line.audience is not None and self.address not in line.audience.places:
            return False
        return line.to == self.person

    def speaker(self, line: Said, name: str, words: Words) -> str:
        """What somebody is called here; guests with where they are from."""
        audience = line.audience if self.person is None else None
        if audience is None or not audience.places.get(self.address):
            return name
        return words("guest-name", name=name, place=audience.origin)

    @property
    def notice_slots(self) -> str:
        """How the slots of turn notices begin."""
        return "call:" if self.person is None else "turn:"


def place_viewer(place: Place, appearance: Appearance, *, is_terse: bool = False) -> Viewer:
    """A place as it has chosen to be shown a table, or as tersely as it must be."""
    is_quiet = is_terse or place.settings.get(TELLING) == QUIET
    return Viewer(place.address, None, place.language, appearance, is_quiet, place.is_hidden)


class KnownViewers:
    """Remembers for a while who looks on at each table, on one platform."""

    def __init__(self, store: Store, clock: Clock, platform: Platform) -> None:
        self._store = store
        self._clock = clock
        self._platform = platform
        self._known: dict[str, tuple[float, frozenset[int], list[Viewer]]] = {}
        self._changes = 0  # what was read before the last one is not believed

    def forget(self, table_id: str) -> None:
        """Ask the store again: somebody came, went, or wants to see things otherwise."""
        self._known.pop(table_id, None)
        self._changes += 1

    def clear(self) -> None:
        """Know nothing."""
        self._known.clear()

    def at_hand(self, table: Table) -> list[Viewer] | None:
        """Who looks on, if that is known and still believed."""
        known = self._known.get(table.id)
        if known is None:
            return None
        fresh_until, people, viewers = known
        return viewers if self._clock.now() < fresh_until and people == frozenset(table.people) else None

    async def of(self, table: Table) -> list[Viewer]:
        """The places of a table and the private chats of its people, on the platform that we serve."""
        if (known := self.at_hand(table)) is not None:
            return known
        now = self._clock.now()
        seated = frozenset(table.people)
        changes = self._changes
        ours = self._platform.name
        places = await self._store.places(table.id)
        is_hidden = any(place.is_hidden for place in places)
        viewers = [
            place_viewer(
                place,
                self._appearance(place.settings),
                is_terse=not self._platform.writes_freely(place.address),
            )
            for place in places
            if place.address.partition(":")[0] == ours
        ]
        for person in (await self._store.people(seated)).values():
            if person.platform == ours and person.name:  # Whoever was forgotten has no chat any more.
                address = self._platform.private_address(person)
                appearance = self._appearance(person.settings)
                viewers.append(Viewer(address, person.id, person.language, appearance, is_hidden=is_hidden))
        if len(self._known) >= TABLES_REMEMBERED_MAX:
            self._known.clear()
        if changes == self._changes:
            self._known[table.id] = (now + FRESH_SECONDS, seated, viewers)
        return viewers

    def _appearance(self, settings: Mapping[str, Setting]) -> Appearance:
        """How a viewer wants to see things, as far as the platform can show them so."""
        appearance = appearance_of(settings)
        return appearance if self._platform.shows_pictures else appearance._replace(has_pictures=False)
