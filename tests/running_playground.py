"""A whole playground on a loopback port, as tests use it: the real store, host, courier, desk and page."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from html.parser import HTMLParser
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urljoin

import aiohttp
from aiohttp import web
from yarl import URL

from adapters.delivery.couriers import Couriers
from adapters.front.desk import Desk
from adapters.playground.platform import PlaygroundPlatform
from adapters.playground.proxies import read_networks
from adapters.playground.server import make_app, make_runner
from adapters.playground.sessions import account_of
from adapters.store import Store
from bots.service import running
from bots.settings import Settings
from engine.host import Clock, Host
from tests.databases import new_database
from tests.leaping_loop import LoopClock, leaping_loop
from tests.patience import patient_service
from tests.settling import settled

HTMX = {"HX-Request": "true"}


class Running(NamedTuple):
    """What a test may reach."""

    url: str
    store: Store
    host: Host
    courier: Couriers
    desk: Desk
    platform: PlaygroundPlatform

    async def settle(self) -> None:
        """Wait until nothing is pending."""
        await settled(self.host, self.courier)

    async def enter(self, name: str) -> Visitor:
        """Somebody new, with a browser of their own."""
        visitor = Visitor(self)
        await visitor.enter(name)
        return visitor


@asynccontextmanager
async def running_playground(
    folder: Path,
    *,
    port: int = 0,
    operators: tuple[str, ...] = (),
    shared: str | None = None,
    proxies: tuple[str, ...] = (),
    house_seconds: float = 0.02,
    clock: Clock | None = None,
) -> AsyncIterator[Running]:
    """Start a playground over the database in a folder, new if there is none; everything ends with the block.

    Where the loop's time leaps, the playground's does with it.
    """
    loop = leaping_loop()
    settings = Settings(
        data=folder, operators=operators, house_seconds=house_seconds, house_workers=1, _env_file=None
    )
    path = folder / "tablemates.db"
    if not path.exists():
        path.write_bytes(new_database())
    if clock is None and loop is not None:
        clock = LoopClock(loop)
    with patient_service():
        async with running(settings, clock=clock) as service:
            if loop is not None:
                loop.watch(service.host._house, "choose")
            names = [str(URL(shared).host)] if shared is not None else []
            networks = read_networks(proxies)
            app = make_app(service.desk, service.playground, service.studio, names, shared, networks)
            runner = make_runner(app)
            await runner.setup()
            try:
                await web.TCPSite(runner, "127.0.0.1", port).start()
                url = f"http://127.0.0.1:{runner.addresses[0][1]}"
                yield Running(url, service.store, service.host, service.couriers, service.desk, service.playground)
            finally:
                await runner.cleanup()


class Page(NamedTuple):
    """An answer of the server, read."""

    status: int
    text: str
    url: str
    headers: Mapping[str, str]

    @property
    def words(self) -> str:
        """What a person reads."""
        reader = _Reader()
        reader.feed(self.text)
        return " ".join("".join(reader.words).split())

    @property
    def codes(self) -> list[str]:
        """The codes of all buttons."""
        reader = _Reader()
        reader.feed(self.text)
        return reader.codes

    def code(self, ending: str) -> str:
        """The one code that ends like this."""
        found = sorted({code for code in self.codes if code.endswith(f" {ending}")})
        assert len(found) == 1, f"{ending!r} in {self.codes}"
        return found[0]

    @property
    def press(self) -> str:
        """The number of one of the page's forms."""
        found = re.search(r'name="press"[^>]*value="([^"]+)"', self.text)
        assert found is not None
        return found[1]


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.words: list[str] = []
        self.codes: list[str] = []
        self.is_silent = False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.is_silent = tag in ("script", "style")
        if tag == "button" and given.get("name") == "code":
            self.codes.append(given["value"] or "")
        if tag in ("p", "button", "article", "option", "li", "h1", "h2", "div"):
            self.words.append(" ")

    def handle_data(self, data: str) -> None:
        if not self.is_silent:
            self.words.append(data)


class Visitor:
    """Somebody at a browser without scripts."""

    def __init__(self, running: Running) -> None:
        self._running = running
        self.home = ""
        self.room = ""

    @property
    def table_id(self) -> str:
        return self.room.rpartition("/")[2]

    @property
    def account(self) -> str:
        return account_of(self.home.rpartition("/")[2])

    async def get(self, path: str, **headers: str) -> Page:
        return await self._ask("GET", path, {}, headers)

    async def post(self, path: str, fields: dict[str, str], **headers: str) -> Page:
        """Send a form and go where the answer leads."""
        return await self._ask("POST", path, fields, headers)

    async def _ask(self, method: str, path: str, fields: dict[str, str], headers: dict[str, str]) -> Page:
        asked = {name.replace("_", "-"): value for name, value in headers.items()}
        async with (
            aiohttp.ClientSession() as session,
            session.request(
                method, urljoin(self._running.url + self.room, path), data=fields or None, headers=asked
            ) as answer,
        ):
            return Page(answer.status, await answer.text(), str(answer.url.path), answer.headers)

    async def enter(self, name: str) -> Page:
        page = await self.post("/enter", {"name": name})
        assert page.url.startswith("/p/"), page.words
        self.home = page.url.rstrip("/")
        return page

    async def open_table(self, game: str = "santase") -> Page:
        page = await self.post(f"{self.home}/open", {"game": game})
        assert "/t/" in page.url, page.words
        self.room = page.url
        return page

    async def join(self, code: str) -> Page:
        page = await self.post(f"{self.home}/join", {"code": code})
        if "/t/" in page.url:
            self.room = page.url
        return page

    async def press(self, code: str, press: str = "") -> Page:
        return await self.post(f"{self.room}/press", {"code": code, "press": press})

    async def look(self) -> Page:
        """The room once nothing is left to be brought there."""
        await self._running.settle()
        return await self.get(self.room)
