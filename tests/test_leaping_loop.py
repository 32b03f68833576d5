"""The loop whose time leaps: waiting costs nothing, working takes no time, and both are told apart."""

from __future__ import annotations

import asyncio
import selectors
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import count
from pathlib import Path
from socket import socketpair
from threading import Event
from typing import Any

import pytest

from adapters.store.sqlite import SqliteStore
from adapters.store.store import SOON_SECONDS
from tests.databases import new_database
from tests.leaping_loop import LeapingLoop, LoopClock, run_leaping

HOUR = 3600.0


def test_an_hour_of_waiting_passes_at_once() -> None:
    async def wait(loop: LeapingLoop) -> float:
        began = loop.time()
        await asyncio.gather(asyncio.sleep(HOUR), asyncio.sleep(HOUR / 2))
        return loop.time() - began

    began = time.monotonic()
    assert round(run_leaping(wait), 6) == HOUR
    assert time.monotonic() - began < HOUR


def at_the_third_look(loop: LeapingLoop, then: Callable[[], object]) -> None:
    """Do something when the loop has waited for something to arrive, and has found nothing, twice.

    A loop that leaps instead never looks a third time before it has: what comes first decides, and no clock.
    """
    real: selectors.BaseSelector = loop._selector._real  # type: ignore[attr-defined]
    look, looks = real.select, count(1)

    def counted(timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if timeout and next(looks) == 3:
            then()
        return look(timeout)

    real.select = counted  # type: ignore[method-assign]


def test_no_time_passes_while_a_thread_works() -> None:
    is_to_end = Event()

    async def work(loop: LeapingLoop) -> list[str]:
        ended: list[str] = []

        async def note(what: str, seconds: float) -> None:
            await asyncio.sleep(seconds)
            ended.append(what)

        at_the_third_look(loop, is_to_end.set)
        sleeper = asyncio.create_task(note("slept", 1.0))
        await loop.run_in_executor(None, is_to_end.wait)
        ended.append("worked")
        await sleeper
        return ended

    assert run_leaping(work) == ["worked", "slept"]


def test_no_time_passes_while_something_is_on_its_way_between_sockets() -> None:
    async def exchange(loop: LeapingLoop) -> str:
        ours, theirs = socketpair()
        with ours, theirs:
            ours.setblocking(False)
            with suppress(BlockingIOError):
                while True:
                    ours.send(b"question")  # until nothing more fits in, so that some has not arrived
            at_the_third_look(loop, lambda: theirs.send(b"!"))
            answered = asyncio.create_task(loop.sock_recv(ours, 1))
            slept = asyncio.create_task(asyncio.sleep(HOUR))
            done, _ = await asyncio.wait([answered, slept], return_when=asyncio.FIRST_COMPLETED)
            slept.cancel()
            return "answered" if answered in done else "slept"

    assert run_leaping(exchange) == "answered"


def test_no_time_passes_if_something_arrives_while_we_ask_whether_anything_is_on_its_way(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def exchange(loop: LeapingLoop) -> str:
        ours, theirs = socketpair()
        with ours, theirs:
            ours.setblocking(False)

            def arrives(_: object) -> bool:
                theirs.send(b"!")
                return False

            monkeypatch.setattr("tests.leaping_loop._Selector._is_on_its_way", arrives)
            answered = asyncio.create_task(loop.sock_recv(ours, 1))
            slept = asyncio.create_task(asyncio.sleep(HOUR))
            done, _ = await asyncio.wait([answered, slept], return_when=asyncio.FIRST_COMPLETED)
            slept.cancel()
            return "slept" if slept in done else "answered"

    assert run_leaping(exchange) == "answered"


def test_no_time_passes_while_a_watched_method_is_awaited() -> None:
    class Owner:
        async def answer(self) -> str:
            loop = asyncio.get_running_loop()
            future: asyncio.Future[str] = loop.create_future()
            loop.run_in_executor(None, lambda: loop.call_soon_threadsafe(future.set_result, "done"))
            return await future

    async def work(loop: LeapingLoop) -> tuple[str, float]:
        owner, began = Owner(), loop.time()
        loop.watch(owner, "answer")
        return await owner.answer(), loop.time() - began

    assert run_leaping(work) == ("done", 0.0)


def test_no_time_passes_while_a_store_writes_what_had_waited_for_another_write(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    is_to_end = Event()
    commit = SqliteStore._commit

    def slow(store: SqliteStore, group: Sequence[Any]) -> list[Any]:
        assert not group or is_to_end.wait()
        return commit(store, group)

    monkeypatch.setattr(SqliteStore, "_commit", slow)
    path = tmp_path / "tablemates.db"
    path.write_bytes(new_database())

    async def work(loop: LeapingLoop) -> float:
        store = SqliteStore(f"sqlite:///{path}")
        try:
            began, sleeper = loop.time(), asyncio.create_task(asyncio.sleep(HOUR))
            at_the_third_look(loop, is_to_end.set)
            await store.save_spent_soon(list, 0.0)
            sleeper.cancel()
            return loop.time() - began
        finally:
            is_to_end.set()
            await store.close()

    assert run_leaping(work) == SOON_SECONDS


def test_what_is_done_elsewhere_is_counted_apart() -> None:
    async def burn() -> None:
        until = time.thread_time() + 0.2
        while time.thread_time() < until:
            pass

    async def work(loop: LeapingLoop) -> tuple[float, float]:
        began = loop.own_cpu_seconds()
        await loop.create_task(burn(), context=loop.elsewhere.copy())
        elsewhere, own = loop.elsewhere_cpu_seconds, loop.own_cpu_seconds() - began
        return elsewhere, own

    elsewhere, own = run_leaping(work)
    assert elsewhere >= 0.2
    assert own < 0.2


def test_a_service_can_follow_its_clock() -> None:
    async def wait(loop: LeapingLoop) -> float:
        clock = LoopClock(loop)
        began = clock.now()
        await clock.sleep(HOUR)
        return clock.now() - began

    assert round(run_leaping(wait), 3) == HOUR
