"""Answers that no press is waiting for: in the private chat, or where that is closed in the group where the person
asked, if everybody may read it there."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from adapters.delivery.platform import Unknown, Unreachable, Wait
from adapters.screens.screen import Line, Link, Screen
from adapters.store.records import Person
from adapters.telegram.chats import Chat
from adapters.telegram.contents import IN_PRIVATE
from adapters.telegram.links import hand_link, start_link
from adapters.telegram.platform import TelegramPlatform
from adapters.text.words import words_for
from engine.host import Clock

log = logging.getLogger(__name__)

LATE_SECONDS = 15.0  # an answer that would come later is left out
WAITING_MAX = 1_000  # answers that wait for their turn

Call = Callable[[], Awaitable[None]]


class PrivateAnswers:
    """Sends answers, each in its own time: what must wait holds up nobody."""

    def __init__(self, platform: TelegramPlatform, clock: Clock) -> None:
        self._platform = platform
        self._clock = clock
        self._waiting: set[asyncio.Task[None]] = set()

    async def close(self) -> None:
        """Send nothing more."""
        for task in list(self._waiting):
            task.cancel()
        await asyncio.gather(*self._waiting, return_exceptions=True)

    async def tell(self, chat: Chat, screen: Screen, *, reply_to: int | None = None) -> bool:
        """Show something in a chat, soon; False if the chat is closed."""

        async def send() -> None:
            await self._platform.send(chat, screen, reply_to=reply_to)

        return await self._send(send)

    async def tell_alone(
        self,
        person: Person,
        place: Chat,
        screen: Screen,
        *,
        reply_to: int | None = None,
        is_own: bool = True,
        table_id: str | None = None,
    ) -> None:
        """Show something to a person alone; where that is impossible, how to make it possible.

        What is nobody's own may be read by all.
        """
        if await self.tell(Chat(int(person.account)), screen) or not place.is_group:
            return
        await self.tell(place, self._invitation(person, table_id) if is_own else screen, reply_to=reply_to)

    async def hand_over(self, person: Person, name: str, content: str, said: str) -> bool:
        """Give a person a file in the private chat; False if that is closed."""
        chat = Chat(int(person.account))
        return await self._send(lambda: self._platform.send_file(chat, name, content, said))

    def _invitation(self, person: Person, table_id: str | None) -> Screen:
        """One sentence without any secret, and the way into the private chat, perhaps to a hand there."""
        words, username = words_for(person.language), self._platform.username
        link = hand_link(username, table_id) if table_id is not None else start_link(username)
        return Screen(
            (Line(words("answer-in-private")),), ((Link(f"{IN_PRIVATE} {words('button-private')}", link),),)
        )

    async def _send(self, call: Call) -> bool:
        """Make a call now, or soon if it must wait; False if the chat is closed."""
        try:
            await call()
        except Wait as wait:
            if wait.seconds <= LATE_SECONDS and len(self._waiting) < WAITING_MAX:
                task = asyncio.get_running_loop().create_task(self._send_later(call, wait.seconds))
                self._waiting.add(task)
                task.add_done_callback(self._waiting.discard)
        except Unreachable:
            return False
        except Unknown as failure:
            log.info("an answer may not have arrived: %r", failure)
        return True

    async def _send_later(self, call: Call, seconds: float) -> None:
        late = self._clock.now() + LATE_SECONDS
        while self._clock.now() + seconds <= late:
            await self._clock.sleep(seconds)
            try:
                await call()
                return
            except Wait as wait:
                seconds = wait.seconds
            except (Unreachable, Unknown) as failure:
                log.info("an answer may not have arrived: %r", failure)
                return
