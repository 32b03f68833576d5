"""Messages in a group that one person sees alone, where Telegram's server has them; they may not arrive.

A server that is too old for them ignores the field and would show everybody what was meant for one. So nothing is
sent before the server has shown that it knows the method to edit such a message.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from contextlib import suppress

from telegram.error import BadRequest, EndPointNotFound, InvalidToken, TelegramError

from adapters.bounded.limits import Limit
from adapters.delivery.platform import Unknown, Unreachable, Wait
from adapters.screens.screen import Screen
from adapters.telegram.platform import Chat, TelegramPlatform, shown
from adapters.telegram.updates import Message, Query

log = logging.getLogger(__name__)

MESSAGES_MAX, MESSAGES_SECONDS = 8, 60.0  # in one group, so that nobody can use up what its tables need
HANDS_MAX = 10_000  # whose hands are remembered to have been shown
_NO_MESSAGE = 2**31 - 1  # a number that no such message has


class Ephemerals:
    """Shows and rewrites such messages, for one bot."""

    def __init__(self, platform: TelegramPlatform) -> None:
        self._platform = platform
        self._has_them: bool | None = None  # whether the server does; unknown until it was asked
        self._allowance = Limit(MESSAGES_MAX, MESSAGES_SECONDS)
        self._hands: OrderedDict[tuple[int, str], Screen] = OrderedDict()

    async def show(self, query: Query, screen: Screen) -> bool:
        """Answer a press in a group with a message for the presser alone; whether Telegram has taken it."""
        pressed = query.message
        if pressed is None or not await self._may_show(pressed.place, query.sender.id):
            return False
        parameters = {"receiver_user_id": query.sender.id, "callback_query_id": query.id}
        try:
            self._spend(pressed.place)
            sent = await self._platform.api.call(
                "sendMessage", **pressed.place.fields, **shown(screen), ephemeral_message_parameters=parameters
            )
        except (Wait, Unknown, TelegramError) as failure:
            log.info("a message for one person was not shown: %r", failure)
            return False
        if not sent.get("ephemeral_message_id"):  # The server has not understood: everybody sees it.
            self._has_them = False
            with suppress(Wait, Unreachable, Unknown):
                await self._platform.remove(pressed.place, str(sent["message_id"]))
            return False
        return True

    async def show_hand(self, query: Query, table_id: str, screen: Screen) -> bool:
        """Show a hand; not twice the same, since whoever asks again has not seen it."""
        key = (query.sender.id, table_id)
        if self._hands.get(key) == screen or not await self.show(query, screen):
            return False
        self._hands[key] = screen
        if len(self._hands) > HANDS_MAX:
            self._hands.popitem(last=False)
        return True

    async def rewrite(self, message: Message, receiver: int, screen: Screen) -> bool:
        """Make such a message show another screen; whether Telegram has taken it."""
        assert message.ephemeral_message_id is not None
        try:
            self._spend(message.place)
            await self._edit(message.place, receiver, message.ephemeral_message_id, screen)
        except BadRequest as failure:
            return "not modified" in failure.message
        except (Wait, Unknown, TelegramError) as failure:
            log.info("a message for one person was not rewritten: %r", failure)
            return False
        return True

    async def _may_show(self, place: Chat, receiver: int) -> bool:
        """Whether the server has such messages: it is asked once, by editing one that does not exist."""
        if self._has_them is None:
            try:
                self._spend(place)
                await self._edit(place, receiver, _NO_MESSAGE, Screen(()))
            except (EndPointNotFound, InvalidToken):
                self._has_them = False
            except BadRequest:
                self._has_them = True
            except (Wait, Unknown, TelegramError) as failure:
                log.info("it is not known yet whether there are messages for one person: %r", failure)
        return self._has_them is True

    def _spend(self, place: Chat) -> None:
        """Take one call of those that a group has, and of the few that such messages may use; raises Wait."""
        now = asyncio.get_running_loop().time()
        if self._allowance.is_reached(place.id, now):
            raise Wait(MESSAGES_SECONDS)
        self._platform.spend(place)
        self._allowance.count(place.id, now)

    async def _edit(self, place: Chat, receiver: int, number: int, screen: Screen) -> None:
        await self._platform.api.call(
            "editEphemeralMessageText",
            chat_id=place.id,
            receiver_user_id=receiver,
            ephemeral_message_id=number,
            **shown(screen),
        )
