"""Telegram as a platform: the courier's posts, edits and deletions as calls of the Bot API, within its limits.

A reference is a message's number, with its group's before it if one person alone sees it. Calls go out as plain
data, and answers come back as such.
"""

from __future__ import annotations

import logging
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any, NamedTuple

from telegram import InputFile
from telegram.error import BadRequest, ChatMigrated, Forbidden, NetworkError, RetryAfter, TelegramError

from adapters.bounded.limits import Limit
from adapters.bounded.recent_ids import RecentIds
from adapters.delivery.limiter import CallLimit, CallLimits, Limiter
from adapters.delivery.messages import AWAY
from adapters.delivery.place_talk import PlaceTalk
from adapters.delivery.platform import (
    Kind,
    MessageDeleted,
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
from adapters.delivery.table_links import TableLinks
from adapters.screens.screen import Screen
from adapters.store.records import Person
from adapters.telegram.album import PICTURE, WORDS, Album, Medium, NotShown
from adapters.telegram.api import Api
from adapters.telegram.chats import NAME, Chat, chat_of, read_ephemeral
from adapters.telegram.contents import captioned, shown, with_links
from adapters.telegram.ephemeral import Ephemerals
from adapters.telegram.failures import meaning_of, seconds_of
from adapters.telegram.moderators import ADMINISTRATORS, Moderators
from adapters.telegram.ways import NewMessage, PressedMessage
from adapters.telegram.ways_back import WaysBack

log = logging.getLogger(__name__)

# A little less than Telegram's own, since calls do not arrive as evenly as they were made. A group gets no more
# than a burst at once, so that its minute is never used up at the beginning.
GROUP: CallLimits = (CallLimit(20, 61.0, kept_back=3), CallLimit(8, 15.0, kept_back=1))
ALONE: CallLimits = (CallLimit(8, 61.0),)  # of those for one person alone, who may not use up what a table needs
PRIVATE: CallLimits = (CallLimit(20, 61.0), CallLimit(1, 1.05))
OVERALL: CallLimits = (CallLimit(25, 1.05, kept_back=5, left=5),)
SILENT: frozenset[Kind] = frozenset({"live", "log"})  # what nobody needs to be rung for
PART = "picture"  # the name of an uploaded file within a request
DOUBTFUL_MAX = 10_000  # messages
REFUSALS_MAX, REFUSALS_SECONDS = 5, 600.0  # for reasons that we do not know, after which a chat counts as closed
WITHOUT_PICTURES_SECONDS = 600.0  # for which a chat that takes no pictures is shown words alone
# Uploads to a chat that may fail within so long before its words do without new pictures; it is not pictures that
# are counted, since there is another at every card.
FAILURES_MAX, FAILURES_SECONDS = 2, 60.0


class Limits(NamedTuple):
    """How much may be sent to a group, to a person, in all, and in a group to people alone."""

    group: CallLimits = GROUP
    private: CallLimits = PRIVATE
    overall: CallLimits = OVERALL
    alone: CallLimits = ALONE


class TelegramPlatform:
    """Posts, edits and deletes messages for one bot."""

    name = NAME
    repeats_safely = False  # Telegram has nothing by which it would know a message again.
    keeps_in_view = False
    draws_itself: frozenset[Kind] = frozenset()
    # Some fifteen edits of the seventeen that do not draw on what is kept back for what cannot wait.
    pace = Pace(live=20.0, step=12.0, window=6.0, log=4.0, log_joined=5.5)
    shows_pictures = True
    keeps_pictures = True
    opens_chats = False
    numbers_hands = True

    def __init__(
        self,
        api: Api,
        clock: Callable[[], float] = time.monotonic,
        limits: Limits | None = None,
        album: Album | None = None,
    ) -> None:
        self.api = api
        self.album = album or Album()
        self.username = ""  # the bot's own, once Telegram has told it; nothing is sent before
        self.has_inline = False  # whether people may type the bot's name to be offered something
        self.on_migration: Callable[[int, int], None] = lambda old, new: None
        self.links = TableLinks()
        self.talk = PlaceTalk()
        self.ephemerals = Ephemerals(api, self._spend_alone, self.remove)
        self._clock = clock
        self.moderators = Moderators(api, clock)
        self.recollection = Recollection(NAME, clock)
        self.ways_back = WaysBack(self.links, self.moderators, self._recall)
        self.limiter: Limiter | None = None  # of the bot's token, once it runs; nothing is sent before
        self._limits = limits or Limits()
        self._doubtful: OrderedDict[tuple[int, str], None] = OrderedDict()  # messages of which nothing is believed
        self._refusals = Limit(REFUSALS_MAX, REFUSALS_SECONDS)
        self._told_closed = RecentIds()  # groups of which it was said
        self._without_pictures = Limit(1, WITHOUT_PICTURES_SECONDS)  # chats that take none for now
        self._failed_uploads = Limit(FAILURES_MAX, FAILURES_SECONDS)

    # --- The port --------------------------------------------------------------------------------------

    def private_address(self, person: Person) -> str:
        """The address of a person's private chat with the bot, which has their own number."""
        return Chat(int(person.account)).address

    async def standing(self, address: str, person: Person) -> Standing:
        """What somebody is in a group; in a private chat, whether it is theirs."""
        return await self.moderators.standing(chat_of(address), int(person.account))

    def writes_freely(self, address: str) -> bool:
        """Whether the bot writes in a place whenever it likes; it does in all of them."""
        return True

    async def lend(self, address: str, loan: str) -> None:
        """Nothing is lent, and nothing has to be."""

    def allowance(self, address: str) -> float:
        """How many seconds apart edits that can wait may follow in a chat."""
        return 0.0 if self.limiter is None else self.limiter.allowance(self._budgets(chat_of(address)))

    async def post(self, target: Target, screen: Screen, nonce: str) -> Sent:
        """Send a message."""
        chat = chat_of(target.address)
        await self._recall(target.table_id)
        try:
            linked = await self._linked(target, screen)
            sent = await self.send(chat, linked, target.kind, is_urgent=target.is_urgent)
        except Unreachable:
            alone = None if chat.is_group else await self._show_alone(target.table_id, chat.id, screen)
            if alone is None:
                raise
            return alone
        self._note_shown(target, sent)
        return sent

    def _note_shown(self, target: Target, sent: Sent) -> None:
        if target.kind == "live":
            self.ways_back.note(target, sent)
            self.recollection.note(target.table_id)

    async def _recall(self, table_id: str) -> None:
        """Learn what other processes have uploaded for a table, and where they show it."""
        shown = await self.recollection.of(table_id)
        self.links.recall(one for one in shown if chat_of(one.address).is_group)
        for one in shown:
            self.album.learn(one.media)

    async def _show_alone(self, table_id: str, account: int, screen: Screen) -> Sent | None:
        """Show something to a person without a private chat in a group where their table is, if the bot runs it
        with others and so may speak to each member alone. Whoever has just opened it is where it will be."""
        opened_in = self.links.place_of(str(account))
        for address in self.links.places_of(table_id) or ([opened_in] if opened_in is not None else []):
            place = chat_of(address)
            if place.is_group and await self.may_show_alone(place, account):
                return await self.ephemerals.send(place, account, screen)
        return None

    async def may_show_alone(self, place: Chat, account: int) -> bool:
        """Whether somebody may be shown something alone in a group without having pressed anything there."""
        own = await self.moderators.member(place.id, self.api.id)
        if own.get("status") not in ADMINISTRATORS or not self.ephemerals.may_be_shown(place):
            return False
        return (await self.moderators.standing(place, account)).is_member

    async def edit(self, target: Target, sent: Sent, screen: Screen, way: Way | None = None) -> Sent:
        """Make a message show another screen; one that its receiver alone sees may first have to be sent."""
        chat = chat_of(target.address)
        if isinstance(way, NewMessage):
            made = await self.ephemerals.show(way.query, screen)
            if made is None:
                raise MessageGone
            return made
        if read_ephemeral(sent.ref) is not None:
            if not await self.ephemerals.rewrite(chat.id, sent.ref, screen):
                raise MessageGone
            return sent
        if isinstance(way, PressedMessage) and not sent.media:
            sent = way.sent
        await self._recall(target.table_id)
        self._note_shown(target, sent)
        return await self.rewrite(
            chat,
            sent,
            await self._linked(target, screen),
            is_urgent=way is not None or target.is_urgent,
            keeps_picture=target.slot.startswith(AWAY),  # Nobody needs another message for what is elsewhere.
        )

    async def has_chat(self, account: int) -> bool:
        """Whether somebody has a private chat with the bot: it may seem to type exactly where it may write."""
        try:
            self._counting().spend({NAME: self._limits.overall}, is_urgent=True)
            await self.api.call("sendChatAction", chat_id=account, action="typing")
        except (BadRequest, Forbidden):
            return False
        except (Wait, Unknown, TelegramError):
            return True  # Nobody is led away because Telegram is busy.
        return True

    async def delete(self, target: Target, sent: Sent) -> None:
        """Remove a message; gone already is fine, and one too old to be removed stays."""
        chat = chat_of(target.address)
        if read_ephemeral(sent.ref) is not None:
            await self.ephemerals.delete(chat.id, sent.ref)
        else:
            await self.remove(chat, sent.ref)

    async def remove(self, chat: Chat, ref: str) -> None:
        """Remove a message of ours, whether the courier minds it or not. It is not held back, since what is to go
        must not stay; but what follows waits for it, except for somebody's hand in the second after."""
        self._counting().count(self._budgets(chat) if chat.is_group else {NAME: self._limits.overall})
        with self._as_port_exceptions(chat, "deleteMessage"):
            await self.api.call("deleteMessage", chat_id=chat.id, message_id=int(ref))

    # --- Calls within the budget -----------------------------------------------------------------------

    async def send(
        self,
        chat: Chat,
        screen: Screen,
        kind: Kind = "notice",
        *,
        reply_to: int | None = None,
        is_urgent: bool = True,
    ) -> Sent:
        """Send a message, perhaps in answer to another."""
        fields: dict[str, Any] = {**chat.fields, "disable_notification": kind in SILENT}
        if reply_to is not None:
            fields["reply_parameters"] = {"message_id": reply_to, "allow_sending_without_reply": True}
        is_whole = True
        if (medium := self._medium_for(chat, screen)) is not None:
            try:
                return await self._send_picture(chat, medium, fields | captioned(screen), is_urgent=is_urgent)
            except NotShown as failure:
                is_whole = not failure.is_late
        self.spend(chat, is_urgent=is_urgent)
        with self._as_port_exceptions(chat, "sendMessage"):
            message = await self.api.call("sendMessage", **fields, **shown(screen))
        return Sent(str(message["message_id"]), WORDS, is_whole)

    async def send_file(self, chat: Chat, name: str, content: str, said: str) -> None:
        """Send a text as a file, with a sentence."""
        self.spend(chat, is_urgent=True)
        with self._as_port_exceptions(chat, "sendDocument"):
            await self.api.send_document(chat.id, InputFile(content.encode(), name), caption=said)

    async def rewrite(
        self,
        chat: Chat,
        sent: Sent,
        screen: Screen,
        *,
        is_urgent: bool = True,
        keeps_picture: bool = False,
    ) -> Sent:
        """Make a message show another screen.

        Telegram makes no plain words of a picture: then the message is removed and gone, so that another is sent,
        unless the words may stand under the picture that is there.
        """
        message = (chat.id, sent.ref)
        if message in self._doubtful:
            sent = Sent(sent.ref)
        try:
            rewritten = await self._rewrite(
                chat,
                sent,
                screen,
                is_urgent=is_urgent,
                keeps_picture=keeps_picture,
            )
        except Unknown:
            self._doubt(message)
            raise
        self._doubtful.pop(message, None)
        return rewritten

    def _doubt(self, message: tuple[int, str]) -> None:
        """Believe nothing any more that is noted about a message."""
        self._doubtful[message] = None
        if len(self._doubtful) > DOUBTFUL_MAX:
            self._doubtful.popitem(last=False)

    async def _rewrite(
        self, chat: Chat, sent: Sent, screen: Screen, *, is_urgent: bool, keeps_picture: bool
    ) -> Sent:
        self.album.learn(sent.media)
        medium = self._medium_for(chat, screen)
        if medium is None:
            keeps_picture = keeps_picture or screen.picture_follows
            return await self._edit_words(chat, sent, screen, is_urgent=is_urgent, keeps_picture=keeps_picture)
        try:
            return await self._edit_picture(chat, sent, screen, medium, is_urgent=is_urgent)
        except NotShown as failure:
            rewritten = await self._edit_words(
                chat, sent, screen, is_urgent=is_urgent, keeps_picture=failure.is_late
            )
            return rewritten._replace(is_whole=not failure.is_late)

    def spend(self, chat: Chat, *, is_urgent: bool = False) -> None:
        """Take one call for a chat; raises Wait if it must be later."""
        self._counting().spend(self._budgets(chat), is_urgent=is_urgent)

    def _spend_alone(self, group: Chat) -> None:
        """Take one call for a message that one person in a group sees alone."""
        budgets = self._budgets(group) | {f"{Chat(group.id).address}:alone": self._limits.alone}
        self._counting().spend(budgets, is_urgent=True)

    def _look_ahead(self, chat: Chat, *, is_urgent: bool) -> None:
        """Raise Wait if a call for a chat must be later, before anything is drawn or removed for it."""
        if pause := self._counting().pause(self._budgets(chat), is_urgent=is_urgent):
            raise Wait(pause)

    def _counting(self) -> Limiter:
        if not self.username or self.limiter is None:
            raise Unknown("the bot is not connected yet")
        return self.limiter

    def _budgets(self, chat: Chat) -> dict[str, CallLimits]:
        """What a call for a chat is counted in; topics share what their group has."""
        own = self._limits.group if chat.is_group else self._limits.private
        return {NAME: self._limits.overall, Chat(chat.id).address: own}

    # --- Words -----------------------------------------------------------------------------------------

    async def _edit_words(
        self, chat: Chat, sent: Sent, screen: Screen, *, is_urgent: bool, keeps_picture: bool = False
    ) -> Sent:
        """Make a message show words alone, or under the picture that it has until there is another."""
        if not sent.media.startswith(PICTURE):
            self.spend(chat, is_urgent=is_urgent)
            try:
                with self._as_port_exceptions(chat, "editMessageText"):
                    await self.api.call(
                        "editMessageText", chat_id=chat.id, message_id=int(sent.ref), **shown(screen)
                    )
                return Sent(sent.ref, WORDS)
            except _OtherKind:
                pass
        elif not keeps_picture:
            self._look_ahead(chat, is_urgent=is_urgent)
        if keeps_picture:
            await self._edit_caption(chat, sent, screen, is_urgent=is_urgent)
            return sent
        # If that has just been found out, nobody would know it the next time: it is removed without looking ahead.
        await self.remove(chat, sent.ref)
        raise MessageGone

    # --- Pictures --------------------------------------------------------------------------------------

    def _medium_for(self, chat: Chat, screen: Screen) -> Medium | None:
        """The picture of a screen, if it may be shown in a chat."""
        if screen.picture is None or self._without_pictures.is_reached(chat.id, self._clock()):
            return None
        medium = self.album.medium_of(screen.picture)
        if medium is None or self.album.has_file(medium):
            return medium
        return None if self._failed_uploads.is_reached(chat.id, self._clock()) else medium

    async def _send_picture(self, chat: Chat, medium: Medium, fields: dict[str, Any], *, is_urgent: bool) -> Sent:
        """Send a picture with words; raises NotShown if it is not to be had."""

        async def call(file: str | InputFile) -> Any:
            if isinstance(file, str):
                return await self.api.call(medium.send_method, **fields, **{medium.kind: file})
            return await self.api.upload(medium.send_method, medium.kind, file, medium.upload_seconds, **fields)

        message = await self._call_with_file(chat, medium, medium.send_method, call, is_urgent=is_urgent)
        return Sent(str(message["message_id"]), self.album.note_of(medium))

    async def _edit_picture(
        self, chat: Chat, sent: Sent, screen: Screen, medium: Medium, *, is_urgent: bool
    ) -> Sent:
        """Make a message show a picture with words; raises NotShown if it is not to be had."""
        if self.album.learn(sent.media) == medium.digest:
            with suppress(_OtherKind):
                await self._edit_caption(chat, sent, screen, is_urgent=is_urgent)
                return sent
        words = captioned(screen)
        markup = words.pop("reply_markup")

        async def call(file: str | InputFile) -> Any:
            source = file if isinstance(file, str) else f"attach://{PART}"
            fields = {"chat_id": chat.id, "message_id": int(sent.ref), "reply_markup": markup}
            fields["media"] = {"type": medium.kind, "media": source, **words}
            if isinstance(file, str):
                return await self.api.call("editMessageMedia", **fields)
            return await self.api.upload("editMessageMedia", PART, file, medium.upload_seconds, **fields)

        await self._call_with_file(chat, medium, "editMessageMedia", call, is_urgent=is_urgent)
        return Sent(sent.ref, self.album.note_of(medium))

    async def _edit_caption(self, chat: Chat, sent: Sent, screen: Screen, *, is_urgent: bool) -> None:
        """Change the words under a picture, which stays."""
        self.spend(chat, is_urgent=is_urgent)
        with self._as_port_exceptions(chat, "editMessageCaption"):
            await self.api.call(
                "editMessageCaption", chat_id=chat.id, message_id=int(sent.ref), **captioned(screen)
            )

    async def _call_with_file(
        self,
        chat: Chat,
        medium: Medium,
        method: str,
        call: Callable[[str | InputFile], Awaitable[Any]],
        *,
        is_urgent: bool,
    ) -> Any:
        """Make a call with a picture: by its id, and with the file itself if Telegram does not have that."""
        self._look_ahead(chat, is_urgent=is_urgent)
        while True:
            async with self.album.file_of(medium) as file:
                self.spend(chat, is_urgent=is_urgent)
                answer = None
                with self._as_port_exceptions(chat, method):
                    try:
                        answer = await call(file)
                    except BadRequest as refusal:
                        meaning = meaning_of(refusal)
                        if meaning == "unknown file" and self.album.forget_file(medium):
                            continue
                        if meaning == "no pictures here":
                            self._without_pictures.count(chat.id, self._clock())
                        elif meaning in ("", "unknown file"):
                            log.error("%s: a picture was refused: %s", method, refusal.message)
                            self.album.refuse(medium)
                        else:
                            raise
                        raise NotShown from None
                    except NetworkError:  # A refusal, which is one in the library's eyes, is dealt with above.
                        if isinstance(file, str):
                            raise
                        self._failed_uploads.count(chat.id, self._clock())
                        if not self._failed_uploads.is_reached(chat.id, self._clock()):
                            raise
                        log.warning("%s: a picture could not be uploaded", method)
                        raise NotShown from None
                if answer is not None:
                    self.album.keep_file(medium, answer)
                return answer

    # --- Looks -----------------------------------------------------------------------------------------

    async def _linked(self, target: Target, screen: Screen) -> Screen:
        """A screen with the ways that lead from it to where else its table is shown."""
        if target.kind == "live" and chat_of(target.address).is_group:
            screen = with_links(screen, self.username, target.table_id, has_inline=self.has_inline)
        return await self.ways_back.linked(target, screen)

    # --- Failures --------------------------------------------------------------------------------------

    @contextmanager
    def _as_port_exceptions(self, chat: Chat, method: str) -> Iterator[None]:
        """Turn what Telegram refuses, or happens on the way, into the port's exceptions; some is no failure."""
        failure: Exception
        try:
            yield
            return
        except RetryAfter as error:
            failure = Wait(seconds_of(error), is_for_all=True)
        except ChatMigrated as error:
            self.on_migration(chat.id, error.new_chat_id)
            failure = Unreachable()
        except Forbidden as error:
            failure = self._closed(chat, error)
        except BadRequest as error:
            match meaning_of(error):
                case "unchanged":
                    return
                case "gone" | "deleted" as meaning:
                    if method == "deleteMessage":
                        return
                    failure = MessageDeleted() if meaning == "deleted" else MessageGone()
                case "closed" | "no pictures here":
                    failure = self._closed(chat, error)
                case "is a picture" | "is words":
                    failure = _OtherKind()
                case _ if self.has_inline:  # It may have been switched off, and then no button for it is taken.
                    self.has_inline = False
                    failure = Unknown(f"{method}: {error.message}")
                case _ if self._refusals.is_reached(chat.id, self._clock()):
                    failure = self._closed(chat, error)
                case _:
                    self._refusals.count(chat.id, self._clock())
                    failure = Unknown(f"{method}: {error.message}")
        except (TelegramError, KeyError) as error:  # The library's words may hold the address that we called.
            failure = Unknown(type(error).__name__)
        raise failure

    def _closed(self, chat: Chat, refusal: TelegramError) -> Unreachable:
        """Nothing can be sent to a chat; of a group, where people wait for it, that is said once."""
        if chat.is_group and chat.id not in self._told_closed:
            self._told_closed.add(chat.id)
            log.warning("group %s takes nothing from the bot: %s", chat.id, refusal.message)
        return Unreachable()


class _OtherKind(Unknown):
    """A message shows a picture where words were thought to be, or the other way round."""
