"""The HTTP side: reads a request, lets faults and limits have their say, and answers as Discord does."""

from __future__ import annotations

import asyncio
import traceback
from typing import TYPE_CHECKING, Any

import msgspec
from aiohttp import BodyPartReader, web

from tests.stand_ins.discord.certificate import API_HOST, CDN_HOST, GATEWAY_HOST
from tests.stand_ins.discord.contents import FILES_BYTES_MAX
from tests.stand_ins.discord.faults import Fault
from tests.stand_ins.discord.log import Request
from tests.stand_ins.discord.refusals import Refused, invalid_form, unauthorized
from tests.stand_ins.discord.routes import NOTHING, Call, Route, Routes, Upload

if TYPE_CHECKING:
    from tests.stand_ins.discord.stand_in import StandIn

PREFIX = "/api/v10/"
JSON = {"Content-Type": "application/json", "Via": "1.1 google"}
# A body a little above the limit must arrive, so that it can be refused with Discord's own words.
BODY_BYTES_MAX = 2 * FILES_BYTES_MAX


class _RequestWithFiles(web.BaseRequest):
    """A request that may be as large as the files it carries."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args, client_max_size=BODY_BYTES_MAX)


class Rest:
    """The server behind all three hosts."""

    def __init__(self, stand_in: StandIn) -> None:
        self._stand_in = stand_in
        self._routes = Routes(stand_in)

    def server(self) -> web.Server:
        """An aiohttp server; call it inside a running loop."""
        loop = asyncio.get_running_loop()
        return web.Server(
            self._serve,
            request_factory=lambda *args: _RequestWithFiles(*args, loop),
            access_log=None,
        )

    async def _serve(self, request: web.BaseRequest) -> web.StreamResponse:
        try:
            if request.host == API_HOST and request.path.startswith(PREFIX):
                return await self._api(request)
            if request.host == GATEWAY_HOST:
                return await self._stand_in.gateway.serve(request)
            if request.host == CDN_HOST:
                return self._file(request)
            self._stand_in.note_violation(f"{request.method} {request.url} is no address of Discord's")
            return web.Response(status=404)
        except Exception:
            # A fault of the stand-in must fail the test rather than look like one of Discord's bad days.
            self._stand_in.note_violation(f"the stand-in broke on {request.path}:\n{traceback.format_exc()}")
            raise

    def _file(self, request: web.BaseRequest) -> web.Response:
        match request.path.split("/"):
            case ["", "attachments", _, attachment, _] if int(attachment) in self._stand_in.files:
                return web.Response(body=self._stand_in.files[int(attachment)])
        return web.Response(status=404)

    async def _api(self, request: web.BaseRequest) -> web.StreamResponse:
        self._stand_in.requests_in_flight += 1
        try:
            return await self._answered(request)
        finally:
            self._stand_in.requests_in_flight -= 1

    async def _answered(self, request: web.BaseRequest) -> web.StreamResponse:
        stand_in = self._stand_in
        entry = Request(stand_in.now(), request.method, request.path)
        call = await _read(request, entry)
        entry.body, entry.files = call.raw, tuple(upload.content for upload in call.uploads)
        stand_in.log.requests.append(entry)
        try:
            route = self._routes.find(request.method, request.path.removeprefix(PREFIX).split("/"))
        except Refused as refusal:
            return self._answer(entry, refusal.status, self._refuse(entry, refusal), {})
        entry.name = route.name
        entry.channel_id = int(route.major) if route.major.isdigit() else 0
        fault = stand_in.faults.for_request(route.name, entry.channel_id)
        if fault is not None:
            if fault.held is not None:
                await fault.held.wait()
            if fault.drop == "before":
                return self._drop(request, entry)
            if fault.status is not None:
                return self._fail(entry, fault)
        taken = stand_in.buckets.take(route.name, route.major, stand_in.now(), counts_together=not route.is_open)
        if taken.retry_after is not None:
            return self._too_many(entry, taken.retry_after, taken.headers, is_global=taken.is_global)
        status, body = self._carry_out(request, route, call)
        if fault is not None and fault.drop == "after":
            return self._drop(request, entry, status)
        return self._answer(entry, status, body, taken.headers)

    def _carry_out(self, request: web.BaseRequest, route: Route, call: Call) -> tuple[int, Any]:
        try:
            if not route.is_open and request.headers.get("Authorization") != f"Bot {self._stand_in.token}":
                raise unauthorized()
            stray = call.query - route.query
            if stray:
                raise invalid_form(min(stray), "UNKNOWN_QUERY", f"{route.name} takes no {sorted(stray)}")
            result = route.action(call)
        except Refused as refusal:
            return refusal.status, self._refuse(call.entry, refusal)
        return (204, None) if result is NOTHING else (200, result)

    def _refuse(self, entry: Request, refusal: Refused) -> dict[str, Any]:
        entry.code = refusal.code
        entry.status = refusal.status
        if refusal.is_violation:
            self._stand_in.note_violation(f"{refusal}\n    {entry}")
        return refusal.body()

    def _fail(self, entry: Request, fault: Fault) -> web.Response:
        if fault.status == 429:
            headers = {"X-RateLimit-Global": "true"} if fault.is_global else {}
            scope = {"X-RateLimit-Scope": "global" if fault.is_global else "shared"}
            return self._too_many(
                entry, fault.retry_after, headers | scope, is_global=fault.is_global, has_via=fault.has_via
            )
        assert fault.status is not None
        entry.code = fault.code
        return self._answer(entry, fault.status, {"message": f"{fault.status}: on demand", "code": fault.code}, {})

    def _too_many(
        self, entry: Request, wait: float, headers: dict[str, str], *, is_global: bool, has_via: bool = True
    ) -> web.Response:
        body = {"message": "You are being rate limited.", "retry_after": round(wait, 3), "global": is_global}
        response = self._answer(entry, 429, body, headers | {"Retry-After": str(int(wait) + 1)})
        if not has_via:
            del response.headers["Via"]
        return response

    def _answer(self, entry: Request, status: int, body: Any, headers: dict[str, str]) -> web.Response:
        entry.status = status
        self._stand_in.wake()
        if body is None:
            return web.Response(status=status, headers={"Via": JSON["Via"], **headers})
        return web.Response(status=status, body=msgspec.json.encode(body), headers={**JSON, **headers})

    def _drop(self, request: web.BaseRequest, entry: Request, status: int = 0) -> web.Response:
        """The connection goes dead; whoever asked cannot know whether it was carried out."""
        entry.status = status
        self._stand_in.wake()
        if request.transport is not None:
            request.transport.abort()
        return web.Response()


async def _read(request: web.BaseRequest, entry: Request) -> Call:
    """The JSON and the files of a request."""
    query = frozenset(request.query)
    if not request.content_type.startswith("multipart/"):
        return Call(await request.read(), entry, query=query)
    call = Call(b"", entry, query=query)
    reader = await request.multipart()
    while (part := await reader.next()) is not None:
        assert isinstance(part, BodyPartReader), "a part is not made of parts"
        content = bytes(await part.read())
        if part.name == "payload_json":
            call.raw = content
        else:
            call.uploads.append(Upload(part.name or "", part.filename or "file", content))
    return call
