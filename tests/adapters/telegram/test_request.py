"""Our request class: every failure as the library's own class shows it, and the token in none of them."""

from __future__ import annotations

import asyncio
import logging
import socket
import traceback
from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager
from datetime import timedelta
from typing import Any

import pytest
from telegram import Bot
from telegram.error import (
    BadRequest,
    ChatMigrated,
    Conflict,
    EndPointNotFound,
    Forbidden,
    InvalidToken,
    NetworkError,
    RetryAfter,
    TelegramError,
    TimedOut,
)
from telegram.request import HTTPXRequest

from adapters.telegram.request import UPLOAD_BYTES_AT_ONCE, AiohttpRequest
from tests.settling import GUARD_SECONDS
from tests.stand_ins.telegram import Fault, Person, StandIn


@pytest.fixture
def anna(telegram: StandIn) -> Person:
    return telegram.person("Anna", has_started=True)


@asynccontextmanager
async def bot_of(
    telegram: StandIn, request: AiohttpRequest | HTTPXRequest | None = None, **changes: str
) -> AsyncIterator[Bot]:
    """The library's bot on our class."""
    made = Bot(
        changes.get("token", telegram.token),
        changes.get("base_url", telegram.base_url),
        telegram.base_file_url,
        request=request or AiohttpRequest(),
        get_updates_request=AiohttpRequest(1),
    )
    # Without its first getMe, which the tests of a wrong token or address have to make themselves.
    async with made.request:
        yield made


@pytest.fixture
async def bot(without_bot: StandIn) -> AsyncIterator[Bot]:
    async with bot_of(without_bot) as made:
        yield made


# --- What the server says ---

ANSWERS = {
    "429": (Fault(status=429, retry_after=7), RetryAfter, "Flood control exceeded. Retry in 0:00:07"),
    "429 without a wait": (Fault(status=429, retry_after=0), NetworkError, "Too Many Requests"),
    "500": (Fault(status=500), NetworkError, "Internal Server Error"),
    "502": (Fault(status=502), NetworkError, "Bad Gateway"),
    "504 in HTML": (
        Fault(status=504, body=b"<html>"),
        NetworkError,
        "Parsing the server response b'<html>' failed",
    ),
    "200 not JSON": (Fault(status=200, body=b"<html>"), TelegramError, "Invalid server response"),
}


@pytest.mark.parametrize(("fault", "failure", "words"), ANSWERS.values(), ids=ANSWERS)
@pytest.mark.parametrize("kind", [AiohttpRequest, HTTPXRequest])
async def test_an_answer_that_says_no(
    telegram: StandIn,
    anna: Person,
    kind: type[AiohttpRequest | HTTPXRequest],
    fault: Fault,
    failure: type[Exception],
    words: str,
) -> None:
    telegram.faults.once("sendMessage", fault)
    # The library's own class needs a second for certificates that nobody looks at here.
    request = AiohttpRequest() if kind is AiohttpRequest else HTTPXRequest(httpx_kwargs={"verify": False})
    async with bot_of(telegram, request) as bot:
        with pytest.raises(failure) as caught:
            await bot.send_message(anna.id, "Deal")
    assert type(caught.value) is failure and words in str(caught.value)
    if isinstance(caught.value, RetryAfter):
        assert caught.value.retry_after == timedelta(seconds=7)


async def test_an_ok_that_is_none_is_a_key_error(telegram: StandIn, bot: Bot, anna: Person) -> None:
    telegram.faults.once("sendMessage", Fault(status=200, body=b'{"ok":false}'))
    with pytest.raises(KeyError, match="result"):
        await bot.send_message(anna.id, "Deal")


