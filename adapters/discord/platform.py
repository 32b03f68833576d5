"""Discord as a platform: posts, edits and deletes the messages of channels, threads and direct messages.

An address is "discord:<channel>" or "discord:dm:<account>"; a reference is a message's id. A hand in an answer to
a press has a reference of its own kind, "e<table>": which answer that is now, its ticket says.

A message has two writers, the courier and the answer to a press on that message; locks keep them in order.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import Any, TypeVar

import aiohttp
import discord

from adapters.delivery.message_locks import MessageLocks
from adapters.delivery.platform import Kind, MessageGone, Pace, Sent, Target, Unknown, Unreachable, Wait, Way
from adapters.discord.pictures import Pictures, Sending
from adapters.discord.tickets import TICKET_SECONDS, Ticket, Tickets, is_own_answer, rewritten_by
from adapters.discord.ways import PressWay
from adapters.screens.screen import Screen
from adapters.store.records import Person

NAME = "discord"
SILENT: frozenset[Kind] = frozenset({"live", "log"})
CALL_SECONDS_MAX = 60.0  # after that nobody knows whether it took effect
REFRESH_SECONDS_MAX = 3.0  # to wait for an answer that shows what the direct messages show as well
RATE_LIMIT_SECONDS_MAX = 30.0  # to wait inside a call, for discord.Client(max_ratelimit_timeout=…); its minimum
ACCOUNTS_MAX = 50_000  # whose channels, or closed doors, are remembered
CLOSED_SECONDS = 1800.0  # how long closed direct messages are believed to be closed
KNOCK_SECONDS = 300.0  # between two tries at the door of somebody who presses elsewhere; Discord counts failures
PAUSE_SECONDS = 60.0  # where Discord says to wait but not how long

# Discord's error codes, by what they mean to us.
CLOSED_CODES = frozenset({50007, 50278})  # closed direct messages; no server in common
GONE_CODES = frozenset({10008, 30046, 50005})  # no such message; too many edits of an old one; somebody else's
TICKET_CODES = frozenset({10015, 10062, 50027})  # an interaction's token that is not valid any more
TOO_OLD_CODE = 30046
FORGOTTEN_CODES = frozenset({10003, 10008})  # channel or message: there is nothing left to delete
ARCHIVED_CODE = 50083  # said of edits; what is sent into such a thread opens it, unless that is locked
UNREACHABLE_CODES = frozenset({10003, 10004, 10013, 50001, 50013, 50008, ARCHIVED_CODE, 160005})
PAUSE_CODES = frozenset({40003})  # direct messages opened too fast

T = TypeVar("T")

_IN_ANSWER = "e"
_FOLLOW_UP = "f"
_BRIEFLY = "…"


class Answering:
    """An answer that is being given; what it shows is filled in by whoever gives it."""

    def __init__(self) -> None:
        self.shown: Screen | None = None
        self.is_whole = True  # no picture was left out, to follow later


def dm_address(account: str) -> str:
    """The address of a person's direct messages."""
    return f"{NAME}:dm:{account}"


