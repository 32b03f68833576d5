"""The store: everything that outlives a process, behind one class with a back end per database.

Writing a command down is the hot path and each back end's own; everything else is a query from `queries`,
which a back end runs as a read or as a write.
"""

from __future__ import annotations

import asyncio
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Concatenate, ParamSpec, TypeVar

from sqlalchemy.exc import DataError, DBAPIError, IntegrityError
from sqlmodel import Session

from adapters.store.fences import Fence, Lease
from adapters.store.links import StoreLink
from adapters.store.queries import (
    bells,
    budgets,
    chat,
    journal,
    leases,
    pages,
    people,
    places,
    scores,
    service,
    tables,
)
from adapters.store.records import (
    Audience,
    Broadcast,
    Delivery,
    HighScore,
    Latest,
    Listed,
    MatchResult,
    MovedHand,
    Notice,
    OwnRecord,
    PageMessage,
    Person,
    Place,
    Said,
    Setting,
    Spent,
    TableInPlace,
    passes_at,
)
from engine.journal import Changes, Entry, JournalFailed, Row, Swept, Written

P = ParamSpec("P")
T = TypeVar("T")

GROUP_MAX = 256  # commands that share one commit
SILENT_SECONDS = 10.0  # without a heartbeat, of which there is one every five, after which there was an outage
OUTAGES_KEPT_SECONDS = 365 * 86_400.0  # they count for a table from when it was last touched
SOON_SECONDS = 0.25  # for which what nobody waits for may stay unwritten, to be written with something else


class StoreFailed(JournalFailed):
    """The database could not be read or written; the next call tries again.

    Of a write that failed while it was committed it is unknown whether it happened: nearly always not, and never
    by half. A press id makes it safe to repeat.
    """


