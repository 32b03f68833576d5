"""A platform on which a hand may live in the answer to a press."""

from __future__ import annotations

from typing import Any, NamedTuple

from adapters.delivery.platform import Sent, Target, Wait, Way
from adapters.screens import Screen
from tests.adapters.chats import Chats


class Answering(Chats):
    """A platform whose people have answers to their presses rewritten."""

    def __init__(self, **abilities: Any) -> None:
        super().__init__(**abilities)
        self.answered: list[Screen] = []
        self.deleted: list[str] = []
        self.is_busy = False  # to delete answers

    async def edit(self, target: Target, sent: Sent, screen: Screen, way: Way | None = None) -> Sent:
        """Rewrite an answer, or a message."""
        if not sent.ref.startswith("e"):
            return await super().edit(target, sent, screen, way)
        self.answered.append(screen)
        return sent

    async def delete(self, target: Target, sent: Sent) -> None:
        """Take an answer off its receiver's screen, if that can be done now; or remove a message."""
        if not sent.ref.startswith("e"):
            await super().delete(target, sent)
        elif self.is_busy:
            raise Wait(1.0)
        else:
            self.deleted.append(sent.ref)


class Lent(NamedTuple):
    """The way of answering that a press lends; in a place it makes a message for the presser alone."""

    ref: str = "e1"
    place: str = "#games"
