"""Things that go wrong on demand: refusals, errors, slow answers, lost connections, events told twice."""

from __future__ import annotations

import asyncio
import random
from dataclasses import dataclass, field
from typing import Literal

Drop = Literal["before", "after"]


@dataclass(kw_only=True)
class Fault:
    """One thing that goes wrong with requests, or with gateway events when `event` is set.

    It strikes the requests whose route is called one of `names` (all when empty), first letting `skip` of them
    pass, then every `every`th or a seeded `share` of them, at most `times` times. `hits` says how often it has.
    """

    names: tuple[str, ...] = ()
    channel_id: int | None = None
    event: str | None = None
    status: int | None = None
    code: int = 0
    retry_after: float = 0.05
    is_global: bool = False
    has_via: bool = True
    held: asyncio.Event | None = None  # until which a request waits
    drop: Drop | None = None
    skip: int = 0
    every: int = 1
    share: float = 1.0
    times: int | None = None
    seed: int = 0
    hits: int = 0
    _seen: int = 0
    _chance: random.Random = field(init=False)

    def __post_init__(self) -> None:
        self._chance = random.Random(self.seed)

    def stop(self) -> None:
        """Lets everything pass from now on."""
        self.times = self.hits

    def strikes(self, name: str, channel_id: int = 0) -> bool:
        """Whether this one is hit, counting it."""
        if self.names and name not in self.names:
            return False
        if self.channel_id is not None and channel_id != self.channel_id:
            return False
        if self.times is not None and self.hits >= self.times:
            return False
        self._seen += 1
        if self._seen <= self.skip or (self._seen - self.skip) % self.every:
            return False
        if self.share < 1.0 and self._chance.random() >= self.share:
            return False
        self.hits += 1
        return True


@dataclass
class Faults:
    """The faults in force; the first that strikes a request decides."""

    faults: list[Fault] = field(default_factory=list)

    def add(self, fault: Fault) -> Fault:
        """Puts a fault in force."""
        self.faults.append(fault)
        return fault

    def for_request(self, name: str, channel_id: int) -> Fault | None:
        """The fault that hits this request."""
        return next((f for f in self.faults if f.event is None and f.strikes(name, channel_id)), None)

    def copies_of(self, event: str) -> int:
        """How often an event is delivered."""
        return 1 + sum(1 for fault in self.faults if fault.event == event and fault.strikes(event))
