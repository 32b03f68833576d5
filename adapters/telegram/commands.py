"""Commands: everything that buttons do, and what has no button, typed or behind a button of their own.

Whatever is a person's own is answered in the private chat. Where a command is typed in a group, the table is the
answer if it can be: a group takes few messages.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import cache
from typing import NamedTuple

from adapters.front.answers import Answer
from adapters.front.desk import Desk
from adapters.front.opening import TableWish
from adapters.front.table_lookup import TableHint
from adapters.screens.buttons import PLACE, read_code
from adapters.screens.place_codes import ChooseGame, PlayCommand, read_place_code
from adapters.screens.screen import Line, Link, Screen
from adapters.store.records import Person
from adapters.telegram import check
from adapters.telegram.arguments import command_of, read_choice, read_game, read_language, read_listener, read_wish
from adapters.telegram.chats import NAME, Chat
from adapters.telegram.menus import COMMANDS, names_of, with_commands
from adapters.telegram.moderators import presence_in
from adapters.telegram.pickers import FORGET, SURE, act_screen, forget_screen, game_screen, settings_screen
from adapters.telegram.platform import TelegramPlatform
from adapters.telegram.private_answers import PrivateAnswers
from adapters.telegram.start_links import StartLinks
from adapters.telegram.topics import TelegramTopics
from adapters.telegram.updates import Message
from adapters.text.words import FALLBACK, languages, words_for

HERE = "here"
FOR_ANYBODY = frozenset({"help", "rules", "scores", "settings", "check"})  # whoever they are


class Asked(NamedTuple):
    """Who asks for something by a command, and where."""

    person: Person
    place: Chat
    press_id: str
    rest: str = ""  # what stands behind the command
    is_anonymous: bool = False  # an administrator in the name of the group

    @property
    def hint(self) -> TableHint:
        """Which of the person's tables is meant."""
        return TableHint(self.place.address)


