"""The platform through the real discord.py, over sockets, against a Discord on loopback."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

import discord
import pytest

from adapters.delivery.limiter import Limiter
from adapters.delivery.platform import Kind, MessageGone, Platform, Sent, Unknown, Unreachable, Wait
from adapters.delivery.table_links import LinkedPlace
from adapters.discord import check
from adapters.discord.failures import PAUSE_SECONDS
from adapters.discord.platform import (
    CALLS,
    CLOSED_SECONDS,
    KNOCK_SECONDS,
    OPEN_SECONDS,
    RATE_LIMIT_SECONDS_MAX,
    DiscordPlatform,
    dm_address,
)
from adapters.screens import chat_screen, public_screen
from adapters.screens.screen import Button, Line, Screen
from adapters.store import open_store
from adapters.store.records import Delivery
from adapters.store.records import Person as PersonRecord
from adapters.text.names import clean_name, clean_text, table_names
from adapters.text.words import words_for
from engine.commands import Open, Sit
from engine.table import Table
from tests.adapters.targets import TABLE, target
from tests.engine.clocks import HandClock
from tests.running_discord import Clock
from tests.stand_ins.discord import Channel, Guild, Person, StandIn
from tests.stand_ins.discord.limits import Buckets, Limits, Rate
from tests.stand_ins.discord.refusals import Refused

KINDS: tuple[Kind, ...] = ("live", "hand", "turn", "log", "chat", "notice")
SILENT_FLAG = 1 << 12

_: type[Platform] = DiscordPlatform


def screen(*lines: str, mention: str | None = None) -> Screen:
    """Something to show."""
    return Screen(tuple(map(Line, lines)), ((Button("Rules", "r 0 santase"),),), mention=mention)


def place(channel: Channel) -> str:
    """The address of a channel."""
    return f"discord:{channel.id}"


def private(person: Person) -> str:
    """The address of a person's direct messages."""
    return dm_address(str(person.id))


def refuse(monkeypatch: pytest.MonkeyPatch, route: str, status: int, code: int) -> None:
    """Have the stand-in turn down every request of a route, with a code that it has no occasion for."""

    def turn_down(*_: Any) -> None:
        raise Refused(status, code, "on demand")

    monkeypatch.setattr(f"tests.stand_ins.discord.routes.Routes.{route}", turn_down)


@pytest.fixture
def platform(client: discord.Client, clock: Clock) -> DiscordPlatform:
    return DiscordPlatform(client, clock)


# --- Messages ------------------------------------------------------------------------------------------


async def test_a_message_is_posted_edited_and_deleted(platform: DiscordPlatform, channel: Channel) -> None:
    sent = await platform.post(target(place(channel), "live"), screen("one"), "n1")
    assert (str(channel.last.id), channel.last.text) == (sent.ref, "one")
    await platform.edit(target(place(channel), "live"), sent, screen("two"))
    assert channel.last.texts == ["one", "two"]
    assert [button.label for button in channel.last.buttons] == ["Rules"]
    await platform.delete(target(place(channel)), sent)
    assert channel.messages == []
    await platform.delete(target(place(channel)), sent)


async def test_threads_and_direct_messages_are_chats_like_any(
    platform: DiscordPlatform, channel: Channel, ana: Person, stand_in: StandIn
) -> None:
    thread = channel.thread("santase")
    await platform.post(target(place(thread), "live"), screen("table"), "n1")
    address = platform.private_address(PersonRecord(1, "discord", str(ana.id), "Ana", None, {}))
    sent = await platform.post(target(address, "hand"), screen("hand"), "n2")
    await platform.edit(target(address, "hand"), sent, screen("hand 2"))
    assert (thread.last.text, ana.dm.last.text, channel.messages) == ("table", "hand 2", [])
    assert stand_in.log.count("open dm") == 1


async def test_a_repeated_post_makes_no_second_message(platform: DiscordPlatform, channel: Channel) -> None:
    first = await platform.post(target(place(channel), "log"), screen("one"), "n1")
    assert await platform.post(target(place(channel), "log"), screen("other"), "n1") == first
    assert await platform.post(target(place(channel), "log"), screen("next"), "n2") != first
    assert [message.text for message in channel.messages] == ["one", "next"]


@pytest.mark.parametrize("kind", KINDS)
async def test_tables_and_logs_make_no_sound(platform: DiscordPlatform, channel: Channel, kind: Kind) -> None:
    await platform.post(target(place(channel), kind), screen("one"), "n1")
    assert bool(channel.last.content.flags & SILENT_FLAG) == (kind in ("live", "log"))


