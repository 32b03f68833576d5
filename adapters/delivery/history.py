"""Matches and deals that a table has left behind, read back from its journal."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator

from adapters.screens.deals import PlayedDeal, find_deal
from adapters.store import Store
from engine.contract import Refusal
from engine.journal import Row
from engine.refusals import UnknownChoice
from engine.table import ReplayDiffers, Table, match_begun_by
from engine.table_view import PLAYING


async def ended_match(store: Store, table_id: str, match_number: int) -> Table | None:
    """The table as it stood when a match ended; None if it did not, or can no longer be replayed."""
    rows = await store.rows(table_id, after=0)
    seed = await store.seed(table_id, match_number)
    try:
        for table in replayed(table_id, match_number, rows, seed):
            if table.phase != PLAYING:
                return table
    except (ReplayDiffers, Refusal):
        pass
    return None


def replayed(table_id: str, match_number: int, rows: Iterable[Row], seed: bytes | None) -> Iterator[Table]:
    """The one table as it stood after each row of a match, up to the row that ended it or the last there is."""
    table: Table | None = None
    for row in rows:
        if table is None:
            if match_begun_by(row) != match_number:
                continue
            table = Table(table_id)
        table.replay(row, lambda _: seed)
        yield table
        if table.phase != PLAYING:
            return


async def replay_of(store: Store, table_id: str, match_number: int, deal: int | None = None) -> PlayedDeal:
    """A deal of a match, with None the latest that is over; refuses one that is still being played."""
    rows = await store.rows(table_id)
    if not rows or match_begun_by(rows[0]) != match_number:
        rows = await store.rows(table_id, after=0)  # of an earlier match
    seed = await store.seed(table_id, match_number)  # The next match has one as well.
    if seed is None or match_number not in map(match_begun_by, rows):
        raise UnknownChoice
    try:
        # A long match takes a tenth of a second, which would hold up everybody's presses.
        return await asyncio.to_thread(find_deal, replayed(table_id, match_number, rows, seed), deal)
    except ReplayDiffers:  # The rules are others now.
        raise UnknownChoice from None
