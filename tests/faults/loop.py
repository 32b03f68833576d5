"""An event loop without sockets and threads, on which time passes at once wherever everybody waits."""

from __future__ import annotations

import asyncio
import heapq
from collections import deque
from collections.abc import Callable
from contextvars import Context, ContextVar, copy_context
from itertools import count
from typing import Any

_OWNER: ContextVar[object] = ContextVar("owner", default=None)  # the process that does something, if one does


class NothingEverHappens(Exception):  # noqa: N818 - named for what happened
    """Everybody waits for somebody else."""


class _Handle(asyncio.TimerHandle):
    """By which a call can be cancelled; all that the base class has and nobody asks for here is left out."""

    def __init__(self, when: float) -> None:
        self._when = when
        self._cancelled = False

    def cancel(self) -> None:
        self._cancelled = True


# Something to be called, with what, in which context; and by what it can be cancelled, if anybody may.
_Call = tuple[Callable[..., object], tuple[Any, ...], Context, _Handle | None]


class SimulatedLoop(asyncio.BaseEventLoop):
    """A loop whose order follows from what is started on it, and from nothing else.

    The calls that wait are plain tuples. There are some thousands of them in a simulation, which takes some
    eight percent longer with the handles of the base class.
    """

    _stopping: bool  # the base class's own

    def __init__(self) -> None:
        super().__init__()
        self._moment = 0.0
        self._stopped: dict[object, float] = {}  # processes that do nothing, and until when
        self._now: deque[_Call] = deque()
        self._later: list[tuple[float, int, _Call]] = []  # a heap; what is due at the same time keeps its order
        self._numbers = count()

    def time(self) -> float:
        """Seconds, of which none pass while something is done."""
        return self._moment

    def stop_process(self, owner: object, seconds: float) -> None:
        """Have a process do nothing for a while, as a machine does that has more to do than it can: whatever it is
        in the middle of it goes on with afterwards, and notices the time only then."""
        until = self._stopped[owner] = self._moment + seconds
        due = sorted(one for one in self._later if one[0] < until and _owner_of(one[2]) is owner)
        late = [call for call in self._now if _owner_of(call) is owner] + [call for _, _, call in due]
        others = [call for call in self._now if _owner_of(call) is not owner]
        self._now.clear()
        self._now.extend(others)
        self._later = [one for one in self._later if one not in due]
        heapq.heapify(self._later)
        for call in late:
            self._put_off(until, call)

    def call_soon(self, callback: Callable[..., object], *args: Any, context: Context | None = None) -> Any:  # type: ignore[override]
        """Call something next, or when its process goes on."""
        handle = None
        if context is None:  # Tasks and futures name theirs, and cancel nothing.
            context, handle = copy_context(), _Handle(self._moment)
        call = (callback, args, context, handle)
        if self._stopped:
            owner = context.get(_OWNER)
            until = self._stopped.get(owner, 0.0)
            if until > self._moment:
                self._put_off(until, call)
                return handle
            self._stopped.pop(owner, None)
        self._now.append(call)
        return handle

    call_soon_threadsafe = call_soon  # type: ignore[assignment]  # There is one thread.

    def call_later(  # type: ignore[override]
        self, delay: float, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        """Call something after a while."""
        return self.call_at(self._moment + delay, callback, *args, context=context)

    def call_at(  # type: ignore[override]
        self, when: float, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        """Call something at a moment."""
        handle = _Handle(when)
        self._put_off(when, (callback, args, copy_context() if context is None else context, handle))
        return handle

    def _put_off(self, when: float, call: _Call) -> None:
        heapq.heappush(self._later, (when, next(self._numbers), call))

    def _run_once(self) -> None:
        """Do everything that there is to do at this moment, and go on to the next; the base class asks for this
        again and again."""
        now = self._now
        while now:
            callback, args, context, handle = now.popleft()
            if handle is None or not handle._cancelled:
                try:
                    context.run(callback, *args)
                except (SystemExit, KeyboardInterrupt):
                    raise
                except BaseException as error:
                    self.call_exception_handler({"message": "a callback failed", "exception": error})
        if not self._stopping:
            self._go_on()

    def _go_on(self) -> None:
        """Be at the next moment at which there is something to do."""
        later = self._later
        while later and _is_cancelled(later[0][2]):
            heapq.heappop(later)
        if not later:
            raise NothingEverHappens
        self._moment = max(self._moment, later[0][0])
        while later and later[0][0] <= self._moment:
            self._now.append(heapq.heappop(later)[2])

    def run_in_executor(self, executor: Any, func: Any, *args: Any) -> Any:  # type: ignore[override]
        """Refuse: what threads do has an order of its own."""
        raise RuntimeError("there are no threads in a simulation")


def context_of(owner: object) -> Context:
    """Where a process does everything, so that it is known whose a task is."""
    context = Context()
    context.run(_OWNER.set, owner)
    return context


def _owner_of(call: _Call) -> object:
    return call[2].get(_OWNER)


def _is_cancelled(call: _Call) -> bool:
    return call[3] is not None and call[3]._cancelled
