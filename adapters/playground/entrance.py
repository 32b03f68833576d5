"""The entrance: whoever comes in gets an unguessable address, and everything of theirs lies under it.

A browser remembers who came in by it, so that they are greeted when they come without their address. What it keeps
opens those addresses, and so only the entrance is shown it: no script, no other page, nothing that this machine
serves under another path.
"""

from __future__ import annotations

from typing import NamedTuple

from aiohttp import web

from adapters.front.desk import Desk
from adapters.front.table_lookup import CODE_LENGTH_MAX
from adapters.playground import assets, pages
from adapters.playground.forms import browser_language, name_problem, press_id, read_form, suggested_name
from adapters.playground.platform import NAME, room_address
from adapters.playground.proxies import address_of
from adapters.playground.sessions import Session, Sessions, account_of, new_token
from adapters.store.records import Person
from adapters.text.names import clean_name, plain_digits
from adapters.text.words import words_for

ENTRANCE = "/enter"
COOKIE, COOKIE_SECONDS = "tablemates", 180 * 86_400
REMEMBERED_MAX = 4  # people of one browser, the latest first


class Remembered(NamedTuple):
    """Somebody who came in by this browser before."""

    token: str
    person: Person


class Entrance:
    """Where people come in."""

    def __init__(self, desk: Desk, sessions: Sessions, shared: str | None = None) -> None:
        """Under a shared address that is `https:` all come by TLS, whatever the last stretch looks like."""
        self._is_secure = shared is not None and shared.startswith("https:")
        self._is_shared = shared is not None
        self._desk = desk
        self._sessions = sessions

    def routes(self) -> list[web.AbstractRouteDef]:
        """Every address outside of people's own."""
        return [
            web.get("/", self.to_the_entrance),
            web.get("/join/{code}", self.to_the_entrance),
            web.get(ENTRANCE, self.entrance),
            web.get(f"{ENTRANCE}/{{code}}", self.entrance),
            web.post(ENTRANCE, self.enter),
        ]

    async def to_the_entrance(self, request: web.Request) -> web.Response:
        """Lead to where the browser shows whom it remembers."""
        code = _code(request.match_info.get("code", ""))
        raise web.HTTPSeeOther(f"{ENTRANCE}/{code}" if code else ENTRANCE)

    async def entrance(self, request: web.Request) -> web.Response:
        """Ask who is there, and greet those who were here before."""
        return await self._entrance(request, "", _code(request.match_info.get("code", "")))

    async def enter(self, request: web.Request) -> web.Response:
        """Make somebody an address of their own, or find the one they have; with a code lead them to its table."""
        form = await read_form(request)
        before, back = await self._remembered(request), form.get("back", "")
        known = next((one for one in before if back and one.person.account == back), None)
        token, person = known or await self._arrived(form.get("name") or self._suggested(request), request)
        if person is None:
            return await self._entrance(request, form.get("name", ""), _code(form.get("code", "")))
        session = Session(person, f"/p/{token}", None)
        kept = [token, *(one.token for one in before if one.token != token)][:REMEMBERED_MAX]
        try:
            if code := form.get("code"):
                number = press_id(person.account, form, f"join {code}")
                answer = await self._desk.join(person, code, room_address, number, origin=address_of(request))
                return self._sessions.reply(request, session, answer)
            raise web.HTTPSeeOther(f"{session.home}/")
        except web.HTTPSeeOther as way:
            way.set_cookie(
                COOKIE,
                ".".join(kept),
                path=ENTRANCE,
                max_age=COOKIE_SECONDS,
                httponly=True,
                samesite="Lax",
                secure=self._is_secure or request.secure,
            )
            raise

    async def _arrived(self, name: str, request: web.Request) -> tuple[str, Person | None]:
        """Somebody new, if the name will do."""
        words = words_for(browser_language(request))
        if name_problem(name, words):
            return "", None
        token = new_token()
        return token, await self._desk.arrive(NAME, account_of(token), name, words.language)

    async def _remembered(self, request: web.Request) -> list[Remembered]:
        """Those who came in by this browser and are not forgotten since."""
        tokens = request.cookies.get(COOKIE, "").split(".")[:REMEMBERED_MAX]
        found = [(token, await self._desk.known(NAME, account_of(token))) for token in tokens if token]
        return [Remembered(token, person) for token, person in found if person is not None]

    def _suggested(self, request: web.Request) -> str:
        """A name to begin with; none where strangers come, who may look as if they sat at this machine."""
        return "" if self._is_shared else suggested_name(request)

    async def _entrance(self, request: web.Request, name: str, code: str) -> web.Response:
        language, suggested = browser_language(request), self._suggested(request)
        is_sent = request.method == "POST"
        html = pages.render(
            "entrance.html",
            language,
            name=clean_name(name) and name.strip()[:200],
            suggested=suggested,
            code=code,
            remembered=[one.person for one in await self._remembered(request)],
            problem=name_problem(name, words_for(language)) if is_sent else "",
            **assets.for_pages(),
        )
        return web.Response(text=html, content_type="text/html")


def _code(text: str) -> str:
    """The digits of a table, if these are any."""
    digits = plain_digits(text)
    return digits if digits.isascii() and digits.isdecimal() and len(digits) <= CODE_LENGTH_MAX else ""
