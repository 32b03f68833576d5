"""What the bot may not do in a group: it needs no right but to write, and can do more with others."""

from __future__ import annotations

import re
from collections.abc import Iterable

from telegram.error import BadRequest, TelegramError

from adapters.screens.screen import Line, Screen
from adapters.telegram.api import Api
from adapters.telegram.chats import Chat
from adapters.telegram.failures import meaning_of
from adapters.telegram.moderators import ADMINISTRATORS
from adapters.telegram.platform import TelegramPlatform
from adapters.text.words import Words

_TOPIC = re.compile(r"topic|thread", re.IGNORECASE)


async def missing(api: Api, place: Chat, words: Words) -> str:
    """What is missing here before a table can be shown, in words; nothing if all is well, or nobody knows.

    Telegram lets the bot seem to type exactly where it may write.
    """
    if not place.is_group:
        return ""
    try:
        await api.call("sendChatAction", **place.fields, action="typing")
    except BadRequest as failure:
        if meaning_of(failure) != "closed":
            return ""
        return words("check-topic" if _TOPIC.search(failure.message) else "check-write")
    except TelegramError:
        return ""
    return ""


async def report(platform: TelegramPlatform, place: Chat, account: int | None, words: Words) -> Screen:
    """What is missing here, and what else would be possible: each with how to have it.

    An anonymous administrator is nobody of whom it could be said whether they have a private chat.
    """
    lacks = await missing(platform.api, place, words)
    return report_screen(lacks, await _possible(platform, place, account), words)


def report_screen(lacks: str, better: Iterable[str], words: Words) -> Screen:
    """What is missing, in words, and the words for what else would be possible."""
    lines = [Line(lacks or words("check-well"), "strong")]
    lines += [Line(f"• {words(f'check-{what}')}") for what in better]
    return Screen(tuple(lines), short=lines[0].text)


async def _possible(platform: TelegramPlatform, place: Chat, account: int | None) -> list[str]:
    """The words for what is not switched on, asked for anew: BotFather and administrators may have changed it."""
    lacking = []
    platform.moderators.forget_chat(place.id, platform.api.id)
    if account is not None and not await platform.has_chat(account):
        lacking.append("private")
    if place.is_group:
        lacking += await _powerless(platform, place, account)
    try:
        bot = await platform.api.call("getMe")
    except TelegramError:
        return lacking
    platform.has_inline = bool(bot.get("supports_inline_queries"))
    if not place.is_group:
        return lacking
    own = (await platform.moderators.member(place.id, platform.api.id)).get("status")
    if own in ADMINISTRATORS and account is not None:
        await platform.ephemerals.find_out(place, account)
    if not platform.ephemerals.may_be_shown(place):
        lacking.append("alone")
    elif own not in ADMINISTRATORS:
        lacking.append("administrator")
    if not platform.has_inline:
        lacking.append("inline")
    if not bot.get("can_read_all_group_messages"):
        lacking.append("privacy")
    is_forum = bool((await platform.moderators.chat(place.id)).get("is_forum"))
    if is_forum and not await platform.moderators.may_open_topics(place):
        lacking.append("topics")
    if place.link is None:
        lacking.append("links")
    return lacking


async def _powerless(platform: TelegramPlatform, place: Chat, account: int | None) -> list[str]:
    """The words for what keeps somebody from deciding for a group, or from sitting down; none for administrators
    who write under their own name."""
    if account is None:
        return ["anonymous"]
    status = (await platform.moderators.member(place.id, account)).get("status")
    if status is None:
        return ["members"]
    return [] if status in ADMINISTRATORS else ["runs"]
