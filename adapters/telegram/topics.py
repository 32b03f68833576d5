"""Tables in a topic of their own, in forums where the bot is an administrator who may manage topics."""

from __future__ import annotations

from telegram.error import BadRequest, Forbidden, RetryAfter, TelegramError

from adapters.delivery.platform import Unknown, Unreachable, Wait
from adapters.front.answers import Answer
from adapters.front.desk import Desk
from adapters.front.opening import TableWish
from adapters.front.own_places import OwnPlace, OwnPlaces
from adapters.store.records import Person
from adapters.telegram.chats import Chat
from adapters.telegram.failures import seconds_of
from adapters.telegram.platform import TelegramPlatform


class TelegramTopics:
    """Opens topics for tables."""

    def __init__(self, desk: Desk, platform: TelegramPlatform) -> None:
        self._platform = platform
        self._own_places = OwnPlaces(desk.opening, "topic")

    async def open(self, place: Chat, person: Person, wish: TableWish, press_id: str) -> Answer:
        """Open a table in a new topic of the forum in which a place is."""

        async def make(name: str) -> OwnPlace:
            topic = await self._make(place, name)
            assert topic.link is not None, "forums are supergroups"
            return OwnPlace(topic.address, topic.link)

        presence = await self._platform.moderators.presence_to_play(place)
        return await self._own_places.open(person, wish, presence, press_id, make)

    async def _make(self, place: Chat, name: str) -> Chat:
        self._platform.spend(Chat(place.id), is_urgent=True)
        try:
            made = await self._platform.api.call("createForumTopic", chat_id=place.id, name=name)
        except RetryAfter as error:
            raise Wait(seconds_of(error)) from None
        except (BadRequest, Forbidden):
            raise Unreachable from None
        except (TelegramError, KeyError) as error:  # The library's words may hold the address that we called.
            raise Unknown(type(error).__name__) from None
        return Chat(place.id, int(made["message_thread_id"]))
