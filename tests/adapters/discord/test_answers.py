"""Presses that are lent to the courier: what they rewrite, for how long, and in whose sight."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import discord
import pytest

from adapters.delivery.platform import MessageGone, Sent, Target, Unknown, Unreachable
from adapters.discord import pictures, replies
from adapters.discord import platform as platforms
from adapters.discord.notes import TOKEN_SECONDS
from adapters.discord.platform import RATE_LIMIT_SECONDS_MAX, DiscordPlatform
from adapters.discord.replies import PressWay
from adapters.pictures.studio import Studio
from adapters.screens.screen import Button, Line, Screen
from tests.adapters.discord.test_pictures import ONES
from tests.adapters.discord.test_platform import place, private
from tests.adapters.targets import target
from tests.running_discord import PATIENCE_SECONDS, Clock
from tests.stand_ins.discord import Channel, Message, Person, StandIn

TITLE = "Santase · table 123456"

pytestmark = pytest.mark.req("PL-4")

Interaction = discord.Interaction[Any]
Handler = Callable[[Interaction], Awaitable[None]]
WayOf = Callable[[replies.DiscordReply], PressWay]


def hand(cards: str) -> Screen:
    """A hand."""
    return Screen((Line(TITLE, "title"), Line(cards, "cards")), ((Button("Play", "aabcdefghijkl 7 play QH"),),))


def cards(message: Message) -> list[str]:
    """The cards that a message has shown, one after the other."""
    return [text.split("## ")[-1] for text in message.texts]


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
        live = Screen((Line(TITLE, "title"),), ((Button("My hand", "oabcdefghijkl 3 hand"),),))
        await self.platform.post(target(place(self.channel)), live, "table")
        return self.channel.last

    async def lend(
        self, person: Person, message: Message, button: str, way_of: WayOf, sent: Sent | None, shown: Screen
    ) -> tuple[Sent, str]:
        """Have a person press a button, and the press answered with this screen; returns where that stands, and
        what kind of answer it was."""
        found: list[Sent] = []

        async def answer(interaction: Interaction) -> None:
            way = way_of(self.platform.reply_to(interaction))
            found.append(await self.platform.edit(hands(person), sent or Sent(way.ref), shown, way))

        self.bot.pressed = answer
        pressed = await person.press(message, button)
        await self.bot.idle.wait()
        return found[0], str(pressed.kind)

    async def ask_for_hand(self, person: Person, shown: Screen) -> tuple[Message, Sent]:
        """Have a person press "My hand", and answer with this screen in a new message."""
        live = self.channel.messages[0] if self.channel.messages else await self.open_table()
        sent, _ = await self.lend(person, live, "My hand", replies.DiscordReply.way_to_new, None, shown)
        return person.ephemerals[-1], sent


def hands(person: Person) -> Target:
    """Where the courier means a person's hand to be."""
    return target(private(person), "hand")


@pytest.fixture
async def room(
    stand_in: StandIn, channel: Channel, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Room]:
    monkeypatch.setattr(replies, "ACK_SECONDS", PATIENCE_SECONDS)  # so that what is answered is no acknowledgement
    bot = Bot(stand_in)
    await bot.login(stand_in.token)
    running = asyncio.create_task(bot.connect())
    await stand_in.ready()
    try:
        yield Room(stand_in, channel, DiscordPlatform(bot, clock), bot)
    finally:
        await bot.close()
        await running


pressed = replies.DiscordReply.way_to_pressed


@pytest.mark.req("PL-5")
async def test_a_press_in_direct_messages_is_answered_with_the_hand_in_the_same_call(
    room: Room, ana: Person
) -> None:
    sent = await room.platform.post(hands(ana), hand("Q♥  K♥"), "n1")
    own = ana.dm.last
    sent, kind = await room.lend(ana, own, "Play", pressed, sent, hand("K♥"))
    assert (sent.ref, kind, cards(own)) == (str(own.id), "update", ["Q♥  K♥", "K♥"])
    await room.platform.edit(hands(ana), sent, hand("A♠"))
    assert cards(own)[-1] == "A♠"
    assert room.stand_in.log.count("edit") == 0, "Discord counts those"
    assert room.stand_in.log.count("edit original") == 1


