"""What is written to the bot, and in its channels, over sockets: the real client and a loopback Discord."""

from __future__ import annotations

import re

import pytest

from adapters.delivery.place_talk import LINES
from tests.running_discord import Running
from tests.sentences import sentence
from tests.stand_ins.discord import Channel, Person

pytestmark = pytest.mark.asyncio(loop_scope="module")

GAME = "santase"


@pytest.mark.req("PL-20", "PL-72")
async def test_what_is_written_directly_reaches_the_table_with_a_press(
    bot: Running, channel: Channel, ana: Person
) -> None:
    await ana.say(ana.dm, "is anyone there?")
    await bot.discord.until(lambda: sentence("help-1") in ana.dm.last.text)
    await bot.table(ana, channel, GAME)
    await ana.say(ana.dm, "good *evening*")
    offer = await bot.discord.until(lambda: sentence("say-offer") in ana.dm.last.text and ana.dm.last)
    await bot.settle()
    assert not [one for one in channel.messages if "evening" in one.text]
    say = offer.buttons[0].custom_id
    for _ in range(2):
        await ana.press(offer, say, stale=True)
    await bot.discord.until(lambda: "Ana: good \\*evening\\*" in [one.text for one in channel.messages])
    await bot.settle()
    assert "can read that" in offer.text
    assert len([one for one in channel.messages if "evening" in one.text]) == 1


@pytest.mark.req("PL-20")
async def test_a_mention_reaches_the_table_and_other_talk_does_not(
    bot: Running, channel: Channel, ana: Person, bo: Person
) -> None:
    elsewhere = bot.discord.guild("Others").channel("cards")
    live = await bot.table(ana, channel, GAME)
    code = re.findall(r"\d{6}", live.text)[0]
    await bo.command("join", channel=elsewhere, code=code)
    await ana.say(channel, "between us")
    await ana.say(channel, f"<@{bot.discord.bot_id}> hello over there")
    await bot.discord.until(lambda: "Ana: hello over there" in [one.text for one in elsewhere.messages])
    await bot.settle()
    assert "between us" not in bot.discord.everything_seen_in(elsewhere)


@pytest.mark.req("PL-5")
async def test_what_people_write_in_a_channel_scrolls_its_table_away(
    bot: Running, channel: Channel, ana: Person
) -> None:
    live = await bot.table(ana, channel, GAME)
    for number in range(LINES):
        assert not bot.platform.talk.has_scrolled(f"discord:{channel.id}", str(live.id))
        await ana.say(channel, f"line {number}")
    await bot.settle()
    assert bot.platform.talk.has_scrolled(f"discord:{channel.id}", str(live.id))


@pytest.mark.req("PL-20", "PL-63")
async def test_who_is_not_seated_is_told_so_in_the_channel_a_few_times(
    bot: Running, channel: Channel, bo: Person
) -> None:
    for number in range(6):
        await bo.say(channel, f"<@{bot.discord.bot_id}> hey {number}")
    await bot.discord.until(lambda: len([one for one in channel.messages if one.author is None]) == 3)
    await bo.command("help")
    await bot.settle()
    assert len([one for one in channel.messages if one.author is None]) == 3
