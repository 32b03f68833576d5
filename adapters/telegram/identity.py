"""Whose account it is: the person behind it, and that their chats can be written to again."""

from __future__ import annotations

from adapters.delivery.couriers import Couriers
from adapters.front.desk import Desk
from adapters.store.records import Person
from adapters.telegram.chats import NAME, Chat
from adapters.telegram.updates import User


class TelegramIdentity:
    """Finds the person behind an account that presses, types a command or writes to the bot."""

    def __init__(self, desk: Desk, couriers: Couriers) -> None:
        self._desk = desk
        self._couriers = couriers

    async def person(self, user: User, place: Chat | None) -> Person:
        """The person behind an account; where they were heard, the bot may speak again.

        A group tells nothing of a private chat, which only its owner can open.
        """
        person = await self._desk.arrive(NAME, str(user.id), user.name, user.language_code, follows=True)
        if place is not None:
            self._couriers.reachable(place.address)
        return person
