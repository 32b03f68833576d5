"""What Telegram refuses, in its own words, and what that means to the courier."""

from __future__ import annotations

import re
from typing import Literal

from telegram.error import BadRequest, RetryAfter

Meaning = Literal[
    "unchanged", "deleted", "gone", "closed", "no pictures here", "is a picture", "is words", "unknown file", ""
]

# The first that is found counts.
_MEANINGS: tuple[tuple[Meaning, str], ...] = (
    ("unchanged", r"message is not modified"),
    ("deleted", r"message to (edit|delete) not found"),
    ("gone", r"message can't be (edited|deleted)|message_id_invalid|message identifier"),
    (
        "no pictures here",
        r"rights to send (photos|animations|media|documents)|chat_send_(photos|gifs|media|docs)_forbidden",
    ),
    (
        "closed",
        r"(chat|user|thread) not found|topic.?(closed|deleted)|group chat was (deactivated|upgraded)"
        r"|(group|user) is deactivated|not enough rights|(have no|need administrator) rights"
        r"|have no write access|chat_(restricted|write_forbidden|forbidden|admin_required|id_invalid)"
        r"|chat_(guest_)?send_(plain_)?forbidden|channel_(private|invalid)|peer_id_invalid|payment_required"
        r"|user_(is_blocked|banned_in_channel|deactivated|deleted|restricted)|premium_required",
    ),
    ("is a picture", r"there is no text in the message"),
    ("is words", r"there is no caption in the message"),
    ("unknown file", r"(wrong|invalid) (remote )?file id|file_reference|file_id_invalid"),
)
_READ = tuple((meaning, re.compile(words, re.IGNORECASE)) for meaning, words in _MEANINGS)


def meaning_of(refusal: BadRequest) -> Meaning:
    """What a refusal means; nothing in particular if it is none of those that happen to a bot without a fault."""
    return next((meaning for meaning, words in _READ if words.search(refusal.message)), "")


def seconds_of(error: RetryAfter) -> float:
    """How long Telegram wants us to wait."""
    seconds = error.retry_after
    return float(seconds if isinstance(seconds, int | float) else seconds.total_seconds())
