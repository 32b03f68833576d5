"""Long polling: updates are confirmed only after they were dealt with, so that a crash loses none."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, NoReturn

import msgspec

from adapters.telegram.api import POLL_SECONDS, Api
from adapters.telegram.updates import Update, read_update

log = logging.getLogger(__name__)

Take = Callable[[Update], Awaitable[None]]


async def poll(api: Api, take: Take, seconds: int = POLL_SECONDS) -> NoReturn:
    """Fetch updates and have them taken, until Telegram or the network fails; the library's errors say how."""
    offset: int | None = None
    while True:
        given = await api.poll(offset, seconds)
        async with asyncio.TaskGroup() as tasks:
            for one in given:
                if (update := _read(one)) is not None:
                    tasks.create_task(_taken(take, update))
        if given:
            offset = max(one["update_id"] for one in given) + 1


async def _taken(take: Take, update: Update) -> None:
    await take(update)


def _read(given: Any) -> Update | None:
    """An update; one that cannot be read is noted and passed over, or it would come back for ever."""
    try:
        return read_update(given)
    except msgspec.ValidationError as failure:
        log.error("an update could not be read: %s", failure)
        return None
