"""The journal port: what a host has written down before it counts, and reads back after a crash.

The store implements `Journal`; tests use a list. A row is what happened: a time-out or a house player's move is
stored as the concrete action, with whoever did it.
"""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple, Protocol

from engine.table_view import Phase


class Row(NamedTuple):
    """One command that counted, as it stands in the journal of its table."""

    seq: int  # 1, 2, 3 … without gaps within a table; also the table's version
    at: float  # seconds since the epoch
    by: str  # a person's id in digits, or clock, house, service
    what: str  # the command's word: open, sit, start, act, …
    detail: str  # the command's fields as a JSON object
    digest: str  # what every seat knew afterwards, hashed; empty outside a match


class Listing(NamedTuple):
    """What lists show of a table, and when it next needs looking at, without opening its journal."""

    code: str | None  # None once closed, so that codes can be used again
    game: str
    phase: Phase
    people: tuple[int, ...]  # the persons at the table
    house_seats: int
    seats: int
    is_public: bool  # listed everywhere, not only in its own places
    due_at: float | None


class Result(NamedTuple):
    """A person's part in a finished match."""

    person: int
    seat: int
    has_won: bool
    score: int


class Entry(NamedTuple):
    """One command to write down, with everything that must become true in the same transaction."""

    table_id: str
    row: Row
    listing: Listing
    press_id: str | None = None  # unique over all tables: a press delivered twice counts once
    match_number: int = 0
    seed: bytes | None = None  # of the match that this row starts
    next_seed: bytes | None = None  # of the match after that, which this row seals
    preset: str = ""  # of the match whose results these are
    results: tuple[Result, ...] = ()
    place: str | None = None  # where the table that this row opens is shown from the beginning

    def __repr__(self) -> str:
        """As usual, with the seeds left out: an entry may end up in a log."""
        shown = self._asdict()
        shown |= {name: "…" for name in ("seed", "next_seed") if shown[name] is not None}
        return f"Entry({', '.join(f'{name}={value!r}' for name, value in shown.items())})"


class Written(Enum):
    """What became of an entry."""

    DONE = "done"  # durable
    CONFLICT = "conflict"  # someone else wrote this seq first: read on and decide again
    REPEATED = "repeated"  # this press counted before
    CODE_TAKEN = "code taken"  # another open table has this join code


class Changes(NamedTuple):
    """Which tables were written to, and the mark from which to ask next time."""

    mark: int  # what has become visible up to now lies before it
    versions: list[tuple[str, int]]  # each table's id and version; a table may come more than once


class Swept(NamedTuple):
    """What one look at the journal found."""

    due: list[str]  # tables claimed, so that no other process looks at them until the lease is over
    changes: Changes


class JournalFailed(Exception):  # noqa: N818 - named for what happened
    """The journal could not write or read.

    If a write fails while it is being made durable, nobody knows whether it happened until the journal is read
    again; then `may_have_happened` is set.
    """

    def __init__(self, why: str = "", *, may_have_happened: bool = False) -> None:
        super().__init__(why)
        self.may_have_happened = may_have_happened


class Journal(Protocol):
    """Where commands become facts."""

    async def append(self, entry: Entry) -> Written:
        """Write the row if its seq is the next one; when this returns DONE it is durable."""

    async def rows(self, table_id: str, after: int | None = None) -> list[Row]:
        """The rows after a seq; with None from the latest start row on, or from the first if none started."""

    async def pressed(self, press_id: str) -> str | None:
        """The table at which this press has counted, if it has."""

    async def seed(self, table_id: str, match_number: int) -> bytes | None:
        """The seed of a match."""

    async def sweep(self, now: float, limit: int, lease_seconds: float, mark: int | None) -> Swept:
        """Claim tables that are due by now, and say what has changed since a mark; every host asks each second."""

    async def changes(self, mark: int | None) -> Changes:
        """What anyone has written since a mark was given out; with None nothing but a first mark.

        Marks are the journal's own count and no time of day: whatever the writers' clocks say, and however long
        their commits take, what becomes visible after a mark was given out is found by it.
        """

    async def downtime(self, since: float, now: float) -> float:
        """The seconds for which no process ran or reached the journal, in all outages that came after `since`."""
