"""What people type after a command, taken apart: nothing is guessed, and input that makes no sense is refused
with a sentence."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from adapters.front.choices import read_options
from adapters.screens.appearance import SETTINGS
from adapters.text.words import FALLBACK, Words, languages, words_for
from engine.games import GAMES, game_of

ARGUMENTS_LENGTH_MAX = 500
TOPIC = "topic"


class Wish(NamedTuple):
    """What /play asks for."""

    game: str
    seats: int | None = None
    preset: str | None = None
    options: dict[str, str] | None = None  # None if they cannot be read
    is_apart: bool = False  # in a topic of its own


def command_of(text: str, username: str) -> tuple[str, str] | None:
    """The name of a command and the rest of the line; None if it is for another bot."""
    first, _, rest = text.strip().partition(" ")
    first, _, more = first.partition("\n")
    name, at, bot = first.removeprefix("/").partition("@")
    if at and bot.casefold() != username.casefold():
        return None
    return name.casefold(), f"{more} {rest}".strip()[:ARGUMENTS_LENGTH_MAX]


def read_wish(text: str, words: Words) -> Wish | None:
    """A game with what else is asked for, in any order: seats, a rule set, options, a topic of its own; None if
    there is no game."""
    game, rest = read_game(text, words)
    if game is None:
        return None
    seats: int | None = None
    preset: str | None = None
    options: list[str] = []
    is_apart = False
    for word in rest.split():
        if word.isascii() and word.isdecimal() and seats is None and len(word) <= 3:
            seats = int(word)
        elif word.casefold() in (TOPIC, words("option-topic").casefold()):
            is_apart = True
        elif "=" in word or preset is not None:
            options.append(word)
        else:
            preset = _preset(game, word.casefold(), words)
    return Wish(game, seats, preset, read_options(" ".join(options)), is_apart)


def read_game(text: str, words: Words) -> tuple[str | None, str]:
    """The game that a text begins with, by its key or its title, and the rest of the text."""
    typed = " ".join(text.split())
    for call, game in _calls(words.language):
        if typed.casefold() == call or typed.casefold().startswith(call + " "):
            return game, typed[len(call) :].strip()
    return None, typed


@cache
def _calls(language: str) -> tuple[tuple[str, str], ...]:
    """What the games are called, the longest first."""
    titles = [(words_for(language)(f"{game}-name").casefold(), game) for game in GAMES]
    keys = [(game, game) for game in GAMES]
    return tuple(sorted({*titles, *keys}, key=lambda call: (-len(call[0]), call)))


def _preset(game: str, typed: str, words: Words) -> str:
    """The rule set that is meant; the word itself if there is none, so that the desk refuses it."""
    presets = game_of(game).info.presets
    titles = {words(f"{game}-preset-{preset}").casefold(): preset for preset in presets}
    return titles.get(typed, typed)


def read_language(text: str) -> str:
    """The language that is meant; the text itself if there is none, so that the desk refuses it."""
    return next((one for one in languages() if one.casefold() == text.strip().casefold()), text.strip())


def read_choice(text: str) -> tuple[str, str] | None:
    """A setting and the word chosen for it, by their keys or by what any language calls them; None if there is no
    such setting, and for an unknown word the word itself, so that the desk refuses it."""
    typed = " ".join(text.split()).casefold()
    for call, setting in _settings():
        if typed == call or typed.startswith(call + " "):
            word = typed[len(call) :].strip()
            return setting, _setting_words(setting).get(word, word)
    return None


@cache
def _settings() -> tuple[tuple[str, str], ...]:
    """What the settings are called anywhere, the longest first."""
    spoken = [words_for(one) for one in (FALLBACK, *languages())]
    calls = {(words(f"setting-{setting}").casefold(), setting) for words in spoken for setting in SETTINGS}
    return tuple(sorted({*calls, *zip(SETTINGS, SETTINGS, strict=True)}, key=lambda call: (-len(call[0]), call)))


@cache
def _setting_words(setting: str) -> dict[str, str]:
    """What can be chosen for a setting, by what it is called anywhere."""
    spoken = [words_for(one) for one in (FALLBACK, *languages())]
    return {words(f"setting-{setting}-{word}").casefold(): word for words in spoken for word in SETTINGS[setting]}


def read_listener(text: str, listeners: Sequence[tuple[int, str]]) -> tuple[int, str]:
    """Who is meant by the beginning of a text, and the rest; -1 if that is nobody, or not certain."""
    typed = text.strip()
    found = [
        (seat, typed[len(call) :].strip())
        for seat, name in listeners
        for call in (name, str(seat + 1))
        if typed.casefold().startswith(f"{call} ".casefold())
    ]
    # Never guess: what was meant for one person must not be read by another.
    return found[0] if len({seat for seat, _ in found}) == 1 else (-1, "")
