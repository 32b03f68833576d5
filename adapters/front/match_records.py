"""A match that is over, as a text that anyone can verify."""

from __future__ import annotations

from datetime import UTC, datetime

from adapters.store import Store
from engine import record
from engine.commands import Act, Start
from engine.host import Host
from engine.table import match_begun_by, read_command


async def record_of(store: Store, host: Host, table_id: str) -> str:
    """The match that was last finished at a table; refused while it runs."""
    rows = await store.rows(table_id)
    table = await host.table(table_id)
    commands = [read_command(row) for row in rows]
    start = commands[0]
    if table.match is None or table.outcome is None or table.seed is None or not isinstance(start, Start):
        raise record.NoRecordYet
    has_moved_on = match_begun_by(rows[0]) != table.match_number  # since the rows were read
    if not table.outcome.counts or has_moved_on:
        raise record.NoRecordYet
    moves = [(act.seat or 0, act.code) for act in commands if isinstance(act, Act)]
    persons = {seat: chair["person"] for seat, chair in enumerate(start.table["chairs"]) if chair["person"]}
    known = await store.people(persons.values())  # Whoever was forgotten has no name any more.
    return record.export(
        table.match,
        seed=table.seed,
        moves=moves,
        chances=table.chances,
        carried=start.table["carried"],
        played=f"{datetime.fromtimestamp(rows[0].at, UTC):%Y-%m-%d}",
        names={seat: known[who].name for seat, who in persons.items() if who in known and known[who].name},
    )
