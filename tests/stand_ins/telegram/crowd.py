"""Scenarios of a benchmark: people who press as quickly as they are answered, in the stand-in's own process.

Each yields once when everybody is ready, so that the other process knows when to start its clock, and its figures
when all is shown.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Coroutine
from typing import Any

from adapters.screens.buttons import ACT, Code, read_code
from engine.games import GAMES

from .chats import Group
from .keyboards import Button
from .messages import Content, Message
from .people import Answer, Person
from .stand_in import StandIn

QUIET_SECONDS = 0.3  # without a request, after which everything is shown
WAIT_SECONDS = 300.0  # a guard against waiting for ever
SIT = "sit 1"
FETCHING = frozenset({"getUpdates"})

Found = dict[str, Any]


async def press_hands(
    telegram: StandIn, presses: int, tables: int, *, has_pictures: bool = False
) -> AsyncIterator[Found]:
    """At each table two people play one match after the other, by the buttons of their hands.

    Unless they are to see pictures, which take longer than all else, they have chosen words alone.
    """
    await telegram.until(lambda: telegram.requests("getUpdates"), WAIT_SECONDS)
    game = next(iter(GAMES))
    pairs = [
        [telegram.person(f"{name} {number}", has_started=True) for name in ("Ana", "Bo")]
        for number in range(tables)
    ]
    groups = [telegram.group(f"Friends {number}", *pair) for number, pair in enumerate(pairs)]

    async def open_table(group: Group, people: list[Person]) -> None:
        if not has_pictures:
            for person in people:
                await person.command("/settings pictures off")
            await people[0].command("/settings place pictures off", group)
        await people[0].command(f"/play {game}", group)
        await _press_in(telegram, group, people[1], SIT)
        await telegram.until(lambda: _button(group, SIT) is None, WAIT_SECONDS)
        await _press_in(telegram, group, people[0], "start")

    async def play(people: list[Person]) -> None:
        pressed: set[tuple[int, str, int]] = set()
        for _ in range(presses // tables):
            person, message, data, code = await telegram.until(lambda: _to_press(people, pressed), WAIT_SECONDS)
            pressed.add((message.id, code.kind, code.number))
            if code.kind != ACT:  # The button for the next match may be there a little longer than it works.
                await person.press(message, data, is_stale=True, seconds=WAIT_SECONDS)
                continue
            _check(await person.press(message, data, is_stale=True, seconds=WAIT_SECONDS))

    await asyncio.gather(*map(open_table, groups, pairs))
    async for found in _timed(telegram, [*map(play, pairs)]):
        yield found


async def press_nothing(telegram: StandIn, presses: int, tables: int) -> AsyncIterator[Found]:
    """As many people press as many times a button of a message like a hand, and are answered."""
    await telegram.until(lambda: telegram.requests("getUpdates"), WAIT_SECONDS)
    text = "\n".join(f"Line {number} of a hand with some cards: A♠ K♥ Q♦ J♣ 10♠ 9♥" for number in range(4))
    rows = tuple(
        tuple(Button(f"{card}♠", f"a123456789abc 1 play {card}S") for card in row) for row in ("9TJ", "QKA")
    )
    markup = [[{"text": one.label, "callback_data": one.data} for one in row] for row in rows]
    content = Content(text, (), None, rows, {"inline_keyboard": markup})
    people = [telegram.person(f"Ana {number}", has_started=True) for number in range(2 * tables)]
    messages = [person.private.add(telegram.bot, content) for person in people]

    async def press(person: Person, message: Message) -> None:
        for _ in range(presses // tables):
            _check(await person.press(message, "9♠", seconds=WAIT_SECONDS))

    async for found in _timed(telegram, [press(*pair) for pair in zip(people[::2], messages[::2], strict=True)]):
        yield found


async def _timed(telegram: StandIn, everybody: list[Coroutine[Any, Any, None]]) -> AsyncIterator[Found]:
    await _quiet(telegram)
    telegram.log.clear()
    yield {}
    started = time.perf_counter()
    await asyncio.gather(*everybody)
    seconds = time.perf_counter() - started
    await _quiet(telegram)
    calls = [request for request in telegram.log if request.method not in FETCHING]
    yield {"seconds": seconds, "requests": len(calls)}


async def _quiet(telegram: StandIn) -> None:
    """Wait until nothing more is asked of Telegram but for updates."""
    before = -1
    while (now := sum(one.method not in FETCHING for one in telegram.log)) != before:
        before = now
        await asyncio.sleep(QUIET_SECONDS)


async def _press_in(telegram: StandIn, group: Group, person: Person, what: str) -> None:
    """Press a button of the table as soon as it is there."""
    live, data = await telegram.until(lambda: _button(group, what), WAIT_SECONDS)
    _check(await person.press(live, data))


def _check(answer: Answer) -> None:
    """A press that counts is answered with nothing, or with what was done."""
    assert answer == Answer() or (answer.text.startswith("✓ ") and not answer.is_alert), answer


def _to_press(
    people: list[Person], pressed: set[tuple[int, str, int]]
) -> tuple[Person, Message, str, Code] | None:
    """Who can press what now: an action in a hand or, when a match is over, the button for the next."""
    for person in people:
        for message in person.private.from_bot[-2:]:
            for data, code in _codes(message):
                is_next = code.kind == ACT or (code.what == "start" and person is people[0])
                if is_next and (message.id, code.kind, code.number) not in pressed:
                    return person, message, data, code
    return None


def _codes(message: Message) -> list[tuple[str, Code]]:
    read = [(one.data, read_code(one.data)) for one in message.buttons if one.data is not None]
    return [(data, code) for data, code in read if code is not None]


def _button(group: Group, what: str) -> tuple[Message, str] | None:
    found = [(one, data) for one in group.from_bot for data, code in _codes(one) if code.what == what]
    return found[-1] if found else None
