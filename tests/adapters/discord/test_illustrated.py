"""Matches with pictures in a server: each sees the table and their own hand, and nobody ever another's.

After a match all pictures of it are drawn again from the journal, and whatever was delivered must be one's own or
everybody's, to the byte.
"""

from __future__ import annotations

import threading
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from random import Random
from typing import Any

import discord
import pytest
import pytest_asyncio

from adapters.discord import pictures, platform, replies
from adapters.front import reviews
from adapters.pictures import studio as studios
from adapters.pictures.descriptions import Dice, Picture
from adapters.pictures.studio import draw
from adapters.screens import private_screen, public_screen
from adapters.screens.appearance import OFF, PICTURES, Appearance
from adapters.screens.screen import Screen
from tests.adapters.discord.matches import Played, Player, button, codes_of
from tests.hidden_cards import WORDS
from tests.hidden_pictures import EVERYBODY
from tests.leaks import picture_in_place
from tests.running_discord import Running, patient_discord, running, running_bot
from tests.settling import GUARD_SECONDS
from tests.stand_ins.discord import Channel, Interaction, Message, Person

pytestmark = pytest.mark.asyncio(loop_scope="module")

PAIR = "santase"
DICE = "kniffeliger"
SHORTEST = 11  # a single deal decides the match
ILLUSTRATED = Appearance()


@pytest_asyncio.fixture(loop_scope="module", scope="module")
async def bot(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Running]:
    async with running(tmp_path_factory.mktemp("illustrated"), house_seconds=0) as bot:
        await bot.service.studio.warm_up()
        yield bot


def member(channel: Channel, name: str, *, dms_open: bool = True) -> Person:
    """Somebody who is in this server and no other, and so sees this match and no other."""
    assert channel.guild is not None
    return channel.stand_in.person(name, channel.guild, dms_open=dms_open)


def seated(bot: Running, channel: Channel, *names: str) -> Played:
    """Friends around a table that is not open yet; whose name begins with C has closed direct messages."""
    people = [member(channel, name, dms_open=name[0] != "C") for name in names]
    return Played(bot, channel, [*map(Player, people)], Random(7), with_pictures=True)


async def drawn_for(played: Played, person: Person | None) -> Picture:
    """What a person, or the channel, should be shown now."""
    table = await played.table()
    number = await played.number(person) if person is not None else None
    names = await played.service.desk.names(table.view(number), None)
    show: Callable[..., Screen | None] = public_screen if person is None else private_screen
    screen = show(table.view(number), names, WORDS, appearance=ILLUSTRATED)
    assert screen is not None and screen.picture is not None
    picture: Picture = screen.picture
    return picture


async def play(played: Played) -> None:
    """Play on until the match is over."""
    while (player := await played.next_player()) is not None:
        await played.act(player)


async def strays(played: Played, *others: Person) -> list[str]:
    """Whoever was ever delivered a picture that was not for them, and the channel, if that is where it was."""
    match, bot = await played.drawn(), played.bot.discord
    people = [*(player.person for player in played.players), *others]
    found = [
        person.name
        for person in people
        if match.leaks(bot.everything_seen_by(person).files, await played.number(person))
    ]
    return found + ["the channel"] * bool(match.leaks(bot.everything_seen_in(played.channel).files, EVERYBODY))


# --- What is delivered ---------------------------------------------------------------------------------


@pytest.mark.req("PL-42")
async def test_the_search_finds_a_hand_that_hangs_on_the_table(
    bot: Running, channel: Channel, monkeypatch: pytest.MonkeyPatch
) -> None:
    played = seated(bot, channel, "Ana", "Bea")
    picture_in_place(monkeypatch)
    await played.open(PAIR)
    for _ in range(4):
        player = await played.next_player()
        assert player is not None
        await played.act(player)
    await played.settle()
    assert {*await strays(played, member(channel, "Dan"))} == {"Bea", "Dan", "the channel"}


@pytest.mark.req("PL-2", "PL-60")
@pytest.mark.parametrize("is_open", [True, False], ids=["direct messages", "answers"])
async def test_pictures_go_on_after_a_restart_in_the_middle_of_a_match(tmp_path: Path, is_open: bool) -> None:
    async with patient_discord() as discord:
        channel = discord.guild("Friends").channel("games")
        people = [discord.person(name, dms_open=is_open) for name in ("Ana", "Bea")]
        async with running_bot(tmp_path, discord) as bot:
            await bot.service.studio.warm_up()
            played = Played(bot, channel, [*map(Player, people)], Random(3), with_pictures=True)
            await played.open(PAIR)
            for _ in range(3):
                player = await played.next_player()
                assert player is not None
                await played.act(player)
            await played.settle()
        discord.gateway.forget()
        before = len(discord.log.requests)
        async with running_bot(tmp_path, discord) as bot:
            played.bot = bot
            await played.settle()
            assert [one for one in [*discord.log.requests][before:] if one.files] == []
            for player in played.players if not is_open else ():
                await player.open_hand(played.live)
            for _ in range(4):
                player = await played.next_player()
                assert player is not None
                await played.act(player)
                await played.settle()
                own = player.own
                assert own is not None
                assert own.files == [draw(await drawn_for(played, player.person))]
            assert played.live.files == [draw(await drawn_for(played, None))]


