"""Presses: every button of ours, wherever it stands and however old it is, comes in here and is answered.

Nothing is remembered between presses: the code says what is meant, the account says who, and the table decides. A
hand is never written here: its owner's press is lent to the courier, which shows the newest by it.
"""

from __future__ import annotations

import logging
from collections import OrderedDict
from contextlib import suppress

from adapters.delivery.couriers import Couriers
from adapters.delivery.platform import Unknown, Unreachable, Wait
from adapters.front.answers import Answer
from adapters.front.desk import Desk
from adapters.front.opening import TableWish
from adapters.pictures.descriptions import takes_long
from adapters.screens.buttons import (
    ACT,
    END,
    GONE,
    HAND,
    NTH,
    OPEN,
    OPTIONS,
    PLACE,
    RULES,
    SCORES,
    SWAP,
    Code,
    read_code,
)
from adapters.screens.lobby_codes import is_setting
from adapters.screens.open_codes import (
    AddDie,
    ChooseLanguage,
    Draft,
    JoinTold,
    OpenCommand,
    ReviewMoves,
    RingAgain,
    RingNoMore,
    SaveRecord,
    SayThere,
    ShowHighScores,
    ShowReplay,
    ShowSeal,
    SpeakWithMe,
    TurnHints,
    Watch,
    open_code,
    read_open_code,
)
from adapters.screens.place_codes import PlayApart, PlayCommand, SpeakIn, read_place_code
from adapters.screens.screen import Line, Screen
from adapters.store.records import Person
from adapters.telegram.chats import NAME, Chat, chat_of
from adapters.telegram.commands import Asked, TelegramCommands
from adapters.telegram.identity import TelegramIdentity
from adapters.telegram.links import hand_link, show_link
from adapters.telegram.message_rewriter import MessageRewriter
from adapters.telegram.platform import TelegramPlatform
from adapters.telegram.private_answers import PrivateAnswers
from adapters.telegram.replies import TelegramReply
from adapters.telegram.updates import Message, Query
from adapters.telegram.ways import NewMessage, PressedMessage
from adapters.text.words import words_for
from engine.commands import Command, Sit
from engine.table_view import PLAYING

log = logging.getLogger(__name__)

# What is looked at beside the hand, and shown anew however often it is asked for.
ASIDE = (ShowReplay, ReviewMoves, ShowHighScores, ShowSeal, ChooseLanguage)
DRAFTS_ASIDE = frozenset({OPTIONS, GONE, SCORES, SWAP, END})
# What does something, and opens nothing.
DONE_AT_ONCE = (SaveRecord, Watch, RingAgain, RingNoMore, JoinTold, SpeakWithMe)
OWN = ("hand", "away")  # how the courier keeps a person's own messages: the hand, and where it was before
AGAIN_SECONDS = 1.0  # after which the courier is asked again to show an opened page
HANDS_MAX = 10_000  # whose hands are remembered to have been shown in a group
DONE = "✓ {}"  # stands for what was done until the hand shows it


