"""A stand-in in a process of its own, for measuring a bot without measuring Telegram."""

from __future__ import annotations

import asyncio
import multiprocessing
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any

from .server import serving
from .stand_in import StandIn

# What the people do: a function at the top of a module, so that the child can import it. One that yields gives
# several results, each when it is there.
Script = Callable[[StandIn], Awaitable[Any] | AsyncIterator[Any]]


@dataclass
class Child:
    """A stand-in elsewhere: where it listens, and what its script returned."""

    address: str
    base_url: str
    base_file_url: str
    token: str
    pipe: Connection

    async def result(self, seconds: float = 60.0) -> Any:
        """Wait for the next result of the script, mostly its only one; its failure is raised here."""
        loop = asyncio.get_running_loop()
        if not await loop.run_in_executor(None, self.pipe.poll, seconds):
            raise AssertionError(f"the script of the stand-in had no result within {seconds} s")
        is_good, value = self.pipe.recv()
        if not is_good:
            raise AssertionError(value)
        return value


@contextmanager
def in_child(script: Script, **settings: Any) -> Iterator[Child]:
    """Serve a stand-in with these settings in a child, run the script there, and end the child at the end."""
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_run, args=(theirs, script, settings), daemon=True)
    process.start()
    theirs.close()
    try:
        address, base_url, base_file_url, token = ours.recv()
        yield Child(address, base_url, base_file_url, token, ours)
    finally:
        ours.close()
        process.join(5)
        if process.is_alive():
            process.kill()
            process.join()
        process.close()


def _run(pipe: Connection, script: Script, settings: dict[str, Any]) -> None:
    asyncio.run(_serve(pipe, script, settings))


async def _serve(pipe: Connection, script: Script, settings: dict[str, Any]) -> None:
    async with serving(StandIn(**settings)) as telegram:
        pipe.send((telegram.address, telegram.base_url, telegram.base_file_url, telegram.token))
        try:
            async for outcome in _outcomes(script, telegram):
                pipe.send(outcome)
            # The parent says goodbye by closing its end.
            await asyncio.get_running_loop().run_in_executor(None, pipe.poll, None)
        except (BrokenPipeError, EOFError):
            return


async def _outcomes(script: Script, telegram: StandIn) -> AsyncIterator[tuple[bool, Any]]:
    """What a script finds, and whether it is that or a failure."""
    try:
        running = script(telegram)
        if isinstance(running, AsyncIterator):
            async for found in running:
                yield True, found
        else:
            yield True, await running
    except Exception as error:
        yield False, f"{type(error).__name__}: {error}"
