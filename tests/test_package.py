"""The published package by itself: built, installed into an empty environment, started, and a card played."""

from __future__ import annotations

import asyncio
import re
import subprocess
import tarfile
import tomllib
import zipfile
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import aiohttp
import pytest

from tests.browser import IN_ITS_LOOP, person
from tests.browser import browser as browser
from tests.browser import chromium as chromium
from tests.package import ROOT, build, environment, install

if TYPE_CHECKING:
    from playwright.async_api import Browser

pytestmark = [*IN_ITS_LOOP, pytest.mark.long]
STATIC = "adapters/playground/static/"
FETCHED = {STATIC + "htmx.min.js", STATIC + "sse.min.js"}
PLAYED = r"Ana\W*:? .*[♠♥♦♣]"  # as the log tells it, whatever marks keep the name apart
SECONDS_MAX = 300


@asynccontextmanager
async def playing(programs: Path, folder: Path) -> AsyncIterator[str]:
    """The address of a playground that the installed program serves, far from this checkout."""
    running = await asyncio.create_subprocess_exec(
        *(programs / "tablemates", "play", "--port", "0", "--data", folder / "data"),
        cwd=folder,
        stdout=PIPE,
        env=environment() | {"TABLEMATES_HOUSE_SECONDS": "0", "PYTHONUNBUFFERED": "1"},
    )
    assert running.stdout is not None
    try:
        line = (await running.stdout.readline()).decode()
        found = re.search(r"http://\S+:\d+", line)
        assert found is not None, line
        yield found[0]
    finally:
        running.terminate()
        await running.communicate()
    assert running.returncode == 0


async def play_by_forms(url: str) -> None:
    """Open a table, add a house player, start and play a card, as a browser without scripts would."""
    async with aiohttp.ClientSession(url, headers={"Origin": url}) as session:

        async def post(path: str, **form: str) -> tuple[str, str]:
            async with session.post(path, data=form) as answer:
                assert answer.status == 200, await answer.text()
                return answer.url.path, await answer.text()

        async def shown(wanted: str) -> str:
            """Part of what the room shows, once it does: its stream says all at first, and then what changes."""
            said = ""
            async with session.get(f"{room}/events") as stream:
                async for some in stream.content.iter_any():
                    said += some.decode(errors="ignore")
                    if found := re.search(wanted, said):
                        return found[1]
            raise AssertionError(f"the stream ended without {wanted}: {said}")

        home, _ = await post("/enter", name="Ana")
        room, page = await post(f"{home.rstrip('/')}/open", game="santase")
        for script in FETCHED:
            assert f"/static/{Path(script).name}" in page
        for ending in (r"\w+ 0 fill 1 easy", r"\w+ 1 start", r"\w+ \d+ play \w+"):
            await post(f"{room}/press", code=await shown(f'name="code" value="({ending})"'))
        await shown(f"({PLAYED})")


async def play_by_buttons(url: str, browser: Browser) -> None:
    """The same in a browser, where the page changes without being loaded anew."""
    page = await person(browser)
    await page.goto(url)
    await page.fill("#name", "Ana")
    await page.keyboard.press("Enter")
    await page.click("#open-santase")
    await page.wait_for_selector("#hand form")
    await page.wait_for_load_state("load")
    await page.evaluate("window.isTheSamePage = true")
    await page.click(".seat.p1 summary")
    for ending in (" 0 fill 1 easy", " 1 start"):
        await page.click(f'button[value$="{ending}"]')
    await page.click('#hand button[value*=" play "]')
    await page.wait_for_selector(f"#log >> text=/{PLAYED}/", state="attached")
    assert await page.evaluate("window.isTheSamePage") is True
    await page.close()


def check_contents(sdist: Path, wheel: Path) -> None:
    """The wheel holds all files of the three packages and htmx, with both licences, and nothing else."""
    folders = (ROOT / name for name in ("engine", "adapters", "bots"))
    ours = {path for folder in folders for path in folder.rglob("*") if path.is_file() and path.suffix != ".pyc"}
    expected = {path.relative_to(ROOT).as_posix() for path in ours} | FETCHED
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
    assert {name for name in names if ".dist-info/" not in name} == expected
    assert sorted(Path(name).name for name in names if "/licenses/" in name) == ["LICENSE", "htmx-LICENSE.txt"]
    with tarfile.open(sdist) as archive:
        assert {name.partition("/")[2] for name in archive.getnames()} >= expected


def said_by(programs: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [str(programs / "tablemates"), *arguments]
    return subprocess.run(command, cwd=programs, env=environment(), capture_output=True, text=True)


async def test_a_wheel_in_an_empty_environment_plays_a_card(tmp_path: Path, browser: Browser) -> None:
    sdist, wheel = await asyncio.to_thread(build, tmp_path / "built")
    check_contents(sdist, wheel)
    programs = await asyncio.to_thread(install, wheel, tmp_path / "environment")

    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert said_by(programs, "--version").stdout == f"{project['version']}\n"
    refused = said_by(programs, "bench", "press", "--platform", "discord")
    assert (refused.returncode, refused.stdout, refused.stderr.count("\n")) == (2, "", 1)
    assert refused.stderr.startswith("Presses on discord are measured with the tests' stand-in")

    async with asyncio.timeout(SECONDS_MAX), playing(programs, tmp_path) as url:
        await play_by_forms(url)
        await play_by_buttons(url, browser)
