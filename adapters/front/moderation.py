"""What those who run a place can do about its tables, and the buttons by which they do everything."""

from __future__ import annotations

from contextlib import suppress

from adapters.delivery.couriers import Couriers
from adapters.front.answers import Answer, answers_refusals
from adapters.front.places import Places
from adapters.front.presence import Presence
from adapters.front.table_lookup import TableLookup
from adapters.screens.place_codes import (
    AskToClose,
    AskToEnd,
    Choose,
    CloseTable,
    EndMatch,
    PlaceCommand,
    RemovePerson,
    ShowPlace,
    ShowSetting,
    ShowTable,
    ShowTables,
    TakeOut,
)
from adapters.screens.place_settings import (
    GAME,
    choices_of,
    place_setting_screen,
    place_sure_screen,
    place_table_screen,
    place_tables_screen,
)
from adapters.screens.refusals import NotModerator, NotTableHome
from adapters.store import Store
from adapters.store.records import Person, TableInPlace
from adapters.text.words import words_for
from engine.commands import MODERATOR, Close, Command, End, Remove
from engine.host import Host
from engine.refusals import TableClosed, UnknownChoice


class Moderation:
    """Carries out what the buttons of a place say, for those who run it and for nobody else."""

    def __init__(self, store: Store, host: Host, courier: Couriers, lookup: TableLookup, places: Places) -> None:
        self._store = store
        self._host = host
        self._courier = courier
        self._lookup = lookup
        self._places = places

    @answers_refusals
    async def press(
        self, person: Person, command: PlaceCommand | None, presence: Presence, press_id: str
    ) -> Answer:
        """Do what a button says, and show what there is to choose next; None is a code that could not be read."""
        if isinstance(command, ShowPlace):
            return await self._places.show(person, presence)
        if not presence.moderates:
            raise NotModerator
        match command:
            case ShowSetting(setting):
                return await self._open(person, presence, setting)
            case Choose(setting, word):
                return await self._set(person, presence, setting, word)
            case ShowTables():
                return await self._tables(person, presence)
            case ShowTable(table_id):
                return await self._table(person, presence, table_id)
            case AskToClose(table_id):
                return await self._sure(person, presence, CloseTable(table_id))
            case AskToEnd(table_id):
                return await self._sure(person, presence, EndMatch(table_id))
            case CloseTable(table_id):
                await self._command(presence, table_id, Close("moderator"), press_id)
                return await self._tables(person, presence)
            case EndMatch(table_id):
                await self._command(presence, table_id, End(True), press_id)
                return await self._table(person, presence, table_id)
            case RemovePerson(table_id, removed):
                await self._command(presence, table_id, Remove(removed), press_id)
                return await self._table(person, presence, table_id)
            case TakeOut(table_id):
                await self._take_out(presence, table_id)
                return await self._tables(person, presence)
        raise UnknownChoice

    async def _open(self, person: Person, presence: Presence, setting: str) -> Answer:
        if setting != GAME and not choices_of(setting):
            raise UnknownChoice
        seen = await self._places.seen(presence)
        return Answer(screen=place_setting_screen(seen, setting, words_for(person.language)))

    async def _set(self, person: Person, presence: Presence, setting: str, word: str) -> Answer:
        answer = await self._places.choose(person, presence, setting, word)
        if answer.is_refusal:
            return answer
        if setting.startswith(f"{GAME}-"):
            return await self._open(person, presence, GAME)
        return await self._places.show(person, presence)

    # --- Tables ----------------------------------------------------------------------------------------

    async def _tables(self, person: Person, presence: Presence) -> Answer:
        shown = [one.table for one in await self._store.tables_in(presence.place)]
        seen = await self._places.seen(presence)
        return Answer(screen=place_tables_screen(seen, shown, words_for(person.language)))

    async def _table(self, person: Person, presence: Presence, table_id: str) -> Answer:
        here = await self._here(presence, table_id)
        view = (await self._host.table(table_id)).view(None)
        words = words_for(person.language)
        names = await self._lookup.names(view, person.language)
        seen = await self._places.seen(presence)
        return Answer(screen=place_table_screen(seen, view, names, words, is_home=here.is_home))

    async def _sure(self, person: Person, presence: Presence, ending: CloseTable | EndMatch) -> Answer:
        await self._here(presence, ending.table_id)
        view = (await self._host.table(ending.table_id)).view(None)
        seen = await self._places.seen(presence)
        return Answer(screen=place_sure_screen(seen, view, ending, words_for(person.language)))

    async def _here(self, presence: Presence, table_id: str) -> TableInPlace:
        """A table of this place; nobody runs what is shown elsewhere."""
        for one in await self._store.tables_in(presence.place):
            if one.table.table_id == table_id:
                return one
        raise TableClosed

    async def _command(self, presence: Presence, table_id: str, command: Command, press_id: str) -> None:
        """Give a command at a table that was opened here: those who run another place have no say in it."""
        here = await self._here(presence, table_id)
        if not here.is_home:
            raise NotTableHome
        await self._host.command(table_id, command, MODERATOR, press_id)
        self._courier.wake(table_id, viewers=True)

    async def _take_out(self, presence: Presence, table_id: str) -> None:
        with suppress(TableClosed):
            await self._here(presence, table_id)
            await self._store.hide_place(table_id, presence.place)
            self._courier.wake(table_id, viewers=True)
