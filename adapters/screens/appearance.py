"""How things are shown to a viewer, apart from the language: what people and places can choose.

A choice is a word for each setting. The first word of a setting is that of everyone who has chosen nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from adapters.pictures.descriptions import Background, Deck, Theme
from adapters.screens.game_pictures import theme_for
from adapters.text.words import Words

PICTURES, DECK, BACKGROUND, HINTS = "pictures", "deck", "background", "hints"
CONFIRM, FORCED = "confirm", "forced"
ON, OFF = "on", "off"

SETTINGS: dict[str, tuple[str, ...]] = {
    PICTURES: (ON, OFF),
    DECK: ("two", "four"),
    BACKGROUND: ("dark", "light"),
    HINTS: (OFF, ON),
    CONFIRM: (ON, OFF),
    FORCED: (OFF, ON),
}
# What only a page can do; chats have their own ways to call people.
CHIME = "chime"
PAGE_SETTINGS: dict[str, tuple[str, ...]] = {**SETTINGS, CHIME: (OFF, ON)}
# A place has no hand, and so nothing to be hinted at.
PLACE_SETTINGS = (PICTURES, DECK, BACKGROUND)

TELLING = "telling"  # how much a place is told
FULL, QUIET = "full", "quiet"  # everything; nothing but the table and the result


class Appearance(NamedTuple):
    """How a viewer wants to see things."""

    has_pictures: bool = True
    deck: Deck = "two"
    background: Background = "dark"
    has_hints: bool = False
    asks_twice: bool = False  # before what cannot be taken back

    def theme(self, words: Words) -> Theme:
        """The theme of this viewer's pictures."""
        return theme_for(words, self.deck, self.background)


WORDS_ONLY = Appearance(has_pictures=False)


def appearance_of(settings: Mapping[str, object]) -> Appearance:
    """What follows from these choices."""
    return Appearance(
        chosen(settings, PICTURES) == ON,
        "four" if chosen(settings, DECK) == "four" else "two",
        "light" if chosen(settings, BACKGROUND) == "light" else "dark",
        chosen(settings, HINTS) == ON,
        chosen(settings, CONFIRM) == ON,
    )


def chosen(settings: Mapping[str, object], key: str) -> str:
    """The word that stands for a setting."""
    word = settings.get(key)
    return word if isinstance(word, str) and word in PAGE_SETTINGS[key] else PAGE_SETTINGS[key][0]


def is_choice(key: str, word: str) -> bool:
    """Whether there is such a choice."""
    return word in PAGE_SETTINGS.get(key, ())


class OfferedChoice(NamedTuple):
    """A word that can be chosen, as people read it."""

    word: str
    label: str
    is_chosen: bool


class OfferedSetting(NamedTuple):
    """A setting with everything that can be chosen for it."""

    key: str
    title: str
    choices: tuple[OfferedChoice, ...]


def choices(settings: Mapping[str, object], words: Words, keys: Iterable[str] = SETTINGS) -> list[OfferedSetting]:
    """What can be chosen, and what is."""
    return [
        OfferedSetting(
            key,
            words(f"setting-{key}"),
            tuple(
                OfferedChoice(word, words(f"setting-{key}-{word}"), word == chosen(settings, key))
                for word in PAGE_SETTINGS[key]
            ),
        )
        for key in keys
    ]
