"""The real programs under real limits: what is half sent is dropped after ten seconds, and being out of files is
said once."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager, closing
from pathlib import Path

import aiohttp
import pytest

from tests.databases import new_database
from tests.killing import ROOT
from tests.ports import free_port

FILES = 100  # that the program may open
CONNECTIONS = 120
SLOW_SECONDS = 20.0  # within which it is over, also on a busy machine
HALF_A_HEAD = b"POST /hook HTTP/1.1\r\nHost: 127.0.0.1\r\n"
HALF_A_BODY = (
    b"POST /enter HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/x-www-form-urlencoded\r\n"
    b"Content-Length: 100\r\n\r\nname=A"
)
FULL = "nobody else can connect"
PLAY = ("play",)
WEBHOOK = ("telegram", "--webhook", "https://bot.example/hook")


@asynccontextmanager
async def program(data: Path, port: int, *command: str) -> AsyncIterator[tuple[list[str], asyncio.Event]]:
    """The program with few files, what it says on standard error, and whether it has said that it is full."""
    (data / "tablemates.db").write_bytes(new_database())
    bots = (sys.executable, "-m", "bots", *command, "--port", str(port), "--data", str(data))
    shell = ("sh", "-c", f'ulimit -n {FILES} && exec "$@"', "sh")
    token = {"TELEGRAM_TOKEN": "1:token", "TABLEMATES_TELEGRAM_API": "http://127.0.0.1:9"}  # Nobody answers there.
    environment = os.environ | ({} if command == PLAY else token)
    process = await asyncio.create_subprocess_exec(
        *shell, *bots, stdout=PIPE, stderr=PIPE, cwd=ROOT, env=environment
    )
    assert process.stderr is not None
    said: list[str] = []
    is_full = asyncio.Event()

    async def listen(lines: asyncio.StreamReader) -> None:
        async for line in lines:
            said.append(line.decode())
            if FULL in said[-1]:
                is_full.set()

    listening = asyncio.create_task(listen(process.stderr))
    try:
        yield said, is_full
    finally:
        process.terminate()
        await process.wait()
        await listening


async def connected(port: int) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A connection to the program, once it is there."""
    while True:
        try:
            return await asyncio.open_connection("127.0.0.1", port)
        except ConnectionError:
            await asyncio.sleep(0.05)


async def half_sent(port: int, sent: bytes) -> tuple[float, asyncio.StreamReader, asyncio.StreamWriter]:
    """A connection on which something half was sent, and the moment before it was made."""
    began = asyncio.get_running_loop().time()
    reader, writer = await connected(port)
    writer.write(sent)
    return began, reader, writer


async def play_on(inside: aiohttp.ClientSession) -> None:
    """Do what takes files, in a language that nobody has spoken yet."""
    async with inside.post("/enter", data={"name": "Ana"}, headers={"Accept-Language": "bg"}) as home:
        assert home.status == 200
        assert "/p/" in home.url.path


@pytest.mark.long
@pytest.mark.req("PL-63")
@pytest.mark.parametrize("command", [PLAY, WEBHOOK], ids=lambda command: command[0])
async def test_what_is_half_sent_is_dropped_and_want_of_files_is_said_once(
    tmp_path: Path, command: tuple[str, ...]
) -> None:
    port = free_port()
    begun = {HALF_A_HEAD: b""} | ({HALF_A_BODY: b"HTTP/1.1 408 "} if command == PLAY else {})
    with ExitStack() as crowd:
        async with (
            asyncio.timeout(4 * SLOW_SECONDS),
            program(tmp_path, port, *command) as (said, is_full),
            # One connection, which is kept: another would find no room.
            aiohttp.ClientSession(f"http://127.0.0.1:{port}", connector=aiohttp.TCPConnector(limit=1)) as inside,
        ):
            (await connected(port))[1].close()
            if command == PLAY:
                await (await inside.get("/")).read()
            halves = [await half_sent(port, half) for half in begun]  # They are let in first: people queue.
            for _, _, writer in halves:
                crowd.enter_context(closing(writer))
            for _ in range(CONNECTIONS):
                crowd.enter_context(closing((await connected(port))[1]))
            await is_full.wait()
            if command == PLAY:
                await play_on(inside)
            answers = await asyncio.gather(*(reader.read() for _, reader, _ in halves))
            ended = asyncio.get_running_loop().time()
    for (began, _, _), answer, wanted in zip(halves, answers, begun.values(), strict=True):
        assert 9.5 < ended - began < SLOW_SECONDS
        assert answer[:13] == wanted
    told = "".join(said)
    assert told.count(FULL) == 1, told
    assert "out of system resource" not in told
    assert "unable to open" not in told  # The program has the files that it needs itself.
    assert "Traceback" not in told
