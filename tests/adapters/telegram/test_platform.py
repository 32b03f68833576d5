"""The courier's port over sockets: what Telegram refuses, and what happens on the way, in the port's words."""

from __future__ import annotations

import pytest

from adapters.delivery.limiter import Limiter
from adapters.delivery.platform import Kind, MessageGone, Sent, Unknown, Unreachable, Wait
from adapters.screens.screen import Button, Line, Screen
from adapters.store import Store
from adapters.store.records import Delivery
from adapters.telegram.api import Api
from adapters.telegram.chats import NAME, Chat, chat_of
from adapters.telegram.platform import REFUSALS_MAX, TelegramPlatform
from tests.adapters.targets import TABLE, target
from tests.running_telegram import Time
from tests.stand_ins.telegram import Fault, Group, Person, StandIn

SCREEN = Screen((Line("Santase", "title"),), ((Button("Rules", "r 0 santase"),),))
OTHER = Screen((Line("Truco", "title"),))


@pytest.fixture
def platform(api: Api, limiter: Limiter, time: Time) -> TelegramPlatform:
    platform = TelegramPlatform(api, time.now)
    platform.limiter = limiter
    platform.username = api.username
    return platform


def refusing(words: str) -> Fault:
    """Nothing is taken any more, for this reason."""
    body = f'{{"ok":false,"error_code":400,"description":"Bad Request: {words}"}}'
    return Fault(status=400, body=body.encode())


def address(chat: Group | Person) -> str:
    return f"telegram:{chat.id}"


async def post(platform: TelegramPlatform, chat: str, kind: Kind = "live", screen: Screen = SCREEN) -> Sent:
    return await platform.post(target(chat, kind), screen, "nonce")


# --- Well ----------------------------------------------------------------------------------------------


@pytest.mark.req("PL-5", "PL-62")
async def test_messages_are_posted_edited_and_deleted(
    platform: TelegramPlatform, group: Group, telegram: StandIn, ana: Person
) -> None:
    sent = await post(platform, address(group))
    assert (group.last.text, group.last.labels, str(group.last.id)) == ("Santase", ["Rules"], sent.ref)
    await platform.edit(target(address(group), "live"), sent, OTHER)
    assert (group.last.text, group.last.labels) == ("Truco", [])
    await post(platform, address(group), "turn", OTHER._replace(mention=str(ana.id)))
    assert group.last.mentions == {ana.id}
    silent = [sent.parameters["disable_notification"] for sent in telegram.requests("sendMessage")]
    assert silent == [True, False]
    await platform.delete(target(address(group)), sent)
    await platform.delete(target(address(group)), sent)
    assert [message.mentions for message in group.from_bot] == [{ana.id}]


async def test_a_table_stays_in_its_topic(platform: TelegramPlatform, telegram: StandIn, ana: Person) -> None:
    forum = telegram.group("Forum", ana, kind="supergroup")
    topic = forum.topic("Cards")
    place = Chat(forum.id, topic.id).address
    assert chat_of(place) == (forum.id, topic.id)
    sent = await post(platform, place)
    assert forum.last.topic is topic
    await platform.edit(target(place, "live"), sent, OTHER)
    assert forum.last.text == "Truco"
    topic.is_closed = True
    with pytest.raises(Unreachable):
        await post(platform, place)
    topic.is_deleted = True
    with pytest.raises(Unreachable):
        await post(platform, place)


async def test_an_edit_that_changes_nothing_is_none(platform: TelegramPlatform, group: Group) -> None:
    sent = await post(platform, address(group))
    await platform.edit(target(address(group), "live"), sent, SCREEN)
    assert len(group.last.versions) == 1


# --- Budgets -------------------------------------------------------------------------------------------


@pytest.mark.req("PL-5", "PL-63", "PL-69")
async def test_what_must_wait_is_not_sent_and_some_calls_are_kept_back_for_what_people_wait_for(
    platform: TelegramPlatform, telegram: StandIn, group: Group, ana: Person, time: Time
) -> None:
    sent = [await post(platform, address(group)) for _ in range(7)]
    with pytest.raises(Wait) as wait:
        await platform.edit(target(address(group), "live"), sent[0], OTHER)
    assert wait.value.seconds == 15.0
    assert len(telegram.requests(chat=group)) == 7
    urgent = target(address(group), "live")._replace(is_urgent=True)
    await platform.edit(urgent, sent[0], OTHER)
    with pytest.raises(Wait):
        await platform.edit(urgent, sent[0], SCREEN)
    await post(platform, address(ana))
    await platform.delete(target(address(group), "live"), sent[1])
    time.seconds += 15.0
    await platform.edit(target(address(group), "live"), sent[0], SCREEN)


@pytest.mark.req("PL-69")
async def test_every_call_is_counted(
    platform: TelegramPlatform, store: Store, limiter: Limiter, telegram: StandIn, group: Group, ana: Person
) -> None:
    sent = await post(platform, address(group))
    await platform.delete(target(address(group), "live"), sent)
    assert await platform.has_chat(ana.id)
    ring = await post(platform, address(ana), "turn")
    await platform.delete(target(address(ana), "turn"), ring)
    await limiter.save()
    spent = {one.budget: len(one.stamps) for one in await store.spent_by_others(NAME, "me", 0.0)}
    made = [one.method for one in telegram.log if one.chat_id is not None]
    assert made == ["sendMessage", "deleteMessage", "sendChatAction", "sendMessage", "deleteMessage"]
    assert spent == {NAME: 5, address(group): 2, address(ana): 1}


