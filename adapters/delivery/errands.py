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
        self.waking: asyncio.Task[None] | None = None  # until whose end all but what is urgent has to wait
        self.tried: set[tuple[str, bool]] = set()  # what was tried since that began, and has not changed

    @property
    def is_idle(self) -> bool:
        """Whether nothing is done there, or about to be."""
        is_quiet = self.task is None and self.waking is None and not self.presses
        return is_quiet and not self.pending and not self.writing.locked()

    def take(self, is_urgent: Callable[[Errand], bool]) -> Errand | None:
        """What is to be shown next: tables at which people wait for something come before the others."""
        due = self._due(is_urgent)
        if len(due) > 1:
            urgent = {key[0] for key in due if is_urgent(self.pending[key])}
            due = [key for key in due if key[0] in urgent] or due
        return self.pending.pop(due[0]) if due else None

    def has_due(self, is_urgent: Callable[[Errand], bool]) -> bool:
        """Whether there is anything to be shown now."""
        return bool(self._due(is_urgent))

    def _due(self, is_urgent: Callable[[Errand], bool]) -> list[tuple[str, bool]]:
        """What may be shown now: a hand waits while its owner's press is being answered, and where the chat has to
        wait, all does but what is urgent, which is tried once for each change."""
        due = [key for key, one in self.pending.items() if not self.presses or one.viewer.person is None]
        if self.waking is None:
            return due
        return [key for key in due if key not in self.tried and is_urgent(self.pending[key])]

    def put(self, errand: Errand) -> None:
        """Have this shown, once for any number of changes; a private chat may also be a place."""
        key = (errand.table_id, errand.viewer.person is None)
        waiting = self.pending.get(key)
        with_chat = errand.with_chat or (waiting is not None and waiting.with_chat)
        self.pending[key] = errand._replace(with_chat=with_chat)
        self.tried.discard(key)

    def put_off(self, errand: Errand) -> None:
        """Have the rest of this shown when all may be shown again; what was urgent in it was."""
        key = (errand.table_id, errand.viewer.person is None)
        if key not in self.pending:
            self.tried.add(key)
        self.put_back(errand)

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
