"""Which process does a job that one at a time may do, such as writing to the chats of a platform.

Nobody's clock is believed. The holder renews its lease and goes by it for a while from the moment it began to
renew, as far as its own clock has counted; whoever waits takes the job over when it has looked for long enough and
has always found the same. What a holder writes names the number of its lease, which
the store looks at (`adapters.store.fences`); before each call to a platform it looks at the time, and a call that
is still under way when the time is over is broken off. So a process that was stopped for a while, or cannot reach
the store, does nothing more until it has renewed its lease, or has taken it again.
"""

from __future__ import annotations

import asyncio
import os
import secrets
import socket
from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from pathlib import Path
from types import TracebackType

from adapters.delivery.platform import Unknown
from adapters.store import Store
from adapters.store.fences import Fence, Lease, LeaseLost
from adapters.store.records import Delivery
from engine.host import Clock

RENEW_SECONDS = 0.5  # between two renewals of a lease
LOOK_SECONDS = 0.25  # between two looks at that of another
FREE_SECONDS = 2.0  # for which it must have been the same
MARGIN_SECONDS = 0.25  # by which a holder stops sooner, for calls that are on their way and clocks that run apart
LEASE_SECONDS = FREE_SECONDS - MARGIN_SECONDS
BOOT = Path("/proc/sys/kernel/random/boot_id")  # drawn whenever a machine is started
BOOT_NAME = "TABLEMATES_BOOT_ID"  # Units say it to their services, which see nothing of /proc but processes.


class Lead:
    """A process's claim to a job."""

    def __init__(self, store: Store, clock: Clock, job: str) -> None:
        self._store = store
        self._clock = clock
        self._job = job
        self._holder = new_holder()
        self._fence: Fence | None = None
        self._held_until = 0.0
        self._seen: Lease | None = None  # the lease of another, as it was at the last look,
        self._looked_at = 0.0
        self._same_seconds = 0.0  # and for how long it was the same
        self._calls: dict[asyncio.Timeout, None] = {}  # under way, in the order in which they began
        self._is_quiet = asyncio.Event()
        self._is_finishing = False
        self.led_until: float | None = None  # how long somebody else is known to have led, by their clock

    # --- Having it -------------------------------------------------------------------------------------

    @property
    def fence(self) -> Fence | None:
        """Under which lease this process writes; None if it has none."""
        return self._fence

    async def hold(self) -> bool:
        """Renew the lease, or take it if it is free; whether it is ours."""
        now = self._clock.now()
        if self._fence is not None:
            if await self._store.renew_lease(self._fence, now + LEASE_SECONDS):
                self._held_until = now + LEASE_SECONDS
                return True
            self._fence = None
        found = await self._store.lease(self._job)
        if not self._is_free(found):
            return False
        now = self._clock.now()
        self._fence = await self._store.take_lease(self._job, self._holder, found, now + LEASE_SECONDS)
        self._held_until = now + LEASE_SECONDS
        self.led_until = found.until if found is not None else None
        return self._fence is not None

    @property
    def pause(self) -> float:
        """How long to wait before the next time."""
        return LOOK_SECONDS if self._fence is None else RENEW_SECONDS

    async def finish(self) -> None:
        """Begin no call any more, and let those under way arrive, as long as the lease lasts: whoever
        takes over at once must not be overtaken by them."""
        self._is_finishing = True
        if self._calls:
            self._is_quiet.clear()
            with suppress(TimeoutError):
                async with asyncio.timeout(self._held_until - self._clock.now()):
                    await self._is_quiet.wait()

    async def give_back(self) -> None:
        """Let another process have it at once."""
        fence, self._fence = self._fence, None
        if fence is not None:
            await self._store.give_back(fence, self._clock.now())

    def _is_free(self, found: Lease | None) -> bool:
        if found is None or not found.holder:
            return True
        if found.holder == self._holder or is_gone(found.holder):  # Ours, if nobody heard that we had taken it.
            return True
        # Our time may be set ahead between two looks, which must not count for more than a look does.
        passed = min(self._clock.now() - self._looked_at, LOOK_SECONDS + MARGIN_SECONDS)
        self._same_seconds = self._same_seconds + passed if found == self._seen else 0.0
        self._seen, self._looked_at = found, self._clock.now()
        return self._same_seconds >= FREE_SECONDS

    # --- Going by it -----------------------------------------------------------------------------------

    def check(self) -> None:
        """Raise LeaseLost if the job may be another process's by now."""
        if self._fence is None or self._is_finishing or self._clock.now() >= self._held_until:
            raise LeaseLost(self._job)

    def calling(self) -> _Calling:
        """Call a platform, as long as the lease lasts; raises Unknown if it is over before the call is."""
        return _Calling(self)

    async def watch(self) -> None:
        """Break off calls when the lease is over, until cancelled."""
        while True:
            await self._clock.sleep(max(RENEW_SECONDS, self._held_until - self._clock.now()))
            if self._calls and self._clock.now() >= self._held_until:
                now = asyncio.get_running_loop().time()
                for patience in self._calls:
                    patience.reschedule(now)

    async def save(self, shown: Sequence[Delivery]) -> None:
        """Write down what viewers are shown now; raises LeaseLost if that is another's to say."""
        await self._store.save_deliveries(shown, self._own_fence())

    async def drop(self, keys: Sequence[tuple[str, str, str]]) -> None:
        """Forget what was shown in these (table, address, slot)."""
        await self._store.drop_deliveries(keys, self._own_fence())

    def _own_fence(self) -> Fence:
        if self._fence is None:
            raise LeaseLost(self._job)
        return self._fence


class _Calling:
    """One call under a lease; every screen is one, and a generator would cost more than what it does."""

    def __init__(self, lead: Lead) -> None:
        self._lead = lead
        self._patience = asyncio.timeout(None)

    async def __aenter__(self) -> None:
        self._lead.check()
        await self._patience.__aenter__()
        self._lead._calls[self._patience] = None

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        calls = self._lead._calls
        del calls[self._patience]
        if not calls:
            self._lead._is_quiet.set()
        try:
            await self._patience.__aexit__(kind, error, trace)
            if isinstance(error, TimeoutError):
                raise error
        except TimeoutError:
            raise Unknown("it is not known whether this is still ours to do") from None


def new_holder() -> str:
    """A name for this process as the holder of leases.

    It names its machine, its namespace of process ids and its process, so that a restart after a crash need not
    wait for the lease of the dead. Containers may share a machine's name and count their processes apart.
    """
    return f"{_machine()}/{os.getpid()}/{secrets.token_hex(6)}"


@cache  # Others ask four times a second whose lease it is.
def _machine() -> str:
    """Within what a process id means one process.

    Outside of containers the namespace has the same number everywhere, and machines made from one image may share
    their name: what was drawn when this one was started tells it apart.
    """
    parts = [socket.gethostname()]
    with suppress(OSError):  # Not every system has them.
        parts.append(str(os.stat("/proc/self/ns/pid").st_ino))
    if boot := os.environ.get(BOOT_NAME, ""):
        parts.append(boot.replace("-", ""))
    else:
        with suppress(OSError):
            parts.append(BOOT.read_text("ascii").strip().replace("-", ""))
    return " ".join(parts)


def is_gone(holder: str) -> bool:
    """Whether the holder was a process of this machine that has ended; nothing is known of other machines."""
    machine, _, rest = holder.partition("/")
    process = rest.partition("/")[0]
    if machine != _machine() or not process.isdecimal():
        return False
    try:
        os.kill(int(process), 0)
    except ProcessLookupError:
        return True
    except PermissionError:
        return False
    return False
