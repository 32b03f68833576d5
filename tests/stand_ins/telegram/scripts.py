"""What people do in a measurement; these run in the child process, beside the server."""

from __future__ import annotations

import asyncio
import time
from typing import NamedTuple

from .keyboards import Button
from .messages import Content, Message
from .people import Person
from .stand_in import StandIn


class Figures(NamedTuple):
    """What a run took: all presses, the wall clock, each press in order, and the stand-in's own part."""

    presses: int
    seconds: float
    press_seconds: list[float]
    requests: int
    cpu_seconds: float


async def press_many(telegram: StandIn, presses: int, at_once: int, warm_up: int = 0) -> Figures:
    """Press one button again and again, with this many presses open at a time; the bot need not have sent it."""
    anna = telegram.person("Anna", has_started=True)
    button = {"text": "Press", "callback_data": "press"}
    content = Content("A button", (), None, ((Button("Press", "press"),),), {"inline_keyboard": [[button]]})
    message = anna.private.add(telegram.bot, content)
    await _press(anna, message, warm_up, at_once)
    requests, cpu, began = len(telegram.log), time.process_time(), time.perf_counter()
    press_seconds = await _press(anna, message, presses, at_once)
    return Figures(
        presses,
        time.perf_counter() - began,
        press_seconds,
        len(telegram.log) - requests,
        time.process_time() - cpu,
    )


async def _press(anna: Person, message: Message, presses: int, at_once: int) -> list[float]:
    slots = asyncio.Semaphore(at_once)

    async def press() -> float:
        async with slots:
            began = time.perf_counter()
            await anna.press(message, "press", seconds=60)
            return time.perf_counter() - began

    return list(await asyncio.gather(*(press() for _ in range(presses))))
