"""The courier brings every chat to the latest screen, whatever crashed or was rate-limited in between.

It is level-triggered: being woken for a table says only that something changed. For each viewer it compares what
the store says they were last shown with what they should see now, and edits or posts the difference; intermediate
states are skipped, an unchanged screen is no call. Each chat has its own task: one that must wait delays nobody.

Before a message is posted, the intent is written down. A post whose outcome is unknown is repeated with the same
nonce, and then edited: a platform that remembers nonces may answer with the message it has, in its older state.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
from collections.abc import Coroutine, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from adapters.names import table_names
from adapters.platform import Kind, MessageGone, Platform, Unknown, Unreachable, Wait
from adapters.screens import chat_screen, log_pages, log_screen, private_screen, public_screen
from adapters.screens.screen import Screen
from adapters.store import Store
from adapters.store.records import Delivery, Person
from adapters.words import Words, words_for
from engine.chairs import CLOSED, TableView
from engine.contract import Refusal
from engine.host import Clock, Host
from engine.journal import JournalFailed
from engine.table import Table

log = logging.getLogger(__name__)

LEASE_SECONDS = 10.0
POLL_SECONDS = 1.0
BACKOFF_SECONDS = (0.5, 1.0, 2.0, 5.0, 10.0, 30.0)
FRESH_SECONDS = 5.0  # how long names and places are believed without asking the store
CLOSED_LATELY_SECONDS = 3600.0  # tables so lately changed get their last screen after a crash, too
BROADCAST_SECONDS = 600.0  # a table opened so soon after a broadcast still gets it
LOG_PAGES_KEPT = 2  # pages that may still be edited; older ones are final


class Viewer(NamedTuple):
    """A chat to which a table is shown: a place, or a person's private chat."""

    address: str
    person: int | None
    language: str | None


class Wanted(NamedTuple):
    """A message that should be in a chat."""

    slot: str  # which message of this table: "live:…", "hand:…", "log:<page>", "chat:<first>-<last>"
    kind: Kind
    screen: Screen


class _Chat:
    """One chat: the tables waiting to be shown there, and the task that shows them."""

    def __init__(self) -> None:
        self.pending: dict[str, Viewer] = {}
        self.task: asyncio.Task[None] | None = None


