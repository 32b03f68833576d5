"""One limiter for each bot's token: how much may be sent where, and when, before a platform has to say no.

Platforms count what a bot sends in all, and to each chat. Everything that sends asks here first: the courier,
answers, ephemeral messages. What was spent is written down a moment later, so that a restart goes on counting
where the last process stopped, and processes that share a token count each other's calls. A limit of a second is
over before others hear of it: there, whoever leads leaves a few calls to the others, who have no more than those.
Asking costs nothing; what must wait is asked for again later, with what is newest then.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import NamedTuple

from adapters.delivery.leases import new_holder
from adapters.delivery.platform import Wait
from adapters.store import Store
from adapters.store.records import Spent
from engine.host import Clock
from engine.journal import JournalFailed

log = logging.getLogger(__name__)

LOAD_SECONDS = 1.0  # between two looks at what others have spent
TAKEN_OVER_SECONDS = 3.0  # after which everything is known that was spent by who has led before
COUNTED_SECONDS = 120.0  # longer than any limit
KEPT_SECONDS = 3600.0  # for which it is kept
BUDGETS_MAX = 20_000


class CallLimit(NamedTuple):
    """At most `calls` calls within any `seconds` seconds.

    The last `kept_back` are for what cannot wait, and `left` are for all processes together that do not lead;
    without any left, processes count what they know of each other.
    """

    calls: int
    seconds: float
    kept_back: int = 0
    left: int = 0


CallLimits = tuple[CallLimit, ...]


class _Budget:
    """The calls of one budget that still count: our own, and those of other processes."""

    __slots__ = ("others", "own")

    def __init__(self) -> None:
        self.own: deque[float] = deque()
        self.others: tuple[float, ...] = ()

    def forget_before(self, stamp: float) -> None:
        while self.own and self.own[0] < stamp:
            self.own.popleft()

    def pause(self, limits: CallLimits, now: float, sharers: int, *, is_urgent: bool) -> float:
        """How long until every limit has room for one more; so many share what is left by whoever leads, and this
        process is one of them, or leads if there are none."""
        stamps = sorted((*self.own, *self.others)) if self.others else self.own
        pause = 0.0
        for limit in limits:
            calls = limit.calls if is_urgent else limit.calls - limit.kept_back
            if len(stamps) >= calls:
                pause = max(pause, stamps[-calls] + limit.seconds - now)
            if limit.left:
                own_calls = max(1, limit.left // sharers) if sharers else calls - limit.left
                if len(self.own) >= own_calls:
                    pause = max(pause, self.own[-own_calls] + limit.seconds - now)
        return pause

    def spacing(self, limits: CallLimits, now: float) -> float:
        """How many seconds apart calls may follow that are spread over what every limit has left."""
        stamps = sorted((*self.own, *self.others)) if self.others else self.own
        spacing = 0.0
        for limit in limits:
            spent = sum(stamp > now - limit.seconds for stamp in stamps)
            left = limit.calls - limit.kept_back - spent
            spacing = max(spacing, limit.seconds / max(left, 1))
        return spacing


class Limiter:
    """Counts the calls of one token over all processes that share a store."""

    def __init__(self, store: Store, clock: Clock, name: str, leads: Callable[[], bool] = lambda: True) -> None:
        self._store = store
        self._clock = clock
        self._name = name
        self._leads = leads  # whether this process is the one that shows tables, and so calls most
        self._began_at = clock.now()
        self._shares_until = 0.0
        self._others_count = 0  # processes that have called lately, as far as is known
        self._holder = new_holder()
        self._budgets: OrderedDict[str, _Budget] = OrderedDict()
        self._unsaved: set[str] = set()
        self._has_spent = asyncio.Event()

    def spend(self, budgets: Mapping[str, CallLimits], *, is_urgent: bool = False) -> None:
        """Take one call from each of these budgets; raises Wait, and takes none, if one of them has none left."""
        if pause := self.pause(budgets, is_urgent=is_urgent):
            raise Wait(pause)
        self._note(budgets)

    def _note(self, budgets: Mapping[str, CallLimits]) -> None:
        now = self._clock.now()
        for name in budgets:
            self._budgets[name].own.append(now)
            self._unsaved.add(name)
        self._has_spent.set()

    def pause(self, budgets: Mapping[str, CallLimits], *, is_urgent: bool = False) -> float:
        """How many seconds such a call would have to wait now."""
        now = self._clock.now()
        sharers = self._sharers(now)
        pause = 0.0
        for name, limits in budgets.items():
            budget = self._budgets.get(name)
            if budget is None:
                budget = self._budgets[name] = _Budget()
                self._forget_oldest()
            self._budgets.move_to_end(name)
            longest = max(limit.seconds for limit in limits)
            budget.forget_before(now - longest)
            pause = max(pause, budget.pause(limits, now, sharers, is_urgent=is_urgent))
        return pause

    def allowance(self, budgets: Mapping[str, CallLimits]) -> float:
        """How many seconds apart calls that can wait may follow, if those that are left are spread evenly."""
        now = self._clock.now()
        known = [(self._budgets.get(name) or _Budget(), limits) for name, limits in budgets.items()]
        return max(budget.spacing(limits, now) for budget, limits in known)

    def count(self, budgets: Mapping[str, CallLimits]) -> None:
        """Count a call that is made whatever is left, so that others wait for it."""
        self.pause(budgets)
        self._note(budgets)

    def _sharers(self, now: float) -> int:
        """How many processes share what is left by whoever leads; 0 if that is this one.

        A process that takes over keeps sharing for a while, since it does not yet know the last second of the
        previous leader; one that has just started and knows of no other counts as alone.
        """
        sharers = max(1, self._others_count)
        if not self._leads():
            if self._others_count or now > self._began_at + TAKEN_OVER_SECONDS:
                self._shares_until = now + TAKEN_OVER_SECONDS
            return sharers
        return sharers if now < self._shares_until else 0

    async def load(self) -> None:
        """Count what other processes, and the last one, have spent lately."""
        now = self._clock.now()
        self._sharers(now)  # Whoever does not lead now has to be known when it does.
        others: dict[str, list[float]] = {}
        holders: set[str] = set()
        for spent in await self._store.spent_by_others(self._name, self._holder, now - COUNTED_SECONDS):
            others.setdefault(spent.budget, []).extend(spent.stamps)
            holders.add(spent.holder)
        self._others_count = len(holders)
        for name in {*others, *(name for name, budget in self._budgets.items() if budget.others)}:
            self._budgets.setdefault(name, _Budget()).others = tuple(sorted(others.get(name, ())))

    async def save(self) -> None:
        """Write down what was spent since the last time."""
        taken: set[str] = set()
        await self._written(taken, self._store.save_spent(self._take(taken), self._clock.now() - KEPT_SECONDS))

    async def _save_soon(self) -> None:
        """Do the same together with something else that has to be written."""
        taken: set[str] = set()
        spent = partial(self._take, taken)
        await self._written(taken, self._store.save_spent_soon(spent, self._clock.now() - KEPT_SECONDS))

    def _take(self, taken: set[str]) -> list[Spent]:
        """What is not written down yet, of these budgets."""
        taken |= self._unsaved
        self._unsaved.clear()
        known = [(name, self._budgets[name].own) for name in taken if name in self._budgets]
        return [Spent(name, self._holder, tuple(own)) for name, own in known]

    async def _written(self, taken: set[str], writing: Awaitable[None]) -> None:
        try:
            await writing
        except (JournalFailed, asyncio.CancelledError):
            self._unsaved |= taken
            raise

    async def run(self) -> None:
        """Share what is spent with the other processes, until cancelled."""
        sharing = asyncio.create_task(self._share())
        try:
            while True:
                try:
                    await self.load()
                except JournalFailed as failure:
                    log.warning("what others have spent is not known: %s", failure)
                await self._clock.sleep(LOAD_SECONDS)
        finally:
            sharing.cancel()
            await asyncio.gather(sharing, return_exceptions=True)
            await asyncio.shield(self._save_at_last())

    async def _share(self) -> None:
        """Write down what is spent, whenever something is."""
        while True:
            await self._has_spent.wait()
            self._has_spent.clear()
            try:
                await self._save_soon()
            except JournalFailed as failure:
                log.warning("what was spent cannot be shared: %s", failure)
                await self._clock.sleep(LOAD_SECONDS)
                self._has_spent.set()

    async def _save_at_last(self) -> None:
        try:
            await self.save()
        except JournalFailed as failure:
            log.warning("what was spent last is not written down: %s", failure)

    def _forget_oldest(self) -> None:
        while len(self._budgets) > BUDGETS_MAX:
            name, _ = self._budgets.popitem(last=False)
            self._unsaved.discard(name)