@pytest.mark.req("PL-5")
@pytest.mark.parametrize("whose", ["ours", "Discord's"])
async def test_when_the_token_is_spent_direct_messages_are_edited_as_any(
    room: Room, ana: Person, clock: Clock, whose: str
) -> None:
    sent = await room.platform.post(hands(ana), hand("Q♥  K♥"), "n1")
    sent, _ = await room.lend(ana, ana.dm.last, "Play", pressed, sent, hand("K♥"))
    if whose == "ours":
        clock.seconds += TOKEN_SECONDS
    else:
        room.stand_in.advance(15 * 60.0)
    for shown in ("A♠", "J♠"):
        sent = await room.platform.edit(hands(ana), sent, hand(shown))
    assert cards(ana.dm.last)[-2:] == ["A♠", "J♠"]
    assert room.stand_in.log.count("edit original", status=401) == (whose != "ours")


async def test_a_hand_in_an_answer_is_rewritten_by_whichever_process_leads(
    room: Room, ana: Person, clock: Clock
) -> None:
    answer, sent = await room.ask_for_hand(ana, hand("Q♥"))
    assert (answer.is_ephemeral, answer.seen_only_by) == (True, ana)
    sent = await room.platform.edit(hands(ana), sent, hand("K♥"))
    another = DiscordPlatform(room.bot, clock)
    await another.edit(hands(ana), sent, hand("J♥"))
    assert cards(answer) == ["Q♥", "K♥", "J♥"]
    assert ana.dm.messages == []


async def test_a_press_on_an_answer_rewrites_it_and_renews_its_token(
    room: Room, ana: Person, clock: Clock
) -> None:
    answer, sent = await room.ask_for_hand(ana, hand("Q♥"))
    for shown in ("K♥", "J♥"):
        clock.seconds += TOKEN_SECONDS - 1
        room.stand_in.advance(TOKEN_SECONDS - 1)
        ref = sent.ref
        sent, kind = await room.lend(ana, answer, "Play", pressed, sent, hand(shown))
        assert (sent.ref, kind) == (ref, "update")
    clock.seconds += TOKEN_SECONDS - 1
    room.stand_in.advance(TOKEN_SECONDS - 1)
    await room.platform.edit(hands(ana), sent, hand("A♠"))
    assert cards(answer) == ["Q♥", "K♥", "J♥", "A♠"]


@pytest.mark.parametrize("whose", ["ours", "Discord's"])
async def test_an_answer_whose_token_is_spent_is_gone(room: Room, ana: Person, clock: Clock, whose: str) -> None:
    _, sent = await room.ask_for_hand(ana, hand("Q♥"))
    if whose == "ours":
        clock.seconds += TOKEN_SECONDS
    else:
        room.stand_in.advance(15 * 60.0)
    with pytest.raises(MessageGone):
        await room.platform.edit(hands(ana), sent, hand("K♥"))
    assert room.stand_in.log.count("edit original", status=401) == (whose != "ours")
    await room.platform.delete(hands(ana), sent)


async def test_trouble_with_an_answer_is_told(room: Room, ana: Person) -> None:
    answer, sent = await room.ask_for_hand(ana, hand("Q♥"))
    room.stand_in.drop("before", "edit original")
    with pytest.raises(Unknown):
        await room.platform.edit(hands(ana), sent, hand("J♥"))
    await room.platform.edit(hands(ana), sent, hand("J♥"))
    assert cards(answer) == ["Q♥", "J♥"]


async def test_a_press_that_is_not_heard_leaves_an_edit(room: Room, ana: Person) -> None:
    sent = await room.platform.post(hands(ana), hand("Q♥"), "n1")
    room.stand_in.drop("before", "callback")
    found: list[Sent] = []

    async def answer(interaction: Interaction) -> None:
        way = room.platform.reply_to(interaction).way_to_pressed()
        found.append(await room.platform.edit(hands(ana), sent, hand("K♥"), way))
        await way.reply.nothing()

    room.bot.pressed = answer
    await ana.press(ana.dm.last, "Play")
    await room.bot.idle.wait()
    assert cards(ana.dm.last) == ["Q♥", "K♥"]
    assert room.stand_in.log.count("edit") == 1


