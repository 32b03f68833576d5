"""The entrance: whoever comes in gets an unguessable address, and everything of theirs lies under it."""

from __future__ import annotations

import secrets

from aiohttp import web

from adapters.front.desk import Desk
from adapters.playground import assets, pages
from adapters.playground.forms import browser_language, name_problem, read_form, suggested_name
from adapters.playground.platform import NAME, room_address
from adapters.playground.sessions import Session, Sessions, account_of
from adapters.text.names import clean_name
from adapters.text.words import words_for

TOKEN_BYTES = 24


class Entrance:
    """Where people come in."""

    def __init__(self, desk: Desk, sessions: Sessions) -> None:
        self._desk = desk
        self._sessions = sessions

    def routes(self) -> list[web.AbstractRouteDef]:
        """Every address outside of people's own."""
        return [
            web.get("/", self.entrance),
            web.get("/join/{code}", self.entrance),
            web.post("/enter", self.enter),
        ]

    async def entrance(self, request: web.Request) -> web.Response:
        """Ask who is there."""
        code = request.match_info.get("code", "")
        return _entrance(request, suggested_name(request), code if code.isdecimal() and len(code) <= 6 else "")

    async def enter(self, request: web.Request) -> web.Response:
        """Make somebody an address of their own, and with a code lead them to its table."""
        form = await read_form(request)
        words = words_for(browser_language(request))
        name = form.get("name", "")
        if problem := name_problem(name, words):
            return _entrance(request, clean_name(name), form.get("code", ""), problem)
        token = secrets.token_urlsafe(TOKEN_BYTES)
        person = await self._desk.arrive(NAME, account_of(token), name, words.language)
        session = Session(person, f"/p/{token}", None)
        if code := form.get("code"):
            return self._sessions.reply(request, session, await self._desk.join(person, code, room_address))
        raise web.HTTPSeeOther(f"{session.home}/")


def _entrance(request: web.Request, name: str, code: str, problem: str = "") -> web.Response:
    html = pages.render(
        "entrance.html", browser_language(request), name=name, code=code, problem=problem, **assets.for_pages()
    )
    return web.Response(text=html, content_type="text/html")
