"""The bot: what Telegram tells it, in the order of each chat and side by side across chats.

It keeps nothing that a restart could lose. Privacy mode may stay on: presses and commands come in anyway, and so
does what is written to the bot directly, in answer to it, or with its name.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

from adapters.bounded.limits import Limit
from adapters.bounded.recent_ids import RecentIds
from adapters.delivery.couriers import Couriers
from adapters.delivery.table_links import LinkedPlace
from adapters.front.desk import EVERYBODY, Desk
from adapters.front.table_lookup import TableHint
from adapters.screens.screen import Line, Screen
from adapters.store.records import Person
from adapters.telegram.chats import NAME, Chat
from adapters.telegram.commands import TelegramCommands
from adapters.telegram.identity import TelegramIdentity
from adapters.telegram.inline_hands import InlineHands
from adapters.telegram.menus import with_commands
from adapters.telegram.message_rewriter import MessageRewriter
from adapters.telegram.platform import TelegramPlatform
from adapters.telegram.presses import TelegramPresses
from adapters.telegram.private_answers import PrivateAnswers
from adapters.telegram.replies import TelegramReply
from adapters.telegram.updates import MemberChange, Message, Query, Update, User
from adapters.text.words import words_for
from engine.host import Clock
from engine.refusals import NotAtTable

log = logging.getLogger(__name__)

AT_ONCE_MAX = 64  # updates of different chats
UPDATE_SECONDS_MAX = 60.0  # for one update, after which the others of its chat go on
ANSWERS_MAX, ANSWERS_SECONDS = 3, 60.0  # to what was written in a group, per person


class TelegramBot:
    """Takes updates, from wherever they come."""

    def __init__(
        self, desk: Desk, couriers: Couriers, platform: TelegramPlatform, clock: Clock, *, relays: bool = False
    ) -> None:
        self._desk = desk
        self._relays = relays  # what people at a table write in its group, where privacy mode is off
        self._couriers = couriers
        self._platform = platform
        self._identity = TelegramIdentity(desk, couriers)
        self._private_answers = PrivateAnswers(platform, clock)
        self._rewriter = MessageRewriter(platform, self._private_answers, clock)
        self._commands = TelegramCommands(desk, platform, self._private_answers)
        self._presses = TelegramPresses(
            desk,
            couriers,
            self._identity,
            platform,
            self._private_answers,
            self._rewriter,
            self._commands,
        )
        self._inline_hands = InlineHands(desk, self._identity, platform, self._private_answers)
        self._answers = Limit(ANSWERS_MAX, ANSWERS_SECONDS)
        self._lanes = _Lanes()
        self._taken = RecentIds()
        self._moves: set[asyncio.Task[None]] = set()
        platform.on_migration = self._move_soon

    async def close(self) -> None:
        """Let go of what is not finished; everything that counts is in the journal."""
        await self._private_answers.close()
        await self._rewriter.close()
        for task in list(self._moves):
            task.cancel()
        await asyncio.gather(*self._moves, return_exceptions=True)

    async def take(self, update: Update) -> None:
        """Do what an update is about, once, after all others of its chat that came before it.

        When this returns, the update need not be delivered again.
        """
        async with self._lanes.entered(update.lane):
            if update.update_id in self._taken:
                return
            try:
                async with asyncio.timeout(UPDATE_SECONDS_MAX):
                    await self._route(update)
            except Exception:
                log.exception("an update failed")
            self._taken.add(update.update_id)

    async def _route(self, update: Update) -> None:
        if update.callback_query is not None:
            self._note_visit(update.callback_query.sender, update.callback_query.message)
            await self._pressed(update.callback_query)
        elif update.inline_query is not None:
            await self._inline_hands.offer(update.inline_query)
        elif update.message is not None:
            self._note_visit(update.message.sender, update.message)
            await self._written(update.message)
        elif update.my_chat_member is not None:
            await self._let_in_or_out(update.my_chat_member)

    def _note_visit(self, sender: User | None, message: Message | None) -> None:
        """Remember in which group somebody was seen, so that their hands lead to the tables there."""
        if sender is None or message is None or not message.is_accessible or message.chat.is_private:
            return
        place = LinkedPlace(message.place.address, message.chat.title, message.place.link)
        self._platform.links.visited(str(sender.id), place)

    # --- Presses ---------------------------------------------------------------------------------------

    async def _pressed(self, query: Query) -> None:
        reply = TelegramReply(self._platform.api, query)
        try:
            await self._presses.answer(query, reply)
            await reply.nothing()
        except Exception:
            log.exception("a press failed")
            await reply.say(words_for(query.sender.language_code)("something-wrong"))
        finally:
            reply.end()

    # --- What is written -------------------------------------------------------------------------------

    async def _written(self, message: Message) -> None:
        if message.migrate_to_chat_id is not None:
            await self._move(message.chat.id, message.migrate_to_chat_id)
        elif message.migrate_from_chat_id is not None:
            await self._move(message.migrate_from_chat_id, message.chat.id)
        if message.is_anonymous and message.text.startswith("/"):
            await self._commanded_anonymously(message)
        if not message.chat.is_private and not (message.sender is not None and self._is_us(message.sender.id)):
            self._platform.talk.heard(message.place.address, message.message_id)
        if message.sender is None or message.sender.is_bot or not message.text:
            return
        if message.via_bot is not None and self._is_us(message.via_bot.id):
            await self._inline_hands.take(message)
            return
        if message.text.startswith("/"):
            await self._command(message)
        elif (said := self._said_to_us(message)) is not None:
            await self._say(message, said)
        elif self._relays:
            person = await self._identity.person(message.sender, message.place)
            press_id = f"{NAME} {message.chat.id} {message.message_id}"
            await self._desk.chat.overhear(person, message.text, message.place.address, press_id)

    async def _command(self, message: Message) -> None:
        assert message.sender is not None
        person = await self._identity.person(message.sender, message.place)
        try:
            await self._commands.answer(message, person)
        except Exception:
            log.exception("a command failed")
            screen = Screen((Line(words_for(person.language)("something-wrong")),))
            await self._private_answers.tell_alone(person, message.place, screen, is_own=False)

    async def _commanded_anonymously(self, message: Message) -> None:
        """Somebody who runs a group types a command in its name."""
        language = await self._desk.places.language(message.place.address)
        group = Person(EVERYBODY, NAME, str(message.chat.id), message.chat.title, language, {})
        await self._commands.answer_anonymous(message, group)

    def _said_to_us(self, message: Message) -> str | None:
        """The words of a message that is for the bot, without its name; None if it is not."""
        text, name = _without(message, f"@{self._platform.username}")
        answered = message.reply_to_message
        is_answer = answered is not None and answered.sender is not None and self._is_us(answered.sender.id)
        return text.strip() if message.chat.is_private or is_answer or name else None

    def _is_us(self, account: int) -> bool:
        return account == self._platform.api.id

    async def _say(self, message: Message, said: str) -> None:
        assert message.sender is not None
        person = await self._identity.person(message.sender, message.place)
        place = message.place
        if not place.is_group:  # What is written to the bot alone goes nowhere by itself.
            offer = (await self._desk.chat.offer(person)).screen
            assert offer is not None, "there is always something to do"
            offer = with_commands(offer, person.language)
            await self._private_answers.tell(place, offer, reply_to=message.message_id)
            return
        hint = TableHint(place.address)
        press_id = f"{NAME} {message.chat.id} {message.message_id}"
        answer = await self._desk.chat.say(person, said, hint, press_id, heard_in=hint.place)
        if answer.text and self._may_answer(person, message):
            screen = Screen((Line(answer.text, "quiet"),))
            if answer.refusal_key == NotAtTable.key:  # Whoever calls the bot without a seat wants to begin.
                help_answer = (await self._desk.help(person)).screen
                assert help_answer is not None
                screen = with_commands(help_answer, person.language, self._platform.username)
            await self._private_answers.tell_alone(
                person, place, screen, reply_to=message.message_id, is_own=False
            )

    def _may_answer(self, person: Person, message: Message) -> bool:
        """Whether to answer what was written; a group is not to be filled with why something was not passed on."""
        now = asyncio.get_running_loop().time()
        if self._answers.is_reached(person.id, now):
            return False
        self._answers.count(person.id, now)
        return True

    # --- Places that move or are gone ------------------------------------------------------------------

    async def _let_in_or_out(self, change: MemberChange) -> None:
        """Somebody blocked or unblocked the bot, or a group took it in or threw it out."""
        self._platform.moderators.forget(change.chat.id, self._platform.api.id)
        address = Chat(change.chat.id).address
        places = {address, *await self._desk.places.under(address)}
        if change.is_in:
            for place in places:
                self._couriers.reachable(place)
            if change.is_new and not change.chat.is_private:
                greeting = await self._desk.greeting(address, change.sender.language_code)
                await self._private_answers.tell(Chat(change.chat.id), greeting)
        else:
            await self._desk.places.drop(places)
            if change.chat.is_private:
                self._couriers.unreachable(address)

    async def _move(self, old: int, new: int) -> None:
        """A group has become a supergroup: its tables follow."""
        address, new_address = Chat(old).address, Chat(new).address
        for place in {address, *await self._desk.places.under(address)}:
            await self._desk.places.move(place, new_address + place.removeprefix(address))

    def _move_soon(self, old: int, new: int) -> None:
        task = asyncio.get_running_loop().create_task(self._move(old, new))
        self._moves.add(task)
        task.add_done_callback(self._moves.discard)


class _Lanes:
    """Lets through one at a time of each lane, in the order of arrival, and a limited number of all."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._room = asyncio.Semaphore(AT_ONCE_MAX)

    @asynccontextmanager
    async def entered(self, lane: int) -> AsyncIterator[None]:
        lock = self._locks.get(lane)
        if lock is None:
            lock = self._locks[lane] = asyncio.Lock()
        async with lock, self._room:
            yield


def _without(message: Message, name: str) -> tuple[str, bool]:
    """A text without the mentions of this name, and whether there were any; Telegram counts in UTF-16."""
    units = message.text.encode("utf-16-le")
    has_name = False
    for entity in reversed(message.entities):
        start, end = 2 * entity.offset, 2 * (entity.offset + entity.length)
        mentioned = units[start:end].decode("utf-16-le", "replace")
        if entity.type == "mention" and mentioned.casefold() == name.casefold():
            units = units[:start] + units[end:]
            has_name = True
    return units.decode("utf-16-le", "replace"), has_name
