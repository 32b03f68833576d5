"""Sockets that people come in by, and the files that these take."""

from __future__ import annotations

import errno
import resource
import socket

from bots.settings import CannotStart

BACKLOG = 128
FILES_MAX = 65_536  # more would only cost: some programs look at each they may have


def open_many_files() -> None:
    """Open as many files as the system lets us: each open page is two, and shells allow a thousand by default."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES_MAX if hard == resource.RLIM_INFINITY else min(hard, FILES_MAX)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def open_door(host: str, port: int, what: str) -> socket.socket:
    """A socket at which others knock; says what cannot be served if it cannot be had."""
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        return socket.create_server((host, port), family=family, backlog=BACKLOG)
    except OSError as failure:
        if failure.errno == errno.EADDRINUSE:
            said = f"Something else uses port {port} of {host}: choose another with --port, or stop it."
        else:
            said = f"{what} cannot be served on {host}:{port}: {failure.strerror}."
        raise CannotStart(said, 1) from None
