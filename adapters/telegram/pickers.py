"""Screens that belong to commands alone: which game, one's own settings, what one may do now.

Their buttons hold commands as they would be typed.
"""

from __future__ import annotations

from collections.abc import Sequence

from adapters.front.choices import Choice
from adapters.screens.appearance import choices as offered_settings
from adapters.screens.drafts import SLOTS_MAX, rows_of
from adapters.screens.place_codes import ShowPlace, place_code
from adapters.screens.screen import Button, Controls, Line, Screen
from adapters.store.records import Person
from adapters.telegram.chats import chat_of
from adapters.text.words import Words, languages, own_name
from engine.games import GAMES

FORGET, SURE = "forget", "sure"


def game_screen(command: str, words: Words) -> Screen:
    """Which game a command is about."""
    line = Line(words("choose-game"), "strong")
    buttons = [Button(words(f"{game}-name"), f"/{command} {game}") for game in GAMES]
    return Screen((line,), _rows(buttons), line.text)


def settings_screen(person: Person, words: Words, place: str = "") -> Screen:
    """A person's settings, and how to change them; in a group also the way to what is decided for it."""
    lines = [Line(words("settings-title"), "title"), Line(words("settings-name", name=person.name))]
    buttons = [
        Button(
            words("choice-now", label=own_name(one)) if one == words.language else own_name(one),
            f"/settings language {one}",
        )
        for one in languages()
    ]
    looks = []
    for setting in offered_settings(person.settings, words):
        now = next(choice.label for choice in setting.choices if choice.is_chosen)
        lines.append(Line(words("setting-kept", setting=setting.title, to=now)))
        looks.append(
            tuple(
                Button(
                    words("choice-now", label=choice.label) if choice.is_chosen else choice.label,
                    f"/settings {setting.key} {choice.word}",
                )
                for choice in setting.choices
            )
        )
    last = [Button(words("button-forget"), f"/settings {FORGET}", "danger")]
    if place and chat_of(place).is_group:
        code = str(place_code(_tail(place), ShowPlace()))
        last.insert(0, Button(words("menu", label=words("button-this-place")), code))
    return Screen(tuple(lines), (*_rows(buttons), *looks, tuple(last)), lines[0].text)


def forget_screen(words: Words) -> Screen:
    """Whether to forget somebody really."""
    line = Line(words("forget-really"), "strong")
    back = Button(words("button-back"), "/settings")
    forget = Button(words("button-forget"), f"/settings {FORGET} {SURE}", "danger")
    return Screen((line,), ((back, forget),), line.text)


def act_screen(choices: Sequence[Choice], words: Words) -> Screen:
    """What somebody may do now."""
    line = Line(words("your-turn" if choices else "nothing-to-do"), "strong")
    buttons = [Button(choice.label, choice.code) for choice in choices[:SLOTS_MAX]]
    return Screen((line,), _rows(buttons), line.text)


def _tail(address: str) -> str:
    return address.partition(":")[2]


def _rows(buttons: list[Button]) -> Controls:
    return tuple(map(tuple, rows_of([buttons])))
