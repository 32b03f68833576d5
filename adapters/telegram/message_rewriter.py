"""Pressed messages in private chats, rewritten at the pace that Telegram allows: whoever presses faster than that
sees what they pressed last. Where a message cannot be rewritten, another is sent instead."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from adapters.delivery.platform import MessageGone, Sent, Unknown, Unreachable, Wait
from adapters.screens.screen import Screen
from adapters.telegram.chats import Chat
from adapters.telegram.platform import TelegramPlatform
from adapters.telegram.private_answers import PrivateAnswers
from engine.host import Clock

log = logging.getLogger(__name__)

ATTEMPTS_MAX = 5

Render = Callable[[], Awaitable[Screen | None]]
Attempt = Callable[[], Awaitable[None]]  # to rewrite a message; raises Wait if that must be later


class MessageRewriter:
    """Rewrites messages, each by one task at a time."""

    def __init__(self, platform: TelegramPlatform, private_answers: PrivateAnswers, clock: Clock) -> None:
        self._platform = platform
        self._private_answers = private_answers
        self._clock = clock
        self._wanted: dict[object, Attempt] = {}  # by message
        self._tasks: set[asyncio.Task[None]] = set()

    async def close(self) -> None:
        """Rewrite nothing more."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def rewrite_soon(self, chat: Chat, sent: Sent, render: Render) -> None:
        """Have a message that the courier does not keep show what this renders, as soon as it may."""

        async def attempt() -> None:
            screen = await render()
            if screen is not None:
                await self.show(chat, sent, screen)

        self.try_soon((chat, sent.ref), attempt)

    def show_soon(self, chat: Chat, sent: Sent, screen: Screen) -> None:
        """Have such a message show a screen that is known already."""
        self.try_soon((chat, sent.ref), lambda: self.show(chat, sent, screen))

    def try_soon(self, message: object, attempt: Attempt) -> None:
        """Have a message rewritten as soon as it may; what was wanted of it before is not any more."""
        is_busy = message in self._wanted
        self._wanted[message] = attempt
        if not is_busy:
            task = asyncio.get_running_loop().create_task(self._work(message))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def give_up(self, message: object) -> None:
        """Show nothing any more of what was wanted of a message: something else was pressed there."""
        if message in self._wanted:
            self._wanted[message] = _nothing

    async def _work(self, message: object) -> None:
        try:
            for _ in range(ATTEMPTS_MAX):
                try:
                    await self._rewrite(message)
                    return
                except Wait as wait:
                    await self._clock.sleep(wait.seconds)
        except (Unreachable, Unknown, MessageGone) as failure:
            log.info("a pressed message was not rewritten: %r", failure)
        except Exception:
            log.exception("a pressed message could not be rewritten")
        finally:
            self._wanted.pop(message, None)

    async def _rewrite(self, message: object) -> None:
        """Do what is wanted now, and what may be wanted meanwhile."""
        done: Attempt | None = None
        while (attempt := self._wanted[message]) is not done:
            await attempt()
            done = attempt

    async def show(self, chat: Chat, sent: Sent, screen: Screen) -> None:
        """Make a message show something, or send another if it cannot."""
        try:
            await self._platform.rewrite(chat, sent, screen)
        except MessageGone:
            await self._private_answers.tell(chat, screen)


async def _nothing() -> None:
    """What is left to do for a message of which nothing is wanted any more."""
