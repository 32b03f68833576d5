"""An event loop without sockets and threads, on which time passes at once wherever everybody waits."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Mapping
from typing import Any


class NothingEverHappens(Exception):  # noqa: N818 - named for what happened
    """Everybody waits for somebody else."""


class SimulatedLoop(asyncio.SelectorEventLoop):
    """A loop whose order follows from what is started on it, and from nothing else."""

    def __init__(self) -> None:
        self._moment = 0.0
        super().__init__(_NoSockets(self))

    def time(self) -> float:
        """Seconds, of which none pass while something is done."""
        return self._moment

    def pass_time(self, seconds: float) -> None:
        """Let time pass."""
        self._moment += seconds

    def run_in_executor(self, executor: Any, func: Any, *args: Any) -> Any:  # type: ignore[override]
        """Refuse: what threads do has an order of its own."""
        raise RuntimeError("there are no threads in a simulation")


class _NoSockets(selectors.BaseSelector):
    """Looks at nothing, and makes time pass where a loop would wait."""

    def __init__(self, loop: SimulatedLoop) -> None:
        self._loop = loop
        self._keys: dict[Any, selectors.SelectorKey] = {}

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        """Nothing, now or later."""
        if timeout is None:
            raise NothingEverHappens
        if timeout > 0:
            self._loop.pass_time(timeout)
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
