"""Each power of those who run a server, and each refusal of those who do not, over sockets."""

from __future__ import annotations

import asyncio
import re

import pytest

from adapters.screens.place_settings import CHOICES, LANGUAGE
from adapters.text.words import words_for
from engine.games import GAMES
from engine.table_view import CLOSED, FINISHED, PLAYING
from tests.adapters.code_readings import place_readings
from tests.running_discord import GOVERNOR, MODERATOR, Running, live_in
from tests.sentences import sentence
from tests.stand_ins.discord import Channel, Guild, Interaction, Message, Person, StandIn

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.req("PL-71")]

GAME = "santase"


@pytest.fixture
def mod(stand_in: StandIn) -> Person:
    mod = stand_in.person("Mod")
    mod.permissions = MODERATOR
    return mod


def refused(key: str, **values: str | int) -> str:
    return sentence(f"refusal-{key}", turn="", count=0, missing=0, **values)


async def place_panel(person: Person, channel: Channel) -> Message:
    """What is decided for a channel, as it is shown to one person alone."""
    answer = await person.command("settings place", channel=channel)
    assert answer.is_ephemeral
    return person.ephemerals[-1]


async def press(person: Person, panel: Message, channel: Channel, what: str) -> Interaction:
    """Press a button of the panel, whether it is still shown to this person or was forged."""
    about = {"custom_id": f"p{channel.id} {what}", "component_type": 2, "id": 1}
    interaction = person.start_press(panel, about)
    await interaction.done.wait()
    return interaction


async def match_at(bot: Running, channel: Channel, *people: Person) -> str:
    """A match between these people; returns the id of its table."""
    live = await bot.table(people[0], channel, GAME)
    table_id = live.buttons[0].custom_id[1:13]
    for person in people[1:]:
        await person.press(live, "Sit at 2")
        await bot.settle()
    await people[0].press(await bot.live(channel), "Start")
    await bot.settle()
    return table_id


async def test_a_moderator_removes_ends_and_closes_by_buttons_alone(
    bot: Running, channel: Channel, mod: Person, ana: Person, bo: Person
) -> None:
    table_id = await match_at(bot, channel, ana, bo)
    view = await bot.service.desk.table_view(None, table_id)
    assert view is not None and view.phase == PLAYING
    panel = await place_panel(mod, channel)
    await mod.press(panel, "Tables ▸")
    await mod.press(panel, f"{view.code} · Santase")
    await mod.press(panel, "Remove Ana")
    await bot.settle()
    assert "Remove Bo" in [button.label for button in panel.buttons] and "Ana" not in panel.text
    forged = {"custom_id": f"l{table_id} 0 return", "component_type": 2, "id": 1}
    back = ana.start_press(await bot.live(channel), forged)
    await back.done.wait()
    assert back.text == refused("not-at-table")
    await mod.press(panel, "End the match")
    await mod.press(panel, "End the match")
    await bot.settle()
    view = await bot.service.desk.table_view(None, table_id)
    assert view is not None and view.phase == FINISHED
    assert sentence("result-abandoned") in (await bot.live(channel)).text
    again = {"custom_id": f"l{table_id} {view.revision} sit 0", "component_type": 2, "id": 1}
    sitting = ana.start_press(await bot.live(channel), again)
    await sitting.done.wait()
    assert sitting.text == refused("removed-from-table")
    await mod.press(panel, "Close table")
    await mod.press(panel, "Close table")
    await bot.settle()
    view = await bot.service.desk.table_view(None, table_id)
    assert view is not None and view.phase == CLOSED


@pytest.mark.parametrize(
    "what", ["tables", "table {}", "remove {} 1", "end {}", "close {}", "out {}", "show chat", "set chat off"]
)
async def test_nobody_else_has_any_of_these_powers(
    bot: Running, channel: Channel, mod: Person, ana: Person, bo: Person, what: str
) -> None:
    table_id = await match_at(bot, channel, ana, bo)
    panel = await place_panel(ana, channel)
    assert not panel.buttons and sentence("place-not-yours") in panel.text
    answer = await press(ana, panel, channel, what.format(table_id))
    assert (answer.is_ephemeral, answer.text) == (True, refused("not-moderator"))
    other = channel.guild
    assert other is not None
    elsewhere = other.channel("elsewhere")
    forged = await press(mod, await place_panel(mod, elsewhere), channel, what.format(table_id))
    assert forged.text == refused("not-moderator")
    view = await bot.service.desk.table_view(None, table_id)
    assert view is not None and view.phase == PLAYING and None not in [seat.person for seat in view.seats]
    assert await bot.service.store.place_settings(f"discord:{channel.id}") == {}


async def test_everything_is_decided_by_buttons_with_the_value_shown(
    bot: Running, channel: Channel, mod: Person
) -> None:
    mod.permissions = GOVERNOR
    panel = await place_panel(mod, channel)
    words = words_for(None)
    for setting in (LANGUAGE, *CHOICES):
        await mod.press(panel, words("menu", label=words(f"setting-{setting}")))
        wanted = panel.buttons[-2]
        await mod.press(panel, wanted.custom_id)
        assert f"{words(f'setting-{setting}')}: {wanted.label.removeprefix('✓ ')}." in panel.text
    await mod.press(panel, "Games ▸")
    await mod.press(panel, "✓ Truco")
    assert "Truco" in [button.label for button in panel.buttons]
    await mod.press(panel, "◂ Back")
    assert "Truco" not in panel.text and "Santase" in panel.text
    assert (await mod.command("play", channel=channel, game=GAME)).text == refused("tables-not-here")


