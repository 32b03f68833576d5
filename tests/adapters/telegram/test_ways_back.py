"""Ways back: a hand in the private chat leads to its table."""

from __future__ import annotations

import pytest

from tests.running_telegram import Running, code_of, codes
from tests.stand_ins.telegram import Group, Message, Person
from tests.stand_ins.telegram.chats import ChatKind

pytestmark = pytest.mark.asyncio(loop_scope="module")

GAME = "santase"


def links(message: Message) -> set[tuple[str, str]]:
    return {(button.label, button.url) for button in message.buttons if button.url is not None}


async def act(bot: Running, *people: Person) -> None:
    """Have whoever is asked play a card, after which everybody's hand is written anew."""
    for person in people:
        hand = await bot.hand(person)
        if cards := codes(hand, " play "):
            await person.press(hand, cards[0])
            await bot.settle()
            return
    raise AssertionError("nobody is asked")


def link_to(message: Message) -> str:
    topic = "" if message.topic is None else f"/{message.topic.id}"
    return f"https://t.me/c/{-1_000_000_000_000 - message.chat.id}{topic}/{message.id}"


@pytest.mark.req("PL-2", "PL-4")
async def test_a_hand_links_to_its_table_in_a_topic(bot: Running) -> None:
    ana = bot.telegram.person("Ana", has_started=True)
    group = bot.telegram.group("Forum", ana, kind="supergroup", is_forum=True)
    topic = group.topic("Cards")
    await ana.command(f"/play {GAME}", group, topic)
    live = await bot.live(group)
    await ana.press(live, "🤖 Easy")
    await bot.settle()
    await ana.press(live, "Start")
    await bot.settle()
    await act(bot, ana)
    live = await bot.playing(group)
    assert live.topic is topic and f"/{topic.id}/" in link_to(live)
    assert links(await bot.hand(ana)) == {("Forum", link_to(live))}


@pytest.mark.req("PL-4", "PL-42")
async def test_a_hand_links_to_its_table_where_its_owner_was_seen(bot: Running) -> None:
    ana, bo = (bot.telegram.person(name, has_started=True) for name in ("Ana", "Bo"))
    here: Group = bot.telegram.group("Friends", ana, kind="supergroup")
    there: Group = bot.telegram.group("Others", bo, kind="supergroup")
    live = await bot.table(ana, here, GAME)
    view = await bot.service.desk.table_view(None, code_of(live, " sit")[1:13])
    assert view is not None
    await bo.command(f"/join {view.code}", there)
    await bot.settle()
    await ana.press(live, "Start")
    await bot.settle()
    await act(bot, ana, bo)
    for person, group in ((ana, here), (bo, there)):
        live = await bot.playing(group)
        assert links(await bot.hand(person)) == {(group.title, link_to(live))}


@pytest.mark.req("PL-4")
async def test_who_came_by_the_link_under_the_only_table_is_led_back_there(bot: Running) -> None:
    ana, bo = bot.telegram.person("Ana"), bot.telegram.person("Bo")
    group = bot.telegram.group("Friends", ana, bo, kind="supergroup")
    live = await bot.table(ana, group, GAME)
    (hand,) = [button.url for button in live.buttons if button.url is not None]
    led = (await bo.press(live, "Sit at 2")).url
    assert led == hand
    for person in (ana, bo):
        await person.follow(hand)
        await bot.settle()
    await ana.press(live, "Start")
    await bot.settle()
    await act(bot, ana, bo)
    live = await bot.playing(group)
    assert links(await bot.hand(bo)) == {("Friends", link_to(live))}


@pytest.mark.req("PL-4", "PL-43")
async def test_a_hand_names_the_group_whose_messages_have_no_links(bot: Running) -> None:
    ana, bo = (bot.telegram.person(name, has_started=True) for name in ("Ana", "Bo"))
    group = bot.telegram.group("Friends <b>& co\u202e", ana, bo)
    await bot.match(group, GAME, ana, bo)
    for person in (ana, bo):
        hand = await bot.hand(person)
        assert hand.text.splitlines()[-1] == "📍 Friends <b>& co"
        assert links(hand) == set()


@pytest.mark.req("PL-4", "PL-19")
@pytest.mark.parametrize("kind", ["group", "supergroup"])
async def test_after_a_start_hands_lead_back_to_tables_among_whose_people_they_are(
    bot: Running, kind: ChatKind
) -> None:
    ana, bo = (bot.telegram.person(name, has_started=True) for name in ("Ana", "Bo"))
    group = bot.telegram.group("Friends", ana, kind=kind)
    elsewhere = bot.telegram.group("Others", bo, kind=kind)
    live = await bot.table(ana, group, GAME)
    view = await bot.service.desk.table_view(None, code_of(live, " sit")[1:13])
    assert view is not None
    await bo.command(f"/join {view.code}", elsewhere)
    await bot.settle()
    await ana.press(live, "Start")
    await bot.settle()
    for known in (bot.platform.links._visited, bot.platform.links._places):  # as after a start
        known.clear()
    await act(bot, ana, bo)
    for person, place in ((ana, group), (bo, elsewhere)):
        live, hand = await bot.playing(place), await bot.hand(person)
        if kind == "supergroup":
            assert links(hand) == {(place.title, link_to(live))}
        else:
            assert hand.text.splitlines()[-1] == f"📍 {place.title}"
