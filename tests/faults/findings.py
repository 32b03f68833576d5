"""What came of a simulation: journal, screens and chats agree; nothing is lost, doubled, leaked or goes backwards.

Whatever a chat ever showed must be what the views of that chat's own reader make of some moment of the journal,
and moments must come in their order. Views are held to secrecy elsewhere; so a screen that tells anything of
another hand is found here as one that no moment explains.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator, Sequence

from adapters.delivery.messages import _BRIEFLY
from adapters.screens import log_pages, log_screen, private_screen, public_screen
from adapters.screens.appearance import Appearance, appearance_of
from adapters.screens.log import LogPage
from adapters.screens.screen import Screen
from adapters.store.records import Person
from adapters.text.names import table_names
from adapters.text.words import words_for
from engine.contract import Refusal
from engine.journal import Row
from engine.table import ReplayDiffers, Table
from engine.table_view import TableView
from tests.adapters.chats import Chats, Message
from tests.faults.disk import Disk, SimulatedStore
from tests.faults.world import Asked
from tests.service import with_logs

WORDS = words_for(None)
Complaints = Iterator[str]
Act = tuple[str, int | None, str]  # by whom, at which decision, and what


class History:
    """A table after each row of its journal, which follows from the rows alone and is replayed once."""

    def __init__(self, disk: Disk) -> None:
        self._disk = disk
        self._rows: list[Row] = []
        self._tables: list[Table] = []

    def of(self, table_id: str, rows: Sequence[Row]) -> list[Table]:
        """The table after each of these rows; raises what a row does that does not follow from those before it."""
        if rows[: len(self._rows)] != self._rows:  # Then it is not the journal that it was.
            self._rows, self._tables = [], []
        seeds = self._disk.seeds(table_id)
        for row in rows[len(self._rows) :]:
            table = self._tables[-1].clone() if self._tables else Table(table_id)
            try:
                table.replay(row, seeds.get)
            except (ReplayDiffers, Refusal) as why:
                raise DoesNotFollow(f"row {row.seq} does not follow from those before it: {why!r}") from why
            table.take_next_seed(seeds.get)
            self._rows.append(row)
            self._tables.append(table)
        return self._tables


class DoesNotFollow(Exception):  # noqa: N818 - named for what happened
    """A row of the journal is not what the table would have done."""


class Findings:
    """Looks at one table when everything has come to rest."""

    def __init__(
        self, disk: Disk, chats: Chats, asked: Sequence[Asked], people: Sequence[Person], history: History
    ) -> None:
        self._disk = disk
        self._history = history
        self._chats = chats
        self._asked = asked
        self._people = people
        self._names = {person.id: person.name for person in people}
        self._appearances = {one.id: appearance_of(one.settings)._replace(has_pictures=False) for one in people}

    async def of(self, store: SimulatedStore, table_id: str, places: Sequence[str]) -> list[str]:
        """Everything that is wrong; nothing, if all is well."""
        rows = await store.rows(table_id, after=0)
        if [row.seq for row in rows] != list(range(1, len(rows) + 1)):
            return [f"the journal has the rows {[row.seq for row in rows]}"]
        try:
            history = self._history.of(table_id, rows)
        except DoesNotFollow as why:
            return [str(why)]
        acts = Counter(
            (row.by, _number(before, int(row.by)), json.loads(row.detail)["code"])
            for before, row in zip(history, rows[1:], strict=False)
            if row.what == "act" and row.by.isdecimal()
        )
        said = [line.text for line in await store.said(table_id, limit=10_000)]
        complaints = [*self._presses(acts), *self._lines(said)]
        screens = _Screens(history, self._names, self._appearances, self._chats)
        for place in places:
            complaints += self._place(place, screens, said)
        for person in self._people:
            complaints += self._hand(person, screens)
        return complaints

    # --- What was asked for ----------------------------------------------------------------------------

    def _presses(self, acts: Counter[Act]) -> Complaints:
        """Who was told that it is done finds it in the journal once; who was told that it is not, never."""
        counted = {press_id for (press_id,) in self._disk.connection.execute("SELECT press_id FROM presses")}
        granted: Counter[Act] = Counter()
        for asked in self._asked:
            if asked.is_line:
                continue
            if asked.is_granted and asked.press_id not in counted:
                yield f"lost: {asked.press_id} ({asked.what}) was acknowledged"
            if asked.is_surely_refused and asked.press_id in counted:
                yield f"fooled: {asked.press_id} ({asked.what}) was refused ({asked.answers}) and counts"
            if asked.press_id in counted and asked.what.startswith("a"):
                _, number, code = asked.what.split(" ", 2)
                granted[str(asked.person.id), int(number), code] += 1
        for act, times in granted.items():
            if acts[act] != times:
                yield f"{'lost' if acts[act] < times else 'doubled'}: {act} counts {acts[act]} times, not {times}"

    def _lines(self, said: Sequence[str]) -> Complaints:
        """What was said stands in the chat once, and nothing that was refused."""
        times = Counter(said)
        for asked in self._asked:
            if asked.is_line:
                least, most = int(asked.is_granted), int(not asked.is_surely_refused)
                if not least <= times[asked.what] <= most:
                    yield f"said {times[asked.what]} times: {asked.what!r}, answered {asked.answers}"

    # --- What was shown --------------------------------------------------------------------------------

    def _place(self, place: str, screens: _Screens, said: Sequence[str]) -> Complaints:
        chats = self._chats
        yield from _shows(place, chats.messages(place, "live"), [screens.live(screens.last)])
        logs = [one for one in chats.posted if one.address == place and one.kind == "log"]
        there = [one.screen for one in logs if not one.is_gone]
        if sorted(there) != sorted(screens.log):
            yield f"{place}: the log has {len(there)} pages that are not the {len(screens.log)} of the journal"
        elif len(there) == len(logs) and there != screens.log:
            yield f"{place}: the log is out of order"
        lines = [line.text for one in chats.messages(place, "chat") for line in one.screen.lines]
        if [line.partition(": ")[2] for line in lines] != said:
            yield f"{place}: was told {lines}, where {said} was said"
        for message in chats.posted:
            if message.address == place and message.kind == "live":
                yield from screens.explain(message, screens.live)
            elif message.address == place and message.kind == "log":
                yield from screens.explain_log(message)

    def _hand(self, person: Person, screens: _Screens) -> Complaints:
        address = self._chats.private_address(person)
        last = screens.hand(person.id, screens.last)
        yield from _shows(address, self._chats.messages(address, "hand"), [] if last is None else [last])
        for message in self._chats.posted:
            if message.address == address and message.kind == "hand":
                yield from screens.explain(message, lambda version: screens.hand(person.id, version))
            elif message.address == address and message.kind in ("live", "log"):
                yield f"{address}: a {message.kind} message in a private chat"


class _Screens:
    """What the views of each moment of a journal make, made when it is looked at."""

    def __init__(
        self,
        history: Sequence[Table],
        names: dict[int, str],
        appearances: dict[int, Appearance],
        chats: Chats,
    ) -> None:
        self.last = len(history)
        self._history = history
        self._people = names
        self._appearances = appearances
        self._chats = chats
        self._table_id = history[-1].id
        # Not by `functools.cache`, which would keep all tables until Python looks for cycles.
        self._lives: dict[int, Screen] = {}
        self._hands: dict[tuple[int, int], Screen | None] = {}
        self._all_pages: dict[int, list[LogPage]] = {}
        latest = {page.id: page for one in with_logs(history) for page in self._pages(one.version)}
        self.log = [log_screen(page) for page in latest.values()]

    def explain(self, message: Message, made: Callable[[int], Screen | None]) -> Complaints:
        """Complain of what no moment explains, or only one before what was shown already."""
        at, explained = 1, list[tuple[Screen, int]]()
        for screen, stamp in zip(message.shown, message.stamps, strict=True):
            if screen == _BRIEFLY:  # A message in doubt, found out by its nonce, and deleted.
                continue
            found = _last(made, screen, stamp[self._table_id])
            if found is not None and explained and found < explained[-1][1]:
                # What was shown may have been true for a while: each of the screens before is as old as it can be.
                for before, moment in explained:
                    at = _first(made, before, at, moment)
                explained.clear()
            if found is None or found < at:
                what = (
                    "goes backwards" if found is not None else "shows what no view of its reader makes (a leak?)"
                )
                yield f"{message.address}: message {message.ref} {what}: {screen.short!r}"
                return
            explained.append((screen, found))

    def explain_log(self, message: Message) -> Complaints:
        """The same for a page of the log."""
        for screen, stamp in zip(message.shown, message.stamps, strict=True):
            versions = range(stamp[self._table_id], 0, -1)
            pages = (page for version in versions for page in self._pages(version))
            if screen != _BRIEFLY and all(log_screen(page) != screen for page in pages):
                yield f"{message.address}: the log tells what no view makes (a leak?): {screen.short!r}"
                return

    def live(self, version: int) -> Screen:
        """What a place shows of the table."""
        if version not in self._lives:
            view, names = self._at(version, None)
            is_chat = not self._chats.keeps_in_view
            self._lives[version] = public_screen(view, names, WORDS, has_languages=is_chat, has_bell=is_chat)
        return self._lives[version]

    def hand(self, person: int, version: int) -> Screen | None:
        """What a person is shown of it; None if there is nothing of theirs."""
        if (person, version) not in self._hands:
            view, names = self._at(version, person)
            look = self._appearances[person]
            self._hands[person, version] = private_screen(view, names, WORDS, appearance=look)
        return self._hands[person, version]

    def _pages(self, version: int) -> list[LogPage]:
        if version not in self._all_pages:
            view, names = self._at(version, None)
            is_followed = self._chats.keeps_in_view
            self._all_pages[version] = log_pages(view, names, WORDS, is_followed=is_followed)
        return self._all_pages[version]

    def _at(self, version: int, person: int | None) -> tuple[TableView, tuple[str, ...]]:
        table = self._history[version - 1]
        return table.view(person), table_names(table.view(None), self._people, WORDS)


def _shows(address: str, messages: Sequence[Message], expected: Sequence[Screen]) -> Complaints:
    shown = [message.screen for message in messages]
    if shown != list(expected):
        yield f"{address}: shows {[one.short for one in shown]} and not {[one.short for one in expected]}"


def _last(made: Callable[[int], Screen | None], screen: Screen, last: int) -> int | None:
    """The last moment up to this one that makes a screen; nearly always this one itself."""
    return next((version for version in range(last, 0, -1) if made(version) == screen), None)


def _first(made: Callable[[int], Screen | None], screen: Screen, first: int, found: int) -> int:
    """The first of the moments that make a screen without a break up to one that does; none before `first`."""
    while found > first and made(found - 1) == screen:
        found -= 1
    return found


def _number(table: Table, person: int) -> int | None:
    """The number of the decision that a person is to take."""
    seat = table.seat_of(person)
    return None if seat is None else table.decision_number.get(seat)
