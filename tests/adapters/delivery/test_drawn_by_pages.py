"""What pages draw themselves, from what each person knows, is not written to them again and again."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from engine.commands import Leave
from tests.service import running

PLACE = "chats:place"


@pytest.mark.req("PL-5", "PL-63")
async def test_what_pages_draw_comes_and_goes_and_is_never_edited(tmp_path: Path) -> None:
    async with running(tmp_path) as service:
        service.chats.draws_itself = frozenset({"live", "hand"})
        people = [await service.arrive("ana"), await service.arrive("bo")]
        addresses = [PLACE, *map(service.chats.private_address, people)]
        table_id = await service.set_up(people)
        await service.settle()  # The log stands there, and is edited from now on, however slowly it came.
        await service.play(people, table_id, random.Random(3), moves_max=6)
        await service.settle()
        assert {call.kind for call in service.chats.calls if call.what == "edit"} == {"log"}
        assert [len(service.chats.messages(one, "live", "hand")) for one in addresses] == [1, 1, 1]
        await service.play(people, table_id, random.Random(4))
        await service.processes[0].host.command(table_id, Leave(), people[1].id)
        await service.settle()
        assert [len(service.chats.messages(one, "live", "hand")) for one in addresses] == [1, 1, 0]
