"""The first minutes in a group: one greeting, and a table with two presses; over sockets."""

from __future__ import annotations

import pytest

from adapters.screens.buttons import read_code
from adapters.screens.place_settings import PER_PERSON
from adapters.text.words import languages, own_name, words_for
from tests.running_telegram import Running, code_of
from tests.stand_ins.telegram import Group, Person

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.req("PL-73")]


async def test_a_group_that_adds_the_bot_is_greeted_once_and_plays_by_pressing(
    bot: Running, group: Group, ana: Person, bo: Person
) -> None:
    group.kick_bot()
    group.add_bot()
    greeting = await bot.telegram.message(group, words_for(None)("greeting-title"))
    assert greeting.labels == ["🎲 Play", *map(own_name, languages())]
    group.promote_bot()
    await bo.press(greeting, "🎲 Play")
    choice = await bot.telegram.message(group, words_for(None)("choose-game"))
    await bo.press(choice, words_for(None)("santase-name"))
    assert "1. Bo" in (await bot.live(group)).text
    await bot.telegram.until(lambda: choice.is_deleted)
    assert len(group.containing(words_for(None)("greeting-title"))) == 1 and not greeting.is_deleted


@pytest.mark.req("PL-71")
async def test_a_choice_of_games_stays_for_the_others_when_somebody_may_not_choose(
    bot: Running, group: Group, ana: Person, bo: Person
) -> None:
    group.promote_bot()
    await bot.service.store.set_place_setting(f"telegram:{group.id}", PER_PERSON, "1")
    await bot.table(bo, group, "santase")
    await ana.command("/play", group)
    choice = await bot.telegram.message(group, words_for(None)("choose-game"))
    assert (await bo.press(choice, words_for(None)("santase-name"))).text
    await bot.settle()
    assert not choice.is_deleted
    await ana.press(choice, words_for(None)("santase-name"))
    await bot.telegram.until(lambda: choice.is_deleted)


@pytest.mark.req("PL-24", "PL-73")
async def test_whoever_runs_the_group_picks_its_language_and_all_others_their_own(bot: Running) -> None:
    mod, bo = (bot.telegram.person(name, has_started=True) for name in ("Mod", "Bo"))
    group = bot.telegram.group("Friends", mod, bo)
    group.kick_bot()
    group.add_bot()
    greeting = await bot.telegram.message(group, words_for(None)("greeting-title"))
    assert (await bo.press(greeting, "Deutsch")).text == words_for("de")("language-set")
    await bot.settle()
    assert words_for("en")("greeting-title") in greeting.text
    await mod.press(greeting, "తెలుగు")
    await bot.telegram.until(lambda: words_for("te")("greeting-title") in greeting.text)
    await bo.command("/play santase", group)
    live = await bot.live(group)
    assert words_for("te")("button-start") in live.labels
    german = words_for("de")("lobby-seated", seat=1, name="Bo")
    await bot.telegram.message(bo.private, german)


@pytest.mark.req("PL-24")
async def test_a_lobby_offers_languages_to_each_alone(bot: Running) -> None:
    ana = bot.telegram.person("Ana", has_started=True)
    group = bot.telegram.group("Friends", ana)
    live = await bot.table(ana, group, "santase")
    await ana.press(live, "🌐 Language")
    (asked,) = ana.ephemeral
    assert asked.labels == [
        words_for("en")("choice-now", label=own_name("en")) if one == "en" else own_name(one)
        for one in languages()
    ]
    await ana.press(asked, "العربية")
    await bot.settle()
    person = await bot.service.desk.known("telegram", str(ana.id))
    assert person is not None and person.language == "ar"
    assert words_for("en")("button-start") in live.labels, "the group is spoken to as before"


@pytest.mark.req("PL-24")
async def test_name_and_language_follow_the_app_until_they_are_chosen(bot: Running) -> None:
    ana = bot.telegram.person("Ana", language="en", has_started=True)
    group = bot.telegram.group("Friends", ana)
    live = await bot.table(ana, group, "santase")
    ana.first_name, ana.language_code = "Anna", "de"
    await ana.command("/tables", group)
    await bot.telegram.until(lambda: "1. Anna" in live.text)
    await bot.telegram.message(ana.private, words_for("de")("lobby-seated", seat=1, name="Anna"))
    await ana.command("/settings language bg")
    await ana.command("/settings name Ani")
    ana.first_name, ana.language_code = "Annette", "pt-br"
    await ana.command("/tables", group)
    await bot.settle()
    person = await bot.service.desk.known("telegram", str(ana.id))
    assert person is not None and (person.name, person.language) == ("Ani", "bg")


@pytest.mark.req("PL-11")
async def test_a_link_to_a_seat_takes_it_once_and_then_leads_to_the_hand(bot: Running) -> None:
    ana, bo = bot.telegram.person("Ana", has_started=True), bot.telegram.person("Bo")
    live = await bot.table(ana, bot.telegram.group("Friends", ana, bo), "santase")
    code = read_code(code_of(live, " start"))
    assert code is not None
    for _ in range(2):
        await bo.follow(f"https://t.me/{bot.telegram.bot.username}?start=j{code.table_id}")
        await bot.telegram.until(lambda: "2. Bo" in live.text)
        await bot.telegram.message(bo.private, words_for(None)("lobby-seated", seat=2, name="Bo"))
        assert words_for(None)("something-wrong") not in bo.seen
