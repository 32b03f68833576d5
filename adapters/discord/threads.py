"""Tables in a thread of their own, where Discord lets the bot open one; a table stays where it began."""

from __future__ import annotations

import asyncio
from typing import Any

import discord

from adapters.bounded.limits import Limit
from adapters.delivery.platform import Unknown, Unreachable, Wait
from adapters.discord.identity import address_of, may_open_threads, presence_of
from adapters.discord.platform import DiscordPlatform
from adapters.front.answers import Answer
from adapters.front.desk import Desk
from adapters.front.opening import TableWish
from adapters.screens.screen import Line, Link, Screen
from adapters.store.records import Person
from adapters.text.plain_text import plain
from adapters.text.words import words_for

NAME_LENGTH_MAX = 100
THREADS_MAX, THREAD_SECONDS = 3, 600.0  # that one person may have opened: a channel shows each of them

Interaction = discord.Interaction[Any]


class DiscordThreads:
    """Opens threads for tables."""

    def __init__(self, desk: Desk, platform: DiscordPlatform) -> None:
        self._desk = desk
        self._platform = platform
        self._opened = Limit(THREADS_MAX, THREAD_SECONDS)

    async def open(self, asked: Interaction, person: Person, wish: TableWish, press_id: str) -> Answer:
        """Open a table in a new thread of the channel; where that cannot be, say why, and open none."""
        words, presence = words_for(person.language), presence_of(asked)
        if not may_open_threads(asked) or asked.channel is None:
            return Answer(words("thread-not-here"), is_refusal=True)
        refused = await self._desk.opening.check(person, wish.game, presence)
        if refused.is_refusal:
            return refused
        now = asyncio.get_running_loop().time()
        if self._opened.is_reached(person.id, now):
            return Answer(words("thread-too-many"), is_refusal=True)
        name = plain(f"{words(f'{wish.game}-name')} · {person.name}", NAME_LENGTH_MAX)
        try:
            thread = await self._platform.open_thread(asked.channel.id, name)
        except (Wait, Unreachable, Unknown, discord.HTTPException):
            return Answer(words("thread-not-here"), is_refusal=True)
        self._opened.count(person.id, now)
        inside = presence._replace(place=address_of(thread), parent=presence.place, name=name)
        opened = await self._desk.opening.open(person, wish, lambda _: inside.place, press_id, inside)
        if opened.is_refusal:
            return opened
        link = Link(f"🧵 {name}", f"https://discord.com/channels/{asked.guild_id}/{thread}")
        return opened._replace(text="", screen=Screen((Line(opened.text),), ((link,),), opened.text))
