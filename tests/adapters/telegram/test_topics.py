"""Tables in a topic of their own: offered where the bot may open one, and never more than anybody needs."""

from __future__ import annotations

import pytest

from adapters.text.words import words_for
from tests.adapters.telegram.test_ways_back import act, link_to, links
from tests.running_telegram import Running, code_of, codes, live_in
from tests.stand_ins.telegram import Group, Message, Person, StandIn
from tests.stand_ins.telegram.chats import Topic
from tests.stand_ins.telegram.faults import Fault

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.req("PL-2")]

GAME = "santase"
WORDS = words_for("en")


@pytest.fixture
def ana(telegram: StandIn) -> Person:
    return telegram.person("Ana", has_started=True)


@pytest.fixture
def bo(telegram: StandIn) -> Person:
    return telegram.person("Bo", has_started=True)


@pytest.fixture
def forum(telegram: StandIn, ana: Person, bo: Person) -> Group:
    return telegram.group("Forum", ana, bo, kind="supergroup", is_forum=True, bot_is_administrator=True)


def opened(forum: Group) -> list[Topic]:
    return list(forum.topics.values())


async def asked_for(bot: Running, person: Person, forum: Group, topic: Topic | None = None) -> Message:
    """The choice of games that a person is offered."""
    before = {message.id for message in forum.from_bot}
    await person.command("/play", forum, topic)
    (choice,) = await bot.telegram.until(lambda: [one for one in forum.from_bot if one.id not in before])
    return choice


async def test_a_table_opens_in_a_topic_and_stays_there(
    bot: Running, forum: Group, ana: Person, bo: Person
) -> None:
    choice = await asked_for(bot, ana, forum)
    await ana.press(choice, WORDS("button-topic"))
    await bot.telegram.until(lambda: WORDS("choice-now", label=WORDS("button-topic")) in choice.labels)
    await bo.press(choice, WORDS(f"{GAME}-name"))
    (topic,) = opened(forum)
    assert topic.name == "Santase · Bo"
    live = await bot.live(forum)
    assert live.topic is topic
    await bot.telegram.until(lambda: links(choice))
    assert links(choice) == {("🧵 Santase · Bo", link_to(live).rpartition("/")[0])}, "where all find it"
    await ana.press(live, code_of(live, "sit 1"))
    await bot.settle()
    await bo.press(live, "Start")
    await bot.settle()
    await act(bot, ana, bo)
    live = await bot.playing(forum)
    assert {message.topic for message in forum.from_bot if message is not choice} == {topic}
    for person in (ana, bo):
        assert links(await bot.hand(person)) == {("Forum", link_to(live))}


@pytest.mark.req("PL-6")
async def test_a_choice_of_games_of_which_telegram_tells_nothing_more_opens_a_table_in_its_topic(
    bot: Running, forum: Group, ana: Person
) -> None:
    cards = forum.topic("Cards")
    choice = await asked_for(bot, ana, forum, cards)
    assert (await ana.press(choice, WORDS(f"{GAME}-name"), is_inaccessible=True)).text == ""
    assert (await bot.live(forum)).topic is cards
    # What else it shows is not known, and so it stays as it is.
    assert choice in forum.from_bot


async def test_the_offer_can_be_taken_back(bot: Running, forum: Group, ana: Person) -> None:
    cards = forum.topic("Cards")
    choice = await asked_for(bot, ana, forum, cards)
    await ana.press(choice, WORDS("button-topic"))
    chosen = WORDS("choice-now", label=WORDS("button-topic"))
    await bot.telegram.until(lambda: chosen in choice.labels)
    await ana.press(choice, chosen)
    await bot.telegram.until(lambda: WORDS("button-topic") in choice.labels)
    await ana.press(choice, WORDS(f"{GAME}-name"))
    assert (await bot.live(forum)).topic is cards and opened(forum) == [cards]
    await bot.telegram.until(lambda: choice.is_deleted)


async def test_the_command_opens_one_as_well(bot: Running, forum: Group, ana: Person) -> None:
    await ana.command(f"/play {GAME} bulgarian topic target=7", forum)
    (topic,) = opened(forum)
    live = await bot.live(forum)
    assert live.topic is topic
    (answer,) = [message for message in forum.from_bot if message.topic is None]
    assert links(answer) == {("🧵 Santase · Ana", link_to(live).rpartition("/")[0])}


@pytest.mark.req("PL-6", "PL-64")
async def test_it_is_offered_only_where_it_can_be_kept(bot: Running, ana: Person, telegram: StandIn) -> None:
    label = WORDS("button-topic")

    async def refused(group: Group) -> None:
        choice = await asked_for(bot, ana, group)
        assert label not in choice.labels
        before = len(ana.private.from_bot)
        await ana.command(f"/play {GAME} topic", group)
        await telegram.until(lambda: len(ana.private.from_bot) > before)
        assert ana.private.last.text == WORDS("topic-not-here")
        assert live_in(group) is None and not group.topics

    await refused(telegram.group("Friends", ana))
    await refused(telegram.group("Friends", ana, kind="supergroup", bot_is_administrator=True))
    await refused(telegram.group("Forum", ana, kind="supergroup", is_forum=True))
    forum = telegram.group("Forum", ana, kind="supergroup", is_forum=True, bot_is_administrator=True)
    forum.bot_may_manage_topics = False
    await refused(forum)
    assert not telegram.requests("createForumTopic", forum)


@pytest.mark.req("PL-6")
async def test_a_right_that_is_taken_away_between_offer_and_press_is_named(
    bot: Running, forum: Group, ana: Person, telegram: StandIn
) -> None:
    choice = await asked_for(bot, ana, forum)
    await ana.press(choice, WORDS("button-topic"))
    await telegram.until(lambda: codes(choice, f" {GAME} thread"))
    forum.bot_may_manage_topics = False  # which the bot may not have heard of
    answer = await ana.press(choice, WORDS(f"{GAME}-name"))
    assert answer.text == WORDS("topic-not-here") and not forum.topics and live_in(forum) is None
    forum.bot_may_manage_topics = True
    telegram.faults.once("createForumTopic", Fault(502))
    answer = await ana.press(choice, WORDS(f"{GAME}-name"))
    assert answer.text == WORDS("something-wrong") and not forum.topics and live_in(forum) is None


async def test_one_person_opens_few_topics_however_often_they_ask(bot: Running, forum: Group, bo: Person) -> None:
    for _ in range(5):
        await bo.command(f"/play {GAME} topic", forum)
    assert len(opened(forum)) == 2, "as many tables as one person may have"
    for topic in opened(forum):
        await bo.command("/leave", forum, topic)
    for _ in range(3):
        await bo.command(f"/play {GAME} topic", forum)
        await bo.command("/leave", forum, opened(forum)[-1])
    assert len(opened(forum)) == 3
    await bot.telegram.message(bo.private, WORDS("topic-too-many"))
