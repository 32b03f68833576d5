"""Starts the stand-in in another process, so that a benchmark can tell its CPU time from the bot's."""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import aiohttp

from tests.stand_ins.discord.connector import connector_to

ROOT = Path(__file__).resolve().parents[3]
STOP_SECONDS = 10


@dataclass
class Elsewhere:
    """A stand-in in another process: where it is, and what its scenario found."""

    port: int
    token: str
    authority: str
    _process: asyncio.subprocess.Process

    def connector(self) -> aiohttp.TCPConnector:
        """For `discord.Client(connector=...)`."""
        return connector_to(self.port, self.authority)

    async def ready(self) -> Any:
        """Waits for a line that the scenario itself prints."""
        return await _line(self._process)

    async def result(self) -> dict[str, Any]:
        """Waits for the end of the scenario: its `result` and the `cpu_seconds` it took over there."""
        found: dict[str, Any] = await _line(self._process)
        return found


@asynccontextmanager
async def running_elsewhere(scenario: str | None = None) -> AsyncIterator[Elsewhere]:
    """Runs `python -m tests.stand_ins.discord` for the length of the block; `scenario` is "module:function"."""
    arguments = [] if scenario is None else ["--scenario", scenario]
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "tests.stand_ins.discord",
        *arguments,
        cwd=ROOT,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    try:
        yield Elsewhere(**await _line(process), _process=process)
    finally:
        assert process.stdin is not None
        process.stdin.close()
        try:
            await asyncio.wait_for(process.wait(), STOP_SECONDS)
        except TimeoutError:
            process.terminate()
            await process.wait()


async def _line(process: asyncio.subprocess.Process) -> Any:
    assert process.stdout is not None
    line = await process.stdout.readline()
    assert line, f"the stand-in ended with {await process.wait()}"
    return json.loads(line)