class Courier:
    """Shows all tables of some platforms; one courier at a time per installation, whoever holds the lease."""

    def __init__(self, store: Store, clock: Clock, platforms: Mapping[str, Platform]) -> None:
        self._store = store
        self._clock = clock
        self._platforms = dict(platforms)
        self._host: Host | None = None
        self._owner = secrets.token_hex(8)
        self._leads = False
        self._chats: dict[str, _Chat] = {}
        self._have: dict[str, dict[str, dict[str, Delivery]]] = {}  # by table, address, slot
        self._viewers_known: dict[str, tuple[float, list[Viewer]]] = {}
        self._names_known: dict[int, tuple[float, str]] = {}
        self._chatty: set[tuple[str, str]] = set()  # (table, address) whose chat has been read to the end
        self._heard = 0  # the last line of chat, and the last broadcast, that tables were woken for
        self._noticed = 0
        self._unreachable: set[str] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    def attach(self, host: Host) -> None:
        """Say whose tables are shown."""
        self._host = host

    # --- Being woken -----------------------------------------------------------------------------------

    def wake(self, table_id: str, *, chat: bool = False, viewers: bool = False) -> None:
        """Something changed at a table: with `chat` what was said, with `viewers` who looks on, or a name."""
        if viewers:
            self._viewers_known.pop(table_id, None)
            self._names_known.clear()
        if chat:
            self._chatty = {known for known in self._chatty if known[0] != table_id}
        if self._leads:
            self._start(self._spread(table_id))

    def reachable(self, address: str) -> None:
        """A person came back: their chat may be tried again."""
        self._unreachable.discard(address)

    async def run(self) -> None:
        """Hold the lease, notice what was said in other processes, until cancelled."""
        try:
            while True:
                try:
                    await self._renew()
                except JournalFailed as failure:
                    log.warning("the courier cannot reach the store: %s", failure)
                await self._clock.sleep(POLL_SECONDS)
        finally:
            await self.close()

    async def _renew(self) -> None:
        """Renew the lease; whoever takes it over looks at everything once, since the last holder may have died."""
        led = self._leads
        self._leads = await self._store.lease("courier", self._owner, LEASE_SECONDS, self._clock.now())
        if not self._leads:
            return
        broadcasts = await self._store.broadcasts(after=self._noticed)
        if broadcasts:
            self._noticed = broadcasts[-1].id
        if not led:
            self._have.clear()
            self._heard = await self._store.last_line()
        if not led or broadcasts:
            await self._wake_all()
        for line, table_id in await self._store.talked(self._heard):
            self._heard = line
            self.wake(table_id, chat=True)

    async def close(self) -> None:
        """Stop; what was not shown is shown by whoever leads next."""
        self._leads = False
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._store.release("courier", self._owner)

    async def settle(self) -> None:
        """Wait until nothing is left to show."""
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _wake_all(self) -> None:
        listed = await self._store.tables(all_places=True, limit=100_000)
        changed = await self._store.changed(self._clock.now() - CLOSED_LATELY_SECONDS)
        for table_id in {table.table_id for table in listed} | {table_id for table_id, _ in changed}:
            self.wake(table_id, chat=True)

    def _start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _spread(self, table_id: str) -> None:
        """Hand a table to every chat that shows it."""
        assert self._host is not None
        try:
            viewers = await self._viewers(await self._host.table(table_id))
        except (JournalFailed, Refusal) as failure:
            log.warning("table %s is not shown: %r", table_id, failure)
            return
        for viewer in viewers:
            chat = self._chats.setdefault(viewer.address, _Chat())
            chat.pending[table_id] = viewer
            if chat.task is None:
                chat.task = self._start(self._serve(viewer.address, chat))

    async def _viewers(self, table: Table) -> list[Viewer]:
        now = self._clock.now()
        fresh_until, viewers = self._viewers_known.get(table.id, (0.0, []))
        people = set(table.people)
        if now < fresh_until and people == {viewer.person for viewer in viewers} - {None}:
            return viewers
        viewers = [Viewer(place.address, None, place.language) for place in await self._store.places(table.id)]
        for person in (await self._store.people(people)).values():
            platform = self._platforms.get(person.platform)
            if platform is not None:
                viewers.append(Viewer(platform.private_address(person), person.id, person.language))
        self._viewers_known[table.id] = (now + FRESH_SECONDS, viewers)
        return viewers

    # --- One chat --------------------------------------------------------------------------------------

    async def _serve(self, address: str, chat: _Chat) -> None:
        """Bring a chat up to date, one table after the other, until nothing is pending."""
        platform = self._platforms.get(address.partition(":")[0])
        failures = 0
        try:
            while chat.pending and platform is not None and address not in self._unreachable:
                table_id = next(iter(chat.pending))
                viewer = chat.pending.pop(table_id)
                try:
                    await self._bring_up_to_date(platform, table_id, viewer)
                    failures = 0
                    continue
                except Wait as wait:
                    pause = wait.seconds
                except Unreachable:
                    self._unreachable.add(address)
                    continue
                except Refusal as refusal:
                    log.warning("table %s is not shown: %r", table_id, refusal)
                    continue
                except (Unknown, JournalFailed) as failure:
                    pause = BACKOFF_SECONDS[min(failures, len(BACKOFF_SECONDS) - 1)]
                    failures += 1
                    log.info("chat %s tries again in %s s: %r", address, pause, failure)
                chat.pending.setdefault(table_id, viewer)
                await self._clock.sleep(pause)
        finally:
            chat.task = None
            if chat.pending and self._leads and address not in self._unreachable and platform is not None:
                chat.task = self._start(self._serve(address, chat))
            else:
                self._chats.pop(address, None)

    async def _bring_up_to_date(self, platform: Platform, table_id: str, viewer: Viewer) -> None:
        assert self._host is not None
        table = await self._host.table(table_id)
        have = await self._had(table_id, viewer.address)
        view = table.view(viewer.person)
        words = words_for(viewer.language)
        names = table_names(view, await self._names(table.people), words)
        epoch = "table" if platform.keeps_in_view else f"{view.match_number}.{view.deal}"
        messages = _Messages(self._store, platform, table_id, viewer.address, have)
        try:
            if viewer.person is None:
                await messages.show(Wanted(f"live:{epoch}", "live", public_screen(view, names, words)))
                for wanted in _log(view, names, words, have):
                    await messages.show(wanted)
            else:
                screen = private_screen(view, names, words)
                if screen is not None:
                    await messages.show(Wanted(f"hand:{epoch}", "hand", screen))
                    if view.decision is not None and view.me in view.asked:
                        await self._host.shown(table_id, view.me, view.decision.number, self._clock.now())
            await self._show_chat(messages, table, viewer, words)
            await messages.remove_old(epoch)
        finally:
            await messages.save()
        if table.phase == CLOSED:
            self._have.pop(table_id, None)

    async def _had(self, table_id: str, address: str) -> dict[str, Delivery]:
        """What this chat was shown of the table, by slot; kept in memory, because only we write it."""
        if table_id not in self._have:
            by_address: dict[str, dict[str, Delivery]] = {}
            for shown in await self._store.deliveries(table_id):
                by_address.setdefault(shown.address, {})[shown.slot] = shown
            self._have.setdefault(table_id, by_address)
        return self._have[table_id].setdefault(address, {})

    async def _names(self, people: Sequence[int]) -> dict[int, str]:
        now = self._clock.now()
        unknown = [person for person in people if self._names_known.get(person, (0.0, ""))[0] < now]
        if unknown:
            for person in (await self._store.people(unknown)).values():
                self._names_known[person.id] = (now + FRESH_SECONDS, person.name)
        return {person: self._names_known[person][1] for person in people if person in self._names_known}

    # --- Chat and broadcasts ---------------------------------------------------------------------------

    async def _show_chat(self, messages: _Messages, table: Table, viewer: Viewer, words: Words) -> None:
        """Post what was said since the last time, joined into one message."""
        if (table.id, viewer.address) in self._chatty:
            return
        have = messages.have
        for slot in [slot for slot in have if slot.startswith("chat:")]:
            first, last = map(int, slot[5:].split("-"))
            if have[slot].ref is None:  # Begun before a crash: the same lines again.
                await self._post_lines(messages, table, viewer, words, first, last)
        read_to = max((int(slot.split("-")[1]) for slot in have if slot.startswith("chat:")), default=0)
        lines = [said.id for said in await self._store.said(table.id, after=read_to) if _concerns(said.to, viewer)]
        if lines:
            await self._post_lines(messages, table, viewer, words, lines[0], lines[-1])
        if viewer.person is None:
            await self._show_broadcasts(messages, words)
        await messages.keep_last("chat:")
        await messages.keep_last("notice:")
        self._chatty.add((table.id, viewer.address))

    async def _show_broadcasts(self, messages: _Messages, words: Words) -> None:
        noticed = max((int(slot[7:]) for slot in messages.have if slot.startswith("notice:")), default=0)
        for broadcast in await self._store.broadcasts(after=noticed):
            if broadcast.at > self._clock.now() - BROADCAST_SECONDS:
                screen = chat_screen([(words("broadcast-name"), broadcast.text)], words)
                await messages.show(Wanted(f"notice:{broadcast.id}", "notice", screen))

    async def _post_lines(
        self, messages: _Messages, table: Table, viewer: Viewer, words: Words, first: int, last: int
    ) -> None:
        said = await self._store.said(table.id, after=first - 1)
        lines = [line for line in said if line.id <= last and _concerns(line.to, viewer)]
        people = await self._store.people({line.person for line in lines})
        seated = table_names(table.view(None), await self._names(table.people), words)
        spoken = [(_speaker(line.person, table, seated, people, words), line.text) for line in lines]
        await messages.show(Wanted(f"chat:{first}-{last}", "chat", chat_screen(spoken, words)))


