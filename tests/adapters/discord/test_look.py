"""/settings look over sockets: how things are shown to a person or in a place, chosen and told."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from msgspec import UnsetType

from adapters.screens.appearance import PLACE_SETTINGS, SETTINGS
from adapters.text.words import words_for
from tests.running_discord import Running
from tests.sentences import sentence
from tests.stand_ins.discord import Channel, Person
from tests.stand_ins.discord.commands import Command, Option

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest.fixture
def ana(bot: Running) -> Person:
    ana = bot.discord.person("Ana")
    ana.permissions = discord.Permissions(manage_messages=True).value
    return ana


def kept(setting: str, word: str, key: str = "setting-kept") -> str:
    return sentence(key, setting=sentence(f"setting-{setting}"), to=sentence(f"setting-{setting}-{word}"))


async def look(person: Person, channel: Channel, **chosen: Any) -> str:
    """What is answered, to the person alone."""
    answer = await person.command("settings look", channel=channel, **chosen)
    assert answer.is_ephemeral, answer
    return answer.text


async def settings_of(bot: Running, person: Person) -> dict[str, Any]:
    known = await bot.service.desk.known("discord", str(person.id))
    assert known is not None
    return {key: value for key, value in known.settings.items() if not key.startswith("follows-")}


@pytest.mark.req("PL-30", "PL-31", "PL-66")
@pytest.mark.parametrize(("setting", "word"), [(key, word) for key, words in SETTINGS.items() for word in words])
async def test_everything_can_be_chosen(
    bot: Running, channel: Channel, ana: Person, setting: str, word: str
) -> None:
    assert await look(ana, channel, **{setting: word}) == kept(setting, word)
    assert (await settings_of(bot, ana))[setting] == word


async def test_several_things_are_chosen_at_once(bot: Running, channel: Channel, ana: Person) -> None:
    said = await look(ana, channel, pictures="off", background="light", hints="on")
    assert said == " ".join([kept("pictures", "off"), kept("background", "light"), kept("hints", "on")])
    assert await settings_of(bot, ana) == {"pictures": "off", "background": "light", "hints": "on"}


async def test_alone_it_says_what_is_chosen(bot: Running, channel: Channel, ana: Person) -> None:
    first = [kept(setting, words[0]) for setting, words in SETTINGS.items()]
    assert (await look(ana, channel)).split("\n") == [f"### {sentence('look-title')}", *first]
    await look(ana, channel, deck="four")
    assert kept("deck", "four") in await look(ana, channel)
    assert await settings_of(bot, ana) == {"deck": "four"}


@pytest.mark.req("PL-66")
@pytest.mark.parametrize("setting", PLACE_SETTINGS)
async def test_a_place_is_looked_after_by_who_manages_it(
    bot: Running, channel: Channel, ana: Person, setting: str
) -> None:
    bo, word = bot.discord.person("Bo"), SETTINGS[setting][1]
    address = f"discord:{channel.id}"
    assert await look(bo, channel, here=True, **{setting: word}) == sentence("refusal-not-moderator")
    assert await bot.service.desk.places.settings(address) == {}
    assert await look(ana, channel, here=True, **{setting: word}) == kept(setting, word, "place-setting-kept")
    assert await bot.service.desk.places.settings(address) == {setting: word}
    shown = (await look(bo, channel, here=True)).split("\n")
    assert shown[0] == f"### {sentence('place-title', place=f'#{channel.name}')}"
    assert kept(setting, word) in shown
    assert (await settings_of(bot, ana)).get(setting) is None


async def test_hints_are_nothing_for_a_place(bot: Running, channel: Channel, ana: Person) -> None:
    assert await look(ana, channel, here=True, pictures="off", hints="on") == sentence("look-hints-here")
    assert await bot.service.desk.places.settings(f"discord:{channel.id}") == {}
    assert await settings_of(bot, ana) == {}


def below(command: Command | Option) -> list[Option]:
    """What a command, or one of its parts, takes."""
    assert not isinstance(command.options, UnsetType)
    return command.options


@pytest.mark.req("PL-24")
async def test_what_can_be_chosen_is_called_what_it_is_in_every_language(bot: Running) -> None:
    group = next(command for command in bot.discord.commands[None] if command.name == "settings")
    offered = next(one for one in below(group) if one.name == "look")
    choices = below(offered)
    assert [one.name for one in choices] == [*SETTINGS, "here"]
    for option, (setting, words) in zip(choices, SETTINGS.items(), strict=False):
        assert not isinstance(option.choices, UnsetType)
        assert [choice.value for choice in option.choices] == [*words]
        for choice in option.choices:
            assert isinstance(choice.name_localizations, dict)
            german = choice.name_localizations["de"]
            assert german == words_for("de")(f"setting-{setting}-{choice.value}") != choice.name
