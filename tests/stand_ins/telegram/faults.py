"""Faults on demand: what a network and a busy server do to a bot."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Literal

# A storm does not hit these unless they are named: they belong to starting and fetching, not to play.
_SPARED = frozenset({"getMe", "getUpdates", "setWebhook", "deleteWebhook", "getWebhookInfo"})


@dataclass
class Fault:
    """One kind of trouble: a wait, then an error status, or a dropped connection before or after carrying out."""

    status: int = 0  # 0 answers as usual
    retry_after: int = 1  # for 429; 0 leaves the parameters out
    body: bytes | None = None  # instead of Telegram's JSON
    held: asyncio.Event | None = None  # until which a request waits, before anything else
    drop: Literal["", "before", "after"] = ""
    is_carried_out: bool = False  # an error status although it took effect
    methods: frozenset[str] = frozenset()  # empty for all that belong to play
    chat_id: int | None = None
    share: float = 1.0
    times: int | None = None  # how often yet; None for ever

    def hits(self, method: str, chat_id: int | None, chance: random.Random) -> bool:
        """Whether it meets this request; it then counts one down."""
        is_meant = method in self.methods if self.methods else method not in _SPARED
        if not is_meant or self.times == 0 or self.chat_id not in (None, chat_id):
            return False
        if self.share < 1 and chance.random() >= self.share:
            return False
        if self.times is not None:
            self.times -= 1
        return True


class Faults:
    """The trouble that is on now."""

    def __init__(self) -> None:
        self._active: list[Fault] = []
        self._chance = random.Random(0)

    def add(self, fault: Fault) -> Fault:
        """Begin a fault, which ends by its times or by `clear`."""
        self._active.append(fault)
        return fault

    def once(self, method: str, fault: Fault) -> Fault:
        """Let the next request of this method meet a fault."""
        fault.methods, fault.times = frozenset({method}), 1
        return self.add(fault)

    def clear(self) -> None:
        """End all faults."""
        self._active.clear()

    @contextmanager
    def storm(
        self, status: int = 429, *, share: float = 0.5, retry_after: int = 1, seed: int = 0
    ) -> Iterator[Fault]:
        """Answer a share of all requests of play with this status, the same ones for the same seed."""
        self._chance = random.Random(seed)
        fault = self.add(Fault(status, retry_after=retry_after, share=share))
        yield fault
        self._active.remove(fault)

    def pick(self, method: str, chat_id: int | None) -> Fault | None:
        """The fault that a request meets."""
        if not self._active:
            return None
        return next((fault for fault in self._active if fault.hits(method, chat_id, self._chance)), None)