class _Messages:
    """The messages of one table in one chat, while they are being brought up to date."""

    def __init__(
        self, store: Store, platform: Platform, table_id: str, address: str, have: dict[str, Delivery]
    ) -> None:
        self._store = store
        self._platform = platform
        self._table_id = table_id
        self._address = address
        self._unsaved: dict[str, Delivery] = {}
        self.have = have

    async def show(self, wanted: Wanted) -> None:
        """Make one message show what it should: no call if it does, an edit if it is there, else a post."""
        digest = _digest(wanted.screen)
        old = self.have.get(wanted.slot)
        gone_ref = ""
        if old is not None and old.ref is not None:
            if old.digest == digest:
                return
            try:
                await self._platform.edit(self._address, old.ref, wanted.kind, wanted.screen)
                self._note(wanted.slot, old.ref, digest)
                return
            except MessageGone:
                gone_ref = old.ref
                old = None
        if old is None:
            intent = Delivery(self._table_id, self._address, wanted.slot, None, gone_ref)
            await self._store.save_deliveries([intent])
            self.have[wanted.slot] = intent
        else:
            gone_ref = old.digest  # An intent remembers here which lost message it takes the place of.
        nonce = _nonce(self._table_id, self._address, wanted.slot, gone_ref)
        ref = await self._platform.post(self._address, wanted.kind, wanted.screen, nonce)
        if old is not None:  # It may have been posted before a crash, with what was true then.
            await self._platform.edit(self._address, ref, wanted.kind, wanted.screen)
        self._note(wanted.slot, ref, digest)

    async def remove_old(self, epoch: str) -> None:
        """Delete the live table and the hand of an earlier epoch, once the new ones are there."""
        for slot in [slot for slot in self.have if slot.startswith(("live:", "hand:"))]:
            if slot.partition(":")[2] != epoch:
                ref = self.have[slot].ref
                if ref is not None:
                    await self._platform.delete(self._address, ref)
                await self._drop([slot])

    async def keep_last(self, prefix: str) -> None:
        """Forget all but the last message of a kind that is never edited again."""
        slots = sorted((slot for slot in self.have if slot.startswith(prefix)), key=_slot_order)
        await self._drop(slots[:-1])

    async def save(self) -> None:
        """Write down what was shown; if that is lost, the same edits are made again, which is harmless."""
        pages = sorted((slot for slot in self.have if slot.startswith("log:")), key=_slot_order)
        if self._unsaved:
            await self._store.save_deliveries(list(self._unsaved.values()))
            self._unsaved.clear()
        if len(pages) > 2 * LOG_PAGES_KEPT:
            await self._drop(pages[:-LOG_PAGES_KEPT])

    def _note(self, slot: str, ref: str, digest: str) -> None:
        self.have[slot] = self._unsaved[slot] = Delivery(self._table_id, self._address, slot, ref, digest)

    async def _drop(self, slots: Sequence[str]) -> None:
        if slots:
            await self._store.drop_deliveries([(self._table_id, self._address, slot) for slot in slots])
            for slot in slots:
                del self.have[slot]
                self._unsaved.pop(slot, None)


