"""Hands for those without a private chat: they type the bot's name, are offered their own cards, and pick one.

What is picked stands in the group as their own message, which Telegram brings to the bot that offered it, even in
privacy mode. That is what counts: Telegram's own notice of a choice has to be switched on, comes for a share of
them, and does not say where. The message names the table and, by a seal that only the bot can make, what is meant:
whoever reads it learns nothing from that, and an old one fits nothing that may be done now.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
from collections import OrderedDict
from collections.abc import Callable, Sequence
from functools import partial
from html import escape
from typing import Any
from urllib.parse import parse_qs, urlsplit

from telegram.error import TelegramError

from adapters.delivery.platform import Wait
from adapters.front.answers import Answer
from adapters.front.choices import Choice
from adapters.front.desk import NEVER_LEGAL, Desk
from adapters.front.held_hands import HeldHand
from adapters.screens.buttons import ACT, Code, read_code
from adapters.screens.screen import Line, Screen
from adapters.store.records import Person
from adapters.telegram.chats import NAME, Chat
from adapters.telegram.contents import IN_PRIVATE
from adapters.telegram.identity import TelegramIdentity
from adapters.telegram.links import HELLO, hand_link, read_shown
from adapters.telegram.platform import TelegramPlatform
from adapters.telegram.private_answers import PrivateAnswers
from adapters.telegram.text import harmless
from adapters.telegram.updates import InlineQuery, Message
from adapters.text.words import words_for

log = logging.getLogger(__name__)

RESULTS_MAX = 50
ID_LENGTH = 32  # of at most 64
NOTE_SECONDS = 60.0  # for which somebody is told that what they picked was not taken
NOTES_MAX = 1_000
DONE = "✓"  # stands for what is nobody else's business
SEAL = "seal"  # the part of an address that says what is meant

Seal = Callable[[str], str]  # of the code of a choice

_NO_PREVIEW = {"is_disabled": True}


class InlineHands:
    """Offers hands, and takes what is picked from them."""

    def __init__(
        self, desk: Desk, identity: TelegramIdentity, platform: TelegramPlatform, private_answers: PrivateAnswers
    ) -> None:
        self._desk = desk
        self._identity = identity
        self._platform = platform
        self._private_answers = private_answers
        # The same in every process that knows the token, and nothing that needs to be set or stored.
        self._key = hmac.digest(platform.api.token.encode(), b"tablemates inline hands", hashlib.sha256)
        self._notes: OrderedDict[int, tuple[float, str]] = OrderedDict()  # what to tell people, and until when

    async def offer(self, query: InlineQuery) -> None:
        """Show whoever types the bot's name what they hold: to them alone, and as it is now."""
        self._platform.has_inline = True  # Nobody could have asked otherwise.
        person = await self._identity.person(query.sender, None)
        words = words_for(person.language)
        hands = await self._desk.hands.of(person)
        results = offered(hands, query.query, self._platform.username, partial(self._seal, person=person))
        said = self._note_for(query.sender.id) or (
            f"{IN_PRIVATE} {words('button-private')}" if results else words("inline-nothing")
        )
        try:
            await self._platform.api.call(
                "answerInlineQuery",
                inline_query_id=query.id,
                results=results,
                is_personal=True,
                cache_time=0,
                button={"text": said, "start_parameter": HELLO},
            )
        except TelegramError as failure:  # They have typed on, and wait for the next.
            log.info("what was typed had no answer: %s", type(failure).__name__)

    async def take(self, message: Message) -> None:
        """Do what somebody has picked, if it is something that they may do now; otherwise say why not, to them
        alone."""
        assert message.sender is not None
        found = _named(message)
        if found is None or message.forward_origin is not None:
            return
        table_id, seal = found
        person = await self._identity.person(message.sender, message.place)
        press_id = f"{NAME} {message.chat.id} {message.message_id}"
        hand = await self._desk.hands.at(person, table_id)
        meant = next((one for one in hand.choices if self._is_sealed(one, person, seal)), None) if hand else None
        code = read_code(meant.code) if meant is not None else Code(ACT, table_id, 0, NEVER_LEGAL)
        answer = await self._desk.press(person, code, press_id)
        if answer.is_refusal:
            await self._refuse(person, message.place, answer)
        else:
            self._notes.pop(message.sender.id, None)

    def _seal(self, code: str, person: Person) -> str:
        """What stands for something that a person may do at a certain moment."""
        return hmac.new(self._key, f"{person.account} {code}".encode(), hashlib.sha256).hexdigest()[:ID_LENGTH]

    def _is_sealed(self, choice: Choice, person: Person, seal: str) -> bool:
        return hmac.compare_digest(self._seal(choice.code, person), seal)

    # --- What is not taken -----------------------------------------------------------------------------

    async def _refuse(self, person: Person, place: Chat, answer: Answer) -> None:
        """Say why not in the private chat; without one alone in the group or, where the bot may not do that, when
        they type its name again."""
        account, screen = int(person.account), Screen((Line(answer.text),), short=answer.text)
        if await self._private_answers.tell(Chat(account), screen):
            return
        if place.is_group and await self._platform.may_show_alone(place, account):
            try:
                if await self._platform.ephemerals.send(place, account, screen) is not None:
                    return
            except Wait:
                pass
        self._notes[account] = asyncio.get_running_loop().time() + NOTE_SECONDS, answer.text
        if len(self._notes) > NOTES_MAX:
            self._notes.popitem(last=False)

    def _note_for(self, account: int) -> str:
        until, text = self._notes.get(account, (0.0, ""))
        return text if asyncio.get_running_loop().time() < until else ""


def offered(hands: Sequence[HeldHand], typed: str, username: str, seal: Seal) -> list[dict[str, Any]]:
    """What may be picked, at each table, as the Bot API takes it; the code of one in front says which is meant."""
    code, _, rest = typed.strip().partition(" ")
    named = [hand for hand in hands if hand.code == code]
    wanted = rest if named else typed
    results: list[dict[str, Any]] = []
    for hand in named or hands:
        results += [_pick(hand, one, username, seal(one.code)) for one in hand.choices if one.fits(wanted)]
        if not wanted.strip():
            results.append(_look(hand))
    return results[:RESULTS_MAX]


def _pick(hand: HeldHand, choice: Choice, username: str, seal: str) -> dict[str, Any]:
    link = f"{hand_link(username, hand.table_id)}&{SEAL}={seal}"
    told = harmless(choice.short) if choice.code in hand.opened else DONE
    linked = f'<a href="{escape(link)}">{escape(told, quote=False)}</a>'
    return _article(seal, choice.label, hand.title, linked)


def _look(hand: HeldHand) -> dict[str, Any]:
    """All that somebody holds, to look at; whoever picks it says what everybody knows."""
    told = escape(harmless(hand.turn), quote=False)
    return _article(f"look {hand.table_id}", hand.cards, hand.turn, told)


def _article(number: str, title: str, about: str, html: str) -> dict[str, Any]:
    content = {"message_text": html, "parse_mode": "HTML", "link_preview_options": _NO_PREVIEW}
    return {
        "type": "article",
        "id": number,
        "title": title,
        "description": about,
        "input_message_content": content,
    }


def _named(message: Message) -> tuple[str, str] | None:
    """The table that a picked message is about, and the seal of what is meant."""
    for entity in message.entities:
        asked = parse_qs(urlsplit(entity.url).query)
        code = read_shown("".join(asked.get("start", ())))
        if code is not None and code.table_id and SEAL in asked:
            return code.table_id, asked[SEAL][0]
    return None
