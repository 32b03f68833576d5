"""What every request must pass and every answer carries: the right host, our own origin, and a strict policy.

A player's address is the only key to a hand, so nothing may read it from outside: no other site by a rebound name,
no form elsewhere that posts here, no frame, no cache, no referrer that leaves this site.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from urllib.parse import urlsplit

from aiohttp import web
from aiohttp.typedefs import Middleware

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]

LOOPBACK_HOSTS = frozenset({"127.0.0.1", "localhost", "::1"})
OWN_SITE = ("same-origin", "none")

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'"
    ),
    # Not "no-referrer": under that, browsers post forms with "Origin: null", which could not be told from others.
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}


async def add_headers(request: web.Request, response: web.StreamResponse) -> None:
    """Give an answer the headers that all have; static files bring their own caching."""
    response.headers.update(HEADERS)
    response.headers.setdefault("Cache-Control", "no-store")


def make_guard(hosts: Iterable[str], public: str | None = None) -> Middleware:
    """A middleware that lets through only requests to one of these hosts, and changes only from our own pages,
    which people may have under a public address."""
    allowed = LOOPBACK_HOSTS | {host.lower() for host in hosts}
    origin = public.rstrip("/").lower() if public is not None else None
    if origin is not None and (name := host_name(origin)) is not None:
        allowed |= {name}

    @web.middleware
    async def guard(request: web.Request, handler: Handler) -> web.StreamResponse:
        if host_name(f"//{request.host}") not in allowed:
            raise web.HTTPMisdirectedRequest(text="This page does not answer under that name.")
        if request.method not in ("GET", "HEAD") and not _is_own(request, origin):
            raise web.HTTPForbidden(text="This request came from another page.")
        return await handler(request)

    return guard


def _is_own(request: web.Request, public: str | None) -> bool:
    """Whether a change was asked for by one of our pages; clients that are no browsers send neither header."""
    origin = request.headers.get("Origin")
    if origin is not None and origin.lower() not in (f"{request.scheme}://{request.host}".lower(), public):
        return False
    return request.headers.get("Sec-Fetch-Site", "none") in OWN_SITE


def host_name(address: str) -> str | None:
    """The name in an address, if it can be read."""
    try:
        return urlsplit(address).hostname
    except ValueError:
        return None