class TelegramCommands:
    """Answers whoever uses a command."""

    def __init__(self, desk: Desk, platform: TelegramPlatform, private_answers: PrivateAnswers) -> None:
        self._desk = desk
        self._platform = platform
        self._private_answers = private_answers
        self._start_links = StartLinks(desk, platform, private_answers)
        self.topics = TelegramTopics(desk, platform)
        self._known: dict[str, Callable[[Asked], Awaitable[Answer]]] = {
            "start": self.start,
            **{name: getattr(self, name) for name in COMMANDS},
        }

    async def answer(self, message: Message, person: Person) -> None:
        """Carry out what was typed, and tell the person what there is to tell."""
        place = message.place
        asked = Asked(person, place, f"{NAME} {message.chat.id} {message.message_id}")
        answer = await self.carry_out(message.text, asked)
        screen = answer.refusal_screen or (answer.screen if not answer.text else None)
        if screen is None and answer.text:
            screen = Screen((Line(answer.text),))
        if screen is None:
            return
        screen = with_commands(screen, person.language, self._platform.username if place.is_group else "")
        if place.is_group and (_is_choice(screen) or leads_on(screen)):
            await self._private_answers.tell(place, screen, reply_to=message.message_id)
        else:
            await self._private_answers.tell_alone(
                person,
                place,
                screen,
                reply_to=message.message_id,
                is_own=answer.screen is not None and not self._is_for_all(message.text, screen),
                table_id=answer.table_id,
            )

    def _is_for_all(self, text: str, screen: Screen) -> bool:
        """Whether everybody in a group may read an answer, so that nobody needs a private chat for it."""
        found = command_of(text, self._platform.username)
        name = _names().get(found[0], found[0]) if found is not None else ""
        return name in FOR_ANYBODY - {"settings"} or name == "start" or _is_about_place(screen)

    async def answer_anonymous(self, message: Message, person: Person) -> None:
        """Carry out what an administrator typed in the name of the group: nobody knows who could sit down, so that
        games are offered as buttons, which know their presser; all else is answered in the group."""
        place = message.place
        asked = Asked(person, place, f"{NAME} {message.chat.id} {message.message_id}", is_anonymous=True)
        found = command_of(message.text, self._platform.username)
        name = _names().get(found[0], found[0]) if found is not None else ""
        if name not in self._known:
            return
        words = words_for(person.language)
        if name in FOR_ANYBODY:
            answer = await self.carry_out(message.text, asked)
        elif name == "play":
            answer = await self._games(asked)
        else:
            answer = Answer(words("anonymous-how"), is_refusal=True)
        screen = with_commands(
            answer.screen or Screen((Line(answer.text),)), person.language, self._platform.username
        )
        await self._private_answers.tell(place, screen, reply_to=message.message_id)

    async def carry_out(self, text: str, asked: Asked) -> Answer:
        """Do what a command says; nothing if it is none of ours, which other bots may know."""
        found = command_of(text, self._platform.username)
        if found is None:
            return Answer()
        name, rest = found
        command = self._known.get(_names().get(name, name))
        if command is None:
            return Answer() if asked.place.is_group else await self._desk.help(asked.person)
        return await command(asked._replace(rest=rest))

    # --- Tables ----------------------------------------------------------------------------------------

    async def start(self, asked: Asked) -> Answer:
        """Say hello, or do what the link by which somebody came was for."""
        return await self._start_links.start(asked.person, asked.place, asked.rest, asked.press_id)

    async def play(self, asked: Asked) -> Answer:
        """Open a table here, or in a topic of its own; without a game ask which."""
        words = words_for(asked.person.language)
        wish = read_wish(asked.rest, words)
        if wish is None:
            return await self._games(asked)
        if wish.options is None:
            return Answer(words("options-unreadable"), is_refusal=True)
        if missing := await check.missing(self._platform.api, asked.place, words):
            return Answer(missing, is_refusal=True)
        if wish.is_apart:
            full = TableWish(wish.game, wish.seats, wish.preset, wish.options)
            return await self.topics.open(asked.place, asked.person, full, asked.press_id)
        answer = await self._desk.open_table(
            asked.person,
            wish.game,
            lambda _: asked.place.address,
            asked.press_id,
            seats=wish.seats,
            preset=wish.preset,
            options=wish.options,
            presence=presence_in(asked.place),
        )
        return answer if answer.is_refusal else answer._replace(text="")  # The table tells its code itself.

    async def _games(self, asked: Asked) -> Answer:
        """Ask for which of the games of a place a table is to be opened."""
        presence = await self._platform.moderators.presence_to_play(asked.place)
        return await self._desk.opening.play(asked.person, ChooseGame(), presence, asked.press_id)

    async def join(self, asked: Asked) -> Answer:
        """Sit down at a table by its code; the table itself is the answer."""
        return await self._desk.join(asked.person, asked.rest, lambda _: asked.place.address, asked.press_id)

    async def tables(self, asked: Asked) -> Answer:
        """List the tables one can see from here."""
        return await self._desk.tables(asked.person, asked.place.address)

    async def leave(self, asked: Asked) -> Answer:
        """Leave a table; the code says which of several."""
        answer = await self._desk.leave(asked.person, TableHint(asked.place.address, asked.rest), asked.press_id)
        return _quiet(answer, asked)

    # --- Playing ---------------------------------------------------------------------------------------

    async def hand(self, asked: Asked) -> Answer:
        """Show the hand."""
        answer = await self._desk.hand(asked.person, TableHint(asked.place.address, asked.rest))
        return await self._platform.ways_back.answered(answer, asked.person.account)

    async def act(self, asked: Asked) -> Answer:
        """Do something in the match, by its words or its code; without any list what may be done."""
        if not asked.rest:
            choices = await self._desk.choices(asked.person, asked.hint)
            # What one may do tells what one holds.
            return Answer(screen=act_screen(choices, words_for(asked.person.language)))
        return await self._desk.act(asked.person, asked.rest, asked.hint, asked.press_id)

    # --- To look at ------------------------------------------------------------------------------------

    async def rules(self, asked: Asked) -> Answer:
        """Open the rules of a game; without one ask which."""
        words = words_for(asked.person.language)
        if not asked.rest:
            return Answer(screen=game_screen("rules", words))
        game, _ = read_game(asked.rest, words)
        return await self._desk.rules(asked.person, game or asked.rest)

    async def scores(self, asked: Asked) -> Answer:
        """Show the high scores of a game, over all or of this place, and the person's own."""
        words = words_for(asked.person.language)
        if not asked.rest:
            return Answer(screen=game_screen("scores", words))
        game, rest = read_game(asked.rest, words)
        here = rest.casefold() in (HERE, words("option-here").casefold())
        place = asked.place.address if here else None
        return await self._desk.scores(asked.person, game or asked.rest, None if here else rest or None, place)

    async def notify(self, asked: Asked) -> Answer:
        """Choose to be told when somebody opens a table here."""
        presence = await self._platform.moderators.presence(asked.place, int(asked.person.account))
        return await self._desk.bells.show(asked.person, presence)

    async def help(self, asked: Asked) -> Answer:
        """Say how to begin."""
        return await self._desk.help(asked.person)

    async def check(self, asked: Asked) -> Answer:
        """Say what the bot may not do here, and what else it could do."""
        account = None if asked.is_anonymous else int(asked.person.account)
        words = words_for(asked.person.language)
        return Answer(screen=await check.report(self._platform, asked.place, account, words))

    # --- Chat ------------------------------------------------------------------------------------------

    async def say(self, asked: Asked) -> Answer:
        """Say something to everybody at a table."""
        here = asked.place.address
        answer = await self._desk.chat.say(asked.person, asked.rest, asked.hint, asked.press_id, here=here)
        return await self.heard(asked, answer)

    async def heard(self, asked: Asked, answer: Answer) -> Answer:
        """The answer to something said: in private that it was heard, in a group the table shows that."""
        if answer.is_refusal or asked.place.is_group or answer.table_id is None:
            return answer
        view = await self._desk.table_view(None, answer.table_id)
        if view is None:
            return answer
        return answer._replace(text=words_for(asked.person.language)("said-at-table", code=view.code))

    async def whisper(self, asked: Asked) -> Answer:
        """Say something to one other player, where nobody else reads it."""
        if asked.place.is_group:
            return Answer(words_for(asked.person.language)("whisper-in-private"), is_refusal=True)
        others = await self._desk.chat.listeners(asked.person, asked.hint)
        seat, text = read_listener(asked.rest, others)
        return await self._desk.chat.whisper(asked.person, asked.hint, seat, text, asked.press_id)

    # --- Settings --------------------------------------------------------------------------------------

    async def settings(self, asked: Asked) -> Answer:
        """Show the settings, or change one."""
        person, words = asked.person, words_for(asked.person.language)
        what, _, rest = asked.rest.partition(" ")
        what = _settings().get(what.casefold(), what.casefold())
        if what == "place" or asked.is_anonymous:
            return await self._set_place(asked, rest)
        if what == "name":
            return await self._desk.people.rename(person, rest)
        if what == "language":
            return await self._with_settings(
                asked, await self._desk.people.set_language(person, read_language(rest))
            )
        if (choice := read_choice(asked.rest)) is not None:
            return await self._with_settings(asked, await self._desk.people.choose(person, *choice))
        if what == FORGET:
            if rest.casefold() in (SURE, words("option-sure").casefold()):
                return await self._desk.people.forget(person)
            return Answer(screen=forget_screen(words))
        return Answer(screen=settings_screen(person, words, asked.place.address))

    async def _set_place(self, asked: Asked, rest: str) -> Answer:
        """Show what is decided for a place, or choose its language, or how things are shown there."""
        presence = await self._platform.moderators.presence(
            asked.place, int(asked.person.account), is_anonymous=asked.is_anonymous
        )
        if not rest:
            return await self._desk.places.show(asked.person, presence)
        if (choice := read_choice(rest)) is not None:
            return await self._desk.places.choose(asked.person, presence, *choice)
        return await self._desk.places.set_language(asked.person, presence, read_language(rest))

    async def _with_settings(self, asked: Asked, answer: Answer) -> Answer:
        """The answer to a choice, and the settings as they are now, for the message with the pressed button."""
        person = None if answer.is_refusal else await self._desk.known(NAME, asked.person.account)
        if person is None:
            return answer
        return answer._replace(screen=settings_screen(person, words_for(person.language), asked.place.address))


