"""The playground's web server: the entrance, home, and here the addresses of a table.

A request is answered in one of two ways: htmx gets a piece of the page, a plain form gets a redirect to a page
that shows the same words. Reading never changes anything.
"""

from __future__ import annotations

import logging
import secrets
from collections.abc import Iterable

from aiohttp import web
from aiohttp.typedefs import Middleware

from adapters.front.answers import Answer
from adapters.front.desk import Desk
from adapters.pictures.descriptions import Replay
from adapters.pictures.studio import Studio
from adapters.playground import assets, pages
from adapters.playground.entrance import Entrance
from adapters.playground.forms import Once, browser_language, press_id, read_form
from adapters.playground.guard import Handler, add_headers, make_guard
from adapters.playground.home import Home
from adapters.playground.invitations import Invitations
from adapters.playground.keepsakes import Keepsakes
from adapters.playground.open_menus import OpenMenus, TablePage
from adapters.playground.patience import REST_SECONDS, PatientRunner
from adapters.playground.pictures import TYPES, file_of
from adapters.playground.platform import NAME, PlaygroundPlatform, room_address
from adapters.playground.proxies import Network, make_proxied
from adapters.playground.rooms import Rooms
from adapters.playground.sessions import Session, Sessions, piece, table_page
from adapters.playground.shares import make_fair
from adapters.playground.stream import TooManyPages
from adapters.screens import refusal_text
from adapters.screens.appearance import CONFIRM, FORCED, HINTS
from adapters.screens.buttons import ACT, LOBBY, read_code
from adapters.screens.open_codes import ShowReplay, open_code
from adapters.store.records import Person
from adapters.text.words import words_for
from engine.contract import Refusal
from engine.journal import JournalFailed
from engine.refusals import NotSaved

log = logging.getLogger(__name__)

OPENED = ("table", "hand")  # the parts of a page that a menu changes
DONE = (ACT, LOBBY)  # the kinds of buttons for which menus are opened
BETWEEN_EVENTS_SECONDS = 0.03  # so that a page paints a move before the log that tells of it comes in
NUMBER_BYTES = 6
DEAL = "{match:[0-9]{1,9}}-{deal:[0-9]{1,4}}"  # in an address
BODY_BYTES_MAX = 16 * 1024
STREAM_END_SECONDS = 1.0  # pages keep a stream open; stopping does not wait for them longer than this
KIND_OF_PROBLEM = {
    400: "unreadable",
    404: "not-here",
    405: "not-here",
    408: "too-slow",
    413: "too-large",
    429: "too-fast",
}


class Playground:
    """The pages of tables over a desk and the playground's chats."""

    def __init__(self, desk: Desk, platform: PlaygroundPlatform, studio: Studio, sessions: Sessions) -> None:
        self._desk = desk
        self._platform = platform
        self._sessions = sessions
        self._once = Once()
        self._rooms = Rooms(desk, platform)
        self._menus = OpenMenus()
        self._studio = studio

    def routes(self) -> list[web.AbstractRouteDef]:
        """Every address of a table."""
        home, table = "/p/{token}", "/p/{token}/t/{table}"
        return [
            web.post(f"{home}/press", self.press),
            web.get(table, self.room),
            web.get(f"{table}/events", self.room_events),
            web.get(f"{table}/replay/{DEAL}/{{showing}}.{{suffix:png|gif}}", self.replay),
            web.get(f"{table}/record", self.record),
            web.post(f"{table}/press", self.press),
            web.post(f"{table}/say", self.say),
        ]

    async def room(self, request: web.Request) -> web.Response:
        """The room of a table beside the private chat."""
        session = await self._sessions.of(request)
        parts = await self._rooms.parts(session.person, session.room)
        if parts is None:
            raise web.HTTPSeeOther(f"{session.home}/")
        answer = self._sessions.take_answer(session)
        number = secrets.token_hex(NUMBER_BYTES)  # of the page: the same table may be open in several
        return table_page(session, answer=answer, parts=parts, seen=pages.digest_of(parts), number=number)

    async def replay(self, request: web.Request) -> web.Response:
        """A deal that is over as a moving picture; each showing has another address, and so begins anew."""
        session = await self._sessions.of(request)
        asked = request.match_info
        code = open_code(session.room, int(asked["match"]), ShowReplay(int(asked["deal"])))
        answer = await self._desk.press(session.person, code, asked["showing"])
        picture = answer.screen.picture if answer.screen is not None else None
        file = await file_of(self._studio, picture, asked["suffix"]) if isinstance(picture, Replay) else None
        if file is None:
            raise web.HTTPNotFound
        return web.Response(body=file, content_type=TYPES[asked["suffix"]])

    async def room_events(self, request: web.Request) -> web.StreamResponse:
        """What changes at a table and in the private chat."""
        session = await self._sessions.of(request)
        addresses = [room_address(session.room), self._platform.private_address(session.person)]
        page = TablePage(session.person.id, session.room, request.query.get("page", ""))

        async def parts(person: Person) -> pages.Parts | None:
            draft = self._menus.draft(page, await self._desk.table_view(person, session.room))
            return await self._rooms.parts(person, session.room, draft)

        async def seats(person: Person) -> object:
            view = await self._desk.table_view(person, session.room)  # Another one whenever the table has changed.
            return view and (view, await self._desk.names(view, person.language))

        return await self._sessions.follow(
            request,
            session,
            addresses,
            parts,
            seats,
            put_in=lambda: self._menus.put_in(page),
            pause_seconds=BETWEEN_EVENTS_SECONDS,
            settings_of_parts=(HINTS, CONFIRM, FORCED),
        )

    async def press(self, request: web.Request) -> web.Response:
        """Press a button; the person's own address says who presses, never the button."""
        session = await self._sessions.of(request)
        form = await read_form(request)
        pressed = form.get("code", "")
        code = read_code(pressed)
        if pages.is_hand_opener(code):  # The hand lies open here all the time: turning it back is enough.
            answer = Answer()
        else:
            number = press_id(session.person.account, form, pressed)
            answer = await self._desk.press(session.person, code, number, room_address, is_sure=True)
        page = TablePage(session.person.id, session.table_id or "", form.get("page", ""))
        if "HX-Request" in request.headers and pages.is_draft(code, session.table_id) and not answer.is_refusal:
            return await self._turned_hand(session, code.what if code is not None else "", page)
        if code is not None and code.kind in DONE and not answer.is_refusal:
            self._menus.close(page)
        return self._sessions.reply(request, session, answer)

    async def _turned_hand(self, session: Session, draft: str, page: TablePage) -> web.Response:
        """What a person has opened, where the hand was; it stays while they are asked the same."""
        person = await self._desk.known(NAME, session.person.account) or session.person  # hints may be on by now
        view = await self._desk.table_view(person, session.room)
        parts = await self._rooms.parts(person, session.room, draft) or {}
        opened = {part: parts[part] for part in OPENED if part in parts}
        if view is not None:
            self._menus.turn(page, draft, view, opened)
        return piece("answer.html", session, answer=None, opened=opened)

    async def say(self, request: web.Request) -> web.Response:
        """Say something to the table, or to one other player."""
        session = await self._sessions.of(request)
        form = await read_form(request)
        number = press_id(session.person.account, form, "say")
        answer = await self._once.answer(number, self._said(session, form, number))
        return self._sessions.reply(request, session, answer, is_said=True)

    async def _said(self, session: Session, form: dict[str, str], number: str) -> Answer:
        text, to = form.get("text", ""), form.get("to", "")
        if to == "all":
            return await self._desk.chat.say(session.person, text, session.room, number)
        if to.isascii() and to.isdecimal() and len(to) <= 2:
            return await self._desk.chat.whisper(session.person, session.room, int(to), text, number)
        # Never guess: what was meant for one person must not be read by all.
        return Answer(words_for(session.person.language)("page-to-nobody"), is_refusal=True)

    async def record(self, request: web.Request) -> web.Response:
        """The text record of the finished match."""
        session = await self._sessions.of(request)
        try:
            text = await self._desk.record(session.person, session.room)
        except Refusal as refusal:
            answer = Answer(refusal_text(refusal, words_for(session.person.language)), is_refusal=True)
            return self._sessions.reply(request, session, answer)
        name = f"tablemates-{session.table_id}.txt"
        return web.Response(text=text, headers={"Content-Disposition": f'attachment; filename="{name}"'})


