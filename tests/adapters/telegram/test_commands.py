"""Commands, what is written to the bot, and places that move or go, over sockets; one bot for all tests here."""

from __future__ import annotations

import pytest

from adapters.delivery.place_talk import LINES
from adapters.telegram import menus
from adapters.text.words import words_for
from engine.games import GAMES
from tests.running_telegram import Running, code_in, code_of, codes, live_in, table_of
from tests.sentences import sentence
from tests.stand_ins.telegram import Fault, Group, Message, Person

pytestmark = pytest.mark.asyncio(loop_scope="module")

GAME = "santase"


def refused(key: str) -> str:
    return sentence(f"refusal-{key}", turn="", count=0, missing=0)


async def answer(bot: Running, person: Person, words: str) -> Message:
    """A message in a person's private chat."""
    return await bot.telegram.message(person.private, words)


# --- Menus ---------------------------------------------------------------------------------------------


@pytest.mark.req("PL-3", "PL-24")
async def test_menus_are_set_for_private_chats_and_groups(bot: Running, ana: Person, group: Group) -> None:
    def menu(chat: object) -> list[str]:
        return [entry["command"] for entry in bot.telegram.menus.shown_to(ana, chat)]  # type: ignore[arg-type]

    assert menu(ana.private) == [name for name in menus.COMMANDS if name != "check"]
    assert menu(group) == [name for name in menus.COMMANDS if name != "whisper"]
    stranger = bot.telegram.person("Xin", language="zh")
    assert bot.telegram.menus.shown_to(stranger, stranger.private) == bot.telegram.menus.shown_to(ana, ana.private)


@pytest.mark.req("PL-3", "PL-24")
async def test_commands_have_names_in_languages_that_telegram_can_write(bot: Running) -> None:
    eva = bot.telegram.person("Eva", language="de", has_started=True)
    group = bot.telegram.group("Freunde", eva)
    words = words_for("de")
    names = {entry["command"]: entry["description"] for entry in bot.telegram.menus.shown_to(eva, group)}
    assert names[words("command-play")] == words("command-play-about")
    await eva.command(f"/{words('command-play')} {GAME}", group)
    await bot.live(group)
    await eva.command(f"/{words('command-help')}")
    await answer(bot, eva, words("help-1"))
    await eva.command("/play chess")
    await answer(bot, eva, words("choose-game"))


# --- Tables --------------------------------------------------------------------------------------------


@pytest.mark.req("PL-2", "PL-10")
async def test_play_opens_a_table_and_says_nothing_else(bot: Running, group: Group, ana: Person) -> None:
    live = await bot.table(ana, group, f"{GAME}@nobody 2 target=7".replace("@nobody", ""))
    await bot.settle()
    assert group.from_bot == [live]
    assert "1. Ana" in live.text and "7" in live.text


@pytest.mark.req("PL-10")
async def test_play_with_a_table_in_the_way_asks_for_the_game_and_the_choice_goes(
    bot: Running, group: Group, ana: Person, bo: Person
) -> None:
    await ana.command("/play@tablemates_bot", group)
    choice = await bot.telegram.message(group, sentence("choose-game"))
    assert len(choice.labels) == len(GAMES)
    await bo.press(choice, sentence("truco-name"))
    live = await bot.live(group)
    assert "1. Bo" in live.text
    await bot.telegram.until(lambda: choice.is_deleted)
    await ana.command("/play")
    own = await answer(bot, ana, sentence("choose-game"))
    await ana.press(own, sentence("truco-name"))
    await answer(bot, ana, "1. Ana")


@pytest.mark.parametrize(
    ("wish", "words"),
    [
        ("chess", "choose-game"),
        (f"{GAME} 9", "refusal-unknown-choice"),
        (f"{GAME} target=soon", "refusal-bad-option"),
        (f"{GAME} x y", "options-unreadable"),
        (f"{GAME} nonsense", "refusal-unknown-choice"),
    ],
)
async def test_a_wish_that_makes_no_sense_opens_nothing(bot: Running, ana: Person, wish: str, words: str) -> None:
    await ana.command(f"/play {wish}")
    await answer(bot, ana, sentence(words))
    assert live_in(ana.private) is None


@pytest.mark.req("PL-64")
async def test_where_the_bot_may_not_write_it_says_so_in_private(bot: Running, group: Group, ana: Person) -> None:
    group.bot_may_write = False
    await ana.command(f"/play {GAME}", group)
    assert (await answer(bot, ana, "may not write")).text == sentence("check-write")
    await ana.command("/check", group)
    await bot.telegram.until(lambda: len(ana.private.containing("may not write")) == 2)
    assert await bot.service.store.places("") == []