class Store(ABC):
    """What is remembered, on SQLite or on PostgreSQL; it implements the engine's journal port."""

    # --- What a back end supplies ----------------------------------------------------------------------

    @abstractmethod
    async def append(self, entry: Entry) -> Written:
        """Write the row if its seq is the next one; when this returns DONE it is durable."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what was begun and let go of the database."""

    @abstractmethod
    async def _read(self, query: Callable[Concatenate[Session, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a query that changes nothing."""

    @abstractmethod
    async def _look(self, query: Callable[Concatenate[StoreLink, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The same without a session, which costs more than most queries: for what is asked all the time.

        Each statement sees what is newest when it runs.
        """

    @abstractmethod
    async def _write(self, query: Callable[Concatenate[Session, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a query in a transaction; when this returns it is durable."""

    @abstractmethod
    async def _put(self, query: Callable[Concatenate[StoreLink, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The same without a session, for what is written all the time."""

    # --- The journal -----------------------------------------------------------------------------------

    async def rows(self, table_id: str, after: int | None = None) -> list[Row]:
        """The rows after a seq; with None from the latest start row on, or from the first if none started."""
        return await self._look(journal.rows, table_id, after)

    async def pressed(self, press_id: str) -> str | None:
        """The table at which this press has counted, if it has."""
        return await self._look(journal.pressed, press_id)

    async def seed(self, table_id: str, match_number: int) -> bytes | None:
        """The seed of a match."""
        return await self._look(journal.seed, table_id, match_number)

    async def sweep(self, now: float, limit: int, lease_seconds: float, mark: int | None) -> Swept:
        """Claim tables that are due by now, and say what has changed since a mark."""
        is_any_due, changes = await self._look(journal.due_and_changes, now, mark)
        due = await self._put(journal.claim_due, now, limit, lease_seconds) if is_any_due else []
        return Swept(due, changes)

    async def changed(self, since: float) -> list[tuple[str, int]]:
        """Tables with a row stamped `since` or later by whoever wrote it, with their version."""
        return await self._look(journal.changed, since)

    async def changes(self, mark: int | None) -> Changes:
        """What anyone has written since a mark was given out; with None nothing but a first mark."""
        return await self._look(journal.changes, mark)

    async def downtime(self, since: float, now: float) -> float:
        """The seconds for which no process ran or reached the database, in all outages that came after `since`."""
        # Whoever asks first after an outage is often quicker than the next heartbeat.
        if await self._look(service.is_silent, now, SILENT_SECONDS):
            await self.come_back(now)
        return await self._look(service.downtime, since)

    async def outage_seconds(self, since: float, until: float) -> float:
        """The length of all outages that ended between two moments; a clock that jumped ahead has made one."""
        return await self._look(service.outage_seconds, since, until)

    # --- People ----------------------------------------------------------------------------------------

    async def arrive(
        self,
        platform: str,
        account: str,
        name: str,
        language: str | None,
        settings: Mapping[str, Setting] | None = None,
    ) -> Person:
        """The person with this account, who is new if unknown; a known person stays as they are."""
        known = await self._look(people.by_account, platform, account)
        if known is not None:
            return known
        at = time.time()  # by the calendar; nothing is compared with it
        return await self._write(people.arrive, platform, account, name, language, settings or {}, at)

    async def known(self, platform: str, account: str) -> Person | None:
        """The person with this account, if they have arrived before."""
        return await self._look(people.by_account, platform, account)

    async def person(self, person: int) -> Person | None:
        """The person with this id."""
        return (await self.people([person])).get(person)

    async def people(self, ids: Iterable[int]) -> dict[int, Person]:
        """The people with these ids; unknown ids are left out."""
        return await self._look(people.by_ids, list(ids))

    async def rename(self, person: int, name: str) -> None:
        """Give a person another name."""
        await self._write(people.rename, person, name)

    async def set_language(self, person: int, language: str | None) -> None:
        """Set a person's own language; None follows the platform again."""
        await self._write(people.set_language, person, language)

    async def set_private_chat(self, platform: str, account: str, chat: str) -> None:
        """Remember which chat is the private one of an account."""
        await self._write(people.set_private_chat, platform, account, chat)

    async def set_account(self, person: int, account: str) -> None:
        """Have the person come by another account of the same platform."""
        await self._write(people.set_account, person, account)

    async def set_setting(self, person: int, key: str, value: Setting | None) -> None:
        """Set one setting of a person, or with None drop it."""
        await self._write(people.set_setting, person, key, value)

    async def forget(self, person: int, at: float, address: str | None = None) -> None:
        """Remove a person's name, account, settings, statistics and chat; matches keep an anonymous seat.

        What names the address of their private chat is erased later: first hands must be taken away there.
        """
        await self._write(people.forget, person, at, address)

    async def erase_left_behind(self, before: float) -> None:
        """Remove whatever names the private chats of those who were forgotten before a moment."""
        if left := await self._look(people.left_behind, before):
            await self._write(people.erase, left)

    # --- Tables and places -----------------------------------------------------------------------------

    async def table_by_code(self, code: str) -> str | None:
        """The open table with this join code."""
        return await self._look(tables.by_code, code)

    async def tables(
        self,
        *,
        place: str | None = None,
        person: int | None = None,
        platform: str | None = None,
        limit: int = 50,
    ) -> list[Listed]:
        """Open tables, the newest first: public ones, and those of the place, the platform and the person."""
        return await self._read(tables.listed, place, person, platform, limit)

    async def open_tables(self, limit: int) -> list[str]:
        """The ids of all open tables, the newest first."""
        return await self._read(tables.open_ids, limit)

    async def current_table(self, person: int, *, place: str | None = None, code: str | None = None) -> str | None:
        """The open table, of those where the person sits, at which they last acted; of a place, or of a code."""
        return await self._read(tables.last_acted_at, person, place, code)

    async def phases(self) -> dict[str, int]:
        """How many open tables there are in each phase."""
        return await self._read(tables.phases)

    async def add_place(
        self, table_id: str, address: str, *, is_home: bool = False, is_way_in: bool = False
    ) -> None:
        """Show a table at a place, too: `is_home` where it is opened, `is_way_in` where somebody sits down."""
        await self._write(places.add_place, table_id, address, is_home, is_way_in)

    async def hide_place(self, table_id: str, address: str, fence: Fence | None = None) -> None:
        """Take a table out of a place until somebody asks for it there."""
        await self._write(_fenced(places.hide), fence, table_id, address)

    async def tables_in(self, place: str) -> list[TableInPlace]:
        """The open tables of a place, the newest first, also those that were taken out of it."""
        return await self._read(tables.in_place, place)

    async def remove_place(self, table_id: str, address: str) -> None:
        """Show a table at a place no longer."""
        await self._write(places.remove_place, table_id, address)

    async def drop_places(self, addresses: Sequence[str]) -> list[str]:
        """Show no table at these places any longer; returns the tables that were."""
        return await self._write(places.drop_places, addresses)

    async def places(self, table_id: str) -> list[Place]:
        """The places of a table, also those that it was taken out of."""
        return await self._look(places.places, table_id)

    async def place_language(self, address: str) -> str | None:
        """The language a place has chosen."""
        return await self._look(places.place_language, address)

    async def set_place_language(self, address: str, language: str | None) -> None:
        """Choose the language of a place."""
        await self._write(places.set_place_language, address, language)

    async def place_settings(self, address: str) -> dict[str, Setting]:
        """What else a place has chosen."""
        return await self._read(places.place_settings, address)

    async def set_place_setting(self, address: str, key: str, value: Setting | None) -> None:
        """Set one setting of a place, or with None drop it."""
        await self._write(places.set_place_setting, address, key, value)

    async def move_address(self, old: str, new: str) -> list[str]:
        """Carry a place over to its new address, as when a Telegram group becomes a supergroup; its messages stay
        behind. Returns the tables that moved."""
        return await self._write(places.move_address, old, new)

    async def addresses_under(self, address: str) -> list[str]:
        """The addresses within this one, itself included, at which tables are shown."""
        return await self._read(places.addresses_under, address)

    # --- Deliveries ------------------------------------------------------------------------------------

    async def deliveries(self, table_id: str) -> list[Delivery]:
        """What every viewer of a table was last shown."""
        return await self._look(places.deliveries, table_id)

    @abstractmethod
    async def save_deliveries(self, shown: Sequence[Delivery], fence: Fence | None = None) -> None:
        """Remember what viewers are shown now."""

    @abstractmethod
    async def drop_deliveries(self, keys: Sequence[tuple[str, str, str]], fence: Fence | None = None) -> None:
        """Forget what was shown in these (table, address, slot)."""

    async def forget_passing(self, now: float) -> None:
        """Forget those parts of notes about messages that were to be kept until now."""
        noted = [one for one in await self._look(places.passing) if passes_at(one[-1]) <= now]
        if noted:
            await self._write(places.forget_passing, noted)

    async def move_hand(self, moved: MovedHand, at: float) -> None:
        """Tell the process that leads where a hand is shown now."""
        await self._write(places.move_hand, moved, at)

    async def take_moved_hands(self, platform: str, fence: Fence | None = None) -> list[MovedHand]:
        """The hands that were moved on a platform, each told once."""
        return await self._write(_fenced(places.take_moved_hands), fence, platform)

    # --- Being told of tables --------------------------------------------------------------------------

    async def ring(self, person: int, address: str, game: str) -> None:
        """Have a person told when a table of a game opens in a place."""
        await self._write(bells.ring, person, address, game)

    async def silence(self, person: int, address: str, game: str) -> None:
        """Have them told no longer."""
        await self._write(bells.silence, person, address, game)

    async def bells_of(self, person: int) -> list[tuple[str, str]]:
        """The places and games of which a person is told."""
        return await self._read(bells.bells_of, person)

    async def told_of(self, addresses: Sequence[str], game: str, limit: int) -> list[int]:
        """Those who are told when a table of a game opens in one of these places."""
        return await self._read(bells.told_of, addresses, game, limit)

    async def add_notices(self, table_id: str, people: Sequence[int], place: str) -> None:
        """Note that these people are to be told of a table."""
        await self._write(bells.add_notices, table_id, people, place)

    async def take_notices(self, platform: str, fence: Fence | None = None) -> list[Notice]:
        """Whom to tell of what on a platform, each told once."""
        if not await self._look(bells.has_notices, platform):
            return []
        return await self._write(_fenced(bells.take_notices), fence, platform)

    # --- Budgets ---------------------------------------------------------------------------------------

    async def spent_by_others(self, name: str, holder: str, since: float) -> list[Spent]:
        """What all processes but one have spent lately of the calls that a platform counts."""
        return await self._look(budgets.spent_by_others, name, holder, since)

    async def save_spent(self, spent: Sequence[Spent], forget_before: float) -> None:
        """Write down what a process has spent, and drop what has long ceased to count."""
        await self._write(budgets.save_spent, spent, forget_before)

    async def save_spent_soon(self, spent: Callable[[], Sequence[Spent]], forget_before: float) -> None:
        """Do the same a moment later, for all that was spent until then."""
        await asyncio.sleep(SOON_SECONDS)
        await self.save_spent(spent(), forget_before)

    # --- Chat ----------------------------------------------------------------------------------------

    async def say(
        self,
        table_id: str,
        person: int,
        to: int | None,
        text: str,
        at: float,
        heard_in: str | None = None,
        audience: Audience | None = None,
    ) -> Said:
        """Write down what a person says at a table, to everybody or to one person."""
        return await self._put(chat.say, table_id, person, to, text, at, heard_in, audience)

    async def say_once(
        self,
        press_id: str,
        table_id: str,
        person: int,
        to: int | None,
        text: str,
        at: float,
        heard_in: str | None = None,
        audience: Audience | None = None,
    ) -> None:
        """The same, unless it was delivered before."""
        await self._put(chat.say_once, press_id, table_id, person, to, text, at, heard_in, audience)

    async def said(self, table_id: str, after: int = 0, limit: int = 50) -> list[Said]:
        """The lines of a table after an id, the oldest first, so that reading on from the last one misses none."""
        return await self._look(chat.said, table_id, after, limit)

    async def latest(self, platform: str, after_line: int) -> Latest:
        """What is new for a platform, and which tables something was said at after a line: how processes hear of
        each other."""
        return await self._look(chat.latest, platform, after_line)

    async def last_line(self) -> int:
        """The id of the last line of chat."""
        return await self._look(chat.last_line)

    async def broadcast(self, person: int, text: str, at: float, press_id: str | None = None) -> None:
        """Write down what an operator says to everybody, unless it was delivered before."""
        await self._write(chat.broadcast, person, text, at, press_id)

    async def broadcasts(self, after: int = 0) -> list[Broadcast]:
        """The broadcasts after an id, the oldest first."""
        return await self._look(chat.broadcasts, after)

    # --- Scores ----------------------------------------------------------------------------------------

    async def high_scores(
        self,
        game: str,
        preset: str | None = None,
        place: str | None = None,
        limit: int = 10,
        *,
        by_points: bool = False,
    ) -> list[HighScore]:
        """The people who won most matches of a game, then by best score; or by that first."""
        return await self._read(scores.high_scores, game, preset, place, limit, by_points)

    async def results(self, game: str, limit: int) -> list[MatchResult]:
        """The latest results of a game, the oldest of them first, those of one match together."""
        return await self._read(scores.results, game, limit)

    async def own_record(self, person: int) -> list[OwnRecord]:
        """How a person did in each game and preset."""
        return await self._read(scores.own_record, person)

    # --- Operations ------------------------------------------------------------------------------------

    async def lease(self, job: str) -> Lease | None:
        """Whose job it is, where one process at a time may do it, or whose it was last."""
        return await self._look(leases.found, job)

    async def take_lease(self, job: str, holder: str, seen: Lease | None, until: float) -> Fence | None:
        """Take a job that is still as it was seen; None if somebody else was quicker."""
        return await self._put(leases.take, job, holder, seen, until)

    async def renew_lease(self, fence: Fence, until: float) -> bool:
        """Keep a job; False if it is another's by now."""
        return await self._put(leases.renew, fence, until)

    async def give_back(self, fence: Fence, at: float) -> None:
        """Let anybody have a job at once, if it is still one's own."""
        await self._put(leases.give_back, fence, at)

    async def time(self) -> float | None:
        """What the database's own clock says; None if it has no other than the machine's."""
        return None

    async def come_back(self, now: float, kept_seconds: float = OUTAGES_KEPT_SECONDS) -> None:
        """Note that a process runs, and if none was known to for a while, an outage; those that ended longer than
        `kept_seconds` ago are forgotten."""
        await self._put(service.come_back, now, SILENT_SECONDS, kept_seconds)

    async def last_alive(self) -> float | None:
        """When the service last ran, by any process; None if it never did."""
        return await self._look(service.last_alive)

    async def drop_presses(self, before: float) -> int:
        """Drop the ids of presses so old that no platform delivers them again; returns how many."""
        return await self._put(service.drop_presses, before)

    # --- The playground's own messages -----------------------------------------------------------------

    async def page_post(self, address: str, nonce: str, payload: str, at: float) -> int:
        """Post a message and return its id; a nonce seen before returns the message already made."""
        return await self._write(pages.post, address, nonce, payload, at)

    async def page_edit(self, message: int, payload: str, at: float) -> bool:
        """Replace what a message shows; False if it is gone."""
        return await self._put(pages.edit, message, payload, at)

    async def page_delete(self, message: int) -> bool:
        """Delete a message; False if it is gone."""
        return await self._put(pages.remove, message)

    async def page_messages(self, address: str, after: int = 0, limit: int = 200) -> list[PageMessage]:
        """The newest messages of a chat that come after an id, in the order they were posted."""
        return await self._look(pages.messages, address, after, limit)

    async def page_mark(self, address: str, limit: int = 200) -> tuple[float, ...]:
        """A few numbers that change with the newest messages of a chat and with what they show."""
        return await self._look(pages.mark, address, limit)


def _fenced(query: Callable[Concatenate[Session, P], T]) -> Callable[Concatenate[Session, Fence | None, P], T]:
    """The same query, which raises LeaseLost and does nothing unless the lease of the fence is held."""

    def run(session: Session, fence: Fence | None, /, *args: P.args, **kwargs: P.kwargs) -> T:
        leases.check(session, fence)
        return query(session, *args, **kwargs)

    return run


def has_failed(error: Exception) -> bool:
    """Whether the database failed, rather than what it was asked."""
    return isinstance(error, DBAPIError | OSError) and not isinstance(error, IntegrityError | DataError)


def reason(error: Exception) -> str:
    """What the driver said, without the statement."""
    return str(error.orig if isinstance(error, DBAPIError) else error)
