"""Messages in a group that one person sees alone, where Telegram's server has them; they may not arrive.

A server that does not know them pays no heed to the fields and would show everybody what was meant for one. So
both forms that such a message ever had are sent together, and nothing of anybody's own before the server has
shown, by taking a message that says nothing, that it knows one of them.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

from telegram.error import BadRequest, InvalidToken, RetryAfter, TelegramError

from adapters.bounded.limits import Limit
from adapters.delivery.platform import Sent, Unknown, Unreachable, Wait
from adapters.screens.screen import Line, Screen
from adapters.telegram.album import WORDS
from adapters.telegram.api import Api
from adapters.telegram.chats import Chat, ephemeral_ref, read_ephemeral
from adapters.telegram.contents import shown
from adapters.telegram.failures import meaning_of, seconds_of
from adapters.telegram.text import EPHEMERAL_LENGTH_MAX, fits
from adapters.telegram.updates import Query

log = logging.getLogger(__name__)

WITHOUT_SECONDS = 3600.0  # for which a server that has none, or a group that takes none, is not asked again
SERVER = "server"  # under which is noted that it has none; groups are noted under their numbers

Spend = Callable[[Chat], None]  # takes one call that a group has; raises Wait
RemoveMessage = Callable[[Chat, str], Awaitable[None]]

_NOTHING = Screen((Line("…"),))  # what everybody may read


class Ephemerals:
    """Shows and rewrites such messages, for one bot."""

    def __init__(self, api: Api, spend: Spend, remove: RemoveMessage) -> None:
        self._api = api
        self._spend = spend
        self._remove = remove
        self._is_proven = False  # that the server has them
        self._without = Limit(1, WITHOUT_SECONDS)

    def may_be_shown(self, place: Chat) -> bool:
        """Whether such a message may be sent in a group, as far as is known."""
        now = asyncio.get_running_loop().time()
        return not any(self._without.is_reached(key, now) for key in (SERVER, place.id))

    async def find_out(self, place: Chat, receiver: int) -> None:
        """Learn whether the server has such messages, by one that says nothing and goes at once; only for an
        administrator, who needs no press for it."""
        if self._is_proven or not self.may_be_shown(place):
            return
        with suppress(Wait):
            sent = await self.send(place, receiver, _NOTHING)
            if sent is not None:
                await self.delete(receiver, sent.ref)

    async def show(self, query: Query, screen: Screen) -> Sent | None:
        """Answer a press in a group with a message for the presser alone; None if Telegram has not taken it."""
        if query.message is None:
            return None
        return await self.send(query.message.place, query.sender.id, screen, query.id)

    async def send(self, place: Chat, receiver: int, screen: Screen, query_id: str = "") -> Sent | None:
        """Show something to one person alone; None if Telegram has not taken it. Without a press of theirs only an
        administrator may, and then it raises Wait if that must be later.

        What is too long is not cut: there is room for it elsewhere.
        """
        if not self.may_be_shown(place) or not fits(screen, EPHEMERAL_LENGTH_MAX):
            return None
        is_proven = self._is_proven
        try:
            number = await self._send(place, receiver, query_id, screen if is_proven else _NOTHING)
            if number is None:
                return None
            if not is_proven:
                self._is_proven = True
                await self._edit(place, receiver, number, screen)
        except BadRequest as refusal:
            log.info("a message for one person was refused: %s", refusal.message)
            self._without.count(place.id, asyncio.get_running_loop().time())
            return None
        except (Wait, Unknown, TelegramError) as failure:
            if not query_id and isinstance(failure, Wait | RetryAfter):
                raise failure if isinstance(failure, Wait) else Wait(seconds_of(failure)) from None
            log.info("a message for one person was not shown: %r", failure)
            return None
        return Sent(ephemeral_ref(place.id, number), WORDS)

    async def rewrite(self, receiver: int, ref: str, screen: Screen) -> bool:
        """Make such a message show another screen; whether it does now. Raises Wait if that must be later."""
        found = read_ephemeral(ref)
        assert found is not None, ref
        chat_id, number = found
        if not number:  # It was never sent.
            return False
        try:
            await self._edit(Chat(chat_id), receiver, number, screen)
        except RetryAfter as busy:
            raise Wait(seconds_of(busy)) from None
        except BadRequest as refusal:
            return meaning_of(refusal) == "unchanged"
        except InvalidToken:  # So the library calls 404: the server has no such method.
            return False
        except TelegramError as failure:  # The library's words may hold the address that we called.
            raise Unknown(type(failure).__name__) from None
        return True

    async def delete(self, receiver: int, ref: str) -> None:
        """Take such a message off its receiver's screen, if it is there."""
        found = read_ephemeral(ref)
        assert found is not None, ref
        with suppress(TelegramError):
            await self._api.call(
                "deleteEphemeralMessage",
                chat_id=found[0],
                receiver_user_id=receiver,
                ephemeral_message_id=found[1],
            )

    async def _send(self, place: Chat, receiver: int, query_id: str, screen: Screen) -> int | None:
        """Send to one person alone; the message's number, or None if the server has not understood."""
        fields: dict[str, Any] = {"receiver_user_id": receiver}
        if query_id:
            fields["callback_query_id"] = query_id
        self._spend(place)
        sent = await self._api.call(
            "sendMessage", **place.fields, **_shown(screen), **fields, ephemeral_message_parameters=fields
        )
        number: int | None = sent.get("ephemeral_message_id")
        if not number:  # Everybody sees it.
            log.warning("Telegram's server has no messages for one person alone")
            self._is_proven = False
            self._without.count(SERVER, asyncio.get_running_loop().time())
            with suppress(Wait, Unreachable, Unknown):
                await self._remove(place, str(sent["message_id"]))
        return number or None

    async def _edit(self, place: Chat, receiver: int, number: int, screen: Screen) -> None:
        self._spend(place)
        await self._api.call(
            "editEphemeralMessageText",
            chat_id=place.id,
            receiver_user_id=receiver,
            ephemeral_message_id=number,
            **_shown(screen),
        )


def _shown(screen: Screen) -> dict[str, Any]:
    return shown(screen, EPHEMERAL_LENGTH_MAX)
