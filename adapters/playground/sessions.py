"""Who asks, and how they are answered: htmx gets a piece of the page, a plain form is led to a page with it."""

from __future__ import annotations

import hashlib
import secrets
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Collection
from typing import Any, NamedTuple

from aiohttp import web

from adapters.front.answers import Answer
from adapters.front.desk import Desk
from adapters.playground import assets, pages, stream
from adapters.playground.platform import NAME, PlaygroundPlatform
from adapters.store.records import Person

TOKEN_BYTES = 24
ANSWERS_KEPT_MAX = 1_000


def new_token() -> str:
    """A key that nobody can guess."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def account_of(token: str) -> str:
    """The account behind a player's address; the store keeps this, so that its contents open no address."""
    return hashlib.sha256(token.encode()).hexdigest()


class Session(NamedTuple):
    """A request of somebody who has entered: who it is, and where their pages are."""

    person: Person
    home: str
    table_id: str | None

    @property
    def base(self) -> str:
        """The address of the page that the request belongs to."""
        return self.home if self.table_id is None else f"{self.home}/t/{self.table_id}"

    @property
    def here(self) -> str:
        """The same address as that page itself may write it, without whom it belongs to."""
        return "." if self.table_id is None else self.table_id

    @property
    def room(self) -> str:
        """The table of a request that belongs to one."""
        assert self.table_id is not None
        return self.table_id


class Sessions:
    """Those whose pages are open, what they are told next, and the streams that keep their pages up to date."""

    def __init__(self, desk: Desk, platform: PlaygroundPlatform) -> None:
        self._desk = desk
        self._platform = platform
        self._answers: OrderedDict[tuple[str, str], Answer] = OrderedDict()  # for the page after a redirect
        self._streams = stream.Streams(platform)

    async def close(self, _: web.Application) -> None:
        """End the streams, so that the server need not wait for them."""
        await self._streams.close()

    async def of(self, request: web.Request) -> Session:
        """Who is asking; a stranger is sent to the entrance."""
        token = request.match_info["token"]
        person = await self._desk.known(NAME, account_of(token))
        if person is None and "HX-Request" in request.headers:
            raise web.HTTPNoContent(headers={"HX-Redirect": "/"})
        if person is None:
            raise web.HTTPSeeOther("/")
        return Session(person, f"/p/{token}", request.match_info.get("table"))

    async def follow(
        self,
        request: web.Request,
        session: Session,
        addresses: list[str],
        read: Callable[[Person], Awaitable[pages.Parts | None]],
        shown: Callable[[Person], Awaitable[object]],
        *,
        put_in: Callable[[], pages.Parts] = dict,
        pause_seconds: float = 0.0,
        settings_of_parts: Collection[str] = (),
    ) -> web.StreamResponse:
        """Keep a page up to date for as long as its person is the one whom the page was written for; `shown` says
        what it is made of beside the messages in those chats. Some settings may change no more than its parts."""
        person = session.person

        def written_for(person: Person) -> Person:
            kept = {key: value for key, value in person.settings.items() if key not in settings_of_parts}
            return person._replace(settings=kept)

        async def made_of() -> object:
            now = await self._desk.known(NAME, person.account)
            return now, await shown(person), await self._platform.marks(addresses)

        async def parts() -> pages.Parts | None:
            now = await self._desk.known(NAME, person.account)
            return await read(now) if now is not None and written_for(now) == written_for(person) else None

        return await self._streams.run(
            request, addresses, parts, made_of, session.here, person, put_in=put_in, pause_seconds=pause_seconds
        )

    def reply(
        self,
        request: web.Request,
        session: Session,
        answer: Answer,
        *,
        is_new_page: bool = False,
        is_said: bool = False,
    ) -> web.Response:
        """Answer a form: go to the table it led to, or show the words where the person is."""
        moves = answer.table_id not in (None, session.table_id) and not answer.is_refusal
        target = f"{session.home}/t/{answer.table_id}" if moves else session.base
        target += "" if "/t/" in target else "/"
        is_htmx = "HX-Request" in request.headers
        if is_htmx and not moves and not is_new_page:
            return piece("answer.html", session, answer=answer, is_said=is_said)
        if is_new_page:
            self.changed(session.person)
        self._answers[session.person.account, target] = answer
        if len(self._answers) > ANSWERS_KEPT_MAX:
            self._answers.popitem(last=False)
        if is_htmx:
            return web.Response(headers={"HX-Redirect": target})
        raise web.HTTPSeeOther(target)

    def changed(self, person: Person) -> None:
        """A person is no longer the one for whom their open pages were written."""
        self._platform.wake(self._platform.private_address(person))

    def take_answer(self, session: Session) -> Answer | None:
        """What a person is to be told on the page that they load now."""
        target = session.base if session.table_id else f"{session.base}/"
        return self._answers.pop((session.person.account, target), None)


def page(template: str, session: Session, **values: Any) -> web.Response:
    """A whole page."""
    return piece(template, session, person=session.person, **assets.for_pages(), **values)


def table_page(session: Session, **values: Any) -> web.Response:
    """The page of a table, compressed; it names no address for the same reason as its events, see `stream`."""
    values |= {"person": session.person, "base": session.here, "home": "..", **assets.for_pages()}
    html = pages.render("room.html", session.person.language, **values)
    response = web.Response(text=html, content_type="text/html")
    response.enable_compression()
    return response


def piece(template: str, session: Session, **values: Any) -> web.Response:
    """A piece of a page."""
    html = pages.render(template, session.person.language, base=session.base, home=session.home, **values)
    return web.Response(text=html, content_type="text/html")
