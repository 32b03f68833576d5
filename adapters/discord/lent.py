"""Places that the bot is not in: somebody has brought it along, and nothing but presses lets it write there.

Every press, and every command, lends its token for fifteen minutes: by it the message that was pressed is
rewritten, and up to five others are added. An address is "discord:lent:<channel>". As long as people play there is
always a token; when none is left, the table waits for the next press.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Any, TypeVar

import discord
import msgspec

from adapters.delivery.platform import MessageGone, Sent, Target, Unknown, Unreachable, Wait
from adapters.discord.calls import EPHEMERAL, ORIGINAL, SILENT, Calls, DiscordMessage
from adapters.discord.failures import TokenSpent, as_port_exceptions
from adapters.discord.notes import Note
from adapters.discord.pictures import Pictures, Sending
from adapters.discord.replies import IN_ANSWER
from adapters.screens.screen import Screen

log = logging.getLogger(__name__)

PREFIX = "discord:lent:"
FOLLOW_UPS_MAX = 5  # that Discord lets follow an interaction in such a place
ENOUGH_CODE = 40094  # said of one more
LOANS_MAX = 8  # kept for a place
PLACES_MAX = 10_000
# This long before its last token ends a table moves into a new message, while the old one can still be removed.
RENEW_SECONDS = 180.0

Interaction = discord.Interaction[Any]
K = TypeVar("K")
V = TypeVar("V")


class Loan(msgspec.Struct, array_like=True):
    """What a press or command lends."""

    interaction: str
    token: str
    until: float
    account: str
    table_id: str
    ref: str = ""  # the message that it rewrites; "" if that is one person's own, or there is none
    left: int = FOLLOW_UPS_MAX  # messages that may follow

    def write(self) -> str:
        """The loan as another process reads it."""
        return _encode(self).decode()


_encode = msgspec.json.Encoder().encode
_decoder = msgspec.json.Decoder(Loan)


def read_loan(written: str) -> Loan | None:
    """A loan that another process has written; None if that cannot be read."""
    try:
        return _decoder.decode(written)
    except msgspec.MsgspecError:
        return None


def lent_address(channel: int) -> str:
    """The address of a place that the bot is not in."""
    return f"{PREFIX}{channel}"


def is_lent(address: str) -> bool:
    """Whether the bot is not in a place."""
    return address.startswith(PREFIX)


def is_in_lent_place(asked: Interaction) -> bool:
    """Whether the bot is not where something was pressed or typed: somebody has brought it along."""
    if asked.guild_id is None:
        return asked.context.private_channel
    return asked.client.get_guild(asked.guild_id) is None


class LentPlaces:
    """Writes in places that the bot is not in."""

    def __init__(self, calls: Calls, pictures: Pictures, clock: Callable[[], float]) -> None:
        self._calls = calls
        self._pictures = pictures
        self._clock = clock
        self._loans: dict[str, list[Loan]] = {}  # by place, the newest last
        self._own: dict[tuple[str, str], Loan] = {}  # the newest, by account and table
        self._left_behind: dict[str, None] = {}  # messages that show an older table and could not be removed

    async def lend(self, address: str, loan: Loan) -> None:
        """Take what a press lends; an older message of the table that was pressed can go now."""
        if loan.ref in self._left_behind:
            del self._left_behind[loan.ref]
            await self._remove(loan.token, ORIGINAL)
            loan.ref = ""
        now = self._clock()
        alive = [one for one in self._loans.pop(address, []) if now < one.until]
        _make_room(self._loans)
        self._loans[address] = [*alive, loan][-LOANS_MAX:]
        _make_room(self._own)
        self._own[loan.account, loan.table_id] = loan

    async def post(self, target: Target, screen: Screen) -> Sent:
        """Add a message for all; Unreachable if nobody has pressed anything lately."""
        return await self._follow(self._writers(target.address), target, screen, SILENT)

    async def post_hand(self, account: str, target: Target, screen: Screen) -> Sent | None:
        """Show a hand to its owner alone, where they have pressed something lately; None if they have not."""
        loan = self._own.get((account, target.table_id))
        if loan is None or not self._is_good(loan):
            return None
        with suppress(Unreachable):
            sent = await self._follow([loan], target, screen, EPHEMERAL)
            return sent._replace(ref=f"{IN_ANSWER}{loan.interaction}")
        return None

    async def edit(self, target: Target, sent: Sent, note: Note, screen: Screen) -> Sent:
        """Rewrite a message by the newest token that can; where its time is nearly over, have another take its
        place."""
        keys = sorted(self._keys(target.address, sent.ref, note), key=lambda key: -key.until)
        ends_at = keys[0].until if keys else 0.0
        writers = self._writers(target.address)
        has_newer = ends_at < self._clock() + RENEW_SECONDS and writers and writers[0].until > ends_at
        for key in keys if not has_newer else ():
            try:
                return await self._rewrite(target, sent, key, screen)
            except TokenSpent:
                self._spend(target.address, key.token)
        if not writers:
            raise Unreachable
        await self._leave(sent.ref, keys)
        raise MessageGone

    async def delete(self, target: Target, sent: Sent, note: Note) -> None:
        """Remove a message, if that can be done now."""
        await self._leave(sent.ref, self._keys(target.address, sent.ref, note))

    # --- What there is to write with -------------------------------------------------------------------

    def _is_good(self, loan: Loan) -> bool:
        return self._clock() < loan.until and loan.left > 0

    def _writers(self, address: str) -> list[Loan]:
        """What lets a message follow, the newest first."""
        return [loan for loan in reversed(self._loans.get(address, [])) if self._is_good(loan)]

    def _keys(self, address: str, ref: str, note: Note) -> list[Note]:
        """What rewrites a message: presses on it, and what it was written by."""
        now = self._clock()
        pressed = [loan for loan in self._loans.get(address, []) if loan.ref == ref]
        keys = [note, *(note._replace(token=one.token, until=one.until, name=ORIGINAL) for one in pressed)]
        return [key for key in keys if key.token and now < key.until]

    def _spend(self, address: str, token: str) -> None:
        """A token is not accepted any more, whatever we thought."""
        for loan in self._loans.get(address, []):
            if loan.token == token:
                loan.until = 0.0

    # --- Writing ---------------------------------------------------------------------------------------

    async def _follow(self, loans: list[Loan], target: Target, screen: Screen, flags: int) -> Sent:
        for loan in loans:

            async def call(sending: Sending, loan: Loan = loan) -> DiscordMessage:
                loan.left -= 1
                return await self._calls.follow_up(loan.token, sending.payload(flags), sending.files)

            try:
                with as_port_exceptions():
                    shown = await self._pictures.show(screen, call, place=target.address)
            except TokenSpent:
                loan.until = 0.0
            except discord.HTTPException as error:
                if error.code != ENOUGH_CODE:
                    raise
                loan.left = 0
            else:
                assert shown.written is not None
                note = Note(shown.attached, loan.token, loan.until, shown.written.id)
                return Sent(shown.written.id, note.write(), shown.is_whole)
        raise Unreachable

    async def _rewrite(self, target: Target, sent: Sent, key: Note, screen: Screen) -> Sent:
        async def call(sending: Sending) -> DiscordMessage:
            return await self._calls.edit_answer(key.token, key.name, sending.payload(), sending.files)

        with as_port_exceptions():
            shown = await self._pictures.show(screen, call, hung=key.attached, place=target.address)
        return Sent(sent.ref, key._replace(attached=shown.attached).write(), shown.is_whole)

    async def _leave(self, ref: str, keys: list[Note]) -> None:
        """Remove a message whose place another takes; if that cannot be done, whoever presses it next does."""
        for key in keys:
            if await self._remove(key.token, key.name):
                return
        _make_room(self._left_behind)
        self._left_behind[ref] = None

    async def _remove(self, token: str, name: str) -> bool:
        try:
            with as_port_exceptions():
                await self._calls.delete_answer(token, name)
        except MessageGone as gone:
            return not isinstance(gone, TokenSpent)
        except (Unknown, Unreachable, Wait, discord.HTTPException) as failure:
            log.info("an older message of a table stays where it is: %r", failure)
            return False
        return True


def _make_room(known: dict[K, V]) -> None:
    if len(known) >= PLACES_MAX:
        del known[next(iter(known))]
