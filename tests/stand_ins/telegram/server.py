"""The stand-in on a loopback port: bodies, tokens, faults and the envelope of every answer."""

from __future__ import annotations

import asyncio
import inspect
from binascii import a2b_qp
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from aiohttp import BodyPartReader, web

from . import commands, edits, ephemeral, inline, rooms, sends, webhook  # noqa: F401 - they register their methods
from .calls import METHODS, Call, Request, not_found, read_call
from .errors import ApiError, bad_request, mistake, too_many_requests
from .faults import Fault
from .files import FILE_BYTES_MAX, Upload
from .stand_in import StandIn
from .webhook import delete_webhook

Body = tuple[dict[str, str], dict[str, Upload]]

_STATUS_WORDS = {
    429: "Too Many Requests",
    500: "Internal Server Error",
    502: "Bad Gateway",
    504: "Gateway Timeout",
}
_encode = msgspec.json.Encoder().encode


@asynccontextmanager
async def serving(world: StandIn, port: int = 0) -> AsyncIterator[StandIn]:
    """Serve a stand-in on 127.0.0.1; at the end, mistakes that nobody expected fail the test."""
    runner = web.ServerRunner(
        web.Server(_Door(world).answer, request_factory=_request, access_log=None), shutdown_timeout=1
    )
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", port)
    await site.start()
    host, real_port = runner.addresses[0][:2]
    world.address = f"http://{host}:{real_port}"
    try:
        yield world
    finally:
        world.updates.interrupt()
        await delete_webhook(world, Call("deleteWebhook", {}, {}))
        await runner.cleanup()
    assert world.violations == [], "\n".join(["the bot made mistakes:", *world.violations])


def _request(message: Any, payload: Any, protocol: Any, writer: Any, task: asyncio.Task[None]) -> web.BaseRequest:
    """A request that may be as large as the largest file."""
    loop = asyncio.get_running_loop()
    return web.BaseRequest(message, payload, protocol, writer, task, loop, client_max_size=2 * FILE_BYTES_MAX)


class _Door:
    """Lets requests in."""

    def __init__(self, world: StandIn) -> None:
        self._world = world

    async def answer(self, request: web.BaseRequest) -> web.StreamResponse:
        """Answer whatever comes: a method by POST, a file by GET."""
        path = request.path
        if request.method == "GET" and path.startswith("/file/bot"):
            return self._file(path.removeprefix("/file/bot"))
        token, slash, name = path.removeprefix("/bot").partition("/")
        if request.method != "POST" or not path.startswith("/bot") or not slash or ":" not in token:
            return _failure(not_found())
        if token != self._world.token:
            return _failure(ApiError(401, "Unauthorized"))
        line = Request(self._world.clock.now(), name)
        self._world.log.append(line)
        self._world.wake()
        counted = int(name != "getUpdates")  # which waits for what is to come
        self._world.requests_in_flight += counted
        try:
            return await self._answer_method(request, line)
        except Exception as error:
            self._world.violations.append(f"{name} broke the stand-in: {error!r} {line.parameters}")
            raise
        finally:
            self._world.requests_in_flight -= counted
            self._world.wake()

    async def _answer_method(self, request: web.BaseRequest, line: Request) -> web.StreamResponse:
        """Carry out a method, with whatever fault it meets on the way."""
        world = self._world
        try:
            call = self._read(line, *await _body(request))
        except ApiError as error:
            return self._refusal(line, error)
        fault = world.faults.pick(line.method, line.chat_id)
        if fault is not None:
            if fault.held is not None:
                await fault.held.wait()
            if fault.drop == "before":
                return _dropped(request)
            if fault.status and not fault.is_carried_out:
                return _faulty(line, fault)
        answer = await self._carry_out(line, call)
        if fault is not None and fault.drop == "after":
            return _dropped(request)
        return _faulty(line, fault) if fault is not None and fault.status else answer

    def _read(self, line: Request, fields: dict[str, str], files: dict[str, Upload]) -> Call:
        world = self._world
        method = METHODS.get(line.method)
        if method is None or (method.is_ephemeral and world.ephemeral not in ("on", "flat")):
            line.parameters = dict(fields)
            if method is None:
                world.violations.append(f"unknown method {line.method}")
            raise bad_request("method not found") if world.ephemeral == "unaware" else not_found()
        if "ephemeral_message_parameters" in fields and world.ephemeral == "rejected":
            line.parameters = dict(fields)
            raise ApiError(400, "Bad Request: unsupported parameter ephemeral_message_parameters")
        line.is_write = method.is_write
        line.uploads = tuple(files)
        line.files = tuple(file.content for file in files.values())
        try:
            call = read_call(line.method, method, fields, files)
        except ApiError:
            line.parameters = dict(fields)
            raise
        line.parameters = call.given
        line.message_id = call.given.get("message_id", 0)
        return call

    async def _carry_out(self, line: Request, call: Call) -> web.Response:
        try:
            result = METHODS[line.method].carry_out(self._world, call)
            if inspect.isawaitable(result):
                result = await result
        except ApiError as error:
            return self._refusal(line, error)
        line.status = 200
        if isinstance(result, dict):
            line.message_id = result.get("message_id", line.message_id)
        return _json(200, {"ok": True, "result": result})

    def _refusal(self, line: Request, error: ApiError) -> web.Response:
        line.status, line.description = error.status, error.words
        if error.is_mistake:
            self._world.violations.append(f"{line.method}: {error.words} {line.parameters}")
        return _failure(error)

    def _file(self, path: str) -> web.Response:
        token, _, name = path.partition("/")
        stored = self._world.files.at(name) if token == self._world.token else None
        if stored is None:
            return _failure(not_found())
        return web.Response(body=stored.content, content_type="application/octet-stream")


