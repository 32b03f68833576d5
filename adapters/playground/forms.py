"""What requests bring: form fields, the number that makes a form count once, and a few guesses about who asks."""

from __future__ import annotations

import asyncio
import getpass
import hashlib
import ipaddress
import secrets
from collections import OrderedDict
from collections.abc import Coroutine
from functools import partial

from aiohttp import web

from adapters.front.answers import Answer
from adapters.playground.guard import LOOPBACK_HOSTS, host_name
from adapters.playground.proxies import is_forwarded
from adapters.text.names import NAME_LENGTH_MAX, clean_name, is_too_long
from adapters.text.words import Words
from engine.refusals import Busy, MaybeSaved, NotSaved

KEPT_MAX = 5_000
UNSAVED = frozenset({NotSaved.key, MaybeSaved.key, Busy.key})
HALF_SENT_SECONDS = 10.0  # within which a request has to arrive whole, once it has begun
FORM_TYPE = "application/x-www-form-urlencoded"


async def read_form(request: web.Request) -> dict[str, str]:
    """The text fields of a form; files and anything unreadable are no answer to our forms."""
    if request.content_type != FORM_TYPE:
        raise web.HTTPBadRequest
    try:
        async with asyncio.timeout(HALF_SENT_SECONDS):
            fields = await request.post()
    except TimeoutError as problem:
        raise web.HTTPRequestTimeout from problem
    except (UnicodeDecodeError, ValueError, LookupError) as problem:  # The last: a charset that nobody knows.
        raise web.HTTPBadRequest from problem
    return {key: value for key, value in fields.items() if isinstance(value, str)}


def press_id(account: str, form: dict[str, str], what: str) -> str:
    """The same form sent again has the same id; nobody can take the id of another's."""
    fresh = form.get("press") or secrets.token_urlsafe(12)
    return hashlib.sha256(f"{account} {fresh} {what}".encode()).hexdigest()[:32]


class Once:
    """Has each form carried out once: a second sending gets the answer of the first, even while that is made.

    Where the first could not be saved, the second tries again: its press id sees to it that it counts once.
    """

    def __init__(self) -> None:
        self._answers: OrderedDict[str, asyncio.Task[Answer]] = OrderedDict()

    async def answer(self, press_id: str, work: Coroutine[None, None, Answer]) -> Answer:
        """The answer to the form with this id."""
        if press_id in self._answers:
            work.close()
        else:
            task = self._answers[press_id] = asyncio.get_running_loop().create_task(work)
            task.add_done_callback(partial(self._forget_failure, press_id))
            if len(self._answers) > KEPT_MAX:
                self._answers.popitem(last=False)
        # Shielded, because a page that is closed must not undo what another sending of the form waits for.
        return await asyncio.shield(self._answers[press_id])

    def _forget_failure(self, press_id: str, task: asyncio.Task[Answer]) -> None:
        has_failed = task.cancelled() or task.exception() is not None or task.result().refusal_key in UNSAVED
        if has_failed and self._answers.get(press_id) is task:
            del self._answers[press_id]


def name_problem(name: str, words: Words) -> str:
    """Why a name will not do, in one sentence; "" if it will."""
    if is_too_long(name):
        return words("page-long-name", count=NAME_LENGTH_MAX)
    return "" if clean_name(name) else words("page-no-name")


def browser_language(request: web.Request) -> str | None:
    """The language a browser asks for first, to greet people in before they have chosen."""
    first = request.headers.get("Accept-Language", "").split(",")[0].split(";")[0].strip()
    return first if first.replace("-", "").isalnum() and len(first) <= 20 else None


def suggested_name(request: web.Request) -> str:
    """The system user's name, which concerns only people at this machine; nobody wants to be called root."""
    try:
        is_local = request.remote is not None and ipaddress.ip_address(request.remote).is_loopback
        # Through a proxy on this machine everybody comes from here.
        is_local = is_local and not is_forwarded(request) and host_name(f"//{request.host}") in LOOPBACK_HOSTS
        name = getpass.getuser() if is_local else ""
        return clean_name(name) if name != "root" else ""
    except (ValueError, OSError, KeyError):
        return ""