# --- Who is called -------------------------------------------------------------------------------------


@pytest.mark.req("PL-62")
async def test_a_turn_notice_calls_one_person(
    platform: DiscordPlatform, channel: Channel, ana: Person, stand_in: StandIn
) -> None:
    ben = stand_in.person("Ben")
    notice = screen(f"<@{ben.id}> @everyone, it is your turn", mention=str(ana.id))
    await platform.post(target(place(channel), "turn"), notice, "n1")
    assert channel.last.mentions == [ana]
    assert channel.last.text.startswith(ana.mention)


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind != "turn"])
async def test_nothing_else_calls_anyone(
    platform: DiscordPlatform, channel: Channel, ana: Person, kind: Kind
) -> None:
    sent = await platform.post(target(place(channel), kind), screen("one", mention=str(ana.id)), "n1")
    await platform.edit(target(place(channel), kind), sent, screen("two", mention=str(ana.id)))
    assert channel.last.mentions == []


HOSTILE = [
    "**bold** __under__ ~~gone~~ ||hidden|| `code` ```block```",
    "@everyone @here <@{ana}> <@!{ana}> <@&{guild}> <#{channel}>",
    "https://evil.example/x_y_z [click](https://evil.example) <https://evil.example>",
    "# Santase \n> quoted \n- item \n1. first \n-# small",
    "\u202eevil\u202c \u2067rtl\u2069 \u200fmark",
    "Z" + "\u0335\u0336\u0337\u0338" * 60,
    "\\" * 11 + "*",
    "<t:1:R> <:a:1> </play:1> :joy:",
    "x*_" * 1400,
]


def read(text: str) -> str:
    """What a person reads of an escaped text, in which nothing may be left that Discord would act on."""
    without = re.sub(r"\\[^0-9A-Za-z\s]", "", text)
    assert not re.search(r"[*_~`|<\\]|://|@everyone|@here|:\w+:|[\u202a-\u202e\u2066\u2067]", without), text
    assert not re.search(r"^\s*([#>+-]|\d+\.) ", text, re.MULTILINE), text
    return re.sub(r"\\([^0-9A-Za-z\s])", r"\1", text).replace("\u200b", "")


@pytest.mark.req("PL-43")
@pytest.mark.parametrize("hostile", HOSTILE, ids=range(len(HOSTILE)))
async def test_what_strangers_write_changes_nothing_and_calls_nobody(
    platform: DiscordPlatform, channel: Channel, ana: Person, guild: Guild, hostile: str
) -> None:
    hostile = hostile.format(ana=ana.id, guild=guild.id, channel=channel.id)
    words = words_for(None)
    await platform.post(
        target(place(channel), "chat"), chat_screen([(clean_name(hostile), hostile)] * 12, words), "n1"
    )
    said = channel.last
    assert said.mentions == []
    lines = read(said.text).split("\n")
    assert clean_text(hostile) in lines[-1]
    assert clean_text(hostile) in lines[-2]

    table = Table("abcdefghijkl")
    table.do(Open("santase", "123456"), 1, 0.0)
    table.do(Sit(), 2, 0.0)
    names = table_names(table.view(None), {1: hostile, 2: hostile}, words)
    tame = table_names(table.view(None), {1: "Ana", 2: "Ben"}, words)
    await platform.post(target(place(channel), "live"), public_screen(table.view(None), tame, words), "n2")
    as_it_should_be = channel.last
    await platform.post(target(place(channel), "live"), public_screen(table.view(None), names, words), "n3")
    assert channel.last.mentions == []
    expected = [
        read(line).replace("Ana", names[0]).replace("Ben", names[1]) for line in _body(as_it_should_be.text)
    ]
    assert [read(line) for line in _body(channel.last.text)] == expected
    assert channel.last.buttons == as_it_should_be.buttons


def _body(text: str) -> list[str]:
    """The lines of a lobby without their look, of which strangers know nothing."""
    return [line.removeprefix("### ").removeprefix("-# ").replace("**", "") for line in text.split("\n")]


# --- What goes wrong -----------------------------------------------------------------------------------


