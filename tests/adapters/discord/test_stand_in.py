"""The loopback Discord, held to what the real discord.py needs and to what the real Discord refuses."""

from __future__ import annotations

import asyncio
import io
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import discord
import pytest
from discord import app_commands, ui

from tests.running_discord import new_discord
from tests.settling import GUARD_SECONDS
from tests.stand_ins.discord import Channel, Limits, Message, Person, Rate, StandIn
from tests.stand_ins.discord.elsewhere import running_elsewhere
from tests.stand_ins.discord.gateway import Gateway

Press = Callable[[discord.Interaction[Any]], Awaitable[Any]]
INTENTS = discord.Intents(guilds=True, guild_messages=True, dm_messages=True)


class Client(discord.Client):
    """A plain bot: one command, and whatever a test wants done with presses and messages."""

    def __init__(self, stand_in: StandIn, on_press: Press | None = None, **options: Any) -> None:
        options = {"intents": INTENTS, "guild_ready_timeout": 0.02, **options}
        super().__init__(connector=stand_in.connector(), **options)
        self.tree = app_commands.CommandTree(self)
        self.on_press = on_press
        self.heard: list[discord.Message] = []
        self.pressed: list[discord.Interaction[Any]] = []

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Without discord.py's five seconds between identifies."""

    async def on_message(self, message: discord.Message) -> None:
        self.heard.append(message)

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        if interaction.type is not discord.InteractionType.application_command:
            self.pressed.append(interaction)
            if self.on_press is not None:
                await self.on_press(interaction)


class ShardedClient(Client, discord.AutoShardedClient):
    """The same on several shards."""


@asynccontextmanager
async def running(stand_in: StandIn, client: Client) -> AsyncIterator[Client]:
    """The client, connected and ready, until the block ends."""
    task = asyncio.create_task(client.start(stand_in.token))
    try:
        await stand_in.until(lambda: client.is_ready() or task.done(), "for the client to be ready")
        yield client
    finally:
        await client.close()
        await task


@pytest.fixture
async def stand_in() -> AsyncIterator[StandIn]:
    async with new_discord() as stand_in:
        yield stand_in


@pytest.fixture
def ana(stand_in: StandIn) -> Person:
    return stand_in.person("Ana", locale="pt-BR")


def buttons(*labels: str) -> ui.LayoutView:
    """A Components V2 message: a text and a row of buttons whose custom ids are their labels in lower case."""
    view = ui.LayoutView()
    row: ui.ActionRow[Any] = ui.ActionRow(*(ui.Button(label=label, custom_id=label.lower()) for label in labels))
    view.add_item(ui.Container(ui.TextDisplay("A table"), row))
    return view


async def post(client: discord.Client, channel: Channel, *labels: str) -> Message:
    """A message with buttons in a channel, sent by the client."""
    sent = await client.get_partial_messageable(channel.id).send(view=buttons(*labels))
    return channel.all_messages[sent.id]


# --- Logging in ---


async def test_a_client_logs_in_and_registers_its_commands(
    stand_in: StandIn, channel: Channel, ana: Person
) -> None:
    client = Client(stand_in)

    @client.tree.command(description="Open a table")
    @app_commands.describe(game="Which game", seats="How many seats")
    async def play(interaction: discord.Interaction[Any], game: str, seats: app_commands.Range[int, 2, 6]) -> None:
        await interaction.response.send_message(f"{game} for {seats} in {interaction.locale}", ephemeral=True)

    async with running(stand_in, client):
        await client.tree.sync()
        assert [(guild.name, [c.name for c in guild.text_channels]) for guild in client.guilds] == [
            ("Friends", ["games"])
        ]
        answer = await ana.command("play", channel=channel, game="chess", seats=2)
        assert (answer.kind, answer.text, answer.is_ephemeral) == ("message", "chess for 2 in pt-BR", True)
        assert (channel.messages, [message.text for message in ana.ephemerals]) == ([], [answer.text])
        with pytest.raises(AssertionError, match="seats: 7 is large"):
            await ana.command("play", channel=channel, game="chess", seats=7)
        with pytest.raises(AssertionError, match="needs"):
            await ana.command("play", channel=channel, game="chess")


