"""Slash commands: everything that buttons do, and what has no button. Answers are only for the person who asked.

Names and descriptions come from the catalogues: for the command `play` the keys command-play and
command-play-about, for its option `game` the keys option-game and option-game-about.
"""

from __future__ import annotations

import inspect
import logging
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from typing import Any

import discord
from discord import app_commands

from adapters.delivery.couriers import Couriers
from adapters.discord import check
from adapters.discord.identity import DiscordIdentity, place_of, presence_of
from adapters.discord.lent import is_in_lent_place
from adapters.discord.platform import DiscordPlatform, dm_address
from adapters.discord.presses import press_id, tell
from adapters.discord.replies import DiscordReply
from adapters.discord.threads import DiscordThreads
from adapters.discord.translations import localised
from adapters.front.answers import Answer
from adapters.front.choices import Choice, opening_choices, read_options
from adapters.front.desk import Desk
from adapters.front.opening import TableWish
from adapters.front.presence import Presence
from adapters.front.table_lookup import TableHint
from adapters.screens import look_screen
from adapters.screens.appearance import (
    BACKGROUND,
    CONFIRM,
    DECK,
    FORCED,
    HINTS,
    PICTURES,
    PLACE_SETTINGS,
    SETTINGS,
)
from adapters.screens.screen import Line, Screen
from adapters.store.records import Person
from adapters.text.plain_text import plain
from adapters.text.words import languages, own_name, words_for
from engine.games import GAMES, game_of

log = logging.getLogger(__name__)

CHOICES_MAX = 25
CHOICE_LENGTH_MAX = 100
SEATS_MAX = 12

Interaction = discord.Interaction[Any]
SlashCommand = app_commands.Command[Any, ..., Any]
Typed = app_commands.Choice[str]
Completion = Callable[[Interaction, str], Coroutine[Any, Any, list[Typed]]]


