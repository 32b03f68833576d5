"""What the bot asked for, in order."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field
from typing import Any

SUMMARY_CHARS = 160


@dataclass(slots=True)
class Request:
    """One request to the stand-in and what came of it; `name` is the route in words, such as `send` or `edit`."""

    at: float
    method: str
    path: str
    name: str = "unknown"
    channel_id: int = 0
    message_id: int = 0
    body: bytes = b""
    files: tuple[bytes, ...] = ()  # that came with it
    status: int = 0
    code: int = 0

    def __str__(self) -> str:
        body = self.body[:SUMMARY_CHARS].decode("utf-8", "replace")
        code = f"/{self.code}" if self.code else ""
        return f"{self.at:9.3f}  {self.status or '...'}{code}  {self.method} {self.path}  [{self.name}] {body}"


@dataclass
class Log:
    """Every request, oldest first; `keep` bounds it for long runs."""

    keep: int | None = None
    requests: deque[Request] = field(init=False)

    def __post_init__(self) -> None:
        self.requests = deque(maxlen=self.keep)

    def of(
        self, *names: str, channel: Any = None, message: Any = None, status: int | None = None, since: float = 0.0
    ) -> list[Request]:
        """The requests of these names (all when none is given), in a channel, on a message, since a time.

        Only `status=429` and the like show refused requests; without a status what was carried out is returned.
        """
        return [
            request
            for request in self.requests
            if (not names or request.name in names)
            and (channel is None or request.channel_id == channel.id)
            and (message is None or request.message_id == message.id)
            and (200 <= request.status < 300 if status is None else request.status == status)
            and request.at >= since
        ]

    def count(self, *names: str, channel: Any = None, status: int | None = None, since: float = 0.0) -> int:
        """How many of them there are."""
        return len(self.of(*names, channel=channel, status=status, since=since))

    def most_within(self, seconds: float, *names: str, channel: Any = None) -> int:
        """The largest number of carried out requests that fell into any stretch of this many seconds."""
        times = [request.at for request in self.of(*names, channel=channel)]
        most = first = 0
        for last, at in enumerate(times):
            while at - times[first] >= seconds:
                first += 1
            most = max(most, last - first + 1)
        return most

    def tail(self, lines: int = 25) -> str:
        """The last requests as text, for a failing test."""
        return "\n".join(str(request) for request in [*self.requests][-lines:])
