"""Who is shown a table: places and the private chats of its people, each as they want it."""

from __future__ import annotations

from typing import NamedTuple

from adapters.screens.appearance import QUIET, TELLING, WORDS_ONLY, Appearance
from adapters.store.records import Place, Said
from adapters.text.words import Words


class Viewer(NamedTuple):
    """A chat to which a table is shown: a place, or a person's private chat."""

    address: str
    person: int | None
    language: str | None
    appearance: Appearance = WORDS_ONLY
    is_quiet: bool = False  # a place that is shown nothing but the table and the result
    is_hidden: bool = False  # a place that the table was taken out of; a person, somewhere

    @property
    def chat_slots(self) -> str:
        """How the slots of what was said to this viewer begin; a private chat may be a place as well."""
        return "chat:" if self.person is None else "whisper:"

    def is_hand_at(self, address: str) -> bool:
        """Whether this is a person to whom their hand is shown at an address."""
        return self.person is not None and self.address == address

    def is_told(self, line: Said) -> bool:
        """Whether a line is for this viewer and was not written there in the first place."""
        if self.person is None and (self.is_quiet or line.heard_in == self.address):
            return False
        if self.person is None and line.audience is not None and self.address not in line.audience.places:
            return False
        return line.to == self.person

    def speaker(self, line: Said, name: str, words: Words) -> str:
        """What somebody is called here; guests with where they are from."""
        audience = line.audience if self.person is None else None
        if audience is None or not audience.places.get(self.address):
            return name
        return words("guest-name", name=name, place=audience.origin)

    @property
    def notice_slots(self) -> str:
        """How the slots of turn notices begin."""
        return "call:" if self.person is None else "turn:"


def place_viewer(place: Place, appearance: Appearance) -> Viewer:
    """A place as it has chosen to be shown a table."""
    is_quiet = place.settings.get(TELLING) == QUIET
    return Viewer(place.address, None, place.language, appearance, is_quiet, place.is_hidden)