@pytest.mark.req("PL-64")
async def test_check_names_a_closed_topic_and_praises_an_open_one(bot: Running, ana: Person) -> None:
    forum = bot.telegram.group("Forum", ana, kind="supergroup")
    topic = forum.topic("Cards")
    await ana.command("/check", forum, topic)
    await answer(bot, ana, sentence("check-well"))
    message = ana.say(forum, "/check", topic=topic)
    topic.is_closed = True
    assert message.topic is topic
    await answer(bot, ana, sentence("check-topic"))


@pytest.mark.req("PL-2")
async def test_a_table_stays_in_its_topic_and_each_topic_has_its_own(bot: Running, ana: Person) -> None:
    forum = bot.telegram.group("Forum", ana, kind="supergroup")
    cards, dice = forum.topic("Cards"), forum.topic("Dice")
    for topic in (cards, dice, None):
        await ana.command(f"/play {GAME}", forum, topic)
    await bot.telegram.until(lambda: len(forum.containing("Friends join")) == 3)
    assert {message.topic for message in forum.from_bot} == {cards, dice, None}
    (live,) = (message for message in forum.from_bot if message.topic is dice)
    await ana.press(live, "🤖 Easy")
    await bot.telegram.until(lambda: "Everyone is here" in live.text)
    await ana.press(live, "Start")
    await bot.telegram.until(lambda: any(codes(one, " hand") and one.topic is dice for one in forum.from_bot))
    assert len([message for message in forum.from_bot if message.topic is not dice]) == 2


@pytest.mark.req("PL-7", "PL-11")
async def test_join_shows_the_table_where_it_was_joined(bot: Running, group: Group, ana: Person) -> None:
    live = await bot.table(ana, group, GAME)
    cy = bot.telegram.person("Cy")
    elsewhere = bot.telegram.group("Elsewhere", cy)
    await cy.command(f"/join {code_in(live)}", elsewhere)
    there = await bot.live(elsewhere)
    assert "2. Cy" in there.text
    await bot.telegram.until(lambda: "2. Cy" in live.text)
    await cy.command("/join 000001", elsewhere)
    assert (await bot.telegram.message(elsewhere, "No open table")).text == refused("no-such-table")


@pytest.mark.req("PL-12")
async def test_tables_are_listed_for_who_asks_alone(bot: Running, group: Group, ana: Person, bo: Person) -> None:
    live = await bot.table(ana, group, GAME)
    await bo.command("/tables", group)
    listed = await answer(bot, bo, sentence("tables-title"))
    assert code_in(live) in listed.text
    await bo.press(listed, f"Join {code_in(live)}")
    await bot.telegram.until(lambda: "2. Bo" in live.text)
    stranger = bot.telegram.person("Cy")
    group.join(stranger)
    await stranger.command("/tables", group)
    note = await bot.telegram.message(group, sentence("answer-in-private"))
    assert note.links == [] and note.buttons[0].url == "https://t.me/tablemates_bot?start=hello"
    await stranger.press(note, "💬")
    await answer(bot, stranger, sentence("help-1"))


@pytest.mark.req("PL-16")
async def test_leaving_is_shown_by_the_table(bot: Running, group: Group, ana: Person, bo: Person) -> None:
    live = await bot.table(ana, group, GAME)
    await bo.press(live, "Sit at 2")
    await bot.telegram.until(lambda: "2. Bo" in live.text)
    await bo.command("/leave", group)
    await bot.telegram.until(lambda: "2. free" in live.text)
    await ana.command(f"/leave {code_in(live)}")
    await answer(bot, ana, sentence("left-table", code=code_in(live)))
    await ana.command("/leave", group)
    await answer(bot, ana, sentence("not-seated-here"))


# --- Playing -------------------------------------------------------------------------------------------


def later_in(person: Person, message: Message) -> Message | None:
    """The last message of a private chat, if it came after this one."""
    last = person.private.last
    return last if last.id > message.id else None


@pytest.mark.req("PL-3", "PL-4")
async def test_hand_and_act_without_buttons(bot: Running, group: Group, ana: Person, bo: Person) -> None:
    live = await bot.match(group, GAME, ana, bo)
    first, second = (ana, bo) if "Ana’s turn" in live.text else (bo, ana)
    hand = await bot.hand(first)
    await second.command("/act", group)
    await answer(bot, second, sentence("nothing-to-do"))
    await first.command("/act", group)
    offered = await bot.telegram.until(lambda: later_in(first, hand))
    card = code_of(offered, " play ")
    await first.command("/hand", group)
    copy = await bot.telegram.until(lambda: later_in(first, offered))
    assert copy.text == hand.text and copy.text not in second.seen
    label = next(button.label for button in offered.buttons if button.data == card)
    await first.command(f"/act {label.partition(' · ')[0]}", group)
    await bot.telegram.until(lambda: card not in codes(hand))
    await first.press(copy, card)  # It shows what was then; the answer says so.
    await second.command("/act fold everything", group)
    await answer(bot, second, sentence("refusal-illegal-action"))
    assert "Trumps" not in "".join(shown.text for shown in group.shown if "My hand" not in shown.words)


