"""`kill -9` at any moment of a match: after a restart both pages carry on, nothing is lost or shown twice."""

from __future__ import annotations

import asyncio
import os
import random
import time
from pathlib import Path

import aiohttp
import pytest

from adapters.playground.platform import PlaygroundPlatform, room_address
from adapters.screens import log_pages
from adapters.store import open_store
from adapters.text.names import table_names
from adapters.text.words import words_for
from engine.commands import Act
from engine.table import Table, read_command
from tests.killing import Page, Playground, asked, begin, strike

KILLS = 5
SECONDS_MAX = 600  # a guard against hanging
SEED = int(os.environ.get("KILL_SEED", "20"))


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
        platform = PlaygroundPlatform(store, time.time)
        room = await platform.messages(room_address(table_id))
        pages = [page.lines for page in log_pages(view, names, words, is_followed=True)]
        assert [message.screen.lines for message in room if message.kind == "log"] == pages
        # What they show, pages draw themselves from the table.
        assert [message.kind for message in room].count("live") == 1
        for person in (await store.people(table.people)).values():
            private = await platform.messages(platform.private_address(person))
            assert [message.kind for message in private] == ["hand"]
    finally:
        await store.close()
