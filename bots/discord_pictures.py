"""What newcomers see on Discord, drawn from the very components that its calls carry."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from adapters.discord.check import titled
from adapters.discord.layout import components
from adapters.screens import play_screen
from adapters.screens.bells import QUIET_HOURS, ZONE, bells_screen
from adapters.screens.screen import Line, Link, Screen
from adapters.text.words import Words
from bots.chat_pictures import ChatLook, DrawnButton, DrawnChat, DrawnLine, DrawnMessage
from bots.chat_scenes import newcomer_screens
from engine.games import GAMES

BOT, SERVER, CHANNEL, CHANNEL_ID = "Tablemates", "Friends", "#cards", 1234567890123456789
GROUP = "Friday, Ana, Bea"
ONLY_YOU = "Only you can see this · Dismiss message"  # what Discord itself writes under an answer to one person
NOON = 1_794_916_800.0  # a moment by which clocks are drawn

# Discord's numbers for kinds of components and styles of buttons.
_ROW, _BUTTON, _SELECT, _TEXT = 1, 2, 3, 10
_TONES = {1: "primary", 4: "danger"}
_LINK_STYLE = 5

_LOOKS = {"### ": (15.0, True, False), "## ": (17.0, True, False), "-# ": (11.0, False, True)}
_ESCAPED = re.compile(r"\\(.)")

LOOK = ChatLook(
    ground="#313338",
    bar="#2b2d31",
    bar_ink="#f2f3f5",
    bar_quiet="#949ba4",
    bubble="#2b2d31",
    own="#2b2d31",
    ink="#dbdee1",
    quiet="#949ba4",
    link="#00a8fc",
    sender="#f2f3f5",
    button="#4e5058",
    button_ink="#ffffff",
    primary="#5865f2",
    danger="#da373c",
    edge="#4e5058",
    corner=4.0,
    fills=False,
    keys_inside=True,
)


def discord_chats(words: Words) -> dict[str, DrawnChat]:
    """Each picture of deploy/discord.md, by its name."""
    tail = str(CHANNEL_ID)
    screens = newcomer_screens(tail, CHANNEL, words)
    hand = _linked(screens.hand, Link(f"{CHANNEL} · {SERVER}", f"https://discord.com/channels/1/{CHANNEL_ID}/1"))
    in_group = _linked(screens.hand, Link(GROUP, f"https://discord.com/channels/@me/{CHANNEL_ID}/1"))
    opened = Screen(tuple(map(Line, (words("table-opened", code="123456"), words("lent-about")))))
    table = message(_in_words(screens.table))._replace(sender=BOT)
    own = _alone(_in_words(in_group))
    return {
        "discord-greeting": _channel(screens.greeting),
        "discord-play": _channel(
            screens.greeting, play_screen(tail, list(GAMES), words, opens="thread", is_apart=True)
        ),
        "discord-lobby": _channel(screens.lobby),
        "discord-hand": DrawnChat(LOOK, BOT, "", (message(hand)._replace(sender=BOT),)),
        "discord-table": _channel(screens.table),
        "discord-result": _channel(screens.result),
        "discord-group": DrawnChat(LOOK, GROUP, "3 members", (_alone(opened), table, own)),
        "discord-place": DrawnChat(LOOK, CHANNEL, SERVER, (_alone(screens.place),)),
        "discord-check": DrawnChat(LOOK, CHANNEL, SERVER, (_alone(_check(words)),)),
        "discord-notify": DrawnChat(LOOK, CHANNEL, SERVER, (_alone(_bells(tail, words)),)),
    }


def _linked(hand: Screen, link: Link) -> Screen:
    """A hand with the way to its table."""
    return hand._replace(controls=(*hand.controls, (link,)))


def _bells(tail: str, words: Words) -> Screen:
    settings = {QUIET_HOURS: "22-8", ZONE: "60"}
    told = list(GAMES)[:1]
    return bells_screen(tail, CHANNEL, told, [], settings, NOON, words, is_offered=True)


def _check(words: Words) -> Screen:
    """What is said where the bot may open no thread, to somebody who does not run the channel."""
    threads = words("check-threads", permissions=titled("create_public_threads"))
    return Screen((Line(threads), Line(words("check-power", permission=titled("manage_messages")))))


def _channel(screen: Screen, *answers: Screen) -> DrawnChat:
    shown = (message(screen)._replace(sender=BOT), *map(_alone, answers))
    return DrawnChat(LOOK, CHANNEL, SERVER, shown)


def _alone(screen: Screen) -> DrawnMessage:
    return message(screen)._replace(sender=BOT, note=ONLY_YOU)


def _in_words(screen: Screen) -> Screen:
    return screen._replace(picture=None, alt="")


def message(screen: Screen) -> DrawnMessage:
    """A screen as Discord shows it: with the components, and only those, that a call would carry."""
    lines: list[DrawnLine] = []
    rows: list[tuple[DrawnButton, ...]] = []
    for component in _flat(components(screen)):
        if component["type"] == _TEXT:
            lines += map(line_of, component["content"].split("\n"))
        elif component["type"] == _ROW:
            rows.append(tuple(map(_button, component["components"])))
    return DrawnMessage(tuple(lines), tuple(rows), screen.picture)


def _flat(given: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for component in given:
        yield component
        if component["type"] not in (_ROW, _TEXT):
            yield from _flat(component.get("components", []))


def _button(component: dict[str, Any]) -> DrawnButton:
    if component["type"] == _SELECT:
        return DrawnButton(f"{component['placeholder']} ▾")
    style = component["style"]
    return DrawnButton(component["label"], _TONES.get(style, "plain"), is_link=style == _LINK_STYLE)


def line_of(written: str) -> DrawnLine:
    """A line of Discord's markdown, of which ours has a look for the whole line and nothing else."""
    size, is_bold, is_quiet = 13.0, False, False
    for before, look in _LOOKS.items():
        if written.startswith(before):
            written, (size, is_bold, is_quiet) = written.removeprefix(before), look
            break
    if written.startswith("**") and written.endswith("**"):
        written, is_bold = written[2:-2], True
    text = _ESCAPED.sub(r"\1", written)
    return DrawnLine(text, is_bold=is_bold, size=size, ink="quiet" if is_quiet else "ink")
