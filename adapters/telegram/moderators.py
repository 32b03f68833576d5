"""What people are in groups: members who may write there, or those who run it, perhaps in the group's name."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Any, TypeVar

from telegram.error import TelegramError

from adapters.delivery.platform import Standing
from adapters.front.presence import Presence, at_home
from adapters.telegram.api import Api
from adapters.telegram.chats import Chat

ADMINISTRATORS = ("creator", "administrator")
MEMBER_SECONDS = 10.0  # for which what somebody is in a group is believed
CHAT_SECONDS = 600.0  # for which what a group is called is
KEPT_MAX = 10_000

K = TypeVar("K")


class Moderators:
    """Asks Telegram what people are in groups, and remembers it for a short while."""

    def __init__(self, api: Api, clock: Callable[[], float]) -> None:
        self._api = api
        self._clock = clock
        self._members: OrderedDict[tuple[int, int], tuple[float, dict[str, Any]]] = OrderedDict()
        self._chats: OrderedDict[int, tuple[float, dict[str, Any]]] = OrderedDict()

    async def presence(self, place: Chat, account: int, *, is_anonymous: bool = False) -> Presence:
        """Somebody in a chat, and what they may do there; an anonymous one writes as the group itself."""
        if not place.is_group:
            return at_home(place.address) if account == place.id else Presence(place.address)
        runs_it = is_anonymous or (await self.member(place.id, account)).get("status") in ADMINISTRATORS
        chat = await self.chat(place.id)
        return presence_in(place)._replace(
            name=str(chat.get("title", "")),
            moderates=runs_it,
            governs=runs_it,
            has_others=bool(chat.get("is_forum")),
        )

    async def presence_to_play(self, place: Chat) -> Presence:
        """Somebody in a chat who is about to open a table, and what it can have to itself there."""
        opens = "topic" if await self.may_open_topics(place) else ""
        return presence_in(place)._replace(opens=opens)

    async def may_open_topics(self, place: Chat) -> bool:
        """Whether a chat has topics, and lets the bot open more of them."""
        if not place.is_group or not (await self.chat(place.id)).get("is_forum"):
            return False
        own = await self.member(place.id, self._api.id)
        return own.get("status") in ADMINISTRATORS and bool(own.get("can_manage_topics"))

    async def standing(self, place: Chat, account: int) -> Standing:
        """What somebody is in a chat, and whether they may write there."""
        if not place.is_group:
            is_own = place.id == account
            return Standing(is_own, is_own, is_private=True)
        member = await self.member(place.id, account)
        status = member.get("status")
        is_member = status in (*ADMINISTRATORS, "member") or (
            status == "restricted" and member.get("is_member", False)
        )
        if not is_member:
            return Standing(is_member=False)
        may_speak = status != "restricted" or bool(member.get("can_send_messages"))
        return Standing(True, may_speak, str((await self.chat(place.id)).get("title", "")))

    async def member(self, chat_id: int, account: int) -> dict[str, Any]:
        """What Telegram tells of somebody in a group; nothing if it does not."""
        fields = {"chat_id": chat_id, "user_id": account}
        return await self._asked(self._members, (chat_id, account), MEMBER_SECONDS, "getChatMember", fields)

    def forget(self, chat_id: int, account: int) -> None:
        """Somebody is something else in a group now."""
        self._members.pop((chat_id, account), None)

    def forget_chat(self, chat_id: int, account: int) -> None:
        """Believe nothing any more of a group and of what somebody is in it."""
        self.forget(chat_id, account)
        self._chats.pop(chat_id, None)

    async def chat(self, chat_id: int) -> dict[str, Any]:
        """What Telegram tells of a group."""
        return await self._asked(self._chats, chat_id, CHAT_SECONDS, "getChat", {"chat_id": chat_id})

    async def _asked(
        self,
        known: OrderedDict[K, tuple[float, dict[str, Any]]],
        key: K,
        seconds: float,
        method: str,
        fields: dict[str, int],
    ) -> dict[str, Any]:
        now = self._clock()
        until, found = known.get(key, (0.0, {}))
        if now < until:
            return found
        try:
            found = dict(await self._api.call(method, **fields))
        except TelegramError:
            return {}
        known[key] = now + seconds, found
        if len(known) > KEPT_MAX:
            known.popitem(last=False)
        return found


def presence_in(place: Chat) -> Presence:
    """Somebody in a chat, of whom it does not matter who they are there."""
    return Presence(place.address, home=Chat(place.id).address) if place.is_group else at_home(place.address)
