"""Home: the tables of this place, and what a person can do away from them."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from aiohttp import web
from babel import Locale

from adapters.front.answers import Answer
from adapters.front.desk import Desk
from adapters.front.presence import at_home
from adapters.pictures.studio import Studio
from adapters.playground import pages
from adapters.playground.forms import Once, name_problem, press_id, read_form
from adapters.playground.pictures import TYPES, file_of
from adapters.playground.platform import NAME, PlaygroundPlatform, room_address
from adapters.playground.sessions import Session, Sessions, page, piece
from adapters.screens.appearance import choices, is_choice
from adapters.store.records import Listed, Person
from adapters.text.words import languages, words_for
from engine.table_view import Phase


class ListedTable(NamedTuple):
    """A table as the home page lists it."""

    table_id: str
    code: str
    title: str
    phase: Phase
    names: str
    is_mine: bool


class Home:
    """The page of a person's own, away from tables."""

    def __init__(self, desk: Desk, platform: PlaygroundPlatform, studio: Studio, sessions: Sessions) -> None:
        self._desk = desk
        self._platform = platform
        self._studio = studio
        self._sessions = sessions
        self._once = Once()

    def routes(self) -> list[web.AbstractRouteDef]:
        """Every address that is of no table; buttons are pressed here as they are at a table."""
        home = "/p/{token}"
        return [
            web.get(home, self.home),
            web.get(f"{home}/", self.home),
            web.get(f"{home}/events", self.home_events),
            web.get(f"{home}/rules/{{game}}", self.rules),
            web.get(f"{home}/rules/{{game}}/{{page:\\d{{1,3}}}}.png", self.rules_picture),
            web.get(f"{home}/scores/{{game}}", self.scores),
            web.post(f"{home}/open", self.open_table),
            web.post(f"{home}/join", self.join),
            web.post(f"{home}/look", self.look),
            web.post(f"{home}/name", self.rename),
            web.post(f"{home}/language", self.set_language),
            web.post(f"{home}/settings", self.choose),
            web.post(f"{home}/forget", self.forget),
            web.post(f"{home}/broadcast", self.broadcast),
        ]

    async def home(self, request: web.Request) -> web.Response:
        """The tables, and what a person can do away from them."""
        session = await self._sessions.of(request)
        return await self._home(session, self._sessions.take_answer(session))

    async def _home(self, session: Session, answer: Answer | None) -> web.Response:
        parts = await self._home_parts(session.person)
        return page(
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
        session = await self._sessions.of(request)
        addresses = [self._platform.private_address(session.person)]
        return await self._sessions.follow(request, session, addresses, self._home_parts)

    async def rules(self, request: web.Request) -> web.Response:
        """The first page of the rules of a game."""
        session = await self._sessions.of(request)
        return await self._shown(
            request, session, await self._desk.rules(session.person, request.match_info["game"])
        )

    async def rules_picture(self, request: web.Request) -> web.Response:
        """The example beside a page of the tutorial; of a table it shows its options, which anybody may know."""
        session = await self._sessions.of(request)
        game, page = request.match_info["game"], int(request.match_info["page"])
        shown = (await self._desk.rules(session.person, game, page, request.query.get("table", ""))).screen
        file = await file_of(self._studio, shown.picture, "png") if shown is not None and shown.picture else None
        if file is None:
            raise web.HTTPNotFound
        return web.Response(body=file, content_type=TYPES["png"])

    async def scores(self, request: web.Request) -> web.Response:
        """The high scores of a game."""
        session = await self._sessions.of(request)
        return await self._shown(
            request, session, await self._desk.scores(session.person, request.match_info["game"])
        )

    async def _shown(self, request: web.Request, session: Session, answer: Answer) -> web.Response:
        """An answer to a request that only reads."""
        if "HX-Request" in request.headers:
            return piece("answer.html", session, answer=answer)
        return await self._home(session, answer)

    async def open_table(self, request: web.Request) -> web.Response:
        """Open a table."""
        session = await self._sessions.of(request)
        form = await read_form(request)
        number = press_id(session.person.account, form, "open")
        work = self._desk.open_table(session.person, form.get("game", ""), room_address, number)
        answer = await self._once.answer(number, work)
        if answer.table_id is not None and not answer.is_refusal:
            # The room speaks as its first guest does; each guest's own page translates what is shown now.
            language = words_for(session.person.language).language
            room = at_home(room_address(answer.table_id))
            await self._desk.places.set_language(session.person, room, language)
        return self._sessions.reply(request, session, answer)

    async def join(self, request: web.Request) -> web.Response:
        """Sit down at the table with a code."""
        session = await self._sessions.of(request)
        form = await read_form(request)
        return self._sessions.reply(
            request, session, await self._desk.join(session.person, form.get("code", "")[:20], room_address)
        )

    async def look(self, request: web.Request) -> web.Response:
        """Go to a table of the list, to play or to watch."""
        session = await self._sessions.of(request)
        form = await read_form(request)
        return self._sessions.reply(
            request, session, await self._desk.watch(session.person, form.get("table", "")[:20], room_address)
        )

    async def rename(self, request: web.Request) -> web.Response:
        """Take another name."""
        session = await self._sessions.of(request)
        form = await read_form(request)
        name = form.get("name", "")
        problem = name_problem(name, words_for(session.person.language))
        answer = Answer(problem, is_refusal=True) if problem else await self._desk.rename(session.person, name)
        return self._sessions.reply(request, session, answer, is_new_page=not answer.is_refusal)

    async def set_language(self, request: web.Request) -> web.Response:
        """Choose a language."""
        session = await self._sessions.of(request)
        form = await read_form(request)
        answer = await self._desk.set_language(session.person, form.get("language", ""))
        return self._sessions.reply(request, session, answer, is_new_page=not answer.is_refusal)

    async def choose(self, request: web.Request) -> web.Response:
        """Choose how the pages look: without pictures, with cards in four colours, on which background."""
        session = await self._sessions.of(request)
        form = await read_form(request)
        setting, word = form.get("setting", ""), form.get("value", "")
        if not is_choice(setting, word):
            raise web.HTTPBadRequest
        answer = await self._desk.choose(session.person, setting, word)
        return self._sessions.reply(request, session, answer, is_new_page=not answer.is_refusal)

    async def forget(self, request: web.Request) -> web.Response:
        """Forget the person; their address leads nowhere afterwards."""
        session = await self._sessions.of(request)
        await self._desk.forget(session.person)
        raise web.HTTPSeeOther("/")

    async def broadcast(self, request: web.Request) -> web.Response:
        """Tell everybody something, if this is an operator."""
        session = await self._sessions.of(request)
        form = await read_form(request)
        work = self._desk.chat.broadcast(session.person, form.get("text", ""))
        answer = await self._once.answer(press_id(session.person.account, form, "broadcast"), work)
        return self._sessions.reply(request, session, answer, is_said=True)


@cache
def _language_name(language: str) -> str:
    """A language in its own words, as a menu lists it: "Português (Brasil)"."""
    locale = Locale.parse(language, sep="-")
    name = locale.get_display_name(locale) or language
    return name[0].upper() + name[1:]
