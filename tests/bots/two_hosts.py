"""One of two processes that play at the same tables of one database, at random; run by test_two_processes.py.

Every command it gives has an id of its own. It prints how often the other process was first, and then the ids of
those that the host said were carried out.
"""

from __future__ import annotations

import asyncio
import random
import sys

from adapters.store import open_store
from bots.clock import SystemClock
from engine.commands import Act, Command, Start
from engine.contract import Refusal, View
from engine.host import Host
from engine.table import Table
from engine.table_view import PLAYING

AT_ONCE = 8  # tables of this process at which something happens at the same time
STAY = 12  # commands that are tried at a table before the next one


class NobodyThinks:
    """There are no house players at these tables."""

    async def choose(self, game: str, view: View, seat: int, level: str, seed: int, table_id: str = "") -> str:
        raise AssertionError("a person sits in every seat")


async def main(url: str, name: str, wanted: int, table_ids: list[str]) -> None:
    store = await open_store(url)
    host = Host(store, NobodyThinks(), SystemClock(), lambda _: None)
    chance = random.Random(name)
    done: list[str] = []
    refused = 0
    # Only the other process races us to a table: races within one are cheap to lose and prove nothing here.
    free = [*table_ids]

    async def play() -> None:
        nonlocal refused
        while len(done) < wanted:
            table_id = free.pop(chance.randrange(len(free)))
            for _ in range(STAY):
                table = await host.table(table_id)
                press_id = f"{name}-{chance.getrandbits(64):x}"
                person, command = anything(table, chance)
                # Sometimes the platform delivers a press twice at the same moment.
                times = 2 if chance.random() < 0.05 else 1
                try:
                    await asyncio.gather(
                        *(host.command(table_id, command, person, press_id) for _ in range(times))
                    )
                    done.append(press_id)
                except Refusal:
                    refused += 1  # The other process was first.
            free.append(table_id)

    await asyncio.gather(*(play() for _ in range(AT_ONCE)))
    await host.close()
    await store.close()
    print(refused, *done, sep="\n")


def anything(table: Table, chance: random.Random) -> tuple[int, Command]:
    """Something that a person may do at a table, as far as this process knows."""
    if table.match is None or table.phase != PLAYING:
        return chance.choice(table.people), Start(table.revision)
    seat = chance.choice(table.match.asked)
    decision = table.match.decision(seat)
    person = table.chairs[seat].person
    assert decision is not None
    assert person is not None
    return person, Act(chance.choice(decision.actions).code, decision.number)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2], int(sys.argv[3]), sys.argv[4:]))
