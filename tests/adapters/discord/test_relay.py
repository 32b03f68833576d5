"""Where an operator has it relayed, what people at a table write in its channel reaches its other places."""

from __future__ import annotations

import re
from pathlib import Path

import discord
import pytest

from tests.running_discord import patient_discord, running_bot

MAY_READ = discord.Intents(message_content=True).value


@pytest.mark.req("PL-20", "PL-43")
async def test_what_is_written_in_one_channel_is_read_in_the_other_and_not_repeated(tmp_path: Path) -> None:
    async with (
        patient_discord(privileged=MAY_READ) as stand_in,
        running_bot(tmp_path, stand_in, relays=True) as bot,
    ):
        ana, bo, carl = (stand_in.person(name) for name in ("Ana", "Bo", "Carl"))
        here, there = (stand_in.guild(name).channel("cards") for name in ("Friends", "Others"))
        live = await bot.table(ana, here, "santase")
        await bo.command("join", channel=there, code=re.findall(r"\d{6}", live.text)[0])
        await carl.say(here, "I only look on")
        await ana.say(here, "hello over there")
        await stand_in.until(lambda: "Ana: hello over there" in [one.text for one in there.messages])
        await bot.settle()
        assert "look on" not in stand_in.everything_seen_in(there)
        assert [one.text for one in here.messages if "hello over there" in one.text] == ["hello over there"]
