"""An event loop without sockets and threads, on which time passes at once wherever everybody waits."""

from __future__ import annotations

import asyncio
import heapq
import selectors
from asyncio.events import Handle
from collections import deque
from collections.abc import Callable, Mapping
from contextvars import Context, ContextVar
from typing import Any

_OWNER: ContextVar[object] = ContextVar("owner", default=None)  # the process that does something, if one does


class NothingEverHappens(Exception):  # noqa: N818 - named for what happened
    """Everybody waits for somebody else."""


class SimulatedLoop(asyncio.SelectorEventLoop):
    """A loop whose order follows from what is started on it, and from nothing else."""

    _ready: deque[Handle]  # These two are the base class's own.
    _scheduled: list[asyncio.TimerHandle]
    _stopping: bool

    def __init__(self) -> None:
        self._moment = 0.0
        self._stopped: dict[object, float] = {}  # processes that do nothing, and until when
        super().__init__(_NoSockets())

    def time(self) -> float:
        """Seconds, of which none pass while something is done."""
        return self._moment

    def stop_process(self, owner: object, seconds: float) -> None:
        """Have a process do nothing for a while, as a machine does that has more to do than it can: whatever it is
        in the middle of it goes on with afterwards, and notices the time only then."""
        until = self._stopped[owner] = self._moment + seconds
        for handle in list(self._ready):
            if _owner_of(handle) is owner:
                self._ready.remove(handle)
                super().call_at(until, self._ready.append, handle)
        mine = [timer for timer in self._scheduled if timer.when() < until and _owner_of(timer) is owner]
        for number, timer in enumerate(sorted(mine)):
            timer._when = until + number * 1e-9  # type: ignore[attr-defined]  # in their order
        heapq.heapify(self._scheduled)

    def call_soon(self, callback: Callable[..., object], *args: Any, context: Context | None = None) -> Handle:  # type: ignore[override]
        """Call something next, or when its process goes on."""
        handle = Handle(callback, args, self, context)
        if self._stopped:
            owner = _OWNER.get() if context is None else context.get(_OWNER)
            until = self._stopped.get(owner, 0.0)
            if until > self._moment:
                super().call_at(until, self._ready.append, handle)
                return handle
            self._stopped.pop(owner, None)
        self._ready.append(handle)
        return handle

    def _run_once(self) -> None:
        """Do everything that is ready, as the base class does, which asks sockets as well and looks at the time of
        each step: half of what there is to do here is to go from one step to the next."""
        ready, scheduled = self._ready, self._scheduled
        while scheduled and scheduled[0].cancelled():
            heapq.heappop(scheduled)
        if not ready and not self._stopping:
            if not scheduled:
                raise NothingEverHappens
            self._moment = max(self._moment, scheduled[0].when())
        while scheduled and scheduled[0].when() <= self._moment:
            ready.append(heapq.heappop(scheduled))
        for _ in range(len(ready)):
            handle = ready.popleft()
            if not handle._cancelled:
                try:
                    handle._context.run(handle._callback, *handle._args)  # type: ignore[attr-defined]
                except (SystemExit, KeyboardInterrupt):
                    raise
                except BaseException as error:
                    self.call_exception_handler({"message": "a callback failed", "exception": error})

    def run_in_executor(self, executor: Any, func: Any, *args: Any) -> Any:  # type: ignore[override]
        """Refuse: what threads do has an order of its own."""
        raise RuntimeError("there are no threads in a simulation")


def context_of(owner: object) -> Context:
    """Where a process does everything, so that it is known whose a task is."""
    context = Context()
    context.run(_OWNER.set, owner)
    return context


def _owner_of(handle: Handle) -> object:
    context: Context = handle._context  # type: ignore[attr-defined]  # every handle has one
    return context.get(_OWNER)


class _NoSockets(selectors.BaseSelector):
    """Looks at nothing."""

    def __init__(self) -> None:
        self._keys: dict[Any, selectors.SelectorKey] = {}

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        """Nothing, now or later."""
        return []

    def register(self, fileobj: Any, events: int, data: Any = None) -> selectors.SelectorKey:
        """Keep what the loop registers for itself."""
        key = selectors.SelectorKey(
            fileobj, fileobj if isinstance(fileobj, int) else fileobj.fileno(), events, data
        )
        self._keys[fileobj] = key
        return key

    def unregister(self, fileobj: Any) -> selectors.SelectorKey:
        """Forget it."""
        return self._keys.pop(fileobj)

    def get_map(self) -> Mapping[Any, selectors.SelectorKey]:
        """What is kept."""
        return self._keys
