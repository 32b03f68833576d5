"""A bot that comes back to many running tables of which nobody was shown anything yet."""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path
from typing import NamedTuple

from bots.service import Service
from engine.commands import Sit, Start
from tests.evenings.found import Call
from tests.evenings.sides import bot_on_discord
from tests.leaping_loop import LeapingLoop, run_leaping
from tests.stand_ins import discord

GAME = "santase"
NAMES = ("Ana", "Bo")
AFTERWARDS_SECONDS = 30.0  # beyond the second that it takes to open somebody's direct messages


class CameBack(NamedTuple):
    """What was asked of Discord, and who was shown something in the end."""

    calls: tuple[Call, ...]
    places_shown: int
    people_shown: int

    def most_in_a_second(self, *methods: str) -> int:
        """The most calls that Discord counts in any second: of these kinds, or of all."""
        times = [one.at for one in self.calls if one.is_counted and (not methods or one.method in methods)]
        return max(
            (sum(at <= later < at + 1.0 for later in times[n : n + 200]) for n, at in enumerate(times)), default=0
        )


def came_back(tables: int) -> CameBack:
    """Come back to n tables in as many channels, at each of which two people have just been dealt cards."""
    with tempfile.TemporaryDirectory() as folder:
        return run_leaping(lambda loop: _come_back(loop, Path(folder), tables))


async def _come_back(loop: LeapingLoop, folder: Path, tables: int) -> CameBack:
    channels: list[discord.Channel] = []
    people: list[discord.Person] = []

    async def fill(stand_in: discord.StandIn, service: Service) -> None:
        guild = stand_in.guild("Friends")
        for number in range(tables):
            channels.append(guild.channel(f"games-{number}"))
            pair = [stand_in.person(f"{name} {number}") for name in NAMES]
            people.extend(pair)
            await _begin(service, channels[-1], pair)

    async with bot_on_discord(loop, folder, fill) as side:
        await asyncio.sleep(len(people) + AFTERWARDS_SECONDS)
        return CameBack(
            tuple(side.calls()),
            sum(bool(channel.messages) for channel in channels),
            sum(bool(person.dm.messages) for person in people),
        )


async def _begin(service: Service, channel: discord.Channel, pair: list[discord.Person]) -> None:
    first, second = [await service.desk.arrive("discord", str(one.id), one.name) for one in pair]
    opened = await service.desk.open_table(first, GAME, lambda _: f"discord:{channel.id}")
    assert opened.table_id is not None, opened
    await service.host.command(opened.table_id, Sit(), second.id)
    await service.host.command(opened.table_id, Start(), first.id)
