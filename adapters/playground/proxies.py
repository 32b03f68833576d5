"""Behind a proxy: only proxies that the operator has named are believed about whom they speak for.

Anybody can send forwarded headers. From a named proxy they say who really asks, and by which scheme and name; from
all others they say nothing.
"""

from __future__ import annotations

from collections.abc import Iterable
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network

from aiohttp import web
from aiohttp.typedefs import Middleware

from adapters.playground.guard import Handler

FORWARDED = ("Forwarded", "X-Forwarded-For", "X-Forwarded-Host", "X-Forwarded-Proto", "X-Real-IP")
SCHEMES = ("http", "https")

Network = IPv4Network | IPv6Network


def read_networks(named: Iterable[str]) -> list[Network]:
    """Addresses and networks, as operators write them; raises ValueError for what is neither."""
    return [ip_network(one.strip(), strict=False) for one in named]


def make_proxied(proxies: Iterable[Network]) -> Middleware:
    """A middleware that lets requests through these proxies appear as they were made."""
    trusted = tuple(proxies)

    def is_trusted(address: str | None) -> bool:
        try:
            return address is not None and any(ip_address(address) in network for network in trusted)
        except ValueError:
            return False

    @web.middleware
    async def proxied(request: web.Request, handler: Handler) -> web.StreamResponse:
        if request.remote is None or not is_trusted(request.remote):
            return await handler(request)
        changes = {"remote": request.remote}
        # Each hop writes whom it heard from behind the others: the last one that is no proxy of ours is who asks.
        hops = [hop.strip() for hop in ",".join(request.headers.getall("X-Forwarded-For", [])).split(",")]
        asker = next((hop for hop in reversed(hops) if hop and not is_trusted(hop)), None)
        if asker is not None and _is_address(asker):
            changes["remote"] = asker
        if (scheme := request.headers.get("X-Forwarded-Proto", "").lower()) in SCHEMES:
            changes["scheme"] = scheme
        if host := request.headers.get("X-Forwarded-Host", ""):
            changes["host"] = host
        return await handler(request.clone(**changes))  # type: ignore[arg-type]

    return proxied


def is_forwarded(request: web.Request) -> bool:
    """Whether something stands between us and whoever asks, be it named or not."""
    return any(name in request.headers for name in FORWARDED)


def address_of(request: web.Request) -> str | None:
    """Where a request comes from, if that tells people apart: behind a proxy that is not named nobody is."""
    try:
        address = ip_address(request.remote or "")
    except ValueError:
        return None
    return None if address.is_loopback else str(address)


def _is_address(text: str) -> bool:
    try:
        ip_address(text)
    except ValueError:
        return False
    return True
