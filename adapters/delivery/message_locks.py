"""Gates before messages that have two writers: the courier, and the answer to a press on that message.

Both hold a message's gate while they write. The answer renders inside it, and an edit that was rendered before
such an answer is left out: nothing goes backwards. No call holds two gates.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary


class _Gate:
    """Lets one writer at a time at a message, and counts the answers that have rewritten it."""

    __slots__ = ("__weakref__", "answers", "lock")

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.answers = 0


class Gates:
    """The gates of all messages that somebody is writing."""

    def __init__(self) -> None:
        self._gates: WeakValueDictionary[str, _Gate] = WeakValueDictionary()

    @asynccontextmanager
    async def answering(self, name: str) -> AsyncIterator[None]:
        """Hold a message while a press on it is answered by rewriting it; render inside."""
        gate = self._gate(name)
        async with gate.lock:
            gate.answers += 1
            yield

    @asynccontextmanager
    async def editing(self, name: str, ready: Awaitable[object] | None = None) -> AsyncIterator[bool]:
        """Hold a message, once something else is ready, to write what was rendered before; yields whether that is
        still the newest."""
        gate = self._gate(name)
        answers = gate.answers
        if ready is not None:
            await ready
        async with gate.lock:
            yield gate.answers == answers

    def _gate(self, name: str) -> _Gate:
        gate = self._gates.get(name)
        if gate is None:
            gate = self._gates[name] = _Gate()
        return gate
