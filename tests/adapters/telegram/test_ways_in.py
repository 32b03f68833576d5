"""Polling and webhook: nothing lost, nothing doubled, each chat in order; the real client over sockets."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import aiohttp
import msgspec
import pytest

from adapters.telegram.updates import Update, read_update
from adapters.telegram.webhook import BODY_BYTES_MAX, SECRET_HEADER, Webhook
from tests.running_telegram import (
    Running,
    Way,
    code_of,
    codes,
    live_in,
    new_telegram,
    receiving,
    running_bot,
)
from tests.second_press import press_surely
from tests.stand_ins.telegram import Fault, Group, Person, StandIn, serving

GAME = "santase"
WAYS = ("polling", "webhook")


async def said_at(bot: Running, group: Group) -> list[str]:
    """What was said at the newest table of a group."""
    (table_id,) = {code[1:13] for code in codes(await bot.live(group)) if code[0] == "l"}
    return [line.text for line in await bot.service.store.said(table_id)]


@pytest.mark.req("PL-19", "PL-63")
@pytest.mark.parametrize("way", WAYS)
async def test_what_is_delivered_twice_happens_once(
    telegram: StandIn, tmp_path: Path, ana: Person, group: Group, way: Way
) -> None:
    telegram.updates.are_doubled = True
    async with running_bot(tmp_path, telegram, way=way) as bot:
        await ana.command(f"/play {GAME}", group)
        await bot.live(group)
        await ana.command("/say hello", group)
        await ana.command("/help")
        for update in list(telegram.updates.history):
            telegram.updates.repeat(update)
        await ana.command("/say bye", group)
        await bot.settle()
        assert len(group.containing("Friends join")) == 1
        assert await said_at(bot, group) == ["hello", "bye"]
        assert len(ana.private.containing("press Start.")) == 1


@pytest.mark.req("PL-19")
@pytest.mark.parametrize("way", WAYS)
async def test_a_crash_after_an_update_was_dealt_with_neither_loses_nor_doubles_it(
    telegram: StandIn, tmp_path: Path, ana: Person, group: Group, way: Way
) -> None:
    async with running_bot(tmp_path, telegram, way=way) as bot:
        live = await bot.table(ana, group, GAME)
        await ana.press(live, "🤖 Easy")
        await ana.command("/say hello", group)
        await bot.settle()
    # As if nothing had been confirmed: the next life gets it all again, and something new.
    for update in list(telegram.updates.history):
        telegram.updates.pending[update.id] = update
    ana.say(group, "/say more")
    async with running_bot(tmp_path, telegram, way=way) as bot:
        await telegram.until(lambda: not telegram.updates.pending)
        await bot.settle()
        assert len(group.containing("Friends join")) == 1
        assert await said_at(bot, group) == ["hello", "more"]
        assert "Everyone is here" in live.text


@pytest.mark.req("PL-19")
async def test_an_update_that_was_being_dealt_with_is_not_confirmed(
    telegram: StandIn, tmp_path: Path, ana: Person, group: Group
) -> None:
    may_end = asyncio.Event()
    telegram.faults.once("sendChatAction", Fault(held=may_end))
    async with running_bot(tmp_path, telegram):
        ana.say(group, f"/play {GAME}")
        await telegram.until(lambda: telegram.requests("sendChatAction"))
    assert [update.is_taken for update in telegram.updates.history] == [False]
    may_end.set()
    async with running_bot(tmp_path, telegram) as bot:
        await bot.live(group)


async def test_an_update_that_cannot_be_read_is_passed_over(
    telegram: StandIn, tmp_path: Path, ana: Person, caplog: pytest.LogCaptureFixture
) -> None:
    async with running_bot(tmp_path, telegram):
        telegram.updates.add("message", {"message_id": "seven"}, ana.id)
        await ana.command("/help")
        await telegram.message(ana.private, "press Start")
    assert "could not be read" in caplog.text


@pytest.mark.req("PL-63")
@pytest.mark.parametrize("way", WAYS)
async def test_each_chat_has_its_order_and_none_waits_for_another(
    telegram: StandIn, tmp_path: Path, ana: Person, group: Group, way: Way
) -> None:
    other = telegram.group("Others", ana)
    async with running_bot(tmp_path, telegram, way=way) as bot:
        await bot.table(ana, group, GAME)
        may_end = asyncio.Event()
        slow = telegram.faults.add(
            Fault(held=may_end, methods=frozenset({"sendChatAction"}), chat_id=other.id, times=1)
        )
        ana.say(other, f"/play {GAME}")
        for n in range(5):
            ana.say(group, f"/say line {n}")
        await telegram.until(lambda: slow.times == 0)
        may_end.set()
        await telegram.until(lambda: live_in(other))
        await telegram.until(lambda: not telegram.updates.pending)
        assert await said_at(bot, group) == [f"line {n}" for n in range(5)]


@pytest.mark.req("PL-19", "PL-63")
async def test_what_takes_long_in_one_group_delays_no_other_and_is_confirmed_only_at_its_end(
    telegram: StandIn, tmp_path: Path, ana: Person, bo: Person, group: Group
) -> None:
    other = telegram.group("Others", ana)
    async with running_bot(tmp_path, telegram) as bot:
        live = await bot.table(ana, group, GAME)
        may_end = asyncio.Event()
        telegram.faults.once("sendChatAction", Fault(held=may_end))
        ana.say(other, f"/play {GAME}")
        slow = telegram.updates.history[-1]
        await telegram.until(lambda: telegram.requests("sendChatAction", other))
        assert (await bo.press(live, "Sit at 2")).text == ""
        assert (await press_surely(lambda: bo.press(live, "Leave"))).text == ""
        assert not slow.is_taken
        may_end.set()
        await telegram.until(lambda: not telegram.updates.pending)
        await bot.live(other)
        assert len(telegram.requests("sendChatAction", other)) == 1


@pytest.mark.leaping
@pytest.mark.req("PL-5", "PL-63")
async def test_answers_that_must_wait_come_in_their_time(tmp_path: Path) -> None:
    async with serving(new_telegram()) as telegram, running_bot(tmp_path, telegram):
        ana = telegram.person("Ana", has_started=True)
        await ana.command("/rules santase")
        page = await telegram.message(ana.private, "Page 1")
        await ana.command("/help")
        for label in ("Next", "Next"):
            assert (await ana.press(page, label)).text == ""
        await telegram.message(ana.private, "press Start.")
        await telegram.until(lambda: "Page 2" in page.text)
        writes = [request.status for request in telegram.requests(chat=ana.private) if request.is_write]
        assert writes == [200, 200, 200]


# --- The webhook alone ---------------------------------------------------------------------------------


class Taken:
    """Takes updates, as a bot would."""

    def __init__(self) -> None:
        self.updates: list[Update] = []

    async def take(self, update: Update) -> None:
        self.updates.append(update)


@pytest.fixture
async def hook() -> AsyncIterator[tuple[Webhook, Taken]]:
    async with receiving("webhook", "1:token") as webhook:
        assert webhook is not None
        taken = Taken()
        webhook.take = taken.take
        yield webhook, taken


async def send(webhook: Webhook, body: bytes, **headers: str) -> int:
    given = {SECRET_HEADER: webhook.secret, "Content-Type": "application/json"} | headers
    async with aiohttp.ClientSession() as session, session.post(webhook.url, data=body, headers=given) as answer:
        return answer.status


async def test_only_telegram_knows_the_secret(hook: tuple[Webhook, Taken]) -> None:
    webhook, taken = hook
    body = b'{"update_id": 7}'
    for secret in ("", "wrong", webhook.secret[:-1], "ä".encode().decode("latin-1")):
        assert await send(webhook, body, **{SECRET_HEADER: secret}) == 403
    assert taken.updates == []
    assert await send(webhook, body, **{"Content-Type": "application/json; charset=utf-8"}) == 200
    assert [update.update_id for update in taken.updates] == [7]
    assert "1:token" not in webhook.secret


async def test_what_is_no_update_is_refused_or_passed_over(
    hook: tuple[Webhook, Taken], caplog: pytest.LogCaptureFixture
) -> None:
    webhook, taken = hook
    for body in (b"", b"{", b"[]", b'{"update_id": "x"}', b"\xff"):
        assert await send(webhook, body) == 200  # Or it would come back for ever.
    assert caplog.text.count("could not be read") == 5
    assert await send(webhook, b" " * (BODY_BYTES_MAX + 1)) == 413
    async with aiohttp.ClientSession() as session:
        for elsewhere in (session.get(webhook.url), session.post(webhook.url + "/else")):
            assert (await elsewhere).status == 404
    webhook.take = None
    assert await send(webhook, b'{"update_id": 7}') == 503
    assert taken.updates == []


async def test_it_is_acknowledged_when_it_was_dealt_with(hook: tuple[Webhook, Taken]) -> None:
    webhook, _ = hook
    begun, may_end = asyncio.Event(), asyncio.Event()

    async def take(update: Update) -> None:
        begun.set()
        await may_end.wait()

    webhook.take = take
    sending = asyncio.create_task(send(webhook, b'{"update_id": 7}'))
    await begun.wait()
    async with aiohttp.ClientSession() as session:  # The server has time for others meanwhile.
        assert (await session.get(webhook.url)).status == 404
    assert not sending.done()
    may_end.set()
    assert await sending == 200


@pytest.mark.req("PL-3")
async def test_a_match_is_played_by_webhook(telegram: StandIn, tmp_path: Path, ana: Person, group: Group) -> None:
    async with running_bot(tmp_path, telegram, way="webhook") as bot:
        await bot.match(group, GAME, ana)
        hand = await bot.hand(ana)
        await telegram.until(lambda: codes(hand, " play "))
        card = code_of(hand, " play ")
        await ana.press(hand, card)
        await telegram.until(lambda: card not in codes(hand))


def test_updates_are_read_from_bytes_and_values_alike() -> None:
    wire = {"update_id": 3, "callback_query": {"id": "9", "from": {"id": 1, "is_bot": False, "first_name": "A"}}}
    assert read_update(wire) == read_update(msgspec.json.encode(wire))
    assert read_update(wire).lane == 1