class TelegramPresses:
    """Answers whoever presses something."""

    def __init__(
        self,
        desk: Desk,
        couriers: Couriers,
        identity: TelegramIdentity,
        platform: TelegramPlatform,
        private_answers: PrivateAnswers,
        rewriter: MessageRewriter,
        commands: TelegramCommands,
    ) -> None:
        self._desk = desk
        self._couriers = couriers
        self._identity = identity
        self._platform = platform
        self._private_answers = private_answers
        self._rewriter = rewriter
        self._commands = commands
        self._hands: OrderedDict[tuple[int, str], Screen] = OrderedDict()  # shown in a group, by person and table

    async def answer(self, query: Query, reply: TelegramReply) -> None:
        """Do what the button says, and tell the presser alone whatever there is to tell."""
        message = query.message
        place = message.place if message is not None and message.is_accessible else None
        person = await self._identity.person(query.sender, place)
        code = read_code(query.data)
        asked = read_open_code(code)
        if query.data.startswith("/"):
            await self._command(query, reply, person)
        elif code is not None and code.kind == PLACE:
            await self._decide(query, reply, person, code)
        elif code is not None and isinstance(asked, SayThere):
            await self._say(query, reply, person, code)
        elif code is not None and asked is not None and not isinstance(asked, DONE_AT_ONCE):
            await self._open(query, reply, person, code, asked)
        elif code is not None and code.kind == RULES:
            await self._turn_page(query, reply, person, code)
        else:
            await self._act(query, reply, person, code)

    async def _press(self, query: Query, person: Person, code: Code | None) -> Answer:
        message = query.message
        # Of a very old message Telegram does not tell the topic, so that its place is not known.
        address = message.place.address if message is not None and message.is_accessible else None
        place = (lambda _: address) if address is not None else None
        return await self._desk.press(person, code, press_id(query), place)

    async def _decide(self, query: Query, reply: TelegramReply, person: Person, code: Code) -> None:
        """Have somebody decide something for a group, wherever its buttons were shown, and show what is next."""
        place = chat_of(f"{NAME}:{code.table_id}")
        message = query.message
        command = read_place_code(code)
        if isinstance(command, PlayCommand):
            await self._play(query, reply, person, code.table_id, command)
            return
        presence = await self._platform.moderators.presence(place, query.sender.id)
        answer = await self._desk.press_in_place(person, code.table_id, command, press_id(query), presence)
        screen = answer.screen
        if screen is None or message is None:
            await reply.say(answer.text)
            return
        await reply.nothing()
        if message.ephemeral_message_id is not None:
            with suppress(Wait, Unknown):
                await self._platform.ephemerals.rewrite(query.sender.id, message.sent.ref, screen)
            return
        self._rewriter.show_soon(message.place, message.sent, screen)

    async def _play(
        self, query: Query, reply: TelegramReply, person: Person, tail: str, command: PlayCommand
    ) -> None:
        """Open a table where the button stands, or in a topic of its own; a choice of games goes when it is made,
        or says where the table is."""
        message = query.message
        here = chat_of(f"{NAME}:{tail}")
        presence = await self._platform.moderators.presence_to_play(here) if _is_in(message, here) else None
        if presence is not None and isinstance(command, PlayApart):
            wish = TableWish(command.game, None, None, {})
            answer = await self._commands.topics.open(here, person, wish, press_id(query))
        else:
            answer = await self._desk.press_in_place(person, tail, command, press_id(query), presence)
        await reply.say(answer.text if answer.is_refusal else "")
        if message is None or not message.is_accessible or answer.is_refusal:
            return
        screen = answer.screen
        if screen is not None and _is_greeting(message):
            await self._private_answers.tell(here, screen)
        elif screen is not None:
            self._rewriter.show_soon(here, message.sent, screen)
        elif not _is_greeting(message):
            with suppress(Wait, Unreachable, Unknown):
                await self._platform.remove(here, str(message.message_id))

    async def _say(self, query: Query, reply: TelegramReply, person: Person, code: Code) -> None:
        """Say at a table what somebody wrote to the bot, in the message that the pressed one answers."""
        message = query.message
        written = message.reply_to_message if message is not None else None
        if message is None or written is None:
            await reply.nothing()
            return
        pressed = f"{NAME} {written.chat.id} {written.message_id}"
        said = await self._desk.chat.say(person, written.text, code.table_id, pressed)
        if said.is_refusal:
            await reply.say(said.text)
            return
        view = await self._desk.table_view(None, code.table_id)
        done = words_for(person.language)("said-at-table", code=view.code if view is not None else "")
        await reply.nothing()
        self._rewriter.show_soon(message.place, message.sent, Screen((Line(done, "quiet"),)))

    # --- Acting ----------------------------------------------------------------------------------------

    async def _act(self, query: Query, reply: TelegramReply, person: Person, code: Code | None) -> None:
        # Until the press is answered, and perhaps by showing the hand, nobody else need show it.
        with self._couriers.pressing(Chat(query.sender.id).address):
            answer = await self._press(query, person, code)
            message = query.message
            if code is not None and answer.record:
                await self._hand_over(reply, person, code, answer)
            elif code is not None and message is not None and message.ephemeral_message_id is not None:
                fresh = Code(OPEN, code.table_id, 0, OPTIONS if is_setting(answer.command) else HAND)
                await self._rewrite_ephemeral(query, reply, person, fresh, answer.text)
            elif answer.text:
                await reply.say(answer.text)
            elif isinstance(answer.command, Sit) and code and message is not None and message.place.is_group:
                await self._lead_to_chat(message.place, reply, person, code.table_id)
            elif code is not None and message is not None and message.chat.is_private:
                await self._act_in_private(query, message, reply, person, code, answer.command)
            else:
                await reply.nothing()

    async def _act_in_private(
        self,
        query: Query,
        message: Message,
        reply: TelegramReply,
        person: Person,
        code: Code,
        command: Command | None,
    ) -> None:
        """Say that something was done; whoever is asked again is shown their hand at once.

        All others see it when they are asked, or when it is calm: here that is a call of its own.
        """
        # A page that had to wait would cover what comes of this.
        self._rewriter.give_up((message.place, message.sent.ref))
        if code.kind == ACT:
            is_asked = await self._is_asked(person, code.table_id)
            await reply.say("" if is_asked else DONE.format(message.label_of(query.data)))
            # A copy of the hand that somebody plays from becomes the hand.
            if is_asked or await self._kept_as(message, query.sender.id, code.table_id) != "hand":
                await self._couriers.answer(message.place.address, code.table_id, PressedMessage(message))
            return
        await reply.nothing()
        if is_setting(command) and not await self._kept_as(message, query.sender.id, code.table_id):
            self._rewrite_soon(message, person, Code(OPEN, code.table_id, 0, OPTIONS))

    async def _lead_to_chat(self, place: Chat, reply: TelegramReply, person: Person, table_id: str) -> None:
        """Lead somebody who has sat down, and has no private chat, into it: their hand will be there."""
        account = int(person.account)
        if await self._platform.has_chat(account) or await self._platform.may_show_alone(place, account):
            await reply.nothing()
        else:
            await reply.lead(hand_link(self._platform.username, table_id))

    async def _is_asked(self, person: Person, table_id: str) -> bool:
        """Whether a person has something to decide, or the match that they played is over."""
        view = await self._desk.table_view(person, table_id)
        return view is not None and (view.decision is not None or view.phase != PLAYING)

    async def _hand_over(self, reply: TelegramReply, person: Person, code: Code, answer: Answer) -> None:
        words = words_for(person.language)
        name = f"tablemates-{answer.table_id}.txt"
        if await self._private_answers.hand_over(person, name, answer.record, words("record-here")):
            await reply.say(words("record-here"))
        else:
            await reply.lead(show_link(self._platform.username, code))

    # --- Looking at something --------------------------------------------------------------------------

    async def _open(
        self, query: Query, reply: TelegramReply, person: Person, code: Code, asked: OpenCommand | Draft
    ) -> None:
        """Show a hand, a menu or a page of one: in the pressed message if that is the person's own."""
        message = query.message
        if isinstance(asked, AddDie):  # A die counts at once, whatever its message shows by then.
            answer = await self._press(query, person, code)
            if answer.is_refusal:
                await reply.say(answer.text)
                return
            asked = ShowSeal()
            code = open_code(code.table_id, code.number, asked)
        if message is not None and message.ephemeral_message_id is not None:
            await self._rewrite_ephemeral(query, reply, person, code)
            return
        if isinstance(asked, TurnHints) and message is not None and message.chat.is_private:
            # A choice is made at once; only what it looks like may wait, and give way to what is pressed next.
            answer = await self._press(query, person, code)
            if answer.screen is None:
                await reply.say(answer.text)
                return
            person = await self._identity.person(query.sender, None)
            code = code._replace(what=HAND)
        if message is not None and message.chat.is_private:
            kept_as = await self._kept_as(message, query.sender.id, code.table_id)
            if kept_as in (*OWN, ""):
                self._open_soon(message, person, code, is_kept=kept_as in OWN)
                await reply.nothing()
                return
        answer = await self._press(query, person, code)
        if answer.screen is None:
            await reply.say(answer.text)
        elif _is_aside(code):
            await self._show(query, reply, person, code, answer.screen)
        else:
            await self._show_hand(query, reply, person, code, answer.screen)

    async def _show_hand(
        self, query: Query, reply: TelegramReply, person: Person, code: Code, screen: Screen
    ) -> None:
        """Show a hand to its owner: in a message for them alone, in a window over the chat, or in private."""
        if query.message is None or query.message.chat.is_private:
            await self._show(query, reply, person, code, screen)
        elif self._platform.has_inline and not await self._has_hand(query.sender.id, code.table_id):
            # They are offered their cards when they type the bot's name, and not in two ways at once.
            await reply.window(await self._desk.listed_hand(person, code.table_id) or screen.short)
        elif await self._show_hand_in_group(query, code.table_id, screen):
            await reply.say(words_for(person.language)("hand-shown"))
        else:
            await self._list_hand(query, reply, person, code.table_id)

    async def _show_hand_in_group(self, query: Query, table_id: str, screen: Screen) -> bool:
        """Show a hand in a message for its owner alone; not twice the same: whoever asks again has not seen it."""
        key = (query.sender.id, table_id)
        if self._hands.get(key) == screen or not await self._lend_new_message(query, table_id, screen):
            return False
        self._hands[key] = screen
        if len(self._hands) > HANDS_MAX:
            self._hands.popitem(last=False)
        return True

    async def _lend_new_message(self, query: Query, table_id: str, screen: Screen) -> bool:
        """Have the courier show a hand in the group from now on; what is nobody's hand it leaves to us."""
        if query.message is None or not self._platform.ephemerals.may_be_shown(query.message.place):
            return False
        if await self._couriers.answer(Chat(query.sender.id).address, table_id, NewMessage(query)):
            self._couriers.wake(table_id)  # The message where the hand was before says so.
            return True
        return await self._platform.ephemerals.show(query, screen) is not None

    async def _list_hand(self, query: Query, reply: TelegramReply, person: Person, table_id: str) -> None:
        listed = await self._listed_hand(query, person, table_id)
        if listed is not None:
            await reply.window(listed)
        else:
            await reply.lead(hand_link(self._platform.username, table_id))

    async def _listed_hand(self, query: Query, person: Person, table_id: str) -> str | None:
        """A hand in few words, with numbers if they stand under the table: they do where somebody has no private
        chat, and if it takes this press to know that, they are put there now."""
        has_numbers = query.message is not None and NTH in _kinds(query.message)
        if not has_numbers and not await self._platform.has_chat(query.sender.id):
            has_numbers = True
            self._couriers.unreachable(Chat(query.sender.id).address)
            self._couriers.wake(table_id)
        return await self._desk.numbered_hand(person, table_id, has_numbers=has_numbers)

    async def _show(self, query: Query, reply: TelegramReply, person: Person, code: Code, screen: Screen) -> None:
        """Show something to the presser alone: in their private chat, or as alone as a group allows."""
        if query.message is None or query.message.chat.is_private:
            await reply.nothing()
            await self._private_answers.tell(Chat(query.sender.id), screen)
        elif screen.picture is not None and takes_long(screen.picture):
            # Ephemeral messages have words alone. Until the press is answered its button shows that it comes.
            if await self._private_answers.tell(Chat(query.sender.id), screen):
                await reply.say(words_for(person.language)("replay-here"))
            else:
                await reply.lead(show_link(self._platform.username, code))
        elif await self._platform.ephemerals.show(query, screen) is not None:
            await reply.nothing()
        else:
            await reply.lead(show_link(self._platform.username, code))

    async def _turn_page(self, query: Query, reply: TelegramReply, person: Person, code: Code) -> None:
        """Show a page of the rules: in place of the one that was pressed, if that is the person's own."""
        answer = await self._press(query, person, code)
        message = query.message
        if answer.screen is None:
            await reply.say(answer.text)
        elif message is None or not _is_rules_page(message):
            await self._show(query, reply, person, code, answer.screen)
        elif message.ephemeral_message_id is not None:
            await self._rewrite_ephemeral(query, reply, person, code)
        elif message.chat.is_private:
            self._rewrite_soon(message, person, code)
            await reply.nothing()
        else:
            await self._show(query, reply, person, code, answer.screen)

    # --- A person's own messages -----------------------------------------------------------------------

    async def _has_hand(self, account: int, table_id: str) -> bool:
        return await self._desk.has_hand(table_id, Chat(account).address)

    async def _kept_as(self, message: Message, account: int, table_id: str) -> str:
        return await self._desk.kept_as(table_id, Chat(account).address, message.sent.ref)

    def _rewrite_soon(self, message: Message, person: Person, code: Code) -> None:
        """Have a message that the courier does not keep show what a code opens, as it is when it is drawn."""

        async def render() -> Screen | None:
            return (await self._opened(person, code)).screen

        self._rewriter.rewrite_soon(message.place, message.sent, render)

    def _open_soon(self, message: Message, person: Person, code: Code, *, is_kept: bool) -> None:
        """Have a message in the private chat show what a code opens, which may be a page of the hand there."""
        if not is_kept and _is_aside(code):
            self._rewrite_soon(message, person, code)
            return

        async def attempt() -> None:
            screen = (await self._opened(person, code)).screen
            if screen is None or await self._lend(message, person, code, screen):
                return
            if is_kept:
                raise Wait(AGAIN_SECONDS)
            await self._rewriter.show(message.place, message.sent, screen)

        self._rewriter.try_soon((message.place, message.sent.ref), attempt)

    async def _lend(self, message: Message, person: Person, code: Code, screen: Screen) -> bool:
        """Have the courier show a hand, or an opened page of it, in a message that its owner has pressed."""
        page = None if code.what == HAND else screen
        address = self._platform.private_address(person)
        return await self._couriers.answer(address, code.table_id, PressedMessage(message), page)

    async def _rewrite_ephemeral(
        self, query: Query, reply: TelegramReply, person: Person, code: Code, said: str = ""
    ) -> None:
        """Show what a code opens in the pressed message, which its receiver alone sees.

        If that must wait, it is shown later, and a few words of it meanwhile: nobody is led away from the group.
        """
        message = query.message
        assert message is not None
        opened = await self._opened(person, code)
        said = said or opened.text
        is_shown = False
        if opened.screen is not None:
            try:
                is_shown = await self._write_ephemeral(message, person, code, opened.screen)
                is_shown = is_shown or await self._lend_new_message(query, code.table_id, opened.screen)
            except Wait:
                self._write_ephemeral_soon(message, person, code)
            except Unknown as failure:
                log.info("a message for one person was not rewritten: %r", failure)
        if said or is_shown or opened.table_id is None:
            await reply.say(said)
        elif (listed := await self._listed_hand(query, person, opened.table_id)) is not None:
            await reply.window(listed)
        else:
            await reply.nothing()

    async def _write_ephemeral(self, message: Message, person: Person, code: Code, screen: Screen) -> bool:
        """Rewrite a message that one person sees alone; whether it shows that now. Raises Wait."""
        account, ref = int(person.account), message.sent.ref
        is_own = not _is_aside(code) or await self._kept_as(message, account, code.table_id) in OWN
        if is_own and await self._lend(message, person, code, screen):
            return True
        return await self._platform.ephemerals.rewrite(account, ref, screen)

    def _write_ephemeral_soon(self, message: Message, person: Person, code: Code) -> None:
        async def attempt() -> None:
            screen = (await self._opened(person, code)).screen
            if screen is not None:
                await self._write_ephemeral(message, person, code, screen)

        self._rewriter.try_soon((person.id, message.sent.ref), attempt)

    async def _opened(self, person: Person, code: Code) -> Answer:
        """What a code opens; looking needs no id of a press, since nothing is written down."""
        return await self._desk.press(person, code, "")

    # --- Commands behind buttons -----------------------------------------------------------------------

    async def _command(self, query: Query, reply: TelegramReply, person: Person) -> None:
        """Carry out a command that stands in a button, and show what comes of it in that very message."""
        message = query.message
        place = message.place if message is not None else Chat(query.sender.id)
        asked = Asked(person, place, press_id(query))
        answer = await self._commands.carry_out(query.data, asked)
        if answer.text or answer.screen is None:
            await reply.say(answer.text)
        else:
            await reply.nothing()
        if message is None or answer.is_refusal:
            return
        if answer.table_id is not None:  # The choice was made, and the table is what is to be seen.
            with suppress(Wait, Unreachable, Unknown):
                await self._platform.remove(place, str(message.message_id))
        elif answer.screen is not None and not place.is_group:
            self._rewriter.show_soon(place, message.sent, answer.screen)


