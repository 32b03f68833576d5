"""What the bot may not do in a group: it needs no right but to write."""

from __future__ import annotations

import re

from telegram.error import BadRequest, TelegramError

from adapters.telegram.api import Api
from adapters.telegram.chats import Chat
from adapters.telegram.failures import meaning_of
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
