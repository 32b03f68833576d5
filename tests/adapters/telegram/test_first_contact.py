"""The first minutes in a group: one greeting, and a table with two presses; over sockets."""

from __future__ import annotations

import pytest

from adapters.text.words import words_for
from tests.adapters.telegram.running import Running
from tests.stand_ins.telegram import Group, Person, StandIn

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.req("PL-73")]


@pytest.fixture
def telegram(bot: Running) -> StandIn:
    return bot.telegram


async def test_a_group_that_adds_the_bot_is_greeted_once_and_plays_by_pressing(
    bot: Running, group: Group, ana: Person, bo: Person
) -> None:
    group.kick_bot()
    group.add_bot()
    greeting = await bot.telegram.message(group, words_for(None)("greeting-title"))
    assert greeting.labels == ["🎲 Play"]
    group.promote_bot()
    await bo.press(greeting, "🎲 Play")
    choice = await bot.telegram.message(group, words_for(None)("choose-game"))
    await bo.press(choice, words_for(None)("santase-name"))
    assert "1. Bo" in (await bot.live(group)).text
    await bot.telegram.until(lambda: choice.is_deleted)
    assert len(group.containing(words_for(None)("greeting-title"))) == 1 and not greeting.is_deleted
