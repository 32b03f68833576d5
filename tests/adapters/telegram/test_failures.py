"""Telegram's refusals, as it words them, and what they mean."""

from __future__ import annotations

import pytest
from telegram.error import BadRequest

from adapters.telegram.failures import meaning_of

REFUSALS = {
    "Message is not modified: specified new message content and reply markup are exactly the same": "unchanged",
    "Message to edit not found": "deleted",
    "Message can't be edited": "gone",
    "Message to delete not found": "deleted",
    "Not enough rights to send photos to the chat": "no pictures here",
    "CHAT_SEND_GIFS_FORBIDDEN": "no pictures here",
    "Not enough rights to send text messages to the chat": "closed",
    "TOPIC_CLOSED": "closed",
    "TOPIC_DELETED": "closed",
    "CHAT_RESTRICTED": "closed",
    "Have no write access to the chat": "closed",
    "CHAT_WRITE_FORBIDDEN": "closed",
    "CHAT_SEND_PLAIN_FORBIDDEN": "closed",
    "CHAT_GUEST_SEND_FORBIDDEN": "closed",
    "Not enough rights to manage pinned messages in the chat": "closed",
    "Need administrator rights in the channel chat": "closed",
    "CHANNEL_PRIVATE": "closed",
    "USER_BANNED_IN_CHANNEL": "closed",
    "INPUT_USER_DEACTIVATED": "closed",
    "There is no text in the message to edit": "is a picture",
    "There is no caption in the message to edit": "is words",
    "Wrong file identifier/HTTP URL specified": "unknown file",
    "Wrong remote file id specified: Wrong string length": "unknown file",
    "PHOTO_INVALID_DIMENSIONS": "",
    "IMAGE_PROCESS_FAILED": "",
}


@pytest.mark.parametrize(("words", "meaning"), REFUSALS.items())
def test_each_refusal_has_its_meaning(words: str, meaning: str) -> None:
    assert meaning_of(BadRequest(words)) == meaning
