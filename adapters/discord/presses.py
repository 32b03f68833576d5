"""Presses: every button and menu of ours, wherever it stands and however old it is, comes in here and is answered.

Nothing is remembered between presses: the code says what is meant, the account says who, and the table decides. No
message that the courier keeps is written here: a press lends it the way of answering.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import discord

from adapters.delivery.couriers import Couriers
from adapters.discord.identity import DiscordIdentity, is_private, presence_of
from adapters.discord.layout import code_of
from adapters.discord.platform import DiscordPlatform, dm_address
from adapters.discord.replies import DiscordReply
from adapters.discord.threads import DiscordThreads
from adapters.front.answers import Answer
from adapters.front.desk import Desk
from adapters.front.opening import TableWish
from adapters.screens.buttons import (
    ACT,
    END,
    GONE,
    HAND,
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
from adapters.screens.open_codes import AddDie, Draft, OpenCommand, SayThere, TurnHints, read_open_code
from adapters.screens.place_codes import PlayApart, read_place_code
from adapters.screens.screen import Line, Screen
from adapters.store.records import Person
from adapters.text.words import words_for

# What may be opened as a page of a hand; all else that is asked for stands apart from it.
IN_HANDS = (Draft, TurnHints)
# Drafts that may be part of one, and are not where they were opened from a table.
NOT_HANDS = frozenset({OPTIONS, GONE, SCORES, SWAP, END})
HANDS = frozenset({"hand", "away"})  # what the courier calls the messages of a hand

Interaction = discord.Interaction[Any]


class DiscordPresses:
    """Answers whoever presses something."""

    def __init__(
        self,
        desk: Desk,
        couriers: Couriers,
        identity: DiscordIdentity,
        threads: DiscordThreads,
        platform: DiscordPlatform,
    ) -> None:
        self._desk = desk
        self._platform = platform
        self._threads = threads
        self._couriers = couriers
        self._identity = identity

    async def answer(self, interaction: Interaction, reply: DiscordReply) -> None:
        """Do what the button says, and tell the presser alone whatever there is to tell."""
        person = await self._identity.person(interaction)
        code = read_code(_pressed(interaction))
        if is_private(interaction) or _is_ephemeral(interaction.message):
            with self._couriers.pressing(dm_address(person.account)):
                table_id = await self._answer(interaction, reply, person, code)
        else:
            table_id = await self._answer(interaction, reply, person, code)
        await self._identity.lend(interaction, table_id)

    async def _answer(
        self, interaction: Interaction, reply: DiscordReply, person: Person, code: Code | None
    ) -> str:
        """Do that; returns which table it was about, if any."""
        presence = presence_of(interaction)
        asked = read_open_code(code)
        if code is not None and isinstance(asked, SayThere):
            await self._say(interaction, reply, person, code)
            return code.table_id
        if code is not None and code.kind == PLACE:
            command = read_place_code(code)
            if code.table_id == presence.tail and isinstance(command, PlayApart):
                wish = TableWish(command.game, None, None, {})
                opened = await self._threads.open(interaction, person, wish, press_id(interaction))
                await tell(reply, person, opened)
                return ""
            pressed = press_id(interaction)
            answer = await self._desk.press_in_place(person, code.table_id, command, pressed, presence)
        else:
            answer = await self._desk.press(person, code, press_id(interaction), lambda _: presence.place)
        is_opened = isinstance(asked, IN_HANDS)
        if code is None or code.kind in (RULES, PLACE) or (code.kind == OPEN and not is_opened):
            is_place = code is not None and code.kind == PLACE
            is_like = is_place or isinstance(asked, AddDie) or answer.replay or _is_rules_page(interaction.message)
            if answer.screen is not None and is_like and _is_ephemeral(interaction.message):
                await reply.replace(answer.screen)
            else:
                await tell(reply, person, answer)
        elif asked is not None and answer.screen is not None:
            await self._open(interaction, reply, person, code, asked, answer.screen)
        elif asked is None and _is_ephemeral(interaction.message):
            await self._act_in_answer(interaction, reply, person, code, answer)
        elif code.kind == ACT and is_private(interaction) and not answer.text:
            await self._couriers.answer(dm_address(person.account), code.table_id, reply.way_to_pressed())
            await reply.nothing()
        else:
            await tell(reply, person, answer)
        return answer.table_id or (code.table_id if code is not None and code.kind != PLACE else "")

    async def _say(self, interaction: Interaction, reply: DiscordReply, person: Person, code: Code) -> None:
        """Say at a table what somebody wrote to the bot, in the message that the pressed one answers."""
        pressed = interaction.message
        written = pressed.reference if pressed is not None else None
        if written is None or written.message_id is None:
            await reply.nothing()
            return
        text = await self._platform.text_of(written.channel_id, written.message_id)
        said = await self._desk.chat.say(person, text, code.table_id, f"discord {written.message_id}")
        view = await self._desk.table_view(None, code.table_id)
        words = words_for(person.language)
        done = said.text or words("said-at-table", code=view.code if view is not None else "")
        if said.is_refusal:
            await reply.say(done)
        else:
            await reply.replace(Screen((Line(done, "quiet"),)))

    async def _open(
        self,
        interaction: Interaction,
        reply: DiscordReply,
        person: Person,
        code: Code,
        asked: OpenCommand | Draft,
        screen: Screen,
    ) -> None:
        """Show a hand, a menu or a page of one: in the message that was pressed if that is the person's own."""
        draft = asked.head if isinstance(asked, Draft) else ""
        pressed, address = reply.way_to_pressed(), dm_address(person.account)
        is_ephemeral, is_hand = _is_ephemeral(interaction.message), draft not in NOT_HANDS
        is_own = is_ephemeral and is_hand  # However old the answer is, the hand lives there again.
        if not is_own and (is_ephemeral or is_private(interaction)):
            is_own = await self._desk.kept_as(code.table_id, address, pressed.ref) in HANDS
        if is_own or is_hand:
            way = pressed if is_own else reply.way_to_new()
            page = None if draft == HAND else screen
            if await self._couriers.answer(address, code.table_id, way, page):
                self._identity.reachable(person.account)
                await reply.nothing()
                return
        if is_own or is_ephemeral:
            await reply.replace(screen)
        else:
            await reply.show(screen)

    async def _act_in_answer(
        self, interaction: Interaction, reply: DiscordReply, person: Person, code: Code, answer: Answer
    ) -> None:
        """Bring the answer in which a button was pressed up to date, however old it is, and say what there is."""
        is_set = is_setting(answer.command)
        fresh = Code(OPEN, code.table_id, 0, OPTIONS if is_set else HAND)
        opened = await self._desk.press(person, fresh, press_id(interaction))
        if opened.screen is not None:
            if is_set:
                await reply.replace(opened.screen)
            else:
                await self._open(interaction, reply, person, fresh, Draft(HAND), opened.screen)
        if answer.text or opened.screen is None:
            await tell(reply, person, answer)


