"""Telegram as a platform: the courier's posts, edits and deletions as calls of the Bot API, within its limits.

A reference is a message's number. Calls go out as plain data and answers come back as such.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

from telegram import InputFile
from telegram.error import BadRequest, ChatMigrated, Forbidden, RetryAfter, TelegramError

from adapters.buttons import HAND, LOBBY, NTH, OPEN, read_code
from adapters.gates import Gates
from adapters.platform import Kind, MessageGone, Unknown, Unreachable, Wait
from adapters.screens.screen import Button, Link, Screen
from adapters.store.records import Person
from adapters.telegram.api import Api
from adapters.telegram.budget import Budget
from adapters.telegram.keyboard import keyboard
from adapters.telegram.links import hand_link, seat_link
from adapters.telegram.text import message_text

NAME = "telegram"
SILENT: frozenset[Kind] = frozenset({"live", "log"})  # what nobody needs to be rung for
IN_PRIVATE = "💬"  # stands before what leads into the private chat

_NO_PREVIEW = {"is_disabled": True}

_UNCHANGED = re.compile(r"message is not modified", re.IGNORECASE)
_GONE = re.compile(
    r"message to (edit|delete) not found|message can't be (edited|deleted)|message_id_invalid|message identifier",
    re.IGNORECASE,
)
CLOSED = re.compile(
    r"chat not found|topic.?closed|thread not found|topic.?deleted|not enough rights|have no rights"
    r"|chat_write_forbidden|user is deactivated|peer_id_invalid|group chat was (deactivated|upgraded)",
    re.IGNORECASE,
)


class Chat(NamedTuple):
    """A chat, and in a forum the topic in it."""

    id: int
    topic: int | None = None

    @property
    def address(self) -> str:
        """The address by which the courier knows it."""
        return f"{NAME}:{self.id}" if self.topic is None else f"{NAME}:{self.id}:{self.topic}"

    @property
    def is_group(self) -> bool:
        """Whether several people are in it; people have positive numbers."""
        return self.id < 0

    @property
    def fields(self) -> dict[str, int]:
        """How a call names it."""
        return (
            {"chat_id": self.id} if self.topic is None else {"chat_id": self.id, "message_thread_id": self.topic}
        )


def chat_of(address: str) -> Chat:
    """The chat behind an address."""
    _, chat_id, *topic = address.split(":")
    return Chat(int(chat_id), int(topic[0]) if topic else None)


class TelegramPlatform:
    """Posts, edits and deletes messages for one bot."""

    name = NAME
    repeats_safely = False  # Telegram has nothing by which it would know a message again.
    keeps_in_view = False
    shows_pictures = False
    numbers_hands = True

    def __init__(
        self, api: Api, clock: Callable[[], float] = time.monotonic, budget: Budget | None = None
    ) -> None:
        self.api = api
        self.username = ""  # the bot's own, once Telegram has told it; nothing is sent before
        self.gates = Gates()
        self.on_migration: Callable[[int, int], None] = lambda old, new: None
        self._clock = clock
        self._budget = budget or Budget()

    # --- The port --------------------------------------------------------------------------------------

    def private_address(self, person: Person) -> str:
        """The address of a person's private chat with the bot, which has their own number."""
        return Chat(int(person.account)).address

    async def post(self, address: str, kind: Kind, screen: Screen, nonce: str) -> str:
        """Send a message and return its reference."""
        return await self.send(chat_of(address), screen, kind)

    async def edit(self, address: str, ref: str, kind: Kind, screen: Screen) -> None:
        """Make a message show another screen, unless the answer to a press has shown a newer one meanwhile."""
        chat = chat_of(address)
        async with self.gates.editing(gate_of(chat, ref)) as is_newest:
            if is_newest:
                await self.rewrite(chat, ref, screen, kind)

    async def delete(self, address: str, ref: str) -> None:
        """Remove a message; gone already is fine, and one too old to be removed stays."""
        chat = chat_of(address)
        with self._port_words(chat, "deleteMessage"):
            await self.api.call("deleteMessage", chat_id=chat.id, message_id=int(ref))

    # --- Calls within the budget -----------------------------------------------------------------------

    async def send(self, chat: Chat, screen: Screen, kind: Kind = "notice", *, reply_to: int | None = None) -> str:
        """Send a message, perhaps in answer to another, and return its reference."""
        fields = {**chat.fields, **self._shown(chat, screen, kind), "disable_notification": kind in SILENT}
        if reply_to is not None:
            fields["reply_parameters"] = {"message_id": reply_to, "allow_sending_without_reply": True}
        self.spend(chat)
        with self._port_words(chat, "sendMessage"):
            message = await self.api.call("sendMessage", **fields)
        return str(message["message_id"])

    async def send_file(self, chat: Chat, name: str, content: str, said: str) -> None:
        """Send a text as a file, with a sentence."""
        self.spend(chat)
        with self._port_words(chat, "sendDocument"):
            await self.api.send_document(chat.id, InputFile(content.encode(), name), caption=said)

    async def rewrite(self, chat: Chat, ref: str, screen: Screen, kind: Kind = "notice") -> None:
        """Make a message show another screen; whoever calls this holds its gate."""
        fields = self._shown(chat, screen, kind)
        self.spend(chat)
        with self._port_words(chat, "editMessageText"):
            await self.api.call("editMessageText", chat_id=chat.id, message_id=int(ref), **fields)

    def spend(self, chat: Chat) -> None:
        """Take one call for a chat; raises Wait if it must be later."""
        if not self.username:
            raise Unknown("the bot is not connected yet")
        if pause := self._budget.spend(chat.id, self._clock()):
            raise Wait(pause)

    # --- Looks -----------------------------------------------------------------------------------------

    def _shown(self, chat: Chat, screen: Screen, kind: Kind) -> dict[str, Any]:
        if kind == "live" and chat.is_group:
            screen = with_links(screen, self.username)
        return shown(screen)

    # --- Failures --------------------------------------------------------------------------------------

    @contextmanager
    def _port_words(self, chat: Chat, method: str) -> Iterator[None]:
        """Turn what Telegram refuses, and what happens on the way, into the port's words; some is no failure."""
        failure: Exception
        try:
            yield
            return
        except RetryAfter as error:
            failure = Wait(seconds_of(error))
        except ChatMigrated as error:
            self.on_migration(chat.id, error.new_chat_id)
            failure = Unreachable()
        except Forbidden:
            failure = Unreachable()
        except BadRequest as error:
            if _UNCHANGED.search(error.message):
                return
            if _GONE.search(error.message):
                if method == "deleteMessage":
                    return
                failure = MessageGone()
            elif CLOSED.search(error.message):
                failure = Unreachable()
            else:
                failure = Unknown(f"{method}: {error.message}")
        except (TelegramError, KeyError) as error:  # The library's words may hold the address that we called.
            failure = Unknown(type(error).__name__)
        raise failure


