"""The webhook: each chat's updates one at a time and in order, again and again until the answer is 2xx."""

from __future__ import annotations

import asyncio
import re
from collections import deque
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import aiohttp
import msgspec

from .calls import Call, api
from .errors import mistake
from .updates import Update, allow
from .wire import Wire

if TYPE_CHECKING:
    from .stand_in import StandIn

CONNECTIONS_MAX = 100
BACK_OFF_SECONDS = 0.05
BACK_OFF_SECONDS_MAX = 5.0
ANSWER_SECONDS = 30.0  # real ones

_SECRET = re.compile(r"[A-Za-z0-9_-]{1,256}")


class Webhook:
    """One registered address."""

    def __init__(self, world: StandIn, url: str, secret: str | None, connections: int) -> None:
        self.url = url
        self.connections = connections
        self.failures: list[str] = []
        self._world = world
        # Exactly this content type: clients refuse one with a charset.
        self._headers = {"Content-Type": "application/json"}
        if secret is not None:
            self._headers["X-Telegram-Bot-Api-Secret-Token"] = secret
        self._session = aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(total=ANSWER_SECONDS))
        self._slots = asyncio.Semaphore(connections)
        self._queues: dict[int, deque[Update]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def push(self, update: Update) -> None:
        """Queue an update behind the others of its chat."""
        queue = self._queues.get(update.chat_id)
        if queue is not None:
            queue.append(update)
            return
        self._queues[update.chat_id] = deque([update])
        task = asyncio.get_running_loop().create_task(self._deliver(update.chat_id))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Stop delivering."""
        tasks = [*self._tasks]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._session.close()

    async def _deliver(self, chat_id: int) -> None:
        queue = self._queues[chat_id]
        while queue:
            update = queue[0]
            wait = BACK_OFF_SECONDS
            while update.id in self._world.updates.pending and not await self._post_all(update):
                await asyncio.sleep(self._world.clock.real(wait))
                wait = min(2 * wait, BACK_OFF_SECONDS_MAX)
            queue.popleft()
        del self._queues[chat_id]

    async def _post_all(self, update: Update) -> bool:
        """Deliver an update as often as it is to come; whether the bot has taken it."""
        for _ in range(update.times):
            async with self._slots:
                failure = await self._post(update)
            if failure:
                self.failures.append(failure)
                return False
        self._world.updates.take(update)
        self._world.wake()
        return True

    async def _post(self, update: Update) -> str:
        """Post once; what went wrong, if anything."""
        body = msgspec.json.encode(update.wire())
        try:
            async with self._session.post(self.url, data=body, headers=self._headers) as answer:
                words = await answer.read()
                if not 200 <= answer.status < 300:
                    return f"Wrong response from the webhook: {answer.status} {answer.reason}"
        except (aiohttp.ClientError, TimeoutError) as error:
            return f"{type(error).__name__}: {error}"
        if b'"method"' in words:
            self._world.violations.append(
                "the webhook answers with a method, which this stand-in does not carry out"
            )
        return ""


@api(
    "setWebhook",
    "url* certificate:file ip_address max_connections:int allowed_updates:json drop_pending_updates:bool"
    " secret_token",
)
async def set_webhook(world: StandIn, call: Call) -> bool:
    """Register an address: https, or anything on loopback."""
    address = urlsplit(call.given["url"])
    if address.scheme != "https" and not (address.scheme == "http" and address.hostname == "127.0.0.1"):
        raise mistake("bad webhook: An HTTPS URL must be provided for webhook")
    secret = call.get("secret_token")
    if secret is not None and not _SECRET.fullmatch(secret):
        raise mistake("secret token contains illegal symbols")
    connections = call.given.get("max_connections", 40)
    if not 1 <= connections <= CONNECTIONS_MAX:
        raise mistake("max_connections is out of range")
    await _remove(world)
    allow(world, call)
    if call.get("drop_pending_updates"):
        world.updates.drop_all()
    world.updates.interrupt("setWebhook request")
    webhook = world.updates.webhook = Webhook(world, call.given["url"], secret, connections)
    for update in world.updates.pending.values():
        webhook.push(update)
    return True


@api("deleteWebhook", "drop_pending_updates:bool")
async def delete_webhook(world: StandIn, call: Call) -> bool:
    """Go back to polling."""
    await _remove(world)
    if call.get("drop_pending_updates"):
        world.updates.drop_all()
    return True


@api("getWebhookInfo")
def get_webhook_info(world: StandIn, call: Call) -> Wire:
    """Where updates go, how many wait, and the last failure."""
    webhook = world.updates.webhook
    wire: Wire = {
        "url": webhook.url if webhook else "",
        "has_custom_certificate": False,
        "pending_update_count": len(world.updates.pending),
    }
    if webhook is not None:
        wire["max_connections"] = webhook.connections
        if webhook.failures:
            wire |= {"last_error_date": int(world.clock.now()), "last_error_message": webhook.failures[-1]}
    return wire


async def _remove(world: StandIn) -> None:
    webhook, world.updates.webhook = world.updates.webhook, None
    if webhook is not None:
        await webhook.close()