@pytest.mark.req("PL-73")
async def test_a_hand_leads_to_a_table_that_another_process_shows(
    platform: TelegramPlatform, store: Store, telegram: StandIn, ana: Person
) -> None:
    group = telegram.group("Cards", ana, kind="supergroup")
    place = Chat(group.id)
    await store.save_deliveries([Delivery(TABLE, place.address, "live:1", "77", "")])
    platform.recollection.read = store.deliveries
    await platform.post(target(f"telegram:{ana.id}", "hand"), SCREEN, "nonce")
    assert [button.url for button in ana.private.last.buttons if button.url] == [f"{place.link}/77"]


@pytest.mark.req("PL-69")
async def test_after_a_restart_what_was_sent_still_counts(
    platform: TelegramPlatform, api: Api, store: Store, limiter: Limiter, group: Group, time: Time
) -> None:
    for _ in range(7):
        await post(platform, address(group))
    await limiter.save()
    again = TelegramPlatform(api, time.now)
    again.limiter, again.username = Limiter(store, time, NAME), api.username
    await again.limiter.load()
    with pytest.raises(Wait):
        await post(again, address(group))


# --- Refused -------------------------------------------------------------------------------------------


async def test_before_it_is_connected_nothing_is_sent(platform: TelegramPlatform, group: Group) -> None:
    platform.username = ""
    with pytest.raises(Unknown):
        await post(platform, address(group))


@pytest.mark.req("PL-4", "PL-62")
async def test_a_private_chat_that_was_not_started_or_is_blocked_is_closed(
    platform: TelegramPlatform, telegram: StandIn, ana: Person, time: Time
) -> None:
    with pytest.raises(Unreachable):
        await post(platform, address(telegram.person("Bo")))
    sent = await post(platform, address(ana))
    ana.block()
    time.seconds += 5
    for call in (post(platform, address(ana)), platform.edit(target(address(ana), "hand"), sent, OTHER)):
        with pytest.raises(Unreachable):
            await call
        time.seconds += 5


@pytest.mark.parametrize("loss", ["kicked", "silenced", "unknown"])
async def test_a_group_where_the_bot_may_not_write_is_closed(
    platform: TelegramPlatform, group: Group, loss: str
) -> None:
    if loss == "kicked":
        group.kick_bot()
    group.bot_may_write = loss != "silenced"
    with pytest.raises(Unreachable):
        await post(platform, "telegram:-123" if loss == "unknown" else address(group))


@pytest.mark.req("PL-62")
@pytest.mark.parametrize("words", ["CHAT_RESTRICTED", "have no write access to the chat", "TOPIC_CLOSED"])
async def test_a_group_that_takes_nothing_is_closed_and_that_is_said_once(
    platform: TelegramPlatform,
    telegram: StandIn,
    group: Group,
    words: str,
    caplog: pytest.LogCaptureFixture,
) -> None:
    telegram.faults.add(refusing(words))
    for _ in range(2):
        with pytest.raises(Unreachable):
            await post(platform, address(group))
    assert caplog.text.count("takes nothing from the bot") == 1


async def test_what_is_refused_again_and_again_is_not_tried_for_ever(
    platform: TelegramPlatform, telegram: StandIn, group: Group, ana: Person, time: Time
) -> None:
    telegram.faults.add(refusing("SOMETHING_NEW"))
    for _ in range(REFUSALS_MAX):
        with pytest.raises(Unknown):
            await post(platform, address(group))
        time.seconds += 15
    with pytest.raises(Unreachable):
        await post(platform, address(group))
    with pytest.raises(Unknown):
        await post(platform, address(ana))


async def test_a_message_that_is_gone_is_gone(platform: TelegramPlatform, group: Group) -> None:
    sent = await post(platform, address(group))
    group.delete(group.last)
    with pytest.raises(MessageGone):
        await platform.edit(target(address(group), "live"), sent, OTHER)


@pytest.mark.req("PL-60")
async def test_a_group_that_has_moved_says_where(platform: TelegramPlatform, group: Group) -> None:
    moves: list[tuple[int, int]] = []
    platform.on_migration = lambda old, new: moves.append((old, new))
    heirs = group.migrate()
    with pytest.raises(Unreachable):
        await post(platform, address(group))
    assert moves == [(group.id, heirs.id)]


# --- On the way ----------------------------------------------------------------------------------------


async def test_a_wait_that_telegram_asks_for_is_passed_on(
    platform: TelegramPlatform, telegram: StandIn, group: Group
) -> None:
    telegram.faults.once("sendMessage", Fault(status=429, retry_after=7))
    with pytest.raises(Wait) as wait:
        await post(platform, address(group))
    assert wait.value.seconds == 7.0


@pytest.mark.parametrize(
    "fault",
    [
        Fault(drop="before"),
        Fault(drop="after"),
        Fault(status=502),
        Fault(status=504, body=b"<html>"),
        Fault(status=200, body=b"<html>"),
        Fault(status=200, body=b'{"ok":false}'),
        Fault(status=429, retry_after=0),
        Fault(status=401),
    ],
    ids=lambda fault: f"{fault.status}{fault.drop}{(fault.body or b'').decode()}",
)
async def test_what_went_wrong_otherwise_is_unknown_and_never_tells_the_token(
    platform: TelegramPlatform, telegram: StandIn, group: Group, fault: Fault
) -> None:
    telegram.faults.once("sendMessage", fault)
    with pytest.raises(Unknown) as unknown:
        await post(platform, address(group))
    assert telegram.token not in repr(unknown.value)
    assert unknown.value.__context__ is None or telegram.token not in repr(unknown.value.__context__)
    assert telegram.token not in repr(platform.api)
