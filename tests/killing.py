"""People at a real program that is killed and started again: they press what their pages show, until answered."""

from __future__ import annotations

import asyncio
import html
import os
import re
import signal
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from pathlib import Path

import aiohttp

ROOT = Path(__file__).parents[1]


class Playground:
    """The real program in a process of its own, killed and started again on the same data."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.url = ""
        self.process: Process | None = None
        self.kills = 0

    async def start(self, port: int = 0) -> None:
        command = (sys.executable, "-m", "bots", "play", "--port", str(port), "--data", str(self.data))
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
    while (decision := await deciding(pages)) is None:
        if "wins the match!" in await pages[0].read():
            return None
        await asyncio.sleep(0.02)
    return decision


async def deciding(pages: list[Page]) -> tuple[Page, list[str]] | None:
    """Whose page offers what now, if any does."""
    for page in pages:
        codes = await page.codes("a", "hand")
        if codes and (number := int(codes[0].split(" ")[1])) > page.answered:
            page.answered = number
            return page, codes
    return None
