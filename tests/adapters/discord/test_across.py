"""Several tables in one channel, and one table in several places: another server, and the playground."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from random import Random

import pytest
import pytest_asyncio
from aiohttp import web

from adapters.playground.server import make_app
from adapters.text.words import ISOLATE, POP
from engine.table_view import FINISHED, PLAYING
from tests.adapters.discord.matches import Played, Player, button, codes_of
from tests.running_discord import Running, live_in, running
from tests.running_playground import Running as Playground
from tests.running_playground import Visitor
from tests.stand_ins.discord import Channel, Message

pytestmark = pytest.mark.asyncio(loop_scope="module")

PAIR = "santase"
TEAMS = "truco"


@pytest_asyncio.fixture(loop_scope="module", scope="module")
async def bot(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Running]:
    folder = tmp_path_factory.mktemp("across")
    async with running(folder, house_seconds=0, with_playground=True) as bot:
        yield bot


@pytest_asyncio.fixture(loop_scope="module")
async def playground(bot: Running) -> AsyncIterator[Playground]:
    service = bot.service
    runner = web.AppRunner(make_app(service.desk, service.playground, service.studio))
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    url = f"http://127.0.0.1:{runner.addresses[0][1]}"
    yield Playground(url, service.store, service.host, service.couriers, service.desk, service.playground)
    await runner.cleanup()


def bare(text: str) -> str:
    """A text without the marks that keep names apart from the direction of what surrounds them."""
    return text.replace(ISOLATE, "").replace(POP, "")


def shown_in(channel: Channel) -> Message:
    """The table as a channel shows it."""
    live = live_in(channel)
    assert live is not None
    return live


@pytest.mark.req("PL-60")
async def test_two_tables_play_in_the_same_channel_at_the_same_time(bot: Running, channel: Channel) -> None:
    guild = channel.guild
    assert guild is not None
    tables = []
    for names in (("Ana", "Bea"), ("Cy", "Dan")):
        players = [Player(bot.discord.person(name, guild, dms_open=name != "Cy")) for name in names]
        tables.append(Played(bot, channel, players, Random(5)))
        await tables[-1].open(PAIR)

    async def play(played: Played) -> None:
        while (player := await played.next_player()) is not None:
            await played.act(player)

    await asyncio.gather(*map(play, tables))
    one, other = [await played.table() for played in tables]
    assert (one.phase, other.phase, one.id != other.id) == (FINISHED, FINISHED, True)
    for played, table in zip(tables, (one, other), strict=True):
        assert played.is_over
        assert [seat.person is not None for seat in table.chairs] == [True, True]
        # Whoever sits at one table is shown nothing of the other, except in the channel.
        strangers = [player.person for again in tables if again is not played for player in again.players]
        for person in strangers:
            assert table.id not in " ".join(bot.discord.everything_seen_in(person.dm).texts)


@pytest.mark.req("PL-7", "PL-11", "PL-20")
async def test_one_table_in_two_servers_and_the_playground(
    bot: Running, channel: Channel, playground: Playground
) -> None:
    guild = channel.guild
    elsewhere = bot.discord.guild("Family").channel("cards")
    assert guild is not None and elsewhere.guild is not None
    ana = Player(bot.discord.person("Ana", guild))
    bea = Player(bot.discord.person("Bea", elsewhere.guild))
    for place in (channel, elsewhere):
        await bot.choose_words(place, ana.person, bea.person)
    live = await bot.table(ana.person, channel, TEAMS, seats=4)
    played = Played(bot, channel, [ana, bea], Random(9))
    played.table_id = codes_of(live)[0][1].table_id
    code = (await played.table()).code
    assert code in (await bea.person.command("join", channel=elsewhere, code=code)).text
    cleo = Visitor(playground)
    await cleo.enter("Cleo")
    await cleo.join(code)
    await played.settle()
    await ana.person.press(played.live, button(played.live, "fill 3 easy"))
    await played.settle()
    for place in (channel, elsewhere):
        assert [name in place.last.text for name in ("Ana", "Bea", "Cleo")] == [True] * 3
    assert [name in (await cleo.look()).words for name in ("Ana", "Bea", "Cleo")] == [True] * 3

    # What one says everybody reads, wherever they are, with the name of who said it.
    await ana.person.command("say", channel=channel, text="Good luck *all*")
    await cleo.post(f"{cleo.room}/say", {"text": "hello from the page", "to": "all"})
    await played.settle()
    for place in (channel, elsewhere):
        said = "\n".join(message.text for message in place.messages)
        assert "Good luck \\*all\\*" in bare(said) and "Cleo (Playground): hello from the page" in bare(said)
        assert ("Ana: Good" in bare(said)) == (place is channel) != ("Ana (Friends): Good" in bare(said))
    assert "): Good luck *all*" in bare((await cleo.look()).words)

    await bea.person.press(shown_in(elsewhere), button(shown_in(elsewhere), "start"))
    turns = Counter[str]()
    while not turns >= Counter(Ana=2, Bea=2, Cleo=2) and (await played.settle()).phase == PLAYING:
        page = await cleo.look()
        if acts := [code for code in page.codes if code.startswith("a")]:
            await cleo.press(played.random.choice(acts))
            turns["Cleo"] += 1
        for player in (ana, bea):
            if player.acts:
                await played.act(player)
                turns[player.person.name] += 1
                break
    assert turns >= Counter(Ana=2, Bea=2, Cleo=2)
    await bot.discord.until(lambda: shown_in(channel).text == shown_in(elsewhere).text, "for the same table")
