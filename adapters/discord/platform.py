"""Discord as a platform: posts, edits and deletes the messages of channels, threads and direct messages.

An address is "discord:<channel>" or "discord:dm:<account>"; a reference is a message's id. A hand may live in an
answer that one person sees: its reference is "e<interaction>", and only the token of a press rewrites it.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from functools import partial
from typing import Any, TypeVar

import discord

from adapters.delivery.limiter import CallLimit, CallLimits, Limiter
from adapters.delivery.place_talk import PlaceTalk
from adapters.delivery.platform import (
    Kind,
    MessageGone,
    Pace,
    Sent,
    Standing,
    Target,
    Unknown,
    Unreachable,
    Wait,
    Way,
)
from adapters.delivery.recollection import Recollection
from adapters.delivery.table_links import LinkedPlace, TableLinks
from adapters.discord.calls import EPHEMERAL, ONLY_COMPONENTS, ORIGINAL, SILENT, Calls, DiscordMessage, Payload
from adapters.discord.failures import (
    ARCHIVED_CODE,
    CLOSED_CODES,
    FORGOTTEN_CODES,
    TOO_OLD_CODE,
    TokenSpent,
    as_port_exceptions,
)
from adapters.discord.layout import components
from adapters.discord.lent import LentPlaces, Loan, is_in_lent_place, is_lent, read_loan
from adapters.discord.members import Channel, Members, name_of
from adapters.discord.notes import TOKEN_SECONDS, Note, read_note
from adapters.discord.pictures import ANSWER_SECONDS_MAX, NOTHING, Pictures, Sending
from adapters.discord.replies import IN_ANSWER, DiscordReply, PressWay
from adapters.screens.screen import Screen
from adapters.store.records import Person
from engine.journal import JournalFailed

log = logging.getLogger(__name__)

NAME = "discord"
SILENT_KINDS: frozenset[Kind] = frozenset({"live", "log"})
CALL_SECONDS_MAX = 60.0  # after that nobody knows whether it took effect
RATE_LIMIT_SECONDS_MAX = 30.0  # to wait inside a call, for discord.Client(max_ratelimit_timeout=…); its minimum
ACCOUNTS_MAX = 50_000  # whose channels, or closed doors, are remembered
CLOSED_SECONDS = 1800.0  # how long closed direct messages are believed to be closed
KNOCK_SECONDS = 300.0  # between two tries at the door of somebody who presses elsewhere; Discord counts failures
# Of the fifty a second that Discord allows a bot; calls do not arrive as evenly as they were made.
CALLS: CallLimits = (CallLimit(45, 1.05, kept_back=10, left=10),)
# Of direct messages; whoever opens many at once is taken for an advertiser.
OPENINGS: CallLimits = (CallLimit(1, 1.0),)
OPEN_SECONDS = 1.0  # between two of them

T = TypeVar("T")
KeepChat = Callable[[str, str, str], Awaitable[None]]

_FOLLOW_UP = "f"  # begins the reference of a message that one person sees, and that is never changed
_REPLY = "reply"
_BRIEFLY = {"content": "…", "flags": SILENT}


def dm_address(account: str) -> str:
    """The address of a person's direct messages."""
    return f"{NAME}:dm:{account}"


