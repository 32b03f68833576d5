"""Topics on the stand-in: a bot opens them as an administrator who may manage them, and nowhere else."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
from telegram import Bot
from telegram.error import BadRequest

from tests.stand_ins.telegram import Group, StandIn
from tests.stand_ins.telegram.clients import bot_of


@pytest.fixture
async def bot(without_bot: StandIn) -> AsyncIterator[Bot]:
    async with bot_of(without_bot) as made:
        yield made


async def refusal(bot: Bot, group: Group) -> str:
    with pytest.raises(BadRequest) as refused:
        await bot.create_forum_topic(group.id, "Cards")
    assert not group.topics
    return refused.value.message


async def test_a_topic_is_opened_and_written_into(telegram: StandIn, bot: Bot) -> None:
    anna = telegram.person("Anna")
    forum = telegram.group("Forum", anna, kind="supergroup", is_forum=True, bot_is_administrator=True)
    made = await bot.create_forum_topic(forum.id, "Cards")
    assert (made.name, list(forum.topics)) == ("Cards", [made.message_thread_id])
    await bot.send_message(forum.id, "Deal", message_thread_id=made.message_thread_id)
    assert forum.last.topic is forum.topics[made.message_thread_id]


async def test_without_the_right_or_topics_there_are_none(telegram: StandIn, bot: Bot) -> None:
    anna = telegram.person("Anna")
    assert "not a forum" in await refusal(bot, telegram.group("Friends", anna, bot_is_administrator=True))
    forum = telegram.group("Forum", anna, kind="supergroup", is_forum=True)
    assert "Not enough rights" in await refusal(bot, forum)
    forum.promote_bot()
    forum.bot_may_manage_topics = False
    assert "Not enough rights" in await refusal(bot, forum)
    own = await bot.get_chat_member(forum.id, bot.id)
    assert own.to_dict()["can_manage_topics"] is False
    forum.bot_may_manage_topics = True
    own = await bot.get_chat_member(forum.id, bot.id)
    assert own.to_dict()["can_manage_topics"] is True


async def test_a_closed_topic_takes_words_only_from_who_manages_it(telegram: StandIn, bot: Bot) -> None:
    anna = telegram.person("Anna")
    forum = telegram.group("Forum", anna, kind="supergroup", bot_is_administrator=True)
    topic = forum.topic("Cards")
    topic.is_closed = True
    await bot.send_message(forum.id, "Deal", message_thread_id=topic.id)
    forum.bot_may_manage_topics = False
    with pytest.raises(BadRequest, match=r"(?i)topic_closed"):
        await bot.send_message(forum.id, "Deal", message_thread_id=topic.id)