class DiscordPlatform:
    """Posts, edits and deletes messages, for one bot token."""

    name = NAME
    repeats_safely = True
    keeps_in_view = False
    pace = Pace(live=5.0, step=4.0, log=4.0)
    shows_pictures = True
    numbers_hands = False

    def __init__(self, client: discord.Client | None = None, clock: Callable[[], float] = time.monotonic) -> None:
        self.client = client  # set anew whenever the bot has to start over
        self.tickets = Tickets(clock)
        self.pictures = Pictures(clock)
        self._clock = clock
        self._channels: dict[str, int] = {}  # of direct messages, by account
        self._closed_at: dict[str, float] = {}  # when direct messages were found closed, by account
        self._refreshing: set[asyncio.Task[None]] = set()
        self._locks = MessageLocks()
        self._lent: dict[str, tuple[discord.Interaction, float]] = {}  # by message, until when
        self._answered: dict[str, Screen] = {}  # what messages show since the answer to a press, until edited

    # --- The port --------------------------------------------------------------------------------------

    def private_address(self, person: Person) -> str:
        """The address of a person's private chat with the bot."""
        return dm_address(person.account)

    async def post(self, target: Target, screen: Screen, nonce: str) -> Sent:
        """Send a message."""
        address, kind = target.address, target.kind
        account = _account_of(address)
        if account is None:
            return Sent(await self._send(address, kind, screen, nonce))
        ticket = self.tickets.of_table(account, target.table_id) if kind == "hand" else None
        if self.is_closed(account):
            return Sent(await self._post_in_answer(account, kind, screen, ticket))
        try:
            return Sent(await self._with_refresh(ticket, screen, self._send(address, kind, screen, nonce)))
        except Unreachable:
            return Sent(await self._post_in_answer(account, kind, screen, ticket))

    async def edit(self, target: Target, sent: Sent, screen: Screen, way: Way | None = None) -> Sent:
        """Make a message show another screen."""
        if isinstance(way, PressWay):
            if not await way.show(screen):
                raise Unknown("an answer was not heard, or not whole")
            return sent
        address, ref, kind = target.address, sent.ref, target.kind
        account = _account_of(address)
        if account is None:
            await self._edit(address, ref, kind, screen)
        elif ref[0] == _IN_ANSWER:
            await self._edit_answer(account, ref.removeprefix(_IN_ANSWER), screen)
        elif ref[0] != _FOLLOW_UP:  # Those are never read again.
            await self._edit_direct(account, target, ref, screen)
        return sent

    async def delete(self, target: Target, sent: Sent) -> None:
        """Remove a message; it is fine if it is gone already."""
        if not sent.ref.isdecimal():
            return  # Answers that one person sees go away by themselves.
        with suppress(MessageGone), self._as_port_exceptions(target.address):
            async with asyncio.timeout(CALL_SECONDS_MAX):
                channel = await self._channel(target.address)
                try:
                    await _in_open_thread(channel, channel.get_partial_message(int(sent.ref)).delete)
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

    # --- Answers to presses ----------------------------------------------------------------------------

    @asynccontextmanager
    async def answering(self, ref: str) -> AsyncIterator[Answering]:
        """Hold a message while a press on it is answered by rewriting it.

        Render inside, and say what was shown if it surely is: the courier need not show the same again.
        """
        async with self._locks.answering(ref):
            self._answered.pop(ref, None)
            answering = Answering()
            yield answering
            if answering.shown is not None:
                _make_room(self._answered)
                self._answered[ref] = answering.shown

    @asynccontextmanager
    async def answering_with_hand(
        self, account: str, table_id: str, interaction: discord.Interaction
    ) -> AsyncIterator[Answering]:
        """Hold the answer in which a person's hand lies while a press brings up a new one or rewrites it.

        Render inside, answer so that nobody else sees it, and say what was shown: from then on the courier keeps
        it up to date. Whoever cannot wait for the lock acknowledges the press first.
        """
        async with self._locks.answering(_lock_of_answer(account, table_id)):
            answering = Answering()
            yield answering
            if answering.shown is not None:
                self.tickets.keep(account, table_id, interaction)
                ticket = None if answering.is_whole else self.tickets.of_table(account, table_id)
                if ticket is not None:
                    self._refresh_soon(ticket, answering.shown)

    def lend(self, interaction: discord.Interaction) -> None:
        """A press was answered in the very message that was pressed: as long as its token is valid that message is
        rewritten through it, which Discord does not count against what a bot may send."""
        ref = rewritten_by(interaction)
        if ref and interaction.response.is_done() and not is_own_answer(interaction):
            _make_room(self._lent)
            self._lent[ref] = interaction, self._clock() + TICKET_SECONDS

    # --- Messages --------------------------------------------------------------------------------------

    async def _send(self, address: str, kind: Kind, screen: Screen, nonce: str) -> str:
        with self._as_port_exceptions(address):
            async with asyncio.timeout(CALL_SECONDS_MAX):
                channel = await self._channel(address)

                async def call(sending: Sending) -> discord.Message:
                    return await channel.send(
                        view=sending.view,
                        files=sending.files,
                        nonce=nonce,
                        silent=kind in SILENT,
                        allowed_mentions=_allowed(kind, screen),
                    )

                drawn = await self.pictures.drawn(screen, place=address)
                message = (await self.pictures.show(screen, drawn, call, place=address)).message
        assert message is not None
        return str(message.id)

    async def _edit(self, address: str, ref: str, kind: Kind, screen: Screen) -> None:
        drawing = asyncio.ensure_future(self.pictures.drawn(screen, place=address))
        async with self._locks.editing(ref, drawing) as is_newest:
            if not is_newest or self._answered.pop(ref, None) == screen:
                return
            with self._as_port_exceptions(address):
                async with asyncio.timeout(CALL_SECONDS_MAX):
                    message = (await self._channel(address)).get_partial_message(int(ref))

                    lent = self._lent_for(ref)

                    async def call(sending: Sending) -> discord.Message:
                        return await _in_open_thread(message.channel, lambda: change(sending), sending.files)

                    async def change(sending: Sending) -> discord.Message:
                        if lent is None:
                            return await message.edit(
                                view=sending.view,
                                attachments=sending.attachments,
                                allowed_mentions=_allowed(kind, screen),
                            )
                        try:
                            return await lent.edit_original_response(
                                view=sending.view,
                                attachments=sending.attachments,
                                allowed_mentions=_allowed(kind, screen),
                            )
                        except discord.HTTPException as error:
                            self._lent.pop(ref, None)
                            if error.code in TICKET_CODES:
                                raise Unknown("a token is not valid any more") from None
                            raise

                    try:
                        await self.pictures.show(screen, drawing.result(), call, ref=ref, place=address)
                    except discord.HTTPException as error:
                        if error.code == TOO_OLD_CODE:  # Another one takes its place; two would confuse.
                            await message.delete()
                        raise

    def _lent_for(self, ref: str) -> discord.Interaction | None:
        """The press whose token rewrites a message now, if there is one."""
        interaction, until = self._lent.get(ref, (None, 0.0))
        if interaction is None or self._clock() < until:
            return interaction
        del self._lent[ref]
        return None

    async def _edit_direct(self, account: str, target: Target, ref: str, screen: Screen) -> None:
        ticket = self.tickets.of_table(account, target.table_id) if target.kind == "hand" else None
        try:
            if self.is_closed(account):
                raise Unreachable
            await self._with_refresh(ticket, screen, self._edit(target.address, ref, target.kind, screen))
        except Unreachable:
            if ticket is None:
                raise
            raise MessageGone from None  # So that the hand is posted anew, in the answer.

    async def _channel(self, address: str) -> discord.PartialMessageable:
        client = self.client
        if client is None or client.user is None or client.is_closed():
            raise Unknown("the bot is not connected")
        account = _account_of(address)
        if account is None:
            return client.get_partial_messageable(int(address.rpartition(":")[2]))
        if account not in self._channels:
            channel = await client.create_dm(discord.Object(int(account)))
            _make_room(self._channels)
            self._channels[account] = channel.id
        return client.get_partial_messageable(self._channels[account])

    # --- Hands in answers ------------------------------------------------------------------------------

    async def _post_in_answer(self, account: str, kind: Kind, screen: Screen, ticket: Ticket | None) -> str:
        """Where direct messages are closed: the hand goes into its answer, what was said follows the last one."""
        if ticket is not None:
            await self._edit_answer(account, ticket.table_id, screen)
            return _IN_ANSWER + ticket.table_id
        latest = self.tickets.latest(account) if kind in ("chat", "notice") else None
        if latest is None:
            raise Unreachable  # A turn is better called in the place, where it makes a sound.
        followup = latest.interaction.followup

        async def call(sending: Sending) -> discord.Message:
            return await followup.send(
                view=sending.view,
                files=sending.files,
                ephemeral=True,
                wait=True,
                allowed_mentions=discord.AllowedMentions.none(),
            )

        with self._as_port_exceptions(dm_address(account)):
            async with asyncio.timeout(CALL_SECONDS_MAX):
                message = (await self.pictures.show(screen, await self.pictures.drawn(screen), call)).message
        assert message is not None
        return f"{_FOLLOW_UP}{message.id}"

    async def _edit_answer(self, account: str, table_id: str, screen: Screen) -> None:
        """Put a screen into the answer that holds the hand now; without one the direct messages may be open."""
        drawing = asyncio.ensure_future(self.pictures.drawn(screen))
        async with self._locks.editing(_lock_of_answer(account, table_id), drawing) as is_newest:
            if not is_newest:
                return
            ticket = self.tickets.of_table(account, table_id)
            if ticket is None:
                raise Unreachable if self.is_closed(account) else MessageGone
            interaction = ticket.interaction

            async def call(sending: Sending) -> discord.Message:
                return await interaction.edit_original_response(
                    view=sending.view,
                    attachments=sending.attachments,
                    allowed_mentions=discord.AllowedMentions.none(),
                )

            try:
                with self._as_port_exceptions(dm_address(account)):
                    async with asyncio.timeout(CALL_SECONDS_MAX):
                        await self.pictures.show(screen, drawing.result(), call, ref=rewritten_by(interaction))
            except MessageGone:
                self.tickets.drop(ticket)
                raise Unreachable from None

    async def _with_refresh(self, ticket: Ticket | None, screen: Screen, call: Awaitable[T]) -> T:
        """Make a call, and meanwhile put the screen into the person's answer as well, if there is one."""
        if ticket is None:
            return await call
        refresh = self._refresh_soon(ticket, screen)
        try:
            return await call
        finally:  # A slow one is not broken off: discord.py would leave its lock of that token closed.
            await asyncio.wait([refresh], timeout=REFRESH_SECONDS_MAX)

    def _refresh_soon(self, ticket: Ticket, screen: Screen) -> asyncio.Task[None]:
        refresh = asyncio.create_task(self._refresh(ticket, screen))
        self._refreshing.add(refresh)
        refresh.add_done_callback(self._refreshing.discard)
        return refresh

    async def _refresh(self, ticket: Ticket, screen: Screen) -> None:
        with suppress(Wait, Unknown, Unreachable, MessageGone, discord.HTTPException):
            await self._edit_answer(ticket.account, ticket.table_id, screen)

    # --- Failures --------------------------------------------------------------------------------------

    @contextmanager
    def _as_port_exceptions(self, address: str) -> Iterator[None]:
        """Turn what Discord refuses, and what happens on the way, into the port's exceptions."""
        try:
            yield
        except discord.RateLimited as error:
            raise Wait(error.retry_after) from error
        except discord.HTTPException as error:
            self._note_closed(address, error.code)
            raise _failure(error) from error
        except (aiohttp.ClientError, OSError) as error:  # A timeout is one of these.
            raise Unknown(repr(error)) from error

    def _note_closed(self, address: str, code: int) -> None:
        account = _account_of(address)
        if account is not None and code in CLOSED_CODES:
            _make_room(self._closed_at)
            self._closed_at[account] = self._clock()


