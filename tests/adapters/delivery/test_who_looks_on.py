"""Who is shown a table, while people come and go."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.service import running


@pytest.mark.req("PL-7")
async def test_whoever_sits_down_while_it_is_read_who_looks_on_keeps_the_hand(tmp_path: Path) -> None:
    """What is read last began before they came, and knows nothing of them."""
    async with running(tmp_path) as service:
        ana, bo = [await service.arrive("ana"), await service.arrive("bo")]
        table_id = await service.open(ana)
        await service.settle()
        line, courier = service.processes[0].line, service.processes[0].courier
        slow = line.held["people"] = asyncio.Event()
        courier.wake(table_id, viewers=True)
        await service.quiet()
        del line.held["people"]
        code = (await service.view(ana, table_id)).code
        assert not (await service.desk.join(bo, code, press_id=service.press_id())).is_refusal
        await service.quiet()
        assert len(service.chats.messages(service.chats.private_address(bo), "hand")) == 1
        slow.set()
        await service.settle()
        assert len(service.chats.messages(service.chats.private_address(bo), "hand")) == 1
