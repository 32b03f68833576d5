"""The bot and everything behind it ends in the middle of a trick and comes back: old buttons work, nothing is
said twice."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

import pytest

from engine.table_view import PLAYING
from tests.adapters.discord.matches import Played, Player, words
from tests.running_discord import PATIENCE_SECONDS, patient_discord, running_bot

GAME = "santase"  # two people, so that after one card the trick waits for the other


@pytest.mark.req("PL-2", "PL-3", "PL-6", "PL-60")
@pytest.mark.parametrize("is_open", [True, False], ids=["direct messages", "answers"])
async def test_old_buttons_work_after_a_restart_in_mid_trick(tmp_path: Path, is_open: bool) -> None:
    async with patient_discord() as discord:
        channel = discord.guild("Friends").channel("games")
        people = [discord.person(name, dms_open=is_open) for name in ("Ana", "Bea")]
        async with running_bot(tmp_path, discord) as bot:
            played = Played(bot, channel, [*map(Player, people)], Random(3))
            await played.open(GAME)
            leader = other = await played.next_player()
            while other is leader:  # A card begins the trick, whatever is done before.
                assert leader is not None
                played_before = await played.act(leader)
                other = await played.next_player()
            assert leader is not None and other is not None and played_before is not None
            shown = [message.id for message in channel.messages]
            table = await played.table()
        old_acts = other.acts
        discord.gateway.forget()

        async with running_bot(tmp_path, discord) as bot:
            played.bot = bot
            await played.settle()
            assert [message.id for message in channel.messages] == shown
            again = await played.table()
            assert (again.version, again.phase, again is not table) == (table.version, PLAYING, True)

            assert "turn" in await words(bot, await leader.person.press(*played_before, stale=True))
            own = other.own
            assert own is not None
            answer = await other.person.press(own, old_acts[0])
            assert answer.kind in ("defer", "update") and not answer.text, answer
            assert (await played.table()).version == table.version + 1
            while (player := await played.next_player()) is not None:
                await played.act(player)
            assert played.is_over
            said = Counter(message.text for message in channel.messages)
            assert [text for text, times in said.items() if times > 1] == []


@pytest.mark.req("PL-60")
async def test_a_press_that_nobody_heard_can_be_made_again(tmp_path: Path) -> None:
    async with patient_discord() as discord:
        channel = discord.guild("Friends").channel("games")
        people = [discord.person(name) for name in ("Ana", "Bea")]
        async with running_bot(tmp_path, discord) as bot:
            played = Played(bot, channel, [*map(Player, people)], Random(3))
            await played.open(GAME)
            player = await played.next_player()
            assert player is not None and player.own is not None
            version = (await played.table()).version
        unheard = player.person.start_press(
            player.own, {"custom_id": player.acts[0], "component_type": 2, "id": 3}
        )
        discord.advance(PATIENCE_SECONDS)
        assert unheard.error is not None
        async with running_bot(tmp_path, discord) as bot:
            played.bot = bot
            await played.settle()
            await played.act(player)
            assert (await played.table()).version == version + 1
