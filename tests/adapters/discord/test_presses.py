"""Presses, over sockets: the real client, a loopback Discord, one bot for all."""

from __future__ import annotations

import asyncio
import re
import time
from functools import partial
from typing import Any

import pytest

from adapters.delivery.table_links import TableLinks
from adapters.discord import platform as platforms
from adapters.discord import replies
from adapters.discord.notes import TOKEN_SECONDS
from engine.games import GAMES
from tests.adapters.code_readings import lobby_readings
from tests.running_discord import Running, live_in
from tests.sentences import sentence
from tests.stand_ins.discord import Channel, Guild, Interaction, Message, Person

pytestmark = pytest.mark.asyncio(loop_scope="module")

GAME = "santase"


async def match(bot: Running, channel: Channel, *people: Person) -> Message:
    """A match that has begun; returns its live message."""
    live = await bot.table(people[0], channel, GAME)
    for person in people[1:]:
        await person.press(live, "Sit at 2")
    if len(people) == 1:
        await people[0].press(live, "🤖 Easy")
    await bot.settle()
    await people[0].press(live, "Start")
    await bot.settle()
    return await bot.discord.until(lambda: playing_in(channel))


def playing_in(channel: Channel) -> Message | None:
    live = live_in(channel)
    return live if live is not None and "My hand" in labels(live) else None


def labels(message: Message) -> list[str]:
    return [button.label for button in message.buttons]


def to_act(live: Message, *people: Person) -> tuple[Person, Person]:
    """Who is to act, and the other one."""
    first, second = people
    return (first, second) if f"{first.name}’s turn" in live.text else (second, first)


def cards(message: Message) -> list[str]:
    """The buttons that play a card."""
    return [button.label for button in message.buttons if " play " in button.custom_id]


def hand(person: Person) -> Message:
    """The hand in a person's direct messages."""
    return [message for message in person.dm.messages if "Santase" in message.text][-1]


def roll_of(message: Message) -> list[str]:
    return [button.label for button in message.buttons if button.custom_id.endswith(" roll")]


async def rolled(bot: Running, channel: Channel, person: Person) -> Message:
    """The hand of somebody who has rolled five dice, and may keep some."""
    game = next(key for key in GAMES if key.startswith("kniff"))
    live = await bot.table(person, channel, game, seats=2)
    await person.press(live, "🤖 Easy")
    await bot.settle()
    await person.press(live, "Start")
    await bot.settle()
    own = await bot.discord.until(lambda: next((one for one in person.dm.messages if roll_of(one)), None))
    await person.press(own, roll_of(own)[0])
    await bot.discord.until(lambda: len([one for one in own.buttons if " hold " in one.custom_id]) == 5)
    return own


def table_of(message: Message) -> str:
    return next(button.custom_id[1:13] for button in message.buttons if button.custom_id[0] in "alo")


# --- Playing by buttons --------------------------------------------------------------------------------


@pytest.mark.parametrize("button", ["🏆 High scores", "Scores", "Someone gone?", "End match"])
async def test_what_is_looked_at_below_a_table_takes_no_hand_there(
    bot: Running, channel: Channel, ana: Person, bo: Person, button: str
) -> None:
    live = await match(bot, channel, ana, bo)
    acting, _ = to_act(live, ana, bo)
    own = await bot.discord.until(lambda: next((one for one in acting.dm.messages if cards(one)), None))
    shown = (await acting.press(live, button)).message
    await bot.settle()
    assert shown is not None and shown.is_ephemeral
    before = shown.text
    await acting.press(own, cards(own)[0])
    await bot.settle()
    assert (shown.text, len(shown.versions)) == (before, 1)


@pytest.mark.req("PL-3", "PL-4", "PL-6")
async def test_a_card_is_played_from_the_direct_messages(
    bot: Running, channel: Channel, ana: Person, bo: Person
) -> None:
    live = await match(bot, channel, ana, bo)
    first, second = to_act(live, ana, bo)
    card, *_ = cards(hand(first))
    answer = await first.press(hand(first), card)
    assert (answer.kind, answer.replies) == ("update", [])
    assert card not in labels(hand(first))
    await bot.settle()
    await bot.discord.until(lambda: card in hand(second).text)
    assert bot.discord.log.of("edit", message=hand(first)) == []