def _log(view: TableView, names: tuple[str, ...], words: Words, have: Mapping[str, Delivery]) -> list[Wanted]:
    """The pages of the log that this chat does not have yet, or that may have grown."""
    pages = log_pages(view)
    known = [_slot_order(slot) for slot in have if slot.startswith("log:")]
    of_match = [index for match_number, index in known if match_number == view.match_number]
    # A place that joins later starts with the page of the moment; pages below the ones we remember are final.
    first = min(of_match) if of_match else 0 if known or len(pages) <= 1 else len(pages) - 1
    return [Wanted(f"log:{page.id}", "log", log_screen(page, names, words)) for page in pages[first:]]


def _slot_order(slot: str) -> tuple[int, int]:
    """The numbers in a slot's name, by which it is ordered: "log:2.14", "chat:7-9", "notice:3"."""
    first, _, second = slot.partition(":")[2].replace("-", ".").partition(".")
    return int(first), int(second or 0)


def _concerns(to: int | None, viewer: Viewer) -> bool:
    """Whether a line of chat belongs into this chat: open ones into places, whispers to whom they are for."""
    return to == viewer.person


def _speaker(person: int, table: Table, seated: Sequence[str], people: Mapping[int, Person], words: Words) -> str:
    seat = table.seat_of(person)
    if seat is not None:
        return seated[seat]
    return people[person].name if person in people else words("someone")


_encode = msgspec.json.Encoder().encode


def _digest(screen: Screen) -> str:
    return hashlib.blake2b(_encode(screen), digest_size=10).hexdigest()


def _nonce(*parts: str) -> str:
    """At most 25 characters, which is what Discord takes."""
    return hashlib.blake2b("\n".join(parts).encode(), digest_size=12).hexdigest()
