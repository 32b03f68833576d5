"""Behind a proxy: only proxies that the operator has named are believed about whom they speak for.

Anybody can send forwarded headers. From a named proxy they say who really asks, and by which scheme and name; from
all others they say nothing.
"""

from __future__ import annotations

from collections.abc import Iterable
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from aiohttp import web
from aiohttp.typedefs import Middleware

from adapters.playground.guard import Handler

FORWARDED = ("Forwarded", "X-Forwarded-For", "X-Forwarded-Host", "X-Forwarded-Proto", "X-Real-IP")
SCHEMES = ("http", "https")
# Under which a request keeps for whom a named proxy has made it; "" where that did not say.
SPOKEN_FOR = web.RequestKey("SPOKEN_FOR", str)
HOUSEHOLD_BITS = 64  # of an IPv6 address: whoever has one has all that begin so, and can come from each of them

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
        made = request.clone(**changes)  # type: ignore[arg-type]
        made[SPOKEN_FOR] = changes["remote"] if changes["remote"] != request.remote else ""
        return await handler(made)

    return proxied


def is_forwarded(request: web.Request) -> bool:
    """Whether something stands between us and whoever asks, be it named or not."""
    return any(name in request.headers for name in FORWARDED)


def address_of(request: web.Request) -> str | None:
    """Where a request comes from, if that tells people apart: behind a proxy that is not named nobody is.

    Such a proxy is on this machine, or in its network and says that it speaks for others. From further away
    anybody could say so, to be counted nowhere.
    """
    try:
        address = ip_address(request.get(SPOKEN_FOR, request.remote) or "")
    except ValueError:
        return None
    if isinstance(address, IPv6Address):
        address = address.ipv4_mapped or address
    is_proxy = address.is_private and is_forwarded(request) and SPOKEN_FOR not in request
    if address.is_loopback or is_proxy:
        return None
    if isinstance(address, IPv6Address) and not address.is_link_local:
        return str(ip_network((address, HOUSEHOLD_BITS), strict=False))
    return str(address)


def _is_address(text: str) -> bool:
    try:
        ip_address(text)
    except ValueError:
        return False
    return True