class DiscordCommands:
    """Answers whoever types a command."""

    def __init__(
        self,
        desk: Desk,
        couriers: Couriers,
        identity: DiscordIdentity,
        platform: DiscordPlatform,
        threads: DiscordThreads,
    ) -> None:
        self._desk = desk
        self._couriers = couriers
        self._identity = identity
        self._platform = platform
        self._threads = threads
        self.hears_mentions = True  # whether the bot is told of messages that name it

    def register(self, tree: app_commands.CommandTree[Any]) -> None:
        """Put every command into the tree."""
        complete: dict[str, Completion] = {
            "preset": self._presets,
            "options": self._options,
            "table": self._tables,
            "action": self._actions,
            "to": self._listeners,
        }
        first = (self.play, self.join, self.tables, self.hand, self.act, self.leave, self.rules, self.scores)
        for callback in (*first, self.notify, self.say, self.whisper, self.check, self.help):
            tree.add_command(_command(callback.__name__, callback, complete))
        settings = app_commands.Group(
            name=localised(lambda words: words("command-settings")),
            description=localised(lambda words: words("command-settings-about")),
        )
        own = (self.settings_name, self.settings_language, self.settings_look)
        for setting in (*own, self.settings_place, self.settings_forget):
            settings.add_command(_command(setting.__name__, setting, complete))
        tree.add_command(settings)

    # --- Tables ----------------------------------------------------------------------------------------

    async def play(
        self,
        interaction: Interaction,
        game: str,
        seats: app_commands.Range[int, 2, SEATS_MAX] | None = None,
        preset: str | None = None,
        options: str | None = None,
        thread: bool = False,
    ) -> None:
        """Open a table here, or in a thread of its own."""

        async def ask(person: Person, place: str) -> Answer:
            words = words_for(person.language)
            chosen = read_options(options or "")
            if chosen is None:
                return Answer(words("options-unreadable"), is_refusal=True)
            if lacking := _lacking(interaction, check.lacking_for_words):
                return Answer(words("check-missing", permissions=words.list(lacking)), is_refusal=True)
            if is_in_lent_place(interaction) and not check.may_show_all(interaction):
                return Answer(words("lent-hushed"), is_refusal=True)
            wish, press = TableWish(game, seats, preset, chosen), press_id(interaction)
            if thread:
                return await self._threads.open(interaction, person, wish, press)
            presence = presence_of(interaction)
            opened = await self._desk.opening.open(person, wish, lambda _: place, press, presence)
            if opened.is_refusal or not is_in_lent_place(interaction):
                return opened
            return opened._replace(text=f"{opened.text}\n{words('lent-about')}")

        await self._answer(interaction, ask)

    async def join(self, interaction: Interaction, code: app_commands.Range[str, 1, 20]) -> None:
        """Sit down at a table by its code."""

        async def ask(person: Person, place: str) -> Answer:
            answer = await self._desk.join(person, code, lambda _: place, press_id(interaction))
            return await self._with_code(person, answer, is_joined=True)

        await self._answer(interaction, ask)

    async def tables(self, interaction: Interaction) -> None:
        """List the tables one can see from here."""
        await self._answer(interaction, self._desk.tables)

    async def leave(self, interaction: Interaction, table: str | None = None) -> None:
        """Leave a table."""

        async def ask(person: Person, place: str) -> Answer:
            return await self._desk.leave(person, _hint(place, table), press_id(interaction))

        await self._answer(interaction, ask)

    # --- Playing ---------------------------------------------------------------------------------------

    async def hand(self, interaction: Interaction, table: str | None = None) -> None:
        """Show the hand, and keep it up to date for a while."""

        async def ask(person: Person, place: str) -> Answer:
            return await self._desk.hand(person, _hint(place, table))

        await self._answer(interaction, ask, is_hand=True)

    async def act(self, interaction: Interaction, action: str, table: str | None = None) -> None:
        """Do something in the match; answered with what the hand is then."""

        async def ask(person: Person, place: str) -> Answer:
            answer = await self._desk.act(person, action, _hint(place, table), press_id(interaction))
            if answer.text or answer.table_id is None:
                return answer
            return await self._desk.hand(person, answer.table_id)

        await self._answer(interaction, ask, is_hand=True)

    # --- To look at ------------------------------------------------------------------------------------

    async def rules(self, interaction: Interaction, game: str) -> None:
        """Open the rules of a game."""
        await self._answer(interaction, lambda person, _: self._desk.rules(person, game))

    async def scores(
        self, interaction: Interaction, game: str, preset: str | None = None, here: bool = False
    ) -> None:
        """Show the high scores of a game and the person's own."""

        async def ask(person: Person, place: str) -> Answer:
            return await self._desk.scores(person, game, preset, place if here else None)

        await self._answer(interaction, ask)

    async def notify(self, interaction: Interaction) -> None:
        """Choose to be told when somebody opens a table here."""
        presence = presence_of(interaction)
        await self._answer(interaction, lambda person, _: self._desk.bells.show(person, presence))

    async def help(self, interaction: Interaction) -> None:
        """Say how to begin."""

        async def ask(person: Person, _: str) -> Answer:
            answer = await self._desk.help(person)
            assert answer.screen is not None
            return answer._replace(screen=self._platform.with_commands(answer.screen))

        await self._answer(interaction, ask)

    async def check(self, interaction: Interaction) -> None:
        """Say what is missing here, and what cannot be done without it."""

        async def ask(person: Person, _: str) -> Answer:
            lines = check.findings(
                interaction,
                words_for(person.language),
                lacking=_lacking(interaction, check.lacking),
                hears_mentions=self.hears_mentions,
                allows_people=await self._platform.allows_people(),
            )
            return Answer(screen=Screen(tuple(map(Line, lines)), short=lines[0]))

        await self._answer(interaction, ask)

    # --- Chat ------------------------------------------------------------------------------------------

    async def say(
        self, interaction: Interaction, text: app_commands.Range[str, 1, 500], table: str | None = None
    ) -> None:
        """Say something to everybody at a table."""

        async def ask(person: Person, place: str) -> Answer:
            press = str(interaction.id)
            answer = await self._desk.chat.say(person, text, _hint(place, table), press, here=place)
            return await self._with_code(person, answer)

        await self._answer(interaction, ask)

    async def whisper(
        self,
        interaction: Interaction,
        to: str,
        text: app_commands.Range[str, 1, 500],
        table: str | None = None,
    ) -> None:
        """Say something to one other player."""

        async def ask(person: Person, place: str) -> Answer:
            hint = _hint(place, table)
            others = await self._desk.chat.listeners(person, hint)
            named = [seat for seat, name in others if to in (str(seat), name)]
            # Never guess: what was meant for one person must not be read by another.
            seat = named[0] if len(named) == 1 else -1
            return await self._desk.chat.whisper(person, hint, seat, text, str(interaction.id))

        await self._answer(interaction, ask)

    # --- Settings --------------------------------------------------------------------------------------

    async def settings_name(self, interaction: Interaction, name: app_commands.Range[str, 1, 100]) -> None:
        """Choose a name."""
        await self._answer(interaction, lambda person, _: self._desk.people.rename(person, name))

    async def settings_language(self, interaction: Interaction, language: str) -> None:
        """Choose a language."""
        await self._answer(interaction, lambda person, _: self._desk.people.set_language(person, language))

    async def settings_place(self, interaction: Interaction, language: str | None = None) -> None:
        """Show what is decided for a place, with buttons for those who run it; or choose its language."""
        presence = presence_of(interaction)
        if language is None:
            await self._answer(interaction, lambda person, _: self._desk.places.show(person, presence))
        else:
            choose = partial(self._desk.places.set_language, presence=presence, language=language)
            await self._answer(interaction, lambda person, _: choose(person))

    async def settings_look(
        self,
        interaction: Interaction,
        pictures: str | None = None,
        deck: str | None = None,
        background: str | None = None,
        hints: str | None = None,
        confirm: str | None = None,
        forced: str | None = None,
        for_place: bool = False,
    ) -> None:
        """Choose how things are shown, or be told what is chosen."""
        named = {
            **{PICTURES: pictures, DECK: deck, BACKGROUND: background},
            **{HINTS: hints, CONFIRM: confirm, FORCED: forced},
        }
        given = {setting: word for setting, word in named.items() if word is not None}

        presence = presence_of(interaction)

        async def ask(person: Person, _: str) -> Answer:
            if not for_place:
                return await self._choose(given, person, None)
            if not given.keys() <= set(PLACE_SETTINGS):
                return Answer(words_for(person.language)("look-hints-here"), is_refusal=True)
            return await self._choose(given, person, presence)

        await self._answer(interaction, ask)

    async def _choose(self, given: dict[str, str], person: Person, presence: Presence | None) -> Answer:
        """Choose this for a place, or for the person; with nothing to choose, say what is chosen."""
        if not given:
            if presence is not None:
                return await self._desk.places.show(person, presence)
            return Answer(screen=look_screen(person.settings, words_for(person.language)))
        texts = []
        for setting, word in given.items():
            if presence is None:
                answer = await self._desk.people.choose(person, setting, word)
            else:
                answer = await self._desk.places.choose(person, presence, setting, word)
            if answer.is_refusal:
                return answer
            texts.append(answer.text)
        return Answer(" ".join(texts))

    async def settings_forget(self, interaction: Interaction, sure: bool) -> None:
        """Forget the person."""

        async def ask(person: Person, _: str) -> Answer:
            if not sure:
                return Answer(words_for(person.language)("not-sure"))
            return await self._desk.people.forget(person)

        await self._answer(interaction, ask)

    # --- Answering -------------------------------------------------------------------------------------

    async def _answer(
        self,
        interaction: Interaction,
        ask: Callable[[Person, str], Awaitable[Answer]],
        *,
        is_hand: bool = False,
    ) -> None:
        """Ask the desk, and tell the person alone what it says."""
        if not self._identity.is_new(interaction.id):
            return
        reply = self._platform.reply_to(interaction)
        try:
            person = await self._identity.person(interaction)
            answer = await ask(person, place_of(interaction))
            if is_hand and answer.screen is not None and answer.table_id is not None:
                await self._show_hand(reply, person, answer.table_id)
            else:
                await tell(reply, person, answer)
            await self._identity.lend(interaction, answer.table_id)
        except Exception:
            log.exception("a command failed: %s", interaction.command and interaction.command.qualified_name)
            await reply.say(words_for(str(interaction.locale))("something-wrong"))

    async def _show_hand(self, reply: DiscordReply, person: Person, table_id: str) -> None:
        """Answer with the hand, which lives in that answer from now on."""
        if await self._couriers.answer(dm_address(person.account), table_id, reply.way_to_new()):
            self._identity.reachable(person.account)
            await reply.nothing()
        else:
            await tell(reply, person, await self._desk.hand(person, table_id))

    async def _with_code(self, person: Person, answer: Answer, *, is_joined: bool = False) -> Answer:
        """The answer; where it has no words of its own, with those that name the table."""
        view = await self._desk.table_view(None, answer.table_id) if answer.table_id and not answer.text else None
        if view is None:
            return answer
        words = words_for(person.language)
        return answer._replace(text=words("joined-table" if is_joined else "said-at-table", code=view.code))

    # --- Suggestions -----------------------------------------------------------------------------------

    async def _presets(self, interaction: Interaction, typed: str) -> list[Typed]:
        words = words_for(str(interaction.locale))
        game = _game_named(interaction)
        presets = game_of(game).info.presets if game else ()
        return _suggested(
            [Choice(words(f"{game}-preset-{preset}"), preset, (preset,)) for preset in presets], typed
        )

    async def _options(self, interaction: Interaction, typed: str) -> list[Typed]:
        game = _game_named(interaction)
        return _suggested(opening_choices(game, words_for(str(interaction.locale))) if game else [], typed)

    async def _tables(self, interaction: Interaction, typed: str) -> list[Typed]:
        person = await self._identity.person(interaction)
        own = await self._desk.own_tables(person)
        return _suggested([Choice(f"{code} · {game}", code, (code,)) for code, game in own], typed)

    async def _actions(self, interaction: Interaction, typed: str) -> list[Typed]:
        person = await self._identity.person(interaction)
        return _suggested(await self._desk.choices(person, self._hint_typed(interaction)), typed)

    async def _listeners(self, interaction: Interaction, typed: str) -> list[Typed]:
        person = await self._identity.person(interaction)
        others = await self._desk.chat.listeners(person, self._hint_typed(interaction))
        return _suggested([Choice(name, str(seat), (name.casefold(),)) for seat, name in others], typed)

    @staticmethod
    def _hint_typed(interaction: Interaction) -> TableHint:
        return _hint(place_of(interaction), getattr(interaction.namespace, "table", None))


