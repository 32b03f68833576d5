"""Real processes under `kill -9` for as long as asked: `python -m tests.soak --minutes 10`.

At each of some tables two people press what their pages show; the program is killed at random moments and started
again on the same data. In the end the journals are read: a press that was answered is there, and once.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
from collections import Counter
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, NamedTuple

import aiohttp

from adapters.store import open_store
from engine.commands import Act
from engine.table import read_command
from tests.killing import Page, Playground, begin, deciding, strike

TABLES = 4
BETWEEN_KILLS_SECONDS = (0.0, 4.0)  # after the program has come back
ENDS_DEAL = (" declare", " give", " close")  # left to chance less often, so that there is more to press


class Acknowledged(NamedTuple):
    """What the people at one table were told counts."""

    table_id: str
    acts: list[str]


async def soak(seconds: float, tables: int = TABLES, seed: int | None = None) -> dict[str, Any]:
    """Play and kill for so long; the counts."""
    chance = random.Random(seed)
    with tempfile.TemporaryDirectory() as folder:
        playground = Playground(Path(folder) / "data")
        await playground.start()
        try:
            async with AsyncExitStack() as open_pages:
                seated = []
                for _ in range(tables):
                    sessions = [await open_pages.enter_async_context(aiohttp.ClientSession()) for _ in range(2)]
                    seated.append([Page(playground, session) for session in sessions])
                    await begin(*seated[-1])
                enough = asyncio.Event()
                async with asyncio.TaskGroup() as going_on:
                    playing = [
                        going_on.create_task(_play(pages, enough, random.Random(n)))
                        for n, pages in enumerate(seated)
                    ]
                    going_on.create_task(_kill(playground, enough, chance))
                    await asyncio.sleep(seconds)
                    enough.set()
        finally:
            await playground.kill()
        counts = await _counts(playground.data / "tablemates.db", [task.result() for task in playing])
    return {"minutes": round(seconds / 60, 2), "kills": playground.kills - 1, "tables": tables, **counts}


async def _play(pages: list[Page], enough: asyncio.Event, chance: random.Random) -> Acknowledged:
    """Match after match at one table."""
    table_id = pages[0].path.rpartition("/")[2]
    acts: list[str] = []
    presses = 0
    while not enough.is_set():
        presses += 1
        decision = await deciding(pages)
        if decision is None:
            start = [code for code in await pages[0].codes("l", "live") if code.endswith(" start")]
            if start:
                await pages[0].press(start[0], f"{table_id} {presses}")
            continue
        page, codes = decision
        code = chance.choice([code for code in codes if not code.endswith(ENDS_DEAL)] or codes)
        await page.press(code, f"{table_id} {presses}")
        acts.append(code.split(" ", 2)[2])
    return Acknowledged(table_id, acts)


async def _kill(playground: Playground, enough: asyncio.Event, chance: random.Random) -> None:
    while not enough.is_set():
        await strike(playground, chance.uniform(*BETWEEN_KILLS_SECONDS))


async def _counts(database: Path, told: list[Acknowledged]) -> dict[str, int]:
    store = await open_store(f"sqlite:///{database}")
    lost = doubled = 0
    try:
        for one in told:
            rows = await store.rows(one.table_id, after=0)
            written = Counter(command.code for row in rows if isinstance(command := read_command(row), Act))
            lost += (Counter(one.acts) - written).total()
            doubled += (written - Counter(one.acts)).total()
    finally:
        await store.close()
    return {"acknowledged": sum(len(one.acts) for one in told), "lost": lost, "doubled": doubled}


def main() -> None:
    """Read how long, and print the counts."""
    parser = argparse.ArgumentParser(
        description="Kill real processes with -9, again and again, and count presses."
    )
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--tables", type=int, default=TABLES)
    given = parser.parse_args()
    counts = asyncio.run(soak(60 * given.minutes, given.tables))
    print(json.dumps(counts))
    sys.exit(bool(counts["lost"] or counts["doubled"]))


if __name__ == "__main__":
    main()