async def test_a_copy_of_the_hand_is_brought_up_to_date_by_playing_from_it(
    bot: Running, group: Group, ana: Person
) -> None:
    await bot.match(group, GAME, ana)
    hand = await bot.hand(ana)
    await bot.telegram.until(lambda: codes(hand, " play "))
    await ana.command("/hand")
    copy = await bot.telegram.until(lambda: later_in(ana, hand))
    card = code_of(copy, " play ")
    await ana.press(copy, card)
    await bot.telegram.until(lambda: card not in codes(copy) and card not in codes(hand))


# --- To look at ----------------------------------------------------------------------------------------


@pytest.mark.req("PL-23", "PL-25", "PL-67")
async def test_rules_scores_and_help(bot: Running, ana: Person) -> None:
    await ana.command("/scores")
    choice = await answer(bot, ana, sentence("choose-game"))
    await ana.press(choice, sentence("santase-name"))
    await bot.telegram.until(lambda: sentence("scores-none") in choice.text)
    await ana.command("/scores santase here")
    await bot.telegram.until(lambda: len(ana.private.containing(sentence("scores-none"))) == 2)
    await ana.command("/scores chess")
    await answer(bot, ana, refused("unknown-game"))
    await ana.command("/rules")
    await answer(bot, ana, sentence("choose-game"))
    await ana.command("/RULES Santase")
    await answer(bot, ana, "Page 1")
    for text in ("/help", "/start", "/what"):
        await ana.command(text)
    await bot.telegram.until(lambda: len(ana.private.containing(sentence("help-1"))) == 3)


async def test_commands_of_other_bots_are_none_of_our_business(bot: Running, group: Group, ana: Person) -> None:
    before = len(bot.telegram.requests("sendMessage"))
    await ana.command("/what", group)
    await ana.command("/help")
    await answer(bot, ana, sentence("help-1"))
    assert len(bot.telegram.requests("sendMessage")) == before + 1


@pytest.mark.req("PL-73")
async def test_start_and_a_call_without_a_seat_get_help_that_names_commands(
    bot: Running, group: Group, ana: Person
) -> None:
    await ana.command("/start@tablemates_bot", group)
    helped = await answer(bot, ana, sentence("help-1"))
    assert "/play@tablemates_bot " in helped.text and "/settings@tablemates_bot " in helped.text
    dora = bot.telegram.person("Dora", language="pt-br", has_started=True)
    await dora.command("/help")
    helped = await bot.telegram.message(dora.private, words_for("pt-BR")("help-1"))
    assert "/jogar " in helped.text and words_for("pt-BR")("command-play-about") in helped.text
    cy = bot.telegram.person("Cy")
    group.join(cy)
    cy.say(group, "@tablemates_bot hello?")
    in_group = await bot.telegram.message(group, sentence("help-1"))
    assert sentence("command-play-about") in in_group.text
    await cy.command("/rules santase", group)
    await bot.telegram.until(
        lambda: any("r 1 santase" in (b.data or "") for m in group.from_bot for b in m.buttons)
    )
    await cy.command("/scores santase", group)
    await bot.telegram.message(group, sentence("scores-none"))
    await cy.command("/help", group)
    await bot.telegram.until(lambda: len(group.containing(sentence("help-1"))) == 2)
    assert not group.containing(sentence("answer-in-private")) and not cy.private.from_bot


@pytest.mark.req("PL-73")
async def test_whoever_has_no_seat_is_told_so_with_a_table_to_join(
    bot: Running, group: Group, ana: Person, bo: Person
) -> None:
    live = await bot.table(ana, group, GAME)
    await bo.command("/hand", group)
    told = await answer(bot, bo, sentence("not-seated-here"))
    (join,) = [label for label in told.labels if label.startswith("Join")]
    await bo.press(told, join)
    await bot.telegram.until(lambda: "2. Bo" in live.text)


