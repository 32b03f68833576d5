"""The playground's web server: whoever enters gets an unguessable address, and everything of theirs lies under it.

A request is answered in one of two ways: htmx gets a piece of the page, a plain form gets a redirect to a page
that shows the same words. Reading never changes anything.
"""

from __future__ import annotations

import hashlib
import logging
import secrets
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable
from functools import cache
from typing import Any, NamedTuple

from aiohttp import web
from babel import Locale

from adapters.front.answers import Answer
from adapters.front.desk import Desk
from adapters.pictures.descriptions import Replay
from adapters.pictures.studio import Studio
from adapters.playground import assets, pages, stream
from adapters.playground.forms import Once, browser_language, name_problem, press_id, read_form, suggested_name
from adapters.playground.guard import Handler, add_headers, make_guard
from adapters.playground.messages import MessageOnPage
from adapters.playground.pictures import TYPES, file_of
from adapters.playground.platform import NAME, PlaygroundPlatform, room_address
from adapters.playground.rooms import WRITTEN_NOW, Rooms
from adapters.screens import refusal_text
from adapters.screens.appearance import choices, is_choice
from adapters.screens.buttons import OPEN, REPLAY, read_code
from adapters.store.records import Listed, Person
from adapters.text.names import clean_name
from adapters.text.words import languages, words_for
from engine.contract import Refusal
from engine.table_view import Phase

log = logging.getLogger(__name__)

TOKEN_BYTES = 24
BODY_BYTES_MAX = 16 * 1024
ANSWERS_KEPT_MAX = 1_000
KIND_OF_PROBLEM = {400: "unreadable", 404: "not-here", 405: "not-here", 413: "too-large", 503: "unavailable"}


def account_of(token: str) -> str:
    """The account behind a player's address; the store keeps this, so that its contents open no address."""
    return hashlib.sha256(token.encode()).hexdigest()


class ListedTable(NamedTuple):
    """A table as the home page lists it."""

    table_id: str
    code: str
    title: str
    phase: Phase
    names: str
    is_mine: bool


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
    def room(self) -> str:
        """The table of a request that belongs to one."""
        assert self.table_id is not None
        return self.table_id


