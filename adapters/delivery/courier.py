"""The courier brings every chat to the latest screen, whatever crashed or was rate-limited in between.

It is level-triggered: being woken for a table says only that something changed. For each viewer it compares what
the store says they were last shown with what they should see now, and edits or posts the difference; intermediate
states are skipped, an unchanged screen is no call. Each chat has its own task: one that must wait delays nobody.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from functools import partial
from typing import Any

from adapters.delivery.activity import Activity
from adapters.delivery.chat_update import PICTURE_SECONDS, ChatUpdater
from adapters.delivery.errands import ChatErrands, Errand, Returns
from adapters.delivery.leases import Lead
from adapters.delivery.messages import Shown
from adapters.delivery.news import News
from adapters.delivery.platform import (
    MessageDeleted,
    MessageGone,
    Platform,
    Sent,
    Target,
    Unknown,
    Unreachable,
    Wait,
    Way,
)
from adapters.delivery.shown_tables import ShownTables
from adapters.delivery.table_notices import TableNotices
from adapters.delivery.viewers import KnownViewers, Viewer
from adapters.screens.screen import Screen
from adapters.store import Store
from adapters.store.fences import Fence, LeaseLost
from adapters.store.records import Delivery, MovedHand
from engine.host import Clock, Host
from engine.journal import JournalFailed
from engine.refusals import NoSuchTable, NotSaved
from engine.table import Table

log = logging.getLogger(__name__)

POLL_SECONDS = 1.0  # between two looks at what other processes have done
SAVE_SECONDS = 5.0  # after which it is written down what messages show; the same edits once more are harmless
BACKOFF_SECONDS = (0.5, 1.0, 2.0, 5.0, 10.0, 30.0)
CLOSED_LATELY_SECONDS = 3600.0  # tables changed within this time get their last screen after a crash, too
UNSHOWN_SECONDS = 900.0  # what changed within this time before a courier stopped, it may not have shown
LOOK_AGAIN_SECONDS = 30.0  # places that another process added to a table are found within this time
ANSWER_SECONDS_MAX = 2.0  # for which a press waits until what is being written to its chat is written
UNREACHABLE_SECONDS = 600.0  # how long a closed chat is left alone unless the person comes back
TABLES_MAX = 100_000  # to look at after taking over
TRY_AGAIN = (JournalFailed, NotSaved, LeaseLost)  # a lease may be renewed; if it is not, all work is given up
NOT_ANSWERED = (NoSuchTable, Wait, Unreachable, MessageGone, Unknown, TimeoutError, *TRY_AGAIN)
HOME = ""  # stands for the message of a hand that is to be brought to the private chat
NOBODY = 0  # no person has this id: the viewer of a private chat whose person has left the table


class Courier:
    """Shows all tables on one platform. Only the process that holds the platform's lease does: call budgets and
    message order belong to the bot's token."""

    def __init__(self, store: Store, clock: Clock, platform: Platform, activity: Activity) -> None:
        self._store = store
        self._activity = activity
        self._clock = clock
        self._platform = platform
        self._host: Host | None = None
        self._updater: ChatUpdater | None = None
        self._notices: TableNotices | None = None
        self._lead = Lead(store, clock, f"courier {platform.name}")
        self._leads = False
        self._fence: Fence | None = None  # of the lease since which it leads without a break
        self._terms = 0  # how often this process has begun to lead
        self._chats: dict[str, ChatErrands] = {}
        self._shown = ShownTables(store, self._lead)
        self._viewers = KnownViewers(store, clock, platform)
        self._news = News(store, platform.name)
        self._look_again_at = 0.0
        self._poll_at = 0.0
        self._save_at = 0.0
        self._tasks: dict[asyncio.Task[None], None] = {}  # in the order in which they began
        self._returns = Returns(clock, self._come_back)

    def attach(self, host: Host) -> None:
        """Say whose tables are shown."""
        self._host = host
        self._updater = ChatUpdater(
            self._store, self._lead, host, self._clock, self._platform, self._is_closed, self._activity
        )
        self._notices = TableNotices(
            self._store, self._lead, host, self._clock, self._platform, self._is_left_alone, self._lock_of
        )

    # --- Being woken -----------------------------------------------------------------------------------

    def wake(self, table_id: str, *, chat: bool = False, viewers: bool = False) -> None:
        """Something changed at a table: with `chat` what was said, with `viewers` who looks on, or a name."""
        if viewers:
            self._viewers.forget(table_id)
            if self._updater is not None:
                self._updater.forget_names()
        if self._leads and not self._spread_at_once(table_id, chat):
            self._start(self._insist(partial(self._spread, table_id, chat)))

    def reachable(self, address: str) -> None:
        """A person came back: their chat may be tried again."""
        chat = self._chats.get(address)
        if chat is None:
            return
        chat.is_back = True
        if chat.closed_until:
            chat.closed_until = 0.0
            self._serve_soon(address, chat)

    def unreachable(self, address: str) -> None:
        """A person has shut us out: nothing is tried there until they come back, and places are told."""
        chat = self._chats.setdefault(address, ChatErrands())
        chat.closed_until = self._clock.now() + UNREACHABLE_SECONDS
        for table_id in self._shown.tables_in(address):
            self.wake(table_id)

    async def answer(self, address: str, table_id: str, way: Way, screen: Screen | None = None) -> bool:
        """Show a person's hand by the way of answering that their press lends, at once: as it is now, or a page of
        it that they have opened. From then on the hand lives in the message that the way rewrites.

        False if this process does not show that chat, or something else is being written there for too long: then
        the press still has to be answered.
        """
        if self._updater is None:
            return False
        try:
            table = await self._host_table(table_id)
            viewer = next((one for one in await self._viewers.of(table) if one.is_hand_at(address)), None)
            if viewer is None:
                return False
            if not self._leads:
                return await self._answer_for_leader(viewer, table, way, screen)
            async with self._writing(address):
                shown = (await self._shown.of(table_id)).setdefault(address, Shown())
                try:
                    is_shown = await self._updater.answer(viewer, table, shown, way, screen)
                finally:
                    self._shown.note(shown)
            if shown.is_unfinished:
                self._returns.plan(Errand(table_id, viewer, with_chat=False), PICTURE_SECONDS)
            return is_shown
        except NOT_ANSWERED as why:
            log.info("a press in %s is answered by itself: %r", address, why)
            return False

    async def bring_home(self, address: str, table_id: str) -> None:
        """Somebody has opened their private chat to see a hand: it lives there from now on, and soon."""
        if self._leads:
            self._start(self._insist(partial(self._bring_home, address, table_id)))
        else:
            await self._store.move_hand(MovedHand(address, table_id, HOME, "", ""), self._clock.now())

    async def _bring_home(self, address: str, table_id: str) -> None:
        assert self._updater is not None
        table = await self._host_table(table_id)
        viewer = next((one for one in await self._viewers.of(table) if one.is_hand_at(address)), None)
        if viewer is None:
            return
        async with self._lock_of(address):  # What is being written may be the hand, on its way to elsewhere.
            shown = (await self._shown.of(table_id)).setdefault(address, Shown())
            await self._updater.leave_answer(table, viewer, shown)
        self._come_back(Errand(table_id, viewer, with_chat=False))

    @contextmanager
    def pressing(self, address: str) -> Iterator[None]:
        """A person presses something in their chat: their hand waits for the answer, which shows it."""
        chat = self._chats.setdefault(address, ChatErrands())
        chat.presses += 1
        try:
            yield
        finally:
            chat.presses -= 1
            if chat.pending:
                self._serve_soon(address, chat)
            else:
                self._forget_chat(address, chat)

    @asynccontextmanager
    async def _writing(self, address: str) -> AsyncIterator[None]:
        """Write to a chat as soon as nobody else does; raises TimeoutError if that takes too long for a press."""
        chat = self._chats.setdefault(address, ChatErrands())
        async with asyncio.timeout(ANSWER_SECONDS_MAX):
            await chat.writing.acquire()
        try:
            yield
        finally:
            chat.writing.release()
            self._forget_chat(address, chat)

    async def lend(self, address: str, table_id: str, loan: str, private: str) -> None:
        """Write in a place by what a press there lends, and to whoever has pressed."""
        if self._leads:
            await self._platform.lend(address, loan)
            self.reachable(address)
            self.reachable(private)
        else:
            await self._store.move_hand(MovedHand(address, table_id, "", loan, private), self._clock.now())

    async def notify(self) -> None:
        """Tell people of tables that have opened."""
        if not self._leads or self._notices is None:
            return
        for notice in await self._store.take_notices(self._platform.name, self._fence):
            self._start(self._insist(partial(self._notices.tell, notice, self._shown)))

    def _lock_of(self, address: str) -> asyncio.Lock:
        return self._chats.setdefault(address, ChatErrands()).writing

    async def _answer_for_leader(self, viewer: Viewer, table: Table, way: Way, page: Screen | None) -> bool:
        """Show a hand where another process leads, which is told where the hand lives now."""
        assert self._updater is not None
        shown = page or await self._updater.hand(viewer, table, Shown())
        if shown is None:
            return False
        target = Target(viewer.address, table.id, "hand:0.0", "hand")
        sent = await self._platform.edit(target, Sent(way.ref), shown, way)
        moved = MovedHand(viewer.address, table.id, sent.ref, sent.media, way.place)
        await self._store.move_hand(moved, self._clock.now())
        return True

    async def _follow(self, moved: MovedHand) -> None:
        """Keep a hand up to date where another process has shown it."""
        assert self._updater is not None
        if not self._platform.writes_freely(moved.address):  # There, what was lent is what has moved.
            await self.lend(moved.address, moved.table_id, moved.media, moved.place)
            return
        if moved.ref == HOME:
            await self._bring_home(moved.address, moved.table_id)
            return
        table = await self._host_table(moved.table_id)
        viewer = next((one for one in await self._viewers.of(table) if one.is_hand_at(moved.address)), None)
        if viewer is not None:
            async with self._chats.setdefault(moved.address, ChatErrands()).writing:
                shown = (await self._shown.of(table.id)).setdefault(moved.address, Shown())
                await self._updater.moved(viewer, table, shown, Sent(moved.ref, moved.media), moved.place)
                shown.hand_of = None
            self.wake(table.id)

    async def shown_in(self, address: str, table_id: str) -> list[Delivery]:
        """What a chat was shown of a table: by heart if we lead, as at most presses, else from the store."""
        shown = self._shown.at_hand(table_id) if self._leads else None
        if shown is None:
            return [one for one in await self._store.deliveries(table_id) if one.address == address]
        return [*shown[address].slots.values()] if address in shown else []

    @property
    def is_leading(self) -> bool:
        """Whether this process is the one that shows tables on the platform."""
        return self._leads

    @property
    def leading_term(self) -> int | None:
        """Which time of leading without a break this is; None while another process leads."""
        return self._terms if self._leads else None

    @property
    def chats_waiting(self) -> int:
        """How many chats are being brought up to date, or must wait before they can be."""
        return sum(chat.task is not None or chat.waking is not None for chat in self._chats.values())

    async def settle(self) -> None:
        """Wait until nothing is left to show, and that is written down."""
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(JournalFailed, LeaseLost):  # The next poll tries again.
            await self._shown.save()

    # --- The lease -------------------------------------------------------------------------------------

    async def run(self) -> None:
        """Hold the lease, notice what was said in other processes, until cancelled."""
        watch = asyncio.get_running_loop().create_task(self._lead.watch())
        try:
            while True:
                try:
                    await self._renew_and_save()
                    if self._leads and self._clock.now() >= self._poll_at:
                        self._poll_at = self._clock.now() + POLL_SECONDS
                        await self._poll()
                except (JournalFailed, NotSaved) as failure:
                    log.warning("the courier cannot reach the store: %s", failure)
                except LeaseLost:
                    log.info("another process shows tables on %s from now on", self._platform.name)
                await self._clock.sleep(self._lead.pause)
        finally:
            watch.cancel()
            await self.close()

    async def close(self) -> None:
        """Stop; what was not shown is shown by whoever leads next."""
        await self._lead.finish()
        await self._step_down()
        with suppress(JournalFailed, LeaseLost):
            await self._shown.save()
            await self._lead.give_back()

    async def _renew_and_save(self) -> None:
        """Keep the lease, and now and then write down with it what was shown: that is one commit."""
        now = self._clock.now()
        if not self._leads or now < self._save_at or not self._shown.is_unsaved:
            await self._renew()
            return
        self._save_at = now + SAVE_SECONDS
        for outcome in await asyncio.gather(self._renew(), self._shown.save(), return_exceptions=True):
            if outcome is not None:
                raise outcome

    async def _renew(self) -> None:
        """Keep the lease, or take it; begin from what the store says whenever somebody else had it."""
        is_held = await self._lead.hold()
        if self._leads and self._fence != self._lead.fence:
            await self._step_down()
            self._shown.leave_unsaved()  # Somebody else writes down what chats show.
        if is_held and not self._leads:
            await self._take_over()

    async def _poll(self) -> None:
        """Notice what other processes have done."""
        now = self._clock.now()
        heard = await self._news.look(now)
        for table_id in heard.talked:
            self.wake(table_id, chat=True)
        if heard.is_announced:
            self._start(self._insist(self._look_at_all))
        if heard.has_moved_hands:
            for moved in await self._store.take_moved_hands(self._platform.name, self._fence):
                self._start(self._insist(partial(self._follow, moved)))
        if now >= self._look_again_at:
            self._look_again_at = now + LOOK_AGAIN_SECONDS
            for table_id in await self._news.changed():
                self.wake(table_id, viewers=True)
            await self.notify()

    async def _take_over(self) -> None:
        """Look once at what has changed since another process led, which may have died at any point."""
        now, led_until = self._clock.now(), self._lead.led_until
        self._fence = self._lead.fence
        assert self._host is not None
        await self._host.catch_up()
        await self._news.begin(now)
        since = now - CLOSED_LATELY_SECONDS
        if led_until is not None:
            since = await self._unshown_since(led_until)
        self._look_again_at = now + LOOK_AGAIN_SECONDS
        self._shown.clear()
        self._viewers.clear()
        self._poll_at = now + POLL_SECONDS
        self._leads = True
        self._terms += 1
        self._start(self._insist(partial(self._look_at_changed, since)))

    async def _unshown_since(self, led_until: float) -> float:
        """From when on a courier that stopped may have shown nothing, by the times that tables carry."""
        since, jumped = led_until - UNSHOWN_SECONDS, 0.0
        # Where the clock has jumped meanwhile, what was changed just before carries a time of long ago; and if it
        # had jumped just before that as well, one of longer ago.
        while (seconds := await self._store.outage_seconds(since - jumped, led_until)) > jumped:
            jumped = seconds
        return since - jumped

    async def _step_down(self) -> None:
        """Touch no chat any more."""
        self._leads = False
        tasks = [*self._tasks, *self._returns.take()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._chats.clear()

    async def _look_at_changed(self, since: float) -> None:
        """Bring the tables that have changed up to date, the newest first; the others are, or follow when
        somebody looks at them."""
        for table_id, _ in reversed(await self._store.changed(since)):
            await self._insist(partial(self._spread, table_id, chat=True))

    async def _look_at_all(self) -> None:
        still_open = await self._store.open_tables(TABLES_MAX)
        changed = await self._store.changed(self._clock.now() - CLOSED_LATELY_SECONDS)
        # One after the other, so that presses do not wait for a crowd of tables being loaded.
        for table_id in dict.fromkeys([*(lately for lately, _ in changed), *still_open]):
            await self._insist(partial(self._spread, table_id, chat=True))

    # --- From a table to its chats ---------------------------------------------------------------------

    def _start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks[task] = None
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.pop(task, None)

    async def _insist(self, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Do it, again and again if need be: a change that nobody was told of would never be shown."""
        failures = 0
        while True:
            try:
                await work()
                return
            except TRY_AGAIN as failure:
                log.warning("the courier cannot go on yet: %r", failure)
            except Exception:
                log.exception("the courier could not look at a table")
                return
            await self._clock.sleep(_pause(failures))
            failures += 1

    async def _host_table(self, table_id: str) -> Table:
        assert self._host is not None
        return await self._host.table(table_id)

    async def _spread(self, table_id: str, chat: bool) -> None:
        """Hand a table to every chat that shows it."""
        shown = await self._shown.of(table_id)
        people: frozenset[int] | None = None
        try:
            # Whoever sat down while viewers were being read would be taken for somebody who has left.
            while people != frozenset((table := await self._host_table(table_id)).people):
                people = frozenset(table.people)
                viewers = await self._viewers.of(table)
        except NoSuchTable:
            return
        self._hand_out(table, viewers, shown, chat)

    def _spread_at_once(self, table_id: str, chat: bool) -> bool:
        """Do the same if nothing has to be read for it, as at most presses."""
        assert self._host is not None
        table, shown = self._host.hot_table(table_id), self._shown.at_hand(table_id)
        viewers = self._viewers.at_hand(table) if table is not None else None
        if table is None or viewers is None or shown is None:
            return False
        self._hand_out(table, viewers, shown, chat)
        return True

    def _hand_out(self, table: Table, viewers: list[Viewer], shown: dict[str, Shown], chat: bool) -> None:
        seated = {viewer.address for viewer in viewers if viewer.person is not None}
        for address, one in shown.items():
            is_ours = address.partition(":")[0] == self._platform.name
            if is_ours and address not in seated and any(slot.startswith("hand:") for slot in one.slots):
                viewers = [*viewers, Viewer(address, NOBODY, None)]
        for viewer in viewers:
            errand = Errand(table.id, viewer, chat)
            if not self._is_put_off(errand, table, shown.get(viewer.address)):
                waiting = self._chats.setdefault(viewer.address, ChatErrands())
                waiting.put(errand)
                self._serve_soon(viewer.address, waiting)

    # --- One chat --------------------------------------------------------------------------------------

    def _serve_soon(self, address: str, chat: ChatErrands) -> None:
        if chat.task is not None or not chat.has_due(self._is_urgent) or not self._leads:
            return
        if self._clock.now() >= chat.closed_until or self._lives_in_answer(address, chat):
            chat.task = self._start(self._serve(address, chat))

    def _lives_in_answer(self, address: str, chat: ChatErrands) -> bool:
        """Whether a hand is shown in the answer to a press, which is rewritten though the chat is closed."""
        tables = [self._shown.at_hand(errand.table_id) or {} for errand in chat.pending.values()]
        return any(address in shown and shown[address].is_hand_in_answer for shown in tables)

    async def _serve(self, address: str, chat: ChatErrands) -> None:
        """Bring a chat up to date, one table after the other, until nothing is pending."""
        failures = 0
        try:
            while (errand := chat.take(self._is_urgent)) is not None:
                chat.current = errand
                chat.is_back = False
                try:
                    async with chat.writing:
                        await self._run(errand, chat)
                    failures = 0
                    continue
                except NoSuchTable:
                    continue
                except Wait as wait:
                    pause = wait.seconds
                    if not wait.is_for_all:  # Some calls are kept back for what people wait for.
                        chat.put_off(errand)
                        if chat.waking is None:
                            chat.waking = self._start(self._wake_later(address, chat, pause))
                        continue
                except Unreachable:
                    chat.put_back(errand)
                    if chat.is_back:  # The door may have been opened just after we knocked.
                        continue
                    chat.closed_until = self._clock.now() + UNREACHABLE_SECONDS
                    if errand.viewer.person is not None:
                        self.wake(errand.table_id)  # Their turn is called in the place from now on.
                    break
                except (Unknown, *TRY_AGAIN) as failure:
                    pause = _pause(failures)
                    failures += 1
                    log.info("chat %s tries again in %s s: %r", address, pause, failure)
                except Exception:
                    pause = _pause(failures)
                    failures += 1
                    log.exception("table %s cannot be shown in %s", errand.table_id, address)
                chat.put_back(errand)
                await self._clock.sleep(pause)
        finally:
            chat.task = chat.current = None
            self._forget_chat(address, chat)
        if self._shown.are_many:
            self._forget_idle()

    async def _wake_later(self, address: str, chat: ChatErrands, seconds: float) -> None:
        """Have all shown again that waits in a chat, once it may be; until then what is urgent."""
        await self._clock.sleep(seconds)
        chat.waking = None
        chat.tried.clear()
        self._serve_soon(address, chat)
        self._forget_chat(address, chat)

    def _is_urgent(self, errand: Errand) -> bool:
        """Whether people wait for what a chat is to be shown."""
        assert self._host is not None and self._updater is not None
        table = self._host.hot_table(errand.table_id)
        shown = (self._shown.at_hand(errand.table_id) or {}).get(errand.viewer.address)
        if table is None or shown is None:  # It is not known, and seldom so.
            return True
        return self._updater.is_urgent(errand.viewer, table, shown)

    def _forget_idle(self) -> None:
        busy: set[str] = set()
        for chat in self._chats.values():
            if chat.current is not None:
                busy |= {chat.current.table_id, chat.current.viewer.address}
        self._shown.forget_idle(busy)

    def _forget_chat(self, address: str, chat: ChatErrands) -> None:
        if chat.is_idle and not chat.closed_until and self._chats.get(address) is chat:
            del self._chats[address]

    async def _run(self, errand: Errand, chat: ChatErrands) -> None:
        assert self._updater is not None
        viewer = errand.viewer
        shown = (await self._shown.of(errand.table_id)).setdefault(viewer.address, Shown())
        try:
            pause = await self._updater.update(viewer, errand.table_id, shown, with_chat=errand.with_chat)
        except MessageDeleted:
            await self._store.hide_place(errand.table_id, viewer.address, self._fence)
            self.wake(errand.table_id, viewers=True)
            return
        except Wait:
            if shown.ring_at is not None:  # Whoever is to be called is not forgotten over what has to wait.
                self._returns.plan(errand._replace(with_chat=False), shown.ring_at - self._clock.now())
            raise
        finally:
            self._shown.note(shown)
        if shown.has_arrived:
            chat.closed_until = 0.0
        if pause is not None:
            self._returns.plan(errand._replace(with_chat=False), pause)
        if errand.with_chat and viewer.person is None and not viewer.is_quiet:
            told = (await self._shown.of(viewer.address)).setdefault(viewer.address, Shown())
            await self._updater.announce(viewer, told)

    def _come_back(self, errand: Errand) -> None:
        assert self._host is not None
        address = errand.viewer.address
        table = self._host.hot_table(errand.table_id)
        shown = (self._shown.at_hand(errand.table_id) or {}).get(address)
        if table is None or not self._is_put_off(errand, table, shown):
            chat = self._chats.setdefault(address, ChatErrands())
            chat.put(errand)
            self._serve_soon(address, chat)

    def _is_put_off(self, errand: Errand, table: Table, shown: Shown | None) -> bool:
        """Plan for later what surely need not be shown now: most presses change little that chats show at once."""
        assert self._updater is not None
        if errand.with_chat or shown is None:
            return False
        pause = self._updater.known_pause(errand.viewer, table, shown)
        if pause > 0:
            self._returns.plan(errand, pause)
        return pause > 0

    def _is_closed(self, address: str) -> bool:
        """Whether nothing could be sent to a chat when it was last tried."""
        chat = self._chats.get(address)
        return chat is not None and chat.closed_until > 0

    def _is_left_alone(self, address: str) -> bool:
        """Whether that was a short while ago, so that it is not tried now."""
        chat = self._chats.get(address)
        return chat is not None and self._clock.now() < chat.closed_until


def _pause(failures: int) -> float:
    return BACKOFF_SECONDS[min(failures, len(BACKOFF_SECONDS) - 1)]
