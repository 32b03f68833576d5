"""The messages of one table in one chat: which are there, what they show, and bringing them up to date.

Before a message is posted, the intent is written down. A post whose outcome is unknown is repeated with the same
nonce, and then edited: a platform that remembers nonces may answer with the message it has, in its older state.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from contextlib import suppress
from functools import lru_cache
from typing import NamedTuple, get_args

import msgspec

from adapters.delivery.leases import Lead
from adapters.delivery.platform import (
    Kind,
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
from adapters.pictures.descriptions import Picture
from adapters.screens.appearance import Appearance
from adapters.screens.screen import Line, Screen
from adapters.store.fences import LeaseLost
from adapters.store.records import MARK, Delivery
from adapters.text.words import Words
from engine.contract import Decision
from engine.journal import JournalFailed
from engine.table_view import TableView

ATTEMPTS_MAX = 3  # to show one message: repeat the post, find it gone, post another
DOUBTFUL = ""  # the digest of a message when it is not known what it shows
AWAY = "away:"  # how the slots of messages that a hand has left begin
AWAY_IN_MARK = "in"  # under which is noted where it is now
CALLS = ("turn:", "call:")  # how those of messages that call somebody to act begin
OUT_MARK = "out"  # under which is noted the message with which the table was taken out of a place
SLOTS_CACHED = 4096
_BRIEFLY = Screen((Line("…"),))  # shown by a message on its way out
_KINDS: dict[str, Kind] = {kind: kind for kind in get_args(Kind)}
_KINDS |= {"call": "turn", "whisper": "chat", "away": "notice"}


class Wanted(NamedTuple):
    """A message that should be in a chat."""

    slot: str  # which message of this table: "live:…", "hand:…", "log:<page>", "chat:<first>-<last>"
    screen: Screen
    is_urgent: bool = False  # people wait for it
    stays_deleted: bool = False  # is not posted again once somebody has deleted it


class OwnState(NamedTuple):
    """How a person sits at a table, and what they are asked."""

    table: tuple[object, ...]
    decision: Decision | None

    def is_news_after(self, before: OwnState | None) -> bool:
        """Whether the hand shows this at once. Having answered is no news: the press has said so."""
        if before is None or self.table != before.table:
            return True
        return self.decision is not None and self.decision != before.decision


class Shown:
    """What a chat was shown of a table, by slot; kept between updates, since only one courier writes it."""

    __slots__ = (
        "finished",
        "hand",
        "hand_deal",
        "hand_made_of",
        "hand_of",
        "hand_picture",
        "has_arrived",
        "lacks_picture",
        "log_at",
        "log_behind",
        "log_steps",
        "must_save",
        "pictured_at",
        "ring_at",
        "slots",
        "step_at",
        "table_asked",
        "table_at",
        "table_in_window",
        "table_steps",
        "unsaved",
    )

    def __init__(self) -> None:
        self.slots: dict[str, Delivery] = {}
        self.unsaved: set[str] = set()
        self.must_save = False  # what is unsaved is more than what messages show, and cannot wait
        self.finished: dict[str, object] = {}  # messages that are as they should be as long as this is the same
        self.has_arrived = False  # something was written to the chat itself, and not only in answer to a press
        self.lacks_picture = False  # a message is without its picture, which is to follow
        self.ring_at: float | None = None  # when, by the last update, somebody is to be called there
        self.table_at = 0.0  # when the live message was last brought up to date,
        self.table_steps: tuple[int, int] | None = None  # with which deal, and how many steps of the log,
        self.table_in_window = False  # whether an answer was awaited then,
        self.table_asked: tuple[tuple[int, int], ...] = ()  # and what those were asked who play by its buttons;
        self.step_at = 0.0  # when it last showed a step more than before
        # At the first step that the log does not tell yet: how many there were, and until when it waits for more.
        self.log_behind: tuple[tuple[int, int], float] | None = None
        self.log_at = 0.0  # when the log was brought up to date,
        self.log_steps: tuple[int, int] | None = None  # with how many
        self.hand_deal: tuple[int, int] | None = None  # the match and the deal of the hand that was shown last,
        self.hand_picture: Picture | None = None  # the picture that hangs there, as far as this process knows,
        self.pictured_at = 0.0  # and when one was last shown
        self.hand: Screen | None = None  # the last one made,
        self.hand_made_of: tuple[TableView, tuple[str, ...], Words, Appearance] | None = None
        self.hand_of: OwnState | None = None  # how its owner sat there when it was shown, and was asked

    @property
    def is_hand_in_answer(self) -> bool:
        """Whether a hand stands in the answer to a press, which its owner alone sees among messages of others."""
        hands = [delivery.ref for slot, delivery in self.slots.items() if slot.startswith("hand:")]
        return any(ref is not None and not ref.isdecimal() for ref in hands)

    @property
    def is_unfinished(self) -> bool:
        """Whether a message lacks its picture, or does not say yet that the hand has left it."""
        return any(delivery.digest == DOUBTFUL for delivery in self.slots.values())


class Messages:
    """The messages of a table in a chat, while they are being brought up to date."""

    def __init__(self, lead: Lead, platform: Platform, table_id: str, address: str, shown: Shown) -> None:
        self._lead = lead
        self._platform = platform
        self._table_id = table_id
        self.address = address
        self.shown = shown
        self._slots = shown.slots
        self._unsaved = shown.unsaved
        self._finished = shown.finished

    def under(self, prefix: str) -> list[str]:
        """The slots of one kind, in their order."""
        found = [slot for slot in self._slots if slot.startswith(prefix)]
        return found if len(found) < 2 else sorted(found, key=slot_numbers)

    def is_finished(self, slot: str, depends_on: object) -> bool:
        """Whether a message was finished, and nothing it depends on has changed since."""
        return self._finished.get(slot) == depends_on

    def finish(self, slot: str, depends_on: object) -> None:
        """Note that a message, as shown, changes from now on only with what it depends on."""
        self._finished[slot] = depends_on

    def is_there(self, slot: str) -> bool:
        """Whether a message was posted, and not only meant to be."""
        return self._slots[slot].ref is not None

    def is_in_doubt(self, slot: str) -> bool:
        """Whether a message is not known to have arrived, or to be there still."""
        return self._slots[slot].ref is None or self._slots[slot].digest == DOUBTFUL

    def is_above(self, slot: str) -> bool:
        """Whether another message of ours has come to stand below this one; later ones have higher numbers. A call
        is none: it goes when whoever is called acts, and nobody is called once more by a hand that follows it."""
        mine = self._slots[slot].ref
        if mine is None or not mine.isdecimal():
            return False
        others = (other.ref for name, other in self._slots.items() if name != slot and not name.startswith(CALLS))
        return any(ref is not None and ref.isdecimal() and int(ref) > int(mine) for ref in others)

    def is_below(self, slot: str, other: str) -> bool:
        """Whether another message has come to stand below this one."""
        mine, its = self._slots[slot].ref, self._slots[other].ref
        is_known = mine is not None and its is not None and mine.isdecimal() and its.isdecimal()
        return is_known and int(its or 0) > int(mine or 0)

    def stands_in(self, slot: str, ref: str) -> bool:
        """Whether a message is the one of this reference."""
        old = self._slots.get(slot)
        return old is not None and old.ref == ref

    def is_drawn(self, slot: str) -> bool:
        """Whether a message is there that pages draw themselves, so that it never has to be made again."""
        old = self._slots.get(slot)
        return old is not None and old.ref is not None and _kind_of(slot) in self._platform.draws_itself

    def shows(self, slot: str, screen: Screen) -> bool:
        """Whether a message is known to show this."""
        old = self._slots.get(slot)
        return old is not None and old.digest == _digest(screen)

    def is_answer(self, slot: str) -> bool:
        """Whether a message is the answer to a press, which its receiver alone sees among those of others."""
        ref = self._slots[slot].ref
        return ref is not None and ref != MARK and not ref.isdecimal() and not self._platform.keeps_in_view

    def mark(self, name: str) -> str | None:
        """A note that was left under this name."""
        note = self._slots.get(name)
        return note.digest if note is not None else None

    def set_mark(self, name: str, value: str) -> None:
        """Leave a note for the next update."""
        if self.mark(name) != value:
            self._note(name, Sent(MARK), value)

    async def show(self, wanted: Wanted) -> bool:
        """Make one message show what it should: no call if it does, an edit if it is there, else a post.

        Returns whether there was a call.
        """
        try:
            return await self._show(wanted)
        except Wait as wait:
            wait.is_for_all |= wanted.is_urgent
            raise

    async def _show(self, wanted: Wanted) -> bool:
        digest = _digest(wanted.screen)
        for _ in range(ATTEMPTS_MAX):
            old = self._slots.get(wanted.slot)
            if old is not None and old.ref is not None:
                if old.digest == digest:
                    return False
                # If the outcome stays unknown, the next update edits again, whatever it should show then.
                sent = Sent(old.ref, old.media)
                self._note(wanted.slot, sent, DOUBTFUL)
                try:
                    async with self._lead.calling():
                        target = self._target(wanted.slot, wanted.is_urgent)
                        sent = await self._platform.edit(target, sent, wanted.screen)
                except MessageGone as gone:
                    if wanted.stays_deleted and isinstance(gone, MessageDeleted):
                        raise
                    if await self._bring_back(wanted.slot):
                        continue
                    await self._intend(wanted.slot, instead_of=old.ref)
                else:
                    self._note_shown(wanted.slot, sent, digest)
                    return True
            elif old is None:
                await self._intend(wanted.slot, instead_of=self.mark(OUT_MARK) or "")
            elif wanted.slot in self._unsaved:  # It is not known whether this was written down.
                await self._intend(wanted.slot, instead_of=old.digest)
            try:
                sent = await self._post(wanted.slot, wanted.screen, wanted.is_urgent)
            except Unreachable:
                if old is None:  # Surely nothing was sent, so that nothing has to be taken away one day.
                    await self.forget([wanted.slot])
                raise
            is_repeat = old is not None and old.ref is None and self._platform.repeats_safely
            if is_repeat:
                self._note(wanted.slot, sent, DOUBTFUL)
            else:
                self._note_shown(wanted.slot, sent, digest)
                return True
        raise Unknown(f"{wanted.slot} keeps vanishing")

    async def answer(self, slot: str, hand: Screen, way: Way, page: Screen | None = None) -> None:
        """Show a hand, or a page of it that was opened, in the message that a way of answering rewrites."""
        sent = await self.move(slot, Sent(way.ref), way.place)
        async with self._lead.calling():
            sent = await self._platform.edit(self._target(slot), sent, hand if page is None else page, way)
        if page is None:
            self._note_shown(slot, sent, _digest(hand))
        else:  # It stays open until the hand is another.
            self._note(slot, sent, _digest(hand))

    async def move(self, slot: str, sent: Sent, place: str) -> Sent:
        """From now on a hand lives in this message; one that it leaves says where it is."""
        for before in self.under("hand:"):  # The one of an earlier deal may be this very message, and is no other.
            old = self._slots[before]
            if old.ref == sent.ref:
                sent = Sent(old.ref, sent.media or old.media)
            elif old.ref is not None and (old.ref.isdecimal() or self.is_answer(before)):
                self._note(f"{AWAY}{old.ref}", Sent(old.ref, old.media), DOUBTFUL)
            if before != slot and old.ref is not None:
                await self.forget([before])
        for left in self.under(AWAY):
            if self._slots[left].ref == sent.ref:
                sent = Sent(sent.ref, sent.media or self._slots[left].media)
                await self.forget([left])
        if self.under(AWAY):
            self.set_mark(AWAY_IN_MARK, place)
        self._note(slot, sent, DOUBTFUL)
        return sent

    async def say_where(self, slot: str, screen: Screen) -> None:
        """Have a message that a hand has left say where the hand is; an answer to a press is left for good then,
        also if it cannot be written any more, or not now."""
        if not self.is_answer(slot):
            await self.show(Wanted(slot, screen))
            return
        old = self._slots[slot]
        with suppress(MessageGone, Unreachable, Wait):
            async with self._lead.calling():
                await self._platform.edit(self._target(slot), Sent(old.ref or "", old.media), screen)
        await self.forget([slot])

    async def _bring_back(self, slot: str) -> bool:
        """Have a hand live again in the message that it left, when the one it moved to is gone."""
        left = [one for one in self.under(AWAY) if not self.is_answer(one)] if slot.startswith("hand:") else []
        if not left:
            return False
        old = self._slots[left[-1]]
        assert old.ref is not None
        await self.forget(left[-1:])
        self._note(slot, Sent(old.ref, old.media), DOUBTFUL)
        return True

    async def remove(self, slots: Sequence[str], *, is_urgent: bool = False) -> None:
        """Delete messages and forget their slots."""
        for slot in slots:
            old = self._slots[slot]
            sent = Sent(old.ref or "", old.media)
            if old.ref is None and self._platform.repeats_safely:
                # Perhaps it is there: the nonce finds out, behind a door that is closed as soon as that opens.
                sent = await self._post(slot, _BRIEFLY)
            if sent.ref:
                with suppress(MessageGone):
                    async with self._lead.calling():
                        await self._platform.delete(self._target(slot, is_urgent), sent)
            await self.forget([slot])

    async def leave(self, slot: str) -> None:
        """Forget an answer to a press; it is only for tidiness that it is deleted, and not worth waiting for."""
        with suppress(MessageGone, Unreachable, Unknown, Wait):
            await self.remove([slot])
        if slot in self._slots:
            await self.forget([slot])

    async def forget(self, slots: Sequence[str]) -> None:
        """Leave messages as they are from now on."""
        if slots:
            await self._lead.drop([(self._table_id, self.address, slot) for slot in slots])
            for slot in slots:
                del self._slots[slot]
                self._unsaved.discard(slot)
                self._finished.pop(slot, None)

    async def __aenter__(self) -> None:
        """Bring messages up to date, and write down afterwards what has become of them."""

    async def __aexit__(self, _kind: object, error: BaseException | None, _trace: object) -> None:
        """Write it down, also where that was broken off."""
        if error is None:
            await self.save()
            return
        # Whoever is told to end must not hear instead that the store has failed, and try again for ever.
        with suppress(JournalFailed, LeaseLost):
            await self.save()

    async def save(self) -> None:
        """Write down which messages there are, and what they show.

        If all that changed is what they show, it can wait for others to be written down with: the same edits, made
        again after a crash, are harmless.
        """
        if self.shown.must_save:
            await save_shown(self._lead, [self.shown])
            self.shown.must_save = False

    async def _intend(self, slot: str, instead_of: str = "") -> None:
        """Write down that a message is about to be posted, and which lost one it replaces."""
        intent = Delivery(self._table_id, self.address, slot, None, instead_of)
        try:
            await self._lead.save([intent])
        except JournalFailed as failure:
            if failure.may_have_happened:  # Whoever leads next may read it, and so it must be carried out here.
                self._slots[slot] = intent
                self._unsaved.add(slot)
            raise
        self._slots[slot] = intent
        self._unsaved.discard(slot)

    async def _post(self, slot: str, screen: Screen, is_urgent: bool = False) -> Sent:
        nonce = _nonce(self._table_id, self.address, slot, self._slots[slot].digest)
        async with self._lead.calling():
            return await self._platform.post(self._target(slot, is_urgent), screen, nonce)

    def _target(self, slot: str, is_urgent: bool = False) -> Target:
        return Target(self.address, self._table_id, slot, _kind_of(slot), is_urgent)

    def _note_shown(self, slot: str, sent: Sent, digest: str) -> None:
        """Note what a message shows; one that lacks its picture is looked at again."""
        self._note(slot, sent, digest if sent.is_whole else DOUBTFUL)
        self.shown.lacks_picture |= not sent.is_whole
        self.shown.has_arrived |= not self.is_answer(slot)

    def _note(self, slot: str, sent: Sent, digest: str) -> None:
        old = self._slots.get(slot)
        if sent.ref == MARK or old is None or old.ref != sent.ref:
            self.shown.must_save = True
        self._slots[slot] = Delivery(self._table_id, self.address, slot, sent.ref, digest, sent.media)
        self._unsaved.add(slot)


async def save_shown(lead: Lead, chats: Iterable[Shown]) -> None:
    """Write down everything that is unsaved in these chats."""
    saving = [(shown, slot, shown.slots[slot]) for shown in chats for slot in shown.unsaved]
    if saving:
        await lead.save([delivery for _, _, delivery in saving])
        for shown, slot, delivery in saving:
            if shown.slots.get(slot) is delivery:  # It may have changed meanwhile.
                shown.unsaved.discard(slot)


def _kind_of(slot: str) -> Kind:
    return _KINDS[slot.partition(":")[0]]


@lru_cache(maxsize=SLOTS_CACHED)
def slot_numbers(slot: str) -> tuple[int, ...]:
    """The numbers in a slot's name, by which it is ordered: "log:2.14", "chat:7-9", "notice:3"."""
    words = slot.partition(":")[2].replace("-", ".").split(".")
    return tuple(int(word) for word in words if word.isdecimal())


_encode = msgspec.json.Encoder().encode


def _digest(screen: Screen) -> str:
    return hashlib.blake2b(_encode(screen), digest_size=10).hexdigest()


def _nonce(*parts: str) -> str:
    """At most 25 characters, which is what Discord takes."""
    return hashlib.blake2b("\n".join(parts).encode(), digest_size=12).hexdigest()
