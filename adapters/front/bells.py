"""Bells: people who want to be told when somebody opens a table of a game in a place (PL-74).

They are told in private, or not at all: a place is not called together for it. Each is told once of a table, a few
times an hour at most, not at hours at which they want to be left alone, and only as long as they may be there.
"""

from __future__ import annotations

from adapters.bounded.limits import Limit
from adapters.delivery.couriers import Couriers
from adapters.front.answers import Answer, answers_refusals
from adapters.front.presence import Presence
from adapters.screens.bells import HOURS, QUIET_HOURS, ZONE, ZONE_MAX, ZONE_MIN, Rung, bells_screen, is_quiet
from adapters.screens.place_codes import BeQuiet, LiveIn, Ring, Silence
from adapters.screens.refusals import NoBells, TooManyBells
from adapters.store import Store
from adapters.store.records import Person
from adapters.text.words import words_for
from engine.games import GAMES
from engine.host import Clock
from engine.refusals import UnknownChoice
from engine.table import Table

BELLS_MAX = 20  # of one person
TOLD_MAX = 100  # people of one table
NOTICES_MAX, NOTICES_SECONDS = 3, 3600.0  # that one person gets


class Bells:
    """Who is told of which tables."""

    def __init__(self, store: Store, courier: Couriers, clock: Clock) -> None:
        self._store = store
        self._courier = courier
        self._clock = clock
        self._sent = Limit(NOTICES_MAX, NOTICES_SECONDS)

    # --- Asking for it ---------------------------------------------------------------------------------

    @answers_refusals
    async def show(self, person: Person, presence: Presence) -> Answer:
        """Of which games somebody is told here, and when not."""
        return await self._shown(person, presence)

    @answers_refusals
    async def press(
        self, person: Person, command: Ring | Silence | BeQuiet | LiveIn, presence: Presence
    ) -> Answer:
        """Do what a button of that screen says, and show it again."""
        match command:
            case Ring(game) | Silence(game) if game in GAMES:
                await self._set(person, presence.place, game, is_on=isinstance(command, Ring))
            case BeQuiet(hours) if hours in HOURS:
                person = await self._choose(person, QUIET_HOURS, hours)
            case LiveIn(zone) if ZONE_MIN <= zone <= ZONE_MAX:
                person = await self._choose(person, ZONE, str(zone))
            case _:
                raise UnknownChoice
        return await self._shown(person, presence)

    @answers_refusals
    async def press_at_table(self, person: Person, table: Table, *, no_more: bool = False) -> Answer:
        """Have somebody told of further tables like this one, or with a second press no longer."""
        homes = [place.address for place in await self._store.places(table.id) if place.is_home]
        kept = await self._store.bells_of(person.id)
        rung = [home for home in homes if (home, table.game) in kept]
        words = words_for(person.language)
        game = words(f"{table.game}-name")
        if rung or no_more:
            for home in rung:
                await self._store.silence(person.id, home, table.game)
            return Answer(words("bell-off", game=game), table_id=table.id)
        for home in homes:
            await self._set(person, home, table.game, is_on=True)
        if not homes:
            raise NoBells
        return Answer(words("bell-on", game=game), table_id=table.id)

    async def _set(self, person: Person, place: str, game: str, *, is_on: bool) -> None:
        if not is_on:
            await self._store.silence(person.id, place, game)
            return
        standing = await self._courier.standing(place, person)
        if not standing.is_member or standing.is_private or not standing.name:
            raise NoBells
        if len(await self._store.bells_of(person.id)) >= BELLS_MAX:
            raise TooManyBells
        await self._store.ring(person.id, place, game)

    async def _choose(self, person: Person, setting: str, word: str) -> Person:
        await self._store.set_setting(person.id, setting, word)
        return person._replace(settings={**person.settings, setting: word})

    async def _shown(self, person: Person, presence: Presence) -> Answer:
        kept = await self._store.bells_of(person.id)
        standing = await self._courier.standing(presence.place, person)
        elsewhere = [
            Rung(address.partition(":")[2], game, (await self._courier.standing(address, person)).name or "…")
            for address, game in kept
            if address != presence.place and game in GAMES
        ]
        screen = bells_screen(
            presence.tail,
            presence.name or standing.name,
            [game for address, game in kept if address == presence.place],
            elsewhere,
            person.settings,
            self._clock.now(),
            words_for(person.language),
            is_offered=standing.is_member and not standing.is_private and bool(standing.name),
        )
        return Answer(screen=screen)

    # --- Being told ------------------------------------------------------------------------------------

    async def opened(self, opener: Person, table: Table, presence: Presence) -> None:
        """Tell those who want to know of this table, and may."""
        here = [presence.place, *([presence.parent] if presence.parent else [])]
        wanted = await self._store.told_of(here, table.game, TOLD_MAX)
        people = await self._store.people(wanted) if wanted else {}
        now, told, name = self._clock.now(), [], ""
        for person in people.values():
            is_there = person.id == opener.id or person.id in table.people
            is_left_alone = is_quiet(now, person.settings, person.language)
            if is_there or is_left_alone or self._sent.is_reached(person.id, now):
                continue
            standing = await self._courier.standing(presence.place, person)
            if standing.is_member:
                self._sent.count(person.id, now)
                name = standing.name
                told.append(person.id)
        if told:
            await self._store.add_notices(table.id, told, name)
            await self._courier.notify(presence.place)
