"""Presses and their answers."""

from __future__ import annotations

import asyncio
import re
from typing import TYPE_CHECKING

from .calls import Call, api
from .errors import bad_request, mistake
from .formatting import utf16_length
from .messages import How, Message, Shown
from .people import Answer, Person, Query, query_wire

if TYPE_CHECKING:
    from .stand_in import StandIn

PRESS_SECONDS = 15.0  # as on Telegram; a test that is not about them gives the bot more
ANSWER_MAX = 200


class Queries:
    """All presses."""

    def __init__(self, world: StandIn) -> None:
        self._world = world
        self._by_id: dict[str, Query] = {}

    def ask(self, person: Person, message: Message, code: str, *, is_inaccessible: bool) -> Query:
        """Bring a press to the bot."""
        world = self._world
        number = str(4_000_000_000 + world.next_number())
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        query = self._by_id[number] = Query(number, person, message, code, world.clock.now(), answer)
        wire = query_wire(query, world, is_inaccessible=is_inaccessible)
        world.updates.add("callback_query", wire, message.chat.id)
        return query

    def find(self, query_id: str) -> Query | None:
        """The press with this id."""
        return self._by_id.get(query_id)

    @property
    def unanswered(self) -> list[Query]:
        """The presses that still wait."""
        return [query for query in self._by_id.values() if not query.answer.done()]


@api("answerCallbackQuery", "callback_query_id* text show_alert:bool url cache_time:int")
def answer_callback_query(world: StandIn, call: Call) -> bool:
    """Answer a press, once and in time."""
    text = call.given.get("text", "")
    if utf16_length(text) > ANSWER_MAX:
        raise mistake("MESSAGE_TOO_LONG")
    url = call.get("url")
    if url is not None and not re.match(rf"(https://)?t\.me/{world.bot.username}\?start=", url):
        raise mistake("URL_INVALID")
    query = world.queries.find(call.given["callback_query_id"])
    now = world.clock.now()
    if query is None or query.answer.done() or now - query.time > world.press_seconds:
        raise bad_request("query is too old and response timeout expired or query ID is invalid")
    answer = Answer(text, bool(call.get("show_alert")), url)
    query.answer.set_result(answer)
    if text:
        how: How = "alert" if answer.is_alert else "toast"
        query.person.shown_alone.append(Shown(now, how, query.message.chat, text))
    return True
