"""Leaks on purpose, to test the search for secrets: a table that tells everybody what one person holds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from adapters.delivery import chat_update, match_log
from adapters.screens import private_screen, public_screen
from adapters.screens.appearance import Appearance
from adapters.screens.screen import Button, Line, Screen
from engine.table import Table
from engine.table_view import PLAYING
from tests.hidden_cards import WORDS

Leak = Callable[[pytest.MonkeyPatch], None]


def hand_of_the_first(table: Table) -> Screen:
    """What the person in the first seat sees alone."""
    own = private_screen(table.view(table.chairs[0].person), ("Ana", "Bea"), WORDS, appearance=Appearance())
    assert own is not None
    return own


def in_place(patch: pytest.MonkeyPatch, added: Callable[[Screen, Screen], Screen]) -> None:
    """Have the table tell everybody more than it should."""
    tables: list[Table] = []
    show_place = chat_update.ChatUpdater._show_place

    async def showing(self: chat_update.ChatUpdater, messages: Any, table: Table, *rest: Any) -> float | None:
        tables.append(table)
        return await show_place(self, messages, table, *rest)

    def told(*given: Any, **rest: Any) -> Screen:
        screen = public_screen(*given, **rest)
        return added(screen, hand_of_the_first(tables[-1])) if tables[-1].phase == PLAYING else screen

    patch.setattr(chat_update.ChatUpdater, "_show_place", showing)
    patch.setattr(chat_update, "public_screen", told)


def words_in_place(patch: pytest.MonkeyPatch) -> None:
    """The hand stands beneath the table."""
    in_place(patch, lambda screen, own: screen._replace(lines=(*screen.lines, *own.lines)))


def codes_in_place(patch: pytest.MonkeyPatch) -> None:
    """The hand can be read from the codes of buttons, where people do not look but programs do."""

    def added(screen: Screen, own: Screen) -> Screen:
        unseen = [one._replace(label="…") for row in own.controls for one in row if isinstance(one, Button)]
        return screen._replace(controls=(*screen.controls, tuple(unseen)))

    in_place(patch, added)


def picture_in_place(patch: pytest.MonkeyPatch) -> None:
    """The table is drawn as one hand."""
    in_place(patch, lambda screen, own: screen._replace(picture=own.picture))


def log_in_place(patch: pytest.MonkeyPatch) -> None:
    """The log tells of a card that nobody has played."""
    patch.setattr(match_log, "log_screen", lambda *_: Screen((Line("Ana holds Q♠︎ and 10♥︎."),)))
