"""`kill -9` at any moment of a match: after a restart both pages carry on, nothing is lost or shown twice."""

from __future__ import annotations

import asyncio
import html
import os
import random
import re
import signal
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from pathlib import Path

import aiohttp
import pytest

from adapters.playground.platform import PlaygroundPlatform, room_address
from adapters.screens import log_pages, private_screen, public_screen
from adapters.store import open_store
from adapters.text.names import table_names
from adapters.text.words import words_for
from engine.commands import Act
from engine.table import Table, read_command

KILLS = 5
SECONDS_MAX = 600  # a guard against hanging
ROOT = Path(__file__).parents[2]
SEED = int(os.environ.get("KILL_SEED", "20"))


class Playground:
    """The real program in a process of its own, killed and started again on the same data."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.url = ""
        self.process: Process | None = None
        self.kills = 0

    async def start(self) -> None:
        command = (sys.executable, "-m", "bots", "play", "--port", "0", "--data", str(self.data))
        environment = os.environ | {"TABLEMATES_HOUSE_SECONDS": "0", "PYTHONUNBUFFERED": "1"}
        self.process = await asyncio.create_subprocess_exec(*command, stdout=PIPE, cwd=ROOT, env=environment)
        assert self.process.stdout is not None
        line = (await self.process.stdout.readline()).decode()
        found = re.search(r"http://127\.0\.0\.1:\d+", line)
        assert found is not None, line
        self.url = found[0]

    async def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        await self.process.wait()
        self.kills += 1


class Page:
    """One person's window: reads the page, presses what it shows, and tries again when the program is gone."""

    def __init__(self, playground: Playground, session: aiohttp.ClientSession) -> None:
        self.playground = playground
        self.session = session
        self.path = ""
        self.answered = 0  # the last decision this person took; the page may show it a moment longer

    async def post(self, path: str, **form: str) -> str:
        """Send a form until it is answered, and return where it led."""
        while True:
            with suppress(aiohttp.ClientError, ConnectionError):
                url = self.playground.url
                async with self.session.post(f"{url}{path}", data=form, headers={"Origin": url}) as response:
                    assert response.status == 200, await response.text()
                    return response.url.path
            await asyncio.sleep(0.05)

    async def read(self) -> str:
        while True:
            with suppress(aiohttp.ClientError, ConnectionError):
                async with self.session.get(f"{self.playground.url}{self.path}") as response:
                    assert response.status == 200
                    return await response.text()
            await asyncio.sleep(0.05)

    async def codes(self, kind: str, part: str) -> list[str]:
        """The codes of the buttons of a kind that a part of the page shows."""
        text = (await self.read()).partition(f'id="{part}"')[2]
        codes = [html.unescape(code) for code in re.findall(r'name="code" value="([^"]+)"', text)]
        return [code for code in codes if code.startswith(kind)]

    async def press(self, code: str, press: str) -> None:
        await self.post(f"{self.path}/press", code=code, press=press)


@pytest.mark.long
@pytest.mark.req("PL-19", "PL-60")
async def test_a_match_survives_being_killed_again_and_again(tmp_path: Path) -> None:
    chance = random.Random(SEED)
    playground = Playground(tmp_path / "data")
    await playground.start()
    pressed: list[str] = []
    try:
        async with aiohttp.ClientSession() as one, aiohttp.ClientSession() as two, asyncio.timeout(SECONDS_MAX):
            pages = [Page(playground, one), Page(playground, two)]
            await begin(*pages)
            while (decision := await asked(pages)) is not None:
                page, codes = decision
                # Whoever declares ends the deal: nobody does before all kills are done, and then everyone does.
                declare = [code for code in codes if code.endswith(" declare")]
                others = [code for code in codes if not code.endswith((" declare", " give"))]
                code = chance.choice((playground.kills == KILLS and declare) or others)
                killing = None
                if playground.kills < KILLS and chance.random() < 0.5:
                    killing = asyncio.create_task(strike(playground, chance.random() * 0.03))
                await page.press(code, f"press-{len(pressed)}")
                pressed.append(code.split(" ", 2)[2])
                if killing is not None:
                    await killing
            assert playground.kills == KILLS
            await settled(pages)
    finally:
        await playground.kill()
    await check(tmp_path / "data" / "tablemates.db", pages[0].path.rpartition("/")[2], pressed)


async def begin(ana: Page, ben: Page) -> None:
    ana.path = (await ana.post("/enter", name="Ana")).rstrip("/")
    ben.path = (await ben.post("/enter", name="Ben")).rstrip("/")
    ana.path = await ana.post(f"{ana.path}/open", game="santase", press="open")
    found = re.search(r"table (\d{6})", await ana.read())
    assert found is not None
    ben.path = await ben.post(f"{ben.path}/join", code=found[1])
    table_id = ana.path.rpartition("/")[2]
    for what in ("preset two", "option target 5", "start"):
        code = next(code for code in await ana.codes("l", "live") if code.endswith(" start"))
        revision = code.split(" ")[1]
        await ana.press(f"l{table_id} {revision} {what}", what)


async def strike(playground: Playground, delay: float) -> None:
    await asyncio.sleep(delay)
    await playground.kill()
    await playground.start()


async def asked(pages: list[Page]) -> tuple[Page, list[str]] | None:
    """Whose page offers what; None once the match is over. The pages catch up by themselves."""
    while True:
        for page in pages:
            codes = await page.codes("a", "hand")
            if codes and (number := int(codes[0].split(" ")[1])) > page.answered:
                page.answered = number
                return page, codes
        if "wins the match!" in await pages[0].read():
            return None
        await asyncio.sleep(0.02)


async def settled(pages: list[Page]) -> None:
    """Wait until the log has its last line, the opened seal."""
    for page in pages:
        while "The seal is open" not in await page.read():  # noqa: ASYNC110 - the other process sets no event
            await asyncio.sleep(0.05)


async def check(database: Path, table_id: str, pressed: list[str]) -> None:
    store = await open_store(f"sqlite:///{database}")
    try:
        rows = await store.rows(table_id)
        acts = [command.code for row in rows if isinstance(command := read_command(row), Act)]
        assert acts == pressed

        seeds = {match: await store.seed(table_id, match) for match in (1, 2)}  # The next one is sealed already.
        table = Table.load(table_id, rows, seeds.get)
        view, words = table.view(None), words_for("en")
        people = {person: known.name for person, known in (await store.people(table.people)).items()}
        names = table_names(view, people, words)
        platform = PlaygroundPlatform(store)
        room = await platform.messages(room_address(table_id))
        pages = [page.lines for page in log_pages(view, names, words, is_followed=True)]
        assert [message.screen.lines for message in room if message.kind == "log"] == pages
        live = [message.screen.lines for message in room if message.kind == "live"]
        assert live == [public_screen(view, names, words).lines]
        for person in (await store.people(table.people)).values():
            private = await platform.messages(platform.private_address(person))
            hands = [message.screen for message in private if message.kind == "hand"]
            expected = private_screen(table.view(person.id), names, words)
            assert expected is not None
            assert [hand.lines for hand in hands] == [expected.lines]
    finally:
        await store.close()
