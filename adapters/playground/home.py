"""Home: the tables of this place, and what a person can do away from them."""

from __future__ import annotations

from functools import cache
from typing import Literal, NamedTuple

from aiohttp import web
from babel import Locale

from adapters.front.answers import Answer
from adapters.front.desk import Desk
from adapters.front.presence import at_home
from adapters.pictures.studio import Studio
from adapters.playground import pages
from adapters.playground.assets import FOR_GOOD
from adapters.playground.forms import Once, name_problem, press_id, read_form
from adapters.playground.pictures import TYPES, file_of
from adapters.playground.platform import NAME, TABLES, PlaygroundPlatform, room_address
from adapters.playground.posters import poster_of
from adapters.playground.proxies import address_of
from adapters.playground.sessions import Session, Sessions, account_of, new_token, page, piece
from adapters.screens.appearance import BACKGROUND, PAGE_SETTINGS, OfferedSetting, choices, is_choice
from adapters.screens.lobby_codes import lobby_code
from adapters.store.records import Listed, Person
from adapters.text.words import Words, languages, words_for
from engine.commands import Fill, Ready, Start
from engine.games import GAMES, game_of
from engine.table_view import LOBBY, PLAYING, Phase

LIST_SECONDS = 1.0  # between two looks at all tables, however much happens at them
PLAY_NOW_LEVEL = "normal"
OWN_SHOWN = 3  # tables of one's own above the games, which would be out of sight below many; the rest is folded


class ListedTable(NamedTuple):
    """A table as home lists it."""

    table_id: str
    code: str
    title: str
    poster: str
    phase: Phase
    names: str
    free: int  # seats that anybody may take
    way: Literal["mine", "free", "watch"]  # what one can do there
    is_asked: bool  # whether the person is to move


