"""An event loop whose time leaps: minutes of waiting pass at once, and nothing is late because a machine is busy.

Time stands still while anything is done, in this thread or in another one that was given work. As soon as nothing
is, it leaps to the next timer. Everything that waits by the loop follows, libraries and stand-ins included, so
that all of them agree what time it is. Sockets are real.
"""

from __future__ import annotations

import asyncio
import fcntl
import selectors
import struct
import termios
import time
from collections.abc import Callable, Coroutine, Iterator, Mapping
from contextlib import contextmanager
from contextvars import Context, ContextVar, copy_context
from functools import wraps
from itertools import count
from typing import Any, TypeVar

import pytest

from adapters.delivery import courier, leases, limiter
from adapters.store import store
from adapters.store.sqlite import SqliteStore
from bots import service
from engine import host

T = TypeVar("T")

LOOK_SECONDS = 0.001  # real ones, for which we wait where something is done or on its way
LEASE_SECONDS = 60.0  # of which nobody else is to have one
POLL_SECONDS = 4.0  # between two looks, where nobody else does anything
LOOKS_MAX = 1_000  # so often; then somebody does not read what was sent
_IS_ELSEWHERE: ContextVar[bool] = ContextVar("is_elsewhere", default=False)


class LeapingLoop(asyncio.SelectorEventLoop):
    """A loop that leaps, and knows how much of the CPU's time went to whatever runs in `elsewhere`."""

    def __init__(self) -> None:
        self._moment = 1_000.0
        self._at_work = 0
        self.idle_cpu_seconds = 0.0
        self.elsewhere_cpu_seconds = 0.0
        self.elsewhere: Context = copy_context()
        self.elsewhere.run(_IS_ELSEWHERE.set, True)
        super().__init__(_Selector(self))

    def time(self) -> float:
        """Seconds, of which none pass while something is done."""
        return self._moment

    def leap(self, seconds: float) -> None:
        """Let time pass."""
        self._moment += seconds

    @property
    def is_at_work(self) -> bool:
        """Whether a thread was given something to do and is not done."""
        return self._at_work > 0

    def own_cpu_seconds(self) -> float:
        """The CPU's time in all threads of this process, but for what was done elsewhere, and for idling."""
        return time.process_time() - self.elsewhere_cpu_seconds - self.idle_cpu_seconds

    def run_forever(self) -> None:
        """Run; time stands still while a store writes, from the first moment on."""
        with _writes_watched():
            super().run_forever()

    def run_in_executor(self, executor: Any, func: Callable[..., T], *args: Any) -> asyncio.Future[T]:  # type: ignore[override]
        """Have a thread do something, while time stands still."""
        future = super().run_in_executor(executor, func, *args)
        self.watch_future(future)
        return future

    def watch(self, owner: Any, method: str) -> None:
        """Let time stand still while somebody awaits this method, which hands its work to a thread of its own."""
        call = getattr(owner, method)

        @wraps(call)
        async def watched(*args: Any, **kwargs: Any) -> Any:
            self._at_work += 1
            try:
                return await call(*args, **kwargs)
            finally:
                self._at_work -= 1

        setattr(owner, method, watched)

    def watch_future(self, future: asyncio.Future[Any]) -> None:
        """Let time stand still until somebody has answered this."""
        self._at_work += 1
        future.add_done_callback(self._done)

    def _done(self, _: asyncio.Future[Any]) -> None:
        self._at_work -= 1


class _Selector(selectors.BaseSelector):
    """Looks at the real sockets, and makes time pass where a loop would wait."""

    def __init__(self, loop: LeapingLoop) -> None:
        self._loop = loop
        self._real = selectors.DefaultSelector()
        self._descriptors: set[int] = set()

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        """What can be read and written, now or after a leap."""
        if timeout is not None and timeout <= 0:
            return self._real.select(0)
        began = time.thread_time()
        try:
            for look in count():
                if found := self._real.select(LOOK_SECONDS if look else 0):
                    break
                if timeout is None or self._loop.is_at_work or (look < LOOKS_MAX and self._is_on_its_way()):
                    continue
                # What was on its way at the first look has perhaps arrived before we asked.
                if not (found := self._real.select(0)):
                    self._loop.leap(timeout)
                break
            return found
        finally:
            self._loop.idle_cpu_seconds += time.thread_time() - began

    def _is_on_its_way(self) -> bool:
        """Whether the system has yet to bring anything from one socket to another, as on a busy machine."""
        return any(map(_unsent, self._descriptors))

    def register(self, fileobj: Any, events: int, data: Any = None) -> selectors.SelectorKey:
        """Look at a socket from now on."""
        key = self._real.register(fileobj, events, data)
        self._descriptors.add(key.fd)
        return key

    def unregister(self, fileobj: Any) -> selectors.SelectorKey:
        """Look at it no longer."""
        key = self._real.unregister(fileobj)
        self._descriptors.discard(key.fd)
        return key

    def modify(self, fileobj: Any, events: int, data: Any = None) -> selectors.SelectorKey:
        """Look for something else."""
        return self._real.modify(fileobj, events, data)

    def close(self) -> None:
        """Look at nothing any more."""
        self._real.close()

    def get_map(self) -> Mapping[Any, selectors.SelectorKey]:
        """What is looked at."""
        return self._real.get_map()


