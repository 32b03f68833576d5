"""The Discord bot as a process runs it: started, restarted, refused, thrown out; the real client over sockets."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Iterator
from functools import partial
from pathlib import Path
from random import Random

import pytest
from typer.testing import CliRunner

from adapters.discord.bot import Shards
from adapters.discord.check import needed
from adapters.text.words import words_for
from bots.cli import app
from bots.discord import DiscordRefused, invite_link, own_link, read_shards, report
from bots.settings import Settings
from tests.adapters.discord.matches import Played, Player
from tests.running_discord import Running, live_in, patient_discord, running_bot
from tests.settling import GUARD_SECONDS
from tests.stand_ins.discord import Channel, Message, StandIn
from tests.stand_ins.discord.gateway import Connection

GAME = "santase"


@pytest.fixture(autouse=True)
def quiet_library() -> Iterator[None]:
    """discord.py prints a traceback for every lost connection, which these tests mean."""
    logging.getLogger("discord").setLevel(logging.CRITICAL)
    yield
    logging.getLogger("discord").setLevel(logging.NOTSET)


@pytest.fixture
async def discord() -> AsyncIterator[StandIn]:
    async with patient_discord() as discord:
        yield discord


def labels(message: Message) -> list[str]:
    return [button.label for button in message.buttons]


async def playing(bot: Running, channel: Channel) -> Message:
    """The live message of a table in a channel where a match has begun."""
    await bot.settle()
    return await bot.discord.until(lambda: (live := live_in(channel)) and "My hand" in labels(live) and live)


def heard_anew(discord: StandIn, lost: set[Connection | None]) -> bool:
    """Whether the bot listens on another connection than these."""
    return bool(listening(discord) - lost)


def listening(discord: StandIn) -> set[Connection | None]:
    """The connections on which the bot listens now."""
    return {session.connection for session in discord.gateway.sessions.values()} - {None}


# --- Restarts ------------------------------------------------------------------------------------------


@pytest.mark.req("PL-19", "PL-60")
async def test_old_buttons_work_after_a_restart_in_the_middle_of_a_trick(discord: StandIn, tmp_path: Path) -> None:
    channel = discord.guild("Friends").channel("games")
    ana, bo = discord.person("Ana"), discord.person("Bo", dms_open=False)
    async with running_bot(tmp_path, discord) as bot:
        live = await bot.table(ana, channel, GAME)
        await bo.press(live, "Sit at 2")
        await bot.settle()
        await ana.press(live, "Start")
        live = await playing(bot, channel)
        opened = (await bo.press(live, "My hand")).message
        assert opened is not None
        held = ana.dm.messages[-1]
        first = ana if "Ana’s turn" in live.text else bo
    async with running_bot(tmp_path, discord) as bot:
        old = held if first is ana else opened
        card = next(button for button in old.buttons if " play " in button.custom_id)
        pressed = await first.press(old, card.custom_id)
        assert pressed.kind in ("defer", "update") and not pressed.text, pressed
        await bot.settle()
        await discord.until(lambda: card.label in live.text)
        assert live_in(channel) is live
        assert (await bo.press(live, "My hand")).is_ephemeral


@pytest.mark.req("PL-19")
async def test_the_bot_comes_back_from_whatever_happens_to_its_connection(
    discord: StandIn, tmp_path: Path
) -> None:
    channel = discord.guild("Friends").channel("games")
    ana = discord.person("Ana")
    async with running_bot(tmp_path, discord) as bot:
        for mishap in (discord.gateway.reconnect, discord.gateway.invalidate):
            lost = {session.connection for session in discord.gateway.sessions.values()}
            mishap()
            await discord.until(partial(heard_anew, discord, lost))
            assert "code" in (await ana.command("play", channel=channel, game=GAME)).text
        (session,) = discord.gateway.sessions.values()
        session.tell("INTERACTION_CREATE", {"id": None})  # discord.py cannot read this, and gives up.
        lost = {session.connection}
        await discord.until(lambda: listening(discord) - lost)
        assert (await ana.command("help", channel=channel)).is_ephemeral
        assert not bot.bot.done()


@pytest.mark.req("PL-19")
async def test_a_bot_that_has_lived_long_comes_back_at_once(
    discord: StandIn, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bots.discord.STEADY_SECONDS", 0.0)  # Any life is a long one.
    async with running_bot(tmp_path, discord, pauses_seconds=(0.01, GUARD_SECONDS)):
        for _ in range(2):
            (session,) = (one for one in discord.gateway.sessions.values() if one.connection is not None)
            lost = {session.connection}
            session.tell("INTERACTION_CREATE", {"id": None})  # discord.py cannot read this, and gives up.
            await discord.until(partial(heard_anew, discord, lost))


@pytest.mark.req("PL-6", "PL-19")
@pytest.mark.parametrize("mishap", ["cut", "close", "reconnect"])
async def test_what_is_pressed_while_the_line_is_down_counts_once(
    discord: StandIn, tmp_path: Path, mishap: str
) -> None:
    channel = discord.guild("Friends").channel("games")
    ana, bo = discord.person("Ana"), discord.person("Bo")
    async with running_bot(tmp_path, discord) as bot:
        live = await bot.table(ana, channel, GAME)
        getattr(discord.gateway, mishap)()
        answer = await bo.press(live, "Sit at 2")
        assert answer.kind == "defer" and not answer.text, answer
        await discord.until(lambda: discord.gateway.resumed)
        assert len(discord.gateway.identified) == 1
        await discord.until(lambda: "Bo" in live.text)


@pytest.mark.req("PL-50")
async def test_a_bot_that_is_turned_away_at_the_start_tries_again(discord: StandIn, tmp_path: Path) -> None:
    refused = discord.fail(503, "me", times=1)
    no_gateway = discord.fail(503, "gateway bot", times=1)
    no_commands = discord.fail(503, "put commands", times=1)
    ana = discord.person("Ana")
    async with running_bot(tmp_path, discord):
        assert (refused.hits, no_gateway.hits, no_commands.hits) == (1, 1, 1)
        assert (await ana.command("help")).is_ephemeral


@pytest.mark.req("PL-50")
async def test_a_gateway_that_is_refused_at_the_start_is_tried_again(discord: StandIn, tmp_path: Path) -> None:
    discord.gateway.refuse(1)
    ana = discord.person("Ana")
    async with running_bot(tmp_path, discord):
        assert (await ana.command("help")).is_ephemeral


@pytest.mark.req("PL-50")
async def test_a_wrong_token_is_one_sentence_and_everything_else_goes_on(
    discord: StandIn, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    token, discord.token = discord.token, "another token"
    async with running_bot(tmp_path, discord, token=token, is_ready=False) as bot:
        bot.bot.add_done_callback(report)
        await asyncio.wait([bot.bot])
        assert isinstance(bot.bot.exception(), DiscordRefused)
        person = await bot.service.desk.arrive("discord", "1", "Ana")
        answer = await bot.service.desk.open_table(person, GAME, lambda _: "discord:1")
        assert not answer.is_refusal
    printed = capsys.readouterr().err
    assert (printed.count("\n"), "DISCORD_TOKEN" in printed, token in printed) == (1, True, False)


async def test_intents_and_shards_that_discord_refuses_are_one_sentence(discord: StandIn, tmp_path: Path) -> None:
    async with running_bot(tmp_path, discord) as bot:
        discord.gateway.close(4010)
        await asyncio.wait([bot.bot])
        with pytest.raises(DiscordRefused, match="the shards do not exist"):
            bot.bot.result()


# --- Places that are no more ---------------------------------------------------------------------------


@pytest.mark.req("PL-2", "PL-60")
@pytest.mark.parametrize("loss", ["server", "channel", "thread", "channel of the thread"])
async def test_a_table_outlives_its_place(discord: StandIn, tmp_path: Path, loss: str) -> None:
    guild = discord.guild("Friends")
    channel = guild.channel("games")
    place = channel.thread("evening") if "thread" in loss else channel
    elsewhere = discord.guild("Others").channel("cards")
    ana, bo = discord.person("Ana"), discord.person("Bo")
    async with running_bot(tmp_path, discord) as bot:
        live = await bot.table(ana, place, GAME)
        table_id = live.buttons[0].custom_id[1:13]
        view = await bot.service.desk.table_view(None, table_id)
        assert view is not None
        if loss == "server":
            guild.kick_bot()
        else:
            (place if loss == "thread" else channel).delete()
        await dropped(bot, table_id)
        assert "table" in (await bo.command("join", channel=elsewhere, code=view.code)).text
        assert view.code in (await bot.live(elsewhere)).text


async def dropped(bot: Running, table_id: str) -> None:
    """Wait until the bot has heard what happened: the table is shown nowhere."""
    await bot.settle()
    assert not await bot.service.store.places(table_id)


async def test_an_outage_of_a_server_changes_nothing(discord: StandIn, tmp_path: Path) -> None:
    guild = discord.guild("Friends")
    channel = guild.channel("games")
    ana = discord.person("Ana")
    async with running_bot(tmp_path, discord) as bot:
        live = await bot.table(ana, channel, GAME)
        guild.vanish()
        guild.reappear()
        assert (await ana.command("tables", channel=channel)).is_ephemeral
        await bot.settle()
        assert len(await bot.service.store.places(live.buttons[0].custom_id[1:13])) == 1


# --- Shards --------------------------------------------------------------------------------------------


@pytest.mark.req("PL-51")
@pytest.mark.parametrize("shards", [None, Shards((0, 1), 2)], ids=["automatic", "named"])
async def test_one_process_serves_all_shards(tmp_path: Path, shards: Shards | None) -> None:
    async with patient_discord(shards=2) as discord:
        channels = [discord.guild(name).channel("games") for name in ("One", "Two")]
        ana = discord.person("Ana")
        async with running_bot(tmp_path, discord, shards=shards):
            await discord.ready(2)
            for channel in channels:
                assert "code" in (await ana.command("play", channel=channel, game=GAME)).text


@pytest.mark.req("PL-51")
async def test_two_processes_share_the_shards_and_one_registers_the_commands(tmp_path: Path) -> None:
    async with patient_discord(shards=2) as discord:
        channels = [discord.guild(name).channel("games") for name in ("One", "Two")]
        ana, bo = discord.person("Ana"), discord.person("Bo")
        async with (
            running_bot(tmp_path, discord, shards=Shards((0,), 2)) as first,
            running_bot(tmp_path, discord, shards=Shards((1,), 2)),
        ):
            await discord.ready(2)
            assert discord.log.count("put commands") == 1
            live = await first.table(ana, channels[0], GAME)
            view = await first.service.desk.table_view(None, live.buttons[0].custom_id[1:13])
            assert view is not None
            answer = await bo.command("join", channel=channels[1], code=view.code)
            assert view.code in answer.text
            await discord.until(lambda: any("Bo" in one.text for one in channels[0].messages))
            await discord.until(lambda: any("Ana" in one.text for one in channels[1].messages))


@pytest.mark.req("PL-4", "PL-51")
async def test_a_hand_in_an_answer_is_kept_up_to_date_by_whichever_process_leads(tmp_path: Path) -> None:
    async with patient_discord(shards=2) as discord:
        channel = [discord.guild(name).channel("games") for name in ("One", "Two")][1]
        people = [discord.person(name) for name in ("Ana", "Bo")]
        async with (
            running_bot(tmp_path, discord, shards=Shards((0,), 2)) as leading,
            running_bot(tmp_path, discord, shards=Shards((1,), 2)) as other,
        ):
            await discord.ready(2)
            await discord.until(lambda: leading.service.couriers.by_platform()["discord"].is_leading)
            live = await other.table(people[0], channel, GAME)
            await people[1].press(live, "Sit at 2")
            await discord.until(lambda: (found := live_in(channel)) and "Bo" in found.text)
            await people[0].press(await other.live(channel), "Start")
            live = await discord.until(
                lambda: (found := live_in(channel)) and "My hand" in labels(found) and found
            )
            first = people[0] if "Ana’s turn" in live.text else people[1]
            (waiting,) = {*people} - {first}
            opened = (await waiting.press(live, "My hand")).message
            assert opened is not None and opened.is_ephemeral
            held = opened.text
            await discord.until(lambda: any("#games" in one.text for one in waiting.dm.messages))
            own = await discord.until(lambda: next((one for one in first.dm.messages if plays(one)), None))
            await first.press(own, plays(own)[0])
            await discord.until(lambda: plays(opened))
            assert opened.text != held
            assert not any(plays(one) for one in waiting.dm.messages)


def plays(message: Message) -> list[str]:
    """The buttons that play a card."""
    return [button.custom_id for button in message.buttons if " play " in button.custom_id]


@pytest.mark.parametrize(
    ("text", "shards"),
    [
        ("0-3/8", Shards((0, 1, 2, 3), 8)),
        ("5/8", Shards((5,), 8)),
        ("0/1", Shards((0,), 1)),
        ("8/8", None),
        ("3-1/8", None),
        ("0-3", None),
        ("0-3/0", None),
        ("-1/8", None),
        ("a/b", None),
        ("", None),
        ("0-99999/99999", None),
        ("٠/٨", None),
    ],
)
def test_shards_are_read(text: str, shards: Shards | None) -> None:
    assert read_shards(text) == shards


# --- Settings and invitations --------------------------------------------------------------------------


def test_the_token_comes_from_a_variable_or_a_file_and_is_never_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("DISCORD_TOKEN", "DISCORD_TOKEN_FILE"):
        monkeypatch.delenv(name, raising=False)
    assert Settings(_env_file=None).token_of_discord() is None
    file = tmp_path / "token"
    file.write_text("from a file\n")
    monkeypatch.setenv("DISCORD_TOKEN_FILE", str(file))
    assert Settings(_env_file=None).token_of_discord() == "from a file"
    monkeypatch.setenv("DISCORD_TOKEN", " from a variable ")
    settings = Settings(_env_file=None)
    assert settings.token_of_discord() == "from a variable"
    assert "from a variable" not in repr(settings)


@pytest.mark.req("PL-64")
def test_the_invitation_asks_for_what_is_used_and_no_more() -> None:
    assert invite_link("42") == (
        "https://discord.com/oauth2/authorize?client_id=42&scope=bot+applications.commands&permissions=309237681152"
    )
    assert own_link("42") == (
        "https://discord.com/oauth2/authorize?client_id=42&scope=applications.commands&integration_type=1"
    )
    assert [name for name, has in needed() if has] == [
        "read_messages",
        "send_messages",
        "attach_files",
        "create_public_threads",
        "send_messages_in_threads",
    ]
    assert "309237681152" in Path("deploy/discord.md").read_text("utf-8")


@pytest.mark.parametrize(
    ("hears_mentions", "intents"),
    [(True, ["guilds", "guild_messages", "dm_messages"]), (False, ["guilds", "dm_messages"])],
)
async def test_everything_works_with_no_more_intents_than_are_used(
    discord: StandIn, tmp_path: Path, hears_mentions: bool, intents: list[str]
) -> None:
    async with running_bot(tmp_path, discord, hears_mentions=hears_mentions, house_seconds=0) as bot:
        assert bot.platform.client is not None
        assert [name for name, has in bot.platform.client.intents if has] == intents
        channel = discord.guild("Friends").channel("games")
        ana = discord.person("Ana")
        played = Played(bot, channel, [Player(ana)], Random(3))
        await played.open("santase")
        for _ in range(3):  # The hand comes by direct message, and is played from there.
            player = await played.next_player()
            assert player is not None
            await played.act(player)
        assert ana.dm.messages
        await ana.say(ana.dm, "well played")
        await discord.until(lambda: words_for("en")("say-offer") in ana.dm.last.text)
        check = await ana.command("check", channel=channel)
        assert (words_for("en")("check-mentions") in check.text) is not hears_mentions


@pytest.mark.parametrize(
    ("arguments", "token", "printed"),
    [
        (["--shards", "4"], "x", "names no shards"),
        ([], "", "There is no token"),
    ],
)
def test_the_command_line_says_what_is_missing(
    arguments: list[str], token: str, printed: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN", token)
    monkeypatch.delenv("DISCORD_TOKEN_FILE", raising=False)
    result = CliRunner().invoke(app, ["discord", *arguments])
    assert (result.exit_code, printed in result.stderr) == (2, True)


def test_an_unreadable_token_file_is_one_sentence(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    monkeypatch.setenv("DISCORD_TOKEN_FILE", str(tmp_path / "nowhere"))
    result = CliRunner().invoke(app, ["discord"])
    assert (result.exit_code, "cannot be read" in result.stderr) == (2, True)
