"""Opening tables: set up as wished, and no more of them than a place and one person may have."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from contextlib import suppress
from typing import NamedTuple
from weakref import WeakValueDictionary

from adapters.delivery.couriers import Couriers
from adapters.front.answers import Answer, answers_refusals
from adapters.front.bells import Bells
from adapters.front.places import PlaceOf, Places
from adapters.front.presence import Presence
from adapters.screens import play_screen
from adapters.screens.place_codes import ChooseGameApart, PlayApart, PlayCommand, PlayHere
from adapters.screens.refusals import PlaceFull, TooManyTables
from adapters.store import Store
from adapters.store.records import Person
from adapters.text.words import words_for
from engine.commands import SERVICE, Close, Command, SetOption, SetPreset, SetSeats
from engine.games import game_of
from engine.host import Host
from engine.refusals import TableClosed, UnknownChoice
from engine.table_view import LOBBY, PLAYING

OPTIONS_MAX = 10  # of one game, set while opening a table


class TableWish(NamedTuple):
    """What somebody wants to play."""

    game: str
    seats: int | None
    preset: str | None
    options: Mapping[str, str]


class TableOpening:
    """Opens tables."""

    def __init__(self, store: Store, host: Host, courier: Couriers, places: Places, bells: Bells) -> None:
        self._store = store
        self._host = host
        self._courier = courier
        self._places = places
        self._bells = bells
        self._busy: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()  # by person

    @answers_refusals
    async def open(
        self, person: Person, wish: TableWish, place: PlaceOf, press_id: str | None, presence: Presence | None
    ) -> Answer:
        """Set up a table in a place and sit down at it."""
        chosen = _chosen(wish)
        lock = self._busy.setdefault(person.id, asyncio.Lock())
        async with lock:  # Of many at once, none is opened before the one before it counts.
            if presence is not None:
                await self._check(person, wish.game, presence, press_id)
            table = await self._host.open(wish.game, person.id, press_id, place)
            if wish.preset is None:
                language = await self._store.place_language(place(table.id)) or person.language
                chosen = _as_at_home(wish.game, language) + chosen
            for number, command in enumerate(chosen):
                await self._host.command(table.id, command, person.id, press_id and f"{press_id} {number}")
        self._courier.wake(table.id, viewers=True)
        if presence is not None:
            await self._bells.opened(person, await self._host.table(table.id), presence)
        return Answer(words_for(person.language)("table-opened", code=table.code), table_id=table.id)

    async def play(self, person: Person, command: PlayCommand, presence: Presence, press_id: str) -> Answer:
        """Open a table in a place, or ask for which of its games."""
        if isinstance(command, PlayApart):  # Platforms that open threads or topics have done it by now.
            raise UnknownChoice
        if isinstance(command, PlayHere):
            wish = TableWish(command.game, None, None, {})
            return await self.open(person, wish, lambda _: presence.place, press_id, presence)
        played, words = (await self._places.rules(presence)).games, words_for(person.language)
        is_apart = isinstance(command, ChooseGameApart) and bool(presence.opens)
        return Answer(screen=play_screen(presence.tail, played, words, opens=presence.opens, is_apart=is_apart))

    async def has_counted(self, press_id: str) -> bool:
        """Whether a press, of which a platform may tell again, has opened a table already."""
        return await self._store.pressed(press_id) is not None

    @answers_refusals
    async def check(self, person: Person, game: str, presence: Presence) -> Answer:
        """Refuse a table in a place of its own within this one: what holds here holds there, and whoever
        opens place after place is stopped by how many tables are theirs anywhere."""
        rules = await self._places.check_opening(presence, game)
        theirs = await self._store.tables(person=person.id)
        own = [one.code for one in theirs if person.id in one.people and one.phase in (LOBBY, PLAYING)]
        if rules.per_person and len(own) >= rules.per_person:
            raise TooManyTables(limit=rules.per_person, codes=tuple(own))
        return Answer()

    async def _check(self, person: Person, game: str, presence: Presence, press_id: str | None) -> None:
        """Refuse a table that the place does not allow; lobbies that the person left empty make room for it."""
        rules = await self._places.check_opening(presence, game)
        if press_id is not None and await self.has_counted(press_id):
            return  # Told again of a press that has counted.
        here = [one for one in await self._store.tables_in(presence.place) if one.is_home]
        going = [one for one in here if one.table.phase in (LOBBY, PLAYING)]
        empty = [one for one in going if one.opened_by == str(person.id) and not one.table.people]
        for one in empty:
            with suppress(TableClosed):
                await self._host.command(one.table.table_id, Close(), SERVICE)
        going = [one for one in going if one not in empty]
        own = [one.table.code for one in going if one.opened_by == str(person.id) or person.id in one.table.people]
        if rules.per_person and len(own) >= rules.per_person:
            raise TooManyTables(limit=rules.per_person, codes=tuple(own))
        if rules.per_place and sum(bool(one.table.people) for one in going) >= rules.per_place:
            raise PlaceFull(limit=rules.per_place)


def _chosen(wish: TableWish) -> list[Command]:
    """The commands that set up a new table as chosen; refuses what the game does not have."""
    info = game_of(wish.game).info
    if (wish.seats is not None and wish.seats not in info.seat_counts) or len(wish.options) > OPTIONS_MAX:
        raise UnknownChoice
    if wish.preset is not None and wish.preset not in info.presets:
        raise UnknownChoice
    tried = info.presets[wish.preset or info.default_preset]
    for name, value in wish.options.items():
        tried = tried.changed(name, value)
    chosen: list[Command] = [SetOption(name, value) for name, value in wish.options.items()]
    if wish.preset is not None:
        chosen.insert(0, SetPreset(wish.preset))
    if wish.seats is not None:
        chosen.insert(0, SetSeats(wish.seats))
    return chosen


def _as_at_home(game: str, language: str | None) -> list[Command]:
    """The command, if it takes one, that gives a new table the preset of the place's language."""
    info = game_of(game).info
    first = info.presets_in(language)[0]
    return [] if first == info.default_preset else [SetPreset(first)]
