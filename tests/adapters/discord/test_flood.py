"""A table that moves faster than Discord likes: few messages, never more than its limits, and the last state."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from adapters.discord import layout
from adapters.screens import public_screen
from engine.table_view import FINISHED
from tests.adapters.discord.matches import Played, Player
from tests.hidden_cards import WORDS
from tests.running_discord import PATIENCE_SECONDS, patient_discord, running_bot
from tests.same_chance import same_chance
from tests.stand_ins.discord import Limits, StandIn, controls_of

SIX = "sixty-one"
CALLS_MAX = 2  # log posts and live edits for a trick, on average
HOUSE_SECONDS = 1.0  # as they take on a real table; time leaps


@pytest.fixture
def whole_match() -> Iterator[None]:
    """A match that is not over after three tricks, of which beginning and end would be most of the calls."""
    with same_chance("six friends"):
        yield


async def tricks_of(played: Played) -> float:
    """How many tricks a match has had; each seat plays one card to each."""
    rows = await played.bot.service.store.rows(played.table_id)
    plays = sum(row.what == "act" and '"play ' in row.detail for row in rows)
    return plays / len((await played.table()).chairs)


async def play(played: Played) -> None:
    """Play on until the match is over."""
    while (player := await played.next_player()) is not None:
        await played.act(player)


async def latest(played: Played) -> str:
    """What the live message should say."""
    table = await played.table()
    names = await played.bot.service.desk.names(table.view(None), None)
    screen = public_screen(table.view(None), names, WORDS)
    (frame,) = layout.components(screen)
    return str(frame["components"][0]["content"])


@pytest.mark.req("PL-5", "PL-63")
@pytest.mark.usefixtures("whole_match")
async def test_five_house_players_flood_no_channel(tmp_path: Path) -> None:
    # Only leaps make its time pass, as they do for the bot.
    async with StandIn(limits=Limits(), clock=lambda: 0.0, first_answer_seconds=PATIENCE_SECONDS) as discord:
        channel = discord.guild("Friends").channel("games")
        async with running_bot(tmp_path, discord, house_seconds=HOUSE_SECONDS, is_leaping=True) as bot:
            played = Played(bot, channel, [Player(discord.person("Ana"))], Random(1))
            await played.open(SIX, length_share=1)
            began = discord.now()
            await play(played)
            tricks = await tricks_of(played)
            posts = [message for message in channel.all_messages.values() if not message.is_ephemeral]
            live = {message.id for message in posts if any(map(controls_of, message.versions))}
            log_posts = [message for message in posts if message.id not in live]
            edits = discord.log.of("edit", channel=channel, since=began)
            live_edits = [edit for edit in edits if edit.message_id in live]
            # Before the first trick a match is shown once, in words or with its picture.
            assert len(log_posts) + len(live_edits) <= CALLS_MAX * tricks + 1
            # Discord counts from the first call on and begins anew after five seconds; 429 is its verdict.
            assert [one for one in discord.log.requests if one.status == 429] == []
            assert played.live.text == await latest(played)


@pytest.mark.req("PL-5", "PL-63")
async def test_the_latest_state_comes_through_however_often_discord_says_no(tmp_path: Path) -> None:
    async with patient_discord() as discord:
        channel = discord.guild("Friends").channel("games")
        async with running_bot(tmp_path, discord, house_seconds=HOUSE_SECONDS, is_leaping=True) as bot:
            played = Played(bot, channel, [Player(discord.person("Ana"))], Random(1))
            await played.open(SIX, length_share=1)
            # Discord does not count the answers to presses.
            refused = discord.fail(429, "send", "edit", "delete", "open dm", share=0.5, seed=7)
            await play(played)
            await discord.until(lambda: played.is_over)
            assert (await played.table()).phase == FINISHED
            assert played.live.text == await latest(played)
            assert refused.hits > 10
            assert discord.log.count(status=429) == refused.hits
