"""Answers to one interaction, in time: Discord waits three seconds for the first, whatever else takes longer.

Words are private to who asked. An answer that comes too late to be heard is noted and let go: what was done
counts, and the table shows it.
"""

from __future__ import annotations

import asyncio
import io
import logging
from collections.abc import Awaitable
from typing import Any

import aiohttp
import discord

from adapters.discord import text
from adapters.discord.layout import view_of
from adapters.screens.screen import Line, Screen

log = logging.getLogger(__name__)

ACK_SECONDS = 1.5  # after which Discord is told that an answer follows

Interaction = discord.Interaction[Any]


class Reply:
    """The answer to one interaction; from its making on, Discord hears something in time."""

    def __init__(self, interaction: Interaction) -> None:
        self._asked = interaction
        self._is_press = interaction.type is discord.InteractionType.component
        self._acknowledging: asyncio.Task[None] | None = None
        self._timer = asyncio.get_running_loop().call_later(ACK_SECONDS, self._acknowledge_soon)

    async def nothing(self) -> None:
        """Let a press be: the table shows what came of it."""
        await self._settle()
        if not self._asked.response.is_done():
            await _heard(self._asked.response.defer(ephemeral=True))

    async def say(self, said: str) -> None:
        """Say something to the person alone."""
        await self.show(Screen((Line(said),)))

    async def show(self, screen: Screen) -> bool:
        """Show something to the person alone, in a message of its own; returns whether it is the original answer.

        Only that can be rewritten. To a press that was acknowledged first, the original is the pressed message.
        """
        await self._settle()
        view = view_of(screen)
        if not self._asked.response.is_done():
            return await _heard(self._asked.response.send_message(view=view, ephemeral=True))
        if self._is_press:
            await _heard(self._asked.followup.send(view=view, ephemeral=True))
            return False
        return await _heard(self._asked.edit_original_response(view=view))

    async def replace(self, screen: Screen) -> bool:
        """Show something in the very message that was pressed; returns whether it surely stands there."""
        assert self._is_press, "a command stands in no message"
        await self._settle()
        if self._asked.response.is_done():
            return await _heard(self._asked.edit_original_response(view=view_of(screen)))
        return await _heard(self._asked.response.edit_message(view=view_of(screen)))

    async def hand_over(self, name: str, content: str, said: str) -> None:
        """Give the person a file, with a sentence."""
        await self._settle()
        file = discord.File(io.BytesIO(content.encode()), name)
        spoken = text.line(Line(said))
        if self._asked.response.is_done():
            await _heard(self._asked.followup.send(spoken, file=file, ephemeral=True))
        else:
            await _heard(self._asked.response.send_message(spoken, file=file, ephemeral=True))

    async def _settle(self) -> None:
        """Let no acknowledgement begin from now on, and end one that has."""
        self._timer.cancel()
        if self._acknowledging is not None:
            await self._acknowledging

    def _acknowledge_soon(self) -> None:
        self._acknowledging = asyncio.get_running_loop().create_task(self._acknowledge())

    async def _acknowledge(self) -> None:
        if not self._asked.response.is_done():
            await _heard(self._asked.response.defer(ephemeral=True))


async def _heard(answer: Awaitable[object]) -> bool:
    """Answer; too late, twice, or with the line gone there is nobody left to tell."""
    try:
        await answer
        return True
    except discord.NotFound:
        log.info("an answer came too late to be heard")
    except (discord.HTTPException, aiohttp.ClientError, OSError) as failure:
        log.warning("an answer was not heard: %r", failure)
    return False