class OfferedGame(NamedTuple):
    """A game as home invites to it."""

    key: str
    title: str
    pitch: str
    counts: str  # of players
    minutes: int
    poster: str


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
            web.get("/poster/{game}.svg", self.poster),
            web.post(f"{home}/open", self.open_table),
            web.post(f"{home}/play", self.play),
            web.post(f"{home}/join", self.join),
            web.post(f"{home}/look", self.look),
            web.post(f"{home}/name", self.rename),
            web.post(f"{home}/language", self.set_language),
            web.post(f"{home}/settings", self.choose),
            web.post(f"{home}/forget", self.forget),
            web.post(f"{home}/key", self.new_key),
            web.post(f"{home}/broadcast", self.broadcast),
        ]

    async def home(self, request: web.Request) -> web.Response:
        """The tables, and what a person can do away from them."""
        session = await self._sessions.of(request)
        return await self._home(session, self._sessions.take_answer(session))

    async def _home(self, session: Session, answer: Answer | None) -> web.Response:
        parts, words = await self._home_parts(session.person), words_for(session.person.language)
        return page(
            "home.html",
            session,
            answer=answer,
            parts=parts,
            seen=pages.digest_of(parts),
            games=[_offered(*game, words) for game in self._desk.games(session.person.language)],
            languages=[(key, _language_name(key)) for key in languages()],
            language_name=_language_name(words.language),
            is_operator=self._desk.chat.is_operator(session.person),
            settings=_settings(session.person, words),
        )

    async def _home_parts(self, person: Person) -> pages.Parts:
        private = await self._platform.messages(self._platform.private_address(person))
        listed = [await self._listed(person, table) for table in await self._desk.listed(NAME)]
        own = sorted((one for one in listed if one.way == "mine"), key=_urgency)
        shown = max(OWN_SHOWN, sum(one.is_asked for one in own))
        return {
            "own": tuple(own[:shown]),
            "more": tuple(own[shown:]),
            "tables": tuple(one for one in listed if one.way != "mine"),
            "private": tuple(message for message in private if message.kind not in ("hand", "turn")),
        }

    async def _listed(self, person: Person, table: Listed) -> ListedTable:
        words = words_for(person.language)
        view = await self._desk.table_view(person, table.table_id)
        named = zip(view.seats, await self._desk.names(view, person.language), strict=True) if view else ()
        names = [name for seat, name in named if not seat.is_free]
        free = sum(seat.is_free for seat in view.seats) if view and view.phase == LOBBY else 0
        way: Literal["mine", "free", "watch"] = "free" if free else "watch"
        if person.id in table.people:
            way = "mine"
        is_asked = view is not None and view.decision is not None
        title, poster = words(f"{table.game}-name"), poster_address(table.game)
        return ListedTable(
            table.table_id, table.code, title, poster, table.phase, words.row(names), free, way, is_asked
        )

    async def home_events(self, request: web.Request) -> web.StreamResponse:
        """What changes on the home page."""
        session = await self._sessions.of(request)
        addresses = [self._platform.private_address(session.person), TABLES]

        async def listed(_: Person) -> object:
            return await self._desk.listed(NAME)

        return await self._sessions.follow(
            request, session, addresses, self._home_parts, listed, pause_seconds=LIST_SECONDS
        )

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

    async def poster(self, request: web.Request) -> web.Response:
        """The picture that invites to a game; it says nothing about anybody."""
        if request.match_info["game"] not in GAMES:
            raise web.HTTPNotFound
        poster = poster_of(request.match_info["game"])
        return web.Response(body=poster.svg, content_type="image/svg+xml", headers={"Cache-Control": FOR_GOOD})

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
        answer = await self._once.answer(number, self._opened(session.person, form, number))
        return self._sessions.reply(request, session, answer)

    async def play(self, request: web.Request) -> web.Response:
        """Open a table, let house players sit down, and begin: all in one press.

        This press was made before the table was sealed, and so could not add chance to the match. Where a script
        runs, the page of the table presses start by itself.
        """
        session = await self._sessions.of(request)
        form = await read_form(request)
        number = press_id(session.person.account, form, "play")
        work = self._played(session.person, form, number, starts="HX-Request" not in request.headers)
        return self._sessions.reply(request, session, await self._once.answer(number, work))

    async def _played(self, person: Person, form: dict[str, str], number: str, *, starts: bool) -> Answer:
        opened = await self._opened(person, form, number)
        if opened.is_refusal or opened.table_id is None:
            return opened
        for command in (Fill(PLAY_NOW_LEVEL), Ready(True), Start()):
            view = await self._desk.table_view(person, opened.table_id)
            if view is None or (isinstance(command, Ready) and not game_of(view.game).info.all_ready):
                continue
            code = lobby_code(view.id, view.revision, command)
            if isinstance(command, Start) and not starts:
                return Answer(table_id=opened.table_id, comes_by=str(code))
            answer = await self._desk.press(person, code, f"{number} {type(command).__name__}", room_address)
            if answer.is_refusal:
                return answer
        return Answer(table_id=opened.table_id)

    async def _opened(self, person: Person, form: dict[str, str], number: str) -> Answer:
        answer = await self._desk.open_table(person, form.get("game", ""), room_address, number)
        if answer.table_id is not None and not answer.is_refusal:
            # The room speaks as its first guest does; each guest's own page translates what is shown now.
            language = words_for(person.language).language
            await self._desk.places.set_language(person, at_home(room_address(answer.table_id)), language)
        return answer

    async def join(self, request: web.Request) -> web.Response:
        """Sit down at the table with a code."""
        session = await self._sessions.of(request)
        form = await read_form(request)
        code = form.get("code", "")[:20]
        number = press_id(session.person.account, form, f"join {code}")
        answer = await self._desk.join(session.person, code, room_address, number, origin=address_of(request))
        return self._sessions.reply(request, session, answer)

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
        answer = (
            Answer(problem, is_refusal=True) if problem else await self._desk.people.rename(session.person, name)
        )
        return self._sessions.reply(request, session, answer, is_new_page=not answer.is_refusal)

    async def set_language(self, request: web.Request) -> web.Response:
        """Choose a language."""
        session = await self._sessions.of(request)
        form = await read_form(request)
        answer = await self._desk.people.set_language(session.person, form.get("language", ""))
        return self._sessions.reply(request, session, answer, is_new_page=not answer.is_refusal)

    async def choose(self, request: web.Request) -> web.Response:
        """Choose how the pages look: without pictures, with cards in four colours, on which background."""
        session = await self._sessions.of(request)
        form = await read_form(request)
        setting, word = form.get("setting", ""), form.get("value", "")
        if not is_choice(setting, word):
            raise web.HTTPBadRequest
        answer = await self._desk.people.choose(session.person, setting, word)
        return self._sessions.reply(request, session, answer, is_new_page=not answer.is_refusal)

    async def forget(self, request: web.Request) -> web.Response:
        """Forget the person; their address leads nowhere afterwards."""
        session = await self._sessions.of(request)
        await self._desk.people.forget(session.person)
        self._sessions.changed(session.person)
        raise web.HTTPSeeOther("/")

    async def new_key(self, request: web.Request) -> web.Response:
        """Give the person another address, as when somebody else has seen theirs, which leads nowhere then."""
        session = await self._sessions.of(request)
        token = new_token()
        await self._desk.people.set_account(session.person, account_of(token))
        self._sessions.changed(session.person)
        raise web.HTTPSeeOther(f"/p/{token}/")

    async def broadcast(self, request: web.Request) -> web.Response:
        """Tell everybody something, if this is an operator."""
        session = await self._sessions.of(request)
        form = await read_form(request)
        number = press_id(session.person.account, form, "broadcast")
        work = self._desk.chat.broadcast(session.person, form.get("text", ""), number)
        answer = await self._once.answer(number, work)
        return self._sessions.reply(request, session, answer, is_said=True)


def _urgency(table: ListedTable) -> tuple[bool, bool]:
    """Where a person is waited for comes first, then what is being played."""
    return not table.is_asked, table.phase != PLAYING


def poster_address(game: str) -> str:
    """Where the poster of a game is, as it looks now."""
    return f"/poster/{game}.svg?v={poster_of(game).version}"


def _offered(key: str, title: str, words: Words) -> OfferedGame:
    counts = game_of(key).info.seat_counts
    has_all_between = len(counts) > 1 and counts == (*range(counts[0], counts[-1] + 1),)
    shown = f"{counts[0]}–{counts[-1]}" if has_all_between else "/".join(map(str, counts))
    pitch = words(f"{key}-pitch") if words.has(f"{key}-pitch") else ""
    return OfferedGame(key, title, pitch, shown, poster_of(key).minutes, poster_address(key))


def _settings(person: Person, words: Words) -> list[OfferedSetting]:
    """What can be chosen; until a background is, a page has that of the device, which is none of these."""
    return [
        one._replace(choices=tuple(choice._replace(is_chosen=False) for choice in one.choices))
        if one.key == BACKGROUND and BACKGROUND not in person.settings
        else one
        for one in choices(person.settings, words, PAGE_SETTINGS)
    ]


@cache
def _language_name(language: str) -> str:
    """A language in its own words, as a menu lists it: "Português (Brasil)"."""
    locale = Locale.parse(language, sep="-")
    name = locale.get_display_name(locale) or language
    return name[0].upper() + name[1:]