def _unsent(descriptor: int) -> int:
    """The bytes that were written to a socket and have not arrived at its other end, where the system tells."""
    try:
        (count,) = struct.unpack("i", fcntl.ioctl(descriptor, termios.TIOCOUTQ, bytes(4)))
    except OSError:  # It is no socket, but for instance the selector's own file.
        return 0
    return int(count)


@contextmanager
def _writes_watched() -> Iterator[None]:
    """Watch what is handed to the threads of stores that write, also what had waited for another write."""
    hand_over = SqliteStore._hand_over

    def watched(store: SqliteStore, jobs: list[Any]) -> None:
        loop = asyncio.get_running_loop()
        if isinstance(loop, LeapingLoop):  # A database may be made in a thread, with a loop of its own.
            for job in jobs:
                loop.watch_future(job.answer)
        hand_over(store, jobs)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(SqliteStore, "_hand_over", watched)
        yield


class LoopClock:
    """The loop's time as seconds since the epoch, for a service that is to follow it."""

    def __init__(self, loop: LeapingLoop) -> None:
        self._loop = loop
        self._epoch = time.time() - loop.time()

    def now(self) -> float:
        """Seconds since the epoch."""
        return self._epoch + self._loop.time()

    async def sleep(self, seconds: float) -> None:
        """Wait."""
        await asyncio.sleep(seconds)


@contextmanager
def polled_seldom() -> Iterator[None]:
    """Have a service look less often for the doings of other processes, where there are none: hours pass here."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(host, "SWEEP_SECONDS", POLL_SECONDS)
        patch.setattr(courier, "POLL_SECONDS", POLL_SECONDS)
        patch.setattr(limiter, "LOAD_SECONDS", POLL_SECONDS)
        patch.setattr(leases, "RENEW_SECONDS", POLL_SECONDS)
        patch.setattr(leases, "FREE_SECONDS", LEASE_SECONDS + leases.MARGIN_SECONDS)
        patch.setattr(leases, "LEASE_SECONDS", LEASE_SECONDS)
        patch.setattr(service, "HEARTBEAT_SECONDS", LEASE_SECONDS)
        patch.setattr(store, "SILENT_SECONDS", 2 * LEASE_SECONDS)
        yield


def loop_factories(item: pytest.Item) -> dict[str, Callable[[], asyncio.AbstractEventLoop]]:
    """The loop that a test runs on, for the hook of pytest-asyncio: one that leaps where the test is so marked."""
    if item.get_closest_marker("leaping") is not None:
        return {"leaping": LeapingLoop}
    return {"plain": asyncio.new_event_loop}


def leaping_loop() -> LeapingLoop | None:
    """The running loop, if it leaps."""
    loop = asyncio.get_running_loop()
    return loop if isinstance(loop, LeapingLoop) else None


def run_leaping(work: Callable[[LeapingLoop], Coroutine[Any, Any, T]]) -> T:
    """Run something on a loop of its own that leaps."""
    with asyncio.Runner(loop_factory=LeapingLoop) as runner, _metered():
        loop = runner.get_loop()
        assert isinstance(loop, LeapingLoop)
        return runner.run(work(loop))


@contextmanager
def _metered() -> Iterator[None]:
    """Have every callback of a loop that belongs elsewhere counted there."""
    handles: Any = asyncio.Handle  # The loop offers no other way to see each callback run.
    plain = handles._run

    def counted(handle: Any) -> None:
        if not handle._context.get(_IS_ELSEWHERE):
            plain(handle)
            return
        began = time.thread_time()
        try:
            plain(handle)
        finally:
            handle._loop.elsewhere_cpu_seconds += time.thread_time() - began

    handles._run = counted
    try:
        yield
    finally:
        handles._run = plain