async def test_every_kind_of_refusal(telegram: StandIn, bot: Bot, anna: Person) -> None:
    ben = telegram.person("Ben")
    with pytest.raises(Forbidden, match="bot can't initiate conversation with a user"):
        await bot.send_message(ben.id, "Deal")
    with pytest.raises(BadRequest, match="Message to edit not found"):
        await bot.edit_message_text("Deal", anna.id, 1)
    group = telegram.group("Friends", anna)
    heirs = group.migrate()
    with pytest.raises(ChatMigrated) as migrated:
        await bot.send_message(group.id, "Deal")
    assert migrated.value.new_chat_id == heirs.id
    async with bot_of(telegram, token="987654321:wrong") as stranger:
        with pytest.raises(InvalidToken, match="Unauthorized"):
            await stranger.get_me()
    async with bot:
        await bot.set_webhook("https://example.org/telegram")
        with pytest.raises(Conflict, match="webhook is active"):
            await bot.get_updates()
        with pytest.raises(EndPointNotFound):
            await bot.do_api_request("sendMassage")
    assert telegram.take_violations() == ["unknown method sendMassage"]


# --- What the network does ---


@pytest.mark.parametrize("drop", ["before", "after"])
async def test_a_dropped_connection_is_a_network_error(
    telegram: StandIn, bot: Bot, anna: Person, drop: Any
) -> None:
    await bot.send_message(anna.id, "Deal")  # the connection is kept, so that it is a used one that breaks
    telegram.faults.once("sendMessage", Fault(drop=drop))
    with pytest.raises(NetworkError, match=r"ServerDisconnectedError") as caught:
        await bot.send_message(anna.id, "Deal")
    assert type(caught.value) is NetworkError
    assert len(anna.private.from_bot) == (1 if drop == "before" else 2)  # never sent again by itself
    await bot.send_message(anna.id, "Deal")


async def test_a_slow_answer_times_out(telegram: StandIn, bot: Bot, anna: Person) -> None:
    telegram.faults.once("sendMessage", Fault(held=asyncio.Event()))
    with pytest.raises(TimedOut) as caught:
        await bot.send_message(anna.id, "Deal", read_timeout=0.05)
    assert "Pool" not in str(caught.value)


async def test_nobody_listens(telegram: StandIn) -> None:
    async with bot_of(telegram, base_url="http://127.0.0.1:1/bot") as bot:
        with pytest.raises(NetworkError, match=r"ClientConnectorError: Cannot connect to host 127\.0\.0\.1:1"):
            await bot.get_me()


async def test_a_host_that_lets_nobody_in_times_out(telegram: StandIn) -> None:
    with ExitStack() as sockets:
        server, *waiting = [sockets.enter_context(socket.socket()) for _ in range(4)]
        server.bind(("127.0.0.1", 0))
        server.listen(0)
        for one in waiting:  # they fill the queue of those who want to connect
            one.setblocking(False)
            one.connect_ex(server.getsockname())
        base_url = f"http://127.0.0.1:{server.getsockname()[1]}/bot"
        async with bot_of(telegram, base_url=base_url) as bot:
            with pytest.raises(TimedOut) as caught:
                await bot.get_me(connect_timeout=0.05, read_timeout=60)
    # Here aiohttp's own error names the whole address.
    assert telegram.token.partition(":")[2] not in "".join(traceback.format_exception(caught.value))


async def test_a_full_pool_sends_nothing(telegram: StandIn, anna: Person) -> None:
    may_end = asyncio.Event()
    telegram.faults.once("sendMessage", Fault(held=may_end))
    async with bot_of(telegram, AiohttpRequest(connection_pool_size=1)) as bot:
        slow = asyncio.create_task(bot.send_message(anna.id, "First"))
        await telegram.until(lambda: telegram.log)
        with pytest.raises(TimedOut, match=r"Pool timeout: .* was \*not\* sent"):
            await bot.send_message(anna.id, "Second", pool_timeout=0.01)
        third = asyncio.create_task(bot.send_message(anna.id, "Third", pool_timeout=GUARD_SECONDS))
        may_end.set()
        await asyncio.gather(slow, third)
    assert [message.text for message in anna.private.from_bot] == ["First", "Third"]


