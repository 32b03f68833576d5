"""Presses and hands, over sockets: the real client, a loopback Telegram, one bot for all tests of this module."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

import pytest

from adapters.screens.buttons import OPEN, Code, read_code
from adapters.telegram import replies
from adapters.telegram.links import show_link
from adapters.telegram.platform import ALONE
from engine.table_view import PLAYING
from tests.running_telegram import (
    ENDLESS,
    UNLIMITED,
    Running,
    code_of,
    codes,
    hand_of,
    patient_telegram,
    running,
    table_of,
)
from tests.second_press import press_surely
from tests.sentences import sentence
from tests.settling import GUARD_SECONDS
from tests.stand_ins.telegram import Answer, Fault, Group, Message, Person
from tests.stand_ins.telegram.stand_in import Ephemeral

pytestmark = pytest.mark.asyncio(loop_scope="module")

GAME = "santase"
NOTHING = Answer()


def to_act(live: Message, first: Person, second: Person) -> tuple[Person, Person]:
    """Who is to act, and the other one."""
    return (first, second) if f"{first.first_name}’s turn" in live.text else (second, first)


def label_of(message: Message, code: str) -> str:
    return next(button.label for button in message.buttons if button.data == code)


async def forged(bot: Running, person: Person, message: Message, code: str) -> Answer:
    """The answer to a press of a button that is not there, as a client of somebody's own may send it."""
    query = bot.telegram.queries.ask(person, message, code, is_inaccessible=False)
    async with asyncio.timeout(GUARD_SECONDS):
        return await query.answer


async def finish(bot: Running, table_id: str, *people: Person) -> None:
    """Play a match to its end, whoever is to act."""
    desk = bot.service.desk
    known = [await desk.arrive("telegram", str(person.id), person.first_name) for person in people]
    moves = 0
    while (view := await desk.table_view(None, table_id)) is not None and view.phase == PLAYING:
        for one in known:
            choices = await desk.choices(one, table_id)
            if choices:
                moves += 1
                await desk.press(one, read_code(choices[0].code), f"{table_id} {moves}")
    await bot.settle()


@pytest.mark.req("PL-6", "PL-62")
async def test_words_that_a_busy_server_refused_are_said_a_little_later(
    bot: Running, group: Group, ana: Person
) -> None:
    live = await bot.table(ana, group, GAME)
    bot.telegram.faults.once("answerCallbackQuery", Fault(429, retry_after=1))
    stranger = bot.telegram.person("Cy")
    group.join(stranger)
    answer = await stranger.press(live, "Start")
    assert "seat" in answer.text


# --- Playing by buttons --------------------------------------------------------------------------------


@pytest.mark.req("PL-3", "PL-4", "PL-11")
async def test_who_sits_down_without_a_private_chat_is_led_there_and_plays(bot: Running, ana: Person) -> None:
    bo, cy = bot.telegram.person("Bo"), bot.telegram.person("Cy", has_started=True)
    group = bot.telegram.group("Friends", ana, bo, cy)
    live = await bot.table(ana, group, GAME)
    assert [label for label in live.labels if "Sit" in label] == ["Sit at 2"]
    assert (await cy.press(live, "Sit at 2")).url is None
    await bot.telegram.until(lambda: "2. Cy" in live.text)
    await press_surely(lambda: cy.press(live, "Leave"))
    await bot.telegram.until(lambda: "2. free" in live.text)
    answer = await bo.press(live, "Sit at 2")
    await bot.telegram.until(lambda: "2. Bo" in live.text)  # They have the seat, wherever they are led.
    assert answer.url is not None
    await bo.follow(answer.url)
    await bot.telegram.message(bo.private, "You are Bo, in seat 2.")
    await ana.press(live, "Start")
    live = await bot.playing(group)
    first, second = to_act(live, ana, bo)
    hand = await bot.hand(first)
    await bot.hand(second)
    card = code_of(hand, " play ")
    label = label_of(hand, card)
    assert await first.press(hand, card) == (f"✓ {label}", False, None)
    await bot.telegram.until(lambda: card not in codes(hand) and label in live.text)
    assert codes(live, f"n{table_of(live)}") == []


