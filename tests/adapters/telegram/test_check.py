"""What /check says on Telegram, each sentence where it is true and nowhere else; over sockets."""

from __future__ import annotations

from pathlib import Path

import pytest

from adapters.telegram.text import UNSEEN
from adapters.text.words import words_for
from tests.running_telegram import patient_telegram, running
from tests.stand_ins.telegram import Chat, Group, Person, StandIn
from tests.stand_ins.telegram.chats import Topic
from tests.stand_ins.telegram.stand_in import Ephemeral

pytestmark = [
    pytest.mark.asyncio(loop_scope="module"),
    pytest.mark.req("PL-64", "PL-73"),
    pytest.mark.usefixtures("bot"),
]

ALWAYS = {"inline", "privacy"}  # as BotFather has it at first
SENTENCES = ALWAYS | {"well", "write", "topic", "private", "alone", "administrator"}
SENTENCES |= {"topics", "links", "runs", "anonymous", "members"}


@pytest.fixture
def mod(telegram: StandIn) -> Person:
    return telegram.person("Mod", has_started=True)


async def checked(
    person: Person,
    group: Group,
    *,
    within: Topic | None = None,
    seen_in: Chat | None = None,
    is_anonymous: bool = False,
) -> set[str]:
    """The sentences that somebody is told, in their private chat unless they have none."""
    chat = seen_in or person.private
    before = len(chat.from_bot)
    await person.command("/check", group, within, is_anonymous=is_anonymous)
    await person._world.until(lambda: len(chat.from_bot) > before)
    told = chat.last.text.replace(UNSEEN, "").splitlines()
    sentences = {words_for(None)(f"check-{key}"): key for key in SENTENCES}
    return {sentences[line.removeprefix("• ")] for line in told}


async def test_a_newcomer_is_told_what_is_theirs_to_change(telegram: StandIn, mod: Person) -> None:
    bo = telegram.person("Bo")
    group = telegram.group("Friends", mod, bo, kind="supergroup")
    assert await checked(mod, group) == ALWAYS | {"well", "administrator"}
    assert await checked(bo, group, seen_in=group) == ALWAYS | {"well", "administrator", "private", "runs"}
    group.promote_bot()
    bo.has_started = True
    assert await checked(bo, group) == ALWAYS | {"well", "runs"}


@pytest.mark.req("PL-4")
async def test_a_small_group_is_told_that_it_has_no_links(telegram: StandIn, mod: Person) -> None:
    group = telegram.group("Friends", mod, bot_is_administrator=True)
    assert await checked(mod, group) == ALWAYS | {"well", "links"}


@pytest.mark.req("PL-71")
async def test_an_anonymous_administrator_is_told_how_to_sit_down(telegram: StandIn, mod: Person) -> None:
    group = telegram.group("Friends", mod, kind="supergroup", bot_is_administrator=True)
    assert await checked(mod, group, seen_in=group, is_anonymous=True) == ALWAYS | {"well", "anonymous"}


@pytest.mark.req("PL-71", "PL-72")
async def test_where_members_are_hidden_nobody_can_decide_and_that_is_said(telegram: StandIn, mod: Person) -> None:
    group = telegram.group("Friends", mod, kind="supergroup")
    group.hides_members = True
    assert await checked(mod, group) == ALWAYS | {"well", "administrator", "members"}
    group.promote_bot()
    assert await checked(mod, group) == ALWAYS | {"well"}


@pytest.mark.req("PL-2")
async def test_a_forum_is_told_what_topics_take(telegram: StandIn, mod: Person) -> None:
    forum = telegram.group("Forum", mod, kind="supergroup", is_forum=True, bot_is_administrator=True)
    assert await checked(mod, forum) == ALWAYS | {"well"}
    forum.bot_may_manage_topics = False
    cards = forum.topic("Cards")
    assert await checked(mod, forum, within=cards) == ALWAYS | {"well", "topics"}
    message = mod.say(forum, "/check", topic=cards)
    cards.is_closed = True
    assert message.topic is cards
    await telegram.message(mod.private, words_for(None)("check-topic"))


@pytest.mark.req("PL-2")
async def test_a_group_that_has_just_got_topics_is_told_at_once(telegram: StandIn, mod: Person) -> None:
    group = telegram.group("Friends", mod, kind="supergroup", bot_is_administrator=True)
    group.bot_may_manage_topics = False
    assert await checked(mod, group) == ALWAYS | {"well"}
    group.is_forum = True
    assert await checked(mod, group) == ALWAYS | {"well", "topics"}


async def test_where_the_bot_may_not_write_that_comes_first(telegram: StandIn, mod: Person) -> None:
    group = telegram.group("Friends", mod, kind="supergroup")
    group.bot_may_write = False
    assert await checked(mod, group) == ALWAYS | {"write", "administrator"}


async def test_in_the_private_chat_nothing_is_missing(telegram: StandIn, mod: Person) -> None:
    before = len(mod.private.from_bot)
    await mod.command("/check")
    await telegram.until(lambda: len(mod.private.from_bot) > before)
    assert mod.private.last.text == words_for(None)("check-well")


@pytest.mark.parametrize("ephemeral", ["rejected", "ignored"])
async def test_a_server_without_messages_for_one_alone_is_named(tmp_path: Path, ephemeral: Ephemeral) -> None:
    telegram = patient_telegram(ephemeral=ephemeral)
    async with running(tmp_path, telegram):
        mod = telegram.person("Mod", has_started=True)
        group = telegram.group("Friends", mod, kind="supergroup", bot_is_administrator=True)
        assert await checked(mod, group) == ALWAYS | {"well", "alone"}
        assert group.from_bot == [], "what was tried is not left behind"


async def test_what_botfather_switches_on_is_found_out(tmp_path: Path) -> None:
    telegram = patient_telegram()
    async with running(tmp_path, telegram) as bot:
        mod = telegram.person("Mod", has_started=True)
        group = telegram.group("Friends", mod, kind="supergroup", bot_is_administrator=True)
        assert await checked(mod, group) == ALWAYS | {"well"} and not bot.platform.has_inline
        telegram.inline, telegram.privacy_mode = True, False
        assert await checked(mod, group) == {"well"} and bot.platform.has_inline
