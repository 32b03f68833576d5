"""Runs the stand-in in its own process: `python -m tests.stand_ins.discord --scenario module:function`.

One line of JSON says where it listens (`port`, `token`, `authority`); it also goes into `--port-file`. A scenario
is an async function that takes the `StandIn` (and numbers: `module:function:100:8`), lets people act, and returns
something for JSON: the second line has it as `result`, with the `cpu_seconds` the scenario took in this process.
Without a scenario there is a server "Friends" with a channel "games" and a person "Ana", until the input ends.
"""

from __future__ import annotations

import argparse
import asyncio
import importlib
import json
import sys
import time
from pathlib import Path

from tests.stand_ins.discord import Limits, StandIn
from tests.stand_ins.discord.stand_in import UNTIL_SECONDS


def announce(stand_in: StandIn, port_file: Path | None) -> None:
    """Says where the stand-in listens."""
    address = {"port": stand_in.port, "token": stand_in.token, "authority": stand_in.authority}
    print(json.dumps(address), flush=True)
    if port_file is not None:
        port_file.write_text(json.dumps(address), "utf-8")


async def run(scenario: str | None, port_file: Path | None, *, is_generous: bool) -> None:
    """Serves until the scenario, or the input, is at its end."""
    limits = Limits.generous() if is_generous else Limits()
    async with StandIn(limits=limits, first_answer_seconds=UNTIL_SECONDS, keep_requests=1000) as stand_in:
        announce(stand_in, port_file)
        if scenario is None:
            stand_in.guild("Friends").channel("games")
            stand_in.person("Ana")
            await asyncio.to_thread(sys.stdin.read)
            return
        module, name, *numbers = scenario.split(":")
        before = time.process_time()
        result = await getattr(importlib.import_module(module), name)(stand_in, *map(int, numbers))
        print(json.dumps({"result": result, "cpu_seconds": time.process_time() - before}), flush=True)


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.stand_ins.discord", description=__doc__)
    parser.add_argument("--scenario", help="module:function, and numbers for it")
    parser.add_argument("--port-file", type=Path)
    parser.add_argument(
        "--strict-limits", action="store_true", help="Discord's rate limits instead of generous ones"
    )
    wanted = parser.parse_args()
    asyncio.run(run(wanted.scenario, wanted.port_file, is_generous=not wanted.strict_limits))


if __name__ == "__main__":
    main()
