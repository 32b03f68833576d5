"""Presses: every button and menu of ours, wherever it stands and however old it is, comes in here and is answered.

Nothing is remembered between presses: the code says what is meant, the account says who, and the table decides. A
public message is never touched here; a person's own message may be, under the lock that the courier takes as well.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import discord

from adapters.delivery.courier import Couriers
from adapters.discord.identity import DiscordIdentity, place_of
from adapters.discord.layout import code_of
from adapters.discord.platform import DiscordPlatform, dm_address
from adapters.discord.replies import DiscordReply
from adapters.discord.ways import PressWay
from adapters.front.answers import Answer
from adapters.front.desk import Desk
from adapters.screens.buttons import (
    ACT,
    GONE,
    HAND,
    OPEN,
    OPTIONS,
    RECORD,
    REPLAY,
    RULES,
    SCORES,
    SEAL,
    WATCH,
    Code,
    read_code,
)
from adapters.screens.lobby_codes import is_setting
from adapters.store.records import Person
from adapters.text.words import words_for

# What is opened with these is not kept up to date, and leaves the answer alone in which the hand lies.
NOT_HANDS = frozenset({OPTIONS, GONE, SCORES})

Interaction = discord.Interaction[Any]


class DiscordPresses:
    """Answers whoever presses something."""

    def __init__(
        self, desk: Desk, couriers: Couriers, identity: DiscordIdentity, platform: DiscordPlatform
    ) -> None:
        self._desk = desk
        self._couriers = couriers
        self._identity = identity
        self._platform = platform

    async def answer(self, interaction: Interaction, reply: DiscordReply) -> None:
        """Do what the button says, and tell the presser alone whatever there is to tell."""
        person = await self._identity.person(interaction)
        code = read_code(_pressed(interaction))
        if code is not None and code.kind == OPEN and code.what not in (RECORD, SEAL, WATCH):
            await self._open(interaction, reply, person, code)
        elif code is not None and code.kind != RULES and _is_ephemeral(interaction.message):
            await self._act_in_answer(interaction, reply, person, code)
        elif code is not None and code.kind == ACT and interaction.guild_id is None:
            await self._act_in_private(interaction, reply, person, code)
        else:
            answer = await self._press(interaction, person, code)
            if answer.screen is not None and _is_rules_page(interaction.message):
                await reply.replace(answer.screen)
            else:
                await tell(reply, person, answer)

    async def _press(self, interaction: Interaction, person: Person, code: Code | None) -> Answer:
        place = place_of(interaction)
        return await self._desk.press(person, code, press_id(interaction), lambda _: place)

    async def _open(self, interaction: Interaction, reply: DiscordReply, person: Person, code: Code) -> None:
        """Show a hand, a menu or a page of one: in the message that was pressed if that is the person's own."""
        message = interaction.message
        if code.what.split()[0] == REPLAY:
            await self._show_replay(interaction, reply, person, code)
            return
        if message is not None and not _is_ephemeral(message) and await self._is_hand(message, person, code):
            async with self._platform.answering(str(message.id)):
                answer = await self._press(interaction, person, code)
                if answer.screen is not None:
                    await reply.replace(answer.screen)
                    return
            await tell(reply, person, answer)
            return
        async with self._platform.answering_with_hand(person.account, code.table_id, interaction) as hand:
            answer = await self._press(interaction, person, code)
            is_hand = code.what.split()[0] not in NOT_HANDS
            if answer.screen is None:
                await tell(reply, person, answer)
            elif _is_ephemeral(message):
                await reply.replace(answer.screen)
                hand.shown = answer.screen if is_hand else None
            elif await reply.show(answer.screen) and is_hand:
                hand.shown = answer.screen
            hand.is_whole = reply.is_whole
        self._identity.reachable(person.account)

    async def _show_replay(
        self, interaction: Interaction, reply: DiscordReply, person: Person, code: Code
    ) -> None:
        """Show a replay, which no lock waits for: in the answer that was pressed, or in one of its own."""
        answer = await self._press(interaction, person, code)
        if answer.screen is not None and _is_ephemeral(interaction.message):
            await reply.replace(answer.screen)
        else:
            await tell(reply, person, answer)

    async def _act_in_answer(
        self, interaction: Interaction, reply: DiscordReply, person: Person, code: Code
    ) -> None:
        """Act, and bring the answer in which the button stands up to date, however old it is."""
        answer = await self._press(interaction, person, code)
        fresh = Code(OPEN, code.table_id, 0, OPTIONS if is_setting(code) else HAND)
        async with self._platform.answering_with_hand(person.account, code.table_id, interaction) as hand:
            opened = await self._desk.press(person, fresh, press_id(interaction))
            if opened.screen is not None:
                await reply.replace(opened.screen)
                hand.shown = None if is_setting(code) else opened.screen
                hand.is_whole = reply.is_whole
        self._identity.reachable(person.account)
        if answer.text or opened.screen is None:
            await tell(reply, person, answer)

    async def _act_in_private(
        self, interaction: Interaction, reply: DiscordReply, person: Person, code: Code
    ) -> None:
        """Act, and lend the press to the courier, which answers it with the hand as it is now."""
        address = dm_address(person.account)
        with self._couriers.pressing(address):
            answer = await self._press(interaction, person, code)
            if not answer.text and interaction.message is not None:
                way = PressWay(reply, str(interaction.message.id))
                if await self._couriers.answer(address, code.table_id, way):
                    return
        await tell(reply, person, answer)

    async def _is_hand(self, message: discord.Message, person: Person, code: Code) -> bool:
        if message.guild is not None:
            return False
        return await self._desk.is_hand(code.table_id, dm_address(person.account), str(message.id))


async def tell(reply: DiscordReply, person: Person, answer: Answer) -> None:
    """Tell a person alone what came of it; nothing where the table itself shows it."""
    if answer.record:
        name = f"tablemates-{answer.table_id}.txt"
        await reply.hand_over(name, answer.record, words_for(person.language)("record-here"))
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
