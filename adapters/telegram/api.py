"""The Bot API as plain calls: the library's bot, its errors and our request class, without its objects.

Building the library's objects only to take one number out of them would cost more than the call.
"""

from __future__ import annotations

from typing import Any

from telegram import Bot, InputFile
from telegram.request import RequestData
from telegram.request._requestparameter import RequestParameter

from adapters.telegram.request import AiohttpRequest

POLL_SECONDS = 30  # how long Telegram holds back an empty answer
POLL_SLACK_SECONDS = 10.0  # and how much later it may still come
UPDATES_MAX = 100  # in one answer
WANTED_UPDATES = ("message", "callback_query", "inline_query", "my_chat_member")


class Api(Bot):
    """One bot's line to Telegram."""

    def __init__(self, token: str, server: str) -> None:
        super().__init__(
            token,
            f"{server.rstrip('/')}/bot",
            f"{server.rstrip('/')}/file/bot",
            request=AiohttpRequest(),
            get_updates_request=AiohttpRequest(connection_pool_size=1),
        )

    def __repr__(self) -> str:
        return "<Api>"  # The library's own words hold the token.

    async def call(self, method: str, **fields: Any) -> Any:
        """One method of the Bot API; its result as plain values, or the library's errors."""
        # Plain values hold no files, which the library would look for in each of them.
        parameters = [RequestParameter(name, value, None) for name, value in fields.items()]
        return await self.request.post(f"{self.base_url}/{method}", RequestData(parameters))

    async def upload(self, method: str, part: str, file: InputFile, seconds: float, **fields: Any) -> Any:
        """One method with a file, which becomes a part of the request under this name; given up after a while."""
        parameters = [RequestParameter(name, value, None) for name, value in fields.items()]
        parameters.append(RequestParameter(part, None, [file]))
        return await self.request.post(
            f"{self.base_url}/{method}", RequestData(parameters), read_timeout=seconds, write_timeout=0.0
        )

    async def poll(self, offset: int | None, seconds: int = POLL_SECONDS) -> list[Any]:
        """Wait for updates from this number on, which confirms all earlier ones."""
        fields = {"timeout": seconds, "limit": UPDATES_MAX, "allowed_updates": WANTED_UPDATES}
        if offset is not None:
            fields["offset"] = offset
        found: Any = await self._post("getUpdates", fields, read_timeout=seconds + POLL_SLACK_SECONDS)
        return list(found)
