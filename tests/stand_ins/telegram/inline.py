"""Inline mode: somebody types the bot's name, is offered results, and sends one of them as a message of their own.

Of what was picked the bot hears by the message alone, if it is in that chat: Telegram's notice of a choice is off,
as it is for every bot until BotFather is told otherwise.
"""

from __future__ import annotations

import asyncio
import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple

from .calls import Call, api, check_fields
from .contents import text_content
from .errors import bad_request, mistake
from .messages import Content, Shown
from .wire import Wire, user_wire

if TYPE_CHECKING:
    from .chats import Chat
    from .people import Person
    from .stand_in import StandIn

RESULTS_MAX = 50
ID_BYTES_MAX = 64
CACHE_SECONDS = 300  # where the bot says nothing else
QUERY_SECONDS = 10.0  # after which nobody waits for results any more
_PAYLOAD = re.compile(r"[A-Za-z0-9_-]{1,64}")
_ARTICLE = "type* id* title* description input_message_content* reply_markup url thumbnail_url"


class InlineResult(NamedTuple):
    """Something that is offered: what its list shows, and the message that it becomes."""

    id: str
    title: str
    about: str
    content: Content


class InlineAnswer(NamedTuple):
    """What is shown to somebody who types the bot's name."""

    results: tuple[InlineResult, ...]
    button: str = ""  # above them, which leads into the private chat
    payload: str = ""

    def find(self, title: str) -> InlineResult:
        """The one result with this title, or with these words in it."""
        found = [one for one in self.results if title == one.title] or [
            one for one in self.results if title in one.title
        ]
        assert len(found) == 1, f"{title!r} among {[one.title for one in self.results]}"
        return found[0]


@dataclass(eq=False)
class InlineQuery:
    """Words behind the bot's name that wait for their results."""

    id: str
    person: Person
    chat: Chat
    words: str
    time: float
    answer: asyncio.Future[InlineAnswer] = field(repr=False)


class InlineQueries:
    """All that was ever typed, and what the server keeps of the answers."""

    def __init__(self, world: StandIn) -> None:
        self._world = world
        self._by_id: dict[str, InlineQuery] = {}
        self._kept: dict[tuple[str, int | None], tuple[float, InlineAnswer]] = {}

    def ask(self, person: Person, chat: Chat, words: str) -> InlineQuery:
        """Bring what is typed to the bot, unless the server has been told to keep an answer for it."""
        world = self._world
        assert world.inline, "inline mode is switched off"
        number = str(6_000_000_000 + world.next_number())
        answer: asyncio.Future[InlineAnswer] = asyncio.get_running_loop().create_future()
        query = self._by_id[number] = InlineQuery(number, person, chat, words, world.clock.now(), answer)
        for whose in (person.id, None):
            until, kept = self._kept.get((words, whose), (0.0, None))
            if kept is not None and world.clock.now() < until:
                self._show(query, kept)
                return query
        kind = "sender" if chat.id == person.id else chat.kind
        wire: Wire = {"id": number, "from": user_wire(person), "query": words, "offset": "", "chat_type": kind}
        world.updates.add("inline_query", wire, person.id)
        return query

    def answer(self, number: str, given: InlineAnswer, *, is_personal: bool, seconds: int) -> None:
        """Show results to whoever typed, and keep them for so long: for all who type the same, or for them."""
        query, now = self._by_id.get(number), self._world.clock.now()
        if (
            query is None
            or query.answer.done()
            or now - query.time > max(QUERY_SECONDS, self._world.press_seconds)
        ):
            raise bad_request("query is too old and response timeout expired or query ID is invalid")
        if seconds:
            self._kept[query.words, query.person.id if is_personal else None] = now + seconds, given
        self._show(query, given)

    def _show(self, query: InlineQuery, given: InlineAnswer) -> None:
        query.answer.set_result(given)
        lines = [given.button, *(f"{one.title}\n{one.about}" for one in given.results)]
        shown = Shown(self._world.clock.now(), "inline", query.chat, "\n".join(filter(None, lines)))
        query.person.shown_alone.append(shown)


@api(
    "answerInlineQuery",
    "inline_query_id* results:json* cache_time:int is_personal:bool next_offset button:json",
)
def answer_inline_query(world: StandIn, call: Call) -> bool:
    """Offer results."""
    given = call.given["results"]
    if not isinstance(given, list) or len(given) > RESULTS_MAX:
        raise mistake("RESULTS_TOO_MUCH")
    results = tuple(_result(world, one) for one in given)
    if len({one.id for one in results}) < len(results):
        raise mistake("RESULT_ID_DUPLICATE")
    label, payload = _button(call.get("button"))
    world.inline_queries.answer(
        call.given["inline_query_id"],
        InlineAnswer(results, label, payload),
        is_personal=bool(call.get("is_personal")),
        seconds=call.given.get("cache_time", CACHE_SECONDS),
    )
    return True


def _result(world: StandIn, given: Any) -> InlineResult:
    if not isinstance(given, dict) or given.get("type") != "article":
        raise mistake("can't parse inline query result: only articles are modelled")
    check_fields("inline query result", given, _ARTICLE)
    if not 1 <= len(str(given["id"]).encode()) <= ID_BYTES_MAX:
        raise mistake("RESULT_ID_INVALID")
    fields = check_fields(
        "input message content",
        given["input_message_content"],
        "message_text* parse_mode entities link_preview_options",
    )
    sent = {"text": fields["message_text"]} | {name: one for name, one in fields.items() if name != "message_text"}
    markup = {"reply_markup": given["reply_markup"]} if "reply_markup" in given else {}
    content = text_content(world, Call("sendMessage", sent | markup, {}), None)
    return InlineResult(given["id"], given["title"], given.get("description", ""), content)


def _button(given: Any) -> tuple[str, str]:
    if given is None:
        return "", ""
    check_fields("inline query results button", given, "text* start_parameter web_app")
    payload = given.get("start_parameter", "")
    if "web_app" not in given and not _PAYLOAD.fullmatch(payload):
        raise mistake("START_PARAM_INVALID")
    return given["text"], payload