class DiscordPlatform:
    """Posts, edits and deletes messages, for one bot token."""

    name = NAME
    repeats_safely = True
    keeps_in_view = False
    draws_itself: frozenset[Kind] = frozenset()
    pace = Pace(live=20.0, step=7.0, window=2.0, log=4.0)
    shows_pictures = True
    keeps_pictures = False
    opens_chats = True
    numbers_hands = False

    def __init__(self, client: discord.Client | None = None, clock: Callable[[], float] = time.time) -> None:
        self.calls = Calls(client)
        self.pictures = Pictures(clock)
        self.command_ids: dict[str, int] = {}  # as Discord has them, once they are registered
        self.links = TableLinks()
        self.talk = PlaceTalk()
        self.recollection = Recollection(NAME, clock)
        self.lent = LentPlaces(self.calls, self.pictures, clock)
        self.limiter: Limiter | None = None  # of the bot's token, while it runs
        self.keep_chat: KeepChat | None = None  # to remember in the store where somebody's direct messages are
        self._clock = clock
        self._members = Members(clock, lambda: self._spend(is_urgent=True))
        self._channels: dict[str, int] = {}  # of direct messages, by account
        self._opened_at: dict[str, float] = {}  # when those that are still to be opened may be, by account
        self._open_next_at = 0.0
        self._closed_at: dict[str, float] = {}  # when direct messages were found closed, by account
        self._doubtful: dict[str, None] = {}  # messages on which anything may hang, whatever was noted
        self._tokens: dict[str, Note] = {}  # the latest token of a press, by account

    @property
    def client(self) -> discord.Client | None:
        """The connection of the bot's present life."""
        return self.calls.client

    @client.setter
    def client(self, client: discord.Client) -> None:
        self.calls.client = client

    # --- The port --------------------------------------------------------------------------------------

    def private_address(self, person: Person) -> str:
        """The address of a person's private chat with the bot."""
        if person.private_chat is not None and person.account not in self._channels:
            self._remember_channel(person.account, int(person.private_chat))
        return dm_address(person.account)

    async def standing(self, address: str, person: Person) -> Standing:
        """What somebody is in a channel; in direct messages, whether they are theirs."""
        account = _account_of(address)
        if account is not None:
            is_own = account == person.account
            return Standing(is_own, is_own, is_private=True)
        if is_lent(address):  # Nobody tells us who is there.
            return Standing(is_member=False)
        channel = int(address.removeprefix(f"{NAME}:"))
        return await self._members.standing(self.client, channel, int(person.account))

    def writes_freely(self, address: str) -> bool:
        """Whether the bot writes in a place whenever it likes; where it is not, only presses let it."""
        return not is_lent(address)

    async def lend(self, address: str, loan: str) -> None:
        """Take what a press in a place has lent to another process."""
        read = read_loan(loan)
        if read is not None:
            await self.lent.lend(address, read)

    def allowance(self, address: str) -> float:
        """How many seconds apart edits that can wait may follow in a channel."""
        return 0.0 if self.limiter is None else self.limiter.allowance({NAME: CALLS})

    async def post(self, target: Target, screen: Screen, nonce: str) -> Sent:
        """Send a message."""
        account = _account_of(target.address)
        if is_lent(target.address):
            sent = await self.lent.post(target, screen)
            self.links.shown(target.table_id, target.address, sent.ref)
            return sent
        screen = await self._linked(target, screen)
        if account is not None and target.kind == "hand":
            shown = await self.lent.post_hand(account, target, screen)
            if shown is not None:
                return shown
        if account is None or not self.is_closed(account):
            try:
                return await self._send(target, screen, nonce)
            except Unreachable:
                if account is None:
                    raise
        return await self._follow_up(account, target.kind, screen)

    async def edit(self, target: Target, sent: Sent, screen: Screen, way: Way | None = None) -> Sent:
        """Make a message show another screen: by the way that a press on it has lent, by the token of an earlier
        one, which Discord does not count, or as any message of the bot."""
        if sent.ref.startswith(_FOLLOW_UP):
            return sent
        note = read_note(sent.media)
        if sent.ref in self._doubtful:
            note = note._replace(attached=None)
        _make_room(self._doubtful)
        self._doubtful[sent.ref] = None  # Until something has come of the call.
        edited = await self._edit_somehow(target, sent, note, await self._linked(target, screen), way)
        self._doubtful.pop(sent.ref, None)
        return edited

    async def _edit_somehow(self, target: Target, sent: Sent, note: Note, screen: Screen, way: Way | None) -> Sent:
        if way is not None:
            assert isinstance(way, PressWay)
            answered = await self._edit_by_press(way, target, sent, note, screen)
            if answered is not None:
                return answered
        if is_lent(target.address):
            return await self.lent.edit(target, sent, note, screen)
        if note.token and self._clock() < note.until:
            rewritten = await self._edit_by_token(target, sent, note, screen)
            if rewritten is not None:
                return rewritten
        account = _account_of(target.address)
        if sent.ref.startswith(IN_ANSWER):
            raise MessageGone
        if account is not None and self.is_closed(account):
            raise Unreachable
        return await self._edit(target, sent, note, screen)

    async def delete(self, target: Target, sent: Sent) -> None:
        """Remove a message; it is fine if it is gone already."""
        if is_lent(target.address):
            await self.lent.delete(target, sent, read_note(sent.media))
            return
        if not sent.ref.isdecimal():
            return  # Answers that one person sees go away by themselves.
        with suppress(MessageGone), self._as_port_exceptions(target.address):
            async with asyncio.timeout(CALL_SECONDS_MAX):
                channel = await self._channel(target.address)
                self._spend(is_urgent=target.is_urgent)
                try:
                    await self._in_open_thread(channel, lambda: self.calls.delete(channel, int(sent.ref)))
                except discord.NotFound as error:
                    if error.code not in FORGOTTEN_CODES:
                        raise

    # --- People ----------------------------------------------------------------------------------------

    def is_closed(self, account: str) -> bool:
        """Whether a person's direct messages were found closed lately."""
        closed_at = self._closed_at.get(account)
        return closed_at is not None and self._clock() < closed_at + CLOSED_SECONDS

    def came_back(self, account: str, *, by_direct_message: bool = False) -> None:
        """A person pressed or wrote something: their direct messages may be tried again.

        A press elsewhere proves little, so that it counts only some time after the last try.
        """
        closed_at = self._closed_at.get(account)
        if closed_at is not None and (by_direct_message or self._clock() >= closed_at + KNOCK_SECONDS):
            del self._closed_at[account]

    async def met(self, account: str, channel: int) -> None:
        """Direct messages of a person are in this channel; that need not be asked for again, by any process."""
        if self._channels.get(account) == channel:
            return
        self._remember_channel(account, channel)
        if self.keep_chat is not None:
            try:
                await self.keep_chat(NAME, account, str(channel))
            except JournalFailed as failure:
                log.warning("where direct messages are is not written down: %s", failure)

    def reply_to(self, interaction: discord.Interaction[Any]) -> DiscordReply:
        """The answer to a press or a command; it is one, however often it is asked for."""
        reply = interaction.extras.get(_REPLY)
        if reply is None:
            is_public = interaction.message is not None and not interaction.message.flags.ephemeral
            reply = interaction.extras[_REPLY] = DiscordReply(
                interaction, self.calls, self.pictures, keeps_pressed=is_public and is_in_lent_place(interaction)
            )
        assert isinstance(reply, DiscordReply)
        return reply

    def loan(self, interaction: discord.Interaction[Any], table_id: str) -> Loan | None:
        """What a press or command that was answered lends, where the bot is not."""
        reply = self.reply_to(interaction)
        if not reply.is_given or not is_in_lent_place(interaction):
            return None
        until, account = self._clock() + TOKEN_SECONDS, str(interaction.user.id)
        return Loan(str(interaction.id), reply.token, until, account, table_id, reply.rewrites)

    def with_commands(self, screen: Screen) -> Screen:
        """A screen whose lines about commands can be tapped, where Discord has told their numbers."""
        lines = tuple(
            line._replace(command=_command_mention(line.command, self.command_ids)) if line.command else line
            for line in screen.lines
        )
        return screen._replace(lines=lines)

    async def say(self, channel: int, said: str) -> None:
        """Say something in a channel that nobody keeps up to date, without a sound."""
        with self._as_port_exceptions(f"{NAME}:{channel}"):
            self._spend(is_urgent=False)
            payload = {"content": said, "flags": SILENT, "allowed_mentions": {"parse": []}}
            await self.calls.send(channel, payload)

    async def text_of(self, channel: int, message: int) -> str:
        """What stands in a message; nothing if that is gone, or cannot be read now."""
        try:
            self._spend(is_urgent=True)
            return await self.calls.text_of(channel, message)
        except (Wait, discord.HTTPException, OSError) as failure:
            log.info("a message could not be read: %r", failure)
            return ""

    async def open_thread(self, channel: int, name: str) -> int:
        """Open a thread in a channel."""
        with self._as_port_exceptions(f"{NAME}:{channel}"):
            self._spend(is_urgent=True)
            return await self.calls.open_thread(channel, name)

    async def allows_people(self) -> bool:
        """Whether people may have the bot for themselves; not knowing, nothing is said to be missing."""
        try:
            return await self.calls.allows_people()
        except (Unknown, discord.HTTPException, OSError):
            return True

    async def show(self, channel: int, screen: Screen, *, reply_to: int | None = None) -> None:
        """Show something with buttons in a channel, perhaps as an answer; nobody keeps that up to date."""
        with self._as_port_exceptions(f"{NAME}:{channel}"):
            self._spend(is_urgent=False)
            payload: Payload = {
                "components": components(screen),
                "flags": SILENT | ONLY_COMPONENTS,
                "allowed_mentions": {"parse": []},
            }
            if reply_to is not None:
                payload["message_reference"] = {"message_id": str(reply_to), "fail_if_not_exists": False}
            await self.calls.send(channel, payload)

    # --- By the bot ------------------------------------------------------------------------------------

    async def _send(self, target: Target, screen: Screen, nonce: str) -> Sent:
        flags = SILENT if target.kind in SILENT_KINDS else 0
        with self._as_port_exceptions(target.address):
            async with asyncio.timeout(CALL_SECONDS_MAX):
                channel = await self._channel(target.address)

                async def call(sending: Sending) -> DiscordMessage:
                    self._spend(is_urgent=target.is_urgent)
                    payload = sending.payload(flags, _mention(target.kind, screen))
                    return await self.calls.send(
                        channel, payload | {"nonce": nonce, "enforce_nonce": True}, sending.files
                    )

                shown = await self.pictures.show(screen, call, place=target.address)
        assert shown.written is not None
        if target.kind == "live":
            self.links.shown(target.table_id, target.address, shown.written.id)
            self.recollection.note(target.table_id)
        return Sent(shown.written.id, Note(shown.attached).write(), shown.is_whole)

    async def _edit(self, target: Target, sent: Sent, note: Note, screen: Screen) -> Sent:
        with self._as_port_exceptions(target.address):
            async with asyncio.timeout(CALL_SECONDS_MAX):
                channel, message = await self._channel(target.address), int(sent.ref)
                if target.kind == "live":
                    self.links.shown(target.table_id, target.address, sent.ref)
                    self.recollection.note(target.table_id)

                async def call(sending: Sending) -> DiscordMessage:
                    self._spend(is_urgent=target.is_urgent)
                    payload = sending.payload(mention=_mention(target.kind, screen))
                    return await self._in_open_thread(
                        channel, lambda: self.calls.edit(channel, message, payload, sending.files)
                    )

                try:
                    shown = await self.pictures.show(screen, call, hung=note.attached, place=target.address)
                except discord.HTTPException as error:
                    if error.code == TOO_OLD_CODE:  # Another one takes its place; two would confuse.
                        self._spend(is_urgent=target.is_urgent)
                        await self.calls.delete(channel, message)
                    raise
        return Sent(sent.ref, Note(shown.attached).write(), shown.is_whole)

    async def _in_open_thread(
        self, channel: int, call: Callable[[], Awaitable[T]], *, is_counted: bool = True
    ) -> T:
        """Make a call that an archived thread refuses: there, a message that stands only briefly opens the
        thread."""
        try:
            return await call()
        except discord.HTTPException as error:
            if error.code != ARCHIVED_CODE:
                raise
        for _ in range(2 + is_counted):  # All of them at first: what has opened the thread must not stay there.
            self._spend(is_urgent=True)
        opener = await self.calls.send(channel, _BRIEFLY)
        try:
            return await call()
        finally:
            await self.calls.delete(channel, int(opener.id))

    async def _channel(self, address: str) -> int:
        account = _account_of(address)
        if account is None:
            return int(address.rpartition(":")[2])
        if account not in self._channels:
            self._wait_to_open(account)
            self._spend({f"{NAME}:open": OPENINGS}, is_urgent=True)
            await self.met(account, await self.calls.open_dm(account))
        return self._channels[account]

    def _wait_to_open(self, account: str) -> None:
        """Have doors opened one after the other, at a pace at which Discord does not take it for advertising."""
        now = self._clock()
        if account not in self._opened_at:
            _make_room(self._opened_at)
            self._opened_at[account] = max(now, self._open_next_at)
            self._open_next_at = self._opened_at[account] + OPEN_SECONDS
        if now < self._opened_at[account]:
            raise Wait(self._opened_at[account] - now)
        del self._opened_at[account]

    def _remember_channel(self, account: str, channel: int) -> None:
        _make_room(self._channels)
        self._channels[account] = channel

    async def _linked(self, target: Target, screen: Screen) -> Screen:
        account = _account_of(target.address) if target.kind in ("hand", "notice") else None
        if account is None:
            return screen
        self.links.recall(await self.recollection.of(target.table_id))
        if target.kind == "hand" and not self.links.is_led(account, target.table_id):
            await self._lead(account, target.table_id)
        is_led_there = target.kind == "notice"  # Nobody is told of a table in a place where they may not be.
        return self.links.linked(screen, account, target.table_id, is_only_place_told=is_led_there)

    async def _lead(self, account: str, table_id: str) -> None:
        """After a start, find out where somebody looks at a table: where it is shown and they are a member."""
        client = self.client
        for address in self.links.places_of(table_id):
            number = address.removeprefix(f"{NAME}:")
            channel = client.get_channel(int(number)) if client is not None and number.isdecimal() else None
            if not isinstance(channel, Channel):
                continue
            if (await self._members.standing(client, channel.id, int(account))).is_member:
                link = f"https://discord.com/channels/{channel.guild.id}/{channel.id}"
                self.links.visited(account, LinkedPlace(address, name_of(channel), link))
                return

    def _spend(self, budgets: Mapping[str, CallLimits] | None = None, *, is_urgent: bool) -> None:
        """Count a call that Discord counts; raises Wait if there have been too many."""
        if self.limiter is not None:
            self.limiter.spend({NAME: CALLS, **(budgets or {})}, is_urgent=is_urgent)

    # --- By interactions -------------------------------------------------------------------------------

    async def _edit_by_press(
        self, way: PressWay, target: Target, sent: Sent, note: Note, screen: Screen
    ) -> Sent | None:
        """Answer a press with the screen, in the message that was pressed or in a new one; None if the press came
        to nothing, and the message is still to be edited."""
        name = ORIGINAL

        async def call(sending: Sending) -> DiscordMessage | None:
            nonlocal name
            if not way.is_new:
                return await way.reply.rewrite(sending.payload(), sending.files)
            written, is_original = await way.reply.send(sending.payload(), sending.files)
            name = ORIGINAL if is_original or written is None else written.id
            return written

        hung = NOTHING if way.is_new else note.attached
        try:
            with self._as_port_exceptions(target.address):
                shown = await self.pictures.show(screen, call, hung=hung, seconds=ANSWER_SECONDS_MAX)
        except (Unknown, Wait, Unreachable, TokenSpent, discord.HTTPException):
            return None
        kept = Note(shown.attached, way.reply.token, self._clock() + TOKEN_SECONDS, name)
        account = _account_of(target.address)
        if account is not None:
            _make_room(self._tokens)
            self._tokens[account] = kept
        return Sent(way.ref, kept.write(), shown.is_whole)

    async def _edit_by_token(self, target: Target, sent: Sent, note: Note, screen: Screen) -> Sent | None:
        """Edit a message through an earlier press on it; None if its token is not accepted any more."""

        async def call(sending: Sending) -> DiscordMessage:
            edit = partial(self.calls.edit_answer, note.token, note.name, sending.payload(), sending.files)
            if _account_of(target.address) is not None:
                return await edit()
            return await self._in_open_thread(await self._channel(target.address), edit, is_counted=False)

        try:
            with self._as_port_exceptions(target.address):
                async with asyncio.timeout(CALL_SECONDS_MAX):
                    shown = await self.pictures.show(screen, call, hung=note.attached, place=target.address)
        except TokenSpent:
            return None
        return Sent(sent.ref, note._replace(attached=shown.attached).write(), shown.is_whole)

    async def _follow_up(self, account: str, kind: Kind, screen: Screen) -> Sent:
        """Where direct messages are closed: what was said follows the last answer."""
        note = self._tokens.get(account)
        if kind not in ("chat", "notice") or note is None or self._clock() >= note.until:
            raise Unreachable  # A turn is better called in the place, where it makes a sound.
        token = note.token

        async def call(sending: Sending) -> DiscordMessage:
            return await self.calls.follow_up(token, sending.payload(EPHEMERAL), sending.files)

        with self._as_port_exceptions(dm_address(account)):
            async with asyncio.timeout(CALL_SECONDS_MAX):
                shown = await self.pictures.show(screen, call)
        assert shown.written is not None
        return Sent(_FOLLOW_UP + shown.written.id)

    # --- Failures --------------------------------------------------------------------------------------

    @contextmanager
    def _as_port_exceptions(self, address: str) -> Iterator[None]:
        """Turn what goes wrong into the port's exceptions; a closed door is remembered."""
        with as_port_exceptions():
            try:
                yield
            except discord.HTTPException as error:
                self._note_closed(address, error.code)
                raise

    def _note_closed(self, address: str, code: int) -> None:
        account = _account_of(address)
        if account is not None and code in CLOSED_CODES:
            _make_room(self._closed_at)
            self._closed_at[account] = self._clock()


def _mention(kind: Kind, screen: Screen) -> str | None:
    """Who may be called: nobody but the one whose turn it is."""
    return screen.mention if kind == "turn" else None


def _command_mention(command: str, ids: Mapping[str, int]) -> str:
    """A command to tap; one that has parts is named by the first of them."""
    name = "settings place" if command == "settings" else command
    return f"</{name}:{ids[command]}>" if command in ids else f"/{name}"


def _account_of(address: str) -> str | None:
    """Whose direct messages these are; None for channels and threads."""
    kind, _, account = address.removeprefix(NAME + ":").partition(":")
    return account if kind == "dm" else None


def _make_room(remembered: dict[str, Any]) -> None:
    if len(remembered) >= ACCOUNTS_MAX:
        del remembered[next(iter(remembered))]