# --- Answers -------------------------------------------------------------------------------------------


@pytest.mark.req("PL-3", "PL-30")
async def test_kept_dice_are_drawn_again_in_the_answer(bot: Running, channel: Channel) -> None:
    ana, bea = bot.discord.person("Ana"), bot.discord.person("Bea")
    played = Played(bot, channel, [Player(ana), Player(bea)], Random(5), with_pictures=True)
    await played.open(DICE)
    player = await played.next_player()
    while player is not None and not any(" roll" in act for act in player.acts):
        await played.act(player)
        player = await played.next_player()
    assert player is not None and player.own is not None
    own = player.own
    await player.person.press(own, next(act for act in player.acts if act.endswith(" roll")))
    await played.settle()
    rolled = await drawn_for(played, player.person)
    dice = rolled if isinstance(rolled, Dice) else getattr(rolled, "dice", None)
    assert isinstance(dice, Dice) and own.files == [draw(rolled)]
    hold = next(one.custom_id for one in own.buttons if " hold " in one.custom_id)
    kept = await player.person.press(own, hold)
    assert (kept.kind, kept.replies) == ("update", [])
    assert own.files != [draw(rolled)]
    assert own.picture is not None and "kept" in own.picture.alt
    assert len(own.files) == 1


@pytest.mark.req("PL-32", "PL-34")
async def test_a_replay_comes_to_who_asks_alone_however_long_it_takes(bot: Running, channel: Channel) -> None:
    played = seated(bot, channel, "Ana", "Bea")
    await played.open(PAIR, length_share=SHORTEST)
    await play(played)
    dan = bot.discord.person("Dan")
    in_channel = len(channel.messages)
    answer = await dan.press(played.live, button(played.live, "replay"))
    assert (answer.kind, answer.is_ephemeral) == ("thinking", True)  # Discord shows that something comes.
    replay = await bot.discord.until(lambda: [one for one in dan.ephemerals if one.picture], "for the replay")
    assert replay[-1].picture is not None and replay[-1].files[0][:4] == b"GIF8"
    assert WORDS("replay-deal", deal=1) in replay[-1].text
    assert len([one for one in channel.messages if not one.is_ephemeral]) == in_channel
    again = await dan.press(replay[-1], WORDS("replay-again"))
    assert again.error is None and not again.text


@pytest.mark.req("PL-26", "PL-32")
async def test_own_moves_are_judged_for_who_made_them_alone(
    bot: Running, channel: Channel, monkeypatch: pytest.MonkeyPatch
) -> None:
    played = seated(bot, channel, "Ana", "Bea")
    await played.open(PAIR, length_share=SHORTEST)
    await play(played)
    ana, dan, review = played.players[0].person, bot.discord.person("Dan"), button(played.live, "review")
    refused = await dan.press(played.live, review)
    assert refused.is_ephemeral and WORDS("refusal-not-at-table") in refused.text
    in_channel = len(channel.messages)

    def told(*keys: str) -> Message | None:
        return next((one for one in ana.ephemerals[-1:] if any(WORDS(key) in one.text for key in keys)), None)

    monkeypatch.setattr(reviews, "WAITED_SECONDS", 0.0)
    await ana.press(played.live, review)
    shown = await bot.discord.until(lambda: told("review-waiting"), "to be told to wait")
    monkeypatch.setattr(reviews, "WAITED_SECONDS", GUARD_SECONDS)
    await ana.press(shown, WORDS("review-again"))
    await bot.discord.until(lambda: told("review-title", "review-none"), "for what the moves cost")
    assert len([one for one in channel.messages if not one.is_ephemeral]) == in_channel


@pytest.mark.req("PL-4", "PL-30")
@pytest.mark.parametrize("is_seated", [True, False])
async def test_the_scores_are_shown_to_whoever_asks_and_leave_the_hand_alone(
    bot: Running, channel: Channel, is_seated: bool
) -> None:
    played = seated(bot, channel, "Cleo", "Bea")
    await played.open(PAIR)
    cleo = played.players[0]
    own = cleo.own
    assert own is not None
    asker = cleo.person if is_seated else bot.discord.person("Dan")
    answer = await asker.press(played.live, button(played.live, "scores"))
    assert (answer.kind, answer.is_ephemeral) == ("message", True)
    scores = answer.message
    assert scores is not None and scores is not own
    assert scores.picture is not None and scores.files != played.live.files
    assert {code.what for _, code in codes_of(scores)} == ({"hand"} if is_seated else set())

    shown = len(scores.versions)
    for _ in range(4):
        player = await played.next_player()
        assert player is not None
        await played.act(player)
        await played.settle()
    assert own.files == [draw(await drawn_for(played, cleo.person))]
    assert len(scores.versions) == shown