async def test_a_cancelled_call_gives_its_place_back(telegram: StandIn, anna: Person) -> None:
    telegram.faults.once("sendMessage", Fault(held=asyncio.Event()))
    async with bot_of(telegram, AiohttpRequest(connection_pool_size=1)) as bot:
        slow = asyncio.create_task(bot.send_message(anna.id, "First"))
        await telegram.until(lambda: telegram.log)
        slow.cancel()
        await asyncio.gather(slow, return_exceptions=True)
        await bot.send_message(anna.id, "Second", pool_timeout=0.01)


# --- Secrets ---


@pytest.mark.parametrize(
    "base_url", ["http://127.0.0.1:1/bot", "http://127.0.0.1:99999/bot", "http://[/bot", "nonsense/bot"]
)
async def test_the_token_is_in_no_failure(
    telegram: StandIn, base_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    async with bot_of(telegram, base_url=base_url) as bot:
        with pytest.raises(NetworkError) as caught:
            await bot.get_me()
    assert caught.value.__cause__ is None and caught.value.__context__ is None
    words = "".join(traceback.format_exception(caught.value)) + "".join(
        record.getMessage() for record in caplog.records if record.name != "telegram.Bot"
    )
    assert telegram.token.partition(":")[2] not in words


async def test_the_token_is_in_no_failure_of_a_connection(
    telegram: StandIn, bot: Bot, anna: Person, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    faults = [
        Fault(drop="before"),
        Fault(held=asyncio.Event()),
        Fault(status=502),
        Fault(status=502, body=b"<html>"),
    ]
    for fault in faults:
        telegram.faults.once("sendMessage", fault)
        with pytest.raises(NetworkError) as caught:
            await bot.send_message(anna.id, "Deal", read_timeout=0.05)
        words = "".join(traceback.format_exception(caught.value)) + caplog.text
        assert telegram.token.partition(":")[2] not in words


# --- What goes over the wire ---


async def test_files_go_up_and_come_down(telegram: StandIn, bot: Bot, anna: Person) -> None:
    large = b"a record" * (UPLOAD_BYTES_AT_ONCE // 8 + 1)
    for content in (b"a record", large):
        sent = await bot.send_document(anna.id, content, filename="партия ♠.txt", caption="Ж & <b>")
        assert sent.document is not None
        assert (sent.document.file_name, sent.document.mime_type) == ("партия ♠.txt", "text/plain")
        assert sent.caption == "Ж & <b>"
        assert bytes(await (await sent.document.get_file()).download_as_bytearray()) == content


async def test_a_file_on_disk_is_read_as_it_goes(telegram: StandIn, bot: Bot, anna: Person, tmp_path: Any) -> None:
    (tmp_path / "match.txt").write_bytes(b"a record")
    with (tmp_path / "match.txt").open("rb") as opened:
        await bot.send_document(anna.id, opened, filename="match.txt")
    assert anna.private.last.file is not None and anna.private.last.file.content == b"a record"


async def test_words_arrive_as_they_are(telegram: StandIn, bot: Bot, anna: Person) -> None:
    text = "Ж ♠ & = + % 🂡\nעברית"
    await bot.send_message(anna.id, text)
    assert anna.private.last.text == text


async def test_a_proxy_is_used(telegram: StandIn, anna: Person) -> None:
    request = AiohttpRequest(proxy=telegram.address)  # it hears of whole addresses then, and minds them as little
    async with bot_of(telegram, request, base_url="http://api.telegram.invalid/bot") as bot:
        await bot.send_message(anna.id, "Deal")
    assert anna.private.last.text == "Deal"


async def test_it_can_be_opened_again(telegram: StandIn, anna: Person) -> None:
    request = AiohttpRequest(read_timeout=3)
    assert request.read_timeout == 3
    await request.shutdown()
    with pytest.raises(RuntimeError, match="not initialized"):
        await request.do_request(telegram.base_url, "POST")
    for _ in range(2):
        async with bot_of(telegram, request) as bot:
            await bot.send_message(anna.id, "Deal")
    await request.initialize()
    await request.initialize()
    await request.shutdown()
    assert len(anna.private.from_bot) == 2