def make_app(
    desk: Desk,
    platform: PlaygroundPlatform,
    studio: Studio,
    hosts: Iterable[str] = (),
    shared: str | None = None,
    proxies: Iterable[Network] = (),
) -> web.Application:
    """The playground as an application; it answers under loopback names and those given, invites by the shared
    address if there is one, and believes these proxies about whom they speak for."""
    sessions = Sessions(desk, platform)
    rooms = (
        Entrance(desk, sessions, shared),
        Home(desk, platform, studio, sessions),
        Playground(desk, platform, studio, sessions),
        Invitations(desk, sessions, shared),
        Keepsakes(desk, studio, sessions),
    )
    doors = [
        _make_timed(platform),
        _friendly_problems,
        make_proxied(proxies),
        make_guard(hosts, shared),
        make_fair(desk),
    ]
    app = web.Application(client_max_size=BODY_BYTES_MAX, middlewares=doors)
    app.on_response_prepare.append(add_headers)
    app.on_shutdown.append(sessions.close)
    for room in rooms:
        app.add_routes(room.routes())
    app.add_routes([web.get("/static/{name}", assets.serve)])
    return app


def make_runner(app: web.Application) -> web.AppRunner:
    """What serves the application: a connection on which nothing whole arrives is closed after a while."""
    return PatientRunner(app, access_log=None, shutdown_timeout=STREAM_END_SECONDS, lingering_time=REST_SECONDS)


# --- Pieces of answering -------------------------------------------------------------------------------


def _make_timed(platform: PlaygroundPlatform) -> Middleware:
    @web.middleware
    async def timed(request: web.Request, handler: Handler) -> web.StreamResponse:
        """Have pages tell the service's time."""
        pages.CLOCK.set(platform.clock)
        return await handler(request)

    return timed


@web.middleware
async def _friendly_problems(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Say in one sentence what is the matter, and nothing about how the program is built."""
    try:
        return await handler(request)
    except web.HTTPException as problem:
        if problem.status < 400:
            raise
        status, words = problem.status, words_for(browser_language(request))
        key = "many-open" if isinstance(problem, TooManyPages) else KIND_OF_PROBLEM.get(status)
        text = words(f"page-{key}") if key else problem.text or ""
    except (JournalFailed, NotSaved) as failure:
        if isinstance(failure, JournalFailed):  # The host has told what was not saved.
            log.warning("a page waits for the store: %s", failure)
        status, text = 503, words_for(browser_language(request))("page-unavailable")
    except ConnectionError:  # The page is gone, and with it whoever could read an answer.
        raise
    except Exception:
        log.exception("a page failed: %s %s", request.method, request.match_info.route.resource)
        status, text = 500, words_for(browser_language(request))("page-trouble")
    language = browser_language(request)
    html = pages.render("problem.html", language, problem=text, **assets.for_pages())
    response = web.Response(text=html, status=status, content_type="text/html")
    if status == web.HTTPRequestTimeout.status_code:  # They had their time: nothing more is waited for.
        request.content.feed_eof()
        response.force_close()
    return response
