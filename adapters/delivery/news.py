"""What other processes did that chats are told of: lines of chat, announcements, hands that were moved, and tables
that changed in any way.

All are found by the store's own counts, so clocks do not matter. What was committed late has a lower number than
what was seen before it, so each look goes back a while.
"""

from __future__ import annotations

from collections import deque
from typing import NamedTuple

from adapters.store import Store

LISTEN_AGAIN_SECONDS = 20.0  # the store gives up on a line sooner than that


class Heard(NamedTuple):
    """What has happened since the last time."""

    has_moved_hands: bool
    is_announced: bool  # something, to everybody
    talked: list[str]  # the tables at which something was said, in any process


class News:
    """What has happened since one began to listen, for whoever writes to the chats of a platform."""

    def __init__(self, store: Store, platform: str) -> None:
        self._store = store
        self._platform = platform
        self._broadcast = 0  # the last one
        self._last_lines: deque[tuple[float, int]] = deque()  # the last line of chat at each of the last looks
        self._heard: set[int] = set()  # the lines since the first of them that were told
        self._marks: tuple[int | None, int | None] = (None, None)  # of the last two looks at all that has changed

    async def begin(self, now: float) -> None:
        """What has happened so far is no news."""
        last_line, changes = await self._store.last_line(), await self._store.changes(None)
        self._broadcast = (await self._store.latest(self._platform, last_line)).broadcast
        self._last_lines, self._heard = deque([(now, last_line)]), set()
        self._marks = (None, changes.mark)

    async def look(self, now: float) -> Heard:
        """What is new."""
        has_moved_hands, broadcast, lines = await self._store.latest(self._platform, self._last_lines[0][1])
        is_announced, self._broadcast = broadcast > self._broadcast, broadcast
        told = [table_id for line, table_id in lines if line not in self._heard]
        self._last_lines.append((now, lines[-1][0] if lines else self._last_lines[-1][1]))
        while len(self._last_lines) > 1 and self._last_lines[0][0] < now - LISTEN_AGAIN_SECONDS:
            self._last_lines.popleft()
        self._heard = {line for line, _ in lines if line > self._last_lines[0][1]}
        return Heard(has_moved_hands, is_announced, told)

    async def changed(self) -> set[str]:
        """The tables that changed since the last look but one."""
        before, last = self._marks
        changes = await self._store.changes(last if before is None else before)
        self._marks = (last, changes.mark)
        return {table_id for table_id, _ in changes.versions}
