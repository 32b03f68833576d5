"""Matches that a table has left behind, read back from its journal."""

from __future__ import annotations

from adapters.store import Store
from engine.chairs import PLAYING
from engine.commands import Start
from engine.contract import Refusal
from engine.table import ReplayDiffers, Table, read_command


async def ended_match(store: Store, table_id: str, match_number: int) -> Table | None:
    """The table as it stood when a match ended; None if it did not, or can no longer be replayed."""
    rows = await store.rows(table_id, after=0)
    seed = await store.seed(table_id, match_number)
    table: Table | None = None
    for row in rows:
        if table is None:
            command = read_command(row) if row.what == "start" else None
            if not isinstance(command, Start) or command.table["match_number"] + 1 != match_number:
                continue
            table = Table(table_id)
        try:
            table.replay(row, lambda _: seed)
        except (ReplayDiffers, Refusal):
            return None
        if table.phase != PLAYING:
            return table
    return None
