"""One of two processes that play at the same tables of one database, at random; run by test_two_processes.py.

Every command it gives has an id of its own. It prints the ids of those that the host said were carried out.
"""

from __future__ import annotations

import asyncio
import random
import sys

from adapters.store import open_store
from bots.service import SystemClock
from engine.chairs import PLAYING
from engine.commands import Act, Start
from engine.contract import Refusal, View
from engine.host import Host

AT_ONCE = 8


class NobodyThinks:
    """There are no house players at these tables."""

    async def choose(self, game: str, view: View, seat: int, level: str, seed: int) -> str:
        raise AssertionError("a person sits in every seat")


async def main(url: str, name: str, wanted: int, table_ids: list[str]) -> None:
    store = await open_store(url)
    host = Host(store, NobodyThinks(), SystemClock(), lambda _: None)
    chance = random.Random(name)
    done: list[str] = []

    async def play() -> None:
        while len(done) < wanted:
            table = await host.table(chance.choice(table_ids))
            press_id = f"{name}-{chance.getrandbits(64):x}"
            try:
                if table.phase == PLAYING:
                    assert table.match is not None
                    seat = chance.choice(table.match.asked)
                    decision = table.match.decision(seat)
                    assert decision is not None
                    person = table.chairs[seat].person
                    assert person is not None
                    command = Act(chance.choice(decision.actions).code, decision.number)
                else:
                    person, command = chance.choice(table.people), Start(table.revision)
                # Sometimes the platform delivers a press twice at the same moment.
                times = 2 if chance.random() < 0.05 else 1
                await asyncio.gather(*(host.command(table.id, command, person, press_id) for _ in range(times)))
                done.append(press_id)
            except Refusal:
                continue  # The other process was first.

    await asyncio.gather(*(play() for _ in range(AT_ONCE)))
    await host.close()
    await store.close()
    print("\n".join(done))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2], int(sys.argv[3]), sys.argv[4:]))
