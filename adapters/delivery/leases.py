"""Which process holds a job, and whether one that did is gone.

A holder names its machine, its namespace of process ids and its process, so that a restart after a crash need not
wait for the lease of the dead. Containers may share a machine's name and count their processes apart.
"""

from __future__ import annotations

import os
import secrets
import socket

from adapters.store import Store


def new_holder() -> str:
    """A name for this process as the holder of leases."""
    return f"{_machine()}/{os.getpid()}/{secrets.token_hex(6)}"


def _machine() -> str:
    """Within what a process id means one process."""
    try:
        namespace = os.stat("/proc/self/ns/pid").st_ino
    except OSError:  # Not every system has them.
        return socket.gethostname()
    return f"{socket.gethostname()} {namespace}"


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


async def take_lease(store: Store, name: str, holder: str, seconds: float, now: float) -> bool:
    """Take or renew a lease for so long; whether it is ours. One whose holder has died is free."""
    if await store.lease(name, holder, seconds, now):
        return True
    other = await store.lease_holder(name)
    if other is None or not is_gone(other):
        return False
    await store.release(name, other)
    return await store.lease(name, holder, seconds, now)
