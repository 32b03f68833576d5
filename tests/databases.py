"""Databases for tests that are not about migrations."""

from __future__ import annotations

import asyncio
import tempfile
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path

from adapters.store import open_store


@cache
def new_database() -> bytes:
    """An empty database with its schema, made once: migrating takes longer than most tests."""

    async def made(folder: str) -> bytes:
        path = Path(folder) / "new.db"
        await (await open_store(f"sqlite:///{path}")).close()
        return path.read_bytes()

    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, made(folder)).result()
