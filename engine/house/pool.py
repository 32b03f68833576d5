"""The house's worker processes, so that thinking never holds up the event loop.

Workers start with the first request and end with this process. One that dies is replaced and the request is
asked again, a few times at most. Where more wait than there are workers, tables take turns, not requests, and all
think the shorter the more wait: a few tables full of strong players keep nobody else waiting.
"""

from __future__ import annotations

import asyncio
import json
import os
import pickle
import sys
from asyncio import Future, IncompleteReadError
from asyncio.subprocess import PIPE, Process
from collections import deque
from collections.abc import Callable
from contextlib import suppress

from engine.contract import Seat, View
from engine.house.requests import Request, ReviewRequest
from engine.house.review import DearMove
from engine.house.worker import LENGTH_BYTES, frame

ATTEMPTS_MAX = 3
ANSWER_SECONDS_MAX = 60.0
REVIEW_SECONDS_MAX = 600.0


class HouseAbsent(Exception):  # noqa: N818 - says what is the case
    """No worker could answer: each one that was asked died or took far too long, or the pool is closed."""


class Pool:
    """Some worker processes, each answering one request at a time."""

    def __init__(self, workers: int | None = None) -> None:
        self.size = workers or max(1, (os.cpu_count() or 1) - 1)
        self._is_closed = False
        self._running: set[Process] = set()
        # Workers with nothing to do, the last used first; None is one that is started when it is its turn.
        self._idle: list[Process | None] = [None] * self.size
        # Those who wait for a worker, by tables, of which the first is next and then the last.
        self._waiting: dict[str, deque[Future[Process | None]]] = {}

    @property
    def pids(self) -> tuple[int, ...]:
        """The workers that run now."""
        return tuple(worker.pid for worker in self._running)

    async def choose(
        self, game_key: str, view: View, seat: Seat, level: str, seed: int | str | bytes, table_id: str = ""
    ) -> str:
        """The code of the action that a house player at this table chooses."""
        return await self._answer(
            lambda: Request(game_key, view, seat, level, seed, self._effort()), table_id, ANSWER_SECONDS_MAX
        )

    async def review(self, record: str, numbers: frozenset[int], whose: str) -> list[DearMove]:
        """Which of these moves of a match cost most; it takes some seconds, for which a worker does nothing else.

        Those who ask take turns, as tables do otherwise.
        """
        answer = await self._answer(lambda: ReviewRequest(record, numbers), whose, REVIEW_SECONDS_MAX)
        return [DearMove(*move) for move in json.loads(answer)]

    async def _answer(
        self, make_request: Callable[[], Request | ReviewRequest], table_id: str, seconds_max: float
    ) -> str:
        """What a worker answers to a request, which is made when it is its turn."""
        worker = await self._turn(table_id)
        content = frame(pickle.dumps(make_request()))
        try:
            for _ in range(ATTEMPTS_MAX):
                if self._is_closed:
                    break
                try:
                    if worker is None:
                        worker = await self._start()
                    async with asyncio.timeout(seconds_max):
                        return await _ask(worker, content)
                except (OSError, IncompleteReadError, TimeoutError):
                    await self._dismiss(worker)
                    worker = None
            raise HouseAbsent
        except asyncio.CancelledError:
            # Its answer would be taken for the next request's.
            await self._dismiss(worker)
            worker = None
            raise
        finally:
            if self._is_closed:
                await self._dismiss(worker)
                worker = None
            self._free(worker)

    async def close(self) -> None:
        """End all workers, even those in the middle of thinking."""
        self._is_closed = True
        for worker in tuple(self._running):
            await self._dismiss(worker)

    async def _turn(self, table_id: str) -> Process | None:
        """Wait for a worker; tables take turns."""
        if self._idle:
            return self._idle.pop()
        turn: Future[Process | None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(table_id, deque()).append(turn)
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # It was ours already.
                self._free(turn.result())
            raise

    def _free(self, worker: Process | None) -> None:
        """Give a worker to whoever is next."""
        while self._waiting:
            table_id, waiting = next(iter(self._waiting.items()))
            del self._waiting[table_id]
            turn = waiting.popleft()
            if waiting:
                self._waiting[table_id] = waiting
            if not turn.done():
                turn.set_result(worker)
                return
        self._idle.append(worker)

    def _effort(self) -> float:
        """Less than usual where more wait than there are workers."""
        waiting = sum(map(len, self._waiting.values()))
        return min(1.0, self.size / max(1, waiting))

    async def _start(self) -> Process:
        worker = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "engine.house.worker", stdin=PIPE, stdout=PIPE
        )
        self._running.add(worker)
        return worker

    async def _dismiss(self, worker: Process | None) -> None:
        if worker is None or worker not in self._running:
            return
        self._running.discard(worker)
        with suppress(ProcessLookupError):
            worker.kill()
        assert worker.stdin is not None
        worker.stdin.close()
        await worker.wait()


async def _ask(worker: Process, content: bytes) -> str:
    assert worker.stdin is not None
    assert worker.stdout is not None
    worker.stdin.write(content)
    await worker.stdin.drain()
    length = await worker.stdout.readexactly(LENGTH_BYTES)
    return (await worker.stdout.readexactly(int.from_bytes(length, "big"))).decode()
