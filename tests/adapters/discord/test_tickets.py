"""Hands in answers that one person sees: kept up to date while their ticket is valid, never shown to others."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import discord
import pytest

from adapters.delivery.platform import Kind, MessageGone, Target, Unknown, Unreachable
from adapters.discord import tickets
from adapters.discord.layout import view_of
from adapters.discord.platform import KNOCK_SECONDS, RATE_LIMIT_SECONDS_MAX, DiscordPlatform
from adapters.discord.tickets import TICKET_SECONDS, Tickets
from adapters.screens.screen import Button, Line, Screen
from tests.adapters.discord.test_platform import place, private
from tests.adapters.targets import target as target_of
from tests.running_discord import Clock
from tests.settling import GUARD_SECONDS
from tests.stand_ins.discord import Channel, Message, Person, StandIn

TABLE, OTHER = "abcdefghijkl", "mnopqrstuvwx"
TITLE = "Santase · table 123456"
RULES = Button("Rules", "r 0 santase")

pytestmark = pytest.mark.req("PL-4")

Interaction = discord.Interaction[Any]
Handler = Callable[[Interaction], Awaitable[None]]


def target(address: str, kind: Kind = "hand") -> Target:
    """A message about the table that everything here is about."""
    return target_of(address, kind, TABLE)


def hand(cards: str, *, table: str = TABLE, title: str = TITLE, is_asked: bool = True) -> Screen:
    """A hand; who is not asked has no button that names the table."""
    play = (Button(cards, f"a{table} 7 play QH"),) if is_asked else ()
    return Screen((Line(title, "title"), Line(cards, "cards")), ((*play, RULES),))


class Bot(discord.Client):
    """The real client; what it does when somebody presses something, each test says."""

    def __init__(self, stand_in: StandIn) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            connector=stand_in.connector(),
            max_ratelimit_timeout=RATE_LIMIT_SECONDS_MAX,
        )
        self.pressed: Handler | None = None
        self.idle = asyncio.Event()

    async def on_interaction(self, interaction: Interaction) -> None:
        """Somebody pressed something."""
        assert self.pressed is not None
        self.idle.clear()
        await self.pressed(interaction)
        self.idle.set()


class Room:
    """A channel with a table in it, and the bot that keeps it."""

    def __init__(self, stand_in: StandIn, channel: Channel, platform: DiscordPlatform, bot: Bot) -> None:
        self.stand_in = stand_in
        self.channel = channel
        self.platform = platform
        self.bot = bot

    async def open_table(self) -> Message:
        """Post the table, with a button that asks for the hand."""
        live = Screen((Line(TITLE, "title"),), ((Button("My hand", f"o{TABLE} 3 hand"),),))
        await self.platform.post(target(place(self.channel), "live"), live, "table")
        return self.channel.last

    async def ask_for_hand(self, person: Person, shown: Screen, table: str = TABLE) -> Message:
        """Have a person press "My hand", and answer with this screen."""

        async def answer(interaction: Interaction) -> None:
            async with self.platform.answering_with_hand(str(person.id), table, interaction) as answering:
                await interaction.response.send_message(view=view_of(shown), ephemeral=True)
                answering.shown = shown

        live = self.channel.messages[0] if self.channel.messages else await self.open_table()
        self.bot.pressed = answer
        pressed = await person.press(live, "My hand")
        await self.answered()
        assert pressed.message is not None and pressed.is_ephemeral
        return pressed.message

    async def answered(self) -> None:
        """Wait until the bot knows that its answer has been given."""
        await self.bot.idle.wait()


@pytest.fixture
async def room(stand_in: StandIn, channel: Channel, clock: Clock) -> AsyncIterator[Room]:
    bot = Bot(stand_in)
    await bot.login(stand_in.token)
    running = asyncio.create_task(bot.connect())
    await stand_in.ready()
    try:
        yield Room(stand_in, channel, DiscordPlatform(bot, clock), bot)
    finally:
        await bot.close()
        await running


async def test_a_hand_in_an_answer_is_kept_up_to_date_like_the_one_in_direct_messages(
    room: Room, ana: Person
) -> None:
    sent = await room.platform.post(target(private(ana), "hand"), hand("Q♥  K♥"), "n1")
    answer = await room.ask_for_hand(ana, hand("Q♥  K♥"))
    await room.platform.edit(target(private(ana), "hand"), sent, hand("K♥", is_asked=False))
    assert (ana.dm.last.text, answer.text) == (f"### {TITLE}\n## K♥",) * 2
    await room.platform.post(target(private(ana), "hand"), hand("A♠"), "n2")
    assert (ana.dm.last.text, answer.text) == (f"### {TITLE}\n## A♠",) * 2


async def test_other_tables_and_other_kinds_leave_the_answer_alone(room: Room, ana: Person) -> None:
    answer = await room.ask_for_hand(ana, hand("Q♥"))
    elsewhere = target_of(private(ana), "hand", OTHER)
    await room.platform.post(elsewhere, hand("2♣", table=OTHER, title="Truco · table 777777"), "n1")
    await room.platform.post(elsewhere, hand("3♣", title="Truco · table 777777", is_asked=False), "n2")
    await room.platform.post(target(private(ana), "turn"), hand("your turn"), "n3")
    assert len(answer.versions) == 1
    assert len(ana.dm.messages) == 3


async def test_where_direct_messages_are_closed_the_answer_takes_their_place(room: Room, ana: Person) -> None:
    ana.dms_open = False
    answer = await room.ask_for_hand(ana, hand("Q♥  K♥"))
    sent = await room.platform.post(target(private(ana), "hand"), hand("Q♥"), "n1")
    again = await room.platform.post(target(private(ana), "hand"), hand("Q♥", is_asked=False), "n2")
    assert (sent.ref, again.ref) == (f"e{TABLE}",) * 2
    await room.platform.edit(target(private(ana), "hand"), sent, hand("J♥", is_asked=False))
    assert answer.text == f"### {TITLE}\n## J♥"
    assert room.stand_in.log.count("send", status=403) == 1
    await room.platform.delete(target(private(ana)), sent)
    with pytest.raises(Unreachable):  # It is called in the place, where it makes a sound.
        await room.platform.post(target(private(ana), "turn"), hand("your turn"), "n3")


async def test_a_hand_moves_into_the_answer_when_direct_messages_close(room: Room, ana: Person) -> None:
    sent = await room.platform.post(target(private(ana), "hand"), hand("Q♥"), "n1")
    answer = await room.ask_for_hand(ana, hand("Q♥"))
    ana.dms_open = False
    with pytest.raises(Unreachable):
        await room.platform.post(target(private(ana), "turn"), hand("your turn"), "n2")
    with pytest.raises(MessageGone):
        await room.platform.edit(target(private(ana), "hand"), sent, hand("K♥"))
    await room.platform.post(target(private(ana), "hand"), hand("K♥"), "n3")
    assert answer.text == f"### {TITLE}\n## K♥"


async def test_an_expired_ticket_makes_the_person_unreachable_until_the_next_press(
    room: Room, ana: Person, clock: Clock
) -> None:
    ana.dms_open = False
    first = await room.ask_for_hand(ana, hand("Q♥"))
    sent = await room.platform.post(target(private(ana), "hand"), hand("Q♥"), "n1")
    clock.seconds += TICKET_SECONDS
    asked = len(room.stand_in.log.requests)
    for _ in range(3):
        with pytest.raises(Unreachable):
            await room.platform.edit(target(private(ana), "hand"), sent, hand("K♥"))
    assert len(room.stand_in.log.requests) == asked
    second = await room.ask_for_hand(ana, hand("K♥"))
    await room.platform.edit(target(private(ana), "hand"), sent, hand("J♥"))
    assert (first.text, second.text) == (f"### {TITLE}\n## Q♥", f"### {TITLE}\n## J♥")


async def test_a_ticket_that_discord_refuses_is_forgotten(room: Room, ana: Person) -> None:
    ana.dms_open = False
    await room.ask_for_hand(ana, hand("Q♥"))
    sent = await room.platform.post(target(private(ana), "hand"), hand("Q♥"), "n1")
    room.stand_in.advance(15 * 60.0)
    for _ in range(3):
        with pytest.raises(Unreachable):
            await room.platform.edit(target(private(ana), "hand"), sent, hand("K♥"))
    assert room.stand_in.log.count("edit original", status=401) == 1


async def test_after_a_restart_or_once_they_are_open_the_direct_messages_are_tried_again(
    room: Room, ana: Person, clock: Clock
) -> None:
    ana.dms_open = False
    await room.ask_for_hand(ana, hand("Q♥"))
    sent = await room.platform.post(target(private(ana), "hand"), hand("Q♥"), "n1")
    with pytest.raises(MessageGone):
        await DiscordPlatform(room.bot).edit(target(private(ana), "hand"), sent, hand("K♥"))
    clock.seconds += max(TICKET_SECONDS, KNOCK_SECONDS)
    room.platform.came_back(str(ana.id))
    with pytest.raises(MessageGone):
        await room.platform.edit(target(private(ana), "hand"), sent, hand("K♥"))
    ana.dms_open = True
    await room.platform.post(target(private(ana), "hand"), hand("K♥"), "n2")
    assert ana.dm.last.text == f"### {TITLE}\n## K♥"


async def test_trouble_with_the_answer_does_not_keep_the_hand_from_direct_messages(
    room: Room, ana: Person
) -> None:
    sent = await room.platform.post(target(private(ana), "hand"), hand("Q♥"), "n1")
    await room.ask_for_hand(ana, hand("Q♥"))
    room.stand_in.drop("before", "edit original")
    await room.platform.edit(target(private(ana), "hand"), sent, hand("K♥"))
    assert ana.dm.last.text == f"### {TITLE}\n## K♥"


async def test_trouble_with_the_only_answer_is_told(room: Room, ana: Person) -> None:
    ana.dms_open = False
    answer = await room.ask_for_hand(ana, hand("Q♥"))
    sent = await room.platform.post(target(private(ana), "hand"), hand("K♥"), "n1")
    room.stand_in.drop("before", "edit original")
    with pytest.raises(Unknown):
        await room.platform.edit(target(private(ana), "hand"), sent, hand("J♥"))
    await room.platform.edit(target(private(ana), "hand"), sent, hand("J♥"))
    assert answer.text == f"### {TITLE}\n## J♥"


@pytest.mark.req("PL-21")
async def test_a_whisper_follows_the_last_answer_where_direct_messages_are_closed(room: Room, ana: Person) -> None:
    ana.dms_open = False
    await room.ask_for_hand(ana, hand("Q♥"))
    whisper = Screen((Line("Ben: psst"),))
    sent = await room.platform.post(target(private(ana), "chat"), whisper, "n1")
    assert ana.ephemerals[-1].text == "Ben: psst"
    await room.platform.edit(target(private(ana), "chat"), sent, whisper)
    await room.platform.delete(target(private(ana)), sent)
    assert "psst" not in room.stand_in.everything_seen_in(room.channel)


async def test_a_press_on_the_answer_renews_its_ticket(room: Room, ana: Person, clock: Clock) -> None:
    ana.dms_open = False
    answer = await room.ask_for_hand(ana, hand("Q♥"))
    sent = await room.platform.post(target(private(ana), "hand"), hand("Q♥"), "n1")

    async def act(interaction: Interaction) -> None:
        async with room.platform.answering_with_hand(str(ana.id), TABLE, interaction) as answering:
            answering.shown = hand("K♥")
            await interaction.response.edit_message(view=view_of(answering.shown))

    clock.seconds += TICKET_SECONDS - 1
    room.stand_in.advance(TICKET_SECONDS - 1)
    room.bot.pressed = act
    await ana.press(answer, "Q♥")
    await room.answered()
    clock.seconds += TICKET_SECONDS - 1
    room.stand_in.advance(TICKET_SECONDS - 1)
    await room.platform.edit(target(private(ana), "hand"), sent, hand("J♥"))
    assert answer.texts[-2:] == [f"### {TITLE}\n## K♥", f"### {TITLE}\n## J♥"]


@pytest.mark.req("PL-42")
@pytest.mark.parametrize("is_late", [True, False])
async def test_a_public_table_is_never_taken_for_an_answer(room: Room, ana: Person, is_late: bool) -> None:
    """A press that is acknowledged first leaves a token that would rewrite the table itself."""
    live = await room.open_table()

    async def answer(interaction: Interaction) -> None:
        async with room.platform.answering_with_hand(str(ana.id), TABLE, interaction) as answering:
            await interaction.response.defer()
            if is_late:
                await interaction.followup.send(view=view_of(hand("Q♥")), ephemeral=True)
            answering.shown = hand("Q♥")

    room.bot.pressed = answer
    await ana.press(live, "My hand")
    await room.answered()
    await room.platform.post(target(private(ana), "hand"), hand("K♥"), "n1")
    assert len(live.versions) == 1
    assert "♥" not in room.stand_in.everything_seen_in(room.channel)


async def test_an_update_waits_for_the_answer_that_is_being_given(room: Room, ana: Person) -> None:
    ana.dms_open = False
    live = await room.open_table()
    started, go_on = asyncio.Event(), asyncio.Event()

    async def answer(interaction: Interaction) -> None:
        async with room.platform.answering_with_hand(str(ana.id), TABLE, interaction) as answering:
            answering.shown = hand("older")
            started.set()
            await go_on.wait()
            await interaction.response.send_message(view=view_of(answering.shown), ephemeral=True)

    await room.ask_for_hand(ana, hand("first"))
    sent = await room.platform.post(target(private(ana), "hand"), hand("first"), "n1")
    room.bot.pressed = answer
    pressed = asyncio.create_task(ana.press(live, "My hand"))
    await started.wait()
    update = asyncio.create_task(room.platform.edit(target(private(ana), "hand"), sent, hand("newer")))
    await asyncio.sleep(0)
    go_on.set()
    await update
    message = (await pressed).message
    assert message is not None
    assert [text.split("## ")[-1] for text in message.texts] == ["older", "newer"]


async def answer_in(room: Room, ana: Person, shown: Screen, *, is_heard: bool = True) -> None:
    """Have a person press a card in their direct messages, and answer with this screen there."""

    async def answer(interaction: Interaction) -> None:
        assert interaction.message is not None
        async with room.platform.answering(str(interaction.message.id)) as answering:
            await interaction.response.edit_message(view=view_of(shown))
            answering.shown = shown if is_heard else None

    room.bot.pressed = answer
    await ana.press(ana.dm.last, ana.dm.last.buttons[0].label)
    await room.answered()


@pytest.mark.req("PL-5")
async def test_what_an_answer_has_shown_is_not_shown_again(room: Room, ana: Person) -> None:
    sent = await room.platform.post(target(private(ana), "hand"), hand("Q♥  K♥"), "n1")
    await answer_in(room, ana, hand("K♥"))
    await room.platform.edit(target(private(ana), "hand"), sent, hand("K♥"))
    assert room.stand_in.log.of("edit", message=ana.dm.last) == []
    assert ana.dm.last.text == f"### {TITLE}\n## K♥"


@pytest.mark.req("PL-5")
@pytest.mark.parametrize("between", ["not heard", "edit", "answer"])
async def test_what_may_have_been_overwritten_is_shown_again(room: Room, ana: Person, between: str) -> None:
    sent = await room.platform.post(target(private(ana), "hand"), hand("Q♥  K♥"), "n1")
    await answer_in(room, ana, hand("K♥"), is_heard=between != "not heard")
    if between == "edit":
        await room.platform.edit(target(private(ana), "hand"), sent, hand("K♥  A♠"))
    if between == "answer":
        await answer_in(room, ana, hand("a menu"), is_heard=False)
    edits = len(room.stand_in.log.of("edit", message=ana.dm.last))
    await room.platform.edit(target(private(ana), "hand"), sent, hand("K♥"))
    assert len(room.stand_in.log.of("edit", message=ana.dm.last)) == edits + 1
    assert ana.dm.last.text == f"### {TITLE}\n## K♥"


async def test_a_slow_answer_does_not_hold_the_direct_messages(room: Room, ana: Person) -> None:
    sent = await room.platform.post(target(private(ana), "hand"), hand("Q♥"), "n1")
    await room.ask_for_hand(ana, hand("Q♥"))
    may_end = asyncio.Event()
    slow = room.stand_in.hold(may_end, "edit original")
    edit = asyncio.create_task(room.platform.edit(target(private(ana), "hand"), sent, hand("K♥")))
    await room.stand_in.until(lambda: room.stand_in.log.count("edit") and slow.hits)
    async with asyncio.timeout(GUARD_SECONDS), room.platform.answering(sent.ref):
        assert (slow.hits, edit.done()) == (1, False)
    may_end.set()
    await edit


# --- Keeping them --------------------------------------------------------------------------------------


async def test_only_so_many_tickets_are_kept(
    room: Room, ana: Person, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tickets, "ACCOUNTS_MAX", 2)
    await room.ask_for_hand(ana, hand("Q♥"))
    ticket = room.platform.tickets.latest(str(ana.id))
    assert ticket is not None
    kept = Tickets(clock)
    for account in ("1", "2", "1", "3"):
        kept.keep(account, TABLE, ticket.interaction)
    assert [kept.of_table(account, TABLE) is not None for account in "123"] == [True, False, True]
    clock.seconds += TICKET_SECONDS
    assert kept.latest("1") is None
    kept.keep("4", TABLE, ticket.interaction)
    assert [*kept._by_account] == ["4"]
