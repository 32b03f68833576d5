"""The webhook: Telegram posts each update to us and takes our 200 for a promise, so it is given when all is done.

Whoever else finds the address does not know the secret, and is told nothing.
"""

from __future__ import annotations

import hashlib
import hmac
import logging
from urllib.parse import urlsplit

import msgspec
from aiohttp import web
from aiohttp.typedefs import Handler, Middleware

from adapters.telegram.updates import Take, read_update

log = logging.getLogger(__name__)

SECRET_HEADER = "X-Telegram-Bot-Api-Secret-Token"  # noqa: S105 - its name, not the secret
BODY_BYTES_MAX = 512 * 1024
CONNECTIONS_MAX = 40


class Webhook:
    """One address to which Telegram posts."""

    def __init__(self, url: str, token: str) -> None:
        self.url = url
        self.path = urlsplit(url).path or "/"
        # The same in every process that knows the token, and nothing that needs to be set or stored.
        self.secret = hmac.new(token.encode(), b"tablemates webhook", hashlib.sha256).hexdigest()
        self.take: Take | None = None  # whatever takes updates, once the bot runs

    def middleware(self) -> Middleware:
        """Lets a server answer Telegram before anything else looks at the request."""

        @web.middleware
        async def answer(request: web.Request, handler: Handler) -> web.StreamResponse:
            is_ours = request.path == self.path and request.method == "POST"
            return await (self.receive(request) if is_ours else handler(request))

        return answer

    async def receive(self, request: web.Request) -> web.Response:
        """Take an update and answer when that is done; anything but 200 brings it again."""
        try:
            given = request.headers.get(SECRET_HEADER, "").encode()
        except UnicodeEncodeError:  # Bytes that are no text.
            return web.Response(status=400)
        if not hmac.compare_digest(given, self.secret.encode()):
            return web.Response(status=403)
        if self.take is None:
            return web.Response(status=503)
        try:
            update = read_update(await request.clone(client_max_size=BODY_BYTES_MAX).read())
        except msgspec.DecodeError as failure:  # It would not be readable the next time either.
            log.error("an update could not be read: %s", failure)
            return web.Response()
        except RecursionError:
            log.error("an update could not be read: it is nested too deeply")
            return web.Response(status=400)
        await self.take(update)
        return web.Response()
