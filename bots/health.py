"""How the parts of a process are, in a word each."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from datetime import UTC, datetime

from adapters.store import Store
from bots.clock import SystemClock
from engine.journal import JournalFailed

OK = "ok"
STORE_SECONDS_MAX = 5.0  # an answer that takes longer is none
BEAT_SECONDS_MAX = 30.0  # without anything written, after which the store counts as silent
JUMPED_SECONDS = 60.0  # for which health says so after the machine's clock has jumped, or we stood still
AWAY_SECONDS = 90.0  # a bot whose connection failed within this time is away; it tries again within 60 s


class BotHealth:
    """One bot: whether its platform still has it, whether it is connected, and when that last failed."""

    def __init__(self, is_connected: Callable[[], bool]) -> None:
        self.task: asyncio.Task[None] | None = None
        self._is_connected = is_connected
        self._failed_at = -AWAY_SECONDS

    def failed(self) -> None:
        """Note that the connection failed."""
        self._failed_at = time.monotonic()

    @property
    def word(self) -> str:
        """Ok, refused for good, or away: it tries to come back."""
        if self.task is None or self.task.done():
            return "refused"
        has_failed_lately = time.monotonic() - self._failed_at < AWAY_SECONDS
        return OK if self._is_connected() and not has_failed_lately else "away"


class Health:
    """All parts of one process."""

    def __init__(self, store: Store, clock: SystemClock | None = None) -> None:
        self._store = store
        self._clock = clock
        self._beat_at = time.monotonic()
        self.tasks: dict[str, asyncio.Task[None]] = {}  # of the host and of the couriers, once they run
        self.bots: dict[str, BotHealth] = {}

    def beat(self) -> None:
        """Note that the store has written something."""
        self._beat_at = time.monotonic()
        if self._clock is not None:
            self._clock.look()

    def notes(self) -> dict[str, str]:
        """What an operator should know although it does no harm."""
        if self._clock is None or self._clock.jumped_at is None:
            return {}
        at = datetime.fromtimestamp(self._clock.jumped_at, UTC).isoformat(timespec="seconds")
        return {"clock": f"{self._clock.jump} at {at}"}

    async def parts(self) -> dict[str, str]:
        """A word for each part; all is well if all are "ok"."""
        parts = {"store": await self._store_word(), "clock": self._clock_word()}
        for name in ("host", "couriers"):
            task = self.tasks.get(name)
            parts[name] = "starting" if task is None else "stopped" if task.done() else OK
        return parts | {name: bot.word for name, bot in self.bots.items()}

    def _clock_word(self) -> str:
        if self._clock is None:
            return OK
        self._clock.look()
        jumped_at = self._clock.jumped_at
        return OK if jumped_at is None or self._clock.now() - jumped_at > JUMPED_SECONDS else "jumped"

    async def _store_word(self) -> str:
        try:
            async with asyncio.timeout(STORE_SECONDS_MAX):
                await self._store.last_alive()
        except (JournalFailed, TimeoutError):
            return "silent"
        return OK if time.monotonic() - self._beat_at < BEAT_SECONDS_MAX else "not writing"
