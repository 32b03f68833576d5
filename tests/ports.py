"""Ports for programs that are told theirs, or that come back on the same one."""

from __future__ import annotations

import errno
import socket
from random import SystemRandom

# Linux gives none of these to whoever asks for any port, or calls another program: two meet only by chance.
PORTS = range(10_000, 32_768)


def free_port() -> int:
    """A port at which nobody is."""
    while True:
        port = SystemRandom().choice(PORTS)
        with socket.socket() as door:
            try:
                door.bind(("127.0.0.1", port))
            except OSError as failure:
                if failure.errno != errno.EADDRINUSE:
                    raise
                continue
        return port