def _hint(place: str, table: str | None) -> TableHint:
    return TableHint(place, table or "")


def _lacking(interaction: Interaction, of: Callable[..., list[str]]) -> list[str]:
    """The permissions that the bot lacks where a command was typed, as Discord's own settings name them."""
    if interaction.guild_id is None or is_in_lent_place(interaction):
        return []
    in_thread = isinstance(interaction.channel, discord.Thread)
    lacking = of(interaction.app_permissions, in_thread=in_thread)
    return [check.titled(name) for name in lacking]


def _game_named(interaction: Interaction) -> str | None:
    game = getattr(interaction.namespace, "game", None)
    return game if game in GAMES else None


def _suggested(choices: list[Choice], typed: str) -> list[Typed]:
    """What fits what was typed so far, as much as Discord shows."""
    fitting = [choice for choice in choices if choice.fits(typed)]
    return [
        app_commands.Choice(name=plain(choice.label, CHOICE_LENGTH_MAX) or "…", value=choice.code)
        for choice in fitting[:CHOICES_MAX]
    ]


# --- Building ------------------------------------------------------------------------------------------


def _command(name: str, callback: Any, complete: dict[str, Completion]) -> SlashCommand:
    """A command with the names, descriptions, choices and suggestions of its options."""
    options = [option for option in inspect.signature(callback).parameters if option != "interaction"]
    function = callback.__func__
    app_commands.rename(**{option: _option_name(option) for option in options})(function)
    app_commands.describe(**{option: _option_about(option) for option in options})(function)
    app_commands.choices(**{option: fixed for option, fixed in _fixed_choices().items() if option in options})(
        function
    )
    key = name.replace("_", "-")
    command: SlashCommand = app_commands.Command(
        name=localised(lambda words: words(f"command-{key}")),
        description=localised(lambda words: words(f"command-{key}-about")),
        callback=callback,
    )
    for option in options:
        if option in complete:
            command.autocomplete(option)(complete[option])
    return command


def _option_name(option: str) -> app_commands.locale_str:
    key = option.replace("_", "-")
    return localised(lambda words: words(f"option-{key}"))


def _option_about(option: str) -> app_commands.locale_str:
    key = option.replace("_", "-")
    return localised(lambda words: words(f"option-{key}-about"))


def _fixed_choices() -> dict[str, list[Typed]]:
    """Games by their titles, languages by their own names, ways to be shown things by what they are called."""
    looks = {
        setting: [app_commands.Choice(name=_chosen_name(setting, word), value=word) for word in offered]
        for setting, offered in SETTINGS.items()
    }
    return {
        **looks,
        "game": [app_commands.Choice(name=_title(key), value=key) for key in GAMES],
        "language": [app_commands.Choice(name=own_name(one), value=one) for one in languages()],
    }


def _title(game: str) -> app_commands.locale_str:
    return localised(lambda words: words(f"{game}-name"))


def _chosen_name(setting: str, word: str) -> app_commands.locale_str:
    return localised(lambda words: words(f"setting-{setting}-{word}"))
