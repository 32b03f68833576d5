"""Which process holds a job, and whether one that did is gone.

A holder names its machine and process, so that a restart after a crash need not wait for the lease of the dead.
"""

from __future__ import annotations

import os
import secrets
import socket


def new_holder() -> str:
    """A name for this process as the holder of leases."""
    return f"{socket.gethostname()}/{os.getpid()}/{secrets.token_hex(6)}"


def is_gone(holder: str) -> bool:
    """Whether the holder was a process of this machine that has ended; nothing is known of other machines."""
    machine, _, rest = holder.partition("/")
    process = rest.partition("/")[0]
    if machine != socket.gethostname() or not process.isdecimal():
        return False
    try:
        os.kill(int(process), 0)
    except ProcessLookupError:
        return True
    except PermissionError:
        return False
    return False
