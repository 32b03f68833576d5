"""What chats were shown of a table by the last process, or by the one that leads.

Platforms learn from it which files they have uploaded, and which message shows the table.
"""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable

from adapters.store.records import Delivery
from engine.journal import JournalFailed

log = logging.getLogger(__name__)

READ_SECONDS = 60.0  # after which it is read again, unless this process has shown the table meanwhile
TABLES_MAX = 20_000

Read = Callable[[str], Awaitable[list[Delivery]]]


class Recollection:
    """Reads what chats of a platform were shown of tables, where that may be news to this process."""

    def __init__(self, platform: str, clock: Callable[[], float]) -> None:
        self.read: Read | None = None  # from the store, while the bot runs
        self._platform = platform
        self._clock = clock
        self._known_at: OrderedDict[str, float] = OrderedDict()  # by table

    async def of(self, table_id: str) -> list[Delivery]:
        """What chats were shown of a table; nothing if that is known already, or cannot be read."""
        now = self._clock()
        if self.read is None or (table_id in self._known_at and now < self._known_at[table_id] + READ_SECONDS):
            return []
        try:
            found = [one for one in await self.read(table_id) if one.address.startswith(f"{self._platform}:")]
        except JournalFailed as failure:
            log.warning("what was shown of a table cannot be read: %s", failure)
            return []
        self._known_at[table_id] = now
        self._known_at.move_to_end(table_id)
        if len(self._known_at) > TABLES_MAX:
            self._known_at.popitem(last=False)
        return found

    def note(self, table_id: str) -> None:
        """This process shows a table itself, so that nothing is news to it."""
        if table_id in self._known_at:
            self._known_at[table_id] = self._clock()