@pytest.mark.req("PL-4")
async def test_closed_direct_messages_are_remembered_until_the_person_comes_back(
    platform: DiscordPlatform, ana: Person, stand_in: StandIn, clock: Clock
) -> None:
    ana.dms_open = False
    for _ in range(3):
        with pytest.raises(Unreachable):
            await platform.post(target(private(ana), "hand"), screen("hand"), "n1")
    assert stand_in.log.count("send", status=403) == 1
    platform.came_back(str(ana.id))
    assert platform.is_closed(str(ana.id)), "a press elsewhere, right after, proves nothing"
    clock.seconds += KNOCK_SECONDS
    platform.came_back(str(ana.id))
    ana.dms_open = True
    await platform.post(target(private(ana), "hand"), screen("hand"), "n1")
    assert ana.dm.last.text == "hand"


async def test_a_door_that_was_closed_is_tried_again_after_a_while_or_when_it_opens(
    platform: DiscordPlatform, ana: Person, clock: Clock
) -> None:
    ana.dms_open = False
    with pytest.raises(Unreachable):
        await platform.post(target(private(ana), "hand"), screen("hand"), "n1")
    platform.came_back(str(ana.id), by_direct_message=True)
    assert not platform.is_closed(str(ana.id))
    with pytest.raises(Unreachable):
        await platform.post(target(private(ana), "hand"), screen("hand"), "n1")
    clock.seconds += CLOSED_SECONDS
    assert not platform.is_closed(str(ana.id))


async def test_nobody_is_reached_without_a_server_in_common(
    platform: DiscordPlatform, guild: Guild, ana: Person, stand_in: StandIn
) -> None:
    guild.has_bot = False
    with pytest.raises(Unreachable):
        await platform.post(target(private(ana), "hand"), screen("hand"), "n1")
    assert platform.is_closed(str(ana.id))
    assert stand_in.log.requests[-1].code == 50278


