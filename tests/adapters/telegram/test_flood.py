"""A table that moves faster than Telegram likes: never more than its limits, few messages, and the last state."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from random import Random

import pytest

from adapters.screens import private_screen, public_screen
from adapters.screens.screen import Line
from adapters.telegram.platform import Limits
from adapters.telegram.text import message_text
from engine.table_view import FINISHED
from tests.adapters.telegram.matches import Played, Player, button, said_twice
from tests.hidden_cards import WORDS
from tests.running_telegram import Running, patient_telegram, running_bot
from tests.stand_ins.telegram import REAL_LIMITS, Answer, Fault, Message, serving
from tests.stand_ins.telegram.formatting import parse_html

SIX = "sixty-one"
PAIR = "santase"
GROUP_MAX = 20  # sends and edits of a group in any minute
MINUTE = 60.0


def alone(bot: Running) -> Played:
    """Somebody in a group with nobody else to play with."""
    ana = bot.telegram.person("Ana")
    return Played(bot, bot.telegram.group("Friends", ana), [Player(ana)], Random(1))


async def latest(played: Played, player: Player | None = None) -> str:
    """What the table, or somebody's hand, should say."""
    table = await played.table()
    names = await played.service.desk.names(table.view(None), None)
    if player is None:
        screen = public_screen(table.view(None), names, WORDS)
    else:
        own = private_screen(table.view(await played.number(player.person)), names, WORDS)
        assert own is not None
        screen = own._replace(lines=(*own.lines, Line(f"📍 {played.group.title}")))
    return parse_html(message_text(screen)).text


def shows_page(message: Message, number: int) -> bool:
    """Whether a message shows this page of what is longer than one."""
    return f"Page {number}" in message.text


async def act_and_see(played: Played) -> None:
    """Act by the hand, and wait until it asks for something else."""
    (ana,) = played.players
    acted = await played.act(ana)
    assert acted is not None
    await played.until(lambda: bool(ana.acts) and acted[1] not in ana.acts)


async def act_unheard(played: Played, player: Player) -> None:
    """Act by the hand; the answer to the press may get lost, but the press must not."""
    version = (await played.table()).version
    assert player.own is not None
    player.person.tap(player.own, played.random.choice(player.acts))

    def has_acted() -> bool:
        table = played.service.host.hot_table(played.table_id)
        return table is not None and table.version > version

    await played.until(has_acted)


async def see_latest(played: Played) -> None:
    """Wait until the group shows the table as it is."""
    expected = await latest(played)
    await played.until(lambda: played.live.text == expected)


async def play_without_looking_up(played: Played, until: float) -> None:
    """Play by the hand alone, however far the group is behind, one match after the other until so late."""
    (ana,) = played.players
    pressed = ""

    def can_press() -> bool:
        what = ana.acts or [data for data, code in ana.codes() if code.what == "start"]
        return bool(what) and pressed not in what

    while True:
        await played.until(can_press)
        own = ana.own
        assert own is not None
        if ana.acts:
            acted = await played.act(ana)
            assert acted is not None
            pressed = acted[1]
        elif played.now() > until:
            return
        else:
            pressed = button(own, "start")
            assert await ana.person.press(own, pressed) == Answer()


@pytest.mark.req("PL-5", "PL-63")
async def test_five_house_players_flood_no_group(tmp_path: Path) -> None:
    async with (
        serving(patient_telegram(limits=REAL_LIMITS, pace=0)) as telegram,
        running_bot(tmp_path, telegram, limits=Limits(), house_seconds=0) as bot,
    ):
        played = alone(bot)
        await played.open(SIX, length_share=1)
        await play_without_looking_up(played, telegram.clock.now() + 1.25 * MINUTE)
        await played.settle()
        assert ((await played.table()).phase, played.is_over) == (FINISHED, True)
        assert played.live.text == await latest(played)
        assert telegram.most_in_window(played.group, MINUTE) <= GROUP_MAX
        assert [one for one in telegram.log if one.status == 429] == []


@pytest.mark.req("PL-5", "PL-63")
async def test_the_latest_state_comes_through_however_often_telegram_says_no(tmp_path: Path) -> None:
    async with (
        serving(patient_telegram(pace=0)) as telegram,
        running_bot(tmp_path, telegram, house_seconds=0) as bot,
    ):
        people = [telegram.person(name) for name in ("Ana", "Bea")]
        played = Played(bot, telegram.group("Friends", *people), [*map(Player, people)], Random(1))
        await played.open(PAIR, length_share=11)
        with telegram.faults.storm(429, share=0.5, seed=7):
            while (player := await played.next_player()) is not None:
                await act_unheard(played, player)
        refused = [one for one in telegram.log if one.status == 429]
        assert len(refused) > len(telegram.log) / 4
        assert ((await played.table()).phase, played.is_over) == (FINISHED, True)
        assert played.live.text == await latest(played)
        for player in played.players:
            assert player.own is not None
            assert player.own.text == await latest(played, player)
        chats = [played.group, *(person.private for person in people)]
        assert said_twice(chats) == []


@pytest.mark.req("PL-5", "PL-63")
async def test_a_chat_that_must_wait_delays_no_other(tmp_path: Path) -> None:
    async with (
        serving(patient_telegram()) as telegram,
        running_bot(tmp_path, telegram, house_seconds=0) as bot,
    ):
        here, there = alone(bot), alone(bot)
        for played in (here, there):
            await played.open(PAIR, length_share=1)  # longer than this test
            await played.next_player()
        telegram.faults.add(Fault(429, retry_after=3600, chat_id=here.group.id))
        await act_and_see(here)
        refused = await telegram.until(
            lambda: next((one for one in telegram.requests(chat=here.group) if one.status == 429), None)
        )
        for _ in range(3):
            await act_and_see(here)  # in the private chat, where the same table is shown
            await act_and_see(there)
            await see_latest(there)
        assert telegram.requests(chat=here.group)[-1] is refused
        assert here.live.text != await latest(here)


@pytest.mark.req("PL-5", "PL-63")
async def test_who_turns_pages_faster_than_telegram_likes_sees_the_last_as_soon_as_it_may(tmp_path: Path) -> None:
    async with (
        serving(patient_telegram(limits=REAL_LIMITS, pace=0)) as telegram,
        running_bot(tmp_path, telegram, limits=Limits()) as bot,
    ):
        ana = telegram.person("Ana", has_started=True)
        await ana.command("/rules santase")
        page = await bot.telegram.message(ana.private, "Page 1")
        for number in (2, 3):
            assert await ana.press(page, "Next") == Answer()
            await telegram.until(partial(shows_page, page, number))
        assert [one for one in telegram.log if one.status == 429] == []
