"""Whether a request has written anything so far, so that no answer wrongly says that nothing was saved."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar


class _Writes:
    """What became durable since one began to listen."""

    has_any = False


_WRITES: ContextVar[_Writes | None] = ContextVar("writes", default=None)


@contextmanager
def noticing_writes() -> Iterator[None]:
    """Listen to what is written by whoever is called; within another such block, to all of that."""
    if _WRITES.get() is not None:
        yield
        return
    token = _WRITES.set(_Writes())
    try:
        yield
    finally:
        _WRITES.reset(token)


def has_written() -> bool:
    """Whether anything was written since one began to listen."""
    writes = _WRITES.get()
    return writes is not None and writes.has_any


def note_write() -> None:
    """Something is durable."""
    if (writes := _WRITES.get()) is not None:
        writes.has_any = True
