"""Pressing what asks first."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Protocol, TypeVar

from adapters.front.second_press import TWICE_SECONDS
from adapters.text.words import words_for

_ASKED = words_for("en")("press-again", what="|").partition("|")[2].strip("\u2069")


class Told(Protocol):
    """What somebody was told alone."""

    @property
    def text(self) -> str:
        """In words."""


Answer = TypeVar("Answer", bound=Told)


def asks(told: Told) -> bool:
    """Whether that is the question whether they mean it."""
    return told.text.endswith(_ASKED)


async def press_surely(press: Callable[[], Awaitable[Answer]]) -> Answer:
    """Press, and once more where that is asked; again, should so much time have passed that it is asked again."""
    answer = await press()
    while asks(answer):
        await asyncio.sleep(TWICE_SECONDS)
        answer = await press()
    return answer
