"""A second press on the same button before a seat is given up or a table is closed, for whoever wants to be asked.

The buttons of a lobby are the same for everyone in a chat, so that none of them can change into a question: the
presser alone is told to press once more.
"""

from __future__ import annotations

from collections import OrderedDict

from adapters.screens.appearance import appearance_of
from adapters.screens.buttons import Code
from adapters.store.records import Person
from adapters.text.words import words_for
from engine.commands import Close, Command, Leave
from engine.host import Clock
from engine.table import Table

ASKED_SECONDS = 30.0  # that a question stands
TWICE_SECONDS = 0.3  # within which two presses are one finger that slipped
ASKED_MAX = 10_000


class SecondPress:
    """Who was asked lately whether they mean it."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._asked: OrderedDict[tuple[int, str, str], tuple[float, str]] = OrderedDict()  # when, by which press

    def question(self, person: Person, table: Table, command: Command, code: Code, press_id: str) -> str:
        """What to ask before this is done; "" if it is to be done, or will be refused anyway."""
        label = _label(person, table, command)
        if not label or not appearance_of(person.settings).asks_twice:
            return ""
        key, now = (person.id, code.table_id, code.what), self._clock.now()
        asked_at, asked_by = self._asked.get(key, (-ASKED_SECONDS, ""))
        # The press that was asked about may be delivered twice, and a clock may be set back.
        if asked_by != press_id and TWICE_SECONDS <= now - asked_at < ASKED_SECONDS:
            return ""
        self._asked.pop(key, None)
        self._asked[key] = (now, press_id)
        if len(self._asked) > ASKED_MAX:
            self._asked.popitem(last=False)
        return words_for(person.language)("press-again", what=label)


def _label(person: Person, table: Table, command: Command) -> str:
    """What the button is called, if it is one that asks and this person may press it."""
    words = words_for(person.language)
    if isinstance(command, Leave) and table.seat_of(person.id) is not None:
        return words("button-leave")
    if isinstance(command, Close) and table.owner == person.id:
        return words("button-close")
    return ""
