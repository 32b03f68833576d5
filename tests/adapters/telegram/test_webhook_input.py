"""What the webhook is sent by whoever: one short answer, and no traceback."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import msgspec
import pytest
from aiohttp import web

from adapters.telegram.updates import Room, Update
from adapters.telegram.webhook import SECRET_HEADER, Webhook


async def ignore(_: Update) -> None:
    """Take an update."""


@pytest.fixture
async def webhook() -> AsyncIterator[tuple[Webhook, int]]:
    hook = Webhook("https://bot.example/hook", "123:token")
    hook.take = ignore
    app = web.Application(middlewares=[hook.middleware()])
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    yield hook, runner.addresses[0][1]
    await runner.cleanup()


async def status_of(port: int, secret: bytes, body: bytes) -> int:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    head = (
        f"POST /hook HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: {len(body)}\r\n{SECRET_HEADER}: "
    )
    writer.write(head.encode() + secret + b"\r\n\r\n" + body)
    answer = await reader.read()
    writer.close()
    await writer.wait_closed()
    return int(answer.split()[1])


@pytest.mark.req("PL-63")
async def test_bytes_that_are_no_text_are_no_secret(
    webhook: tuple[Webhook, int], caplog: pytest.LogCaptureFixture
) -> None:
    assert await status_of(webhook[1], b"\xff\xfe", b"{}") == 400
    assert caplog.text == ""


@pytest.mark.req("PL-63")
async def test_json_that_is_nested_too_deeply_is_a_bad_request(
    webhook: tuple[Webhook, int], caplog: pytest.LogCaptureFixture
) -> None:
    hook, port = webhook
    body = b'{"update_id": 1, "x": ' + b"[" * 100_000 + b"]" * 100_000 + b"}"
    assert await status_of(port, hook.secret.encode(), body) == 400
    assert "Traceback" not in caplog.text


def test_a_chat_without_a_title_is_called_nothing() -> None:
    assert msgspec.json.decode(b'{"id": 7, "type": "private"}', type=Room) == Room(7, "private", "")
