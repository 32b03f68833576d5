"""Fair shares: how often one person, and one network address, may ask for what costs everybody something.

Nobody reaches these by playing. Where an address tells nobody apart, as that of this machine, from which all come
through a proxy that is not named, it has no limit: no stranger's haste keeps others out.
"""

from __future__ import annotations

import time
from typing import NamedTuple

from aiohttp import web
from aiohttp.typedefs import Middleware

from adapters.bounded.limits import Limit
from adapters.front.answers import Answer
from adapters.front.desk import Desk
from adapters.playground import pages
from adapters.playground.forms import browser_language
from adapters.playground.guard import Handler
from adapters.playground.platform import NAME
from adapters.playground.proxies import address_of
from adapters.playground.sessions import account_of
from adapters.text.words import words_for

OPENINGS = ("/open", "/play")


class Share(NamedTuple):
    """How often within some seconds: for one person, and from one address, where a school or a café may sit."""

    seconds: float
    each: int
    from_address: int


SHARES = {
    "enter": Share(60.0, 60, 60),  # whoever enters is nobody yet: the address alone counts
    "open": Share(60.0, 20, 100),
    "press": Share(10.0, 200, 2_000),
    "replay": Share(60.0, 20, 100),  # each is drawn, frame by frame
}


def make_fair(desk: Desk) -> Middleware:
    """A middleware that refuses, in one sentence, what somebody asks for too often."""
    each = {kind: Limit(share.each, share.seconds) for kind, share in SHARES.items()}
    from_address = {kind: Limit(share.from_address, share.seconds) for kind, share in SHARES.items()}

    @web.middleware
    async def fair(request: web.Request, handler: Handler) -> web.StreamResponse:
        kind = _kind(request)
        if kind is None:
            return await handler(request)
        now = time.monotonic()
        asking = [(each[kind], request.match_info.get("token")), (from_address[kind], address_of(request))]
        counted = [(limit, key) for limit, key in asking if key is not None]
        if any(limit.is_reached(key, now) for limit, key in counted):
            return await _refused(request, desk)
        for limit, key in counted:
            limit.count(key, now)
        return await handler(request)

    return fair


def _kind(request: web.Request) -> str | None:
    """What a request asks for, if that is shared out."""
    if request.method == "POST":
        if "token" not in request.match_info:
            return "enter"
        return "open" if request.path.endswith(OPENINGS) else "press"
    return "replay" if "showing" in request.match_info else None


async def _refused(request: web.Request, desk: Desk) -> web.Response:
    """The sentence, where it is read: htmx puts it into the page, if that was a page of somebody's."""
    token = request.match_info.get("token")
    if token is None or "HX-Request" not in request.headers:
        raise web.HTTPTooManyRequests
    person = await desk.known(NAME, account_of(token))
    language = person.language if person is not None else browser_language(request)
    answer = Answer(words_for(language)("page-too-fast"), is_refusal=True)
    home = f"/p/{token}"
    html = pages.render("answer.html", language, base=home, home=home, answer=answer)
    return web.Response(text=html, content_type="text/html")
