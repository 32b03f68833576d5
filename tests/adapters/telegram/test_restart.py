"""In the middle of a trick the bot ends and comes back, the group moves, or somebody blocks the bot: old buttons
work, the table is where the people are, and nothing is said twice."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from engine.table_view import FINISHED, PLAYING
from tests.adapters.telegram.matches import Played, Player, codes_of, said_twice
from tests.running_telegram import Running, Way, patient_telegram, running_bot
from tests.stand_ins.telegram import Answer, serving

GAME = "santase"  # two people, so that after one card the trick waits for the other


def friends(bot: Running, *, has_chat: bool = True) -> Played:
    """Two friends in a group."""
    people = [bot.telegram.person(name) for name in ("Ana", "Bea")]
    group = bot.telegram.group("Friends", *people)
    return Played(
        bot, group, [Player(person, has_chat=has_chat) for person in people], Random(3 if has_chat else 4)
    )


async def in_mid_trick(played: Played) -> tuple[Player, Player]:
    """Play one card, whatever else may be done before; who has played it, and who is to answer."""
    await played.open(GAME)
    leader = other = await played.next_player()
    while other is leader:
        assert leader is not None
        await played.act(leader)
        other = await played.next_player()
    assert leader is not None and other is not None
    return leader, other


@pytest.mark.req("PL-2", "PL-3", "PL-6", "PL-60")
@pytest.mark.parametrize("way", ["polling", "webhook"])
async def test_old_buttons_work_after_a_restart_in_mid_trick(tmp_path: Path, way: Way) -> None:
    async with serving(patient_telegram()) as telegram:
        async with running_bot(tmp_path, telegram, way=way) as bot:
            played = friends(bot)
            _, other = await in_mid_trick(played)
            chats = [played.group, *(player.person.private for player in played.players)]
            shown = [message for chat in chats for message in chat.from_bot]
            table = await played.table()
            old_act, old_hand = other.acts[0], other.own
        assert old_hand is not None
        # Pressed while nobody listens; Telegram keeps it.
        pressed = other.person.tap(old_hand, old_act)
        async with running_bot(tmp_path, telegram, way=way) as bot:
            played.bot = bot
            assert await pressed.answer == Answer()
            await played.settle()
            again = await played.table()
            assert (again.version, again.phase) == (table.version + 1, PLAYING)
            assert [message for message in shown if message.is_deleted] == []
            assert "turn" in (await other.person.press(old_hand, old_act, is_stale=True)).text
            await played.play()
            assert ((await played.table()).phase, played.is_over, said_twice(chats)) == (FINISHED, True, [])


@pytest.mark.req("PL-4", "PL-19", "PL-60")
@pytest.mark.parametrize("has_chat", [True, False], ids=["private chats", "numbers"])
async def test_a_match_follows_its_group_in_mid_trick(tmp_path: Path, has_chat: bool) -> None:
    async with (
        serving(patient_telegram(ephemeral="rejected")) as telegram,
        running_bot(tmp_path, telegram) as bot,
    ):
        played = friends(bot, has_chat=has_chat)
        await in_mid_trick(played)
        before, version = played.group, (await played.table()).version
        played.group = before.migrate()
        await telegram.until(lambda: played.live)
        asked = len(telegram.requests(chat=before))
        await played.play()
        table = await played.table()
        assert (table.phase, table.version > version, played.is_over) == (FINISHED, True, True)
        assert len(telegram.requests(chat=before)) == asked
        assert [place.address for place in await bot.service.store.places(table.id)] == [
            f"telegram:{played.group.id}"
        ]
        assert said_twice([played.group]) == []


@pytest.mark.req("PL-4", "PL-60")
async def test_who_blocks_the_bot_plays_on_in_the_group_and_may_come_back(tmp_path: Path) -> None:
    async with (
        serving(patient_telegram(ephemeral="rejected")) as telegram,
        running_bot(tmp_path, telegram) as bot,
    ):
        played = friends(bot)
        _, other = await in_mid_trick(played)
        other.person.block()
        other.has_chat = False
        await telegram.until(lambda: not telegram.updates.pending)
        for _ in range(2):
            player = await played.next_player()
            assert player is not None
            await played.act(player)
        assert any(code.kind == "n" for _, code in codes_of(played.live))
        other.person.unblock()
        other.has_chat = True
        await telegram.until(lambda: not telegram.updates.pending)
        await played.play()
        assert ((await played.table()).phase, played.is_over) == (FINISHED, True)
        assert other.own is not None and other.own is other.person.private.last
