"""The library's bare bot at the stand-in; apart from the rest, which needs no library."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from adapters.telegram.request import AiohttpRequest
from telegram import Bot

from .stand_in import StandIn


@asynccontextmanager
async def bot_of(telegram: StandIn) -> AsyncIterator[Bot]:
    """A bot without an application, ready to call."""
    async with Bot(
        telegram.token,
        telegram.base_url,
        telegram.base_file_url,
        request=AiohttpRequest(),
        get_updates_request=AiohttpRequest(1),
    ) as bot:
        yield bot
