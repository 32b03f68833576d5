"""One table on three platforms: two people on Discord, one on Telegram and one in the playground, each with their
own language, and no place tells what is not for it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest
from aiohttp import web

from adapters.discord.platform import DiscordPlatform
from adapters.playground.server import make_app
from adapters.screens.lobby import how_texts
from adapters.telegram.api import Api
from adapters.telegram.platform import TelegramPlatform
from adapters.text.words import ISOLATE, POP, words_for
from bots.discord import running_discord
from bots.service import Service
from bots.service import running as running_service
from bots.settings import Settings
from bots.telegram import running_telegram
from engine.table_view import FINISHED, PLAYING
from tests import running_discord as on_discord
from tests import running_playground as in_playground
from tests import running_telegram as on_telegram
from tests.adapters.discord import matches as discord_matches
from tests.adapters.playground.traffic import Tapped, read
from tests.adapters.telegram import matches as telegram_matches
from tests.databases import new_database
from tests.hidden_cards import Searched, Sent
from tests.leaping_loop import leaping_loop
from tests.short_matches import short_options
from tests.stand_ins import telegram as telegram_stand_in

GAME = "truco"
LANGUAGES = {"Ana": "en", "Bea": "en", "Caio": "pt-BR", "Dora": "de"}


class Everywhere(NamedTuple):
    """One process with all its platforms."""

    service: Service
    discord: on_discord.Running
    telegram: on_telegram.Running
    playground: in_playground.Running


@asynccontextmanager
async def running_everywhere(folder: Path) -> AsyncIterator[Everywhere]:
    """The service with a bot on each loopback platform, which keep to their limits, and the playground."""
    loop = leaping_loop()
    assert loop is not None
    (folder / "tablemates.db").write_bytes(new_database())
    settings = Settings(data=folder, house_seconds=0, house_workers=1, _env_file=None)
    async with AsyncExitStack() as stack:
        enter = stack.enter_async_context
        stack.enter_context(on_discord.unhurried_bot())
        stack.enter_context(on_telegram.unhurried_bot())
        discord = await enter(on_discord.new_discord())
        telegram = await enter(telegram_stand_in.serving(on_telegram.new_telegram()))
        clock = on_telegram.LoopTime(telegram, loop)
        there = DiscordPlatform(clock=clock.now)
        elsewhere = TelegramPlatform(Api(telegram.token, telegram.address), clock.now)
        service = await enter(running_service(settings, there, elsewhere, clock=clock))
        loop.watch(service.host._house, "choose")
        discord_bot = await enter(
            running_discord(
                service,
                there,
                discord.token,
                connector=discord.connector,
                identify_seconds=0.0,
                ready_seconds=0.01,
                clock=clock,
            )
        )
        telegram_bot = await enter(running_telegram(service, elsewhere, poll_seconds=10, clock=clock))
        runner = web.AppRunner(make_app(service.desk, service.playground, service.studio))
        await runner.setup()
        stack.push_async_callback(runner.cleanup)
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        await discord.ready()
        await telegram.until(lambda: on_telegram.is_listening(telegram))
        yield Everywhere(
            service,
            on_discord.Running(discord, service, there, discord_bot),
            on_telegram.Running(telegram, service, elsewhere, telegram_bot),
            in_playground.Running(
                f"http://127.0.0.1:{runner.addresses[0][1]}",
                service.store,
                service.host,
                service.couriers,
                service.desk,
                service.playground,
            ),
        )


def bare(text: str) -> str:
    """A text without the marks that keep names apart from the direction of what surrounds them."""
    return text.replace(ISOLATE, "").replace(POP, "")


class Four:
    """Ana and Bea on Discord, Caio on Telegram, Dora in the playground."""

    def __init__(self, running: Everywhere) -> None:
        self.running = running
        discord, telegram = running.discord.discord, running.telegram.telegram
        self.channel = discord.guild("Friends").channel("games")
        ana, bea = (discord_matches.Player(discord.person(name)) for name in ("Ana", "Bea"))
        self.caio = telegram_matches.Player(telegram.person("Caio", language="pt-br"))
        self.group = telegram.group("Amigos", self.caio.person)
        self.on_discord = discord_matches.Played(running.discord, self.channel, [ana, bea], Random(5))
        self.on_telegram = telegram_matches.Played(running.telegram, self.group, [self.caio], Random(5))
        self.dora = Tapped(running.playground, "Dora")
        self.turns: Counter[str] = Counter()

    async def sit_down(self) -> None:
        """Open the table on Discord; the others join by its code."""
        ana, bea = self.on_discord.players
        await self.running.discord.choose_words(self.channel, ana.person, bea.person)
        live = await self.running.discord.table(
            ana.person, self.channel, GAME, seats=4, options=short_options(GAME)
        )
        table_id = discord_matches.codes_of(live)[0][1].table_id
        self.on_discord.table_id = self.on_telegram.table_id = table_id
        code = (await self.on_discord.table()).code
        await self.on_discord.settle()
        await bea.person.press(live, discord_matches.button(live, "sit 1"))
        await self.caio.person.start()
        await self.caio.person.command(f"/settings place {LANGUAGES['Caio']}", self.group)
        await self.caio.person.command(f"/join {code}", self.group)
        await self.dora.enter("Dora")
        await self.dora.post(f"{self.dora.home}/language", {"language": LANGUAGES["Dora"]})
        await self.dora.join(code)
        await self.settle()

    async def settle(self) -> None:
        """Wait until every place shows the table as it is."""
        for played in (self.on_discord, self.on_telegram):
            self.dora.settled = (await played.settle()).version

    async def play(self) -> None:
        """Have whoever can act press one of the buttons that they really see, until the match is over."""
        while (await self.on_discord.table()).phase == PLAYING:
            await self.settle()
            if (name := await self._act()) is not None:
                self.turns[name] += 1
        await self.settle()

    async def _act(self) -> str | None:
        for player in self.on_discord.players:
            if player.acts:
                await self.on_discord.act(player)
                return player.name
        if self.caio.acts:
            await self.on_telegram.act(self.caio)
            return self.caio.name
        page = await self.dora.get(self.dora.room)
        if acts := [code for code in page.codes if code.startswith("a")]:
            await self.dora.press(self.on_discord.random.choice(acts))
            return self.dora.name
        return None

    async def places(self) -> dict[str, str]:
        """What can be read in each place."""
        return {
            "en": bare("\n".join(message.text for message in self.channel.messages)),
            "pt-BR": bare("\n".join(message.text for message in self.group.from_bot)),
            "de": bare((await self.dora.look()).words),
        }

    async def shown(self) -> dict[str, tuple[int, list[Sent]]]:
        """By name, the number of each person and everything that they were ever shown."""
        desk = self.running.service.desk
        shown: dict[str, tuple[int, list[Sent]]] = {}
        for player in self.on_discord.players:
            number = await self.on_discord.number(player.person)
            shown[player.name] = number, await self.on_discord.shown_to(player.person)
        number = await self.on_telegram.number(self.caio.person)
        shown[self.caio.name] = number, await self.on_telegram.shown_to(self.caio.person)
        dora = await desk.arrive("playground", self.dora.account, self.dora.name)
        shown[self.dora.name] = dora.id, [*read(self.dora.sent)]
        return shown


@pytest.mark.leaping
@pytest.mark.req("PL-7", "PL-11", "PL-20", "PL-42")
async def test_a_match_across_discord_telegram_and_the_playground(tmp_path: Path) -> None:
    async with running_everywhere(tmp_path) as running:
        four = Four(running)
        await four.sit_down()
        table = await four.on_discord.table()
        assert [chair.person is not None for chair in table.chairs] == [True] * 4
        for language, place in (await four.places()).items():
            assert [name in place for name in LANGUAGES] == [True] * 4
            assert bare(how_texts(table.view(None), words_for(language))[0]) in place

        # What one says everybody reads, wherever they are, with the name of who said it; guests have their place.
        await four.on_discord.players[0].person.command("say", channel=four.channel, text="good luck")
        await four.caio.person.command("/say boa sorte", four.group)
        await four.dora.post(f"{four.dora.room}/say", {"text": "viel Glück", "to": "all"})
        await four.settle()
        said = {"Ana": "good luck", "Caio": "boa sorte", "Dora": "viel Glück"}
        for place in (await four.places()).values():
            heard = [re.search(rf"{name}( \([^)]+\))?: {line}", place) is not None for name, line in said.items()]
            assert heard == [True] * 3

        live = four.on_discord.live
        await four.on_discord.players[1].person.press(live, discord_matches.button(live, "start"))
        await four.play()
        table = await four.on_discord.table()
        assert (table.phase, four.on_discord.is_over, four.on_telegram.is_over) == (FINISHED, True, True)
        assert set(four.turns) == set(LANGUAGES)

        shown = await four.shown()
        people = {number: name for name, (number, _) in shown.items()}
        for name, (number, sent) in shown.items():
            words = words_for(LANGUAGES[name])
            match = await Searched.replayed(running.service.store, table.id, people, words)
            assert [*match.leaks(sent, number)] == []
            # The search finds what it looks for: whatever one holds is a secret to the others.
            for other in LANGUAGES.keys() - {name}:
                assert [*match.leaks(shown[other][1], number)] != []