async def test_doors_opened_too_fast_are_waited_for(
    platform: DiscordPlatform, ana: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    refuse(monkeypatch, "_open_dm", 400, 40003)
    with pytest.raises(Wait) as wait:
        await platform.post(target(private(ana), "hand"), screen("hand"), "n1")
    assert wait.value.seconds == PAUSE_SECONDS


async def test_direct_messages_are_opened_once_for_all_processes(
    platform: DiscordPlatform, client: discord.Client, ana: Person, stand_in: StandIn, clock: Clock
) -> None:
    kept: list[tuple[str, str, str]] = []

    async def keep(name: str, account: str, chat: str) -> None:
        kept.append((name, account, chat))

    platform.keep_chat = keep
    for number in range(2):
        await platform.post(target(private(ana), "hand"), screen("hand"), f"n{number}")
    await platform.met(str(ana.id), ana.dm.id)
    assert kept == [("discord", str(ana.id), str(ana.dm.id))]
    another = DiscordPlatform(client, clock)
    address = another.private_address(
        PersonRecord(1, "discord", str(ana.id), "Ana", None, {}, private_chat=str(ana.dm.id))
    )
    await another.post(target(address, "hand"), screen("hand"), "n2")
    assert (len(ana.dm.messages), stand_in.log.count("open dm")) == (3, 1)


async def test_whoever_writes_directly_has_opened_the_door(
    platform: DiscordPlatform, ana: Person, stand_in: StandIn
) -> None:
    await platform.met(str(ana.id), ana.dm.id)
    await platform.post(target(private(ana), "hand"), screen("hand"), "n1")
    assert (ana.dm.last.text, stand_in.log.count("open dm")) == ("hand", 0)


async def test_doors_are_opened_one_after_the_other(
    platform: DiscordPlatform, stand_in: StandIn, guild: Guild, clock: Clock
) -> None:
    people = [stand_in.person(name) for name in ("Ana", "Bo", "Cy")]

    async def post(person: Person) -> float:
        try:
            await platform.post(target(private(person), "hand"), screen("hand"), f"n{person.id}")
        except Wait as wait:
            return wait.seconds
        return 0.0

    assert [await post(person) for person in people] == [0.0, OPEN_SECONDS, 2 * OPEN_SECONDS]
    clock.seconds += OPEN_SECONDS
    assert [await post(person) for person in people] == [0.0, 0.0, OPEN_SECONDS]
    clock.seconds += OPEN_SECONDS
    assert [await post(person) for person in people] == [0.0, 0.0, 0.0]
    assert stand_in.log.count("open dm") == 3


async def test_doors_are_opened_one_after_the_other_also_where_another_process_has_led_before(
    client: discord.Client, stand_in: StandIn, guild: Guild, clock: Clock, tmp_path: Path
) -> None:
    store = await open_store(f"sqlite:///{tmp_path / 'limiter.db'}")
    try:
        limiter = Limiter(store, HandClock(), "discord")
        for number, name in enumerate(("Ana", "Bo")):
            platform = DiscordPlatform(client, clock)
            platform.limiter = limiter
            posting = platform.post(target(private(stand_in.person(name)), "hand"), screen("hand"), f"n{number}")
            if number == 0:
                await posting
            else:
                with pytest.raises(Wait):
                    await posting
        assert stand_in.log.count("open dm") == 1
    finally:
        await store.close()


@pytest.mark.req("PL-69")
async def test_nobody_waits_within_a_call_until_a_channel_takes_more(
    platform: DiscordPlatform, channel: Channel, ana: Person, stand_in: StandIn
) -> None:
    """Whoever did would keep the chat from a press, which Discord lets pass."""
    rate = Rate(5, RATE_LIMIT_SECONDS_MAX - 1)  # Longer ones discord.py refuses itself.
    stand_in.buckets = Buckets(Limits.generous()._replace(edit=rate))
    sent = await platform.post(target(place(channel)), screen("0"), "n1")
    for number in range(1, rate.requests):
        await platform.edit(target(place(channel)), sent, screen(str(number)))
    with pytest.raises(Wait) as refused:
        await platform.edit(target(place(channel)), sent, screen("one more"))
    assert (0 < refused.value.seconds <= rate.seconds, refused.value.is_for_all) == (True, True)
    assert channel.last.text == str(rate.requests - 1)
    await platform.post(target(place(channel)), screen("below"), "n2")
    assert channel.last.text == "below", "what else may be sent is"
    stand_in.buckets = Buckets(Limits.generous())


async def test_what_discord_counts_is_counted_before_it_says_no(
    platform: DiscordPlatform, channel: Channel, ana: Person, stand_in: StandIn, clock: Clock, tmp_path: Path
) -> None:
    store = await open_store(f"sqlite:///{tmp_path / 'limiter.db'}")
    try:
        platform.limiter = Limiter(store, HandClock(), platform.name)
        sent = await platform.post(target(place(channel)), screen("one"), "n1")
        (window,) = CALLS
        for _ in range(window.calls - window.left - window.kept_back - 1):
            await platform.edit(target(place(channel)), sent, screen("two"))
        counted = len(stand_in.log.requests)
        for refused in (
            platform.edit(target(place(channel)), sent, screen("three")),
            platform.delete(target(place(channel)), sent),
            platform.post(target(place(channel), "log"), screen("three"), "n2"),
        ):
            with pytest.raises(Wait):
                await refused
        assert len(stand_in.log.requests) == counted
        await platform.post(target(private(ana), "hand")._replace(is_urgent=True), screen("hand"), "n3")
        assert ana.dm.last.text == "hand", "some are kept back for what people wait for"
        result = target(place(channel))._replace(is_urgent=True)
        await platform.edit(result, sent, screen("result"))
        await platform.post(result, screen("window"), "n4")
        assert [message.text for message in channel.messages] == ["result", "window"]
    finally:
        await store.close()


@pytest.mark.req("PL-69")
async def test_every_call_of_the_bot_is_counted(
    platform: DiscordPlatform,
    channel: Channel,
    stand_in: StandIn,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    store = await open_store(f"sqlite:///{tmp_path / 'limiter.db'}")
    try:
        limiter = platform.limiter = Limiter(store, HandClock(), platform.name)
        before = len(stand_in.log.requests)
        thread = channel.thread("t")
        sent = await platform.post(target(place(thread)), screen("one"), "n1")
        thread.archive()
        await platform.edit(target(place(thread)), sent, screen("two"))
        assert await platform.text_of(thread.id, int(sent.ref)) == ""
        refuse(monkeypatch, "_change", 400, 30046)
        with pytest.raises(MessageGone):
            await platform.edit(target(place(thread)), sent, screen("three"))
        await limiter.save()
        (spent,) = await store.spent_by_others(platform.name, "me", 0.0)
        made = [request.name for request in stand_in.log.requests][before:]
        assert len(spent.stamps) == len(made) == 8, made
    finally:
        await store.close()


@pytest.mark.req("PL-73")
async def test_a_hand_links_to_a_table_that_another_process_shows(
    platform: DiscordPlatform, channel: Channel, ana: Person, tmp_path: Path
) -> None:
    store = await open_store(f"sqlite:///{tmp_path / 'shown.db'}")
    try:
        await store.save_deliveries([Delivery(TABLE, place(channel), "live:1", "77", "")])
        platform.recollection.read = store.deliveries
        platform.links.visited(
            str(ana.id), LinkedPlace(place(channel), "#games", "https://discord.com/channels/1")
        )
        await platform.post(target(private(ana), "hand"), screen("hand"), "n1")
        assert ana.dm.last.buttons[-1].url == "https://discord.com/channels/1/77"
    finally:
        await store.close()


async def test_a_channel_that_is_gone_or_closed_to_us_is_unreachable(
    platform: DiscordPlatform, channel: Channel
) -> None:
    sent = await platform.post(target(place(channel), "live"), screen("one"), "n1")
    channel.forbid("send_messages")
    with pytest.raises(Unreachable):
        await platform.post(target(place(channel), "log"), screen("two"), "n2")
    channel.forbid("view_channel")
    with pytest.raises(Unreachable):
        await platform.edit(target(place(channel), "live"), sent, screen("two"))
    channel.permit("view_channel", "send_messages")
    channel.delete()
    with pytest.raises(Unreachable):
        await platform.edit(target(place(channel), "live"), sent, screen("two"))
    with pytest.raises(Unreachable):
        await platform.post(target(place(channel), "live"), screen("two"), "n3")
    await platform.delete(target(place(channel)), sent)


async def test_a_thread_that_is_locked_is_unreachable(platform: DiscordPlatform, channel: Channel) -> None:
    thread = channel.thread("santase")
    sent = await platform.post(target(place(thread), "live"), screen("one"), "n1")
    thread.archive(locked=True)
    with pytest.raises(Unreachable):
        await platform.edit(target(place(thread), "live"), sent, screen("two"))


async def test_an_archived_thread_is_opened_and_goes_on(
    platform: DiscordPlatform, channel: Channel, stand_in: StandIn
) -> None:
    thread = channel.thread("santase")
    ref = await platform.post(target(place(thread), "live"), screen("one"), "n1")
    for words in ("two", "three"):
        thread.archive()
        await platform.edit(target(place(thread), "live"), ref, screen(words))
    assert [message.texts for message in thread.messages] == [["one", "two", "three"]]
    assert not thread.is_archived
    await platform.edit(target(place(thread), "live"), ref, screen("four"))
    assert stand_in.log.count("send") == 3, "an open thread needs no opening"


async def test_a_message_that_is_gone_is_told(platform: DiscordPlatform, channel: Channel) -> None:
    sent = await platform.post(target(place(channel), "live"), screen("one"), "n1")
    channel.last.remove()
    with pytest.raises(MessageGone):
        await platform.edit(target(place(channel), "live"), sent, screen("two"))


async def test_a_message_too_old_to_be_edited_makes_room_for_another(
    platform: DiscordPlatform, channel: Channel, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent = await platform.post(target(place(channel), "live"), screen("one"), "n1")
    refuse(monkeypatch, "_change", 400, 30046)
    with pytest.raises(MessageGone):
        await platform.edit(target(place(channel), "live"), sent, screen("two"))
    assert channel.messages == []


async def test_what_discord_says_to_wait_for_is_waited_for(
    platform: DiscordPlatform, channel: Channel, stand_in: StandIn
) -> None:
    short = stand_in.fail(429, "send", times=2)
    sent = await platform.post(target(place(channel), "live"), screen("one"), "n1")
    assert short.hits == 2
    stand_in.fail(429, "edit", times=1, retry_after=RATE_LIMIT_SECONDS_MAX + 40)
    with pytest.raises(Wait) as wait:
        await platform.edit(target(place(channel), "live"), sent, screen("two"))
    assert wait.value.seconds == RATE_LIMIT_SECONDS_MAX + 40
    stand_in.fail(429, "edit", times=1, retry_after=3.5, has_via=False)
    with pytest.raises(Wait) as wait:
        await platform.edit(target(place(channel), "live"), sent, screen("two"))
    assert wait.value.seconds == 4
    await platform.edit(target(place(channel), "live"), sent, screen("two"))
    assert channel.last.texts == ["one", "two"]


@pytest.mark.leaping
async def test_one_chats_limit_does_not_delay_another(
    platform: DiscordPlatform, channel: Channel, guild: Guild, stand_in: StandIn
) -> None:
    quiet = guild.channel("quiet")
    stand_in.fail(429, "send", channel_id=channel.id, times=1, retry_after=0.5)
    held = asyncio.create_task(platform.post(target(place(channel), "live"), screen("late"), "n1"))
    await stand_in.until(lambda: stand_in.log.count("send", status=429))
    await platform.post(target(place(quiet), "live"), screen("at once"), "n2")
    assert (quiet.last.text, held.done()) == ("at once", False)
    await held
    assert channel.last.text == "late"


async def test_a_failing_discord_leaves_it_unknown(
    platform: DiscordPlatform, channel: Channel, stand_in: StandIn
) -> None:
    stand_in.fail(503, "send", "edit", "delete", times=3)
    for call in (
        platform.post(target(place(channel), "live"), screen("one"), "n1"),
        platform.edit(target(place(channel), "live"), Sent("1"), screen("one")),
        platform.delete(target(place(channel)), Sent("1")),
    ):
        with pytest.raises(Unknown):
            await call


@pytest.mark.parametrize("when", ["before", "after"])
async def test_a_lost_connection_leaves_it_unknown_and_the_repeat_finds_out(
    platform: DiscordPlatform, channel: Channel, stand_in: StandIn, when: Any
) -> None:
    stand_in.drop(when, "send")
    with pytest.raises(Unknown):
        await platform.post(target(place(channel), "chat"), screen("said"), "n1")
    assert len(channel.messages) == (when == "after")
    sent = await platform.post(target(place(channel), "chat"), screen("said"), "n1")
    assert [str(message.id) for message in channel.messages] == [sent.ref]
    stand_in.drop(when, "edit")
    with pytest.raises(Unknown):
        await platform.edit(target(place(channel), "chat"), sent, screen("said 2"))
    assert channel.last.text == ("said 2" if when == "after" else "said")


async def test_an_impossible_request_is_our_own_mistake(
    platform: DiscordPlatform, channel: Channel, stand_in: StandIn
) -> None:
    link = Screen((Line("x"),), ((Button("x", "y" * 200),),))
    with pytest.raises(discord.HTTPException):
        await platform.post(target(place(channel), "live"), link, "n1")
    assert len(stand_in.forgive()) == 1


async def test_without_a_connection_nothing_is_known(stand_in: StandIn, channel: Channel) -> None:
    platform = DiscordPlatform()
    with pytest.raises(Unknown):
        await platform.post(target(place(channel), "live"), screen("one"), "n1")
    platform.client = discord.Client(intents=discord.Intents(guilds=True))
    with pytest.raises(Unknown):
        await platform.post(target(place(channel), "live"), screen("one"), "n1")


# --- Permissions ---------------------------------------------------------------------------------------


@pytest.mark.req("PL-64")
async def test_missing_permissions_are_named(stand_in: StandIn, guild: Guild, channel: Channel) -> None:
    thread = channel.thread("santase")
    client = discord.Client(
        intents=discord.Intents(guilds=True), connector=stand_in.connector(), guild_ready_timeout=0.1
    )
    await client.login(stand_in.token)
    running = asyncio.create_task(client.connect())
    try:
        await client.wait_until_ready()
        here, inside = client.get_channel(channel.id), client.get_channel(thread.id)
        assert isinstance(here, discord.TextChannel) and isinstance(inside, discord.Thread)
        assert (check.missing(here, here.guild.me), check.missing(inside, here.guild.me)) == ([], [])
        channel.forbid("send_messages")
        await stand_in.until(lambda: check.missing(here, here.guild.me))
        assert check.missing(here, here.guild.me) == ["send_messages"]
        assert check.missing(inside, here.guild.me) == []
        channel.forbid("view_channel", "send_messages_in_threads")
        await stand_in.until(lambda: len(check.missing(here, here.guild.me)) == 2)
        assert check.missing(here, here.guild.me) == ["view_channel", "send_messages"]
        assert check.missing(inside, here.guild.me) == ["view_channel", "send_messages_in_threads"]
        channel.permit("view_channel", "send_messages_in_threads")
        channel.delete()
        await stand_in.until(lambda: client.get_channel(channel.id) is None)
        assert check.missing(inside, here.guild.me) == ["view_channel", "send_messages_in_threads"]
    finally:
        await client.close()
        await running


def test_an_invitation_asks_for_what_is_needed_and_no_more() -> None:
    assert check.lacking(check.needed(), in_thread=True) == check.lacking(check.needed(), in_thread=False) == []
    assert sum(allowed for _, allowed in check.needed()) == 5