@pytest.mark.req("PL-4", "PL-42")
async def test_my_hand_is_shown_to_the_presser_alone_and_kept_up_to_date(
    bot: Running, channel: Channel, bo: Person
) -> None:
    ana = bot.discord.person("Ana", dms_open=False)
    live = await match(bot, channel, ana, bo)
    first, _ = to_act(live, ana, bo)
    opened = await ana.press(live, "My hand")
    assert (opened.kind, opened.is_ephemeral) == ("message", True)
    own = opened.message
    assert own is not None
    held = own.text
    if first is bo:
        card = cards(hand(bo))[0]
        await bo.press(hand(bo), card)
        await bot.discord.until(lambda: card in own.text)
    card = cards(own)[0]
    pressed = await ana.press(own, card)
    assert (pressed.kind, card in labels(own)) == ("update", False)
    assert own.text != held
    assert own.text not in bot.discord.everything_seen_by(bo)
    assert ana.dm.messages == []


@pytest.mark.req("PL-4", "PL-42")
async def test_a_hand_links_to_its_table_where_its_owner_was_seen(
    bot: Running, guild: Guild, channel: Channel, ana: Person
) -> None:
    others = bot.discord.guild("Others")
    elsewhere = others.channel("cards")
    bo, cy = bot.discord.person("Bo"), bot.discord.person("Cy")
    live = await bot.table(ana, channel, GAME)
    view = await bot.service.desk.table_view(None, table_of(live))
    assert view is not None
    assert view.code in (await bo.command("join", channel=elsewhere, code=view.code)).text
    await bot.settle()
    await ana.press(live, "Start")
    await bot.settle()
    lives = [await bot.discord.until(partial(playing_in, place)) for place in (channel, elsewhere)]
    await cy.press(lives[1], "Rules")
    for person, home, there in ((ana, guild, lives[0]), (bo, others, lives[1])):
        first, _ = to_act(lives[0], ana, bo)
        await first.press(hand(first), cards(hand(first))[0])
        await bot.settle()
        links = {(one.label, one.url) for one in hand(person).buttons if one.url}
        url = f"https://discord.com/channels/{home.id}/{there.channel.id}/{there.id}"
        assert links == {(f"#{there.channel.name} · {home.name}", url)}


