"""What newcomers see on Telegram, drawn from the very fields that calls of the Bot API carry."""

from __future__ import annotations

import re
from html import unescape

from adapters.screens import play_screen
from adapters.screens.screen import Link, Screen
from adapters.telegram.check import report_screen
from adapters.telegram.contents import captioned, shown, with_links
from adapters.telegram.inline_hands import offered
from adapters.text.words import Words
from bots.chat_pictures import ChatLook, DrawnButton, DrawnChat, DrawnLine, DrawnMessage
from bots.chat_scenes import NewcomerScreens, newcomer_screens
from engine.games import GAMES

BOT, USERNAME = "Tablemates", "TablematesBot"
NO_TABLE = ""  # Where links lead is not drawn.
GROUP, GROUP_ID = "Friday cards", -1001234567890

UNCHECKED = ("administrator", "inline", "privacy", "topics")  # what a group does without at first

_PART = re.compile(r"<[^>]+>|\n|[^<\n]+")

LOOK = ChatLook(
    ground="#d5e2ea",
    bar="#ffffff",
    bar_ink="#17212b",
    bar_quiet="#7b8a97",
    bubble="#ffffff",
    own="#dcf6c9",
    ink="#17212b",
    quiet="#7b8a97",
    link="#2678b6",
    sender="#c2506b",
    button="#6f8ca1",
    button_ink="#ffffff",
    primary="#3c8fd0",
    danger="#c9524f",
)


def telegram_chats(words: Words) -> dict[str, DrawnChat]:
    """Each picture of deploy/telegram.md, by its name."""
    screens = newcomer_screens(str(GROUP_ID), GROUP, words)
    way_back = Link(GROUP, f"https://t.me/c/{-1_000_000_000_000 - GROUP_ID}/1")
    hand = screens.hand._replace(controls=(*screens.hand.controls, (way_back,)))
    return {
        "telegram-greeting": _group(screens.greeting),
        "telegram-play": _group(play_screen(str(GROUP_ID), list(GAMES), words, opens="topic")),
        "telegram-lobby": _group(with_links(screens.lobby, USERNAME, NO_TABLE)),
        "telegram-hand": DrawnChat(LOOK, BOT, "bot", (message(hand),)),
        "telegram-inline": _typed(screens),
        "telegram-table": _group(with_links(screens.table, USERNAME, NO_TABLE)),
        "telegram-result": _group(with_links(screens.result, USERNAME, NO_TABLE)),
        "telegram-place": DrawnChat(LOOK, BOT, "bot", (message(screens.place),)),
        "telegram-check": DrawnChat(LOOK, BOT, "bot", (message(report_screen("", UNCHECKED, words)),)),
    }


def _group(screen: Screen) -> DrawnChat:
    return DrawnChat(LOOK, GROUP, "5 members", (message(screen)._replace(sender=BOT),))


def _typed(screens: NewcomerScreens) -> DrawnChat:
    """Somebody without a private chat has typed the bot's name in the group."""
    chat = _group(with_links(screens.numbered, USERNAME, NO_TABLE, has_inline=True))
    results = offered([screens.held], "", USERNAME, str)
    listed = tuple((one["title"], one["description"]) for one in results)
    return chat._replace(offered=listed, typed=f"@{USERNAME}")


def message(screen: Screen) -> DrawnMessage:
    """A screen as Telegram shows it: with the fields, and only those, that a call would carry."""
    fields = captioned(screen) if screen.picture is not None else shown(screen)
    return DrawnMessage(
        lines_of(fields.get("caption") or fields["text"]),
        tuple(
            tuple(DrawnButton(button["text"], is_link="url" in button) for button in row)
            for row in fields["reply_markup"]["inline_keyboard"]
        ),
        screen.picture,
    )


def lines_of(html: str) -> tuple[DrawnLine, ...]:
    """The lines of a message in Telegram's HTML, whose looks never change within one."""
    lines, looks = [DrawnLine("")], set[str]()
    for part in _PART.findall(html):
        if part.startswith("</"):
            looks.remove(part[2:-1])
        elif part.startswith("<"):
            looks.add(part[1:-1].split()[0])
        elif part == "\n":
            lines.append(DrawnLine(""))
        else:
            last = lines.pop()
            lines.append(
                last._replace(
                    text=last.text + unescape(part),
                    is_bold=last.is_bold or "b" in looks,
                    is_italic=last.is_italic or "i" in looks,
                    is_quoted="blockquote" in looks,
                )
            )
    return tuple(lines)
