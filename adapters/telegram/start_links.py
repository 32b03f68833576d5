"""What /start does: somebody opens the private chat, perhaps by a link that says what for."""

from __future__ import annotations

from adapters.front.answers import Answer
from adapters.front.desk import Desk
from adapters.screens.buttons import HAND, OPEN
from adapters.screens.lobby_codes import lobby_code
from adapters.store.records import Person
from adapters.telegram.chats import Chat
from adapters.telegram.links import read_seat, read_shown
from adapters.telegram.platform import TelegramPlatform
from adapters.telegram.private_answers import PrivateAnswers
from adapters.text.words import words_for
from engine.commands import Sit


class StartLinks:
    """Does what the link by which somebody came is for."""

    def __init__(self, desk: Desk, platform: TelegramPlatform, private_answers: PrivateAnswers) -> None:
        self._desk = desk
        self._platform = platform
        self._private_answers = private_answers

    async def start(self, person: Person, place: Chat, payload: str, press_id: str) -> Answer:
        """Take a seat, show something, or say how to begin."""
        if place.is_group:
            return await self._desk.help(person)
        if (table_id := read_seat(payload)) is not None:
            return await self._sit(person, table_id, press_id)
        if (code := read_shown(payload)) is None:
            return await self._desk.help(person)
        if code.kind == OPEN and code.what == HAND:
            return await self._show_hand(person, place, code.table_id)
        answer = await self._desk.press(person, code, press_id)
        if answer.record:
            said = words_for(person.language)("record-here")
            await self._private_answers.hand_over(person, f"tablemates-{answer.table_id}.txt", answer.record, said)
            return Answer()
        return answer

    async def _sit(self, person: Person, table_id: str, press_id: str) -> Answer:
        """Take a seat; the courier brings what there is to see. Whoever sits there already is shown it again."""
        view = await self._desk.table_view(person, table_id)
        if view is not None and view.me is not None:
            return await self._show_hand(person, Chat(int(person.account)), table_id)
        return await self._desk.press(person, lobby_code(table_id, 0, Sit()), press_id)

    async def _show_hand(self, person: Person, place: Chat, table_id: str) -> Answer:
        """Show a hand that is in the chat already once more; any other is brought by the courier."""
        view = await self._desk.table_view(person, table_id)
        is_seated = view is not None and view.me is not None
        if is_seated and await self._desk.bring_hand(table_id, place.address):
            return Answer()
        return await self._platform.ways_back.answered(await self._desk.hand(person, table_id), person.account)
