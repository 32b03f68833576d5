"""What runs in a process of its own: a host in miniature that commands tables, as often or as long as told."""

from __future__ import annotations

import asyncio
import json
import random
import sys
from collections import Counter

from adapters.store import Store, open_store
from engine.journal import Written
from tests.adapters.store.entries import entry

TABLES = [f"table {number}" for number in range(40)]
TASKS = 40  # at once in each process


async def open_tables(store: Store) -> None:
    """Open all tables, or find that someone else has."""
    opened = await asyncio.gather(*(store.append(entry(table_id, 1, what="open")) for table_id in TABLES))
    assert set(opened) <= {Written.DONE, Written.CONFLICT}


async def command_tables(url: str, first: int, last: int, seed: int) -> None:
    """Say that all is ready and wait for a line; then carry out the commands with these numbers, each at the table
    its number decides, and report the counts."""
    store = await open_store(url)
    await open_tables(store)
    print("ready", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    chance = random.Random(seed)
    numbers = list(range(first, last))
    chance.shuffle(numbers)
    known = dict.fromkeys(TABLES, 1)
    queues = {table_id: asyncio.Lock() for table_id in TABLES}  # like a host's: one command at a table at a time
    outcomes: Counter[str] = Counter()

    async def command(number: int) -> Written:
        table_id = random.Random(number).choice(TABLES)
        async with queues[table_id]:
            while True:
                seq = known[table_id] + 1
                written = await store.append(
                    entry(table_id, seq, by="service", detail=str(number), press_id=f"press {number}")
                )
                outcomes[written.name] += 1
                if written is Written.DONE:
                    known[table_id] = seq
                if written is not Written.CONFLICT:
                    return written
                for row in await store.rows(table_id, known[table_id]):
                    known[table_id] = row.seq

    async def work() -> None:
        while numbers:
            number = numbers.pop()
            await command(number)
            if chance.random() < 0.02:  # the platform delivers the press again
                assert await command(number) is Written.REPEATED

    await asyncio.gather(*(work() for _ in range(TASKS)))
    await store.close()
    print(json.dumps(outcomes))


async def append_forever(url: str) -> None:
    """Append to all tables at once until killed, telling of each row after it was written."""
    store = await open_store(url)
    await open_tables(store)

    async def play(table_id: str) -> None:
        seq = (await store.rows(table_id, 0))[-1].seq
        while True:
            seq += 1
            detail = random.randbytes(random.randrange(600)).hex()
            written = await store.append(
                entry(table_id, seq, detail=detail, press_id=f"{table_id} {seq}", match_number=seq, seed=b"s")
            )
            assert written is Written.DONE
            print(f"{table_id},{seq},{detail}", flush=True)

    await asyncio.gather(*map(play, TABLES))


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["command", url, first, last, seed]:
            asyncio.run(command_tables(url, int(first), int(last), int(seed)))
        case ["append", url]:
            asyncio.run(append_forever(url))
