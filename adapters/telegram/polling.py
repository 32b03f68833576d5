"""Long polling: updates are confirmed only after they were dealt with, so that a crash loses none.

Telegram takes one number for all that it need not give again. While an update takes long, it is therefore given
again and again, together with everything that comes after it; what is being dealt with already is passed over.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any, NoReturn

import msgspec

from adapters.telegram.api import POLL_SECONDS, Api
from adapters.telegram.updates import Take, read_update

log = logging.getLogger(__name__)

SLOW_SECONDS = 0.2  # for which updates are waited for before others are fetched


class Polling:
    """Fetches updates and has them taken; what is under way goes on while Telegram or the network fails."""

    def __init__(self, api: Api, take: Take, seconds: int = POLL_SECONDS) -> None:
        self._api = api
        self._take = take
        self._seconds = seconds
        self._offset: int | None = None
        self._taking: dict[int, asyncio.Task[None]] = {}  # what is not confirmed, finished or not

    async def run(self) -> NoReturn:
        """Go on until Telegram or the network fails; the library's errors say how."""
        while True:
            given = await self._api.poll(self._offset, 0 if self._taking else self._seconds)
            for one in given:
                if one["update_id"] not in self._taking:
                    self._taking[one["update_id"]] = asyncio.create_task(self._taken(one))
            if self._taking:
                await asyncio.wait(self._taking.values(), timeout=SLOW_SECONDS)
                self._confirm()

    async def close(self) -> None:
        """Let go of what is not finished, which Telegram then gives again."""
        for task in self._taking.values():
            task.cancel()
        await asyncio.gather(*self._taking.values(), return_exceptions=True)

    def _confirm(self) -> None:
        """Have Telegram not give again what is finished, as far as nothing before it is unfinished."""
        for number in sorted(self._taking):
            if not self._taking[number].done():
                break
            self._taking.pop(number).result()
            self._offset = max(number + 1, self._offset or 0)

    async def _taken(self, given: Any) -> None:
        """Have an update taken; one that cannot be read is noted, or it would come back for ever."""
        try:
            update = read_update(given)
        except msgspec.ValidationError as failure:
            log.error("an update could not be read: %s", failure)
            return
        await self._take(update)
