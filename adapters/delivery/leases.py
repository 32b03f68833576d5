"""Which process holds a job, and whether one that did is gone.

A holder names its machine, its namespace of process ids and its process, so that a restart after a crash need not
wait for the lease of the dead. Containers may share a machine's name and count their processes apart.
"""

from __future__ import annotations

import os
import secrets
import socket


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
