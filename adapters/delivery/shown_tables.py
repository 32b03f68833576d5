"""What every chat was shown of every table that is in use, and what of that the store does not know yet."""

from __future__ import annotations

from collections.abc import Set

from adapters.delivery.leases import Lead
from adapters.delivery.messages import Shown, save_shown
from adapters.store import Store

TABLES_REMEMBERED_MAX = 5_000


class ShownTables:
    """Remembers what chats show; only one courier writes it, so that it need not be read again."""

    def __init__(self, store: Store, lead: Lead) -> None:
        self._store = store
        self._lead = lead
        self._tables: dict[str, dict[str, Shown]] = {}  # by table and address, the table used last at the end
        self._unsaved: set[Shown] = set()  # chats of which the store does not know yet what they show

    def at_hand(self, table_id: str) -> dict[str, Shown] | None:
        """What every chat was shown of a table, if that need not be read."""
        return self._tables.get(table_id)

    def tables_in(self, address: str) -> list[str]:
        """The tables that are shown in a chat."""
        return [table_id for table_id, shown in self._tables.items() if address in shown]

    async def of(self, table_id: str) -> dict[str, Shown]:
        """What every chat was shown of a table."""
        if table_id not in self._tables:
            by_address: dict[str, Shown] = {}
            for shown in await self._store.deliveries(table_id):
                by_address.setdefault(shown.address, Shown()).slots[shown.slot] = shown
            self._tables.setdefault(table_id, by_address)
        self._tables[table_id] = found = self._tables.pop(table_id)
        return found

    def note(self, shown: Shown) -> None:
        """Have what a chat shows written down soon, if the store knows something else."""
        if shown.unsaved:
            self._unsaved.add(shown)

    @property
    def is_unsaved(self) -> bool:
        """Whether the store does not know yet what some chat shows."""
        return bool(self._unsaved)

    async def save(self) -> None:
        """Write down what chats show, for many presses at once; where a post went is written down at once."""
        await save_shown(self._lead, list(self._unsaved))
        self._unsaved = {shown for shown in self._unsaved if shown.unsaved}

    def leave_unsaved(self) -> None:
        """Write down nothing of the past: somebody else does, or has."""
        self._unsaved.clear()

    def clear(self) -> None:
        """Read everything again."""
        self._tables.clear()

    @property
    def are_many(self) -> bool:
        """Whether it is time to forget some."""
        return len(self._tables) > TABLES_REMEMBERED_MAX

    def forget_idle(self, busy: Set[str]) -> None:
        """Forget the tables used longest ago, except where a chat is at it."""
        idle = [
            table_id
            for table_id, shown in self._tables.items()
            if table_id not in busy and self._unsaved.isdisjoint(shown.values())
        ]
        for table_id in idle[: len(self._tables) - TABLES_REMEMBERED_MAX // 2]:
            del self._tables[table_id]
