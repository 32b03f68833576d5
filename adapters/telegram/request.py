"""How python-telegram-bot reaches the Bot API here: by aiohttp, at a third of the CPU of its own httpx class.

It fails as the library's own class fails, so that everything above it stays the same, with one difference: an
address of the Bot API holds the token, so nothing that names the address ever leaves this module, as an error, a
cause or a log line.
"""

from __future__ import annotations

import asyncio
import io
from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any, cast
from urllib.parse import quote

import aiohttp
import msgspec
from telegram.error import NetworkError, TelegramError, TimedOut
from telegram.request import BaseRequest, RequestData
from yarl import URL

if TYPE_CHECKING:
    from telegram._utils.types import JSONDict, ODVInput, UploadFileDict

# Beyond this aiohttp wants a file to read from rather than bytes.
UPLOAD_BYTES_AT_ONCE = 2**20

_POOL_TIMEOUT = (
    "Pool timeout: All connections in the connection pool are occupied. Request was *not* sent to Telegram. "
    "Consider adjusting the connection pool size or the pool timeout."
)
_JSON = {"Content-Type": "application/json"}
_encode = msgspec.json.Encoder().encode


class AiohttpRequest(BaseRequest):
    """The library's port to HTTP, with those settings of its own HTTPXRequest that mean something here."""

    def __init__(
        self,
        connection_pool_size: int = 256,
        read_timeout: float | None = 5.0,
        connect_timeout: float | None = 5.0,
        pool_timeout: float | None = 1.0,
        media_write_timeout: float | None = 20.0,
        proxy: str | None = None,
    ) -> None:
        self._read_timeout = read_timeout
        self._connect_timeout = connect_timeout
        self._pool_timeout = pool_timeout
        self._media_write_timeout = media_write_timeout
        self._proxy = proxy
        self._session: aiohttp.ClientSession | None = None
        # The pool is ours, so that waiting for a connection and connecting have a time limit each.
        self._pool = asyncio.Semaphore(connection_pool_size)

    @property
    def read_timeout(self) -> float | None:
        """The seconds to wait for an answer unless a call says otherwise."""
        return self._read_timeout

    async def initialize(self) -> None:
        """Get ready to connect."""
        if self._session is None:
            self._session = aiohttp.ClientSession(
                connector=aiohttp.TCPConnector(limit=0),
                cookie_jar=aiohttp.DummyCookieJar(),
                headers={"User-Agent": self.USER_AGENT},
            )

    async def shutdown(self) -> None:
        """Close all connections."""
        session, self._session = self._session, None
        if session is not None:
            await session.close()

    async def do_request(
        self,
        url: str,
        method: str,
        request_data: RequestData | None = None,
        read_timeout: ODVInput[float] = BaseRequest.DEFAULT_NONE,
        write_timeout: ODVInput[float] = BaseRequest.DEFAULT_NONE,
        connect_timeout: ODVInput[float] = BaseRequest.DEFAULT_NONE,
        pool_timeout: ODVInput[float] = BaseRequest.DEFAULT_NONE,
    ) -> tuple[int, bytes]:
        """Send one request; its status and body, or NetworkError and TimedOut as the library expects them."""
        if self._session is None:
            raise RuntimeError("This AiohttpRequest is not initialized!")
        files = request_data.multipart_data if request_data is not None and request_data.contains_files else None
        fields = request_data.parameters if request_data is not None else {}
        timeout = _timeout(
            _given(connect_timeout, self._connect_timeout),
            _given(read_timeout, self._read_timeout),
            # aiohttp has no time limit for writing: a body without files fits into the socket's buffer anyway, and
            # with files the answer may come as much later as the upload may take.
            _given(write_timeout, self._media_write_timeout) if files else 0.0,
        )
        await self._enter_pool(_given(pool_timeout, self._pool_timeout))
        # The failure is raised outside the handler: as its context the original error, with the address in it,
        # would reach every log that prints a traceback.
        failure: TelegramError
        try:
            async with self._session.request(
                method,
                _address(url),
                data=_body(fields, files),
                headers=_JSON if fields and not files else None,
                timeout=timeout,
                allow_redirects=False,
                proxy=self._proxy,
                skip_auto_headers=("Content-Type",) if not fields and not files else None,
            ) as response:
                return response.status, await response.read()
        except TimeoutError:
            failure = TimedOut()
        except (aiohttp.ClientError, OSError, ValueError) as error:
            failure = NetworkError(f"{type(error).__name__}: {_without_address(str(error), url)}")
        finally:
            self._pool.release()
        raise failure

    async def _enter_pool(self, seconds: float | None) -> None:
        if not self._pool.locked():
            # Free: taken without a pause, so that no time limit needs to be set up.
            await self._pool.acquire()
            return
        is_full = False
        try:
            async with asyncio.timeout(seconds):
                await self._pool.acquire()
        except TimeoutError:
            is_full = True
        if is_full:
            raise TimedOut(_POOL_TIMEOUT)

    @staticmethod
    def parse_json_payload(payload: bytes) -> JSONDict:
        """Read an answer; what the fast reader refuses the library's own may judge."""
        try:
            answer: JSONDict = msgspec.json.decode(payload)
        except msgspec.DecodeError:
            return BaseRequest.parse_json_payload(payload)
        return answer


def _given(value: ODVInput[float], default: float | None) -> float | None:
    return default if value is BaseRequest.DEFAULT_NONE else cast("float | None", value)


@lru_cache(maxsize=64)
def _timeout(connect: float | None, read: float | None, write: float | None) -> aiohttp.ClientTimeout:
    return aiohttp.ClientTimeout(
        total=None, connect=connect, sock_read=None if read is None or write is None else read + write
    )


@lru_cache(maxsize=256)
def _address(url: str) -> URL:
    """A parsed address; a bot has a few dozen, and parsing takes longer than looking up."""
    return URL(url)


def _body(fields: Mapping[str, Any], files: UploadFileDict | None) -> aiohttp.FormData | bytes | None:
    if not files:  # As JSON: quoting for a form takes longer, and triples each byte beyond ASCII.
        return _encode(fields) if fields else None
    # Names of files go as they are, in UTF-8: the Bot API does not undo percent signs.
    form = aiohttp.FormData(quote_fields=False)
    for name, value in fields.items():
        form.add_field(name, value if isinstance(value, str) else _encode(value).decode())
    for name, (filename, content, content_type) in files.items():
        form.add_field(name, _readable(content), filename=filename, content_type=content_type)
    return form


def _readable(content: Any) -> Any:
    is_large = isinstance(content, bytes) and len(content) > UPLOAD_BYTES_AT_ONCE
    return io.BytesIO(content) if is_large else content


def _without_address(words: str, url: str) -> str:
    """The words of an error without the address, or any part of its path but the method."""
    for part in (url, *url.split("/")[3:-1]):
        if part:
            words = words.replace(part, "…").replace(quote(part), "…")
    return words
