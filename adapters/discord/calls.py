"""Discord's calls that write messages: plain values go out, and of what comes back only what we need is read.

discord.py knows every limit, so that requests are made by it: those of the bot, and those of an interaction's
token, which Discord does not count. It also waits where it must, inside the request, and whoever made that would
hold on to the chat meanwhile, while somebody presses there: so those of the bot are not made where it would. Its
objects for messages are left out: to build one of every answer costs more than all that we do ourselves.
"""

from __future__ import annotations

import asyncio
import io
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple, cast

import aiohttp
import discord
import msgspec
from discord.http import HTTPClient, Route
from discord.webhook.async_ import async_context

from adapters.delivery.platform import Unknown, Wait

EPHEMERAL, SILENT, ONLY_COMPONENTS = 1 << 6, 1 << 12, 1 << 15  # Discord's flags of messages
REPLY, THINK, LET_BE, UPDATE = 4, 5, 6, 7  # kinds of answers to an interaction

PUBLIC_THREAD, THREAD_MINUTES = 11, 1440  # what kind of thread, and how long it stays among the open ones

ORIGINAL = "@original"  # how an interaction's token names its own answer, or else the message pressed

Payload = dict[str, Any]

_MESSAGE = "/webhooks/{webhook_id}/{webhook_token}/messages/"
_FOLLOW_UP = "/webhooks/{webhook_id}/{webhook_token}"
_CALLBACK = "/interactions/{webhook_id}/{webhook_token}/callback"
_encode = msgspec.json.Encoder().encode


class ShownFile(NamedTuple):
    """A file that a message shows."""

    name: str
    id: str


class DiscordMessage(NamedTuple):
    """A message as Discord describes it after a call."""

    id: str
    files: tuple[ShownFile, ...]


class UploadFailed(Exception):  # noqa: N818 - words are left
    """A file was sent as often as it may be, and not taken."""


class Upload(discord.File):
    """A file that words wait for: it is sent a few times, for some seconds each. discord.py would go on for half a
    minute while Discord fails, and for as long as a request may take while nothing is answered."""

    def __init__(self, content: bytes, name: str, seconds: float) -> None:
        super().__init__(io.BytesIO(content), name)
        self.timeout = aiohttp.ClientTimeout(total=seconds)
        self.times_left = 1

    def reset(self, *, seek: int | bool = True) -> None:
        """Be read from the beginning: so discord.py says that it is about to send the file."""
        if not self.times_left:
            raise UploadFailed
        self.times_left -= 1
        super().reset(seek=seek)


