"""Being told when somebody opens a table: over sockets, in private, and not too often."""

from __future__ import annotations

import asyncio

import pytest

from adapters.bounded.limits import Limit
from adapters.delivery import table_notices
from adapters.discord import members
from adapters.screens.bells import QUIET_HOURS, ZONE, local_time
from adapters.text.words import words_for
from tests.adapters.discord.matches import button, press_until, whats_of
from tests.running_discord import Running
from tests.stand_ins.discord import Channel, Guild, Message, Person

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.req("PL-74")]

GAME = "santase"
WORDS = words_for("en")


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_notices, "NOTICE_SECONDS", 0.0)
    monkeypatch.setattr(members, "BELIEVED_SECONDS", 0.0)


def notices(person: Person) -> list[Message]:
    return [one for one in person.dm.messages if "has opened a table" in one.text]


async def rung(bot: Running, channel: Channel, opener: Person, listener: Person) -> None:
    """Have somebody press the bell under a table, which is closed then."""
    live = await bot.table(opener, channel, GAME)
    answer = await listener.press(live, button(live, "bell"))
    assert answer.text == WORDS("bell-on", game="Santase") and answer.is_ephemeral
    await press_until(bot, opener, live, "close", lambda: not whats_of(live))
    await bot.settle()


async def test_one_press_under_a_lobby_and_the_next_table_is_told_in_private(
    bot: Running, channel: Channel, guild: Guild, ana: Person, bo: Person
) -> None:
    await rung(bot, channel, ana, bo)
    await rung(bot, channel, bo, ana)
    assert notices(bo) == [], "whoever opens a table is not told of it"
    live = await bot.table(ana, channel, GAME)
    [notice] = await bot.discord.until(lambda: notices(bo))
    assert notice.text == f"**{WORDS('bell-rings', name='Ana', game='Santase', place='Friends')}**"
    links = [one.url for one in notice.buttons if one.url]
    assert links == [f"https://discord.com/channels/{guild.id}/{channel.id}/{live.id}"]
    joined = await bo.press(notice, button(notice, "join"))
    assert "You are at table" in joined.text
    await bot.discord.until(lambda: "Bo" in live.text)
    await bot.settle()
    assert not any("Sit at" in str(one.buttons) for one in bo.dm.messages), "the table stays where it is"
    # The opener is never told, nor is anybody of another game; who presses once more is told no longer.
    assert notices(ana) == []
    await bot.table(ana, channel, "truco")
    await bot.settle()
    stopped = await bo.press(notice, button(notice, "bell off"))
    assert stopped.text == WORDS("bell-off", game="Santase")
    cy = bot.discord.person("Cy", guild)
    await bot.table(cy, channel, GAME)
    await bot.settle()
    assert len(notices(bo)) == 1


async def test_nobody_is_led_to_a_table_before_it_stands_in_its_place(
    bot: Running, channel: Channel, guild: Guild, ana: Person, bo: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks: list[float] = []
    sleep = bot.service.clock.sleep

    async def slept(seconds: float) -> None:
        if seconds == table_notices.STANDS_SECONDS:
            looks.append(seconds)
            bot.discord.wake()
        await sleep(seconds)

    monkeypatch.setattr(table_notices, "STANDS_SECONDS", 0.011)
    monkeypatch.setattr(bot.service.clock, "sleep", slept)
    await rung(bot, channel, ana, bo)
    may_stand = asyncio.Event()
    bot.discord.hold(may_stand, "send", channel_id=channel.id, times=1)
    await ana.command("play", channel=channel, game=GAME)
    await bot.discord.until(lambda: len(looks) >= 3 or notices(bo))
    assert notices(bo) == []
    may_stand.set()
    live = await bot.live(channel)
    [notice] = await bot.discord.until(lambda: notices(bo))
    links = [one.url for one in notice.buttons if one.url]
    assert links == [f"https://discord.com/channels/{guild.id}/{channel.id}/{live.id}"]


async def test_nobody_is_told_at_quiet_hours_too_often_or_of_a_place_that_they_have_left(
    bot: Running, guild: Guild, ana: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot.service.desk.bells, "_sent", Limit(2, 3600.0))
    channel = guild.channel("cards")
    bo, gone = bot.discord.person("Bo"), bot.discord.person("Gone")
    for listener in (ana, bo, gone):
        shown = await listener.command("notify", channel=channel)
        assert shown.message is not None
        await listener.press(shown.message, "Santase")
    gone.guilds = (bot.discord.guild("Others"),)
    settings = (await bo.command("notify", channel=channel)).message
    assert settings is not None and "✓ Santase" in [one.label for one in settings.buttons]
    hour = local_time(bot.service.clock.now(), {}, None).hour
    # Whatever the hour is, the zone can be set so that it is night.
    person = await bot.service.desk.arrive("discord", str(bo.id), "Bo")
    await bot.service.store.set_setting(person.id, ZONE, str((((2 - hour) * 60 + 720) % 1440) - 720))
    await bo.press(settings, button(settings, f"bell {QUIET_HOURS} 22-8"))
    opener = bot.discord.person("Opener")

    async def opened() -> None:
        live = await bot.table(opener, channel, GAME)
        await bot.settle()
        await press_until(bot, opener, live, "close", lambda: not whats_of(live))
        await bot.settle()

    await opened()
    assert [len(notices(one)) for one in (ana, bo, gone)] == [1, 0, 0]
    settings = (await bo.command("notify", channel=channel)).message
    assert settings is not None
    await bo.press(settings, button(settings, f"bell {QUIET_HOURS} off"))
    for _ in range(3):
        await opened()
    assert [len(notices(one)) for one in (ana, bo, gone)] == [2, 2, 0], "twice an hour, as set here"
    # Whoever asks to be forgotten is told of nothing more.
    await ana.command("settings forget", sure=True)
    assert await bot.service.store.told_of([f"discord:{channel.id}"], GAME, 9) == sorted(
        [(await bot.service.desk.arrive("discord", str(one.id), one.name)).id for one in (bo, gone)]
    )


async def test_where_the_bot_is_not_nobody_can_be_told(bot: Running) -> None:
    ana = bot.discord.person("Ana", bot.discord.guild("Home", has_bot=False))
    ana.has_installed = True
    group = bot.discord.group("Friday", ana)
    shown = await ana.command("notify", channel=group)
    assert WORDS("bells-not-here") in shown.text
    live = await bot.table(ana, group, GAME)
    assert "bell" not in [one.custom_id.split()[-1] for one in live.buttons if one.custom_id]
