"""Places where tables are shown: what they choose for themselves, and that they move or go."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from adapters.delivery.courier import Couriers
from adapters.front.answers import Answer, answers_refusals
from adapters.screens.appearance import PLACE_SETTINGS, is_choice
from adapters.screens.refusals import UnknownLanguage
from adapters.store import Store
from adapters.store.records import Person, Setting
from adapters.text.words import languages, words_for
from engine.refusals import UnknownChoice

TABLES_MAX = 10_000  # of a place, or of a person

# Where a table is shown. In the playground each table has a room of its own: its address follows from the table.
PlaceOf = Callable[[str], str]


class Places:
    """What can be asked for about places; each platform knows who may."""

    def __init__(self, store: Store, courier: Couriers) -> None:
        self._store = store
        self._courier = courier

    @answers_refusals
    async def set_language(self, person: Person, place: str, language: str) -> Answer:
        """Choose the language of what a place is shown; the platform knows who may."""
        if language not in languages():
            raise UnknownLanguage
        await self._store.set_place_language(place, language)
        await self._wake_tables_in(place)
        return Answer(words_for(language)("place-language-set"))

    @answers_refusals
    async def choose(self, person: Person, place: str, setting: str, word: str) -> Answer:
        """Choose how things are shown in a place; the platform knows who may."""
        if setting not in PLACE_SETTINGS or not is_choice(setting, word):
            raise UnknownChoice
        await self._store.set_place_setting(place, setting, word)
        await self._wake_tables_in(place)
        words = words_for(person.language)
        shown = words(f"setting-{setting}-{word}")
        return Answer(words("place-setting-kept", setting=words(f"setting-{setting}"), to=shown))

    async def settings(self, place: str) -> Mapping[str, Setting]:
        """What a place has chosen besides its language."""
        return await self._store.place_settings(place)

    async def _wake_tables_in(self, place: str) -> None:
        for table in await self._store.tables(place=place, limit=TABLES_MAX):
            self._courier.wake(table.table_id, viewers=True)

    async def drop(self, addresses: Iterable[str]) -> None:
        """These places are gone; their tables go on elsewhere, and can be joined by their codes."""
        for table_id in await self._store.drop_places(list(addresses)):
            self._courier.wake(table_id, viewers=True)

    async def move(self, old: str, new: str) -> None:
        """A place has another address now; its tables are shown there from now on."""
        for table_id in await self._store.move_address(old, new):
            self._courier.wake(table_id, chat=True, viewers=True)

    async def under(self, address: str) -> list[str]:
        """The places within an address, such as the topics of a forum, that show tables."""
        return await self._store.addresses_under(address)