async def test_a_wrong_token_is_turned_away(stand_in: StandIn) -> None:
    client = Client(stand_in)
    with pytest.raises(discord.LoginFailure):
        await asyncio.wait_for(client.start("another token"), GUARD_SECONDS)
    await client.close()


async def test_a_privileged_intent_is_refused(stand_in: StandIn) -> None:
    client = Client(stand_in, intents=discord.Intents(guilds=True, members=True))
    with pytest.raises(discord.PrivilegedIntentsRequired):
        await asyncio.wait_for(client.start(stand_in.token), GUARD_SECONDS)
    await client.close()
    assert "4014" in stand_in.forgive()[0]


async def test_nothing_but_the_stand_in_can_be_reached(stand_in: StandIn) -> None:
    async with aiohttp.ClientSession(connector=stand_in.connector()) as session:
        for address, words in (
            ("https://example.org/", "example.org is not Discord"),
            ("https://192.0.2.1/", "192.0.2.1:443 is not the stand-in"),
        ):
            with pytest.raises(aiohttp.ClientConnectorError, match=re.escape(words)):
                await session.get(address)


async def test_frames_may_be_zipped() -> None:
    async with StandIn(limits=Limits.generous(), zipped=True) as stand_in:
        channel = stand_in.guild("Friends").channel("games")
        async with running(stand_in, Client(stand_in)) as client:
            assert client.get_channel(channel.id) is not None


# --- Interactions ---