class Playground:
    """The pages of the playground over a desk and the playground's chats."""

    def __init__(self, desk: Desk, platform: PlaygroundPlatform, studio: Studio) -> None:
        self._desk = desk
        self._platform = platform
        self._answers: OrderedDict[tuple[str, str], Answer] = OrderedDict()  # for the page after a redirect
        self._once = Once()
        self._streams = stream.Streams(platform)
        self._rooms = Rooms(desk, platform)
        self._studio = studio

    def routes(self) -> list[web.AbstractRouteDef]:
        """Every address of the playground."""
        home, table = "/p/{token}", "/p/{token}/t/{table}"
        return [
            web.get("/", self.entrance),
            web.get("/join/{code}", self.entrance),
            web.post("/enter", self.enter),
            web.get(home, self.home),
            web.get(f"{home}/", self.home),
            web.get(f"{home}/events", self.home_events),
            web.get(f"{home}/rules/{{game}}", self.rules),
            web.get(f"{home}/rules/{{game}}/{{page:\\d{{1,3}}}}.png", self.rules_picture),
            web.get(f"{home}/scores/{{game}}", self.scores),
            web.post(f"{home}/press", self.press),
            web.post(f"{home}/open", self.open_table),
            web.post(f"{home}/join", self.join),
            web.post(f"{home}/look", self.look),
            web.post(f"{home}/name", self.rename),
            web.post(f"{home}/language", self.set_language),
            web.post(f"{home}/settings", self.choose),
            web.post(f"{home}/forget", self.forget),
            web.post(f"{home}/broadcast", self.broadcast),
            web.get(table, self.room),
            web.get(f"{table}/events", self.room_events),
            web.get(f"{table}/picture/{{digest}}.{{suffix:png|gif}}", self.picture),
            web.get(f"{table}/replay/{{match}}-{{deal}}/{{showing}}.{{suffix:png|gif}}", self.replay),
            web.get(f"{table}/record", self.record),
            web.post(f"{table}/press", self.press),
            web.post(f"{table}/say", self.say),
        ]

    async def close(self, _: web.Application) -> None:
        """End the streams, so that the server need not wait for them."""
        await self._streams.close()

    # --- Coming in -------------------------------------------------------------------------------------

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
            return self._reply(request, session, await self._desk.join(person, code, room_address))
        raise web.HTTPSeeOther(f"{session.home}/")

    async def _session(self, request: web.Request) -> Session:
        """Who is asking; a stranger is sent to the entrance."""
        token = request.match_info["token"]
        person = await self._desk.known(NAME, account_of(token))
        if person is None and "HX-Request" in request.headers:
            raise web.HTTPNoContent(headers={"HX-Redirect": "/"})
        if person is None:
            raise web.HTTPSeeOther("/")
        return Session(person, f"/p/{token}", request.match_info.get("table"))

    # --- Home ------------------------------------------------------------------------------------------

    async def home(self, request: web.Request) -> web.Response:
        """The tables, and what a person can do away from them."""
        session = await self._session(request)
        return await self._home(session, self._take_answer(session))

    async def _home(self, session: Session, answer: Answer | None) -> web.Response:
        parts = await self._home_parts(session.person)
        return _page(
            "home.html",
            session,
            answer=answer,
            hello=(await self._desk.help(session.person)).screen,
            parts=parts,
            seen=pages.digest_of(parts),
            games=self._desk.games(session.person.language),
            languages=[(key, _language_name(key)) for key in languages()],
            is_operator=self._desk.chat.is_operator(session.person),
            settings=choices(session.person.settings, words_for(session.person.language)),
        )

    async def _home_parts(self, person: Person) -> pages.Parts:
        private = await self._platform.messages(self._platform.private_address(person))
        return {
            "tables": tuple([await self._listed(person, table) for table in await self._desk.listed(NAME)]),
            "private": tuple(message for message in private if message.kind != "hand"),
        }

    async def _listed(self, person: Person, table: Listed) -> ListedTable:
        words = words_for(person.language)
        view = await self._desk.table_view(None, table.table_id)
        names = await self._desk.names(view, person.language) if view else ()
        title, is_mine = words(f"{table.game}-name"), person.id in table.people
        return ListedTable(table.table_id, table.code, title, table.phase, words.row(names), is_mine)

    async def home_events(self, request: web.Request) -> web.StreamResponse:
        """What changes on the home page."""
        session = await self._session(request)
        addresses = [self._platform.private_address(session.person)]
        return await self._follow(request, session, addresses, self._home_parts)

    async def rules(self, request: web.Request) -> web.Response:
        """The first page of the rules of a game."""
        session = await self._session(request)
        return await self._shown(
            request, session, await self._desk.rules(session.person, request.match_info["game"])
        )

    async def rules_picture(self, request: web.Request) -> web.Response:
        """The example beside a page of the tutorial; it is of no table, so anybody may look at it."""
        session = await self._session(request)
        game, page = request.match_info["game"], int(request.match_info["page"])
        shown = (await self._desk.rules(session.person, game, page)).screen
        file = await file_of(self._studio, shown.picture, "png") if shown is not None and shown.picture else None
        if file is None:
            raise web.HTTPNotFound
        return web.Response(body=file, content_type=TYPES["png"])

    async def scores(self, request: web.Request) -> web.Response:
        """The high scores of a game."""
        session = await self._session(request)
        return await self._shown(
            request, session, await self._desk.scores(session.person, request.match_info["game"])
        )

    async def _shown(self, request: web.Request, session: Session, answer: Answer) -> web.Response:
        """An answer to a request that only reads."""
        if "HX-Request" in request.headers:
            return _piece("answer.html", session, answer=answer)
        return await self._home(session, answer)

    async def open_table(self, request: web.Request) -> web.Response:
        """Open a table."""
        session = await self._session(request)
        form = await read_form(request)
        number = press_id(session.person.account, form, "open")
        work = self._desk.open_table(session.person, form.get("game", ""), room_address, number)
        answer = await self._once.answer(number, work)
        if answer.table_id is not None and not answer.is_refusal:
            # The room speaks as its first guest does; each guest's own page translates what is shown now.
            language = words_for(session.person.language).language
            await self._desk.places.set_language(session.person, room_address(answer.table_id), language)
        return self._reply(request, session, answer)

    async def join(self, request: web.Request) -> web.Response:
        """Sit down at the table with a code."""
        session = await self._session(request)
        form = await read_form(request)
        return self._reply(
            request, session, await self._desk.join(session.person, form.get("code", "")[:20], room_address)
        )

    async def look(self, request: web.Request) -> web.Response:
        """Go to a table of the list, to play or to watch."""
        session = await self._session(request)
        form = await read_form(request)
        return self._reply(
            request, session, await self._desk.watch(session.person, form.get("table", "")[:20], room_address)
        )

    async def rename(self, request: web.Request) -> web.Response:
        """Take another name."""
        session = await self._session(request)
        form = await read_form(request)
        name = form.get("name", "")
        problem = name_problem(name, words_for(session.person.language))
        answer = Answer(problem, is_refusal=True) if problem else await self._desk.rename(session.person, name)
        return self._reply(request, session, answer, is_new_page=not answer.is_refusal)

    async def set_language(self, request: web.Request) -> web.Response:
        """Choose a language."""
        session = await self._session(request)
        form = await read_form(request)
        answer = await self._desk.set_language(session.person, form.get("language", ""))
        return self._reply(request, session, answer, is_new_page=not answer.is_refusal)

    async def choose(self, request: web.Request) -> web.Response:
        """Choose how the pages look: without pictures, with cards in four colours, on which background."""
        session = await self._session(request)
        form = await read_form(request)
        setting, word = form.get("setting", ""), form.get("value", "")
        if not is_choice(setting, word):
            raise web.HTTPBadRequest
        answer = await self._desk.choose(session.person, setting, word)
        return self._reply(request, session, answer, is_new_page=not answer.is_refusal)

    async def forget(self, request: web.Request) -> web.Response:
        """Forget the person; their address leads nowhere afterwards."""
        session = await self._session(request)
        await self._desk.forget(session.person)
        raise web.HTTPSeeOther("/")

    async def broadcast(self, request: web.Request) -> web.Response:
        """Tell everybody something, if this is an operator."""
        session = await self._session(request)
        form = await read_form(request)
        work = self._desk.chat.broadcast(session.person, form.get("text", ""))
        answer = await self._once.answer(press_id(session.person.account, form, "broadcast"), work)
        return self._reply(request, session, answer, is_said=True)

    # --- At a table ------------------------------------------------------------------------------------

    async def room(self, request: web.Request) -> web.Response:
        """The room of a table beside the private chat."""
        session = await self._session(request)
        parts = await self._rooms.parts(session.person, session.room)
        if parts is None:
            raise web.HTTPSeeOther(f"{session.home}/")
        answer = self._take_answer(session)
        return _page("room.html", session, answer=answer, parts=parts, seen=pages.digest_of(parts))

    async def picture(self, request: web.Request) -> web.Response:
        """The picture of a table, made of what the person knows now."""
        session = await self._session(request)
        suffix = request.match_info["suffix"]
        picture = await self._rooms.picture(session.person, session.room)
        file = await file_of(self._studio, picture, suffix) if picture is not None else None
        if file is None:
            raise web.HTTPNotFound
        return web.Response(body=file, content_type=TYPES[suffix])

    async def replay(self, request: web.Request) -> web.Response:
        """A deal that is over as a moving picture; each showing has another address, and so begins anew."""
        session = await self._session(request)
        asked = request.match_info
        code = read_code(f"{OPEN}{session.room} {asked['match']} {REPLAY} {asked['deal']}")
        answer = await self._desk.press(session.person, code, asked["showing"])
        picture = answer.screen.picture if answer.screen is not None else None
        file = await file_of(self._studio, picture, asked["suffix"]) if isinstance(picture, Replay) else None
        if file is None:
            raise web.HTTPNotFound
        return web.Response(body=file, content_type=TYPES[asked["suffix"]])

    async def room_events(self, request: web.Request) -> web.StreamResponse:
        """What changes at a table and in the private chat."""
        session = await self._session(request)
        addresses = [room_address(session.room), self._platform.private_address(session.person)]
        return await self._follow(request, session, addresses, lambda one: self._rooms.parts(one, session.room))

    async def _follow(
        self,
        request: web.Request,
        session: Session,
        addresses: list[str],
        read: Callable[[Person], Awaitable[pages.Parts | None]],
    ) -> web.StreamResponse:
        """Keep a page up to date for as long as its person is the one whom the page was written for."""
        person = session.person

        async def parts() -> pages.Parts | None:
            now = await self._desk.known(NAME, person.account)
            return await read(person) if now == person else None

        return await self._streams.run(request, addresses, parts, session.base, person.language)

    async def press(self, request: web.Request) -> web.Response:
        """Press a button; the person's own address says who presses, never the button."""
        session = await self._session(request)
        form = await read_form(request)
        pressed = form.get("code", "")
        code = read_code(pressed)
        if pages.is_hand_opener(code):  # The hand lies open here all the time: turning it back is enough.
            answer = Answer()
        else:
            number = press_id(session.person.account, form, pressed)
            answer = await self._desk.press(session.person, code, number, room_address)
        if "HX-Request" in request.headers and pages.is_draft(code, session.table_id) and not answer.is_refusal:
            return await self._turned_hand(session, answer)
        return self._reply(request, session, answer)

    async def _turned_hand(self, session: Session, answer: Answer) -> web.Response:
        """What a person has opened, where the hand was; whatever the stream brings next replaces it."""
        parts = await self._rooms.parts(session.person, session.room) or {}
        hand, live = parts.get("hand", ()), parts.get("live", ())
        if answer.screen is not None:
            screen = pages.side_by_side(live[0].screen, answer.screen)[1] if live else answer.screen
            hand = (MessageOnPage(WRITTEN_NOW, "hand", screen, 0.0),)
        return _piece("answer.html", session, answer=None, hand=hand)

    async def say(self, request: web.Request) -> web.Response:
        """Say something to the table, or to one other player."""
        session = await self._session(request)
        form = await read_form(request)
        answer = await self._once.answer(press_id(session.person.account, form, "say"), self._said(session, form))
        return self._reply(request, session, answer, is_said=True)

    async def _said(self, session: Session, form: dict[str, str]) -> Answer:
        text, to = form.get("text", ""), form.get("to", "")
        if to == "all":
            return await self._desk.chat.say(session.person, text, session.room)
        if to.isascii() and to.isdecimal() and len(to) <= 2:
            return await self._desk.chat.whisper(session.person, session.room, int(to), text)
        # Never guess: what was meant for one person must not be read by all.
        return Answer(words_for(session.person.language)("page-to-nobody"), is_refusal=True)

    async def record(self, request: web.Request) -> web.Response:
        """The text record of the finished match."""
        session = await self._session(request)
        try:
            text = await self._desk.record(session.person, session.room)
        except Refusal as refusal:
            answer = Answer(refusal_text(refusal, words_for(session.person.language)), is_refusal=True)
            return self._reply(request, session, answer)
        name = f"tablemates-{session.table_id}.txt"
        return web.Response(text=text, headers={"Content-Disposition": f'attachment; filename="{name}"'})

    # --- Answers ---------------------------------------------------------------------------------------

    def _reply(
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
            return _piece("answer.html", session, answer=answer, is_said=is_said)
        self._answers[session.person.account, target] = answer
        if len(self._answers) > ANSWERS_KEPT_MAX:
            self._answers.popitem(last=False)
        if is_htmx:
            return web.Response(headers={"HX-Redirect": target})
        raise web.HTTPSeeOther(target)

    def _take_answer(self, session: Session) -> Answer | None:
        target = session.base if session.table_id else f"{session.base}/"
        return self._answers.pop((session.person.account, target), None)


def make_app(
    desk: Desk, platform: PlaygroundPlatform, studio: Studio, hosts: Iterable[str] = ()
) -> web.Application:
    """The playground as an application; it answers under loopback names and those given."""
    playground = Playground(desk, platform, studio)
    app = web.Application(client_max_size=BODY_BYTES_MAX, middlewares=[_friendly_problems, make_guard(hosts)])
    app.on_response_prepare.append(add_headers)
    app.on_shutdown.append(playground.close)
    app.add_routes(playground.routes())
    app.add_routes([web.get("/static/{name}", assets.serve)])
    return app


# --- Pieces of answering -------------------------------------------------------------------------------


@web.middleware
async def _friendly_problems(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Say in one sentence what is the matter, and nothing about how the program is built."""
    try:
        return await handler(request)
    except web.HTTPException as problem:
        if problem.status < 400:
            raise
        status, words = problem.status, words_for(browser_language(request))
        key = KIND_OF_PROBLEM.get(status)
        text = words(f"page-{key}") if key else problem.text or ""
    except ConnectionError:  # The page is gone, and with it whoever could read an answer.
        raise
    except Exception:
        log.exception("a page failed: %s %s", request.method, request.match_info.route.resource)
        status, text = 500, words_for(browser_language(request))("page-trouble")
    language = browser_language(request)
    html = pages.render("problem.html", language, problem=text, **assets.for_pages())
    return web.Response(text=html, status=status, content_type="text/html")


def _page(template: str, session: Session, **values: Any) -> web.Response:
    return _piece(template, session, person=session.person, **assets.for_pages(), **values)


def _piece(template: str, session: Session, **values: Any) -> web.Response:
    html = pages.render(template, session.person.language, base=session.base, home=session.home, **values)
    return web.Response(text=html, content_type="text/html")


def _entrance(request: web.Request, name: str, code: str, problem: str = "") -> web.Response:
    html = pages.render(
        "entrance.html", browser_language(request), name=name, code=code, problem=problem, **assets.for_pages()
    )
    return web.Response(text=html, content_type="text/html")


@cache
def _language_name(language: str) -> str:
    """A language in its own words, as a menu lists it: "Português (Brasil)"."""
    locale = Locale.parse(language, sep="-")
    name = locale.get_display_name(locale) or language
    return name[0].upper() + name[1:]
