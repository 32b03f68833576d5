"""Answers to one interaction, in time: Discord waits three seconds for the first, whatever else takes longer.

Words are private to the person who asked. An answer that comes too late to be heard is noted and let go: what was
done counts, and the table shows it.
"""

from __future__ import annotations

import asyncio
import io
import logging
from collections.abc import Awaitable, Sequence
from typing import Any, NamedTuple, TypeVar

import aiohttp
import discord

from adapters.delivery.platform import MessageGone, Unknown
from adapters.discord import text
from adapters.discord.calls import (
    EPHEMERAL,
    LET_BE,
    ORIGINAL,
    REPLY,
    THINK,
    UPDATE,
    Calls,
    DiscordMessage,
    Payload,
)
from adapters.discord.members import Channel
from adapters.discord.pictures import (
    ANSWER_SECONDS_MAX,
    LONG_SECONDS_MAX,
    NOTHING,
    Attached,
    Pictures,
    SendCall,
    Sending,
)
from adapters.pictures.descriptions import takes_long
from adapters.screens.screen import Line, Screen

log = logging.getLogger(__name__)

ACK_SECONDS = 1.5  # after which Discord is told that an answer follows
NO_MESSAGE_CODE = 10008

IN_ANSWER = "e"  # begins the reference of a message that one person sees

Interaction = discord.Interaction[Any]
T = TypeVar("T")


