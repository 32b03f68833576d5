"""What /check says on Discord, each sentence where it is true and nowhere else; over sockets."""

from __future__ import annotations

from pathlib import Path

import discord as discord_py
import pytest

from adapters.text.words import words_for
from tests.running_discord import GOVERNOR, MODERATOR, Running, new_discord, running_bot
from tests.sentences import sentence
from tests.stand_ins.discord import Channel, Person, StandIn

pytestmark = [
    pytest.mark.asyncio(loop_scope="module"),
    pytest.mark.req("PL-64", "PL-73"),
    pytest.mark.usefixtures("bot"),
]

GAME = "santase"


@pytest.fixture
def owner(stand_in: StandIn) -> Person:
    owner = stand_in.person("Owner")
    owner.permissions = GOVERNOR
    return owner


WELL = sentence("check-well")


async def checked(person: Person, channel: Channel | None = None) -> list[str]:
    answer = await person.command("check", channel=channel)
    assert answer.is_ephemeral or channel is None
    return answer.text.splitlines()


async def test_where_a_permission_is_missing_it_is_named_and_no_table_opened(
    channel: Channel, owner: Person
) -> None:
    assert await checked(owner, channel) == [WELL]
    channel.forbid("attach_files")
    assert await checked(owner, channel) == [sentence("check-missing", permissions="Attach Files")]
    channel.forbid("send_messages")
    lacking = sentence("check-missing", permissions="Send Messages")
    assert await checked(owner, channel) == [lacking]
    assert (await owner.command("play", channel=channel, game=GAME)).text == lacking
    channel.permit("attach_files")
    thread = channel.thread("aside")
    assert await checked(owner, thread) == [WELL]
    channel.forbid("send_messages_in_threads")
    assert await checked(owner, thread) == [sentence("check-missing", permissions="Send Messages In Threads")]
    assert await checked(owner) == [WELL]


@pytest.mark.req("PL-2")
async def test_what_a_thread_takes_is_named(channel: Channel, owner: Person) -> None:
    threads = "Create Public Threads"
    channel.forbid("create_public_threads")
    assert await checked(owner, channel) == [sentence("check-threads", permissions=threads)]
    channel.forbid("send_messages_in_threads")
    both = words_for(None).list([threads, "Send Messages In Threads"])
    assert await checked(owner, channel) == [sentence("check-threads", permissions=both)]
    channel.permit("create_public_threads", "send_messages_in_threads")
    assert await checked(owner, channel) == [WELL]


@pytest.mark.req("PL-71")
async def test_who_does_not_run_the_place_is_told_what_that_takes(channel: Channel, stand_in: StandIn) -> None:
    ana = stand_in.person("Ana")
    assert await checked(ana, channel) == [WELL, sentence("check-power", permission="Manage Messages")]
    ana.permissions = MODERATOR
    assert await checked(ana, channel) == [WELL, sentence("check-governs", permission="Manage Server")]
    ana.permissions = GOVERNOR
    assert await checked(ana, channel) == [WELL]


async def test_what_the_owner_of_the_bot_has_not_switched_on_is_named(
    bot: Running, channel: Channel, owner: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot.discord, "allows_people", False)
    assert await checked(owner, channel) == [WELL, sentence("check-people")]


async def test_where_the_bot_is_only_brought_along_it_says_what_it_cannot_do(bot: Running) -> None:
    ana = bot.discord.person("Ana", bot.discord.guild("Home", has_bot=False))
    ana.has_installed = True
    assert await checked(ana, bot.discord.group("Friday", ana)) == [sentence("lent-about")]
    channel = ana.guilds[0].channel("cards")
    assert await checked(ana, channel) == [sentence("lent-about")]
    ana.permissions = discord_py.Permissions(send_messages=True).value
    assert await checked(ana, channel) == [sentence("lent-hushed")]
    assert (await ana.command("play", channel=channel, game=GAME)).text == sentence("lent-hushed")


async def test_a_bot_that_hears_no_mentions_says_so(tmp_path: Path) -> None:
    async with new_discord() as discord, running_bot(tmp_path, discord, hears_mentions=False):
        owner = discord.person("Owner")
        owner.permissions = GOVERNOR
        channel = discord.guild("Cards").channel("table")
        assert await checked(owner, channel) == [WELL, sentence("check-mentions")]