def _quiet(answer: Answer, asked: Asked) -> Answer:
    """The answer; in a group without words where the table shows what happened."""
    return answer._replace(text="") if asked.place.is_group and not answer.is_refusal else answer


def _is_choice(screen: Screen) -> bool:
    """Whether this asks which game to play; whoever presses one of its buttons opens the table."""
    codes = [read_code(getattr(control, "code", "")) for row in screen.controls for control in row]
    return bool(codes) and all(
        code is not None and code.kind == PLACE and isinstance(read_place_code(code), PlayCommand)
        for code in codes
    )


def leads_on(screen: Screen) -> bool:
    """Whether this does nothing but lead to a table in a topic of its own, which all are to find."""
    controls = [control for row in screen.controls for control in row]
    return bool(controls) and all(isinstance(control, Link) for control in controls)


def _is_about_place(screen: Screen) -> bool:
    """Whether this is about the place where it was asked for, so that everybody there may read it."""
    codes = [getattr(control, "code", "") for row in screen.controls for control in row]
    return any((code := read_code(text)) is not None and code.kind == PLACE for text in codes)


@cache
def _names() -> dict[str, str]:
    """Every command by the names that it has in any language."""
    return {name: command for language in languages() for command, name in names_of(language).items()}


@cache
def _settings() -> dict[str, str]:
    """Every setting by the words for it in any language."""
    settings = ("name", "language", "place", FORGET)
    spoken = (FALLBACK, *languages())
    return {words_for(one)(f"command-settings-{what}").casefold(): what for one in spoken for what in settings}
