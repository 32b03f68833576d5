"""Locks for messages that have two writers: the courier, and the answer to a press on that message.

Both hold a message's lock while they write. The answer renders inside it, and an edit that was rendered before
such an answer is left out: nothing goes backwards. No call holds two locks.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary


class _MessageLock:
    """Lets one writer at a time at a message, and counts the answers that have rewritten it."""

    __slots__ = ("__weakref__", "answers", "lock")

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.answers = 0


class MessageLocks:
    """The locks of all messages that somebody is writing."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[str, _MessageLock] = WeakValueDictionary()

    @asynccontextmanager
    async def answering(self, name: str) -> AsyncIterator[None]:
        """Hold a message while a press on it is answered by rewriting it; render inside."""
        message = self._lock_of(name)
        async with message.lock:
            message.answers += 1
            yield

    @asynccontextmanager
    async def editing(self, name: str, ready: Awaitable[object] | None = None) -> AsyncIterator[bool]:
        """Hold a message, once something else is ready, to write what was rendered before; yields whether that is
        still the newest."""
        message = self._lock_of(name)
        answers = message.answers
        if ready is not None:
            await ready
        async with message.lock:
            yield message.answers == answers

    def _lock_of(self, name: str) -> _MessageLock:
        lock = self._locks.get(name)
        if lock is None:
            lock = self._locks[name] = _MessageLock()
        return lock
