"""The result of a finished match as a picture that people pass on."""

from __future__ import annotations

from aiohttp import web

from adapters.front.desk import Desk
from adapters.pictures.studio import Studio
from adapters.playground.ending import keepsake_of
from adapters.playground.sessions import Sessions
from adapters.screens.appearance import appearance_of
from adapters.text.words import words_for
from engine.table_view import FINISHED


class Keepsakes:
    """The pictures of results, drawn for whoever asks in their language and colours."""

    def __init__(self, desk: Desk, studio: Studio, sessions: Sessions) -> None:
        self._desk = desk
        self._studio = studio
        self._sessions = sessions

    def routes(self) -> list[web.AbstractRouteDef]:
        """The address of the result of a table's match; each match has another."""
        return [web.get("/p/{token}/t/{table}/keepsake-{match:\\d{1,6}}.png", self.keepsake)]

    async def keepsake(self, request: web.Request) -> web.Response:
        """The picture, while the table shows this match as finished."""
        session = await self._sessions.of(request)
        view = await self._desk.table_view(session.person, session.room)
        if view is None or view.phase != FINISHED or view.match_number != int(request.match_info["match"]):
            raise web.HTTPNotFound
        words = words_for(session.person.language)
        theme = appearance_of(session.person.settings).theme(words)
        names = await self._desk.names(view, session.person.language)
        ended = await self._desk.standings.after(session.person, view)
        keepsake = keepsake_of(view, names, words, theme, ended)
        if keepsake is None:
            raise web.HTTPNotFound
        name = f'inline; filename="tablemates-{view.code}-{view.match_number}.png"'
        drawn = await self._studio.bytes_of(keepsake)
        return web.Response(body=drawn, content_type="image/png", headers={"Content-Disposition": name})