@pytest.mark.req("PL-11")
async def test_the_link_under_a_lobby_shows_the_hand_again(bot: Running, group: Group, ana: Person) -> None:
    live = await bot.table(ana, group, GAME)
    await bot.telegram.message(ana.private, "in seat 1")
    await bot.settle()
    before = len(ana.private.from_bot)
    await ana.press(live, "💬")
    await bot.telegram.until(lambda: len(ana.private.from_bot) == before + 1)
    assert "in seat 1" in ana.private.last.text


@pytest.mark.req("PL-6")
async def test_wrong_old_foreign_and_doubled_presses_are_answered_and_change_nothing(
    bot: Running, group: Group, ana: Person, bo: Person
) -> None:
    carl = bot.telegram.person("Carl")
    group.join(carl)
    live = await bot.match(group, GAME, ana, bo)
    first, second = to_act(live, ana, bo)
    hand = await bot.hand(first)
    card = code_of(hand, " play ")
    refusals = ("refusal-not-your-decision", "refusal-stale-decision")
    turn = {sentence(refusal, count=1, turn=first.first_name) for refusal in refusals}
    assert (await forged(bot, second, live, card)).text in turn
    assert (await forged(bot, carl, live, card)).text == sentence("refusal-not-at-table")
    done = f"✓ {label_of(hand, card)}"
    taps = [first.tap(hand, card), first.tap(hand, card)]
    answers = await asyncio.gather(*(tap.answer for tap in taps))
    assert answers[0] == (done, False, None)
    assert "earlier moment" in answers[1].text or "turn" in answers[1].text
    await bot.telegram.until(lambda: card not in codes(hand))
    again = await first.press(hand, card, is_stale=True)
    assert again.text == answers[1].text
    leave = await carl.press(live, "Leave")
    assert leave.text == sentence("refusal-not-at-table")


@pytest.mark.req("PL-6", "PL-60")
async def test_a_button_of_a_very_old_message_still_counts(
    bot: Running, group: Group, ana: Person, bo: Person
) -> None:
    live = await bot.table(ana, group, GAME)
    assert await bo.press(live, "Sit at 2", is_inaccessible=True) == NOTHING
    await bot.telegram.until(lambda: "2. Bo" in live.text)
    assert (await bo.press(live, "Options", is_inaccessible=True)).text == ""


@pytest.mark.req("PL-6", "PL-60")
@pytest.mark.parametrize("code", ["what is this?", "", "/", "/nonsense", "a", "l000000000000 1 sit 1", "💣" * 16])
async def test_a_code_that_is_none_of_ours_is_answered(bot: Running, group: Group, ana: Person, code: str) -> None:
    live = await bot.table(ana, group, GAME)
    before = live.text
    answer = await forged(bot, ana, live, code)
    assert (answer.url, live.text) == (None, before)
    assert code.startswith("/") or answer.text


