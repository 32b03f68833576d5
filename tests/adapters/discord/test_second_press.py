"""What cannot be taken back asks the presser alone, and is done by a second press on the same button."""

from __future__ import annotations

import pytest

from tests.adapters.discord.matches import button, press_until, whats_of, words
from tests.running_discord import Running
from tests.second_press import asks
from tests.stand_ins.discord import Channel, Person

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_leaving_and_closing_ask_the_presser_alone_and_are_done_by_a_second_press(
    bot: Running, channel: Channel, ana: Person, bo: Person
) -> None:
    live = await bot.table(ana, channel, "santase")
    await bo.press(live, button(live, "sit 1"))
    await bot.settle()
    asked = await bo.press(live, button(live, "leave"))
    assert await words(bot, asked) and asks(asked)
    await bot.settle()
    assert "sit 1" not in whats_of(live), "the seat is still taken"
    await press_until(bot, bo, live, "leave", lambda: "sit 1" in whats_of(live))
    asked = await ana.press(live, button(live, "close"))
    assert await words(bot, asked) and asks(asked)
    await press_until(bot, ana, live, "close", lambda: not whats_of(live))
