"""The real program as a process of its own, for benches that measure it from outside."""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from math import nan
from pathlib import Path


@asynccontextmanager
async def running_program(data: Path, core: int | None = None) -> AsyncIterator[tuple[str, int]]:
    """The real program on this data, perhaps on one core alone: its address and the id of its process."""
    command = (sys.executable, "-m", "bots", "play", "--port", "0", "--data", str(data))
    process = await asyncio.create_subprocess_exec(
        *command, stdout=subprocess.PIPE, env=os.environ | {"PYTHONUNBUFFERED": "1"}
    )
    if core is not None:
        os.sched_setaffinity(process.pid, {core})
    try:
        assert process.stdout is not None
        line = (await process.stdout.readline()).decode()
        found = re.search(r"http://[^/]+", line)
        assert found is not None, f"the program did not start: {line!r}"
        yield found[0], process.pid
    finally:
        if process.returncode is None:
            process.terminate()
        await process.communicate()


def cpu_seconds(process_id: int) -> float:
    """The CPU time of a process; not a number where the system does not tell."""
    try:
        words = Path(f"/proc/{process_id}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    except OSError:
        return nan
    return round((int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK"), 3)


def core_wait_seconds(process_id: int) -> float:
    """How long the first thread of a process could have run and had no core; not a number where nobody tells."""
    try:
        waited = Path(f"/proc/{process_id}/schedstat").read_text(encoding="ascii").split()[1]
    except OSError:
        return nan
    return int(waited) / 1e9


def memory_mb(process_id: int) -> float:
    """What a process holds in memory; not a number where the system does not tell."""
    try:
        pages = int(Path(f"/proc/{process_id}/statm").read_text(encoding="ascii").split()[1])
    except OSError:
        return nan
    return round(pages * os.sysconf("SC_PAGE_SIZE") / 1_000_000, 1)
