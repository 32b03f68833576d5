"""What "settled" means in a test: nothing is pending anywhere, neither in our process nor on the platforms' side.

Whatever hands something on does so before it ends, so that one look at everything is enough: a press is either
queued at the platform, or with a task of ours, or at a table, or with a courier, or a request in flight.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from types import CoroutineType

from bots.service import Service
from engine.host import Host
from engine.table_view import PLAYING

GUARD_SECONDS = 300.0  # against hanging; how fast a machine is decides nothing
LOOK_AGAIN_SECONDS = 0.002
ADAPTERS = str(Path(__file__).parent.parent / "adapters")
# What runs as long as the service does, or sleeps until it is time for it.
IN_THE_BACKGROUND = frozenset({"Courier.run", "Couriers.run", "Courier._return", "Stream._follow"})
# How the Discord library calls what it starts for an event or a command.
OF_DISCORD = ("discord.py: on_", "CommandTree-invoker")

Pending = Callable[[], Iterable[str]]


async def settled(service: Service, *platforms: Pending) -> None:
    """Wait until nothing is pending, and what chats show is written down."""
    loop = asyncio.get_running_loop()
    guard = loop.time() + GUARD_SECONDS
    while True:
        await service.couriers.settle()
        found = [*work_at(service.host), *work(), *(one for pending in platforms for one in pending())]
        if not found:
            return
        assert loop.time() < guard, f"never settled: {found}"
        await asyncio.sleep(LOOK_AGAIN_SECONDS)


def work() -> Iterator[str]:
    """The tasks that do something for somebody now."""
    for task in asyncio.all_tasks():
        coroutine = task.get_coro()
        assert isinstance(coroutine, CoroutineType)
        is_ours = coroutine.cr_code.co_filename.startswith(ADAPTERS)
        if task.get_name().startswith(OF_DISCORD) or (is_ours and coroutine.__qualname__ not in IN_THE_BACKGROUND):
            yield f"{task.get_name()} {coroutine.__qualname__}"


def work_at(host: Host) -> Iterator[str]:
    """The tables at which something is being done, or where a house player is to move."""
    for table_id, spot in host._spots.items():
        table = spot.table
        if table is None or table.phase != PLAYING:
            continue
        is_houses_turn = any(due.what == "think" for due in table.dues(host._house_seconds))
        if is_houses_turn or spot.is_tended or spot.lock.locked():
            yield f"table {table_id}"
