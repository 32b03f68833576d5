"""The full traffic of people at a table, recorded on their side of the socket.

What was sent is kept as it came, with the versions of the table between which it must have been made, so that it
can be searched for secrets afterwards.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import asynccontextmanager

import aiohttp

from tests.hidden_cards import Sent
from tests.running_playground import HTMX, Page, Running, Visitor

EVENT_END = b"\n\n"

# The log: whole posts, lines that came alone, and what is read out of it.
LOG_POST = re.compile(
    r'<article[^>]*class="bubble log".*?</article>|<(p|details) id="m\d+-\d+".*?</\1>|<div id="news".*?</div>',
    re.DOTALL,
)
LINE = re.compile(r"<p\b[^>]*>(.*?)</p>", re.DOTALL)
# Cards as the table draws them; their suits are numbered in the order of these signs.
DRAWN = re.compile(r'<svg class="face s([0-3])"[^>]*>(?:(?!</svg>).)*<text[^>]*>([^<]+)</text></svg>', re.DOTALL)
SUITS = "♣♦♥♠"
ROBOT = re.compile(r'<span class="robot"[^>]*></span>')  # named, not written
TRICK = re.compile(r'<div class="trick\b[^>]*>(.*?)</div>', re.DOTALL)
# Chance strings in which a card may stand by chance: of forms and pages, a person's address, a page's digest.
CHANCE = re.compile(
    r'(?<=name="press" value=")[^"]+|(?<=/p/)[\w-]+|(?<=seen=)\w+|(?<=id="say-press" value=")[^"]+'
    r'|(?<=page=)\w+|(?<="page": ")\w+'
)


class Tapped(Visitor):
    """Somebody whose every answer and event is kept."""

    def __init__(self, running: Running, name: str) -> None:
        super().__init__(running)
        self.name = name
        self.sent: list[Sent] = []
        self.settled = 0  # a version that every page shows, or had shown before

    async def _ask(self, method: str, path: str, fields: dict[str, str], headers: dict[str, str]) -> Page:
        """As a browser with scripts asks; every redirect on the way is kept as well."""
        first = self.settled
        url = self._running.url + path
        async with aiohttp.ClientSession() as session:
            while True:
                asked = {name.replace("_", "-"): value for name, value in headers.items()}
                async with session.request(
                    method, url, data=fields or None, headers=asked, allow_redirects=False
                ) as answer:
                    body = await answer.text()
                    heads = "".join(f"{name}: {value}\n" for name, value in answer.headers.items())
                    self.sent.append(Sent(heads + body, first, await self._version()))
                    if answer.status != 303:
                        return Page(answer.status, body, str(answer.url.path), answer.headers)
                    method, url, fields = "GET", self._running.url + answer.headers["Location"], {}

    async def press_in_place(self, code: str) -> Page:
        """Press a button of a page with scripts, which gets the answer alone."""
        return await self.post(f"{self.room}/press", {"code": code}, **{"HX_Request": HTMX["HX-Request"]})

    @asynccontextmanager
    async def streaming(self, base: str) -> AsyncIterator[None]:
        """Keep every event of a page's stream, read beside all else."""
        async with aiohttp.ClientSession() as session, session.get(f"{self._running.url}{base}/events") as answer:
            reading = asyncio.create_task(self._read(answer))
            try:
                yield
            finally:
                reading.cancel()

    async def _read(self, answer: aiohttp.ClientResponse) -> None:
        kept = b""
        async for some in answer.content.iter_any():
            *events, kept = (kept + some).split(EVENT_END)
            version = await self._version()
            self.sent += [Sent(event.decode(), self.settled, version) for event in events]

    async def _version(self) -> int:
        if not self.table_id:
            return 0
        return (await self._running.host.table(self.table_id)).version


def read(sent: Iterable[Sent]) -> Iterator[Sent]:
    """What was sent, ready to be searched: the log and drawn tricks apart, cards written, no chance strings."""
    for one in sent:
        named = ROBOT.sub("🤖", one.text)
        text = DRAWN.sub(lambda face: f" {face[2]}{SUITS[int(face[1])]} ", CHANCE.sub("", named))
        log = tuple(line for post in LOG_POST.finditer(text) for line in LINE.findall(post[0]))
        tricks = tuple(TRICK.findall(text))
        yield one._replace(text=TRICK.sub("", LOG_POST.sub("", text)), log=log, tricks=tricks)