@pytest.mark.req("PL-60")
@pytest.mark.leaping
@pytest.mark.parametrize("route", ["callback", "edit original"])
@pytest.mark.parametrize("trouble", ["failing", "stalled"])
async def test_a_hand_whose_picture_cannot_be_uploaded_is_answered_in_words(
    room: Room, ana: Person, monkeypatch: pytest.MonkeyPatch, trouble: str, route: str
) -> None:
    for module, bound in ((platforms, "ANSWER_SECONDS_MAX"), (pictures, "UPLOAD_SECONDS_MAX")):
        monkeypatch.setattr(module, bound, PATIENCE_SECONDS if trouble == "failing" else 0.3)
    monkeypatch.setattr(pictures, "DRAW_SECONDS_MAX", PATIENCE_SECONDS)
    room.platform.pictures.studio = studio = Studio()
    await studio.bytes_of(ONES)
    try:
        sent = await room.platform.post(hands(ana), hand("Q♥"), "n1")
        own = ana.dm.last
        if route == "edit original":
            sent, _ = await room.lend(ana, own, "Play", pressed, sent, hand("K♥"))
        if trouble == "failing":
            room.stand_in.fail(500, route, times=2)
        else:
            room.stand_in.hold(asyncio.Event(), route, times=2)
        drawn = hand("A♠")._replace(picture=ONES, alt="Dice")
        if route == "callback":
            sent, _ = await room.lend(ana, own, "Play", pressed, sent, drawn)
        else:
            sent = await room.platform.edit(hands(ana), sent, drawn)
    finally:
        studio.close()
    assert (cards(own)[-1], own.files, sent.is_whole) == ("A♠", [], False)
    assert [len(one.files) for one in room.stand_in.log.requests if one.name == route][-3:] == [1, 1, 0]
    assert room.stand_in.log.count("edit") == 0


@pytest.mark.req("PL-42")
async def test_a_public_table_is_never_taken_for_an_answer(
    room: Room, ana: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A press that is acknowledged first leaves a token whose original is the table itself."""
    live = await room.open_table()
    acknowledged = asyncio.Event()
    found: list[Sent] = []
    monkeypatch.setattr(replies, "ACK_SECONDS", 0.0)

    async def answer(interaction: Interaction) -> None:
        way = room.platform.reply_to(interaction).way_to_new()
        await acknowledged.wait()
        found.append(await room.platform.edit(hands(ana), Sent(way.ref), hand("Q♥"), way))

    room.bot.pressed = answer
    late = await ana.press(live, "My hand")
    acknowledged.set()
    await room.stand_in.until(lambda: found)
    assert late.kind == "defer"
    await room.platform.edit(hands(ana), found[0], hand("K♥"))
    assert cards(ana.ephemerals[-1]) == ["Q♥", "K♥"]
    assert len(live.versions) == 1
    assert "♥" not in room.stand_in.everything_seen_in(room.channel)


@pytest.mark.req("PL-21")
async def test_a_whisper_follows_the_last_answer_where_direct_messages_are_closed(
    room: Room, ana: Person, clock: Clock
) -> None:
    ana.dms_open = False
    await room.ask_for_hand(ana, hand("Q♥"))
    whisper = Screen((Line("Ben: psst"),))
    sent = await room.platform.post(target(private(ana), "chat"), whisper, "n1")
    assert ana.ephemerals[-1].text == "Ben: psst"
    await room.platform.edit(target(private(ana), "chat"), sent, whisper)
    await room.platform.delete(target(private(ana), "chat"), sent)
    assert "psst" not in room.stand_in.everything_seen_in(room.channel)
    with pytest.raises(Unreachable):  # It is called in the place, where it makes a sound.
        await room.platform.post(target(private(ana), "turn"), hand("your turn"), "n2")
    clock.seconds += TOKEN_SECONDS
    with pytest.raises(Unreachable):
        await room.platform.post(target(private(ana), "chat"), whisper, "n3")
