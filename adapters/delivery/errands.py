"""What waits to be shown in a chat, and the task that shows it: once for any number of changes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import NamedTuple

from adapters.delivery.viewers import Viewer
from engine.host import Clock


class Errand(NamedTuple):
    """A table to be shown in a chat, and whether something was said there."""

    table_id: str
    viewer: Viewer
    with_chat: bool


class ChatErrands:
    """One chat: what waits to be shown there, and the task that shows it."""

    def __init__(self) -> None:
        self.pending: dict[tuple[str, bool], Errand] = {}
        self.current: Errand | None = None
        self.task: asyncio.Task[None] | None = None
        self.closed_until = 0.0  # when it is tried again; until something arrives there it counts as closed
        self.is_back = False  # whether the person came back during the call that is under way
        self.writing = asyncio.Lock()  # whatever is written there is written by one at a time
        self.presses = 0  # that are being answered there

    @property
    def is_idle(self) -> bool:
        """Whether nothing is done there, or about to be."""
        return self.task is None and not self.pending and not self.presses and not self.writing.locked()

    def take(self) -> Errand | None:
        """What is to be shown next; a hand waits while its owner's press is being answered."""
        key = self._next()
        return self.pending.pop(key) if key is not None else None

    @property
    def is_due(self) -> bool:
        """Whether there is anything to be shown now."""
        return self._next() is not None

    def _next(self) -> tuple[str, bool] | None:
        for key, errand in self.pending.items():
            if not self.presses or errand.viewer.person is None:
                return key
        return None

    def put(self, errand: Errand) -> None:
        """Have this shown, once for any number of changes; a private chat may also be a place."""
        key = (errand.table_id, errand.viewer.person is None)
        waiting = self.pending.get(key)
        with_chat = errand.with_chat or (waiting is not None and waiting.with_chat)
        self.pending[key] = errand._replace(with_chat=with_chat)

    def put_back(self, errand: Errand) -> None:
        """Have this shown later, after the other tables; what has come in since is newer."""
        key = (errand.table_id, errand.viewer.person is None)
        newer = self.pending.pop(key, errand)
        self.pending[key] = newer._replace(with_chat=newer.with_chat or errand.with_chat)


class Returns:
    """Errands that were put off, and until when."""

    def __init__(self, clock: Clock, come_back: Callable[[Errand], None]) -> None:
        self._clock = clock
        self._come_back = come_back
        self._planned: dict[tuple[str, str, bool], tuple[float, asyncio.Task[None]]] = {}

    def plan(self, errand: Errand, seconds: float) -> None:
        """Update the chat again when some time has passed, unless that is planned already."""
        key = (errand.table_id, errand.viewer.address, errand.viewer.person is None)
        at = self._clock.now() + seconds
        planned = self._planned.get(key)
        if planned is not None:
            if planned[0] <= at:
                return
            planned[1].cancel()
        self._planned[key] = at, asyncio.get_running_loop().create_task(self._return(errand, seconds, key))

    async def _return(self, errand: Errand, seconds: float, key: tuple[str, str, bool]) -> None:
        await self._clock.sleep(seconds)
        self._planned.pop(key, None)
        self._come_back(errand)

    def take(self) -> list[asyncio.Task[None]]:
        """Plan nothing any more; the tasks that wait, to be ended."""
        tasks = [task for _, task in self._planned.values()]
        self._planned.clear()
        return tasks
