"""The invitation to a table: a link, and a code that a phone reads."""

from __future__ import annotations

import io
from urllib.parse import urlsplit

import segno
from aiohttp import web
from markupsafe import Markup

from adapters.front.desk import Desk
from adapters.playground.guard import LOOPBACK_HOSTS
from adapters.playground.sessions import Sessions, page, piece


class Invitations:
    """The page that people show to those whom they would like to play with."""

    def __init__(self, desk: Desk, sessions: Sessions, shared: str | None) -> None:
        self._desk = desk
        self._sessions = sessions
        self._shared = shared  # where the network reaches us, if it shall

    def routes(self) -> list[web.AbstractRouteDef]:
        """The address of a table's invitation."""
        return [web.get("/p/{token}/t/{table}/invite", self.invite)]

    async def invite(self, request: web.Request) -> web.Response:
        """The link and its code; whoever reads this page on the machine itself invites those in its network."""
        session = await self._sessions.of(request)
        view = await self._desk.table_view(session.person, session.room)
        if view is None:
            raise web.HTTPSeeOther(f"{session.home}/")
        here = f"{request.scheme}://{request.host}"
        is_local = urlsplit(here).hostname in LOOPBACK_HOSTS
        link = f"{self._shared or here if is_local else here}/join/{view.code}"
        is_htmx = "HX-Request" in request.headers
        values = {"link": link, "drawing": _drawing(link), "is_only_here": is_local and self._shared is None}
        return (piece if is_htmx else page)("invite.html" if is_htmx else "invite-page.html", session, **values)


def _drawing(link: str) -> Markup:
    """The code as SVG: dark on light whatever the background, since that is what phones look for."""
    out = io.BytesIO()
    segno.make(link, error="m").save(
        out, kind="svg", xmldecl=False, svgns=False, border=3, dark="#000", light="#fff", omitsize=True, nl=False
    )
    return Markup(out.getvalue().decode())  # noqa: S704 - made of the link's modules, not of its text
