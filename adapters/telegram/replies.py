"""Answers to one press, in time: Telegram waits some fifteen seconds and takes one answer.

What is said is shown to the presser alone, over the chat. An answer that comes too late is noted and let go: what
was done counts, and the table shows it.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any

from telegram.error import RetryAfter, TelegramError

from adapters.telegram.api import Api
from adapters.telegram.failures import seconds_of
from adapters.telegram.text import length
from adapters.telegram.updates import Query
from adapters.text.plain_text import plain

log = logging.getLogger(__name__)

ACK_SECONDS = 6.0  # after which Telegram is told that nothing needs to be said
AGAIN_SECONDS_MAX = 8.0  # for which a busy Telegram is waited for before it is told once more
ANSWER_LENGTH_MAX = 200
TOAST_LENGTH_MAX = 70  # what can be read before it goes away


class TelegramReply:
    """The answer to one press; from its making on, Telegram hears something in time."""

    def __init__(self, api: Api, query: Query) -> None:
        self._api = api
        self._query_id = query.id
        self._acknowledging: asyncio.Task[None] | None = None
        self._again: asyncio.Task[None] | None = None
        self._is_given = False
        self._timer = asyncio.get_running_loop().call_later(ACK_SECONDS, self._acknowledge_soon)

    async def nothing(self) -> None:
        """Let a press be: the table shows what came of it."""
        await self._give()

    async def say(self, said: str) -> None:
        """Say something: in passing if it is short, otherwise in a window that must be closed."""
        text = answer_text(said)
        if length(text) > TOAST_LENGTH_MAX:
            await self._give(text=text, show_alert=True)
        elif text:
            await self._give(text=text)
        else:
            await self._give()

    async def window(self, said: str) -> None:
        """Say something in a window that stays until it is closed."""
        await self._give(text=answer_text(said), show_alert=True)

    async def lead(self, url: str) -> None:
        """Lead the presser into the private chat."""
        await self._give(url=url)

    def end(self) -> None:
        """Give no answer any more: the press is dealt with, or will be delivered again."""
        self._timer.cancel()

    async def _give(self, **fields: Any) -> None:
        self._timer.cancel()
        if self._is_given:
            if fields:
                log.info("a press had been answered before there were words for it")
            return
        self._is_given = True
        busy_seconds = await self._call(fields)
        if busy_seconds is not None and busy_seconds <= AGAIN_SECONDS_MAX:  # Nobody else waits for this.
            self._again = asyncio.get_running_loop().create_task(self._call_later(fields, busy_seconds))

    async def _call_later(self, fields: dict[str, Any], seconds: float) -> None:
        await asyncio.sleep(seconds)
        await self._call(fields)

    async def _call(self, fields: dict[str, Any]) -> float | None:
        """Answer; returns for how long Telegram is too busy to take it."""
        try:
            await self._api.call("answerCallbackQuery", callback_query_id=self._query_id, **fields)
        except RetryAfter as busy:
            return seconds_of(busy)
        except (TelegramError, KeyError) as failure:
            log.info("an answer was not heard: %s", type(failure).__name__)
        return None

    def _acknowledge_soon(self) -> None:
        self._acknowledging = asyncio.get_running_loop().create_task(self._give())


def answer_text(said: str) -> str:
    """Words that fit into an answer, line by line."""
    text = "\n".join(plain(line, ANSWER_LENGTH_MAX) for line in said.splitlines())
    while length(text) > ANSWER_LENGTH_MAX:
        text = text[: len(text) - (length(text) - ANSWER_LENGTH_MAX + 1)].rstrip("… ") + "…"
    return text
