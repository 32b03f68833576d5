"""Each power of those who run a group, anonymous ones included, and each refusal of others, over sockets."""

from __future__ import annotations

import pytest

from adapters.screens.place_settings import CHOICES, ELSEWHERE, LANGUAGE
from adapters.text.words import words_for
from engine.table_view import CLOSED, FINISHED, PLAYING, TableView
from tests.adapters.code_readings import place_readings
from tests.running_telegram import Running, codes, hand_of, live_in, table_of
from tests.sentences import sentence
from tests.stand_ins.telegram import Group, Message, Person, StandIn

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.req("PL-71")]

GAME = "santase"


@pytest.fixture
def mod(telegram: StandIn) -> Person:
    return telegram.person("Mod", has_started=True)


@pytest.fixture
def group(telegram: StandIn, mod: Person, ana: Person, bo: Person) -> Group:
    return telegram.group("Friends", mod, ana, bo)


def refused(key: str) -> str:
    return sentence(f"refusal-{key}", turn="", count=0, missing=0)


async def place_panel(bot: Running, person: Person, group: Group) -> Message:
    """What is decided for a group, in the private chat of somebody who asked for it there."""
    await person.command("/settings", group)
    settings = await bot.telegram.message(person.private, sentence("settings-title"))
    await person.press(settings, "This place ▸")
    return await bot.telegram.message(person.private, "This place: Friends")


async def pressed(bot: Running, person: Person, panel: Message, button: str) -> None:
    """Press a button of the panel, and wait until it shows what comes of it."""
    before = len(panel.versions)
    assert (await person.press(panel, button)).text == ""
    await bot.telegram.until(lambda: len(panel.versions) > before)


async def view_of(bot: Running, table_id: str) -> TableView:
    view = await bot.service.desk.table_view(None, table_id)
    assert view is not None
    return view


async def test_an_administrator_removes_ends_and_closes_by_buttons_alone(
    bot: Running, group: Group, mod: Person, ana: Person, bo: Person
) -> None:
    table_id = table_of(await bot.match(group, GAME, ana, bo))
    code = (await view_of(bot, table_id)).code
    panel = await place_panel(bot, mod, group)
    await pressed(bot, mod, panel, "Tables ▸")
    await pressed(bot, mod, panel, f"{code} · Santase")
    await pressed(bot, mod, panel, "Remove Ana")
    await bot.settle()
    assert (await view_of(bot, table_id)).seats[0].person is None and hand_of(ana) is None
    await pressed(bot, mod, panel, "End the match")
    await pressed(bot, mod, panel, "End the match")
    assert (await view_of(bot, table_id)).phase == FINISHED
    await bot.settle()
    live = live_in(group)
    assert live is not None and sentence("result-abandoned") in live.text
    query = bot.telegram.queries.ask(ana, live, f"l{table_id} 0 sit 0", is_inaccessible=False)
    assert (await query.answer).text == refused("removed-from-table")
    await pressed(bot, mod, panel, "Close table")
    await pressed(bot, mod, panel, "Close table")
    assert (await view_of(bot, table_id)).phase == CLOSED


@pytest.mark.parametrize(
    "what", ["tables", "table {}", "remove {} 1", "end {}", "close {}", "out {}", "show chat", "set chat off"]
)
async def test_nobody_else_has_any_of_these_powers(
    bot: Running, group: Group, mod: Person, ana: Person, bo: Person, what: str
) -> None:
    live = await bot.match(group, GAME, ana, bo)
    await ana.command("/settings", group)
    settings = await bot.telegram.message(ana.private, sentence("settings-title"))
    await ana.press(settings, "This place ▸")
    panel = await bot.telegram.message(ana.private, sentence("place-not-yours"))
    assert panel.buttons == []
    code = f"p{group.id} {what.format(table_of(live))}"
    for person in (ana, bot.telegram.person("Eve", has_started=True)):
        chat_message = panel if person is ana else await _somewhere(bot, person)
        query = bot.telegram.queries.ask(person, chat_message, code, is_inaccessible=False)
        assert (await query.answer).text == refused("not-moderator")
    view = await view_of(bot, table_of(live))
    assert view.phase == PLAYING and None not in [seat.person for seat in view.seats]
    assert await bot.service.store.place_settings(f"telegram:{group.id}") == {}