@pytest.mark.req("PL-4", "PL-42")
async def test_after_a_start_hands_link_to_their_table_only_where_their_owners_are_members(
    bot: Running, guild: Guild, channel: Channel, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, guest = bot.discord.person("Ana"), bot.discord.person("Guest", bot.discord.guild("Others"))
    live = await bot.table(ana, channel, GAME)
    view = await bot.service.desk.table_view(None, table_of(live))
    assert view is not None
    await guest.command("join", code=view.code)
    await bot.settle()
    await ana.press(live, "Start")
    await bot.settle()
    live = await bot.discord.until(partial(playing_in, channel))
    monkeypatch.setattr(bot.platform, "links", TableLinks())  # as after a start
    for _ in range(4):
        first, _ = to_act(live, ana, guest)
        await first.press(hand(first), cards(hand(first))[0])
        await bot.settle()
    links = [[one.url for one in hand(person).buttons if one.url] for person in (ana, guest)]
    assert links == [[f"https://discord.com/channels/{guild.id}/{channel.id}/{live.id}"], []]


@pytest.mark.req("PL-4", "PL-5")
async def test_a_hand_lives_where_its_owner_looked_at_it_last(
    bot: Running, channel: Channel, ana: Person, bo: Person
) -> None:
    live = await match(bot, channel, ana, bo)
    first, second = to_act(live, ana, bo)
    direct = hand(second)
    opened = (await second.press(live, "My hand")).message
    assert opened is not None
    await bot.discord.until(lambda: f"#{channel.name}" in direct.text)
    assert (cards(direct), cards(opened)) == ([], [])
    calls = len(bot.discord.log.of("edit", "send", message=direct))
    await first.press(hand(first), cards(hand(first))[0])
    await bot.discord.until(lambda: cards(opened))
    await bot.settle()
    assert len(bot.discord.log.of("edit", "send", message=direct)) == calls, (
        "what the hand has left stays as it is"
    )

    (back,) = (button.custom_id for button in direct.buttons if button.custom_id.endswith(" hand"))
    answer = await second.press(direct, back)
    assert (answer.kind, cards(direct)) == ("update", cards(opened))
    card = cards(direct)[0]
    await second.press(direct, card)
    assert card not in labels(direct)

    again = await second.press(opened, cards(opened)[0])  # However old it is, it comes to life again.
    assert (again.kind, card in labels(opened)) == ("update", False)
    await bot.discord.until(lambda: f"#{channel.name}" in direct.text)


@pytest.mark.req("PL-4", "PL-5")
async def test_a_hand_returns_to_the_direct_messages_when_its_answer_cannot_be_rewritten_any_more(
    bot: Running, channel: Channel, ana: Person, bo: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await match(bot, channel, ana, bo)
    first, second = to_act(live, ana, bo)
    direct = hand(second)
    opened = (await second.press(live, "My hand")).message
    assert opened is not None
    await bot.discord.until(lambda: f"#{channel.name}" in direct.text)
    monkeypatch.setattr(bot.platform, "_clock", lambda: time.time() + TOKEN_SECONDS)
    await first.press(hand(first), cards(hand(first))[0])
    await bot.discord.until(lambda: cards(direct))
    await bot.settle()
    assert (f"#{channel.name} now" in direct.text, cards(opened)) == (False, [])
    assert len([one for one in second.dm.messages if "Santase" in one.text]) == 1


@pytest.mark.req("PL-4")
async def test_an_old_answer_with_a_hand_is_brought_up_to_date_by_any_press(
    bot: Running, channel: Channel, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(platforms, "TOKEN_SECONDS", 0.0)  # It could not be told that the hand is elsewhere.
    ana, bo = (bot.discord.person(name, dms_open=False) for name in ("Ana", "Bo"))
    live = await match(bot, channel, ana, bo)
    first, _ = to_act(live, ana, bo)
    old = (await first.press(live, "My hand")).message
    new = (await first.press(live, "My hand")).message
    assert old is not None and new is not None
    card, other, *_ = cards(new)
    await first.press(new, card)
    answer = await first.press(old, other)
    assert (answer.kind, cards(old)) == ("update", cards(new))
    await bot.discord.until(lambda: "turn." in answer.text)
    assert answer.is_ephemeral


@pytest.mark.req("PL-4")
async def test_an_answer_that_a_hand_has_left_says_where_it_is_and_brings_it_back(
    bot: Running, channel: Channel
) -> None:
    ana, bo = (bot.discord.person(name, dms_open=False) for name in ("Ana", "Bo"))
    first, _ = to_act(live := await match(bot, channel, ana, bo), ana, bo)
    old = (await first.press(live, "My hand")).message
    new = (await first.press(live, "My hand")).message
    assert old is not None and new is not None
    counted = bot.discord.log.count("edit", "send")
    await bot.discord.until(lambda: f"#{channel.name}" in old.text)
    assert (cards(old), bot.discord.log.count("edit", "send")) == ([], counted)
    held = cards(new)
    answer = await first.press(old, "My hand")
    assert (answer.kind, cards(old)) == ("update", held)
    await bot.discord.until(lambda: f"#{channel.name}" in new.text)
    assert cards(new) == []


@pytest.mark.req("PL-3")
async def test_menus_and_toggles_open_in_ones_own_message(bot: Running, channel: Channel, ana: Person) -> None:
    own = await rolled(bot, channel, ana)
    die = next(button for button in own.buttons if " hold " in button.custom_id)
    kept = await ana.press(own, die.custom_id)
    assert (kept.kind, kept.replies) == ("update", [])
    assert "4" in next(button.label for button in own.buttons if " keep " in button.custom_id)
    menu = next(label for label in labels(own) if label.endswith("▸"))
    assert (await ana.press(own, menu)).kind == "update"
    assert "◂ Back" in labels(own)
    rules = await ana.press(own, "Rules")
    assert (rules.kind, rules.is_ephemeral) == ("message", True)


@pytest.mark.req("PL-6")
@pytest.mark.parametrize("is_late", [False, True])
async def test_a_press_on_a_message_that_is_being_deleted_is_answered_in_another(
    bot: Running, channel: Channel, ana: Person, monkeypatch: pytest.MonkeyPatch, is_late: bool
) -> None:
    own = await rolled(bot, channel, ana)
    if is_late:
        monkeypatch.setattr(replies, "ACK_SECONDS", 0.0)
    own.remove()
    menu = next(label for label in labels(own) if label.endswith("▸"))
    answer = await ana.press(own, menu, stale=True)
    shown = await bot.discord.until(lambda: answer.message)
    assert (shown.is_ephemeral, "◂ Back" in labels(shown)) == (True, True)


@pytest.mark.req("PL-10")
async def test_options_are_chosen_one_after_the_other_in_one_answer(
    bot: Running, channel: Channel, ana: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await bot.table(ana, channel, GAME)
    opened = (await ana.press(live, "Options")).message
    assert opened is not None
    timer = next(label for label in labels(opened) if label.startswith("Turn timer"))
    await ana.press(opened, timer)
    readings = lobby_readings(monkeypatch)
    answer = await ana.press(opened, "1 minute a turn")
    assert readings == ["timer"]
    assert (answer.kind, timer in labels(opened)) == ("update", True)
    await bot.discord.until(lambda: "1 minute a turn" in live.text)


@pytest.mark.req("PL-41")
async def test_the_seal_is_told_to_the_presser_alone_and_dice_are_added_in_that_answer(
    bot: Running, channel: Channel, ana: Person
) -> None:
    live = await bot.table(ana, channel, GAME)
    (digits,) = re.findall(r"Seal of the next match: (\w{8})", live.text)
    opened = await ana.press(live, "About the seal")
    assert (opened.is_ephemeral, opened.message is not None) == (True, True)
    own = opened.message
    assert own is not None
    assert digits in own.text
    for die in "⚂⚅":
        assert (await ana.press(own, die)).kind == "update"
    assert "Ana added 3 6" in own.text
    table = await bot.service.desk.table_view(None, table_of(live))
    assert table is not None
    assert table.seats[0].chance == "3 6"


@pytest.mark.req("PL-40")
async def test_the_record_of_a_match_is_a_file_for_the_presser(
    bot: Running, channel: Channel, ana: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    await bot.choose_words(channel, ana)
    live = await bot.table(ana, channel, GAME, options="target=1")
    await ana.press(live, "🤖 Easy")
    await bot.settle()
    await ana.press(live, "Start")
    for _ in range(200):
        await bot.settle()
        done = live_in(channel)
        if done is not None and "Save record" in labels(done):
            break
        if ana.dm.messages and cards(hand(ana)):
            await ana.press(hand(ana), cards(hand(ana))[0], stale=True)
    answer = await ana.press(await bot.live(channel), "Save record")
    assert answer.is_ephemeral and answer.message is not None
    assert [content.startswith(b"tablemates") or b"santase" in content for content in answer.message.files] == [
        True
    ]
    # Where it takes long, Discord is still being told that an answer follows when the file is ready.
    monkeypatch.setattr(replies, "ACK_SECONDS", 0.0)
    hand_over, is_ready = replies.DiscordReply.hand_over, asyncio.Event()

    async def noted(*args: str) -> None:
        is_ready.set()
        await hand_over(*args)  # type: ignore[arg-type]

    monkeypatch.setattr(replies.DiscordReply, "hand_over", noted)
    may_end = asyncio.Event()
    slow = bot.discord.hold(may_end, "callback", times=1)
    pressing = asyncio.create_task(ana.press(await bot.live(channel), "Save record"))
    await is_ready.wait()
    may_end.set()
    later = await pressing
    given = await bot.discord.until(lambda: later.message)
    assert (slow.hits, later.kind, given.is_ephemeral) == (1, "defer", True)
    assert given.files == answer.message.files


# --- Wrong presses -------------------------------------------------------------------------------------


@pytest.mark.req("PL-6", "PL-62")
async def test_a_press_out_of_turn_says_whose_turn_it_is(
    bot: Running, channel: Channel, ana: Person, bo: Person
) -> None:
    live = await match(bot, channel, ana, bo)
    first, second = to_act(live, ana, bo)
    forged = hand(first).buttons[0].custom_id
    answer = await bot_press(bot, second, live, forged)
    assert answer.is_ephemeral
    assert answer.text.endswith(("’s turn.", "turn now."))
    assert first.name in answer.text


@pytest.mark.req("PL-6")
async def test_an_old_button_says_so_and_changes_nothing(
    bot: Running, channel: Channel, ana: Person, bo: Person
) -> None:
    live = await match(bot, channel, ana, bo)
    first, second = to_act(live, ana, bo)
    card, other, *_ = cards(hand(first))
    old = hand(first)
    await first.press(old, card)
    await bot.settle()
    answer = await first.press(old, other, stale=True)
    assert (answer.is_ephemeral, "turn" in answer.text, second.name in answer.text) == (True, True, True)


@pytest.mark.req("PL-6")
async def test_a_stranger_is_told_that_they_have_no_seat(
    bot: Running, channel: Channel, ana: Person, bo: Person
) -> None:
    live = await match(bot, channel, ana, bo)
    stranger = bot.discord.person("Cy")
    forged = next(
        button for person in (ana, bo) for button in hand(person).buttons if " play " in button.custom_id
    )
    answer = await bot_press(bot, stranger, live, forged.custom_id)
    assert (answer.is_ephemeral, answer.text) == (
        True,
        sentence("refusal-not-at-table", turn="", count=0, missing=0),
    )
    looked = await stranger.press(live, "My hand")
    assert looked.is_ephemeral
    assert not [button for button in (looked.message or live).buttons if " play " in button.custom_id]


@pytest.mark.req("PL-6", "PL-63")
async def test_a_press_delivered_twice_counts_once(
    bot: Running, channel: Channel, ana: Person, bo: Person
) -> None:
    live = await match(bot, channel, ana, bo)
    first, _ = to_act(live, ana, bo)
    version = (await bot.service.host.table(table_of(live))).version
    bot.discord.deliver_twice("INTERACTION_CREATE")
    await first.press(hand(first), cards(hand(first))[0])
    await bot.settle()
    assert (await bot.service.host.table(table_of(live))).version == version + 1


@pytest.mark.req("PL-6", "PL-63")
async def test_two_quick_presses_are_two_answers_and_one_move(
    bot: Running, channel: Channel, ana: Person, bo: Person
) -> None:
    live = await match(bot, channel, ana, bo)
    first, _ = to_act(live, ana, bo)
    own = hand(first)
    card, other, *_ = cards(own)
    version = (await bot.service.host.table(table_of(live))).version
    answers = await asyncio.gather(first.press(own, card), first.press(own, other))
    assert sorted(str(answer.kind) for answer in answers) == ["message", "update"]
    assert (await bot.service.host.table(table_of(live))).version == version + 1


@pytest.mark.req("PL-6")
@pytest.mark.parametrize(
    "code",
    [
        "x",
        "a" * 100,
        "aaaaaaaaaaaaa 1 play QH",
        "oaaaaaaaaaaaa 0 hand",
        "laaaaaaaaaaaa 0 start",
        "r 0 chess",
        "a1 @everyone",
        "\u202eabc",
        "menu  0",
    ],
)
async def test_a_code_that_is_none_of_ours_gets_a_private_sentence(
    bot: Running, channel: Channel, ana: Person, code: str
) -> None:
    live = await bot.table(ana, channel, GAME)
    answer = await bot_press(bot, ana, live, code)
    assert (answer.kind, answer.is_ephemeral, answer.text.endswith(".")) == ("message", True, True)
    assert sentence("something-wrong") not in answer.text


async def bot_press(bot: Running, person: Person, message: Message, code: str) -> Interaction:
    """A press on a button that the message does not have."""
    started = person.start_press(message, {"custom_id": code, "component_type": 2, "id": 1})
    await started.done.wait()
    await bot.discord.until(lambda: started.replies or started.kind == "update")
    return started


async def test_what_was_chosen_in_a_menu_counts(bot: Running, channel: Channel, ana: Person, bo: Person) -> None:
    live = await match(bot, channel, ana, bo)
    first, _ = to_act(live, ana, bo)
    card = next(button for button in hand(first).buttons if " play " in button.custom_id)
    about = {"custom_id": "menu  0", "component_type": 3, "id": 1, "values": [card.custom_id]}
    started = first.start_press(hand(first), about)
    await started.done.wait()
    assert started.kind == "update"


# --- Slow, broken --------------------------------------------------------------------------------------


@pytest.mark.req("PL-6")
async def test_whatever_takes_long_is_acknowledged_first_and_answered_later(
    bot: Running, channel: Channel, ana: Person, bo: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await match(bot, channel, ana, bo)
    first, second = to_act(live, ana, bo)
    forged = hand(first).buttons[0].custom_id
    monkeypatch.setattr(replies, "ACK_SECONDS", 0.02)
    async with bot.service.host._spot(table_of(live)).lock:  # The table is busy with something else.
        pressed = await first.press(hand(first), cards(hand(first))[0])
        wrong = second.start_press(live, {"custom_id": forged, "component_type": 2, "id": 1})
        await wrong.done.wait()
        typed = await second.command("leave", channel=channel)
        assert (pressed.kind, wrong.kind, typed.kind) == ("defer", "defer", "thinking")
        assert (pressed.replies, wrong.replies) == ([], [])
    await bot.discord.until(lambda: wrong.replies and "left table" in typed.text)
    assert (wrong.is_ephemeral, typed.is_ephemeral) == (True, True)


@pytest.mark.req("PL-42")
async def test_a_hand_that_came_late_never_lands_in_the_public_message(
    bot: Running, channel: Channel, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, bo = (bot.discord.person(name, dms_open=False) for name in ("Ana", "Bo"))
    live = await match(bot, channel, ana, bo)
    first, second = to_act(live, ana, bo)
    monkeypatch.setattr(replies, "ACK_SECONDS", 0.0)
    heard, answer = bot.discord.log.count("callback"), bot.service.couriers.answer

    async def answer_late(*given: Any) -> bool:
        await bot.discord.until(lambda: bot.discord.log.count("callback") > heard)
        return await answer(*given)

    monkeypatch.setattr(bot.service.couriers, "answer", answer_late)
    slow = await second.press(live, "My hand")
    assert slow.kind == "defer"
    late = await bot.discord.until(lambda: slow.message)
    assert late.is_ephemeral
    monkeypatch.undo()
    own = (await first.press(live, "My hand")).message
    assert own is not None
    await first.press(own, cards(own)[0])
    await bot.settle()
    held = next(line for line in late.text.splitlines() if line.startswith("## "))
    assert held not in bot.discord.everything_seen_in(channel)


@pytest.mark.req("PL-6")
async def test_a_mistake_of_ours_is_one_private_sentence(
    bot: Running, channel: Channel, ana: Person, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    live = await bot.table(ana, channel, GAME)

    async def broken(*_: object) -> None:
        raise RuntimeError("a bug")

    monkeypatch.setattr(bot.service.desk, "press", broken)
    monkeypatch.setattr(bot.service.desk, "tables", broken)
    for answer in (await ana.press(live, "Start"), await ana.command("help"), await ana.press(live, "Rules")):
        expected = sentence("help-1") if answer.type == 2 else sentence("something-wrong")
        assert (answer.is_ephemeral, answer.text.splitlines()[0]) == (True, expected)
    assert "a press failed" in caplog.text
    assert not [token for token in re.findall(r"[\w-]{60,}", caplog.text)], "no token is logged"
