"""Where the bot is not: friends who have it for themselves play in a group, or on a server without it.

Nothing but what they press lets the bot write there, for fifteen minutes each time.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random

import pytest

from adapters.delivery.platform import MessageGone, Target, Unreachable
from adapters.discord.lent import Loan, lent_address, read_loan
from adapters.front.presence import at_home
from adapters.screens.appearance import OFF, PICTURES
from adapters.screens.screen import Line, Screen
from adapters.text.words import words_for
from engine.table_view import FINISHED
from tests.adapters.discord.matches import Played, Player, button, press_until, whats_of
from tests.running_discord import Running
from tests.stand_ins.discord import Channel, Message, Person

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.req("PL-2", "PL-4")]

GAME = "santase"


class LentPlayer(Player):
    """Somebody whose hand is in the last answer with buttons that only they see."""

    @property
    def own(self) -> Message | None:
        return next((one for one in reversed(self.person.ephemerals) if len(one.buttons) > 1), None)


def friend(bot: Running, name: str) -> Person:
    """Somebody who has the bot for themselves and is on no server with it."""
    person = bot.discord.person(name, bot.discord.guild(f"Home of {name}", has_bot=False))
    person.has_installed = True
    return person


async def in_words(bot: Running, channel: Channel) -> None:
    """Have a group be shown words alone."""
    arrived = await bot.service.desk.arrive("discord", "1", "Somebody")
    await bot.service.desk.places.choose(arrived, at_home(lent_address(channel.id)), PICTURES, OFF)


async def test_a_whole_santase_in_a_group(bot: Running) -> None:
    ana, bo = friend(bot, "Ana"), friend(bot, "Bo")
    group = bot.discord.group("Friday", ana, bo)
    await in_words(bot, group)
    played = Played(bot, group, [LentPlayer(ana), LentPlayer(bo)], Random(3))
    await played.open(GAME, length_share=5)
    # Both pressed something before the match began, so that their hands came by themselves.
    assert all(player.own is not None and player.own.channel is group for player in played.players)
    while (player := await played.next_player()) is not None:
        await played.act(player)
    await played.settle()
    assert (await played.table()).phase == FINISHED
    assert len(group.messages) == 1 and played.is_over, [one.text for one in group.messages]
    for player in played.players:
        assert player.own is not None
        links = [one.url for one in player.own.buttons if one.url]
        assert links == [f"https://discord.com/channels/@me/{group.id}/{group.last.id}"]
    # The bot never tried to write there by itself, nor to open anybody's direct messages.
    assert not bot.discord.log.of("send", "edit", "delete", "get message", channel=group)
    assert not bot.discord.violations
    assert not ana.dm.messages and not bo.dm.messages
    match = await played.match_of()
    for own, other in ((ana, bo), (bo, ana)):
        assert [*match.leaks(await played.shown_to(own), await played.number(own))] == []
        assert [*match.leaks(await played.shown_to(own), await played.number(other))] != []
    # The next match begins where the last one ended.
    await played.start()
    assert len(group.messages) == 1


async def test_it_says_what_it_cannot_do_there(bot: Running) -> None:
    ana = friend(bot, "Ana")
    group = bot.discord.group("Friday", ana, friend(bot, "Bo"))
    answer = await ana.command("play", channel=group, game=GAME)
    assert words_for("en")("lent-about") in answer.text and answer.is_ephemeral
    await bot.live(group)
    # On a server that does not let such apps speak to all, there is no table, and a reason.
    cards = ana.guilds[0].channel("cards")
    live = await bot.table(ana, cards, GAME)
    assert live.channel is cards
    ana.permissions &= ~(1 << 50)
    refused = await ana.command("play", channel=cards, game=GAME)
    assert refused.text == words_for("en")("lent-hushed")


@pytest.fixture
def skip(bot: Running, monkeypatch: pytest.MonkeyPatch) -> Callable[[float], None]:
    """Lets minutes pass, for the bot and for Discord."""
    skipped = 0.0

    def pass_minutes(minutes: float) -> None:
        nonlocal skipped
        skipped += minutes * 60
        bot.discord.advance(minutes * 60)

    for clock in (bot.platform, bot.platform.lent):
        monkeypatch.setattr(clock, "_clock", lambda: time.time() + skipped)
    return pass_minutes


async def test_a_table_waits_for_a_press_and_moves_on_before_its_time_is_over(
    bot: Running, skip: Callable[[float], None]
) -> None:
    ana, bo = friend(bot, "Ana"), friend(bot, "Bo")
    group = bot.discord.group("Friday", ana, bo)
    await in_words(bot, group)
    played = Played(bot, group, [LentPlayer(ana), LentPlayer(bo)], Random(3))
    await played.sit_down(GAME, 2)
    lobby = played.live
    skip(20)  # Nothing is left to write with; the next press shows what it has changed.
    await press_until(bot, bo, lobby, "leave", lambda: "sit 1" in whats_of(lobby))
    await bo.press(lobby, button(lobby, "sit 1"))
    await played.start()
    earlier = played.live
    skip(12)  # The last press on the table is good for two more minutes, and both play from their hands.
    for _ in range(2):
        await played.act(await next_of(played))
        await bot.settle()
    assert group.messages == [played.live] != [earlier], "the old one was removed in time"
    earlier = played.live
    skip(20)  # Nobody has pressed anything for too long: the old one cannot be removed, ...
    stale = await next_of(played)
    await stale.person.command("hand", channel=group)
    await played.act(stale)
    await bot.settle()
    assert group.messages == [earlier, played.live] and earlier is not played.live
    # ... until somebody presses it.
    pressed = await bo.press(earlier, button(earlier, "hand"))
    await bot.discord.until(lambda: pressed.is_ephemeral and earlier not in group.messages)


async def test_a_hand_whose_time_is_over_is_looked_for_nowhere(
    bot: Running, skip: Callable[[float], None]
) -> None:
    ana = friend(bot, "Ana")
    group = bot.discord.group("Friday", ana)
    await in_words(bot, group)
    await bot.table(ana, group, GAME)
    [loan] = bot.platform.lent._loans[lent_address(group.id)]
    target = Target(f"discord:dm:{ana.id}", loan.table_id, "hand:1.1", "hand")
    sent = await bot.platform.lent.post_hand(loan.account, target, Screen((Line("yours"),)))
    assert sent is not None and ana.ephemerals[-1].text == "yours"
    await bot.settle()
    skip(20)
    calls = len(bot.discord.log.requests)
    with pytest.raises(MessageGone):
        await bot.platform.edit(target, sent, Screen((Line("still yours"),)))
    assert [one.name for one in [*bot.discord.log.requests][calls:]] == []


async def next_of(played: Played) -> Player:
    player = await played.next_player()
    assert player is not None
    return player


async def test_five_messages_follow_a_press_and_no_more(bot: Running) -> None:
    ana = friend(bot, "Ana")
    group = bot.discord.group("Friday", ana)
    await in_words(bot, group)
    live = await bot.table(ana, group, GAME)
    [loan] = bot.platform.lent._loans[lent_address(group.id)]
    target = Target(lent_address(group.id), loan.table_id, "live:1.1", "live")
    for _ in range(4):  # The table was the first.
        await bot.platform.post(target, Screen((Line("more"),)), "")
    for left in (loan.left, 7):  # By our own count, and where another process has counted, by Discord's.
        loan.left = left
        with pytest.raises(Unreachable):
            await bot.platform.post(target, Screen((Line("too much"),)), "")
    assert bot.discord.log.count("follow up", status=400) == 1
    await ana.press(live, button(live, "fill 1 easy"))
    await bot.discord.until(lambda: len(bot.platform.lent._loans[lent_address(group.id)]) == 2)
    await bot.platform.post(target, Screen((Line("again"),)), "")
    assert [one.text for one in group.messages if one is not live] == ["more"] * 4 + ["again"]


async def test_what_another_process_was_lent_reaches_the_one_that_leads(
    bot: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    courier = bot.service.couriers.by_platform()["discord"]
    place, loan = lent_address(7), Loan("1", "token", time.time() + 900, "7", "k" * 12)
    monkeypatch.setattr(courier, "_leads", False)
    await bot.service.couriers.lend(place, loan.table_id, loan.write(), "discord:dm:7")
    assert place not in bot.platform.lent._loans
    monkeypatch.setattr(courier, "_leads", True)
    await bot.discord.until(lambda: bot.platform.lent._loans.get(place) == [loan])
    assert read_loan("?") is None
