"""The only way out of a client under test: Discord's hosts lead to the stand-in, everything else is refused."""

from __future__ import annotations

import errno
import socket
from typing import Any

import aiohttp
from aiohttp.abc import AbstractResolver, ResolveResult

from tests.stand_ins.discord.certificate import HOSTS, client_context

LOOPBACK = "127.0.0.1"


class LeftLoopbackError(OSError):
    """The client under test tried to reach something that is not the stand-in."""


class _Resolver(AbstractResolver):
    """Maps Discord's hosts to the stand-in and refuses every other name."""

    def __init__(self, port: int) -> None:
        self._port = port

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        if host not in HOSTS:
            raise LeftLoopbackError(errno.EACCES, f"{host} is not Discord: nothing may leave this machine")
        return [
            ResolveResult(
                hostname=host,
                host=LOOPBACK,
                port=self._port,
                family=socket.AF_INET,
                proto=0,
                flags=socket.AI_NUMERICHOST,
            )
        ]

    async def close(self) -> None:
        """Nothing is open."""


def connector_to(port: int, authority: str) -> aiohttp.TCPConnector:
    """A connector for `discord.Client(connector=...)`; call it inside a running loop, once for each client.

    `authority` is the stand-in's `authority_pem`.
    """

    def only_the_stand_in(address: Any) -> socket.socket:
        # An address written as digits goes round the resolver, so the socket is watched as well.
        family, kind, protocol, _, target = address
        if target[:2] != (LOOPBACK, port):
            raise LeftLoopbackError(errno.EACCES, f"{target[0]}:{target[1]} is not the stand-in")
        return socket.socket(family, kind, protocol)

    return aiohttp.TCPConnector(
        resolver=_Resolver(port), ssl=client_context(authority), limit=0, socket_factory=only_the_stand_in
    )