async def test_what_is_decided_for_a_place_is_read_once(
    bot: Running, channel: Channel, mod: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    panel = await place_panel(mod, channel)
    readings = place_readings(monkeypatch)
    await press(mod, panel, channel, "set chat off")
    await press(mod, panel, channel, "play thread")
    assert readings == ["set chat off", "play thread"]


async def test_games_and_channels_that_are_not_allowed_are_refused(
    bot: Running, guild: Guild, channel: Channel, mod: Person, ana: Person
) -> None:
    mod.permissions = GOVERNOR
    panel = await place_panel(mod, channel)
    await press(mod, panel, channel, "set game-truco off")
    played = words_for(None).list([sentence(f"{game}-name") for game in GAMES if game != "truco"])
    assert (await ana.command("play", channel=channel, game="truco")).text == refused(
        "game-not-here", games=played
    )
    await press(mod, panel, channel, "set here on")
    await press(mod, panel, channel, "set elsewhere off")
    other = guild.channel("serious")
    assert (await ana.command("play", channel=other, game=GAME)).text == refused("tables-not-here")
    assert "code" in (await ana.command("play", channel=channel, game=GAME)).text
    mod.permissions = MODERATOR
    assert (await press(mod, panel, channel, "set elsewhere on")).text == refused("not-governor")


async def test_limits_language_looks_and_telling_hold_as_they_were_decided(
    bot: Running, guild: Guild, channel: Channel, mod: Person, ana: Person, bo: Person
) -> None:
    panel = await place_panel(mod, channel)
    for chosen in ("per-person 1", "per-place 1", "language de", "pictures off", "telling quiet"):
        await press(mod, panel, channel, f"set {chosen}")
    german = words_for("de")
    live = await bot.table(ana, channel, GAME)
    assert german("button-start") in [button.label for button in live.buttons]
    refused_again = await ana.command("play", channel=channel, game=GAME)
    code = re.findall(r"\d{6}", live.text)[0]
    assert refused_again.text == refused("too-many-tables", limit=1, codes=code)
    assert (await bo.command("play", channel=channel, game=GAME)).text == refused("place-full", limit=1)
    await bo.press(live, german("button-sit", seat=2))
    await bot.settle()
    await ana.press(live, german("button-start"))
    for _ in range(2):
        for person in (ana, bo):
            await bot.settle()
            hand = next(one for one in person.dm.messages[::-1] if len(one.buttons) > 2)
            cards = [one.custom_id for one in hand.buttons if " play " in one.custom_id]
            if cards:
                await person.press(hand, cards[0])
    await bot.settle()
    [live] = channel.messages
    assert not live.pictures and german("button-hand") in [button.label for button in live.buttons]
    # Somebody else's table in another channel is as it always is.
    other = await bot.table(bo, guild.channel("else"), GAME)
    assert "Start" in [button.label for button in other.buttons]


async def test_chat_and_guests_are_as_they_were_decided_and_a_table_goes_out(
    bot: Running, channel: Channel, mod: Person, ana: Person
) -> None:
    others = bot.discord.guild("Others")
    there, bea = others.channel("cards"), bot.discord.person("Bea", others)
    live = await bot.table(ana, channel, GAME)
    [code] = re.findall(r"\d{6}", live.text)[:1]
    panel = await place_panel(mod, channel)

    async def heard(text: str) -> list[str]:
        for person, place in ((ana, channel), (bea, there)):
            await person.command("say", channel=place, text=f"{text} of {person.name}")
        await bot.settle()
        lines = "\n".join(one.text for one in channel.messages)
        return [person.name for person in (ana, bea) if f"{text} of {person.name}" in lines]

    await press(mod, panel, channel, "set guests off")
    assert (await bea.command("join", channel=there, code=code)).text == refused("no-guests")
    await press(mod, panel, channel, "set guests on")
    await bea.command("join", channel=there, code=code)
    await bot.settle()
    assert await heard("hello") == ["Ana", "Bea"]
    await press(mod, panel, channel, "set chat members")
    assert await heard("well") == ["Ana"]
    await press(mod, panel, channel, "set chat off")
    assert await heard("hm") == []
    await press(mod, panel, channel, f"out {live.buttons[0].custom_id[1:13]}")
    await bot.settle()
    assert live_in(channel) is None and live_in(there) is not None


async def test_twenty_plays_in_a_row_open_two_tables(bot: Running, channel: Channel, ana: Person) -> None:
    answers = await asyncio.gather(*(ana.command("play", channel=channel, game=GAME) for _ in range(20)))
    await bot.settle()
    assert sum("Its code is" in answer.text for answer in answers) == 2
    assert sum("You have 2 open tables here already" in answer.text for answer in answers) == 18
    assert len([message for message in channel.messages if message.buttons]) == 2


async def test_a_deleted_table_stays_deleted_until_somebody_asks_for_it(
    bot: Running, channel: Channel, ana: Person, bo: Person
) -> None:
    await match_at(bot, channel, ana, bo)
    (await bot.live(channel)).remove()
    hand = next(message for message in ana.dm.messages[::-1] if len(message.buttons) > 2)
    await ana.press(hand, hand.buttons[0].custom_id)
    await bot.settle()
    hand = next(message for message in bo.dm.messages[::-1] if len(message.buttons) > 2)
    await bo.press(hand, hand.buttons[0].custom_id)
    await bot.settle()
    assert live_in(channel) is None
    told = [message for message in ana.dm.messages if "taken out of a place" in message.text]
    assert len(told) == 1 and not [m for m in bo.dm.messages if "taken out of a place" in m.text]
    command, code = told[0].text.rpartition("/")[2].split()
    await ana.command(command, channel=channel, code=code)
    await bot.settle()
    assert live_in(channel) is not None and told[0].is_deleted