def gate_of(chat: Chat, ref: str) -> str:
    """The name of a message's gate."""
    return f"{chat.id} {ref}"


def shown(screen: Screen) -> dict[str, Any]:
    """The fields of a call that make a message show a screen."""
    return {
        "text": message_text(screen),
        "parse_mode": "HTML",
        "link_preview_options": _NO_PREVIEW,
        "reply_markup": keyboard(screen.controls),
    }


def with_links(screen: Screen, username: str) -> Screen:
    """A live table with its way into the private chat: to a seat, or to a hand that could not be delivered."""
    codes = [
        (button, read_code(button.code)) for row in screen.controls for button in row if isinstance(button, Button)
    ]
    for button, code in codes:
        if code is not None and code.kind == LOBBY and code.what.split()[0] == "sit":
            link = Link(f"{IN_PRIVATE} {button.label}", seat_link(username, code.table_id))
            return screen._replace(controls=((link,), *screen.controls))
    if any(code is not None and code.kind == NTH for _, code in codes):
        for button, code in codes:
            if code is not None and code.kind == OPEN and code.what == HAND:
                link = Link(f"{IN_PRIVATE} {button.label}", hand_link(username, code.table_id))
                return screen._replace(controls=(*screen.controls, (link,)))
    return screen


def seconds_of(error: RetryAfter) -> float:
    """How long Telegram wants us to wait."""
    seconds = error.retry_after
    return float(seconds if isinstance(seconds, int | float) else seconds.total_seconds())