async def test_a_press_is_answered_whatever_goes_wrong(
    bot: Running, group: Group, ana: Person, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    live = await bot.table(ana, group, GAME)

    async def fail(*_: object) -> None:
        raise RuntimeError("broken")

    with monkeypatch.context() as patch:
        patch.setattr(bot.service.desk, "press", fail)
        assert (await ana.press(live, "Start")).text == sentence("something-wrong")
    assert "a press failed" in caplog.text
    bot.telegram.faults.once("answerCallbackQuery", Fault(status=502))
    ana.tap(live, "🤖 Easy")
    await bot.telegram.until(lambda: "Everyone is here" in live.text)


async def test_a_press_is_answered_in_time_while_the_table_is_busy(
    bot: Running, group: Group, ana: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await bot.table(ana, group, GAME)
    monkeypatch.setattr(replies, "ACK_SECONDS", 0.01)
    may_go, press = asyncio.Event(), bot.service.desk.press

    async def slowly(*given: Any) -> Any:
        await may_go.wait()
        return await press(*given)

    monkeypatch.setattr(bot.service.desk, "press", slowly)
    assert await ana.press(live, "🤖 Easy") == NOTHING
    assert "Everyone is here" not in live.text
    may_go.set()
    await bot.telegram.until(lambda: "Everyone is here" in live.text)


# --- My hand -------------------------------------------------------------------------------------------


@pytest.mark.req("PL-4", "PL-42")
async def test_my_hand_in_the_group_is_for_the_presser_alone_and_is_played_there(bot: Running, bo: Person) -> None:
    ana = bot.telegram.person("Ana")
    group = bot.telegram.group("Friends", bo, ana)
    live = await bot.match(group, GAME, bo, ana)
    answer = await ana.press(live, "My hand")
    assert answer == (sentence("hand-shown"), False, None)
    (own,) = ana.ephemeral
    held = own.text
    assert held not in bo.seen
    first, _ = to_act(live, ana, bo)
    if first is bo:
        hand = await bot.hand(bo)
        await bo.press(hand, code_of(hand, " play "))
        await bot.settle()
        assert (await ana.press(live, "My hand")).text == sentence("hand-shown")
        own = ana.ephemeral[-1]
    card = code_of(own, " play ")
    assert await ana.press(own, card) == NOTHING
    assert card not in codes(own) and own.text != held
    stale = await ana.press(own, card, is_stale=True)
    assert "turn" in stale.text and "Q♥" not in stale.text
    assert ana.private.from_bot == []


@pytest.mark.req("PL-4", "PL-62")
async def test_a_hand_lives_where_its_owner_last_acted(
    bot: Running, group: Group, ana: Person, bo: Person
) -> None:
    live = await bot.match(group, GAME, ana, bo)
    first, second = to_act(live, ana, bo)
    hand = await bot.hand(second)
    await second.press(live, "My hand")
    own = second.ephemeral[-1]
    await bot.telegram.until(lambda: hand.labels == ["My hand"] and "Friends" in hand.text)
    lead = await bot.hand(first)
    await first.press(lead, code_of(lead, " play "))
    await bot.telegram.until(lambda: codes(own, " play "))
    assert codes(hand, " play ") == []
    await second.press(hand, "My hand")
    await bot.telegram.until(lambda: codes(hand, " play ") == codes(own, " play "))
    assert len(second.private.from_bot) == 1


@pytest.mark.req("PL-4", "PL-42")
async def test_who_asks_again_has_not_seen_it_and_gets_a_window(bot: Running, bo: Person) -> None:
    ana = bot.telegram.person("Ana")
    ana.receives_ephemeral = False
    group = bot.telegram.group("Friends", bo, ana)
    live = await bot.match(group, GAME, bo, ana)
    await ana.press(live, "My hand")
    answer = await ana.press(live, "My hand")
    assert answer.is_alert
    assert answer.text in ana.seen and answer.text not in bo.seen


@pytest.mark.req("PL-4", "PL-62")
async def test_numbers_under_the_table_play_a_hand_that_cannot_be_delivered(bot: Running) -> None:
    ana, bo = bot.telegram.person("Ana"), bot.telegram.person("Bo")
    group = bot.telegram.group("Friends", ana, bo)
    live = await bot.match(group, GAME, ana, bo)
    live = await bot.telegram.until(lambda: bool(codes(live, f"n{table_of(live)}")) and live)
    first, second = to_act(live, ana, bo)
    for _ in range(2):
        window = await first.press(live, "My hand")
    assert window.is_alert and window.text.startswith("It is your turn.\n1: ")
    assert (await second.press(live, code_of(live, f"n{table_of(live)}"))).text.startswith("It is ")
    assert await first.press(live, "1") == NOTHING
    await bot.telegram.until(lambda: f"{second.first_name}’s turn" in live.text)
    await first.press(live, "💬 My hand")
    hand = await bot.hand(first)
    assert "Trumps" in hand.text


@pytest.mark.req("PL-5", "PL-63")
async def test_nobody_uses_up_what_a_group_needs_for_its_tables(bot: Running, group: Group, ana: Person) -> None:
    live = await bot.table(ana, group, GAME)
    most = ALONE[0].calls
    answers = [await ana.press(live, "Rules") for _ in range(most + 2)]
    assert len(ana.ephemeral) in (most - 1, most)  # The first may be sent and then edited.
    assert answers[0] == NOTHING and answers[-1].url is not None


@pytest.mark.req("PL-4")
async def test_a_hand_that_no_courier_can_bring_is_shown_by_the_press_itself(
    bot: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana = bot.telegram.person("Ana")
    live = await bot.match(bot.telegram.group("Friends", ana), "kniffeliger", ana)
    await bot.telegram.until(lambda: "Ana’s turn" in live.text)

    async def is_busy(*_: Any) -> bool:
        return False

    monkeypatch.setattr(bot.service.couriers, "answer", is_busy)
    answer = await ana.press(live, code_of(live, " hand"))
    assert (answer.text, answer.url) == (sentence("hand-shown"), None)
    assert code_of(ana.ephemeral[-1], " roll")


@pytest.mark.req("PL-4")
async def test_a_hand_that_fits_no_window_leads_into_the_private_chat(bot: Running) -> None:
    ana = bot.telegram.person("Ana")
    group = bot.telegram.group("Friends", ana)
    live = await bot.match(group, "kniffeliger", ana)
    await bot.telegram.until(lambda: "Ana’s turn" in live.text)
    assert (await ana.press(live, code_of(live, " hand"))).text == sentence("hand-shown")
    roll = code_of(ana.ephemeral[-1], " roll")
    await ana.press(ana.ephemeral[-1], roll)
    answers = [await ana.press(live, code_of(live, " hand")) for _ in range(2)]
    assert answers[1].url is not None
    shown = ana.ephemeral[-1].labels
    await ana.follow(answers[1].url)
    hand = await bot.telegram.until(lambda: ana.private.last)
    assert hand.labels == shown


@pytest.mark.req("PL-4", "PL-62")
async def test_playing_from_a_hand_in_the_group_leads_nobody_away_when_it_cannot_be_redrawn_yet(
    bot: Running,
) -> None:
    ana = bot.telegram.person("Ana")
    group = bot.telegram.group("Friends", ana)
    live = await bot.match(group, "kniffeliger", ana)
    await bot.telegram.until(lambda: "Ana’s turn" in live.text)
    await ana.press(live, code_of(live, " hand"))
    own = ana.ephemeral[-1]
    roll = code_of(own, " roll")
    bot.telegram.faults.once("editEphemeralMessageText", Fault(429, retry_after=1))
    assert await ana.press(own, roll) == NOTHING
    await bot.telegram.until(lambda: roll not in codes(own))
    assert ana.private.from_bot == []


@pytest.mark.req("PL-4", "PL-68")
async def test_a_hand_in_few_words_has_numbers_only_where_they_stand_under_the_table(tmp_path: Path) -> None:
    async with running(tmp_path, patient_telegram(ephemeral="rejected")) as bot:
        ana = bot.telegram.person("Ana", has_started=True)
        live = await bot.match(bot.telegram.group("Friends", ana), GAME, ana)
        await bot.telegram.until(lambda: "Ana’s turn" in live.text)
        own = await ana.press(live, "My hand")
        assert own.is_alert and own.text and "1: " not in own.text
        # Who shuts us out unheard has a private chat as far as we know, until they ask for their hand.
        ana.has_started = False
        listed = await ana.press(live, "My hand")
        assert listed.is_alert and "1: " in listed.text
        await bot.telegram.until(lambda: codes(live, f"n{table_of(live)}"))
        assert await ana.press(live, "1") == NOTHING


@pytest.mark.req("PL-42")
@pytest.mark.parametrize("mode", ["rejected", "ignored", "unaware"])
async def test_a_server_that_is_too_old_never_shows_a_hand_to_all(tmp_path: Path, mode: Ephemeral) -> None:
    telegram = patient_telegram(ephemeral=mode)
    async with running(tmp_path, telegram) as bot:
        ana, bo = telegram.person("Ana"), telegram.person("Bo")
        group = telegram.group("Friends", ana, bo)
        live = await bot.match(group, GAME, ana, bo)
        answer = await ana.press(live, "My hand")
        assert answer.is_alert and answer.text
        assert answer.text not in bo.seen
        assert (await ana.press(live, "My hand")).text == answer.text
        shown = await bo.press(live, "Rules")
        assert shown.url is not None
        await bo.follow(shown.url)
        await telegram.message(bo.private, "Page 1")
        tried = [one.parameters for one in telegram.log if "ephemeral_message_parameters" in one.parameters]
        assert [one["text"] for one in tried] == ["…"]
        assert [message for message in group.from_bot if message.text == "…"] == []


@pytest.mark.req("PL-4", "PL-42")
async def test_a_server_that_knows_the_older_form_shows_a_hand_to_its_owner_alone(tmp_path: Path) -> None:
    telegram = patient_telegram(ephemeral="flat")
    async with running(tmp_path, telegram) as bot:
        ana, bo = telegram.person("Ana"), telegram.person("Bo")
        live = await bot.match(telegram.group("Friends", ana, bo), GAME, ana, bo)
        for person in (ana, bo):
            assert (await person.press(live, "My hand")).text == sentence("hand-shown")
        assert "Trumps" in ana.ephemeral[-1].text
        assert ana.ephemeral[-1].text not in bo.seen and bo.ephemeral[-1].text not in ana.seen


# --- Menus and other things to look at -----------------------------------------------------------------


@pytest.mark.req("PL-3", "PL-6")
async def test_menus_open_in_the_hand_itself_and_are_the_latest(bot: Running, group: Group, ana: Person) -> None:
    live = await bot.table(ana, group, GAME)
    own = await bot.telegram.message(ana.private, "in seat 1")
    assert await ana.press(own, "Options") == NOTHING
    await bot.telegram.until(lambda: "Rule set ▸" in own.labels)
    assert await ana.press(own, "Turn timer") == NOTHING
    await bot.telegram.until(lambda: "30 seconds a turn" in own.labels)
    await ana.press(own, "30 seconds a turn")
    await bot.telegram.until(lambda: "30 seconds a turn" in live.text and "Start" in own.labels)
    assert len(ana.private.from_bot) == 1


@pytest.mark.req("PL-41")
async def test_the_seal_is_told_to_the_presser_alone_and_dice_are_added_there(
    bot: Running, group: Group, ana: Person
) -> None:
    live = await bot.table(ana, group, GAME)
    (digits,) = re.findall(r"Seal of the next match: (\w{8})", live.text)
    assert await ana.press(live, "About the seal") == NOTHING
    own = ana.ephemeral[-1]
    assert digits in own.text
    assert await ana.press(own, "⚂") == NOTHING
    assert "Ana added 3" in own.text
    # Where that cannot be shown in a group, a link leads to the same in the private chat.
    await ana.follow(show_link(bot.telegram.bot.username, Code(OPEN, table_of(live), 1, "seal")))
    told = await bot.telegram.message(ana.private, digits)
    assert await ana.press(told, "⚅") == NOTHING
    await bot.telegram.until(lambda: "Ana added 3 6" in told.text)


@pytest.mark.req("PL-3")
async def test_options_opened_in_the_group_are_for_the_presser_and_stay_open(
    bot: Running, group: Group, ana: Person
) -> None:
    live = await bot.table(ana, group, GAME)
    before = len(group.from_bot)
    assert await ana.press(live, "Options") == NOTHING
    own = ana.ephemeral[-1]
    await ana.press(own, "Who finds the table")
    assert await ana.press(own, "listed for everyone") == NOTHING
    assert "Rule set ▸" in own.labels
    await bot.telegram.until(lambda: "listed for everyone" in live.text)
    assert len(group.from_bot) == before


async def test_options_of_a_table_in_the_private_chat_leave_the_table_alone(bot: Running, ana: Person) -> None:
    live = await bot.table(ana, ana.private, GAME)
    await bot.settle()
    assert await ana.press(live, "Options") == NOTHING
    own = await bot.telegram.message(ana.private, "Rule set ▸")
    assert own is not live and "Start" in live.labels
    await ana.press(own, "Turn timer")
    await bot.telegram.until(lambda: "1 minute a turn" in own.labels)
    await ana.press(own, "1 minute a turn")
    await bot.telegram.until(lambda: "Rule set ▸" in own.labels and "1 minute a turn" in live.text)


async def test_whoever_presses_fast_sees_what_was_pressed_last(bot: Running, group: Group, ana: Person) -> None:
    await bot.table(ana, group, GAME)
    own = await bot.telegram.message(ana.private, "in seat 1")
    await ana.press(own, "Options")
    await bot.telegram.until(lambda: "Rule set ▸" in own.labels)
    may_end = asyncio.Event()
    slow = bot.telegram.faults.add(
        Fault(held=may_end, methods=frozenset({"editMessageText"}), chat_id=ana.id, times=1)
    )
    taps = [ana.tap(own, label) for label in ("Rule set", "Who finds", "Rule set", "Turn timer")]
    await asyncio.gather(*(tap.answer for tap in taps))
    await bot.telegram.until(lambda: slow.times == 0)
    may_end.set()
    await bot.telegram.until(lambda: "30 seconds a turn" in own.labels)
    assert len(own.versions) <= 2 + 3


async def test_a_menu_that_had_to_wait_does_not_cover_what_came_of_a_card_pressed_later(
    bot: Running, group: Group, ana: Person, bo: Person
) -> None:
    live = await bot.match(group, "truco 2", ana, bo)
    actor, _ = to_act(live, ana, bo)
    own = await bot.hand(actor)
    await bot.settle()
    failed = bot.telegram.faults.add(Fault(500, chat_id=actor.id, times=1))
    opened = actor.tap(own, "📣 Shout")
    await bot.telegram.until(lambda: failed.times == 0)
    await opened.answer
    card = next(button.label for button in own.buttons if button.label[-1] in "♣♦♥♠")
    assert not (await actor.press(own, card)).is_alert
    await bot.settle()
    assert sentence("shout-how") not in own.text and card not in own.labels


@pytest.mark.req("PL-25")
async def test_rules_are_turned_page_by_page(bot: Running, group: Group, ana: Person) -> None:
    live = await bot.table(ana, group, GAME)
    assert await ana.press(live, "Rules") == NOTHING
    page = ana.ephemeral[-1]
    assert await ana.press(page, "Next") == NOTHING
    assert "Page 2" in page.text
    await ana.command("/rules santase")
    own = await bot.telegram.message(ana.private, "Page 1")
    assert await ana.press(own, "Next") == NOTHING
    await bot.telegram.until(lambda: "Page 2" in own.text)
    await ana.command("/help")
    help_message = await bot.telegram.message(ana.private, sentence("help-1"))
    await ana.press(help_message, "Truco")
    await bot.telegram.until(lambda: ana.private.last is not help_message)
    assert sentence("help-1") in help_message.text


@pytest.mark.req("PL-41")
async def test_the_record_comes_into_the_private_chat(
    bot: Running, ana: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Bo's hand, which is shown to him alone in the group, would use up what such messages may be in a minute.
    monkeypatch.setattr(bot.platform, "_limits", UNLIMITED._replace(alone=ENDLESS))
    bo = bot.telegram.person("Bo")
    group = bot.telegram.group("Friends", ana, bo)
    live = await bot.match(group, f"{GAME} target=1", ana, bo)
    early = await ana.press(live, "My hand")
    assert early.text
    await finish(bot, table_of(live), ana, bo)
    over = await bot.telegram.until(lambda: group.containing("Save record")[-1])
    assert (await ana.press(over, "Save record")).text == sentence("record-here")
    assert ana.private.last.file is not None
    assert b"santase" in ana.private.last.file.content
    led = await bo.press(over, "Save record")
    assert led.url is not None
    await bo.follow(led.url)
    await bot.telegram.until(lambda: any(message.file for message in bo.private.from_bot))


# --- The private chat is closed, and opened ------------------------------------------------------------


@pytest.mark.req("PL-4", "PL-62")
async def test_a_blocked_chat_moves_the_game_into_the_group_and_back(
    bot: Running, group: Group, ana: Person, bo: Person
) -> None:
    live = await bot.match(group, GAME, ana, bo)
    first, second = to_act(live, ana, bo)
    hand = await bot.hand(first)
    await bot.hand(second)
    second.block()
    await first.press(hand, code_of(hand, " play "))
    await bot.telegram.until(lambda: codes(live, f"n{table_of(live)}"))
    await second.start()
    await bot.telegram.until(lambda: (held := hand_of(second)) and codes(held, " play "))
    await second.press(await bot.hand(second), code_of(await bot.hand(second), " play "))
    await bot.telegram.until(lambda: not codes(live, f"n{table_of(live)}"))