async def tell(reply: DiscordReply, person: Person, answer: Answer) -> None:
    """Tell a person alone what came of it; nothing where the table itself shows it."""
    if answer.record:
        name = f"tablemates-{answer.table_id}.txt"
        await reply.hand_over(name, answer.record, words_for(person.language)("record-here"))
    elif answer.refusal_screen is not None:
        await reply.show(answer.refusal_screen)
    elif answer.text:
        await reply.say(answer.text)
    elif answer.screen is not None:
        await reply.show(answer.screen)
    else:
        await reply.nothing()


def press_id(interaction: Interaction) -> str:
    """What makes a second delivery of the same press harmless."""
    return f"discord {interaction.id}"


def _pressed(interaction: Interaction) -> str:
    """The code of the button, or of what was chosen in a menu."""
    given: dict[str, Any] = dict(interaction.data or {})
    chosen = given.get("values")
    return code_of(str(chosen[0] if chosen else given.get("custom_id", "")))


def _is_ephemeral(message: discord.Message | None) -> bool:
    return message is not None and message.flags.ephemeral


def _is_rules_page(message: discord.Message | None) -> bool:
    """Whether a message is an answer that shows nothing but rules, which the next page may take the place of."""
    if message is None or not message.flags.ephemeral:
        return False
    codes = [read_code(code_of(custom_id)) for custom_id in _custom_ids(message.components)]
    return all(code is not None and code.kind == RULES for code in codes)


def _custom_ids(components: Any) -> Iterator[str]:
    for component in components:
        yield from _custom_ids(getattr(component, "children", ()))
        if custom_id := getattr(component, "custom_id", None):
            yield custom_id
