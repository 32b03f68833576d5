"""What Discord refuses, and what happens on the way, as the port's exceptions."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import aiohttp
import discord

from adapters.delivery.platform import MessageDeleted, MessageGone, Unknown, Unreachable, Wait

PAUSE_SECONDS = 60.0  # where Discord says to wait but not how long

# Discord's error codes, by what they mean to us.
CLOSED_CODES = frozenset({50007, 50278})  # closed direct messages; no server in common
DELETED_CODES = frozenset({10008})  # no such message
GONE_CODES = frozenset({30046, 50005})  # too many edits of an old message; somebody else's
TOKEN_CODES = frozenset({10015, 10062, 50027})  # an interaction's token that is not valid any more
TOO_OLD_CODE = 30046
FORGOTTEN_CODES = frozenset({10003, 10008})  # channel or message: there is nothing left to delete
ARCHIVED_CODE = 50083  # said of edits; what is sent into such a thread opens it, unless that is locked
UNREACHABLE_CODES = frozenset({10003, 10004, 10013, 50001, 50013, 50008, ARCHIVED_CODE, 160005})
PAUSE_CODES = frozenset({40003})  # direct messages opened too fast


@contextmanager
def as_port_exceptions() -> Iterator[None]:
    """Turn what Discord refuses, and what happens on the way, into the port's exceptions."""
    try:
        yield
    except discord.RateLimited as error:
        raise Wait(error.retry_after, is_for_all=True) from error
    except discord.HTTPException as error:
        raise failure_of(error) from error
    except (aiohttp.ClientError, OSError) as error:  # A timeout is one of these.
        raise Unknown(repr(error)) from error


class TokenSpent(MessageGone):
    """A press is too long ago, or its token is not accepted for another reason."""


def failure_of(error: discord.HTTPException) -> Exception:
    """What a refusal means to the courier; the error itself where we have asked for something impossible."""
    if error.code in TOKEN_CODES:
        return TokenSpent(error.text)
    if error.code in DELETED_CODES:
        return MessageDeleted(error.text)
    if error.code in GONE_CODES:
        return MessageGone(error.text)
    if error.code in PAUSE_CODES or error.status == 429:
        return Wait(_pause_seconds(error), is_for_all=True)
    if error.code in CLOSED_CODES or error.code in UNREACHABLE_CODES or error.status == 403:
        return Unreachable(error.text)
    if error.status >= 500 or error.status in (401, 404, 408):
        return Unknown(str(error))
    return error


def _pause_seconds(error: discord.HTTPException) -> float:
    try:
        return float(error.response.headers.get("Retry-After", ""))
    except ValueError:
        return PAUSE_SECONDS
