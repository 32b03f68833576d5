"""Places where tables are shown: what those who run them decide, and that they move or go."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple

from adapters.delivery.couriers import Couriers
from adapters.front.answers import Answer, answers_refusals
from adapters.front.presence import Presence
from adapters.screens.appearance import OFF, ON
from adapters.screens.place_settings import (
    CHAT,
    ELSEWHERE,
    GUESTS,
    HERE,
    LANGUAGE,
    PER_PERSON,
    PER_PLACE,
    PlaceSeen,
    choices_of,
    chosen_in,
    games_in,
    place_screen,
    setting_label,
    setting_title,
)
from adapters.screens.refusals import (
    GameNotHere,
    NoGuests,
    NotGovernor,
    NotModerator,
    TablesNotHere,
    UnknownLanguage,
)
from adapters.store import Store
from adapters.store.records import Person, Setting
from adapters.text.words import languages, words_for
from engine.refusals import UnknownChoice

TABLES_MAX = 10_000  # of a place, or of a person

# Where a table is shown. In the playground each table has a room of its own: its address follows from the table.
PlaceOf = Callable[[str], str]


class PlaceRules(NamedTuple):
    """What holds for the tables of a place."""

    is_open: bool = True  # tables may be opened there
    games: tuple[str, ...] = ()
    per_person: int = 0  # tables that one person may have there at a time; 0 for any number
    per_place: int = 0
    chat: str = ON  # or off, or for members alone
    has_guests: bool = True  # people from elsewhere may sit down at its tables


class Places:
    """What can be asked for about places; each platform knows who runs them."""

    def __init__(self, store: Store, courier: Couriers) -> None:
        self._store = store
        self._courier = courier

    # --- What is decided -------------------------------------------------------------------------------

    async def settings(self, place: str) -> Mapping[str, Setting]:
        """What a place has chosen besides its language."""
        return await self._store.place_settings(place)

    async def language(self, place: str) -> str | None:
        """The language that a place has chosen."""
        return await self._store.place_language(place)

    async def rules(self, presence: Presence) -> PlaceRules:
        """What holds in a place; where it has chosen nothing, what its channel has, then its server or group."""
        home, parent, own = [
            await self._store.place_settings(address) if address else {}
            for address in (presence.home, presence.parent, presence.place)
        ]
        settings = {**home, **parent, **own}
        elsewhere = home.get(ELSEWHERE, ON)
        here = own.get(HERE) or parent.get(HERE) or elsewhere
        return PlaceRules(
            here != OFF,
            games_in(settings),
            int(chosen_in(settings, PER_PERSON)),
            int(chosen_in(settings, PER_PLACE)),
            chosen_in(settings, CHAT),
            chosen_in(settings, GUESTS) == ON,
        )

    async def check_opening(self, presence: Presence, game: str) -> PlaceRules:
        """What holds in a place where somebody is about to open a table; refuses what is not played there."""
        rules = await self.rules(presence)
        if not rules.is_open:
            raise TablesNotHere
        if game not in rules.games:
            raise GameNotHere(games=rules.games)
        return rules

    async def check_game(self, table_id: str, game: str) -> None:
        """Refuse a game that is not played where a table was opened."""
        for place in await self._store.places(table_id):
            played = games_in(place.settings)
            if place.is_home and game not in played:
                raise GameNotHere(games=played)

    async def check_guest(self, person: Person, table_id: str, here: str | None) -> None:
        """Refuse somebody who would sit down from elsewhere, where the place of the table wants no guests."""
        homes = [place for place in await self._store.places(table_id) if place.is_home]
        closed = [place for place in homes if chosen_in(place.settings, GUESTS) == OFF]
        for place in closed:
            if place.address != here and not (await self._courier.standing(place.address, person)).is_member:
                raise NoGuests

    # --- Deciding --------------------------------------------------------------------------------------

    @answers_refusals
    async def show(self, person: Person, presence: Presence) -> Answer:
        """All that is decided for a place, and how to change it."""
        return Answer(screen=place_screen(await self.seen(presence), words_for(person.language)))

    @answers_refusals
    async def set_language(self, person: Person, presence: Presence, language: str) -> Answer:
        """Choose the language of what a place is shown."""
        if not presence.moderates:
            raise NotModerator
        if language not in languages():
            raise UnknownLanguage
        await self._store.set_place_language(presence.place, language)
        await self._wake_tables_in(presence.place)
        return Answer(words_for(language)("place-language-set"))

    @answers_refusals
    async def choose(self, person: Person, presence: Presence, setting: str, word: str) -> Answer:
        """Choose something else for a place."""
        if setting == LANGUAGE:
            return await self.set_language(person, presence, word)
        if not presence.moderates:
            raise NotModerator
        if word not in choices_of(setting):
            raise UnknownChoice
        if setting == ELSEWHERE and not presence.governs:
            raise NotGovernor
        if setting == ELSEWHERE and not presence.has_others:
            raise UnknownChoice
        where = presence.home if setting == ELSEWHERE else presence.place
        await self._store.set_place_setting(where, setting, word)
        await self._wake_tables_in(presence.place)
        words = words_for(person.language)
        title, to = setting_title(setting, words), setting_label(setting, word, words)
        return Answer(words("place-setting-kept", setting=title, to=to))

    async def seen(self, presence: Presence) -> PlaceSeen:
        """A place as its settings are shown to somebody in it."""
        settings = dict(await self._store.place_settings(presence.place))
        home = await self._store.place_settings(presence.home) if presence.home else {}
        settings[ELSEWHERE] = home.get(ELSEWHERE, ON)
        settings.setdefault(HERE, settings[ELSEWHERE])
        return PlaceSeen(
            presence.tail,
            presence.name,
            await self._store.place_language(presence.place),
            settings,
            presence.moderates,
            presence.governs,
            presence.has_others,
        )

    async def _wake_tables_in(self, place: str) -> None:
        for shown in await self._store.tables_in(place):
            self._courier.wake(shown.table.table_id, viewers=True)

    # --- Coming and going ------------------------------------------------------------------------------

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
