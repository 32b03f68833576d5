"""Rate limits: a bucket for each kind of request and channel, and one for the whole bot."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from math import ceil
from typing import NamedTuple


class Rate(NamedTuple):
    """How many requests are let through in how many seconds."""

    requests: int
    seconds: float


class Limits(NamedTuple):
    """What the stand-in allows; the figures are those people see in Discord's headers."""

    send: Rate = Rate(5, 5.0)
    edit: Rate = Rate(5, 5.0)
    delete: Rate = Rate(5, 1.0)
    follow_up: Rate = Rate(5, 2.0)
    other: Rate = Rate(50, 1.0)
    together: Rate = Rate(50, 1.0)

    @classmethod
    def generous(cls) -> Limits:
        """So wide that no ordinary test meets them; headers are sent all the same."""
        wide = Rate(100_000, 1.0)
        return cls(send=wide, edit=wide, delete=wide, follow_up=wide, other=wide, together=wide)

    def of(self, name: str) -> Rate | None:
        """The limit of a route by its name; None for callbacks, which Discord does not count."""
        match name:
            case "callback" | "file":
                return None
            case "send" | "edit" | "delete":
                rate: Rate = getattr(self, name)
                return rate
            case "follow up" | "edit original" | "delete original" | "edit follow-up" | "delete follow-up":
                return self.follow_up
            case _:
                return self.other


@dataclass
class Window:
    """One bucket's running window."""

    started: float
    used: int = 0


class Taken(NamedTuple):
    """What became of one request's claim on its bucket."""

    headers: dict[str, str]
    retry_after: float | None = None
    is_global: bool = False


@dataclass
class Buckets:
    """Counts requests; a full bucket refuses until its window is over."""

    limits: Limits
    _windows: dict[str, Window] = field(default_factory=dict)

    def take(self, name: str, major: str, now: float, *, counts_together: bool) -> Taken:
        """Claims one request of the route called `name` on the channel or token `major`."""
        rate = self.limits.of(name)
        if rate is None:
            return Taken({})
        if counts_together:
            together = self._window("together", self.limits.together, now)
            if together.used >= self.limits.together.requests:
                wait = together.started + self.limits.together.seconds - now
                return Taken({"X-RateLimit-Global": "true", "X-RateLimit-Scope": "global"}, wait, is_global=True)
            together.used += 1
        window = self._window(f"{name}:{major}", rate, now)
        wait = max(0.0, window.started + rate.seconds - now)
        if window.used >= rate.requests:
            return Taken({**_headers(name, rate, 0, wait), "X-RateLimit-Scope": "user"}, wait)
        window.used += 1
        return Taken(_headers(name, rate, rate.requests - window.used, wait))

    def _window(self, key: str, rate: Rate, now: float) -> Window:
        window = self._windows.get(key)
        if window is None or now >= window.started + rate.seconds:
            window = self._windows[key] = Window(now)
        return window


def _headers(name: str, rate: Rate, remaining: int, wait: float) -> dict[str, str]:
    wait = ceil(wait * 1000) / 1000  # Whoever waits as long as it is told must not come too early.
    return {
        "X-RateLimit-Limit": str(rate.requests),
        "X-RateLimit-Remaining": str(remaining),
        "X-RateLimit-Reset": f"{time.time() + wait:.3f}",
        "X-RateLimit-Reset-After": f"{wait:.3f}",
        "X-RateLimit-Bucket": name.replace(" ", "-"),
    }