def press_id(query: Query) -> str:
    """What makes a second delivery of the same press harmless."""
    return f"{NAME} {query.id}"


def _is_in(message: Message | None, place: Chat) -> bool:
    """Whether a message stands in a place; of a very old one Telegram does not tell the topic, only the chat."""
    if message is None:
        return False
    return message.place == place if message.is_accessible else message.chat.id == place.id


def _is_greeting(message: Message) -> bool:
    """Whether a message offers to play, and not which game."""
    rows = message.reply_markup.inline_keyboard if message.reply_markup is not None else []
    codes = [read_code(button.callback_data) for row in rows for button in row]
    return any(
        code is not None and code.kind == PLACE and isinstance(read_place_code(code), SpeakIn) for code in codes
    )


def _is_aside(code: Code) -> bool:
    """Whether a code opens something that is looked at beside the hand."""
    asked = read_open_code(code)
    if isinstance(asked, Draft):
        return asked.head in DRAFTS_ASIDE
    return code.kind != OPEN or isinstance(asked, ASIDE)


def _is_rules_page(message: Message) -> bool:
    """Whether a message shows nothing but the rules of one game, of which the next page may take its place."""
    games = {code.what if code is not None and code.kind == RULES else None for code in _codes(message)}
    return len(games) == 1 and None not in games


def _kinds(message: Message) -> set[str]:
    """What the buttons of a message do."""
    return {code.kind for code in _codes(message) if code is not None}


def _codes(message: Message) -> list[Code | None]:
    rows = message.reply_markup.inline_keyboard if message.reply_markup is not None else []
    return [read_code(button.callback_data) for row in rows for button in row]