class Slow:
    """A studio whose paint dries when the test says so."""

    def __init__(self) -> None:
        self.dried = threading.Event()

    def __call__(self, picture: Picture) -> bytes:
        assert self.dried.wait(GUARD_SECONDS)
        return draw(picture)


@pytest.mark.req("PL-3", "PL-4", "PL-60")
@pytest.mark.parametrize("names", [("Ana", "Bea"), ("Cleo", "Cy")], ids=["direct messages", "answers"])
async def test_an_answer_does_not_wait_for_a_slow_picture_which_comes_later(
    bot: Running, channel: Channel, monkeypatch: pytest.MonkeyPatch, names: tuple[str, str]
) -> None:
    played = seated(bot, channel, *names)
    await played.open(PAIR)
    player = await played.next_player()
    assert player is not None and player.own is not None
    own, slow = player.own, Slow()
    before = own.text
    monkeypatch.setattr(studios, "draw", slow)
    for module in (platform, replies):
        monkeypatch.setattr(module, "ANSWER_SECONDS_MAX", 0.05)
    monkeypatch.setattr(pictures, "DRAW_SECONDS_MAX", 0.05)
    try:
        answer = await player.person.press(own, player.acts[0])
        assert (answer.kind, own.files, own.text != before) == ("update", [], True)
        opened = (await player.person.press(played.live, button(played.live, "hand"))).message
        assert opened is not None and opened is not own
        assert (opened.is_ephemeral, opened.files) == (True, [])
    finally:
        slow.dried.set()
    await bot.discord.until(lambda: opened.files, "for the picture")
    await played.settle()
    assert opened.files == [draw(await drawn_for(played, player.person))]
    if player.person.dms_open:  # The hand lives in one message; the other says where that is.
        assert (f"#{channel.name}" in own.text, own.files) == (True, [])


@pytest.mark.req("PL-30", "PL-60")
async def test_a_match_goes_on_where_nothing_can_be_drawn(
    bot: Running, channel: Channel, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(_: Picture) -> bytes:
        raise ValueError("no paint")

    monkeypatch.setattr(studios, "draw", broken)
    played = seated(bot, channel, "Eva", "Carl")  # of whom nothing is drawn yet
    await played.open(PAIR)
    for _ in range(4):
        player = await played.next_player()
        assert player is not None
        await played.act(player)
    await played.settle()
    table = await played.table()
    assert table.code in played.live.text
    messages = [played.live, *(one.own for one in played.players if one.own is not None)]
    assert [message.files for message in messages] == [[], [], []]


@pytest.mark.req("PL-30", "PL-64")
async def test_where_no_files_may_be_attached_a_table_is_played_in_words(bot: Running, channel: Channel) -> None:
    channel.forbid("attach_files")
    played = seated(bot, channel, "Ana", "Cleo")
    await played.open(PAIR, length_share=1)  # which two actions cannot end
    for _ in range(2):
        player = await played.next_player()
        assert player is not None
        await played.act(player)
    await played.settle()
    assert played.live.files == []
    for player in played.players:  # Neither direct messages nor answers are a matter of the channel.
        assert player.own is not None and len(player.own.files) == 1


# --- Words alone ---------------------------------------------------------------------------------------


async def look(person: Person, channel: Channel, **chosen: Any) -> Interaction:
    """Have somebody type /settings look."""
    return await person.command("settings look", channel=channel, **chosen)


@pytest.mark.req("PL-30", "PL-66")
async def test_who_chose_words_gets_words_and_the_others_pictures(bot: Running, channel: Channel) -> None:
    played = seated(bot, channel, "Ana", "Carl")
    ana, carl = played.players
    for player in played.players:
        assert (await look(player.person, channel, **{PICTURES: OFF})).is_ephemeral
    await played.open(PAIR)
    assert len(played.live.files) == 1
    for player in played.players:
        assert player.own is not None and player.own.files == []
    await look(ana.person, channel, pictures="on")
    await played.settle()
    await bot.discord.until(lambda: ana.own is not None and ana.own.files, "for a picture")
    assert carl.own is not None and carl.own.files == []


@pytest.mark.req("PL-30", "PL-66")
async def test_a_place_that_chose_words_gets_words_and_people_their_pictures(
    bot: Running, channel: Channel
) -> None:
    played = seated(bot, channel, "Ana", "Bea")
    ana = played.players[0].person
    ana.permissions = discord.Permissions(manage_messages=True).value
    await look(ana, channel, pictures="off", here=True)
    await played.open(PAIR)
    assert played.live.files == []
    assert [len(player.own.files) for player in played.players if player.own is not None] == [1, 1]
    await look(ana, channel, pictures="on", here=True)
    await bot.discord.until(lambda: played.live.files, "for a picture")
    await look(ana, channel, pictures="off", here=True)
    await bot.discord.until(lambda: not played.live.files, "for words")
