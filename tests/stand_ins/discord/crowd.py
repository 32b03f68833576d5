"""Scenarios of a benchmark: people who press as quickly as they are answered, in the stand-in's own process.

Each prints a line when everybody is ready, so that the other process knows when to start its clock.
"""

from __future__ import annotations

import asyncio
import json
import time
from typing import Any

import msgspec

from adapters.discord.layout import code_of, components
from adapters.screens.buttons import ACT, Code, read_code
from adapters.screens.screen import Button, Line, Screen
from engine.games import GAMES
from tests.stand_ins.discord import Channel, Interaction, Message, Person, StandIn
from tests.stand_ins.discord.bodies import MessageBody
from tests.stand_ins.discord.contents import COMPONENTS_V2, applied
from tests.stand_ins.discord.log import Log

QUIET_SECONDS = 0.3  # without a request, after which everything is shown
WAIT_SECONDS = 300.0  # a guard against waiting for ever
SIT = "sit 1"

Found = dict[str, Any]


async def press_hands(discord: StandIn, presses: int, tables: int) -> Found:
    """At each table two people play one match after the other, by the buttons of their hands."""
    await discord.ready()
    await discord.until(lambda: discord.commands, "for commands", seconds=WAIT_SECONDS)
    guild = discord.guild("Friends")
    game = next(iter(GAMES))
    tables_of = [guild.channel(f"games-{number}") for number in range(tables)]
    pairs = [[discord.person(f"{name} {number}") for name in ("Ana", "Bo")] for number in range(tables)]

    async def open_table(channel: Channel, people: list[Person]) -> None:
        await people[0].command("play", channel=channel, game=game)
        await _press_in(channel, people[1], SIT)
        await channel.stand_in.until(lambda: not _message_with(channel, SIT), "a seat taken", seconds=WAIT_SECONDS)
        await _press_in(channel, people[0], "start")

    async def play(channel: Channel, people: list[Person]) -> None:
        pressed: set[tuple[int, int]] = set()
        for _ in range(presses // tables):
            found = await discord.until(
                lambda: _to_press(channel, people, pressed), "for a turn", seconds=WAIT_SECONDS
            )
            assert found is not None
            person, message, custom_id, code = found
            pressed.add((message.id, code.number))
            _check(await person.press(message, custom_id, stale=True))

    await asyncio.gather(*map(open_table, tables_of, pairs))
    # Direct messages are opened one a second; how long that takes is not what a press costs.
    everybody = [person for people in pairs for person in people]
    await discord.until(lambda: all(one.dm.messages for one in everybody), "for hands", seconds=WAIT_SECONDS)
    return await _timed(discord, [*map(play, tables_of, pairs)])


async def press_nothing(discord: StandIn, presses: int, tables: int) -> Found:
    """As many people press as many times a button of a message like a hand, and are acknowledged."""
    await discord.ready()
    people = [discord.person(f"Ana {number}") for number in range(tables)]
    hand = Screen(
        tuple(Line(f"Line {number} of a hand with some cards: A♠ K♥ Q♦ J♣ 10♠ 9♥") for number in range(6)),
        tuple(
            tuple(Button(f"{card}♠", f"a123456789abc 1 play {card}S") for card in row) for row in ("9TJ", "QKA")
        ),
    )
    body = msgspec.convert({"components": components(hand), "flags": COMPONENTS_V2}, MessageBody)
    messages = [discord.add_message(person.dm, applied(body, [], None)) for person in people]

    async def press(person: Person, message: Message) -> None:
        for _ in range(presses // tables):
            _check(await person.press(message, message.buttons[0].custom_id))

    return await _timed(discord, [press(*pair) for pair in zip(people, messages, strict=True)])


async def _timed(discord: StandIn, everybody: list[Any]) -> Found:
    await _quiet(discord)
    discord.log = Log()
    print(json.dumps("everybody is ready"), flush=True)
    started = time.perf_counter()
    await asyncio.gather(*everybody)
    seconds = time.perf_counter() - started
    await _quiet(discord)
    requests = [*discord.log.requests]
    uploads = sum(len(request.files) for request in requests)
    return {"seconds": seconds, "requests": len(requests), "uploads": uploads}


async def _quiet(discord: StandIn) -> None:
    """Wait until nothing more is asked of Discord."""
    before: list[Any] | None = None
    while (now := [*discord.log.requests][-1:]) != before:
        before = now
        await asyncio.sleep(QUIET_SECONDS)


async def _press_in(channel: Channel, person: Person, what: str) -> None:
    """Press a button of the table as soon as it is there."""
    live = await channel.stand_in.until(lambda: _message_with(channel, what), what, seconds=WAIT_SECONDS)
    assert live is not None
    _check(await person.press(live, _custom_id(live, what)))


def _check(answer: Interaction) -> None:
    assert answer.error is None and not answer.text, answer


def _to_press(
    channel: Channel, people: list[Person], pressed: set[tuple[int, int]]
) -> tuple[Person, Message, str, Code] | None:
    """Who can press what now: an action in a hand or, when a match is over, the button for the next."""
    hands = [(person, message) for person in people for message in person.dm.messages[-1:]]
    over = _message_with(channel, "record")
    for person, message in [*hands, *([(people[0], over)] if over is not None else [])]:
        for custom_id, code in _codes(message):
            is_next = code.kind == ACT or (message is over and code.what == "start")
            if is_next and (message.id, code.number) not in pressed:
                return person, message, custom_id, code
    return None


def _codes(message: Message) -> list[tuple[str, Code]]:
    read = [(one.custom_id, read_code(code_of(one.custom_id))) for one in message.buttons]
    return [(custom_id, code) for custom_id, code in read if code is not None]


def _message_with(channel: Channel, what: str) -> Message | None:
    shown = reversed(channel.messages)
    return next((one for one in shown if any(code.what == what for _, code in _codes(one))), None)


def _custom_id(message: Message, what: str) -> str:
    return next(custom_id for custom_id, code in _codes(message) if code.what == what)
