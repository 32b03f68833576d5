"""Sockets that people come in by, and the files that these take."""

from __future__ import annotations

import errno
import os
import resource
import socket
from typing import Any

from bots.settings import CannotStart

BACKLOG = 128
FILES_MAX = 65_536  # more would only cost: some programs look at each they may have
FILES_KEPT = 32  # for the program itself: the database, templates, house players' processes, platforms


class Door(socket.socket):
    """A socket at which others knock: nobody is let in to the last files, for with these those inside play on.

    Whoever finds no room waits outside until somebody leaves. To asyncio it is as if the system had no more files,
    and it tries again after a second.
    """

    __slots__ = ()

    def accept(self) -> tuple[socket.socket, Any]:
        """Let in the next, if there is room."""
        os.close(free := os.dup(self.fileno()))  # The system takes the first number that is free.
        allowed, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        if allowed != resource.RLIM_INFINITY and free >= allowed - FILES_KEPT:
            raise OSError(errno.EMFILE, os.strerror(errno.EMFILE))
        return super().accept()


def open_many_files() -> None:
    """Open as many files as the system lets us: each open page is two, and shells allow a thousand by default."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES_MAX if hard == resource.RLIM_INFINITY else min(hard, FILES_MAX)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def open_door(host: str, port: int, what: str) -> Door:
    """The door at this address; says what cannot be served if it cannot be had."""
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        return Door(fileno=socket.create_server((host, port), family=family, backlog=BACKLOG).detach())
    except OSError as failure:
        if failure.errno == errno.EADDRINUSE:
            said = f"Something else uses port {port} of {host}: choose another with --port, or stop it."
        else:
            said = f"{what} cannot be served on {host}:{port}: {failure.strerror}."
        raise CannotStart(said, 1) from None
