"""In which places of a table a person is heard: nobody speaks through the bot where they may not speak themselves.

A member who may write in a place is heard there. Whoever plays at the table from another place is a guest, if
those who run the place let guests in; their name carries where they are from, and they send no links. At a
table that was opened in a private chat everybody else is a guest, however they came to sit there.
"""

from __future__ import annotations

import re

from adapters.delivery.couriers import Couriers
from adapters.screens.appearance import OFF
from adapters.screens.place_settings import CHAT, GUESTS, MEMBERS, chosen_in
from adapters.screens.refusals import ChatOff, GuestLink, NotHeard
from adapters.store import Store
from adapters.store.records import Audience, Person, Place

# What a platform would make a link of.
_LINK = re.compile(
    r"\w+://|\bwww\.|\b[\w-]+(\.[\w-]+)*\.(app|biz|br|bg|click|cn|co|com|de|dev|gg|in|info|io|link|ly|me|net|org|ru|"
    r"shop|site|top|tv|uk|us|xyz)\b",
    re.IGNORECASE,
)


class Audiences:
    """Finds out who may be heard where."""

    def __init__(self, store: Store, courier: Couriers) -> None:
        self._store = store
        self._courier = courier

    async def of(
        self, person: Person, table_id: str, line: str, here: str | None, heard_in: str | None
    ) -> Audience:
        """The places where a line is heard; `here` is where its author acts now, and so is a member.

        Refuses a line that nobody would hear, and a guest's link.
        """
        places = [place for place in await self._store.places(table_id) if not place.is_hidden]
        own: dict[str, bool] = {}
        origin, has_way_in = "", False
        strange: list[tuple[Place, bool]] = []  # with whether nobody but its owner could be a member
        for place in places:
            standing = await self._courier.standing(place.address, person)
            if place.address in (here, heard_in):
                standing = standing._replace(is_member=True, may_speak=True)
            if not standing.is_member:
                strange.append((place, standing.is_private and place.is_home))
            elif standing.may_speak:
                if not standing.is_private:
                    own[place.address] = False
                has_way_in = has_way_in or place.is_way_in or not standing.is_private
                origin = origin or standing.name
        guest_in = [
            place.address
            for place, is_owners in strange
            if (has_way_in or is_owners) and _lets_guests_speak(place)
        ]
        chat_off = {place.address for place in places if chosen_in(place.settings, CHAT) == OFF}
        heard = {
            address: is_guest
            for address, is_guest in {**own, **dict.fromkeys(guest_in, True)}.items()
            if address not in chat_off and address != heard_in
        }
        if not heard and heard_in is None:
            raise ChatOff if chat_off else NotHeard
        if any(heard.values()) and _LINK.search(line):
            raise GuestLink
        return Audience(heard, origin or person.platform.capitalize())


def _lets_guests_speak(place: Place) -> bool:
    return chosen_in(place.settings, CHAT) != MEMBERS and chosen_in(place.settings, GUESTS) != OFF