class DiscordReply:
    """The answer to one interaction; from its making on, Discord hears something in time."""

    def __init__(
        self, interaction: Interaction, calls: Calls, pictures: Pictures, *, keeps_pressed: bool = False
    ) -> None:
        self._asked = interaction
        self._keeps_pressed = keeps_pressed  # the token is to rewrite the message pressed, whatever is answered
        self._calls = calls
        self._pictures = pictures
        self._is_press = interaction.type is discord.InteractionType.component
        self._given: int | None = None  # which kind of first answer there was
        self._acknowledging: asyncio.Task[None] | None = None
        self._timer = asyncio.get_running_loop().call_later(ACK_SECONDS, self._acknowledge_soon)

    async def nothing(self) -> None:
        """Let a press be, unless it was answered: the table shows what came of it."""
        await self._settle()
        if self._given is None:
            await _send_or_log(self._acknowledge())

    async def say(self, said: str) -> None:
        """Say something to the person alone."""
        await self.show(Screen((Line(said),)))

    async def show(self, screen: Screen) -> None:
        """Show something to the person alone, in a message of its own."""
        if screen.picture is not None and takes_long(screen.picture):
            await self._say_that_it_comes()
        await _send_or_log(self._show(screen, self._send))

    async def replace(self, screen: Screen) -> None:
        """Show something in the very message that was pressed, which nobody keeps up to date.

        A message that is gone by now, or is just being deleted, cannot hold it: another, private one does.
        """
        try:
            await _send_or_log(self._show(screen, self._rewrite, hung=None))
        except MessageGone:
            await self.show(screen)

    async def _show(self, screen: Screen, call: SendCall, hung: Attached | None = NOTHING) -> None:
        is_long = screen.picture is not None and takes_long(screen.picture)
        seconds = LONG_SECONDS_MAX if is_long else ANSWER_SECONDS_MAX
        await self._pictures.show(screen, call, hung=hung, seconds=seconds)

    async def _send(self, sending: Sending) -> DiscordMessage | None:
        return (await self.send(sending.payload(), sending.files))[0]

    async def _rewrite(self, sending: Sending) -> DiscordMessage | None:
        return await self.rewrite(sending.payload(), sending.files)

    # --- Messages --------------------------------------------------------------------------------------

    @property
    def token(self) -> str:
        """By which the answer may be changed."""
        return self._asked.token

    def way_to_pressed(self) -> PressWay:
        """The way to rewrite the message that was pressed."""
        return PressWay(self, _ref_of(self._asked.message), self._place, is_new=False)

    def way_to_new(self) -> PressWay:
        """The way to answer with a new message, which the person alone sees."""
        return PressWay(self, f"{IN_ANSWER}{self._asked.id}", self._place, is_new=True)

    @property
    def _place(self) -> str:
        channel = self._asked.channel
        if isinstance(channel, discord.GroupChannel):
            return channel.name or "Discord"
        return f"#{channel.name}" if isinstance(channel, Channel) else ""

    @property
    def rewrites(self) -> str:
        """The message for all that the token rewrites from now on; "" if there is none."""
        pressed = self._asked.message
        is_public = pressed is not None and not pressed.flags.ephemeral
        return str(pressed.id) if pressed is not None and is_public and self._given in (LET_BE, UPDATE) else ""

    @property
    def is_given(self) -> bool:
        """Whether Discord has had an answer, before which the token is of no use."""
        return self._given is not None

    async def send(self, payload: Payload, files: Sequence[discord.File]) -> tuple[DiscordMessage | None, bool]:
        """Put something into a message of its own, for the person alone; returns that message, and whether it is
        the original answer: to a press that was acknowledged first, the original is the message pressed."""
        await self._settle()
        private = payload | {"flags": payload.get("flags", 0) | EPHEMERAL}
        if self._given is None and self._keeps_pressed:
            await self._acknowledge()
        if self._given is None:
            return await self._answer(REPLY, private, files), True
        if self._given == THINK:
            return await self._calls.edit_answer(self.token, ORIGINAL, payload, files), True
        return await self._calls.follow_up(self.token, private, files), False

    async def rewrite(self, payload: Payload, files: Sequence[discord.File]) -> DiscordMessage | None:
        """Put something into the message that was pressed."""
        assert self._asked.message is not None, "a command stands in no message"
        await self._settle()
        try:
            if self._given is None:
                return await self._answer(UPDATE, payload, files)
            return await self._calls.edit_answer(self.token, ORIGINAL, payload, files)
        except discord.NotFound as error:
            if error.code == NO_MESSAGE_CODE:
                raise MessageGone from error
            raise

    async def hand_over(self, name: str, content: str, said: str) -> None:
        """Give the person a file, with a sentence."""
        file = discord.File(io.BytesIO(content.encode()), name)
        payload = {"content": text.line(Line(said)), "attachments": [{"id": 0, "filename": name}]}
        await _send_or_log(self.send(payload, [file]))

    # --- In time ---------------------------------------------------------------------------------------

    async def _answer(
        self, kind: int, payload: Payload | None = None, files: Sequence[discord.File] = ()
    ) -> DiscordMessage | None:
        written = await self._calls.answer(self._asked, kind, payload, files)
        self._given = kind
        return written

    async def _say_that_it_comes(self) -> None:
        """Have Discord show the person that something is being made for them alone."""
        await self._settle()
        if self._given is None:
            await _send_or_log(self._answer(THINK, {"flags": EPHEMERAL}))

    async def _settle(self) -> None:
        """Let no acknowledgement begin from now on, and end one that has."""
        self._timer.cancel()
        if self._acknowledging is not None:
            await self._acknowledging

    def _acknowledge_soon(self) -> None:
        self._acknowledging = asyncio.get_running_loop().create_task(_send_or_log(self._acknowledge()))

    async def _acknowledge(self) -> None:
        if self._is_press:
            await self._answer(LET_BE)
        else:
            await self._answer(THINK, {"flags": EPHEMERAL})


class PressWay(NamedTuple):
    """The way of answering that a press or command lends to the courier."""

    reply: DiscordReply
    ref: str  # the message that was pressed, or a new one, which the person alone sees
    place: str  # where that is, as people call it; "" in their direct messages
    is_new: bool


def _ref_of(message: discord.Message | None) -> str:
    """How the courier calls a message: by its id or, if one person sees it, by the interaction that it answers."""
    assert message is not None, "a command stands in no message"
    if not message.flags.ephemeral:
        return str(message.id)
    answered = message.interaction_metadata
    return f"{IN_ANSWER}{answered.id if answered is not None else message.id}"


async def _send_or_log(answer: Awaitable[T]) -> T | None:
    """Answer; too late, twice, or with the line gone there is nobody left to tell, and nothing comes of it."""
    try:
        return await answer
    except discord.NotFound:
        log.info("an answer came too late to be heard")
    except (discord.HTTPException, aiohttp.ClientError, OSError, Unknown) as failure:
        log.warning("an answer was not heard: %r", failure)
    return None
