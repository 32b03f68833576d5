"""What tests wait for at the moment: time may pass for them meanwhile, but never over their heads."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

Condition = Callable[[], object]

_awaited: list[Condition] = []


@contextmanager
def awaiting(condition: Condition) -> Iterator[None]:
    """Let it be known that somebody waits for this during the block."""
    _awaited.append(condition)
    try:
        yield
    finally:
        _awaited.remove(condition)


def is_anything_awaited() -> bool:
    """Whether somebody waits for what is not yet so."""
    return any(not _holds(condition) for condition in _awaited)


def _holds(condition: Condition) -> bool:
    """Whether it is so; a condition that fails itself, because there is no message yet, does not hold yet."""
    try:
        return bool(condition())
    except (AssertionError, LookupError):
        return False
