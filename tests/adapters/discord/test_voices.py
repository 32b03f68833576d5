"""Nobody speaks through the bot where they may not speak themselves: over sockets."""

from __future__ import annotations

import re

import pytest

from adapters.discord import members
from adapters.text.words import words_for
from tests.running_discord import Running
from tests.sentences import sentence
from tests.stand_ins.discord import Channel, Guild, Person, StandIn

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.req("PL-72")]

GAME = "santase"


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ask Discord each time, instead of once in a while."""
    monkeypatch.setattr(members, "BELIEVED_SECONDS", 0.0)


@pytest.fixture
def guild(stand_in: StandIn) -> Guild:
    return stand_in.guild("Friends")


async def table_with(bot: Running, channel: Channel, ana: Person, other: Person, elsewhere: Channel) -> str:
    """A table of Ana's that somebody joined by its code from another channel."""
    live = await bot.table(ana, channel, GAME)
    code = str(re.findall(r"\d{6}", live.text)[0])
    answer = await other.command("join", channel=elsewhere, code=code)
    assert code in answer.text, answer.text
    await bot.settle()
    return code


@pytest.mark.parametrize("trouble", ["removed", "timed out", "may not write"])
async def test_whoever_was_removed_or_silenced_says_something_and_nobody_sees_it(
    bot: Running, guild: Guild, channel: Channel, ana: Person, trouble: str
) -> None:
    eve = bot.discord.person("Eve", guild)
    code = await table_with(bot, channel, ana, eve, channel)
    assert "can read that" in (await eve.command("say", text="still here")).text
    await bot.discord.until(lambda: any("Eve: still here" in one.text for one in channel.messages))
    match trouble:
        case "removed":
            eve.guilds = (bot.discord.guild("Others"),)
        case "timed out":
            eve.is_timed_out = True
        case _:
            eve.permissions = 0
    refused = words_for(None)("refusal-not-heard", turn="", count=0, missing=0)
    assert (await eve.command("say", text="you will hear from me", table=code)).text == refused
    await eve.command("join", code=code)
    await eve.say(eve.dm, "you will hear from me")
    offer = await bot.discord.until(lambda: sentence("say-offer") in eve.dm.last.text and eve.dm.last)
    assert (await eve.press(offer, offer.buttons[0].custom_id)).text == refused
    await bot.settle()
    assert "hear from me" not in bot.discord.everything_seen_in(channel)


async def test_guests_carry_where_they_are_from_and_send_no_links(
    bot: Running, guild: Guild, channel: Channel, ana: Person
) -> None:
    others = bot.discord.guild("Others")
    bea = bot.discord.person("Bea", others)
    await table_with(bot, channel, ana, bea, others.channel("cards"))
    there = others.channels[max(others.channels)]
    await bea.command("say", channel=there, text="hello")
    await bot.discord.until(lambda: any("Bea (Others): hello" in one.text for one in channel.messages))
    answer = await bea.command("say", channel=there, text="look at https://example.com")
    assert answer.text == words_for(None)("refusal-guest-link", turn="", count=0, missing=0)