@pytest.mark.req("PL-6", "PL-73")
async def test_an_old_button_in_somebody_elses_turn_names_whose_turn_it_is(
    bot: Running, group: Group, ana: Person, bo: Person
) -> None:
    await bot.match(group, GAME, ana, bo)
    await bot.settle()
    hands = {person: await bot.hand(person) for person in (ana, bo)}
    first, other = (ana, bo) if codes(hands[ana], " play ") else (bo, ana)
    card = code_of(hands[first], " play ")
    await first.press(hands[first], card)
    await bot.settle()
    again = await first.press(hands[first], card, is_stale=True)
    turn = words_for(None)("refusal-not-your-decision", turn=other.first_name, count=1, missing=0)
    assert again.text == turn


# --- Chat ----------------------------------------------------------------------------------------------


@pytest.mark.req("PL-20")
async def test_what_is_said_to_the_bot_reaches_the_table(
    bot: Running, group: Group, ana: Person, bo: Person
) -> None:
    live = await bot.table(ana, group, GAME)
    other = bot.telegram.group("Elsewhere", bo)
    await bo.command(f"/join {code_in(live)}", other)
    await bot.settle()
    ana.say(ana.private, "from <b> home @bo /leave")
    offer = await answer(bot, ana, sentence("say-offer"))
    assert not group.containing("from <b> home")
    await ana.press(offer, "Say it")
    assert (await answer(bot, ana, "can read that")).text == sentence("said-at-table", code=code_in(live))
    heard = await bot.telegram.message(group, "from <b> home")
    assert (heard.mentions, heard.text.startswith("Ana: ")) == (set(), True)
    ana.say(group, "an answer", reply_to=live)
    await bot.telegram.message(other, "Ana (Friends): an answer")
    ana.say(group, "🎉 @tablemates_bot hear me")
    await bot.telegram.message(other, "Ana (Friends): 🎉 hear me")
    assert not group.containing("Ana: an answer"), "all have read it there"
    await ana.command("/say by command", group)
    await bot.telegram.message(group, "Ana: by command")
    ana.say(group, "among ourselves")
    cy = bot.telegram.person("Cy")
    group.join(cy)
    cy.say(group, "let me in", reply_to=live)
    await bot.telegram.message(group, sentence("help-1"))
    assert not other.containing("among ourselves") and not other.containing("let me in")


@pytest.mark.req("PL-20", "PL-63")
async def test_a_group_is_not_filled_with_refusals(bot: Running, group: Group, ana: Person) -> None:
    live = await bot.table(ana, group, GAME)
    cy = bot.telegram.person("Cy")
    group.join(cy)
    for n in range(6):
        cy.say(group, f"line {n}", reply_to=live)
    await ana.command("/help")
    await bot.telegram.until(lambda: not bot.telegram.updates.pending)
    assert len(group.containing(sentence("help-1"))) == 3


@pytest.mark.req("PL-21")
async def test_whispers_are_for_one_person_and_not_typed_in_a_group(
    bot: Running, group: Group, ana: Person, bo: Person
) -> None:
    live = await bot.table(ana, group, GAME)
    await bo.press(live, "Sit at 2")
    await bot.settle()
    await ana.command("/whisper Bo psst", group)
    await answer(bot, ana, sentence("whisper-in-private"))
    await ana.command("/whisper bo psst")
    await bot.telegram.message(bo.private, "psst")
    await ana.command("/whisper Nobody psst")
    await answer(bot, ana, refused("unknown-choice"))
    assert not group.containing("psst")


# --- Settings ------------------------------------------------------------------------------------------


@pytest.mark.req("PL-15", "PL-24")
async def test_name_and_language_are_chosen(bot: Running, group: Group, ana: Person) -> None:
    live = await bot.table(ana, group, GAME)
    await ana.command("/settings name Anastasia the First")
    await bot.telegram.until(lambda: "Anastasia the First" in live.text)
    await ana.command("/settings")
    settings = await answer(bot, ana, sentence("settings-title"))
    assert "Anastasia the First" in settings.text and "✓ English" in settings.labels
    assert (await ana.press(settings, "✓ English")).text == sentence("language-set")
    await ana.command("/settings language klingon")
    await answer(bot, ana, refused("unknown-language"))


@pytest.mark.req("PL-24")
async def test_the_language_of_a_place_is_for_its_administrators(
    bot: Running, group: Group, ana: Person, bo: Person
) -> None:
    bot.telegram.faults.once("getChatMember", Fault(status=502))
    for person in (ana, bo):
        await person.command("/settings place en", group)
        await answer(bot, person, refused("not-moderator"))
    assert await bot.service.store.place_language(f"telegram:{group.id}") is None
    await ana.command("/settings place en", group)
    await bot.telegram.until(lambda: not bot.telegram.updates.pending)
    assert await bot.service.store.place_language(f"telegram:{group.id}") == "en"


