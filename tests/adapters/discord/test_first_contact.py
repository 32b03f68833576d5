"""The first minutes: a greeting, help that names what to tap, refusals with the way on; over sockets."""

from __future__ import annotations

import pytest

from adapters.text.words import words_for
from tests.running_discord import Running, live_in
from tests.sentences import sentence
from tests.stand_ins.discord import Channel, Person

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.req("PL-73")]

GAME = "santase"


async def test_a_server_that_invites_the_bot_is_greeted_once_and_plays_by_pressing(
    bot: Running, ana: Person
) -> None:
    assert bot.platform.client is not None
    await bot.platform.client.wait_until_ready()  # Until then every server is one that was there before.
    guild = bot.discord.guild("Newcomers")
    channel = guild.channel("general")
    guild.kick_bot()
    await bot.settle()
    guild.invite_bot()
    await bot.discord.until(lambda: channel.messages)
    greeting = channel.last
    assert sentence("greeting-title") in greeting.text and [b.label for b in greeting.buttons][:1] == ["🎲 Play"]
    answer = await ana.press(greeting, "తెలుగు")  # No language of Discord's own apps.
    assert answer.is_ephemeral and answer.text == words_for("te")("language-set")
    await ana.press(greeting, "English")
    person = await bot.service.desk.known("discord", str(ana.id))
    assert person is not None and person.settings == {"follows-name": True}, "the language is chosen now"
    choice = await ana.press(greeting, "🎲 Play")
    assert choice.is_ephemeral
    await ana.press(ana.ephemerals[-1], "Santase")
    await bot.settle()
    live = live_in(channel)
    assert live is not None and "Ana" in live.text and len(channel.messages) == 2


async def test_help_and_a_call_without_a_seat_name_commands_to_tap(
    bot: Running, channel: Channel, ana: Person
) -> None:
    answer = await ana.command("help", channel=channel)
    play = next(command for command in bot.discord.commands[None] if command.name == "play")
    assert f"</play:{play.id}>" in answer.text and sentence("command-play-about") in answer.text
    await ana.say(channel, f"<@{bot.discord.bot_id}> hello?")
    await bot.discord.until(lambda: f"</play:{play.id}>" in channel.last.text)


async def test_whoever_has_no_seat_is_told_so_with_a_table_to_join(
    bot: Running, channel: Channel, ana: Person, bo: Person
) -> None:
    await bot.table(ana, channel, GAME)
    answer = await bo.command("hand", channel=channel)
    assert answer.text.startswith(sentence("not-seated-here"))
    message = bo.ephemerals[-1]
    assert [button.label.split()[0] for button in message.buttons] == ["Join"]
    await bo.press(message, message.buttons[0].custom_id)
    await bot.settle()
    live = live_in(channel)
    assert live is not None and "Bo" in live.text


async def test_an_old_button_in_somebody_elses_turn_names_whose_turn_it_is(
    bot: Running, channel: Channel, ana: Person, bo: Person
) -> None:
    live = await bot.table(ana, channel, GAME)
    await bo.press(live, "Sit at 2")
    await bot.settle()
    await ana.press(await bot.live(channel), "Start")
    await bot.settle()
    view = await bot.service.desk.table_view(None, live.buttons[0].custom_id[1:13])
    assert view is not None
    first = (ana, bo)[view.asked[0]]
    other = bo if first is ana else ana
    hand = next(message for message in first.dm.messages[::-1] if len(message.buttons) > 2)
    card = next(button.custom_id for button in hand.buttons if " play " in button.custom_id)
    await first.press(hand, card)
    await bot.settle()
    again = await first.press(hand, card, stale=True)
    assert again.text == words_for(None)("refusal-not-your-decision", turn=other.name, count=1, missing=0)


@pytest.mark.req("PL-24")
async def test_name_and_language_follow_the_app_until_they_are_chosen(
    bot: Running, channel: Channel, ana: Person
) -> None:
    live = await bot.table(ana, channel, GAME)
    ana.name, ana.locale = "Anna", "de"
    answer = await ana.command("tables", channel=channel)
    assert words_for("de")("tables-title") in answer.text
    await bot.discord.until(lambda: "Anna" in live.text)
    await ana.command("settings language", language="bg")
    await ana.command("settings name", name="Ani")
    ana.name, ana.locale = "Annette", "pt-BR"
    await ana.command("tables", channel=channel)
    await bot.settle()
    person = await bot.service.desk.known("discord", str(ana.id))
    assert person is not None and (person.name, person.language) == ("Ani", "bg")


@pytest.mark.req("PL-24")
async def test_a_lobby_offers_languages_to_each_alone(bot: Running, channel: Channel, ana: Person) -> None:
    live = await bot.table(ana, channel, GAME)
    asked = await ana.press(live, "🌐 Language")
    assert asked.is_ephemeral
    now = words_for("en")("choice-now", label="English")
    offered = [button.label for button in ana.ephemerals[-1].buttons]
    assert offered == ["العربية", "Български", "Deutsch", now, "Português (Brasil)", "తెలుగు"]
    await ana.press(ana.ephemerals[-1], "తెలుగు")
    await bot.settle()
    person = await bot.service.desk.known("discord", str(ana.id))
    assert person is not None and person.language == "te"
    assert "Start" in [button.label for button in live.buttons], "the channel is spoken to as before"
