"""Tables in a thread of their own: offered where the bot may open one, and never more than anybody needs."""

from __future__ import annotations

import pytest

from adapters.text.words import words_for
from tests.adapters.discord.matches import button, whats_of
from tests.running_discord import Running
from tests.stand_ins.discord import Channel, Person

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.req("PL-2")]

GAME = "santase"


def threads_of(channel: Channel) -> list[Channel]:
    assert channel.guild is not None
    return [one for one in channel.guild.channels.values() if one.parent is channel]


async def test_a_table_opens_in_a_thread_and_stays_there(
    bot: Running, channel: Channel, ana: Person, bo: Person
) -> None:
    answer = await ana.command("play", channel=channel, game=GAME, thread=True)
    [thread] = threads_of(channel)
    assert thread.name == "Santase · Ana" and answer.is_ephemeral
    assert answer.message is not None
    assert [one.url for one in answer.message.buttons] == [
        f"https://discord.com/channels/{channel.guild and channel.guild.id}/{thread.id}"
    ]
    live = await bot.live(thread)
    await bo.press(live, button(live, "sit 1"))
    await bot.settle()
    await ana.press(live, button(live, "start"))
    await bot.settle()
    assert channel.messages == [] and "hand" in whats_of(await bot.live(thread))


async def test_the_offer_stands_under_the_games_and_only_where_it_can_be_kept(
    bot: Running, channel: Channel, ana: Person
) -> None:
    guild = channel.guild
    assert guild is not None and bot.platform.client is not None
    await bot.platform.client.wait_until_ready()  # Until then every server is one that was there before.
    guild.kick_bot()
    await bot.settle()
    guild.invite_bot()
    greeting = await bot.discord.until(lambda: channel.last if channel.messages else None)
    games = (await ana.press(greeting, greeting.buttons[0].custom_id)).message
    assert games is not None
    label = words_for("en")("button-thread")
    pressed = await ana.press(games, label)
    assert pressed.kind == "update"
    opened = await ana.press(games, words_for("en")(f"{GAME}-name"))
    [thread] = threads_of(channel)
    assert opened.is_ephemeral and opened.message is not None
    assert [one.url for one in opened.message.buttons] == [f"https://discord.com/channels/{guild.id}/{thread.id}"]
    channel.forbid("create_public_threads")
    games = (await ana.press(greeting, greeting.buttons[0].custom_id)).message
    assert games is not None and label not in [one.label for one in games.buttons]
    refused = await ana.command("play", channel=channel, game=GAME, thread=True)
    assert refused.text == words_for("en")("thread-not-here")


async def test_one_person_opens_few_threads_however_often_they_ask(
    bot: Running, channel: Channel, bo: Person
) -> None:
    for _ in range(5):
        await bo.command("play", channel=channel, game=GAME, thread=True)
    assert len(threads_of(channel)) == 2, "as many tables as one person may have"
    for thread in threads_of(channel):
        await bo.command("leave", channel=thread)
    for _ in range(5):
        answer = await bo.command("play", channel=channel, game=GAME, thread=True)
        await bo.command("leave", channel=threads_of(channel)[-1])
    assert len(threads_of(channel)) == 3
    assert answer.text == words_for("en")("thread-too-many")