class Calls:
    """The calls of one bot; its client is another whenever it has to start over."""

    def __init__(self, client: discord.Client | None = None) -> None:
        self.client = client
        self._session: tuple[discord.Client, aiohttp.ClientSession] | None = None

    # --- By the bot, which Discord counts --------------------------------------------------------------

    async def open_dm(self, account: str) -> int:
        """The channel of a person's direct messages."""
        opened = await self._client().http.start_private_message(int(account))
        return int(opened["id"])

    async def send(self, channel: int, payload: Payload, files: Sequence[discord.File] = ()) -> DiscordMessage:
        """Put a new message into a channel."""
        route = Route("POST", "/channels/{channel_id}/messages", channel_id=channel)
        return _written(await self._by_bot(route, payload, files))

    async def edit(
        self, channel: int, message: int, payload: Payload, files: Sequence[discord.File] = ()
    ) -> DiscordMessage:
        """Change a message."""
        path = "/channels/{channel_id}/messages/{message_id}"
        route = Route("PATCH", path, channel_id=channel, message_id=message)
        return _written(await self._by_bot(route, payload, files))

    async def text_of(self, channel: int, message: int) -> str:
        """What stands in a message."""
        return str((await self._client().http.get_message(channel, message)).get("content", ""))

    async def open_thread(self, channel: int, name: str) -> int:
        """A new thread in a channel, for everybody there."""
        route = Route("POST", "/channels/{channel_id}/threads", channel_id=channel)
        body = {"name": name, "type": PUBLIC_THREAD, "auto_archive_duration": THREAD_MINUTES}
        return int((await self._by_bot(route, body, ()))["id"])

    async def allows_people(self) -> bool:
        """Whether people may have the bot for themselves, as its owner has decided."""
        about: Payload = dict(await self._client().http.application_info())
        return "1" in (about.get("integration_types_config") or {})

    async def delete(self, channel: int, message: int) -> None:
        """Remove a message."""
        await self._client().http.delete_message(channel, message)

    # --- By an interaction, which Discord does not count -----------------------------------------------

    async def answer(
        self,
        interaction: discord.Interaction[Any],
        kind: int,
        payload: Payload | None = None,
        files: Sequence[discord.File] = (),
    ) -> DiscordMessage | None:
        """Give an interaction its first answer; returns the message in which that stands, if there is one."""
        route = Route("POST", _CALLBACK, webhook_id=interaction.id, webhook_token=interaction.token)
        body: Payload = {"type": kind} if payload is None else {"type": kind, "data": payload}
        given = await self._by_token(route, body, files, {"with_response": "1"})
        message = given.get("resource", {}).get("message")
        return _written(message) if message is not None else None

    async def edit_answer(
        self, token: str, name: str, payload: Payload, files: Sequence[discord.File] = ()
    ) -> DiscordMessage:
        """Change a message that an interaction's token rewrites: the original, or one that followed, by its id."""
        route = Route("PATCH", _MESSAGE + name, webhook_id=self._application(), webhook_token=token)
        return _written(await self._by_token(route, payload, files))

    async def delete_answer(self, token: str, name: str) -> None:
        """Remove a message that an interaction's token rewrites."""
        route = Route("DELETE", _MESSAGE + name, webhook_id=self._application(), webhook_token=token)
        await self._by_token(route, None, ())

    async def follow_up(self, token: str, payload: Payload, files: Sequence[discord.File] = ()) -> DiscordMessage:
        """Add a message to the answer."""
        route = Route("POST", _FOLLOW_UP, webhook_id=self._application(), webhook_token=token)
        return _written(await self._by_token(route, payload, files, {"wait": "1", "with_components": "1"}))

    # --- Requests --------------------------------------------------------------------------------------

    def _client(self) -> discord.Client:
        client = self.client
        if client is None or client.user is None or client.is_closed():
            raise Unknown("the bot is not connected")
        return client

    def _application(self) -> int:
        found = self._client().application_id
        assert found is not None, "known since logging in"
        return found

    async def _by_bot(self, route: Route, payload: Payload, files: Sequence[discord.File]) -> Any:
        http = self._client().http
        if (pause := _pause_of(http, route)) > 0:
            raise Wait(pause, is_for_all=True)
        if not files:
            return await http.request(route, json=payload)
        bound = {"timeout": files[0].timeout} if isinstance(files[0], Upload) else {}
        return await http.request(route, form=_form(payload, files), files=files, **bound)

    async def _by_token(
        self,
        route: Route,
        payload: Payload | None,
        files: Sequence[discord.File],
        query: dict[str, str] | None = None,
    ) -> Any:
        client = self._client()
        if self._session is None or self._session[0] is not client:
            self._session = client, discord.Webhook.partial(1, "", client=client).session
        given: Payload = {"payload": payload}
        if files and payload is not None:
            given = {"multipart": _form(payload, files), "files": files}
        http, session = client.http, self._session[1]
        if files and isinstance(files[0], Upload):
            session = cast("aiohttp.ClientSession", _Bounded(session, files[0].timeout))
        return await async_context.get().request(
            route, session, proxy=http.proxy, proxy_auth=http.proxy_auth, params=query, **given
        )


class _Bounded:
    """A session whose requests are given up after a while; the library asks it for nothing else."""

    def __init__(self, session: aiohttp.ClientSession, timeout: aiohttp.ClientTimeout) -> None:
        self._session = session
        self._timeout = timeout

    def request(self, method: str, url: str, **given: Any) -> Any:
        """Make a request."""
        return self._session.request(method, url, timeout=self._timeout, **given)


def _pause_of(http: HTTPClient, route: Route) -> float:
    """How many seconds to wait until a request by this route need not, as far as Discord's answers have told.

    After the last request that a bucket allows, discord.py waits before it returns; so that one is left.
    """
    name = http._bucket_hashes.get(route.key, route.key)
    bucket = http._buckets.get(f"{name}:{route.major_parameters}")
    if bucket is None or bucket.expires is None or bucket.remaining > min(1, bucket.limit - 1):
        return 0.0
    return bucket.expires - asyncio.get_running_loop().time()


def _form(payload: Payload, files: Sequence[discord.File]) -> list[Payload]:
    """The parts of a request with files; one that was sent before is read from its beginning."""
    parts: list[Payload] = [{"name": "payload_json", "value": _encode(payload).decode()}]
    for number, file in enumerate(files):
        file.fp.seek(0)
        parts.append(
            {
                "name": f"files[{number}]",
                "value": file.fp,
                "filename": file.filename,
                "content_type": "application/octet-stream",
            }
        )
    return parts


def _written(message: Payload) -> DiscordMessage:
    return DiscordMessage(str(message["id"]), tuple(_files_shown_by(message.get("components", ()))))


def _files_shown_by(components: Sequence[Payload]) -> Iterator[ShownFile]:
    """The files that components show; they end the address: …/<id>/<name>?…"""
    for component in components:
        for item in component.get("items", ()):
            *_, file_id, name = item["media"]["url"].partition("?")[0].rsplit("/", 2)
            yield ShownFile(name, file_id)
        yield from _files_shown_by(component.get("components", ()))
