"""`tablemates announce`: what the operators say to all players; whoever runs the service next shows it."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

from adapters.store import Store, open_store
from adapters.text.names import clean_text
from bots.settings import Settings

OPERATOR = 0  # no person has this id


def announce(text: str, data: Path | None = None) -> bool:
    """Write an announcement down; False if nothing of it can be shown."""
    line = clean_text(text)
    if line:
        settings = Settings()
        asyncio.run(_write(settings.model_copy(update={"data": data}) if data else settings, line))
    return bool(line)


async def _write(settings: Settings, line: str) -> None:
    store = await open_store(settings.store_url())
    try:
        await store.broadcast(OPERATOR, line, await _now(store))
    finally:
        await store.close()


async def _now(store: Store) -> float:
    """What time it is for the service, which goes on from where it was when the machine's clock is set back."""
    return max(await store.time() or time.time(), await store.last_alive() or 0.0)