def _json(status: int, wire: dict[str, Any]) -> web.Response:
    return web.Response(status=status, body=_encode(wire), content_type="application/json")


def _failure(error: ApiError) -> web.Response:
    wire: dict[str, Any] = {"ok": False, "error_code": error.status, "description": error.words}
    if error.parameters:
        wire["parameters"] = error.parameters
    return _json(error.status, wire)


def _faulty(line: Request, fault: Fault) -> web.Response:
    """The answer that a fault gives instead."""
    line.status, line.description = fault.status, "fault"
    if fault.body is not None:
        return web.Response(status=fault.status, body=fault.body)
    if fault.status == 429 and fault.retry_after:
        return _failure(too_many_requests(fault.retry_after))
    return _failure(ApiError(fault.status, _STATUS_WORDS.get(fault.status, "Error")))


def _dropped(request: web.BaseRequest) -> web.Response:
    """Cut the connection; the answer goes nowhere."""
    if request.transport is not None:
        request.transport.abort()
    return web.Response(status=500)


async def _body(request: web.BaseRequest) -> Body:
    """The fields and files of a request."""
    content_type = request.content_type
    if content_type == "multipart/form-data":
        return await _multipart(request)
    body = await request.read()
    if not body:
        return {}, {}
    if content_type == "application/json":
        return _json_fields(body), {}
    if content_type != "application/x-www-form-urlencoded":
        raise mistake(f"content type {content_type} is not accepted")
    fields: dict[str, str] = {}
    for pair in body.split(b"&"):
        name, _, text = pair.partition(b"=")
        key = name.decode()
        if key in fields:
            raise mistake("a parameter is given twice")
        fields[key] = _unquoted(text)
    return fields, {}


def _json_fields(body: bytes) -> dict[str, str]:
    """The fields of a JSON object: Telegram takes strings as they are, and of all else the text."""
    try:
        given = msgspec.json.decode(body, type=dict[str, Any])
    except msgspec.DecodeError:
        raise mistake("can't parse JSON of the request") from None
    return {key: value if isinstance(value, str) else _encode(value).decode() for key, value in given.items()}


def _unquoted(text: bytes) -> str:
    """Undo the quoting of a form; as quoted-printable, which differs in its sign alone, this is done in C."""
    return a2b_qp(text.replace(b"+", b" ").replace(b"%", b"=")).decode()


async def _multipart(request: web.BaseRequest) -> Body:
    fields: dict[str, str] = {}
    files: dict[str, Upload] = {}
    async for part in await request.multipart():
        assert isinstance(part, BodyPartReader)
        name, filename = part.name, part.filename  # Each look at them reads the part's headers anew.
        assert name is not None
        if name in fields or name in files:
            raise mistake("a parameter is given twice")
        if filename is None:
            fields[name] = await part.text()
            continue
        content = bytes(await part.read())
        if len(content) > FILE_BYTES_MAX:
            raise ApiError(413, "Request Entity Too Large", is_mistake=True)
        files[name] = Upload(filename, content, part.headers.get("Content-Type", ""))
    return fields, files