async def _somewhere(bot: Running, person: Person) -> Message:
    """A message of the bot to somebody who is not in the group."""
    await person.command("/help")
    return await bot.telegram.message(person.private, sentence("help-1"))


async def test_everything_is_decided_by_buttons_with_the_value_shown(
    bot: Running, group: Group, mod: Person
) -> None:
    panel = await place_panel(bot, mod, group)
    words = words_for(None)
    for setting in (LANGUAGE, *CHOICES):
        if setting == ELSEWHERE:  # A group without topics has no other places.
            assert words(f"setting-{setting}") not in panel.text
            continue
        await pressed(bot, mod, panel, words("menu", label=words(f"setting-{setting}")))
        wanted = panel.buttons[-2]
        await pressed(bot, mod, panel, wanted.data or "")
        assert f"{words(f'setting-{setting}')}: {wanted.label.removeprefix('✓ ')}." in panel.text


async def decide(bot: Running, mod: Person, panel: Message, group: Group, what: str) -> None:
    """Press a button of the panel, whichever of its pages it stands on."""
    query = bot.telegram.queries.ask(mod, panel, f"p{group.id} {what}", is_inaccessible=False)
    assert (await query.answer).text == ""
    await bot.settle()


async def test_what_is_decided_for_a_group_is_read_once(
    bot: Running, group: Group, mod: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    panel = await place_panel(bot, mod, group)
    readings = place_readings(monkeypatch)
    await decide(bot, mod, panel, group, "set chat off")
    assert readings == ["set chat off"]


async def test_limits_language_looks_and_telling_hold_as_they_were_decided(
    bot: Running, group: Group, mod: Person, ana: Person, bo: Person
) -> None:
    panel = await place_panel(bot, mod, group)
    for chosen in ("per-person 1", "per-place 1", "language de", "pictures off", "telling quiet"):
        await decide(bot, mod, panel, group, f"set {chosen}")
    german = words_for("de")
    live = await bot.table(ana, group, GAME)
    assert german("button-start") in live.labels
    for person, sentence_of in ((ana, "You have one open table here"), (bo, "There is one open table here")):
        await person.command(f"/play {GAME}", group)
        await bot.telegram.message(person.private, sentence_of)
    await bo.press(live, german("button-sit", seat=2))
    await bot.settle()
    await ana.press(live, german("button-start"))
    for _ in range(2):
        for person in (ana, bo):
            await bot.settle()
            hand = await bot.hand(person)
            if cards := codes(hand, " play "):
                await person.press(hand, cards[0])
    await bot.settle()
    [live] = group.from_bot
    assert live.file is None and german("button-hand") in live.labels


async def test_chat_and_guests_are_as_they_were_decided_and_a_table_goes_out(
    bot: Running, group: Group, mod: Person, ana: Person
) -> None:
    bea = bot.telegram.person("Bea", has_started=True)
    there = bot.telegram.group("Elsewhere", bea)
    live = await bot.table(ana, group, GAME)
    code = (await view_of(bot, table_of(live))).code
    panel = await place_panel(bot, mod, group)

    async def heard(text: str) -> list[str]:
        for person, place in ((ana, group), (bea, there)):
            await person.command(f"/say {text} of {person.first_name}", place)
        await bot.settle()
        bots = [one for one in group.containing(f"{text} of") if one in group.from_bot]
        return [name for name in ("Ana", "Bea") if any(f"{text} of {name}" in one.text for one in bots)]

    await decide(bot, mod, panel, group, "set guests off")
    await bea.command(f"/join {code}", there)
    await bot.telegram.message(bea.private, refused("no-guests"))
    await decide(bot, mod, panel, group, "set guests on")
    await bea.command(f"/join {code}", there)
    await bot.settle()
    assert await heard("hello") == ["Ana", "Bea"]
    await decide(bot, mod, panel, group, "set chat members")
    assert await heard("well") == ["Ana"]
    await decide(bot, mod, panel, group, "set chat off")
    assert await heard("hm") == []
    await decide(bot, mod, panel, group, f"out {table_of(live)}")
    assert live_in(group) is None and live_in(there) is not None


async def test_topics_are_allowed_one_by_one(bot: Running, mod: Person, ana: Person) -> None:
    forum = bot.telegram.group("Forum", mod, ana, kind="supergroup", is_forum=True)
    cards, news = forum.topic("Cards"), forum.topic("News")
    await mod.command("/settings place", forum, cards)
    panel = await bot.telegram.message(mod.private, "This place: Forum")
    await pressed(bot, mod, panel, "Tables here ▸")
    await pressed(bot, mod, panel, "Allowed")
    await pressed(bot, mod, panel, "Tables elsewhere ▸")
    await pressed(bot, mod, panel, "Only where switched on")
    await ana.command(f"/play {GAME}", forum, news)
    await bot.telegram.message(ana.private, refused("tables-not-here"))
    await ana.command(f"/play {GAME}", forum, cards)
    assert (await bot.live(forum)).topic is cards


async def test_an_anonymous_administrator_decides_without_being_anybody(
    bot: Running, group: Group, mod: Person, ana: Person
) -> None:
    await mod.command("/settings", group, is_anonymous=True)
    panel = await bot.telegram.message(group, "This place: Friends")
    assert (await ana.press(panel, "Chat of tables ▸")).text == refused("not-moderator")
    await pressed(bot, mod, panel, "Chat of tables ▸")
    await pressed(bot, mod, panel, "Off")
    assert await bot.service.store.place_settings(f"telegram:{group.id}") == {"chat": "off"}
    await mod.command("/settings place de", group, is_anonymous=True)
    await bot.telegram.message(group, words_for("de")("place-language-set"))
    await mod.command("/hand", group, is_anonymous=True)
    await bot.telegram.message(group, words_for("de")("anonymous-how"))
    await mod.command(f"/play {GAME}", group, is_anonymous=True)
    choice = await bot.telegram.message(group, words_for("de")("choose-game"))
    await mod.press(choice, words_for("de")("santase-name"))
    assert "1. Mod" in (await bot.live(group)).text


async def test_only_games_that_are_played_in_a_group_are_offered_there(
    bot: Running, group: Group, mod: Person, ana: Person
) -> None:
    panel = await place_panel(bot, mod, group)
    await pressed(bot, mod, panel, "Games ▸")
    await pressed(bot, mod, panel, "✓ Truco")
    await ana.command("/play", group)
    choice = await bot.telegram.message(group, sentence("choose-game"))
    assert "Santase" in choice.labels and "Truco" not in choice.labels


async def test_twenty_plays_in_a_row_open_two_tables(bot: Running, group: Group, ana: Person) -> None:
    for _ in range(20):
        await ana.command(f"/play {GAME}", group)
    await bot.settle()
    assert len(group.from_bot) == 2
    assert len(ana.private.containing("You have 2 open tables here already")) == 18


async def test_a_deleted_table_stays_deleted_until_somebody_asks_for_it(
    bot: Running, group: Group, ana: Person, bo: Person
) -> None:
    live = await bot.match(group, GAME, ana, bo)
    await bot.settle()
    group.delete(live)
    for person in (ana, bo):
        hand = await bot.hand(person)
        await person.press(hand, hand.buttons[0].data or "")
        await bot.settle()
    assert live_in(group) is None
    told = await bot.telegram.message(ana.private, "taken out of a place")
    assert not bo.private.containing("taken out of a place")
    said, named = told.text.splitlines()
    assert named == f"📍 {group.title}"
    command, code = said.rpartition("/")[2].strip("\u200b").split()
    await ana.command(f"/{command} {code}", group)
    await bot.settle()
    assert live_in(group) is not None and told.is_deleted