async def test_forgetting_is_asked_twice(bot: Running, group: Group, ana: Person) -> None:
    live = await bot.table(ana, group, GAME)
    await ana.command("/settings")
    settings = await answer(bot, ana, sentence("settings-title"))
    await ana.press(settings, sentence("button-forget"))
    await bot.telegram.until(lambda: sentence("forget-really") in settings.text)
    await ana.press(settings, "Back")
    await bot.telegram.until(lambda: sentence("settings-title") in settings.text)
    await ana.press(settings, sentence("button-forget"))
    await bot.telegram.until(lambda: sentence("forget-really") in settings.text)
    assert (await ana.press(settings, sentence("button-forget"))).text == sentence("forgotten")
    await bot.telegram.until(lambda: "Ana" not in live.text)


# --- Places that move or go ----------------------------------------------------------------------------


@pytest.mark.req("PL-19", "PL-60")
@pytest.mark.parametrize("is_told", [True, False], ids=["told", "found out"])
async def test_tables_follow_a_group_that_becomes_a_supergroup(
    bot: Running, group: Group, ana: Person, is_told: bool
) -> None:
    live = await bot.table(ana, group, GAME)
    await bot.settle()
    if is_told:
        heirs = group.migrate()
    else:
        bot.telegram.updates.allowed = frozenset({"callback_query"})
        heirs = group.migrate()
        bot.telegram.updates.allowed = frozenset()
        await ana.press(await answer(bot, ana, "in seat 1"), "Start")
        await bot.service.desk.people.rename(await bot.service.desk.arrive("telegram", str(ana.id), ""), "Anna")
    there = await bot.live(heirs)
    assert table_of(there) == table_of(live)
    await ana.press(there, "🤖 Easy")
    await bot.telegram.until(lambda: "Everyone is here" in there.text)
    assert len(heirs.containing("Friends join")) == 1


@pytest.mark.req("PL-60")
async def test_a_group_that_threw_the_bot_out_shows_nothing_and_the_table_goes_on(
    bot: Running, group: Group, ana: Person
) -> None:
    live = await bot.table(ana, group, GAME)
    await bot.settle()
    group.kick_bot()
    await ana.command("/help")
    await bot.telegram.until(lambda: not bot.telegram.updates.pending)
    assert await bot.service.store.places(table_of(live)) == []
    own = await answer(bot, ana, "in seat 1")
    await ana.press(own, "Options")
    await bot.telegram.until(lambda: "Turn timer ▸" in own.labels)
    before = len(bot.telegram.requests(chat=group))
    await ana.press(own, "Turn timer")
    await bot.telegram.until(lambda: "30 seconds a turn" in own.labels)
    await ana.press(own, "30 seconds a turn")
    await bot.settle()
    assert len(bot.telegram.requests(chat=group)) == before
    group.add_bot()
    await ana.command(f"/join {code_in(live)}", group)
    await bot.telegram.until(lambda: "30 seconds a turn" in live.text)


async def test_a_topic_that_is_opened_again_is_served_again(bot: Running, ana: Person) -> None:
    forum = bot.telegram.group("Forum", ana, kind="supergroup")
    topic = forum.topic("Cards")
    await ana.command(f"/play {GAME}", forum, topic)
    live = await bot.live(forum)
    own = await answer(bot, ana, "in seat 1")
    await bot.settle()
    forum.delete(live)
    topic.is_closed = True
    await ana.press(own, "Options")
    await bot.telegram.until(lambda: "Turn timer ▸" in own.labels)
    await ana.press(own, "Turn timer")
    await bot.telegram.until(lambda: "30 seconds a turn" in own.labels)
    await ana.press(own, "30 seconds a turn")
    await bot.settle()
    assert live_in(forum) is None
    topic.is_closed = False
    await ana.command(f"/join {code_in(live)}", forum, topic)  # Whoever runs the forum has deleted the table.
    again = await bot.live(forum)
    assert "30 seconds a turn" in again.text


@pytest.mark.req("PL-5")
async def test_what_people_write_in_a_group_scrolls_its_table_away_as_far_as_the_bot_hears_of_it(
    bot: Running, group: Group, ana: Person
) -> None:
    live = await bot.table(ana, group, "santase")
    for number in range(LINES):
        assert not bot.platform.talk.has_scrolled(f"telegram:{group.id}", str(live.id))
        ana.say(group, f"line {number}", reply_to=live)
    await bot.settle()
    assert bot.platform.talk.has_scrolled(f"telegram:{group.id}", str(live.id))