async def _in_open_thread(
    channel: discord.abc.Messageable, call: Callable[[], Awaitable[T]], files: Sequence[discord.File] = ()
) -> T:
    """Make a call that an archived thread refuses: there, a message that stands only briefly opens the thread."""
    try:
        return await call()
    except discord.HTTPException as error:
        if error.code != ARCHIVED_CODE:
            raise
    opener = await channel.send(_BRIEFLY, silent=True)
    try:
        for file in files:
            file.reset()
        return await call()
    finally:
        await opener.delete()


def _failure(error: discord.HTTPException) -> Exception:
    """What a refusal means to the courier; the error itself where we have asked for something impossible."""
    if error.code in GONE_CODES or error.code in TICKET_CODES:
        return MessageGone(error.text)
    if error.code in PAUSE_CODES or error.status == 429:
        return Wait(_pause_seconds(error))
    if error.code in CLOSED_CODES or error.code in UNREACHABLE_CODES or error.status == 403:
        return Unreachable(error.text)
    if error.status >= 500 or error.status in (401, 404, 408):
        return Unknown(str(error))
    return error


def _pause_seconds(error: discord.HTTPException) -> float:
    try:
        return float(error.response.headers.get("Retry-After", ""))
    except ValueError:
        return PAUSE_SECONDS


def _allowed(kind: Kind, screen: Screen) -> discord.AllowedMentions:
    """Who may be called: nobody but the one whose turn it is."""
    if kind != "turn" or screen.mention is None:
        return discord.AllowedMentions.none()
    return discord.AllowedMentions(
        everyone=False, roles=False, replied_user=False, users=[discord.Object(int(screen.mention))]
    )


def _account_of(address: str) -> str | None:
    """Whose direct messages these are; None for channels and threads."""
    kind, _, account = address.removeprefix(NAME + ":").partition(":")
    return account if kind == "dm" else None


def _lock_of_answer(account: str, table_id: str) -> str:
    return f"{_IN_ANSWER}{account} {table_id}"


def _make_room(remembered: dict[str, Any]) -> None:
    if len(remembered) >= ACCOUNTS_MAX:
        del remembered[next(iter(remembered))]
