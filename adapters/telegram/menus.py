"""The menus of commands that Telegram shows: one for private chats, one for groups, in each of our languages."""

from __future__ import annotations

import asyncio
import re
from typing import Any

from adapters.screens.screen import Screen
from adapters.telegram.api import Api
from adapters.text.words import FALLBACK, languages, words_for

COMMANDS = (
    *("play", "join", "tables", "hand", "act", "leave", "rules", "scores", "notify"),
    *("say", "whisper", "settings", "check", "help"),
)
SCOPES = {
    "all_private_chats": [name for name in COMMANDS if name != "check"],
    "all_group_chats": [name for name in COMMANDS if name != "whisper"],
}
ABOUT_LENGTH_MAX = 256

_NAME = re.compile(r"[a-z0-9_]{1,32}")


async def register(api: Api) -> None:
    """Tell Telegram all menus; English is for everybody whose language we do not speak."""
    # Reading all catalogues takes a while, in which presses are to be answered.
    for fields in await asyncio.to_thread(_menus):
        await api.call("setMyCommands", **fields)


def _menus() -> list[dict[str, Any]]:
    """Every menu as Telegram takes it; it knows languages by two letters only."""
    spoken: list[tuple[str, dict[str, str]]] = [(FALLBACK, {})]
    spoken += [(language, {"language_code": language.partition("-")[0]}) for language in languages()]
    return [
        {"commands": _menu(commands, language), "scope": {"type": scope}, **fields}
        for scope, commands in SCOPES.items()
        for language, fields in spoken
    ]


def _menu(commands: list[str], language: str) -> list[dict[str, str]]:
    words, names = words_for(language), names_of(language)
    return [
        {"command": names[command], "description": words(f"command-{command}-about")[:ABOUT_LENGTH_MAX]}
        for command in commands
    ]


def names_of(language: str) -> dict[str, str]:
    """What commands are called in a language; in English where its word has letters that Telegram refuses."""
    words, fallback = words_for(language), words_for(FALLBACK)
    names: dict[str, str] = {}
    for command in COMMANDS:
        name = words(f"command-{command}")
        names[command] = name if _NAME.fullmatch(name) else fallback(f"command-{command}")
    return names


def with_commands(screen: Screen, language: str | None, username: str = "") -> Screen:
    """A screen whose lines about commands can be tapped; in a group with the bot's name, so that it hears them."""
    names = names_of(words_for(language).language)
    at = f"@{username}" if username else ""
    lines = [
        line._replace(command=f"/{names[line.command]}{at}") if line.command else line for line in screen.lines
    ]
    return screen._replace(lines=tuple(lines))