async def test_a_press_is_answered_for_one_pair_of_eyes(stand_in: StandIn, channel: Channel, ana: Person) -> None:
    async def show_hand(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_message("Your hand: A♠", ephemeral=True)

    ben = stand_in.person("Ben")
    async with running(stand_in, Client(stand_in, show_hand)) as client:
        table = await post(client, channel, "My hand", "Pass")
        answer = await ana.press(table, "My hand")
        assert (answer.text, answer.is_ephemeral) == ("Your hand: A♠", True)
        assert "A♠" in stand_in.everything_seen_by(ana)
        assert "A♠" not in stand_in.everything_seen_by(ben)
        assert "A♠" not in stand_in.everything_seen_in(channel)
        assert "pass" in stand_in.everything_seen_by(ben), "custom ids are seen by everyone"
        with pytest.raises(AssertionError, match="no button 'Raise'"):
            await ana.press(table, "Raise")


async def test_the_answer_may_come_after_an_acknowledgement(
    stand_in: StandIn, channel: Channel, ana: Person
) -> None:
    async def think(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.defer(thinking=True, ephemeral=True)
        await interaction.followup.send("first")
        await interaction.edit_original_response(content="second")
        await interaction.followup.send("more", ephemeral=True)
        await interaction.delete_original_response()

    async with running(stand_in, Client(stand_in, think)) as client:
        answer = await ana.press(await post(client, channel, "Act"), "act")
        await stand_in.until(lambda: stand_in.log.count("delete original"))
        assert answer.original is not None
        assert (answer.kind, answer.original.texts, answer.text) == ("thinking", ["", "first", "second"], "more")


async def test_a_press_may_change_its_message(stand_in: StandIn, channel: Channel, ana: Person) -> None:
    async def change(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.edit_message(view=buttons("Two"))
        await interaction.edit_original_response(view=buttons("Three"))

    async with running(stand_in, Client(stand_in, change)) as client:
        table = await post(client, channel, "One")
        answer = await ana.press(table, "One")
        await stand_in.until(lambda: stand_in.log.count("edit original"))
        assert (answer.kind, answer.replies) == ("update", [])
        assert [button.label for button in table.buttons] == ["Three"]
        assert (await ana.press(table, "One", stale=True)).kind == "update"


async def test_forms_choices_and_suggestions(stand_in: StandIn, channel: Channel, ana: Person) -> None:
    class Words(ui.Modal, title="Say"):
        words: ui.Label[Any] = ui.Label(text="What?", component=ui.TextInput(custom_id="words", max_length=20))

        async def on_submit(self, interaction: discord.Interaction[Any]) -> None:
            assert isinstance(self.words.component, ui.TextInput)
            await interaction.response.send_message(f"heard {self.words.component.value}", ephemeral=True)

    async def answer_select(interaction: discord.Interaction[Any]) -> None:
        if interaction.type is discord.InteractionType.component:
            assert interaction.data is not None
            chosen = interaction.data.get("values")
            await interaction.response.send_modal(Words(title=f"Say {chosen}"))

    client = Client(stand_in, answer_select)

    @client.tree.command(description="Act")
    async def act(interaction: discord.Interaction[Any], action: str) -> None:
        await interaction.response.send_message(action)

    @act.autocomplete("action")
    async def suggest(interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
        return [app_commands.Choice(name=f"Play {typed}", value="p")]

    async with running(stand_in, client):
        await client.tree.sync()
        answer = await ana.autocomplete("act", focused="action", typed="A", channel=channel)
        assert answer.choices == [("Play A", "p")]
        assert "Play A" in stand_in.everything_seen_by(ana)

        options = [discord.SelectOption(label="Ace", value="a"), discord.SelectOption(label="King", value="k")]
        view = ui.View().add_item(ui.Select(custom_id="cards", placeholder="Which card", options=options))
        sent = await client.get_partial_messageable(channel.id).send("choose", view=view)
        form = await ana.choose(channel.all_messages[sent.id], "Which card", "King")
        assert form.modal is not None and (form.kind, form.modal.title) == ("modal", "Say ['k']")
        answer = await ana.submit_modal(form, words="hello")
        assert answer.text == "heard hello"


@pytest.mark.leaping
async def test_silence_is_told_after_three_seconds(stand_in: StandIn, channel: Channel, ana: Person) -> None:
    async with running(stand_in, Client(stand_in)) as client:
        table = await post(client, channel, "Act")
        press = asyncio.create_task(ana.press(table, "act"))
        await stand_in.until(lambda: client.pressed)
        stand_in.advance(3)
        await stand_in.until(press.done, "for the press to be given up at once", seconds=2)
        assert (await press).error == "the application did not respond in time"
        with pytest.raises(discord.NotFound) as late:
            await client.pressed[0].response.defer()
        assert late.value.code == 10062


async def test_a_token_lasts_a_quarter_of_an_hour(stand_in: StandIn, channel: Channel, ana: Person) -> None:
    async def defer(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.defer()

    async with running(stand_in, Client(stand_in, defer)) as client:
        await ana.press(await post(client, channel, "Act"), "act")
        stand_in.advance(15 * 60)
        with pytest.raises(discord.HTTPException) as late:
            await client.pressed[0].edit_original_response(view=buttons("Late"))
        assert (late.value.status, late.value.code) == (401, 50027)


async def test_an_event_may_come_twice(stand_in: StandIn, channel: Channel, ana: Person) -> None:
    refused: list[int] = []

    async def defer(interaction: discord.Interaction[Any]) -> None:
        try:
            await interaction.response.defer()
        except discord.HTTPException as error:
            refused.append(error.code)

    stand_in.deliver_twice("INTERACTION_CREATE")
    async with running(stand_in, Client(stand_in, defer)) as client:
        await ana.press(await post(client, channel, "Act"), "act")
        await stand_in.until(lambda: refused)
        assert (refused, len(client.pressed)) == ([40060], 2)


# --- Messages ---


async def test_a_closed_dm_is_refused(stand_in: StandIn, channel: Channel, ana: Person) -> None:
    async with running(stand_in, Client(stand_in)) as client:
        user = await client.fetch_user(ana.id)
        await user.send("hello")
        ana.dms_open = False
        with pytest.raises(discord.Forbidden) as closed:
            await user.send("again")
        assert (closed.value.code, [message.text for message in ana.dm.messages]) == (50007, ["hello"])


async def test_files_are_kept_and_served(stand_in: StandIn, channel: Channel) -> None:
    async with running(stand_in, Client(stand_in)) as client:
        view = ui.LayoutView()
        gallery: ui.MediaGallery[Any] = ui.MediaGallery()
        gallery.add_item(media="attachment://hand.png", description="Three cards")
        view.add_item(gallery)
        place = client.get_partial_messageable(channel.id)
        sent = await place.send(view=view, file=discord.File(io.BytesIO(b"picture"), "hand.png"))
        assert sent.attachments == []  # What a component shows is named there alone.
        (shown,) = sent.components
        assert isinstance(shown, discord.MediaGalleryComponent)
        assert await client.http.get_from_cdn(shown.items[0].media.url) == b"picture"
        assert (channel.last.files, channel.last.text) == ([b"picture"], "[Three cards]")
        assert b"pict" in stand_in.everything_seen_in(channel)
        with pytest.raises(discord.HTTPException):
            await sent.edit(view=buttons("Play"), attachments=[discord.File(io.BytesIO(b"lost"), "lost.png")])
        assert "No component shows lost.png" in stand_in.forgive()[0]


async def test_a_nonce_makes_sending_safe_to_repeat(stand_in: StandIn, channel: Channel) -> None:
    async with running(stand_in, Client(stand_in)) as client:
        place = client.get_partial_messageable(channel.id)
        stand_in.drop("after", "send")
        with pytest.raises(aiohttp.ServerDisconnectedError):
            await place.send("once", nonce="table-1")
        sent = await place.send("once", nonce="table-1")
        assert [message.id for message in channel.messages] == [sent.id]
        stand_in.advance(600)
        await place.send("once", nonce="table-1")
        assert len(channel.messages) == 2


async def test_words_reach_the_bot_only_where_they_are_meant_for_it(
    stand_in: StandIn, channel: Channel, ana: Person
) -> None:
    async with running(stand_in, Client(stand_in)) as client:
        await ana.say(channel, "secret")
        await ana.say(channel, f"hello <@{stand_in.bot_id}>")
        await ana.say(ana.dm, "by letter")
        await stand_in.until(lambda: len(client.heard) == 3)
        assert [message.content for message in client.heard] == ["", f"hello <@{stand_in.bot_id}>", "by letter"]


async def test_what_is_gone_or_forbidden_is_refused(stand_in: StandIn, channel: Channel, ana: Person) -> None:
    thread = channel.thread("side table")
    async with running(stand_in, Client(stand_in)) as client:

        async def code_of(call: Awaitable[Any]) -> int:
            with pytest.raises(discord.HTTPException) as refused:
                await call
            return refused.value.code

        place = client.get_partial_messageable(channel.id)
        sent = await place.send("mine")
        await client.get_partial_messageable(thread.id).send("in the thread")
        foreign = await ana.say(channel, "hers")
        assert await code_of(place.get_partial_message(foreign.id).edit(content="changed")) == 50005
        channel.all_messages[sent.id].remove()
        assert await code_of(sent.edit(content="changed")) == 10008
        channel.forbid("send_messages")
        assert await code_of(place.send("x")) == 50013
        home = client.guilds[0]
        await stand_in.until(lambda: not home.text_channels[0].permissions_for(home.me).send_messages)
        channel.forbid("view_channel")
        assert await code_of(place.send("x")) == 50001
        channel.permit("view_channel", "send_messages")
        thread.archive()
        assert (
            await code_of(client.get_partial_messageable(thread.id).get_partial_message(thread.last.id).edit())
            == 50083
        )
        thread.delete()
        assert await code_of(client.get_partial_messageable(thread.id).send("x")) == 10003
        assert channel.guild is not None
        channel.guild.kick_bot()
        assert await code_of(place.send("x")) == 50001
        await stand_in.until(lambda: not client.guilds)


async def test_a_message_pings_whom_it_names_and_may(stand_in: StandIn, channel: Channel, ana: Person) -> None:
    ben = stand_in.person("Ben")
    async with running(stand_in, Client(stand_in)) as client:
        place = client.get_partial_messageable(channel.id)
        words = f"{ana.mention} and {ben.mention}"
        await place.send(words)
        await place.send(words, allowed_mentions=discord.AllowedMentions(users=[discord.Object(ben.id)]))
        await place.send(words, allowed_mentions=discord.AllowedMentions.none())
        assert [message.mentions for message in channel.messages] == [[ana, ben], [ben], []]


# --- Limits and faults ---


async def test_a_full_bucket_holds_the_client_back() -> None:
    async with StandIn(limits=Limits(send=Rate(2, 0.3))) as stand_in:
        channel = stand_in.guild("Friends").channel("games")
        async with running(stand_in, Client(stand_in)) as client:
            place = client.get_partial_messageable(channel.id)
            for number in range(3):
                await place.send(str(number))
            assert stand_in.log.count("send", channel=channel) == 3
            assert stand_in.log.most_within(0.29, "send", channel=channel) <= 2
            assert stand_in.log.count(status=429) == 0


async def test_someone_who_does_not_read_the_headers_is_refused() -> None:
    async with StandIn(limits=Limits(send=Rate(2, 3600.0))) as stand_in:
        channel = stand_in.guild("Friends").channel("games")
        headers = {"Authorization": f"Bot {stand_in.token}"}
        async with aiohttp.ClientSession(connector=stand_in.connector(), headers=headers) as session:
            address = f"https://discord.com/api/v10/channels/{channel.id}/messages"
            answers = [await session.post(address, json={"content": "x"}) for _ in range(3)]
            assert [answer.status for answer in answers] == [200, 200, 429]
            assert (await answers[-1].json())["retry_after"] > 0


async def test_refusals_and_errors_on_demand(stand_in: StandIn, channel: Channel) -> None:
    async with running(stand_in, Client(stand_in)) as client:
        place = client.get_partial_messageable(channel.id)
        limited = stand_in.fail(429, "send", share=0.5, seed=3, retry_after=0.001)
        for number in range(8):
            await place.send(str(number))
        assert [message.text for message in channel.messages] == [str(number) for number in range(8)]
        assert limited.hits == stand_in.log.count("send", status=429) > 0
        limited.stop()
        stand_in.fail(503, "send", times=1)
        with pytest.raises(discord.DiscordServerError):
            await place.send("lost")
        stand_in.fail(400, "send", code=20028, times=1)
        with pytest.raises(discord.HTTPException) as refused:
            await place.send("lost")
        assert refused.value.code == 20028
        stand_in.drop("before", "send")
        with pytest.raises(aiohttp.ServerDisconnectedError):
            await place.send("lost")
        assert len(channel.messages) == 8


# --- The gateway ---


async def defer(interaction: discord.Interaction[Any]) -> None:
    await interaction.response.defer()


@pytest.mark.parametrize(
    "disturb",
    [
        lambda gateway: gateway.cut(),
        lambda gateway: gateway.close(1000),
        lambda gateway: gateway.close(4000),
        lambda gateway: gateway.reconnect(),
        lambda gateway: gateway.invalidate(resumable=True),
    ],
    ids=["cut", "closed 1000", "closed 4000", "op 7", "op 9 true"],
)
async def test_what_happens_meanwhile_is_told_after_resuming(
    stand_in: StandIn, channel: Channel, ana: Person, disturb: Callable[[Any], None]
) -> None:
    async with running(stand_in, Client(stand_in, defer)) as client:
        table = await post(client, channel, "Act")
        disturb(stand_in.gateway)
        assert (await ana.press(table, "act")).kind == "defer"
        await stand_in.until(lambda: stand_in.gateway.resumed)
        assert (len(client.pressed), len(stand_in.gateway.identified)) == (1, 1)


@pytest.mark.parametrize("lose", [Gateway.invalidate, Gateway.forget], ids=["op 9 false", "forgotten"])
async def test_a_lost_session_is_begun_anew(
    stand_in: StandIn, channel: Channel, ana: Person, lose: Callable[[Gateway], None]
) -> None:
    async with running(stand_in, Client(stand_in, defer)) as client:
        table = await post(client, channel, "Act")
        lose(stand_in.gateway)
        assert stand_in.gateway.sessions == {}
        await stand_in.ready()
        assert (await ana.press(table, "act")).kind == "defer"
        assert (stand_in.gateway.resumed, len(stand_in.gateway.identified)) == (0, 2)


async def test_identifying_too_often_is_noted(stand_in: StandIn) -> None:
    stand_in.gateway.identify_seconds = 5.0
    async with running(stand_in, Client(stand_in)):
        stand_in.gateway.invalidate()
        await stand_in.until(lambda: stand_in.violations)
        assert "too soon" in stand_in.forgive()[0]
        stand_in.advance(5)
        await stand_in.ready()
        stand_in.forgive()


async def test_each_shard_hears_of_its_own_guilds() -> None:
    async with StandIn(limits=Limits.generous(), shards=2) as stand_in:
        channels = [stand_in.guild(name).channel("games") for name in ("Even", "Odd")]
        ana = stand_in.person("Ana")
        async with running(stand_in, ShardedClient(stand_in, defer)) as client:
            assert [guild.shard_id for guild in sorted(client.guilds, key=lambda guild: guild.id)] == [0, 1]
            stand_in.gateway.cut(shard=1)
            for channel in channels:
                assert (await ana.press(await post(client, channel, "Act"), "act")).kind == "defer"
            await ana.say(ana.dm, "hello")
            await stand_in.until(lambda: client.heard and client.heard[-1].content == "hello")
            assert stand_in.gateway.resumed == 1
            sessions = stand_in.gateway.sessions.values()
            told = {session.shard: b"".join(frame for _, frame in session.told) for session in sessions}
            assert {shard: frames.count(b"INTERACTION_CREATE") for shard, frames in told.items()} == {0: 1, 1: 1}


async def test_the_gateway_may_be_closed_to_newcomers(stand_in: StandIn) -> None:
    stand_in.gateway.refuse(1)
    async with aiohttp.ClientSession(connector=stand_in.connector()) as session:
        with pytest.raises(aiohttp.WSServerHandshakeError):
            await session.ws_connect("wss://gateway.discord.gg/?v=10")
        socket = await session.ws_connect("wss://gateway.discord.gg/?v=10")
        assert (await socket.receive_json())["op"] == 10
        await socket.close()


async def test_buttons_outlive_the_client(stand_in: StandIn, channel: Channel, ana: Person) -> None:
    async with running(stand_in, Client(stand_in)) as client:
        table = await post(client, channel, "Act")
    async with running(stand_in, Client(stand_in, defer)) as client:
        assert (await ana.press(table, "act")).kind == "defer"
        assert (len(client.pressed), len(stand_in.gateway.sessions)) == (1, 1)


async def test_it_runs_in_a_process_of_its_own() -> None:
    async with (
        running_elsewhere() as elsewhere,
        aiohttp.ClientSession(connector=elsewhere.connector()) as session,
        session.get("https://discord.com/api/v10/gateway") as answer,
    ):
        assert await answer.json() == {"url": "wss://gateway.discord.gg"}


# --- Strictness over the socket ---


async def test_a_bad_payload_is_refused_and_noted(stand_in: StandIn, channel: Channel) -> None:
    async with running(stand_in, Client(stand_in)) as client:
        route = discord.http.Route("POST", "/channels/{channel_id}/messages", channel_id=channel.id)
        with pytest.raises(discord.HTTPException) as refused:
            await client.http.request(route, json={"content": "x", "colour": "red"})
        assert (refused.value.status, refused.value.code) == (400, 50035)
        assert "unknown field `colour`" in stand_in.forgive()[0]
        with pytest.raises(discord.NotFound):
            await client.http.request(discord.http.Route("GET", "/users/@me/settings"))
        assert "404" in stand_in.forgive()[0]
    assert channel.messages == []


async def test_a_violation_nobody_forgave_fails_the_test() -> None:
    async def overlong() -> None:
        async with StandIn(limits=Limits.generous()) as stand_in:
            channel = stand_in.guild("Friends").channel("games")
            async with running(stand_in, Client(stand_in)) as client:
                with pytest.raises(discord.HTTPException):
                    await client.get_partial_messageable(channel.id).send("x" * 2001)

    with pytest.raises(AssertionError, match="what Discord refuses"):
        await overlong()
