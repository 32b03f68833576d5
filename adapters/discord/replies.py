"""Answers to one interaction, in time: Discord waits three seconds for the first, whatever else takes longer.

Words are private to the person who asked. An answer that comes too late to be heard is noted and let go: what was
done counts, and the table shows it.
"""

from __future__ import annotations

import asyncio
import io
import logging
from collections.abc import Awaitable
from typing import Any, TypeVar

import aiohttp
import discord

from adapters.delivery.platform import MessageGone
from adapters.discord import text
from adapters.discord.pictures import ANSWER_SECONDS_MAX, LONG_SECONDS_MAX, Call, Pictures, Sending
from adapters.discord.tickets import is_own_answer, keep_answer
from adapters.pictures.descriptions import takes_long
from adapters.screens.screen import Line, Screen

log = logging.getLogger(__name__)

ACK_SECONDS = 1.5  # after which Discord is told that an answer follows
NO_MESSAGE_CODE = 10008

Interaction = discord.Interaction[Any]
T = TypeVar("T")


class DiscordReply:
    """The answer to one interaction; from its making on, Discord hears something in time."""

    def __init__(self, interaction: Interaction, pictures: Pictures) -> None:
        self._asked = interaction
        self._pictures = pictures
        self.is_whole = True  # what was shown last lacks no picture
        self._is_press = interaction.type is discord.InteractionType.component
        self._acknowledging: asyncio.Task[None] | None = None
        self._timer = asyncio.get_running_loop().call_later(ACK_SECONDS, self._acknowledge_soon)

    async def nothing(self) -> None:
        """Let a press be: the table shows what came of it."""
        await self._settle()
        if not self._asked.response.is_done():
            await _send_or_log(self._asked.response.defer(ephemeral=True))

    async def say(self, said: str) -> None:
        """Say something to the person alone."""
        await self.show(Screen((Line(said),)))

    async def show(self, screen: Screen) -> bool:
        """Show something to the person alone, in a message of its own; returns whether it is the original answer.

        Only that can be rewritten. To a press that was acknowledged first, the original is the pressed message.
        """
        if screen.picture is not None and takes_long(screen.picture):
            await self._say_that_it_comes()
        return await self._show(screen, self._send) and is_own_answer(self._asked)

    async def replace(self, screen: Screen) -> bool:
        """Show something in the very message that was pressed; returns whether all of it surely stands there.

        A message that is gone by now, or is just being deleted, cannot hold it: another, private one does.
        """
        assert self._asked.message is not None, "a command stands in no message"
        ref = str(self._asked.message.id)
        try:
            return await self._show(screen, self._rewrite, ref) and self.is_whole
        except MessageGone:
            await self.show(screen)
            return False

    async def _show(self, screen: Screen, call: Call, ref: str = "") -> bool:
        is_long = screen.picture is not None and takes_long(screen.picture)
        drawn = await self._pictures.drawn(screen, seconds=LONG_SECONDS_MAX if is_long else ANSWER_SECONDS_MAX)
        shown = await _send_or_log(self._pictures.show(screen, drawn, call, ref=ref))
        self.is_whole = shown is None or shown.is_whole
        return shown is not None

    async def _send(self, sending: Sending) -> discord.Message | None:
        await self._settle()
        asked, view, files = self._asked, sending.view, sending.files
        if not asked.response.is_done():
            message = _message_in(await asked.response.send_message(view=view, files=files, ephemeral=True))
        elif self._is_press:
            return await asked.followup.send(view=view, files=files, ephemeral=True, wait=True)
        else:
            message = await asked.edit_original_response(view=view, attachments=files)
        if message is not None:
            keep_answer(asked, message)
        return message

    async def _rewrite(self, sending: Sending) -> discord.Message | None:
        await self._settle()
        asked, view, attachments = self._asked, sending.view, sending.attachments
        try:
            if asked.response.is_done():
                return await asked.edit_original_response(view=view, attachments=attachments)
            return _message_in(await asked.response.edit_message(view=view, attachments=attachments))
        except discord.NotFound as error:
            if error.code == NO_MESSAGE_CODE:
                raise MessageGone from error
            raise

    async def hand_over(self, name: str, content: str, said: str) -> None:
        """Give the person a file, with a sentence."""
        await self._settle()
        file = discord.File(io.BytesIO(content.encode()), name)
        spoken = text.line(Line(said))
        if self._asked.response.is_done():
            await _send_or_log(self._asked.followup.send(spoken, file=file, ephemeral=True))
        else:
            await _send_or_log(self._asked.response.send_message(spoken, file=file, ephemeral=True))

    async def _say_that_it_comes(self) -> None:
        """Have Discord show the person that something is being made for them alone."""
        await self._settle()
        if not self._asked.response.is_done():
            await _send_or_log(self._asked.response.defer(ephemeral=True, thinking=True))

    async def _settle(self) -> None:
        """Let no acknowledgement begin from now on, and end one that has."""
        self._timer.cancel()
        if self._acknowledging is not None:
            await self._acknowledging

    def _acknowledge_soon(self) -> None:
        self._acknowledging = asyncio.get_running_loop().create_task(self._acknowledge())

    async def _acknowledge(self) -> None:
        if not self._asked.response.is_done():
            await _send_or_log(self._asked.response.defer(ephemeral=True))


def _message_in(answer: discord.InteractionCallbackResponse[Any] | None) -> discord.Message | None:
    """The message that Discord says the answer stands in."""
    stands_in = answer.resource if answer is not None else None
    return stands_in if isinstance(stands_in, discord.Message) else None


async def _send_or_log(answer: Awaitable[T]) -> T | None:
    """Answer; too late, twice, or with the line gone there is nobody left to tell, and nothing comes of it."""
    try:
        return await answer
    except discord.NotFound:
        log.info("an answer came too late to be heard")
    except (discord.HTTPException, aiohttp.ClientError, OSError) as failure:
        log.warning("an answer was not heard: %r", failure)
    return None
