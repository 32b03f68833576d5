"""Updates on their way to the bot: kept until it has taken them, fetched by polling or pushed to a webhook."""

from __future__ import annotations

import asyncio
import random
from collections import defaultdict, deque
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING

from .calls import Call, api
from .errors import ApiError, mistake
from .wire import Wire

if TYPE_CHECKING:
    from .stand_in import StandIn
    from .webhook import Webhook

POLL_SECONDS_MAX = 50
UPDATES_MAX = 100

# These come only to a bot that asks for them by name.
_ON_REQUEST = frozenset({"chat_member", "message_reaction", "message_reaction_count"})


@dataclass(eq=False)
class Update:
    """Something that the bot is to hear of; `chat_id` names the queue in which order is kept."""

    kind: str
    payload: Wire
    chat_id: int
    id: int = 0  # given when it is released
    times: int = 1  # how often it is delivered
    is_taken: bool = False

    def wire(self) -> Wire:
        """The Update."""
        return {"update_id": self.id, self.kind: self.payload}


class Updates:
    """All updates that wait."""

    def __init__(self, world: StandIn) -> None:
        self.history: list[Update] = []  # all that were ever sent on their way
        self.pending: dict[int, Update] = {}
        self.allowed: frozenset[str] = frozenset()
        self.webhook: Webhook | None = None
        self.are_doubled = False  # a fault: every update is delivered twice
        self._world = world
        self._held: list[Update] | None = None
        self._again: list[Update] = []
        self._next_id = 700_000
        self._poller: asyncio.Future[str] | None = None  # its result is the reason of a conflict

    def add(self, kind: str, payload: Wire, chat_id: int) -> Update:
        """Take up an update and bring it on its way."""
        update = Update(kind, payload, chat_id, times=2 if self.are_doubled else 1)
        if self._held is None:
            self._release(update)
        else:
            self._held.append(update)
        return update

    @contextmanager
    def shuffled(self, seed: int) -> Iterator[None]:
        """Hold back what comes meanwhile, then let it go in another order, unchanged within each chat."""
        self._held = []
        yield
        held, self._held = self._held, None
        queues: dict[int, deque[Update]] = defaultdict(deque)
        for update in held:
            queues[update.chat_id].append(update)
        order = [update.chat_id for update in held]
        random.Random(seed).shuffle(order)
        for chat_id in order:
            self._release(queues[chat_id].popleft())

    def repeat(self, update: Update) -> None:
        """Deliver an update once more, as happens when its confirmation got lost."""
        if self.webhook is None:
            self._again.append(update)
            self.interrupt()
        else:
            self._bring(update)

    def take(self, update: Update) -> None:
        """Note that the bot has an update for good."""
        update.is_taken = True
        self.pending.pop(update.id, None)

    def drop_all(self) -> None:
        """Forget everything that waits."""
        for update in list(self.pending.values()):
            self.take(update)

    async def poll(self, offset: int | None, limit: int, seconds: float) -> list[Wire]:
        """Answer getUpdates: what is there, or wait for it."""
        self.interrupt("other getUpdates request; make sure that only one bot instance is running")
        if offset is not None and offset < 0:
            offset = max(self.pending, default=self._next_id) + offset + 1
        for update in [one for one in self.pending.values() if offset is not None and one.id < offset]:
            self.take(update)
        self._world.wake()
        if not self.pending and not self._again and seconds > 0:
            poller = self._poller = asyncio.get_running_loop().create_future()
            await asyncio.wait([poller], timeout=seconds)
            if self._poller is poller:
                self._poller = None
            if poller.done() and poller.result():
                raise ApiError(409, f"Conflict: terminated by {poller.result()}")
        batch = [*self._again, *(update for update in self.pending.values() for _ in range(update.times))]
        self._again.clear()
        return [update.wire() for update in batch[:limit]]

    def interrupt(self, reason: str = "") -> None:
        """Let a waiting poller go with what there is, or with a conflict for this reason."""
        if self._poller is not None and not self._poller.done():
            self._poller.set_result(reason)
        self._poller = None

    def _release(self, update: Update) -> None:
        is_wanted = update.kind in self.allowed if self.allowed else update.kind not in _ON_REQUEST
        if not is_wanted:
            update.is_taken = True
            return
        self._next_id += 1
        update.id = self._next_id
        self.history.append(update)
        self._bring(update)

    def _bring(self, update: Update) -> None:
        self.pending[update.id] = update
        if self.webhook is not None:
            self.webhook.push(update)
        else:
            self.interrupt()


@api("getUpdates", "offset:int limit:int timeout:int allowed_updates:json")
async def get_updates(world: StandIn, call: Call) -> list[Wire]:
    """Long polling; a second poller ends the first, a webhook forbids both."""
    if world.updates.webhook is not None:
        raise ApiError(
            409,
            "Conflict: can't use getUpdates method while webhook is active; "
            "use deleteWebhook to delete the webhook first",
        )
    allow(world, call)
    limit = call.given.get("limit", UPDATES_MAX)
    if not 1 <= limit <= UPDATES_MAX:
        raise mistake("limit is out of range")
    seconds = world.clock.real(min(call.given.get("timeout", 0), POLL_SECONDS_MAX))
    return await world.updates.poll(call.get("offset"), limit, seconds)


def allow(world: StandIn, call: Call) -> None:
    """Remember which kinds of updates the bot wants."""
    allowed = call.get("allowed_updates")
    if allowed is not None:
        world.updates.allowed = frozenset(allowed)
