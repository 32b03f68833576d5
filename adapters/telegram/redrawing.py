"""Pressed messages in private chats, rewritten at the pace that Telegram allows: whoever presses faster than that
sees what they pressed last."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from adapters.platform import MessageGone, Unknown, Unreachable, Wait
from adapters.screens.screen import Screen
from adapters.telegram.platform import Chat, TelegramPlatform, gate_of

log = logging.getLogger(__name__)

ATTEMPTS_MAX = 5

Render = Callable[[], Awaitable[Screen | None]]


class Redrawing:
    """Rewrites messages, each by one task at a time."""

    def __init__(self, platform: TelegramPlatform) -> None:
        self._platform = platform
        self._wanted: dict[tuple[Chat, str], Render] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def close(self) -> None:
        """Rewrite nothing more."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def redraw(self, chat: Chat, ref: str, render: Render) -> None:
        """Have a message show what this renders, as soon as it may; what was wanted before is not any more."""
        is_busy = (chat, ref) in self._wanted
        self._wanted[chat, ref] = render
        if not is_busy:
            task = asyncio.get_running_loop().create_task(self._work(chat, ref))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _work(self, chat: Chat, ref: str) -> None:
        try:
            for _ in range(ATTEMPTS_MAX):
                try:
                    await self._rewrite(chat, ref)
                    return
                except Wait as wait:
                    await asyncio.sleep(wait.seconds)
        except (Unreachable, Unknown, MessageGone) as failure:
            log.info("a pressed message was not rewritten: %r", failure)
        except Exception:
            log.exception("a pressed message could not be rewritten")
        finally:
            self._wanted.pop((chat, ref), None)

    async def _rewrite(self, chat: Chat, ref: str) -> None:
        """Show what is wanted now, and what may be wanted meanwhile."""
        drawn: Render | None = None
        while (render := self._wanted[chat, ref]) is not drawn:
            async with self._platform.gates.answering(gate_of(chat, ref)):
                screen = await render()
                if screen is not None:
                    await self._platform.rewrite(chat, ref, screen)
            drawn = render
