"""A journal in lists, which can be told to fail, to be slow, or to let someone else in between."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from engine.journal import Changes, Entry, JournalFailed, Listing, Row, Swept, Written


class ListJournal:
    """What the store does, without a database; hosts of one test share it as processes share PostgreSQL."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.listings: dict[str, Listing] = {}
        self.is_failing = False  # nothing is written
        self.is_failing_late = False  # it is written, but nobody learns that
        self.is_unreadable = False
        self.read_after: list[int | None] = []  # which rows were asked for
        self.gate: asyncio.Event | None = None  # writing waits for it
        self.rounds: Callable[[], int] = lambda: 0  # turns of the loop before each write
        self._rows: dict[str, list[Row]] = {}
        self._seeds: dict[tuple[str, int], bytes] = {}
        self._presses: dict[str, str] = {}
        self._leases: dict[str, float] = {}
        self._outages: list[tuple[float, float]] = []

    async def append(self, entry: Entry) -> Written:
        if self.gate is not None:
            await self.gate.wait()
        for _ in range(self.rounds()):
            await asyncio.sleep(0)
        if self.is_failing:
            raise JournalFailed("before writing")
        written = self._write(entry)
        if self.is_failing_late:
            raise JournalFailed("after writing")
        return written

    def _write(self, entry: Entry) -> Written:
        rows = self._rows.get(entry.table_id, [])
        if entry.press_id in self._presses:
            return Written.REPEATED
        if entry.row.seq != len(rows) + 1:
            return Written.CONFLICT
        code = entry.listing.code
        others = (listing.code for table_id, listing in self.listings.items() if table_id != entry.table_id)
        if code is not None and code in others:
            return Written.CODE_TAKEN
        self.entries.append(entry)
        self._rows[entry.table_id] = [*rows, entry.row]
        self.listings[entry.table_id] = entry.listing
        self._leases.pop(entry.table_id, None)
        if entry.press_id is not None:
            self._presses[entry.press_id] = entry.table_id
        if entry.seed is not None:
            self._seeds.setdefault((entry.table_id, entry.match_number), entry.seed)
        if entry.next_seed is not None:
            self._seeds.setdefault((entry.table_id, entry.match_number + 1), entry.next_seed)
        return Written.DONE

    async def rows(self, table_id: str, after: int | None = None) -> list[Row]:
        if self.is_unreadable:
            raise JournalFailed("reading")
        self.read_after.append(after)
        rows = self._rows.get(table_id, [])
        if after is None:
            after = max((row.seq - 1 for row in rows if row.what == "start"), default=0)
        return rows[after:]

    async def pressed(self, press_id: str) -> str | None:
        if self.is_unreadable:
            raise JournalFailed("reading")
        return self._presses.get(press_id)

    async def seed(self, table_id: str, match_number: int) -> bytes | None:
        return self._seeds.get((table_id, match_number))

    async def sweep(self, now: float, limit: int, lease_seconds: float, mark: int | None) -> Swept:
        changes = await self.changes(mark)
        due = [
            table_id
            for table_id, listing in self.listings.items()
            if listing.due_at is not None and listing.due_at <= now and self._leases.get(table_id, 0.0) <= now
        ][:limit]
        self._leases.update(dict.fromkeys(due, now + lease_seconds))
        return Swept(due, changes)

    def come_back(self, began_at: float, ended_at: float) -> None:
        """Note that no process ran between these two moments."""
        self._outages.append((began_at, ended_at))
        for table_id, listing in self.listings.items():
            if listing.due_at is not None:
                self.listings[table_id] = listing._replace(due_at=listing.due_at + ended_at - began_at)

    async def downtime(self, since: float, now: float) -> float:
        if self.is_unreadable:
            raise JournalFailed("reading")
        return sum(ended - began for began, ended in self._outages if (began + ended) / 2 > since)

    async def changes(self, mark: int | None) -> Changes:
        if self.is_unreadable:
            raise JournalFailed("reading")
        news = self.entries[len(self.entries) if mark is None else mark :]
        return Changes(len(self.entries), [(entry.table_id, entry.row.seq) for entry in news])
